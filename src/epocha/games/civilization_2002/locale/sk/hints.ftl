# --- na čo sa díva rozumný hráč ---
hint-start = Hľadaj miesto: niekoľko prázdnych regiónov vedľa tvojho a málo ciest, kadiaľ prídu iní.
hint-start-second = Ďaleko od prvého začiatku nájdeš iné suroviny; blízko sa obe dediny chránia navzájom.
hint-settlers = Nemáš osadníkov: každé nové sídlo svojho osadníka za pár kôl zaplatí.
hint-purchase = Každé sídlo a každá technológia nesie zlaté v každom kole; armády ich len strážia.
hint-purchase-advanced = Vlastniť sa oplatí technológiu, ktorú potrebujú všetci: za každú jej jednotku či vylepšenie ti platia.
hint-era = Niekomu chýba jediná technológia do konca doby: kúp teraz, čo potom nebude alebo zdražie.
hint-obsolete = Vyber, čo pomáha iným viac než tebe.
hint-token = Kým to vieš len ty, môžu sem iní zbytočne poslať osadníka.
hint-explore = Skôr než založíš sídlo, prezri si žetón: osadník to vie aj bez pohybu, tam, kde stojí.
hint-move = Armáda vedľa prázdneho sídla je hrozba; sídlo bez armády je pozvánka.
hint-intercept = V tvojom vlastnom sídle má každá tvoja jednotka +1.
hint-declare = Bitky sa bojujú do konca: ustúpiť sa nedá.
hint-choose = Jazda poráža pechotu, pechota strelectvo, strelectvo jazdu: hádaj, koho pošlú.
hint-captures = Zabrané sídlo si nechá svoju veľkosť; je to tvoj zisk aj ich strata.
hint-trade = Meň, čo máš dvakrát, za to, čo ti chýba: rôzne suroviny vynášajú obom a tretia rovnaká karta je monopol.
hint-answer = Spočítaj, čo kto z vás získa v tejto výrobe: karty sa po nej vracajú.

# --- na čo sa hra ešte raz spýta ---
caution-milestone = Míľniky, ktoré môžeš vyhlásiť
caution-milestone-text = Teraz môžeš vyhlásiť míľnik a vziať si div sveta. Niekto ťa môže predbehnúť.
caution-settler = Osadníci, ktorí môžu založiť sídlo
caution-settler-text = Tvoj osadník môže založiť sídlo tam, kde stojí, a nestojí to nič.
