### البطولات على الشاشة: صفحات الحكام، والقوائم التي يراها الجميع.

tour-new = بطولة جديدة
tour-presets = نوع البطولة
tour-preset = { $preset ->
        [club-evening] أمسية النادي
        [weekend-open] بطولة مفتوحة لنهاية الأسبوع
        [everybody] الجميع ضد الجميع
        [cup] كأس
        [teams] فرق
       *[league] { $book }
    }
tour-preset-about = { $preset ->
        [club-evening] سويسري، عدد الجولات { $rounds }، { $control }
        [weekend-open] سويسري، عدد الجولات { $rounds }، { $control }
        [everybody] دوري، { $control }
        [cup] خروج المغلوب، مباراتان في كل لقاء، { $control }
        [teams] سويسري للفرق على أربع طاولات، عدد الجولات { $rounds }، { $control }
       *[league] مجموعات ثم كأس، { $control }
    }
tour-paste-about = اللاعبون: ألصق الأسماء أو جدولا أو أرقام الاتحاد الدولي، لاعبا في كل سطر
tour-paste = لصق قائمة
tour-read = { $players ->
        [zero] لا أحد بعد.
        [one] قُرئ لاعب واحد.
        [two] قُرئ لاعبان.
        [few] قُرئ { $players } لاعبين.
        [many] قُرئ { $players } لاعبا.
       *[other] قُرئ { $players } لاعب.
    }
tour-columns = ما هي الأعمدة
tour-column = العمود { $nth }
tour-national = { $rating } وطني
tour-look = أظهر كيف يُقرأ
tour-column-is = { $meaning ->
        [name] الاسم
        [last] اسم العائلة
        [first] الاسم الأول
        [rating] التصنيف
        [national_rating] التصنيف الوطني
        [title] اللقب
        [federation] الاتحاد
        [fide_id] رقم الاتحاد الدولي
        [birth] تاريخ الميلاد
        [sex] الجنس
        [club] النادي أو المدرسة
       *[out] اتركه
    }
tour-left-out = تُرك:
tour-change = الاسم والجولات والوقت: تغيير
tour-as-preset = كما في نوع البطولة
tour-field-name = الاسم
tour-field-rounds = عدد الجولات
tour-field-control = ضبط الوقت
tour-field-boards = طاولات اللقاء
tour-make = أنشئها
tour-make-anyway = أنشئها كما هي
tour-page-round = الجولة
tour-page-results = النتائج
tour-page-entries = اللاعبون
tour-page-checkin = الحضور
tour-page-draw = القرعة
tour-page-questions = الأسئلة
tour-page-penalties = العقوبات
tour-page-prizes = الجوائز
tour-page-report = التقرير
tour-page-history = السجل
tour-page-setup = الإعدادات
tour-tab-event = البطولة
tour-tab-round = الجولة
tour-tab-standings = الترتيب
tour-officials = صفحات الحكام
tour-officials-only = هذه الصفحة لمن يدير البطولة: المنظم والحكام ومكتب الاستقبال.
tour-take-back = تراجع
tour-was-taken-back = أُلغي
tour-nothing-to-take-back = لا نتيجة في هذه الجولة يمكن التراجع عنها.
tour-confirm = لم يُنفذ شيء بعد. هذا ما يترتب عليه:
tour-confirm-title = يرجى التأكيد
tour-confirm-go = نفّذ
tour-refused-title = لم يُنفذ
tour-back = رجوع
tour-round = الجولة { $round }
tour-rounds = الجولات
tour-before = الجولة السابقة
tour-after = الجولة التالية
tour-step-preview = معاينة
tour-step-draft = مسودة
tour-step-published = منشورة
tour-questions-first = هناك أسئلة مفتوحة: أجب عنها قبل القرعة.
tour-warn-row = يلعب { $who } { $side ->
        [white] بالأبيض
       *[black] بالأسود
    } للمرة { $row ->
        [3] الثالثة
       *[other] { $row }
    } على التوالي.
tour-warn-club = الطاولة { $board }: اللاعبان من { $club }.
tour-warn-blind = الطاولة { $board }: { $who } كفيف. تلزم رقعتان وتُعلن النقلات.
tour-blind = كفيف
tour-blind-is = كفيف
tour-missing = { $count ->
        [zero] حضر الجميع:
        [one] لم يحضر لاعب واحد:
        [two] لم يحضر لاعبان:
        [few] لم يحضر { $count } لاعبين:
        [many] لم يحضر { $count } لاعبا:
       *[other] لم يحضر { $count } لاعب:
    }
