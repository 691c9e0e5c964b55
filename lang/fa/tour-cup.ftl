### جدول حذفی، گروه‌ها و تیم‌ها، چنان که همه می‌بینند.

tour-tab-bracket = جدول حذفی
tour-tab-groups = گروه‌ها
tour-tab-teams = تیم‌ها
tour-cup-none = این مسابقه حذفی نیست و جدول حذفی ندارد.
tour-cup-undrawn = هنوز قرعه‌کشی نشده است.
tour-cup-after-groups = جدول حذفی پس از پایان مرحلهٔ گروهی ساخته می‌شود.
tour-cup-winner = برنده: { $who }
tour-cup-stage = { $left ->
        [2] فینال
        [4] نیمه‌نهایی
        [8] یک‌چهارم نهایی
       *[other] مرحلهٔ { $left } نفره
    }
tour-cup-third = رده‌بندی
tour-cup-on = صعود کرد
tour-cup-games = بازی‌های این رویارویی
tour-cup-game = دور { $round }، میز { $board }
tour-cup-note = { $how ->
        [bye] بای: بدون بازی صعود می‌کند
        [walkover] صعود با غیبت حریف
        [ladder] با بازی دوباره مشخص شد
        [lot] برابر: با قرعه مشخص شد
        [person] برابر: با رأی داور مشخص شد
        [replay] برابر: بازی دوباره در پیش است
       *[level] برابر: داور تصمیم می‌گیرد
    }
tour-groups-none = این مسابقه مرحلهٔ گروهی ندارد.
tour-group-on = { $how ->
        [points] صعود با امتیاز
        [tiebreak] صعود با { $meaning }
        [playoff] صعود با بازی اضافی
        [person] صعود با رأی داور
       *[lot] صعود با قرعه
    }
tour-group-playoffs = بازی‌های اضافی
tour-teams-none = این مسابقه تیمی نیست.
tour-teams-empty = هنوز تیمی نیست.
tour-col-team = تیم
tour-col-match-points = امتیاز دیدارها
tour-col-game-points = امتیاز بازی‌ها
tour-paper-bracket = جدول حذفی
tour-paper-prizes = رسید جایزه‌ها
tour-paper-diplomas = لوح‌های تقدیر
tour-paper-diploma = لوح تقدیر
tour-paper-chief = سرداور
tour-paper-organiser = برگزارکننده
tour-paper-day = { $day }
tour-paper-reason = بابت
tour-paper-print = چاپ
