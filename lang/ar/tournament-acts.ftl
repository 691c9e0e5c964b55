### ما جرى في البطولة، جملة لكل فعل، للسجل والمحضر.

tournament-act-announce = أُعلنت { $name }{ $rounds ->
        [0] .
        [one] ، من جولة واحدة.
       *[other] ، وعدد جولاتها { $rounds }.
    }{ $from ->
        [none] { "" }
       *[some] {" "}وهي تكمل { $file }.
    }
tournament-act-amend = صُحّح: { $field }{ $round ->
        [0] { "" }
       *[other] {" "}{ $round }
    }، وأصبح { $value }.
tournament-act-tiebreaks = معايير كسر التعادل: { $list }.
tournament-act-forbid = لا يلتقي هؤلاء في { $rounds }: { $who }.
tournament-act-allow = يجوز أن يلتقي هؤلاء من جديد في { $rounds }: { $who }.
tournament-act-apart = يُباعد بين لاعبي { $by ->
        [federation] الاتحاد الواحد
       *[club] النادي الواحد
    } في { $rounds }{ $firm ->
        [no] {" "}إن أمكن
       *[yes] { "" }
    }.
tournament-rounds = { $span ->
        [one] الجولة { $from }
       *[several] الجولات من { $from } إلى { $to }
    }
tournament-act-committee = لجنة الاستئناف: الرئيس { $chair }؛ الأعضاء { $members }؛ الأعضاء الاحتياط { $reserves }.
tournament-act-appeal-terms = رسم الاستئناف { $fee } ومهلته بالدقائق { $minutes }.
tournament-act-checked = تُحقق في الصالة من: { $items }.
tournament-act-hour = { $what ->
        [lots] موعد القرعة: { $at }.
        [scheduled] موعد بداية الجولة { $round }: { $at }.
        [started] أُعلنت بداية الجولة { $round }: { $at }.
       *[stopped] أُعلنت نهاية الجولة { $round } أو توقفها: { $at }.
    }
tournament-act-enter = سُجّلت مشاركة { $who }{ $from ->
        [none] .
       *[some] ، واللعب من الجولة { $round } فصاعدا.
    }
tournament-act-correct-entrant = صُحّحت بيانات { $who }: { $changes }.
tournament-change = { $field } { $value ->
        [hidden] تغيّر
        [none] حُذف
       *[some] أصبح { $text }
    }
tournament-act-check-in = { $who } حاضر للجولة { $round }.
tournament-act-absent = { $who } غائب عن الجولة { $round }.
tournament-act-withdraw = انسحب { $who }. أول جولة بعد الانسحاب: { $round }.
tournament-act-rejoin = عاد { $who }، واللعب من الجولة { $round } فصاعدا.
tournament-act-bye = يُعفى { $who } من الجولة { $round }: { $kind ->
        [half] نصف نقطة
        [full] نقطة كاملة
       *[zero] بلا نقاط
    }.
tournament-act-ask-bye = يطلب { $who } إعفاءً من الجولة { $round }: { $kind ->
        [half] نصف نقطة
        [full] نقطة كاملة
       *[zero] بلا نقاط
    }.
tournament-act-document-seen = اطُّلع على وثيقة { $who }{ $again ->
        [yes] ، للمرة الثانية
       *[no] { "" }
    }.
tournament-act-erase-births = مُحيت تواريخ ميلاد القاصرين.
tournament-act-ages = الفئة العمرية: { $group }.
tournament-act-team = فريق { $team }، من الطاولة الأولى: { $who }.
tournament-act-lineup = يلعب فريق { $team } الجولة { $round } بهذا الترتيب: { $who }.
tournament-empty-board = طاولة خالية
tournament-act-publish-lots = نُشرت بصمة رمز القرعة: { $hash }.
tournament-act-draw = أُعطي الترتيب الأولي { $method ->
        [strength] بحسب القوة
        [lots] بالقرعة
        [restricted] بالقرعة المقيدة
        [restricted_repaired] بالقرعة المقيدة مع تصحيح جدول الاثني عشر لاعبا
       *[hand] كما سحبه الناس
    }.{ $colour ->
        [white] {" "}يبدأ صاحب الترتيب الأول بالأبيض.
        [black] {" "}يبدأ صاحب الترتيب الأول بالأسود.
       *[none] { "" }
    }
