# --- jak hra probíhala ---
source-buildings = Budovy
source-wonders = Divy
source-leaders = Osobnosti
source-state = Zřízení, kolonie, smlouvy
source-events = Události a jejich příprava
source-fights = Agrese a války
source-final = Závěr hry
source-points = Akční karty, hlad a jiné
luck-military = Vojenské karty
luck-military-about = Kolik ze vzatých vojenských karet bylo do ruky: taktik, agresí, válek, smluv a bonusů, ne událostí a území. Čárka ukazuje počet, jaký se dal podle balíčku čekat.
luck-military-n = { $got } z { $times }
