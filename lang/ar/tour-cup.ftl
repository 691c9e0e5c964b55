### شجرة خروج المغلوب والمجموعات والفرق كما يراها الجميع.

tour-tab-bracket = الشجرة
tour-tab-groups = المجموعات
tour-tab-teams = الفرق
tour-cup-none = ليست هذه بطولة بنظام خروج المغلوب، فلا شجرة لها.
tour-cup-undrawn = لم تُجرَ القرعة بعد.
tour-cup-after-groups = تُرسم الشجرة بعد انتهاء المجموعات.
tour-cup-winner = الفائز: { $who }
tour-cup-stage = { $left ->
        [2] النهائي
        [4] نصف النهائي
        [8] ربع النهائي
       *[other] دور الـ { $left }
    }
tour-cup-third = المركز الثالث
tour-cup-on = تأهل
tour-cup-games = مباريات هذه المواجهة
tour-cup-game = الجولة { $round }، الطاولة { $board }
tour-cup-note = { $how ->
        [bye] إعفاء: يتأهل بلا مباراة
        [walkover] تأهل بغياب الخصم
        [ladder] حُسمت بمباراة إعادة
        [lot] تعادل: حسمته القرعة
        [person] تعادل: حسمه الحكم
        [replay] تعادل: تتبعه مباراة إعادة
       *[level] تعادل: القرار للحكم
    }
tour-groups-none = ليس في هذه البطولة مجموعات.
tour-group-on = { $how ->
        [points] يتأهل بالنقاط
        [tiebreak] يتأهل بفضل { $meaning }
        [playoff] يتأهل بمباراة فاصلة
        [person] يتأهل بقرار
       *[lot] يتأهل بالقرعة
    }
tour-group-playoffs = مباريات فاصلة
tour-teams-none = ليست هذه بطولة فرق.
tour-teams-empty = لا فرق بعد.
tour-col-team = الفريق
tour-col-match-points = نقاط اللقاءات
tour-col-game-points = نقاط المباريات
tour-paper-bracket = الشجرة
tour-paper-prizes = إيصالات الجوائز
tour-paper-diplomas = شهادات التقدير
tour-paper-diploma = شهادة تقدير
tour-paper-chief = رئيس الحكام
tour-paper-organiser = المنظم
tour-paper-day = { $day }
tour-paper-reason = مقابل
tour-paper-print = طباعة
