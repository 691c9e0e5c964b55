### بازی به شکل داستان: آنچه پشت میز رخ می‌دهد و چارچوب آن.
### شناسه‌های رویدادها (act-…) را برنامه از برچسب‌های رابط عمومی می‌سازد.

## واژه‌هایی که پیام‌های دیگر در بر دارند

act-word-actor = { $by ->
        [white] سفید
        [black] سیاه
        [arbiter] داور
        [chief_arbiter] سرداور
        [assistant] دستیار داور
        [helper_of_white] دستیار سفید
        [helper_of_black] دستیار سیاه
        [captain] سرپرست تیم
        [spectator] یک تماشاگر
        [organiser] برگزارکننده
        [committee] کمیتهٔ استیناف
        [secretariat] دبیرخانه
        [clock] ساعت شطرنج
        [both] هر یک از بازیکنان
       *[nobody] هیچ‌کس
    }
act-word-piece = { $piece ->
        [king] شاهی
        [queen] وزیری
        [rook] رخی
        [bishop] فیلی
        [knight] اسبی
        [pawn] پیاده‌ای
        [none] مهره
       *[coloured] { ruling-piece }
    }
act-word-hand = { $hand ->
        [same] {" "}با همان دستی که مهره را حرکت می‌دهد
        [other] {" "}با دست دیگر
        [both] {" "}با هر دو دست
       *[none] { "" }
    }
act-word-presses = { $press ->
        [yes] {" "}و ساعت را می‌زند
       *[no] { "" }
    }
act-word-text = { $text ->
        [none] { "" }
       *[some] : { $text }
    }
game-details = { $details ->
        [none] { "" }
       *[some] {" "}({ $details })
    }
act-word-outcome = { $result ->
        [white_wins] سفید برنده است
        [black_wins] سیاه برنده است
        [draw] تساوی
        [both_lose] هر دو بازیکن بازنده‌اند
       *[open] هنوز باید تعیین شود
    }
game-fact = { $fact ->
        [flag] پرچمی سقوط کرده است
        [both_flags] هر دو پرچم سقوط کرده‌اند
        [illegal_move] حرکتی غیرقانونی انجام شده است
        [both_kings_in_check] هر دو شاه در کیش‌اند
        [pawn_on_last_rank] پیاده‌ای در عرض آخر ایستاده است
        [king_captured] شاه گرفته شده است
        [repetition] پوزیسیون به اندازه‌ای که برای ادعا لازم است پدید آمده است
        [fivefold] پوزیسیون یکسان پنج بار پدید آمده است
        [fifty] هر بازیکن پنجاه حرکت بدون گرفتن و بدون حرکت پیاده انجام داده است
        [seventy_five] هر بازیکن هفتاد و پنج حرکت بدون گرفتن و بدون حرکت پیاده انجام داده است
        [checkmate] کیش و مات
        [stalemate] پات
        [dead_position] پوزیسیون مرده
        [wrong_position] پوزیسیون اولیه نادرست بوده است
        [displaced_piece] مهره‌ای در خانه‌ای ایستاده است که به آن حرکت داده نشده است
        [wrong_colours] رنگ‌ها جابه‌جا شده‌اند
        [board_turned] صفحه چرخیده است
        [wrong_setting] ساعت نادرست تنظیم شده است
        [default] بازیکنی تا پایان زمان تأخیر مجاز نیامده است
        [device] وسیلهٔ الکترونیکی
        [written_ahead] حرکتی پیش از انجام نوشته شده است
        [wrong_hand] ساعت با دستی که مهره را حرکت داد فشرده نشده است
        [unrecorded] حرکت‌ها ثبت نشده‌اند
        [notes] از یادداشت یا منبعی دیگر استفاده شد
        [advice] راهنمایی گرفته شد یا روی صفحهٔ دیگری تحلیل شد
        [disturbing] مزاحم حریف می‌شوند
        [disrepute] کاری که شطرنج را بی‌اعتبار می‌کند
        [smoking] در جای غیرمجاز سیگار کشیده شد
        [left_area] بازیکنی بی‌اجازه از محوطهٔ بازی بیرون رفت
        [left_venue] بازیکنی بی‌اجازه از محل مسابقه بیرون رفت
        [spectator_interferes] کسی که در بازی سهمی ندارد دخالت می‌کند
        [spectator_phone] تماشاگری از تلفن استفاده می‌کند
        [entered_area] کسی بی‌اجازه در محوطهٔ بازی است
        [envelope_lost] پاکت حرکت ثبتی گم شده است
        [sheet_hidden] داور برگهٔ ثبت را نمی‌بیند
        [sheet_taken] بازیکنی برگهٔ ثبت خود را نگه داشته یا از میان برده است
        [other_notation] برگهٔ ثبت با نگارش جبری نوشته نمی‌شود
        [defective_sheet] دیگر نمی‌توان روی برگهٔ ثبت نوشت
        [boards_differ] دو صفحه با هم فرق دارند و برگه‌ها یکی است
        [sheets_differ] صفحه‌ها و برگه‌ها با هم فرق دارند
        [pocket_wrong] مهره‌ای در دست نادرست گذاشته و به کار برده شد
        [pocket_lost] کسی نمی‌داند هر دو چه در دست دارند
        [checks_disputed] بازیکنان دربارهٔ کیش‌های مانده هم‌نظر نیستند
        [both_end] هر دو صفحه در یک لحظه تمام شد
        [other_board] به صفحهٔ دیگر دست زده شد
        [left_match] بازیکنی مسابقه را ترک کرد
       *[touched] مهره‌ای لمس شده است
    }

