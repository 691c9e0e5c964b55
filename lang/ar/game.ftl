### المباراة قصةً: ما يحدث عند الرقعة، والإطار حوله.
### معرّفات ما يحدث (act-…) تُركَّب في البرنامج من علامات الواجهة العامة.

## كلمات ترد داخل الرسائل الأخرى

act-word-actor = { $by ->
        [white] الأبيض
        [black] الأسود
        [arbiter] الحكم
        [chief_arbiter] رئيس الحكام
        [assistant] مساعد الحكم
        [helper_of_white] مساعد الأبيض
        [helper_of_black] مساعد الأسود
        [captain] كابتن الفريق
        [spectator] أحد المشاهدين
        [organiser] المنظم
        [committee] لجنة الاستئناف
        [secretariat] مكتب الأمانة
        [clock] ساعة الشطرنج
        [both] كل لاعب
       *[nobody] لا أحد
    }
act-word-piece = { $piece ->
        [king] ملكا
        [queen] وزيرا
        [rook] رخا
        [bishop] فيلا
        [knight] حصانا
        [pawn] بيدقا
        [none] القطعة
       *[coloured] { ruling-piece }
    }
act-word-hand = { $hand ->
        [same] {" "}باليد التي تنقل القطعة
        [other] {" "}باليد الأخرى
        [both] {" "}بكلتا اليدين
       *[none] { "" }
    }
act-word-presses = { $press ->
        [yes] {" "}ويضغط على الساعة
       *[no] { "" }
    }
act-word-text = { $text ->
        [none] { "" }
       *[some] : { $text }
    }
game-details = { $details ->
        [none] { "" }
       *[some] {" "}({ $details })
    }
act-word-outcome = { $result ->
        [white_wins] فوز الأبيض
        [black_wins] فوز الأسود
        [draw] تعادل
        [both_lose] خسارة اللاعبين كليهما
       *[open] ما زالت تحتاج إلى قرار
    }
game-fact = { $fact ->
        [flag] سقط علم
        [both_flags] سقط العلمان
        [illegal_move] نُفذت نقلة غير قانونية
        [both_kings_in_check] كلا الملكين في كش
        [pawn_on_last_rank] بيدق في الصف الأخير
        [king_captured] أُسر الملك
        [repetition] ظهر الوضع من المرات ما يكفي للطلب
        [fivefold] ظهر الوضع نفسه خمس مرات
        [fifty] نفذ كل لاعب خمسين نقلة بلا أسر ولا نقلة بيدق
        [seventy_five] نفذ كل لاعب خمسا وسبعين نقلة بلا أسر ولا نقلة بيدق
        [checkmate] كش مات
        [stalemate] خنق الملك
        [dead_position] وضعية جامدة
        [wrong_position] كان الوضع الابتدائي خطأ
        [displaced_piece] قطعة على مربع لم تُنقل إليه
        [wrong_colours] الألوان معكوسة
        [board_turned] الرقعة موضوعة على غير وجهها
        [wrong_setting] الساعة مضبوطة خطأ
        [default] لم يصل لاعب قبل انتهاء وقت التأخير المسموح
        [device] جهاز إلكتروني
        [written_ahead] كُتبت نقلة قبل تنفيذها
        [wrong_hand] لم تُضغط الساعة باليد التي نقلت القطعة
        [unrecorded] لم تُسجل النقلات
        [notes] استُعملت ملاحظات أو مصدر آخر
        [advice] أُعطيت نصيحة أو حُلّل على رقعة أخرى
        [disturbing] يُزعَج الخصم
        [disrepute] ما يسيء إلى سمعة الشطرنج
        [smoking] دخّن أحدهم حيث لا يُسمح
        [left_area] غادر لاعب منطقة اللعب بلا إذن
        [left_venue] غادر لاعب مكان البطولة بلا إذن
        [spectator_interferes] من لا شأن له بالمباراة يتدخل
        [spectator_phone] مشاهد يستعمل هاتفا
        [entered_area] في منطقة اللعب شخص بلا إذن
        [envelope_lost] ضاع مغلف النقلة السرية
        [sheet_hidden] لا يرى الحكم ورقة التسجيل
        [sheet_taken] احتفظ لاعب بورقة تسجيله أو أتلفها
        [other_notation] ورقة التسجيل ليست بالتدوين الجبري
        [defective_sheet] لم تعد ورقة التسجيل صالحة للكتابة
        [boards_differ] تختلف الرقعتان وتتفق ورقتا التسجيل
        [sheets_differ] تختلف الرقعتان وورقتا التسجيل
        [pocket_wrong] وُضعت قطعة في اليد الخطأ واستُعملت
        [pocket_lost] لا يعرف أحد ما في اليدين
        [checks_disputed] يختلف اللاعبان في الكشات الباقية
        [both_end] انتهت الرقعتان في لحظة واحدة
        [other_board] لُمست الرقعة الأخرى
        [left_match] ترك لاعب اللقاء
       *[touched] لُمست قطعة
    }

