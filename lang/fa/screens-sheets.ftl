screen-own-sheet = برگهٔ ثبت شما
screen-own-sheet-of = { $side ->
        [white] برگهٔ ثبت سفید
       *[black] برگهٔ ثبت سیاه
    }
screen-own-sheet-empty = هنوز چیزی روی آن نوشته نشده است.
screen-own-sheet-since = { $count ->
        [one] یک نیم‌حرکت از پیش روی آن بود.
       *[other] { $count } نیم‌حرکت از پیش روی آن بود.
    }
screen-own-sheet-next = سطر بعدی
screen-own-sheet-hint = مانند کاغذ بنویسید: با حروف خودتان، هر دو حرکت یا یکی.
screen-own-sheet-write = بنویس
screen-own-sheet-strike = خط زدن آخرین حرکت
screen-own-sheet-mark = ثبت پیشنهاد (=)
screen-own-sheet-hand = { $to ->
        [arbiter] تحویل آن به داور
       *[opponent] امانت دادن آن به حریف
    }
screen-own-sheet-lent = این برگه نزد حریف است.
screen-own-sheet-given = این برگه نزد داور است.
screen-own-sheet-back = پس دادن برگهٔ حریف
screen-own-sheet-sign = امضای این نتیجه
screen-own-sheet-signed = با { $result } امضا شد
screen-sheets-differs = نه آن‌گونه که بازی شد
screen-sheets-photo-wrong = این چنین تصویری نیست یا بیش از اندازه بزرگ است.
screen-own-sheet-photo = افزودن عکس برگهٔ کاغذی
screen-own-sheet-photo-came = عکس نزد داور است.
screen-appeal = تجدیدنظرخواهی
screen-appeal-then = تجدیدنظر نزد سرداور می‌رود و پس از بازی نزد کمیتهٔ استیناف. پس گرفته نمی‌شود.
screen-appeal-written = کتبی تحویل شده است
screen-appeal-paid = هزینهٔ آن پرداخت شده است
screen-appeal-do = اعتراض به تصمیم
screen-appeal-waits = { $side ->
        [white] سفید
       *[black] سیاه
    } تجدیدنظر خواسته است: { $to ->
        [committee] کمیتهٔ استیناف
       *[chief_arbiter] سرداور
    } تصمیم می‌گیرد.
screen-claim-ground = بر چه پایه‌ای؟
screen-claim-ground-of = { $ground ->
        [cannot_win] حریف با روش‌های معمول نمی‌تواند برنده شود
       *[no_effort] حریف برای برد نمی‌کوشد
    }
screen-referred = بازی پایان یافته است
screen-referred-position = وضعیت پایانی، آن‌گونه که مدعی می‌نویسد
screen-referred-write = ثبت آن
screen-referred-verify = وضعیت پایانی همین است
screen-referred-verified = حریف آن را تأیید کرده است.
screen-referred-sheet = پیوست برگهٔ ثبت
screen-referred-decides = داور تصمیم می‌گیرد؛ هر دو آنچه او گفته است را وارد می‌کنند.
