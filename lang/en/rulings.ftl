### What is answered to an event: rulings, what must be done, questions to the arbiter, refusals.
### Ids are put together by the code from the tags of the public interface.

## Words that other messages hold

ruling-side = { $player ->
        [white] White
        [black] Black
       *[none] The player
    }
ruling-other-side = { $player ->
        [white] Black
        [black] White
       *[none] the opponent
    }
ruling-side-of = { $player ->
        [white] White’s
        [black] Black’s
       *[none] the player’s
    }
ruling-to-side = { $player ->
        [white] to White
        [black] to Black
       *[none] to the player
    }
ruling-at-ply = { $ply_side ->
        [white] move { $ply_number } by White
        [black] move { $ply_number } by Black
       *[start] the beginning of the game
    }
ruling-position-at = { $ply_side ->
        [white] the position after move { $ply_number } by White
        [black] the position after move { $ply_number } by Black
       *[start] the initial position
    }
ruling-piece = { $piece ->
        [white_king] the white king
        [white_queen] the white queen
        [white_rook] the white rook
        [white_bishop] the white bishop
        [white_knight] the white knight
        [white_pawn] the white pawn
        [black_king] the black king
        [black_queen] the black queen
        [black_rook] the black rook
        [black_bishop] the black bishop
        [black_knight] the black knight
        [black_pawn] the black pawn
       *[none] nothing
    }
ruling-role = { $role ->
        [king] the king
        [queen] the queen
        [rook] the rook
        [bishop] the bishop
        [knight] the knight
        [pawn] the pawn
       *[none] the piece
    }
ruling-new-role = { $role ->
        [queen] a queen
        [rook] a rook
        [bishop] a bishop
        [knight] a knight
       *[none] the piece chosen
    }
ruling-flank = { $side ->
        [king] the kingside
       *[queen] the queenside
    }
ruling-person = { $who ->
        [white] White
        [black] Black
        [both] both players
        [players] the players themselves
        [arbiter] the arbiter
        [designated_arbiter] the designated arbiter
        [chief_arbiter] the chief arbiter
        [assistant] the assistant
        [helper_of_white] White’s helper
        [helper_of_black] Black’s helper
        [clock] the chess clock
        [nobody] nobody
        [captain] the captain
        [spectator] the spectator
        [organiser] the organiser
        [committee] the Appeals Committee
        [secretariat] the secretariat
       *[other] { $who }
    }
ruling-whose-time = { $clock ->
        [own] on his own time
        [opponent] on the opponent’s time
       *[none] with both clocks stopped
    }
ruling-claimed = { $claim ->
        [repetition] of a draw by repetition
        [fifty] of a draw by the count of moves
        [flag] that the opponent’s flag has fallen
        [illegal_move] of an illegal move
        [touched] that the opponent touched a piece
        [promotion] about the promotion
        [quickplay] in the quickplay finish
        [increment_request] for an increment in the quickplay finish
        [wrong_clock] of a wrong clock
        [wrong_position] of a wrong position
        [wrong_colours] of reversed colours
        [default] that the opponent came too late
        [disturbance] of a disturbance
        [two_boards] for two boards
       *[no_arbiter_draw] of a draw where no arbiter is there
    }
ruling-claim-reason = { $reason ->
        [not_so] what it says is not so
        [too_late] it comes too late
        [right_lost] the right to it is lost
        [not_on_move] the claimant does not have the move
        [not_written] the intended move was not written down
        [another_move_possible] another move is possible
        [not_paid] the fee was not paid
       *[no_such_rule] this rulebook has no such rule
    }
ruling-right = { $right ->
        [adjust] to adjust pieces
        [claim] to claim a draw
        [complain_of_touch] to complain of a touched piece
        [claim_illegal_move] to claim an illegal move
        [castling] to castle
       *[offer] to offer a draw
    }
