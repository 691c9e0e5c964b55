### مسابقات روی صفحه: صفحه‌های داوران و فهرست‌هایی که همه می‌بینند.

tour-new = مسابقهٔ تازه
tour-presets = چه نوع مسابقه‌ای
tour-preset = { $preset ->
        [club-evening] شب باشگاه
        [weekend-open] اوپن آخر هفته
        [everybody] همه با همه
        [cup] جام حذفی
        [teams] تیمی
       *[league] { $book }
    }
tour-preset-about = { $preset ->
        [club-evening] سوئیسی، { $rounds } دور، { $control }
        [weekend-open] سوئیسی، { $rounds } دور، { $control }
        [everybody] دوره‌ای، { $control }
        [cup] حذفی، هر رویارویی دو بازی، { $control }
        [teams] سوئیسی تیمی با چهار میز، { $rounds } دور، { $control }
       *[league] مرحلهٔ گروهی، سپس حذفی، { $control }
    }
tour-paste-about = بازیکنان: نام‌ها، یک جدول یا شناسه‌های فیده را اینجا بچسبانید، هر بازیکن یک سطر
tour-paste = چسباندن فهرست
tour-read = { $players ->
        [0] هنوز کسی نیست.
        [one] یک بازیکن خوانده شد.
       *[other] { $players } بازیکن خوانده شد.
    }
tour-columns = هر ستون چیست
tour-column = ستون { $nth }
tour-national = { $rating } ملی
tour-look = نشان بده چگونه خوانده می‌شود
tour-column-is = { $meaning ->
        [name] نام
        [last] نام خانوادگی
        [first] نام کوچک
        [rating] درجه
        [national_rating] درجهٔ ملی
        [title] عنوان
        [federation] فدراسیون
        [fide_id] شمارهٔ فیده
        [birth] تاریخ تولد
        [sex] جنسیت
        [club] باشگاه یا مدرسه
       *[out] کنار بگذار
    }
tour-left-out = کنار گذاشته شد:
tour-change = نام، دورها، زمان: تغییر
tour-as-preset = همان که نوع مسابقه می‌گوید
tour-field-name = نام
tour-field-rounds = شمار دورها
tour-field-control = کنترل زمان
tour-field-boards = میزهای هر رویارویی
tour-make = بساز
tour-make-anyway = همین‌طور بساز
tour-page-round = دور
tour-page-results = نتیجه‌ها
tour-page-entries = بازیکنان
tour-page-checkin = حضور و غیاب
tour-page-draw = قرعه‌کشی
tour-page-questions = پرسش‌ها
tour-page-penalties = جریمه‌ها
tour-page-prizes = جایزه‌ها
tour-page-report = گزارش
tour-page-history = تاریخچه
tour-page-setup = تنظیمات
tour-tab-event = مسابقه
tour-tab-round = دور
tour-tab-standings = جدول
tour-officials = صفحه‌های داوران
tour-officials-only = این صفحه برای گردانندگان مسابقه است: برگزارکننده، داوران و میز پذیرش.
tour-take-back = پس گرفتن
tour-was-taken-back = پس گرفته شد
tour-nothing-to-take-back = نتیجه‌ای از این دور را نمی‌توان پس گرفت.
tour-confirm = هنوز کاری انجام نشده است. نتیجهٔ این کار چنین است:
tour-confirm-title = لطفاً تأیید کنید
tour-confirm-go = انجام شود
tour-refused-title = انجام نشد
tour-back = بازگشت
tour-round = دور { $round }
tour-rounds = دورها
tour-before = دور پیش
tour-after = دور بعد
tour-step-preview = پیش‌نمایش
tour-step-draft = پیش‌نویس
tour-step-published = منتشرشده
tour-questions-first = پرسش‌هایی باز است: پیش از قرعه‌کشی به آن‌ها پاسخ دهید.
tour-warn-row = { $who } برای بار { $row } پیاپی { $side ->
        [white] سفید
       *[black] سیاه
    } دارد.
tour-warn-club = میز { $board }: هر دو بازیکن از { $club } هستند.
tour-warn-blind = میز { $board }: { $who } نابینا است. دو صفحه لازم است و حرکت‌ها اعلام می‌شوند.
tour-blind = نابینا
tour-blind-is = نابینا است
tour-missing = { $count ->
        [one] یک بازیکن نیامده است:
       *[other] { $count } بازیکن نیامده‌اند:
    }
