### What `arbiter time` says of a time control.

time-control = { $player ->
        [white] White
        [black] Black
       *[both] Time control
    }: { $control } (as a PGN tag: { $pgn })
time-period = { $moves ->
        [rest] all the remaining moves in { $base }
       *[counted] { $count ->
            [one] one move in { $base }
           *[other] { $count } moves in { $base }
        }
    }{ $mode ->
        [none] { "" }
        [increment] , and { $each } more for every move
        [delay] , and before it { $each } free for every move, lost if not used
       *[bronstein] , and after every move the time used is given back, at most { $each }
    }
time-short = { $moves ->
        [rest] { $base }
       *[counted] { $count ->
            [one] one move / { $base }
           *[other] { $count } moves / { $base }
        }
    }{ $mode ->
        [none] { "" }
        [increment] {" "}+ { $each } a move
        [delay] , { $each } free a move
       *[bronstein] , up to { $each } back a move
    }
time-only = { $each } for each move
time-then = { $first }, then { $rest }
time-main = Main thinking time: { $base }
time-each = Time per move: { $mode ->
        [none] nothing is added
        [increment] { $each } is added and kept (cumulative)
        [delay] { $each } free before the main time runs, lost if not used (delay)
        [bronstein] the time used is given back, at most { $each } (Bronstein)
        [only] { $each }, lost if not used; there is no main time
       *[varying] as the periods say
    }
time-after = { $moves ->
        [one] After one move
       *[other] After { $moves } moves
    }: { $time } in all
time-latest = { $kind ->
        [fixed] Latest end of the game: { $time } after the start
       *[moves] Latest end of a game of { $moves } moves: { $time } after the start
    }
time-class = { $title }: { $play ->
        [blitz] blitz
        [rapid] rapid chess
       *[standard] standard chess
    }, as { $figure } counts{ $moves ->
        [0] { "" }
       *[other] {" "}for { $moves } moves
    } (Article { $article })
time-no-class = { $title } has no classes of play.
time-unfit = Does not fit: { $what ->
        [different] the two players have different times
        [several_periods] there is one period for the whole game
        [other_base] the time of each player is { $limit }
        [no_bonus] moves add no time
        [bonus_below] a move adds { $limit } at least
        [bonus_above] a move adds { $limit } at most
        [no_main_time] a delay runs before a main time, and there is none
       *[moves_in_class] rapid chess and blitz have all the moves in one time, without a number of moves
    }{ $cited ->
        [no] { "" }
       *[yes] {" "}(Article { $article })
    }
time-error-none = There is no time control.
time-error-unknown = The time control is not known.
time-error-base = Column { $column }: expected a time such as { $example }, found { $found }.
time-error-moves = Column { $column }: expected a number of moves before the slash, found { $found }.
time-error-bonus = Column { $column }: expected the time that a move adds, such as { $example }, found { $found }.
time-error-unexpected = Column { $column }: did not expect { $found }.
time-error-too-long = Column { $column }: longer than a week.
time-error-after-last = Column { $column }: nothing can follow a period for all the remaining moves.
time-error-not-a-period = Column { $column }: no period begins with move { $move }.
time-error-hourglass = Column { $column }: an hour-glass is not in the Laws.
time-error-mixed = Column { $column }: { $found } mixes minutes and seconds. Which was meant: { $first } or { $second }?
time-error-nothing = nothing
