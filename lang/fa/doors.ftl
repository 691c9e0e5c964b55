### درهای خانه: چارچوب صفحه‌ها، صفحهٔ آغاز، بازی تازه، رویدادها، پیوندها، پیوستن، قرعهٔ رنگ.

doors-play = بازی
doors-events = رویدادها
doors-judge = داوری
doors-laws = قوانین
doors-menu = تنظیمات و زبان
doors-mine-back = بازگشت
doors-mine-game = { $kind ->
        [both] بازی شما با همین دستگاه
        [against] بازی شما: { $side ->
            [white] سفید
           *[black] سیاه
        } برابر { $name }
       *[alone] بازی شما: { $side ->
            [white] سفید
           *[black] سیاه
        }
    }، { $time }
doors-mine-draw = بازی شما: رنگ‌ها قرعه کشیده می‌شوند
doors-mine-desk = میز داوری شما: { $name }
doors-versus = { $white } – { $black }
doors-unread-position = این پوزیسیون را نمی‌توان بازی کرد. { $why } نمونه: { $example }
doors-unread-no-move = در این پوزیسیون هیچ‌کس حرکتی ندارد.
doors-install = نصب به صورت برنامه

start-sentence = شطرنج روی هر صفحه‌نمایش، با داوری که قوانین را می‌داند.
start-play = بازی
start-other = راه‌های دیگر بازی
start-event = برگزاری رویداد
start-code = کد دارم
start-try = آزمودن صفحه
start-judge = پرسش از داور
start-laws = خواندن قوانین
start-login = ورود داوران
start-now = در جریان
start-story = یک بازی از همین خانه، با حکم آن

events-title = رویدادها
events-new = رویداد تازه
events-running = در جریان
events-over = پایان‌یافته
events-own = بازی‌های خصوصی
events-festivals = جشنواره‌ها
events-sections = { $sections ->
        [one] یک بخش
       *[other] { $sections } بخش
    }
events-games = بازی‌های من
events-empty = هنوز رویدادی نیست.

new-title = بازی تازه
new-way = چگونه؟
new-way-tablet = یک تبلت
new-way-tablet-about = دو بازیکن، یک دستگاه
new-way-phones = دو تلفن
new-way-phones-about = با کدی برای تلفن دیگر
new-way-online = آنلاین
new-way-online-about = دو بازیکن دور از هم
new-way-event = رویداد
new-way-event-about = چند میز، با داور
new-time = زمان
new-time-blitz = برق‌آسا
new-time-rapid = سریع
new-time-club = شب باشگاه
new-time-classical = استاندارد
new-time-own = زمان دلخواه
new-time-written = دقیقه + ثانیه برای هر حرکت، یا حرکت/دقیقه
new-odds = زمان‌های نابرابر
new-more = قوانین، صفحه، نام‌ها، پوزیسیون
new-rulebook = مجموعه قوانین
new-rulebook-fits = آن‌چه مناسب است
new-variant = بازی
new-variant-lesson = این بازی چگونه است؟
new-variant-standard = شطرنج
new-variant-standard-about = چیدمان همیشگی
new-variant-chess960 = شطرنج ۹۶۰
new-variant-chess960-about = مهره‌های پشت پیاده‌ها به قرعه
new-variant-king-of-the-hill = شاه تپه
new-variant-king-of-the-hill-about = شاه در مرکز می‌برد
new-variant-three-check = سه کیش
new-variant-three-check-about = کیش سوم می‌برد
new-variant-crazyhouse = دیوانه‌خانه
new-variant-crazyhouse-about = مهره‌های گرفته‌شده بازمی‌گردند
new-variant-bughouse = شطرنج چهارنفره
new-variant-bughouse-about = دو صفحه، چهار بازیکن
new-start = شمارهٔ چیدمان، ۰ تا ۹۵۹
new-start-drawn = به قرعه
new-mode = صفحهٔ شطرنج
new-mode-fits = آن‌چه مناسب است
new-mode-physical = مانند صفحهٔ واقعی
new-mode-assisted = فقط حرکت‌های قانونی
new-mode-online = حرکت، ساعت را می‌زند
new-mode-recorded = کنار صفحهٔ واقعی
new-seats = رنگ‌ها
new-seats-drawn = قرعهٔ هر دو دستگاه
new-seats-white = سفید با این دستگاه
new-seats-black = سیاه با این دستگاه
new-seats-open = هر دو با پیوند
new-own-name = نام شما
new-arbiter = داور نظارت می‌کند
new-boards = تعداد میزها
new-event-name = نام رویداد
new-blind = بازیکن نابینا یا کم‌بینا
new-position = پوزیسیون آغاز (FEN)
new-delay = تأخیر برای تماشاگران
new-delay-moves = حرکت
new-delay-minutes = دقیقه
new-number = { $what }: باید عددی درست از { $least } تا { $most } باشد.
new-create = ساختن
new-anyway = با این همه بسازید، یا زمان یا مجموعه قوانین دیگری برگزینید.
new-create-anyway = با این همه بساز

