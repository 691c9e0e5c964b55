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
        [rounds] number of rounds
        [first_board] number of the first board
        [text] text
        [rating] rating
        [title] title
        [fide_id] number with FIDE
        [birth] day of birth
        [sex] sex
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