## ما يحدث عند الرقعة

act-schedule = حُدد بدء المباراة عند { $start }{ $default ->
        [none] { "" }
       *[known] ؛ ووقت التأخير المسموح { $default }
    }.
act-round-start = تبدأ الجولة.
act-set-up = يرتب { act-word-actor } القطع: { $board }
act-draw-start = يسحب { act-word-actor } الوضع الابتدائي { $number } من شطرنج 960 من قرعتين.
act-set-clock = يضبط { act-word-actor } الساعة: { $control }
act-turn-board = يدير { act-word-actor } الرقعة.
game-helper-duty = { $duty ->
        [moves] يحرك القطع
        [announces] يعلن النقلات
        [records] يسجل النقلات ويضغط الساعة
        [tells] يخبر بعدد النقلات وبالوقت إذا سُئل
        [claims] يطالب عند سقوط العلم ويبلّغ عن لمس قطعة
        [adjourns] يختم النقلة ويقوم بإجراءات التأجيل
        [write] يكتب النقلات
       *[press] يضغط الساعة
    }
act-register-helper = يُسجَّل من ينوب عن { $of ->
        [white] الأبيض
       *[black] الأسود
    }{ game-details }.
act-announce-adjust = يعلن { act-word-actor } أنه يضبط القطع.
act-touch = يلمس { act-word-actor } القطعة التي على { $square }{ $intent ->
        [accidental] {" "}عرضا
        [unclear] ، وليس واضحا أكان ذلك عمدا
       *[deliberate] { "" }
    }{ act-word-hand }.
act-touch-reserve = يلمس { act-word-actor } { act-word-piece } بجانب الرقعة.
act-lift = يرفع { act-word-actor } القطعة من { $square }{ act-word-hand }.
act-place = يضع { act-word-actor } { act-word-piece } على { $square }{ $upturned ->
        [yes] {" "}مقلوبة
       *[no] { "" }
    }{ act-word-hand }.
act-release = يترك { act-word-actor } القطعة من يده{ $square ->
        [none] { "" }
       *[known] {" "}على { $square }
    }.
act-remove = يرفع { act-word-actor } القطعة التي على { $square } عن الرقعة{ act-word-hand }.
act-put-back = يعيد { act-word-actor } { act-word-piece } إلى { $square }.
act-displace = يزيح { act-word-actor } القطع التي على { $squares }.
act-press = يضغط { act-word-actor } على الساعة{ act-word-hand }.
act-stop-clocks = يوقف { act-word-actor } الساعتين.
act-restart-clock = يعيد { act-word-actor } تشغيل { $player ->
        [none] الساعة
       *[one] ساعة { ruling-side-of }
    }.
act-hit-clock = يعامل { act-word-actor } الساعة بعنف.
act-move = يلعب { act-word-actor } { $move }{ $two_hands ->
        [yes] {" "}بكلتا اليدين
       *[no] { "" }
    }{ act-word-presses }.
act-drag = ينقل { act-word-actor } القطعة من { $from } إلى { $to }{ $piece ->
        [none] { "" }
       *[known] {" "}فتصير { act-word-piece }
    }{ act-word-presses }.
act-announce = يعلن { act-word-actor } نقلة{ act-word-text }
act-repeat = يكرر { act-word-actor } النقلة{ act-word-text }
act-tell = يخبر { act-word-actor } اللاعب بشيء: { $what }
act-say = { $text ->
        [about_to_castle] يقول { act-word-actor } إنه سيبيّت.
        [flag] { act-word-actor } ينادي أن علما قد سقط.
       *[other] يقول { act-word-actor }{ act-word-text }
    }
