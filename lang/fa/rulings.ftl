### آنچه در پاسخ به یک رویداد گفته می‌شود: حکم‌ها، آنچه باید انجام شود، پرسش‌ها از داور، آنچه پذیرفته نمی‌شود.
### شناسه‌ها را برنامه از برچسب‌های رابط عمومی می‌سازد.

## واژه‌هایی که پیام‌های دیگر در بر دارند

ruling-side = { $player ->
        [white] سفید
        [black] سیاه
       *[none] بازیکن
    }
ruling-other-side = { $player ->
        [white] سیاه
        [black] سفید
       *[none] حریف
    }
ruling-side-of = { $player ->
        [white] سفید
        [black] سیاه
       *[none] بازیکن
    }
ruling-to-side = { $player ->
        [white] به سفید
        [black] به سیاه
       *[none] به بازیکن
    }
ruling-at-ply = { $ply_side ->
        [white] حرکت { $ply_number } سفید
        [black] حرکت { $ply_number } سیاه
       *[start] آغاز بازی
    }
ruling-position-at = { $ply_side ->
        [white] پوزیسیون پس از حرکت { $ply_number } سفید
        [black] پوزیسیون پس از حرکت { $ply_number } سیاه
       *[start] پوزیسیون اولیه
    }
ruling-piece = { $piece ->
        [white_king] شاه سفید
        [white_queen] وزیر سفید
        [white_rook] رخ سفید
        [white_bishop] فیل سفید
        [white_knight] اسب سفید
        [white_pawn] پیادهٔ سفید
        [black_king] شاه سیاه
        [black_queen] وزیر سیاه
        [black_rook] رخ سیاه
        [black_bishop] فیل سیاه
        [black_knight] اسب سیاه
        [black_pawn] پیادهٔ سیاه
       *[none] هیچ مهره‌ای
    }
ruling-role = { $role ->
        [king] شاه
        [queen] وزیر
        [rook] رخ
        [bishop] فیل
        [knight] اسب
        [pawn] پیاده
       *[none] مهره
    }
ruling-new-role = { $role ->
        [queen] وزیر
        [rook] رخ
        [bishop] فیل
        [knight] اسب
       *[none] مهرهٔ انتخاب‌شده
    }
ruling-flank = { $side ->
        [king] جناح شاه
       *[queen] جناح وزیر
    }
ruling-person = { $who ->
        [white] سفید
        [black] سیاه
        [both] هر دو بازیکن
        [players] خود بازیکنان
        [arbiter] داور
        [designated_arbiter] داور تعیین‌شده
        [chief_arbiter] سرداور
        [assistant] دستیار داور
        [helper_of_white] دستیار سفید
        [helper_of_black] دستیار سیاه
        [clock] ساعت شطرنج
        [nobody] هیچ‌کس
        [captain] سرپرست تیم
        [spectator] تماشاگر
        [organiser] برگزارکننده
        [committee] کمیتهٔ استیناف
        [secretariat] دبیرخانه
       *[other] { $who }
    }
ruling-whose-time = { $clock ->
        [own] در زمان خودش
        [opponent] در زمان حریف
       *[none] با متوقف بودن هر دو ساعت
    }
ruling-claimed = { $claim ->
        [repetition] تساوی با تکرار پوزیسیون
        [fifty] تساوی با شمار حرکت‌ها
        [flag] سقوط پرچم حریف
        [illegal_move] حرکت غیرقانونی
        [touched] لمس مهره به دست حریف
        [promotion] دربارهٔ ترفیع
        [quickplay] در اتمام سریع بازی
        [increment_request] افزایش زمان در اتمام سریع بازی
        [wrong_clock] نادرستی ساعت
        [wrong_position] نادرستی پوزیسیون
        [wrong_colours] جابه‌جایی رنگ‌ها
        [default] تأخیر حریف در حضور
        [disturbance] مزاحمت حریف
        [two_boards] برای دو صفحه
       *[no_arbiter_draw] تساوی در جایی که داوری حاضر نیست
    }
