### What everybody may ask of a tournament: why a pairing, why a place, who against whom.

tour-tab-cross = Cross table
tour-why-kind = { $kind ->
        [table] The round robin tables give this game and its colours.
        [cup] The bracket gives this game.
        [group] The table of their group gives this game and its colours.
        [playoff] They were level in their group: this game parts them.
        [teams] Their teams meet in this round.
        [hand] The rules alone do not give this game: an arbiter set it by hand.
       *[other] The pairing was not made here.
    }
tour-why-game = The game
tour-why-bracket = The bracket and its criteria
tour-why-not = Why not
tour-why-against = against (name or number)
tour-why-ask = Why not?
tour-place = Place { $place }
tour-value-article = FIDE Handbook { $text }, Article { $article }
tour-place-value = Before { $other } by { $meaning } ({ $code }): { $made } to { $than }
tour-place-among = Before { $other } by { $meaning } ({ $code }) among those who are level
tour-place-level = Level with { $other }
tour-place-last = Nobody stands after this place.
tour-tab-prizes = Prizes
tour-tab-lots = Draw
tour-tab-about = Regulations
tour-col-amount = Amount
tour-prizes-none = No prizes have been announced.
tour-prizes-so-far = By the standings as they are now.
tour-lots-published = Published before the draw
tour-lots-unpublished = nothing
tour-lots-secret = Secret
tour-lots-drawn = Drawn
tour-lots-colour = Colour of number 1 in round 1
tour-lots-check = What was published is the SHA-256 of the secret. Check it on any computer:
tour-lots-order = The numbers
tour-about-system = Pairing
tour-about-how = { $how ->
        [teams] Teams
        [table] Round robin
        [cup] Knock-out
       *[swiss] Swiss system
    }
tour-about-invitation = The invitation
tour-proof = How to verify
tour-proof-how = The log of this event is sealed: each line holds the hash of the one before. Whoever has the program proves it with
tour-proof-last = The last hash is
tour-lots-same = The secret is the one that was published. Your device has checked it.
tour-lots-again = Your device has checked the secret and drawn again: the same came of it.
tour-lots-other = This does not fit: another secret, or another order than the lots gave.
