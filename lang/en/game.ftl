### A game told as a story: what happens at the board, and the frame around it.
### The ids of what happens (act-…) are put together by the code from the tags of the public interface.

## Words that other messages hold

act-word-actor = { $by ->
        [white] White
        [black] Black
        [arbiter] The arbiter
        [chief_arbiter] The chief arbiter
        [assistant] The assistant
        [helper_of_white] White’s helper
        [helper_of_black] Black’s helper
        [captain] The captain
        [spectator] A spectator
        [organiser] The organiser
        [committee] The Appeals Committee
        [secretariat] The secretariat
        [clock] The chess clock
        [both] Each player
       *[nobody] Nobody
    }
act-word-piece = { $piece ->
        [king] a king
        [queen] a queen
        [rook] a rook
        [bishop] a bishop
        [knight] a knight
        [pawn] a pawn
        [none] the piece
       *[coloured] { ruling-piece }
    }
act-word-hand = { $hand ->
        [same] {" "}with the hand that moves the piece
        [other] {" "}with the other hand
        [both] {" "}with both hands
       *[none] { "" }
    }
act-word-presses = { $press ->
        [yes] {" "}and presses the clock
       *[no] { "" }
    }
act-word-text = { $text ->
        [none] { "" }
       *[some] : { $text }
    }
game-details = { $details ->
        [none] { "" }
       *[some] {" "}({ $details })
    }
act-word-outcome = { $result ->
        [white_wins] White wins
        [black_wins] Black wins
        [draw] a draw
        [both_lose] both players lose
       *[open] still to be decided
    }
game-fact = { $fact ->
        [flag] a flag has fallen
        [both_flags] both flags have fallen
        [illegal_move] an illegal move was made
        [both_kings_in_check] both kings are in check
        [pawn_on_last_rank] a pawn stands on the last rank
        [king_captured] a king was captured
        [repetition] the position has appeared often enough for a claim
        [fivefold] the same position has appeared five times
        [fifty] fifty moves by each player without a capture and without a pawn move
        [seventy_five] seventy-five moves by each player without a capture and without a pawn move
        [checkmate] checkmate
        [stalemate] stalemate
        [dead_position] a dead position
        [wrong_position] the initial position was wrong
        [displaced_piece] a piece stands where it was not moved to
        [wrong_colours] the colours are reversed
        [board_turned] the board is turned
        [wrong_setting] the clock is set wrongly
        [default] a player has not arrived by the default time
        [device] an electronic device
        [written_ahead] a move was written before it was made
        [wrong_hand] the clock was not pressed with the hand that moved the piece
        [unrecorded] moves were not recorded
        [notes] notes or another source were used
        [advice] advice was given, or another board used to analyse
        [disturbing] the opponent is disturbed
        [disrepute] something that brings chess into disrepute
        [smoking] somebody smoked where it is not allowed
        [left_area] a player left the playing area without leave
        [left_venue] a player left the playing venue without leave
        [spectator_interferes] somebody who has no part in the game interferes
        [spectator_phone] a spectator uses a phone
        [entered_area] somebody without leave is in the playing area
        [envelope_lost] the envelope with the sealed move is lost
        [sheet_hidden] the arbiter cannot see a scoresheet
        [sheet_taken] a player keeps or destroys his scoresheet
        [other_notation] a scoresheet is not kept in algebraic notation
        [defective_sheet] a scoresheet can be written on no more
        [boards_differ] the two boards differ, and the scoresheets agree
        [sheets_differ] boards and scoresheets differ
        [pocket_wrong] a man was put into the wrong hand and used
        [pocket_lost] nobody knows what both have in hand
        [checks_disputed] the players differ on the checks that are left
        [both_end] both boards have ended at one instant
        [other_board] the other board was touched
        [left_match] a player has left the match
       *[touched] a piece was touched
    }

## What happens at the board

act-schedule = The start is set at { $start }{ $default ->
        [none] { "" }
       *[known] ; the default time is { $default }
    }.
act-round-start = The round is started.
act-set-up = { act-word-actor } sets up the pieces: { $board }
act-draw-start = { act-word-actor } draws start { $number } of Chess960 from two lots.
act-set-clock = { act-word-actor } sets the clock: { $control }
act-turn-board = { act-word-actor } turns the board.
game-helper-duty = { $duty ->
        [moves] moves the pieces
        [announces] announces the moves
        [records] keeps score and presses the clock
        [tells] tells moves and time when asked
        [claims] claims a fallen flag, reports a touch
        [adjourns] seals and adjourns
        [write] writes the moves
       *[press] presses the clock
    }
