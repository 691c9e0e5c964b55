### What `arbiter event` says beside what acts tell: questions, headings, errors of the command line.

tournament-cli-confirm = Nothing is done yet. To confirm it say it again with { $yes } or { $code }
tournament-cli-confirm-twice = Nothing is done yet. To confirm this with its consequences say it again with { $code }
tournament-cli-no-game = { $player } has no game in round { $round }. This is read as an absence.
tournament-cli-torn = The last line was not written to its end and is left out: { $torn }
tournament-cli-outside-fide-mode = The event is outside FIDE mode since before round { $round }: { $reason }
tournament-cli-read-only = { $what ->
        [games] Games are read, not written. Make a report of them
       *[one_of] One of several tournaments is read, not written. Make a file of it
    }: { $command }
tournament-cli-exists = { $file } exists already.
tournament-cli-input = the standard input
tournament-cli-no-system = The file names { $system }, which is not a system known here. Give { $option }.
tournament-cli-custom-system = The file names { $system }, whose rules no file tells. It is taken as { $as }.
tournament-cli-expected = Expected { $form }, found { $found }.
tournament-cli-no-question = { $key } is no question of any event.
tournament-cli-no-norms = Nobody has a norm here, and nobody can have one: { $option } shows what each player lacks.
tournament-cli-held = { $file }: nothing is written, because { $by } is writing; try again when that is done
tournament-cli-not-writable = { $file } is read-only: nothing is written; make it writable ({ $by }) or work on a copy
tournament-cli-owner = { $file }: nothing is written, for the new file would belong to another group; let its owner write, or work on a copy
tournament-cli-nothing-paired = No round is paired yet: { $command }
tournament-cli-board-twice = Board { $board } has a result here already. Nothing is entered.
tournament-cli-no-result = { $place }: there is no result to take back.
tournament-cli-no-match = Round { $round } has { $matches } matches, not { $number }.
tournament-cli-match-forfeit = A match as a whole is only forfeited: { $forms }
tournament-cli-undo-by-number = Take this back by its number: { $command }
tournament-cli-nobody-removed = Nobody called { $asked } was removed. Give the name, as he had entered.
tournament-cli-several-removed = { $asked } may mean: { $names }. Give more of the name.
tournament-cli-nothing-of-him = { $who }: there is nothing of this kind to take back ({ $what }).
tournament-cli-taken-back = { $who }: { $what } taken back
tournament-cli-nothing-given = Nothing to put right. Give for instance { $options }.
tournament-cli-named-twice = { $who } is named twice. Nobody meets the same player.
tournament-cli-days = The last day comes before the first.
tournament-cli-gone-on = { $file }: { $players ->
        [one] one player
       *[other] { $players } players
    }, { $rounds ->
        [0] no round is paired
        [one] one round is paired
       *[other] { $rounds } rounds are paired
    }
tournament-cli-no-knockout = The event is no knock-out.
tournament-cli-by = { $by ->
        [bye] without a game
        [games] by the games
        [ladder] by the games that followed
        [lot] by lot
       *[person] by decision
    }
tournament-cli-minutes-of-a-log = Minutes are made of a log. A report does not tell who did what when.
tournament-cli-minutes = Minutes of { $event }
tournament-cli-minutes-round = { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }
tournament-cli-minute = { $by ->
        [none] { $what }
       *[some] { $what } ({ $who })
    }
tournament-cli-sheet = Round { $round }{ $begins ->
        [none] { "" }
       *[some] , begins { $at }
    }{ $clock ->
        [none] { "" }
       *[some] ; analogue clocks show { $time }
    }{ $photos ->
        [0] { "" }
       *[other] ; photographs in the first { $minutes }
    }
tournament-cli-show = { $event }: { $system ->
        [none] no system
       *[some] { $name }
    }, { $rounds ->
        [0] round { $round }
       *[other] round { $round } of { $rounds }
    }
tournament-status = { $status ->
        [entered] entered
        [checked_in] checked in
        [absent] absent
        [withdrawn] withdrawn
        [excluded] excluded
        [expelled] expelled
       *[removed] removed
    }
tournament-cli-counts-for-nobody = { $who } left with less than half of the games played. The results count for nobody (Article { $article }).
tournament-cli-not-final = Round { $round }, { $game }: not decided. These standings are not final.
tournament-cli-not-decided = Round { $round }, { $game }: not decided. No report is made while a game is open ({ $option } makes a file that says so).
tournament-cli-no-number = Nobody in the standings has the number { $number }.
tournament-cli-formats = This is printed as { $formats } only.
tournament-cli-nothing-to-explain = A round robin is paired by its table. There is nothing to explain.
tournament-cli-round = Expected a round from { $from } to { $to }.
tournament-cli-not-checked = { $why } Pairings are not checked.
tournament-cli-only-in-the-log = A report does not say how a knock-out is drawn and paired; its log does. Pairings are not checked.
tournament-cli-kind = { $kind ->
        [pairing] pairing
        [colours] colours
        [bye] bye
        [board_order] order of boards
        [standing] place
        [points] points
       *[record] record
    }
tournament-cli-secret = secret { $text }
tournament-cli-commitment = commitment { $text }
tournament-cli-give-secret = A fingerprint was published. Give its secret with { $option }.
tournament-cli-flawed = Two numbers of envelope { $group } meet in the last round. { $option } exchanges 11 and 12.
tournament-cli-no-envelope = No envelope holds enough numbers for { $federation }. Say from which it draws first; the next one follows.
tournament-cli-draws = { $federation } { $name } draws { $what ->
        [envelope] an envelope
       *[number] a number
    }: { $from }
tournament-cli-draw-unfinished = The draw is not finished.
tournament-cli-cannot-be-drawn = { $what } cannot be drawn now. Expected an envelope or a number that was named.
tournament-cli-no-secret = The file tells no secret. No lots were drawn by one.
tournament-cli-published-before = published before another: { $hash }
tournament-cli-verified = belongs to the published hash: { $same ->
        [yes] yes
        [no] no
       *[unknown] -
    }
tournament-cli-same-draw = gives the same draw again: { $same ->
        [yes] yes
        [no] no
       *[unknown] -
    }
tournament-cli-initial-colour = initial colour: { $colour ->
        [white] white
       *[black] black
    }
tournament-cli-players-only = The players only. { $rounds ->
        [one] One round of it is played and stays
       *[other] { $rounds } of its rounds are played and stay
    } there.
tournament-cli-note-left = Not understood, and kept as a comment: { $text }
tournament-cli-own-columns = Not known, and kept as your own: { $columns } ({ $option } leaves one out)
tournament-cli-left-out = Not known and left out: { $columns } ({ $option } says nothing of one)
tournament-cli-entered = { $count ->
        [0] Nobody came in: the file names no player.
        [one] 1 player came in: { $names }.
       *[other] { $count } players came in: { $names }{ $more ->
                [0] { "" }
               *[other] {" "}and { $more } more
            }.
    }
tournament-cli-entry = Entry { $nth }, { $name }: nobody is entered.
tournament-cli-games-alone = Games make an event of their own. Import them where nobody has entered yet.
tournament-cli-pick = This is a rating list. Say whom to enter with { $pick }, or give it as { $list } beside a table.
tournament-cli-not-listed = The list has no player with the number { $id }{ $name ->
        [none] { "" }
       *[some] {" "}({ $player })
    }.
tournament-cli-other-name = { $id } is { $listed } in the list; the table has { $player }.
tournament-cli-no-act = Act { $place } cannot be read: { $why }.
