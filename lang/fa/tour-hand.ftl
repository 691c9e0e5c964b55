### دوری که با دست تغییر می‌کند، و بازیکنانی که دیر می‌آیند.

tour-hand = تغییر دستی
tour-hand-none = تنها تازه‌ترین دور بازی‌های انفرادی با دست تغییر می‌کند.
tour-hand-tap = دو بازیکن را لمس کنید تا جایشان عوض شود.
tour-hand-held = { $who } جایش را عوض می‌کند با …
tour-hand-breaks = هنوز چیزی ذخیره نشده است. این قاعده‌ها نقض می‌شود:
tour-hand-clean = هنوز چیزی ذخیره نشده است. قاعده‌ای نقض نمی‌شود.
tour-hand-rule = { $rule ->
        [met] { $one } و { $two } پیش‌تر با هم بازی کرده‌اند
        [forbidden] مقررات مسابقات بازی { $one } با { $two } را منع می‌کند
        [bye] { $one } نمی‌تواند بای بگیرد
        [same_colour] { $one } و { $two } هر دو باید یک رنگ داشته باشند
        [colours] رنگ‌های سفید { $one } و سیاه { $two } وارونه است
        [better] بر پایهٔ قاعده‌ها سفید { $one } با سیاه { $two } بازی می‌کند
       *[no_pairing] قاعده‌ها برای این دور جفت‌بندی‌ای ندارند
    }{ $article ->
        [none] .
       *[some] {" "}({ $cited }).
    }
tour-hand-reason = دلیل
tour-hand-because = { $why ->
        [absent] بازیکنی غایب است
        [fellows] هم‌باشگاهی‌ها هنوز نباید با هم بازی کنند
        [wish] افراد مربوط موافق‌اند
       *[typed] نتیجه‌ای نادرست ثبت شده بود
    }
tour-hand-again = از نو
tour-hand-turn = رنگ‌ها را برعکس نشستند
tour-hand-turn-short = تعویض رنگ
tour-hand-type = نوشتن جفت‌ها
tour-hand-pairs = شمارهٔ سفید-شمارهٔ سیاه، ۰ یعنی بای: 3-9 4-11 7-0
tour-hand-look = چه قاعده‌ای نقض می‌شود؟
tour-hand-typed = شمارهٔ دو بازیکن لازم است، مانند 3-9؛ نوشته شده: { $found }.

tour-late = ورود دیرهنگام
tour-late-look = از کجا وارد می‌شود؟
tour-late-same = { $who } دیگری در فهرست است. همان است؟
tour-late-yes = بله، نشانش بده
tour-late-moves = رتبه‌های اولیه‌ای که جابه‌جا می‌شود
tour-late-still = هیچ رتبهٔ اولیه‌ای جابه‌جا نمی‌شود.
tour-late-bye = در دور { $round }: بازی با { $who } که بای دارد
tour-late-half = از دور { $next } به بعد، نیم امتیاز برای دور { $round }
tour-late-zero = از دور { $next } به بعد، بدون امتیاز برای دور { $round }
tour-late-next = از دور { $next } به بعد
tour-late-against = در دور { $round }، جفت‌بندی دستی با
tour-late-by-hand = جفت‌بندی دستی
tour-late-reason = ورود دیرهنگام { $who }

tour-find-what = بازیکن، میز، ماده
tour-find-none = برای { $what } چیزی پیدا نشد.
tour-find-players = بازیکنان
tour-find-boards = میزها
tour-find-articles = ماده‌ها
tour-find-at = میز { $board }، { $side }
tour-key = { $does ->
        [round] دور
        [entries] بازیکنان
        [standings] جدول رده‌بندی
        [checkin] حضور و غیاب
        [questions] پرسش‌ها
        [history] تاریخچه
        [results] نتیجه‌ها
        [late] ورود دیرهنگام
        [search] جست‌وجو
        [back] پس گرفتن آخرین کار
       *[keys] همین فهرست
    }
tour-keys-close = بستن
