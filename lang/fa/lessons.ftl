### The screen of a lesson, of its list, and of two clocks.

screen-learn-of = { $step } از { $steps }
screen-learn-back = همهٔ درس‌ها
screen-learn-again = از نو
screen-learn-show = نشانم بده
screen-learn-next = بعدی
screen-learn-finish = پایان
screen-learn-play = حرکت بعدی
screen-learn-mark = نشان روی { $square }
screen-learn-chosen = انتخاب‌شده
screen-learn-moved = { $side ->
        [white] سفید
       *[black] سیاه
    }: { $move }
screen-learn-tray = مهره‌هایی که باید گذاشته شوند
screen-learn-write = حرکت تو
screen-learn-send = بگو
screen-learn-not-kept = در این پنجره چیزی نگه داشته نمی‌شود.
screen-learn-unread = این فهمیده نشد. خانه‌ای مانند e2 یا حرکتی مانند { $example } بنویس.
screen-learn-unheard = صدای سرور نمی‌آید. دوباره امتحان کن.
screen-learn-done = انجام شد
screen-learn-begun = { $done } از { $steps }
screen-learn-due = دوباره ببین
screen-learn-seen = دیده شد، انجام نشد
screen-learn-go-on = ادامه: { $lesson }
screen-learn-take = همراه ببر
screen-learn-file = ذخیرهٔ فایل
screen-learn-read = خواندن فایل
screen-learn-scan = این را با دستگاه دیگر اسکن کن.
screen-learn-added = پیشرفت افزوده شد: { $steps } مرحله.
screen-learn-refused = { $why ->
        [size] این فایل بزرگ است: حداکثر { $most }.
        [version] این فایل از نسخهٔ دیگری است.
       *[form] این فایل پیشرفت نیست.
    }
screen-learn-left-clock = ساعت چپ
screen-learn-right-clock = ساعت راست
screen-learn-control = کنترل زمان
screen-learn-each = هر حرکت می‌برد
screen-learn-seconds = { $seconds } ثانیه
screen-learn-speed = سرعت
screen-learn-run = بیست حرکت برو
screen-learn-press = بزن
screen-learn-move = حرکت
screen-learn-before = پیش
screen-learn-used = مصرف
screen-learn-gained = افزوده
screen-learn-after = پس
screen-learn-up = زمان تمام شد
