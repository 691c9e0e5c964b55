### What the lessons say by themselves: parts, answers, what is wrong with a try, faults of a lesson file.

learn-title = Learn chess
learn-part-men = The men
learn-part-special = Special moves
learn-part-end = Check and the end
learn-part-well = Playing well
learn-part-hall = In the hall
learn-part-time = Time
learn-part-variants = Other games
learn-part-own = Your teacher's lessons
learn-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-faq = Questions
learn-time = Two clocks
learn-help = Dots show where a man can go. In a game nobody shows them.
learn-script = A lesson needs a browser with scripts turned on.
learn-said-done = Right.
learn-said-more = { $moves ->
        [one] Done in { $moves } move. Best: { $best }.
       *[other] Done in { $moves } moves. Best: { $best }.
    }
learn-said-illegal = That cannot be: { why-no-move }.
learn-said-pinned = The { learn-man } on { $square } is pinned to its king.
learn-said-over = The game is over here.
learn-said-no-move-left = No move is left.
learn-said-not-this = Not this one. Look again.
learn-said-not-there = This man does not belong there.
learn-said-other-move = That is another move.
learn-said-unheard = No move here is called so.
learn-why = { $reason ->
        [way_out] There is a way out: { $named }.
        [no_way_out] The king is attacked, and no move helps.
        [quiet] The king is not attacked.
        [attacked] The king is attacked.
        [can_move] A move is left: { $named }.
        [no_move] The king is not attacked, and no move is left.
        [may] Nothing forbids it here.
        [can_win] There is still a way to the end that wins.
        [cannot_win] However both play, nobody can win here.
        [guarded] Somebody guards the man on { $named }.
        [no_attack] The man on { $named } does not attack there.
        [reached] The man can come to { $named }.
        [stuck] The man on { $named } cannot move.
       *[nobody] No such man stands on { $named }.
    }
learn-why-clock = { $which ->
        [left] Left
        [right] Right
       *[only] The clock
    }: { $begins } at first, { $used } used, { $added } added.
learn-why-figure = { $moves ->
        [one] One move gives each player { $time }.
       *[other] { $moves } moves give each player { $time }.
    }
learn-said-ruled = The arbiter rules on this. The article says how.
learn-missed = { $goal ->
        [captures] This takes nothing of what should be taken.
        [checks] This gives no check.
        [mates] This is no checkmate: there is a way out.
        [stalemates] This is no stalemate.
        [escapes] The king is still in check.
        [flees] Here the king itself must go.
        [blocks] Here a man must step between.
        [castles] This is not that castling.
        [promotes] The pawn does not become the man that is wanted.
        [passes] This is not the capture in passing.
        [defends] This guards nothing new.
        [reaches] This leads to another square.
        [safe] That man is guarded: it would be taken back.
        [parries] The other side would win at once.
        [clears] A man is left.
        [wins] This does not win.
        [drops] A man from the pocket is wanted.
        [collect] Move the man that has to reach the marks.
       *[among] A move, but not the one that is wanted.
    }
learn-option = { $option ->
        [yes] Yes
        [no] No
        [left] Left
        [right] Right
        [same] The same
        [none] Neither
        [both] Both
        [standard] Standard
        [rapid] Rapid
        [blitz] Blitz
        [press] Press the clock
        [white] White
        [black] Black
        [draw] Nobody: a draw
        [king] King
        [queen] Queen
        [rook] Rook
        [bishop] Bishop
        [knight] Knight
        [pawn] Pawn
        [gain] A gain
        [even] Nothing: it is even
       *[loss] A loss
    }
learn-wait = Wait { $time }
learn-thought-each = { $moves ->
        [one] One move of { $each }.
       *[other] { $moves } moves of { $each } each.
    }
learn-thought-row = Moves: { $row }.
learn-fault = { $place }: { $problem ->
        [syntax] this is no TOML: { $found }
        [unknown_key] the key { $found } is unknown; here may stand: { $expected }
        [missing] the key { $expected } is missing
        [wrong] expected { $expected }, found { $found }
        [same_name] a second step is called { $found }
        [same_lesson] a second lesson is called { $found }
        [position] nothing may be played from this position: { $found }
        [move] the move { $found } cannot be made here
        [unreachable] the mark { $found } cannot be reached
        [no_way] no way leads to the aim within { $found } moves
        [best] best says { $found }, the least is { $expected }
        [too_many] more than { $found } states: take fewer moves
       *[sentence] the sentence { $expected } is missing in { $found }
    }
learn-checked = { $lessons ->
        [one] { $lessons } lesson proved: all is well.
       *[other] { $lessons } lessons proved: all is well.
    }
learn-no-lesson = No lesson is called { $name }.
learn-no-step = Lesson { $lesson } has no step called { $name }.
learn-unreadable = Move { $number } cannot be read; expected: { $expected }.
learn-state = { $state ->
        [done] done
        [wrong] wrong
       *[open] open
    }
learn-left = Left: { $left }
