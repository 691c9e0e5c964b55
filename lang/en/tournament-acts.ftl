### What was done in a tournament, one sentence an act, for the history and the minutes.

tournament-act-announce = { $name } is announced{ $rounds ->
        [0] .
        [one] {" "}for one round.
       *[other] {" "}for { $rounds } rounds.
    }{ $from ->
        [none] { "" }
       *[some] {" "}It goes on from { $file }.
    }
tournament-act-amend = Put right: { $field }{ $round ->
        [0] { "" }
       *[other] {" "}of round { $round }
    }, now { $value }.
tournament-act-tiebreaks = The tie-breaks are { $list }.
tournament-act-forbid = These may not meet in { $rounds }: { $who }.
tournament-act-allow = These may meet again in { $rounds }: { $who }.
tournament-act-apart = Players of one { $by ->
        [federation] federation
       *[club] club
    } are kept apart in { $rounds }{ $firm ->
        [no] , if possible
       *[yes] { "" }
    }.
tournament-rounds = { $span ->
        [one] round { $from }
       *[several] rounds { $from } to { $to }
    }
tournament-act-committee = The appeals committee: chair { $chair }; members { $members }; reserve members { $reserves }.
tournament-act-appeal-terms = An appeal costs { $fee } and is made within { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
tournament-act-checked = Looked after in the hall: { $items }.
tournament-act-hour = { $what ->
        [lots] Lots are drawn: { $at }.
        [scheduled] Round { $round } is to begin: { $at }.
        [started] The start of round { $round } was announced: { $at }.
       *[stopped] The end or an interruption of round { $round } was announced: { $at }.
    }
tournament-act-enter = { $who } entered{ $from ->
        [none] .
       *[some] {" "}and plays from round { $round } on.
    }
tournament-act-correct-entrant = { $who } was put right: { $changes }.
tournament-change = { $field } { $value ->
        [hidden] changed
        [none] removed
       *[some] now { $text }
    }
tournament-act-check-in = { $who } is there for round { $round }.
tournament-act-absent = { $who } is absent from round { $round }.
tournament-act-withdraw = { $who } withdrew. The first round without: { $round }.
tournament-act-rejoin = { $who } came back and plays from round { $round } on.
tournament-act-bye = { $who } has a bye in round { $round }: { $kind ->
        [half] half a point
        [full] a full point
       *[zero] no point
    }.
tournament-act-ask-bye = { $who } asks for a bye in round { $round }: { $kind ->
        [half] half a point
        [full] a full point
       *[zero] no point
    }.
tournament-act-document-seen = The document of { $who } was seen{ $again ->
        [yes] , for the second time
       *[no] { "" }
    }.
tournament-act-erase-births = The days of birth of minors were erased.
tournament-act-ages = The age group is { $group }.
tournament-act-team = Team { $team }, from the first board on: { $who }.
tournament-act-lineup = Team { $team } plays round { $round } in this order: { $who }.
tournament-empty-board = an empty board
tournament-act-publish-lots = The fingerprint of the secret for the draw was published: { $hash }.
tournament-act-draw = Starting ranks were given { $method ->
        [strength] by strength
        [lots] by lots
        [restricted] by restricted lots
        [restricted_repaired] by restricted lots, with the table for twelve players put right
       *[hand] as people drew them
    }.{ $colour ->
        [white] {" "}The first rank begins with White.
        [black] {" "}The first rank begins with Black.
       *[none] { "" }
    }
tournament-act-pair = Round { $round } was paired{ $how ->
        [hand] {" "}by hand
       *[rules] { "" }
    }{ $boards ->
        [0] { "" }
        [one] : one board
       *[other] : { $boards } boards
    }{ $reason ->
        [none] .
       *[some] . Reason: { $text }.
    }
tournament-act-repair = A part of round { $round } was paired anew by hand: { $games }{ $bye ->
        [none] { "" }
       *[some] ; bye: { $who }
    }{ $reason ->
        [none] .
       *[some] . Reason: { $text }.
    }
tournament-act-open-games = Round { $round }: games that are played here were opened on boards { $boards }.
tournament-act-detach = { $place }: the board was taken from its game.
tournament-act-colours = { $place }: they sat the other way round.
tournament-act-report-result = { $place }: { $who } reports { $result }.
tournament-act-result = { $place }: { $result }{ $was ->
        [none] { "" }
       *[some] {" "}(it was { $old })
    }{ $source ->
        [live] , played here
       *[other] { "" }
    }{ $excused ->
        [yes] ; the absence was excused
        [no] ; the absence was not excused
       *[none] { "" }
    }.{ $note ->
        [none] { "" }
       *[some] {" "}{ $text }
    }
tournament-place = Round { $round }, board { $board }{ $seated ->
        [none] { "" }
       *[some] , { $game }
    }
tournament-open-result = no result
tournament-act-adjourn = { $place }: adjourned until { $until }.
tournament-act-penalty = { $who }, round { $round }: { $sign ->
        [minus] points taken: { $points }
       *[plus] points given: { $points }
    }{ $note ->
        [none] .
       *[some] . Reason: { $text }.
    }
tournament-act-offence = { $who }, round { $round }{ $board ->
        [none] { "" }
       *[some] , board { $table }
    }: { $offence }{ $times ->
        [one] { "" }
       *[other] , { $times } times
    }{ $note ->
        [none] .
       *[some] . { $text }
    }
tournament-offence = { $kind ->
        [warning] a warning
        [illegal_move] an illegal move
        [late] late arrival
        [refusal] refusal to comply with the Laws
        [device] an electronic device
        [untimely_offer] an offer of a draw at the wrong moment
        [wrong_hand] the clock pressed with the other hand
        [clock_handling] rough handling of the clock
        [stopped_clocks] clocks stopped without a valid reason
        [press_without_move] the clock pressed without a move
        [two_hands] both hands used for one move
        [displaced_pieces] displaced pieces
        [adjusting] pieces adjusted without the right to
        [written_ahead] a move written down before it was made
        [disturbance] disturbance of the opponent
        [interference] interference in a game of others
        [aids] notes, advice or analysis
        [disrepute] bringing chess into disrepute
        [smoking] smoking where it is not allowed
        [leaving] leaving without leave
        [spectator_phone] a phone of a spectator
        [entry] being in the playing area without leave
        [scoresheet] neglect of the scoresheet
       *[conduct] other conduct
    }
tournament-act-exclude = { $who } is excluded from round { $round } on{ $note ->
        [none] .
       *[some] . Ground: { $text }.
    }
tournament-act-expel = { $who } is expelled from the event, from round { $round } on{ $note ->
        [none] .
       *[some] . Ground: { $text }.
    }
tournament-act-seat = { $board ->
        [0] { $who } has no board of the player’s own any more
       *[other] { $who } sits at board { $table }
    }{ $note ->
        [none] .
       *[some] . Reason: { $text }.
    }
tournament-act-publish = Round { $round } is shown to everybody.
tournament-act-finish = The event is over.
tournament-act-reopen = The event goes on again.
tournament-act-reinstate = { $who } may play again from round { $round } on.
tournament-act-incident = Round { $round }, { $incident }{ $people ->
        [none] { "" }
       *[some] {" "}({ $who })
    }{ $said ->
        [none] { "" }
        [offer] { " " }(Captain: “offer a draw”)
        [accept] { " " }(Captain: “accept the draw”)
        [resign] { " " }(Captain: “resign”)
        [answer] { " " }(Captain: an answer to the player’s question)
        [position] { " " }(Captain: about the position)
        [clock] { " " }(Captain: about the clock)
        [board] { " " }(Captain: about another board)
       *[other] { " " }(Captain: something else)
    }{ $photo ->
        [none] { "" }
       *[some] {" "}({ $after } after the start)
    }: { $text }
tournament-incident = { $kind ->
        [place] Game at another place or time
        [smoking] Smoking
        [collusion] Result agreed on beforehand
        [camera] Camera
        [photograph] Photograph
        [dress] Dress
        [leaving] Leaving without a word
        [speaking] Speaking
        [complaint] Complaint
        [captain-spirit] Conduct of a captain
        [not-playing] Not playing after acceptance
       *[captain] Captain’s advice
    }
tournament-act-dispute = Dispute { $number }, { $step }{ $note ->
        [none] .
       *[some] : { $text }
    }
tournament-step = { $step ->
        [reported] reported
        [mediated] mediation
        [ruled] ruling of the arbiter
        [appealed] appeal
       *[decided] decision of the committee
    }
tournament-act-appeal = Dispute { $number }, appeal { $form ->
        [written] in writing
       *[spoken] by word of mouth
    }, { $paid } paid, { $minutes } after the decision: { $text }
tournament-act-decision = Dispute { $number }: the appeals committee { $result ->
        [upheld] upheld the appeal
        [reasonable] rejected the appeal and found it reasonable
       *[rejected] rejected the appeal
    }: { $text }
tournament-act-through = { $winner } goes on and { $loser } does not. Reason: { $text }.
tournament-act-invitation = The invitation, { $item }: { $text ->
        [none] nothing any more
       *[some] { $said }
    }.
tournament-act-category = Category { $name }: { $who }.
tournament-act-prize = Prize { $name } ({ $who }): { $amounts ->
        [none] given by decision
       *[some] { $sums }; { $sharing }
    }.
tournament-act-award = { $who } is given a prize: { $name }{ $money ->
        [none] { "" }
       *[some] , { $amount }
    }.
tournament-act-decide = { $question }: { $option }{ $note ->
        [none] .
       *[some] {" "}({ $who }).
    }
tournament-act-overrule = { $question }: { $option }, in place of what was answered before the draw, because { $why }{ $note ->
        [none] .
       *[some] {" "}({ $who }).
    }
tournament-game-step = { $games ->
        [one] one game
       *[other] { $games } games
    }, { $time }{ $first ->
        [lot] { "" }
       *[reversed] , colours reversed
    }{ $draw ->
        [none] { "" }
        [white] , a draw puts White through
       *[black] , a draw puts Black through
    }{ $times ->
        [once] { "" }
        [until] , again and again while it stays level
       *[most] , up to { $most } times while it stays level
    }
tournament-option = { $word ->
        [yes] yes
        [no] no
        [none] none
        [federation] by federation
        [club] by club
        [lot] the lot
        [arbiter] the arbiter
        [fixed] fixed
        [reseeded] by rank anew
        [drawn] by lots anew
        [free] free
       *[other] { $text }
    }
tournament-act-leave-fide-mode = FIDE mode was left. Reason: { $text }.
tournament-act-note = { $private ->
        [yes] A note for the house.
       *[no] Note: { $text }
    }
tournament-act-undo = Entry { $seq } was taken back{ $why ->
        [none] { "" }
       *[some] {" "}({ $text })
    }: { $what }
tournament-undone = { $what } Taken back by entry { $seq }.
tournament-deed = { $do ->
        [invitation] invitation
        [category] category
        [prize] prize
        [award] award of a prize
        [announce] announcement
        [amend] correction of the announcement
        [tiebreaks] tie-breaks
        [forbid] forbidden pairs
        [allow] forbidden pairs allowed again
        [apart] fellows kept apart
        [committee] appeals committee
        [appeal_terms] terms of appeals
        [checked] check of the hall
        [hour] hour of a round
        [enter] entry
        [correct_entrant] correction of an entry
        [check_in] presence
        [absent] absence
        [withdraw] withdrawal
        [rejoin] return
        [bye] bye
        [ask_bye] bye asked for
        [document_seen] document seen
        [erase_births] days of birth erased
        [ages] age group
        [team] team
        [lineup] order of a team
        [publish_lots] fingerprint of the lots
        [draw] draw
        [pair] pairing
        [repair] pairing by hand of a part
        [open_games] games opened
        [detach] board taken from its game
        [colours] colours reversed
        [report_result] result reported
        [result] result
        [adjourn] adjournment
        [penalty] penalty
        [offence] offence
        [exclude] exclusion
        [expel] expulsion
        [seat] board of the player’s own
        [publish] publication
        [finish] end of the event
        [reopen] reopening
        [reinstate] reinstatement
        [incident] incident
        [dispute] dispute
        [appeal] appeal
        [decision] decision of the committee
        [through] decision who goes on
        [decide] open question answered
        [overrule] answer overruled
        [refer] put to whoever decides
        [resolve] matter decided
        [leave_fide_mode] FIDE mode left
        [note] note
       *[undo] taking back
    }
tournament-age-group = { $name }, born { $from } to { $to }{ $upwards ->
        [yes] {" "}(younger players may play in it)
       *[no] {""}
    }
