### ما يقوله البرنامج حول المواد: العناوين والتسميات والأخطاء.

laws-cli-no-rulebook = لا توجد مجموعة قوانين باسم { $rulebook }. الأقرب: { $nearest }.
laws-cli-no-article = لا توجد في { $rulebook } المادة { $article }. الأقرب: { $nearest }.
laws-cli-no-date = { $date } ليس تاريخاً؛ المطلوب السنة والشهر واليوم مثل 2008-05-12.
laws-cli-rulebook = { $id }: { $title }، { $articles ->
        [zero] بلا مواد
        [one] مادة واحدة
        [two] مادتان
        [few] { $articles } مواد
        [many] { $articles } مادة
       *[other] { $articles } مادة
    }{ $days ->
        [never] { "" }
        [still] ، سارية من { $from }
       *[ended] ، سارية من { $from } إلى { $to }
    }
laws-cli-heading = { $title }، المادة { $article }
laws-cli-line = المادة { $article }: { $text }
laws-cli-standing = { $state ->
        [enforced] البرنامج هو الذي يقرر.
        [assisted] البرنامج يسأل الحكم ويطبق جوابه.
        [physical] لا يستطيع البرنامج إلا عرضها.
        [heading] هذا عنوان: ما يسري تقوله المواد التي تحته.
       *[planned] البرنامج لا يعالجها بعد.
    } { $ground ->
        [letter] هذا ما ينص عليه القانون صراحة.
        [partly] فيما عدا ما أشير إليه، هذا ما ينص عليه القانون صراحة.
        [practice] هذا ما جرى عليه الحكام لا ما ينص عليه القانون صراحة.
       *[unsettled] النص يتركها مفتوحة.
    }
laws-cli-ground = { $ground ->
       *[practice] هذا ما جرى عليه الحكام؛ والنص لا يذكره.
        [unsettled] يترك النص هذا مفتوحا.
    }
laws-cli-games = وهي لما يلي: { $games }
laws-cli-game = { $play ->
        [blitz] الشطرنج الخاطف
        [rapid] اللعب السريع
       *[standard] الشطرنج الكلاسيكي
    }{ $how ->
        [competition] {" "}تحت إشراف كاف
        [basic] {" "}بلا إشراف كاف
       *[any] { "" }
    }
laws-cli-every-game = كل المباريات
laws-cli-parameter = قيمة { $key } = { $value }
laws-cli-parameter-said = { $name }: { $value }
laws-cli-see-also = انظر أيضاً: { $articles }
laws-cli-taken-from = مأخوذة من { $rulebook }
laws-cli-cases = حالات: { $cases }
laws-cli-diff = { $a } و { $b }: { $differences ->
        [zero] لا فرق
        [one] فرق واحد
        [two] فرقان
        [few] { $differences } فروق
        [many] { $differences } فرقاً
       *[other] { $differences } فرق
    }
laws-cli-changed = { $kind ->
        [new] جديد
        [gone] لم يعد قائما
       *[named] { $name }
    } ({ $games })
laws-cli-moved = أصبح رقم { $from } الآن { $to }.
laws-cli-diff-more = { $more ->
        [zero] لا شيء
        [one] فرق واحد
        [two] فرقان
        [few] { $more } فروق
        [many] { $more } فرقا
       *[other] { $more } فرق
    } مع { $option }: ما قلت أهميته أو تغير رقمه فقط.
laws-cli-side = { $said ->
        [value] المادة { $article }: { $value }
        [article] المادة { $article }
       *[nothing] لا توجد قاعدة كهذه
    }
laws-cli-at = في { $date } كانت { $title } ({ $id }) سارية.
laws-cli-at-none = لا نحمل طبعة سارية في { $date }.
laws-cli-at-before = الأخيرة قبلها: { $title } ({ $id })
laws-cli-at-after = الأولى بعدها: { $title } ({ $id })
laws-cli-coverage = { $title }: مطبقة { $enforced }، بسؤال الحكم { $assisted }، معروضة فقط { $physical }، مخطط لها { $planned }
laws-cli-covered = المادة { $article } { $topic }: { $state ->
        [enforced] مطبقة
        [assisted] بسؤال الحكم
        [physical] معروضة فقط
        [heading] عنوان
       *[planned] مخطط لها
    }
laws-cli-found = المادة { $article } في { $edition }: { $text }
laws-cli-nothing-found = لا توجد مادة فيها هذه الكلمات.{ $near ->
        [0] { "" }
       *[other] {" "}الأقرب:
    }
laws-cli-nothing-wrong = لا خطأ.
laws-cli-by = (المواد: { $articles })

laws-problem-syntax = بنية الملف غير صحيحة: { $message }
laws-problem-unknown-key = مفتاح مجهول؛ يجوز هنا: { $known }
laws-problem-missing = ناقص؛ المطلوب: { $expected }
laws-problem-wrong-value = المطلوب: { $expected }؛ الموجود: { $found }
laws-problem-unknown-topic = لا يوجد موضوع باسم { $name }{ $found ->
        [none] { "" }
       *[some] ؛ الأقرب: { $nearest }
    }
laws-problem-unknown-parameter = لا توجد قيمة باسم { $name }{ $found ->
        [none] { "" }
       *[some] ؛ الأقرب: { $nearest }
    }
laws-problem-unknown-rulebook = لا توجد مجموعة قوانين باسم { $name }{ $found ->
        [none] { "" }
       *[some] ؛ الأقرب: { $nearest }
    }
laws-problem-unknown-article = لا توجد في { $rulebook } المادة { $name }{ $found ->
        [none] { "" }
       *[some] ؛ الأقرب: { $nearest }
    }
laws-problem-foreign-parameter = هذه القيمة من الموضوع { $topic } الذي لا تتناوله هذه المادة
laws-problem-no-value = يحتاج الموضوع { $topic } إلى تحديد هذه القيمة
laws-problem-unknown-word = لا توجد كلمة { $name }؛ المطلوب واحدة من: { $known }
laws-problem-duplicate = المادة { $article } مذكورة هنا مرة ثانية
laws-problem-contradiction = تناقض المادة { $article }: قيمتان مختلفتان للاسم { $parameter } في { $games }
laws-problem-carried = تتناول مادة الموضوع { $topic }، فلا هو غائب ولا هو مفتوح
laws-problem-against-the-laws = القوانين تقول غير ذلك: في المادة { $article } من { $rulebook }: { $value }
laws-problem-only-wording = لا يترتب شيء على { $name }: فهي كلمة للقارئ فقط
laws-problem-not-built = لا يترتب شيء على { $name } بعد: فقاعدتها لم تُبنَ بعد
laws-problem-ends-before-start = تنتهي قبل أن تبدأ
laws-problem-no-territory = القاعدة الخاصة تحتاج إلى نطاق تسري فيه
laws-problem-rated = القاعدة الخاصة لا تسري في المسابقات المصنفة، والمجموعة لا تقول إن مسابقاتها غير مصنفة