tournament-act-pair = وُزعت مباريات الجولة { $round }{ $how ->
        [hand] {" "}يدويا
       *[rules] { "" }
    }{ $boards ->
        [0] { "" }
       *[other] ، وعدد الطاولات { $boards }
    }{ $reason ->
        [none] .
       *[some] . السبب: { $text }.
    }
tournament-act-repair = أُعيد توزيع جزء من الجولة { $round } يدويا: { $games }{ $bye ->
        [none] { "" }
       *[some] ؛ إعفاء: { $who }
    }{ $reason ->
        [none] .
       *[some] . السبب: { $text }.
    }
tournament-act-open-games = الجولة { $round }: فُتحت مباريات تُلعب هنا على الطاولات { $boards }.
tournament-act-detach = { $place }: فُصلت الطاولة عن مباراتها.
tournament-act-colours = { $place }: جلسا بالعكس.
tournament-act-report-result = { $place }: أبلغ { $who } بالنتيجة { $result }.
tournament-act-result = { $place }: { $result }{ $was ->
        [none] { "" }
       *[some] {" "}(كانت { $old })
    }{ $source ->
        [live] ، لُعبت هنا
       *[other] { "" }
    }{ $excused ->
        [yes] ؛ كان الغياب بعذر
        [no] ؛ كان الغياب بلا عذر
       *[none] { "" }
    }.{ $note ->
        [none] { "" }
       *[some] {" "}{ $text }
    }
tournament-place = الجولة { $round }، الطاولة { $board }{ $seated ->
        [none] { "" }
       *[some] ، { $game }
    }
tournament-open-result = بلا نتيجة
tournament-act-adjourn = { $place }: أُجلت المباراة إلى { $until }.
tournament-act-penalty = { $who }، الجولة { $round }: { $sign ->
        [minus] خُصمت { $points } نقطة
       *[plus] مُنحت { $points } نقطة
    }{ $note ->
        [none] .
       *[some] . السبب: { $text }.
    }
tournament-act-offence = { $who }، الجولة { $round }{ $board ->
        [none] { "" }
       *[some] ، الطاولة { $table }
    }: { $offence }{ $times ->
        [one] { "" }
       *[other] {" "}(عدد المرات { $times })
    }{ $note ->
        [none] .
       *[some] . { $text }
    }
tournament-offence = { $kind ->
        [warning] إنذار
        [illegal_move] نقلة غير قانونية
        [late] تأخر عن الحضور
        [refusal] رفض التقيد بالقوانين
        [device] جهاز إلكتروني
        [untimely_offer] عرض تعادل في وقت خاطئ
        [wrong_hand] ضغط الساعة باليد الأخرى
        [clock_handling] تعامل عنيف مع الساعة
        [stopped_clocks] إيقاف الساعتين بلا سبب وجيه
        [press_without_move] ضغط الساعة بلا نقلة
        [two_hands] نقلة باليدين معا
        [displaced_pieces] إزاحة القطع
        [adjusting] تعديل القطع دون حق
        [written_ahead] تسجيل النقلة مسبقا
        [disturbance] إزعاج المنافس
        [interference] تدخل في مباراة الآخرين
        [aids] ملاحظات أو نصيحة أو تحليل
        [disrepute] إساءة إلى سمعة الشطرنج
        [smoking] التدخين حيث لا يُسمح
        [leaving] المغادرة بلا إذن
        [spectator_phone] هاتف أحد المشاهدين
        [entry] وجود في منطقة اللعب بلا إذن
        [scoresheet] إهمال ورقة التسجيل
       *[conduct] سلوك آخر
    }
