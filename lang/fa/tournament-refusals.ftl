### چرا کاری در مسابقات پذیرفته نمی‌شود و به جای آن چه می‌توان کرد.

tournament-refusal-announcement = نخست مسابقات اعلام می‌شود، و تنها یک بار.
tournament-refusal-rounds = { $found } دور ممکن نیست. عددی از ۱ تا ۹۹ بدهید که کمتر از دورهای جفت‌بندی‌شده نباشد.
tournament-refusal-expected = انتظار می‌رفت: { $wanted }.{ $found ->
        [none] { "" }
       *[some] {" "}آمده است: { $text }.
    }
tournament-wanted = { $wanted ->
        [category] یک دسته مانند U12، بانوان یا S50، یا نامی با دونقطه پیش از آن
        [prize_name] نام یک جایزه
        [prize] جایزه‌ای از این مسابقات
        [amounts] حداکثر ۹۹۹ مبلغ که هیچ‌کدام از مبلغ پیش از خود بیشتر نباشد
        [sex] m یا w
        [points_letter] حرفی که در گزارش نشانهٔ نوعی نتیجه است
        [text_record] رکوردی از گزارش که متن است، مانند { $example }
        [federation] سه حرف یک فدراسیون
        [day] یک روز، مانند { $example }
        [time] یک زمان، مانند { $example }
        [rounds] شمار دورها
        [swiss_for_fellows] مسابقات به روش سوئیسی؛ در جاهای دیگر قرعه هم‌گروه‌ها را جدا نگه می‌دارد
        [swiss_for_forbidden] مسابقات به روش سوئیسی؛ در مسابقات دوره‌ای همه با هم بازی می‌کنند و در حذفی جدول هم‌گروه‌ها را جدا نگه می‌دارد
        [one_span] یک بازهٔ دور برای هر گونه هم‌گروهی؛ نخست بازهٔ پیشین را پس بگیرید
        [column] نام، درجه، عنوان، فدراسیون، شمارهٔ فیده، تاریخ تولد، جنسیت یا باشگاه
        [column_value] مقداری که با ستون خود بخواند
        [offence_game] بازی‌ای که تخطی‌ها در آن شمرده می‌شود
        [what_happened] شرح آنچه رخ داد
        [own_name] نامی جداگانه برای هر عضو کمیته
        [captain_said] سخن سرپرست تنها در رخدادی که به سرپرست مربوط است
        [photograph] زمان عکس تنها در رخدادی که به عکاسی مربوط است
        [member] یکی از اعضای کمیتهٔ استیناف
        [decided] شرح تصمیم کمیته
        [days_in_order] روز نخستی که پس از روز آخر نباشد
        [commitment] اثر انگشت یک راز، ۶۴ نویسه از رقم‌های شانزده‌شانزدهی
        [table_rounds] شمار دیگری نه: در جدول دوره‌ای شمار دورها از شمار بازیکنان به دست می‌آید
        [forfeit] بازی‌ای که با غیبت باخته شده است، تا غیبت موجه یا غیرموجه باشد
        [penalty_points] امتیازی جز ۰ و نه بیش از ارزش همهٔ دورها
        [equal_teams] دو تیم با شمار بازیکنان برابر که برای آن جدولی هست
        [two_teams] دست کم دو تیم
        [two_players] دست کم دو بازیکن
        [nobody_twice] هر بازیکن یک بار، زیرا هیچ‌کس با خودش بازی نمی‌کند
        [check_item] یکی از چیزهایی که پیش از دور نخست به آن رسیدگی می‌شود: { $items }
        [first_board] شمارهٔ میز نخست از ۱ تا ۹۰۰۰
        [forbidden_pair] دو نفر که در این دورها نباید با هم بازی کنند
        [rulebook] شناسهٔ یک دفتر قوانین برای بازی، مانند { $example }
        [control] یک کنترل زمان، مانند { $example }
        [results_come] یکی از { $example }
        [ranking_method] این‌که کدام درجه به حساب می‌آید: یکی از { $example }؛ اگر بخواهید سه حرف فدراسیون پیش از آن
        [zone] فاصله از UTC مانند ‎+03:30
        [who_checks_in] players یا desk
        [free_board] میزی که نه نتیجه دارد و نه بازی
        [game_ids] هر میز یک بار؛ بازی‌هایی را که اینجا انجام می‌شود سرور باز می‌کند
        [until] زمانی که بازی تا آن به تعویق می‌افتد
        [live_game] بازی‌ای که روی آن میز انجام می‌شود
        [words] متن
        [same_boards] به همان شماری که این بازیکنان میز داشتند، و بای اگر یکی از آنان داشت
        [of_players] مسابقات انفرادی؛ در رویارویی تیم‌ها سرپرستان ترتیب میزها را می‌دهند
        [of_teams] مسابقات تیمی
        [tiebreak] پوئن‌شکنی‌ها، مانند { $example }
        [age_group] یک نام و دو تاریخ تولد، مانند { $example }
        [question] پرسشی که این مسابقات باز گذاشته است
        [form] شکلی از مسابقات که اینجا شناخته شده است
       *[step] گام بعدی یک اختلاف
    }
