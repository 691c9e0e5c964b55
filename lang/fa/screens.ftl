### The live screens, as the browser says them: the board, claims, the arbiter's desk, the wall, judging a position.

screen-side = { $side ->
        [white] سفید
       *[black] سیاه
    }
screen-man = { $role ->
        [king] شاه
        [queen] وزیر
        [rook] رخ
        [bishop] فیل
        [knight] اسب
       *[pawn] پیاده
    } { $color ->
        [white] سفید
       *[black] سیاه
    }
screen-empty = خالی
screen-touched = لمس‌شده
screen-out-of-place = در جای خود نیست
screen-board = صفحهٔ شطرنج
screen-board-number = میز { $board }
screen-home = رفتن به صفحهٔ آغاز
screen-line = { $line ->
        [open] متصل
        [slow] در انتظار سرور
        [lost] قطع
       *[connecting] در حال اتصال
    }
screen-slow = در انتظار سرور.
screen-lost-since = از ساعت { $time } ارتباط قطع است.
screen-lost = { $arbiter ->
        [true] ساعت روی سرور کار می‌کند. به داور بگویید.
       *[false] ساعت روی سرور کار می‌کند. حرکت‌ها تا برگشتن ارتباط می‌مانند.
    }
screen-lost-shared = حرکت‌ها همین‌جا نگه داشته و با برگشتن ارتباط فرستاده می‌شوند.
screen-lost-desk = ساعت‌ها روی سرور کار می‌کنند. تا برگشتن ارتباط چیزی ثبت نمی‌شود.
screen-lost-looking = آنچه اینجاست از همان هنگام است.
screen-lost-said = ارتباط قطع شد
screen-back-said = ارتباط برقرار شد
screen-retry = تلاش دوباره
screen-gone = این جایگاه اکنون روی دستگاه دیگری است. این صفحه فقط بازی را نشان می‌دهد.
screen-missed = { $count ->
        [one] در این میان یک رویداد رخ داد.
       *[other] در این میان { $count } رویداد رخ داد.
    }

screen-flag = پرچم
screen-away = متصل نیست
screen-adjusting = مرتب می‌کند
screen-castling = می‌خواهد قلعه برود
screen-castling-which = شاه قلعه می‌رود؟
screen-castling-do = قلعه
screen-castling-step = حرکت شاه
screen-chess960 = شطرنج ۹۶۰
screen-start-number = شطرنج ۹۶۰، چیدمان { $number }
screen-start-brief = چیدمان { $number }
screen-press = { $side ->
        [white] زدن ساعت: سفید
       *[black] زدن ساعت: سیاه
    }
screen-turn = نوبت حرکت { $side }
screen-before = بازی آغاز نشده است.
screen-before-players = هر دو بازیکن آماده‌اند؟
screen-start = آغاز بازی
screen-standing = ساعت‌ها متوقف‌اند.
screen-standing-question = ساعت‌ها متوقف‌اند. داور تصمیم می‌گیرد.
screen-standing-players = ساعت‌ها متوقف‌اند. بازیکنان با هم تصمیم می‌گیرند.
screen-resume = ادامهٔ بازی
screen-waits = از بازیکن دیگر پرسیده شد.
screen-agree = موافقم
screen-wanted = { $side ->
        [white] خواست سفید:
       *[black] خواست سیاه:
    } { $what ->
        [start] آغاز بازی
        [resume] ادامهٔ بازی
        [agree] توافق
        [adjust] زمان‌های دیگر روی ساعت
        [decide] این تصمیم
        [new_game] بازی تازه
       *[settle] ادامه با ساعت‌ها همان‌گونه که بودند
    }
screen-held = سرور در دسترس نبود. کدام زمان‌ها معتبر است؟
screen-held-event = همان‌گونه که در آخرین کار بود
screen-held-beat = همان‌گونه که هنگام قطع بود
screen-held-arbiter = سرور در دسترس نبود. ساعت‌ها تا تصمیم داور متوقف می‌مانند.
screen-offered = { $side ->
        [white] سفید پیشنهاد تساوی می‌دهد.
       *[black] سیاه پیشنهاد تساوی می‌دهد.
    } لمس مهره آن را رد می‌کند.