ruling-illegal-kind = { $kind ->
        [move] a piece moved as it may not
        [king_in_check] the king was left in check
        [unpromoted] a pawn was left on the last rank
        [wrong_promotion] a pawn became what it cannot
        [king_taken] the king was captured
        [castling] castling that was not allowed
        [two_moves] two moves at once
        [press_without_move] the clock was pressed without a move
        [two_hands] two hands were used for one move
        [drop] a man in hand put where it may not be, or not in hand at all
       *[not_his_piece] a piece that was not his to move
    }
ruling-offence-kind = { $which ->
        [wrong_hand] the clock was not pressed with the hand that moved the piece
        [clock_handling] the clock was handled roughly
        [stopped_clocks] the clocks were stopped without a valid reason
        [press_without_move] the clock was pressed without a move
        [two_hands] two hands were used for one move
        [displaced_pieces] pieces were displaced
        [adjusting] pieces were adjusted without the right to do so
        [device] an electronic device in the playing venue
        [refusal] he refuses to comply with the Laws
        [written_ahead] the move was written before it was made
        [interference] somebody who has no part in the game interfered
        [disturbance] the opponent was disturbed
        [aids] notes, advice or analysis were used
        [disrepute] chess was brought into disrepute
        [smoking] smoking where it is not allowed
        [leaving] leaving without leave
        [spectator_phone] a phone of somebody who has no part in the game
        [entry] somebody who neither plays nor judges was in the playing area
        [scoresheet] the duties about the scoresheet were neglected
        [other_board] the other board of the match was touched
       *[other] { $which }
    }

## Decisions

ruling-game-over = { $result ->
        [white_wins] The game is over, White wins:
        [black_wins] The game is over, Black wins:
        [draw] The game is over, a draw:
        [both_lose] The game is over, both players lose:
       *[open] The game is over, and its result is still to be decided:
    } { $reason ->
        [checkmate] checkmate
        [stalemate] stalemate
        [dead_position] the position is dead
        [resignation] resignation
        [agreement] the players agreed
        [repetition] a correct claim of repetition
        [fifty_moves] a correct claim by the count of moves
        [fivefold] the same position appeared five times
        [seventy_five_moves] as many moves without a capture and without a pawn move as end the game
        [time] a flag has fallen
        [both_flags] both flags have fallen
        [illegal_moves] illegal moves
        [irregular_position] a position that can be neither kept nor restored
        [default] late arrival
        [device] an electronic device
        [sealed_move] the sealed move
        [quickplay] a claim in the quickplay finish
        [hill] a king stands on a middle square
        [third_check] the third check has been given
        [other_board] the other board has ended
       *[conduct] conduct
    }. { $score ->
        [usual] { "" }
       *[other] Points: White { $white }, Black { $black }.
    }
ruling-game-continues = The game goes on.
ruling-game-resumed = The game is resumed.
ruling-no-intervention = Nothing is done, and nobody is told anything.
ruling-obligation = { $duty ->
        [move] { ruling-side } must move { ruling-role }.
        [capture] { ruling-side } must capture { ruling-role } on { $square }.
        [castle_kingside] { ruling-side } must castle kingside.
        [castle_queenside] { ruling-side } must castle queenside.
        [promote] { ruling-side } must promote to { ruling-new-role } on { $square }.
        [drop] { ruling-side } must put { ruling-role } on the board.
       *[touched] { ruling-side } must keep to the piece touched or the move announced.
    }
ruling-no-obligation = { ruling-side } may make any move.
ruling-move-made = { $uci ->
        [none] { ruling-side } has made the move.
       *[move] { ruling-side } has made the move { $uci }.
    }
