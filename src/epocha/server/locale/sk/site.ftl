# --- každá stránka ---
skip-to-content = Preskočiť na obsah
language = Jazyk
theme-system = Vzhľad: podľa systému. Prepnúť na svetlý
theme-light = Vzhľad: svetlý. Prepnúť na tmavý
theme-dark = Vzhľad: tmavý. Prepnúť podľa systému
yes = áno
no = nie
save = Uložiť
copy = Kopírovať
open = Otvoriť
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
game-players = { $least } až { $most } hráči
game-edition = Vydanie { $edition }
play-now = Hrať proti počítaču
set-up-table = Založiť stôl
seats = Miesta
seat-number = Miesto { $seat }
options = Možnosti
table-name = Názov stola
create-table = Založiť stôl
sit-me = ja
sit-friend = priateľ, cez odkaz
sit-open = ktokoľvek
sit-bot = bot: { $bot }
sit-none = nikto
bot-random = Náhodný
bot-greedy = Chamtivý
bot-search = Premýšľavý
strength-quick = rýchly
strength-normal = bežný
strength-strong = silný
table-free = { $free ->
    [0] čaká sa
    [one] { $free } voľné miesto
    [few] { $free } voľné miesta
   *[other] { $free } voľných miest
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
waiting-finished = Dobrá hra! Pozri si výsledok, prehraj si priebeh alebo hraj znova.
waiting-abandoned = Všetci odišli. Kto tu mal miesto, môže sa vrátiť a pokračovať.
help-rule = Platí tu pravidlo { $rule }
hint = Rada
choices = Čo môžeš urobiť
spare = V tomto ťahu sa ma už nepýtať na karty, ktoré nemám
spare-help = Po chvíľke za teba odpovieme „nie“, aby nikto nič nespoznal. Keď budeš niečo mať, opýtame sa. Vieš o tom len ty.
choose-here = Vyber, čo tu urobíš
chosen-so-far = Zatiaľ vybrané:
undo-free = Vziať späť
undo-consent = Požiadať o vrátenie
undo-disclosed = Poslednú akciu už nemožno vziať späť: medzitým sa niečo odhalilo.
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
put-bot = Posadiť sem bota
which-bot = Ktorý bot
start-with-bots = Začať hneď, na voľné miesta boty
invite-link = Odkaz pre priateľa:
move-link = Ak chceš hrať ako { $name } na inom zariadení, otvor na ňom:
leave = Odísť od stola
rematch = Hrať znova
to-rematch = K ďalšej hre
replay = Prehrať
check-shuffle = Overiť miešanie
download-record = Stiahnuť zápis hry
zoom = Priblíženie
zoom-in = Priblížiť
zoom-out = Oddialiť
zoom-fit = Celý plán
board-later = Plán sa pripraví, keď budú obsadené všetky miesta.
you-watch = Pozeráš sa. Dosky všetkých hráčov nájdeš pod Ostatní.
open-board = Otvoriť dosku: { $name }
accounts = Vyúčtovanie
accounts-of = Z čoho sa skladajú čísla: { $name }
log-empty = Zatiaľ sa nič nestalo.
log-hidden = – tajná voľba
log-by-chance = (bot zlyhal, rozhodol žreb)
see-moment = Ukázať stôl po akcii { $ply }
new-total = teraz
whole-log = Celý zápis s prehrávaním
chat-empty = Zatiaľ nikto nič nepovedal.
spectator = divák
say = Napíš správu
whole-rules = Všetky pravidlá
watching = Diváci
commitment = Zapečatené miešanie
commitment-help = Všetko miešanie aj hody vychádzajú z kľúča určeného pred prvou akciou. Toto je jeho odtlačok; na konci sa kľúč ukáže a každý si môže overiť, že s ničím nikto nehýbal.
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

# --- prehrávanie ---
replay-at = Akcia { $ply } z { $plies }
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
link-move-do = Prevziať moje miesto
link-taken = Tu už niekto sedí.
watch-table = Pozerať sa na hru
check-title = Bolo miešanie poctivé?
check-about = Pred prvou akciou bol zverejnený odtlačok tajného kľúča. Vychádza z neho všetko miešanie aj všetky hody. Hra sa skončila, kľúč je teda vidieť a všetko bolo práve vypočítané znova.
check-commitment-holds = Kľúč zodpovedá odtlačku zverejnenému pred prvou akciou.
check-commitment-fails = Kľúč nezodpovedá odtlačku zverejnenému pred prvou akciou.
check-replay-holds = { $plies ->
    [one] Po prehraní od kľúča je jediná akcia v súlade s pravidlami a vedie do rovnakej pozície.
    [few] Po prehraní od kľúča sú všetky { $plies } akcie v súlade s pravidlami a vedú do rovnakej pozície.
   *[other] Po prehraní od kľúča je všetkých { $plies } akcií v súlade s pravidlami a vedie do rovnakej pozície.
}
check-replay-fails = Po prehraní od kľúča sa hra nekončí v rovnakej pozícii.
check-published = Zverejnený odtlačok
check-computed = Odtlačok kľúča
check-key = Kľúč
check-digest = Záverečná pozícia
check-yourself = Ak si to chceš overiť na vlastnú päsť, stiahni si zápis hry a spusti: epocha verify SÚBOR

# --- odpovede ---
done-already = To už bolo hotové; nič sa nestalo dvakrát.
error-title = To sa nepodarilo
error-network = Server teraz neodpovedá. Nič sa neodoslalo, skús to, prosím, znova.
error-not-found = Taká stránka tu nie je.
error-no-table = Taký stôl tu nie je.
error-no-game = Takú hru tu nemáme.
error-no-link = Tento odkaz už neplatí.
error-no-ply = Počet akcií v hre je { $plies }; taký okamih v nej nie je.
error-bad-input = Tejto požiadavke server nerozumie.
error-bad-option = Niektorá možnosť má hodnotu, ktorú hra nepozná.
error-bad-players = Túto hru hrajú { $least } až { $most } hráči.
error-no-bot = Takého bota nemáme.
error-method = Takto sa to urobiť nedá.
error-cross-site = Formulár nebol odoslaný z týchto stránok alebo je príliš starý. Načítaj stránku znova a skús to ešte raz.
error-too-large = To je príliš dlhé.
error-too-many = { $seconds ->
    [one] To bolo prirýchlo. Počkaj sekundu a skús to znova.
    [few] To bolo prirýchlo. Počkaj { $seconds } sekundy a skús to znova.
   *[other] To bolo prirýchlo. Počkaj { $seconds } sekúnd a skús to znova.
}
error-internal = U nás sa niečo pokazilo. Hra je v bezpečí, skús to, prosím, znova.
error-not-your-seat = Toto nie je tvoje miesto.
error-not-host = To môže len ten, kto stôl založil.
error-seat-taken = Toto miesto už niekto obsadil.
error-seat-yours = Tu už sedíš.
error-not-replaceable = Na toto miesto teraz bota posadiť nemožno.
error-not-waiting = Hra sa už začala.
error-stale = Hra sa medzitým posunula ďalej; nič sa nevykonalo. Pozri sa a vyber znova.
error-not-running = Táto hra neprebieha.
error-not-finished = To ide až po skončení hry.
error-illegal = Pravidlá to nedovoľujú.
error-not-understood = Taká akcia v tejto hre nie je.
error-undo-nothing = Nemáš čo vziať späť.
error-undo-disclosed = To už nemožno vziať späť: medzitým sa niečo odhalilo.
error-undo-finished = Hra sa skončila, nič už nemožno vziať späť.
error-undo-not-asked = O vrátenie akcie nikto nežiada.
error-undo-asked = Ešte nie je vybavená žiadosť niekoho iného o vrátenie akcie.
choose-some = Vybrať niektoré