links-title = جایگاه‌ها و پیوندها
links-how = کد را اسکن کنید، یا { $address } را باز کنید و شش حرف آن را بنویسید.
links-here = تنها همین دستگاه به این نشانی‌ها می‌رسد. برای دستگاه‌های دیگر در سالن برنامه را با { $option } آغاز کنید.
links-print = چاپ
links-copy = رونوشت پیوند
links-copied = رونوشت شد
links-share = هم‌رسانی
links-show = پیوند
links-free = آزاد
links-renew = پیوند تازه
links-make = پیوند برای همهٔ جایگاه‌های آزاد
links-to-desk = به میز داوری
links-to-board = به صفحهٔ بازی
links-to-event = به رویداد
links-spectators = تماشاگران
links-officials = پیوندهای داوران
links-sheet = این برگه: { $address }
links-qr = رمزینه
links-seat = { $board ->
        [0] { $side ->
            [white] سفید
           *[black] سیاه
        }
       *[other] میز { $board }، { $side ->
            [white] سفید
           *[black] سیاه
        }
    }
links-helper = { $board ->
        [0] { $side ->
            [white] دستیار سفید
           *[black] دستیار سیاه
        }
       *[other] { $side ->
            [white] میز { $board }، دستیار سفید
           *[black] میز { $board }، دستیار سیاه
        }
    }
links-arbiter = داور
links-chief = سرداور
links-desk = میز پذیرش
links-committee = کمیتهٔ استیناف
links-captain = سرپرست { $team }
links-organiser = برگزارکننده
links-once = برای یک دستگاه. پس از استفاده تنها روی همان دستگاه باز می‌شود.
links-waiting = با آمدن بازیکن دیگر، این صفحه به بازی می‌رود.

join-title = پیوستن
join-code = شش حرف یا یک پیوند
join-do = پیوستن
join-unknown = هیچ جایگاهی این کد را ندارد. حرف‌ها را بررسی کنید.
join-name = نام شما
join-name-may = نام شما، اگر بخواهید
join-against = برابر { $name }
join-sit = نشستن
join-sit-play = نشستن و بازی
join-help = کمک می‌کنم
join-draw = قرعه و بازی
join-drawn = رنگ‌ها با قرعه تعیین می‌شوند.
join-desk = به میز داوری
join-organise = به رویداد
join-taken = این جایگاه گرفته شده است
join-taken-how = روی دستگاهی باز می‌شود که آن را گرفته است. برای این دستگاه { $arbiter ->
        [true] از داور پیوند تازه بخواهید.
       *[false] از سازندهٔ بازی پیوند تازه بخواهید.
    }
join-look = تماشا

draw-title = قرعهٔ رنگ
draw-waits = با آمدن بازیکن دیگر، صفحهٔ بازی باز می‌شود.
draw-draws = رنگ‌ها قرعه کشیده می‌شوند.
draw-lost = این دستگاه دیگر عدد خود را ندارد. بازی تازه‌ای بسازید.
