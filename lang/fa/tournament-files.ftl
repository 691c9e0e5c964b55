### ایراد پرونده‌های مسابقات: گزارش‌ها، جدول‌ها، سیاهه‌ها، و آنچه دربارهٔ خوانده‌شده‌ها گفته می‌شود.

tournament-file-at = سطر { $line }، { $end ->
        [one] ستون { $from }
       *[several] ستون‌های { $from } تا { $to }
    }: { $what }
tournament-file-more = و { $more } مورد دیگر
tournament-trf-not-a-report = این گزارش مسابقات نیست. سطرهای گزارش با سه رقم و یک فاصله آغاز می‌شود و بازیکنان در سطرهای { $code } هستند.
tournament-trf-not-a-record = سطر گزارش با سه نویسه و یک فاصله آغاز می‌شود، نه با { $found }.
tournament-trf-tabs = به جای فاصله جهش ستونی آمده است. ستون‌ها را نمی‌توان شناخت.
tournament-trf-shifted = بخش‌های این بازیکن از { $found } به بعد در ستون‌های خود نیست. آیا نام زیادی بلند است؟
tournament-trf-expected = انتظار می‌رفت { $what ->
        [rank] رتبهٔ اولیه
        [place] رتبه
        [ranks] رتبه‌های اولیه
        [opponent] رتبهٔ اولیهٔ حریف
        [result] نشانهٔ نتیجه
        [colour] w، b، - یا جای خالی
        [round] شمارهٔ دور
        [points] امتیاز، مانند ۱٫۰
        [letter] یکی از حرف‌های W D L A P X
        [bye] F، H یا Z
        [tournament] شمارهٔ مسابقات در پرونده
        [number] عدد
       *[other] مقداری دیگر
    } باشد؛ آمده است { $found }.
tournament-trf-duplicate = دو بازیکن رتبهٔ اولیهٔ { $player } دارند.
tournament-trf-unknown-player = هیچ بازیکنی رتبهٔ اولیهٔ { $player } ندارد.
tournament-trf-plays-himself = بازیکن { $player } حریف خودش نوشته شده است.
tournament-trf-opponents-disagree = دور { $round }: بازیکن { $player } حریف را { $opponent } می‌نویسد، ولی { $opponent } { $named ->
        [0] کسی را نمی‌نویسد
       *[other] { $named } را می‌نویسد
    }.
tournament-trf-colours-disagree = دور { $round }: بازیکنان { $player } و { $opponent } یک رنگ دارند.
tournament-trf-results-disagree = دور { $round }: بازیکن { $player } نتیجهٔ { $result } و حریف { $opponent } نتیجهٔ { $other } دارد. این دو با هم نمی‌خوانند.
tournament-trf-second-bye = دور { $round }: بازیکنان { $player } و { $other } هر دو بای گرفته‌اند.
tournament-trf-cut-off = پرونده گویا بریده شده است: { $announced } بازیکن اعلام می‌کند و { $found } بازیکن دارد.
tournament-trf-second-tournament = مسابقات دومی از اینجا آغاز می‌شود. بگویید کدام منظور است.
tournament-trf-encoding = متن به رمزگذاری یونی‌کد نیست و به صورت { $page } خوانده شد.
tournament-trf-bytes-padded = ستون‌ها اینجا با بایت شمرده شده است، نه با نویسه.
tournament-trf-points-style = امتیاز به صورت { $found } نوشته شده است.
tournament-trf-old-bye = { $found } بدون حریف، { $read } خوانده شد.
tournament-trf-unknown-record = رکورد { $code } شناخته نیست و همان‌گونه نگه داشته شد.
tournament-trf-foreign-record = رکورد { $code } معنای استاندارد خود را ندارد و همان‌گونه نگه داشته شد.
tournament-trf-points-differ = بازیکن { $player } بنا بر نوشته { $stated } و بنا بر نتیجه‌ها { $summed } امتیاز دارد.
tournament-trf-count-differs = گزارش { $announced } بازیکن اعلام می‌کند و { $found } بازیکن دارد.
tournament-trf-shifted-by = از اینجا به بعد سطر هر بازیکن یک ستون به { $side ->
        [right] راست
       *[left] چپ
    } رفته است. چنان خوانده شد که گویی نرفته است.
tournament-trf-no-date = انتظار می‌رفت روزی مانند { $example } باشد؛ آمده است { $found }. همان‌گونه نگه داشته شد.
tournament-trf-unpaired = دور { $round } غیبت همگان را دارد. جفت‌بندی‌نشده به شمار آمد.
tournament-trf-one-of = پرونده { $of } مسابقات دارد. این شمارهٔ { $number } است.
tournament-trf-rulers = { $count ->
        [one] یک سطر که تنها ستون‌ها را می‌شمارد کنار گذاشته شد.
       *[other] { $count } سطر که تنها ستون‌ها را می‌شمارد کنار گذاشته شد.
    }
