# --- na co se dívá rozumný hráč ---
hint-start = Hledej místo: několik prázdných regionů vedle tvého a málo cest, kudy přijdou jiní.
hint-start-second = Daleko od prvního začátku najdeš jiné suroviny; blízko se obě vesnice chrání navzájem.
hint-settlers = Nemáš osadníky: každé nové sídlo svého osadníka za pár kol zaplatí.
hint-purchase = Každé sídlo a každá technologie nese zlaté v každém kole; armády je jen hlídají.
hint-purchase-advanced = Vlastnit se vyplatí technologii, kterou potřebují všichni: za každou její jednotku či vylepšení ti platí.
hint-era = Někomu chybí jediná technologie do konce doby: kup teď, co potom nebude, nebo zdraží.
hint-obsolete = Vyber, co pomáhá jiným víc než tobě.
hint-token = Dokud to víš jen ty, mohou sem jiní zbytečně poslat osadníka.
hint-explore = Než založíš sídlo, prohlédni si žeton: osadník to umí i bez pohybu, tam, kde stojí.
hint-move = Armáda vedle prázdného sídla je hrozba; sídlo bez armády je pozvánka.
hint-intercept = Ve tvém vlastním sídle má každá tvá jednotka +1.
hint-declare = Bitvy se bojují do konce: ustoupit nelze.
hint-choose = Jízda poráží pěchotu, pěchota střelectvo, střelectvo jízdu: hádej, koho pošlou.
hint-captures = Zabrané sídlo si nechá svou velikost; je to tvůj zisk i jejich ztráta.
hint-trade = Měň, co máš dvakrát, za to, co ti chybí: různé suroviny vynášejí oběma a třetí stejná karta je monopol.
hint-answer = Spočítej, co kdo z vás získá v této výrobě: karty se po ní vracejí.

# --- na co se hra ještě jednou zeptá ---
caution-milestone = Milníky, které můžeš vyhlásit
caution-milestone-text = Teď můžeš vyhlásit milník a vzít si div světa. Někdo tě může předběhnout.
caution-settler = Osadníci, kteří mohou založit sídlo
caution-settler-text = Tvůj osadník může založit sídlo tam, kde stojí, a nestojí to nic.
