# Co je špatně na volbě stolu.
wrong-value = Tohle tu zvolit nejde.
wrong-number = Zvol celé číslo od { $least } do { $most }.
wrong-length = Vejde se sem nejvýš { $most } znaků, je jich { $length }.
wrong-letters = Je v tom znak, který nejde uložit.
wrong-depth = Závorky a jména s tečkami tu jdou do větší hloubky než { $most }.