tour-leave-out = کنارشان بگذار
tour-draw-and-pair = قرعه‌کشی و جفت‌بندی
tour-pair = جفت‌بندی دور { $round }
tour-publish = انتشار
tour-open-games = باز کردن بازی‌های زنده
tour-empty = هنوز بازیکنی نیست.
tour-nothing-paired = هنوز دوری جفت‌بندی نشده است.
tour-why = چرا
tour-live = زنده
tour-bye = بای جفت‌بندی
tour-not-paired = بدون حریف
tour-adjourned = ناتمام
tour-in = { $all ->
        [0] میزی نیست.
       *[other] { $done } نتیجه از { $all } رسیده است.
    }
tour-col-board = میز
tour-col-result = نتیجه
tour-col-name = نام
tour-col-place = رتبه
tour-col-points = امتیاز
tour-col-round = دور
tour-col-side = رنگ
tour-col-against = حریف
tour-results-of = نتیجه‌های دور { $round }
tour-all-boards = همهٔ میزها
tour-only-missing = فقط مانده‌ها
tour-next-round = دور بعد
tour-last = آخرین نتیجه‌ها
tour-type = میز و کلید
tour-type-next = کلید برای میز { $board }، یا شمارهٔ میز و کلید آن
tour-enter = ثبت
tour-keys = کلیدها
tour-enter-twice = برای تغییر، دوباره اینتر را بزنید.
tour-changes = { $place }: اکنون { $old } ثبت است و { $new } خواهد شد.
tour-not-typed = { $why ->
        [nothing] میز و کلید را بنویسید، مانند ۷ ۱.
        [no_board] میز بازی نمانده است. پیش از کلید، شمارهٔ میز را بنویسید.
        [board] شمارهٔ میز انتظار می‌رفت، { $found } نوشته شده است.
        [key] { $found } کلید نتیجه نیست. کلیدها ۱، ۰، ۵، +، -، b و a هستند.
        [half] نتیجهٔ میز { $found } نیست.
        [twice] میز { $found } دو بار آمده است.
       *[too_many] این همه با هم زیاد است.
    }
tour-result = { $result ->
        [white] برد سفید
        [black] برد سیاه
        [draw] مساوی
        [white_forfeit] برد سفید با غیبت حریف
        [black_forfeit] برد سیاه با غیبت حریف
        [both_forfeit] باخت هر دو با غیبت
        [both_lose] باخت هر دو
        [half_loss] سفید ½، سیاه ۰
        [loss_half] سفید ۰، سیاه ½
        [white_unrated] برد سفید، بدون درجه
        [black_unrated] برد سیاه، بدون درجه
       *[other] ناتمام
    }
tour-reported = { $who } می‌گوید: { $result }.
tour-wins = برد { $who }
tour-draw = مساوی
tour-other = دیگر
tour-entries = { $count ->
        [0] بدون بازیکن
        [one] یک بازیکن
       *[other] { $count } بازیکن
    }
tour-add = افزودن
tour-add-name = نام
tour-add-rating = درجه
tour-add-club = باشگاه یا مدرسه
tour-add-from = از دور
tour-enter-all = ثبت‌نام همه
tour-enter-anyway = همین‌طور ثبت‌نام کن
tour-find = جست‌وجو
tour-find-you = نام خود را پیدا کنید
tour-search = بگرد
tour-own-page = صفحهٔ بازیکن
tour-status = { $status ->
        [entered] ثبت‌نام شده
        [checked_in] حاضر
        [absent] غایب
        [withdrawn] انصراف داده
        [excluded] کنار گذاشته
        [expelled] اخراج‌شده
       *[removed] حذف‌شده
    }
tour-deed = { $deed ->
        [here] { $name } حاضر است
        [absent] { $name }: غایب در دور { $round }
        [half] { $name }: بای نیم‌امتیازی در دور { $round }
        [withdraw] انصراف { $name }
        [exclude] کنار گذاشتن { $name }
        [rejoin] { $name } بازمی‌گردد
        [reinstate] بازگرداندن { $name }
        [blind] { $name } نابینا است
        [sees] { $name } صفحه را می‌بیند
       *[remove] حذف { $name }
    }
tour-kind = چه چیز
tour-every-kind = همه چیز
tour-by = چه کسی
tour-older = قدیمی‌تر
tour-save = ذخیره
tour-zone-proposed = پیشنهاد این دستگاه است و پس از ذخیره برقرار می‌شود.
tour-links-officials = داوران و پیوندها
tour-fact-control = کنترل زمان
tour-fact-rulebook = مقررات
tour-fact-tiebreaks = پوئن‌شکنی‌ها
tour-finish = { $do ->
        [finish] مسابقه پایان یافت
       *[reopen] مسابقه ادامه دارد
    }
