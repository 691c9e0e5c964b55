### The pages of the web server: the frame, the start page, settings, the Laws.

web-name = حَكَم الشطرنج
web-language-itself = العربية
web-skip = إلى المحتوى
web-nav = الصفحات
web-languages = اللغات
web-laws = القوانين
web-settings = الإعدادات
web-foot = الملخصات بعباراتنا نحن. والقول الفصل لنص القوانين نفسه بلغته المعتمدة.

web-home-title = حكم الشطرنج في صورة برنامج
web-settings-language = اللغة
web-settings-theme = الألوان
web-theme-device = كما في الجهاز
web-theme-light = فاتحة
web-theme-dark = داكنة
web-settings-kept = يُحفظ الاختيار على هذا الجهاز.
web-settings-save = حفظ الاختيار

web-refused-title = ليس هنا
web-refused-later = ليس الآن
web-refused-not-so = لم ينجح ذلك
web-refused-page = لا توجد صفحة بهذا العنوان. قد يكون الرابط من حدث سابق.
web-refused-method = لا يمكن استعمال هذا العنوان بهذه الطريقة.
web-refused-sent = تعذرت قراءة ما أُرسل. يرجى الرجوع ومراجعة ما كُتب.
web-refused-large = ما أُرسل أكبر من اللازم.
web-refused-foreign = أُرسل هذا من صفحة موقع آخر. لم يُنفَّذ شيء.
web-refused-failed = استغرق هذا وقتا طويلا، أو لم يستطع الخادم تنفيذه. يرجى المحاولة مرة أخرى.
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
web-laws-taken = مأخوذة من

web-search = بحث
web-search-title = البحث في القوانين
web-search-label = كلمات أو رقم مادة
web-search-edition = كتاب القوانين
web-search-here = البحث في هذا الكتاب
web-search-count = { $articles ->
        [zero] لا توجد مادة فيها هذه الكلمات.{ $near ->
            [0] { "" }
           *[other] {" "}الأقرب:
        }
        [one] مادة واحدة
        [two] مادتان
        [few] { $articles } مواد
       *[other] { $articles } مادة
    }

web-compare-title = كتابا قوانين جنبا إلى جنب
web-compare-a = الكتاب الأول
web-compare-b = الكتاب الثاني
web-compare-do = مقارنة
web-compare-none = لا توجد قاعدة كهذه.
web-compare-count = { $subjects ->
        [zero] لا يختلفان في هذا.
        [one] يختلفان في موضوع واحد.
        [two] يختلفان في موضوعين.
        [few] يختلفان في { $subjects } مواضيع.
       *[other] يختلفان في { $subjects } موضوعا.
    }
web-compare-more = { $more ->
        [zero] لا شيء
        [one] عرض فرق آخر
        [two] عرض فرقين آخرين
        [few] عرض { $more } فروق أخرى
        [many] عرض { $more } فرقا آخر
       *[other] عرض { $more } فرق آخر
    }: ما قلت أهميته أو تغير رقمه فقط
web-compare-moved = ما تغير رقمه فقط

web-article = المادة
web-article-games = تخص:
web-article-figures = ما تحدده هذه المادة
web-article-below = ما يندرج تحتها
web-article-see = انظر أيضا
web-article-others = طبعات أخرى
web-article-same = لا تختلف أي طبعة أخرى في هذا.
web-article-neighbours = المادتان السابقة والتالية
web-article-before = السابقة:
web-article-after = التالية:
web-state-enforced = يقررها البرنامج
web-state-assisted = بسؤال الحكم
web-state-physical = للعرض فقط
web-state-planned = مخطط لها
web-state-heading = عنوان

web-serve-ready = افتح { $address } في المتصفح. للإيقاف: { $keys }
web-serve-hall = لأجهزة أخرى في القاعة ابدأه بالخيار { $option }.
web-serve-others = تفتح الأجهزة الأخرى في القاعة { $address }.