screen-decline = رد کردن
screen-duty-none = لمسی تعهدی نیاورده است.
screen-no-claim = بر پایهٔ آنچه این صفحه نشان می‌دهد ادعایی پذیرفته نیست.

screen-actions = کارهای ممکن
screen-offer = تساوی
screen-claim = ادعا
screen-arbiter = داور
screen-stop = توقف
screen-more = بیشتر
screen-back = بازگشت
screen-done = انجام شد
screen-ruling = حکم
screen-adjust = مرتب می‌کنم
screen-castle-say = می‌خواهم قلعه بروم
screen-flip = چرخاندن صفحه روی این نمایشگر
screen-face = { $both ->
        [true] همهٔ مهره‌ها رو به یک سو
       *[false] مهره‌ها رو به هر دو بازیکن
    }
screen-keys = کلیدها
screen-leave = ترک میز
screen-resign = تسلیم شدن
screen-resign-title = { $side ->
        [white] سفید تسلیم می‌شود؟
       *[black] سیاه تسلیم می‌شود؟
    }
screen-resign-then = بازی بی‌درنگ پایان می‌یابد و این کار برگشت ندارد.
screen-resign-do = تسلیم شدن در این بازی
screen-call-title = فراخواندن داور
screen-call-then = داور بی‌درنگ این درخواست را می‌بیند.
screen-call-do = فراخواندن داور
screen-call-stop = متوقف کردن هر دو ساعت و فراخواندن
screen-call-device = تلفنی زنگ زد: فراخواندن داور
screen-reserve = مهره‌های کنار صفحه
screen-promotion = پیاده به چه مهره‌ای ترفیع می‌یابد؟
screen-restore = باید درست شود: { $squares }
screen-restore-do = برای ما بچین
screen-move = حرکت
screen-move-do = انجام حرکت

screen-claim-title = { $side ->
        [white] ادعای سفید
       *[black] ادعای سیاه
    }
screen-claim-what = چه ادعایی می‌شود؟
screen-claim-kind = { $kind ->
        [repetition] پوزیسیون یکسان
        [fifty] پنجاه حرکت
        [flag] پرچم حریف
        [illegal_move] حرکت غیرقانونی
        [touched] مهرهٔ لمس‌شده
        [wrong_position] پوزیسیون نادرست
        [quickplay] اتمام سریع بازی
        [increment_request] افزودن زمان برای هر حرکت
        [no_arbiter_draw] حریف نمی‌تواند برنده شود یا نمی‌کوشد
        [two_boards] روی صفحهٔ خودم بازی می‌کنم
        [wrong_colours] رنگ‌ها جابه‌جاست
        [wrong_clock] ساعت درست کار نمی‌کند
       *[disturbance] انحراف توجه
    }
screen-claim-when = چه هنگام؟
screen-claim-appeared = اکنون روی صفحه است
screen-claim-ahead = پس از حرکت بعدی
screen-claim-written = حرکت نوشته‌شده
screen-claim-final = حرکت نوشته‌شده دیگر تغییر نمی‌کند.
screen-claim-then = پس از این هیچ چیز را نمی‌توان پس گرفت.
screen-claim-do = ثبت ادعا

screen-sheet = برگهٔ ثبت
screen-sheet-empty = هنوز حرکتی نیست.
screen-story = آنچه رخ داد
screen-story-empty = هنوز حکمی نیست.
screen-key = { $what ->
        [arrows] حرکت روی صفحه
        [enter] لمس، سپس گذاشتن
        [escape] رها کردن
        [pieces] مهرهٔ خودی بعدی از این نوع؛ با کلید تبدیل، مهرهٔ پیشین
        [ranks] عرض
        [files] ستون
        [press] زدن ساعت
        [move] نوشتن حرکت
        [times] شنیدن هر دو زمان
        [last] شنیدن آخرین حرکت
        [duty] شنیدن تعهد مهرهٔ لمس‌شده
        [read] خواندن یک ستون یا یک عرض
        [drop] گذاشتن مهره‌ای که در دست است، جایی که مهره‌های زده‌شده بازمی‌گردند
        [draw] رفتن به دکمهٔ تساوی
        [claim] گشودن ادعا
       *[arbiter] فراخواندن داور
    }