tour-state = { $how ->
        [over] مسابقه پایان یافته است.
        [before] { $players ->
            [0] هنوز بازیکنی نیست.
            [one] یک بازیکن. دور ۱ هنوز جفت‌بندی نشده است.
           *[other] { $players } بازیکن. دور ۱ هنوز جفت‌بندی نشده است.
        }
        [closed] دور { $round }{ $rounds ->
            [0] {" "}پایان یافت.
           *[other] {" "}از { $rounds } پایان یافت.
        }
       *[other] دور { $round }{ $rounds ->
            [0] {" "}در جریان است.
           *[other] {" "}از { $rounds } در جریان است.
        }
    }
tour-by-board = به ترتیب میز
tour-by-name = به ترتیب نام
tour-nobody = کسی به این نام نیست.
tour-free = در این دور بازی ندارد
tour-start-list = فهرست آغاز
tour-after-round = پس از دور { $round }
tour-runs = دور { $round } در جریان است: { $done } نتیجه از { $all } رسیده است.
tour-pages = صفحه‌ها
tour-stands = رتبهٔ { $place }، امتیاز: { $points }
tour-says = { $result ->
        [white] میز { $board }: { $white } (سفید) از { $black } برد
        [black] میز { $board }: { $black } (سیاه) از { $white } برد
        [draw] میز { $board }: مساوی، { $white } – { $black }
        [white_forfeit] میز { $board }: برد { $white } (سفید)، { $black } غایب است
        [black_forfeit] میز { $board }: برد { $black } (سیاه)، { $white } غایب است
        [both_forfeit] میز { $board }: هر دو غایب، { $white } – { $black }
        [open] میز { $board }: { $white } – { $black }
        [none] میز { $board } نیست
       *[other] میز { $board }: ناتمام، { $white } – { $black }
    }
tour-offline = ارتباط با سرور قطع است. نتیجه‌ها در همین دستگاه می‌ماند و بعد فرستاده می‌شود.
tour-undone = انجام نشد: ارتباط با سرور قطع است. پس از برقراری دوباره بزنید.
tour-preview-about = تقریبی: { $count ->
        [one] یک میز باز است و
       *[other] { $count } میز باز است و
    } مساوی به حساب آمده است. نتیجه‌های دیگر شاید جفت‌های دیگری بدهد.
tour-preview-undrawn = هنوز قرعه کشیده نشده است. قرعه شاید شماره‌ها و رنگ‌های دیگری بدهد.
tour-kept-mine = نتیجهٔ من را دوباره بنویس
tour-kept-theirs = همان که ثبت شده بماند
tour-role = { $role ->
        [organiser] برگزارکننده
        [chief_arbiter] سرداور
        [arbiter] داور
        [desk] میز پذیرش
        [player] بازیکن
        [captain] سرپرست تیم
        [committee] کمیتهٔ استیناف
       *[other] برنامه
    }
tour-mine = میز شما
tour-mine-empty = این گوشی هنوز از آن کسی نیست. نام خود را در یک مسابقه پیدا کنید.
tour-mine-waits = گوشی دیگری از پیش برای این بازیکن است. میز پذیرش تصمیم می‌گیرد.
tour-mine-board = میز { $board }
tour-mine-against = در برابر { $who }
tour-mine-bye = درخواست بای نیم‌امتیازی در دور { $round }
tour-mine-not = بازیکن من نیست
tour-mine-is = این منم
tour-another = کس دیگری با همین نام است: او را هم ثبت کن
tour-half-bye = بای نیم‌امتیازی
tour-full-bye = بای یک‌امتیازی
tour-report-missing = آنچه در گزارش نیست
tour-arbiter-changes = داور می‌تواند آن را تغییر دهد.
tour-entered-by = آن را { $by } در { $at } ثبت کرده است.
tour-change-it = تغییر بده
tour-only-for = { $deed }: این کار فقط برای { $who } است.
tour-round-to-come = دور { $round } هنوز منتشر نشده است. جفت‌بندی آن همین‌جا خواهد آمد.
tour-played-article = مادهٔ { $article }
tour-draw-lost = رمز گم شده است: اثر انگشت تازه منتشر کن
tour-draw-lost-told = اثر انگشت دومی منتشر می‌شود. همه می‌بینند که اولی هم بوده و چه زمانی.