tournament-act-exclude = حُرم { $who } من الجولة { $round } فصاعدا{ $note ->
        [none] .
       *[some] . الأساس: { $text }.
    }
tournament-act-expel = طُرد { $who } من البطولة من الجولة { $round } فصاعدا{ $note ->
        [none] .
       *[some] . الأساس: { $text }.
    }
tournament-act-seat = { $board ->
        [0] لم تعد لـ { $who } طاولة خاصة
       *[other] يجلس { $who } إلى الطاولة { $table }
    }{ $note ->
        [none] .
       *[some] . السبب: { $text }.
    }
tournament-act-publish = نُشرت الجولة { $round } للجميع.
tournament-act-finish = انتهت البطولة.
tournament-act-reopen = أُعيد فتح البطولة.
tournament-act-reinstate = يُسمح لـ { $who } باللعب من جديد من الجولة { $round } فصاعدا.
tournament-act-incident = الجولة { $round }، { $incident }{ $people ->
        [none] { "" }
       *[some] {" "}({ $who })
    }{ $said ->
        [none] { "" }
        [offer] { " " }(الكابتن: «اعرض التعادل»)
        [accept] { " " }(الكابتن: «اقبل التعادل»)
        [resign] { " " }(الكابتن: «استسلم»)
        [answer] { " " }(الكابتن: جواب عن سؤال اللاعب)
        [position] { " " }(الكابتن: عن الوضعية)
        [clock] { " " }(الكابتن: عن الساعة)
        [board] { " " }(الكابتن: عن طاولة أخرى)
       *[other] { " " }(الكابتن: كلام آخر)
    }{ $photo ->
        [none] { "" }
       *[some] {" "}(بعد البدء بـ { $after })
    }: { $text }
tournament-incident = { $kind ->
        [place] مباراة في مكان أو وقت آخر
        [smoking] تدخين
        [collusion] اتفاق مسبق على النتيجة
        [camera] كاميرا
        [photograph] تصوير
        [dress] لباس
        [leaving] مغادرة بلا إخطار
        [speaking] كلام
        [complaint] شكوى
        [captain-spirit] سلوك كابتن الفريق
        [not-playing] عدم اللعب بعد قبول الدعوة
       *[captain] نصيحة كابتن الفريق
    }
tournament-act-dispute = النزاع { $number }، { $step }{ $note ->
        [none] .
       *[some] : { $text }
    }
tournament-step = { $step ->
        [reported] بلاغ
        [mediated] وساطة
        [ruled] قرار الحكم
        [appealed] استئناف
       *[decided] قرار اللجنة
    }
tournament-act-appeal = النزاع { $number }، استئناف { $form ->
        [written] كتابي
       *[spoken] شفهي
    }، المدفوع { $paid }، بعد القرار بـ { $minutes }: { $text }
tournament-act-decision = النزاع { $number }: { $result ->
        [upheld] قبلت لجنة الاستئناف الاستئناف
        [reasonable] رفضت لجنة الاستئناف الاستئناف ورأته معقولا
       *[rejected] رفضت لجنة الاستئناف الاستئناف
    }: { $text }
tournament-act-through = يتأهل { $winner } ولا يتأهل { $loser }. السبب: { $text }.
tournament-act-invitation = الدعوة، { $item }: { $text ->
        [none] لم يعد يُذكر شيء
       *[some] { $said }
    }.
tournament-act-category = الفئة { $name }: { $who }.
tournament-act-prize = جائزة { $name } ({ $who }): { $amounts ->
        [none] تُمنح بقرار
       *[some] { $sums }؛ { $sharing }
    }.
tournament-act-award = مُنح { $who } جائزة: { $name }{ $money ->
        [none] { "" }
       *[some] ، { $amount }
    }.
tournament-act-decide = { $question }: { $option }{ $note ->
        [none] .
       *[some] {" "}({ $who }).
    }
