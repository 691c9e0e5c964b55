### What a player's board says: cards, offers, promotion.

screen-card-read = Read
screen-offer-stands = { $side ->
        [white] White offers a draw
       *[black] Black offers a draw
    }
screen-offer-then = The game ends at once: a draw.
screen-offer-accept = Accept a draw
screen-offer-agree = Draw the game
screen-declined = { $side ->
        [white] Black has declined the draw.
       *[black] White has declined the draw.
    }
screen-reserve-how = { $chosen ->
        [true] Tap the square
       *[false] New piece: tap or drag
    }
screen-displaced-done = These fell
screen-story-earlier = { $count ->
        [one] one earlier ruling
       *[other] { $count } earlier rulings
    }
screen-claim-other = Something else
