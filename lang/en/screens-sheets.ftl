screen-own-sheet = Your scoresheet
screen-own-sheet-of = { $side ->
        [white] White’s scoresheet
       *[black] Black’s scoresheet
    }
screen-own-sheet-empty = Nothing is written on it yet.
screen-own-sheet-since = { $count ->
        [one] One half-move stood on it before.
       *[other] { $count } half-moves stood on it before.
    }
screen-own-sheet-next = Next line
screen-own-sheet-hint = Write it as on paper: your own letters, both moves or one.
screen-own-sheet-write = Write
screen-own-sheet-strike = Strike out the last move
screen-own-sheet-mark = Mark an offer (=)
screen-own-sheet-hand = { $to ->
        [arbiter] Hand it to the arbiter
       *[opponent] Lend it to the opponent
    }
screen-own-sheet-lent = The opponent has this sheet.
screen-own-sheet-given = The arbiter has this sheet.
screen-own-sheet-back = Give the opponent’s sheet back
screen-own-sheet-sign = Sign this result
screen-own-sheet-signed = Signed with { $result }
screen-sheets-differs = not as played
screen-sheets-photo-wrong = This is no such picture, or it is too large.
screen-own-sheet-photo = Add a photograph of the paper sheet
screen-own-sheet-photo-came = The arbiter has the photograph.
screen-appeal = Appeal
screen-appeal-then = The appeal goes to the chief arbiter, after the game to the appeals committee. It is not taken back.
screen-appeal-written = It is handed in in writing
screen-appeal-paid = The fee is paid
screen-appeal-do = Appeal against the decision
screen-appeal-waits = { $side ->
        [white] White
       *[black] Black
    } appeals: { $to ->
        [committee] the appeals committee
       *[chief_arbiter] the chief arbiter
    } decides.
screen-claim-ground = On what ground?
screen-claim-ground-of = { $ground ->
        [cannot_win] the opponent cannot win by normal means
       *[no_effort] the opponent makes no effort to win
    }
screen-referred = Play has ended
screen-referred-position = The final position, as the claimant writes it down
screen-referred-write = Write it down
screen-referred-verify = It is the final position
screen-referred-verified = The opponent has verified it.
screen-referred-sheet = Attach the scoresheet
screen-referred-decides = An arbiter decides it; both enter what he has said.
