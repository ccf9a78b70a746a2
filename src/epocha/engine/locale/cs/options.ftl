# Co je špatně na volbě stolu.
wrong-value = Tohle tu zvolit nejde.
wrong-number = Zvol celé číslo od { $least } do { $most }.
wrong-length = Vejde se sem nejvýš { $most } znaků, je jich { $length }.
wrong-letters = Je v tom znak, který nejde uložit.
wrong-depth = Závorky a jména s tečkami tu jdou do větší hloubky než { $most }.
wrong-bytes = Tohle není text v UTF-8: ulož ho jako UTF-8 a vyber ho znovu.
wrong-line = Na jednom řádku to má { $length } znaků, vejde se jich nejvýš { $most }. Uvozovky, zpětná lomítka a středníky jich zaberou víc.
