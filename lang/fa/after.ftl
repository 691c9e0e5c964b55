### The game after the game: the player of positions, finished games, the page of an event.

after-reel-back = عقب
after-reel-play = پخش
after-reel-stop = توقف
after-reel-next = جلو

after-title = { $result ->
        [white_wins] سفید برد
        [black_wins] سیاه برد
        [draw] مساوی
        [both_lose] هر دو بازیکن باختند
       *[open] نتیجه هنوز معلوم نیست
    }
after-reason = { $reason ->
        [checkmate] کیش و مات
        [stalemate] پات
        [dead_position] پوزیسیون مرده
        [resignation] { $loser ->
                [white] سفید تسلیم شد
                [black] سیاه تسلیم شد
               *[other] تسلیم
            }
        [agreement] با توافق بازیکنان
        [repetition] تکرار پوزیسیون، ادعای صحیح
        [fifty_moves] شمار حرکت‌ها، ادعای صحیح
        [fivefold] پنج بار پوزیسیون یکسان
        [seventy_five_moves] بدون گرفتن و بدون حرکت پیاده
        [time] { $loser ->
                [white] پرچم سفید سقوط کرد
                [black] پرچم سیاه سقوط کرد
               *[other] پرچم سقوط کرد
            }
        [both_flags] هر دو پرچم سقوط کرد
        [illegal_moves] حرکت‌های غیرقانونی
        [irregular_position] پوزیسیون جبران‌ناپذیر
        [default] تأخیر در حضور
        [device] وسیلهٔ الکترونیکی
        [sealed_move] حرکت ثبتی
        [quickplay] اتمام سریع بازی، ادعا
        [hill] شاه در مرکز
        [third_check] کیش سوم
        [other_board] صفحهٔ دیگر
       *[conduct] رفتار
    }
after-moves = حرکت‌ها
after-finished = بازی‌های پایان‌یافته
after-finished-none = هنوز هیچ بازی‌ای پایان نیافته است.
after-finished-unfound = بازی‌ای با این مشخصات نیست.
after-finished-count = { $count ->
        [one] یک بازی
       *[other] { $count } بازی
    }
after-yours = بازی‌های پایان‌یافتهٔ شما
after-find = بازیکن
after-result = نتیجه
after-result-any = هر نتیجه‌ای
after-result-white = برد سفید
after-result-black = برد سیاه
after-result-draw = مساوی
after-result-other = دیگر
after-show = نمایش
after-earlier = بازی‌های پیش‌تر
after-later = بازی‌های تازه‌تر
after-boards = میزها
after-files = PGN و پیوندها
after-pgn-all = همهٔ بازی‌ها به صورت PGN
after-wall = نمای سالن برای پروژکتور
after-running = { $count ->
        [0] هیچ بازی‌ای در جریان نیست
        [one] یک بازی در جریان
       *[other] { $count } بازی در جریان
    }
after-with-arbiters = { $names ->
        [none] با حضور داور
       *[some] داوران: { $names }
    }
after-comma = {"، "}
after-without-arbiter = بدون داور
after-delay-moves = { $moves ->
        [one] تماشاگران یک نیم‌حرکت عقب‌ترند
       *[other] تماشاگران { $moves } نیم‌حرکت عقب‌ترند
    }
after-delay-minutes = { $minutes ->
        [one] تماشاگران یک دقیقه عقب‌ترند
       *[other] تماشاگران { $minutes } دقیقه عقب‌ترند
    }
after-picture = { $white } در برابر { $black }
after-half-moves = { $count ->
        [0] بدون حرکت
        [one] یک حرکت
       *[other] { $count } حرکت
    }