ruling-claim-reason = { $reason ->
        [not_so] چنین نیست
        [too_late] دیر مطرح شده است
        [right_lost] حق آن از دست رفته است
        [not_on_move] مدعی نوبت حرکت ندارد
        [not_written] حرکت مورد قصد نوشته نشده است
        [another_move_possible] حرکت دیگری ممکن است
        [not_paid] هزینهٔ آن پرداخت نشده است
       *[no_such_rule] این قوانین چنین قاعده‌ای ندارد
    }
ruling-right = { $right ->
        [adjust] مرتب کردن مهره‌ها
        [claim] ادعای تساوی
        [complain_of_touch] اعتراض به لمس مهره
        [claim_illegal_move] ادعای حرکت غیرقانونی
        [castling] قلعه رفتن
       *[offer] پیشنهاد تساوی
    }
ruling-illegal-kind = { $kind ->
        [move] مهره‌ای برخلاف قاعدهٔ حرکتش حرکت کرد
        [king_in_check] شاه در کیش ماند
        [unpromoted] پیاده‌ای در عرض آخر ماند
        [wrong_promotion] ترفیع به مهره‌ای نادرست بود
        [king_taken] شاه گرفته شد
        [castling] قلعه رفتن مجاز نبود
        [two_moves] دو حرکت پیاپی انجام شد
        [press_without_move] ساعت بدون حرکت زده شد
        [two_hands] یک حرکت با دو دست انجام شد
        [drop] مهره‌ای از دست که نباید آنجا گذاشته شود، یا در دست نیست
       *[not_his_piece] مهره‌ای جابه‌جا شد که حرکت آن با او نبود
    }
ruling-offence-kind = { $which ->
        [wrong_hand] ساعت با دستی که مهره را حرکت داد زده نشد
        [clock_handling] با ساعت به‌درستی رفتار نشد
        [stopped_clocks] ساعت‌ها بدون دلیل موجه متوقف شدند
        [press_without_move] ساعت بدون حرکت زده شد
        [two_hands] یک حرکت با دو دست انجام شد
        [displaced_pieces] مهره‌ها نامرتب شدند
        [adjusting] مهره‌ها بدون داشتن حق آن مرتب شدند
        [device] وسیلهٔ الکترونیکی در محل بازی
        [refusal] او از رعایت قوانین امتناع می‌کند
        [written_ahead] حرکت پیش از انجام نوشته شد
        [interference] کسی که در بازی سهمی ندارد دخالت کرد
        [disturbance] مزاحمت برای حریف
        [aids] از یادداشت، راهنمایی یا تحلیل استفاده شد
        [disrepute] شطرنج بی‌اعتبار شد
        [smoking] سیگار کشیدن در جای غیرمجاز
        [leaving] بیرون رفتن بی‌اجازه
        [spectator_phone] تلفن کسی که در بازی سهمی ندارد
        [entry] کسی که نه بازیکن است نه داور در محوطهٔ بازی بود
        [scoresheet] کوتاهی در وظایف برگهٔ ثبت
        [other_board] به صفحهٔ دیگر مسابقه دست زده شد
       *[other] { $which }
    }

## حکم‌ها

ruling-game-over = { $result ->
        [white_wins] بازی به پایان رسید و سفید برنده است:
        [black_wins] بازی به پایان رسید و سیاه برنده است:
        [draw] بازی به پایان رسید و مساوی است:
        [both_lose] بازی به پایان رسید و هر دو بازیکن بازنده‌اند:
       *[open] بازی به پایان رسید و نتیجهٔ آن هنوز باید تعیین شود:
    } { $reason ->
        [checkmate] کیش و مات
        [stalemate] پات
        [dead_position] پوزیسیون مرده است
        [resignation] تسلیم شدن
        [agreement] بازیکنان توافق کردند
        [repetition] ادعای صحیح تکرار پوزیسیون
        [fifty_moves] ادعای صحیح شمار حرکت‌ها
        [fivefold] پوزیسیون یکسان پنج بار پدید آمد
        [seventy_five_moves] شمار حرکت‌های بدون گرفتن و بدون حرکت پیاده به اندازه‌ای رسید که بازی را پایان می‌دهد
        [time] پرچم سقوط کرد
        [both_flags] هر دو پرچم سقوط کرد
        [illegal_moves] حرکت‌های غیرقانونی
        [irregular_position] پوزیسیونی که نه می‌توان نگهش داشت و نه می‌توان آن را بازگرداند
        [default] تأخیر در حضور
        [device] وسیلهٔ الکترونیکی
        [sealed_move] حرکت ثبتی
        [quickplay] ادعا در اتمام سریع بازی
        [hill] شاه در یکی از خانه‌های میانی ایستاده است
        [third_check] سومین کیش داده شد
        [other_board] صفحهٔ دیگر تمام شد
       *[conduct] رفتار
    }. { $score ->
        [usual] { "" }
       *[other] امتیازها: سفید { $white }، سیاه { $black }.
    }
