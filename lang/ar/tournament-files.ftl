### عيوب ملفات البطولات: التقارير والجداول والسجلات، وما يقال عما قُرئ منها.

tournament-file-at = السطر { $line }، { $end ->
        [one] العمود { $from }
       *[several] الأعمدة من { $from } إلى { $to }
    }: { $what }
tournament-file-more = و{ $more } غيرها
tournament-trf-not-a-report = هذا ليس تقرير بطولة. تبدأ أسطر التقرير بثلاثة أرقام وفراغ، ويرد اللاعبون في الأسطر { $code }.
tournament-trf-not-a-record = يبدأ سطر التقرير بثلاثة محارف وفراغ، لا بـ { $found }.
tournament-trf-tabs = توجد علامات جدولة بدل الفراغات. لا يمكن تمييز الأعمدة.
tournament-trf-shifted = حقول هذا اللاعب ليست في أعمدتها ابتداء من { $found }. هل الاسم طويل جدا؟
tournament-trf-expected = المتوقع { $what ->
        [rank] ترتيب أولي
        [place] مركز
        [ranks] أرقام الترتيب الأولي
        [opponent] الترتيب الأولي للمنافس
        [result] علامة نتيجة
        [colour] w أو b أو - أو فراغ
        [round] رقم جولة
        [points] نقاط، مثل 1.0
        [letter] أحد الأحرف W D L A P X
        [bye] F أو H أو Z
        [tournament] رقم بطولة في الملف
        [number] عدد
       *[other] قيمة أخرى
    }، والموجود { $found }.
tournament-trf-duplicate = لاعبان لهما الترتيب الأولي { $player }.
tournament-trf-unknown-player = لا لاعب له الترتيب الأولي { $player }.
tournament-trf-plays-himself = اللاعب { $player } مكتوب منافسا لنفسه.
tournament-trf-opponents-disagree = الجولة { $round }: يذكر اللاعب { $player } منافسه { $opponent }، لكن { $opponent } { $named ->
        [0] لا يذكر أحدا
       *[other] يذكر { $named }
    }.
tournament-trf-colours-disagree = الجولة { $round }: للاعبين { $player } و{ $opponent } اللون نفسه.
tournament-trf-results-disagree = الجولة { $round }: للاعب { $player } النتيجة { $result } ولمنافسه { $opponent } النتيجة { $other }. وهما لا تتفقان.
tournament-trf-second-bye = الجولة { $round }: أُعفي اللاعبان { $player } و{ $other } كلاهما.
tournament-trf-cut-off = يبدو أن الملف مقطوع: يعلن { $announced } لاعبا وفيه { $found }.
tournament-trf-second-tournament = تبدأ هنا بطولة ثانية. اذكر أيهما المقصودة.
tournament-trf-encoding = النص ليس بترميز يونيكود، وقُرئ بترميز { $page }.
tournament-trf-bytes-padded = الأعمدة هنا معدودة بالبايتات لا بالمحارف.
tournament-trf-points-style = النقاط مكتوبة هكذا: { $found }.
tournament-trf-old-bye = قُرئت { $found } بلا منافس على أنها { $read }.
tournament-trf-unknown-record = السجل { $code } غير معروف، وأُبقي كما هو.
tournament-trf-foreign-record = السجل { $code } ليس بمعناه القياسي، وأُبقي كما هو.
tournament-trf-points-differ = للاعب { $player } بحسب المكتوب { $stated } نقطة، وبحسب النتائج { $summed }.
tournament-trf-count-differs = يعلن التقرير { $announced } لاعبا وفيه { $found }.
tournament-trf-shifted-by = من هنا فصاعدا كل سطر لاعب مزاح عمودا إلى { $side ->
        [right] اليمين
       *[left] اليسار
    }. وقُرئ كأنه غير مزاح.
tournament-trf-no-date = المتوقع يوم مثل { $example }، والموجود { $found }. أُبقي كما هو.
tournament-trf-unpaired = في الجولة { $round } غياب الجميع. اعتُبرت غير موزعة بعد.
tournament-trf-one-of = في الملف { $of } بطولات. وهذه رقم { $number }.
tournament-trf-rulers = أُهملت أسطر تعدّ الأعمدة فقط، وعددها { $count }.
tournament-trf-blank-byes = اللاعب { $player }: تتفق النقاط إن كان الفراغ إعفاء بنصف نقطة. وهكذا قُرئ، في الجولة { $rounds }.
tournament-trf-team-byes = لا سجل يذكر قيمة إعفاء الفرق. فلم تُحسب: { $byes }.
tournament-trf-team-bye = الجولة { $round }، الفريق { $team }
tournament-trf-translated = قُرئ السجل { $code } على أنه { $as }.
tournament-state-elsewhere = سطر الحالة يعود إلى نص غير نص هذا الملف. وقُرئ تعليقا.
tournament-state-unreadable = سطر الحالة لا يُقرأ. واعتُبر تعليقا.
tournament-csv-no-head = يجب أن يسمّي السطر الأول الأعمدة، ومنها { $name }. المعروفة: { $columns }.
tournament-csv-column = العمود { $found } غير معروف. المعروفة: { $columns }.
tournament-csv-twice = العمود { $found } وارد مرتين.
tournament-csv-quote = حقل بين علامتي تنصيص لا ينتهي، أو يستمر بعد نهايته.
tournament-csv-fields = المتوقع { $expected } حقلا، والموجود { $found }.
tournament-csv-value = المتوقع { $what ->
        [rating] تصنيف من 0 إلى 4000
        [title] لقب أو لا شيء
        [federation] الأحرف الثلاثة لاتحاد أو لا شيء
        [fide_id] رقم الاتحاد الدولي أو لا شيء
        [birth] تاريخ ميلاد أو سنة
        [sex] m أو w أو لا شيء
        [blind] نعم أو لا شيء
       *[name] اسم
    }{ $found ->
        [none] .
       *[some] ، والموجود { $text }.
    }
