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
        [rounds] شمار دورها
        [first_board] شمارهٔ میز نخست
        [text] متن
        [rating] درجه
        [title] عنوان
        [fide_id] شمارهٔ فیده
        [birth] تاریخ تولد
        [sex] جنسیت
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
