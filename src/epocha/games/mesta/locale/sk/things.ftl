# Čo sa hovorí o veci, ktorú si niekto prezerá zblízka. Udalosti majú svoj text v components.toml.
thing-score-text = { $points ->
    [one] Za každú skompletizovanú ríšu je 1 bod
    [few] Za každú skompletizovanú ríšu sú { $points } body
   *[other] Za každú skompletizovanú ríšu je { $points } bodov
}; ak sa hrá o divy sveta, kto má prvý všetkých sedem, dostane ešte { $bonus }. V sólovej hre sa počítajú ťahy.
thing-empires-text = Skompletizované ríše. Nikto ich už nemôže vziať.
thing-cities-text = Mestá na stole. Kým nie je ich ríša celá, môžu ich vziať udalosti.
thing-capitals-text = Hlavné mesto má 3 body vo svojej hlavnej disciplíne a 1 v každej inej. Niektoré udalosti ho vyžadujú.
thing-wonders-text = Divy sa počítajú na stole aj v skompletizovaných ríšach. Kto má prvý všetkých sedem, dostane { $bonus } bodov, ak sa o ne hrá.
thing-neutral-text = Neutrálne mestá nepatria k žiadnej ríši a nemožno ich skompletizovať; počítajú sa v disciplínach a niektoré udalosti o nich hovoria.
thing-events-text = Udalosti v ruke, vidí ich len ich hráč. V každom ťahu smie použiť jednu.
thing-capital = Disciplína { $main }: 3 body, každá iná: 1 bod.
thing-ordinary = Disciplína { $main }: 2 body, { $secondary }: 1 bod.
thing-wonder = Stojí v ňom jeden zo siedmich divov sveta.
thing-blocked = Čo chráni: { $by }.
thing-empire-text = Kto má na stole všetkých { $whole } miest, hneď ju skompletizuje: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
} a nikto ich už nevezme.
thing-its-cities = Mestá: { $cities }.
thing-discipline-text = Body miest na stole. Kto pri Hrách v tejto disciplíne vedie, si potiahne dve mestá; Hospodárska kríza postihne tých, ktorí majú takých miest málo.
thing-side-text = Nepokoje menujú jednu stranu. Na tejto ležia { $empires }.
thing-city-pile = Kôpka miest
thing-city-pile-text = Každý ťah sa začína mestom odtiaľto. Stratené mestá idú naspodok.
thing-event-pile = Kôpka udalostí
thing-event-pile-text = Po meste si hráč odtiaľto potiahne udalosť. Použité udalosti idú naspodok.
thing-first = Prvý hráč
thing-first-text = Začína každé kolo.
thing-skip = Ťahanie sa vynechá
thing-skip-text = V nasledujúcom ťahu si hráč nepotiahne, čo je preškrtnuté.
thing-silence = Mlčanie
thing-silence-text = Kým trvá, nemožno použiť žiadnu udalosť, ani protekciu.
thing-allowance = Udalosti v tomto ťahu
thing-allowance-text = V ťahu možno použiť jednu udalosť; niektoré udalosti dovoľujú ešte jednu.
