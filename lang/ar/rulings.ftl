### ما يُجاب به عن حدث: القرارات، وما يجب فعله، والأسئلة الموجهة إلى الحكم، وما لا يُقبل.
### تُركَّب المعرّفات في البرنامج من علامات الواجهة العامة.

## كلمات ترد داخل الرسائل الأخرى

ruling-side = { $player ->
        [white] الأبيض
        [black] الأسود
       *[none] اللاعب
    }
ruling-other-side = { $player ->
        [white] الأسود
        [black] الأبيض
       *[none] المنافس
    }
ruling-side-of = { $player ->
        [white] الأبيض
        [black] الأسود
       *[none] اللاعب
    }
ruling-to-side = { $player ->
        [white] للأبيض
        [black] للأسود
       *[none] للاعب
    }
ruling-at-ply = { $ply_side ->
        [white] النقلة { $ply_number } للأبيض
        [black] النقلة { $ply_number } للأسود
       *[start] بداية المباراة
    }
ruling-position-at = { $ply_side ->
        [white] الوضع الذي بعد النقلة { $ply_number } للأبيض
        [black] الوضع الذي بعد النقلة { $ply_number } للأسود
       *[start] الوضع الابتدائي
    }
ruling-piece = { $piece ->
        [white_king] الملك الأبيض
        [white_queen] الوزير الأبيض
        [white_rook] الرخ الأبيض
        [white_bishop] الفيل الأبيض
        [white_knight] الحصان الأبيض
        [white_pawn] البيدق الأبيض
        [black_king] الملك الأسود
        [black_queen] الوزير الأسود
        [black_rook] الرخ الأسود
        [black_bishop] الفيل الأسود
        [black_knight] الحصان الأسود
        [black_pawn] البيدق الأسود
       *[none] لا قطعة
    }
ruling-role = { $role ->
        [king] الملك
        [queen] الوزير
        [rook] الرخ
        [bishop] الفيل
        [knight] الحصان
        [pawn] البيدق
       *[none] القطعة
    }
ruling-new-role = { $role ->
        [queen] وزير
        [rook] رخ
        [bishop] فيل
        [knight] حصان
       *[none] القطعة المختارة
    }
ruling-flank = { $side ->
        [king] جناح الملك
       *[queen] جناح الوزير
    }
ruling-person = { $who ->
        [white] الأبيض
        [black] الأسود
        [both] كلا اللاعبين
        [players] اللاعبان نفسهما
        [arbiter] الحكم
        [designated_arbiter] الحكم المعين
        [chief_arbiter] رئيس الحكام
        [assistant] مساعد الحكم
        [helper_of_white] مساعد الأبيض
        [helper_of_black] مساعد الأسود
        [clock] ساعة الشطرنج
        [nobody] لا أحد
        [captain] كابتن الفريق
        [spectator] المشاهد
        [organiser] المنظم
        [committee] لجنة الاستئناف
        [secretariat] الأمانة
       *[other] { $who }
    }
ruling-whose-time = { $clock ->
        [own] من وقته هو
        [opponent] من وقت المنافس
       *[none] والساعتان متوقفتان
    }
ruling-claimed = { $claim ->
        [repetition] تعادل بتكرار الوضع
        [fifty] تعادل بعدد النقلات
        [flag] سقوط علم المنافس
        [illegal_move] نقلة غير قانونية
        [touched] لمس المنافس قطعة
        [promotion] في شأن الترقية
        [quickplay] في نهاية اللعب السريع
        [increment_request] إضافة زمنية في نهاية اللعب السريع
        [wrong_clock] خطأ في الساعة
        [wrong_position] خطأ في الوضع
        [wrong_colours] عكس الألوان
        [default] تأخر المنافس في الوصول
        [disturbance] تشويش من المنافس
        [two_boards] لاستخدام رقعتين
       *[no_arbiter_draw] تعادل حيث لا يوجد حكم
    }
ruling-claim-reason = { $reason ->
        [not_so] ليس الأمر كما قيل
        [too_late] جاء متأخرا
        [right_lost] ضاع الحق فيه
        [not_on_move] مقدمه ليس صاحب النقلة
        [not_written] لم تُكتب النقلة المقصودة
        [another_move_possible] هناك نقلة أخرى ممكنة
        [not_paid] لم يُدفع الرسم
       *[no_such_rule] لا قاعدة كهذه في هذه القوانين
    }
