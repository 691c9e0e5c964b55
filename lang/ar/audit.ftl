### رسائل التدقيق: المباريات المسجلة في ضوء القوانين.

## المخالفات، رسالة أو أكثر لكل نوع

audit-fault-illegal-move = { $move } ليست نقلة قانونية: { why-no-move }. { $legal ->
        [one] النقلة القانونية الوحيدة: { $found }
        [two] النقلتان القانونيتان: { $found }
        [few] النقلات القانونية { $legal }: { $found }
       *[other] النقلات القانونية { $legal }: { $found }
    }
audit-fault-ambiguous-move = { $move } تصلح لأكثر من نقلة قانونية: { $found }
audit-fault-move-after-end = لُعبت { $move } بعد انتهاء المباراة ({ $end ->
        [checkmate] كش مات
        [stalemate] خنق الملك
        [dead_position] وضعية جامدة
        [hill] ملك في وسط الرقعة
        [third_check] الكش الثالث
        [fivefold] الوضع نفسه للمرة الخامسة
       *[seventy_five] خمس وسبعون نقلة بلا أسر وبلا نقل بيدق
    } بعد نصف النقلة { $ply })
audit-fault-result-mismatch = النتيجة { $result } لكن المباراة انتهت إلى { $expected } ({ $end ->
        [checkmate] كش مات
        [stalemate] خنق الملك
        [dead_position] وضعية جامدة
        [hill] ملك في وسط الرقعة
        [third_check] الكش الثالث
        [fivefold] الوضع نفسه للمرة الخامسة
       *[seventy_five] خمس وسبعون نقلة بلا أسر وبلا نقل بيدق
    })
audit-fault-result-flag = النتيجة { $result } لكن المباراة انتهت إلى { $expected }: سقط علم { $side ->
        [white] الأبيض
       *[black] الأسود
    } { $end ->
        [can_mate] وكان المنافس يستطيع أن ينفذ كش مات بسلسلة من النقلات القانونية
        [cannot_mate] ولم يكن المنافس يستطيع أن ينفذ كش مات بأي سلسلة من النقلات القانونية
       *[always_loses] وسقوطه خسارة أيًّا كان ما يستطيعه المنافس
    }
audit-fault-results-differ = في الوسم النتيجة { $result } وفي نهاية النقلات { $found }
audit-fault-result-unreadable = يقول وسم النتيجة: { $found }، وليس ذلك نتيجة
audit-fault-missing-result = لا نتيجة للمباراة
audit-fault-notation = { $move }: { $found ->
        [capture_missing] علامة الأسر ناقصة
        [capture_wrong] علامة أسر ولم يؤسر شيء
        [en_passant_wrong] علامة الأسر أثناء المرور ولم يؤسر شيء أثناء المرور
        [check_wrong] علامة كش ولا كش
        [mate_wrong] علامة كش مات ولا كش مات
        [promotion] الترقية مكتوبة بطريقة غير معروفة
        [letter_missing] حرف القطعة ناقص
        [long_form] كُتبت بالمربعين معا
       *[other] لم تُكتب كما تقول القوانين
    }
audit-fault-clock = يزيد وقت الساعة من { $before } إلى { $after }
audit-fault-clock-unreadable = تعليق الساعة ليس وقتا
audit-fault-syntax = { $found ->
        [comment_open] التعليق بلا نهاية
        [comment_closed] ينتهي تعليق لم يبدأ
        [variation_open] التفريع بلا نهاية
        [variation_closed] ينتهي تفريع لم يبدأ
        [quotation_mark] علامة تنصيص في وسم ناقصة أو منفردة
        [tag] هذا ليس وسما كاملا
        [nag] هذه ليست علامة تقييم
        [too_long] أكثر من مبيبايت بلا نهاية؛ لا تُقرأ بقية المباراة
        [too_deep] تفريعات متداخلة أعمق من اللازم؛ لا تُقرأ بقية المباراة
        [stray] هذا النص ليس من أي مباراة
       *[other] هذا ليس نقلة ولا تعليقا ولا نتيجة
    }
audit-fault-unreadable-move = { $move } ليست نقلة
audit-fault-encoding = { $found ->
        [utf16] الملف مكتوب بترميز ذي ستة عشر بتا؛ لا يُقرأ إلا يونيكود ذو الثمانية أو لاتيني ١
        [lost] ضاع حرف في تحويل سابق
        [cyrillic] يبدو النص بترميز سيريلي
        [not_western] يبدو النص بترميز غير غربي (سيريلي أو يوناني أو عبري أو عربي أو صيني)
        [central_european] يبدو النص بترميز أوروبا الوسطى
        [dos] يبدو النص بأحد الترميزات القديمة للحواسيب الشخصية
        [misread] يبدو النص بترميز غير الذي قُرئ به
        [twice] يبدو أن النص حُوّل مرتين
        [cell] خانة الجدول ليست بيونيكود ذي الثمانية
       *[neither] النص ليس يونيكود ذا ثمانية بتات ولا لاتيني ١
    }