ruling-game-continues = بازی ادامه می‌یابد.
ruling-game-resumed = بازی از سر گرفته می‌شود.
ruling-no-intervention = کاری انجام نمی‌شود و به کسی چیزی گفته نمی‌شود.
ruling-obligation = { $duty ->
        [move] { ruling-side } باید { ruling-role } را حرکت دهد.
        [capture] { ruling-side } باید { ruling-role } را در { $square } بگیرد.
        [castle_kingside] { ruling-side } باید در جناح شاه قلعه برود.
        [castle_queenside] { ruling-side } باید در جناح وزیر قلعه برود.
        [promote] { ruling-side } باید پیاده را در { $square } به { ruling-new-role } ترفیع دهد.
        [drop] { ruling-side } باید { ruling-role } را از دست روی صفحه بگذارد.
       *[touched] { ruling-side } باید به مهرهٔ لمس‌شده یا حرکت اعلام‌شده پایبند بماند.
    }
ruling-no-obligation = { ruling-side } می‌تواند هر حرکتی انجام دهد.
ruling-move-made = { $uci ->
        [none] { ruling-side } حرکت را انجام داد.
       *[move] { ruling-side } حرکت { $uci } را انجام داد.
    }
ruling-move-announced = { ruling-side } حرکت { $uci } را اعلام کرد.
ruling-move-completed = { ruling-side } حرکت را کامل کرد.
ruling-finish-required = { ruling-side } باید آنچه را آغاز کرده است به پایان برساند.
ruling-claim-upheld = ادعای { ruling-side } صحیح است: { ruling-claimed }.
ruling-claim-rejected = ادعای { ruling-side } ({ ruling-claimed }) رد می‌شود: { ruling-claim-reason }.
ruling-claim-not-admissible = { ruling-side } اکنون نمی‌تواند این ادعا ({ ruling-claimed }) را مطرح کند: { ruling-claim-reason }. این کار جریمه‌ای ندارد.
ruling-claim-void = ادعای { ruling-side } ({ ruling-claimed }) به سبب آنچه هنگام بررسی پیدا شد اعتباری ندارد.
ruling-claim-admissible = { ruling-side } می‌تواند این ادعا را مطرح کند: { ruling-claimed }.
ruling-cannot-withdraw = { ruling-side } نمی‌تواند آن را پس بگیرد.
ruling-right-lost = حق { ruling-right } برای { ruling-side }{ $until ->
        [game] {" "}تا پایان بازی
       *[move] {" "}تا حرکت بعدی
    } از دست رفت.
ruling-offer-open = پیشنهاد تساوی { ruling-side } برقرار است.
ruling-offer-refused = پیشنهاد تساوی { ruling-side } پذیرفته نشد.
ruling-offer-lapsed = پیشنهاد تساوی { ruling-side } دیگر برقرار نیست.
ruling-illegal-move-counted = { $kind ->
        [press_without_move] { ruling-side }: { ruling-illegal-kind }. جریمهٔ این کار همان جریمهٔ حرکت غیرقانونی است، شمارهٔ { $nth }.
        [two_hands] { ruling-side }: { ruling-illegal-kind }. جریمهٔ این کار همان جریمهٔ حرکت غیرقانونی است، شمارهٔ { $nth }.
       *[move] حرکت غیرقانونی شمارهٔ { $nth } برای { ruling-side }: { ruling-illegal-kind }.
    }
