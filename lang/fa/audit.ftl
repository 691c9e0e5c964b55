### پیام‌های بازرسی: بازی‌های ثبت‌شده در برابر قوانین.

## خطاها، برای هر نوع یک پیام یا بیشتر

audit-fault-illegal-move = { $move } حرکت قانونی نیست: { why-no-move }. { $legal ->
        [one] تنها حرکت قانونی: { $found }
       *[other] { $legal } حرکت قانونی: { $found }
    }
audit-fault-ambiguous-move = { $move } با چند حرکت قانونی جور است: { $found }
audit-fault-move-after-end = { $move } پس از اتمام بازی انجام شده است ({ $end ->
        [checkmate] کیش و مات
        [stalemate] پات
        [dead_position] پوزیسیون مرده
        [hill] شاه در میانهٔ صفحه
        [third_check] سومین کیش
        [fivefold] یک پوزیسیون برای پنجمین بار
       *[seventy_five] هفتاد و پنج حرکت بی گرفتن مهره و بی حرکت پیاده
    } پس از نیم‌حرکت { $ply })
audit-fault-result-mismatch = نتیجه { $result } است، اما بازی { $expected } تمام شد ({ $end ->
        [checkmate] کیش و مات
        [stalemate] پات
        [dead_position] پوزیسیون مرده
        [hill] شاه در میانهٔ صفحه
        [third_check] سومین کیش
        [fivefold] یک پوزیسیون برای پنجمین بار
       *[seventy_five] هفتاد و پنج حرکت بی گرفتن مهره و بی حرکت پیاده
    })
audit-fault-result-flag = نتیجه { $result } است، اما بازی { $expected } تمام شد: پرچم { $side ->
        [white] سفید
       *[black] سیاه
    } سقوط کرد { $end ->
        [can_mate] و حریف با سلسله‌ای از حرکت‌های قانونی می‌توانست کیش و مات کند
        [cannot_mate] و حریف با هیچ سلسله‌ای از حرکت‌های قانونی نمی‌توانست کیش و مات کند
       *[always_loses] و این باخت است، هر چه از حریف برآید
    }
audit-fault-results-differ = برچسب نتیجه را { $result } می‌گوید، حرکت‌ها با { $found } پایان می‌یابند
audit-fault-missing-result = بازی نتیجه ندارد
audit-fault-notation = { $move }: { $found ->
        [capture_missing] نشان گرفتن نیامده است
        [capture_wrong] نشان گرفتن آمده، اما چیزی گرفته نشده است
        [en_passant_wrong] نشان آن‌پاسان آمده، اما پیاده‌ای آن‌پاسان گرفته نشده است
        [check_wrong] نشان کیش آمده، اما کیشی نیست
        [mate_wrong] نشان کیش و مات آمده، اما کیش و مات نیست
        [promotion] ترفیع به شیوه‌ای ناآشنا نوشته شده است
        [letter_missing] حرف مهره نیامده است
        [long_form] با هر دو خانه نوشته شده است
       *[other] آن‌گونه که قوانین می‌گویند نوشته نشده است
    }
audit-fault-clock = زمان ساعت از { $before } به { $after } بالا می‌رود
audit-fault-clock-unreadable = یادداشت ساعت زمان نیست
audit-fault-syntax = { $found ->
        [comment_open] یادداشت پایان ندارد
        [comment_closed] یادداشتی پایان می‌یابد که آغاز نشده است
        [variation_open] واریانت پایان ندارد
        [variation_closed] واریانتی پایان می‌یابد که آغاز نشده است
        [quotation_mark] گیومهٔ یک برچسب نیست یا تنهاست
        [tag] این برچسب کاملی نیست
        [nag] این نشان ارزیابی نیست
        [too_long] بیش از یک مبی‌بایت بی پایان؛ باقی بازی خوانده نمی‌شود
        [too_deep] واریانت‌ها بیش از اندازه تودرتو؛ باقی بازی خوانده نمی‌شود
       *[other] این نه حرکت است، نه یادداشت و نه نتیجه
    }
