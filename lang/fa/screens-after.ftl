### The game after the game on the live screens: stepping, rematch, sharing.

after-back = عقب
after-next = جلو
after-start = آغاز بازی
after-replay = بازپخش
after-play = پخش
after-stop = توقف
after-flip = چرخاندن صفحه
after-event = رویداد
after-new = بازی تازه
after-rematch = بازی برگشت
after-rematch-waits = درخواست شد
after-rematch-agree = پذیرش بازی برگشت
after-rematch-wanted = حریف بازی برگشت می‌خواهد.
after-rematch-go = به بازی برگشت
after-share = هم‌رسانی
after-share-picture = آنچه هم‌رسانی می‌شود
after-share-what = { $what ->
        [ruling] حکم
       *[position] پوزیسیون
    }
after-share-link = پیوند
after-share-text = متن
after-share-over = { $white } – { $black }: { $result }.
after-share-plays = { $white } – { $black }، در جریان.
after-share-give = هم‌رسانی با …
after-share-copy = رونوشت
after-share-copy-picture = رونوشت تصویر
after-share-copied = رونوشت شد
after-share-save = ذخیرهٔ { $kind }
after-share-saved = ذخیره شد
after-phase = { $phase ->
        [before] آغاز نشده
        [running] در جریان
        [standing] ساعت‌ها متوقف‌اند
       *[over] پایان‌یافته
    }
