### شاشات الحكام: يُقال ما يترتب قبل فعله، وما فُعل يُلغى.

screen-desk-enter = إدخال
screen-desk-hold = اضغط مطولا للإدخال
screen-desk-hold-hint = اضغط ثانية كاملة.
screen-desk-nothing = لا يترتب عليه شيء. يبقى في السجل.
screen-desk-asking = يُنظر فيما يترتب…
screen-desk-would-end = تنتهي المباراة
screen-desk-would-follow = ما يترتب
screen-desk-device = ماذا حدث؟
screen-desk-device-kind = { $kind ->
        [rang] رنّ أو أصدر صوتا
        [sounded_off] أصدر صوتا وهو مغلق
        [used] استُعمل
        [on] كان مشغلا
        [on_person] مغلق، مع اللاعب
       *[in_bag] مغلق، في حقيبة
    }
screen-desk-noticed = من لاحظه؟
screen-desk-noticed-by = { $by ->
        [arbiter] أنا
        [white] الأبيض
        [black] الأسود
       *[spectator] شخص آخر
    }
screen-desk-take-back = إلغاء الإدخال
screen-desk-take-back-run = إلغاء الإدخال ومتابعة اللعب
screen-desk-taken-back = أُلغي
screen-desk-back-reason = لماذا يُلغى؟
screen-desk-overrule = نقض القرار
screen-desk-start-all = بدء كل الرقع
screen-desk-settle-all = كان الخادم غائبا. { $count ->
        [one] رقعة واحدة تنتظر
        [two] رقعتان تنتظران
        [few] { $count } رقع تنتظر
       *[other] { $count } رقعة تنتظر
    }: أي الأوقات تُعتمد؟
screen-desk-not-done = لم يتم في الرقعة { $boards }.
screen-desk-sound = صوت عند استدعاء الحكم
screen-desk-previous = الرقعة السابقة
screen-desk-next = الرقعة التالية
screen-desk-correct-result = تصحيح النتيجة
screen-desk-join = للانضمام
screen-sheets = أوراق التسجيل
screen-sheets-none = لم يكتب أي من اللاعبين شيئا على ورقة هنا.
screen-sheets-played = المباراة
screen-sheets-of = { $of ->
        [white] الأبيض
        [black] الأسود
       *[arbiter] الحكم
    }
screen-sheets-row = النقلة
screen-sheets-differ = { $count ->
        [0] الورقتان توافقان المباراة بقدر ما كُتب فيهما.
        [one] موضع واحد لا يوافق المباراة.
       *[other] { $count } من المواضع لا توافق المباراة.
    }
screen-sheets-look = الوضع بعد النقلة { $number }
screen-sheets-ply = { $to ->
        [earlier] نصف نقلة إلى الوراء
       *[later] نصف نقلة إلى الأمام
    }
screen-sheets-now = العودة إلى الرقعة كما هي الآن
screen-sheets-record = سجل الحكم
screen-sheets-return = إعادة الأوراق
screen-sheets-other = { $of ->
        [white] ورقة الأبيض ليست بالتدوين الجبري.
       *[black] ورقة الأسود ليست بالتدوين الجبري.
    }
screen-sheets-photo = صور الأوراق
screen-sheets-photo-add = { $of ->
        [white] إضافة صورة لورقة الأبيض
       *[black] إضافة صورة لورقة الأسود
    }
screen-sheets-photo-of = { $of ->
        [white] ورقة الأبيض
       *[black] ورقة الأسود
    }، { $at }
screen-sheets-photo-limit = صورة ({ $kinds }) حجمها { $mb } ميغابايت على الأكثر. لا يراها إلا المسؤولون.
screen-sealed-print = طباعة المغلف
screen-appeal-upheld = قُبل
screen-appeal-rejected = رُفض
screen-record-empty = لا شيء في السجل.
screen-record = { $what ->
        [illegal_moves] نقلات غير قانونية
        [warnings] إنذارات
        [refusals] رفض الامتثال
        [devices] أجهزة
       *[untimely_offers] عروض في غير وقتها
    }
screen-helper = مساعد لاعب
screen-helper-whose = من يحتاج إلى مساعد؟
screen-helper-of = { $side ->
        [white] مساعد الأبيض
       *[black] مساعد الأسود
    }
screen-helper-disabled = لدى اللاعب إعاقة
screen-helper-link = رابط للمساعد
screen-helper-once = يعمل مرة واحدة، على هاتفه هو.
screen-sheets-on = { $of ->
        [white] ورقة الأبيض إلكترونية
        [black] ورقة الأسود إلكترونية
       *[arbiter] ورقة الحكم إلكترونية
    }{ $on ->
        [uncertified] {" "}وغير معتمدة.
       *[electronic] .
    }
screen-sheets-notes = { $of ->
        [white] ملاحظات ورقة الأبيض
        [black] ملاحظات ورقة الأسود
       *[arbiter] ملاحظات الحكم
    }
screen-sheets-note = { $of ->
        [white] ورقة الأبيض
        [black] ورقة الأسود
       *[arbiter] ورقة الحكم
    }{ $side ->
        [none] ، قبل النقلة الأولى:
        [white] ، بعد نقلة الأبيض { $number }:
       *[black] ، بعد نقلة الأسود { $number }:
    }
