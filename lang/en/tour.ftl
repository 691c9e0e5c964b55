### Tournaments on screen: the pages of officials, and the lists that everybody sees.

tour-new = New tournament
tour-presets = What kind of tournament
tour-preset = { $preset ->
        [club-evening] Club evening
        [weekend-open] Weekend open
        [everybody] Everybody meets everybody
        [cup] Cup
        [teams] Teams
       *[league] { $book }
    }
tour-preset-about = { $preset ->
        [club-evening] Swiss, { $rounds } rounds, { $control }
        [weekend-open] Swiss, { $rounds } rounds, { $control }
        [everybody] Round robin, { $control }
        [cup] Knock-out, two games a match, { $control }
        [teams] Swiss of teams on four boards, { $rounds } rounds, { $control }
       *[league] Groups, then a cup, { $control }
    }
tour-paste-about = Players: paste names, a table or numbers with FIDE, a player a line
tour-paste = Paste a list
tour-read = { $players ->
        [0] Nobody yet.
        [one] One player was read.
       *[other] { $players } players were read.
    }
tour-columns = What the columns are
tour-column = Column { $nth }
tour-national = { $rating } national
tour-look = Show how it is read
tour-column-is = { $meaning ->
        [name] name
        [last] family name
        [first] first name
        [rating] rating
        [national_rating] national rating
        [title] title
        [federation] federation
        [fide_id] number with FIDE
        [birth] day of birth
        [sex] sex
        [club] club or school
       *[out] leave out
    }
tour-left-out = Left out:
tour-change = Name, rounds, time: change
tour-as-preset = As the kind of tournament has it
tour-field-name = Name
tour-field-rounds = Rounds
tour-field-control = Time control
tour-field-boards = Boards of a match
tour-make = Make it
tour-make-anyway = Make it as it is
tour-page-round = Round
tour-page-results = Results
tour-page-entries = Players
tour-page-checkin = Check-in
tour-page-draw = Draw
tour-page-questions = Questions
tour-page-penalties = Penalties
tour-page-prizes = Prizes
tour-page-report = Report
tour-page-history = History
tour-page-setup = Settings
tour-tab-event = Event
tour-tab-round = Round
tour-tab-standings = Standings
tour-officials = Pages of the arbiters
tour-officials-only = This page is for those who keep the event: its organiser, its arbiters, its desk.
tour-take-back = Take back
tour-was-taken-back = taken back
tour-nothing-to-take-back = No result of this round can be taken back.
tour-confirm = Nothing is done yet. This follows from it:
tour-confirm-title = Please confirm
tour-confirm-go = Do it
tour-refused-title = Not done
tour-back = Back
tour-round = Round { $round }
tour-rounds = Rounds
tour-before = The round before
tour-after = The round after
tour-step-preview = Preview
tour-step-draft = Draft
tour-step-published = Published
tour-questions-first = Questions are open: answer them before the draw.
tour-warn-row = { $who } has { $side ->
        [white] White
       *[black] Black
    } for the { $row ->
        [3] third
       *[other] { $row }th
    } time in a row.
tour-warn-club = Board { $board }: both players are of { $club }.
tour-warn-blind = Board { $board }: { $who } does not see. Two boards; moves are announced.
tour-blind = plays without sight
tour-blind-is = Plays without sight
tour-missing = { $count ->
        [one] One player has not come:
       *[other] { $count } players have not come:
    }
tour-leave-out = Leave them out
tour-draw-and-pair = Draw and pair
tour-pair = Pair round { $round }
tour-publish = Publish
tour-open-games = Open live games
tour-empty = No players yet.
tour-nothing-paired = No round is paired yet.
tour-why = why
tour-live = live
tour-bye = pairing-allocated bye
tour-not-paired = not paired
tour-adjourned = adj.
tour-in = { $all ->
        [0] No boards.
       *[other] { $done } of { $all } results are in.
    }
tour-col-board = Board
tour-col-result = Result
tour-col-name = Name
tour-col-place = Place
tour-col-points = Points
tour-col-round = Round
tour-col-side = Colour
tour-col-against = Against
tour-results-of = Results of round { $round }
tour-all-boards = all boards
tour-only-missing = only what is missing
tour-next-round = Next round
tour-last = The last results
tour-type = Board and key
tour-type-next = Key for board { $board }, or a board and its key
tour-enter = Enter
tour-keys = Keys
tour-enter-twice = Press Enter again to change it.
tour-changes = { $place }: { $old } stands there; it would be { $new }.
tour-not-typed = { $why ->
        [nothing] Type a board and a key, such as 7 1.
        [no_board] No board is open. Type the board before the key.
        [board] Expected the number of a board, found { $found }.
        [key] { $found } is no key of a result. The keys are 1, 0, 5, +, -, b and a.
        [half] The result of board { $found } is missing.
        [twice] Board { $found } is there twice.
       *[too_many] That is too much at once.
    }
