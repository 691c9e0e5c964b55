### قرعه‌کشی در برابر همه.

tour-draw-first-by = منتشرکننده: { $who }، { $at }.
tour-draw-check = رمزینه را اسکن کنید و خودتان بیازمایید.
tour-draw-king = شمارهٔ ۱ با { $side ->
        [white] سفید
       *[black] سیاه
    } آغاز می‌کند.
tour-pull-now = { $how ->
        [chooses] { $who } پاکتی برمی‌گزیند
        [from] { $who } از پاکت { $envelope } می‌کشد
       *[number] { $who } شماره‌ای می‌کشد
    }
tour-pull-done = ثبت قرعه‌کشی
tour-pull-stop = پایان بدون قرعه
tour-pull-begin = قرعه‌کشی با دست، گام به گام
tour-pull-tables = بر پایهٔ جدول‌های وارما، با پاکت
tour-lots-later = قرعه‌های بعدی
tour-lots-by = { $place }: با قرعه { $who }، نه { $other }
