### بازی بدون داور: آنچه برنامه پس می‌گیرد و آنچه خود انجام می‌دهد.

ruling-move-taken-back = { $why ->
        [cannot_reach] پس گرفته شد: { ruling-piece } نمی‌تواند از { $from } به { $square } برود.
        [jumped] پس گرفته شد: میان { $from } و { $square } مهره‌ای هست و { ruling-piece } نمی‌پرد.
        [own_piece] پس گرفته شد: { ruling-piece } به { $square } رفت که مهرهٔ هم‌رنگ در آن است.
        [not_in_hand] پس گرفته شد: { ruling-side } چنین مهره‌ای در دست ندارد.
        [occupied] پس گرفته شد: مهرهٔ دست فقط در خانهٔ خالی گذاشته می‌شود.
        [pawn_on_last_rank] پس گرفته شد: پیادهٔ دست در عرض اول و آخر گذاشته نمی‌شود.
        [into_check] پس گرفته شد: با رفتن { ruling-piece } به { $square } شاه خودی کیش می‌شود.
        [still_in_check] پس گرفته شد: شاه کیش است و کیش می‌ماند.
        [nothing_to_capture] پس گرفته شد: { ruling-piece } فقط برای گرفتن به ستون دیگر می‌رود و در { $square } چیزی نیست.
        [castling] پس گرفته شد: { ruling-side } اکنون نمی‌تواند آنجا قلعه برود.
        [wrong_promotion] پس گرفته شد: پیاده در آخرین عرض وزیر، رخ، فیل یا اسب می‌شود.
        [king_taken] پس گرفته شد: شاه هرگز گرفته نمی‌شود.
        [two_moves] پس گرفته شد: { ruling-side } بیش از یک حرکت کرده است.
        [from_nowhere] پس گرفته شد: مهره‌ای گذاشته شده که روی صفحه نبود.
        [vanished] پس گرفته شد: مهره‌ای برداشته شده که هیچ حرکتی آن را نگرفته است.
        [not_his_piece] پس گرفته شد: { ruling-side } مهرهٔ حریف را حرکت داده است.
        [out_of_turn] پس گرفته شد: نوبت { ruling-side } نبود.
        [no_move] { ruling-side } بدون حرکت ساعت را زده است.
       *[not_legal] پس گرفته شد: این حرکت قانونی نیست.
    }
ruling-position-taken-back = مهره‌ها مانند پیش ایستاده‌اند.
remedy-take-back = مهره‌ها به جای خود برگشتند.
remedy-undo-press = ساعت { ruling-side } ادامه می‌یابد، چنان‌که گویی فشار داده نشده است.
title-move-taken-back = { $why ->
        [no_move] زدن ساعت بدون حرکت
        [out_of_turn] خارج از نوبت
       *[not_legal] حرکت غیرقانونی
    }