tournament-refusal-no-name = نام وارد نشده است.
tournament-refusal-entered-twice = { $who } پیش‌تر ثبت‌نام شده است. به جای این کار همان ثبت‌نام را اصلاح کنید یا پس بگیرید.
tournament-refusal-too-many = گزارش برای { $most } بازیکن جا دارد و همین شمار ثبت‌نام کرده است. مسابقات را به چند بخش تقسیم کنید.
tournament-refusal-no-entrant = هیچ‌کس اینجا شناسهٔ { $id } ندارد.
tournament-refusal-nobody-fits = هیچ‌کس اینجا { $asked } نام ندارد.{ $found ->
        [none] { "" }
       *[some] {" "}نزدیک‌ترین‌ها: { $nearest }.
    }
tournament-refusal-two-fit = { $asked } به بیش از یک بازیکن می‌خورد: { $fit }. نام کامل‌تر یا رتبهٔ اولیه را بدهید.
tournament-refusal-round = دور { $found } اینجا نمی‌تواند منظور باشد.{ $range ->
        [none] {" "}هنوز دوری جفت‌بندی نشده است.
        [one] {" "}تنها دور { $from } ممکن است.
       *[some] {" "}دورهای { $from } تا { $to } ممکن است.
    }
tournament-refusal-all-played = دور { $round } آخرین دور است و جفت‌بندی شده است: دور دیگری در پیش نیست. اگر قرار است باز هم بازی شود، نخست شمار دورها را تغییر دهید.
tournament-refusal-drawn = { $rounds ->
        [0] قرعه‌کشی انجام شده است. رتبه‌های اولیه برقرار است؛ برای تغییر، قرعه‌کشی را پس بگیرید.
        [one] یک دور جفت‌بندی شده است. رتبه‌های اولیه برقرار است.
       *[other] { $rounds } دور جفت‌بندی شده است. رتبه‌های اولیه برقرار است.
    }
tournament-refusal-drawn-already = قرعه کشیده شده است و تنها یک بار کشیده می‌شود. تا پیش از جفت‌بندی دور نخست می‌توان قرعه‌کشی را پس گرفت.
tournament-refusal-not-drawn = گروه‌ها با قرعه تعیین می‌شوند. نخست قرعه‌کشی کنید.
tournament-refusal-before-draw = { $question }: پیش از قرعه‌کشی به این پرسش پاسخ داده می‌شود و چیزی برای تغییر نیست. پاسخ دهید.
tournament-refusal-not-an-order = ترتیب قرعه هر بازیکن را یک بار نام می‌برد.
tournament-refusal-other-secret = این رمز از آن اثر انگشت منتشرشدهٔ { $hash } نیست. با رمز خود آن قرعه بکشید.
tournament-refusal-nobody = هنوز کسی ثبت‌نام نکرده است.
tournament-refusal-no-table = قرعه‌کشی محدود برای ۹ تا ۲۴ بازیکن است؛ اینجا { $count } بازیکن هست. با قرعهٔ آزاد یا بر پایهٔ قدرت شماره بدهید.
tournament-refusal-no-envelope = هیچ پاکتی برای { $federation } شمارهٔ کافی ندارد. در این پاکت‌ها شماره مانده است، از پرترین: { $envelopes }. اجازه دهید این فدراسیون از پرترین پاکت بردارد.
tournament-refusal-by-hand = آنچه مردم با دست قرعه کشیده‌اند وارد می‌شود و اینجا کشیده نمی‌شود.
tournament-refusal-not-once = { $who } باید یک بار در این دور باشد: پشت یک میز، یا با بای.
tournament-refusal-absent = { $why ->
        [left] { $who } انصراف داده است. نخست بازگشت او را ثبت کنید.
        [sent_away] { $who } کنار گذاشته شده است. نخست محرومیت او را بردارید.
        [bye] { $who } در دور { $round } بای دارد. نخست بای را پس بگیرید.
       *[absent] { $who } در دور { $round } غایب است. نخست حضور را ثبت کنید یا غیبت را پس بگیرید.
    }
