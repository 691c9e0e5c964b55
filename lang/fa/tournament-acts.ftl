### آنچه در مسابقات انجام شد، برای هر کار یک جمله، برای تاریخچه و صورت‌جلسه.

tournament-act-announce = { $name } اعلام شد{ $rounds ->
        [0] .
        [one] ، یک دور.
       *[other] ، { $rounds } دور.
    }{ $from ->
        [none] { "" }
       *[some] {" "}ادامهٔ { $file } است.
    }
tournament-act-amend = اصلاح شد: { $field }{ $round ->
        [0] { "" }
       *[other] {" "}{ $round }
    }، اکنون { $value }.
tournament-act-tiebreaks = پوئن‌شکنی‌ها: { $list }.
tournament-act-forbid = این‌ها در { $rounds } نباید با هم بازی کنند: { $who }.
tournament-act-allow = این‌ها در { $rounds } دوباره می‌توانند با هم بازی کنند: { $who }.
tournament-act-apart = بازیکنان یک { $by ->
        [federation] فدراسیون
       *[club] باشگاه
    } در { $rounds } جدا نگه داشته می‌شوند{ $firm ->
        [no] ، اگر ممکن باشد
       *[yes] { "" }
    }.
tournament-rounds = { $span ->
        [one] دور { $from }
       *[several] دورهای { $from } تا { $to }
    }
tournament-act-committee = کمیتهٔ استیناف: رئیس { $chair }؛ اعضا { $members }؛ اعضای جانشین { $reserves }.
tournament-act-appeal-terms = سپردهٔ تجدیدنظرخواهی { $fee } و مهلت آن { $minutes ->
        [one] یک دقیقه
       *[other] { $minutes } دقیقه
    } است.
tournament-act-checked = در سالن به این‌ها رسیدگی شد: { $items }.
tournament-act-hour = { $what ->
        [lots] زمان قرعه‌کشی: { $at }.
        [scheduled] زمان آغاز دور { $round }: { $at }.
        [started] آغاز دور { $round } اعلام شد: { $at }.
       *[stopped] پایان یا توقف دور { $round } اعلام شد: { $at }.
    }
tournament-act-enter = { $who } ثبت‌نام شد{ $from ->
        [none] .
       *[some] {" "}و از دور { $round } بازی می‌کند.
    }
tournament-act-correct-entrant = { $who } اصلاح شد: { $changes }.
tournament-change = { $field } { $value ->
        [hidden] تغییر کرد
        [none] حذف شد
       *[some] اکنون { $text }
    }
tournament-act-check-in = { $who } برای دور { $round } حاضر است.
tournament-act-absent = { $who } در دور { $round } غایب است.
tournament-act-withdraw = { $who } انصراف داد. نخستین دور بدون حضور: { $round }.
tournament-act-rejoin = { $who } بازگشت و از دور { $round } بازی می‌کند.
tournament-act-bye = { $who } در دور { $round } بای دارد: { $kind ->
        [half] نیم امتیاز
        [full] یک امتیاز
       *[zero] بدون امتیاز
    }.
tournament-act-ask-bye = { $who } برای دور { $round } بای می‌خواهد: { $kind ->
        [half] نیم امتیاز
        [full] یک امتیاز
       *[zero] بدون امتیاز
    }.
tournament-act-document-seen = مدرک { $who } دیده شد{ $again ->
        [yes] ، برای بار دوم
       *[no] { "" }
    }.
tournament-act-erase-births = تاریخ‌های تولد افراد زیر سن قانونی پاک شد.
tournament-act-ages = ردهٔ سنی: { $group }.
tournament-act-team = تیم { $team }، از میز نخست: { $who }.
tournament-act-lineup = تیم { $team } دور { $round } را با این ترتیب بازی می‌کند: { $who }.
tournament-empty-board = میز خالی
tournament-act-publish-lots = اثر انگشت رمز قرعه‌کشی منتشر شد: { $hash }.
tournament-act-draw = رتبه‌های اولیه { $method ->
        [strength] بر پایهٔ قدرت
        [lots] با قرعه
        [restricted] با قرعه‌کشی محدود
        [restricted_repaired] با قرعه‌کشی محدود و جدول اصلاح‌شدهٔ دوازده‌نفره
       *[hand] با قرعهٔ دستی
    } داده شد.{ $colour ->
        [white] {" "}رتبهٔ نخست با سفید آغاز می‌کند.
        [black] {" "}رتبهٔ نخست با سیاه آغاز می‌کند.
       *[none] { "" }
    }
