# Co se říká o věci, kterou si někdo prohlíží zblízka. Události mají svůj text v components.toml.
thing-score-text = { $points ->
    [one] Za každou zkompletovanou říši je 1 bod
    [few] Za každou zkompletovanou říši jsou { $points } body
   *[other] Za každou zkompletovanou říši je { $points } bodů
}; hraje-li se o divy světa, kdo má první všech sedm, dostane ještě { $bonus }. V sólové hře se počítají tahy.
thing-empires-text = Zkompletované říše. Nikdo už je nemůže vzít.
thing-cities-text = Města na stole. Dokud není jejich říše celá, mohou je vzít události.
thing-capitals-text = Hlavní město má 3 body ve své hlavní disciplíně a 1 v každé jiné. Některé události ho vyžadují.
thing-wonders-text = Divy se počítají na stole i ve zkompletovaných říších. Kdo má první všech sedm, dostane { $bonus } bodů, pokud se o ně hraje.
thing-neutral-text = Neutrální města nepatří k žádné říši a nelze je zkompletovat; počítají se v disciplínách a některé události o nich mluví.
thing-events-text = Události v ruce, vidí je jen jejich hráč. V každém tahu smí použít jednu.
thing-capital = Disciplína { $main }: 3 body, každá jiná: 1 bod.
thing-ordinary = Disciplína { $main }: 2 body, { $secondary }: 1 bod.
thing-wonder = Stojí v něm jeden ze sedmi divů světa.
thing-blocked = Co chrání: { $by }.
thing-empire-text = Kdo má na stole všech { $whole } měst, hned ji zkompletuje: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a nikdo už je nevezme.
thing-its-cities = Města: { $cities }.
thing-discipline-text = Body měst na stole. Kdo při Hrách v této disciplíně vede, si lízne dvě města; Hospodářská krize postihne ty, kdo takových měst mají málo.
thing-side-text = Nepokoje jmenují jednu stranu. Na této leží { $empires }.
thing-city-pile = Hromádka měst
thing-city-pile-text = Každý tah začíná městem odtud. Ztracená města jdou dospod.
thing-event-pile = Hromádka událostí
thing-event-pile-text = Po městě si hráč odtud lízne událost. Použité události jdou dospod.
thing-first = První hráč
thing-first-text = Začíná každé kolo.
thing-skip = Lízání se vynechá
thing-skip-text = V příštím tahu si hráč nelízne, co je přeškrtnuté.
thing-silence = Mlčení
thing-silence-text = Dokud trvá, nelze použít žádnou událost, ani protekci.
thing-allowance = Události v tomto tahu
thing-allowance-text = V tahu lze použít jednu událost; některé události dovolují ještě jednu.
