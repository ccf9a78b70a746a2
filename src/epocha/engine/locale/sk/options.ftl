# Čo je zle na voľbe stola.
wrong-value = Toto sa tu zvoliť nedá.
wrong-number = Zvoľ celé číslo od { $least } do { $most }.
wrong-length = Zmestí sa sem najviac { $most } znakov, je ich { $length }.
wrong-letters = Je v tom znak, ktorý sa nedá uložiť.
wrong-depth = Zátvorky a mená s bodkami tu idú do väčšej hĺbky než { $most }.
wrong-bytes = Toto nie je text v UTF-8: ulož ho ako UTF-8 a vyber ho znova.
wrong-line = V jednom riadku to má { $length } znakov, zmestí sa ich najviac { $most }. Úvodzovky, spätné lomky a bodkočiarky ich zaberú viac.
