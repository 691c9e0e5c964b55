### تمرین داوران: تمرین‌ها، جعبه‌ها، آزمون‌ها.

## آنچه داور می‌دانست

train-known-basic = اینجا یک داور بر چند بازی نظارت دارد.
train-chess960 = بازی شطرنج ۹۶۰ است.
train-variant = بازی { $name } است.
train-known-set-up = در آغاز، مهره‌ها آن‌گونه که باید چیده نشده بودند.
train-known-offer = پیشنهاد تساوی { ruling-side-of } برقرار است.
train-known-default = شروع برای { $start } برنامه‌ریزی شده و مهلت حضور { $default } است.
train-known-illegal = { ruling-side }: حرکت‌های غیرقانونی شمرده‌شده تا اینجا: { $count }.
train-known-warned = { ruling-side }: اخطارها تا اینجا: { $count }.
train-known-recorded = { ruling-side }: حرکت‌های نوشته‌شده در برگهٔ ثبت حرکات: { $count }.
train-known-player = { ruling-side } { $what ->
        [below_five] کمتر از پنج دقیقه وقت داشته است.
        [blind] نمی‌تواند صفحه را ببیند.
        [deaf] نمی‌تواند بشنود.
       *[lost] حقی را در این بازی از دست داده است.
    }

## آنچه می‌توان برگزید

train-silence = چیزی نگویید: حکمی لازم نیست.
train-answered = { $question } – { $option }.
train-envelope = { $told } در آن نوشته شده: { $text }.
train-at = { $session ->
        [first] { $time } پس از زمان تعیین‌شده برای آغاز: { $told }
       *[later] { $time } پس از زمان تعیین‌شده برای ادامه: { $told }
    }
train-own = قوانین این را به داور واگذار کرده‌اند.

## صفحه‌ها

train-title = تمرین داوری
train-exam-title = آزمون
train-sheet-title = برگهٔ آزمون
train-script = تمرین به اسکریپت مرورگر نیاز دارد.
train-subject = { $subject ->
        [touch] مهرهٔ لمس‌شده
        [making] انجام حرکت
        [illegal] حرکت غیرقانونی
        [claims] ادعاها
        [flag] سقوط پرچم
        [clock] ساعت شطرنج
        [draw] تساوی و پایان بازی
        [conduct] رفتار
        [setup] شروع نادرست
        [rapid] سریع و برق‌آسا
        [adjournment] بازی‌های معوق
        [blind] بازیکنان نابینا
       *[variants] بازی‌های دیگر
    }
train-level = { $level ->
        [1] باشگاهی
        [2] ملی
       *[3] بین‌المللی
    }
train-play = { $play ->
        [standard] استاندارد
        [rapid] سریع
       *[blitz] برق‌آسا
    }
train-all-subjects = همهٔ موضوع‌ها
train-all-levels = همهٔ سطح‌ها
train-all-plays = هر نوع بازی
train-newest = تازه‌ترین ویرایش هر مورد
train-by = بر پایهٔ { $what ->
        [subject] موضوع
        [level] سطح
        [laws] ویرایش
       *[play] نوع بازی
    }
train-due = { $count ->
        [0] امروز موردی برای مرور نیست.
       *[other] امروز { $count } مورد برای مرور هست.
    }
train-begin = مورد بعدی
train-box = { $box ->
        [0] تازه
       *[other] جعبهٔ { $box } از ۵
    }
train-boxes = جعبه‌ها
train-today = نوبت مرور
train-none = هیچ موردی با این گزینش جور نیست.
train-more = همهٔ { $count } مورد
train-private = این پنجره چیزی نگه نمی‌دارد: با بستن آن پیشرفت از میان می‌رود.

## یک تمرین

train-laws = ویرایش قوانین
train-case = مورد { $number }
train-what = حکم شما چیست؟
train-which = کدام ماده؟
train-article = مادهٔ { $article }
train-board = صفحه پیش از آخرین کار
train-to-move = { $side ->
        [white] نوبت حرکت سفید است.
       *[black] نوبت حرکت سیاه است.
    }
train-clock = { $side ->
        [white] سفید
       *[black] سیاه
    } { $time }{ $runs ->
        [yes] ، در حال کار
       *[no] { "" }
    }
train-story = آنچه رخ داد
train-known = آنچه معلوم است
train-sheet = برگهٔ ثبت حرکات
train-right = { $how ->
        [all] درست است.
        [article] حکم درست است، ماده چیز دیگری است.
        [figures] حکم درست است، رقم‌ها نه.
       *[no] چنین نیست.
    }
train-points = { $points } از { $of } امتیاز
train-answer = آنچه قوانین می‌گویند
train-yours = پاسخ شما
train-true = درست
train-elsewhere = پاسخ دیگر در
train-open = باز کردن این مورد
train-again = بازگشت به تمرین
train-next = مورد بعدی

## آزمون

train-exam-then = ۲۰ مورد، ۴۰ دقیقه، بی‌کمک. یک کلید، یک آزمون.
train-seed = کلید آزمون
train-exam-begin = شروع آزمون
train-exam-paper = برگهٔ چاپی
train-name = نام
train-left = { $time } مانده
train-of = مورد { $number } از { $count }
train-give = دادن پاسخ
train-exam-done = آزمون پایان یافت.
train-exam-late = وقت تمام شد.
train-unanswered = بی‌پاسخ
train-ended = صفحه بار نشد: { $why }

## همراه بردن

train-take = همراه بردن
train-take-file = ذخیره در فایل
train-take-read = خواندن فایل
train-take-code = گوشی دیگر این کد را می‌خواند و آنچه اینجاست به آن افزوده می‌شود.
train-take-added = { $count ->
        [0] چیز تازه‌ای در آن نبود.
       *[other] { $count } مورد افزوده شد.
    }
train-take-wrong = { $why ->
        [large] این فایل برای پیشرفت بیش از اندازه بزرگ است: دست بالا { $most } انتظار می‌رفت.
        [version] این پیشرفتِ نسخهٔ دیگری است: { $version } انتظار می‌رفت.
       *[unread] این فایل پیشرفت نیست: فایلی که اینجا ذخیره شده باشد انتظار می‌رفت.
    }

## رد شده در رابط

live-error-no-laws = این تمرین زیر { $name } پرسیده نمی‌شود.
live-error-no-option = این تمرین گزینه‌ای به نام { $name } ندارد.

## از خط فرمان

train-checked = تمرین‌ها: { $cases }. پرسش زیر ویرایش‌ها: { $asked }. همه چیز درست است.
train-faults = { $count ->
       *[other] { $count } ایراد.
    }