act-partner = يقول { act-word-actor } لزميله: { partner-word }
act-offer = يعرض { act-word-actor } التعادل{ $condition ->
        [none] { "" }
       *[some] {" "}بشرط: { $condition }
    }.
act-accept = يقبل { act-word-actor } عرض التعادل.
act-decline = يرفض { act-word-actor } عرض التعادل.
act-resign = يستسلم { act-word-actor }.
act-gesture = { $kind ->
        [handshake] يمد { act-word-actor } يده
        [lay_king] يطرح { act-word-actor } ملكه على الرقعة
       *[other] يومئ { act-word-actor }
    }.
act-claim = يقدم { act-word-actor } طلبا: { ruling-claimed }{ $written ->
        [none] { "" }
       *[some] {" "}بالنقلة { $written }
    }{ game-details }.
act-withdraw = يتراجع { act-word-actor } عن ذلك.
act-call-arbiter = ينادي { act-word-actor } الحكم{ act-word-text }.
act-ask = يسأل { act-word-actor } الحكم{ act-word-text }.
act-agree = { $what ->
        [draw] يتفق اللاعبان على التعادل.
        [correction] يتفق اللاعبان على تصحيح النتيجة.
        [position] يؤكد { act-word-actor } الوضع النهائي المكتوب.
       *[resume] يتفق اللاعبان على متابعة اللعب.
    }
act-reading = تُظهر ساعة الشطرنج: الأبيض { $white }، الأسود { $black }{ game-details }.
act-shows-zero = تُظهر شاشة وقت { ruling-side-of } صفرا.
act-shows-first = تبين ساعة الشطرنج أن علم { ruling-side-of } سقط أولا.
act-defect = ساعة الشطرنج معطلة.
act-adds = تضيف ساعة الشطرنج { $ms } إلى وقت { ruling-side-of }.
act-write = يكتب { act-word-actor } في ورقة تسجيل { ruling-side-of }{ act-word-text }
act-write-ahead = يكتب { act-word-actor } نقلة قبل تنفيذها{ act-word-text }
act-strike = يشطب { act-word-actor } سطرا من ورقة التسجيل.
act-draw-mark = يسجل { act-word-actor } عرض التعادل.
act-note = يدون { act-word-actor }{ act-word-text }
act-hand-sheet = يسلم { act-word-actor } ورقة التسجيل.
act-return-sheet = يعيد { act-word-actor } ورقة التسجيل.
act-seal = يكتب { act-word-actor } النقلة السرية.
act-sign = يوقع { act-word-actor } النتيجة: { act-word-outcome }.
act-arrive = يصل { act-word-actor }.
act-leave = يغادر { act-word-actor } { $with_leave ->
        [yes] بإذن الحكم
       *[no] من غير إذن الحكم
    }.
act-return = يعود { act-word-actor }.
act-device = مع { act-word-actor } جهاز إلكتروني{ game-details }.
act-smoke = يدخن { act-word-actor }.
act-finish-as-spectator = أنهى { act-word-actor } مباراته وصار يتفرج.
act-observe = يلاحظ { act-word-actor }: { game-fact }{ game-details }.
act-report = يبلغ { act-word-actor }: { game-fact }{ game-details }.
act-replay-finds = عند إعادة النقلات يتبين: { game-fact }{ game-details }.
act-start = يبدأ { act-word-actor } المباراة.
act-stop = { $by ->
        [nobody] كان الخادم غائبا: اللعب متوقف.
       *[some] يوقف { act-word-actor } اللعب.
    }
act-resume = يأذن { act-word-actor } بمتابعة اللعب.
act-decide = يقرر { act-word-actor }. { $question } – { $answer }{ game-details }.
act-adjust = يضبط { act-word-actor } ساعة { ruling-side-of }{ $ms ->
        [none] { "" }
       *[known] {" "}على { $ms }
    }{ game-details }{ act-word-text }.
act-order = يأمر { act-word-actor }{ act-word-text }
act-penalise = يفرض { act-word-actor }: { $penalties }.
act-new-game = يأمر { act-word-actor } بمباراة جديدة.
act-adjourn = يؤجل { act-word-actor } المباراة.
act-open-envelope = يفتح { act-word-actor } المغلف.
act-postpone = يؤجل { act-word-actor } القرار.
act-declare = يعلن { act-word-actor } النتيجة: { act-word-outcome }{ game-details }.
act-correct = يصحح { act-word-actor } النتيجة: { act-word-outcome }.
act-overrule = يلغي { act-word-actor } القرار { $ruling }{ act-word-text }
act-remedy-done = نُفذ ما أُمر به.
act-comply = يمتثل { act-word-actor }.
act-refuse = يرفض { act-word-actor } الامتثال.
act-appeal = يقدم { act-word-actor } استئنافا.
act-decide-appeal = { $upheld ->
        [yes] قُبل الاستئناف.
       *[no] رُفض الاستئناف.
    }