tournament-refusal-no-byes = در این روش همهٔ بازی‌ها از پیش معین است و بای امتیازدار وجود ندارد. هر که نمی‌آید غایب ثبت شود: حریف بی‌بازی برنده است.
tournament-refusal-team-absent = تیم { $team } در این دور غایب است. نخست غیبت را پس بگیرید.
tournament-refusal-here = { $who } انصراف نداده است. بازگشتی در کار نیست.
tournament-refusal-no-game = { $game }: این دو در دور { $round } با هم بازی نمی‌کنند.
tournament-refusal-other-colours = دور { $round }، میز { $board }: { $white } با سفید در برابر { $black } است. اگر برعکس نشسته‌اند، نخست وارونگی رنگ‌ها را ثبت کنید.
tournament-refusal-no-team = هیچ تیمی { $asked } نام ندارد و هیچ تیمی این شماره را ندارد.
tournament-refusal-no-team-id = هیچ تیمی شناسهٔ { $asked } ندارد.
tournament-refusal-lineup = ترتیب تیم { $team }: { $why ->
        [boards] برای هر میز یک نام لازم است، یا میز خالی
        [stranger] یکی از بازیکنان از این تیم نیست
        [twice] یک بازیکن پشت دو میز نشسته است
        [order] ترتیب میزها ثابت است؛ تنها مقررات می‌تواند از پیش ترتیب دیگری را اجازه دهد
        [no_match] تیم در این دور رویارویی ندارد
       *[results] این رویارویی نتیجه دارد؛ نخست آن را پس بگیرید
    }.
tournament-refusal-no-board = دور { $round } میز { $board } ندارد. میزهای آن { $first } تا { $last } است.
tournament-refusal-stale = دور { $round }، میز { $board }، { $game }: { $found ->
        [open] نتیجه‌ای ثبت نیست. نتیجهٔ پیشین را ننویسید
       *[some] نتیجهٔ { $result } ثبت است. برای تغییر، همین را نتیجهٔ پیشین بنویسید
    }.
tournament-refusal-stale-field = { $field }: اکنون { $found } ثبت است، نه { $was }. پیش از تغییر دوباره نگاه کنید.
tournament-refusal-live = میز { $board } اینجا بازی می‌شود. نتیجهٔ آن خودبه‌خود می‌آید. برای ثبت دستی نخست میز را از بازی‌اش جدا کنید ({ $game }).
tournament-refusal-not-live = دور { $round }، میز { $board }: اینجا بازی‌ای انجام نمی‌شود.
tournament-refusal-other-game = میز { $board } در این بازی انجام نمی‌شود ({ $game }).
tournament-refusal-unfit = { $why ->
        [rounds] روش سوئیسی به شمار دورها نیاز دارد، زیرا دور آخر با قاعده‌های دیگری جفت‌بندی می‌شود
        [baku] شتاب باکو برای روش سوئیسی انفرادی است
        [boards] شمار میزها از ۱ تا ۴۰ برای رویارویی تیم‌ها لازم است و تنها برای آن
        [game_points] تقدم امتیاز میزها برای روش سوئیسی تیمی است؛ در جاهای دیگر امتیاز میزها را نخستین پوئن‌شکنی کنید
       *[match_points] امتیاز تیمی برای برد، تساوی و باخت داده می‌شود؛ { $found } هیچ‌کدام نیست
    }.
tournament-refusal-too-old = { $player } برای ردهٔ سنی { $group } بزرگ است{ $by ->
        [none] .
       *[some] {" "}(مادهٔ { $article }).
    }
