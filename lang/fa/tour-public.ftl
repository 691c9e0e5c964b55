### آنچه هر کس می‌تواند دربارهٔ یک مسابقه بپرسد: چرا این جفت‌بندی، چرا این رتبه، چه کسی با چه کسی.

tour-tab-cross = جدول متقاطع
tour-why-kind = { $kind ->
        [table] این بازی و رنگ‌هایش از جدول دوره‌ای می‌آید.
        [cup] این بازی از جدول حذفی می‌آید.
        [group] این بازی و رنگ‌هایش از جدول دوره‌ای گروه می‌آید.
        [playoff] این دو در گروه برابر بودند: این بازی آنها را از هم جدا می‌کند.
        [teams] تیم‌های این دو در این دور روبه‌رو می‌شوند.
        [hand] قواعد به‌تنهایی به این بازی نمی‌رسند: داور آن را دستی چیده است.
       *[other] این جفت‌بندی اینجا انجام نشده است.
    }
tour-why-game = بازی
tour-why-bracket = گروه امتیازی و معیارهای آن
tour-why-not = چرا بازی نمی‌کند
tour-why-against = با (نام یا شماره)
tour-why-ask = چرا نه؟
tour-place = رتبهٔ { $place }
tour-value-article = کتاب راهنمای فیده { $text }، مادهٔ { $article }
tour-place-value = بالاتر از { $other } با { $meaning } ({ $code }): { $made } در برابر { $than }
tour-place-among = بالاتر از { $other } با { $meaning } ({ $code }) میان هم‌امتیازها
tour-place-level = هم‌رتبه با { $other }
tour-place-last = کسی پس از این رتبه نیست.
tour-tab-prizes = جایزه‌ها
tour-tab-lots = قرعه‌کشی
tour-tab-about = مقررات
tour-col-amount = مبلغ
tour-prizes-none = جایزه‌ای اعلام نشده است.
tour-prizes-so-far = بر پایهٔ جدول کنونی.
tour-lots-published = منتشرشده پیش از قرعه‌کشی
tour-lots-unpublished = هیچ
tour-lots-secret = رمز
tour-lots-drawn = قرعه‌کشی
tour-lots-colour = رنگ شمارهٔ ۱ در دور ۱
tour-lots-check = آنچه منتشر شده درهم‌سازی رمز است. با هر رایانه‌ای می‌توان آن را سنجید:
tour-lots-order = شماره‌ها
tour-about-system = جفت‌بندی
tour-about-how = { $how ->
        [teams] تیمی
        [table] دوره‌ای
        [cup] حذفی
       *[swiss] سوئیسی
    }
tour-about-invitation = دعوت‌نامه
tour-proof = چگونه بیازماییم
tour-proof-how = گزارش این رویداد مهر شده است: هر سطر اثر انگشت سطر پیش را دارد. با این برنامه درستی آن آزموده می‌شود:
tour-proof-last = آخرین اثر انگشت:
tour-lots-same = رمز همان است که منتشر شده بود. دستگاه شما آن را سنجید.
tour-lots-again = دستگاه شما رمز را سنجید و دوباره قرعه کشید: همان به دست آمد.
tour-lots-other = جور درنمی‌آید: رمز دیگری است، یا ترتیبی جز آنچه قرعه داد.
