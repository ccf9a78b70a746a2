# --- prečo niečo nejde: veta ku každému pravidlu, na ktoré sa odmietnutie môže odvolať ---
whose-turn = Na ťahu je ⟦hráč { $seat }⟧.
whose-choice = Teraz rozhoduje ⟦hráč { $seat }⟧.
refusal-CF-2-1 = { $turn ->
    [other] { whose-choice }
   *[own] Tento národ už má niekto iný, zvoľ iný.
}
refusal-CF-3-6 = Mapový diel tam leží lícom nadol: najprv ho objav.
refusal-CF-4-1 = Hlavné mesto stojí na jednom zo štyroch prostredných políčok tvojho domovského dielu.
refusal-CF-4-4 = Tvoje prvé figúrky stoja na políčkach okolo hlavného mesta.
refusal-CF-4-16 = Umiestni to do okolia hlavného mesta, na súš.
refusal-CF-4-17 = { whose-choice }
refusal-CF-5-2 = { whose-turn }
refusal-CF-6-2 = Toto na začiatok ťahu nepatrí: zakladaj mestá, zmeň štátne zriadenie, priraď osadníkov, alebo skonči.
refusal-CF-7-1 = Viac miest mať nesmieš; tvoj limit: { $cities }.
refusal-CF-7-2 = Takého osadníka na mape nemáš.
refusal-CF-7-3 = Mesto nemôže stáť na vode.
refusal-CF-7-4 = Všetkých osem políčok okolo nového mesta musí byť na mape a objavených.
refusal-CF-7-5 = Vedľa { $square } je chyža alebo dedina.
refusal-CF-7-6 = Vedľa { $square } stojí nepriateľská figúrka.
refusal-CF-7-7 = { $square } je príliš blízko inému mestu: musia medzi nimi byť aspoň dve políčka.
refusal-CF-7-9 = Figúrka ustúpi na políčko v okolí nového mesta.
refusal-CF-7-14 = Tvoje ďalšie figúrky z { $square } by nemali kam ustúpiť.
refusal-CF-8-1 = Toto štátne zriadenie už máš.
refusal-CF-8-2 = Na zriadenie „{ $government }“ potrebuješ technológiu „{ $unlocking }“.
refusal-CF-8-5 = Najprv prejdi k anarchii; priamo sa zavádza len práve sprístupnené zriadenie.
refusal-CF-8-6 = Anarchia sa začala až v tomto ťahu, opustiť ju smieš až v nasledujúcom.
refusal-CF-8-7 = Počas anarchie tvoje hlavné mesto nekoná.
refusal-CF-8-8 = V tomto ťahu už jedna tvoja zmena štátneho zriadenia prebehla.
refusal-CF-8-12 = Počas demokracie na iných hráčov neútočíš.
refusal-CF-9-1 = Takého osadníka alebo také mesto nemáš.
refusal-CF-9-2 = Tento osadník prišiel na mapu až v tomto ťahu, zbierať môže od nasledujúceho.
refusal-CF-9-7 = Presne to už osadník robí.
refusal-CF-10-4 = Na { $square } je blokáda: stojí tam nepriateľská figúrka a nič tam nemožno umiestniť.
refusal-CF-11-5 = { $turn ->
    [other] Obchodovanie sa už pre teba skončilo. Znovu sa otvorí, len keď ti niekto niečo ponúkne.
   *[own] Je fáza Obchod: ponúkaj, odpovedaj na ponuky, alebo skonči.
}
refusal-CF-11-8 = { $kind ->
    [offer] Takú ponuku teraz podať nejde: patrí jednému inému hráčovi a otvorené smieš mať najviac tri.
   *[other] Toto do ponuky nepatrí: niekto z vás to nemá, alebo sa práve nič neponúka.
}
refusal-CF-11-9 = Žiadna taká ponuka pre teba nie je.
refusal-CF-12-1 = { $kind ->
    [city] { $has_city ->
        [yes] Toto mesto už v tomto ťahu konalo.
       *[no] Také mesto nemáš.
    }
    [use] „{ $card }“ sa nepoužíva samostatne: patrí k akcii mesta, alebo nastáva sama.
   *[other] Je správa miest: zvoľ mesto a čo urobí, alebo skonči.
}
refusal-CF-12-5 = Toto stojí { $cost }. Mesto má produkciu { $production }, so všetkým tvojím obchodom { $budget }.
refusal-CF-12-10 = Toto mesto teraz nemôže jednou akciou postaviť dve veci.
refusal-CF-12-13 = V okolí tohto mesta nie je políčko, kam by sa dalo postaviť: { $item }.
refusal-CF-13-1 = Žiadnu takú figúrku už v zásobe nemáš.
refusal-CF-13-2 = Nová figúrka patrí do okolia mesta, ktoré ju stavia.
refusal-CF-13-3 = Na vodu zatiaľ figúrky umiestňovať nemôžeš.
refusal-CF-13-4 = Na { $square } už nie je miesto; na jednom políčku smie stáť toľko tvojich figúrok: { $stacking }.
refusal-CF-13-5 = Nového osadníka nemožno umiestniť tam, kde stojí nepriateľská figúrka.
refusal-CF-13-6 = V okolí tohto mesta nie je pre novú figúrku miesto.
refusal-CF-14-1 = Na letecké jednotky potrebuješ technológiu Lietanie.
refusal-CF-14-6 = Karty tohto druhu sa už minuli.
refusal-CF-15-1 = { $lacks ->
    [technology] Potrebuješ technológiu „{ $needed }“, inak nemožno postaviť { $item }.
   *[supply] Na trhu už nie je žetón, ktorým by sa dalo postaviť { $item }.
}
refusal-CF-15-2 = Na { $square } nemožno postaviť { $item }: musí to byť v okolí mesta a na správnom teréne.
refusal-CF-15-6 = Toto mesto už jednu unikátnu budovu má.
refusal-CF-15-13 = Poznáš už vylepšenú stranu tejto budovy: stavaj tú.
refusal-CF-15-16 = { $lacks ->
    [technology] Potrebuješ technológiu „{ $needed }“, inak nemožno postaviť { $item }.
   *[supply] Toto mesto už hradby má.
}
refusal-CF-16-1 = Tento div na trhu nie je.
refusal-CF-16-4 = Div patrí do okolia mesta, ktoré ho stavia.
refusal-CF-16-9 = Div nemôže stáť na vode.
refusal-CF-16-10 = Toto mesto už jeden div má.
refusal-CF-16-15 = Tieto dve suroviny teraz mesto jednou akciou vyťažiť nemôže.
refusal-CF-17-3 = Ďalšie pole stojí { $space_cost }; ty máš { $culture } a { $trade }.
refusal-CF-18-2 = { $turn ->
    [other] { whose-choice }
   *[own] Máš priveľa kultúrnych udalostí, limit: { $limit }. Najprv niektorú odhoď.
}
refusal-CF-18-5 = „{ $card }“ teraz zahrať nejde: nemáš ju v ruke, alebo patrí do inej fázy.
refusal-CF-18-13 = { $turn ->
    [other] { whose-choice }
   *[own] Na oplátku sa smieš naučiť technológiu, ktorú druhý hráč pozná, alebo nič.
}
refusal-CF-18-18 = Teraz to nejde: chýba platný cieľ, alebo najprv dokonči, čo máš rozrobené.
refusal-CF-19-2 = Umiestni slávnu osobnosť do okolia niektorého svojho mesta, alebo ju nechaj v rezerve.
refusal-CF-19-3 = Slávna osobnosť stojí na súši v okolí tvojho mesta, kde nie je nepriateľská figúrka.
refusal-CF-19-4 = Taká slávna osobnosť v tvojej rezerve nie je, alebo prišla až v tomto ťahu.
refusal-CF-20-1 = Toto mesto vyťažiť nemôže: na žiadnom jeho políčku to nie je, alebo sa to na trhu minulo.
refusal-CF-20-5 = Na toto ti chýbajú suroviny.
refusal-CF-20-7 = „{ $card }“ už v tomto ťahu poslúžila, alebo nie je tvoja.
refusal-CF-20-8 = „{ $card }“ teraz použiť nejde.
refusal-CF-21-1 = { $kind ->
    [step] Kroky už nezostávajú.
   *[other] Je fáza pohybu: zvoľ figúrky, ktoré sa ešte nepohli, alebo skonči.
}
refusal-CF-21-4 = { $kind ->
    [move] Na { $square } nie je tvoja figúrka, ktorá by sa v tomto ťahu ešte mohla pohnúť.
   *[other] Tvoje figúrky sú na ceste: choď ďalej, objavuj, alebo zastav.
}
refusal-CF-21-5 = Taká skupina tam nestojí.
refusal-CF-21-8 = Na { $square } sa nedá zastaviť, nie je tam miesto; na jednom políčku smie stáť toľko tvojich figúrok: { $stacking }.
refusal-CF-21-9 = Tvoje figúrky zatiaľ na vodu nesmú.
refusal-CF-21-10 = Tvoje figúrky zatiaľ na vode nesmú zastaviť.
refusal-CF-21-12 = V centre vlastného mesta figúrky nezastavujú.
refusal-CF-21-14 = Tam sa mapa končí.
refusal-CF-22-1 = Neleží tam žiadny diel lícom nadol, alebo na objavenie nezostáva krok.
refusal-CF-22-6 = Po objavení by figúrky nemali ako opustiť vodu.
refusal-CF-23-1 = Osadníci sami do chyží a dedín nevstupujú, musí ich viesť armáda.
refusal-CF-23-7 = { $turn ->
    [other] { whose-choice }
   *[own] Chýbajúcu kartu barbarov vezmi z pechoty, strelcov alebo jazdy, ak tam nejaká je.
}
refusal-CF-23-9 = Barbari žiadne schopnosti nepoužívajú.
refusal-CF-24-1 = Osadníci sami nevstupujú k nepriateľským figúrkam ani do cudzieho mesta.
refusal-CF-25-9 = V tomto boji je na ťahu ⟦hráč { $seat }⟧.
refusal-CF-25-10 = { $kind ->
    [unit] Takú jednotku v tomto boji nemáš, alebo už jedna tvoja v tomto ťahu nastúpila.
   *[other] Zahraj niektorú zo svojich jednotiek, alebo použi schopnosť pre boj.
}
refusal-CF-25-14 = Na tomto fronte nestojí osamotená nepriateľská jednotka.
refusal-CF-25-21 = „{ $card }“ sa používa ešte pred zahraním jednotky.
refusal-CF-25-22 = Nie je tu žiadna nepriateľská jednotka, ktorá by sa dala zraniť.
refusal-CF-25-23 = Žiadna tvoja vyložená jednotka nie je zranená.
refusal-CF-26-8 = { $turn ->
    [other] { whose-choice }
   *[own] Ako odmenu si vezmi až 3 body obchodu, až 3 žetóny kultúry, alebo surovinu, ak to porazený má.
}
refusal-CF-26-11 = Za mesto sa naučíš technológiu porazeného, ktorú nepoznáš a máš pre ňu miesto v pyramíde.
refusal-CF-26-14 = Toto si vziať nemôžeš: porazený to nemá, alebo to tu nie je odmena.
refusal-CF-26-18 = { $turn ->
    [other] { whose-choice }
   *[own] Na toto tvoje body nestačia, alebo to porazený nemá.
}
refusal-CF-27-1 = { $turn ->
    [other] Tvoja voľba je hotová, alebo v tomto ťahu nemáš čo skúmať; počkaj na ostatných.
   *[own] Zvoľ technológiu, ktorú vyskúmaš, alebo žiadnu.
}
refusal-CF-27-2 = { $known ->
    [yes] Technológiu „{ $tech }“ už poznáš.
   *[no] „{ $tech }“ potrebuje { $price }; ty máš { $trade }.
}
refusal-CF-27-3 = „{ $tech }“ úrovne { $level } musí v pyramíde ležať na dvoch kartách úrovne { $below }.
refusal-CF-28-8 = „{ $card }“ stojí { $fee }; ty máš { $trade } a { $culture }.
refusal-CF-28-16 = Toto políčko uzavrela špionáž: v tomto ťahu ho žiadna figúrka neopustí.
refusal-CF-28-20 = { $turn ->
    [other] { whose-choice }
   *[own] Znič budovu pod svojou armádou, alebo ju nechaj stáť.
}
refusal-CF-29-4 = Na kartu „{ $card }“ sa už ďalšia minca nezmestí.
refusal-CF-30-5 = Hra sa už skončila.
refusal-CF-31-1 = { $turn ->
    [other] Ostatní práve rozhodujú, či zasiahnu.
   *[own] Do tohto pohybu môžeš zasiahnuť, alebo nerobiť nič.
}
refusal-CF-31-2 = Týmto to zrušiť nejde.
refusal-CF-31-3 = Najprv ostatní povedia, či to zrušia.
refusal-CF-31-7 = Táto udalosť na teba nemieri.
refusal-CF-31-11 = { $turn ->
    [other] { whose-choice }
   *[own] Zaplať niečím iným, alebo vezmi schopnosť späť.
}
refusal-CF-32-4 = { $turn ->
    [other] { whose-choice }
   *[own] Zachráň jednu zo svojich jednotiek padlých v tomto boji, alebo žiadnu.
}
refusal-CF-32-5 = Toto teraz mesto zadarmo postaviť nemôže.
refusal-CF-32-6 = { $turn ->
    [other] { whose-choice }
   *[own] Vezmi si surovinu, ktorá je na trhu.
}
refusal-CF-32-12 = { $turn ->
    [other] { whose-choice }
   *[own] Obetovať možno len jednu figúrku, v cudzom meste, raz za ťah a len keď sa tam máš čo naučiť.
}
refusal-CF-33-5 = Viac ponúk v tejto fáze podať nesmieš, limit pri stole: { $offers }.