ruling-illegal-move-not-counted = { ruling-side }: { ruling-illegal-kind }. این کار حرکت غیرقانونی به شمار نمی‌آید.
ruling-position-restored = { ruling-position-at } را دوباره بچینید؛ بازی از آن ادامه می‌یابد.
ruling-irregularity-stands = وضعیت غیرعادی همان‌گونه می‌ماند و بازی ادامه می‌یابد.
ruling-wait = داور صبر می‌کند و چیزی نمی‌گوید.
ruling-new-game = بازی تازه‌ای انجام می‌شود{ $swap_colours ->
        [yes] ، با عوض شدن رنگ‌ها
       *[no] { "" }
    }.
ruling-result-stands = نتیجه همان است که بود.
ruling-result-corrected = نتیجه اصلاح می‌شود: { $result ->
        [white_wins] برد سفید
        [black_wins] برد سیاه
        [draw] تساوی
        [both_lose] باخت هر دو بازیکن
       *[open] هنوز باید تعیین شود
    }. { $score ->
        [usual] { "" }
       *[other] امتیازها: سفید { $white }، سیاه { $black }.
    }
ruling-complete-sheet = { ruling-side } باید برگهٔ ثبت را { ruling-whose-time } کامل کند.
ruling-reconstruct = هر دو بازیکن بازی را { ruling-whose-time } بازسازی می‌کنند.
ruling-offence = { $player ->
        [none] تخطی: { ruling-offence-kind }.
       *[one] تخطی { ruling-side }: { ruling-offence-kind }.
    }
ruling-no-offence = تخطی‌ای رخ نداده است.
ruling-postponed = تصمیم‌گیری به تعویق می‌افتد.
ruling-adjourned = بازی به تعویق می‌افتد.
ruling-referred = تصمیم با { ruling-person } است.
ruling-appeal-lacks = { $reason ->
        [too_late] دیر است
        [not_written] باید کتبی باشد
       *[not_paid] هزینهٔ آن پرداخت نشده است
    }
ruling-appeal-not-admissible = به تجدیدنظرخواهی { ruling-side } رسیدگی نمی‌شود: { ruling-appeal-lacks }.
ruling-appeal-upheld = تجدیدنظرخواهی { ruling-side } پذیرفته می‌شود.
ruling-appeal-rejected = تجدیدنظرخواهی { ruling-side } رد می‌شود.
ruling-since = این حکم از { ruling-at-ply } برقرار است.
ruling-mate = { $mate ->
        [winnable] سلسله‌ای از حرکت‌های قانونی هست که حریف با آن می‌تواند کیش و مات کند.
        [unwinnable] حریف با هیچ سلسله‌ای از حرکت‌های قانونی نمی‌تواند کیش و مات کند.
       *[undetermined] معلوم نیست که حریف بتواند کیش و مات کند.
    }
ruling-mate-beside = { $mate ->
        [winnable] سلسله‌ای از حرکت‌های قانونی هست که حریف با آن می‌تواند ببرد.
        [unwinnable] حریف با هیچ سلسله‌ای از حرکت‌های قانونی نمی‌تواند ببرد.
       *[undetermined] معلوم نیست که حریف بتواند ببرد.
    }

## آنچه باید انجام شود

remedy-add-time = { $ms } به زمان { ruling-side-of } افزوده می‌شود.
remedy-take-time = { $ms } از زمان { ruling-side-of } کاسته می‌شود.
remedy-set-time = ساعت { ruling-side-of } روی { $ms } تنظیم می‌شود.
remedy-remove-increment = افزایش زمان { ruling-at-ply } پس گرفته می‌شود.
remedy-set-move-counter = حرکت‌شمار { ruling-side-of } روی { $moves ->
        [one] یک حرکت
       *[other] { $moves } حرکت
    } تنظیم می‌شود.