tournament-refusal-too-young = { $player } برای ردهٔ سنی { $group } کوچک است. می‌توان رده را چنان اعلام کرد که بازیکنان جوان‌تر پذیرفته شوند.
tournament-refusal-not-over = مسابقات هنوز پایان نیافته است. این کار پس از پایان آن انجام می‌شود.
tournament-refusal-unsettled = پیش از قرعه‌کشی باید به پرسشی از مقررات پاسخ داده شود: { $question }.
tournament-refusal-answer = { $question }: پاسخ نمی‌تواند { $found } باشد. پاسخ‌های ممکن: { $answers }.
tournament-refusal-contrary = { $question }: پاسخ نمی‌تواند { $found } باشد، زیرا { $to ->
        [draw] مساوی به هر بازیکن یک امتیاز می‌دهد و برد بیش از آن
        [loss] مساوی به هر بازیکن یک امتیاز می‌دهد و باخت کمتر از آن
       *[group] از هر گروه باید کسی کنار برود: شمار صعودکنندگان کمتر از اندازهٔ گروه است
    }.
tournament-answers = { $kind ->
        [number] عددی از { $from } تا { $to }
        [words] { $words }
        [points] امتیاز، مانند { $example }
        [ladder] بازی‌ها با زمانشان، مانند { $example }، یا { $none }
       *[tiebreaks] پوئن‌شکنی‌ها، مانند { $example }
    }
tournament-refusal-not-level = { $one } و { $two } در رویارویی‌ای که منتظر تصمیم است برابر نیستند.
tournament-refusal-dispute = اختلاف { $number }: { $why ->
        [unreported] کسی آن را گزارش نکرده است. نخست گزارش کنید
        [next] شمارهٔ اختلاف بعدی { $next } است
        [no_reason] میانجی‌گری تنها با ذکر دلیل کنار گذاشته می‌شود. دلیل را بنویسید
        [order] از «{ $from }» به «{ $to }» نمی‌رود
       *[appeals] اینجا تجدیدنظرخواهی سپرده، مهلت و کمیته دارد. آن را به صورت تجدیدنظرخواهی ثبت کنید
    }.
tournament-refusal-committee = کمیتهٔ استیناف نمی‌تواند چنین باشد: { $objections }.
tournament-objection = { $what ->
        [too_late] پیش از دور نخست تعیین نشده است
        [no_chair] رئیس ندارد
        [few_members] عضو کم دارد
        [few_reserves] عضو جانشین کم دارد
        [too_young] یکی از اعضا کم‌سن است
        [one_federation] چند عضو از یک فدراسیون‌اند
        [involved] اعضای بی‌طرف کافی نمانده است
       *[even_votes] شمار رأی‌دهندگان زوج می‌شود
    }
tournament-refusal-appeal = به تجدیدنظرخواهی رسیدگی نمی‌شود: { $lacks }.
tournament-lack = { $what ->
        [not_in_writing] کتبی نیست
        [fee_not_paid] سپرده پرداخت نشده است
       *[too_late] مهلت گذشته است
    }
tournament-refusal-not-fixed = تجدیدنظرخواهی ممکن نیست: { $what ->
        [committee] پیش از دور نخست کمیتهٔ استیناف تعیین نشده است
       *[terms] سپرده و مهلت پیش از دور نخست تعیین نشده است
    }.
tournament-refusal-begun = { $what ->
        [committee] کمیتهٔ استیناف
       *[terms] سپرده و مهلت تجدیدنظرخواهی
    } پیش از دور نخست تعیین می‌شود و آن دور آغاز شده است.
tournament-refusal-lots-after-round = قرعه‌کشی { $lots } می‌شد ولی دور نخست { $round } آغاز می‌شود. یکی از دو زمان را درست کنید.
tournament-refusal-not-started = آغاز دور { $round } اعلام نشده است. نخست آن را اعلام کنید.
tournament-refusal-fide-mode = پس از جفت‌بندی دور نخست این کار تنها بیرون از حالت فیده ممکن است. حالت فیده را می‌توان برای همیشه ترک کرد.
tournament-refusal-left-already = حالت فیده پیش‌تر ترک شده است.
tournament-refusal-impossible = دور { $round } را نمی‌توان جفت‌بندی کرد: هیچ جفت‌بندی { $players } بازیکن همهٔ قاعده‌ها را رعایت نمی‌کند. { $blocking }{ $help ->
        [none] { "" }
       *[some] {" "}چنین ممکن می‌شود: { $ways }.
    }
