### The pages of the web server: the frame, the start page, settings, the Laws.

web-name = داور
web-language-itself = فارسی
web-skip = رفتن به متن
web-nav = صفحه‌ها
web-languages = زبان‌ها
web-laws = قوانین
web-settings = تنظیمات
web-foot = خلاصه‌ها به زبان خود ماست. حکم نهایی با متن خود قوانین به زبان معتبر آن است.

web-home-title = داور شطرنج به شکل نرم‌افزار
web-settings-language = زبان
web-settings-theme = رنگ‌ها
web-theme-device = همانند دستگاه
web-theme-light = روشن
web-theme-dark = تیره
web-settings-kept = انتخاب شما روی همین دستگاه می‌ماند.
web-settings-save = نگه‌داشتن انتخاب

web-refused-title = اینجا نیست
web-refused-later = اکنون ممکن نیست
web-refused-not-so = انجام نشد
web-refused-page = هیچ صفحه‌ای این نشانی را ندارد. شاید پیوند از رویدادی پیشین باشد.
web-refused-method = از این نشانی به این شکل نمی‌توان استفاده کرد.
web-refused-sent = آنچه فرستاده شد خوانده نمی‌شود. لطفاً برگردید و آنچه پر شده را بازبینی کنید.
web-refused-large = آنچه فرستاده شد بیش از اندازه بزرگ است.
web-refused-foreign = این از صفحهٔ سایتی دیگر فرستاده شده است. کاری انجام نشد.
web-refused-failed = این کار بیش از اندازه طول کشید، یا سرور نتوانست آن را انجام دهد. لطفاً دوباره تلاش کنید.
web-refused-rulebook = مجموعهٔ قوانین { $rulebook } وجود ندارد.
web-refused-article = { $title } مادهٔ { $article } ندارد.
web-refused-near = شاید منظور این بوده است:
web-refused-home = رفتن به صفحهٔ آغاز

web-laws-lead = همهٔ مجموعه‌های قوانین که اینجا هست، ماده به ماده، به زبان خود ما، با عددهای آن‌ها.
web-laws-books = مجموعه‌های قوانین
web-laws-about = { $articles } ماده{ $days ->
        [never] { "" }
        [still] ، معتبر از { $from }
       *[ended] ، معتبر از { $from } تا { $to }
    }
web-laws-taken = برگرفته از

web-search = جست‌وجو
web-search-title = جست‌وجو در قوانین
web-search-label = واژه‌ها یا شمارهٔ ماده
web-search-edition = مجموعهٔ قوانین
web-search-here = جست‌وجو در این مجموعه
web-search-count = { $articles ->
        [0] هیچ ماده‌ای این واژه‌ها را ندارد.{ $near ->
            [0] { "" }
           *[other] {" "}نزدیک‌ترین‌ها:
        }
       *[other] { $articles } ماده
    }

web-compare-title = دو مجموعه قوانین در کنار هم
web-compare-a = مجموعهٔ نخست
web-compare-b = مجموعهٔ دوم
web-compare-do = مقایسه
web-compare-none = چنین قاعده‌ای ندارد.
web-compare-count = { $subjects ->
        [0] در این باره تفاوتی ندارند.
       *[other] در { $subjects } موضوع تفاوت دارند.
    }
web-compare-more = نمایش { $more } مورد دیگر: آنچه اهمیت کمی دارد یا تنها شماره‌اش تغییر کرده است
web-compare-moved = تنها با شماره‌ای دیگر

web-article = ماده
web-article-games = برای:
web-article-figures = آنچه این ماده تعیین می‌کند
web-article-below = آنچه زیر آن آمده است
web-article-see = همچنین ببینید
web-article-others = ویرایش‌های دیگر
web-article-same = هیچ ویرایش دیگری در این باره تفاوت ندارد.
web-article-neighbours = ماده‌های پیش و پس
web-article-before = پیشین:
web-article-after = بعدی:
web-state-enforced = حکم نرم‌افزار
web-state-assisted = با پرسش از داور
web-state-physical = فقط نمایش
web-state-planned = در برنامه
web-state-heading = سرفصل

web-serve-ready = { $address } را در مرورگر باز کنید. برای توقف: { $keys }
web-serve-hall = برای دستگاه‌های دیگر در سالن با { $option } آغاز کنید.
web-serve-others = دستگاه‌های دیگر در سالن { $address } را باز کنند.

