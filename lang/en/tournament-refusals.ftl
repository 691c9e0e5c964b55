### Why an act of a tournament is refused, and what can be done instead.

tournament-refusal-announcement = The event is announced first, and only once.
tournament-refusal-rounds = { $found } rounds cannot be. Give a number from 1 to 99, and no fewer than are paired.
tournament-refusal-expected = Expected: { $wanted }.{ $found ->
        [none] { "" }
       *[some] {" "}Found: { $text }.
    }
tournament-wanted = { $wanted ->
        [category] a category such as U12, women, 0-1800 or S50, or a name with a colon before it
        [prize_name] the name of a prize
        [prize] a prize of this event
        [amounts] up to 999 amounts, none larger than the one before it
        [sex] m or w
        [points_letter] a letter that stands for a kind of result in a report
        [text_record] a record of a report that is text, such as { $example }
        [federation] the three letters of a federation
        [day] a day, such as { $example }
        [time] a time, such as { $example }
        [rounds] a number of rounds
        [swiss_for_fellows] an event by the Swiss system; elsewhere the draw keeps fellows apart
        [swiss_for_forbidden] an event by the Swiss system; in a round robin all players meet, and a bracket keeps fellows apart
        [one_span] one span of rounds for each kind of fellows; take the older one back first
        [column] name, rating, title, federation, number with FIDE, day of birth, sex or club
        [column_value] a value that fits its column
        [offence_game] the game in which the offences are counted
        [what_happened] words about what happened
        [own_name] a different name for each person on the committee
        [captain_said] words of a captain only where the incident is one with a captain
        [photograph] the time of a photograph only where the incident is one with a photograph
        [member] somebody of the appeals committee
        [decided] words about what the committee decided
        [days_in_order] a first day that is not after the last one
        [commitment] the fingerprint of a secret, 64 of 0-9 and a-f
        [table_rounds] no other number of rounds: in a table it follows from the number of players
        [forfeit] a game lost by default, where an absence is excused or not
        [penalty_points] points other than 0, and no more than all rounds are worth together
        [equal_teams] two teams with as many players each, of a number for which there is a table
        [two_teams] two teams at least
        [two_players] two players at least
        [nobody_twice] each player once, for nobody meets himself
        [check_item] something that is looked after before the first round: { $items }
        [first_board] a number of the first board from 1 to 9000
        [forbidden_pair] two who may not meet in these rounds
        [rulebook] a rulebook for games, such as { $example }
        [control] a time control, such as { $example }
        [results_come] one of { $example }
        [ranking_method] which rating counts: one of { $example }, the three letters of a federation before it where wanted
        [zone] an offset from UTC such as +03:30
        [who_checks_in] players or desk
        [free_board] a board that has neither a result nor a game
        [game_ids] each board once; games that are played here are opened by a server
        [until] the time until which the game is adjourned
        [live_game] the game that is played on the board
        [words] words
        [same_boards] as many boards as these players had, and the bye where one of them had it
        [of_players] an event of players; in a match of teams the captains order their boards
        [of_teams] an event of teams
        [tiebreak] tie-breaks, such as { $example }
        [age_group] a name and two days of birth, such as { $example }
        [question] a question that this event leaves open
        [form] a form of event that is known here
       *[step] the next step of a dispute
    }
tournament-refusal-no-name = A name is missing.
tournament-refusal-entered-twice = { $who } has entered already. Correct that entry instead, or take it back.
tournament-refusal-too-many = A report has room for { $most } players, and so many have entered. Divide the event into sections.
tournament-refusal-no-entrant = Nobody here has the id { $id }.
tournament-refusal-nobody-fits = Nobody here is called { $asked }.{ $found ->
        [none] { "" }
       *[some] {" "}Nearest: { $nearest }.
    }
tournament-refusal-two-fit = More than one player fits { $asked }: { $fit }. Give more of the name, or the starting rank.
tournament-refusal-round = Round { $found } cannot be meant here.{ $range ->
        [none] {" "}No round is paired yet.
        [one] {" "}Only round { $from } can.
       *[some] {" "}Rounds { $from } to { $to } can.
    }
tournament-refusal-all-played = Round { $round } is the last one, and it is paired: none comes after it. If more is to be played, change the number of rounds first.
tournament-refusal-drawn = { $rounds ->
        [0] The draw is made. The starting ranks stand; a result of the draw is changed by taking it back.
        [one] One round is paired. The starting ranks stand.
       *[other] { $rounds } rounds are paired. The starting ranks stand.
    }
