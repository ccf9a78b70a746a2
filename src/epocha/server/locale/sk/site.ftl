# --- každá stránka ---
skip-to-content = Preskočiť na obsah
language = Jazyk
switches = Nastavenia stránky
theme-system = Vzhľad: podľa systému. Prepnúť na svetlý
theme-light = Vzhľad: svetlý. Prepnúť na tmavý
theme-dark = Vzhľad: tmavý. Prepnúť podľa systému
yes = áno
no = nie
save = Uložiť
copy = Kopírovať
close = Zavrieť
go = Prejsť
send = Poslať
guest = Hosť
rules = Pravidlá
to-home = Na úvodnú stránku

# --- úvodná stránka ---
home-claim = Civilizačné stolové hry presne podľa pravidiel
home-about = S priateľmi aj proti počítaču, v prehliadači a bez účtu. Stôl pozná každé pravidlo, ukáže, čo smieš urobiť, a keď niečo nesmieš, povie prečo.
your-name = Tvoje meno
name-placeholder = Ako ti máme hovoriť?
my-tables = Moje stoly
games = Hry
open-tables = Voľné stoly
no-open-tables = Žiadny stôl nečaká na hráčov. Založ stôl s voľným miestom a objaví sa tu.
finished-tables = Dohrané hry
game-players = { $least } až { $most ->
    [few] { $most } hráči
   *[other] { $most } hráčov
}
game-edition = Vydanie { $edition }
play-now = Hrať proti počítaču
set-up-table = Založiť stôl
set-up-title = Nový stôl: { $game }
set-up-wrong = Stôl sa ešte pripraviť nedá.
how-many = Koľkí budete?
how-long = Aká dlhá hra?
who-plays = Kto hrá?
more = Ďalšie voľby
about-minutes = asi { $minutes ->
    [few] { $minutes } minúty
   *[other] { $minutes } minút
}
as-length = podľa dĺžky hry
name-of-seat = Meno na mieste { $seat }
seat-number = Miesto { $seat }
table-name = Názov stola
begin-from-position = Začať z pozície
begin-from-position-help = Vlož, čo vrátila „Pozícia ako text“ na stránke stola. Možnosti si nesie so sebou; vyber toľko miest, koľko má hráčov. Čo pozícia neprezrádza, sa vylosuje. Všetci uvidia, že hra sa začala takto, a jej výsledok sa nepočíta ako výsledok bežnej hry.
from-position = z pozície
from-position-about = Táto hra sa začala z vloženej pozície a ten, kto ju napísal, o nej môže vedieť viac než ostatní. Jej výsledok sa nepočíta ako výsledok bežnej hry.
create-table = Založiť stôl
sit-me = pri tomto zariadení
sit-friend = priateľ, cez odkaz
sit-open = ktokoľvek
sit-bot = bot: { $bot }
bot-random = Náhodný
bot-greedy = Chamtivý
bot-search = Premýšľavý
strength-quick = rýchly
strength-normal = bežný
strength-strong = dôkladný
bot-at-level = { $level } bot: { $plays }
level = { $bot ->
    [random] ľahký
    [greedy] stredný
    [search] { $strength ->
        [quick] silný
        [strong] najsilnejší
       *[normal] veľmi silný
    }
   *[other] { "" }
}
bot-plays = { $bot ->
    [random] hrá náhodne
    [greedy] berie to najlepšie hneď
    [search] { $strength ->
        [quick] myslí trochu dopredu
        [strong] myslí najďalej dopredu
       *[normal] myslí dopredu
    }
   *[other] { "" }
}
table-free = { $free ->
    [0] čaká sa
    [one] { $free } voľné miesto
    [few] { $free } voľné miesta
   *[other] { $free } voľných miest
}
date = { $day }. { $month }. { $year }
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
status-waiting = čaká sa
status-running = hrá sa
status-finished = dohrané
status-abandoned = opustené

# --- miesta ---
seat-open = voľné miesto
seat-friend = miesto pre priateľa
seat-empty = opustené miesto
seat-human = hosť
you = ty
online = pri stole
offline = preč
thinking = premýšľa
place = { $place }.

