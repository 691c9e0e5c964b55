### ما يقوله أمر البطولة إلى جانب ما تخبر به الأفعال: الأسئلة والعناوين وأخطاء سطر الأوامر.

tournament-cli-confirm = لم يُفعل شيء بعد. للتأكيد أعد الأمر مع { $yes } أو { $code }
tournament-cli-confirm-twice = لم يُفعل شيء بعد. لتأكيده مع عواقبه أعد الأمر مع { $code }
tournament-cli-no-game = لا مباراة لـ { $player } في الجولة { $round }. وقُرئ ذلك غيابا.
tournament-cli-torn = لم يُكتب السطر الأخير حتى نهايته فأُهمل: { $torn }
tournament-cli-outside-fide-mode = البطولة خارج وضع الاتحاد الدولي منذ ما قبل الجولة { $round }: { $reason }
tournament-cli-read-only = { $what ->
        [games] المباريات تُقرأ ولا تُكتب. أنشئ منها تقريرا
       *[one_of] إحدى بطولات عدة تُقرأ ولا تُكتب. أنشئ منها ملفا
    }: { $command }
tournament-cli-exists = { $file } موجود من قبل.
tournament-cli-input = الإدخال القياسي
tournament-cli-no-system = يذكر الملف { $system } وهو نظام غير معروف هنا. أعط { $option }.
tournament-cli-custom-system = يذكر الملف { $system } ولا ملف يذكر قواعده. اعتُبر { $as }.
tournament-cli-expected = المتوقع { $form }، والموجود { $found }.
tournament-cli-no-question = { $key } ليس سؤالا في أي بطولة.
tournament-cli-no-norms = لا أحد هنا حقق معيار لقب ولا يمكنه ذلك: { $option } يبيّن ما ينقص كل لاعب.
tournament-cli-held = { $file }: لم يُكتب شيء لأن { $by } يكتب الآن. حاول مجددا بعد أن ينتهي.
tournament-cli-not-writable = { $file } للقراءة فقط ولم يُكتب شيء. اجعله قابلا للكتابة ({ $by }) أو اعمل على نسخة.
tournament-cli-owner = { $file }: لم يُكتب شيء لأن الملف الجديد كان سيتبع مجموعة أخرى. ليكتب مالكه أو اعمل على نسخة.
tournament-cli-nothing-paired = لم تُوزع أي جولة بعد: { $command }
tournament-cli-board-twice = وردت الطاولة { $board } هنا مرتين. لم يُسجل شيء.
tournament-cli-no-result = { $place }: لا نتيجة تُلغى.
tournament-cli-no-match = في الجولة { $round } من المقابلات { $matches } لا { $number }.
tournament-cli-match-forfeit = لا تُحسم المقابلة كلها إلا بالغياب: { $forms }
tournament-cli-undo-by-number = ألغِ هذا برقمه: { $command }
tournament-cli-nobody-removed = لم يُحذف أحد باسم { $asked }. اكتب اسمه كما سُجّل.
tournament-cli-several-removed = قد يعني { $asked }: { $names }. اكتب مزيدا من الاسم.
tournament-cli-nothing-of-him = { $who }: لا شيء من هذا النوع يُلغى ({ $what }).
tournament-cli-taken-back = { $who }: أُلغي { $what }
tournament-cli-nothing-given = لا شيء يُصحح. أعط مثلا { $options }.
tournament-cli-named-twice = ذُكر { $who } مرتين. لا أحد يلعب مع نفسه.
tournament-cli-days = اليوم الأخير قبل اليوم الأول.
tournament-cli-gone-on = { $file }: عدد اللاعبين { $players }، { $rounds ->
        [0] ولا جولة موزعة
       *[other] وعدد الجولات الموزعة { $rounds }
    }
tournament-cli-no-knockout = البطولة ليست بخروج المغلوب.
tournament-cli-by = { $by ->
        [bye] بلا مباراة
        [games] بالمباريات
        [ladder] بالمباريات التالية
        [lot] بالقرعة
       *[person] بقرار
    }
tournament-cli-minutes-of-a-log = يُعدّ المحضر من سجل. والتقرير لا يذكر من فعل ماذا ومتى.
tournament-cli-minutes = محضر { $event }
tournament-cli-minutes-round = { $round ->
        [0] قبل الجولة الأولى
       *[other] الجولة { $round }
    }
tournament-cli-minute = { $by ->
        [none] { $what }
       *[some] { $what } ({ $who })
    }
tournament-cli-sheet = الجولة { $round }{ $begins ->
        [none] { "" }
       *[some] ، تبدأ { $at }
    }{ $clock ->
        [none] { "" }
       *[some] ؛ تُظهر الساعات ذات العقارب { $time }
    }{ $photos ->
        [0] { "" }
       *[other] ؛ التصوير في أول { $minutes }
    }