tour-leave-out = اتركهم خارج الجولة
tour-draw-and-pair = اسحب القرعة ووزّع
tour-pair = وزّع الجولة { $round }
tour-publish = انشر
tour-open-games = افتح مباريات مباشرة
tour-empty = لا لاعبين بعد.
tour-nothing-paired = لم توزع أي جولة بعد.
tour-why = لماذا
tour-live = مباشر
tour-bye = إعفاء من التوزيع
tour-not-paired = بلا خصم
tour-adjourned = مؤجلة
tour-in = { $all ->
        [zero] لا طاولات.
        [one] وصلت { $done } من نتيجة واحدة.
        [two] وصلت { $done } من نتيجتين.
        [few] وصلت { $done } من { $all } نتائج.
        [many] وصلت { $done } من { $all } نتيجة.
       *[other] وصلت { $done } من { $all } نتيجة.
    }
tour-col-board = الطاولة
tour-col-result = النتيجة
tour-col-name = الاسم
tour-col-place = المركز
tour-col-points = النقاط
tour-col-round = الجولة
tour-col-side = اللون
tour-col-against = الخصم
tour-results-of = نتائج الجولة { $round }
tour-all-boards = كل الطاولات
tour-only-missing = الناقص فقط
tour-next-round = الجولة التالية
tour-last = آخر النتائج
tour-type = الطاولة والمفتاح
tour-type-next = مفتاح الطاولة { $board }، أو رقم طاولة ومفتاحها
tour-enter = سجّل
tour-keys = المفاتيح
tour-enter-twice = اضغط مفتاح الإدخال مرة أخرى للتغيير.
tour-changes = { $place }: المسجل { $old } وستصبح { $new }.
tour-not-typed = { $why ->
        [nothing] اكتب طاولة ومفتاحا، مثل 7 1.
        [no_board] لا طاولة مفتوحة. اكتب رقم الطاولة قبل المفتاح.
        [board] المتوقع رقم طاولة، والمكتوب { $found }.
        [key] { $found } ليس مفتاح نتيجة. المفاتيح هي 1 و0 و5 و+ و- وb وa.
        [half] نتيجة الطاولة { $found } ناقصة.
        [twice] الطاولة { $found } مذكورة مرتين.
       *[too_many] هذا كثير دفعة واحدة.
    }
tour-result = { $result ->
        [white] فوز الأبيض
        [black] فوز الأسود
        [draw] تعادل
        [white_forfeit] فوز الأبيض بغياب الخصم
        [black_forfeit] فوز الأسود بغياب الخصم
        [both_forfeit] خسارة الاثنين بالغياب
        [both_lose] خسارة الاثنين
        [half_loss] الأبيض ½ والأسود 0
        [loss_half] الأبيض 0 والأسود ½
        [white_unrated] فوز الأبيض بلا تصنيف
        [black_unrated] فوز الأسود بلا تصنيف
       *[other] مؤجلة
    }
tour-reported = يقول { $who }: { $result }.
tour-wins = فوز { $who }
tour-draw = تعادل
tour-other = غير ذلك
tour-entries = { $count ->
        [zero] لا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبا
       *[other] { $count } لاعب
    }
tour-add = أضف
tour-add-name = الاسم
tour-add-rating = التصنيف
tour-add-club = النادي أو المدرسة
tour-add-from = من الجولة
tour-enter-all = سجّلهم
tour-enter-anyway = سجّلهم كما هم
tour-find = بحث
tour-find-you = ابحث عن اسمك
tour-search = ابحث
tour-own-page = صفحة اللاعب
tour-status = { $status ->
        [entered] مسجل
        [checked_in] حاضر
        [absent] غائب
        [withdrawn] منسحب
        [excluded] مستبعد
        [expelled] مطرود
       *[removed] محذوف
    }
tour-deed = { $deed ->
        [here] { $name } حاضر
        [absent] { $name }: غائب عن الجولة { $round }
        [half] { $name }: إعفاء بنصف نقطة في الجولة { $round }
        [withdraw] انسحاب { $name }
        [exclude] استبعاد { $name }
        [rejoin] عودة { $name }
        [reinstate] إعادة { $name }
        [blind] { $name } كفيف
        [sees] { $name } يرى الرقعة
       *[remove] حذف { $name }
    }
tour-kind = النوع
tour-every-kind = كل شيء
tour-by = من
tour-older = أقدم
tour-save = احفظ
tour-zone-proposed = اقترحه هذا الجهاز، ويسري بعد حفظه.
tour-links-officials = الحكام والروابط
tour-fact-control = ضبط الوقت
tour-fact-rulebook = القوانين
tour-fact-tiebreaks = كسر التعادل
tour-finish = { $do ->
        [finish] انتهت البطولة
       *[reopen] البطولة مستمرة
    }
