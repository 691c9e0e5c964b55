### The pages of the web server: the frame, the start page, settings, the Laws.

web-name = الحكم
web-language-itself = العربية
web-skip = إلى المحتوى
web-nav = الصفحات
web-languages = اللغات
web-laws = القوانين
web-settings = الإعدادات
web-foot = الملخصات بعباراتنا نحن. والقول الفصل لنص القوانين نفسه بلغته المعتمدة.

web-home-title = حكم الشطرنج في صورة برنامج
web-home-lead = يعرف قوانين الشطرنج طبعة طبعة، ويذكر المادة في كل ما يقرره.
web-home-laws = قراءة كتب القوانين والبحث فيها، وطبعتان جنبًا إلى جنب
web-home-settings = اللغة، فاتح أو داكن

web-settings-language = اللغة
web-settings-theme = الألوان
web-theme-device = كما في الجهاز
web-theme-light = فاتحة
web-theme-dark = داكنة
web-settings-kept = يُحفظ الاختيار على هذا الجهاز.
web-settings-save = حفظ الاختيار

web-refused-title = ليس هنا
web-refused-page = لا توجد صفحة بهذا العنوان. قد يكون الرابط من حدث سابق.
web-refused-method = لا يمكن استعمال هذا العنوان بهذه الطريقة.
web-refused-rulebook = لا يوجد كتاب قوانين { $rulebook }.
web-refused-article = ليس في { $title } مادة { $article }.
web-refused-near = ما قد يكون المقصود:
web-refused-home = إلى صفحة البداية

web-laws-lead = كل كتب القوانين الموجودة هنا، مادة مادة، بعباراتنا نحن، مع أرقامها.
web-laws-books = كتب القوانين
web-laws-about = { $articles ->
        [zero] لا مواد
        [one] مادة واحدة
        [two] مادتان
        [few] { $articles } مواد
       *[other] { $articles } مادة
    }{ $days ->
        [never] { "" }
        [still] ، سارية من { $from }
       *[ended] ، سارية من { $from } إلى { $to }
    }
web-laws-articles = المواد
web-laws-taken = مأخوذة من

web-search = بحث
web-search-title = البحث في القوانين
web-search-label = كلمات أو رقم مادة
web-search-edition = كتاب القوانين
web-search-here = البحث في هذا الكتاب
web-search-count = { $articles ->
        [zero] لا توجد مادة فيها هذه الكلمات.
        [one] مادة واحدة
        [two] مادتان
        [few] { $articles } مواد
       *[other] { $articles } مادة
    }

web-compare-title = كتابا قوانين جنبًا إلى جنب
web-compare-a = الكتاب الأول
web-compare-b = الكتاب الثاني
web-compare-do = مقارنة
web-compare-none = لا توجد قاعدة كهذه.
web-compare-count = { $subjects ->
        [zero] لا يختلفان في هذا.
        [one] يختلفان في موضوع واحد.
        [two] يختلفان في موضوعين.
        [few] يختلفان في { $subjects } مواضيع.
       *[other] يختلفان في { $subjects } موضوعًا.
    }

web-article = المادة
web-article-games = تخص:
web-article-figures = أرقام هذه المادة
web-article-figure = الرقم
web-article-value = القيمة
web-article-below = ما يندرج تحتها
web-article-cases = حالات تحكيمية تبيّنها
web-article-see = انظر أيضًا
web-article-others = طبعات أخرى
web-article-same = لا تختلف أي طبعة أخرى في هذا.
web-article-neighbours = المادتان السابقة والتالية
web-article-before = السابقة:
web-article-after = التالية:
web-state-enforced = يقررها البرنامج
web-state-assisted = بسؤال الحكم
web-state-physical = للعرض فقط
web-state-planned = مخطط لها

web-serve-ready = افتح { $address } في المتصفح. للإيقاف: { $keys }
web-serve-hall = لأجهزة أخرى في القاعة ابدأه بالخيار { $option }.

web-white = الأبيض
web-black = الأسود
web-judge = الحكم على وضع
web-home-judge = سقط علم أو طلب تعادل: من على حق؟
web-judge-title = الحكم على وضع
web-judge-lead = ألصقوا وضعا أو مباراة، أو رتبوا الوضع على الرقعة. يأتي الجواب مع مادته.
web-judge-record = وضع (FEN) أو مباراة (PGN)
web-judge-matter = السؤال
web-judge-matter-flag = سقط علم: من يفوز؟
web-judge-matter-dead = هل الوضعية جامدة؟
web-judge-matter-repetition = هل طلب الوضع المتماثل صحيح؟
web-judge-matter-fifty = هل طلب الخمسين نقلة صحيح؟
web-judge-fallen = علم من سقط؟
web-judge-written = للطلب مع النقلة القادمة: النقلة المكتوبة
web-judge-laws = مجموعة القوانين
web-judge-do = احكم
web-judge-answer = الجواب
web-judge-line = النقلات التي تبين ذلك
web-judge-busy = تعذر النظر فيه الآن. اسألوا مرة أخرى.
web-judge-no-position = لا يمكن الحكم على هذا الوضع: { $why }. مثال: { $example }
web-judge-no-move = النقلة { $move }، «{ $text }»، لا تقرأ: { $why }
web-judge-nothing = ليس في هذا وضع ولا مباراة. مثال: { $example }
