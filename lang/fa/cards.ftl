### کارت‌ها و شرح بازی: حکم در حداکثر چهار واژه، سپس آنچه در این بازی رخ داد.
### شناسه‌ها را برنامه از برچسب‌های رابط عمومی می‌سازد.

## مهره‌ها در جمله

card-piece = { $role ->
        [king] شاه
        [queen] وزیر
        [rook] رخ
        [bishop] فیل
        [knight] اسب
        [pawn] پیاده
       *[none] مهره
    }
card-piece-first = { $role ->
        [king] شاه
        [queen] وزیر
        [rook] رخ
        [bishop] فیل
        [knight] اسب
        [pawn] پیاده
       *[none] مهره
    }
card-piece-on = { card-piece } خانهٔ { $square }

## حکم‌ها

title-game-over = { $result ->
        [white_wins] سفید برد
        [black_wins] سیاه برد
        [draw] مساوی
        [both_lose] باخت هر دو بازیکن
       *[open] پایان بازی
    }
title-game-continues = بازی ادامه دارد
title-game-resumed = بازی ادامه می‌یابد
title-no-intervention = بدون مداخله
title-obligation = { $deed ->
        [move] { $role ->
            [king] شاه باید حرکت کند
            [queen] وزیر باید حرکت کند
            [rook] رخ باید حرکت کند
            [bishop] فیل باید حرکت کند
            [knight] اسب باید حرکت کند
            [pawn] پیاده باید حرکت کند
           *[none] حرکت با مهرهٔ لمس‌شده
        }
        [capture] { $role ->
            [queen] وزیر باید گرفته شود
            [rook] رخ باید گرفته شود
            [bishop] فیل باید گرفته شود
            [knight] اسب باید گرفته شود
            [pawn] پیاده باید گرفته شود
           *[none] گرفتن مهرهٔ لمس‌شده
        }
        [castle] شاه باید قلعه برود
        [drop] گذاشتن مهرهٔ دست
        [promote] ترفیع را تمام کنید
        [declared] حرکت اعلام‌شده الزامی است
        [touched] حرکت با مهرهٔ لمس‌شده
       *[none] الزامی نمانده است
    }
title-no-obligation = هر حرکت قانونی
title-move-made = حرکت انجام شد
title-move-announced = اعلام حرکت
title-move-completed = حرکت کامل شد
title-finish-required = { $deed ->
        [promote] ترفیع را تمام کنید
       *[move] حرکت را تمام کنید
    }
title-claim-upheld = ادعا صحیح است
title-claim-rejected = ادعا رد شد
title-claim-not-admissible = ادعا ممکن نیست
title-claim-void = ادعا بی‌اعتبار است
title-claim-admissible = ادعا ممکن است
title-cannot-withdraw = پس‌گرفتن ممکن نیست
title-right-lost = حق از دست رفت
title-offer-open = پیشنهاد تساوی
title-offer-refused = تساوی پذیرفته نشد
title-offer-lapsed = پیشنهاد دیگر برقرار نیست
title-illegal-move-counted = { $kind ->
        [press_without_move] زدن ساعت بدون حرکت
        [two_hands] حرکت با دو دست
       *[move] حرکت غیرقانونی
    }
title-illegal-move-not-counted = { $kind ->
        [press_without_move] زدن ساعت بدون حرکت
        [two_hands] حرکت با دو دست
       *[move] حرکت غیرقانونی
    }
title-position-restored = پوزیسیون بازگردانده شد
title-irregularity-stands = پوزیسیون می‌ماند
title-wait = داور صبر می‌کند
title-new-game = بازی تازه
title-result-stands = نتیجه پابرجاست
title-result-corrected = نتیجه اصلاح شد
title-complete-sheet = تکمیل برگهٔ ثبت
title-reconstruct = بازسازی بازی
title-offence = { $which ->
        [device] وسیلهٔ الکترونیکی
        [disturbance] مزاحمت برای حریف
        [displaced_pieces] نامرتب شدن مهره‌ها
        [displaced_piece] نامرتب شدن مهره
        [stopped_clocks] توقف بی‌دلیل ساعت‌ها
        [default] تأخیر در حضور
       *[other] تخطی
    }