ruling-right = { $right ->
        [adjust] ضبط القطع
        [claim] طلب التعادل
        [complain_of_touch] المطالبة بالقطعة الملموسة
        [claim_illegal_move] المطالبة بنقلة غير قانونية
        [castling] التبييت
       *[offer] عرض التعادل
    }
ruling-illegal-kind = { $kind ->
        [move] تحركت قطعة على غير قاعدتها
        [king_in_check] بقي الملك في كش
        [unpromoted] بقي بيدق في الصف الأخير
        [wrong_promotion] رُقي البيدق إلى ما لا يجوز
        [king_taken] أُسر الملك
        [castling] تبييت غير جائز
        [two_moves] نقلتان معا
        [press_without_move] ضُغطت الساعة من غير نقلة
        [two_hands] أُديت النقلة بيدين
        [drop] قطعة من اليد وُضعت حيث لا يجوز، أو ليست في اليد
       *[not_his_piece] قطعة ليس له أن ينقلها
    }
ruling-offence-kind = { $which ->
        [wrong_hand] لم تُضغط الساعة باليد التي نقلت القطعة
        [clock_handling] عوملت الساعة بعنف
        [stopped_clocks] أوقفت الساعتان من غير سبب وجيه
        [press_without_move] ضُغطت الساعة من غير نقلة
        [two_hands] أُديت النقلة بيدين
        [displaced_pieces] أُزيحت قطع عن أماكنها
        [adjusting] ضُبطت القطع من غير حق في ذلك
        [device] جهاز إلكتروني في مكان اللعب
        [refusal] يرفض التقيد بالقوانين
        [written_ahead] كُتبت النقلة قبل تنفيذها
        [interference] تدخل من لا شأن له بالمباراة
        [disturbance] التشويش على المنافس
        [aids] استُعملت ملاحظات أو نصيحة أو تحليل
        [disrepute] أُسيء إلى سمعة الشطرنج
        [smoking] التدخين حيث لا يُسمح
        [leaving] المغادرة بلا إذن
        [spectator_phone] هاتف من لا شأن له بالمباراة
        [entry] كان في منطقة اللعب من ليس لاعبا ولا حكما
        [scoresheet] أُهملت واجبات ورقة التسجيل
        [other_board] لُمست الرقعة الأخرى من اللقاء
       *[other] { $which }
    }

## القرارات

ruling-game-over = { $result ->
        [white_wins] انتهت المباراة بفوز الأبيض:
        [black_wins] انتهت المباراة بفوز الأسود:
        [draw] انتهت المباراة بالتعادل:
        [both_lose] انتهت المباراة بخسارة اللاعبين كليهما:
       *[open] انتهت المباراة وما زالت نتيجتها تحتاج إلى قرار:
    } { $reason ->
        [checkmate] كش مات
        [stalemate] خنق الملك
        [dead_position] الوضعية جامدة
        [resignation] الاستسلام
        [agreement] اتفق اللاعبان
        [repetition] طلب صحيح بتكرار الوضع
        [fifty_moves] طلب صحيح بعدد النقلات
        [fivefold] ظهر الوضع نفسه خمس مرات
        [seventy_five_moves] بلغ عدد النقلات بلا أسر ولا نقلة بيدق ما تنتهي به المباراة
        [time] سقط علم
        [both_flags] سقط العلمان
        [illegal_moves] نقلات غير قانونية
        [irregular_position] وضع لا يمكن إبقاؤه ولا إعادته
        [default] التأخر في الوصول
        [device] جهاز إلكتروني
        [sealed_move] النقلة السرية
        [quickplay] طلب في نهاية اللعب السريع
        [hill] ملك يقف على مربع من الوسط
        [third_check] أُعطي الكش الثالث
        [other_board] انتهت الرقعة الأخرى
       *[conduct] السلوك
    }. { $score ->
        [usual] { "" }
       *[other] النقاط: الأبيض { $white }، الأسود { $black }.
    }
