### باشگاه‌ها در برابر هم، و جدول رودررو به ترتیب شماره یا رتبه.

tour-tab-clubs = باشگاه‌ها
tour-paper-clubs = باشگاه‌ها
clubs-by = { $by ->
        [club] باشگاه‌ها
        [federation] فدراسیون‌ها
       *[team] تیم‌ها
    }
clubs-best = { $count ->
        [0] همه
       *[other] { $count } نفر برتر
    }
clubs-count = چه کسانی حساب می‌شوند
clubs-places = جمع رتبه‌ها
clubs-place = رتبهٔ { $place }
clubs-about = از باشگاه‌های هم‌امتیاز، آن که جمع رتبه‌هایش کمتر است بالاتر است. عدد خط‌خورده حساب نمی‌شود.
clubs-none = هیچ باشگاهی دو بازیکن ندارد.
cross-by-number = به ترتیب شماره
cross-by-place = به ترتیب رتبه