title-no-offence = تخطی نیست
title-postponed = تصمیم به تعویق افتاد
title-adjourned = بازی به تعویق افتاد
title-appeal-not-admissible = تجدیدنظر شنیده نمی‌شود
title-appeal-upheld = تجدیدنظر پذیرفته شد
title-appeal-rejected = تجدیدنظر رد شد
title-referred = { $who ->
        [arbiter] تصمیم با داور است
        [chief_arbiter] تصمیم با سرداور است
        [players] تصمیم با بازیکنان است
       *[other] ارجاع شد
    }

## موضوع پرسش‌ها

title-question-touched-how = مهره چگونه لمس شد؟
title-question-touch-order = کدام زودتر لمس شد؟
title-question-what-was-meant = منظور چه بود؟
title-question-clocks-after-restoring = زمان‌ها پس از بازگرداندن
title-question-outage = زمان‌ها پس از قطعی
title-question-helpers-time = زمان با دستیار
title-question-position-unknown = کدام پوزیسیون؟
title-question-first-flag = نخست کدام پرچم؟
title-question-late-excused = تأخیر موجه است؟
title-question-colours-reversed = رنگ‌ها جابه‌جا شده‌اند
title-question-quickplay = ادعای اتمام سریع
title-question-other-names = نام دیگر برای ردیف‌ها؟
title-question-opponents-score = امتیاز حریف
title-question-reason-to-stop = توقف موجه بود؟
title-question-supervision = نظارت کافی است؟
title-question-penalty = کدام جریمه؟
title-question-two-faults = یک خطا یا دو؟
title-question-envelope-lost = پاکت گم شده است
title-question-times-too-severe = اصلاح سخت‌گیرانه است؟
title-question-overstep-shown = زمان به پایان رسید؟
title-question-claim-shown = ادعا ثابت است؟
title-question-what-follows = چه می‌شود؟
title-question-can-mate = مات ممکن است؟
title-question-unsettled = کدام برداشت درست است؟
title-question-silent-rulebook = قوانین ساکت است

## آنچه رخ داد

cause-touched = { ruling-side } { $touched } را لمس کرد و { $moved } را حرکت داد.
cause-bound = { ruling-side } { $touched } را لمس کرد.
cause-illegal = { $what ->
        [move] { card-piece-first } نمی‌تواند از { $from } به { $to } برود.
        [king_in_check] شاه در { $square } در کیش ماند.
        [unpromoted] پیادهٔ { $to } ترفیع نیافت.
        [wrong_promotion] پیادهٔ { $to } به مهره‌ای نادرست ترفیع یافت.
        [king_taken] شاه در { $to } گرفته شد.
        [castling] قلعه رفتن مجاز نبود.
        [two_moves] { ruling-side } دو حرکت پیاپی انجام داد.
        [press_without_move] { ruling-side } بدون حرکت ساعت را زد.
        [two_hands] { ruling-side } یک حرکت را با دو دست انجام داد.
        [not_his_piece] { ruling-side } مهرهٔ { $from } را حرکت داد که حرکت آن با او نبود.
       *[piece] مهره‌ای برخلاف قاعدهٔ حرکتش حرکت کرد.
    }