audit-fault-unreadable-move = { $move } حرکت نیست
audit-fault-encoding = { $found ->
        [utf16] پرونده با رمزگذاری شانزده‌بیتی نوشته شده است؛ تنها یونیکد هشت‌بیتی و لاتین ۱ خوانده می‌شود
        [lost] نویسه‌ای در تبدیلی پیشین از دست رفته است
       *[neither] متن نه یونیکد هشت‌بیتی است و نه لاتین ۱
    }
audit-fault-unsupported-variant = گونهٔ { $found } پشتیبانی نمی‌شود
audit-fault-unsupported-move = { $move } حرکتی از گونه‌ای است که پشتیبانی نمی‌شود
audit-fault-bad-start = بازی نمی‌تواند از { $found } آغاز شود
audit-fault-start-missing = بازی از پوزیسیونی آغاز می‌شود که ثبت نشده است
audit-fault-board-number = برای حرکت بعدی آن صفحه { $expected } انتظار می‌رفت، { $found } آمده است
audit-fault-board-missing = پیش از { $move } شماره‌ای مانند { $found } لازم است که صفحه را بگوید
audit-fault-player-missing = برچسب { $found } نیست: مسابقهٔ دو صفحه چهار بازیکن دارد

## نام انواع خطا

audit-kind-illegal-move = حرکت غیرقانونی
audit-kind-ambiguous-move = حرکت مبهم
audit-kind-move-after-end = حرکت پس از پایان
audit-kind-result-mismatch = نتیجهٔ ناسازگار
audit-kind-missing-result = نبود نتیجه
audit-kind-notation = نمادگذاری
audit-kind-clock = ساعت
audit-kind-syntax = نحو پرونده
audit-kind-encoding = رمزگذاری متن
audit-kind-unsupported-variant = گونهٔ پشتیبانی‌نشده
audit-kind-bad-start = آغاز ناممکن

## یک بازی با خطاهایش

audit-game = بازی { $game }، سطر { $line }: { $white } – { $black } { $result } ({ $event }، { $date })
audit-fault-line = { $line }:{ $column } پس از نیم‌حرکت { $ply }، { $kind }: { $message }
audit-fault-line-article = { $line }:{ $column } پس از نیم‌حرکت { $ply }، { $kind } [{ $article }]: { $message }
audit-faults-left-out = { $faults ->
        [one] و یک خطای دیگر
       *[other] و { $faults } خطای دیگر
    }

## خلاصه و پیشرفت

audit-summary-title = بازرسی
audit-summary-size = { $games }، { $plies }
audit-summary-games = { $games ->
        [one] یک بازی
       *[other] { $games } بازی
    }
audit-summary-plies = { $plies ->
        [one] یک نیم‌حرکت
       *[other] { $plies } نیم‌حرکت
    }
audit-summary-ends = پایان روی صفحه: کیش و مات { $checkmates }، پات { $stalemates }، پوزیسیون مرده { $dead }
audit-summary-variant-ends = در گونه‌ها: شاه در میانه { $hills }، سومین کیش { $checks }
audit-summary-claims = می‌شد ادعای تساوی کرد: با تکرار در { $repetitions } بازی، با پنجاه حرکت در { $fifty } بازی
audit-summary-faults = { $faults ->
        [0] بدون خطا
        [one] یک خطا
       *[other] { $faults } خطا
    }{ $faulty ->
        [0] { "" }
        [one] { " " }در یک بازی
       *[other] { " " }در { $faulty } بازی
    }
audit-summary-unread = { $files ->
        [one] یک پرونده خوانده نشد
       *[other] { $files } پرونده خوانده نشد
    }
audit-progress = { $games } بازی، { $rate } در ثانیه، { $left } مانده
