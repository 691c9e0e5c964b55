screen-sealed-title = بازی معوق
screen-sealed-ends = جلسه پایان می‌یابد
screen-sealed-adjourn = تعویق بازی
screen-sealed-seals = { $side ->
        [white] سفید
       *[black] سیاه
    } حرکت بعدی را روی صفحهٔ خود ثبت می‌کند.
screen-sealed-write = جلسه تمام شد. حرکت بعدی خود را طوری بنویسید که دیگری نبیند. آن را روی صفحهٔ شطرنج انجام ندهید.
screen-sealed-field = حرکت ثبتی شما
screen-sealed-seal = مهر کردن
screen-sealed-done = حرکت ثبت شد
screen-sealed-change = پاکت بسته است. تا ساعت‌ها متوقف نشده‌اند می‌توان حرکت را عوض کرد.
screen-sealed-stop = توقف ساعت‌ها: همین می‌ماند
screen-sealed-read = پیش از باز شدن کسی نمی‌تواند آن را بخواند. دو تا از سفید، سیاه و داور با هم آن را باز می‌کنند.
screen-sealed-here = من اینجا هستم
screen-sealed-side-here = { $side ->
        [white] سفید اینجاست
       *[black] سیاه اینجاست
    }
screen-sealed-open = باز کردن پاکت
screen-sealed-resumes = ادامهٔ بازی در
screen-sealed-keep = ثبت این زمان
screen-sealed-away = { $side ->
        [white] سفید
       *[black] سیاه
    } نیامده است: راه انداختن ساعت
screen-sealed-when = پاکت وقتی باز می‌شود که بازیکنی که باید پاسخ دهد اینجا باشد.
