### Try the board: what the coach says. The answers are those of the rules.

coach-name = Try the board
coach-heading = { $step } of { $of }
coach-title = { $incident ->
        [touch] Touch-move
        [illegal] Illegal move
        [claim] Wrong claim
        [castling] Rook first
       *[flag] Flag and bare king
    }
coach-task = { $incident ->
        [touch] Touch the knight on g1. Then move the bishop from f1 to c4.
        [illegal] Move the rook from h1 to h4, over the pawn. Then press White’s clock.
        [claim] This position is new. Press Claim, choose the same position, and claim a draw all the same.
        [castling] You want to castle: touch the rook on h1 first, then the king on e1.
       *[flag] White has a queen and ten seconds, Black has a bare king. Let White’s time run out.
    }
coach-skip = Skip
coach-next = { $last ->
        [yes] Play a game
       *[no] Next
    }
coach-again = Again
coach-close = Close