ruling-game-continues = تستمر المباراة.
ruling-game-resumed = تُستأنف المباراة.
ruling-no-intervention = لا يُفعل شيء ولا يُقال لأحد شيء.
ruling-obligation = { $duty ->
        [move] على { ruling-side } أن ينقل { ruling-role }.
        [capture] على { ruling-side } أن يأسر { ruling-role } على { $square }.
        [castle_kingside] على { ruling-side } أن يبيت في جناح الملك.
        [castle_queenside] على { ruling-side } أن يبيت في جناح الوزير.
        [promote] على { ruling-side } أن يرقي البيدق على { $square } إلى { ruling-new-role }.
        [drop] على { ruling-side } أن يضع { ruling-role } من يده على الرقعة.
       *[touched] على { ruling-side } أن يلتزم بالقطعة الملموسة أو بالنقلة المعلنة.
    }
ruling-no-obligation = { ruling-to-side } أن يلعب أي نقلة.
ruling-move-made = { $uci ->
        [none] نفذ { ruling-side } النقلة.
       *[move] نفذ { ruling-side } النقلة { $uci }.
    }
ruling-move-announced = أعلن { ruling-side } النقلة { $uci }.
ruling-move-completed = أكمل { ruling-side } النقلة.
ruling-finish-required = على { ruling-side } أن يتم ما بدأه.
ruling-claim-upheld = طلب { ruling-side } صحيح: { ruling-claimed }.
ruling-claim-rejected = طلب { ruling-side } ({ ruling-claimed }) مرفوض: { ruling-claim-reason }.
ruling-claim-not-admissible = لا يمكن { ruling-to-side } أن يقدم هذا الطلب ({ ruling-claimed }) الآن: { ruling-claim-reason }. ولا عقوبة على ذلك.
ruling-claim-void = طلب { ruling-side } ({ ruling-claimed }) باطل بسبب ما وُجد عند التحقق منه.
ruling-claim-admissible = { ruling-to-side } أن يقدم هذا الطلب: { ruling-claimed }.
ruling-cannot-withdraw = لا يمكن { ruling-to-side } أن يتراجع عنه.
ruling-right-lost = فقد { ruling-side } الحق في { ruling-right }{ $until ->
        [game] {" "}حتى نهاية المباراة
       *[move] {" "}حتى النقلة التالية
    }.
ruling-offer-open = عرض التعادل من { ruling-side } قائم.
ruling-offer-refused = عرض التعادل من { ruling-side } لم يُقبل.
ruling-offer-lapsed = عرض التعادل من { ruling-side } لم يعد قائما.
ruling-illegal-move-counted = { $kind ->
        [press_without_move] { ruling-side }: { ruling-illegal-kind }. ويُعاقب على ذلك كما يُعاقب على نقلة غير قانونية، رقمها { $nth }.
        [two_hands] { ruling-side }: { ruling-illegal-kind }. ويُعاقب على ذلك كما يُعاقب على نقلة غير قانونية، رقمها { $nth }.
       *[move] النقلة غير القانونية رقم { $nth } { ruling-to-side }: { ruling-illegal-kind }.
    }
ruling-illegal-move-not-counted = { ruling-side }: { ruling-illegal-kind }. ولا تُحسب نقلة غير قانونية.
ruling-position-restored = أعد { ruling-position-at }، وتستمر المباراة منه.
ruling-irregularity-stands = يبقى الخطأ على حاله وتستمر المباراة.
ruling-wait = ينتظر الحكم ولا يقول شيئا.
ruling-new-game = تُلعب مباراة جديدة{ $swap_colours ->
        [yes] {" "}مع تبادل الألوان
       *[no] { "" }
    }.
ruling-result-stands = تبقى النتيجة كما هي.
ruling-result-corrected = تُصحح النتيجة: { $result ->
        [white_wins] فوز الأبيض
        [black_wins] فوز الأسود
        [draw] تعادل
        [both_lose] خسارة اللاعبين كليهما
       *[open] ما زالت تحتاج إلى قرار
    }. { $score ->
        [usual] { "" }
       *[other] النقاط: الأبيض { $white }، الأسود { $black }.
    }