tournament-act-overrule = { $question }: { $option }، بدل الجواب الذي سبق القرعة، لأن { $why }{ $note ->
        [none] .
       *[some] {" "}({ $who }).
    }
tournament-game-step = { $games ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $games } مباريات
       *[other] { $games } مباراة
    }، { $time }{ $first ->
        [lot] { "" }
       *[reversed] ، بلونين معكوسين
    }{ $draw ->
        [none] { "" }
        [white] ، والتعادل يؤهل الأبيض
       *[black] ، والتعادل يؤهل الأسود
    }{ $times ->
        [once] { "" }
        [until] ، وتُعاد ما دام التعادل قائما
       *[most] ، وتُعاد ما دام التعادل قائما حتى { $most } مرات
    }
tournament-option = { $word ->
        [yes] نعم
        [no] لا
        [none] لا شيء
        [federation] بحسب الاتحاد
        [club] بحسب النادي
        [lot] القرعة
        [arbiter] الحكم
        [fixed] ثابت
        [reseeded] ترتيب جديد بحسب المركز
        [drawn] قرعة جديدة
        [free] حر
       *[other] { $text }
    }
tournament-act-leave-fide-mode = تُرك وضع الاتحاد الدولي. السبب: { $text }.
tournament-act-note = { $private ->
        [yes] ملاحظة داخلية.
       *[no] ملاحظة: { $text }
    }
tournament-act-undo = أُلغي الإدخال { $seq }{ $why ->
        [none] { "" }
       *[some] {" "}({ $text })
    }: { $what }
tournament-undone = { $what } أُلغي بالإدخال { $seq }.
tournament-deed = { $do ->
        [invitation] الدعوة
        [category] فئة
        [prize] جائزة
        [award] منح جائزة
        [announce] إعلان البطولة
        [amend] تصحيح الإعلان
        [tiebreaks] معايير كسر التعادل
        [forbid] لقاءات ممنوعة
        [allow] السماح من جديد بأزواج ممنوعة
        [apart] مباعدة
        [committee] لجنة الاستئناف
        [appeal_terms] شروط الاستئناف
        [checked] فحص الصالة
        [hour] موعد جولة
        [enter] تسجيل مشاركة
        [correct_entrant] تصحيح مشاركة
        [check_in] حضور
        [absent] غياب
        [withdraw] انسحاب
        [rejoin] عودة
        [bye] إعفاء
        [ask_bye] طلب إعفاء
        [document_seen] الاطلاع على وثيقة
        [erase_births] محو تواريخ الميلاد
        [ages] الفئة العمرية
        [team] فريق
        [lineup] ترتيب فريق
        [publish_lots] بصمة القرعة
        [draw] قرعة
        [pair] توزيع
        [repair] توزيع جزء يدويا
        [open_games] فتح مباريات
        [detach] فصل طاولة عن مباراتها
        [colours] عكس اللونين
        [report_result] إبلاغ بنتيجة
        [result] نتيجة
        [adjourn] تأجيل
        [penalty] عقوبة
        [offence] مخالفة
        [exclude] حرمان
        [expel] طرد
        [seat] طاولة خاصة
        [publish] نشر جولة
        [finish] نهاية البطولة
        [reopen] إعادة الفتح
        [reinstate] إعادة السماح
        [incident] حادث
        [dispute] نزاع
        [appeal] استئناف
        [decision] قرار اللجنة
        [through] تحديد المتأهل
        [decide] جواب سؤال مفتوح
        [overrule] نقض جواب بعد القرعة
        [refer] إحالة أمر غير منصوص عليه
        [resolve] قرار في أمر محال
        [leave_fide_mode] ترك وضع الاتحاد الدولي
        [note] ملاحظة
       *[undo] إلغاء
    }
tournament-age-group = { $name }، مواليد { $from } إلى { $to }{ $upwards ->
        [yes] {" "}(ويجوز للأصغر سنا اللعب فيها)
       *[no] {""}
    }