## آنچه پشت میز رخ می‌دهد

act-schedule = آغاز بازی { $start } تعیین می‌شود{ $default ->
        [none] { "" }
       *[known] ؛ زمان تأخیر مجاز { $default } است
    }.
act-round-start = دور آغاز می‌شود.
act-set-up = { act-word-actor } مهره‌ها را می‌چیند: { $board }
act-draw-start = { act-word-actor } چیدمان { $number } شطرنج ۹۶۰ را از دو قرعه می‌کشد.
act-set-clock = { act-word-actor } ساعت را تنظیم می‌کند: { $control }
act-turn-board = { act-word-actor } صفحه را می‌چرخاند.
game-helper-duty = { $duty ->
        [moves] مهره‌ها را حرکت می‌دهد
        [announces] حرکت‌ها را اعلام می‌کند
        [records] حرکت‌ها را ثبت می‌کند و ساعت را می‌زند
        [tells] اگر بپرسند، شمار حرکت‌ها و زمان را می‌گوید
        [claims] سقوط پرچم را ادعا می‌کند و از لمس مهره خبر می‌دهد
        [adjourns] حرکت را مهر می‌کند و کارهای تعویق را انجام می‌دهد
        [write] حرکت‌ها را می‌نویسد
       *[press] ساعت را می‌زند
    }
act-register-helper = کسی ثبت می‌شود که به جای { $of ->
        [white] سفید
       *[black] سیاه
    } عمل می‌کند{ game-details }.
act-announce-adjust = { act-word-actor } اعلام می‌کند که مهره‌ها را مرتب می‌کند.
act-touch = { act-word-actor } مهرهٔ خانهٔ { $square } را{ act-word-hand }{ $intent ->
        [accidental] {" "}اتفاقی لمس می‌کند
        [unclear] {" "}لمس می‌کند و روشن نیست که عمدی بوده است یا نه
       *[deliberate] {" "}لمس می‌کند
    }.
act-touch-reserve = { act-word-actor } { act-word-piece } را در کنار صفحه لمس می‌کند.
act-lift = { act-word-actor } مهرهٔ خانهٔ { $square } را{ act-word-hand } برمی‌دارد.
act-place = { act-word-actor } { act-word-piece } را{ $upturned ->
        [yes] {" "}وارونه
       *[no] { "" }
    }{ act-word-hand } در خانهٔ { $square } می‌گذارد.