remedy-correct-setting = { $control ->
        [none] ساعت را چنان‌که می‌بایست تنظیم کنید.
       *[known] ساعت را روی { $control } تنظیم کنید.
    }
remedy-replace-clock = ساعت را عوض کنید.
remedy-restore = { ruling-position-at } را دوباره بچینید.
remedy-restore-other = صفحهٔ دیگر هم برمی‌گردد: وضعیت پس از نیم‌حرکت { $ply } را آنجا بچینید.
remedy-set-pockets = در دست هر دو: { $pockets ->
        [none] هیچ
       *[men] { $pockets }
    }.
remedy-set-checks = کیش‌های مانده، نخست سفید: { $left }.
remedy-must-move = مهرهٔ خانهٔ { $square } باید حرکت کند.
remedy-must-capture = مهرهٔ خانهٔ { $square } باید گرفته شود.
remedy-must-castle = شاه باید در { ruling-flank } قلعه برود.
remedy-must-drop = مهرهٔ دست که لمس شد باید روی صفحه گذاشته شود.
remedy-announce = { ruling-side } حرکت را بلند اعلام می‌کند.
remedy-any-legal-move = هر حرکت قانونی مجاز است.
remedy-declared-move = حرکت { $uci } باید انجام شود.
remedy-count-illegal-move = شمار حرکت‌های غیرقانونی { ruling-side }: { $nth }.
remedy-remark = داور { ruling-to-side } تذکر می‌دهد.
remedy-warning = داور { ruling-to-side } اخطار می‌دهد.
remedy-score = امتیاز سفید { $white } و امتیاز سیاه { $black } است.
remedy-points = { $given ->
        [yes] { $points } به امتیاز { ruling-side } افزوده می‌شود.
       *[no] { $points } از امتیاز { ruling-side-of } کاسته می‌شود.
    }
remedy-fine = { $amount ->
        [none] { ruling-side } جریمهٔ نقدی می‌پردازد.
       *[known] { ruling-side } جریمهٔ نقدی می‌پردازد: { $amount }.
    }
remedy-exclude-round = محروم از یک یا چند دور: { ruling-person }.
remedy-expel-event = اخراج از مسابقات: { ruling-person }.
remedy-expel-hall = اخراج از سالن بازی: { ruling-person }.
remedy-new-game = بازی تازه‌ای را آغاز کنید.
remedy-swap-colours = بازیکنان رنگ‌ها را عوض می‌کنند.
remedy-transfer-position = پوزیسیون را به صفحه‌ای که درست گذاشته شده است منتقل کنید.
remedy-replace-piece = { $piece ->
        [none] خانهٔ { $square } را خالی کنید.
       *[piece] { ruling-piece } را در خانهٔ { $square } بگذارید.
    }
remedy-finish-promotion = { $piece ->
        [none] ترفیع در خانهٔ { $square } را با مهره‌ای که بازیکن برمی‌گزیند به پایان برسانید.
       *[piece] ترفیع را به پایان برسانید: { ruling-piece } را در خانهٔ { $square } بگذارید.
    }
remedy-castling-lost = { ruling-side } با این حرکت نمی‌تواند در { ruling-flank } قلعه برود.
remedy-complete-sheet = { ruling-side } برگهٔ ثبت را { ruling-whose-time } کامل می‌کند.
remedy-return-sheet = برگهٔ ثبت { ruling-side-of } را { ruling-whose-time } بازگردانید.
remedy-write-position = { ruling-side } پوزیسیون پایانی را می‌نویسد و حریف آن را تأیید می‌کند.
remedy-replace-sheet = برگهٔ ثبت { ruling-side-of } را عوض کنید.
remedy-watch = { $until ->
        [next_completed_move] پس از حرکت کامل‌شدهٔ بعدی دوباره بررسی کنید.
        [flag] بازی را تا سقوط پرچم زیر نظر بگیرید.
       *[other] بازی را زیر نظر بگیرید: { $until }.
    }
remedy-keep-silent = دربارهٔ { $about ->
        [flag] پرچم
        [moves] شمار حرکت‌ها
       *[other] آن
    } چیزی نگویید.