ruling-complete-sheet = على { ruling-side } أن يستكمل ورقة التسجيل { ruling-whose-time }.
ruling-reconstruct = يراجع اللاعبان نقلات المباراة { ruling-whose-time }.
ruling-offence = { $player ->
        [none] مخالفة: { ruling-offence-kind }.
       *[one] مخالفة من { ruling-side }: { ruling-offence-kind }.
    }
ruling-no-offence = لا مخالفة.
ruling-postponed = يؤجَّل القرار.
ruling-adjourned = تؤجَّل المباراة.
ruling-referred = القرار يعود إلى: { ruling-person }.
ruling-appeal-lacks = { $reason ->
        [too_late] جاء متأخرا
        [not_written] يجب أن يكون مكتوبا
       *[not_paid] لم يُدفع الرسم
    }
ruling-appeal-not-admissible = لا يُنظر في استئناف { ruling-side }: { ruling-appeal-lacks }.
ruling-appeal-upheld = قُبل استئناف { ruling-side }.
ruling-appeal-rejected = رُفض استئناف { ruling-side }.
ruling-since = هذا قائم منذ { ruling-at-ply }.
ruling-mate = { $mate ->
        [winnable] توجد سلسلة من النقلات القانونية يستطيع بها المنافس أن ينفذ كش مات.
        [unwinnable] لا يستطيع المنافس أن ينفذ كش مات بأية سلسلة من النقلات القانونية.
       *[undetermined] لا يُعرف هل يستطيع المنافس أن ينفذ كش مات.
    }
ruling-mate-beside = { $mate ->
        [winnable] توجد سلسلة من النقلات القانونية يستطيع بها المنافس أن يفوز.
        [unwinnable] لا يستطيع المنافس أن يفوز بأية سلسلة من النقلات القانونية.
       *[undetermined] لا يُعرف هل يستطيع المنافس أن يفوز.
    }

## ما يجب فعله

remedy-add-time = يضاف { $ms } إلى وقت { ruling-side-of }.
remedy-take-time = يخصم { $ms } من وقت { ruling-side-of }.
remedy-set-time = تُضبط ساعة { ruling-side-of } على { $ms }.
remedy-remove-increment = تُنزع الإضافة الزمنية التي جاءت بها { ruling-at-ply }.
remedy-set-move-counter = يُضبط عداد النقلات { ruling-to-side } على { $moves ->
        [zero] { $moves } نقلة
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    }.
remedy-correct-setting = { $control ->
        [none] اضبط الساعة كما كان ينبغي.
       *[known] اضبط الساعة على { $control }.
    }
remedy-replace-clock = استبدل الساعة.
remedy-restore = أعد { ruling-position-at }.
remedy-restore-other = تعود الرقعة الأخرى أيضا: صُف عليها الوضع بعد نصف النقلة { $ply }.
remedy-set-pockets = في اليدين: { $pockets ->
        [none] لا شيء
       *[men] { $pockets }
    }.
remedy-set-checks = الكشات الباقية، الأبيض أولا: { $left }.
remedy-must-move = يجب نقل القطعة التي على { $square }.
remedy-must-capture = يجب أسر القطعة التي على { $square }.
remedy-must-castle = على الملك أن يبيت في { ruling-flank }.
remedy-must-drop = القطعة التي لُمست في اليد يجب أن توضع على الرقعة.
remedy-announce = يعلن { ruling-side } النقلة بصوت مسموع.
remedy-any-legal-move = تجوز أي نقلة قانونية.
remedy-declared-move = يجب تنفيذ النقلة { $uci }.
remedy-count-illegal-move = عدد النقلات غير القانونية { ruling-to-side }: { $nth }.
remedy-remark = يوجه الحكم ملاحظة { ruling-to-side }.
remedy-warning = يوجه الحكم إنذارا { ruling-to-side }.
remedy-score = نقاط الأبيض { $white } ونقاط الأسود { $black }.
remedy-points = { $given ->
        [yes] يضاف { $points } إلى نقاط { ruling-side }.
       *[no] يخصم { $points } من نقاط { ruling-side-of }.
    }
remedy-fine = { $amount ->
        [none] يدفع { ruling-side } غرامة مالية.
       *[known] يدفع { ruling-side } غرامة مالية: { $amount }.
    }
