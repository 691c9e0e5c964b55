### The live screens, as the browser says them: the board, claims, the arbiter's desk, the wall, judging a position.

screen-side = { $side ->
        [white] الأبيض
       *[black] الأسود
    }
screen-man = { $role ->
        [king] ملك
        [queen] وزير
        [rook] رخ
        [bishop] فيل
        [knight] حصان
       *[pawn] بيدق
    } { $color ->
        [white] الأبيض
       *[black] الأسود
    }
screen-empty = فارغ
screen-touched = ملموسة
screen-out-of-place = ليست في مكانها
screen-board = رقعة الشطرنج
screen-board-number = الطاولة { $board }
screen-home = إلى صفحة البداية
screen-line = { $line ->
        [open] متصل
        [slow] في انتظار الخادم
        [lost] غير متصل
       *[connecting] جار الاتصال
    }
screen-slow = في انتظار الخادم.
screen-lost-since = انقطع الاتصال منذ { $time }.
screen-lost = { $arbiter ->
        [true] الساعة تعمل على الخادم. أبلغ الحكم.
       *[false] الساعة تعمل على الخادم. النقلات تنتظر عودة الاتصال.
    }
screen-lost-shared = تحفظ النقلات هنا وترسل عند عودة الاتصال.
screen-lost-desk = الساعتان تعملان على الخادم. لا يقيد شيء حتى يعود الاتصال.
screen-lost-looking = ما يظهر هنا من ذلك الوقت.
screen-lost-said = انقطع الاتصال
screen-back-said = عاد الاتصال
screen-retry = إعادة المحاولة
screen-gone = هذا المقعد الآن على جهاز آخر. هذه الشاشة تعرض المباراة فقط.
screen-missed = { $count ->
        [one] حدث أمر واحد في هذه الأثناء.
        [two] حدث أمران في هذه الأثناء.
        [few] حدثت { $count } أمور في هذه الأثناء.
       *[other] حدث { $count } أمرا في هذه الأثناء.
    }

screen-flag = العلم
screen-away = غير متصل
screen-adjusting = يضبط القطع
screen-castling = سيبيّت
screen-castling-which = هل يبيّت الملك؟
screen-castling-do = تبييت
screen-castling-step = تحريك الملك
screen-chess960 = شطرنج 960
screen-start-number = شطرنج 960، الوضع { $number }
screen-start-brief = الوضع { $number }
screen-press = { $side ->
        [white] الضغط على الساعة: الأبيض
       *[black] الضغط على الساعة: الأسود
    }
screen-turn = صاحب النقلة: { $side }
screen-before = لم تبدأ المباراة.
screen-before-players = هل اللاعبان مستعدان؟
screen-start = بدء المباراة
screen-standing = الساعتان متوقفتان.
screen-standing-question = الساعتان متوقفتان. القرار للحكم.
screen-standing-players = الساعتان متوقفتان. القرار للاعبين معا.
screen-resume = متابعة اللعب
screen-waits = سئل اللاعب الآخر.
screen-agree = موافق
screen-wanted = { $side ->
        [white] يريد الأبيض:
       *[black] يريد الأسود:
    } { $what ->
        [start] بدء المباراة
        [resume] متابعة اللعب
        [agree] الاتفاق
        [adjust] أوقاتا أخرى على الساعة
        [decide] هذا القرار
        [new_game] مباراة جديدة
       *[settle] المتابعة بالساعتين كما كانتا
    }
screen-held = انقطع الخادم. أي الأوقات تعتمد؟
screen-held-event = كما كانت عند آخر فعل
screen-held-beat = كما كانت عند الانقطاع
screen-held-arbiter = انقطع الخادم. الساعتان متوقفتان حتى يقرر الحكم.
screen-offered = { $side ->
        [white] يعرض الأبيض التعادل.
       *[black] يعرض الأسود التعادل.
    } لمس أي قطعة رفض له.
screen-decline = رفض
screen-duty-none = لا يلزم اللمس بشيء.
screen-no-claim = لا يجوز أن يبنى طلب على ما تعرضه هذه الشاشة.

screen-actions = ما يمكن فعله
screen-offer = تعادل
screen-claim = طلب
screen-arbiter = الحكم
screen-stop = إيقاف
screen-more = المزيد
screen-back = رجوع
screen-done = تم
screen-ruling = قرار
screen-adjust = أصلح
screen-castle-say = سأبيّت
screen-flip = إدارة الرقعة على هذه الشاشة
screen-face = { $both ->
        [true] كل القطع باتجاه واحد
       *[false] القطع باتجاه كلا اللاعبين
    }
