# --- proč něco nejde: věta pro každé pravidlo, na které se může hra odvolat ---
whose-turn = Na tahu je ⟦hráč { $seat }⟧.
whose-choice = Teď rozhoduje ⟦hráč { $seat }⟧.
refusal-CE-1-8 = { $kind ->
    [deal] Tolik zlatých k dispozici není.
   *[other] Cena je { $price }; máš { $gold }.
}
refusal-CE-2-9 = V regionu { $region } už sídlo stojí.
refusal-CE-3-1 = Metropole už růst nemůže.
refusal-CE-3-6 = Žeton si mohou prohlédnout jen osadníci.
refusal-CE-3-7 = Osadníci sídlo nezaberou; v regionu { $region } potřebuješ armádu.
refusal-CE-3-8 = Loď uveze nejvýš tři armády a osadníky, nic jiného.
refusal-CE-4-9 = Odstranit lze jen žeton bez efektu.
refusal-CE-4-12 = { $turn ->
    [other] { whose-choice }
   *[own] Vezmi si technologii současné doby, kterou nikdo nemá a jejíž požadavky jsou splněny.
}
refusal-CE-4-13 = { whose-choice }
refusal-CE-4-14 = Armáda musí být ze současné doby.
refusal-CE-4-15 = Vezmi si armádu, kterou lze teď koupit.
refusal-CE-4-20 = V regionu { $region } stojí neutrální jízda: nikdo tam sídlo nezaloží.
refusal-CE-4-25 = V regionu { $region } je poušť: nikdo tam sídlo nezaloží.
refusal-CE-4-26 = V horách zůstane sídlo vesnicí.
refusal-CE-4-27 = V džungli či lese naroste sídlo nejvýš na maloměsto.
refusal-CE-4-33 = Žeton bez efektu se nechává nebo odstraňuje, neukazuje se.
refusal-CE-5-6 = { $turn ->
    [other] { whose-choice }
   *[own] Začni v regionu na souši, kde není sídlo.
}
refusal-CE-5-7 = Také druhá vesnice patří do regionu na souši, kde není sídlo.
refusal-CE-5-15 = Žetony leží lícem nahoru: prohlížejí se jen události.
refusal-CE-6-3 = { whose-turn }
refusal-CE-7-1 = { $kind ->
    [improve] V základních pravidlech nejsou městská vylepšení.
    [learn] V základních pravidlech jsou všechny technologie stejné: kup prostě jednu.
    [sell] V základních pravidlech se nic neprodává.
    [ship] V základních pravidlech nelze koupit loď.
   *[other] Probíhají tvé nákupy: kupuj, zakládej, rozšiřuj, nebo skonči.
}
refusal-CE-7-2 = Koupit lze jen jednotky současné doby.
refusal-CE-7-4 = Co koupíš, patří tam, kde máš sídlo už od doby před touto fází, ne do regionu { $region }.
refusal-CE-7-5 = Region { $region } neleží na pobřeží: loď tam umístit nelze.
refusal-CE-7-6 = Z přístavu vyplouvá loď jen do sousedního mořského regionu.
refusal-CE-7-7 = V regionu { $region } nemáš osadníky.
refusal-CE-7-11 = V regionu { $region } nemáš sídlo.
refusal-CE-7-12 = Sídlo v regionu { $region } se v této fázi už rozšířilo.
refusal-CE-7-13 = Sídlo v regionu { $region } je nové: růst může až při dalších nákupech.
refusal-CE-7-15 = Žádná technologie této doby už nezbývá.
refusal-CE-8-5 = V regionu { $region } nemáš sídlo.
refusal-CE-8-6 = { $size ->
    [2] Na maloměsto se rozšiřuje, až když někdo má { $needed }.
    [3] Na město se rozšiřuje, až když někdo má { $needed }.
   *[4] Na metropoli se rozšiřuje, až když někdo má { $needed }.
}
refusal-CE-8-8 = To lze koupit, až když někdo má { $needed }.
refusal-CE-8-16 = V regionu { $region } jsi v této fázi na limitu nových figurek: { $room }.
refusal-CE-8-17 = V regionu { $region } jsi v této fázi na limitu nových figurek, počítají se i lodě: { $room }.
refusal-CE-8-18 = Co koupíš, patří tam, kde máš sídlo už od doby před touto fází, ne do regionu { $region }.
refusal-CE-8-19 = { $turn ->
    [other] { whose-choice }
   *[own] Umísti figurku tam, kde máš sídlo; loď na pobřeží.
}
refusal-CE-8-20 = Vylepšení „{ $name }“ už máš.
refusal-CE-8-22 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [improve] Vylepšení „{ $name }“ je zastaralé.
       *[other] Vyber objevené vylepšení dřívější doby, které ještě není zastaralé, nebo žádné.
    }
}
refusal-CE-8-23 = Takovou jednotku tam na prodej nemáš; loď musí být prázdná.
refusal-CE-8-24 = Prodat lze jen armády a lodě minulých dob.
refusal-CE-8-25 = { $n ->
    [one] „{ $name }“ vyžaduje technologii, kterou ještě nikdo nemá: { $needed }.
   *[other] „{ $name }“ vyžaduje technologie, které ještě nikdo nemá: { $needed }.
}
refusal-CE-9-1 = { $kind ->
    [piece] Nic, co by se tam mohlo pohnout, nemáš.
   *[other] Probíhá tvůj pohyb: zvol region, figurku a její krok, nebo skonči.
}
refusal-CE-9-2 = { $kind ->
    [piece] Žádná taková figurka, která by se mohla pohnout, tam nestojí.
   *[other] { $left ->
        [0] Té figurce nezbývá žádný krok.
       *[other] Tak daleko jeden krok není.
    }
}
refusal-CE-9-3 = Nalodit se lze jen z pobřeží, vedle kterého loď je.
refusal-CE-9-4 = Vylodit se lze jen v regionu vedle lodi.
refusal-CE-9-5 = Takovou loď tam nemáš; naloďuje se jen na vlastní lodě.
refusal-CE-9-7 = Armáda, která se v tomto tahu nalodila, zůstává na palubě.
refusal-CE-9-8 = Loď už v tomto tahu plula: armády zůstávají na palubě.
refusal-CE-9-10 = Lodě do regionů na souši nemohou.
refusal-CE-9-11 = Bez lodi na moře nikdo nemůže.
refusal-CE-9-12 = Letadla létají vždy do sousedního regionu.
refusal-CE-9-17 = { $turn ->
    [other] { whose-choice }
   *[own] Vyhlas příchozím bitvu, nebo je nech projít.
}
refusal-CE-9-25 = Z lodi na loď se nepřestupuje a v přístavu se nenaloďuje.
refusal-CE-10-1 = Žádný žeton k prohlédnutí tam neleží.
refusal-CE-10-5 = { $turn ->
    [other] { whose-choice }
   *[own] Nejdřív rozhodni, co bude se žetonem.
}
refusal-CE-10-7 = Ten žeton už znáš.
refusal-CE-11-1 = { $kind ->
    [attack] Na souši útočíš tam, kde máš armádu a oni armády nebo letadla, na moři tam, kde máš loď a oni lodě nebo letadla.
   *[other] Vyhlašuj bitvy, nebo skonči.
}
refusal-CE-11-2 = Ta bitva už je vyhlášena.
refusal-CE-11-4 = Tu bitvu teď svést nelze; v každém regionu jdou první ty, které vyhlásili jiní tobě.
refusal-CE-11-5 = { $turn ->
    [other] { whose-choice }
   *[own] Přidej se k útočníkovi či obránci, nebo se nezapojuj.
}
refusal-CE-11-7 = Pošli armádu své strany, která je v tomto regionu.
refusal-CE-11-8 = Pošli loď své strany, která je v tomto regionu.
refusal-CE-11-10 = Vůdci bitvy teď tajně volí; počkej na ně.
refusal-CE-11-11 = Tuto jednotku další letadla podpořit nemohou; na moři podporují jen bojové lodě.
refusal-CE-11-12 = Letadla jen podporují: nejdřív zvol jednotku, která bojuje.
refusal-CE-11-29 = { $turn ->
    [other] { whose-choice }
   *[own] Zvol jednotku, kterou pošleš.
}
refusal-CE-11-30 = K neutrální jízdě se přidat nelze.
refusal-CE-11-32 = Tam, kde máš armádu, neutrální jízda nestojí.
refusal-CE-11-33 = Ta bitva se už nekoná.
refusal-CE-12-1 = Cizí sídlo zabereš jen tam, kde máš armádu a jeho vlastník armády ani letadla nemá.
refusal-CE-12-8 = Osadníky zničíš jen tam, kde máš armádu a jejich vlastník armády ani letadla nemá.
refusal-CE-12-9 = Samotná letadla nic nezaberou ani nezničí; v regionu { $region } potřebuješ armádu.
refusal-CE-12-10 = Bitvy skončily: zaber sídla, znič osadníky, nebo skonči.
refusal-CE-13-3 = Ten hráč není v tvém obchodním dosahu.
refusal-CE-13-5 = To do tohoto obchodu nepatří: nemá to, kdo by to dával, nebo není co dát.
refusal-CE-13-6 = To už v obchodu je.
refusal-CE-13-8 = Sídlo mění majitele i se svou kartou a nelze ho dát, dokud je karta zapůjčená.
refusal-CE-13-10 = Poslední sídlo nikdo vyměnit nesmí.
refusal-CE-13-16 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [offer] Takovou nabídku podat nemůžeš: za tah nejvýš { $offers }, každou jednomu jinému hráči.
       *[other] To teď nejde: podej nabídku, odpověz na ni, nebo skonči.
    }
}
refusal-CE-13-19 = Magellanovou výpravou vyměníš kartu, kterou držíš, za kartu hráče v obchodním dosahu, jednou za fázi.
refusal-CE-18-1 = { $kind ->
    [learn-one] Zvol, kterou technologii koupíš.
   *[learn] Technologie „{ $name }“ už byla získána.
}
refusal-CE-18-11 = { $turn ->
    [other] { whose-choice }
   *[own] Rozšiř vesnici či maloměsto, kam až terén dovolí, nebo nic.
}
refusal-CE-19-2 = Co tento milník žádá, nemáš: { $name }.
refusal-CE-19-7 = Ten milník je z jiné doby, nebo už byl vyhlášen.
refusal-CE-19-9 = { whose-choice }
refusal-CE-19-11 = { $turn ->
    [other] { whose-choice }
   *[own] Vezmi si div současné doby, který nikdo nemá.
}
refusal-CE-20-1 = V rozšířených pravidlech přicházejí divy s technologiemi; milníky v nich nejsou.
refusal-CE-20-6 = { $last ->
    [yes] Projektem Manhattan zničíš jeden region, jednou za hru; ne region svého posledního sídla.
   *[no] Projektem Manhattan zničí jeho držitel jeden region, jednou za hru.
}
refusal-CE-20-7 = Takto může hru ukončit jen držitel Spojených národů.
refusal-CE-20-8 = Takto může hru ukončit jen držitel Programu Apollo.
refusal-CE-20-9 = Loď je jediná a koupit ji lze, až když někdo má technologii „Termonukleární reakce“.
refusal-CE-22-4 = Hra skončila.
refusal-CE-23-10 = Konec hry už je vyvolán.
refusal-CE-27-8 = Fáze končí: něco vyhlas, nebo nic.