tournament-act-pair = دور { $round } { $how ->
        [hand] با دست جفت‌بندی شد
       *[rules] جفت‌بندی شد
    }{ $boards ->
        [0] { "" }
        [one] : یک میز
       *[other] : { $boards } میز
    }{ $reason ->
        [none] .
       *[some] . دلیل: { $text }.
    }
tournament-act-repair = بخشی از دور { $round } با دست از نو جفت‌بندی شد: { $games }{ $bye ->
        [none] { "" }
       *[some] ؛ بای: { $who }
    }{ $reason ->
        [none] .
       *[some] . دلیل: { $text }.
    }
tournament-act-open-games = دور { $round }: بازی‌هایی که اینجا انجام می‌شود روی این میزها باز شد: { $boards }.
tournament-act-detach = { $place }: میز از بازی‌اش جدا شد.
tournament-act-colours = { $place }: بازیکنان برعکس نشستند.
tournament-act-report-result = { $place }: { $who } نتیجهٔ { $result } را گزارش کرد.
tournament-act-result = { $place }: { $result }{ $was ->
        [none] { "" }
       *[some] {" "}(پیش‌تر { $old })
    }{ $source ->
        [live] ، بازی‌شده در اینجا
       *[other] { "" }
    }{ $excused ->
        [yes] ؛ غیبت موجه بود
        [no] ؛ غیبت موجه نبود
       *[none] { "" }
    }.{ $note ->
        [none] { "" }
       *[some] {" "}{ $text }
    }
tournament-place = دور { $round }، میز { $board }{ $seated ->
        [none] { "" }
       *[some] ، { $game }
    }
tournament-open-result = بی‌نتیجه
tournament-act-adjourn = { $place }: تا { $until } به تعویق افتاد.
tournament-act-penalty = { $who }، دور { $round }: { $sign ->
        [minus] { $points } امتیاز کسر شد
       *[plus] { $points } امتیاز داده شد
    }{ $note ->
        [none] .
       *[some] . دلیل: { $text }.
    }
tournament-act-offence = { $who }، دور { $round }{ $board ->
        [none] { "" }
       *[some] ، میز { $table }
    }: { $offence }{ $times ->
        [one] { "" }
       *[other] ، { $times } بار
    }{ $note ->
        [none] .
       *[some] . { $text }
    }
tournament-offence = { $kind ->
        [warning] اخطار
        [illegal_move] حرکت غیرقانونی
        [late] دیر آمدن
        [refusal] امتناع از پیروی از قوانین
        [device] وسیلهٔ الکترونیکی
        [untimely_offer] پیشنهاد تساوی در زمان نادرست
        [wrong_hand] زدن ساعت با دست دیگر
        [clock_handling] رفتار خشن با ساعت
        [stopped_clocks] متوقف کردن ساعت‌ها بدون دلیل موجه
        [press_without_move] زدن ساعت بدون حرکت
        [two_hands] یک حرکت با دو دست
        [displaced_pieces] جابه‌جا کردن مهره‌ها
        [adjusting] مرتب کردن مهره‌ها بدون حق
        [written_ahead] ثبت پیشاپیش حرکت
        [disturbance] مزاحمت برای حریف
        [interference] دخالت در بازی دیگران
        [aids] یادداشت، راهنمایی یا تحلیل
        [disrepute] بی‌اعتبار کردن شطرنج
        [smoking] سیگار کشیدن در جای غیرمجاز
        [leaving] بیرون رفتن بی‌اجازه
        [spectator_phone] تلفن تماشاگر
        [entry] حضور بی‌اجازه در محوطهٔ بازی
        [scoresheet] کوتاهی در برگهٔ ثبت
       *[conduct] رفتار دیگر
    }
