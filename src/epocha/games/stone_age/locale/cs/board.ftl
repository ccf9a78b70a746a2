# Co říkají obrázky. Názvy míst, karet a destiček jsou v components.toml.
seat-name = ⟦Místo { $seat }⟧
seat-figures = { $figures ->
    [one] ⟦Místo { $seat }⟧: 1 figurka
    [few] ⟦Místo { $seat }⟧: { $figures } figurky
   *[other] ⟦Místo { $seat }⟧: { $figures } figurek
}
nobody-here = Nikdo tu nestojí.
deck = { $cards ->
    [one] Balíček: 1 karta
    [few] Balíček: { $cards } karty
   *[other] Balíček: { $cards } karet
}
tiles-left = { $tiles ->
    [one] Ve sloupečku zbývá 1 destička.
    [few] Ve sloupečku zbývají { $tiles } destičky.
   *[other] Ve sloupečku zbývá { $tiles } destiček.
}
tile-kinds = { $kinds ->
    [one] 1 druh
    [few] { $kinds } druhy
   *[other] { $kinds } druhů
}
grain-track = Počítadlo obilí: každé pole přinese na konci kola 1 jídlo.
round = { $round }. kolo
starts = Začíná ⟦hráč na místě { $seat }⟧.
take-result = Hod: nepřidávej další nástroje a vezmi si výsledek.
market-die = Kostka s hodnotou { $face }: { $reward }
tool-slot = { $value ->
    [0] { tool-begins }: zatím žádný
   *[other] { $used ->
        [1] { tool-begins }: přidá { $value }, v tomto kole už použitý
       *[other] { tool-begins }: přidá { $value }
    }
}
own-stock = { $name }: { $amount }
workers-idle = Figurky na desce hráče: { $idle } { $workers ->
    [6] ze 6
    [7] ze 7
   *[other] z { $workers }
}
start-player = Začínající hráč
cards-down = { $cards ->
    [0] Žádné civilizační karty
    [one] 1 civilizační karta
    [few] { $cards } civilizační karty
   *[other] { $cards } civilizačních karet
}
buildings-owned = { $buildings ->
    [0] Žádné budovy
    [one] 1 budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}
craft-sum = { $craft }: { $men } × { $times } = { $points }
green-sum = Zelené karty v sadách: { $points }
board = Herní plán
board-of = Deska hráče ⟦na místě { $seat }⟧