# --- stôl ---
views = Čo zobraziť
view-board = Plán
view-me = Ja
view-others = Ostatní
view-log = Zápis
now-fold = Zbaliť výzvu do jedného riadka
side-tabs = Vedľa plánu
tab-log = Zápis
tab-chat = Chat
tab-rules = Pravidlá
tab-table = Stôl
what-now = Čo teraz
your-turn = Si na ťahu
your-reaction = Zareaguješ?
game-over = Koniec hry
waiting-you = Na ťahu je iné z tvojich miest.
waiting-spared = Na toto nemáš v ruke nič; odpovieme za teba „nie“.
waiting-seats = { $count ->
    [one] Na ťahu je { $names }.
   *[other] Na ťahu sú { $names }.
}
waiting-join = { $count ->
    [0] Hra sa o chvíľu začne.
    [one] Hra sa začne, keď sa obsadí ešte jedno miesto.
    [few] Hra sa začne, keď sa obsadia ešte { $count } miesta.
   *[other] Hra sa začne, keď sa obsadí ešte { $count } miest.
}
waiting-undo = Čaká sa, či s vrátením akcie budú súhlasiť: { $names }.
waiting-won = Víťazstvo, gratulujeme! Pozri si výsledok, prehraj si priebeh alebo hraj znova.
waiting-lost = Tentoraz to nevyšlo. Pozri si výsledok, prehraj si priebeh alebo hraj znova.
waiting-watched = Hra sa skončila. Pozri si výsledok alebo si prehraj priebeh.
waiting-finished = Hra sa skončila. Pozri si výsledok, prehraj si priebeh alebo hraj znova.
waiting-abandoned = Všetci odišli, a tým sa hra skončila. Tajomstvo, z ktorého sa miešalo, je zverejnené.
waiting-contributions = Karty sa miešajú s príspevkom každého hráča. Čaká sa na: { $names }.
help-rule = Platí tu pravidlo { $rule }
hint = Rada
hint-off = Nabudúce už nie
hint-gone = Táto rada sa už neobjaví. V nastaveniach sa dajú všetky rady vrátiť.
hints = Rady
hints-back = Vrátiť všetky rady
choices = Čo môžeš urobiť
spare = V tomto ťahu sa ma už nepýtať na karty, ktoré nemám
spare-help = Po chvíľke za teba odpovieme „nie“, aby nikto nič nezbadal. Keď budeš niečo mať, opýtame sa. Vieš o tom len ty.
waiting-passing = Nechávaš všetko prejsť; odpovieme za teba „nie“.
pass-turn = Nie, a v tomto ťahu nechám všetko prejsť
pass-round = Nie, a v tomto kole nechám všetko prejsť
no-turn = Nie po celý ťah
no-round = Nie po celé kolo
windows-secret = Na reakciu sa zakaždým pýtame každého, kto by mohol niečo mať, a odpovede majú svoj čas, takže prestávka nič neprezradí.
windows-quick = Na reakciu sa pýtame len toho, kto naozaj môže reagovať. Prestávka teda prezradí, že niekto reagovať mohol.
begun-from-position = Hra sa začína z pozície.
position-about = Takto vidíš stôl ty, zapísané ako text. Prilož ho, keď hlásiš chybu, alebo odtiaľto hraj ďalej pri inom stole.
position-help = Kto chce hrať odtiaľto s ľuďmi, vloží tento text pri zakladaní stola. Čo pozícia neprezrádza, sa vylosuje. Všetci uvidia, že hra sa začala takto, a jej výsledok sa nepočíta ako výsledok bežnej hry.
play-on-with-bots = Hrať odtiaľto ďalej proti botom
pass-help = Kým máš túto stránku otvorenú, odpovieme za teba po chvíľke „nie“, nech máš v ruke čokoľvek. Vieš o tom len ty.
passing-turn = Do konca tohto ťahu nechávaš všetko prejsť.
passing-round = Do konca tohto kola nechávaš všetko prejsť.
ask-again = Znova sa ma pýtať
choose-here = Vyber, čo tu urobíš
step-less = Menej
step-more = Viac
chosen-so-far = Zatiaľ vybrané:
chosen-earlier = Predtým: { $count }
undo-free = Vziať späť
undo-consent = Požiadať o vrátenie
undo-disclosed = Posledná akcia sa už nedá vziať späť: medzitým sa niečo odhalilo.
undo-asks-you = { $name } sa ťa pýta, či táto akcia môže byť vzatá späť: { $sentence }
undo-asked = { $name } chce vziať späť: { $sentence }
undo-agree = Súhlasím
undo-refuse = Nesúhlasím
undo-waiting = { $count ->
    [one] Čaká sa na jednu odpoveď.
    [few] Čaká sa na { $count } odpovede.
   *[other] Čaká sa na { $count } odpovedí.
}
sit-here = Sadnúť si sem
return-here = Vrátiť sa na miesto
put-bot = Posadiť sem počítačového hráča
which-bot = Ktorý bot
start-with-bots = Začať hneď a na voľné miesta posadiť počítačových hráčov
contribute-about = Stránka so skriptmi prispeje niečím náhodným sama, hneď ako sa otvorí. V tvojom prehliadači skripty nebežia: začni bez vlastného príspevku.
contribute-do = Začať
start-now = Začať hneď a nečakať
invite-link = Odkaz pre priateľa:
move-link = Ak chceš hrať ako { $name } na inom zariadení, otvor na ňom:
leave = Odísť od stola
leave-last = Okrem teba tu už nikto nie je. Keď odídeš, hra sa definitívne skončí a tajomstvo, z ktorého sa miešalo, sa zverejní.
rematch = Hrať znova
to-rematch = K ďalšej hre
replay = Záznam hry
check-shuffle = Overiť miešanie
download-record = Stiahnuť zápis hry
zoom = Priblíženie
zoom-in = Priblížiť
zoom-out = Oddialiť
zoom-fit = Celý plán
lenses = Vrstvy mapy
lens-none = Nič cez mapu neukazovať
board-later = Plán sa pripraví, keď budú obsadené všetky miesta.
you-watch = Pozeráš sa. Dosky všetkých hráčov nájdeš pod Ostatní.
pictures = Obrázky
picture-news = Tu sa niečo stalo
open-board = Otvoriť dosku: { $name }
accounts = Rozpis
accounts-of = Z čoho sa skladajú čísla: { $name }
log-empty = Zatiaľ sa nič nestalo.
meanwhile = Kým sa všetci zídu:
log-hidden = – tajná voľba
log-by-chance = (bot zlyhal, rozhodol žreb)
see-moment = Ukázať stôl po akcii { $ply }
new-total = teraz
whole-log = Celý zápis s prehrávaním
log-earlier = Skoršie akcie
chat-empty = Zatiaľ nikto nič nepovedal.
spectator = divák
say = Napíš správu
whole-rules = Všetky pravidlá
watching = Diváci
commitment = Zapečatené miešanie
commitment-help = Skôr než sa ktokoľvek posadil, určil server pre tento stôl, hru a voľby tajomstvo; toto je jeho odtlačok. Všetko miešanie aj hody vychádzajú z tajomstva a z toho, čím potom prispeli prehliadače hráčov, takže si ich nikto nemohol vybrať. Po hre sa tajomstvo ukáže a každý si to môže overiť.
contributions = Príspevky k miešaniu
contribution-none = žiadny vlastný
since-you-left = { $count ->
    [one] Od tvojho odchodu: { $count } akcia
    [few] Od tvojho odchodu: { $count } akcie
   *[other] Od tvojho odchodu: { $count } akcií
}
show-since = Ukázať, čo sa stalo
no-result = Hra bola prerušená, nikto nevyhral.
notify = Upozorniť ma, keď budem na ťahu
sound-on = Zvuk je zapnutý. Vypnúť
sound-off = Zvuk je vypnutý. Zapnúť
connection-lost = Spojenie je prerušené, skúšam to znova…
connection-back = Spojenie je obnovené
show-rule = Pravidlo { $rule }
show-ruling = Výklad { $rule }
undo-never-mind = Nevadí, hráme ďalej

