### تدريب الحكام: تمارين وصناديق وامتحانات.

## ما كان الحكم يعرفه

train-known-basic = يشرف حكم واحد هنا على عدة مباريات.
train-chess960 = المباراة شطرنج 960.
train-variant = المباراة { $name }.
train-known-set-up = في البداية لم تكن القطع موضوعة كما يجب.
train-known-offer = عرض التعادل من { ruling-side-of } قائم.
train-known-default = كان البدء محددا عند { $start } ومهلة الحضور { $default }.
train-known-illegal = { ruling-side }: النقلات غير القانونية المحسوبة حتى الآن: { $count }.
train-known-warned = { ruling-side }: الإنذارات حتى الآن: { $count }.
train-known-recorded = { ruling-side }: النقلات المدونة في ورقة التسجيل: { $count }.
train-known-player = { ruling-side } { $what ->
        [below_five] بقي له أقل من خمس دقائق.
        [blind] لا يرى الرقعة.
        [deaf] لا يسمع.
       *[lost] فقد حقا في هذه المباراة.
    }

## ما يمكن اختياره

train-silence = لا تقل شيئا: لا حاجة إلى قرار.
train-answered = { $question } – { $option }.
train-envelope = { $told } مكتوب فيه: { $text }.
train-at = { $session ->
        [first] بعد { $time } من موعد البدء: { $told }
       *[later] بعد { $time } من موعد الاستئناف: { $told }
    }
train-own = تترك القوانين هذا للحكم.

## الصفحات

train-title = تدريب الحكام
train-exam-title = امتحان
train-sheet-title = ورقة الامتحان
train-script = يحتاج التدريب إلى برنامج نصي في المتصفح.
train-subject = { $subject ->
        [touch] لمس القطع
        [making] أداء النقلة
        [illegal] النقلات غير القانونية
        [claims] المطالبات
        [flag] سقوط العلم
        [clock] ساعة الشطرنج
        [draw] التعادل ونهاية المباراة
        [conduct] السلوك
        [setup] البدايات الخاطئة
        [rapid] السريع والخاطف
        [adjournment] المباريات المؤجلة
        [blind] اللاعبون المكفوفون
       *[variants] ألعاب أخرى
    }
train-level = { $level ->
        [1] حكم ناد
        [2] وطني
       *[3] دولي
    }
train-play = { $play ->
        [standard] قياسي
        [rapid] سريع
       *[blitz] خاطف
    }
train-all-subjects = كل المواضيع
train-all-levels = كل المستويات
train-all-plays = أي نوع من اللعب
train-newest = أحدث طبعة لكل تمرين
train-by = حسب { $what ->
        [subject] الموضوع
        [level] المستوى
        [laws] الطبعة
       *[play] نوع اللعب
    }
train-due = { $count ->
        [0] لا حالات مستحقة اليوم.
       *[other] حالات مستحقة اليوم: { $count }.
    }
train-begin = الحالة التالية
train-box = { $box ->
        [0] جديد
       *[other] الصندوق { $box } من 5
    }
train-boxes = الصناديق
train-today = مستحق
train-none = لا توجد حالة تطابق هذا الاختيار.
train-more = كل الحالات ({ $count })
train-private = لا تحفظ هذه النافذة شيئا: يضيع التقدم عند إغلاقها.

## تمرين

train-laws = طبعة القوانين
train-case = الحالة { $number }
train-what = ما قرارك؟
train-which = أي مادة؟
train-article = المادة { $article }
train-board = الرقعة قبل آخر فعل
train-to-move = { $side ->
        [white] الدور للأبيض.
       *[black] الدور للأسود.
    }
train-clock = { $side ->
        [white] الأبيض
       *[black] الأسود
    } { $time }{ $runs ->
        [yes] ، تعمل
       *[no] { "" }
    }
train-story = ما حدث
train-known = ما هو معروف
train-sheet = ورقة التسجيل
train-right = { $how ->
        [all] صحيح.
        [article] القرار صحيح والمادة غيرها.
        [figures] القرار صحيح والأرقام ليست كذلك.
       *[no] ليس كذلك.
    }
train-points = { $points } من { $of } نقاط
train-answer = ما تقوله القوانين
train-yours = إجابتك
train-true = صحيح
train-elsewhere = جواب آخر وفق
train-open = افتح هذه الحالة
train-again = العودة إلى التدريب
train-next = الحالة التالية

## الامتحان

train-exam-then = 20 حالة، 40 دقيقة، دون مساعدة. مفتاح واحد، امتحان واحد.
train-seed = مفتاح الامتحان
train-exam-begin = ابدأ الامتحان
train-exam-paper = ورقة للطباعة
train-name = الاسم
train-left = بقي { $time }
train-of = الحالة { $number } من { $count }
train-give = قدم الإجابة
train-exam-done = انتهى الامتحان.
train-exam-late = انتهى الوقت.
train-unanswered = بلا إجابة
train-ended = تعذر تحميل الصفحة: { $why }

## النقل إلى جهاز آخر

train-take = خذ التقدم معك
train-take-file = احفظ في ملف
train-take-read = اقرأ ملفا
train-take-code = يقرأ هاتف آخر هذا الرمز فيضاف ما هو معروف هنا.
train-take-added = { $count ->
        [0] لا جديد فيه.
       *[other] حالات أضيفت: { $count }.
    }
train-take-wrong = { $why ->
        [large] هذا الملف أكبر من أن يكون ملف تقدم: المتوقع { $most } على الأكثر.
        [version] هذا تقدم من إصدار آخر: المتوقع { $version }.
       *[unread] ليس هذا ملف تقدم: المتوقع ملف حفظ هنا.
    }

## المرفوض في الواجهة

live-error-no-laws = لا يُطرح هذا التمرين وفق { $name }.
live-error-no-option = لا خيار باسم { $name } في هذا التمرين.

## من سطر الأوامر

train-checked = التمارين: { $cases }. الأسئلة وفق الطبعات: { $asked }. كل شيء سليم.
train-faults = { $count ->
       *[other] الأخطاء: { $count }.
    }
