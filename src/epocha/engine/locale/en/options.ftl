# What is wrong with an option of a table.
wrong-value = This cannot be chosen here.
wrong-number = Choose a whole number from { $least } to { $most }.
wrong-length = At most { $most } characters fit in here; these are { $length }.
wrong-letters = There is a character in it that cannot be stored.
wrong-depth = Its brackets and names with dots go deeper than { $most } levels.
wrong-bytes = This is no text in UTF-8: save it as UTF-8 and choose it again.
wrong-line = Written on one line this takes { $length } characters; at most { $most } fit in. Quotation marks, backslashes and semicolons take several each.
