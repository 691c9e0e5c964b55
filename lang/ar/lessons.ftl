### The screen of a lesson, of its list, and of two clocks.

screen-learn-of = { $step } من { $steps }
screen-learn-back = كل الدروس
screen-learn-again = من جديد
screen-learn-show = أرني
screen-learn-next = التالي
screen-learn-finish = إنهاء
screen-learn-play = النقلة التالية
screen-learn-mark = علامة على { $square }
screen-learn-chosen = مختار
screen-learn-moved = { $side ->
        [white] الأبيض
       *[black] الأسود
    }: { $move }
screen-learn-tray = قطع توضع
screen-learn-write = نقلتك
screen-learn-send = قلها
screen-learn-not-kept = لا يحفظ شيء في هذه النافذة.
screen-learn-unread = لم يفهم هذا. اكتب مربعا مثل e2 أو نقلة مثل { $example }.
screen-learn-unheard = لا يسمع الخادم. حاول مرة أخرى.
screen-learn-done = تم
screen-learn-begun = { $done } من { $steps }
screen-learn-due = راجع
screen-learn-seen = شوهد ولم ينجز
screen-learn-go-on = تابع: { $lesson }
screen-learn-take = خذه معك
screen-learn-file = احفظ ملفا
screen-learn-read = اقرأ ملفا
screen-learn-scan = امسح هذا بالجهاز الآخر.
screen-learn-added = أضيف التقدم: { $steps ->
        [zero] لا خطوات
        [one] خطوة واحدة ({ $steps })
        [two] خطوتان ({ $steps })
        [few] { $steps } خطوات
        [many] { $steps } خطوة
       *[other] { $steps } خطوة
    }.
screen-learn-refused = { $why ->
        [size] هذا الملف كبير: { $most } على الأكثر.
        [version] هذا الملف من إصدار آخر.
       *[form] هذا ليس ملف تقدم.
    }
screen-learn-left-clock = الساعة اليسرى
screen-learn-right-clock = الساعة اليمنى
screen-learn-control = نظام الوقت
screen-learn-each = تستغرق كل نقلة
screen-learn-seconds = { $seconds ->
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوان
       *[other] { $seconds } ثانية
    }
screen-learn-speed = السرعة
screen-learn-run = شغل عشرين نقلة
screen-learn-press = اضغط
screen-learn-move = النقلة
screen-learn-before = قبل
screen-learn-used = استهلك
screen-learn-gained = أضيف
screen-learn-after = بعد
screen-learn-up = انتهى الوقت
