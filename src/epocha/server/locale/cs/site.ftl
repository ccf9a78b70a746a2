# --- každá stránka ---
skip-to-content = Přeskočit na obsah
language = Jazyk
switches = Nastavení stránky
theme-system = Vzhled: podle systému. Přepnout na světlý
theme-light = Vzhled: světlý. Přepnout na tmavý
theme-dark = Vzhled: tmavý. Přepnout podle systému
yes = ano
no = ne
save = Uložit
copy = Kopírovat
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
game-players = { $least } až { $most ->
    [few] { $most } hráči
   *[other] { $most } hráčů
}
game-edition = Vydání { $edition }
play-now = Hrát proti počítači
set-up-table = Založit stůl
set-up-title = Nový stůl: { $game }
set-up-wrong = Stůl ještě připravit nejde.
how-many = Kolik vás bude?
how-long = Jak dlouhá hra?
who-plays = Kdo hraje?
more = Další volby
about-minutes = asi { $minutes ->
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
as-length = podle délky hry
name-of-seat = Jméno na místě { $seat }
seat-number = Místo { $seat }
table-name = Název stolu
begin-from-position = Začít z pozice
begin-from-position-help = Vlož, co vrátila „Pozice jako text“ na stránce stolu. Možnosti si nese s sebou; vyber tolik míst, kolik má hráčů. Co pozice neprozrazuje, se vylosuje. Všichni uvidí, že hra začala takhle, a její výsledek se nepočítá jako výsledek běžné hry.
from-position = z pozice
from-position-about = Tahle hra začala z vložené pozice a ten, kdo ji napsal, o ní může vědět víc než ostatní. Její výsledek se nepočítá jako výsledek běžné hry.
create-table = Založit stůl
sit-me = u tohoto zařízení
sit-friend = přítel, přes odkaz
sit-open = kdokoli
sit-bot = bot: { $bot }
bot-random = Náhodný
bot-greedy = Chamtivý
bot-search = Přemýšlivý
strength-quick = rychlý
strength-normal = běžný
strength-strong = důkladný
bot-at-level = { $level } bot: { $plays }
level = { $bot ->
    [random] snadný
    [greedy] střední
    [search] { $strength ->
        [quick] silný
        [strong] nejsilnější
       *[normal] velmi silný
    }
   *[other] { "" }
}
bot-plays = { $bot ->
    [random] hraje náhodně
    [greedy] bere to nejlepší hned
    [search] { $strength ->
        [quick] myslí trochu dopředu
        [strong] myslí nejdál dopředu
       *[normal] myslí dopředu
    }
   *[other] { "" }
}
table-free = { $free ->
    [0] čeká se
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
date = { $day }. { $month }. { $year }
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
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
now-fold = Sbalit výzvu do jednoho řádku
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
waiting-won = Vítězství, gratulujeme! Prohlédni si výsledek, přehraj si průběh, nebo hraj znovu.
waiting-lost = Tentokrát to nevyšlo. Prohlédni si výsledek, přehraj si průběh, nebo hraj znovu.
waiting-watched = Hra skončila. Prohlédni si výsledek, nebo si přehraj průběh.
waiting-finished = Hra skončila. Prohlédni si výsledek, přehraj si průběh, nebo hraj znovu.
waiting-abandoned = Všichni odešli, a tím hra skončila. Tajemství, z něhož se míchalo, je zveřejněné.
waiting-contributions = Karty se míchají s příspěvkem každého hráče. Čeká se na: { $names }.
help-rule = Platí tu pravidlo { $rule }
hint = Rada
hint-off = Příště už ne
hint-gone = Tato rada se už neobjeví. V nastavení jde všechny rady vrátit.
hints = Rady
hints-back = Vrátit všechny rady
choices = Co můžeš udělat
spare = V tomto tahu se mě už neptat na karty, které nemám
spare-help = Po chvilce za tebe odpovíme „ne“, aby nikdo nic nepoznal. Když budeš něco mít, zeptáme se. Víš o tom jen ty.
waiting-passing = Necháváš všechno projít; odpovíme za tebe „ne“.
pass-turn = Ne, a v tomto tahu nechám všechno projít
pass-round = Ne, a v tomto kole nechám všechno projít
no-turn = Ne po celý tah
no-round = Ne po celé kolo
windows-secret = Na reakci se pokaždé ptáme každého, kdo by mohl něco mít, a odpovědi mají svůj čas, takže prodleva nic neprozradí.
windows-quick = Na reakci se ptáme jen toho, kdo opravdu může reagovat. Prodleva tedy prozradí, že někdo reagovat mohl.
begun-from-position = Hra začíná z pozice.
position-about = Takhle vidíš stůl ty, zapsáno jako text. Přilož ho, když hlásíš chybu, nebo odtud hraj dál u jiného stolu.
position-help = Kdo chce hrát odtud s lidmi, vloží tenhle text při zakládání stolu. Co pozice neprozrazuje, se vylosuje. Všichni uvidí, že hra začala takhle, a její výsledek se nepočítá jako výsledek běžné hry.
play-on-with-bots = Hrát odtud dál proti botům
pass-help = Dokud máš tuhle stránku otevřenou, odpovíme za tebe po chvilce „ne“, ať máš v ruce cokoli. Víš o tom jen ty.
passing-turn = Do konce tohoto tahu necháváš všechno projít.
passing-round = Do konce tohoto kola necháváš všechno projít.
ask-again = Zase se mě ptát
choose-here = Vyber, co tady uděláš
step-less = Méně
step-more = Více
chosen-so-far = Zatím vybráno:
chosen-earlier = Předtím: { $count }
undo-free = Vzít zpět
undo-consent = Požádat o vrácení
undo-disclosed = Poslední akci už nejde vzít zpět: mezitím se něco odhalilo.
undo-asks-you = { $name } se tě ptá, zda tato akce může být vzata zpět: { $sentence }
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
put-bot = Posadit sem počítačového hráče
which-bot = Který bot
start-with-bots = Začít hned a na volná místa posadit počítačové hráče
contribute-about = Stránka se skripty přispěje něčím náhodným sama, hned jak se otevře. V tvém prohlížeči skripty neběží: začni bez vlastního příspěvku.
contribute-do = Začít
start-now = Začít hned a nečekat
invite-link = Odkaz pro přítele:
move-link = Chceš-li hrát jako { $name } na jiném zařízení, otevři na něm:
leave = Odejít od stolu
leave-last = Kromě tebe tu už nikdo není. Když odejdeš, hra definitivně skončí a tajemství, z něhož se míchalo, se zveřejní.
rematch = Hrát znovu
to-rematch = K další hře
replay = Záznam hry
check-shuffle = Ověřit míchání
download-record = Stáhnout zápis hry
zoom = Přiblížení
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celý plán
lenses = Vrstvy mapy
lens-none = Nic přes mapu neukazovat
board-later = Plán se připraví, až budou obsazena všechna místa.
you-watch = Díváš se. Desky všech hráčů najdeš pod Ostatní.
pictures = Obrázky
picture-news = Tady se něco stalo
open-board = Otevřít desku: { $name }
accounts = Rozpis
accounts-of = Z čeho se skládají čísla: { $name }
log-empty = Zatím se nic nestalo.
meanwhile = Než se všichni sejdou:
log-hidden = – tajná volba
log-by-chance = (bot selhal, rozhodl los)
see-moment = Ukázat stůl po akci { $ply }
new-total = nyní
whole-log = Celý zápis s přehráním
log-earlier = Dřívější akce
chat-empty = Zatím nikdo nic neřekl.
spectator = divák
say = Napiš zprávu
whole-rules = Všechna pravidla
watching = Diváci
commitment = Zapečetěné míchání
commitment-help = Než se kdokoli posadil, určil server pro tento stůl, hru a volby tajemství; toto je jeho otisk. Všechno míchání i hody vycházejí z tajemství a z toho, čím potom přispěly prohlížeče hráčů, takže si je nikdo nemohl vybrat. Po hře se tajemství ukáže a každý si to může ověřit.
contributions = Příspěvky k míchání
contribution-none = žádný vlastní
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
show-ruling = Výklad { $rule }
undo-never-mind = Nevadí, hrajeme dál

# --- přehrávání ---
replay-at = Akce { $ply } / { $plies }
replay-part = Bitva: krok { $ply } / { $plies }
battle-outcome = Jak bitva dopadla
battle-nothing = Nikdo o nic nepřišel.
replay-whole = Celá hra
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
link-move-do = Přenést moje místo sem
link-taken = Tady už někdo sedí.
watch-table = Dívat se na hru
check-title = Bylo míchání poctivé?
check-about = Než kdokoli přispěl, byl zveřejněn otisk tajemství serveru pro tento stůl, hru a volby. Všechno míchání i všechny hody vycházejí z klíče, který vznikl z tohoto tajemství a z příspěvků prohlížečů hráčů. Hra skončila, tajemství je tedy vidět a vše bylo právě spočítáno znovu.
check-own-holds = Otisk je ten, který viděl tento prohlížeč, a jeho příspěvek je v klíči.
check-own-fails = Otisk není ten, který viděl tento prohlížeč, nebo jeho příspěvek v klíči není.
check-commitment-holds = Tajemství spolu se stolem, hrou a volbami odpovídá otisku zveřejněnému dřív, než kdokoli přispěl.
check-commitment-fails = Tajemství spolu se stolem, hrou a volbami neodpovídá otisku zveřejněnému dřív, než kdokoli přispěl.
check-replay-holds = { $plies ->
    [one] Při přehrání od klíče je jediná akce v souladu s pravidly a vede do stejné pozice.
    [few] Při přehrání od klíče jsou všechny { $plies } akce v souladu s pravidly a vedou do stejné pozice.
   *[other] Při přehrání od klíče je všech { $plies } akcí v souladu s pravidly a vede do stejné pozice.
}
check-replay-fails = Při přehrání od klíče hra nekončí ve stejné pozici.
check-published = Zveřejněný otisk
check-secret = Tajemství
check-computed = Otisk tajemství: SHA-256 těchto řádků
check-key = Klíč: SHA-256 těchto řádků
check-digest = Závěrečná pozice
check-yourself = Chceš-li to ověřit na vlastní pěst, stáhni si zápis hry a spusť: epocha verify SOUBOR

# --- odpovědi ---
done-already = To už bylo hotové; nic se nestalo dvakrát.
error-title = To se nepovedlo
error-network = Server teď neodpovídá. Nic se neodeslalo, zkus to prosím znovu.
error-seat-yours = Tady už sedíš.
choose-some = Vybrat některé
waiting-answered = { $count ->
    [0] Tvá odpověď je zaznamenána.
   *[other] Tvá odpověď je zaznamenána. Čeká se na: { $names }.
}
picked-so-far = Zatím vybráno, vidíš to jen ty:
drop-last-pick = Vzít zpět poslední volbu
drop-all-picks = Začít znovu
change-answer = Změnit odpověď
position-as-text = Pozice jako text
curtain-next = Na řadě je
curtain-about = Předejte si zařízení. Stůl je zakrytý, dokud si k němu nesedne další hráč.
curtain-lift = To jsem já, ukaž stůl

# --- co si člověk prohlíží zblízka ---
closeup = Co to je
closeup-open = Teď to jde:
closeup-closed = Teď to nejde.
closeup-again = Dalším klepnutím:
closeup-choose = vyber, co tu uděláš

# --- placení najednou ---
pay-less = Méně: { $what }
pay-more = Více: { $what }
pay-sum = Kusů: { $paid } z { $due }
pay-kinds = Druhů: { $paid } z { $due }

# --- plánování a přání člověka ---
plan-title = Naplánuj si příští tah
plan-set = V plánu: { $what }
plan-offer = V plánu máš: { $what }
plan-gone = Co máš v plánu, teď nejde: { $what }
plan-do = Udělej to
plan-drop = Zahodit plán
take-alone = Mám-li jedinou možnost, ať se provede sama
take-alone-help = U všech tvých stolů na tomto zařízení, nikdy však jako reakce na událost. Ostatní si mohou všimnout, jak rychle odpovídáš.
taken-alone = Jediná možnost, provedla se sama: { $what }