ruling-move-announced = { ruling-side } has announced the move { $uci }.
ruling-move-completed = { ruling-side } has completed the move.
ruling-finish-required = { ruling-side } must finish what was begun.
ruling-claim-upheld = { ruling-side-of } claim { ruling-claimed } is correct.
ruling-claim-rejected = { ruling-side-of } claim { ruling-claimed } is rejected: { ruling-claim-reason }.
ruling-claim-not-admissible = { ruling-side } cannot make the claim { ruling-claimed } now: { ruling-claim-reason }. It costs nothing.
ruling-claim-void = { ruling-side-of } claim { ruling-claimed } is void, because of what was found when it was checked.
ruling-claim-admissible = { ruling-side } may make the claim { ruling-claimed }.
ruling-cannot-withdraw = { ruling-side } cannot take it back.
ruling-right-lost = { ruling-side } has lost the right { ruling-right }{ $until ->
        [game] {" "}for the rest of the game
       *[move] {" "}until the next move
    }.
ruling-offer-open = { ruling-side-of } offer of a draw stands.
ruling-offer-refused = { ruling-side-of } offer of a draw is not accepted.
ruling-offer-lapsed = { ruling-side-of } offer of a draw no longer stands.
ruling-illegal-move-counted = { $kind ->
        [press_without_move] { ruling-side }: { ruling-illegal-kind }. It is penalised as an illegal move, number { $nth }.
        [two_hands] { ruling-side }: { ruling-illegal-kind }. It is penalised as an illegal move, number { $nth }.
       *[move] An illegal move by { ruling-side }, number { $nth }: { ruling-illegal-kind }.
    }
ruling-illegal-move-not-counted = { ruling-side }: { ruling-illegal-kind }. It does not count as an illegal move.
ruling-position-restored = Set up { ruling-position-at } again; the game goes on from it.
ruling-irregularity-stands = What is wrong stays as it is, and the game goes on.
ruling-wait = The arbiter waits and says nothing.
ruling-new-game = A new game is played{ $swap_colours ->
        [yes] , with colours changed
       *[no] { "" }
    }.
ruling-result-stands = The result stands.
ruling-result-corrected = The result is corrected: { $result ->
        [white_wins] White wins
        [black_wins] Black wins
        [draw] a draw
        [both_lose] both players lose
       *[open] still to be decided
    }. { $score ->
        [usual] { "" }
       *[other] Points: White { $white }, Black { $black }.
    }
ruling-complete-sheet = { ruling-side } must complete the scoresheet { ruling-whose-time }.
ruling-reconstruct = Both players reconstruct the game { ruling-whose-time }.
ruling-offence = { $player ->
        [none] An offence: { ruling-offence-kind }.
       *[one] An offence by { ruling-side }: { ruling-offence-kind }.
    }
ruling-no-offence = There is no offence.
ruling-postponed = The decision is postponed.
ruling-adjourned = The game is adjourned.
ruling-referred = { ruling-person } decides.
ruling-appeal-lacks = { $reason ->
        [too_late] it comes too late
        [not_written] it must be in writing
       *[not_paid] the fee was not paid
    }
ruling-appeal-not-admissible = { ruling-side-of } appeal is not heard: { ruling-appeal-lacks }.
ruling-appeal-upheld = { ruling-side-of } appeal is upheld.
ruling-appeal-rejected = { ruling-side-of } appeal is rejected.
ruling-since = This has held since { ruling-at-ply }.
ruling-mate = { $mate ->
        [winnable] There is a series of legal moves by which the opponent can checkmate.
        [unwinnable] The opponent cannot checkmate by any possible series of legal moves.
       *[undetermined] Whether the opponent can checkmate is not known.
    }
ruling-mate-beside = { $mate ->
        [winnable] There is a series of legal moves by which the opponent can win.
        [unwinnable] The opponent cannot win by any possible series of legal moves.
       *[undetermined] Whether the opponent can win is not known.
    }

## What must be done

