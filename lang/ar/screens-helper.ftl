screen-helper-for = { $side ->
        [white] أنت مساعد الأبيض
       *[black] أنت مساعد الأسود
    }
screen-helper-waits = لم يسجّلك الحكم بعد.
screen-helper-duty = { $duty ->
        [moves] يحرك القطع
        [announces] يعلن النقلات
        [records] يسجل النقلات ويضغط الساعة
        [tells] يخبر بعدد النقلات وبالوقت إذا سُئل
        [claims] يطالب عند سقوط العلم ويبلّغ عن لمس قطعة
        [adjourns] يختم النقلة ويقوم بإجراءات التأجيل
        [write] يكتب النقلات
       *[press] يضغط الساعة
    }
screen-helper-deed = { $deed ->
        [flag] مطالبة: سقط العلم
        [touched] الإبلاغ عن لمس قطعة
        [moves_made] أخبره بعدد النقلات
        [time] أخبره بالوقت
       *[stop] إيقاف الساعتين
    }
screen-helper-ask = { $what ->
        [moves_made] اسأل المساعد: عدد النقلات
       *[time] اسأل المساعد: الوقت
    }