tournament-blocking = { $why ->
        [no_bye] هیچ‌کس نمی‌تواند بای بگیرد.
       *[groups] هر یک از این گروه‌ها{ $bye ->
                [group] ، و نیز بای،
               *[other] { "" }
            } به حریفی از بیرون نیاز دارد: { $groups }. برای آنان { $partners ->
                [none] کسی نیست
               *[some] تنها { $people } هست
            }{ $bye ->
                [partner] {" "}و بای
               *[other] { "" }
            }.
    }
tournament-help = { $way ->
        [forbidden_pairs] از جفت‌های ممنوع چشم‌پوشی شود
        [absence] یکی از این بازیکنان در این دور جفت‌بندی نشود: { $people }
        [colours] حد رنگ‌ها رعایت نشود
        [second_bye] کسی برای بار دوم بای بگیرد
       *[rematch] دو بازیکن دوباره با هم بازی کنند
    }
tournament-help-joint = { $first } و { $second }
tournament-refusal-undecided = دور بعد باید صبر کند.{ $games ->
        [none] { "" }
       *[some] {" "}این نتیجه‌ها نیامده است: { $waiting }.
    }{ $people ->
        [none] { "" }
       *[some] {" "}باید کسی تصمیم بگیرد چه کسی بالا می‌رود: { $level }.
    }
tournament-refusal-won = مسابقات حذفی به پایان رسیده است. برنده: { $who }.
tournament-refusal-finished = { $rounds ->
        [one] تنها دور اعلام‌شده جفت‌بندی شده است
       *[other] هر { $rounds } دور اعلام‌شده جفت‌بندی شده است
    }. نخست دورهای بیشتری اعلام کنید.
tournament-refusal-no-colour = رنگ آغازین قرعه‌کشی نشده است و هیچ بازی‌ای آن را نشان نمی‌دهد. نخست قرعه‌کشی کنید.
tournament-refusal-no-system = { $found ->
        [none] مسابقات روش جفت‌بندی را نام نبرده است
       *[some] روش جفت‌بندی { $system } اینجا شناخته نیست
    }. دستی جفت‌بندی کنید یا روشی شناخته را نام ببرید.
tournament-refusal-no-entry = ثبتی با شمارهٔ { $seq } نیست.
tournament-refusal-not-standing = ثبت { $seq } دیگر برقرار نیست یا خود چیزی را پس گرفته است. به جای آن، کار را دوباره انجام دهید.
tournament-refusal-nothing-to-undo = چیزی نیست که بتوان پس گرفت.
tournament-refusal-beginning = ثبت ۱ آغاز مسابقات است و پس گرفته نمی‌شود. به جای آن مسابقات تازه‌ای بسازید.
tournament-refusal-final = این قطعی است: { $what ->
        [decision] تصمیم کمیته
        [published] اثر انگشتی که پیش از قرعه‌کشی منتشر شد
        [fide_mode] ترک حالت فیده
       *[births] تاریخ‌های تولد پاک‌شده
    }.
tournament-refusal-has-result = دور { $round }، میز { $board }{ $seated ->
        [none] { "" }
       *[some] ، { $game }
    }: نتیجه ثبت شده است. نخست آن را پس بگیرید (ثبت { $seq }).
tournament-refusal-paired-since = دور { $round } جفت‌بندی شده است. نخست آن را پس بگیرید (ثبت { $seq }){ $instead ->
        [none] { "" }
        [withdraw] ، یا انصراف بازیکن را ثبت کنید
        [rejoin] ، یا بازگشت بازیکن را ثبت کنید
       *[reinstate] ، یا اجازهٔ بازی دوباره بدهید
    }.
tournament-refusal-rests-on = ثبت دیگری پس از این بر پایهٔ آن است. نخست آن را پس بگیرید (ثبت { $seq }): { $what }
tournament-refusal-unreadable = { $field }، نویسهٔ { $column }: همهٔ نویسه‌ها باید دیدنی باشد و شمارشان حداکثر { $most }.
tournament-refusal-seated = میز { $board } از آن { $who } است. میز دیگری برگزینید.
tournament-refusal-published-already = دور { $round } پیش‌تر منتشر شده است (ثبت { $seq }).
tournament-refusal-still-open = { $place }: هنوز بی‌نتیجه است. نخست نتیجه را ثبت کنید.
tournament-refusal-over = مسابقات پایان یافته است (ثبت { $seq }). نخست آن را باز کنید.
tournament-refusal-done-since = پس از آن کاری انجام شده است. نخست آن را پس بگیرید (ثبت { $seq }): { $what }