remedy-add-time = { $ms } is added to { ruling-side-of } time.
remedy-take-time = { $ms } is taken from { ruling-side-of } time.
remedy-set-time = { ruling-side-of } clock is set to { $ms }.
remedy-remove-increment = The increment of { ruling-at-ply } is taken off again.
remedy-set-move-counter = { ruling-side-of } move counter is set to { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
remedy-correct-setting = { $control ->
        [none] Set the clock as it should have been.
       *[known] Set the clock to { $control }.
    }
remedy-replace-clock = Replace the clock.
remedy-restore = Set up { ruling-position-at } again.
remedy-restore-other = The other board goes back too: set up the position after ply { $ply } there.
remedy-set-pockets = Both have in hand: { $pockets ->
        [none] nothing
       *[men] { $pockets }
    }.
remedy-set-checks = Checks left to give, White first: { $left }.
remedy-must-move = The piece on { $square } must be moved.
remedy-must-capture = The piece on { $square } must be captured.
remedy-must-castle = The king must castle on { ruling-flank }.
remedy-must-drop = The man in hand that was touched must be put on the board.
remedy-announce = { ruling-side } announces the move aloud.
remedy-any-legal-move = Any legal move may be made.
remedy-declared-move = The move { $uci } must be made.
remedy-count-illegal-move = Illegal moves of { ruling-side }: { $nth }.
remedy-remark = The arbiter makes a remark { ruling-to-side }.
remedy-warning = The arbiter gives a warning { ruling-to-side }.
remedy-score = White scores { $white }, Black { $black }.
remedy-points = { $given ->
        [yes] { ruling-side } is given { $points } more in the score.
       *[no] { $points } is taken from { ruling-side-of } score.
    }
remedy-fine = { $amount ->
        [none] { ruling-side } pays a fine.
       *[known] { ruling-side } pays a fine of { $amount }.
    }
remedy-exclude-round = Excluded from one or more rounds: { ruling-person }.
remedy-expel-event = Expelled from the event: { ruling-person }.
remedy-expel-hall = Expelled from the playing hall: { ruling-person }.
remedy-new-game = Begin a new game.
remedy-swap-colours = The players change colours.
remedy-transfer-position = Carry the position over to a board that is placed correctly.
remedy-replace-piece = { $piece ->
        [none] Clear the square { $square }.
       *[piece] Put { ruling-piece } on { $square }.
    }
remedy-finish-promotion = { $piece ->
        [none] Finish the promotion on { $square } with the piece that the player chooses.
       *[piece] Finish the promotion: put { ruling-piece } on { $square }.
    }
remedy-castling-lost = { ruling-side } may not castle on { ruling-flank } with this move.
remedy-complete-sheet = { ruling-side } completes the scoresheet { ruling-whose-time }.
remedy-return-sheet = Give { ruling-side-of } scoresheet back { ruling-whose-time }.
remedy-write-position = { ruling-side } writes down the final position, and the opponent verifies it.
remedy-replace-sheet = Replace { ruling-side-of } scoresheet.
remedy-watch = { $until ->
        [next_completed_move] Look again after the next completed move.
        [flag] Watch the game until a flag has fallen.
       *[other] Watch the game: { $until }.
    }
remedy-keep-silent = Say nothing about { $about ->
        [flag] the flag
        [moves] the number of moves
       *[other] it
    }.
remedy-refer-to = Ask { ruling-person }.

## Questions to the arbiter

question-touched-how = How did { ruling-side } touch the piece? { $wording ->
        [deliberate] Only a deliberate touch counts.
        [intent] Only a touch with the intention of moving or capturing counts.
        [not_clearly_accidental] Every touch counts that is not clearly accidental.
       *[none] { "" }
    }
question-touch-order = Which piece did { ruling-side } touch first?
question-what-was-meant = What did { ruling-side } mean?
question-clocks-after-restoring = What do the clocks show now that the position is restored?
question-outage = What do the clocks show after the outage?
question-helpers-time = { ruling-side } has a helper at the clock. What do the clocks show from now on?
question-position-unknown = Which position is restored?
question-first-flag = Which flag fell first?
question-late-excused = { ruling-side } came late. Is it excused?
question-colours-reversed = The colours are reversed. Does the game go on?
question-quickplay = { ruling-side } claims that the opponent cannot win by normal means, or makes no effort to. What is decided?
question-other-names = May { ruling-side } announce ranks by other names than the German ones?
question-opponents-score = The game is lost for { ruling-other-side }. What does { ruling-side } score?
question-reason-to-stop = Did { ruling-side } have a valid reason to stop the clocks? { $wording ->
        [if_obvious] Only where it is obvious that there was none is he penalised.
        [penalised] Without one he is penalised.
       *[none] { "" }
    }
question-supervision = Is the supervision adequate?
question-penalty = { $player ->
        [none] Which penalty for the offender?
       *[other] Which penalty for { ruling-side }?
    }
question-two-faults = Two faults in one act: do they count as one or as two?
question-envelope-lost = The envelope is lost and the position cannot be agreed. Is the game resumed?
question-times-too-severe = Would correcting the times be too severe?
question-overstep-shown = Do the completed scoresheets show that the time was overstepped?
question-claim-shown = The scoresheet differs from the game as it is known. Is the claim shown?
question-what-follows = The appeal is upheld. What follows?
question-can-mate = Can { ruling-side } checkmate by any possible series of legal moves?
question-unsettled = The text of the Laws does not settle this. Which reading holds?
question-silent-rulebook = The rulebook does not say what to do. What is decided?
question-most-time = At most { $ms }.
question-least-time = At least { $ms }.
question-most-ply = Not later than { ruling-at-ply }.
question-proposal = Proposed: { $option }.
question-proposal-clocks = Proposed: White { $white }, Black { $black }.
question-proposal-counters = Moves on the clock: White { $white }, Black { $black }.
option-touched-how = { $option ->
        [deliberate] deliberately
        [accidental] by accident
        [adjusting] to adjust it
       *[other] { $option }
    }
option-touch-order = { $option ->
        [own_first] his own piece
        [opponent_first] the opponent’s piece
        [unknown] it is not known
       *[other] { $option }
    }
option-what-was-meant = { $option ->
        [resigned] to resign
        [agreed] to agree to a draw
        [nothing] nothing of that kind
       *[other] { $option }
    }
option-clocks-after-restoring = { $option ->
        [proposal] as proposed
        [own] other times
        [stay] they stay as they are
       *[other] { $option }
    }
option-helpers-time = { $option ->
        [proposal] as they show
        [own] other times
       *[other] { $option }
    }
option-outage = { $option ->
        [proposal] as proposed
        [own] other times
       *[other] { $option }
    }
option-position-unknown = { $option ->
        [ply] the position after a certain move
        [board] another position
       *[other] { $option }
    }
option-first-flag = { $option ->
        [white] White’s
        [black] Black’s
        [unknown] it is not known
       *[other] { $option }
    }
option-late-excused = { $option ->
        [play] yes, he plays
        [lose] no, he loses
       *[other] { $option }
    }
option-colours-reversed = { $option ->
        [continue] it goes on
        [new_game] a new game is played
       *[other] { $option }
    }
option-quickplay = { $option ->
        [draw] a draw
        [postpone] the decision is postponed
        [reject] the claim is rejected
       *[other] { $option }
    }
option-opponents-score = { $option ->
        [n1] one point
        [n1_2] half a point
        [n0] nothing
       *[other] { $option }
    }
option-other-names = { $option ->
        [yes] yes
        [no] no
       *[other] { $option }
    }
option-reason-to-stop = { $option ->
        [yes] yes
        [no] no
       *[other] { $option }
    }
option-supervision = { $option ->
        [yes] yes
        [no] no
       *[other] { $option }
    }
option-penalty = { $option ->
        [warning] a warning
        [opponent_time] more time for the opponent
        [own_time] less time for the offender
        [loss] the game is lost
        [own_points] fewer points for the offender
        [opponent_points] more points for the opponent
        [fine] a fine
        [exclude_round] exclusion from one or more rounds
        [expel] expulsion
       *[other] { $option }
    }
option-two-faults = { $option ->
        [one] as one
        [both] as two
       *[other] { $option }
    }
option-envelope-lost = { $option ->
        [resume] it is resumed
        [new_game] a new game is played
       *[other] { $option }
    }
option-times-too-severe = { $option ->
        [correct] no, they are corrected
        [leave] yes, they are left
       *[other] { $option }
    }
option-overstep-shown = { $option ->
        [yes] yes
        [no] no
        [unknown] it cannot be shown
       *[other] { $option }
    }
option-claim-shown = { $option ->
        [yes] yes
        [no] no
       *[other] { $option }
    }
option-what-follows = { $option ->
        [resume] the game is resumed
        [white] White wins
        [black] Black wins
        [draw] a draw
        [result_stands] the result stands
       *[other] { $option }
    }
option-can-mate = { $option ->
        [yes] yes
        [no] no
       *[other] { $option }
    }
option-unsettled = { $option ->
        [by_analogy] as when the king was touched first: the king moves if it can
        [claim_is_no_move] a claim is not a move
        [as_listed] as the text lists it
        [two_minutes] two minutes
        [one_minute] one minute
        [n11_d_e] Articles 11d and 11e
        [n11_e_f] Articles 11e and 11f
        [by_claim] only if it is claimed
        [automatic] without a claim
        [restore] the position is restored
        [resume] the game is resumed
        [complete_promotion] the promotion is finished
        [touched_pieces] only the articles on touched pieces
        [any_article] any article
        [one_act] exchanging them is one act: castling
        [rook_first] the rook was touched first: no castling with it
        [first_that_can] the first one touched that can be
        [both_bind] either of the two
        [only_adjusted] he only adjusted: the man goes back
        [made] it is a move, and stands
        [stands] it stands, as the move was completed
        [sheets] by the scoresheets
        [men] by counting the men
        [record] by the record of the game
        [result_stands] the result stands
        [owed] the man stays and is owed
        [both_back] both boards go back
        [continue] it goes on
        [draw] a draw
        [first_seen] the flag that was seen first decides
        [warning] a warning
        [loss] the game is lost
       *[other] { $option }
    }
option-silent-rulebook = { $option ->
        [own] the arbiter’s own decision
       *[other] { $option }
    }

## Refusals: what cannot have happened

refusal-time-backwards = This cannot be: it lies before something that has been recorded.
refusal-not-at-this-board = This cannot be: { $by } does not sit at this board.
refusal-no-such-board = This cannot be: the game has one board only.
refusal-too-soon = Not so fast: one word to the partner a second.
refusal-words-forbidden = In this event partners say nothing to each other.
refusal-unknown-square = This cannot be: no square and no move is called { $text }.
refusal-nothing-there = This cannot be: no piece stands on { $square }.
refusal-nothing-lifted = This cannot be: no piece was lifted that could be put down.
refusal-clocks-stand = This cannot be: both clocks stand.
refusal-no-offer = This cannot be: no offer of a draw stands.
refusal-question-open = Not now: the arbiter has to answer a question first. { $question }
refusal-question-not-open = This cannot be answered: the question is not open. { $question }
refusal-outside-limits = { $answer } is not among the answers that are allowed.
refusal-not-in-this-mode = { $why ->
        [not_legal] This move is not legal.
        [touched_another] Another piece was touched before: that one must move.
       *[board] This cannot be done on a board of this kind.
    }
refusal-envelope-closed = This cannot be: the move is sealed. The envelope is opened first.
refusal-no-envelope = This cannot be: no move is sealed.
refusal-nothing-appealed = This cannot be: nobody has appealed.
refusal-not-this-role = This is not for { ruling-person } to do.

## Articles

ruling-articles = { $count ->
        [one] Article { $articles }
       *[other] Articles { $articles }
    }
ruling-article = { $ground ->
        [practice] { $article } (what arbiters do)
        [unsettled] { $article } (the text is not clear)
       *[letter] { $article }
    }
