# Čo hovoria obrázky. Názvy miest, kariet a doštičiek sú v components.toml.
seat-name = ⟦Miesto { $seat }⟧
seat-figures = { $figures ->
    [one] ⟦Miesto { $seat }⟧: 1 figúrka
    [few] ⟦Miesto { $seat }⟧: { $figures } figúrky
   *[other] ⟦Miesto { $seat }⟧: { $figures } figúrok
}
nobody-here = Nikto tu nestojí.
deck = { $cards ->
    [one] Balíček: 1 karta
    [few] Balíček: { $cards } karty
   *[other] Balíček: { $cards } kariet
}
tiles-left = { $tiles ->
    [one] V stĺpčeku zostáva 1 doštička.
    [few] V stĺpčeku zostávajú { $tiles } doštičky.
   *[other] V stĺpčeku zostáva { $tiles } doštičiek.
}
tile-kinds = { $kinds ->
    [one] 1 druh
    [few] { $kinds } druhy
   *[other] { $kinds } druhov
}
grain-track = Počítadlo obilia: každé pole prinesie na konci kola 1 jedlo.
round = { $round }. kolo
starts = Začína ⟦hráč na mieste { $seat }⟧.
take-result = Hod: nepridávaj ďalšie nástroje a vezmi si výsledok.
market-die = Kocka s hodnotou { $face }: { $reward }
tool-slot = { $value ->
    [0] { tool-begins }: zatiaľ žiadny
   *[other] { $used ->
        [1] { tool-begins }: pridá { $value }, v tomto kole už použitý
       *[other] { tool-begins }: pridá { $value }
    }
}
own-stock = { $name }: { $amount }
workers-idle = Figúrky na doske hráča: { $idle } { $workers ->
    [6] zo 6
    [7] zo 7
   *[other] z { $workers }
}
start-player = Začínajúci hráč
cards-down = { $cards ->
    [0] Žiadne civilizačné karty
    [one] 1 civilizačná karta
    [few] { $cards } civilizačné karty
   *[other] { $cards } civilizačných kariet
}
buildings-owned = { $buildings ->
    [0] Žiadne budovy
    [one] 1 budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}
craft-sum = { $craft }: { $men } × { $times } = { $points }
green-sum = Zelené karty v sadách: { $points }
board = Herný plán
board-of = Doska hráča ⟦na mieste { $seat }⟧
