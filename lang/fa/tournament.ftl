### واژه‌های مسابقات که چند جمله با هم دارند: افراد، میزها، بخش‌ها، زمان‌ها.

tournament-joint = {"؛ "}
tournament-who = { $club ->
        [none] { $rank } { $name }
       *[some] { $rank } { $name } ({ $of })
    }
tournament-game = { $white } – { $black }
tournament-open-board = میز { $board }، { $game }
tournament-moment = { $day }، { $time }
tournament-field = { $field ->
        [name] نام
        [city] شهر
        [federation] فدراسیون
        [first_day] روز نخست
        [last_day] روز آخر
        [round_day] روز دور
        [type] نوع مسابقات
        [arbiter] سرداور
        [deputy] دستیار داور
        [rate] زمان بازی
        [ranking] درجه‌ای که شماره‌ها از آن می‌آید
        [rounds] شمار دورها
        [first_board] شمارهٔ میز نخست
        [control] کنترل زمان میزهای تازه
        [results] راه رسیدن نتیجه‌ها
        [rooms] جای میزها
        [zone] ساعت رویداد (فاصله از UTC)
        [check_in] چه کسی حضور را ثبت می‌کند
        [text] متن
        [rating] درجه
        [national_rating] درجهٔ ملی
        [title] عنوان
        [fide_id] شمارهٔ فیده
        [birth] تاریخ تولد
        [sex] جنسیت
        [blind] بازی بدون بینایی
       *[club] باشگاه
    }
tournament-check = { $item ->
        [medical_officer] پزشک
        [light] روشنایی
        [noise] سر و صدا
        [heating] گرمایش
        [smoking_place] قسمت استعمال دخانیات
       *[staff] کارکنان
    }
tournament-invitation-item = { $item ->
        [dates] تاریخ‌ها و محل
        [hotel] هتل
        [timetable] برنامهٔ زمانی
        [rate] زمان‌بندی بازی و ساعت‌ها
        [pairing] سیستم جفت‌بندی و پوئن‌شکنی
        [finance] شرایط مالی
        [transport] راه رسیدن به محل بازی
        [entrants] بازیکنان و سرداور
        [contacts] وبگاه و نشانی‌های تماس
        [media] وظایف در برابر رسانه‌ها
        [reply] پاسخ و ورود
        [security] امنیت
        [vaccination] واکسن
       *[extras] گردش‌ها، برنامه‌های ویژه، اینترنت
    }
tournament-sharing = { $sharing ->
        [place] به ترتیب رتبه
        [equal] به تساوی بخش می‌شود
        [hort] به روش هورت
       *[hybrid] جایزه‌های نخست به ترتیب رتبه، بقیه به تساوی
    }
tournament-eligible = { $who ->
        [women] بانوان
        [men] آقایان
        [ages] ردهٔ سنی { $text }
        [rated_from] درجهٔ { $text } و بالاتر
        [rated_below] درجهٔ کمتر از { $text } یا بدون درجه
        [federation] فدراسیون { $text }
        [everybody] همه
        [category] از دستهٔ { $text }
        [entrants] { $text }
       *[club] باشگاه { $text }
    }