screen-tray = مهره‌هایی که روی صفحه گذاشته می‌شود

screen-waiting = { $count ->
        [0] چیزی در انتظار نیست
        [one] یک میز در انتظار است
       *[other] { $count } میز در انتظار است
    }
screen-filter = کدام میزها
screen-filter-by = { $filter ->
        [all] همه
        [open] در انتظار
        [low] زمان اندک
        [before] آغاز نشده
       *[over] پایان‌یافته
    }
screen-no-boards = هنوز میزی نیست.
screen-none-such = چنین میزی نیست.
screen-seats = جایگاه‌ها و پیوندها
screen-wall = نمای سالن برای پروژکتور
screen-event = رویداد
screen-alarm = { $kind ->
        [call] داور فراخوانده شد
        [device] تلفنی زنگ زد
        [claim] یک ادعا
        [question] پرسشی در انتظار است
        [stopped] ساعت‌ها متوقف‌اند
        [flag] پرچمی سقوط کرد
        [held] پس از راه‌اندازی دوباره: کدام زمان‌ها معتبر است؟
       *[lost] ارتباط یک میز قطع است
    }
screen-phase = { $phase ->
        [before] آغاز نشده
        [running] در جریان
        [standing] ساعت‌ها متوقف‌اند
       *[over] پایان‌یافته
    }
screen-all-boards = همهٔ میزها
screen-desk = یک میز
screen-tab = { $tab ->
        [incident] رویداد میز
        [story] گزارش
        [clocks] ساعت‌ها
        [sheet] برگهٔ ثبت
        [penalties] جریمه‌ها
       *[result] نتیجه
    }
screen-run = { $what ->
        [start] آغاز بازی
        [stop] متوقف کردن هر دو ساعت
       *[resume] ادامهٔ بازی
    }
screen-todo = هنوز باید انجام شود
screen-rulings-only = فقط حکم‌ها
screen-question = پرسشی برای داور
screen-time-of = { $side ->
        [white] زمان سفید
       *[black] زمان سیاه
    }
screen-decide = ثبت تصمیم
screen-less = کمتر
screen-more-time = بیشتر
screen-clocks-run = ساعت‌ها کار می‌کنند. هنگام توقف تنظیم می‌شوند.
screen-apply = تنظیم ساعت‌ها
screen-apply-run = تنظیم و ادامه
screen-whose = از کدام بازیکن؟
screen-fact = { $fact ->
        [claim] ادعای بازیکن
        [disturbance] انحراف توجه
        [illegal_move] حرکت غیرقانونی
        [flag] دیدن سقوط پرچم
        [device] تلفن یا دستگاه
        [displaced_piece] مهره‌های نامرتب‌شده
        [wrong_position] پوزیسیون نادرست
        [wrong_setting] تنظیم نادرست ساعت
        [written_ahead] ثبت پیشاپیش حرکت
        [touched] مهرهٔ لمس‌شده
        [default] نبودن به‌موقع پای میز
        [wrong_colours] رنگ‌های جابه‌جا
        [board_turned] صفحهٔ چرخیده
        [pawn_on_last_rank] پیادهٔ مانده در عرض آخر
        [king_captured] شاه گرفته‌شده
        [unrecorded] حرکت‌های ثبت‌نشده
        [notes] یادداشت خواند
        [advice] راهنمایی یا تحلیل
        [disturbing] مزاحمت برای حریف
        [disrepute] بی‌اعتبار کردن شطرنج
        [smoking] سیگار کشیدن
        [left_area] ترک محوطهٔ بازی
        [left_venue] ترک محل مسابقه
        [spectator_interferes] دخالت تماشاگر
        [spectator_phone] تلفن تماشاگر
        [entered_area] فرد بیگانه در محوطهٔ بازی
        [boards_differ] دو صفحه فرق دارند
        [sheets_differ] صفحه‌ها و برگه‌ها فرق دارند
        [envelope_lost] گم شدن پاکت
        [pocket_wrong] مهره در دست نادرست
        [pocket_lost] مهره‌های دست نامعلوم
        [checks_disputed] اختلاف در شمار کیش‌ها
        [both_end] پایان هم‌زمان دو صفحه
        [other_board] دست زدن به صفحهٔ دیگر
        [left_match] ترک مسابقه
        [sheet_hidden] برگهٔ ثبت پوشیده است
        [sheet_taken] برگهٔ ثبت پس داده نشد یا از میان رفت
        [other_notation] به روش جبری ننوشته است
        [defective_sheet] برگهٔ ثبت پر یا پاره است
       *[wrong_hand] نه با همان دست
    }
