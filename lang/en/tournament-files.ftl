### What is wrong with files of tournaments: reports, tables, logs, and what is told of those that are read.

tournament-file-at = line { $line }, { $end ->
        [one] column { $from }
       *[several] columns { $from } to { $to }
    }: { $what }
tournament-file-more = and { $more } more
tournament-trf-not-a-report = This is no report of a tournament. A report has lines that begin with three digits and a blank, and its players stand in lines { $code }.
tournament-trf-not-a-record = A line of a report begins with three characters and a blank, not with { $found }.
tournament-trf-tabs = There are tabs in place of blanks. The columns cannot be told.
tournament-trf-shifted = The fields of this player do not stand in their columns, from { $found } on. Is the name too long?
tournament-trf-expected = Expected { $what ->
        [rank] a starting rank
        [place] a place
        [ranks] starting ranks
        [opponent] the starting rank of the opponent
        [result] the sign of a result
        [colour] w, b, - or a blank
        [round] a round
        [points] points, such as 1.0
        [letter] one of the letters W D L A P X
        [bye] F, H or Z
        [tournament] the number of a tournament in the file
        [number] a number
       *[other] another value
    }, found { $found }.
tournament-trf-duplicate = Two players have the starting rank { $player }.
tournament-trf-unknown-player = No player has the starting rank { $player }.
tournament-trf-plays-himself = Player { $player } stands as an opponent of the same player.
tournament-trf-opponents-disagree = Round { $round }: player { $player } names { $opponent }, but { $opponent } names { $named ->
        [0] nobody
       *[other] { $named }
    }.
tournament-trf-colours-disagree = Round { $round }: players { $player } and { $opponent } have the same colour.
tournament-trf-results-disagree = Round { $round }: player { $player } has { $result } and the opponent { $opponent } has { $other }. These do not fit.
tournament-trf-second-bye = Round { $round }: players { $player } and { $other } both have the pairing-allocated bye.
tournament-trf-cut-off = The file seems to be cut off: it announces { $announced } players and has { $found }.
tournament-trf-second-tournament = A second tournament begins here. Say which one is meant.
tournament-trf-encoding = The text is not in UTF-8 and was read as { $page }.
tournament-trf-bytes-padded = Columns are counted in bytes here, not in characters.
tournament-trf-points-style = Points are written as { $found }.
tournament-trf-old-bye = { $found } without an opponent was read as { $read }.
tournament-trf-unknown-record = Record { $code } is not known and kept as it is.
tournament-trf-foreign-record = Record { $code } does not have its standard meaning and is kept as it is.
tournament-trf-points-differ = Player { $player } has { $stated } points as stated and { $summed } by the results.
tournament-trf-count-differs = The report announces { $announced } players and has { $found }.
tournament-trf-shifted-by = From here on every line of a player stands one column too far to the { $side ->
        [right] right
       *[left] left
    }. It was read as if it did not.
tournament-trf-no-date = Expected a day such as { $example }, found { $found }. It is kept as it is.
tournament-trf-unpaired = Round { $round } holds absences of everybody. It is taken as not paired yet.
tournament-trf-one-of = The file holds { $of } tournaments. This is number { $number }.
tournament-trf-rulers = { $count ->
        [one] One line that counts the columns says nothing and is left out.
       *[other] { $count } lines that count the columns say nothing and are left out.
    }
tournament-trf-blank-byes = Player { $player }: the points fit if blanks are half-point byes. They were read so, in round { $rounds }.
tournament-trf-team-byes = No record says what the byes of teams are worth. They count nothing: { $byes }.
tournament-trf-team-bye = round { $round }, team { $team }
tournament-trf-translated = Record { $code } was read as { $as }.
tournament-state-elsewhere = The line with the state belongs to another text than this file has. It is read as a comment.
tournament-state-unreadable = The line with the state cannot be read. It is taken as a comment.
tournament-csv-no-head = The first line must name the columns, among them { $name }. Known are: { $columns }.
tournament-csv-column = The column { $found } is not known. Known are: { $columns }.
tournament-csv-twice = The column { $found } is there twice.
tournament-csv-quote = A field in quotation marks does not end, or goes on behind its end.
tournament-csv-fields = Expected { $expected } fields, found { $found }.
tournament-csv-value = Expected { $what ->
        [rating] a rating from 0 to 4000
        [title] a title or nothing
        [federation] the three letters of a federation or nothing
        [fide_id] a number with FIDE or nothing
        [birth] a day of birth or a year
        [sex] m, w or nothing
        [blind] yes or nothing
       *[name] a name
    }{ $found ->
        [none] .
       *[some] , found { $text }.
    }
tournament-csv-two-days = { $found } may be two different days. Write the year first, such as { $example }.
tournament-paste-no-name = Nobody is named here.
tournament-paste-only-number = { $number } is a number with FIDE, and there is no rating list here that knows whose it is. Write the name beside it.
tournament-paste-rating-or-year = { $number } may be a rating or a year of birth. Write a head line that names the columns.
tournament-paste-rest = { $text } is not understood. It is left out.
tournament-paste-stays = { $text } stands in the name and stays there. Is it a part of it?
tournament-paste-outside = This line does not fit the columns of the table. Is it a player?
tournament-paste-twice = This player seems to stand in line { $line } already. Is it the same person?
tournament-paste-entered = { $who } is in the list already. Is it the same person?
tournament-paste-no-text = This is a picture or a file of another program. Copy the names as text and paste them.
tournament-paste-too-long = This is too long. At most { $most } bytes of text are read at once.
tournament-paste-too-many = These are { $found } players. At most { $most } are read at once; divide them into several events.
tournament-paste-unnamed = column { $column }
tournament-log-no-head = This is no log of a tournament. Its first line must be { $head }.
tournament-log-version = This log is of version { $version }, which is not known here. A newer program may read it.
tournament-log-encoding = This is not UTF-8.
tournament-log-no-entry = This is no entry of a log: { $why }
tournament-log-broken = { $why ->
        [no_hash] The line does not end with its hash.
       *[other] The chain is broken here: the line, or one before it, was changed, left out or moved. Expected { $hash }.
    }
tournament-log-out-of-order = Entry { $found } stands where entry { $expected } was expected.
tournament-typed = Expected { $what ->
        [outcome] a result, such as { $example }
        [points] points, such as { $example }
        [money] a sum, such as { $example }
        [day] a day, such as { $example }
        [birth] a day or year of birth, such as { $example }
        [ages] a name and two days of birth, such as { $example }
        [member] a name, a federation and completed years, such as { $example }
        [tiebreak] tie-breaks, such as { $example }
        [round] a round, such as { $example }
        [fide_id] a number with FIDE
        [born] a year of birth
       *[rating] a rating
    }, found { $found ->
        [none] nothing
       *[some] { $text }
    }.
tournament-no-table-after = There is no table after round { $found }. { $range ->
        [none] No round is paired yet.
       *[some] The last round that is paired is { $to }.
    }
tournament-games-none = There are no games with headers here.
tournament-games-other-event = Here stands a game of { $found }; the first is one of { $first }. Games of one event are read.
tournament-games-no-name = A game needs the names of both players.
tournament-games-himself = { $name } stands on both sides of a game.
tournament-games-twice = { $name } has a second game in round { $round }.
tournament-list-no-head = This is no rating list: it begins neither with { $head } nor with { $tag }.
tournament-list-unclosed = { $name } is missing.
tournament-list-cut-off = The list ends in the middle of a player.
tournament-list-too-long = A line or an element is longer than { $most } bytes.
