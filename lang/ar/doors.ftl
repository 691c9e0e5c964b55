### أبواب الدار: إطار الصفحات، صفحة البداية، مباراة جديدة، الأحداث، الروابط، الانضمام، قرعة اللونين.

doors-play = العب
doors-events = الأحداث
doors-judge = التحكيم
doors-laws = القوانين
doors-menu = الإعدادات واللغة
doors-mine-back = عودة
doors-mine-game = { $kind ->
        [both] مباراتكم على هذا الجهاز
        [against] مباراتك: { $side ->
            [white] الأبيض
           *[black] الأسود
        } ضد { $name }
       *[alone] مباراتك: { $side ->
            [white] الأبيض
           *[black] الأسود
        }
    }، { $time }
doors-mine-draw = مباراتك: تجرى قرعة اللونين
doors-mine-desk = مكتبك التحكيمي: { $name }
doors-versus = { $white } – { $black }
doors-unread-position = لا يمكن اللعب من هذا الوضع. { $why } مثال: { $example }
doors-unread-no-move = لا أحد يستطيع أن ينقل في هذا الوضع.
doors-install = تثبيت كتطبيق

start-sentence = شطرنج على أي شاشة، مع حكم يعرف القوانين.
start-play = مباراة
start-other = طرق أخرى للعب
start-event = تنظيم حدث
start-code = لدي رمز
start-try = جرّب الرقعة
start-judge = سؤال تحكيمي
start-laws = قراءة القوانين
start-login = دخول الحكام
start-now = يجري الآن
start-story = مباراة من هنا، مع القرار فيها

events-title = الأحداث
events-new = حدث جديد
events-running = جارية
events-over = منتهية
events-own = مباريات خاصة
events-festivals = المهرجانات
events-sections = { $sections ->
        [one] قسم واحد
        [two] قسمان
        [few] { $sections } أقسام
       *[other] { $sections } قسما
    }
events-games = مبارياتي
events-empty = لا أحداث بعد.

new-title = مباراة جديدة
new-way = كيف؟
new-way-tablet = جهاز واحد
new-way-tablet-about = لاعبان على جهاز لوحي
new-way-phones = هاتفان
new-way-phones-about = برمز للهاتف الآخر
new-way-online = عبر الشبكة
new-way-online-about = لاعبان متباعدان
new-way-event = حدث
new-way-event-about = عدة طاولات، مع حكم
new-time = الوقت
new-time-blitz = خاطف
new-time-rapid = سريع
new-time-club = أمسية النادي
new-time-classical = كلاسيكي
new-time-own = وقت آخر
new-time-written = دقائق + ثوان لكل نقلة، أو نقلات/دقائق
new-odds = وقتان مختلفان
new-more = القوانين والرقعة والأسماء والوضع
new-rulebook = مجموعة القوانين
new-rulebook-fits = المناسبة
new-variant = اللعبة
new-variant-lesson = كيف تلعب هذه اللعبة؟
new-variant-standard = الشطرنج
new-variant-standard-about = الوضع الابتدائي المعتاد
new-variant-chess960 = شطرنج 960
new-variant-chess960-about = القطع خلف البيادق بالقرعة
new-variant-king-of-the-hill = ملك التل
new-variant-king-of-the-hill-about = الملك في الوسط يفوز
new-variant-three-check = ثلاث كشات
new-variant-three-check-about = الكش الثالث يفوز
new-variant-crazyhouse = البيت المجنون
new-variant-crazyhouse-about = القطع المأخوذة تعود
new-variant-bughouse = شطرنج الأربعة
new-variant-bughouse-about = رقعتان وأربعة لاعبين
new-start = رقم الوضع، من 0 إلى 959
new-start-drawn = بالقرعة
new-mode = الرقعة
new-mode-fits = المناسبة
new-mode-physical = كالرقعة الحقيقية
new-mode-assisted = النقلات القانونية فقط
new-mode-online = النقلة تضغط الساعة
new-mode-recorded = بجانب رقعة حقيقية
new-seats = اللونان
new-seats-drawn = بقرعة بين الجهازين
new-seats-white = الأبيض على هذا الجهاز
new-seats-black = الأسود على هذا الجهاز
new-seats-open = كلاهما بروابط
new-own-name = اسمك
new-arbiter = يشرف حكم
new-boards = عدد الطاولات
new-event-name = اسم الحدث
new-blind = لاعب كفيف أو ضعيف البصر
new-position = وضع البداية (FEN)
new-delay = تأخير المشاهدين
new-delay-moves = بالنقلات
new-delay-minutes = بالدقائق
new-number = { $what }: يلزم عدد صحيح من { $least } إلى { $most }.
new-create = إنشاء
new-anyway = يمكن الإنشاء على أي حال، أو اختيار وقت آخر أو مجموعة قوانين أخرى.
new-create-anyway = أنشئ على أي حال

