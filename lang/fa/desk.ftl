### صفحه‌های داوران: پیش از هر کار گفته می‌شود چه در پی دارد، و هر کاری پس گرفته می‌شود.

screen-desk-enter = ثبت
screen-desk-hold = برای ثبت نگه دارید
screen-desk-hold-hint = یک ثانیه نگه دارید.
screen-desk-nothing = چیزی در پی ندارد. در گزارش می‌ماند.
screen-desk-asking = پیامد آن بررسی می‌شود…
screen-desk-would-end = بازی پایان می‌یابد
screen-desk-would-follow = پیامد آن
screen-desk-device = چه بود؟
screen-desk-device-kind = { $kind ->
        [rang] زنگ زد یا صدا داد
        [sounded_off] خاموش بود ولی صدا داد
        [used] از آن استفاده شد
        [on] روشن بود
        [on_person] خاموش، همراه بازیکن
       *[in_bag] خاموش، در کیف
    }
screen-desk-noticed = چه کسی متوجه شد؟
screen-desk-noticed-by = { $by ->
        [arbiter] خودم
        [white] سفید
        [black] سیاه
       *[spectator] کس دیگر
    }
screen-desk-take-back = پس گرفتن
screen-desk-take-back-run = پس گرفتن و ادامهٔ بازی
screen-desk-taken-back = پس گرفته شد
screen-desk-back-reason = چرا پس گرفته می‌شود؟
screen-desk-overrule = لغو حکم
screen-desk-start-all = آغاز همهٔ صفحه‌ها
screen-desk-settle-all = سرور در دسترس نبود. { $count } صفحه منتظر است: کدام زمان‌ها معتبر است؟
screen-desk-not-done = در صفحهٔ { $boards } انجام نشد.
screen-desk-sound = صدا هنگام فراخواندن داور
screen-desk-previous = صفحهٔ پیش
screen-desk-next = صفحهٔ بعد
screen-desk-correct-result = اصلاح نتیجه
screen-desk-join = برای پیوستن
screen-sheets = برگه‌های ثبت
screen-sheets-none = هیچ‌یک از بازیکنان اینجا چیزی روی برگه ننوشته است.
screen-sheets-played = بازی
screen-sheets-of = { $of ->
        [white] سفید
        [black] سیاه
       *[arbiter] داور
    }
screen-sheets-row = حرکت
screen-sheets-differ = { $count ->
        [0] هر دو برگه تا جایی که نوشته شده با بازی یکی است.
        [one] یک جا با بازی یکی نیست.
       *[other] { $count } جا با بازی یکی نیست.
    }
screen-sheets-look = وضعیت پس از حرکت { $number }
screen-sheets-ply = { $to ->
        [earlier] یک نیم‌حرکت پیش‌تر
       *[later] یک نیم‌حرکت بعد
    }
screen-sheets-now = بازگشت به صفحه در حالت کنونی
screen-sheets-record = یادداشت داور
screen-sheets-return = پس دادن برگه‌ها
screen-sheets-other = { $of ->
        [white] برگهٔ سفید به نگارش جبری نیست.
       *[black] برگهٔ سیاه به نگارش جبری نیست.
    }
screen-sheets-photo = عکس برگه‌ها
screen-sheets-photo-add = { $of ->
        [white] افزودن عکس برگهٔ سفید
       *[black] افزودن عکس برگهٔ سیاه
    }
screen-sheets-photo-of = { $of ->
        [white] برگهٔ سفید
       *[black] برگهٔ سیاه
    }، { $at }
screen-sheets-photo-limit = یک تصویر ({ $kinds }) حداکثر { $mb } مگابایت. فقط مسئولان آن را می‌بینند.
screen-sealed-print = چاپ پاکت
screen-appeal-upheld = پذیرفته شد
screen-appeal-rejected = رد شد
screen-record-empty = چیزی ثبت نشده است.
screen-record = { $what ->
        [illegal_moves] حرکت‌های غیرقانونی
        [warnings] اخطارها
        [refusals] سرپیچی‌ها
        [devices] دستگاه‌ها
       *[untimely_offers] پیشنهادهای نابه‌هنگام
    }
screen-helper = دستیار بازیکن
screen-helper-whose = دستیار به چه کسی کمک می‌کند؟
screen-helper-of = { $side ->
        [white] دستیار سفید
       *[black] دستیار سیاه
    }
screen-helper-disabled = بازیکن معلولیت دارد
screen-helper-link = پیوند برای دستیار
screen-helper-once = یک بار و روی گوشی خودش کار می‌کند.
screen-sheets-on = { $of ->
        [white] برگهٔ سفید الکترونیکی است
        [black] برگهٔ سیاه الکترونیکی است
       *[arbiter] برگهٔ داور الکترونیکی است
    }{ $on ->
        [uncertified] {" "}و تأیید نشده است.
       *[electronic] .
    }
screen-sheets-notes = { $of ->
        [white] یادداشت‌های برگهٔ سفید
        [black] یادداشت‌های برگهٔ سیاه
       *[arbiter] یادداشت‌های داور
    }
screen-sheets-note = { $of ->
        [white] برگهٔ سفید
        [black] برگهٔ سیاه
       *[arbiter] برگهٔ داور
    }{ $side ->
        [none] ، پیش از حرکت نخست:
        [white] ، پس از حرکت { $number } سفید:
       *[black] ، پس از حرکت { $number } سیاه:
    }
