### صفحه‌های گردانندگان مسابقه.

tour-here = حاضر: { $here }، نیامده: { $missing }
tour-everybody = همه
tour-who-is-missing = چه کسی نیامده است
tour-is-here = حاضر است
tour-not-me = من نیستم
tour-document-seen = شناسنامه دیده شد
tour-leave-out-of = { $count ->
        [one] یک بازیکن نیامده است: در دور { $round } کنار گذاشته شود
       *[other] { $count } بازیکن نیامده‌اند: در دور { $round } کنار گذاشته شوند
    }
tour-unseen = { $count ->
        [one] یک شناسنامه دیده نشده است
       *[other] { $count } شناسنامه دیده نشده است
    }
tour-open-title = آنچه آیین‌نامه باز گذاشته است
tour-open-none = هیچ پرسشی باز نیست.
tour-open-holds = تا یکی از این‌ها باز است نه قرعه کشیده می‌شود و نه دور ۱ جفت‌بندی می‌شود.
tour-open-each = ثبت پاسخ
tour-open-all = همهٔ پیش‌فرض‌ها
tour-differ-title = نتیجه‌هایی که بازیکنان روشن نکرده‌اند
tour-differ-holds = دور { $round } باز می‌ماند تا یکی از این نتیجه‌ها ثبت شود.
tour-alone-holds = بازیکن دیگر پنج دقیقه است که چیزی نگفته است.
tour-absences-title = غیبت‌هایی که باید درباره‌شان تصمیم گرفت
tour-absence-excused = موجه
tour-absence-unexcused = ناموجه: محروم
tour-byes-title = درخواست‌های بای
tour-bye-grant = پذیرفتن
tour-bye-refuse = رد کردن
tour-phones-title = گوشی‌هایی که منتظر بازیکن‌اند
tour-phones-holds = تا آن زمان این گوشی همان چیزی را می‌بیند که همه می‌بینند.
tour-phone-let = گوشی { $name } است
tour-phone-refuse = نیست
tour-door = مسابقه
tour-draw-hash = اثر انگشت رمز که پیش از قرعه‌کشی منتشر شده است
tour-draw-secret-once = این رمز را یادداشت کنید و پیش از قرعه‌کشی به کسی نشان ندهید. اینجا نگه داشته نمی‌شود و فقط همین حالا دیده می‌شود:
tour-draw-secret = رمز
tour-draw-secret-own = رمز؛ اگر خالی بماند رمزی تازه
tour-draw-publish = انتشار اثر انگشت رمزی تازه
tour-draw-how = شیوه
tour-draw-method = { $method ->
        [strength] شماره‌ها بر پایهٔ درجه، رنگ با قرعه
        [lots] همهٔ شماره‌ها با قرعه
        [restricted] با جدول‌های وارما
       *[hand] با دست کشیده شده
    }
tour-draw-go = قرعه‌کشی
tour-draw-by-hand = قرعه با دست کشیده شد
tour-draw-order = شماره‌های کنونی به ترتیبی که کشیده شدند
tour-draw-first = شمارهٔ ۱ آغاز می‌کند با
tour-draw-group = گروه { $group }
tour-penalty-points = کم یا افزودن امتیاز
tour-penalty-offences = خطاهایی که در کل مسابقه شمرده می‌شود
tour-penalty-incidents = بیرون از بازی‌ها
tour-penalty-how-many = چند امتیاز (فقط برای امتیاز)
tour-penalty-reason = دلیل
tour-penalty-none = جریمه‌ای نیست.
tour-typed = دستی
tour-report-clean = چیزی مانع گزارش نیست.
tour-report-open = { $count ->
        [one] یک میز باز است
       *[other] { $count } میز باز است
    }
tour-report-file = آنچه پروندهٔ گزارش دربارهٔ خود می‌گوید
tour-report-again = هر دور دوباره جفت‌بندی شد: این‌ها فرق دارد
tour-report-differs = دور { $round }، { $kind }: باید { $expected } باشد، { $found } است
tour-prize-funds = جایزه‌ها، مانند: ۵۰۰ ۳۰۰ ۲۰۰؛ بهترین بانو ۱۰۰
tour-prize-sharing = کسانی که هم‌امتیازند
tour-prize-general = عمومی
tour-prize-women = زن زنان بانو بانوان دختر دختران
tour-prize-unseen = شناسنامه بار دوم دیده شود
tour-prize-give = به { $name } بدهید
tour-prize-given = داده شد به { $name }
tour-choice-ranking = { $choice ->
        [FIDE] فقط درجهٔ فیده
        [NRO] فقط درجهٔ ملی
        [FIDON] درجهٔ فیده و اگر نباشد درجهٔ ملی
        [NIDOF] درجهٔ ملی و اگر نباشد درجهٔ فیده
        [HBFN] هر کدام بیشتر است
       *[LBFN] هر کدام کمتر است
    }
tour-choice-results = { $choice ->
        [typed] گردانندگان وارد می‌کنند
        [players] دو بازیکن هر میز گزارش می‌دهند
       *[live] از بازی‌هایی که همین‌جا انجام می‌شود
    }
tour-choice-check-in = { $choice ->
        [players] بازیکنان با گوشی خود، و میز پذیرش
       *[desk] فقط میز پذیرش
    }
tour-correct = تصحیح { $name }
tour-appeals = اختلاف‌ها و تجدیدنظرخواهی
tour-appeals-no-committee = کمیتهٔ استیناف معرفی نشده است.
tour-appeals-no-terms = سپرده و مهلت تجدیدنظرخواهی تعیین نشده است.
tour-appeals-committee = کمیتهٔ استیناف
tour-appeals-how = هر نفر در یک سطر، با فدراسیون و سن اگر معلوم است، مانند: کریمی، سارا/کد فدراسیون/۴۱
tour-appeals-chair = رئیس
tour-appeals-members = اعضا
tour-appeals-reserves = اعضای جانشین، به ترتیب
tour-appeals-fee = سپردهٔ تجدیدنظرخواهی
tour-appeals-minutes = مهلت پس از رأی، به دقیقه
tour-dispute-new = ثبت اختلاف تازه: موضوع
tour-dispute = اختلاف { $number }
tour-dispute-said = چه گفته یا انجام شد
tour-dispute-step = { $step ->
        [mediated] میانجیگری شد
       *[ruled] داور رأی داد
    }
tour-appeal-until = { $time ->
        [left] تا { $minutes ->
           *[other] { $minutes } دقیقهٔ دیگر
        } می‌توان تجدیدنظر خواست.
       *[over] مهلت تجدیدنظرخواهی گذشته است.
    }
tour-appeal-involved = ذی‌نفع و بدون حق رأی: { $names }
tour-appeal-text = موضوع تجدیدنظرخواهی
tour-appeal-after = دقیقه پس از رأی
tour-appeal-paid = مبلغ پرداخت‌شده
tour-appeal-written = کتبی است
tour-appeal-who = کدام عضو کمیته ذی‌نفع است و رأی نمی‌دهد
tour-appeal-make = ثبت تجدیدنظرخواهی
tour-decision-text = تصمیم کمیته
tour-decision-how = { $how ->
        [upheld] پذیرفته شد
        [reasonable] رد شد، اما معقول بود
       *[rejected] رد شد
    }
tour-decision-final = این تصمیم قطعی است.
