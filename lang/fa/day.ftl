### روز یک لیگ دانش‌آموزی: از ثبت‌نام تا جایزه‌ها.

tournament-act-refer = پیش‌بینی‌نشده، ارجاع به دبیرخانه: { $text }
tournament-act-resolve = تصمیم { $who } دربارهٔ ثبت { $seq }: { $text }
day-title = روز مسابقه
day-step = { $step ->
        [entries] ثبت‌نام
        [identity] شناسنامه‌ها
        [points] آنچه آیین‌نامه باز گذاشته است
        [groups] قرعه‌کشی گروه‌ها
        [rounds] دورهای گروهی
        [through] چه کسی بالا می‌رود
        [cup] مرحلهٔ حذفی
       *[prizes] جایزه‌ها
    }
day-how = { $how ->
        [done] انجام شد
        [now] اکنون
       *[later] بعد
    }
day-window = متولد { $from } تا { $to }{ $counts ->
        [yes] . سن در { $on } حساب می‌شود.
       *[no] .
    }
day-ages = در بازهٔ سنی: { $in }. در ردهٔ بالاتر: { $upwards }.{ $unknown ->
        [0] { "" }
       *[other] {" "}تاریخ تولد روشن نیست: { $unknown }.
    }
day-age = { $age ->
        [in] در بازهٔ سنی
        [upwards] در ردهٔ بالاتر بازی می‌کند
        [young] کم‌سن‌تر از رده
        [old] بزرگ‌تر از رده: پذیرفته نشد (مادهٔ { $article })
       *[unknown] تاریخ تولد روشن نیست
    }
day-age-of = { $who }: { $age ->
        [upwards] در ردهٔ بالاتر بازی می‌کند
        [young] کم‌سن‌تر از رده
        [old] بزرگ‌تر از رده
       *[unknown] تاریخ تولد روشن نیست
    }
day-certificates = دیده شد: { $seen } از { $all }.
day-certificate-seen-by = شناسنامه دیده شد: { $by }، { $at }
day-answered = پاسخ داده شد: { $done } از { $all }.
day-groups = { $count ->
        [one] یک گروه
       *[other] { $count } گروه
    }
day-fellows = گروه { $group }: دو نفر از { $club }.
day-page-groups = گروه‌ها
day-page-bracket = جدول حذفی
day-rounds = دور { $round } از { $rounds }
day-pair = جفت‌بندی و انتشار دور { $round }
day-pair-again = بازی‌های تعیین‌کننده
day-play-off = برابر: { $one } و { $two }. یک بازی با رنگ‌های برعکس تعیین می‌کند.
day-nobody-level = هیچ برابری‌ای که اثر داشته باشد نیست.
day-level = نه بازی و نه قرعه { $who } را جدا می‌کند: باید کسی بگوید چه کسی بالا می‌رود.
day-winner = { $who } قهرمان شد.
day-second-look = { $again ->
        [yes] رتبهٔ { $place }: { $who }. شناسنامه بار دوم دیده شد.
       *[no] رتبهٔ { $place }: { $who }: شناسنامه بار دوم دیده شد
    }
day-erase = پاک کردن تاریخ‌های تولد
day-erase-about = تاریخ‌های تولد پس از پاک شدن بازنمی‌گردند. نتیجه‌ها، رتبه‌ها و آنچه دربارهٔ سن گفته شده می‌ماند.
day-erased = تاریخ‌های تولد پاک شد.
day-unforeseen = موردی که در آیین‌نامه پیش‌بینی نشده است
day-here-and-seen = حاضر است، شناسنامه دیده شد
day-born = تاریخ تولد (سال/ماه/روز)
day-changes = { $question ->
        [win] جدول همهٔ گروه‌ها؛ مساوی در هر حال برای هر بازیکن یک امتیاز است.
        [loss] جدول گروه‌ها.
        [group-size] شمار گروه‌ها و دورهای گروهی.
        [qualify] بزرگی مرحلهٔ حذفی.
        [group-ties] در امتیاز برابر چه کسی بالا می‌رود.
        [group-playoff] آیا دو بازیکن برابر یک بار دیگر بازی می‌کنند و چه مدت.
        [ladder] پس از مساوی در مرحلهٔ حذفی چه بازی‌هایی می‌آید و چند بار.
        [last] پس از آخرین این بازی‌ها چه می‌شود.
       *[other] { "" }
    }
day-who = تصمیم‌گیرنده (نام و سمت)
day-by-code = یا با کد
day-overrule = تغییر پاسخ پس از قرعه‌کشی
day-settled = پاسخ‌های داده‌شده
day-level-title = چه کسی بالا می‌رود
day-through = { $who } بالا می‌رود
day-reason = دلیل
day-nearest = نزدیک‌ترین ماده‌ها:
day-decision = تصمیم
day-matter = چه پیش آمده و پرسش چیست
day-refer = ارجاع به دبیرخانه