tournament-csv-two-days = قد يكون { $found } يومين مختلفين. اكتب السنة أولا، مثل { $example }.
tournament-paste-no-name = لا يوجد اسم لاعب هنا.
tournament-paste-only-number = { $number } رقم فيدا، وليست هنا قائمة تصنيف تعرف صاحبه. اكتب الاسم بجانبه.
tournament-paste-rating-or-year = قد يكون { $number } تصنيفا أو سنة ميلاد. اكتب سطرا في الأعلى يسمّي الأعمدة.
tournament-paste-rest = { $text } غير مفهوم، وقد تُرك.
tournament-paste-stays = { $text } وارد في الاسم ويبقى فيه. هل هو جزء منه؟
tournament-paste-outside = لا يوافق هذا السطر أعمدة الجدول. هل هو لاعب؟
tournament-paste-twice = يبدو أن هذا اللاعب ورد في السطر { $line }. هل هو الشخص نفسه؟
tournament-paste-entered = { $who } موجود في القائمة من قبل. هل هو الشخص نفسه؟
tournament-paste-no-text = هذه صورة أو ملف من برنامج آخر. انسخ الأسماء نصا والصقها.
tournament-paste-too-long = النص أطول مما يجب. يُقرأ في المرة الواحدة { $most } بايت على الأكثر.
tournament-paste-too-many = عدد اللاعبين هنا { $found }. يُقرأ في المرة الواحدة { $most } على الأكثر؛ قسّمهم على عدة بطولات.
tournament-paste-unnamed = العمود { $column }
tournament-log-no-head = هذا ليس سجل بطولة. يجب أن يكون سطره الأول { $head }.
tournament-log-version = هذا السجل من النسخة { $version } وهي غير معروفة هنا. قد يقرؤه برنامج أحدث.
tournament-log-encoding = هذا ليس بترميز يونيكود.
tournament-log-no-entry = هذا ليس إدخالا في سجل: { $why }
tournament-log-broken = { $why ->
        [no_hash] لا ينتهي السطر ببصمته.
       *[other] انقطعت السلسلة هنا: غُيّر هذا السطر أو سطر قبله أو حُذف أو نُقل. المتوقع { $hash }.
    }
tournament-log-out-of-order = الإدخال { $found } موضوع حيث يُتوقع الإدخال { $expected }.
tournament-typed = المتوقع { $what ->
        [outcome] نتيجة، مثل { $example }
        [points] نقاط، مثل { $example }
        [money] مبلغ، مثل { $example }
        [day] يوم، مثل { $example }
        [birth] تاريخ الميلاد أو سنته، مثل { $example }
        [ages] اسم وتاريخا ميلاد، مثل { $example }
        [member] اسم واتحاد وعمر بالسنوات التامة، مثل { $example }
        [tiebreak] معايير كسر التعادل، مثل { $example }
        [round] جولة، مثل { $example }
        [fide_id] رقم الاتحاد الدولي
        [born] سنة الميلاد
       *[rating] تصنيف
    }، والموجود { $found ->
        [none] لا شيء
       *[some] { $text }
    }.
tournament-no-table-after = لا جدول بعد الجولة { $found }. { $range ->
        [none] لم تُوزع أي جولة بعد.
       *[some] آخر جولة موزعة هي { $to }.
    }
tournament-games-none = لا توجد هنا مباريات لها ترويسات.
tournament-games-other-event = هنا مباراة من { $found }، والمباراة الأولى من { $first }. لا تُقرأ إلا مباريات بطولة واحدة.
tournament-games-no-name = تحتاج كل مباراة إلى اسمي اللاعبين.
tournament-games-himself = يظهر { $name } في جانبي مباراة واحدة.
tournament-games-twice = للاعب { $name } مباراة ثانية في الجولة { $round }.
tournament-list-no-head = ليست هذه قائمة تصنيف: فهي لا تبدأ بـ { $head } ولا بـ { $tag }.
tournament-list-unclosed = { $name } غير موجود.
tournament-list-cut-off = تنتهي القائمة في وسط بيانات لاعب.
tournament-list-too-long = { $most ->
        [zero] سطر أو عنصر أطول من { $most } بايت.
        [one] سطر أو عنصر أطول من بايت واحد.
        [two] سطر أو عنصر أطول من بايتين.
        [few] سطر أو عنصر أطول من { $most } بايتات.
        [many] سطر أو عنصر أطول من { $most } بايتا.
       *[other] سطر أو عنصر أطول من { $most } بايت.
    }
