### كلمات البطولات المشتركة بين الجمل: الأشخاص والطاولات والحقول والأوقات.

tournament-joint = {"؛ "}
tournament-who = { $club ->
        [none] { $rank } { $name }
       *[some] { $rank } { $name } ({ $of })
    }
tournament-game = { $white } – { $black }
tournament-open-board = الطاولة { $board }، { $game }
tournament-moment = { $day }، { $time }
tournament-field = { $field ->
        [name] الاسم
        [city] المدينة
        [federation] الاتحاد
        [first_day] اليوم الأول
        [last_day] اليوم الأخير
        [round_day] يوم الجولة
        [type] نوع البطولة
        [arbiter] رئيس الحكام
        [deputy] مساعد الحكم
        [rate] زمن اللعب
        [ranking] التصنيف الذي تُرتَّب به الأرقام
        [rounds] عدد الجولات
        [first_board] رقم الطاولة الأولى
        [control] نظام وقت الطاولات الجديدة
        [results] كيف تصل النتائج
        [rooms] أماكن الطاولات
        [zone] توقيت المواعيد (الفرق عن UTC)
        [check_in] من يسجّل الحضور
        [text] النص
        [rating] التصنيف
        [national_rating] التصنيف الوطني
        [title] اللقب
        [fide_id] رقم الاتحاد الدولي
        [birth] تاريخ الميلاد
        [sex] الجنس
        [blind] اللعب دون إبصار
       *[club] النادي
    }
tournament-check = { $item ->
        [medical_officer] الطبيب
        [light] الإضاءة
        [noise] الضوضاء
        [heating] التدفئة
        [smoking_place] منطقة التدخين
       *[staff] العاملون
    }
tournament-invitation-item = { $item ->
        [dates] المواعيد والمكان
        [hotel] الفندق
        [timetable] الجدول الزمني
        [rate] معدل اللعب والساعات
        [pairing] نظام القرعة ونظام كسر التعادل
        [finance] الشروط المالية
        [transport] الوصول إلى مكان اللعب
        [entrants] اللاعبون ورئيس الحكام
        [contacts] الموقع الإلكتروني وجهات الاتصال
        [media] الواجبات تجاه الإعلام
        [reply] الرد والوصول
        [security] الأمن
        [vaccination] اللقاحات
       *[extras] الرحلات والفعاليات والإنترنت
    }
tournament-sharing = { $sharing ->
        [place] بحسب المركز
        [equal] تُقسم بالتساوي
        [hort] بنظام هورت
       *[hybrid] الأولى بحسب المركز، والباقي يُقسم بالتساوي
    }
tournament-eligible = { $who ->
        [women] السيدات
        [men] الرجال
        [ages] الفئة العمرية { $text }
        [rated_from] تصنيف { $text } أو أعلى
        [rated_below] تصنيف أقل من { $text } أو بلا تصنيف
        [federation] اتحاد { $text }
        [everybody] الجميع
        [category] من الفئة { $text }
        [entrants] { $text }
       *[club] نادي { $text }
    }
