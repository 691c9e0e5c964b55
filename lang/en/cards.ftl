### Cards and stories: the verdict in at most four words, then what happened in this game.
### Ids are put together by the code from the tags of the public interface.

## Pieces in a sentence

card-piece = { $role ->
        [king] the king
        [queen] the queen
        [rook] the rook
        [bishop] the bishop
        [knight] the knight
        [pawn] the pawn
       *[none] a piece
    }
card-piece-first = { $role ->
        [king] The king
        [queen] The queen
        [rook] The rook
        [bishop] The bishop
        [knight] The knight
        [pawn] The pawn
       *[none] A piece
    }
card-piece-on = { card-piece } on { $square }

## Verdicts

title-game-over = { $result ->
        [white_wins] White wins
        [black_wins] Black wins
        [draw] Draw
        [both_lose] Both players lose
       *[open] Game over
    }
title-game-continues = Play goes on
title-game-resumed = Game resumed
title-no-intervention = No intervention
title-obligation = { $deed ->
        [move] { $role ->
            [king] King must move
            [queen] Queen must move
            [rook] Rook must move
            [bishop] Bishop must move
            [knight] Knight must move
            [pawn] Pawn must move
           *[none] Touched piece must move
        }
        [capture] { $role ->
            [queen] Capture the queen
            [rook] Capture the rook
            [bishop] Capture the bishop
            [knight] Capture the knight
            [pawn] Capture the pawn
           *[none] Capture the touched piece
        }
        [castle] King must castle
        [drop] Put it on board
        [promote] Finish the promotion
        [declared] Declared move stands
        [touched] Touched piece must move
       *[none] No duty remains
    }
title-no-obligation = Any legal move
title-move-made = Move made
title-move-announced = The move is announced
title-move-completed = Move completed
title-finish-required = { $deed ->
        [promote] Finish the promotion
       *[move] Finish the move
    }
title-claim-upheld = Claim correct
title-claim-rejected = Claim rejected
title-claim-not-admissible = Claim not possible
title-claim-void = Claim void
title-claim-admissible = Claim possible
title-cannot-withdraw = Cannot be withdrawn
title-right-lost = Right lost
title-offer-open = Draw offered
title-offer-refused = Draw declined
title-offer-lapsed = Draw offer lapsed
title-illegal-move-counted = { $kind ->
        [press_without_move] Pressed without a move
        [two_hands] Two hands used
       *[move] Illegal move
    }
title-illegal-move-not-counted = { $kind ->
        [press_without_move] Pressed without a move
        [two_hands] Two hands used
       *[move] Illegal move
    }
title-position-restored = Position restored
title-irregularity-stands = Position stands
title-wait = The arbiter waits
title-new-game = New game
title-result-stands = Result stands
title-result-corrected = Result corrected
title-complete-sheet = Complete the scoresheet
title-reconstruct = Reconstruct the game
title-offence = { $which ->
        [device] Electronic device
        [disturbance] Opponent disturbed
        [displaced_pieces] Pieces displaced
        [displaced_piece] Piece displaced
        [stopped_clocks] Clocks stopped without reason
        [default] Late arrival
       *[other] Offence
    }
title-no-offence = No offence
title-postponed = Decision postponed
title-adjourned = Game adjourned
title-appeal-not-admissible = Appeal not heard
title-appeal-upheld = Appeal upheld
title-appeal-rejected = Appeal rejected
title-referred = { $who ->
        [arbiter] The arbiter decides
        [chief_arbiter] Chief arbiter decides
        [players] The players decide
       *[other] Referred
    }

## What questions are about

title-question-touched-how = How was it touched?
title-question-touch-order = Which touched first?
title-question-what-was-meant = What was meant?
title-question-clocks-after-restoring = Times after restoring
title-question-outage = Times after the outage
title-question-helpers-time = Helper’s time
title-question-position-unknown = Which position?
title-question-first-flag = Which flag first?
title-question-late-excused = Late arrival excused?
title-question-colours-reversed = Colours reversed
title-question-quickplay = Quickplay claim
title-question-other-names = Other names for ranks?
title-question-opponents-score = The opponent’s score
title-question-reason-to-stop = Valid reason to stop?
title-question-supervision = Supervision adequate?
title-question-penalty = Which penalty?
title-question-two-faults = One fault or two?
title-question-envelope-lost = Envelope lost
title-question-times-too-severe = Correction too severe?
title-question-overstep-shown = Time overstepped?
title-question-claim-shown = Is it shown?
title-question-what-follows = What follows?
title-question-can-mate = Is checkmate possible?
title-question-unsettled = Which reading holds?
title-question-silent-rulebook = The rulebook is silent

