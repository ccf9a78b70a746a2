# --- proč něco nejde: věta ke každému pravidlu, na které se odmítnutí může odvolat ---
whose-turn = Na tahu je ⟦hráč { $seat }⟧.
whose-choice = Teď rozhoduje ⟦hráč { $seat }⟧.
refusal-CF-2-1 = { $turn ->
    [other] { whose-choice }
   *[own] Tento národ už má někdo jiný, zvol jiný.
}
refusal-CF-3-6 = Díl mapy tam leží lícem dolů: nejdřív ho objev.
refusal-CF-4-1 = Hlavní město stojí na jednom ze čtyř prostředních políček tvého domovského dílu.
refusal-CF-4-4 = Tvé první figurky stojí na políčkách kolem hlavního města.
refusal-CF-4-16 = Umísti to do okolí hlavního města, na souš.
refusal-CF-4-17 = { whose-choice }
refusal-CF-5-2 = { whose-turn }
refusal-CF-6-2 = Tohle na začátek tahu nepatří: zakládej města, změň státní zřízení, přiřaď osadníky, nebo skonči.
refusal-CF-7-1 = Víc měst mít nesmíš; tvůj limit: { $cities }.
refusal-CF-7-2 = Takového osadníka na mapě nemáš.
refusal-CF-7-3 = Město nemůže stát na vodě.
refusal-CF-7-4 = Všech osm políček kolem nového města musí být na mapě a objevených.
refusal-CF-7-5 = Vedle { $square } je chýše nebo vesnice.
refusal-CF-7-6 = Vedle { $square } stojí nepřátelská figurka.
refusal-CF-7-7 = { $square } je příliš blízko jinému městu: musí mezi nimi být aspoň dvě políčka.
refusal-CF-7-9 = Figurka ustoupí na políčko v okolí nového města.
refusal-CF-7-14 = Tvé další figurky z { $square } by neměly kam ustoupit.
refusal-CF-8-1 = Toto státní zřízení už máš.
refusal-CF-8-2 = Pro zřízení „{ $government }“ potřebuješ technologii „{ $unlocking }“.
refusal-CF-8-5 = Nejdřív přejdi k anarchii; přímo se zavádí jen právě zpřístupněné zřízení.
refusal-CF-8-6 = Anarchie začala teprve v tomto tahu, opustit ji smíš až v příštím.
refusal-CF-8-7 = Za anarchie tvé hlavní město nejedná.
refusal-CF-8-8 = V tomto tahu už jedna tvá změna státního zřízení proběhla.
refusal-CF-8-12 = Za demokracie na jiné hráče neútočíš.
refusal-CF-9-1 = Takového osadníka nebo takové město nemáš.
refusal-CF-9-2 = Tento osadník přišel na mapu teprve v tomto tahu, sbírat může od příštího.
refusal-CF-9-7 = Přesně to už osadník dělá.
refusal-CF-10-4 = Na { $square } je blokáda: stojí tam nepřátelská figurka a nic tam nelze umístit.
refusal-CF-11-5 = { $turn ->
    [other] Obchodování už pro tebe skončilo. Znovu se otevře, jen když ti někdo něco nabídne.
   *[own] Je fáze obchodu: nabízej, odpovídej na nabídky, nebo skonči.
}
refusal-CF-11-8 = { $kind ->
    [offer] Takovou nabídku teď podat nejde: patří jednomu jinému hráči a otevřené smíš mít nejvýš tři.
   *[other] Tohle do nabídky nepatří: někdo z vás to nemá, nebo se právě nic nenabízí.
}
refusal-CF-11-9 = Žádná taková nabídka pro tebe není.
refusal-CF-12-1 = { $kind ->
    [city] { $has_city ->
        [yes] Toto město už v tomto tahu jednalo.
       *[no] Takové město nemáš.
    }
    [use] „{ $card }“ se nepoužívá samostatně: patří k akci města, nebo nastává samo.
   *[other] Je správa měst: zvol město a co udělá, nebo skonči.
}
refusal-CF-12-5 = Tohle stojí { $cost }. Město má produkci { $production }, s veškerým tvým obchodem { $budget }.
refusal-CF-12-10 = Toto město teď nemůže jednou akcí postavit dvě věci.
refusal-CF-12-13 = V okolí tohoto města není políčko, kam by se dalo postavit: { $item }.
refusal-CF-13-1 = Žádnou takovou figurku už v zásobě nemáš.
refusal-CF-13-2 = Nová figurka patří do okolí města, které ji staví.
refusal-CF-13-3 = Na vodu zatím figurky umísťovat nemůžeš.
refusal-CF-13-4 = Na { $square } už není místo; na jednom políčku smí stát tolik tvých figurek: { $stacking }.
refusal-CF-13-5 = Nového osadníka nelze umístit tam, kde stojí nepřátelská figurka.
refusal-CF-13-6 = V okolí tohoto města není pro novou figurku místo.
refusal-CF-14-1 = Pro letectvo potřebuješ technologii Létání.
refusal-CF-14-6 = Karty tohoto druhu už došly.
refusal-CF-15-1 = { $lacks ->
    [technology] Potřebuješ technologii „{ $needed }“, jinak nelze postavit { $item }.
   *[supply] Na trhu už není žeton, kterým by šlo postavit { $item }.
}
refusal-CF-15-2 = Na { $square } nelze postavit { $item }: musí to být v okolí města a na správném terénu.
refusal-CF-15-6 = Toto město už jednu unikátní budovu má.
refusal-CF-15-13 = Znáš už vylepšenou stranu této budovy: stav tu.
refusal-CF-15-16 = { $lacks ->
    [technology] Potřebuješ technologii „{ $needed }“, jinak nelze postavit { $item }.
   *[supply] Toto město už hradby má.
}
refusal-CF-16-1 = Tento div na trhu není.
refusal-CF-16-4 = Div patří do okolí města, které ho staví.
refusal-CF-16-9 = Div nemůže stát na vodě.
refusal-CF-16-10 = Toto město už jeden div má.
refusal-CF-16-15 = Tyto dvě suroviny teď město jednou akcí vytěžit nemůže.
refusal-CF-17-3 = Další pole stojí { $space_cost }; ty máš { $culture } a { $trade }.
refusal-CF-18-2 = { $turn ->
    [other] { whose-choice }
   *[own] Máš příliš mnoho kulturních událostí, limit: { $limit }. Nejdřív některou odhoď.
}
refusal-CF-18-5 = „{ $card }“ teď zahrát nejde: nemáš ji v ruce, nebo patří do jiné fáze.
refusal-CF-18-13 = { $turn ->
    [other] { whose-choice }
   *[own] Na oplátku se smíš naučit technologii, kterou druhý hráč zná, nebo nic.
}
refusal-CF-18-18 = Teď to nejde: chybí platný cíl, nebo nejdřív dokonči, co máš rozdělané.
refusal-CF-19-2 = Umísti slavnou osobnost do okolí některého svého města, nebo ji nech v rezervě.
refusal-CF-19-3 = Slavná osobnost stojí na souši v okolí tvého města, kde není nepřátelská figurka.
refusal-CF-19-4 = Taková slavná osobnost v tvé rezervě není, nebo přišla teprve v tomto tahu.
refusal-CF-20-1 = Tohle město vytěžit nemůže: na žádném jeho políčku to není, nebo to na trhu došlo.
refusal-CF-20-5 = Na tohle ti chybějí suroviny.
refusal-CF-20-7 = „{ $card }“ už v tomto tahu posloužila, nebo není tvá.
refusal-CF-20-8 = „{ $card }“ teď použít nejde.
refusal-CF-21-1 = { $kind ->
    [step] Kroky už nezbývají.
   *[other] Je fáze pohybu: zvol figurky, které se ještě nepohnuly, nebo skonči.
}
refusal-CF-21-4 = { $kind ->
    [move] Na { $square } není tvá figurka, která by se v tomto tahu ještě mohla pohnout.
   *[other] Tvé figurky jsou na cestě: jdi dál, objevuj, nebo zastav.
}
refusal-CF-21-5 = Taková skupina tam nestojí.
refusal-CF-21-8 = Na { $square } nelze zastavit, není tam místo; na jednom políčku smí stát tolik tvých figurek: { $stacking }.
refusal-CF-21-9 = Tvé figurky zatím na vodu nesmějí.
refusal-CF-21-10 = Tvé figurky zatím na vodě nesmějí zastavit.
refusal-CF-21-12 = V centru vlastního města figurky nezastavují.
refusal-CF-21-14 = Tam mapa končí.
refusal-CF-22-1 = Neleží tam žádný díl lícem dolů, nebo na objevení nezbývá krok.
refusal-CF-22-6 = Po objevení by figurky neměly jak opustit vodu.
refusal-CF-23-1 = Osadníci sami do chýší a vesnic nevstupují, musí je vést armáda.
refusal-CF-23-7 = { $turn ->
    [other] { whose-choice }
   *[own] Chybějící kartu barbarů vezmi z pěchoty, střelců nebo jízdy, pokud tam nějaká je.
}
refusal-CF-23-9 = Barbaři žádné schopnosti nepoužívají.
refusal-CF-24-1 = Osadníci sami nevstupují k nepřátelským figurkám ani do cizího města.
refusal-CF-25-9 = V tomto boji je na tahu ⟦hráč { $seat }⟧.
refusal-CF-25-10 = { $kind ->
    [unit] Takovou jednotku v tomto boji nemáš, nebo už jedna tvá v tomto tahu nastoupila.
   *[other] Zahraj některou ze svých jednotek, nebo použij schopnost pro boj.
}
refusal-CF-25-14 = Na této frontě nestojí osamocená nepřátelská jednotka.
refusal-CF-25-21 = „{ $card }“ se používá ještě před zahráním jednotky.
refusal-CF-25-22 = Není tu žádná nepřátelská jednotka, kterou by šlo zranit.
refusal-CF-25-23 = Žádná tvá vyložená jednotka není zraněná.
refusal-CF-26-8 = { $turn ->
    [other] { whose-choice }
   *[own] Jako kořist si vezmi až 3 body obchodu, až 3 žetony kultury, nebo surovinu, pokud to poražený má.
}
refusal-CF-26-11 = Za město se naučíš technologii poraženého, kterou neznáš a máš pro ni místo v pyramidě.
refusal-CF-26-14 = Tohle si vzít nemůžeš: poražený to nemá, nebo to tady není kořist.
refusal-CF-26-18 = { $turn ->
    [other] { whose-choice }
   *[own] Na tohle tvé body nestačí, nebo to poražený nemá.
}
refusal-CF-27-1 = { $turn ->
    [other] Tvá volba je hotová, nebo v tomto tahu nemáš co zkoumat; počkej na ostatní.
   *[own] Zvol technologii, kterou vyzkoumáš, nebo žádnou.
}
refusal-CF-27-2 = { $known ->
    [yes] Technologii „{ $tech }“ už znáš.
   *[no] „{ $tech }“ potřebuje { $price }; ty máš { $trade }.
}
refusal-CF-27-3 = „{ $tech }“ úrovně { $level } musí v pyramidě ležet na dvou kartách úrovně { $below }.
refusal-CF-28-8 = „{ $card }“ stojí { $fee }; ty máš { $trade } a { $culture }.
refusal-CF-28-16 = Toto políčko uzavřela špionáž: v tomto tahu ho žádná figurka neopustí.
refusal-CF-28-20 = { $turn ->
    [other] { whose-choice }
   *[own] Znič budovu pod svou armádou, nebo ji nech stát.
}
refusal-CF-29-4 = Na kartu „{ $card }“ už se další mince nevejde.
refusal-CF-30-5 = Hra už skončila.
refusal-CF-31-1 = { $turn ->
    [other] Ostatní právě rozhodují, zda zasáhnou.
   *[own] Do tohoto pohybu můžeš zasáhnout, nebo nedělat nic.
}
refusal-CF-31-2 = Tímhle to zrušit nejde.
refusal-CF-31-3 = Nejdřív ostatní řeknou, zda to zruší.
refusal-CF-31-7 = Tato událost na tebe nemíří.
refusal-CF-31-11 = { $turn ->
    [other] { whose-choice }
   *[own] Zaplať něčím jiným, nebo vezmi schopnost zpět.
}
refusal-CF-32-4 = { $turn ->
    [other] { whose-choice }
   *[own] Zachraň jednu ze svých jednotek padlých v tomto boji, nebo žádnou.
}
refusal-CF-32-5 = Tohle teď město zdarma postavit nemůže.
refusal-CF-32-6 = { $turn ->
    [other] { whose-choice }
   *[own] Vezmi si surovinu, která je na trhu.
}
refusal-CF-32-12 = { $turn ->
    [other] { whose-choice }
   *[own] Obětovat lze jen jednu figurku, v cizím městě, jednou za tah a jen když se tam máš co naučit.
}
refusal-CF-33-5 = Víc nabídek v této fázi podat nesmíš, limit u stolu: { $offers }.