## تفاصيل بين قوسين

game-detail-square = المربع { $square }
game-detail-should = ينبغي أن يكون { $should }
game-detail-clocks = الأبيض { $white }، الأسود { $black }
game-detail-counters = عداد النقلات: الأبيض { $white }، الأسود { $black }
game-detail-counter = عداد النقلات { $counter }
game-detail-points = النقاط: الأبيض { $white }، الأسود { $black }
game-about = { $about ->
        [displaced_piece] قطعة أزيحت
        [wrong_hand] اليد التي ضغطت الساعة
        [illegal_move] نقلة غير قانونية
        [wrong_position] وضع ابتدائي خاطئ
        [wrong_colours] ألوان معكوسة
        [board_turned] رقعة وضعت خطأ
        [wrong_setting] ضبط خاطئ للساعة
        [promotion] قطعة للترقية
        [scoresheet] ورقة تسجيل الحكم
        [opponents_sheet] ورقة تسجيل الخصم
        [supervision] قواعد الإشراف هنا
        [moves_made] كم نقلة لعبت
        [move_number] رقم النقلة
        [moves] النقلات التي لعبت
        [flag] هل سقط العلم
        [both_flags] هل سقط العلمان
        [forgot_clock] هل نسي الخصم الساعة
        [completed] هل اكتملت النقلة
       *[time] الوقت المستهلك
    }
game-detail-together = في الوقت نفسه
game-detail-nobody = لا يراه أحد
game-detail-reported = أبلغ عنه { ruling-person }

## إطار القصة

game-frame = { $play ->
        [rapid] اللعب السريع
        [blitz] الشطرنج الخاطف
       *[standard] الشطرنج الكلاسيكي
    }، { $control ->
        [none] من غير ساعة
       *[known] نظام الوقت { $control }
    }، { $mode ->
        [assisted] رقعة لا تقبل إلا وضعا قانونيا للقطع
        [online] رقعة على شاشة لا تقبل إلا النقلات القانونية
        [recorded] رقعة حقيقية تُدخَل مباراتها
       *[physical] رقعة تفعل اليد عليها ما تشاء
    }
game-log = { $entries ->
        [zero] لا حدث
        [one] حدث واحد
        [two] حدثان
        [few] { $entries } أحداث
        [many] { $entries } حدثا
       *[other] { $entries } حدث
    }؛ السلسلة سليمة وتنتهي بـ { $hash }.
game-changed = لم تعد القوانين كما كانت حينئذ: { $rulebook }.
game-from = تبدأ المباراة من { $fen }
game-moved-before = النقلات التي سبقتها: { $moves }
game-options = الأجوبة الممكنة: { $options }
game-told = { $viewers ->
        [none] لا يُقال لأحد
       *[some] لا يُقال إلا إلى: { $viewers }
    }
game-end = النتيجة: { act-word-outcome }{ game-details }.
game-inquiry = استفسار: كيف تُفهم هذه القوانين هنا؟
game-stands = الوضع: { $fen }
game-same = حُكم فيها ثانية اليوم: { $entries ->
        [zero] لا شيء يُحكم فيه.
        [one] جواب الحدث كما كان.
        [two] جوابا الحدثين كما كانا.
        [few] أجوبة { $entries } أحداث كلها كما كانت.
       *[other] أجوبة { $entries } حدثا كلها كما كانت.
    }
game-otherwise = حُكم فيها ثانية اليوم: { $count ->
        [zero] لا حدث يتغير جوابه.
        [one] حدث واحد يتغير جوابه.
        [two] حدثان يتغير جواباهما.
        [few] { $count } أحداث تتغير أجوبتها.
       *[other] { $count } حدثا تتغير أجوبتها.
    }
game-difference = الحدث { $seq }: { $event }
game-recorded = الجواب حينئذ:
game-today = الجواب اليوم:
game-nothing = لا شيء