screen-keys = المفاتيح
screen-leave = مغادرة الطاولة
screen-resign = الاستسلام
screen-resign-title = { $side ->
        [white] هل يستسلم الأبيض؟
       *[black] هل يستسلم الأسود؟
    }
screen-resign-then = تنتهي المباراة فورا ولا رجوع عن ذلك.
screen-resign-do = الاستسلام في هذه المباراة
screen-call-title = استدعاء الحكم
screen-call-then = يرى الحكم الاستدعاء فورا.
screen-call-do = استدعاء الحكم
screen-call-stop = إيقاف الساعتين والاستدعاء
screen-call-device = رن هاتف: نداء الحكم
screen-reserve = القطع بجانب الرقعة
screen-promotion = إلى أي قطعة يرقى البيدق؟
screen-restore = يجب تصحيحه: { $squares }
screen-restore-do = رتبها لنا
screen-move = نقلة
screen-move-do = تنفيذ النقلة

screen-claim-title = { $side ->
        [white] طلب الأبيض
       *[black] طلب الأسود
    }
screen-claim-what = ما المطلوب؟
screen-claim-kind = { $kind ->
        [repetition] وضع متماثل
        [fifty] خمسون نقلة
        [flag] علم المنافس
        [illegal_move] نقلة غير قانونية
        [touched] القطعة الملموسة
        [wrong_position] وضع غير صحيح
        [quickplay] نهاية اللعب السريع
        [increment_request] زيادة في الوقت لكل نقلة
        [no_arbiter_draw] لا يستطيع المنافس الفوز أو لا يسعى إليه
        [two_boards] ألعب على رقعة خاصة بي
        [wrong_colours] اللونان معكوسان
        [wrong_clock] خلل في الساعة
       *[disturbance] تشويش
    }
screen-claim-when = متى؟
screen-claim-appeared = ظهر على الرقعة
screen-claim-ahead = بعد النقلة القادمة
screen-claim-written = النقلة المكتوبة
screen-claim-final = لا يجوز تغيير النقلة المكتوبة بعد ذلك.
screen-claim-then = لا يمكن إلغاء شيء بعد هذا.
screen-claim-do = تقديم الطلب

screen-sheet = ورقة التسجيل
screen-sheet-empty = لا نقلات بعد.
screen-story = ما حدث
screen-story-empty = لا قرارات بعد.
screen-key = { $what ->
        [arrows] التنقل على الرقعة
        [enter] لمس ثم وضع
        [escape] ترك
        [pieces] القطعة التالية من هذا النوع؛ ومع مفتاح العالي السابقة
        [ranks] صف
        [files] عمود
        [press] الضغط على الساعة
        [move] كتابة نقلة
        [times] سماع الوقتين
        [last] سماع آخر نقلة
        [duty] سماع ما يلزم به اللمس
        [read] قراءة عمود أو صف
        [drop] وضع قطعة من اليد على مربع، حيث تعود القطع المأسورة
        [draw] إلى زر التعادل
        [claim] فتح طلب
       *[arbiter] استدعاء الحكم
    }
screen-tray = قطع توضع على الرقعة

screen-waiting = { $count ->
        [0] لا شيء ينتظر
        [one] طاولة واحدة تنتظر
        [two] طاولتان تنتظران
        [few] { $count } طاولات تنتظر
       *[other] { $count } طاولة تنتظر
    }
screen-filter = أي الطاولات
screen-filter-by = { $filter ->
        [all] الكل
        [open] تنتظر
        [low] وقت قليل
        [before] لم تبدأ
       *[over] انتهت
    }
screen-no-boards = لا طاولات بعد.
screen-none-such = لا توجد طاولات كهذه.
screen-seats = المقاعد والروابط
screen-wall = شاشة القاعة
screen-event = البطولة
screen-alarm = { $kind ->
        [call] الحكم مطلوب
        [device] رن هاتف
        [claim] طلب
        [question] سؤال ينتظر
        [stopped] الساعتان متوقفتان
        [flag] سقط علم
        [held] بعد إعادة التشغيل: أي الأوقات تعتمد؟
       *[lost] طاولة غير متصلة
    }
screen-phase = { $phase ->
        [before] لم تبدأ
        [running] جارية
        [standing] الساعتان متوقفتان
       *[over] انتهت
    }
screen-all-boards = كل الطاولات
screen-desk = طاولة واحدة
screen-tab = { $tab ->
        [incident] واقعة
        [story] السجل
        [clocks] الساعتان
        [sheet] ورقة التسجيل
        [penalties] العقوبات
       *[result] النتيجة
    }
screen-run = { $what ->
        [start] بدء المباراة
        [stop] إيقاف الساعتين
       *[resume] متابعة المباراة
    }
