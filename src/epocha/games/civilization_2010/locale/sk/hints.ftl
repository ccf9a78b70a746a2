# --- na čo sa pozerá rozumný hráč ---
hint-capital = Hľadaj okolo pestrý terén: les a hory dávajú produkciu, púšť a voda obchod.
hint-figures = Postav ich smerom k dielom, ktoré chceš objaviť najskôr.
hint-second-city = Druhé mesto zakladaj skoro, najlepšie v druhom alebo treťom ťahu: ďalšia akcia v každom ťahu má väčšiu cenu než osadník.
hint-city = Ďalšie mesto znamená ďalšiu akciu v každom ťahu.
hint-scouts = Osadník na bohatom políčku z neho zbiera pre mesto, akoby ležalo v jeho okolí.
hint-trade = Vymeň, čo máš dvakrát, za to, čo stojí niektorá tvoja schopnosť; aj druhému sa to má vyplatiť.
hint-coins = Niekto je blízko pätnástim minciam: teraz nikomu k minci nepomáhaj.
hint-management = Žiadne mesto nech nezaháľa: keď nemá čo dobré postaviť, umenie dá niečo vždy.
hint-culture = Na ďalšie pole kultúrnej stupnice máš.
hint-movement = Objavuj a skúmaj chyže skoro; do dediny choď len s dostatkom jednotiek.
hint-research = Skúmaj každý ťah, iba ak by ťah šetrenia kúpil o celú úroveň viac. Obchod nad počet mincí prepadne.
hint-battle = Napádaj jednotkou, ktorá má triumf: udrie prvá. Pechota poráža jazdu, jazda strelcov, strelci pechotu.
hint-battle-ahead = Vedieš: na novom fronte sú tvoje jednotky v bezpečí pred odvetou.
hint-loot = Mysli na to, čo bude porazenému chýbať najviac, nielen na svoj zisk.
hint-person = Slávna osobnosť zakryje, čo je na políčku vytlačené: na pláňach o nič neprídeš.