audit-fault-unsupported-variant = النوع { $found } غير مدعوم
audit-fault-unsupported-move = { $move } نقلة من نوع غير مدعوم
audit-fault-bad-start = لا يمكن أن تبدأ المباراة من { $found }
audit-fault-start-missing = تبدأ المباراة من وضع لا يذكره التسجيل
audit-fault-board-number = المتوقع { $expected } للنقلة التالية على تلك الرقعة، والموجود { $found }
audit-fault-board-missing = يلزم قبل { $move } رقم مثل { $found } يسمي الرقعة
audit-fault-player-missing = الوسم { $found } ناقص: في لقاء الرقعتين أربعة لاعبين
audit-fault-half-of-match = نصف لقاء على رقعتين، ونصفه الآخر { $found }؛ يقرأ اللقاء من ملف واحد فيه الرقعتان

## ما هو أخف من المخالفة

audit-found-board-signal = على الأرجح ليست { $move } نقلة: يضع اللاعبان الملكين على مربعات الوسط ليخبرا الرقعة الإلكترونية بالنتيجة
audit-found-clock-read-twice = يزيد وقت الساعة من { $before } إلى { $after }: أكثر مما تفسره زيادة قدرها { $given } لكل نقلة، وبما لا يتجاوز زيادة واحدة، فالأرجح أنها قُرئت مرة قبل الزيادة ومرة بعدها
audit-found-clock-whole-minutes = يزيد وقت الساعة من { $before } إلى { $after }: الأوقات مكتوبة بالدقائق الكاملة فلا تظهر الثواني
audit-found-clock-no-contact = تعرض الساعة { $before } ثم { $after }: الأرجح أن الرقعة لم تكن متصلة بها
audit-found-time-given = يزيد وقت الساعة من { $before } إلى { $after }: يفسره منح { $given } بسبب نقلة غير قانونية من المنافس، ولا يذكرها التسجيل
audit-found-time-gift = يزيد وقت الساعة من { $before } إلى { $after }: يفسره وقت أهداه المنافس كما تسمح مواقع اللعب
audit-found-move-after-zero = لُعبت نقلة والساعة عند الصفر: كان يمكن طلب احتساب سقوط العلم
audit-found-increment-missing = لم تُضف الزيادة { $given } قط
audit-found-first-clock = أول وقت معروض { $before } لكن نظام الوقت لا يمنح أكثر من { $after }
audit-found-control-in-minutes = وسم نظام الوقت مكتوب بالدقائق كما تبين الساعات، وهو يُعد بالثواني
audit-found-period-missing = يرتفع الوقت من { $before } إلى { $after } كما لو بدأت فترة زمنية أخرى، ولا ذكر لها في وسم نظام الوقت
audit-found-time-spent = يقول التعليق إن النقلة استغرقت { $before } وبحسب الساعة { $after }
audit-found-forfeit-out-of-turn = فاز بالوقت اللاعب الذي عليه الدور: تنقص نقلة في التسجيل أو لم تُضغط الساعة
audit-found-stray-castling = لا يمكن لأحد أن يملك الحق في التبييت { $found }؛ تُرك
audit-found-move-number = رقم النقلة المتوقع { $expected } والموجود { $found }
audit-found-ply-count = يقول وسم إن أنصاف النقلات { $expected } وهي { $found }
audit-found-tag-twice = يقول الوسم { $tag } أولا { $expected } ثم { $found }
audit-found-future-date = التاريخ { $found } لم يأت بعد
audit-found-glued = قُرئت { $move } على أنها { $found }
audit-found-letters = القطع مكتوبة بأحرف لغة أخرى ({ $found })
audit-found-duplicate = { $twin ->
        [beginning] النقلات بداية المباراة { $game } من { $file }
        [continued] النقلات هي نقلات المباراة { $game } من { $file } وتستمر بعدها
       *[same] المباراة نفسها موجودة في { $file }، المباراة { $game }
    }
audit-found-repaired = أُصلح: { $mended ->
        [tag] في وسم النتيجة { $result }
       *[moves] بعد النقلات { $result }
    }{ $before ->
        [some] { " " }بدلا من { $found }
       *[none] { "" }
    }
audit-found-illegal-stood = لم تُلاحظ { $move } واستمرت المباراة منها كما تبين النقلات التالية{ $irregular ->
        [yes] { " " }(عبر وضع لا تعرفه القوانين)
       *[no] { "" }
    }؛ { $until ->
        [next_move] كان يمكن طلبها حتى النقلة التالية للمنافس
       *[game_end] كان يمكن تصحيحها ما دامت المباراة جارية
    }
audit-found-illegal-mated = لم تُلاحظ { $move }، ولأنها كش مات انتهت المباراة بها؛ { $until ->
        [next_move] كان يمكن طلبها حتى النقلة التالية للمنافس
       *[game_end] كان يمكن تصحيحها ما دامت المباراة جارية
    }

## أسماء أنواع المخالفات