screen-penalty = جریمه
screen-penalty-kind = { $kind ->
        [warning] اخطار
        [opponent_time] زمان اضافی برای حریف
        [own_time] کاهش زمان بازیکن
       *[loss] باخته اعلام کردن بازی
    }
screen-minutes = دقیقه
screen-half-points = نیم‌امتیازها
screen-delay = { $moves ->
        [one] یک حرکت عقب‌تر
       *[other] { $moves } حرکت عقب‌تر
    }
screen-pause = نگه داشتن این صفحه

screen-about = بازی
screen-mode = { $mode ->
        [physical] مانند صفحهٔ واقعی
        [assisted] با کمک
        [online] برخط
       *[recorded] ثبت
    }
screen-displaced-say = مهره‌های افتاده
screen-displaced-which = مهره‌های افتاده را لمس کنید.
screen-displaced = افتاده: { $squares }
screen-upright = برپا کردن
screen-offer-when = { $turn ->
        [true] با این حرکت
       *[false] شاید مزاحمت
    }
screen-offer-now = همراه حرکتی است که اکنون انجام می‌شود
screen-offer-off = زودتر یا دیرتر از هنگام: شاید مزاحمت باشد
screen-reader = صفحه برای صفحه‌خوان
screen-settings = تنظیمات
screen-ask-arbiter = پرسش از داور
screen-dropped = بازی بدون آنچه اینجا نگه داشته شده بود پیش رفته است. آن‌ها فرستاده نشدند.
screen-reader-now = اکنون چه باید کرد
screen-reader-clocks = ساعت‌ها
screen-reader-times = هر دو زمان
screen-reader-last = آخرین حرکت‌ها
screen-reader-rulings = حکم‌ها
screen-time-left = { $time } مانده است
screen-nav = { $to ->
        [boards] میزها
        [questions] پرسش‌ها
        [incident] رویداد میز
       *[search] جست‌وجو
    }
screen-pad = کدام میز؟
screen-pad-back = پاک کردن آخرین رقم
screen-no-such-board = میز { $board } نیست.
screen-find = نام یا شمارهٔ میز
screen-queue = آنچه در انتظار است
screen-queue-empty = چیزی در انتظار نیست.
screen-later = تصمیم در هنگامی دیگر
screen-later-open = تصمیم در همین هنگام
screen-reason = دلیل
screen-correct = اصلاح این ثبت
screen-step = { $side }: { $way ->
        [less] یک { $unit } کمتر
       *[more] یک { $unit } بیشتر
    }
screen-unit = { $unit ->
        [hour] ساعت
        [minute] دقیقه
       *[second] ثانیه
    }
screen-counter = شمارندهٔ حرکت، { $side }
screen-draw-you = { $side ->
        [white] شما با سفید بازی می‌کنید.
       *[black] شما با سیاه بازی می‌کنید.
    }
