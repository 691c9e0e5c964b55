### صفحات من يدير البطولة.

tour-here = الحاضرون: { $here }، الغائبون: { $missing }
tour-everybody = الجميع
tour-who-is-missing = من لم يحضر
tour-is-here = حاضر
tour-not-me = لست أنا
tour-document-seen = اطُّلع على الشهادة
tour-leave-out-of = { $count ->
        [zero] لا غائب عن الجولة { $round }
        [one] لاعب واحد لم يحضر: يُستبعد من الجولة { $round }
        [two] لاعبان لم يحضرا: يُستبعدان من الجولة { $round }
        [few] { $count } لاعبين لم يحضروا: يُستبعدون من الجولة { $round }
        [many] { $count } لاعب لم يحضروا: يُستبعدون من الجولة { $round }
       *[other] { $count } لاعب لم يحضروا: يُستبعدون من الجولة { $round }
    }
tour-unseen = { $count ->
        [zero] اطُّلع على كل الشهادات
        [one] شهادة واحدة لم يُطَّلع عليها
        [two] شهادتان لم يُطَّلع عليهما
        [few] { $count } شهادات لم يُطَّلع عليها
        [many] { $count } شهادة لم يُطَّلع عليها
       *[other] { $count } شهادة لم يُطَّلع عليها
    }
tour-open-title = ما لم تحسمه اللائحة
tour-open-none = لا شيء مفتوح.
tour-open-holds = لا قرعة قبل الجواب عن كل هذه الأسئلة، ولا توزَّع الجولة ١.
tour-open-each = سجّل الجواب
tour-open-all = خذ كل القيم المقترحة
tour-differ-title = نتائج لم يحسمها اللاعبون
tour-differ-holds = تبقى الجولة { $round } مفتوحة حتى تُسجَّل إحدى النتيجتين.
tour-alone-holds = اللاعب الآخر صامت منذ خمس دقائق.
tour-absences-title = غيابات تنتظر قرارا
tour-absence-excused = بعذر
tour-absence-unexcused = بلا عذر: يُحرم
tour-byes-title = طلبات الإعفاء
tour-bye-grant = قبول
tour-bye-refuse = رفض
tour-phones-title = هواتف تنتظر لاعبها
tour-phones-holds = حتى ذلك الحين يرى الهاتف ما يراه الجميع.
tour-phone-let = هذا هاتف { $name }
tour-phone-refuse = ليس هاتفه
tour-door = بطولة
tour-draw-hash = بصمة السر المنشورة قبل القرعة
tour-draw-secret-once = اكتب هذا السر ولا تُظهره لأحد قبل القرعة. لا يُحفظ هنا ولا يظهر إلا الآن:
tour-draw-secret = السر
tour-draw-secret-own = السر، وإن تُرك فارغا فسر جديد
tour-draw-publish = انشر بصمة سر جديد
tour-draw-how = الطريقة
tour-draw-method = { $method ->
        [strength] الأرقام بحسب التصنيف واللون بالقرعة
        [lots] كل الأرقام بالقرعة
        [restricted] بجداول فارما
       *[hand] سحبها الناس
    }
tour-draw-go = اسحب القرعة
tour-draw-by-hand = سُحبت القرعة باليد
tour-draw-order = الأرقام الحالية بترتيب سحبها
tour-draw-first = الرقم ١ يبدأ بـ
tour-draw-group = المجموعة { $group }
tour-penalty-points = نقاط تُخصم أو تُمنح
tour-penalty-offences = مخالفات تُعد في البطولة كلها
tour-penalty-incidents = خارج المباريات
tour-penalty-how-many = عدد النقاط (للنقاط فقط)
tour-penalty-reason = السبب
tour-penalty-none = لا عقوبات.
tour-typed = مكتوبة
tour-report-clean = لا شيء يمنع التقرير.
tour-report-open = { $count ->
        [zero] لا طاولة مفتوحة
        [one] طاولة واحدة مفتوحة
        [two] طاولتان مفتوحتان
        [few] { $count } طاولات مفتوحة
        [many] { $count } طاولة مفتوحة
       *[other] { $count } طاولة مفتوحة
    }
tour-report-file = ما يقوله ملف التقرير عن نفسه
tour-report-again = أُعيد توزيع كل جولة: وهذا هو المختلف
tour-report-differs = الجولة { $round }، { $kind }: المتوقع { $expected } والموجود { $found }
tour-prize-funds = الجوائز، مثل: 500 300 200؛ أفضل سيدة 100
tour-prize-sharing = المتساوون في النقاط
tour-prize-general = الجائزة العامة
tour-prize-women = سيدة سيدات السيدات فتاة فتيات بنت بنات
tour-prize-unseen = تُراجع الشهادة مرة ثانية
tour-prize-give = سلّمها إلى { $name }
tour-prize-given = استلمها { $name }
tour-choice-ranking = { $choice ->
        [FIDE] تصنيف الاتحاد الدولي فقط
        [NRO] التصنيف الوطني فقط
        [FIDON] تصنيف الاتحاد الدولي، وإلا فالوطني
        [NIDOF] التصنيف الوطني، وإلا فتصنيف الاتحاد الدولي
        [HBFN] الأعلى منهما
       *[LBFN] الأدنى منهما
    }
tour-choice-results = { $choice ->
        [typed] يدخلها من يدير البطولة
        [players] يبلّغ بها لاعبا الطاولة
       *[live] من المباريات التي تُلعب هنا
    }
tour-choice-check-in = { $choice ->
        [players] اللاعبون من هواتفهم، ومكتب الاستقبال
       *[desk] مكتب الاستقبال فقط
    }
tour-correct = تصحيح { $name }
tour-appeals = النزاعات والاستئنافات
tour-appeals-no-committee = لم تُسمَّ لجنة استئناف.
tour-appeals-no-terms = لم يُحدَّد رسم الاستئناف ولا مهلته.
tour-appeals-committee = لجنة الاستئناف
tour-appeals-how = شخص في كل سطر، مع اتحاده وعمره إن عُرفا، مثل: كريمي، سارة/رمز الاتحاد/٤١
tour-appeals-chair = الرئيس
tour-appeals-members = الأعضاء
tour-appeals-reserves = الأعضاء الاحتياط، بترتيبهم
tour-appeals-fee = رسم الاستئناف
tour-appeals-minutes = مهلة تقديمه بعد القرار، بالدقائق
tour-dispute-new = تسجيل نزاع جديد: موضوعه
tour-dispute = النزاع { $number }
tour-dispute-said = ما قيل أو فُعل
tour-dispute-step = { $step ->
        [mediated] جرت وساطة
       *[ruled] أصدر الحكم قراره
    }
tour-appeal-until = { $time ->
        [left] يمكن الاستئناف خلال { $minutes ->
            [one] دقيقة واحدة
            [two] دقيقتين
            [few] { $minutes } دقائق
           *[other] { $minutes } دقيقة
        }.
       *[over] انتهت مهلة الاستئناف.
    }
tour-appeal-involved = معني بالأمر فلا صوت له: { $names }
tour-appeal-text = موضوع الاستئناف
tour-appeal-after = الدقائق بعد القرار
tour-appeal-paid = المبلغ المدفوع
tour-appeal-written = هو مكتوب
tour-appeal-who = من من أعضاء اللجنة معني بالأمر ولا يصوت
tour-appeal-make = سجّل الاستئناف
tour-decision-text = قرار اللجنة
tour-decision-how = { $how ->
        [upheld] قُبل
        [reasonable] رُفض، لكنه معقول
       *[rejected] رُفض
    }
tour-decision-final = هذا القرار نهائي.
