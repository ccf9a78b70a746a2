# --- prečo niečo nejde: veta pre každé pravidlo, na ktoré sa môže hra odvolať ---
whose-turn = Na ťahu je ⟦hráč { $seat }⟧.
whose-choice = Teraz rozhoduje ⟦hráč { $seat }⟧.
refusal-CE-1-8 = { $kind ->
    [deal] Toľko zlatých k dispozícii nie je.
   *[other] Cena je { $price }; máš { $gold }.
}
refusal-CE-2-9 = V regióne { $region } už sídlo stojí.
refusal-CE-3-1 = Metropola už rásť nemôže.
refusal-CE-3-6 = Žetón si môžu prezrieť len osadníci.
refusal-CE-3-7 = Osadníci sídlo nezaberú; v regióne { $region } potrebuješ armádu.
refusal-CE-3-8 = Loď odvezie najviac tri armády a osadníkov, nič iné.
refusal-CE-4-9 = Odstrániť možno len žetón bez efektu.
refusal-CE-4-12 = { $turn ->
    [other] { whose-choice }
   *[own] Vezmi si technológiu súčasnej doby, ktorú nikto nemá a ktorej požiadavky sú splnené.
}
refusal-CE-4-13 = { whose-choice }
refusal-CE-4-14 = Armáda musí byť zo súčasnej doby.
refusal-CE-4-15 = Vezmi si armádu, ktorú možno teraz kúpiť.
refusal-CE-4-20 = V regióne { $region } stojí neutrálna jazda: nikto tam sídlo nezaloží.
refusal-CE-4-25 = V regióne { $region } je púšť: nikto tam sídlo nezaloží.
refusal-CE-4-26 = V horách zostane sídlo dedinou.
refusal-CE-4-27 = V džungli či lese narastie sídlo najviac na mestečko.
refusal-CE-4-33 = Žetón bez efektu sa necháva alebo odstraňuje, neukazuje sa.
refusal-CE-5-6 = { $turn ->
    [other] { whose-choice }
   *[own] Začni v regióne na súši, kde nie je sídlo.
}
refusal-CE-5-7 = Aj druhá dedina patrí do regiónu na súši, kde nie je sídlo.
refusal-CE-5-15 = Žetóny ležia lícom nahor: prezerajú sa len udalosti.
refusal-CE-6-3 = { whose-turn }
refusal-CE-7-1 = { $kind ->
    [improve] V základných pravidlách nie sú mestské vylepšenia.
    [learn] V základných pravidlách sú všetky technológie rovnaké: kúp jednoducho jednu.
    [sell] V základných pravidlách sa nič nepredáva.
    [ship] V základných pravidlách nemožno kúpiť loď.
   *[other] Prebiehajú tvoje nákupy: kupuj, zakladaj, rozširuj, alebo skonči.
}
refusal-CE-7-2 = Kúpiť možno len jednotky súčasnej doby.
refusal-CE-7-4 = Čo kúpiš, patrí tam, kde máš sídlo už od času pred touto fázou, nie do regiónu { $region }.
refusal-CE-7-5 = Región { $region } neleží na pobreží: loď tam umiestniť nemožno.
refusal-CE-7-6 = Z prístavu vypláva loď len do susedného morského regiónu.
refusal-CE-7-7 = V regióne { $region } nemáš osadníkov.
refusal-CE-7-11 = V regióne { $region } nemáš sídlo.
refusal-CE-7-12 = Sídlo v regióne { $region } sa v tejto fáze už rozšírilo.
refusal-CE-7-13 = Sídlo v regióne { $region } je nové: rásť môže až pri ďalších nákupoch.
refusal-CE-7-15 = Žiadna technológia tejto doby už nezostáva.
refusal-CE-8-5 = V regióne { $region } nemáš sídlo.
refusal-CE-8-6 = { $size ->
    [2] Na mestečko sa rozširuje, až keď niekto má { $needed }.
    [3] Na mesto sa rozširuje, až keď niekto má { $needed }.
   *[4] Na metropolu sa rozširuje, až keď niekto má { $needed }.
}
refusal-CE-8-8 = To možno kúpiť, až keď niekto má { $needed }.
refusal-CE-8-16 = V regióne { $region } si v tejto fáze na limite nových figúrok: { $room }.
refusal-CE-8-17 = V regióne { $region } si v tejto fáze na limite nových figúrok, počítajú sa aj lode: { $room }.
refusal-CE-8-18 = Čo kúpiš, patrí tam, kde máš sídlo už od času pred touto fázou, nie do regiónu { $region }.
refusal-CE-8-19 = { $turn ->
    [other] { whose-choice }
   *[own] Umiestni figúrku tam, kde máš sídlo; loď na pobrežie.
}
refusal-CE-8-20 = Vylepšenie „{ $name }“ už máš.
refusal-CE-8-22 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [improve] Vylepšenie „{ $name }“ je zastarané.
       *[other] Vyber objavené vylepšenie skoršej doby, ktoré ešte nie je zastarané, alebo žiadne.
    }
}
refusal-CE-8-23 = Takú jednotku tam na predaj nemáš; loď musí byť prázdna.
refusal-CE-8-24 = Predať možno len armády a lode minulých dôb.
refusal-CE-8-25 = { $n ->
    [one] „{ $name }“ vyžaduje technológiu, ktorú ešte nikto nemá: { $needed }.
   *[other] „{ $name }“ vyžaduje technológie, ktoré ešte nikto nemá: { $needed }.
}
refusal-CE-9-1 = { $kind ->
    [piece] Nič, čo by sa tam mohlo pohnúť, nemáš.
   *[other] Prebieha tvoj pohyb: zvoľ región, figúrku a jej krok, alebo skonči.
}
refusal-CE-9-2 = { $kind ->
    [piece] Žiadna taká figúrka, ktorá by sa mohla pohnúť, tam nestojí.
   *[other] { $left ->
        [0] Tej figúrke nezostáva žiadny krok.
       *[other] Tak ďaleko jeden krok nie je.
    }
}
refusal-CE-9-3 = Nalodiť sa možno len z pobrežia, vedľa ktorého loď je.
refusal-CE-9-4 = Vylodiť sa možno len v regióne vedľa lode.
refusal-CE-9-5 = Takú loď tam nemáš; naloďuje sa len na vlastné lode.
refusal-CE-9-7 = Armáda, ktorá sa v tomto ťahu nalodila, zostáva na palube.
refusal-CE-9-8 = Loď už v tomto ťahu plávala: armády zostávajú na palube.
refusal-CE-9-10 = Lode do regiónov na súši nemôžu.
refusal-CE-9-11 = Bez lode na more nikto nemôže.
refusal-CE-9-12 = Lietadlá lietajú vždy do susedného regiónu.
refusal-CE-9-17 = { $turn ->
    [other] { whose-choice }
   *[own] Vyhlás prichádzajúcim bitku, alebo ich nechaj prejsť.
}
refusal-CE-9-25 = Z lode na loď sa neprestupuje a v prístave sa nenaloďuje.
refusal-CE-10-1 = Žiadny žetón, ktorý by sa dal prezrieť, tam neleží.
refusal-CE-10-5 = { $turn ->
    [other] { whose-choice }
   *[own] Najprv rozhodni, čo bude so žetónom.
}
refusal-CE-10-7 = Ten žetón už poznáš.
refusal-CE-11-1 = { $kind ->
    [attack] Na súši útočíš tam, kde máš armádu a oni armády alebo lietadlá, na mori tam, kde máš loď a oni lode alebo lietadlá.
   *[other] Vyhlasuj bitky, alebo skonči.
}
refusal-CE-11-2 = Tá bitka je už vyhlásená.
refusal-CE-11-4 = Tú bitku teraz zviesť nemožno; v každom regióne idú prvé tie, ktoré vyhlásili iní tebe.
refusal-CE-11-5 = { $turn ->
    [other] { whose-choice }
   *[own] Pridaj sa k útočníkovi či obrancovi, alebo sa nezapájaj.
}
refusal-CE-11-7 = Pošli armádu svojej strany, ktorá je v tomto regióne.
refusal-CE-11-8 = Pošli loď svojej strany, ktorá je v tomto regióne.
refusal-CE-11-10 = Vodcovia bitky teraz tajne volia; počkaj na nich.
refusal-CE-11-11 = Túto jednotku ďalšie lietadlá podporiť nemôžu; na mori podporujú len bojové lode.
refusal-CE-11-12 = Lietadlá len podporujú: najprv zvoľ jednotku, ktorá bojuje.
refusal-CE-11-29 = { $turn ->
    [other] { whose-choice }
   *[own] Zvoľ jednotku, ktorú pošleš.
}
refusal-CE-11-30 = K neutrálnej jazde sa pridať nemožno.
refusal-CE-11-32 = Tam, kde máš armádu, neutrálna jazda nestojí.
refusal-CE-11-33 = Tá bitka sa už nekoná.
refusal-CE-12-1 = Cudzie sídlo zaberieš len tam, kde máš armádu a jeho vlastník armády ani lietadlá nemá.
refusal-CE-12-8 = Osadníkov zničíš len tam, kde máš armádu a ich vlastník armády ani lietadlá nemá.
refusal-CE-12-9 = Samotné lietadlá nič nezaberú ani nezničia; v regióne { $region } potrebuješ armádu.
refusal-CE-12-10 = Bitky sa skončili: zaber sídla, znič osadníkov, alebo skonči.
refusal-CE-13-3 = Ten hráč nie je v tvojom obchodnom dosahu.
refusal-CE-13-5 = To do tohto obchodu nepatrí: nemá to, kto by to dával, alebo niet čo dať.
refusal-CE-13-6 = To už v obchode je.
refusal-CE-13-8 = Sídlo mení majiteľa aj so svojou kartou a nemožno ho dať, kým je karta požičaná.
refusal-CE-13-10 = Posledné sídlo nikto vymeniť nesmie.
refusal-CE-13-16 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [offer] Takú ponuku podať nemôžeš: za ťah najviac { $offers }, každú jednému inému hráčovi.
       *[other] To teraz nejde: podaj ponuku, odpovedz na ňu, alebo skonči.
    }
}
refusal-CE-13-19 = Magellanovou výpravou vymeníš kartu, ktorú držíš, za kartu hráča v obchodnom dosahu, raz za fázu.
refusal-CE-18-1 = { $kind ->
    [learn-one] Zvoľ, ktorú technológiu kúpiš.
   *[learn] Technológia „{ $name }“ už bola získaná.
}
refusal-CE-18-11 = { $turn ->
    [other] { whose-choice }
   *[own] Rozšír dedinu či mestečko, kam až terén dovolí, alebo nič.
}
refusal-CE-19-2 = Čo tento míľnik žiada, nemáš: { $name }.
refusal-CE-19-7 = Ten míľnik je z inej doby, alebo už bol vyhlásený.
refusal-CE-19-9 = { whose-choice }
refusal-CE-19-11 = { $turn ->
    [other] { whose-choice }
   *[own] Vezmi si div súčasnej doby, ktorý nikto nemá.
}
refusal-CE-20-1 = V rozšírených pravidlách prichádzajú divy s technológiami; míľniky v nich nie sú.
refusal-CE-20-6 = { $last ->
    [yes] Projektom Manhattan zničíš jeden región, raz za hru; nie región svojho posledného sídla.
   *[no] Projektom Manhattan zničí jeho držiteľ jeden región, raz za hru.
}
refusal-CE-20-7 = Takto môže hru ukončiť len držiteľ Spojených národov.
refusal-CE-20-8 = Takto môže hru ukončiť len držiteľ Programu Apollo.
refusal-CE-20-9 = Loď je jediná a kúpiť ju možno, až keď niekto má technológiu „Termonukleárna reakcia“.
refusal-CE-22-4 = Hra sa skončila.
refusal-CE-23-10 = Koniec hry je už vyvolaný.
refusal-CE-27-8 = Fáza sa končí: niečo vyhlás, alebo nič.
