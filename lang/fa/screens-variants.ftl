### Games beside chess: what stands beside their boards.

screen-variant = { $name ->
        [king_of_the_hill] شاه تپه
        [three_check] سه کیش
        [bughouse] شطرنج چهارنفره
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
screen-counted-men = مهره‌های دست هر دو پس از شمردن: سفید با حروف بزرگ، سیاه با حروف کوچک
screen-counted-checks = کیش‌های مانده از روی برگه‌ها، نخست سفید

partner-man = { $piece ->
        [pawn] پیاده
        [knight] اسب
        [bishop] فیل
        [rook] رخ
        [queen] وزیر
       *[any] مهره
    }
partner-word = { $word ->
        [need] { partner-man } لازم دارم
        [keep] { partner-man } را نگه دار
        [no] { partner-man } نده
        [wait] صبر کن
        [go] ادامه بده
        [hurry] زود باش
        [trade] معاوضه کن
        [no_trade] معاوضه نکن
        [mating] دارم مات می‌کنم
        [in_trouble] در خطرم
        [good] آفرین
       *[resign_ask] تسلیم شویم؟
    }
partner-short = { $word ->
        [need] لازم
        [keep] نگه‌دار
        [no] نده
        [wait] صبر
        [go] برو
        [hurry] زود
        [trade] معاوضه
        [no_trade] معاوضه نه
        [mating] مات
        [in_trouble] خطر
        [good] آفرین
       *[resign_ask] تسلیم؟
    }
screen-other-board = صفحهٔ دیگر
screen-other-board-large = صفحهٔ دیگر، بزرگ‌تر یا کوچک‌تر
screen-to-partner = به یار