tournament-refusal-drawn-already = The lots are drawn, and they are drawn once. Before the first round is paired the draw can be taken back.
tournament-refusal-not-drawn = The groups are drawn by lots. Make the draw first.
tournament-refusal-before-draw = { $question }: before the draw this is answered, not overruled. Answer it.
tournament-refusal-not-an-order = The order of a draw names every player once.
tournament-refusal-other-secret = The secret does not belong to the published fingerprint { $hash }. Draw with the secret that does.
tournament-refusal-nobody = Nobody has entered yet.
tournament-refusal-no-table = The restricted draw is for 9 to 24 players; here are { $count }. Draw by lots or by strength.
tournament-refusal-no-envelope = No envelope has enough numbers for { $federation }. Numbers are left in { $envelopes }, the fullest first. Let the federation fill up from the fullest.
tournament-refusal-by-hand = What people drew is typed in, not drawn here.
tournament-refusal-not-once = { $who } must stand in the round once: on one board, or with the bye.
tournament-refusal-absent = { $why ->
        [left] { $who } has left. Let the player come back first.
        [sent_away] { $who } was sent away. Let the player take part again first.
        [bye] { $who } has a bye in round { $round }. Take the bye back first.
       *[absent] { $who } is absent from round { $round }. Check the player in, or take the absence back first.
    }
tournament-refusal-no-byes = Every game is fixed in this system, so nobody has a bye that scores. Record who does not come as absent: the opponent wins without a game.
tournament-refusal-team-absent = Team { $team } is absent from this round. Take the absence back first.
tournament-refusal-here = { $who } has not left. There is nothing to come back from.
tournament-refusal-no-game = { $game }: they do not meet in round { $round }.
tournament-refusal-other-colours = Round { $round }, board { $board }: { $white } has White against { $black }. If they sat the other way round, say first that the colours were reversed.
tournament-refusal-no-team = No team is called { $asked }, and none has this number.
tournament-refusal-no-team-id = No team has the id { $asked }.
tournament-refusal-lineup = The order of team { $team }: { $why ->
        [boards] it has one entry for each board, a player or an empty board
        [stranger] one of the players is not of the team
        [twice] one player sits on two boards
        [order] the order of the boards is fixed; only the regulations can allow another one, beforehand
        [no_match] the team has no match in this round
       *[results] the match has results already; take these back first
    }.
tournament-refusal-no-board = Round { $round } has no board { $board }. Its boards are { $first } to { $last }.
tournament-refusal-stale = Round { $round }, board { $board }, { $game }: { $found ->
        [open] no result stands there. Leave out the old one
       *[some] the result { $result } stands there. To change it, say that this is the old one
    }.
tournament-refusal-stale-field = { $field }: { $found } stands there, not { $was }. Look again before changing it.
tournament-refusal-live = Board { $board } is played here. Its result comes by itself. To type one, take the board from its game first ({ $game }).
tournament-refusal-not-live = Round { $round }, board { $board }: no game is played here.
tournament-refusal-other-game = Board { $board } is not played in this game ({ $game }).
tournament-refusal-unfit = { $why ->
        [rounds] A Swiss needs its number of rounds, since the last one is paired by other rules
        [baku] Baku acceleration is for a Swiss of players
        [boards] A number of boards from 1 to 40 is needed for matches of teams, and for them only
        [game_points] Game points first are for a Swiss of teams; elsewhere put game points first among the tie-breaks
       *[match_points] Match points are given for win, draw and loss; { $found } is none of these
    }.
tournament-refusal-too-old = { $player } is too old for the age group { $group }{ $by ->
        [none] .
       *[some] {" "}(Article { $article }).
    }
tournament-refusal-too-young = { $player } is too young for the age group { $group }. The group can be announced so that younger players are admitted.
tournament-refusal-not-over = The event is not over yet. This is done after it.
tournament-refusal-unsettled = A question of the regulations must be answered before the draw: { $question }.
tournament-refusal-answer = { $question }: { $found } cannot be the answer. Possible: { $answers }.
tournament-refusal-contrary = { $question }: { $found } cannot be the answer, since { $to ->
        [draw] a draw gives each player a point, and a win more
        [loss] a draw gives each player a point, and a loss less
       *[group] somebody of every group must go out: fewer go on than play in it
    }.
tournament-answers = { $kind ->
        [number] a number from { $from } to { $to }
        [words] { $words }
        [points] points, such as { $example }
        [ladder] games with their times, such as { $example }, or { $none }
       *[tiebreaks] tie-breaks, such as { $example }
    }
tournament-refusal-not-level = { $one } and { $two } are not level in a match that waits for a decision.
tournament-refusal-dispute = Dispute { $number }: { $why ->
        [unreported] nobody reported it. Report it first
        [next] the next dispute is number { $next }
        [no_reason] mediation is left out only with a reason. Give one
        [order] from “{ $from }” it does not go to “{ $to }”
       *[appeals] an appeal has a fee, a deadline and a committee here. Enter it as an appeal
    }.
