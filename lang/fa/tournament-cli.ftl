### آنچه دستور مسابقه جز گفته‌های کارها می‌گوید: پرسش‌ها، سرعنوان‌ها، خطاهای خط فرمان.

tournament-cli-confirm = هنوز کاری انجام نشده است. برای تأیید، همان را دوباره بگویید با { $yes } یا { $code }
tournament-cli-confirm-twice = هنوز کاری انجام نشده است. برای تأیید همراه با پیامدها، همان را دوباره بگویید با { $code }
tournament-cli-no-game = { $player } در دور { $round } بازی ندارد. غیبت به شمار آمد.
tournament-cli-torn = سطر آخر تا پایان نوشته نشده است و کنار گذاشته شد: { $torn }
tournament-cli-outside-fide-mode = مسابقات از پیش از دور { $round } بیرون از حالت فیده است: { $reason }
tournament-cli-read-only = { $what ->
        [games] بازی‌ها خوانده می‌شود و نوشته نمی‌شود. از آن‌ها گزارش بسازید
       *[one_of] یکی از چند مسابقات خوانده می‌شود و نوشته نمی‌شود. از آن پرونده‌ای بسازید
    }: { $command }
tournament-cli-exists = { $file } پیش‌تر وجود دارد.
tournament-cli-input = ورودی استاندارد
tournament-cli-no-system = پرونده { $system } را نام می‌برد که اینجا شناخته نیست. { $option } را بدهید.
tournament-cli-custom-system = پرونده { $system } را نام می‌برد که قاعده‌هایش در هیچ پرونده‌ای نیست. { $as } به شمار آمد.
tournament-cli-expected = انتظار می‌رفت { $form } باشد؛ آمده است { $found }.
tournament-cli-no-question = { $key } پرسش هیچ مسابقاتی نیست.
tournament-cli-no-norms = این‌جا کسی نرم عنوان ندارد و نمی‌تواند داشته باشد: { $option } نشان می‌دهد هر بازیکن چه کم دارد.
tournament-cli-held = { $file }: چیزی نوشته نشد، زیرا { $by } در حال نوشتن است. پس از پایان آن دوباره امتحان کنید.
tournament-cli-not-writable = { $file } تنها خواندنی است و چیزی نوشته نشد. آن را نوشتنی کنید ({ $by }) یا روی یک رونوشت کار کنید.
tournament-cli-owner = { $file }: چیزی نوشته نشد، زیرا پروندهٔ نو از آن گروه دیگری می‌شد. بگذارید صاحبش بنویسد یا روی یک رونوشت کار کنید.
tournament-cli-nothing-paired = هنوز دوری جفت‌بندی نشده است: { $command }
tournament-cli-board-twice = میز { $board } اینجا دو بار آمده است. چیزی ثبت نشد.
tournament-cli-no-result = { $place }: نتیجه‌ای نیست که پس گرفته شود.
tournament-cli-no-match = دور { $round } { $matches } رویارویی دارد، نه { $number }.
tournament-cli-match-forfeit = یک رویارویی به تمامی تنها با غیبت واگذار می‌شود: { $forms }
tournament-cli-undo-by-number = این را با شماره‌اش پس بگیرید: { $command }
tournament-cli-nobody-removed = کسی به نام { $asked } حذف نشده است. نام او را همان‌طور بنویسید که ثبت شده بود.
tournament-cli-several-removed = { $asked } می‌تواند این‌ها باشد: { $names }. نام را کامل‌تر بنویسید.
tournament-cli-nothing-of-him = { $who }: چیزی از این گونه نیست که پس گرفته شود ({ $what }).
tournament-cli-taken-back = { $who }: { $what } پس گرفته شد
tournament-cli-nothing-given = چیزی برای اصلاح نیست. برای نمونه { $options } را بدهید.
tournament-cli-named-twice = { $who } دو بار نام برده شده است. هیچ‌کس با خودش بازی نمی‌کند.
tournament-cli-days = روز آخر پیش از روز نخست است.
tournament-cli-gone-on = { $file }: { $players } بازیکن، { $rounds ->
        [0] دوری جفت‌بندی نشده است
       *[other] { $rounds } دور جفت‌بندی شده است
    }
tournament-cli-no-knockout = مسابقات حذفی نیست.
tournament-cli-by = { $by ->
        [bye] بدون بازی
        [games] با بازی‌ها
        [ladder] با بازی‌های پس از آن
        [lot] با قرعه
       *[person] با تصمیم داور
    }
tournament-cli-minutes-of-a-log = صورت‌جلسه از سیاهه ساخته می‌شود. گزارش نمی‌گوید چه کسی چه کاری را کی انجام داد.
tournament-cli-minutes = صورت‌جلسهٔ { $event }
tournament-cli-minutes-round = { $round ->
        [0] پیش از دور نخست
       *[other] دور { $round }
    }
tournament-cli-minute = { $by ->
        [none] { $what }
       *[some] { $what } ({ $who })
    }
tournament-cli-sheet = دور { $round }{ $begins ->
        [none] { "" }
       *[some] ، آغاز { $at }
    }{ $clock ->
        [none] { "" }
       *[some] ؛ ساعت‌های عقربه‌ای { $time } را نشان می‌دهند
    }{ $photos ->
        [0] { "" }
       *[other] ؛ عکاسی در { $minutes } نخست
    }
tournament-cli-show = { $event }: { $system ->
        [none] بدون روش
       *[some] { $name }
    }، { $rounds ->
        [0] دور { $round }
       *[other] دور { $round } از { $rounds }
    }
