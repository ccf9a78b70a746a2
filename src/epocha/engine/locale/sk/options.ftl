# Čo je zle na voľbe stola.
wrong-value = Toto sa tu zvoliť nedá.
wrong-number = Zvoľ celé číslo od { $least } do { $most }.
wrong-length = Zmestí sa sem najviac { $most } znakov, je ich { $length }.
wrong-letters = Je v tom znak, ktorý sa nedá uložiť.
wrong-depth = Zátvorky a mená s bodkami tu idú do väčšej hĺbky než { $most }.
