### What `arbiter event` says to people.

event-explain-title = Round { $round }, { $rules }
event-explain-bracket = Bracket { $at }: { $down ->
        [none] { $residents }
       *[some] moved down { $moved }; residents { $residents }
    }
event-explain-pair = { $white } – { $black }: { $rule ->
        [both] both colour preferences are granted
        [stronger] the stronger colour preference is granted
        [difference] the colours of the last round in which they had different ones are reversed
        [higher] the higher ranked player's colour preference is granted
       *[parity] nobody has a preference: the initial colour goes by the higher ranked player's number
    } ({ $article })
event-explain-down = float down: { $players }
event-explain-bye = gets the bye: { $player }
event-explain-cost = { $criterion } { $meaning }: { $value }
event-explain-perfect = No criterion fails.
event-criterion = { $criterion ->
        [c1] opponents who have met
        [c2] a second bye
        [c3] two players who both need the same colour
        [c4] the players left could not all be paired
        [c5] score of the player who gets the bye
        [c6] players who float down
        [c7] scores of those who float down
        [c7psd] score differences of the pairs and of those who float down
        [c8] what the next bracket must float down, and its scores
        [c9] unplayed games of the player who gets the bye
        [c10] topscorers or their opponents with a colour difference above two
        [c11] topscorers or their opponents with one colour three times running
        [c12] players without the colour that they prefer
        [c13] players without the colour that they strongly prefer
        [c14] players who float down as they did one round ago
        [c15] players who float up as they did one round ago
        [c16] players who float down as they did two rounds ago
        [c17] players who float up as they did two rounds ago
        [c18] score differences of those who float down as they did one round ago
        [c19] score differences of those who float up as they did one round ago
        [c20] score differences of those who float down as they did two rounds ago
        [c22] fellows of one federation or club who meet (a wish of the event, no criterion of the Swiss system)
       *[c21] score differences of those who float up as they did two rounds ago
    }
event-why-title = Why not { $one } against { $two }?
event-why-they-meet = They do meet in this round.
event-why-meet-by-hand = They do meet in this round: it was paired by hand.
event-why-by-hand = By the rules they would meet; this round was paired by hand.
event-explain-by-hand = This round was paired by hand: what follows is what the rules would have made.
event-why-not-paired = { $player } is not to be paired in this round.
event-why-one-player = A player cannot meet himself.
event-why-met = They have already met ({ $criterion }).
event-why-forbidden = The event forbids this pair.
event-why-colour = Both must have { $colour ->
        [white] White
       *[black] Black
    } ({ $criterion }).
event-why-completion = Then { $criterion ->
        [c5] the bye would have to go to a player with a higher score
       *[c4] the players left could not all be paired
    } ({ $name }).
event-why-worse = { $floats ->
        [none] The best pairing of bracket { $bracket } in which they meet
       *[some] They are never in one bracket: { $player } would have to float down from bracket { $bracket }, and the best pairing in which that happens
    } is worse under { $criterion } ({ $meaning }): { $other }, against { $made } in the pairing made. All criteria before it are equal.
event-why-later = { $floats ->
        [none] The best pairing of bracket { $bracket } in which they meet
       *[some] They are never in one bracket: { $player } would have to float down from bracket { $bracket }, and the best pairing in which that happens
    } is as good under every criterion, but comes later in the order of the candidates ({ $article }).
event-why-undecided = Who would play whom instead could not be found within the work that a question may take: too many players are concerned at once.
event-why-nothing = nothing
event-question = { $question ->
        [games] Games of a match
        [all-games] Are all games played though the match is decided?
        [ladder] Games that follow a level match
        [last] Who decides a match that is level after all of them?
        [bracket] How opponents are found from the second stage on
        [third-place] Is there a match for the third place?
        [protect] Whose players are kept apart in the bracket as long as can be?
        [board-order] May captains change the order of the boards?
        [win] Points for a win in the group stage
        [loss] Points for a loss in the group stage
        [group-size] Players in a group
        [qualify] How many of each group go on
        [group-ties] What parts players of a group with equal points
       *[group-playoff] Games between two players of a group who are level all the same
    }
event-account-title = { $player }: place { $rank }
event-account-value = { $code } { $meaning }: { $value }
event-account-none = { $code } { $meaning }: no value
event-tiebreak = { $code ->
       *[pts] points
        [de] direct encounter
        [win] rounds worth a win
        [won] games won over the board
        [bpg] games played with Black
        [bwg] games won with Black
        [ps] progressive score
        [rep] rounds that the player elected to play
        [std] standard points
        [tpn] pairing number
        [bh] Buchholz
        [aob] average of the opponents' Buchholz
        [fb] fore Buchholz
        [sb] Sonneborn-Berger
        [ks] Koya
        [aro] average rating of the opponents
        [tpr] tournament performance rating
        [ptp] perfect tournament performance
        [apro] average performance of the opponents
        [appo] average perfect performance of the opponents
        [rtng] rating
        [mpts] match points
        [gpts] game points
        [mpvgp] the score that is not the primary one
        [emmsb] extended Sonneborn-Berger, match points by match points
        [emgsb] extended Sonneborn-Berger, match points by game points
        [egmsb] extended Sonneborn-Berger, game points by match points
        [eggsb] extended Sonneborn-Berger, game points by game points
        [bc] board count
        [tbr] top board results
        [bbe] bottom board elimination
        [ede] extended direct encounter
        [edebt] extended direct encounter, then board count and top boards
        [edebb] extended direct encounter, then board count and bottom boards
        [edet] extended direct encounter, then top boards
        [edeb] extended direct encounter, then bottom boards
        [sssc] scores and schedule strength combined
    }
event-account-addend = { $from ->
        [against] round { $round }, { $opponent }
        [adjusted] round { $round }, { $opponent }: { $stands } as it stands, unplayed rounds at the end count as draws
        [capped] round { $round }, not played: a dummy with the own score { $own }, at most { $most }
        [dummy] round { $round }, not played: a dummy with the own score
        [board] board { $board }
        [ruled] given or taken by the arbiter
       *[plain] round { $round }
    }
event-account-counts = { $counts ->
        [no] { $what }: { $value }, left out
       *[yes] { $what }: { $value }
    }
event-account-total = { $total ->
        [mean] mean: { $value }
        [limit] Only opponents with { $limit } points or more count.
        [performance] mean rating { $average }; { $score } points, { $percent } per cent: { $difference }
        [perfect] With { $value } the expected score of { $expected } reaches { $score }; with less it does not.
       *[combination] { $score } + { $buchholz } ÷ { $divisor }
    }
event-account-group = level: { $players }
event-account-line = { $kind ->
        [boards] { $place }. { $player }: boards { $points }
        [missing] { $place }. { $player }: { $points }; has not met { $missing }
       *[games] { $place }. { $player }: { $points }
    }
event-account-alone = nobody is level