remedy-refer-to = از { ruling-person } بپرسید.

## پرسش‌ها از داور

question-touched-how = { ruling-side } مهره را چگونه لمس کرد؟ { $wording ->
        [deliberate] تنها لمس عمدی به شمار می‌آید.
        [intent] تنها لمسی به شمار می‌آید که به قصد حرکت دادن یا گرفتن باشد.
        [not_clearly_accidental] هر لمسی به شمار می‌آید مگر آنکه آشکارا اتفاقی باشد.
       *[none] { "" }
    }
question-touch-order = { ruling-side } نخست کدام مهره را لمس کرد؟
question-what-was-meant = منظور { ruling-side } چه بود؟
question-clocks-after-restoring = اکنون که پوزیسیون بازگردانده شده است ساعت‌ها چه زمانی نشان دهند؟
question-outage = پس از قطعی ساعت‌ها چه زمانی نشان دهند؟
question-helpers-time = { ruling-side } برای ساعت دستیار دارد. ساعت‌ها از این پس چه زمانی نشان دهند؟
question-position-unknown = کدام پوزیسیون بازگردانده شود؟
question-first-flag = نخست کدام پرچم سقوط کرد؟
question-late-excused = { ruling-side } با تأخیر حاضر شد. آیا عذرش پذیرفته است؟
question-colours-reversed = رنگ‌ها جابه‌جا شده‌اند. آیا بازی ادامه می‌یابد؟
question-quickplay = { ruling-side } ادعا می‌کند که حریف با طریقه‌های متعارف نمی‌تواند برنده شود یا کوششی برای آن نمی‌کند. تصمیم چیست؟
question-other-names = آیا { ruling-side } می‌تواند ردیف‌ها را به نامی جز نام آلمانی اعلام کند؟
question-opponents-score = { ruling-other-side } بازنده است. { ruling-side } چه امتیازی می‌گیرد؟
question-reason-to-stop = آیا { ruling-side } دلیل موجهی برای متوقف کردن ساعت‌ها داشت؟ { $wording ->
        [if_obvious] تنها اگر نداشتن دلیل آشکار باشد جریمه می‌شود.
        [penalised] بدون دلیل موجه جریمه می‌شود.
       *[none] { "" }
    }
question-supervision = آیا نظارت کافی است؟
question-penalty = { $player ->
        [none] جریمهٔ فرد خاطی چیست؟
       *[other] جریمهٔ { ruling-side } چیست؟
    }
question-two-faults = دو خطا در یک کار: یکی به شمار می‌آید یا دو تا؟
question-envelope-lost = پاکت گم شده است و دربارهٔ پوزیسیون توافق نیست. آیا بازی از سر گرفته می‌شود؟
question-times-too-severe = آیا اصلاح زمان‌ها بیش از اندازه سخت‌گیرانه است؟
question-overstep-shown = آیا برگه‌های ثبت کامل‌شده نشان می‌دهند که زمان به پایان رسیده بود؟
question-claim-shown = برگهٔ ثبت با بازی شناخته‌شده تفاوت دارد. آیا ادعا ثابت است؟
question-what-follows = تجدیدنظرخواهی پذیرفته شد. اکنون چه می‌شود؟
question-can-mate = آیا { ruling-side } با سلسله‌ای از حرکت‌های قانونی می‌تواند کیش و مات کند؟
question-unsettled = متن قوانین این را روشن نمی‌کند. کدام برداشت درست است؟
question-silent-rulebook = قوانین نمی‌گوید چه باید کرد. تصمیم چیست؟
question-most-time = حداکثر { $ms }.
question-least-time = دست‌کم { $ms }.
question-most-ply = نه دیرتر از { ruling-at-ply }.
question-proposal = پیشنهاد: { $option }.
question-proposal-clocks = پیشنهاد: سفید { $white }، سیاه { $black }.
question-proposal-counters = حرکت‌شمارها: سفید { $white }، سیاه { $black }.
option-touched-how = { $option ->
        [deliberate] عمدی
        [accidental] اتفاقی
        [adjusting] برای مرتب کردن
       *[other] { $option }
    }