remedy-exclude-round = الحرمان من جولة أو أكثر: { ruling-person }.
remedy-expel-event = الطرد من البطولة: { ruling-person }.
remedy-expel-hall = الإخراج من صالة اللعب: { ruling-person }.
remedy-new-game = ابدأ مباراة جديدة.
remedy-swap-colours = يتبادل اللاعبان الألوان.
remedy-transfer-position = انقل الوضع إلى رقعة موضوعة على الوجه الصحيح.
remedy-replace-piece = { $piece ->
        [none] أخلِ المربع { $square }.
       *[piece] ضع { ruling-piece } على { $square }.
    }
remedy-finish-promotion = { $piece ->
        [none] أتم الترقية على { $square } بالقطعة التي يختارها اللاعب.
       *[piece] أتم الترقية: ضع { ruling-piece } على { $square }.
    }
remedy-castling-lost = لا يجوز { ruling-to-side } التبييت في { ruling-flank } بهذه النقلة.
remedy-complete-sheet = يستكمل { ruling-side } ورقة التسجيل { ruling-whose-time }.
remedy-return-sheet = أعد ورقة التسجيل { ruling-to-side } { ruling-whose-time }.
remedy-write-position = يكتب { ruling-side } الوضع النهائي، ويتحقق المنافس منه.
remedy-replace-sheet = استبدل ورقة التسجيل { ruling-to-side }.
remedy-watch = { $until ->
        [next_completed_move] تحقق ثانية بعد النقلة المكتملة التالية.
        [flag] راقب المباراة حتى يسقط علم.
       *[other] راقب المباراة: { $until }.
    }
remedy-keep-silent = لا تقل شيئا عن { $about ->
        [flag] العلم
        [moves] عدد النقلات
       *[other] ذلك
    }.
remedy-refer-to = اسأل { ruling-person }.

## أسئلة إلى الحكم

question-touched-how = كيف لمس { ruling-side } القطعة؟ { $wording ->
        [deliberate] لا يُعتد إلا باللمس المتعمد.
        [intent] لا يُعتد إلا باللمس الذي يُقصد به النقل أو الأسر.
        [not_clearly_accidental] يُعتد بكل لمس إلا ما كان عرضيا بوضوح.
       *[none] { "" }
    }
question-touch-order = أي قطعة لمسها { ruling-side } أولا؟
question-what-was-meant = ماذا قصد { ruling-side }؟
question-clocks-after-restoring = أي وقت تُظهره الساعتان الآن بعد إعادة الوضع؟
question-outage = أي وقت تُظهره الساعتان بعد الانقطاع؟
question-helpers-time = للاعب مساعد عند الساعة: { ruling-side }. أي وقت تُظهره الساعتان من الآن؟
question-position-unknown = أي وضع يُعاد؟
question-first-flag = أي علم سقط أولا؟
question-late-excused = تأخر { ruling-side } في الوصول. فهل يُقبل عذره؟
question-colours-reversed = الألوان معكوسة. فهل تستمر المباراة؟
question-quickplay = يقول { ruling-side } إن منافسه لا يستطيع الفوز بالطرق العادية أو لا يسعى إليه. فما القرار؟
question-other-names = هل يجوز أن يعلن { ruling-side } الصفوف بغير الأسماء الألمانية؟
question-opponents-score = خسر { ruling-other-side } المباراة. فعلى كم يحصل { ruling-side }؟
question-reason-to-stop = هل كان { ruling-to-side } سبب وجيه لإيقاف الساعتين؟ { $wording ->
        [if_obvious] لا يُعاقب إلا إذا كان انعدام السبب واضحا.
        [penalised] ويُعاقب إن لم يكن له سبب.
       *[none] { "" }
    }
question-supervision = هل الإشراف كاف؟
question-penalty = { $player ->
        [none] ما عقوبة المخالف؟
       *[other] ما عقوبة { ruling-side }؟
    }