tournament-act-exclude = { $who } از دور { $round } به بعد محروم شد{ $note ->
        [none] .
       *[some] . مبنا: { $text }.
    }
tournament-act-expel = { $who } از دور { $round } از مسابقات اخراج شد{ $note ->
        [none] .
       *[some] . مبنا: { $text }.
    }
tournament-act-seat = { $board ->
        [0] { $who } دیگر میز ویژه ندارد
       *[other] { $who } پشت میز { $table } می‌نشیند
    }{ $note ->
        [none] .
       *[some] . دلیل: { $text }.
    }
tournament-act-publish = دور { $round } برای همگان منتشر شد.
tournament-act-finish = مسابقات پایان یافت.
tournament-act-reopen = مسابقات دوباره باز شد.
tournament-act-reinstate = { $who } از دور { $round } به بعد دوباره اجازهٔ بازی دارد.
tournament-act-incident = دور { $round }، { $incident }{ $people ->
        [none] { "" }
       *[some] {" "}({ $who })
    }{ $said ->
        [none] { "" }
        [offer] { " " }(سرپرست: «پیشنهاد تساوی بده»)
        [accept] { " " }(سرپرست: «تساوی را بپذیر»)
        [resign] { " " }(سرپرست: «تسلیم شو»)
        [answer] { " " }(سرپرست: پاسخ به پرسش بازیکن)
        [position] { " " }(سرپرست: دربارهٔ وضعیت بازی)
        [clock] { " " }(سرپرست: دربارهٔ ساعت)
        [board] { " " }(سرپرست: دربارهٔ میز دیگر)
       *[other] { " " }(سرپرست: سخن دیگر)
    }{ $photo ->
        [none] { "" }
       *[some] {" "}({ $after } پس از آغاز)
    }: { $text }
tournament-incident = { $kind ->
        [place] بازی در جا یا زمان دیگر
        [smoking] استعمال دخانیات
        [collusion] تبانی بر نتیجه
        [camera] دوربین
        [photograph] عکاسی
        [dress] پوشش
        [leaving] ترک بدون اطلاع
        [speaking] حرف زدن
        [complaint] شکایت
        [captain-spirit] رفتار سرپرست تیم
        [not-playing] بازی نکردن پس از پذیرش دعوت
       *[captain] سخن سرپرست تیم
    }
tournament-act-dispute = اختلاف { $number }، { $step }{ $note ->
        [none] .
       *[some] : { $text }
    }
tournament-step = { $step ->
        [reported] گزارش
        [mediated] میانجی‌گری
        [ruled] حکم داور
        [appealed] تجدیدنظرخواهی
       *[decided] تصمیم کمیته
    }
tournament-act-appeal = اختلاف { $number }، تجدیدنظرخواهی { $form ->
        [written] کتبی
       *[spoken] شفاهی
    }، پرداخت { $paid }، { $minutes } پس از تصمیم: { $text }
tournament-act-decision = اختلاف { $number }: کمیتهٔ استیناف { $result ->
        [upheld] تجدیدنظرخواهی را پذیرفت
        [reasonable] تجدیدنظرخواهی را رد کرد و آن را معقول دانست
       *[rejected] تجدیدنظرخواهی را رد کرد
    }: { $text }
tournament-act-through = { $winner } بالا می‌رود و { $loser } نه. دلیل: { $text }.
tournament-act-invitation = دعوت‌نامه، { $item }: { $text ->
        [none] دیگر چیزی گفته نمی‌شود
       *[some] { $said }
    }.
tournament-act-category = دستهٔ { $name }: { $who }.
tournament-act-prize = جایزهٔ { $name } ({ $who }): { $amounts ->
        [none] با تصمیم داده می‌شود
       *[some] { $sums }؛ { $sharing }
    }.
tournament-act-award = { $who } جایزه می‌گیرد: { $name }{ $money ->
        [none] { "" }
       *[some] ، { $amount }
    }.
tournament-act-decide = { $question }: { $option }{ $note ->
        [none] .
       *[some] {" "}({ $who }).
    }
tournament-act-overrule = { $question }: { $option }، به‌جای پاسخ پیش از قرعه‌کشی، زیرا { $why }{ $note ->
        [none] .
       *[some] {" "}({ $who }).
    }
