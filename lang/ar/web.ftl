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
web-home-lead = يعرف قوانين الشطرنج طبعة طبعة، ويذكر المادة في كل ما يقرره.
web-home-laws = قراءة كتب القوانين والبحث فيها، وطبعتان جنبا إلى جنب
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

web-article = المادة
web-article-games = تخص:
web-article-figures = ما تحدده هذه المادة
web-article-below = ما يندرج تحتها
web-article-see = انظروا أيضا
web-article-others = طبعات أخرى
web-article-same = لا تختلف أي طبعة أخرى في هذا.
web-article-neighbours = المادتان السابقة والتالية
web-article-before = السابقة:
web-article-after = التالية:
web-state-enforced = يقررها البرنامج
web-state-assisted = بسؤال الحكم
web-state-physical = للعرض فقط
web-state-planned = مخطط لها

web-serve-ready = افتحوا { $address } في المتصفح. للإيقاف: { $keys }
web-serve-hall = لأجهزة أخرى في القاعة ابدأه بالخيار { $option }.
web-serve-others = تفتح الأجهزة الأخرى في القاعة { $address }.

web-white = الأبيض
web-black = الأسود
web-judge = الفصل في وضع
web-home-judge = سقط علم أو طلب تعادل: من على حق؟
web-judge-title = الفصل في وضع
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
web-judge-busy = تعذر النظر فيه الآن. اسألوا مرة أخرى.
web-judge-no-position = لا يمكن الفصل في هذا الوضع. { $why } مثال: { $example }
web-judge-no-move = النقلة { $move }، { $side ->
        [white] الأبيض
       *[black] الأسود
    }: { $why }
web-judge-nothing = ليس في هذا وضع ولا مباراة. مثال: { $example }

web-live-unbuilt = لم تبن الشاشات: شغلوا الخادم بالأمر { $command }.
web-live-script = تحتاج الرقعة إلى برنامج نصي لا يشغله هذا المتصفح.
web-new = مباراة جديدة
web-home-now = الجاري الآن
web-home-count = { $boards ->
        [one] طاولة واحدة
        [two] طاولتان
        [few] { $boards } طاولات
       *[other] { $boards } طاولة
    }
web-new-title = مباراة جديدة
web-new-control = كم من الوقت؟
web-new-control-blitz = الشطرنج الخاطف
web-new-control-rapid = اللعب السريع
web-new-control-club = أمسية النادي
web-new-control-classical = الشطرنج الكلاسيكي
web-new-control-own = وقت آخر تكتبونه
web-new-typed = نقلات/دقائق، كما في ورقة البطولة
web-new-do = إنشاء
web-new-mode = الرقعة
web-new-mode-physical = كالرقعة الحقيقية: لا شيء يمنع اليد
web-new-mode-assisted = بمساعدة: لا توضع إلا النقلات القانونية
web-new-mode-online = عبر الشبكة: تحرير القطعة يضغط الساعة
web-new-mode-recorded = تسجيل: رقعة حقيقية بجانب الشاشة
web-new-seats = من يلعب هنا؟
web-new-seats-both = لاعبان على هذا الجهاز
web-new-seats-white = الأبيض على هذا الجهاز
web-new-seats-black = الأسود على هذا الجهاز
web-new-seats-drawn = هاتفان يقترعان على اللونين
web-new-seats-open = كلاهما بروابط
web-new-arbiter = حكم يشرف
web-new-boards = عدد الطاولات
web-new-name = اسم المباراة أو البطولة
web-new-untitled = مباراة
web-seats-lead = يعمل الرابط مرة واحدة ويرتبط بالجهاز. أظهروا الرمز أو أرسلوا الرابط.
web-seats-here = لا يصل إلى هذه العناوين إلا هذا الجهاز. لأجهزة أخرى في القاعة ابدأ البرنامج بالخيار { $option }.
web-seats-go = متابعة
web-seats-again = روابط جديدة لكل المقاعد الخالية
web-seats-qr = رمز هذا الرابط
web-seats-once = يعمل مرة واحدة.
web-join-seat = { $side ->
        [white] الطاولة { $board }، الأبيض
       *[black] الطاولة { $board }، الأسود
    }
web-join-arbiter = الحكم
web-join-organiser = المنظم
web-join-spectator = المشاهدون
web-join-name = الاسم
web-join-do = الجلوس
web-join-used = سبق استعمال هذا الرابط. لنقل المقعد اطلبوا ذلك من جهازه أو من الحكم.
web-join-look = مشاهدة
web-event-empty = لا طاولات بعد.
web-event-state = { $phase ->
        [before] لم تبدأ
        [running] جارية
        [standing] الساعتان متوقفتان
       *[over] انتهت
    }
web-home-far = الجارية: { $running }، المنتهية: { $over }
web-live-list = كل الطاولات في قائمة
web-event-wall = شاشة القاعة
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
web-settings-sounds = أصوات للنقلات والقرارات
web-settings-keys = الحروف المفردة مفاتيح
web-settings-quiet = لا تقال الأوقات إلا عند الطلب
web-home-try = تجربة الرقعة
web-home-code = رمز أو رابط مقعد أو مباراة أو حدث
web-home-code-do = انضمام
web-home-login = للمسؤولين الذين لديهم كلمة مرور
web-login-title = دخول المسؤولين
web-login-lead = من يدير الحدث يعطي مسؤوليه اسما وكلمة مرور.
web-login-none = لا يوجد حدث بعد.
web-login-event = الحدث
web-login-name = الاسم
web-login-password = كلمة المرور
web-login-do = دخول
web-appoint = المسؤولون
web-appoint-lead = يدخل الحكم بالاسم وكلمة المرور من أي جهاز:
web-appoint-named = المعينون:
web-appoint-arbiter = حكم
web-appoint-chief = رئيس الحكام
web-appoint-do = تعيين
web-new-book-fits = القوانين المناسبة: ودية لاثنين، وأحدث قوانين الاتحاد الدولي لحدث
web-new-change = تغيير
web-draw-lead = هاتفان يقترعان على اللونين. لا يعرف أي منهما النتيجة سلفا ولا يستطيع تغييرها، وتحفظ القرعة في السجل.
web-draw-other = الهاتف الآخر
web-new-delay = يتأخر المشاهدون بمقدار
web-new-delay-moves = نقلات
web-new-delay-minutes = دقائق
web-new-number = { $what }: المطلوب عدد صحيح من { $least } إلى { $most }.