## What happened

cause-touched = { ruling-side } touched { $touched }, moved { $moved }.
cause-bound = { ruling-side } touched { $touched }.
cause-illegal = { $what ->
        [move] { card-piece-first } cannot go from { $from } to { $to }.
        [king_in_check] The king on { $square } was left in check.
        [unpromoted] The pawn on { $to } was not promoted.
        [wrong_promotion] The pawn on { $to } became what it cannot.
        [king_taken] The king on { $to } was captured.
        [castling] Castling was not allowed.
        [two_moves] { ruling-side } made two moves at once.
        [press_without_move] { ruling-side } pressed the clock without a move.
        [two_hands] { ruling-side } used two hands for one move.
        [not_his_piece] { ruling-side } moved the piece on { $from }, which was not to be moved.
       *[piece] A piece moved as it may not.
    }
cause-game-over = { $reason ->
        [checkmate] Checkmate.
        [stalemate] Stalemate.
        [dead_position] The position is dead.
        [resignation] { ruling-side } resigned.
        [agreement] The players agreed.
        [repetition] A correct claim of repetition.
        [fifty_moves] A correct claim by the count of moves.
        [fivefold] The same position appeared five times.
        [seventy_five_moves] The count of moves without a capture and without a pawn move ends the game.
        [time] { $result ->
            [draw] A flag has fallen.
           *[other] { ruling-side-of } flag has fallen.
        }
        [both_flags] Both flags have fallen.
        [illegal_moves] { $result ->
            [draw] Illegal moves.
           *[other] Illegal moves by { ruling-side }.
        }
        [irregular_position] The position can be neither kept nor restored.
        [default] { $result ->
            [both_lose] Both players came too late.
           *[other] { ruling-side } came too late.
        }
        [device] An electronic device.
        [sealed_move] The sealed move.
        [quickplay] A claim in the quickplay finish.
        [hill] A king stands on a middle square.
        [third_check] The third check has been given.
        [other_board] The other board of the match has ended.
       *[conduct] Conduct.
    }
cause-claim-upheld = { ruling-side-of } claim { ruling-claimed }.
cause-claim-rejected = { ruling-side-of } claim { ruling-claimed }: { ruling-claim-reason }.
cause-claim-not-admissible = { ruling-side-of } claim { ruling-claimed }: { ruling-claim-reason }. It costs nothing.
cause-claim-void = { ruling-side-of } claim { ruling-claimed }, because of what was found when it was checked.
cause-claim-admissible = { ruling-side-of } claim { ruling-claimed }.
cause-right-lost = { ruling-side }: { ruling-right }{ $until ->
        [game] , for the rest of the game
       *[move] , until the next move
    }.
cause-offer-open = { ruling-side } offers a draw.
cause-offer-refused = { ruling-side-of } offer is not accepted.
cause-offer-lapsed = { ruling-side-of } offer no longer stands.
cause-finish-required = { ruling-side } must finish what was begun.
cause-no-obligation = { ruling-side } is not bound by what was touched.
cause-result-corrected = { $result ->
        [white_wins] White wins.
        [black_wins] Black wins.
        [draw] A draw.
        [both_lose] Both players lose.
       *[open] Still to be decided.
    } { $score ->
        [usual] { "" }
       *[other] Points: White { $white }, Black { $black }.
    }
cause-new-game = { $swap_colours ->
        [yes] Colours are changed.
       *[no] Colours stay as they are.
    }
cause-complete-sheet = { ruling-side }, { ruling-whose-time }.
cause-reconstruct = Both players, { ruling-whose-time }.
cause-offence = { $player ->
        [none] { "" }
       *[one] { ruling-side }:{ " " }
    }{ ruling-offence-kind }.

## What the program has done

done-add-time = { $ms } was added to { ruling-side-of } time.
done-take-time = { $ms } was taken from { ruling-side-of } time.
done-set-time = { ruling-side-of } clock was set to { $ms }.
done-remove-increment = The increment of { ruling-at-ply } was taken off.
done-restore = Back on the board: { ruling-position-at }.
done-correct-setting = The clock was set as it should be.
done-finish-promotion = The promotion on { $square } is finished.
done-castling-lost = { ruling-side } may not castle on { ruling-flank } with this move.