option-touch-order = { $option ->
        [own_first] مهرهٔ خودش
        [opponent_first] مهرهٔ حریف
        [unknown] معلوم نیست
       *[other] { $option }
    }
option-what-was-meant = { $option ->
        [resigned] تسلیم شدن
        [agreed] توافق بر تساوی
        [nothing] هیچ‌یک از این‌ها
       *[other] { $option }
    }
option-clocks-after-restoring = { $option ->
        [proposal] همان پیشنهاد
        [own] زمان‌های دیگر
        [stay] همان که هست بماند
       *[other] { $option }
    }
option-helpers-time = { $option ->
        [proposal] همان که نشان می‌دهند
        [own] زمان‌های دیگر
       *[other] { $option }
    }
option-outage = { $option ->
        [proposal] همان پیشنهاد
        [own] زمان‌های دیگر
       *[other] { $option }
    }
option-position-unknown = { $option ->
        [ply] پوزیسیون پس از یک حرکت معین
        [board] پوزیسیون دیگری
       *[other] { $option }
    }
option-first-flag = { $option ->
        [white] پرچم سفید
        [black] پرچم سیاه
        [unknown] معلوم نیست
       *[other] { $option }
    }
option-late-excused = { $option ->
        [play] آری، بازی می‌کند
        [lose] نه، بازنده است
       *[other] { $option }
    }
option-colours-reversed = { $option ->
        [continue] ادامه می‌یابد
        [new_game] بازی تازه‌ای انجام می‌شود
       *[other] { $option }
    }
option-quickplay = { $option ->
        [draw] تساوی
        [postpone] تصمیم‌گیری به تعویق می‌افتد
        [reject] ادعا رد می‌شود
       *[other] { $option }
    }
option-opponents-score = { $option ->
        [n1] یک امتیاز
        [n1_2] نیم امتیاز
        [n0] هیچ
       *[other] { $option }
    }
option-other-names = { $option ->
        [yes] آری
        [no] نه
       *[other] { $option }
    }
option-reason-to-stop = { $option ->
        [yes] آری
        [no] نه
       *[other] { $option }
    }
option-supervision = { $option ->
        [yes] آری
        [no] نه
       *[other] { $option }
    }
option-penalty = { $option ->
        [warning] اخطار
        [opponent_time] زمان بیشتر برای حریف
        [own_time] زمان کمتر برای بازیکن خاطی
        [loss] باخت
        [own_points] کاهش امتیاز بازیکن خاطی
        [opponent_points] افزایش امتیاز حریف
        [fine] جریمهٔ نقدی
        [exclude_round] محرومیت از یک یا چند دور
        [expel] اخراج
       *[other] { $option }
    }
option-two-faults = { $option ->
        [one] یکی
        [both] دو تا
       *[other] { $option }
    }
option-envelope-lost = { $option ->
        [resume] از سر گرفته می‌شود
        [new_game] بازی تازه‌ای انجام می‌شود
       *[other] { $option }
    }
option-times-too-severe = { $option ->
        [correct] نه، اصلاح می‌شوند
        [leave] آری، همان می‌مانند
       *[other] { $option }
    }
option-overstep-shown = { $option ->
        [yes] آری
        [no] نه
        [unknown] نمی‌توان نشان داد
       *[other] { $option }
    }
option-claim-shown = { $option ->
        [yes] آری
        [no] نه
       *[other] { $option }
    }
option-what-follows = { $option ->
        [resume] بازی از سر گرفته می‌شود
        [white] برد سفید
        [black] برد سیاه
        [draw] تساوی
        [result_stands] نتیجه می‌ماند
       *[other] { $option }
    }
option-can-mate = { $option ->
        [yes] آری
        [no] نه
       *[other] { $option }
    }