question-two-faults = خطآن في فعل واحد: أيُحسبان واحدا أم اثنين؟
question-envelope-lost = ضاع المغلف ولا اتفاق على الوضع. فهل تُستأنف المباراة؟
question-times-too-severe = هل في تصحيح الأوقات شدة زائدة؟
question-overstep-shown = هل تُظهر أوراق التسجيل بعد استكمالها تجاوز الوقت؟
question-claim-shown = تختلف ورقة التسجيل عن المباراة المعروفة. هل ثبتت المطالبة؟
question-what-follows = قُبل الاستئناف. فماذا يترتب عليه؟
question-can-mate = هل يستطيع { ruling-side } أن ينفذ كش مات بأية سلسلة من النقلات القانونية؟
question-unsettled = نص القوانين لا يحسم هذا. فأي قراءة تُعتمد؟
question-silent-rulebook = لا تقول القوانين ما العمل. فما القرار؟
question-most-time = { $ms } على الأكثر.
question-least-time = { $ms } على الأقل.
question-most-ply = لا بعد { ruling-at-ply }.
question-proposal = المقترح: { $option }.
question-proposal-clocks = المقترح: الأبيض { $white }، الأسود { $black }.
question-proposal-counters = عداد النقلات: الأبيض { $white }، الأسود { $black }.
option-touched-how = { $option ->
        [deliberate] عمدا
        [accidental] عرضا
        [adjusting] لتسويتها
       *[other] { $option }
    }
option-touch-order = { $option ->
        [own_first] قطعته
        [opponent_first] قطعة المنافس
        [unknown] لا يُعرف
       *[other] { $option }
    }
option-what-was-meant = { $option ->
        [resigned] الاستسلام
        [agreed] الاتفاق على التعادل
        [nothing] لا شيء من ذلك
       *[other] { $option }
    }
option-clocks-after-restoring = { $option ->
        [proposal] كما في المقترح
        [own] أوقات أخرى
        [stay] تبقى كما هي
       *[other] { $option }
    }
option-helpers-time = { $option ->
        [proposal] كما تُظهران
        [own] أوقات أخرى
       *[other] { $option }
    }
option-outage = { $option ->
        [proposal] كما في المقترح
        [own] أوقات أخرى
       *[other] { $option }
    }
option-position-unknown = { $option ->
        [ply] الوضع بعد نقلة معينة
        [board] وضع آخر
       *[other] { $option }
    }
option-first-flag = { $option ->
        [white] علم الأبيض
        [black] علم الأسود
        [unknown] لا يُعرف
       *[other] { $option }
    }
option-late-excused = { $option ->
        [play] نعم، يلعب
        [lose] لا، يخسر
       *[other] { $option }
    }
option-colours-reversed = { $option ->
        [continue] تستمر
        [new_game] تُلعب مباراة جديدة
       *[other] { $option }
    }
option-quickplay = { $option ->
        [draw] تعادل
        [postpone] يؤجَّل القرار
        [reject] يُرفض الطلب
       *[other] { $option }
    }
option-opponents-score = { $option ->
        [n1] نقطة واحدة
        [n1_2] نصف نقطة
        [n0] لا شيء
       *[other] { $option }
    }
option-other-names = { $option ->
        [yes] نعم
        [no] لا
       *[other] { $option }
    }
option-reason-to-stop = { $option ->
        [yes] نعم
        [no] لا
       *[other] { $option }
    }
option-supervision = { $option ->
        [yes] نعم
        [no] لا
       *[other] { $option }
    }
option-penalty = { $option ->
        [warning] إنذار
        [opponent_time] زيادة وقت المنافس
        [own_time] إنقاص وقت اللاعب المخالف
        [loss] خسارة المباراة
        [own_points] إنقاص نقاط اللاعب المخالف
        [opponent_points] زيادة نقاط المنافس
        [fine] غرامة مالية
        [exclude_round] الحرمان من جولة أو أكثر
        [expel] الطرد
       *[other] { $option }
    }
option-two-faults = { $option ->
        [one] واحدا
        [both] اثنين
       *[other] { $option }
    }
option-envelope-lost = { $option ->
        [resume] تُستأنف
        [new_game] تُلعب مباراة جديدة
       *[other] { $option }
    }
option-times-too-severe = { $option ->
        [correct] لا، تُصحح
        [leave] نعم، تُترك
       *[other] { $option }
    }
option-overstep-shown = { $option ->
        [yes] نعم
        [no] لا
        [unknown] لا يمكن إثبات ذلك
       *[other] { $option }
    }
option-claim-shown = { $option ->
        [yes] نعم
        [no] لا
       *[other] { $option }
    }