act-release = { act-word-actor } مهره را{ $square ->
        [none] { "" }
       *[known] {" "}در خانهٔ { $square }
    } رها می‌کند.
act-remove = { act-word-actor } مهرهٔ خانهٔ { $square } را{ act-word-hand } از صفحه برمی‌دارد.
act-put-back = { act-word-actor } { act-word-piece } را به خانهٔ { $square } برمی‌گرداند.
act-displace = { act-word-actor } مهره‌های این خانه‌ها را نامرتب می‌کند: { $squares }.
act-press = { act-word-actor } ساعت را{ act-word-hand } می‌زند.
act-stop-clocks = { act-word-actor } هر دو ساعت را متوقف می‌کند.
act-restart-clock = { act-word-actor } { $player ->
        [none] ساعت
       *[one] ساعت { ruling-side-of }
    } را دوباره به کار می‌اندازد.
act-hit-clock = { act-word-actor } با ساعت به‌درستی رفتار نمی‌کند.
act-move = { act-word-actor } حرکت { $move } را{ $two_hands ->
        [yes] {" "}با هر دو دست
       *[no] { "" }
    } بازی می‌کند{ act-word-presses }.
act-drag = { act-word-actor } مهره را از { $from } به { $to } می‌برد{ $piece ->
        [none] { "" }
       *[known] {" "}و آن { act-word-piece } می‌شود
    }{ act-word-presses }.
act-announce = { act-word-actor } حرکتی را اعلام می‌کند{ act-word-text }
act-repeat = { act-word-actor } حرکت را تکرار می‌کند{ act-word-text }
act-tell = { act-word-actor } چیزی به بازیکن می‌گوید: { $what }
act-say = { $text ->
        [about_to_castle] { act-word-actor } می‌گوید که می‌خواهد قلعه برود.
        [flag] { act-word-actor } با صدای بلند می‌گوید که پرچم افتاده است.
       *[other] { act-word-actor } می‌گوید{ act-word-text }
    }
act-partner = { act-word-actor } به یارش می‌گوید: { partner-word }
act-offer = { act-word-actor } پیشنهاد تساوی می‌دهد{ $condition ->
        [none] { "" }
       *[some] {" "}به این شرط: { $condition }
    }.
act-accept = { act-word-actor } پیشنهاد تساوی را می‌پذیرد.
act-decline = { act-word-actor } پیشنهاد تساوی را نمی‌پذیرد.
act-resign = { act-word-actor } تسلیم می‌شود.
act-gesture = { act-word-actor } { $kind ->
        [handshake] دست دراز می‌کند
        [lay_king] شاه خود را می‌خواباند
       *[other] اشاره‌ای می‌کند
    }.
act-claim = { act-word-actor } ادعایی مطرح می‌کند: { ruling-claimed }{ $written ->
        [none] { "" }
       *[some] {" "}با حرکت { $written }
    }{ game-details }.
act-withdraw = { act-word-actor } آن را پس می‌گیرد.
act-call-arbiter = { act-word-actor } داور را فرا می‌خواند{ act-word-text }.
act-ask = { act-word-actor } از داور می‌پرسد{ act-word-text }.
act-agree = { $what ->
        [draw] بازیکنان توافق می‌کنند: تساوی.
        [correction] بازیکنان توافق می‌کنند: اصلاح نتیجه.
        [position] { act-word-actor } وضعیت پایانی نوشته‌شده را تأیید می‌کند.
       *[resume] بازیکنان توافق می‌کنند: ادامهٔ بازی.
    }