screen-todo = ما يجب فعله بعد
screen-rulings-only = القرارات فقط
screen-question = سؤال للحكم
screen-time-of = { $side ->
        [white] وقت الأبيض
       *[black] وقت الأسود
    }
screen-decide = تسجيل القرار
screen-less = أقل
screen-more-time = أكثر
screen-clocks-run = الساعتان تعملان. تضبطان وهما متوقفتان.
screen-apply = ضبط الساعتين
screen-apply-run = الضبط والمتابعة
screen-whose = لأي لاعب؟
screen-fact = { $fact ->
        [claim] طلب لاعب
        [disturbance] تشويش
        [illegal_move] نقلة غير قانونية
        [flag] رؤية سقوط العلم
        [device] هاتف أو جهاز
        [displaced_piece] قطع مزاحة
        [wrong_position] وضع غير صحيح
        [wrong_setting] ضبط خاطئ للساعة
        [written_ahead] تسجيل النقلة مسبقا
        [touched] قطعة ملموسة
        [default] عدم الحضور في الوقت
        [wrong_colours] اللونان معكوسان
        [board_turned] الرقعة مدارة
        [pawn_on_last_rank] بيدق باق على الصف الأخير
        [king_captured] ملك مأسور
        [unrecorded] نقلات غير مسجلة
        [notes] قرأ ملاحظات
        [advice] نصيحة أو تحليل
        [disturbing] إزعاج الخصم
        [disrepute] إساءة إلى سمعة الشطرنج
        [smoking] التدخين
        [left_area] مغادرة منطقة اللعب
        [left_venue] مغادرة المكان
        [spectator_interferes] تدخل مشاهد
        [spectator_phone] هاتف مشاهد
        [entered_area] غريب في منطقة اللعب
        [boards_differ] تختلف الرقعتان
        [sheets_differ] تختلف الرقعتان والورقتان
        [envelope_lost] ضياع المغلف
        [pocket_wrong] قطعة في اليد الخطأ
        [pocket_lost] ما في اليدين مجهول
        [checks_disputed] خلاف في عدد الكشات
        [both_end] انتهاء الرقعتين معا
        [other_board] لمس الرقعة الأخرى
        [left_match] ترك اللقاء
        [sheet_hidden] ورقة التسجيل مغطاة
        [sheet_taken] احتُفظ بورقة التسجيل أو أُتلفت
        [other_notation] ليست بالتدوين الجبري
        [defective_sheet] ورقة التسجيل ممتلئة أو ممزقة
       *[wrong_hand] ليس باليد نفسها
    }
screen-penalty = عقوبة
screen-penalty-kind = { $kind ->
        [warning] إنذار
        [opponent_time] وقت إضافي للمنافس
        [own_time] تقليل وقت اللاعب
       *[loss] إعلان خسارة المباراة
    }
screen-minutes = دقائق
screen-half-points = أنصاف النقاط
screen-delay = { $moves ->
        [one] متأخر بنقلة واحدة
        [two] متأخر بنقلتين
        [few] متأخر بـ{ $moves } نقلات
       *[other] متأخر بـ{ $moves } نقلة
    }
screen-pause = تثبيت هذه الصفحة

screen-about = المباراة
screen-mode = { $mode ->
        [physical] كرقعة حقيقية
        [assisted] بمساعدة
        [online] عبر الشبكة
       *[recorded] تسجيل
    }
screen-displaced-say = قطع أُسقطت
screen-displaced-which = المس القطع التي أُسقطت.
screen-displaced = أُسقطت: { $squares }
screen-upright = إعادة القطع إلى مربعاتها
screen-offer-when = { $turn ->
        [true] مع هذه النقلة
       *[false] قد يزعج
    }
screen-offer-now = مع النقلة التي تنفذ الآن
screen-offer-off = قبل وقته أو بعده: قد يكون إزعاجا
screen-reader = رقعة لقارئ الشاشة
screen-settings = الإعدادات
screen-ask-arbiter = سؤال الحكم
screen-dropped = مضت المباراة دون ما حُفظ هنا، فلم يرسل.
screen-reader-now = ما يجب الآن
screen-reader-clocks = الساعتان
screen-reader-times = كلا الوقتين
screen-reader-last = آخر النقلات
screen-reader-rulings = القرارات
screen-time-left = بقي { $time }
screen-nav = { $to ->
        [boards] الطاولات
        [questions] الأسئلة
        [incident] واقعة
       *[search] بحث
    }