tournament-refusal-committee = The appeals committee cannot be so: { $objections }.
tournament-objection = { $what ->
        [too_late] it was not found before the first round
        [no_chair] it has no chair
        [few_members] it has too few members
        [few_reserves] it has too few reserve members
        [too_young] somebody on it is too young
        [one_federation] members are of one federation
        [involved] too few members are left who are not involved
       *[even_votes] an even number would vote
    }
tournament-refusal-appeal = The appeal is not heard: { $lacks }.
tournament-lack = { $what ->
        [not_in_writing] it is not in writing
        [fee_not_paid] the fee is not paid
       *[too_late] the deadline has passed
    }
tournament-refusal-not-fixed = There can be no appeal: { $what ->
        [committee] no appeals committee was found before the first round
       *[terms] fee and deadline were not fixed before the first round
    }.
tournament-refusal-begun = { $what ->
        [committee] The appeals committee is found
       *[terms] Fee and deadline of appeals are fixed
    } before the first round, and that has begun.
tournament-refusal-lots-after-round = Lots would be drawn at { $lots }, but the first round begins at { $round }. Put the one or the other right.
tournament-refusal-not-started = The start of round { $round } was not announced. Announce it first.
tournament-refusal-fide-mode = After the first round is paired this is possible outside FIDE mode only. FIDE mode can be left, for good.
tournament-refusal-left-already = FIDE mode has been left already.
tournament-refusal-impossible = Round { $round } cannot be paired: no pairing of the { $players } players keeps the rules. { $blocking }{ $help ->
        [none] { "" }
       *[some] {" "}It becomes possible so: { $ways }.
    }
tournament-blocking = { $why ->
        [no_bye] Nobody may get the bye.
       *[groups] These groups each need an opponent from outside{ $bye ->
                [group] , and so does the bye
               *[other] { "" }
            }: { $groups }. There { $partners ->
                [none] is nobody for them
               *[some] are only { $people } for them
            }{ $bye ->
                [partner] {" "}and the bye
               *[other] { "" }
            }.
    }
tournament-help = { $way ->
        [forbidden_pairs] forbidden pairs are given up
        [absence] one of these is not paired in this round: { $people }
        [colours] a limit of colours is broken
        [second_bye] somebody gets a second bye
       *[rematch] two players meet again
    }
tournament-help-joint = { $first } and { $second }
tournament-refusal-undecided = The next round has to wait.{ $games ->
        [none] { "" }
       *[some] {" "}Results are missing: { $waiting }.
    }{ $people ->
        [none] { "" }
       *[some] {" "}A person decides who goes on: { $level }.
    }
tournament-refusal-won = The knock-out is decided. { $who } has won it.
tournament-refusal-finished = { $rounds ->
        [one] The one round that was announced is paired
       *[other] All { $rounds } rounds that were announced are paired
    }. Announce more rounds first.
tournament-refusal-no-colour = Nobody drew the initial colour, and no game shows it. Make the draw first.
tournament-refusal-no-system = { $found ->
        [none] The event names no system of pairing
       *[some] The system of pairing { $system } is not known here
    }. Pair by hand, or name a system that is known.
tournament-refusal-no-entry = There is no entry { $seq }.
tournament-refusal-not-standing = Entry { $seq } does not stand any more, or takes something back itself. Do it again instead.
tournament-refusal-nothing-to-undo = Nothing stands that could be taken back.
tournament-refusal-beginning = Entry 1 begins the event and cannot be taken back. Make a new event instead.
tournament-refusal-final = This is final: { $what ->
        [decision] what the committee decided
        [published] the fingerprint that was published before the draw
        [fide_mode] leaving FIDE mode
       *[births] days of birth that were erased
    }.
tournament-refusal-has-result = Round { $round }, board { $board }{ $seated ->
        [none] { "" }
       *[some] , { $game }
    }: there is a result. Take that back first (entry { $seq }).
tournament-refusal-paired-since = Round { $round } is paired. Take that back first (entry { $seq }){ $instead ->
        [none] { "" }
        [withdraw] , or withdraw the player
        [rejoin] , or let the player come back
       *[reinstate] , or let the player play again
    }.
tournament-refusal-rests-on = A later entry rests on this one. Take that back first (entry { $seq }): { $what }
tournament-refusal-unreadable = { $field }, sign { $column }: every sign must be one that can be seen, and there may be { $most } at most.
tournament-refusal-seated = Board { $board } belongs to { $who }. Choose another one.
tournament-refusal-published-already = Round { $round } is published already (entry { $seq }).
tournament-refusal-still-open = { $place }: no result yet. Enter it first.
tournament-refusal-over = The event is over (entry { $seq }). Reopen it first.
tournament-refusal-done-since = Something was done since. Take that back first (entry { $seq }): { $what }