# --- prehrávanie ---
replay-at = Akcia { $ply } / { $plies }
replay-part = Bitka: krok { $ply } / { $plies }
battle-outcome = Ako bitka dopadla
battle-nothing = Nikto o nič neprišiel.
replay-whole = Celá hra
replay-moment = Okamih hry
replay-start = Stôl pred prvou akciou.
replay-play = Prehrať
replay-pause = Pozastaviť
step-first = Na začiatok
step-previous = O akciu späť
step-next = O akciu ďalej
step-last = Na koniec
back-to-table = K stolu

# --- pravidlá, odkazy, overenie miešania ---
contents = Obsah
link-join = Je tu pre teba miesto
link-join-about = Niekto ťa pozýva k stolu „{ $table }“.
link-join-do = Sadnúť si
link-move = Pokračovať tu
link-move-about = Tvoje miesto pri stole „{ $table }“ sa prenesie na toto zariadenie. Odkaz platí iba raz.
link-move-do = Preniesť moje miesto sem
link-taken = Tu už niekto sedí.
watch-table = Pozerať sa na hru
check-title = Bolo miešanie poctivé?
check-about = Skôr než ktokoľvek prispel, bol zverejnený odtlačok tajomstva servera pre tento stôl, hru a voľby. Všetko miešanie aj všetky hody vychádzajú z kľúča, ktorý vznikol z tohto tajomstva a z príspevkov prehliadačov hráčov. Hra sa skončila, tajomstvo je teda vidieť a všetko bolo práve vypočítané znova.
check-own-holds = Odtlačok je ten, ktorý videl tento prehliadač, a jeho príspevok je v kľúči.
check-own-fails = Odtlačok nie je ten, ktorý videl tento prehliadač, alebo jeho príspevok v kľúči nie je.
check-commitment-holds = Tajomstvo spolu so stolom, hrou a voľbami zodpovedá odtlačku zverejnenému skôr, než ktokoľvek prispel.
check-commitment-fails = Tajomstvo spolu so stolom, hrou a voľbami nezodpovedá odtlačku zverejnenému skôr, než ktokoľvek prispel.
check-replay-holds = { $plies ->
    [one] Pri prehraní od kľúča je jediná akcia v súlade s pravidlami a vedie do rovnakej pozície.
    [few] Pri prehraní od kľúča sú všetky { $plies } akcie v súlade s pravidlami a vedú do rovnakej pozície.
   *[other] Pri prehraní od kľúča je všetkých { $plies } akcií v súlade s pravidlami a vedie do rovnakej pozície.
}
check-replay-fails = Pri prehraní od kľúča sa hra nekončí v rovnakej pozícii.
check-published = Zverejnený odtlačok
check-secret = Tajomstvo
check-computed = Odtlačok tajomstva: SHA-256 týchto riadkov
check-key = Kľúč: SHA-256 týchto riadkov
check-digest = Záverečná pozícia
check-yourself = Ak si to chceš overiť na vlastnú päsť, stiahni si zápis hry a spusti: epocha verify SÚBOR