screen-draw-result = رنگ‌ها تعیین شد.
screen-draw-board = رفتن به صفحهٔ شطرنج
screen-draw-how = چگونگی قرعه
screen-draw-how-text = هر تلفن عددی ساخت و نخست اثر انگشت آن را فرستاد تا هیچ‌کدام پس از دیدن عدد دیگری انتخاب نکند. هر دو عدد با هم می‌گویند سفید با کیست.
screen-draw-number = { $phone ->
        [first] تلفنی که بازی را ساخت
       *[second] تلفن دیگر
    }
screen-claim-unknown = اکنون نمی‌توان پرسید چه ادعایی ممکن است. پس از برگشتن ارتباط دوباره تلاش کنید.
screen-claim-stops = ادعا هر دو ساعت را متوقف می‌کند.
screen-claim-wrong = اگر چنین نباشد:
screen-claim-binds = حرکت نوشته‌شده باید انجام شود.
screen-delay-minutes = { $minutes ->
        [one] یک دقیقه عقب‌تر
       *[other] { $minutes } دقیقه عقب‌تر
    }
screen-belongs = جای { $man }
screen-resign-hold = یک ثانیه نگه دارید.
screen-table-hold = برای توقف هر دو ساعت نگه دارید.
screen-reason-needed = ساعت تنها با دلیل تنظیم می‌شود. دلیل در گزارش می‌ماند.
screen-move-read = بررسی
screen-move-again = زدن دوبارهٔ کلید ورود آن را انجام می‌دهد؛ کلید گریز پس می‌گیرد.
screen-move-as = همان‌گونه که نوشته شد: { $text }.
screen-move-command = دستور: { $text }.
screen-move-castles = قلعهٔ { $castles ->
        [short] کوچک
       *[long] بزرگ
    }.
screen-move-said = { $role ->
        [king] شاه
        [queen] وزیر
        [rook] رخ
        [bishop] فیل
        [knight] اسب
        [pawn] پیاده
       *[none] از
    }{ $from ->
        [none] { "" }
       *[some] {" "}{ $from }
    } { $takes ->
        [true] می‌گیرد در
       *[false] به
    } { $to }.
screen-move-becomes = ترفیع به { $role ->
        [queen] وزیر
        [rook] رخ
        [bishop] فیل
       *[knight] اسب
    }.
screen-move-number = حرکت { $number }
screen-more-articles = { $count ->
        [one] یک مادهٔ دیگر
       *[other] { $count } مادهٔ دیگر
    }
screen-time-unread = این زمان نیست. نمونه: { $example }
screen-counter-unread = این شمار حرکت‌ها نیست. نمونه: { $example }
screen-adjust-nothing = هنوز چیزی تغییر نکرده است: زمان یا شمار حرکت‌ها را بنویسید.
screen-correct-needed = تصحیح بدون دلیل ثبت نمی‌شود. دلیل در گزارش می‌ماند.
screen-touched-which = کدام مهره لمس شد؟
screen-judge-long = این متن بیش از اندازه بلند است. تنها یک بازی را با یادداشت‌های کمتر بچسبانید.
screen-reader-words = در خانهٔ نوشتن حرکت این واژه‌ها نیز پذیرفته می‌شوند: { $words }.
screen-incident-unknown = اکنون نمی‌توان پرسید چه چیزی ثبت‌شدنی است. پس از برگشتن ارتباط دوباره تلاش کنید.
screen-disturbed-who = مزاحم کدام بازیکن شدند؟
screen-claim-enter = ثبت ادعا
screen-entered = ثبت شد
screen-entered-nothing = در گزارش می‌ماند و پیامدی ندارد.
screen-entered-next = ثبت رویدادی دیگر
screen-ruling-of = { screen-move-number }، { $side }
screen-article = { $book }، مادهٔ { $article }
screen-picture = صفحه به‌صورت تصویر
screen-blind = { $side ->
        [white] سفید
       *[black] سیاه
    } نمی‌بیند: حرکت‌ها اعلام و تکرار می‌شوند.
screen-aloud = { $on ->
        [true] پایان خواندن با صدا
       *[false] خواندن با صدای این دستگاه
    }
