### Games beside chess: what stands beside their boards.

screen-variant = { $name ->
        [king_of_the_hill] شاه تپه
        [three_check] سه کیش
       *[crazyhouse] دیوانه‌خانه
    }
screen-pocket = { $side ->
        [white] در دست سفید: { $men }
       *[black] در دست سیاه: { $men }
    }
screen-pocket-man = { $man } ({ $count })
screen-pocket-empty = هیچ
screen-pocket-count = { $count }
screen-checks-left = { $count ->
        [0] کیشی نمانده است
       *[other] { $count } کیش مانده
    }
screen-hill = چهار خانهٔ میانی نشان دارند: شاهی که آنجا بایستد برده است.