option-unsettled = { $option ->
        [by_analogy] چنان‌که اول شاه لمس شده باشد: شاه اگر بتواند حرکت می‌کند
        [claim_is_no_move] ادعا حرکت نیست
        [as_listed] چنان‌که متن برشمرده است
        [two_minutes] دو دقیقه
        [one_minute] یک دقیقه
        [n11_d_e] بندهای چهارم و پنجم
        [n11_e_f] بندهای پنجم و ششم
        [by_claim] تنها با ادعا
        [automatic] بدون ادعا
        [restore] پوزیسیون بازگردانده می‌شود
        [resume] بازی از سر گرفته می‌شود
        [complete_promotion] ترفیع به پایان می‌رسد
        [touched_pieces] تنها ماده‌های مهرهٔ لمس‌شده
        [any_article] هر ماده‌ای
        [one_act] جابه‌جا کردنشان یک کار است: قلعه
        [rook_first] نخست رخ لمس شده است: قلعه با آن نه
        [first_that_can] نخستین مهرهٔ لمس‌شده‌ای که می‌شود
        [both_bind] هر یک از آن دو
        [only_adjusted] فقط مرتب کرد: مهره برمی‌گردد
        [made] حرکت است و می‌ماند
        [stands] می‌ماند، زیرا حرکت کامل شده بود
        [sheets] از روی برگه‌ها
        [men] با شمردن مهره‌ها
        [record] از روی ثبت بازی
        [result_stands] نتیجه می‌ماند
        [owed] مهره می‌ماند و بدهی است
        [both_back] هر دو صفحه برمی‌گردند
        [continue] ادامه می‌یابد
        [draw] مساوی
        [first_seen] پرچمی که نخست دیده شد تعیین می‌کند
        [warning] اخطار
        [loss] بازی باخته است
       *[other] { $option }
    }
option-silent-rulebook = { $option ->
        [own] تصمیم خود داور
       *[other] { $option }
    }

## آنچه نمی‌تواند رخ داده باشد

refusal-time-backwards = این ممکن نیست: پیش از رویدادی است که ثبت شده است.
refusal-not-at-this-board = این ممکن نیست: { $by } پشت این میز نیست.
refusal-no-such-board = نمی‌شود: بازی تنها یک صفحه دارد.
refusal-too-soon = آرام‌تر: در هر ثانیه یک واژه به یار.
refusal-words-forbidden = در این مسابقه یارها چیزی به هم نمی‌گویند.
refusal-unknown-square = این ممکن نیست: خانه یا حرکتی به نام { $text } وجود ندارد.
refusal-nothing-there = این ممکن نیست: در خانهٔ { $square } مهره‌ای نیست.
refusal-nothing-lifted = این ممکن نیست: مهره‌ای برداشته نشده است که بتوان آن را گذاشت.
refusal-clocks-stand = این ممکن نیست: هر دو ساعت متوقف است.
refusal-no-offer = این ممکن نیست: پیشنهاد تساوی‌ای برقرار نیست.
refusal-question-open = اکنون نه: نخست داور باید به پرسشی پاسخ دهد. { $question }
refusal-question-not-open = به این نمی‌توان پاسخ داد: چنین پرسشی مطرح نیست. { $question }
refusal-outside-limits = { $answer } در میان پاسخ‌های مجاز نیست.
refusal-not-in-this-mode = { $why ->
        [not_legal] این حرکت قانونی نیست.
        [touched_another] پیش‌تر مهرهٔ دیگری لمس شده است: همان باید حرکت کند.
       *[board] روی صفحه‌ای از این نوع نمی‌توان چنین کرد.
    }
refusal-envelope-closed = این ممکن نیست: حرکت ثبتی در پاکت است. نخست پاکت گشوده می‌شود.
refusal-no-envelope = این ممکن نیست: هیچ حرکت ثبتی در پاکت نیست.
refusal-nothing-appealed = این ممکن نیست: کسی تجدیدنظر نخواسته است.
refusal-not-this-role = این کار با { ruling-person } نیست.

## ماده‌ها

ruling-articles = { $count ->
        [one] مادهٔ { $articles }
       *[other] ماده‌های { $articles }
    }
ruling-article = { $ground ->
        [practice] { $article } (رویهٔ داوران)
        [unsettled] { $article } (متن روشن نیست)
       *[letter] { $article }
    }