tournament-status = { $status ->
        [entered] ثبت‌نام‌شده
        [checked_in] حاضر
        [absent] غایب
        [withdrawn] انصراف‌داده
        [excluded] محروم
        [expelled] اخراج‌شده
       *[removed] حذف‌شده
    }
tournament-cli-counts-for-nobody = { $who } با کمتر از نیمی از بازی‌ها کناره گرفت. نتیجه‌ها برای هیچ‌کس به شمار نمی‌آید (مادهٔ { $article }).
tournament-cli-not-final = دور { $round }، { $game }: هنوز نتیجه ندارد. این رده‌بندی نهایی نیست.
tournament-cli-not-decided = دور { $round }، { $game }: هنوز نتیجه ندارد. تا بازی‌ای باز است گزارش ساخته نمی‌شود ({ $option } پرونده‌ای می‌سازد که این را می‌گوید).
tournament-cli-no-number = در رده‌بندی کسی شمارهٔ { $number } را ندارد.
tournament-cli-formats = این تنها به صورت { $formats } چاپ می‌شود.
tournament-cli-nothing-to-explain = مسابقات دوره‌ای با جدول خود جفت‌بندی می‌شود. چیزی برای توضیح نیست.
tournament-cli-round = انتظار می‌رفت دوری از { $from } تا { $to } باشد.
tournament-cli-not-checked = { $why } جفت‌بندی‌ها بررسی نمی‌شود.
tournament-cli-only-in-the-log = گزارش نمی‌گوید قرعه و جفت‌بندی حذفی چگونه است؛ فایل رویدادها می‌گوید. جفت‌بندی‌ها بررسی نمی‌شود.
tournament-cli-kind = { $kind ->
        [pairing] جفت‌بندی
        [colours] رنگ‌ها
        [bye] بای
        [board_order] ترتیب میزها
        [standing] رتبه
        [points] امتیاز
       *[record] رکورد
    }
tournament-cli-secret = رمز { $text }
tournament-cli-commitment = اثر انگشت { $text }
tournament-cli-give-secret = اثر انگشتی منتشر شده است. رمز آن را با { $option } بدهید.
tournament-cli-flawed = دو شمارهٔ پاکت { $group } در دور آخر به هم می‌رسند. { $option } شماره‌های ۱۱ و ۱۲ را جابه‌جا می‌کند.
tournament-cli-no-envelope = هیچ پاکتی برای { $federation } شمارهٔ کافی ندارد. بگویید نخست از کدام برمی‌دارد؛ سپس از بعدی.
tournament-cli-draws = { $federation } { $name } { $what ->
        [envelope] یک پاکت
       *[number] یک شماره
    } برمی‌دارد: { $from }
tournament-cli-draw-unfinished = قرعه‌کشی تمام نشده است.
tournament-cli-cannot-be-drawn = { $what } اکنون برداشتنی نیست. انتظار می‌رفت پاکت یا شماره‌ای باشد که نام برده شد.
tournament-cli-no-secret = پرونده رمزی ندارد. قرعه‌ای با رمز کشیده نشده است.
tournament-cli-published-before = پیش از دیگری منتشر شده است: { $hash }
tournament-cli-verified = از آن اثر انگشت منتشرشده است: { $same ->
        [yes] بله
        [no] نه
       *[unknown] -
    }
tournament-cli-same-draw = همان قرعه را دوباره می‌دهد: { $same ->
        [yes] بله
        [no] نه
       *[unknown] -
    }
tournament-cli-initial-colour = رنگ آغازین: { $colour ->
        [white] سفید
       *[black] سیاه
    }
tournament-cli-players-only = تنها بازیکنان. { $rounds } دور بازی‌شدهٔ آن همان‌جا می‌ماند.
tournament-cli-note-left = فهمیده نشد و به‌عنوان توضیح نگه داشته شد: { $text }
tournament-cli-own-columns = شناخته نیست و به نام ستون خودتان نگه داشته شد: { $columns } ({ $option } یکی را کنار می‌گذارد)
tournament-cli-left-out = شناخته نیست و کنار گذاشته شد: { $columns } ({ $option } دربارهٔ یکی چیزی نمی‌گوید)
tournament-cli-entered = { $count ->
        [0] کسی ثبت‌نام نشد: پرونده بازیکنی را نام نمی‌برد.
       *[other] { $count } بازیکن ثبت‌نام شد: { $names }{ $more ->
                [0] { "" }
               *[other] {" "}و { $more } نفر دیگر
            }.
    }
tournament-cli-entry = ردیف { $nth }، { $name }: هیچ‌کس ثبت‌نام نشد.
tournament-cli-games-alone = بازی‌ها خود مسابقاتی می‌سازند. آن‌ها را جایی وارد کنید که هنوز کسی ثبت‌نام نکرده است.
tournament-cli-pick = این فهرست درجه‌هاست. با { $pick } بگویید چه کسی ثبت‌نام شود، یا آن را با { $list } کنار یک جدول بدهید.
tournament-cli-not-listed = فهرست بازیکنی با شمارهٔ { $id } ندارد{ $name ->
        [none] { "" }
       *[some] {" "}({ $player })
    }.
tournament-cli-other-name = { $id } در فهرست { $listed } است؛ جدول { $player } دارد.
tournament-cli-no-act = کار { $place } خوانده نمی‌شود: { $why }.