tournament-game-step = { $games ->
        [one] یک بازی
       *[other] { $games } بازی
    }، { $time }{ $first ->
        [lot] { "" }
       *[reversed] ، با رنگ‌های جابه‌جا
    }{ $draw ->
        [none] { "" }
        [white] ، با تساوی سفید راه می‌یابد
       *[black] ، با تساوی سیاه راه می‌یابد
    }{ $times ->
        [once] { "" }
        [until] ، و تا برابر است تکرار می‌شود
       *[most] ، و تا برابر است حداکثر { $most } بار
    }
tournament-option = { $word ->
        [yes] بله
        [no] نه
        [none] هیچ
        [federation] بر پایهٔ فدراسیون
        [club] بر پایهٔ باشگاه
        [lot] قرعه
        [arbiter] داور
        [fixed] ثابت
        [reseeded] چینش دوباره بر پایهٔ رتبه
        [drawn] قرعهٔ دوباره
        [free] آزاد
       *[other] { $text }
    }
tournament-act-leave-fide-mode = حالت فیده ترک شد. دلیل: { $text }.
tournament-act-note = { $private ->
        [yes] یادداشتی داخلی.
       *[no] یادداشت: { $text }
    }
tournament-act-undo = ثبت { $seq } پس گرفته شد{ $why ->
        [none] { "" }
       *[some] {" "}({ $text })
    }: { $what }
tournament-undone = { $what } با ثبت { $seq } پس گرفته شد.
tournament-deed = { $do ->
        [invitation] دعوت‌نامه
        [category] دسته
        [prize] جایزه
        [award] دادن جایزه
        [announce] اعلام مسابقات
        [amend] اصلاح اعلام
        [tiebreaks] پوئن‌شکنی‌ها
        [forbid] جفت‌های ممنوع
        [allow] اجازهٔ دوبارهٔ جفت‌های ممنوع
        [apart] جدا نگه داشتن
        [committee] کمیتهٔ استیناف
        [appeal_terms] شرایط تجدیدنظرخواهی
        [checked] رسیدگی به سالن
        [hour] زمان دور
        [enter] ثبت‌نام
        [correct_entrant] اصلاح ثبت‌نام
        [check_in] حضور
        [absent] غیبت
        [withdraw] انصراف
        [rejoin] بازگشت
        [bye] بای
        [ask_bye] درخواست بای
        [document_seen] دیدن مدرک
        [erase_births] پاک کردن تاریخ‌های تولد
        [ages] ردهٔ سنی
        [team] تیم
        [lineup] ترتیب تیم
        [publish_lots] اثر انگشت قرعه
        [draw] قرعه‌کشی
        [pair] جفت‌بندی
        [repair] جفت‌بندی دستی بخشی از دور
        [open_games] باز کردن بازی‌ها
        [detach] جدا کردن میز از بازی
        [colours] وارونگی رنگ‌ها
        [report_result] گزارش نتیجه
        [result] نتیجه
        [adjourn] تعویق
        [penalty] جریمه
        [offence] تخطی
        [exclude] محرومیت
        [expel] اخراج
        [seat] میز ویژه
        [publish] انتشار دور
        [finish] پایان مسابقات
        [reopen] بازگشایی
        [reinstate] اجازهٔ دوباره
        [incident] رویداد
        [dispute] اختلاف
        [appeal] تجدیدنظرخواهی
        [decision] تصمیم کمیته
        [through] تعیین راه‌یافته
        [decide] پاسخ پرسش باز
        [overrule] تغییر پاسخ پس از قرعه‌کشی
        [refer] ارجاع موردی پیش‌بینی‌نشده
        [resolve] تصمیم دربارهٔ مورد ارجاع‌شده
        [leave_fide_mode] ترک حالت فیده
        [note] یادداشت
       *[undo] پس گرفتن
    }
tournament-age-group = { $name }، متولدان { $from } تا { $to }{ $upwards ->
        [yes] {" "}(کوچک‌ترها نیز می‌توانند در آن بازی کنند)
       *[no] {""}
    }
