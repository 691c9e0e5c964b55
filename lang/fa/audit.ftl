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
audit-fault-result-unreadable = برچسب نتیجه می‌گوید { $found } که نتیجه نیست
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
        [stray] این متن از آنِ هیچ بازی‌ای نیست
       *[other] این نه حرکت است، نه یادداشت و نه نتیجه
    }
audit-fault-unreadable-move = { $move } حرکت نیست
audit-fault-encoding = { $found ->
        [utf16] پرونده با رمزگذاری شانزده‌بیتی نوشته شده است؛ تنها یونیکد هشت‌بیتی و لاتین ۱ خوانده می‌شود
        [lost] نویسه‌ای در تبدیلی پیشین از دست رفته است
        [cyrillic] متن به رمزگذاری سیریلیک می‌ماند
        [not_western] متن به رمزگذاری‌ای جز غربی می‌ماند (سیریلیک، یونانی، عبری، عربی، چینی)
        [central_european] متن به رمزگذاری اروپای مرکزی می‌ماند
        [dos] متن به رمزگذاری‌های کهنهٔ رایانه‌های شخصی می‌ماند
        [misread] متن به رمزگذاری دیگری می‌ماند جز آن که با آن خوانده شد
        [twice] گویا متن دو بار تبدیل شده است
        [cell] خانهٔ جدول یونیکد هشت‌بیتی نیست
       *[neither] متن نه یونیکد هشت‌بیتی است و نه لاتین ۱
    }
audit-fault-unsupported-variant = گونهٔ { $found } پشتیبانی نمی‌شود
audit-fault-unsupported-move = { $move } حرکتی از گونه‌ای است که پشتیبانی نمی‌شود
audit-fault-bad-start = بازی نمی‌تواند از { $found } آغاز شود
audit-fault-start-missing = بازی از پوزیسیونی آغاز می‌شود که ثبت نشده است
audit-fault-board-number = برای حرکت بعدی آن صفحه { $expected } انتظار می‌رفت، { $found } آمده است
audit-fault-board-missing = پیش از { $move } شماره‌ای مانند { $found } لازم است که صفحه را بگوید
audit-fault-player-missing = برچسب { $found } نیست: مسابقهٔ دو صفحه چهار بازیکن دارد
audit-fault-half-of-match = نیمی از مسابقهٔ دو صفحه است و نیم دیگرش { $found }؛ مسابقه از یک پروندهٔ مشترک هر دو صفحه خوانده می‌شود

## آنچه از خطا سبک‌تر است

audit-found-board-signal = { $move } به احتمال زیاد حرکت نیست: بازیکنان با گذاشتن شاه‌ها در خانه‌های مرکزی نتیجه را به صفحهٔ الکترونیک می‌گویند
audit-found-clock-read-twice = زمان ساعت از { $before } به { $after } بالا می‌رود: بیش از آنچه زمان افزودهٔ { $given } برای هر حرکت توضیح می‌دهد و نه بیش از یک افزوده بیشتر، پس به احتمال زیاد یک بار پیش از افزودن خوانده شده است و یک بار پس از آن
audit-found-clock-whole-minutes = زمان ساعت از { $before } به { $after } بالا می‌رود: ساعت‌ها به دقیقهٔ کامل نوشته شده‌اند و ثانیه‌ها دیده نمی‌شوند
audit-found-clock-no-contact = ساعت { $before } و سپس { $after } نشان می‌دهد: به احتمال زیاد صفحه با ساعت ارتباط نداشته است
audit-found-time-given = زمان ساعت از { $before } به { $after } بالا می‌رود: { $given } زمان برای حرکت غیرقانونی حریف آن را توضیح می‌دهد؛ در ثبت بازی از آن چیزی نیامده است
audit-found-time-gift = زمان ساعت از { $before } به { $after } بالا می‌رود: زمانی که حریف در کارساز برخط بخشیده باشد آن را توضیح می‌دهد
audit-found-move-after-zero = حرکتی انجام شده در حالی که ساعت روی صفر بوده است: می‌شد سقوط پرچم را ادعا کرد
audit-found-increment-missing = زمان افزودهٔ { $given } هرگز افزوده نشده است
audit-found-first-clock = نخستین زمان ساعت { $before } است، اما کنترل زمان حداکثر { $after } می‌دهد
audit-found-control-in-minutes = برچسب کنترل زمان به دقیقه نوشته شده است، چنان که ساعت‌ها نشان می‌دهند؛ این برچسب به ثانیه است
audit-found-period-missing = زمان از { $before } به { $after } بالا می‌رود، چنان که مدت تازه‌ای آغاز شود؛ برچسب کنترل زمان چنین مدتی ندارد
audit-found-time-spent = یادداشت می‌گوید حرکت { $before } طول کشیده است، بنا بر ساعت { $after }
audit-found-forfeit-out-of-turn = برد زمانی از آن بازیکنی است که نوبت حرکت داشته است: حرکتی در ثبت بازی نیست یا ساعت فشرده نشده است
audit-found-stray-castling = هیچ‌کس نمی‌تواند حق قلعهٔ { $found } را داشته باشد؛ کنار گذاشته شد
audit-found-move-number = شمارهٔ حرکت { $expected } انتظار می‌رفت، { $found } آمده است
audit-found-ply-count = برچسبی { $expected } نیم‌حرکت می‌گوید، { $found } نیم‌حرکت هست
audit-found-tag-twice = برچسب { $tag } یک بار { $expected } و سپس { $found } می‌گوید
audit-found-future-date = تاریخ { $found } هنوز نیامده است
audit-found-glued = { $move } به‌صورت { $found } خوانده شد
audit-found-letters = مهره‌ها با حروف زبانی دیگر نوشته شده‌اند ({ $found })
audit-found-duplicate = { $twin ->
        [beginning] حرکت‌ها آغاز بازی { $game } از { $file } هستند
        [continued] حرکت‌ها همان حرکت‌های بازی { $game } از { $file } هستند و ادامه می‌یابند
       *[same] همین بازی در { $file } هم هست، بازی { $game }
    }