web-white = سفید
web-black = سیاه
web-judge-title = داوری یک پوزیسیون
web-judge-record = پوزیسیون (FEN) یا بازی (PGN)
web-judge-matter = پرسش
web-judge-matter-flag = پرچمی سقوط کرده است: چه کسی برنده است؟
web-judge-matter-dead = آیا پوزیسیون مرده است؟
web-judge-matter-repetition = آیا ادعای پوزیسیون یکسان صحیح است؟
web-judge-matter-fifty = آیا ادعای پنجاه حرکت صحیح است؟
web-judge-fallen = پرچم چه کسی سقوط کرده است؟
web-judge-written = برای ادعا با حرکت بعدی: حرکت نوشته‌شده
web-judge-laws = مجموعهٔ قوانین
web-judge-do = داوری کن
web-judge-answer = پاسخ
web-judge-line = حرکت‌هایی که آن را نشان می‌دهد
web-judge-can = { $side ->
        [white] سفید
       *[black] سیاه
    } هنوز می‌تواند کیش و مات کند{ $flag ->
        [decides] ، پس سقوط پرچم حریف باخت اوست ({ $article })
       *[loses] {""}
    }. { $plies ->
        [one] یک نیم‌حرکت بس است.
       *[other] حرکت‌های زیر آن را در { $plies } نیم‌حرکت نشان می‌دهد.
    }
web-judge-wins = { $side ->
        [white] سفید
       *[black] سیاه
    } هنوز می‌تواند ببرد. { $plies ->
        [one] یک نیم‌حرکت بس است.
       *[other] خط پایین آن را در { $plies } نیم‌حرکت نشان می‌دهد.
    }
web-judge-wins-not = { $side ->
        [white] سفید
       *[black] سیاه
    } دیگر نمی‌تواند ببرد: { $reason ->
        [bare_king] شاه تنها کیش نمی‌دهد.
       *[two_kings] تنها شاه‌ها مانده‌اند و کسی چیزی در دست ندارد.
    }
web-judge-wins-open = معلوم نیست که { $side ->
        [white] سفید
       *[black] سیاه
    } در این بازی هنوز می‌تواند ببرد یا نه. تصمیم با داور است.
web-judge-busy = اکنون نمی‌توان آن را بررسی کرد. دوباره بپرسید.
web-judge-no-position = این پوزیسیون را نمی‌توان داوری کرد. { $why } نمونه: { $example }
web-judge-no-move = حرکت { $move }، { $side ->
        [white] سفید
       *[black] سیاه
    }: { $why }
web-judge-nothing = در این نه پوزیسیونی هست و نه بازی. نمونه: { $example }

web-live-unbuilt = صفحه‌ها ساخته نشده‌اند: سرور را با { $command } راه‌اندازی کنید.
web-live-script = صفحهٔ شطرنج به اسکریپت نیاز دارد که این مرورگر اجرا نمی‌کند.
web-new = بازی تازه
web-home-count = { $boards ->
        [one] یک میز
       *[other] { $boards } میز
    }
web-event-empty = هنوز میزی نیست.
web-event-state = { $phase ->
        [before] آغاز نشده
        [running] در جریان
        [standing] ساعت‌ها متوقف‌اند
       *[over] پایان‌یافته
    }
web-home-far = در جریان: { $running }، پایان‌یافته: { $over }
web-live-list = همهٔ میزها به صورت فهرست
web-event-desk = میز داور
web-event-seats = جایگاه‌ها و پیوندها
web-new-unread = این هنوز کنترل زمان خوانا نیست. { $why } نمونه: { $example }

web-live-board = میز { $board }
web-digits-language = همان‌گونه که در زبان است
web-digits-latin = 0 1 2 3
web-digits-local = رقم‌های همین خط
web-calendar-language = همان‌گونه که در زبان است
web-calendar-persian = هجری خورشیدی
web-calendar-gregorian = میلادی
web-settings-digits = رقم‌ها
web-settings-calendar = تقویم
web-settings-board = کنار صفحهٔ شطرنج
web-settings-keys = حرف‌های تکی به جای کلید
web-settings-quiet = زمان‌ها تنها به درخواست گفته شوند
web-login-title = ورود مسئولان
web-login-lead = گردانندهٔ رویداد به مسئولان آن نام و گذرواژه می‌دهد.
web-login-none = هنوز رویدادی نیست.
web-login-event = رویداد
web-login-name = نام
web-login-password = گذرواژه
web-login-do = ورود
web-appoint = مسئولان
web-appoint-lead = داور با نام و گذرواژه از هر دستگاهی وارد می‌شود:
web-appoint-arbiter = داور
web-appoint-chief = سرداور
web-appoint-do = تعیین
web-draw-other = تلفن دیگر
web-refused-others = برای همه نیست