# --- odpovede ---
done-already = To už bolo hotové; nič sa nestalo dvakrát.
error-title = To sa nepodarilo
error-network = Server teraz neodpovedá. Nič sa neodoslalo, skús to, prosím, znova.
error-seat-yours = Tu už sedíš.
choose-some = Vybrať niektoré
waiting-answered = { $count ->
    [0] Tvoja odpoveď je zaznamenaná.
   *[other] Tvoja odpoveď je zaznamenaná. Čaká sa na: { $names }.
}
picked-so-far = Zatiaľ vybrané, vidíš to len ty:
drop-last-pick = Vziať späť poslednú voľbu
drop-all-picks = Začať znova
change-answer = Zmeniť odpoveď
position-as-text = Pozícia ako text
curtain-next = Na rade je
curtain-about = Podajte si zariadenie. Stôl je zakrytý, kým si k nemu nesadne ďalší hráč.
curtain-lift = To som ja, ukáž stôl

# --- čo si človek prezerá zblízka ---
closeup = Čo to je
closeup-open = Teraz sa dá:
closeup-closed = Teraz sa nedá.
closeup-again = Ďalším ťuknutím:
closeup-choose = vyber, čo tu urobíš

# --- platenie naraz ---
pay-less = Menej: { $what }
pay-more = Viac: { $what }
pay-sum = Kusov: { $paid } z { $due }
pay-kinds = Druhov: { $paid } z { $due }

# --- plánovanie a želania človeka ---
plan-title = Naplánuj si ďalší ťah
plan-set = V pláne: { $what }
plan-offer = V pláne máš: { $what }
plan-gone = Čo máš v pláne, teraz nejde: { $what }
plan-do = Urob to
plan-drop = Zahodiť plán
take-alone = Ak mám jedinú možnosť, nech sa vykoná sama
take-alone-help = Pri všetkých tvojich stoloch na tomto zariadení, nikdy však ako reakcia na udalosť. Ostatní si môžu všimnúť, ako rýchlo odpovedáš.
taken-alone = Jediná možnosť, vykonala sa sama: { $what }