audit-found-repaired = ترمیم شد: { $mended ->
        [tag] برچسب نتیجه { $result } می‌گوید
       *[moves] پس از حرکت‌ها { $result } آمده است
    }{ $before ->
        [some] { "،" } به جای { $found }
       *[none] { "" }
    }
audit-found-illegal-stood = { $move } دیده نشد و بازی از آن ادامه یافت، چنان که حرکت‌های بعدی نشان می‌دهند{ $irregular ->
        [yes] { " " }(از پوزیسیونی که قوانین نمی‌شناسند)
       *[no] { "" }
    }؛ { $until ->
        [next_move] می‌شد تا حرکت بعدی حریف آن را ادعا کرد
       *[game_end] تا بازی ادامه داشت می‌شد آن را اصلاح کرد
    }
audit-found-illegal-mated = { $move } دیده نشد و چون کیش و مات می‌کند، بازی با آن تمام شد؛ { $until ->
        [next_move] می‌شد تا حرکت بعدی حریف آن را ادعا کرد
       *[game_end] تا بازی ادامه داشت می‌شد آن را اصلاح کرد
    }

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
audit-kind-board-signal = نشانهٔ صفحهٔ الکترونیک
audit-kind-clock-read-twice = ساعت دوبار خوانده‌شده
audit-kind-clock-whole-minutes = ساعت به دقیقهٔ کامل
audit-kind-clock-no-contact = ساعت بی‌ارتباط
audit-kind-time-given = زمان داده‌شده
audit-kind-time-gift = زمان از حریف
audit-kind-move-after-zero = حرکت پس از صفر شدن زمان
audit-kind-increment-missing = نبود زمان افزوده
audit-kind-first-clock = نخستین زمان ساعت
audit-kind-control-in-minutes = کنترل زمان به دقیقه
audit-kind-period-missing = مدتی که در کنترل زمان نیست
audit-kind-time-spent = زمان مصرف‌شده
audit-kind-forfeit-out-of-turn = برد زمانی بی نوبت
audit-kind-stray-castling = حق قلعه
audit-kind-move-number = شمارهٔ حرکت
audit-kind-ply-count = شمار نیم‌حرکت‌ها
audit-kind-tag-twice = برچسب تکراری
audit-kind-future-date = تاریخ آینده
audit-kind-letters = حروف مهره‌ها
audit-kind-illegal-stood = حرکت غیرقانونی ماندگار
audit-kind-duplicate = بازی تکراری
audit-kind-repaired = ترمیم‌شده

## وزن هر یافته

audit-severity-fault = خطا
audit-severity-notice = تذکر
audit-severity-artefact = اثر دستگاه
audit-severity-claim = قابل ادعا

## یک بازی با خطاهایش

audit-game = بازی { $game }، سطر { $line }: { $white } – { $black } { $result } ({ $event }، { $date })
audit-fault-line = { $line }:{ $column } پس از نیم‌حرکت { $ply }، { $kind }: { $message }
audit-fault-line-article = { $line }:{ $column } پس از نیم‌حرکت { $ply }، { $kind } [{ $article }]: { $message }
audit-found-line = { $line }:{ $column } پس از نیم‌حرکت { $ply }، { $severity }، { $kind }: { $message }
audit-found-line-article = { $line }:{ $column } پس از نیم‌حرکت { $ply }، { $severity }، { $kind } [{ $article }]: { $message }
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
convert-done = { $games } بازی در { $files } پرونده
audit-progress = { $games } بازی، { $rate } در ثانیه، { $left } مانده
audit-summary-found = { $severity ->
        [notice] تذکرها
        [artefact] اثر دستگاه‌ها و برنامه‌ها
       *[claim] آنچه می‌شد ادعا کرد
    }: { $found }
