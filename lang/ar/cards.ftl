### البطاقات وسرد المباراة: الحكم في أربع كلمات على الأكثر، ثم ما جرى في هذه المباراة.
### يركّب البرنامج المعرّفات من وسوم الواجهة العامة.

## القطع في الجملة

card-piece = { $role ->
        [king] الملك
        [queen] الوزير
        [rook] الرخ
        [bishop] الفيل
        [knight] الحصان
        [pawn] البيدق
       *[none] قطعة
    }
card-piece-first = { $role ->
        [king] الملك
        [queen] الوزير
        [rook] الرخ
        [bishop] الفيل
        [knight] الحصان
        [pawn] البيدق
       *[none] قطعة
    }
card-piece-on = { card-piece } على { $square }

## الأحكام

title-game-over = { $result ->
        [white_wins] فوز الأبيض
        [black_wins] فوز الأسود
        [draw] تعادل
        [both_lose] خسارة اللاعبين كليهما
       *[open] انتهت المباراة
    }
title-game-continues = تستمر المباراة
title-game-resumed = استئناف المباراة
title-no-intervention = لا تدخل
title-obligation = { $deed ->
        [move] { $role ->
            [king] يجب نقل الملك
            [queen] يجب نقل الوزير
            [rook] يجب نقل الرخ
            [bishop] يجب نقل الفيل
            [knight] يجب نقل الحصان
            [pawn] يجب نقل البيدق
           *[none] يجب نقل القطعة الملموسة
        }
        [capture] { $role ->
            [queen] يجب أسر الوزير
            [rook] يجب أسر الرخ
            [bishop] يجب أسر الفيل
            [knight] يجب أسر الحصان
            [pawn] يجب أسر البيدق
           *[none] يجب أسر القطعة الملموسة
        }
        [castle] يجب التبييت
        [drop] ضع القطعة على الرقعة
        [promote] أتمّ الترقية
        [declared] النقلة المعلنة ملزمة
        [touched] يجب نقل القطعة الملموسة
       *[none] لا إلزام
    }
title-no-obligation = أي نقلة قانونية
title-move-made = نُفذت النقلة
title-move-announced = إعلان النقلة
title-move-completed = اكتملت النقلة
title-finish-required = { $deed ->
        [promote] أتمّ الترقية
       *[move] أتمّ النقلة
    }
title-claim-upheld = الطلب صحيح
title-claim-rejected = الطلب مرفوض
title-claim-not-admissible = الطلب غير ممكن
title-claim-void = الطلب باطل
title-claim-admissible = الطلب ممكن
title-cannot-withdraw = لا تراجع عنه
title-right-lost = ضاع الحق
title-offer-open = عرض تعادل
title-offer-refused = رُفض عرض التعادل
title-offer-lapsed = سقط عرض التعادل
title-illegal-move-counted = { $kind ->
        [press_without_move] ضغط من غير نقلة
        [two_hands] نقلة بيدين
       *[move] نقلة غير قانونية
    }
title-illegal-move-not-counted = { $kind ->
        [press_without_move] ضغط من غير نقلة
        [two_hands] نقلة بيدين
       *[move] نقلة غير قانونية
    }
title-position-restored = أُعيد الوضع
title-irregularity-stands = يبقى الوضع
title-wait = الحكم ينتظر
title-new-game = مباراة جديدة
title-result-stands = النتيجة باقية
title-result-corrected = صُححت النتيجة
title-complete-sheet = استكمال ورقة التسجيل
title-reconstruct = مراجعة نقلات المباراة
title-offence = { $which ->
        [device] جهاز إلكتروني
        [disturbance] تشويش على المنافس
        [displaced_pieces] أُزيحت قطع
        [displaced_piece] أُزيحت قطعة
        [stopped_clocks] إيقاف الساعتين بلا سبب
        [default] تأخر في الوصول
       *[other] مخالفة
    }
title-no-offence = لا مخالفة
title-postponed = تأجل القرار
title-adjourned = تأجلت المباراة
title-appeal-not-admissible = لا يُنظر في الاستئناف
title-appeal-upheld = قُبل الاستئناف
title-appeal-rejected = رُفض الاستئناف
title-referred = { $who ->
        [arbiter] القرار للحكم
        [chief_arbiter] القرار لرئيس الحكام
        [players] القرار للاعبين
       *[other] أُحيل الأمر
    }

## موضوع الأسئلة

title-question-touched-how = كيف لُمست القطعة؟
title-question-touch-order = أيهما لُمست أولا؟
title-question-what-was-meant = ما المقصود؟
title-question-clocks-after-restoring = الوقت بعد إعادة الوضع
title-question-outage = الوقت بعد الانقطاع
title-question-helpers-time = الوقت مع مساعد
title-question-position-unknown = أي وضع؟
title-question-first-flag = أي علم أولا؟
title-question-late-excused = هل التأخر معذور؟
title-question-colours-reversed = الألوان معكوسة
title-question-quickplay = طلب اللعب السريع
title-question-other-names = أسماء أخرى للصفوف؟
title-question-opponents-score = نقاط المنافس
title-question-reason-to-stop = هل الإيقاف مبرر؟
title-question-supervision = هل الإشراف كاف؟
title-question-penalty = أي عقوبة؟
title-question-two-faults = خطأ أم خطآن؟
title-question-envelope-lost = ضاع المغلف
title-question-times-too-severe = هل التصحيح شديد؟
title-question-overstep-shown = هل تُجوز الوقت؟
title-question-claim-shown = هل ثبتت المطالبة؟
title-question-what-follows = ماذا يترتب عليه؟
title-question-can-mate = هل المات ممكن؟
title-question-unsettled = أي قراءة تُعتمد؟
title-question-silent-rulebook = القوانين ساكتة

