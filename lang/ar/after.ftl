### The game after the game: the player of positions, finished games, the page of an event.

after-reel-back = السابق
after-reel-play = تشغيل
after-reel-stop = إيقاف
after-reel-next = التالي

after-title = { $result ->
        [white_wins] فاز الأبيض
        [black_wins] فاز الأسود
        [draw] تعادل
        [both_lose] خسر اللاعبان
       *[open] النتيجة لم تُحسم بعد
    }
after-reason = { $reason ->
        [checkmate] كش مات
        [stalemate] خنق الملك
        [dead_position] وضعية جامدة
        [resignation] { $loser ->
                [white] استسلم الأبيض
                [black] استسلم الأسود
               *[other] استسلام
            }
        [agreement] باتفاق اللاعبين
        [repetition] تكرار الوضع، طلب صحيح
        [fifty_moves] عدد النقلات، طلب صحيح
        [fivefold] الوضع نفسه خمس مرات
        [seventy_five_moves] بلا أسر ولا نقلة بيدق
        [time] { $loser ->
                [white] سقط علم الأبيض
                [black] سقط علم الأسود
               *[other] سقط علم
            }
        [both_flags] سقط العلمان
        [illegal_moves] نقلات غير قانونية
        [irregular_position] وضع لا يمكن إصلاحه
        [default] التأخر في الوصول
        [device] جهاز إلكتروني
        [sealed_move] النقلة السرية
        [quickplay] نهاية اللعب السريع، طلب
        [hill] الملك في الوسط
        [third_check] الكش الثالث
        [other_board] الرقعة الأخرى
       *[conduct] السلوك
    }
after-moves = النقلات
after-finished = المباريات المنتهية
after-finished-none = لم تنته أي مباراة بعد.
after-finished-unfound = لا مباراة منتهية بهذه الصفات.
after-finished-count = { $count ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
       *[other] { $count } مباراة
    }
after-yours = مبارياتك المنتهية
after-find = اللاعب
after-result = النتيجة
after-result-any = أي نتيجة
after-result-white = فوز الأبيض
after-result-black = فوز الأسود
after-result-draw = تعادل
after-result-other = غير ذلك
after-show = عرض
after-earlier = مباريات أقدم
after-later = مباريات أحدث
after-boards = الطاولات
after-files = ملف PGN وروابط
after-pgn-all = كل المباريات في ملف PGN
after-wall = شاشة القاعة
after-running = { $count ->
        [0] لا مباراة جارية
        [one] مباراة واحدة جارية
        [two] مباراتان جاريتان
        [few] { $count } مباريات جارية
       *[other] { $count } مباراة جارية
    }
after-with-arbiters = { $names ->
        [none] بحضور حكم
       *[some] الحكام: { $names }
    }
after-comma = {"، "}
after-without-arbiter = بلا حكم
after-delay-moves = { $moves ->
        [one] المتفرجون متأخرون نصف نقلة واحدة
        [two] المتفرجون متأخرون نصفي نقلة
       *[other] تأخر المتفرجين بأنصاف النقلات: { $moves }
    }
after-delay-minutes = { $minutes ->
        [one] المتفرجون متأخرون دقيقة واحدة
        [two] المتفرجون متأخرون دقيقتين
        [few] المتفرجون متأخرون { $minutes } دقائق
       *[other] المتفرجون متأخرون { $minutes } دقيقة
    }
after-picture = { $white } ضد { $black }
after-half-moves = { $count ->
        [0] بلا نقلة
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $count } نقلات
       *[other] { $count } نقلة
    }