act-reading = ساعت شطرنج نشان می‌دهد: سفید { $white }، سیاه { $black }{ game-details }.
act-shows-zero = صفحهٔ نمایش زمان { ruling-side-of } صفر را نشان می‌دهد.
act-shows-first = ساعت شطرنج نشان می‌دهد که نخست پرچم { ruling-side-of } سقوط کرد.
act-defect = ساعت شطرنج خراب است.
act-adds = ساعت شطرنج { $ms } به زمان { ruling-side-of } می‌افزاید.
act-write = { act-word-actor } در برگهٔ ثبت { ruling-side-of } می‌نویسد{ act-word-text }
act-write-ahead = { act-word-actor } حرکت را پیش از انجام می‌نویسد{ act-word-text }
act-strike = { act-word-actor } سطری از برگهٔ ثبت را خط می‌زند.
act-draw-mark = { act-word-actor } پیشنهاد تساوی را ثبت می‌کند.
act-note = { act-word-actor } یادداشت می‌کند{ act-word-text }
act-hand-sheet = { act-word-actor } برگهٔ ثبت را تحویل می‌دهد.
act-return-sheet = { act-word-actor } برگهٔ ثبت را بازمی‌گرداند.
act-seal = { act-word-actor } حرکت ثبتی را می‌نویسد.
act-sign = { act-word-actor } نتیجه را امضا می‌کند: { act-word-outcome }.
act-arrive = { act-word-actor } حاضر می‌شود.
act-leave = { act-word-actor } { $with_leave ->
        [yes] با اجازهٔ داور می‌رود
       *[no] بدون اجازهٔ داور می‌رود
    }.
act-return = { act-word-actor } برمی‌گردد.
act-device = { act-word-actor } وسیلهٔ الکترونیکی همراه دارد{ game-details }.
act-smoke = { act-word-actor } سیگار می‌کشد.
act-finish-as-spectator = { act-word-actor } بازی خود را به پایان رسانده است و تماشا می‌کند.
act-observe = { act-word-actor } متوجه می‌شود: { game-fact }{ game-details }.
act-report = { act-word-actor } گزارش می‌دهد: { game-fact }{ game-details }.
act-replay-finds = هنگام دوباره چیدن حرکت‌ها پیدا می‌شود: { game-fact }{ game-details }.
act-start = { act-word-actor } بازی را آغاز می‌کند.
act-stop = { $by ->
        [nobody] سرور در دسترس نبود: بازی ایستاده است.
       *[some] { act-word-actor } بازی را متوقف می‌کند.
    }
act-resume = { act-word-actor } بازی را از سر می‌گیرد.
act-decide = { act-word-actor } تصمیم می‌گیرد. { $question } – { $answer }{ game-details }.
act-adjust = { act-word-actor } ساعت { ruling-side-of } را{ $ms ->
        [none] { "" }
       *[known] {" "}روی { $ms }
    } تنظیم می‌کند{ game-details }{ act-word-text }.
act-order = { act-word-actor } دستور می‌دهد{ act-word-text }
act-penalise = { act-word-actor } جریمه می‌کند: { $penalties }.
act-new-game = { act-word-actor } بازی تازه‌ای را آغاز می‌کند.
act-adjourn = { act-word-actor } بازی را به تعویق می‌اندازد.
act-open-envelope = { act-word-actor } پاکت را باز می‌کند.
act-postpone = { act-word-actor } تصمیم‌گیری را به تعویق می‌اندازد.
act-declare = { act-word-actor } نتیجه را اعلام می‌کند: { act-word-outcome }{ game-details }.
act-correct = { act-word-actor } نتیجه را اصلاح می‌کند: { act-word-outcome }.
act-overrule = { act-word-actor } حکم { $ruling } را لغو می‌کند{ act-word-text }
act-remedy-done = آنچه دستور داده شده بود انجام شد.
act-comply = { act-word-actor } اطاعت می‌کند.
act-refuse = { act-word-actor } از اطاعت امتناع می‌کند.
act-appeal = { act-word-actor } تجدیدنظر می‌خواهد.
act-decide-appeal = { $upheld ->
        [yes] تجدیدنظرخواهی پذیرفته می‌شود.
       *[no] تجدیدنظرخواهی رد می‌شود.
    }