## ما جرى

cause-touched = لمس { ruling-side } { $touched }، ونقل { $moved }.
cause-bound = لمس { ruling-side } { $touched }.
cause-illegal = { $what ->
        [move] لا ينتقل { card-piece-first } من { $from } إلى { $to }.
        [king_in_check] بقي الملك على { $square } في كش.
        [unpromoted] لم يُرقَّ البيدق على { $to }.
        [wrong_promotion] رُقي البيدق على { $to } إلى ما لا يجوز.
        [king_taken] أُسر الملك على { $to }.
        [castling] تبييت غير جائز.
        [two_moves] نفذ { ruling-side } نقلتين معا.
        [press_without_move] ضغط { ruling-side } الساعة من غير نقلة.
        [two_hands] أدى { ruling-side } النقلة بيدين.
        [not_his_piece] نقل { ruling-side } القطعة التي على { $from } وليس له نقلها.
       *[piece] تحركت قطعة على غير قاعدتها.
    }
cause-game-over = { $reason ->
        [checkmate] كش مات.
        [stalemate] خنق الملك.
        [dead_position] الوضعية جامدة.
        [resignation] استسلم { ruling-side }.
        [agreement] اتفق اللاعبان.
        [repetition] طلب صحيح بتكرار الوضع.
        [fifty_moves] طلب صحيح بعدد النقلات.
        [fivefold] ظهر الوضع نفسه خمس مرات.
        [seventy_five_moves] عدد النقلات بلا أسر ولا نقلة بيدق ينهي المباراة.
        [time] { $result ->
            [draw] سقط علم.
           *[other] سقط علم { ruling-side-of }.
        }
        [both_flags] سقط العلمان.
        [illegal_moves] { $result ->
            [draw] نقلات غير قانونية.
           *[other] نقلات غير قانونية من { ruling-side }.
        }
        [irregular_position] وضع لا يمكن إبقاؤه ولا إعادته.
        [default] { $result ->
            [both_lose] تأخر اللاعبان في الوصول.
           *[other] تأخر { ruling-side } في الوصول.
        }
        [device] جهاز إلكتروني.
        [sealed_move] النقلة السرية.
        [quickplay] طلب في نهاية اللعب السريع.
        [hill] ملك يقف على مربع من الوسط.
        [third_check] أُعطي الكش الثالث.
        [other_board] انتهت الرقعة الأخرى من اللقاء.
       *[conduct] السلوك.
    }
cause-claim-upheld = طلب { ruling-side }: { ruling-claimed }.
cause-claim-rejected = طلب { ruling-side } ({ ruling-claimed }): { ruling-claim-reason }.
cause-claim-not-admissible = طلب { ruling-side } ({ ruling-claimed }): { ruling-claim-reason }. ولا عقوبة على ذلك.
cause-claim-void = طلب { ruling-side } ({ ruling-claimed })، بسبب ما وُجد عند التحقق منه.
cause-claim-admissible = طلب { ruling-side }: { ruling-claimed }.
cause-right-lost = { ruling-side }: { ruling-right }{ $until ->
        [game] {" "}حتى نهاية المباراة
       *[move] {" "}حتى النقلة التالية
    }.
cause-offer-open = يعرض { ruling-side } التعادل.
cause-offer-refused = لم يُقبل عرض { ruling-side }.
cause-offer-lapsed = لم يعد عرض { ruling-side } قائما.
cause-finish-required = على { ruling-side } أن يتم ما بدأه.
cause-no-obligation = لا يُلزم اللمس { ruling-side } بشيء.
cause-result-corrected = { $result ->
        [white_wins] فوز الأبيض.
        [black_wins] فوز الأسود.
        [draw] تعادل.
        [both_lose] خسارة اللاعبين كليهما.
       *[open] ما زالت تحتاج إلى قرار.
    } { $score ->
        [usual] { "" }
       *[other] النقاط: الأبيض { $white }، الأسود { $black }.
    }
cause-new-game = { $swap_colours ->
        [yes] تتبدل الألوان.
       *[no] تبقى الألوان كما هي.
    }
cause-complete-sheet = { ruling-side }، { ruling-whose-time }.
cause-reconstruct = اللاعبان، { ruling-whose-time }.
cause-offence = { $player ->
        [none] { "" }
       *[one] { ruling-side }:{ " " }
    }{ ruling-offence-kind }.

## ما فعله البرنامج

done-add-time = أُضيف { $ms } إلى وقت { ruling-side-of }.
done-take-time = خُصم { $ms } من وقت { ruling-side-of }.
done-set-time = ضُبطت ساعة { ruling-side-of } على { $ms }.
done-remove-increment = نُزعت الإضافة الزمنية التي جاءت بها { ruling-at-ply }.
done-restore = أُعيد إلى الرقعة: { ruling-position-at }.
done-correct-setting = ضُبطت الساعة كما ينبغي.
done-finish-promotion = تمت الترقية على { $square }.
done-castling-lost = ليس { ruling-to-side } أن يبيّت في { ruling-flank } بهذه النقلة.
