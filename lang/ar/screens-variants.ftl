### Games beside chess: what stands beside their boards.

screen-variant = { $name ->
        [king_of_the_hill] ملك التل
        [three_check] ثلاث كشات
        [bughouse] شطرنج الأربعة
       *[crazyhouse] البيت المجنون
    }
screen-pocket = { $side ->
        [white] في يد الأبيض: { $men }
       *[black] في يد الأسود: { $men }
    }
screen-pocket-man = { $man } ({ $count })
screen-pocket-empty = لا شيء
screen-pocket-count = { $count }
screen-checks-left = { $count ->
        [0] لم يبق كش
        [one] بقي كش واحد
        [two] بقي كشان
       *[other] بقي { $count } كشات
    }
screen-hill = مربعات الوسط الأربعة معلّمة: الملك الذي يقف هناك قد فاز.
screen-counted-men = ما في اليدين بعد عد القطع: الأبيض بحروف كبيرة والأسود بحروف صغيرة
screen-counted-checks = الكشات الباقية بحسب ورقتي التسجيل، الأبيض أولا

partner-man = { $piece ->
        [pawn] بيدقا
        [knight] حصانا
        [bishop] فيلا
        [rook] رخا
        [queen] وزيرا
       *[any] القطع
    }
partner-word = { $word ->
        [need] أحتاج { partner-man }
        [keep] احفظ { partner-man }
        [no] لا تسلم { partner-man }
        [wait] انتظر
        [go] تابع
        [hurry] أسرع
        [trade] بادل
        [no_trade] لا تبادل
        [mating] سأعطي كش مات
        [in_trouble] أنا في خطر
        [good] أحسنت
       *[resign_ask] أنستسلم؟
    }
partner-short = { $word ->
        [need] أحتاج
        [keep] احفظ
        [no] لا تسلم
        [wait] انتظر
        [go] تابع
        [hurry] أسرع
        [trade] بادل
        [no_trade] لا تبادل
        [mating] كش مات
        [in_trouble] خطر
        [good] أحسنت
       *[resign_ask] نستسلم؟
    }
screen-other-board = الرقعة الأخرى
screen-other-board-large = الرقعة الأخرى أكبر أو أصغر
screen-to-partner = إلى الزميل