tour-state = { $how ->
        [over] انتهت البطولة.
        [before] { $players ->
            [zero] لا لاعبين بعد.
            [one] لاعب واحد. لم توزع الجولة 1 بعد.
            [two] لاعبان. لم توزع الجولة 1 بعد.
            [few] { $players } لاعبين. لم توزع الجولة 1 بعد.
            [many] { $players } لاعبا. لم توزع الجولة 1 بعد.
           *[other] { $players } لاعب. لم توزع الجولة 1 بعد.
        }
        [closed] انتهت الجولة { $round }{ $rounds ->
            [0] .
           *[other] {" "}من { $rounds }.
        }
       *[other] الجولة { $round }{ $rounds ->
            [0] {" "}جارية.
           *[other] {" "}من { $rounds } جارية.
        }
    }
tour-by-board = حسب الطاولات
tour-by-name = حسب الأسماء
tour-nobody = لا أحد بهذا الاسم.
tour-free = بلا مباراة في هذه الجولة
tour-start-list = القائمة الأولية
tour-after-round = بعد الجولة { $round }
tour-runs = الجولة { $round } جارية: وصلت { $done } من { $all } نتيجة.
tour-pages = الصفحات
tour-stands = المركز { $place }، النقاط: { $points }
tour-says = { $result ->
        [white] الطاولة { $board }: { $white } (الأبيض) يفوز على { $black }
        [black] الطاولة { $board }: { $black } (الأسود) يفوز على { $white }
        [draw] الطاولة { $board }: تعادل، { $white } – { $black }
        [white_forfeit] الطاولة { $board }: يفوز { $white } (الأبيض)، و{ $black } غائب
        [black_forfeit] الطاولة { $board }: يفوز { $black } (الأسود)، و{ $white } غائب
        [both_forfeit] الطاولة { $board }: كلاهما غائب، { $white } – { $black }
        [open] الطاولة { $board }: { $white } – { $black }
        [none] لا توجد طاولة { $board }
       *[other] الطاولة { $board }: مؤجلة، { $white } – { $black }
    }
tour-offline = لا اتصال بالخادم. تُحفظ النتائج على هذا الجهاز وتُرسل لاحقا.
tour-undone = لم يتم: لا اتصال بالخادم. أعد المحاولة عند عودته.
tour-preview-about = تقريبي: { $count ->
        [zero] لا طاولات مفتوحة تُحسب
        [one] طاولة واحدة مفتوحة تُحسب
        [two] طاولتان مفتوحتان تُحسبان
        [few] { $count } طاولات مفتوحة تُحسب
        [many] { $count } طاولة مفتوحة تُحسب
       *[other] { $count } طاولة مفتوحة تُحسب
    } تعادلا. قد تعطي نتائج أخرى أزواجا أخرى.
tour-preview-undrawn = لم تُجرَ القرعة بعد. قد تعطي القرعة أرقاما وألوانا أخرى.
tour-kept-mine = اكتب نتيجتي من جديد
tour-kept-theirs = أبقِ المسجَّل
tour-role = { $role ->
        [organiser] المنظم
        [chief_arbiter] رئيس الحكام
        [arbiter] حكم
        [desk] مكتب الاستقبال
        [player] لاعب
        [captain] قائد الفريق
        [committee] لجنة الاستئناف
       *[other] البرنامج
    }
tour-mine = طاولتك
tour-mine-empty = هذا الهاتف ليس لأحد بعد. ابحث عن اسمك في بطولة.
tour-mine-waits = هاتف آخر لهذا اللاعب من قبل. مكتب الاستقبال يقرر.
tour-mine-board = الطاولة { $board }
tour-mine-against = ضد { $who }
tour-mine-bye = طلب إعفاء بنصف نقطة من الجولة { $round }
tour-mine-not = ليس لاعبي
tour-mine-is = هذا أنا
tour-another = شخص آخر بالاسم نفسه: سجّله أيضا
tour-half-bye = إعفاء بنصف نقطة
tour-full-bye = إعفاء بنقطة كاملة
tour-report-missing = ما ينقص التقرير
tour-arbiter-changes = يمكن للحكم تغييرها.
tour-entered-by = أدخلها { $by } في { $at }.
tour-change-it = غيّرها
tour-only-for = { $deed }: هذا لهؤلاء وحدهم: { $who }.
tour-round-to-come = الجولة { $round } لم تُنشر بعد. ستظهر أزواجها هنا.
tour-played-article = المادة { $article }
tour-draw-lost = فُقد الرمز: انشر بصمة جديدة
tour-draw-lost-told = تُنشر بصمة ثانية. ويرى الجميع أن هناك بصمة أولى ومتى نُشرت.
