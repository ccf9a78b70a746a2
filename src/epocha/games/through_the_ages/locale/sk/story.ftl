# --- ako hra prebiehala ---
source-buildings = Budovy
source-wonders = Divy
source-leaders = Osobnosti
source-state = Zriadenie, kolónie, zmluvy
source-events = Udalosti a ich príprava
source-fights = Agresie a vojny
source-final = Záver hry
source-points = Akčné karty, hlad a iné
luck-military = Vojenské karty
luck-military-about = Koľko potiahnutých vojenských kariet bolo do ruky: taktík, agresií, vojen, zmlúv a bonusov, nie udalostí a území. Čiarka ukazuje počet, aký sa dal podľa balíčka čakať.
luck-military-n = { $got } z { $times }
