### جولة تُغيَّر يدويا، ولاعبون يصلون متأخرين.

tour-hand = تغيير يدوي
tour-hand-none = لا تُغيَّر يدويا إلا أحدث جولة للأفراد.
tour-hand-tap = المس لاعبين ليتبادلا مكانيهما.
tour-hand-held = { $who } يتبادل مع …
tour-hand-breaks = لم يُحفظ شيء بعد. هذا يخالف:
tour-hand-clean = لم يُحفظ شيء بعد. لا قاعدة تُخالَف.
tour-hand-rule = { $rule ->
        [met] سبق أن التقى { $one } و{ $two }
        [forbidden] لائحة البطولة تمنع لقاء { $one } مع { $two }
        [bye] لا يجوز إعفاء { $one }
        [same_colour] يجب أن يأخذ { $one } و{ $two } اللون نفسه
        [colours] لونا { $one } (الأبيض) و{ $two } (الأسود) معكوسان
        [better] بحسب القواعد يلعب { $one } بالأبيض مع { $two }
       *[no_pairing] لا تجد القواعد توزيعا لهذه الجولة
    }{ $article ->
        [none] .
       *[some] {" "}({ $cited }).
    }
tour-hand-reason = السبب
tour-hand-because = { $why ->
        [absent] لاعب غائب
        [fellows] لا ينبغي أن يلتقي زملاء النادي بعد
        [wish] وافق المعنيون
       *[typed] السبب نتيجة خاطئة
    }
tour-hand-again = من البداية
tour-hand-turn = جلسا بلونين معكوسين
tour-hand-turn-short = اعكس اللونين
tour-hand-type = اكتب المواجهات
tour-hand-pairs = رقم الأبيض-رقم الأسود، و0 للإعفاء: 3-9 4-11 7-0
tour-hand-look = ماذا يخالف؟
tour-hand-typed = المطلوب رقما لاعبين مثل 3-9، والمكتوب { $found }.

tour-late = تسجيل متأخر
tour-late-look = من أين يبدأ؟
tour-late-same = يوجد { $who } آخر في القائمة. أهو نفسه؟
tour-late-yes = نعم، أظهر تسجيله
tour-late-moves = من يتغير ترتيبهم الأولي
tour-late-still = لا يتغير الترتيب الأولي لأحد.
tour-late-bye = في الجولة { $round }: ضد { $who } المُعفى
tour-late-half = من الجولة { $next }، ونصف نقطة للجولة { $round }
tour-late-zero = من الجولة { $next }، بلا نقطة للجولة { $round }
tour-late-next = من الجولة { $next }
tour-late-against = في الجولة { $round }، توزيع يدوي ضد
tour-late-by-hand = وزّع يدويا
tour-late-reason = تسجيل متأخر: { $who }

tour-find-what = لاعب أو طاولة أو مادة
tour-find-none = لم يُعثر على شيء لـ { $what }.
tour-find-players = اللاعبون
tour-find-boards = الطاولات
tour-find-articles = المواد
tour-find-at = الطاولة { $board }، { $side }
tour-key = { $does ->
        [round] الجولة
        [entries] اللاعبون
        [standings] الترتيب
        [checkin] تسجيل الحضور
        [questions] الأسئلة
        [history] السجل
        [results] النتائج
        [late] تسجيل متأخر
        [search] بحث
        [back] التراجع عما تم للتو
       *[keys] هذه القائمة
    }
tour-keys-close = إغلاق
