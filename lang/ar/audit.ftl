### رسائل التدقيق: المباريات المسجلة في ضوء القوانين.

## المخالفات، رسالة لكل نوع

audit-fault-illegal-move = { $move } ليست نقلة قانونية هنا؛ { $legal ->
        [zero] لا توجد نقلة قانونية
        [one] توجد نقلة قانونية واحدة
        [two] توجد نقلتان قانونيتان
        [few] توجد { $legal } نقلات قانونية
        [many] توجد { $legal } نقلة قانونية
       *[other] توجد { $legal } نقلة قانونية
    }
audit-fault-ambiguous-move = { $move } تصلح لأكثر من نقلة قانونية: { $found }
audit-fault-move-after-end = لُعبت { $move } بعد انتهاء المباراة
audit-fault-result-mismatch = النتيجة المسجلة { $result } تناقض نهاية المباراة وهي { $expected }
audit-fault-missing-result = لا نتيجة للمباراة
audit-fault-notation = { $found } تُكتب { $expected } في هذه الطبعة
audit-fault-clock = تُظهر الساعة { $found } بعد { $expected } وهذا غير ممكن
audit-fault-syntax = في الملف { $found } حيث كان المنتظر { $expected }
audit-fault-encoding = بايتات ليست نصا: { $found }
audit-fault-unsupported-variant = النوع { $found } غير مدعوم
audit-fault-bad-start = لا يمكن أن تبدأ المباراة من { $found }

## أسماء أنواع المخالفات

audit-kind-illegal-move = نقلة غير قانونية
audit-kind-ambiguous-move = نقلة ملتبسة
audit-kind-move-after-end = نقلة بعد النهاية
audit-kind-result-mismatch = نتيجة تناقض الوضع
audit-kind-missing-result = نتيجة ناقصة
audit-kind-notation = التدوين
audit-kind-clock = الساعة
audit-kind-syntax = بنية الملف
audit-kind-encoding = ترميز النص
audit-kind-unsupported-variant = نوع غير مدعوم
audit-kind-bad-start = بداية غير ممكنة

## رؤوس الأعمدة

audit-column-file = الملف
audit-column-line = السطر
audit-column-game = المباراة
audit-column-players = اللاعبان
audit-column-ply = نصف النقلة
audit-column-kind = المخالفة
audit-column-message = البيان
audit-column-article = المادة

## الخلاصة والتقدم

audit-summary-title = التدقيق
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
audit-summary-faults = { $faults ->
        [zero] لا مخالفة
        [one] مخالفة واحدة
        [two] مخالفتان
        [few] { $faults } مخالفات
        [many] { $faults } مخالفة
       *[other] { $faults } مخالفة
    }
audit-summary-unread = { $files ->
        [zero] قُرئت كل الملفات
        [one] تعذرت قراءة ملف واحد
        [two] تعذرت قراءة ملفين
        [few] تعذرت قراءة { $files } ملفات
        [many] تعذرت قراءة { $files } ملفا
       *[other] تعذرت قراءة { $files } ملف
    }
audit-progress = { $games } مباراة، { $rate } في الثانية، بقي { $left }
