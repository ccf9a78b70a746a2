# --- co se děje samo, za jménem hráče ---
chapter-turn = Kolo { $round }: ⟦hráč { $seat }⟧
chapter-over = Konec hry
outcome-event = odkrývá „{ $card }“ ({ $kind }): { $text }
outcome-row = odstraňuje z nabídky první karty: { $cards }
outcome-age = otevírá { $age }
outcome-last-round = vykládá poslední kartu: hra skončí po kole { $round }
outcome-scores = získává { $amounts }
outcome-food = sklízí { $made }, lidé snědí { $eaten }
outcome-famine = nemá { $food }: hlad stojí { $culture }
outcome-mined = těží { $amount }
outcome-corruption = ztrácí korupcí { $lost }
outcome-uprising = čelí vzpouře (nespokojených: { $discontent }, volných: { $unused }): nic se neboduje ani neprodukuje
outcome-won = vítězí s kartou „{ $card }“ nad hráčem ⟦{ $seat }⟧, { $own } ku { $other }
outcome-lost = prohrává válku „{ $card }“ s hráčem ⟦{ $seat }⟧, { $own } ku { $other }
outcome-draw = remizuje ve válce „{ $card }“ s hráčem ⟦{ $seat }⟧, { $own } ku { $other }: nic se nestane
outcome-repelled = neuspěje s kartou „{ $card }“ proti hráči ⟦{ $seat }⟧, { $own } ku { $other }
outcome-sacrificed = { $n ->
    [one] ztrácí { $n } obětovanou jednotku
    [few] ztrácí { $n } obětované jednotky
   *[other] ztrácí { $n } obětovaných jednotek
}
outcome-auction = vyhrává dražbu o „{ $card }“
outcome-unsold = odkrývá „{ $card }“ marně: nikdo je nekolonizuje
outcome-colony = má teď kolonii „{ $card }“
outcome-gains-by = získává kartou „{ $card }“
outcome-loses-by = ztrácí kartou „{ $card }“
outcome-both-by = získává i ztrácí kartou „{ $card }“
outcome-leader = přichází o osobnost „{ $card }“
outcome-wonder = přichází o rozestavěný div „{ $card }“
outcome-pact = už nemá smlouvu „{ $card }“ s hráčem ⟦{ $seat }⟧
outcome-pact-back = bere si smlouvu „{ $card }“ zpět do ruky
outcome-outdated = { $n ->
    [one] odhazuje { $n } zastaralou kartu
    [few] odhazuje { $n } zastaralé karty
   *[other] odhazuje { $n } zastaralých karet
}
outcome-tokens = s koncem věku ztrácí z pruhu { $amount }, pokud je má
outcome-draws = bere si { $cards }
outcome-final = získává { $points } za „{ $card }“
outcome-final-tutorial = získává na konci { $points }: technologie { $technologies }, síla { $strength }, šťastné značky { $faces }, produkce { $production }
