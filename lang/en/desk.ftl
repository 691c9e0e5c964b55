### The officials' screens: what follows is said before it is done, and what was done is taken back.

screen-desk-enter = Enter
screen-desk-hold = Hold to enter
screen-desk-hold-hint = Hold for a second.
screen-desk-nothing = Nothing follows. It stands in the log.
screen-desk-asking = Looking at what follows…
screen-desk-would-end = The game ends
screen-desk-would-follow = This follows
screen-desk-device = What was it?
screen-desk-device-kind = { $kind ->
        [rang] It rang or made a sound
        [sounded_off] It sounded though switched off
        [used] It was used
        [on] It was switched on
        [on_person] Off, on the player
       *[in_bag] Off, in a bag
    }
screen-desk-noticed = Who noticed it?
screen-desk-noticed-by = { $by ->
        [arbiter] I did
        [white] White
        [black] Black
       *[spectator] Somebody else
    }
screen-desk-take-back = Take back
screen-desk-take-back-run = Take back, play goes on
screen-desk-taken-back = Taken back
screen-desk-back-reason = Why is it taken back?
screen-desk-overrule = Overrule
screen-desk-start-all = Start all boards
screen-desk-settle-all = The server was away. { $count ->
        [one] One board waits
       *[other] { $count } boards wait
    }: which times hold?
screen-desk-not-done = Not done at board { $boards }.
screen-desk-sound = Sound for calls
screen-desk-previous = Previous board
screen-desk-next = Next board
screen-desk-correct-result = Correct the result
screen-desk-join = To join
screen-sheets = The scoresheets
screen-sheets-none = Neither player has written anything on a sheet here.
screen-sheets-played = Game
screen-sheets-of = { $of ->
        [white] White’s
        [black] Black’s
       *[arbiter] Arbiter’s
    }
screen-sheets-row = Move
screen-sheets-differ = { $count ->
        [0] Both sheets agree with the game as far as they go.
        [one] One place does not agree with the game.
       *[other] { $count } places do not agree with the game.
    }
screen-sheets-look = Position after move { $number }
screen-sheets-ply = { $to ->
        [earlier] One half-move earlier
       *[later] One half-move later
    }
screen-sheets-now = Back to the board as it stands
screen-sheets-record = The arbiter’s record
screen-sheets-return = Give the sheets back
screen-sheets-other = { $of ->
        [white] White’s sheet is not in algebraic notation.
       *[black] Black’s sheet is not in algebraic notation.
    }
screen-sheets-photo = Photographs of the sheets
screen-sheets-photo-add = { $of ->
        [white] Add one of White’s sheet
       *[black] Add one of Black’s sheet
    }
screen-sheets-photo-of = { $of ->
        [white] White’s sheet
       *[black] Black’s sheet
    }, { $at }
screen-sheets-photo-limit = A picture ({ $kinds }) of at most { $mb } MB. Only officials see it.
screen-sealed-print = Print the envelope
screen-appeal-upheld = Upheld
screen-appeal-rejected = Rejected
screen-record-empty = Nothing is on record.
screen-record = { $what ->
        [illegal_moves] illegal moves
        [warnings] warnings
        [refusals] refusals
        [devices] devices
       *[untimely_offers] offers at a wrong moment
    }
screen-helper = Helper of a player
screen-helper-whose = Whom does somebody help?
screen-helper-of = { $side ->
        [white] White’s helper
       *[black] Black’s helper
    }
screen-helper-disabled = The player has a disability
screen-helper-link = Link for the helper
screen-helper-once = It works once, on his own phone.
screen-sheets-on = { $of ->
        [white] White’s sheet is electronic
        [black] Black’s sheet is electronic
       *[arbiter] The arbiter’s sheet is electronic
    }{ $on ->
        [uncertified] {" "}and not certified.
       *[electronic] .
    }
screen-sheets-notes = { $of ->
        [white] Notes on White’s sheet
        [black] Notes on Black’s sheet
       *[arbiter] The arbiter’s notes
    }
screen-sheets-note = { $of ->
        [white] White’s sheet
        [black] Black’s sheet
       *[arbiter] The arbiter’s sheet
    }{ $side ->
        [none] , before the first move:
        [white] , after White’s move { $number }:
       *[black] , after Black’s move { $number }:
    }
