# --- každá stránka ---
skip-to-content = Přeskočit na obsah
language = Jazyk
theme-system = Vzhled: podle systému. Přepnout na světlý
theme-light = Vzhled: světlý. Přepnout na tmavý
theme-dark = Vzhled: tmavý. Přepnout podle systému
yes = ano
no = ne
save = Uložit
copy = Kopírovat
open = Otevřít
close = Zavřít
go = Jít
send = Poslat
guest = Host
rules = Pravidla
to-home = Na úvodní stránku

# --- úvodní stránka ---
home-claim = Civilizační deskové hry přesně podle pravidel
home-about = S přáteli i proti počítači, v prohlížeči a bez účtu. Stůl zná každé pravidlo, ukáže, co smíš udělat, a když něco nesmíš, řekne proč.
your-name = Tvoje jméno
name-placeholder = Jak ti máme říkat?
my-tables = Moje stoly
games = Hry
open-tables = Volné stoly
no-open-tables = Žádný stůl nečeká na hráče. Založ stůl s volným místem a objeví se tady.
finished-tables = Dohrané hry
game-players = { $least } až { $most } hráči
game-edition = Vydání { $edition }
play-now = Hrát proti počítači
set-up-table = Založit stůl
seats = Místa
seat-number = Místo { $seat }
options = Možnosti
table-name = Jméno stolu
create-table = Založit stůl
sit-me = já
sit-friend = přítel, přes odkaz
sit-open = kdokoli
sit-bot = bot: { $bot }
sit-none = nikdo
bot-random = Náhodný
bot-greedy = Chamtivý
bot-search = Přemýšlivý
strength-quick = rychlý
strength-normal = běžný
strength-strong = silný
table-free = { $free ->
    [0] čeká se
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
status-waiting = čeká se
status-running = hraje se
status-finished = dohráno
status-abandoned = opuštěno

# --- místa ---
seat-open = volné místo
seat-friend = místo pro přítele
seat-empty = opuštěné místo
seat-human = host
you = ty
online = u stolu
offline = pryč
thinking = přemýšlí
place = { $place }.

# --- stůl ---
views = Co zobrazit
view-board = Plán
view-me = Já
view-others = Ostatní
view-log = Zápis
side-tabs = Vedle plánu
tab-log = Zápis
tab-chat = Chat
tab-rules = Pravidla
tab-table = Stůl
what-now = Co teď
your-turn = Jsi na tahu
your-reaction = Zareaguješ?
game-over = Konec hry
waiting-you = Na tahu je jiné z tvých míst.
waiting-spared = Na tohle nemáš v ruce nic; odpovíme za tebe „ne“.
waiting-seats = { $count ->
    [one] Na tahu je { $names }.
   *[other] Na tahu jsou { $names }.
}
waiting-join = { $count ->
    [0] Hra za chvíli začne.
    [one] Hra začne, až se obsadí ještě jedno místo.
    [few] Hra začne, až se obsadí ještě { $count } místa.
   *[other] Hra začne, až se obsadí ještě { $count } míst.
}
waiting-undo = Čeká se, zda s vrácením akce budou souhlasit: { $names }.
waiting-finished = Dobrá hra! Prohlédni si výsledek, přehraj si průběh, nebo hraj znovu.
waiting-abandoned = Všichni odešli. Kdo tu měl místo, může se vrátit a pokračovat.
help-rule = Platí tu pravidlo { $rule }
hint = Nápověda
choices = Co můžeš udělat
spare = V tomto tahu se mě už neptat na karty, které nemám
spare-help = Po chvilce za tebe odpovíme „ne“, aby nikdo nic nepoznal. Když budeš něco mít, zeptáme se. Víš o tom jen ty.
choose-here = Vyber, co tady uděláš
chosen-so-far = Zatím vybráno:
undo-free = Vzít zpět
undo-consent = Požádat o vrácení
undo-disclosed = Poslední akci už nejde vzít zpět: mezitím se něco odhalilo.
undo-asked = { $name } chce vzít zpět: { $sentence }
undo-agree = Souhlasím
undo-refuse = Nesouhlasím
undo-waiting = { $count ->
    [one] Čeká se na jednu odpověď.
    [few] Čeká se na { $count } odpovědi.
   *[other] Čeká se na { $count } odpovědí.
}
sit-here = Sednout si sem
return-here = Vrátit se na místo
put-bot = Posadit sem bota
which-bot = Který bot
start-with-bots = Začít hned, na volná místa boty
invite-link = Odkaz pro přítele:
move-link = Chceš-li hrát jako { $name } na jiném zařízení, otevři na něm:
leave = Odejít od stolu
rematch = Hrát znovu
to-rematch = K další hře
replay = Přehrát
check-shuffle = Ověřit míchání
download-record = Stáhnout zápis hry
zoom = Přiblížení
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celý plán
board-later = Plán se připraví, až budou obsazena všechna místa.
you-watch = Díváš se. Desky všech hráčů najdeš pod Ostatní.
open-board = Otevřít desku: { $name }
accounts = Vyúčtování
accounts-of = Z čeho se skládají čísla: { $name }
log-empty = Zatím se nic nestalo.
log-hidden = – tajná volba
log-by-chance = (bot selhal, rozhodl los)
see-moment = Ukázat stůl po akci { $ply }
new-total = nyní
whole-log = Celý zápis s přehráním
chat-empty = Zatím nikdo nic neřekl.
spectator = divák
say = Napiš zprávu
whole-rules = Všechna pravidla
watching = Diváci
commitment = Zapečetěné míchání
commitment-help = Všechno míchání i hody vycházejí z klíče určeného před první akcí. Toto je jeho otisk; na konci se klíč ukáže a každý si může ověřit, že s ničím nikdo nehýbal.
since-you-left = { $count ->
    [one] Od tvého odchodu: { $count } akce
    [few] Od tvého odchodu: { $count } akce
   *[other] Od tvého odchodu: { $count } akcí
}
show-since = Ukázat, co se stalo
no-result = Hra byla přerušena, nikdo nevyhrál.
notify = Upozornit mě, až budu na tahu
sound-on = Zvuk je zapnutý. Vypnout
sound-off = Zvuk je vypnutý. Zapnout
connection-lost = Spojení je přerušené, zkouším to znovu…
connection-back = Spojení je obnovené
show-rule = Pravidlo { $rule }

# --- přehrávání ---
replay-at = Akce { $ply } z { $plies }
replay-moment = Okamžik hry
replay-start = Stůl před první akcí.
replay-play = Přehrát
replay-pause = Pozastavit
step-first = Na začátek
step-previous = O akci zpět
step-next = O akci dál
step-last = Na konec
back-to-table = Ke stolu

# --- pravidla, odkazy, ověření míchání ---
contents = Obsah
link-join = Je tu pro tebe místo
link-join-about = Někdo tě zve ke stolu „{ $table }“.
link-join-do = Sednout si
link-move = Pokračovat tady
link-move-about = Tvoje místo u stolu „{ $table }“ se přenese na toto zařízení. Odkaz platí jen jednou.
link-move-do = Převzít moje místo
link-taken = Tady už někdo sedí.
watch-table = Dívat se na hru
check-title = Bylo míchání poctivé?
check-about = Před první akcí byl zveřejněn otisk tajného klíče. Vychází z něj všechno míchání i všechny hody. Hra skončila, klíč je tedy vidět a vše bylo právě spočítáno znovu.
check-commitment-holds = Klíč odpovídá otisku zveřejněnému před první akcí.
check-commitment-fails = Klíč neodpovídá otisku zveřejněnému před první akcí.
check-replay-holds = { $plies ->
    [one] Po přehrání od klíče je jediná akce v souladu s pravidly a vede do stejné pozice.
    [few] Po přehrání od klíče jsou všechny { $plies } akce v souladu s pravidly a vedou do stejné pozice.
   *[other] Po přehrání od klíče je všech { $plies } akcí v souladu s pravidly a vede do stejné pozice.
}
check-replay-fails = Po přehrání od klíče hra nekončí ve stejné pozici.
check-published = Zveřejněný otisk
check-computed = Otisk klíče
check-key = Klíč
check-digest = Závěrečná pozice
check-yourself = Chceš-li to ověřit na vlastní pěst, stáhni si zápis hry a spusť: epocha verify SOUBOR

# --- odpovědi ---
done-already = To už bylo hotové; nic se nestalo dvakrát.
error-title = To se nepovedlo
error-network = Server teď neodpovídá. Nic se neodeslalo, zkus to prosím znovu.
error-not-found = Taková stránka tu není.
error-no-table = Takový stůl tu není.
error-no-game = Takovou hru tu nemáme.
error-no-link = Tento odkaz už neplatí.
error-no-ply = Počet akcí ve hře je { $plies }; takový okamžik v ní není.
error-bad-input = Tomuto požadavku server nerozumí.
error-bad-option = Některá možnost má hodnotu, kterou hra nezná.
error-bad-players = Tuto hru hrají { $least } až { $most } hráči.
error-no-bot = Takového bota nemáme.
error-method = Takhle to udělat nejde.
error-cross-site = Formulář nebyl odeslán z těchto stránek, nebo je příliš starý. Načti stránku znovu a zkus to ještě jednou.
error-too-large = To je příliš dlouhé.
error-too-many = { $seconds ->
    [one] To bylo moc rychle. Počkej sekundu a zkus to znovu.
    [few] To bylo moc rychle. Počkej { $seconds } sekundy a zkus to znovu.
   *[other] To bylo moc rychle. Počkej { $seconds } sekund a zkus to znovu.
}
error-internal = U nás se něco pokazilo. Hra je v bezpečí, zkus to prosím znovu.
error-not-your-seat = Toto není tvoje místo.
error-not-host = To může jen ten, kdo stůl založil.
error-seat-taken = Toto místo už někdo obsadil.
error-seat-yours = Tady už sedíš.
error-not-replaceable = Na toto místo teď bota posadit nejde.
error-not-waiting = Hra už začala.
error-stale = Hra se mezitím posunula dál; nic se neprovedlo. Podívej se a vyber znovu.
error-not-running = Tato hra neprobíhá.
error-not-finished = To jde až po skončení hry.
error-illegal = Pravidla to nedovolují.
error-not-understood = Taková akce v této hře není.
error-undo-nothing = Nemáš co vzít zpět.
error-undo-disclosed = To už nejde vzít zpět: mezitím se něco odhalilo.
error-undo-finished = Hra skončila, nic už nejde vzít zpět.
error-undo-not-asked = O vrácení akce nikdo nežádá.
error-undo-asked = Ještě není vyřízena žádost někoho jiného o vrácení akce.
choose-some = Vybrat některé
