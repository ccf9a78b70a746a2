# What is wrong with a record, or missing in it, and what it proves.

# --- a text that is no record ---
record-too-long = a record has at most { $most } bytes; this is longer
record-no-utf8 = this is no text in UTF-8: byte { $at } is not of it
record-no-character = character { $at } of the text cannot be stored
record-nothing = there is nothing in it
record-no-header = expected a header such as [Players "4"], found { $found }
record-no-string = the value of header { $name } is no closed string
record-no-bracket = expected ] at the end of header { $name }
record-twice = header { $name } stands twice, first in line { $at }
record-missing = header { $name } is missing: this is no record of Epocha, or its beginning is lost
record-empty-header = header { $name } is not to be empty
record-no-number = header { $name } is a whole number from { $least } to { $most }, not { $found }
record-no-digits = header { $name } is { $digits } hexadecimal digits in lower case, not { $found }
record-no-seed = header { $name } is a whole number of at most { $digits } digits, not { $found }
record-no-options = header { $name } is a list such as first=1 second=true, each once, not { $found }
record-no-table = header { $name } is at most 40 letters, digits, _ and -, not { $found }
record-no-contribution = header { $name } is 16 to 64 letters and digits, or { $public }, not { $found }
record-result-of-position = header { $name } is called { $other } in a game that begins from a position
record-result-as-usual = header { $name } is called { $other } in a game that begins as usual
record-no-result = header { $name } is points and place of each of { $players } seats, such as 120 (2), 153 (1)
record-no-view = header { $name } is a seat from p1 to p{ $players } or spectator, not { $found }
record-no-action = expected action { $number }, found { $found }
record-no-seat = expected a seat from p1 to p{ $players } after { $number }, found { $found }
record-no-check = expected a check of 8 digits such as #0b6a9f3c, found { $found }
record-no-text = expected an action after { $seat }

# --- a record that cannot be played ---
record-transcript = this is the transcript of what { $view } may know; without seed or secret it cannot be replayed
record-no-seed-or-secret = there is no header Seed or Secret; without it the record cannot be replayed
record-seed-and-secret = there is a Seed and a Secret; a match has one of them
record-action = action { $number }: { $problem }
record-forbidden = action { $number }, { $seat } { $text }, is forbidden by { $rule }: { $says }
record-stopped = { $problem } Nothing after it was looked at.

# --- a record that is wrong ---
record-short = the record has { $has } of { $says } actions; the end of the file is missing
record-long = the record has { $has } of { $says } actions; actions were added
record-headers-changed = the headers and the comments at the end do not fit their check; one of them was changed
record-action-changed = action { $number } or a comment at it does not fit its check; it is not what was written
record-other-secret = the secret, for this table, game, players and options, is not the one that was committed to
record-view-and-secret = a transcript has no seed and no secret; this is a record with a header View
record-edition = rules version { $rules } is of edition { $edition }
record-other-end = { $was }, but { $says }
record-ended = the game ended by { $end }
record-not-over = the game is not over
record-says-end = the record says that it ended by { $end }
record-says-no-end = the record has no header End
record-other-result = the result of the game is { $was }, not what the record says
record-none = none
record-other-digest = the digest is not that of the last position

# --- what would prove it is missing ---
record-unchecked-headers = there is no header Check, so headers and comments may have been changed
record-unchecked-action = action { $number } has no check, so it, or a comment at it, may have been changed
record-unchecked-actions = { $bare } of { $all } actions have no check, this is the first, so another legal action or comment may stand there
record-unknown-length = there is no header Actions, so the end of the file may be missing
record-no-digest = there is no header Digest, so the last position cannot be compared
record-no-commitment = there is a secret but no commitment to it, so it may have been chosen afterwards
record-no-secret = there is a commitment but no secret, so nothing shows that the shuffles follow from it
record-from-position = the game began from a position, so its result is none of a normal game
record-nothing-to-prove = the game is not over, so there is no result to prove

# --- what is proved ---
proved-actions = { $count ->
    [one] 1 action is
   *[other] all { $shown } actions are
} allowed by rules version { $rules } of { $game }
proved-position = they are played from the position in its header
proved-end = the end ({ $end }) and the result are those of the play
proved-digest = the last position is that of the play
proved-checks = headers, actions and comments fit their checks
proved-secret = the secret is the one committed to, for this game, { $players } players and these options
proved-secret-of-table = the secret is the one committed to for table { $table }, for this game, { $players } players and these options
proved-shuffles = all shuffles and dice follow from that secret and from the contributions: { $seats }
proved-own = { $seat } { $word }
proved-nothing = { $seat } none of its own
proved-list = { $before }, { $last }
