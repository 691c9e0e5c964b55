### Times in words, as a sentence says them; small numbers are words too.

spoken-hours = { $count ->
        [1] one hour
        [2] two hours
        [3] three hours
        [4] four hours
        [5] five hours
        [6] six hours
        [7] seven hours
        [8] eight hours
        [9] nine hours
        [10] ten hours
        [11] eleven hours
        [12] twelve hours
       *[other] { $count } hours
    }
spoken-minutes = { $count ->
        [1] one minute
        [2] two minutes
        [3] three minutes
        [4] four minutes
        [5] five minutes
        [6] six minutes
        [7] seven minutes
        [8] eight minutes
        [9] nine minutes
        [10] ten minutes
        [11] eleven minutes
        [12] twelve minutes
       *[other] { $count } minutes
    }
spoken-seconds = { $count ->
        [1] one second
        [2] two seconds
        [3] three seconds
        [4] four seconds
        [5] five seconds
        [6] six seconds
        [7] seven seconds
        [8] eight seconds
        [9] nine seconds
        [10] ten seconds
        [11] eleven seconds
        [12] twelve seconds
       *[other] { $count } seconds
    }
spoken-joint = { $before } and { $after }
spoken-nothing = zero minutes