tour-result = { $result ->
        [white] White wins
        [black] Black wins
        [draw] Draw
        [white_forfeit] White wins by forfeit
        [black_forfeit] Black wins by forfeit
        [both_forfeit] Both lose by forfeit
        [both_lose] Both lose
        [half_loss] White ½, Black 0
        [loss_half] White 0, Black ½
        [white_unrated] White wins, unrated
        [black_unrated] Black wins, unrated
       *[other] Adjourned
    }
tour-reported = { $who } says: { $result }.
tour-wins = { $who } wins
tour-draw = Draw
tour-other = Other
tour-entries = { $count ->
        [0] No players
        [one] One player
       *[other] { $count } players
    }
tour-add = Add
tour-add-name = Name
tour-add-rating = Rating
tour-add-club = Club or school
tour-add-from = From round
tour-enter-all = Enter them
tour-enter-anyway = Enter them as they are
tour-find = Find
tour-find-you = Find your name
tour-search = Search
tour-own-page = Page of the player
tour-status = { $status ->
        [entered] entered
        [checked_in] here
        [absent] absent
        [withdrawn] withdrew
        [excluded] excluded
        [expelled] expelled
       *[removed] removed
    }
tour-deed = { $deed ->
        [here] { $name } is here
        [absent] { $name }: absent from round { $round }
        [half] { $name }: half-point bye in round { $round }
        [withdraw] Withdraw { $name }
        [exclude] Exclude { $name }
        [rejoin] { $name } comes back
        [reinstate] Reinstate { $name }
        [blind] { $name } plays without sight
        [sees] { $name } sees the board
       *[remove] Remove { $name }
    }
tour-kind = What
tour-every-kind = Everything
tour-by = Who
tour-older = Older
tour-save = Save
tour-zone-proposed = Proposed by this device; it holds once you save it.
tour-links-officials = Arbiters and links
tour-fact-control = Time control
tour-fact-rulebook = Rulebook
tour-fact-tiebreaks = Tie-breaks
tour-finish = { $do ->
        [finish] The event is over
       *[reopen] The event goes on
    }
tour-state = { $how ->
        [over] The event is over.
        [before] { $players ->
            [0] No players yet.
            [one] One player. Round 1 is not paired yet.
           *[other] { $players } players. Round 1 is not paired yet.
        }
        [closed] Round { $round }{ $rounds ->
            [0] {" "}is over.
           *[other] {" "}of { $rounds } is over.
        }
       *[other] Round { $round }{ $rounds ->
            [0] {" "}runs.
           *[other] {" "}of { $rounds } runs.
        }
    }
tour-by-board = by boards
tour-by-name = by names
tour-nobody = Nobody here is called so.
tour-free = no game in this round
tour-start-list = Starting list
tour-after-round = After round { $round }
tour-runs = Round { $round } runs: { $done } of { $all } results are in.
tour-pages = Pages
tour-stands = Place { $place }, points: { $points }
tour-says = { $result ->
        [white] Board { $board }: { $white } (White) wins against { $black }
        [black] Board { $board }: { $black } (Black) wins against { $white }
        [draw] Board { $board }: draw, { $white } – { $black }
        [white_forfeit] Board { $board }: { $white } (White) wins, { $black } is absent
        [black_forfeit] Board { $board }: { $black } (Black) wins, { $white } is absent
        [both_forfeit] Board { $board }: both are absent, { $white } – { $black }
        [open] Board { $board }: { $white } – { $black }
        [none] There is no board { $board }
       *[other] Board { $board }: adjourned, { $white } – { $black }
    }
tour-offline = No line to the server. Results are kept on this device and sent later.
tour-undone = Not done: there is no line to the server. Try again when it is back.
tour-preview-about = About: { $count ->
        [one] 1 board is open and counts
       *[other] { $count } boards are open and count
    } as drawn. Other results may give other pairs.
tour-preview-undrawn = Nothing is drawn yet. The draw may give other numbers and colours.
tour-kept-mine = Type mine again
tour-kept-theirs = Leave what stands
tour-role = { $role ->
        [organiser] organiser
        [chief_arbiter] chief arbiter
        [arbiter] arbiter
        [desk] desk
        [player] player
        [captain] captain
        [committee] appeals committee
       *[other] the program
    }
tour-mine = Your board
tour-mine-empty = This phone is nobody's yet. Find your name in a tournament.
tour-mine-waits = Another phone is this player already. The desk decides.
tour-mine-board = Board { $board }
tour-mine-against = against { $who }
tour-mine-bye = Ask for a half-point bye in round { $round }
tour-mine-not = Not my player
tour-mine-is = That is me
tour-another = Somebody else of this name: enter as well
tour-half-bye = half-point bye
tour-full-bye = full-point bye
tour-report-missing = Missing in the report
tour-arbiter-changes = An arbiter can change it.
tour-entered-by = That was entered by { $by }, { $at }.
tour-change-it = Change it
tour-only-for = { $deed }: this is for { $who } only.
tour-round-to-come = Round { $round } is not published yet. Its pairings will stand here.
tour-played-article = Article { $article }
tour-draw-lost = The secret is lost: publish a new fingerprint
tour-draw-lost-told = A second fingerprint is published. Everybody sees that there was a first one, and when.
