### الأندية بعضها أمام بعض، والجدول المتقاطع بالرقم أو بالمركز.

tour-tab-clubs = الأندية
tour-paper-clubs = الأندية
clubs-by = { $by ->
        [club] الأندية
        [federation] الاتحادات
       *[team] الفرق
    }
clubs-best = { $count ->
        [0] الكل
       *[other] أفضل { $count }
    }
clubs-count = من يُحسب
clubs-places = مجموع المراكز
clubs-place = المركز { $place }
clubs-about = من الأندية المتساوية في النقاط يتقدم الذي مجموع مراكزه أقل. والرقم المشطوب لا يُحسب.
clubs-none = لا نادي له لاعبان هنا.
cross-by-number = بالرقم
cross-by-place = بالمركز