tournament-trf-blank-byes = بازیکن { $player }: اگر جاهای خالی بای نیم‌امتیازی باشد امتیاز درست درمی‌آید. چنین خوانده شد، در دور { $rounds }.
tournament-trf-team-byes = هیچ رکوردی نمی‌گوید بای تیم‌ها چند امتیاز دارد. چیزی به شمار نیامد: { $byes }.
tournament-trf-team-bye = دور { $round }، تیم { $team }
tournament-trf-translated = رکورد { $code } به صورت { $as } خوانده شد.
tournament-state-elsewhere = سطر وضعیت از آن متن دیگری است، نه این پرونده. همچون یادداشت خوانده شد.
tournament-state-unreadable = سطر وضعیت خوانده نمی‌شود. همچون یادداشت به شمار آمد.
tournament-csv-no-head = سطر نخست باید ستون‌ها را نام ببرد، از جمله { $name }. ستون‌های شناخته: { $columns }.
tournament-csv-column = ستون { $found } شناخته نیست. ستون‌های شناخته: { $columns }.
tournament-csv-twice = ستون { $found } دو بار آمده است.
tournament-csv-quote = بخشی که در گیومه است پایان ندارد یا پس از پایان ادامه می‌یابد.
tournament-csv-fields = انتظار می‌رفت { $expected } بخش باشد؛ آمده است { $found }.
tournament-csv-value = انتظار می‌رفت { $what ->
        [rating] درجه‌ای از ۰ تا ۴۰۰۰
        [title] عنوان یا هیچ
        [federation] سه حرف فدراسیون یا هیچ
        [fide_id] شمارهٔ فیده یا هیچ
        [birth] تاریخ یا سال تولد
        [sex] m، w یا هیچ
        [blind] بله یا هیچ
       *[name] نام
    } باشد{ $found ->
        [none] .
       *[some] ؛ آمده است { $text }.
    }
tournament-csv-two-days = { $found } می‌تواند دو روز گوناگون باشد. سال را نخست بنویسید، مانند { $example }.
tournament-paste-no-name = اینجا نام کسی نیامده است.
tournament-paste-only-number = { $number } شمارهٔ فیده است و اینجا فهرست درجه‌ای نیست که صاحب آن را بشناسد. نام را کنار آن بنویسید.
tournament-paste-rating-or-year = { $number } می‌تواند درجه باشد یا سال تولد. سطری بالای جدول بنویسید که ستون‌ها را نام ببرد.
tournament-paste-rest = { $text } فهمیده نشد و کنار گذاشته شد.
tournament-paste-stays = { $text } در نام آمده است و همان‌جا می‌ماند. آیا جزو نام است؟
tournament-paste-outside = این سطر با ستون‌های جدول جور نیست. آیا بازیکن است؟
tournament-paste-twice = گویا همین بازیکن در سطر { $line } آمده است. آیا همان کس است؟
tournament-paste-entered = { $who } هم‌اکنون در فهرست است. آیا همان کس است؟
tournament-paste-no-text = این تصویر یا پروندهٔ برنامه‌ای دیگر است. نام‌ها را به صورت متن رونوشت کنید و اینجا بچسبانید.
tournament-paste-too-long = این متن زیادی بلند است. هر بار دست بالا { $most } بایت متن خوانده می‌شود.
tournament-paste-too-many = این { $found } بازیکن است. هر بار دست بالا { $most } بازیکن خوانده می‌شود؛ آنان را میان چند مسابقات تقسیم کنید.
tournament-paste-unnamed = ستون { $column }
tournament-log-no-head = این سیاههٔ مسابقات نیست. سطر نخست آن باید { $head } باشد.
tournament-log-version = این سیاهه از نسخهٔ { $version } است که اینجا شناخته نیست. شاید برنامه‌ای تازه‌تر آن را بخواند.
tournament-log-encoding = این متن به رمزگذاری یونی‌کد نیست.
tournament-log-no-entry = این ثبتی از سیاهه نیست: { $why }
tournament-log-broken = { $why ->
        [no_hash] این سطر با درهم خود پایان نمی‌یابد.
       *[other] زنجیره اینجا گسسته است: این سطر یا سطری پیش از آن تغییر کرده، حذف یا جابه‌جا شده است. انتظار می‌رفت { $hash } باشد.
    }
tournament-log-out-of-order = ثبت { $found } در جایی آمده است که ثبت { $expected } انتظار می‌رفت.
tournament-typed = انتظار می‌رفت: { $what ->
        [outcome] یک نتیجه، مانند { $example }
        [points] امتیاز، مانند { $example }
        [money] یک مبلغ، مانند { $example }
        [day] یک روز، مانند { $example }
        [birth] تاریخ یا سال تولد، مانند { $example }
        [ages] یک نام و دو تاریخ تولد، مانند { $example }
        [member] نام، فدراسیون و سال‌های تمام عمر، مانند { $example }
        [tiebreak] پوئن‌شکنی‌ها، مانند { $example }
        [round] یک دور، مانند { $example }
        [fide_id] شمارهٔ فیده
        [born] سال تولد
       *[rating] درجه
    }. آمده است: { $found ->
        [none] هیچ
       *[some] { $text }
    }.
tournament-no-table-after = پس از دور { $found } جدولی نیست. { $range ->
        [none] هنوز دوری جفت‌بندی نشده است.
       *[some] آخرین دور جفت‌بندی‌شده { $to } است.
    }
tournament-games-none = اینجا بازی‌ای با سرآیند نیست.
tournament-games-other-event = اینجا یک بازی از { $found } آمده است؛ بازی نخست از { $first } است. تنها بازی‌های یک مسابقه خوانده می‌شود.
tournament-games-no-name = هر بازی نام هر دو بازیکن را لازم دارد.
tournament-games-himself = { $name } در هر دو سوی یک بازی آمده است.
tournament-games-twice = { $name } در دور { $round } بازی دومی دارد.
tournament-list-no-head = این فهرست درجه‌بندی نیست: نه با { $head } آغاز می‌شود و نه با { $tag }.
tournament-list-unclosed = { $name } نیامده است.
tournament-list-cut-off = فهرست در میانهٔ یک بازیکن پایان می‌یابد.
tournament-list-too-long = یک سطر یا عنصر از { $most } بایت بلندتر است.
