### What the lessons say by themselves: parts, answers, what is wrong with a try, faults of a lesson file.

learn-title = تعلم الشطرنج
learn-part-men = القطع
learn-part-special = نقلات خاصة
learn-part-end = الكش والنهاية
learn-part-well = اللعب الجيد
learn-part-hall = في القاعة
learn-part-time = الوقت
learn-part-variants = ألعاب أخرى
learn-part-own = دروس معلمك
learn-minutes = { $minutes ->
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    }
learn-faq = أسئلة
learn-time = ساعتان
learn-help = تبين النقاط أين تستطيع القطعة الذهاب. في المباراة لا يبينها أحد.
learn-script = يحتاج الدرس إلى متصفح تعمل فيه البرامج النصية.
learn-said-done = صحيح.
learn-said-more = تم في { $moves ->
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $moves } نقلات
        [many] { $moves } نقلة
       *[other] { $moves } نقلة
    }. الأفضل: { $best }.
learn-said-illegal = هذا لا يجوز: { why-no-move }.
learn-said-pinned = { learn-man } في { $square } مربوط أمام ملكه.
learn-said-over = انتهت المباراة هنا.
learn-said-no-move-left = لم تبق نقلة.
learn-said-not-this = ليس هذا. انظر مرة أخرى.
learn-said-not-there = ليس هذا مكان القطعة.
learn-said-other-move = هذه نقلة أخرى.
learn-said-unheard = لا توجد هنا نقلة بهذا الاسم.
learn-why = { $reason ->
        [way_out] يوجد مخرج: { $named }.
        [no_way_out] الملك مهاجم ولا تنفع أي نقلة.
        [quiet] الملك غير مهاجم.
        [attacked] الملك مهاجم.
        [can_move] بقيت نقلة: { $named }.
        [no_move] الملك غير مهاجم ولم تبق نقلة.
        [may] لا شيء يمنع ذلك هنا.
        [can_win] ما زال هناك طريق إلى الربح.
        [cannot_win] مهما لعب الطرفان فلن يربح أحد هنا.
        [guarded] هناك من يحرس القطعة في { $named }.
        [no_attack] القطعة في { $named } لا تهاجم ذلك المربع.
        [reached] تستطيع القطعة بلوغ { $named }.
        [stuck] القطعة في { $named } لا تستطيع الحركة.
       *[nobody] لا توجد قطعة كهذه في { $named }.
    }
learn-why-clock = { $which ->
        [left] اليسرى
        [right] اليمنى
       *[only] الساعة
    }: في البداية { $begins }، استهلك { $used }، وأضيف { $added }.
learn-why-figure = { $moves ->
        [zero] لا نقلات: لكل لاعب { $time }.
        [one] نقلة واحدة تعطي كل لاعب { $time }.
        [two] نقلتان تعطيان كل لاعب { $time }.
        [few] { $moves } نقلات تعطي كل لاعب { $time }.
        [many] { $moves } نقلة تعطي كل لاعب { $time }.
       *[other] { $moves } نقلة تعطي كل لاعب { $time }.
    }
learn-said-ruled = الحكم يفصل في هذا. المادة تبين كيف.
learn-missed = { $goal ->
        [captures] هذا لا يأخذ ما ينبغي أخذه.
        [checks] هذا لا يعطي كشا.
        [mates] هذا ليس كش مات: يوجد مخرج.
        [stalemates] هذا ليس خنق الملك.
        [escapes] الملك ما زال في كش.
        [flees] هنا يجب أن يذهب الملك نفسه.
        [blocks] هنا يجب أن تقف قطعة في الوسط.
        [castles] ليس هذا التبييت المطلوب.
        [promotes] لا يصير البيدق القطعة المطلوبة.
        [passes] ليس هذا الأسر أثناء المرور.
        [defends] هذا لا يحرس شيئا جديدا.
        [reaches] هذا يقود إلى مربع آخر.
        [safe] تلك القطعة محروسة: سترد عليك.
        [parries] الطرف الآخر يربح حالا.
        [clears] بقيت قطعة.
        [wins] هذا لا يربح.
        [drops] المطلوب قطعة من الجيب.
        [collect] حرك القطعة التي عليها بلوغ العلامات.
       *[among] نقلة، لكنها ليست المطلوبة.
    }
learn-option = { $option ->
        [yes] نعم
        [no] لا
        [left] اليسرى
        [right] اليمنى
        [same] متساويتان
        [none] ولا واحدة
        [both] كلتاهما
        [standard] كلاسيكي
        [rapid] سريع
        [blitz] خاطف
        [press] اضغط الساعة
        [white] الأبيض
        [black] الأسود
        [draw] لا أحد: تعادل
        [king] الملك
        [queen] الوزير
        [rook] الرخ
        [bishop] الفيل
        [knight] الحصان
        [pawn] البيدق
        [gain] ربح
        [even] لا شيء: متساو
       *[loss] خسارة
    }
learn-wait = انتظر { $time }
learn-thought-each = { $moves ->
        [zero] لا نقلات.
        [one] نقلة واحدة من { $each }.
        [two] نقلتان من { $each } لكل منهما.
        [few] { $moves } نقلات من { $each } لكل منها.
        [many] { $moves } نقلة من { $each } لكل منها.
       *[other] { $moves } نقلة من { $each } لكل منها.
    }
learn-thought-row = النقلات: { $row }.
learn-fault = { $place }: { $problem ->
        [syntax] الصيغة غير صحيحة: { $found }
        [unknown_key] المفتاح { $found } غير معروف؛ يجوز هنا: { $expected }
        [missing] المفتاح { $expected } ناقص
        [wrong] المتوقع { $expected } والموجود { $found }
        [same_name] خطوتان باسم { $found }
        [same_lesson] درسان باسم { $found }
        [position] لا يجوز اللعب من هذا الوضع: { $found }
        [move] النقلة { $found } غير ممكنة هنا
        [unreachable] العلامة { $found } لا تبلغ
        [no_way] لا طريق إلى الهدف في { $found } نقلات
        [best] المكتوب { $found } والأقل { $expected }
        [too_many] أكثر من { $found } حالة: قلل النقلات
       *[sentence] الجملة { $expected } ناقصة في { $found }
    }
learn-checked = تم إثبات { $lessons } من الدروس: كل شيء سليم.
learn-no-lesson = لا يوجد درس باسم { $name }.
learn-no-step = ليس في الدرس { $lesson } خطوة باسم { $name }.
learn-unreadable = النقلة { $number } لا تقرأ؛ المتوقع: { $expected }.
learn-state = { $state ->
        [done] تم
        [wrong] خطأ
       *[open] مفتوح
    }
learn-left = الباقي: { $left }
