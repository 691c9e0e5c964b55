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
        [rounds] عدد الجولات
        [first_board] رقم الطاولة الأولى
        [text] النص
        [rating] التصنيف
        [title] اللقب
        [fide_id] رقم الاتحاد الدولي
        [birth] تاريخ الميلاد
        [sex] الجنس
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