act-register-helper = Somebody is registered who acts { $of ->
        [white] for White
       *[black] for Black
    }{ game-details }.
act-announce-adjust = { act-word-actor } announces that pieces are adjusted.
act-touch = { act-word-actor } touches the piece on { $square }{ $intent ->
        [accidental] {" "}by accident
        [unclear] , and whether that was meant is not clear
       *[deliberate] { "" }
    }{ act-word-hand }.
act-touch-reserve = { act-word-actor } touches { act-word-piece } beside the board.
act-lift = { act-word-actor } lifts the piece from { $square }{ act-word-hand }.
act-place = { act-word-actor } puts { act-word-piece } on { $square }{ $upturned ->
        [yes] , upside down
       *[no] { "" }
    }{ act-word-hand }.
act-release = { act-word-actor } lets go of the piece{ $square ->
        [none] { "" }
       *[known] {" "}on { $square }
    }.
act-remove = { act-word-actor } takes the piece on { $square } off the board{ act-word-hand }.
act-put-back = { act-word-actor } puts { act-word-piece } back on { $square }.
act-displace = { act-word-actor } displaces the pieces on { $squares }.
act-press = { act-word-actor } presses the clock{ act-word-hand }.
act-stop-clocks = { act-word-actor } stops both clocks.
act-restart-clock = { act-word-actor } restarts { $player ->
        [none] the clock
       *[one] { ruling-side-of } clock
    }.
act-hit-clock = { act-word-actor } handles the clock roughly.
act-move = { act-word-actor } plays { $move }{ $two_hands ->
        [yes] {" "}with both hands
       *[no] { "" }
    }{ act-word-presses }.
act-drag = { act-word-actor } moves the piece from { $from } to { $to }{ $piece ->
        [none] { "" }
       *[known] {" "}and it becomes { act-word-piece }
    }{ act-word-presses }.
act-announce = { act-word-actor } announces a move{ act-word-text }
act-repeat = { act-word-actor } repeats the move{ act-word-text }
act-tell = { act-word-actor } tells the player something: { $what }
act-say = { $text ->
        [about_to_castle] { act-word-actor } is about to castle, and says so.
        [flag] { act-word-actor } calls out that a flag has fallen.
       *[other] { act-word-actor } says{ act-word-text }
    }
act-partner = { act-word-actor } says to the partner: { partner-word }
act-offer = { act-word-actor } offers a draw{ $condition ->
        [none] { "" }
       *[some] {" "}on a condition: { $condition }
    }.
act-accept = { act-word-actor } accepts the offer of a draw.
act-decline = { act-word-actor } declines the offer of a draw.
act-resign = { act-word-actor } resigns.
act-gesture = { act-word-actor } { $kind ->
        [handshake] offers a hand
        [lay_king] lays down the king
       *[other] makes a gesture
    }.
act-claim = { act-word-actor } makes a claim { ruling-claimed }{ $written ->
        [none] { "" }
       *[some] {" "}with the move { $written }
    }{ game-details }.
act-withdraw = { act-word-actor } takes it back.
act-call-arbiter = { act-word-actor } calls the arbiter{ act-word-text }.
act-ask = { act-word-actor } asks the arbiter{ act-word-text }.
act-agree = { $what ->
        [draw] The players agree on a draw.
        [correction] The players agree that the result is corrected.
        [position] { act-word-actor } confirms the final position that was written down.
       *[resume] The players agree to play on.
    }
act-reading = The chess clock shows: White { $white }, Black { $black }{ game-details }.
act-shows-zero = { ruling-side-of } display shows zero.
act-shows-first = The chess clock marks { ruling-side-of } flag as the first to fall.
act-defect = The chess clock is defective.
act-adds = The chess clock adds { $ms } to { ruling-side-of } time.
act-write = { act-word-actor } writes on { ruling-side-of } scoresheet{ act-word-text }
act-write-ahead = { act-word-actor } writes down a move before making it{ act-word-text }
act-strike = { act-word-actor } strikes out a line of the scoresheet.
act-draw-mark = { act-word-actor } records the offer of a draw.
act-note = { act-word-actor } notes{ act-word-text }
act-hand-sheet = { act-word-actor } hands over the scoresheet.
act-return-sheet = { act-word-actor } gives the scoresheet back.
act-seal = { act-word-actor } seals a move.
act-sign = { act-word-actor } signs the result: { act-word-outcome }.
act-arrive = { act-word-actor } arrives.
act-leave = { act-word-actor } leaves { $with_leave ->
        [yes] with the arbiter’s permission
       *[no] without the arbiter’s permission
    }.
