# --- ako hra prebiehala ---
source-buildings = Budovy
source-wonders = Divy
source-leaders = Osobnosti
source-state = Vláda, kolónie, zmluvy
source-events = Udalosti a ich príprava
source-fights = Agresie a vojny
source-final = Záver hry
source-points = Karty, hladomor a iné
luck-military = Vojenské karty
luck-military-about = Koľko potiahnutých vojenských kariet bolo do ruky: taktík, agresií, vojen, zmlúv a bonusov, nie udalostí a území. Čiarka je pri počte, aký sa dal podľa balíčka čakať.
luck-military-n = { $got } z { $times }