option-what-follows = { $option ->
        [resume] تُستأنف المباراة
        [white] فوز الأبيض
        [black] فوز الأسود
        [draw] تعادل
        [result_stands] تبقى النتيجة
       *[other] { $option }
    }
option-can-mate = { $option ->
        [yes] نعم
        [no] لا
       *[other] { $option }
    }
option-unsettled = { $option ->
        [by_analogy] كما لو لُمس الملك أولا: يتحرك الملك إن استطاع
        [claim_is_no_move] الطلب ليس نقلة
        [as_listed] كما عددها النص
        [two_minutes] دقيقتان
        [one_minute] دقيقة واحدة
        [n11_d_e] البندان الرابع والخامس
        [n11_e_f] البندان الخامس والسادس
        [by_claim] بالطلب فقط
        [automatic] من غير طلب
        [restore] يُعاد الوضع
        [resume] تُستأنف المباراة
        [complete_promotion] تُتم الترقية
        [touched_pieces] مواد القطع الملموسة وحدها
        [any_article] أي مادة
        [one_act] تبادلهما فعل واحد: تبييت
        [rook_first] لُمس الرخ أولا: لا تبييت به
        [first_that_can] أول ما لُمس مما يمكن
        [both_bind] أي منهما
        [only_adjusted] كان يسوي فقط: تعود القطعة
        [made] هي نقلة وتبقى
        [stands] تبقى، لأن النقلة اكتملت
        [sheets] بورقتي التسجيل
        [men] بعد القطع
        [record] بسجل المباراة
        [result_stands] تبقى النتيجة
        [owed] تبقى القطعة دينا
        [both_back] تعود الرقعتان
        [continue] تستمر
        [draw] تعادل
        [first_seen] يحسم العلم الذي رُئي أولا
        [warning] إنذار
        [loss] خسارة المباراة
       *[other] { $option }
    }
option-silent-rulebook = { $option ->
        [own] قرار الحكم نفسه
       *[other] { $option }
    }

## ما لا يمكن أن يكون قد حدث

refusal-time-backwards = لا يمكن هذا: وقته قبل ما سبق تسجيله.
refusal-not-at-this-board = لا يمكن هذا: لا يجلس { $by } إلى هذه الطاولة.
refusal-no-such-board = لا يكون هذا: للمباراة رقعة واحدة.
refusal-too-soon = مهلا: كلمة واحدة للزميل في الثانية.
refusal-words-forbidden = في هذه البطولة لا يقول الزميلان شيئا.
refusal-unknown-square = لا يمكن هذا: لا مربع ولا نقلة باسم { $text }.
refusal-nothing-there = لا يمكن هذا: لا قطعة على { $square }.
refusal-nothing-lifted = لا يمكن هذا: لم تُرفع قطعة حتى توضع.
refusal-clocks-stand = لا يمكن هذا: الساعتان متوقفتان.
refusal-no-offer = لا يمكن هذا: لا عرض تعادل قائم.
refusal-question-open = ليس الآن: على الحكم أن يجيب أولا عن سؤال. { $question }
refusal-question-not-open = لا يمكن الجواب عن هذا: السؤال غير مطروح. { $question }
refusal-outside-limits = { $answer } ليس من الأجوبة الجائزة.
refusal-not-in-this-mode = { $why ->
        [not_legal] هذه النقلة غير قانونية.
        [touched_another] لُمست قطعة أخرى قبلها: هي التي يجب أن تُنقل.
       *[board] لا يمكن هذا على رقعة من هذا النوع.
    }
refusal-envelope-closed = لا يمكن هذا: النقلة السرية في المغلف. يُفتح المغلف أولا.
refusal-no-envelope = لا يمكن هذا: لا نقلة سرية في مغلف.
refusal-nothing-appealed = لا يمكن هذا: لم يستأنف أحد.
refusal-not-this-role = ليس هذا من شأن { ruling-person }.

## المواد

ruling-articles = { $count ->
        [one] المادة { $articles }
       *[other] المواد { $articles }
    }
ruling-article = { $ground ->
        [practice] { $article } (عرف الحكام)
        [unsettled] { $article } (النص غير واضح)
       *[letter] { $article }
    }