## جزئیات میان پرانتز

game-detail-square = خانهٔ { $square }
game-detail-should = باید { $should } باشد
game-detail-clocks = سفید { $white }، سیاه { $black }
game-detail-counters = حرکت‌شمارها: سفید { $white }، سیاه { $black }
game-detail-counter = حرکت‌شمار { $counter }
game-detail-points = امتیازها: سفید { $white }، سیاه { $black }
game-about = { $about ->
        [displaced_piece] مهره‌ای که جابه‌جا شده است
        [wrong_hand] دستی که ساعت را زد
        [illegal_move] حرکت غیرقانونی
        [wrong_position] وضعیت اولیهٔ نادرست
        [wrong_colours] رنگ‌های جابه‌جاشده
        [board_turned] صفحه‌ای که نادرست گذاشته شده
        [wrong_setting] تنظیم نادرست ساعت
        [promotion] مهره‌ای برای ترفیع
        [scoresheet] برگهٔ ثبت داور
        [opponents_sheet] برگهٔ ثبت حریف
        [supervision] قواعد نظارت در این‌جا
        [moves_made] چند حرکت انجام شده است
        [move_number] شمارهٔ حرکت
        [moves] حرکت‌هایی که انجام شده
        [flag] آیا پرچم افتاده است
        [both_flags] آیا هر دو پرچم افتاده‌اند
        [forgot_clock] آیا حریف ساعت را فراموش کرده است
        [completed] آیا حرکت کامل شده است
       *[time] زمانی که مصرف شده است
    }
game-detail-together = هم‌زمان
game-detail-nobody = هیچ‌کس آن را نمی‌بیند
game-detail-reported = به گزارش { ruling-person }

## چارچوب داستان

game-frame = { $play ->
        [rapid] بازی سریع
        [blitz] بلیتس
       *[standard] شطرنج استاندارد
    }، { $control ->
        [none] بدون ساعت
       *[known] کنترل زمان { $control }
    }، { $mode ->
        [assisted] صفحه‌ای که تنها گذاشتن قانونی مهره‌ها را می‌پذیرد
        [online] صفحهٔ نمایشگری که تنها حرکت‌های قانونی را می‌پذیرد
        [recorded] صفحه‌ای واقعی که بازی آن وارد می‌شود
       *[physical] صفحه‌ای که دست روی آن آزاد است
    }
game-log = { $entries ->
        [one] یک رویداد
       *[other] { $entries } رویداد
    }؛ زنجیره سالم است و با { $hash } پایان می‌یابد.
game-changed = قوانین دیگر همان نیست که آن زمان بود: { $rulebook }.
game-from = بازی از اینجا آغاز می‌شود: { $fen }
game-moved-before = حرکت‌های پیش از آن: { $moves }
game-options = پاسخ‌های ممکن: { $options }
game-told = { $viewers ->
        [none] به کسی گفته نمی‌شود
       *[some] تنها گفته می‌شود به: { $viewers }
    }
game-end = نتیجه: { act-word-outcome }{ game-details }.
game-inquiry = استفسار: این قوانین در اینجا چگونه باید خوانده شود؟
game-stands = پوزیسیون: { $fen }
game-same = داوری دوبارهٔ امروز: { $entries ->
        [one] پاسخ آن رویداد همان است که بود.
       *[other] پاسخ هر { $entries } رویداد همان است که بود.
    }
game-otherwise = داوری دوبارهٔ امروز: { $count ->
        [one] یک رویداد پاسخ دیگری می‌گیرد.
       *[other] { $count } رویداد پاسخ دیگری می‌گیرند.
    }
game-difference = رویداد { $seq }: { $event }
game-recorded = پاسخ آن زمان:
game-today = پاسخ امروز:
game-nothing = هیچ
