### Words of tournaments that several sentences share: people, boards, fields, moments.

tournament-joint = {"; "}
tournament-who = { $club ->
        [none] { $rank } { $name }
       *[some] { $rank } { $name } ({ $of })
    }
tournament-game = { $white } – { $black }
tournament-open-board = board { $board }, { $game }
tournament-moment = { $day }, { $time }
tournament-field = { $field ->
        [name] name
        [city] city
        [federation] federation
        [first_day] first day
        [last_day] last day
        [round_day] day of the round
        [type] kind of event
        [arbiter] chief arbiter
        [deputy] deputy arbiter
        [rate] rate of play
        [ranking] rating by which ranks go
        [rounds] number of rounds
        [first_board] number of the first board
        [control] time control of new boards
        [results] how results come
        [rooms] where boards stand
        [zone] clock of the hours (offset from UTC)
        [check_in] who checks players in
        [text] text
        [rating] rating
        [national_rating] national rating
        [title] title
        [fide_id] number with FIDE
        [birth] day of birth
        [sex] sex
        [blind] plays without sight
       *[club] club
    }
tournament-check = { $item ->
        [medical_officer] medical officer
        [light] light
        [noise] noise
        [heating] heating
        [smoking_place] place for smoking
       *[staff] staff
    }
tournament-invitation-item = { $item ->
        [dates] dates and place
        [hotel] hotel
        [timetable] timetable
        [rate] rate of play and clocks
        [pairing] pairing system and tie-breaks
        [finance] financial conditions
        [transport] ways to the venue
        [entrants] players and chief arbiter
        [contacts] website and contacts
        [media] duties to the media
        [reply] reply and arrival
        [security] security
        [vaccination] vaccination
       *[extras] excursions, events, internet
    }
tournament-sharing = { $sharing ->
        [place] by place
        [equal] shared equally
        [hort] by the Hort system
       *[hybrid] the first by place, the rest shared equally
    }
tournament-eligible = { $who ->
        [women] women
        [men] men
        [ages] age group { $text }
        [rated_from] rated { $text } or higher
        [rated_below] rated below { $text } or unrated
        [federation] federation { $text }
        [everybody] everybody
        [category] of the category { $text }
        [entrants] { $text }
       *[club] club { $text }
    }