act-return = { act-word-actor } comes back.
act-device = { act-word-actor } has an electronic device{ game-details }.
act-smoke = { act-word-actor } smokes.
act-finish-as-spectator = { act-word-actor } has finished the game and looks on.
act-observe = { act-word-actor } notices: { game-fact }{ game-details }.
act-report = { act-word-actor } reports: { game-fact }{ game-details }.
act-replay-finds = When the moves are played over it is found: { game-fact }{ game-details }.
act-start = { act-word-actor } starts the game.
act-stop = { $by ->
        [nobody] The server was away: play stands.
       *[some] { act-word-actor } stops play.
    }
act-resume = { act-word-actor } has play go on.
act-decide = { act-word-actor } decides. { $question } – { $answer }{ game-details }.
act-adjust = { act-word-actor } sets { ruling-side-of } clock{ $ms ->
        [none] { "" }
       *[known] {" "}to { $ms }
    }{ game-details }{ act-word-text }.
act-order = { act-word-actor } orders{ act-word-text }
act-penalise = { act-word-actor } imposes: { $penalties }.
act-new-game = { act-word-actor } has a new game played.
act-adjourn = { act-word-actor } adjourns the game.
act-open-envelope = { act-word-actor } opens the envelope.
act-postpone = { act-word-actor } postpones the decision.
act-declare = { act-word-actor } declares the result: { act-word-outcome }{ game-details }.
act-correct = { act-word-actor } corrects the result: { act-word-outcome }.
act-overrule = { act-word-actor } overrules ruling { $ruling }{ act-word-text }
act-remedy-done = What was ordered has been carried out.
act-comply = { act-word-actor } complies.
act-refuse = { act-word-actor } refuses to comply.
act-appeal = { act-word-actor } appeals.
act-decide-appeal = { $upheld ->
        [yes] The appeal is upheld.
       *[no] The appeal is rejected.
    }

## Details in brackets

game-detail-square = square { $square }
game-detail-should = it should be { $should }
game-detail-clocks = White { $white }, Black { $black }
game-detail-counters = moves on the clock: White { $white }, Black { $black }
game-detail-counter = move counter { $counter }
game-detail-points = points: White { $white }, Black { $black }
game-about = { $about ->
        [displaced_piece] a piece that was displaced
        [wrong_hand] the hand that pressed the clock
        [illegal_move] an illegal move
        [wrong_position] a wrong initial position
        [wrong_colours] reversed colours
        [board_turned] a board that was placed wrongly
        [wrong_setting] a clock that was set wrongly
        [promotion] a piece for a promotion
        [scoresheet] the arbiter's scoresheet
        [opponents_sheet] the opponent's scoresheet
        [supervision] the rules for the supervision here
        [moves_made] how many moves have been made
        [move_number] the number of the move
        [moves] the moves that were made
        [flag] whether a flag has fallen
        [both_flags] whether both flags have fallen
        [forgot_clock] whether the opponent forgot the clock
        [completed] whether a move is completed
       *[time] the time that was used
    }
game-detail-together = at the same time
game-detail-nobody = nobody sees it
game-detail-reported = reported by { ruling-person }

## The frame of the story

game-frame = { $play ->
        [rapid] rapid chess
        [blitz] blitz
       *[standard] standard chess
    }, { $control ->
        [none] without a clock
       *[known] time control { $control }
    }, { $mode ->
        [assisted] a board that takes only lawful placements
        [online] a board on a screen that takes only legal moves
        [recorded] a real board whose game is typed in
       *[physical] a board on which hands can do anything
    }
game-log = { $entries ->
        [one] One entry
       *[other] { $entries } entries
    }; the chain is intact and ends with { $hash }.
game-changed = The rulebook is not as it was then: { $rulebook }.
game-from = The game begins from { $fen }
game-moved-before = Moves before it: { $moves }
game-options = Possible answers: { $options }
game-told = { $viewers ->
        [none] told to nobody
       *[some] told only to: { $viewers }
    }
game-end = Result: { act-word-outcome }{ game-details }.
game-inquiry = Inquiry: how are these Laws to be read here?
game-stands = Position: { $fen }
game-same = Judged again today: { $entries ->
        [one] the entry is answered as it was.
       *[other] all { $entries } entries are answered as they were.
    }
game-otherwise = Judged again today: { $count ->
        [one] one entry would be answered otherwise.
       *[other] { $count } entries would be answered otherwise.
    }
game-difference = Entry { $seq }: { $event }
game-recorded = Answered then:
game-today = Answered today:
game-nothing = nothing
