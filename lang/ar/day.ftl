### يوم دوري مدرسي: من التسجيل إلى الجوائز.

tournament-act-refer = أمر غير منصوص عليه أحيل إلى الأمانة: { $text }
tournament-act-resolve = قرار { $who } في القيد { $seq }: { $text }
day-title = يوم البطولة
day-step = { $step ->
        [entries] التسجيل
        [identity] شهادات الميلاد
        [points] ما تركته اللائحة مفتوحا
        [groups] قرعة المجموعات
        [rounds] جولات المجموعات
        [through] المتأهلون
        [cup] الكأس
       *[prizes] الجوائز
    }
day-how = { $how ->
        [done] تم
        [now] الآن
       *[later] لاحقا
    }
day-window = مواليد { $from } إلى { $to }{ $counts ->
        [yes] . يحسب العمر في { $on }.
       *[no] .
    }
day-ages = ضمن الفئة: { $in }. يلعبون في فئة أكبر: { $upwards }.{ $unknown ->
        [0] { "" }
       *[other] {" "}تاريخ الميلاد لا يكفي: { $unknown }.
    }
day-age = { $age ->
        [in] ضمن الفئة
        [upwards] يلعب في فئة أكبر
        [young] أصغر من الفئة
        [old] أكبر من الفئة: رفض (المادة { $article })
       *[unknown] تاريخ الميلاد لا يكفي
    }
day-age-of = { $who }: { $age ->
        [upwards] يلعب في فئة أكبر
        [young] أصغر من الفئة
        [old] أكبر من الفئة
       *[unknown] تاريخ الميلاد لا يكفي
    }
day-certificates = تم الاطلاع على { $seen } من { $all }.
day-certificate-seen-by = اطُّلع على الشهادة: { $by }، { $at }
day-answered = تمت الإجابة عن { $done } من { $all }.
day-groups = عدد المجموعات: { $count }
day-fellows = المجموعة { $group }: لاعبان من { $club }.
day-page-groups = المجموعات
day-page-bracket = جدول الكأس
day-rounds = الجولة { $round } من { $rounds }
day-pair = وزّع وانشر الجولة { $round }
day-pair-again = إقامة المباريات الفاصلة
day-play-off = تعادل: { $one } و{ $two }. تحسمه مباراة بألوان معكوسة.
day-nobody-level = لا تعادل يؤثر في التأهل.
day-level = لا المباريات ولا القرعة تفصل بين { $who }: يجب أن يقرر أحد من يتأهل.
day-winner = { $who } يفوز بالكأس.
day-second-look = { $again ->
        [yes] المركز { $place }: { $who }. تم الاطلاع على شهادة الميلاد مرة ثانية.
       *[no] المركز { $place }: { $who }: تم الاطلاع على شهادة الميلاد مرة ثانية
    }
day-erase = محو تواريخ الميلاد
day-erase-about = لا يمكن استعادة تواريخ الميلاد بعد محوها. تبقى النتائج والمراكز وما قيل عن الأعمار.
day-erased = محيت تواريخ الميلاد.
day-unforeseen = أمر لم تنص عليه اللائحة
day-here-and-seen = حاضر، واطُّلع على الشهادة
day-born = تاريخ الميلاد (سنة/شهر/يوم)
day-changes = { $question ->
        [win] جداول كل المجموعات؛ والتعادل نقطة لكل لاعب على أي حال.
        [loss] جداول المجموعات.
        [group-size] عدد المجموعات وجولاتها.
        [qualify] حجم الكأس.
        [group-ties] من يتأهل عند تساوي النقاط.
        [group-playoff] هل يلعب المتعادلان مرة أخرى، وكم المدة.
        [ladder] ما المباريات التي تلي التعادل في الكأس، وكم عددها.
        [last] ما يحدث بعد آخر هذه المباريات.
       *[other] { "" }
    }
day-who = صاحب القرار (الاسم والصفة)
day-by-code = أو بالرمز
day-overrule = نقض الجواب بعد القرعة
day-settled = ما أجيب عنه
day-level-title = من يتأهل
day-through = يتأهل { $who }
day-reason = السبب
day-nearest = أقرب المواد:
day-decision = القرار
day-matter = ماذا حدث وما السؤال
day-refer = إحالة إلى الأمانة