links-title = المقاعد والروابط
links-how = امسح رمزا، أو افتح { $address } واكتب حروفه الستة.
links-here = لا يصل إلى هذه العناوين إلا هذا الجهاز. لأجهزة أخرى في القاعة ابدأ البرنامج بالخيار { $option }.
links-print = طباعة
links-copy = نسخ الرابط
links-copied = تم النسخ
links-share = مشاركة
links-show = الرابط
links-free = خال
links-renew = رابط جديد
links-make = روابط لكل المقاعد الخالية
links-to-desk = إلى مكتب الحكم
links-to-board = إلى الرقعة
links-to-event = إلى الحدث
links-spectators = المشاهدون
links-officials = روابط الحكام
links-sheet = هذه الورقة: { $address }
links-qr = رمز الاستجابة السريعة
links-seat = { $board ->
        [0] { $side ->
            [white] الأبيض
           *[black] الأسود
        }
       *[other] الطاولة { $board }، { $side ->
            [white] الأبيض
           *[black] الأسود
        }
    }
links-helper = { $board ->
        [0] { $side ->
            [white] مساعد الأبيض
           *[black] مساعد الأسود
        }
       *[other] { $side ->
            [white] الطاولة { $board }، مساعد الأبيض
           *[black] الطاولة { $board }، مساعد الأسود
        }
    }
links-arbiter = حكم
links-chief = رئيس الحكام
links-desk = مكتب الاستقبال
links-committee = لجنة الاستئناف
links-captain = قائد { $team }
links-organiser = المنظم
links-once = لجهاز واحد. بعد استعماله لا يفتح إلا على ذلك الجهاز.
links-waiting = تنتقل هذه الصفحة إلى الرقعة حين يأتي اللاعب الآخر.

join-title = انضمام
join-code = ستة حروف أو رابط
join-do = انضمام
join-unknown = لا مقعد بهذا الرمز. تحقق من الحروف.
join-name = اسمك
join-name-may = اسمك، إن شئت
join-against = ضد { $name }
join-sit = الجلوس
join-sit-play = اجلس والعب
join-help = أساعده
join-draw = القرعة ثم اللعب
join-drawn = يحدد اللونان بالقرعة.
join-desk = إلى مكتب الحكم
join-organise = إلى الحدث
join-taken = هذا المقعد مشغول
join-taken-how = يفتح على الجهاز الذي شغله. لهذا الجهاز: { $arbiter ->
        [true] اطلب من الحكم رابطا جديدا.
       *[false] اطلب رابطا جديدا ممن أنشأ المباراة.
    }
join-look = مشاهدة

draw-title = قرعة اللونين
draw-waits = تفتح الرقعة حين يأتي اللاعب الآخر.
draw-draws = تجرى قرعة اللونين.
draw-lost = لم يعد لدى هذا الجهاز رقمه. أنشئ مباراة جديدة.
