# --- čo sa deje samo, za menom hráča ---
chapter-turn = Kolo { $round }: ⟦hráč { $seat }⟧
chapter-over = Koniec hry
outcome-event = odkrýva „{ $card }“ ({ $kind }): { $text }
outcome-row = odstraňuje z ponuky prvé karty: { $cards }
outcome-age = otvára { $age }
outcome-last-round = vykladá poslednú kartu: hra sa skončí po kole { $round }
outcome-scores = získava { $amounts }
outcome-food = zberá { $made }, ľudia zjedia { $eaten }
outcome-famine = nemá { $food }: hlad stojí { $culture }
outcome-mined = ťaží { $amount }
outcome-corruption = stráca korupciou { $lost }
outcome-uprising = čelí vzbure (nespokojných: { $discontent }, voľných: { $unused }): nič sa neboduje ani neprodukuje
outcome-won = víťazí s kartou „{ $card }“ nad hráčom ⟦{ $seat }⟧, { $own } ku { $other }
outcome-lost = prehráva vojnu „{ $card }“ s hráčom ⟦{ $seat }⟧, { $own } ku { $other }
outcome-draw = remizuje vo vojne „{ $card }“ s hráčom ⟦{ $seat }⟧, { $own } ku { $other }: nič sa nestane
outcome-repelled = neuspeje s kartou „{ $card }“ proti hráčovi ⟦{ $seat }⟧, { $own } ku { $other }
outcome-sacrificed = { $n ->
    [one] stráca { $n } obetovanú jednotku
    [few] stráca { $n } obetované jednotky
   *[other] stráca { $n } obetovaných jednotiek
}
outcome-auction = vyhráva dražbu o „{ $card }“
outcome-unsold = odkrýva „{ $card }“ márne: nikto ho nekolonizuje
outcome-colony = má teraz kolóniu „{ $card }“
outcome-gains-by = získava kartou „{ $card }“
outcome-loses-by = stráca kartou „{ $card }“
outcome-both-by = získava aj stráca kartou „{ $card }“
outcome-leader = prichádza o osobnosť „{ $card }“
outcome-wonder = prichádza o rozostavaný div „{ $card }“
outcome-pact = už nemá zmluvu „{ $card }“ s hráčom ⟦{ $seat }⟧
outcome-pact-back = berie si zmluvu „{ $card }“ späť do ruky
outcome-outdated = { $n ->
    [one] odhadzuje { $n } zastaranú kartu
    [few] odhadzuje { $n } zastarané karty
   *[other] odhadzuje { $n } zastaraných kariet
}
outcome-tokens = s koncom veku stráca z pruhu { $amount }, ak ich má
outcome-draws = berie si { $cards }
outcome-final = získava { $points } za „{ $card }“
outcome-final-tutorial = získava na konci { $points }: technológie { $technologies }, sila { $strength }, šťastné značky { $faces }, produkcia { $production }