web-white = الأبيض
web-black = الأسود
web-judge-title = الفصل في وضع
web-judge-record = وضع (FEN) أو مباراة (PGN)
web-judge-matter = السؤال
web-judge-matter-flag = سقط علم: من يفوز؟
web-judge-matter-dead = هل الوضعية جامدة؟
web-judge-matter-repetition = هل طلب الوضع المتماثل صحيح؟
web-judge-matter-fifty = هل طلب الخمسين نقلة صحيح؟
web-judge-fallen = علم من سقط؟
web-judge-written = للطلب مع النقلة القادمة: النقلة المكتوبة
web-judge-laws = مجموعة القوانين
web-judge-do = الفصل
web-judge-answer = الجواب
web-judge-line = النقلات التي تبين ذلك
web-judge-can = { $side ->
        [white] الأبيض
       *[black] الأسود
    } ما زال يستطيع أن ينفذ كش مات{ $flag ->
        [decides] ، فسقوط علم منافسه خسارة ({ $article })
       *[loses] {""}
    }. { $plies ->
        [one] نصف نقلة واحد يكفي.
       *[other] يبين ذلك التتابع أدناه، وعدد أنصاف النقلات فيه { $plies }.
    }
web-judge-wins = ما زال { $side ->
        [white] الأبيض
       *[black] الأسود
    } يستطيع الفوز. { $plies ->
        [one] تكفي نصف نقلة واحدة.
       *[other] يبين ذلك الخط أدناه في { $plies } من أنصاف النقلات.
    }
web-judge-wins-not = لم يعد { $side ->
        [white] الأبيض
       *[black] الأسود
    } يستطيع الفوز: { $reason ->
        [bare_king] الملك وحده لا يعطي كشا.
       *[two_kings] لم يبق إلا الملكان وليس في يد أحد شيء.
    }
web-judge-wins-open = لا يُعرف هل يستطيع { $side ->
        [white] الأبيض
       *[black] الأسود
    } الفوز بعد في هذه اللعبة. القرار للحكم.
web-judge-busy = تعذر النظر فيه الآن. اسأل مرة أخرى.
web-judge-no-position = لا يمكن الفصل في هذا الوضع. { $why } مثال: { $example }
web-judge-no-move = النقلة { $move }، { $side ->
        [white] الأبيض
       *[black] الأسود
    }: { $why }
web-judge-nothing = ليس في هذا وضع ولا مباراة. مثال: { $example }

web-live-unbuilt = لم تبن الشاشات: شغل الخادم بالأمر { $command }.
web-live-script = تحتاج الرقعة إلى برنامج نصي لا يشغله هذا المتصفح.
web-new = مباراة جديدة
web-home-count = { $boards ->
        [one] طاولة واحدة
        [two] طاولتان
        [few] { $boards } طاولات
       *[other] { $boards } طاولة
    }
web-event-empty = لا طاولات بعد.
web-event-state = { $phase ->
        [before] لم تبدأ
        [running] جارية
        [standing] الساعتان متوقفتان
       *[over] انتهت
    }
web-home-far = الجارية: { $running }، المنتهية: { $over }
web-live-list = كل الطاولات في قائمة
web-event-desk = مكتب الحكم
web-event-seats = المقاعد والروابط
web-new-unread = تعذرت قراءة نظام الوقت هذا. { $why } مثال: { $example }

web-live-board = الطاولة { $board }
web-digits-language = حسب اللغة
web-digits-latin = 0 1 2 3
web-digits-local = ٠ ١ ٢ ٣
web-calendar-language = حسب اللغة
web-calendar-persian = الفارسي
web-calendar-gregorian = الميلادي
web-settings-digits = الأرقام
web-settings-calendar = التقويم
web-settings-board = أثناء اللعب
web-settings-keys = الحروف المفردة مفاتيح
web-settings-quiet = لا تقال الأوقات إلا عند الطلب
web-login-title = دخول المسؤولين
web-login-lead = من يدير الحدث يعطي مسؤوليه اسما وكلمة مرور.
web-login-none = لا يوجد حدث بعد.
web-login-event = الحدث
web-login-name = الاسم
web-login-password = كلمة المرور
web-login-do = دخول
web-appoint = المسؤولون
web-appoint-lead = يدخل الحكم بالاسم وكلمة المرور من أي جهاز:
web-appoint-arbiter = حكم
web-appoint-chief = رئيس الحكام
web-appoint-do = تعيين
web-draw-other = الهاتف الآخر
web-refused-others = ليست للجميع
