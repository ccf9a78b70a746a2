# --- jak hra probíhala ---
source-buildings = Budovy
source-wonders = Divy
source-leaders = Osobnosti
source-state = Vláda, kolonie, smlouvy
source-events = Události a jejich příprava
source-fights = Agrese a války
source-final = Závěr hry
source-points = Karty, hladomor a jiné
luck-military = Vojenské karty
luck-military-about = Kolik líznutých vojenských karet bylo do ruky: taktik, agresí, válek, smluv a bonusů, ne událostí a území. Čárka je u počtu, jaký se dal podle balíčku čekat.
luck-military-n = { $got } z { $times }
