# --- na čo sa pozerá rozumný hráč ---
hint-capital = Hľadaj okolo pestrý terén: les a hory dávajú produkciu, púšť a voda obchod.
hint-figures = Postav ich smerom k dielom, ktoré chceš objaviť najskôr.
hint-second-city = Druhé mesto zakladaj skoro, najlepšie v druhom alebo treťom ťahu: ďalšia akcia v každom ťahu má väčšiu cenu než osadník.
hint-city = Ďalšie mesto znamená ďalšiu akciu v každom ťahu.
hint-scouts = Osadník na bohatom políčku z neho zbiera pre mesto, akoby ležalo v jeho okolí.
hint-trade = Vymeň, čo máš dvakrát, za to, čo stojí niektorá tvoja schopnosť; aj druhému sa to má oplatiť.
hint-coins = Niekto je blízko pätnástim minciam: teraz nikomu k minci nepomáhaj.
hint-management = Žiadne mesto nech nezaháľa: keď nemá čo dobré postaviť, umenie dá niečo vždy.
hint-culture = Na ďalšie pole kultúrnej stupnice máš.
hint-movement = Objavuj a skúmaj chyže skoro; do dediny choď len s dostatkom jednotiek.
hint-research = Skúmaj každý ťah, iba ak by ťah šetrenia kúpil o celú úroveň viac. Obchod nad počet mincí prepadne.
hint-battle = Napádaj jednotkou, ktorá má triumf: udrie prvá. Pechota poráža jazdu, jazda strelcov, strelci pechotu.
hint-battle-ahead = Vedieš: na novom fronte sú tvoje jednotky v bezpečí pred odvetou.
hint-loot = Mysli na to, čo bude porazenému chýbať najviac, nielen na svoj zisk.
hint-person = Slávna osobnosť zakryje, čo je na políčku vytlačené: na pláňach o nič neprídeš.
hint-way = Odteraz maj jasno, ako vyhráš. Najbližšie máš toto: { $goal }
hint-guard = K tvojmu hlavnému mestu dôjde cudzia armáda. Stráž ho šiestimi jednotkami, a ak môžeš, aj hradbami.
hint-spare = Žiadna tvoja technológia nevyužije { $resource }. Niekto za to možno dá obchod alebo kultúru.
hint-hut = Tvoja armáda dosiahne na chyžu na { $square }. Nič to nestojí: jednoducho do nej vojde.
hint-site = { $square } je dobré miesto pre mesto. Dôjdi tam s osadníkom a ďalší ťah ho založ.
hint-village = { $n ->
    [0] Bez kariet sa o dedinu bojovať nedá.
    [one] S jednou kartou proti trom je dedina vopred prehraná.
    [2] S dvoma kartami proti trom je dedina veľké riziko.
   *[other] S { $n } kartami proti trom je boj o dedinu ako hod mincou.
} S piatimi je to bezpečné.
hint-research-lost = { $n ->
    [one] Keď teraz nič nevyskúmaš, prídeš ďalší ťah o { $n } bod obchodu.
    [few] Keď teraz nič nevyskúmaš, prídeš ďalší ťah o { $n } body obchodu.
   *[other] Keď teraz nič nevyskúmaš, prídeš ďalší ťah o { $n } bodov obchodu.
}
hint-irrigation = Zavlažovanie ti dá tretie mesto. Spočiatku je to najlepšia technológia úrovne II.
hint-ranks = Niekoľko druhov tvojich jednotiek má prvú hodnosť. Lepšia hodnosť posilní naraz každú kartu svojho druhu: { $names }.
hint-hides = Budova navždy zakryje, čo je pod ňou vytlačené: { $squares }.
hint-hides-square = { $square } ({ $icons })