cause-game-over = { $reason ->
        [checkmate] کیش و مات.
        [stalemate] پات.
        [dead_position] پوزیسیون مرده است.
        [resignation] { ruling-side } تسلیم شد.
        [agreement] بازیکنان توافق کردند.
        [repetition] ادعای صحیح تکرار پوزیسیون.
        [fifty_moves] ادعای صحیح شمار حرکت‌ها.
        [fivefold] پوزیسیون یکسان پنج بار پدید آمد.
        [seventy_five_moves] شمار حرکت‌های بدون گرفتن و بدون حرکت پیاده بازی را پایان می‌دهد.
        [time] { $result ->
            [draw] پرچم سقوط کرد.
           *[other] پرچم { ruling-side-of } سقوط کرد.
        }
        [both_flags] هر دو پرچم سقوط کرد.
        [illegal_moves] { $result ->
            [draw] حرکت‌های غیرقانونی.
           *[other] حرکت‌های غیرقانونی { ruling-side }.
        }
        [irregular_position] پوزیسیون نه ماندنی است و نه بازگرداندنی.
        [default] { $result ->
            [both_lose] هر دو بازیکن با تأخیر حاضر شدند.
           *[other] { ruling-side } با تأخیر حاضر شد.
        }
        [device] وسیلهٔ الکترونیکی.
        [sealed_move] حرکت ثبتی.
        [quickplay] ادعا در اتمام سریع بازی.
        [hill] شاه در یکی از خانه‌های میانی ایستاده است.
        [third_check] سومین کیش داده شد.
        [other_board] صفحهٔ دیگر مسابقه تمام شد.
       *[conduct] رفتار.
    }
cause-claim-upheld = ادعای { ruling-side }: { ruling-claimed }.
cause-claim-rejected = ادعای { ruling-side } ({ ruling-claimed }): { ruling-claim-reason }.
cause-claim-not-admissible = ادعای { ruling-side } ({ ruling-claimed }): { ruling-claim-reason }. این کار جریمه‌ای ندارد.
cause-claim-void = ادعای { ruling-side } ({ ruling-claimed })، به سبب آنچه هنگام بررسی پیدا شد.
cause-claim-admissible = ادعای { ruling-side }: { ruling-claimed }.
cause-right-lost = { ruling-side }: { ruling-right }{ $until ->
        [game] {" "}تا پایان بازی
       *[move] {" "}تا حرکت بعدی
    }.
cause-offer-open = { ruling-side } تساوی پیشنهاد می‌کند.
cause-offer-refused = پیشنهاد { ruling-side } پذیرفته نشد.
cause-offer-lapsed = پیشنهاد { ruling-side } دیگر برقرار نیست.
cause-finish-required = { ruling-side } باید آنچه را آغاز کرده است به پایان برساند.
cause-no-obligation = لمس مهره { ruling-side } را ملزم نمی‌کند.
cause-result-corrected = { $result ->
        [white_wins] سفید برد.
        [black_wins] سیاه برد.
        [draw] تساوی.
        [both_lose] باخت هر دو بازیکن.
       *[open] هنوز باید تعیین شود.
    } { $score ->
        [usual] { "" }
       *[other] امتیازها: سفید { $white }، سیاه { $black }.
    }
cause-new-game = { $swap_colours ->
        [yes] رنگ‌ها عوض می‌شود.
       *[no] رنگ‌ها همان است که بود.
    }
cause-complete-sheet = { ruling-side }، { ruling-whose-time }.
cause-reconstruct = هر دو بازیکن، { ruling-whose-time }.
cause-offence = { $player ->
        [none] { "" }
       *[one] { ruling-side }:{ " " }
    }{ ruling-offence-kind }.

## آنچه برنامه انجام داده است

done-add-time = { $ms } به زمان { ruling-side-of } افزوده شد.
done-take-time = { $ms } از زمان { ruling-side-of } کاسته شد.
done-set-time = ساعت { ruling-side-of } روی { $ms } تنظیم شد.
done-remove-increment = افزایش زمان { ruling-at-ply } پس گرفته شد.
done-restore = { ruling-position-at } دوباره روی صفحه است.
done-correct-setting = ساعت چنان‌که می‌بایست تنظیم شد.
done-finish-promotion = ترفیع در { $square } به پایان رسید.
done-castling-lost = { ruling-side } با این حرکت نمی‌تواند در { ruling-flank } قلعه برود.
