### پیام‌های بازرسی: بازی‌های ثبت‌شده در برابر قوانین.

## خطاها، برای هر نوع یک پیام

audit-fault-illegal-move = { $move } در این‌جا حرکت قانونی نیست؛ { $legal ->
        [one] یک حرکت قانونی وجود دارد
       *[other] { $legal } حرکت قانونی وجود دارد
    }
audit-fault-ambiguous-move = { $move } با چند حرکت قانونی جور است: { $found }
audit-fault-move-after-end = { $move } پس از پایان بازی انجام شده است
audit-fault-result-mismatch = نتیجهٔ ثبت‌شده { $result } با پایان بازی نمی‌خواند که { $expected } است
audit-fault-missing-result = بازی نتیجه ندارد
audit-fault-notation = { $found } در این ویرایش { $expected } نوشته می‌شود
audit-fault-clock = ساعت پس از { $expected } زمان { $found } را نشان می‌دهد که ممکن نیست
audit-fault-syntax = در پرونده { $found } آمده است، جایی که { $expected } انتظار می‌رفت
audit-fault-encoding = بایت‌هایی که متن نیستند: { $found }
audit-fault-unsupported-variant = گونهٔ { $found } پشتیبانی نمی‌شود
audit-fault-bad-start = بازی نمی‌تواند از { $found } آغاز شود

## نام انواع خطا

audit-kind-illegal-move = حرکت غیرقانونی
audit-kind-ambiguous-move = حرکت مبهم
audit-kind-move-after-end = حرکت پس از پایان
audit-kind-result-mismatch = نتیجهٔ مخالف پوزیسیون
audit-kind-missing-result = نبود نتیجه
audit-kind-notation = نمادگذاری
audit-kind-clock = ساعت
audit-kind-syntax = نحو پرونده
audit-kind-encoding = رمزگذاری متن
audit-kind-unsupported-variant = گونهٔ پشتیبانی‌نشده
audit-kind-bad-start = آغاز ناممکن

## سرستون‌ها

audit-column-file = پرونده
audit-column-line = سطر
audit-column-game = بازی
audit-column-players = بازیکنان
audit-column-ply = نیم‌حرکت
audit-column-kind = خطا
audit-column-message = شرح
audit-column-article = ماده

## خلاصه و پیشرفت

audit-summary-title = بازرسی
audit-summary-games = { $games ->
        [one] یک بازی
       *[other] { $games } بازی
    }
audit-summary-plies = { $plies ->
        [one] یک نیم‌حرکت
       *[other] { $plies } نیم‌حرکت
    }
audit-summary-faults = { $faults ->
        [0] بدون خطا
        [one] یک خطا
       *[other] { $faults } خطا
    }
audit-summary-unread = { $files ->
        [one] یک پرونده خوانده نشد
       *[other] { $files } پرونده خوانده نشد
    }
audit-progress = { $games } بازی، { $rate } در ثانیه، { $left } مانده