audit-kind-illegal-move = نقلة غير قانونية
audit-kind-ambiguous-move = نقلة ملتبسة
audit-kind-move-after-end = نقلة بعد النهاية
audit-kind-result-mismatch = نتيجة متناقضة
audit-kind-missing-result = نتيجة ناقصة
audit-kind-notation = التدوين
audit-kind-clock = الساعة
audit-kind-syntax = بنية الملف
audit-kind-encoding = ترميز النص
audit-kind-unsupported-variant = نوع غير مدعوم
audit-kind-bad-start = بداية غير ممكنة
audit-kind-board-signal = إشارة الرقعة الإلكترونية
audit-kind-clock-read-twice = ساعة قُرئت مرتين
audit-kind-clock-whole-minutes = ساعة بالدقائق الكاملة
audit-kind-clock-no-contact = ساعة بلا اتصال
audit-kind-time-given = وقت مُعطى
audit-kind-time-gift = وقت من المنافس
audit-kind-move-after-zero = نقلة بعد نفاد الوقت
audit-kind-increment-missing = زيادة ناقصة
audit-kind-first-clock = أول وقت معروض
audit-kind-control-in-minutes = نظام الوقت بالدقائق
audit-kind-period-missing = فترة زمنية ناقصة في نظام الوقت
audit-kind-time-spent = الوقت المستهلك
audit-kind-forfeit-out-of-turn = فوز بالوقت في غير الدور
audit-kind-stray-castling = الحق في التبييت
audit-kind-move-number = رقم النقلة
audit-kind-ply-count = عدد أنصاف النقلات
audit-kind-tag-twice = وسم مكرر
audit-kind-future-date = تاريخ مستقبل
audit-kind-letters = أحرف القطع
audit-kind-illegal-stood = نقلة غير قانونية بقيت
audit-kind-duplicate = مباراة مكررة
audit-kind-repaired = إصلاح

## وزن كل نتيجة

audit-severity-fault = مخالفة
audit-severity-notice = ملاحظة
audit-severity-artefact = أثر من الجهاز
audit-severity-claim = قابل للطلب

## مباراة ومخالفاتها

audit-game = المباراة { $game }، السطر { $line }: { $white } – { $black } { $result } ({ $event }، { $date })
audit-fault-line = { $line }:{ $column } بعد نصف النقلة { $ply }، { $kind }: { $message }
audit-fault-line-article = { $line }:{ $column } بعد نصف النقلة { $ply }، { $kind } [{ $article }]: { $message }
audit-found-line = { $line }:{ $column } بعد نصف النقلة { $ply }، { $severity }، { $kind }: { $message }
audit-found-line-article = { $line }:{ $column } بعد نصف النقلة { $ply }، { $severity }، { $kind } [{ $article }]: { $message }
audit-faults-left-out = { $faults ->
        [one] ومخالفة أخرى
        [two] ومخالفتان أخريان
        [few] و{ $faults } مخالفات أخرى
        [many] و{ $faults } مخالفة أخرى
       *[other] و{ $faults } مخالفة أخرى
    }

## الخلاصة والتقدم

audit-summary-title = التدقيق
audit-summary-size = { $games }، { $plies }
audit-summary-games = { $games ->
        [zero] لا مباراة
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $games } مباريات
        [many] { $games } مباراة
       *[other] { $games } مباراة
    }
audit-summary-plies = { $plies ->
        [zero] لا نصف نقلة
        [one] نصف نقلة واحد
        [two] نصفا نقلة
        [few] { $plies } أنصاف نقلات
        [many] { $plies } نصف نقلة
       *[other] { $plies } نصف نقلة
    }
audit-summary-ends = انتهت على الرقعة: كش مات { $checkmates }، خنق الملك { $stalemates }، وضعية جامدة { $dead }
audit-summary-variant-ends = في الأنواع: ملك في الوسط { $hills }، الكش الثالث { $checks }
audit-summary-claims = أمكن طلب التعادل: بالتكرار في { $repetitions }، وبخمسين نقلة في { $fifty }
audit-summary-faults = { $faults ->
        [zero] لا مخالفة
        [one] مخالفة واحدة
        [two] مخالفتان
        [few] { $faults } مخالفات
        [many] { $faults } مخالفة
       *[other] { $faults } مخالفة
    }{ $faulty ->
        [zero] { "" }
        [one] { " " }في مباراة واحدة
        [two] { " " }في مباراتين
        [few] { " " }في { $faulty } مباريات
        [many] { " " }في { $faulty } مباراة
       *[other] { " " }في { $faulty } مباراة
    }
audit-summary-unread = { $files ->
        [zero] قُرئت كل الملفات
        [one] تعذرت قراءة ملف واحد
        [two] تعذرت قراءة ملفين
        [few] تعذرت قراءة { $files } ملفات
        [many] تعذرت قراءة { $files } ملفا
       *[other] تعذرت قراءة { $files } ملف
    }
convert-done = المباريات: { $games }، الملفات: { $files }
audit-progress = { $games } مباراة، { $rate } في الثانية، بقي { $left }
audit-summary-found = { $severity ->
        [notice] ملاحظات
        [artefact] آثار الأجهزة والبرامج
       *[claim] ما كان يمكن طلبه
    }: { $found }