tournament-cli-show = { $event }: { $system ->
        [none] بلا نظام
       *[some] { $name }
    }، { $rounds ->
        [0] الجولة { $round }
       *[other] الجولة { $round } من { $rounds }
    }
tournament-status = { $status ->
        [entered] مسجل
        [checked_in] حاضر
        [absent] غائب
        [withdrawn] منسحب
        [excluded] محروم
        [expelled] مطرود
       *[removed] محذوف
    }
tournament-cli-counts-for-nobody = انسحب { $who } وقد لعب أقل من نصف مبارياته. لا تُحسب النتائج لأحد (المادة { $article }).
tournament-cli-not-final = الجولة { $round }، { $game }: لم تُحسم. هذا الترتيب ليس نهائيا.
tournament-cli-not-decided = الجولة { $round }، { $game }: لم تُحسم. لا يُعدّ تقرير ومباراة مفتوحة ({ $option } ينشئ ملفا يذكر ذلك).
tournament-cli-no-number = لا أحد في الترتيب رقمه { $number }.
tournament-cli-formats = يُطبع هذا بصيغة { $formats } فقط.
tournament-cli-nothing-to-explain = الدوري يُوزع بجدوله. لا شيء يُشرح.
tournament-cli-round = المتوقع جولة من { $from } إلى { $to }.
tournament-cli-not-checked = { $why } لا يُفحص التوزيع.
tournament-cli-only-in-the-log = لا يذكر التقرير كيف تُجرى القرعة والتوزيع في نظام خروج المغلوب؛ يذكره السجل. لا يُفحص التوزيع.
tournament-cli-kind = { $kind ->
        [pairing] توزيع
        [colours] اللونان
        [bye] إعفاء
        [board_order] ترتيب الطاولات
        [standing] مركز
        [points] نقاط
       *[record] سجل
    }
tournament-cli-secret = الرمز { $text }
tournament-cli-commitment = البصمة { $text }
tournament-cli-give-secret = نُشرت بصمة. أعط رمزها مع { $option }.
tournament-cli-flawed = رقمان من المغلف { $group } يلتقيان في الجولة الأخيرة. { $option } يبدل 11 و12.
tournament-cli-no-envelope = لا مغلف تكفي أرقامه { $federation }. اذكر من أيها يُسحب أولا، ثم التالي.
tournament-cli-draws = { $federation } { $name } يسحب { $what ->
        [envelope] مغلفا
       *[number] رقما
    }: { $from }
tournament-cli-draw-unfinished = لم تنته القرعة.
tournament-cli-cannot-be-drawn = لا يمكن سحب { $what } الآن. المتوقع مغلف أو رقم مما ذُكر.
tournament-cli-no-secret = لا يذكر الملف رمزا. لم تُجر قرعة به.
tournament-cli-published-before = نُشرت قبل غيرها: { $hash }
tournament-cli-verified = يعود إلى البصمة المنشورة: { $same ->
        [yes] نعم
        [no] لا
       *[unknown] -
    }
tournament-cli-same-draw = يعطي القرعة نفسها من جديد: { $same ->
        [yes] نعم
        [no] لا
       *[unknown] -
    }
tournament-cli-initial-colour = اللون الابتدائي: { $colour ->
        [white] الأبيض
       *[black] الأسود
    }
tournament-cli-players-only = اللاعبون فقط. الجولات الملعوبة هناك وعددها { $rounds } تبقى حيث هي.
tournament-cli-note-left = لم يُفهم، وبقي تعليقا: { $text }
tournament-cli-own-columns = غير معروف وحُفظ كعمود خاص بكم: { $columns } ({ $option } يهمل أحدها)
tournament-cli-left-out = غير معروف وأُهمل: { $columns } ({ $option } لا يقول شيئا عن أحدها)
tournament-cli-entered = { $count ->
        [0] لم يُسجل أحد: لا يذكر الملف لاعبا.
       *[other] سُجل من اللاعبين { $count }: { $names }{ $more ->
                [0] { "" }
               *[other] {" "}و{ $more } غيرهم
            }.
    }
tournament-cli-entry = السطر { $nth }، { $name }: لم يُسجل أحد.
tournament-cli-games-alone = المباريات بطولة قائمة بذاتها. استوردها حيث لم يُسجل أحد بعد.
tournament-cli-pick = هذه قائمة تصنيف. اذكر من يُسجل مع { $pick }، أو أعطها مع { $list } إلى جانب جدول.
tournament-cli-not-listed = ليس في القائمة لاعب رقمه { $id }{ $name ->
        [none] { "" }
       *[some] {" "}({ $player })
    }.
tournament-cli-other-name = { $id } في القائمة هو { $listed }؛ وفي الجدول { $player }.
tournament-cli-no-act = لا يُقرأ الفعل { $place }: { $why }.
