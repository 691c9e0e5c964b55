### The live screens, as the browser says them: the board, claims, the arbiter's desk, the wall, judging a position.

screen-side = { $side ->
        [white] White
       *[black] Black
    }
screen-man = { $color ->
        [white] White
       *[black] Black
    } { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
screen-empty = empty
screen-touched = touched
screen-out-of-place = not where it belongs
screen-board = Board
screen-board-number = Board { $board }
screen-home = To the start page
screen-line = { $line ->
        [open] Connected
        [slow] Waiting for the server
        [lost] Not connected
       *[connecting] Connecting
    }
screen-slow = Waiting for the server.
screen-lost-since = Not connected since { $time }.
screen-lost = { $arbiter ->
        [true] The clock runs on the server. Tell the arbiter.
       *[false] The clock runs on the server. The moves wait until the line is back.
    }
screen-lost-shared = The moves are kept here and sent when the line is back.
screen-lost-desk = The clocks run on the server. Nothing can be entered until the line is back.
screen-lost-looking = What stands here is from then.
screen-lost-said = Not connected
screen-back-said = Connected again
screen-retry = Try again
screen-gone = This seat is on another device now. This screen only shows the game.
screen-missed = { $count ->
        [one] One thing happened in between.
       *[other] { $count } things happened in between.
    }

screen-flag = flag
screen-away = not connected
screen-adjusting = adjusts
screen-castling = is about to castle
screen-castling-which = Does the king castle?
screen-castling-do = Castle
screen-castling-step = Move the king
screen-chess960 = Chess960
screen-start-number = Chess960, start { $number }
screen-start-brief = Start { $number }
screen-press = { $side ->
        [white] Press the clock: White
       *[black] Press the clock: Black
    }
screen-turn = { $side } to move
screen-before = The game has not started.
screen-before-players = Both players ready?
screen-start = Start the game
screen-standing = The clocks stand.
screen-standing-question = The clocks stand. The arbiter decides.
screen-standing-players = The clocks stand. The players decide together.
screen-resume = Play on
screen-waits = The other player is asked.
screen-agree = Agree
screen-wanted = { $side ->
        [white] White wants:
       *[black] Black wants:
    } { $what ->
        [start] to start the game
        [resume] to play on
        [agree] to agree
        [adjust] other times on the clock
        [decide] this decision
        [new_game] a new game
       *[settle] to go on with the clocks as they were
    }
screen-held = The server was away. Which times hold?
screen-held-event = As at the last act
screen-held-beat = As when it stopped
screen-held-arbiter = The server was away. The clocks stand until the arbiter decides.
screen-offered = { $side ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    } Touching a piece declines it.
screen-decline = Decline
screen-duty-none = Nothing is obliged by touch.
screen-no-claim = No claim may be based on what this screen shows.

screen-actions = What can be done
screen-offer = Draw
screen-claim = Claim
screen-arbiter = Arbiter
screen-stop = Stop
screen-more = More
screen-back = Back
screen-done = Done
screen-ruling = Ruling
screen-adjust = I adjust
screen-castle-say = I am about to castle
screen-flip = Turn the board around on this screen
screen-face = { $both ->
        [true] All pieces upright from one side
       *[false] Pieces face both players
    }
screen-keys = Keys
screen-leave = Leave the board
screen-resign = Resign
screen-resign-title = { $side ->
        [white] White resigns?
       *[black] Black resigns?
    }
screen-resign-then = The game ends at once. This cannot be taken back.
screen-resign-do = Resign the game
screen-call-title = Call the arbiter
screen-call-then = The arbiter sees the call at once.
screen-call-do = Call the arbiter
screen-call-stop = Stop both clocks and call
screen-call-device = A phone rang: call the arbiter
screen-reserve = Pieces beside the board
screen-promotion = What does the pawn become?
screen-restore = To be put right: { $squares }
screen-restore-do = Set it up for us
screen-move = Move
screen-move-do = Make the move

screen-claim-title = { $side ->
        [white] White claims
       *[black] Black claims
    }
screen-claim-what = What is claimed?
screen-claim-kind = { $kind ->
        [repetition] the same position
        [fifty] fifty moves
        [flag] the opponent’s flag
        [illegal_move] an illegal move
        [touched] a touched piece
        [wrong_position] a wrong position
        [quickplay] quickplay finish
        [increment_request] an increment
        [no_arbiter_draw] the opponent cannot win, or does not try
        [two_boards] I play on a board of my own
        [wrong_colours] the colours are reversed
        [wrong_clock] the clock is wrong
       *[disturbance] a disturbance
    }
screen-claim-when = When?
screen-claim-appeared = already on the board
screen-claim-ahead = after the next move
screen-claim-written = The written move
screen-claim-final = The written move cannot be changed afterwards.
screen-claim-then = After this nothing can be cancelled.
screen-claim-do = Claim

screen-sheet = Scoresheet
screen-sheet-empty = No moves yet.
screen-story = What happened
screen-story-empty = No rulings yet.
screen-key = { $what ->
        [arrows] move over the board
        [enter] touch, then put down
        [escape] let go
        [pieces] next own piece of this kind; with Shift the one before
        [ranks] rank
        [files] file
        [press] press the clock
        [move] write a move
        [times] hear both times
        [last] hear the last move
        [duty] hear what a touch obliges
        [read] read a file or a rank
        [drop] put a man in hand on a square, where captured men come back
        [draw] to the draw button
        [claim] open a claim
       *[arbiter] call the arbiter
    }
screen-tray = Pieces to put on the board

screen-waiting = { $count ->
        [0] nothing waits
        [one] one board waits
       *[other] { $count } boards wait
    }
screen-filter = Which boards
screen-filter-by = { $filter ->
        [all] All
        [open] Waiting
        [low] Low time
        [before] Not started
       *[over] Over
    }
screen-no-boards = No boards yet.
screen-none-such = No such boards. Good.
screen-seats = Seats and links
screen-wall = Wall for the projector
screen-event = The event
screen-alarm = { $kind ->
        [call] the arbiter is called
        [device] a phone rang
        [claim] a claim
        [question] a question waits
        [stopped] the clocks stand
        [flag] a flag has fallen
        [held] after a restart: which times hold?
       *[lost] a board is not connected
    }
screen-phase = { $phase ->
        [before] not started
        [running] running
        [standing] the clocks stand
       *[over] over
    }
screen-all-boards = All boards
screen-desk = One board
screen-tab = { $tab ->
        [incident] Incident
        [story] Story
        [clocks] Clocks
        [sheet] Scoresheet
        [penalties] Penalties
       *[result] Result
    }
screen-run = { $what ->
        [start] Start the game
        [stop] Stop both clocks
       *[resume] Let the game go on
    }
screen-todo = Still to be done
screen-rulings-only = Rulings only
screen-question = A question for the arbiter
screen-time-of = { $side ->
        [white] White’s time
       *[black] Black’s time
    }
screen-decide = Decide
screen-less = Less
screen-more-time = More
screen-clocks-run = The clocks run. They are set while they stand.
screen-apply = Set the clocks
screen-apply-run = Set and go on
screen-whose = Whose?
screen-fact = { $fact ->
        [claim] a player claims
        [disturbance] a player was disturbed
        [illegal_move] illegal move
        [flag] flag fall seen
        [device] phone or device
        [displaced_piece] pieces displaced
        [wrong_position] wrong position
        [wrong_setting] clock set wrong
        [written_ahead] move written in advance
        [touched] touched piece
        [default] not at the board in time
        [wrong_colours] colours reversed
        [board_turned] board turned
        [pawn_on_last_rank] pawn left on the last rank
        [king_captured] king captured
        [unrecorded] moves not recorded
        [notes] notes read
        [advice] advice or analysis
        [disturbing] disturbs the opponent
        [disrepute] disrepute
        [smoking] smoking
        [left_area] left the playing area
        [left_venue] left the venue
        [spectator_interferes] spectator interferes
        [spectator_phone] spectator’s phone
        [entered_area] stranger in the playing area
        [boards_differ] boards differ, sheets agree
        [sheets_differ] boards and sheets differ
        [envelope_lost] envelope lost
        [pocket_wrong] man in the wrong hand
        [pocket_lost] hands unknown
        [checks_disputed] count of checks disputed
        [both_end] both boards ended at once
        [other_board] touched the other board
        [left_match] left the match
        [sheet_hidden] scoresheet covered
        [sheet_taken] scoresheet kept or destroyed
        [other_notation] not in algebraic notation
        [defective_sheet] scoresheet full or torn
       *[wrong_hand] not the hand that moved
    }
screen-penalty = Penalty
screen-penalty-kind = { $kind ->
        [warning] a warning
        [opponent_time] more time for the opponent
        [own_time] less time for the player
       *[loss] the game is lost
    }
screen-minutes = Minutes
screen-half-points = Half points
screen-delay = { $moves ->
        [one] one move behind
       *[other] { $moves } moves behind
    }
screen-pause = Hold this page

screen-about = The game
screen-mode = { $mode ->
        [physical] like a real board
        [assisted] assisted
        [online] online
       *[recorded] recorded
    }
screen-displaced-say = Pieces knocked over
screen-displaced-which = Tap the pieces that were knocked over.
screen-displaced = Knocked over: { $squares }
screen-upright = Set upright
screen-offer-when = { $turn ->
        [true] with this move
       *[false] may disturb
    }
screen-offer-now = Goes with the move that is made now
screen-offer-off = Too early or too late: may disturb
screen-reader = Screen-reader board
screen-settings = Settings
screen-ask-arbiter = Ask the arbiter
screen-dropped = The game has gone on without what was kept here. It was not sent.
screen-reader-now = What to do now
screen-reader-clocks = Clocks
screen-reader-times = Both times
screen-reader-last = Last moves
screen-reader-rulings = Rulings
screen-time-left = { $time } left
screen-nav = { $to ->
        [boards] Boards
        [questions] Questions
        [incident] Incident
       *[search] Search
    }
screen-pad = Which board?
screen-pad-back = Delete the last digit
screen-no-such-board = There is no board { $board }.
screen-find = Name or board
screen-queue = What waits
screen-queue-empty = Nothing waits. Good.
screen-later = Decide later
screen-later-open = Decide now
screen-reason = Reason
screen-correct = Correct this entry
screen-step = { $side }: { $way ->
        [less] one { $unit } less
       *[more] one { $unit } more
    }
screen-unit = { $unit ->
        [hour] hour
        [minute] minute
       *[second] second
    }
screen-counter = Move counter, { $side }
screen-draw-you = { $side ->
        [white] You play White.
       *[black] You play Black.
    }
screen-draw-result = The colours are drawn.
screen-draw-board = To the board
screen-draw-how = How it was drawn
screen-draw-how-text = Each phone made a number and sent a fingerprint of it first, so that neither could choose after having seen the other’s. Both numbers together say who has White.
screen-draw-number = { $phone ->
        [first] The phone that made the game
       *[second] The other phone
    }
screen-claim-unknown = What can be claimed cannot be asked now. Try again when the line is back.
screen-claim-stops = The claim stops both clocks.
screen-claim-wrong = If it is not so:
screen-claim-binds = The written move must be made.
screen-delay-minutes = { $minutes ->
        [one] one minute behind
       *[other] { $minutes } minutes behind
    }
screen-belongs = { $man } belongs here
screen-resign-hold = Hold for one second.
screen-table-hold = Hold to stop both clocks.
screen-reason-needed = A clock is set only with a reason. It stands in the log.
screen-move-read = Check
screen-move-again = Enter once more makes it; Escape takes it back.
screen-move-as = As it was written: { $text }.
screen-move-command = Command: { $text }.
screen-move-castles = Castling on the { $castles ->
        [short] king’s side
       *[long] queen’s side
    }.
screen-move-said = { $role ->
        [king] King
        [queen] Queen
        [rook] Rook
        [bishop] Bishop
        [knight] Knight
        [pawn] Pawn
       *[none] From
    }{ $from ->
        [none] { "" }
       *[some] {" "}{ $from }
    } { $takes ->
        [true] takes on
       *[false] to
    } { $to }.
screen-move-becomes = It becomes a { $role ->
        [queen] queen
        [rook] rook
        [bishop] bishop
       *[knight] knight
    }.
screen-move-number = move { $number }
screen-more-articles = { $count ->
        [one] One more article
       *[other] { $count } more articles
    }
screen-time-unread = This is not a time. An example: { $example }
screen-counter-unread = This is not a number of moves. An example: { $example }
screen-adjust-nothing = Nothing has been changed yet: write a time or a number of moves.
screen-correct-needed = A correction needs a reason. It stands in the log.
screen-touched-which = Which piece was touched?
screen-judge-long = This is too long. Paste one game only, with fewer comments.
screen-reader-words = The move field takes these words as well: { $words }.
screen-incident-unknown = What can be entered here cannot be asked now. Try again when the line is back.
screen-disturbed-who = Who was disturbed?
screen-claim-enter = Enter the claim
screen-entered = Entered
screen-entered-nothing = It stands in the log. Nothing follows from it.
screen-entered-next = Enter something else
screen-ruling-of = { screen-move-number }, { $side }
screen-article = { $book }, Article { $article }
screen-picture = The board in a picture
screen-blind = { $side ->
        [white] White
       *[black] Black
    } does not see: moves are announced and repeated.
screen-aloud = { $on ->
        [true] Stop reading aloud
       *[false] Read aloud by this device
    }
