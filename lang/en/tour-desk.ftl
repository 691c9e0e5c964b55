### Pages of those who keep a tournament.

tour-here = Here: { $here }, missing: { $missing }
tour-everybody = Everybody
tour-who-is-missing = Who is missing
tour-is-here = Here
tour-not-me = Not me
tour-document-seen = Certificate seen
tour-leave-out-of = { $count ->
        [one] One player is missing: leave the player out of round { $round }
       *[other] { $count } players are missing: leave them out of round { $round }
    }
tour-unseen = { $count ->
        [one] One certificate has not been seen
       *[other] { $count } certificates have not been seen
    }
tour-open-title = What the regulations leave open
tour-open-none = Nothing is open.
tour-open-holds = As long as one of these is open, nothing can be drawn and round 1 cannot be paired.
tour-open-each = Answer
tour-open-all = Take all defaults
tour-differ-title = Results that the players leave open
tour-differ-holds = Round { $round } stays open until one of the results is entered.
tour-alone-holds = The other player has said nothing for five minutes.
tour-absences-title = Absences to judge
tour-absence-excused = Excused
tour-absence-unexcused = Not excused: excluded
tour-byes-title = Byes asked for
tour-bye-grant = Grant it
tour-bye-refuse = Refuse it
tour-phones-title = Phones that wait for a player
tour-phones-holds = Until then the phone sees what everybody sees.
tour-phone-let = It is { $name }’s phone
tour-phone-refuse = It is not
tour-door = Tournament
tour-draw-hash = Fingerprint of the secret, published before the draw
tour-draw-secret-once = Write this secret down and show it to nobody before the draw. It is not kept here, and it is shown only now:
tour-draw-secret = Secret
tour-draw-secret-own = Secret, a new one where this stays empty
tour-draw-publish = Publish the fingerprint of a new secret
tour-draw-how = How
tour-draw-method = { $method ->
        [strength] Numbers by rating, the colour by lots
        [lots] Every number by lots
        [restricted] By the Varma tables
       *[hand] Drawn by people
    }
tour-draw-go = Draw
tour-draw-by-hand = People drew
tour-draw-order = The numbers of now, in the order in which they were drawn
tour-draw-first = Number 1 begins with
tour-draw-group = Group { $group }
tour-penalty-points = Points taken or given
tour-penalty-offences = Offences that count over the event
tour-penalty-incidents = Beside the games
tour-penalty-how-many = How many points (only for points)
tour-penalty-reason = Reason
tour-penalty-none = No penalties.
tour-typed = typed
tour-report-clean = Nothing stands in the way of the report.
tour-report-open = { $count ->
        [one] One board is open
       *[other] { $count } boards are open
    }
tour-report-file = What the report file says of itself
tour-report-again = Every round paired again: this differs
tour-report-differs = Round { $round }, { $kind }: expected { $expected }, found { $found }
tour-prize-funds = Prizes, such as: 500 300 200; best U12 100; best woman 100
tour-prize-sharing = Those who are level
tour-prize-general = General
tour-prize-women = woman women girl girls
tour-prize-unseen = certificate to be seen once more
tour-prize-give = Give it to { $name }
tour-prize-given = Given to { $name }
tour-choice-ranking = { $choice ->
        [FIDE] FIDE rating only
        [NRO] national rating only
        [FIDON] FIDE rating, the national one of who has none
        [NIDOF] national rating, that of FIDE of who has none
        [HBFN] the higher of both
       *[LBFN] the lower of both
    }
tour-choice-results = { $choice ->
        [typed] officials type them
        [players] both players of a board report them
       *[live] from games that are played here
    }
tour-choice-check-in = { $choice ->
        [players] players on their own phones, and the desk
       *[desk] the desk only
    }
tour-correct = Correct { $name }
tour-appeals = Disputes and appeals
tour-appeals-no-committee = No appeals committee was named.
tour-appeals-no-terms = No fee and deadline for appeals were fixed.
tour-appeals-committee = Appeals committee
tour-appeals-how = A person a line, with federation and age where they are known, such as: Karimi, Sara/IRI/41
tour-appeals-chair = Chair
tour-appeals-members = Members
tour-appeals-reserves = Reserve members, in their order
tour-appeals-fee = Fee of an appeal
tour-appeals-minutes = Minutes after the ruling in which it is made
tour-dispute-new = A dispute is reported: what about
tour-dispute = Dispute { $number }
tour-dispute-said = What was said or done
tour-dispute-step = { $step ->
        [mediated] Mediation was tried
       *[ruled] The arbiter has ruled
    }
tour-appeal-until = { $time ->
        [left] An appeal can be made for { $minutes ->
            [one] one more minute
           *[other] { $minutes } more minutes
        }.
       *[over] The time for an appeal is over.
    }
tour-appeal-involved = Involved, so without a vote: { $names }
tour-appeal-text = What is appealed
tour-appeal-after = Minutes after the ruling
tour-appeal-paid = Paid
tour-appeal-written = It is in writing
tour-appeal-who = Who of the committee is involved and does not vote
tour-appeal-make = Enter the appeal
tour-decision-text = What the committee decided
tour-decision-how = { $how ->
        [upheld] Upheld
        [reasonable] Rejected, but reasonable
       *[rejected] Rejected
    }
tour-decision-final = The decision is final.