screen-pad = أي طاولة؟
screen-pad-back = حذف آخر رقم
screen-no-such-board = لا توجد الطاولة { $board }.
screen-find = الاسم أو الطاولة
screen-queue = ما ينتظر
screen-queue-empty = لا شيء ينتظر.
screen-later = القرار لاحقا
screen-later-open = القرار الآن
screen-reason = السبب
screen-correct = تصحيح هذا القيد
screen-step = { $side }: { $way ->
        [less] أقل: { $unit } واحدة
       *[more] أكثر: { $unit } واحدة
    }
screen-unit = { $unit ->
        [hour] ساعة
        [minute] دقيقة
       *[second] ثانية
    }
screen-counter = عداد النقلات، { $side }
screen-draw-you = { $side ->
        [white] تلعب بالأبيض.
       *[black] تلعب بالأسود.
    }
screen-draw-result = حددت القرعة اللونين.
screen-draw-board = إلى الرقعة
screen-draw-how = كيف جرت القرعة
screen-draw-how-text = صنع كل هاتف عددا وأرسل بصمته أولا، فلا يختار أحدهما بعد أن يرى عدد الآخر. والعددان معا يحددان من له الأبيض.
screen-draw-number = { $phone ->
        [first] الهاتف الذي أنشأ المباراة
       *[second] الهاتف الآخر
    }
screen-claim-unknown = لا يمكن السؤال الآن عما يجوز طلبه. حاول بعد عودة الاتصال.
screen-claim-stops = الطلب يوقف الساعتين.
screen-claim-wrong = إن لم يكن كذلك:
screen-claim-binds = يجب تنفيذ النقلة المكتوبة.
screen-delay-minutes = { $minutes ->
        [one] متأخر بدقيقة واحدة
        [two] متأخر بدقيقتين
        [few] متأخر بـ{ $minutes } دقائق
       *[other] متأخر بـ{ $minutes } دقيقة
    }
screen-belongs = مكان { $man }
screen-resign-hold = اضغط مطولا ثانية واحدة.
screen-table-hold = اضغط مطولا لإيقاف الساعتين.
screen-reason-needed = لا تضبط الساعة إلا بسبب. ويبقى السبب في السجل.
screen-move-read = تحقق
screen-move-again = ضغط الإدخال مرة أخرى ينفذها، ومفتاح الهروب يلغيها.
screen-move-as = كما كتبت: { $text }.
screen-move-command = أمر: { $text }.
screen-move-castles = تبييت { $castles ->
        [short] قصير
       *[long] طويل
    }.
screen-move-said = { $role ->
        [king] الملك
        [queen] الوزير
        [rook] الرخ
        [bishop] الفيل
        [knight] الحصان
        [pawn] البيدق
       *[none] من
    }{ $from ->
        [none] { "" }
       *[some] {" "}{ $from }
    } { $takes ->
        [true] يأخذ على
       *[false] إلى
    } { $to }.
screen-move-becomes = يرقى إلى { $role ->
        [queen] وزير
        [rook] رخ
        [bishop] فيل
       *[knight] حصان
    }.
screen-move-number = النقلة { $number }
screen-more-articles = { $count ->
        [one] مادة أخرى
        [two] مادتان أخريان
        [few] { $count } مواد أخرى
       *[other] { $count } مادة أخرى
    }
screen-time-unread = هذا ليس وقتا. مثال: { $example }
screen-counter-unread = هذا ليس عدد نقلات. مثال: { $example }
screen-adjust-nothing = لم يتغير شيء بعد: اكتب وقتا أو عدد نقلات.
screen-correct-needed = التصحيح يحتاج إلى سبب، وهو يبقى في السجل.
screen-touched-which = أي قطعة لُمست؟
screen-judge-long = هذا النص طويل جدا. ألصق مباراة واحدة فقط بتعليقات أقل.
screen-reader-words = يقبل حقل النقلة هذه الكلمات أيضا: { $words }.
screen-incident-unknown = لا يمكن السؤال الآن عما يجوز قيده هنا. حاول بعد عودة الاتصال.
screen-disturbed-who = من شوش عليه؟
screen-claim-enter = قيد الطلب
screen-entered = تم القيد
screen-entered-nothing = بقي في السجل ولا يترتب عليه شيء.
screen-entered-next = قيد آخر
screen-ruling-of = { screen-move-number }، { $side }
screen-article = { $book }، المادة { $article }
screen-picture = الرقعة مرسومة
screen-blind = { $side ->
        [white] الأبيض
       *[black] الأسود
    } لا يبصر: تُعلن النقلات وتُكرر.
screen-aloud = { $on ->
        [true] إيقاف القراءة بصوت
       *[false] القراءة بصوت هذا الجهاز
    }
