### آنچه دستور زمان دربارهٔ یک کنترل زمان می‌گوید.

time-control = { $player ->
        [white] سفید
        [black] سیاه
       *[both] کنترل زمان
    }: { $control } (برچسب PGN: { $pgn })
time-period = { $moves ->
        [rest] همهٔ حرکت‌های باقی‌مانده در { $base }
       *[counted] { $count ->
            [one] یک حرکت در { $base }
           *[other] { $count } حرکت در { $base }
        }
    }{ $mode ->
        [none] { "" }
        [increment] ، و برای هر حرکت { $each } افزوده می‌شود
        [delay] ، و پیش از آن برای هر حرکت { $each } زمان آزاد است که اگر مصرف نشود از دست می‌رود
       *[bronstein] ، و پس از هر حرکت زمان مصرف‌شده، حداکثر { $each }، بازگردانده می‌شود
    }
time-short = { $moves ->
        [rest] { $base }
       *[counted] { $count ->
            [one] یک حرکت / { $base }
           *[other] { $count } حرکت / { $base }
        }
    }{ $mode ->
        [none] { "" }
        [increment] {" "}+ { $each } برای هر حرکت
        [delay] ، { $each } آزاد برای هر حرکت
       *[bronstein] ، بازگشت تا { $each } برای هر حرکت
    }
time-only = { $each } برای هر حرکت
time-then = { $first }، سپس { $rest }
time-main = زمان تفکر اصلی: { $base }
time-each = زمان هر حرکت: { $mode ->
        [none] چیزی افزوده نمی‌شود
        [increment] { $each } افزوده می‌شود و می‌ماند (افزایش زمان)
        [delay] { $each } پیش از آغاز زمان اصلی آزاد است و اگر مصرف نشود از دست می‌رود (تأخیر زمان)
        [bronstein] زمان مصرف‌شده، حداکثر { $each }، بازگردانده می‌شود (شیوهٔ برونشتاین)
        [only] { $each } که اگر مصرف نشود از دست می‌رود؛ زمان اصلی وجود ندارد
       *[varying] چنان‌که مدت‌ها می‌گویند
    }
time-after = { $moves ->
        [one] پس از یک حرکت
       *[other] پس از { $moves } حرکت
    }: روی هم { $time }
time-latest = { $kind ->
        [fixed] دیرترین پایان بازی: { $time } پس از آغاز
       *[moves] دیرترین پایان یک بازی { $moves } حرکتی: { $time } پس از آغاز
    }
time-class = { $title }: { $play ->
        [blitz] بلیتس
        [rapid] بازی سریع
       *[standard] شطرنج استاندارد
    }، زیرا { $figure } به شمار می‌آید{ $moves ->
        [0] { "" }
       *[other] {" "}برای { $moves } حرکت
    } (مادهٔ { $article })
time-no-class = { $title } بازی‌ها را رده‌بندی نمی‌کند.
time-unfit = سازگار نیست: { $what ->
        [different] زمان دو بازیکن متفاوت است
        [several_periods] برای همهٔ بازی یک مدت در نظر گرفته شده است
        [other_base] زمان هر بازیکن { $limit } است
        [no_bonus] با حرکت‌ها زمانی افزوده نمی‌شود
        [bonus_below] هر حرکت دست‌کم { $limit } می‌افزاید
        [bonus_above] هر حرکت حداکثر { $limit } می‌افزاید
        [no_main_time] تأخیر زمان پیش از زمان اصلی می‌آید و زمان اصلی وجود ندارد
       *[moves_in_class] در بازی سریع و بلیتس همهٔ حرکت‌ها در یک زمان انجام می‌شود، بدون شمار معین حرکت
    }{ $cited ->
        [no] { "" }
       *[yes] {" "}(مادهٔ { $article })
    }
time-error-none = کنترل زمانی وجود ندارد.
time-error-unknown = کنترل زمان معلوم نیست.
time-error-base = ستون { $column }: زمانی مانند { $example } لازم است؛ آنچه آمده: { $found }.
time-error-moves = ستون { $column }: پیش از خط مورب شمار حرکت‌ها لازم است؛ آنچه آمده: { $found }.
time-error-bonus = ستون { $column }: زمانی که هر حرکت می‌افزاید لازم است، مانند { $example }؛ آنچه آمده: { $found }.
time-error-unexpected = ستون { $column }: { $found } اینجا جایی ندارد.
time-error-too-long = ستون { $column }: بیش از یک هفته است.
time-error-after-last = ستون { $column }: پس از مدتی که برای همهٔ حرکت‌های باقی‌مانده است چیزی نمی‌آید.
time-error-not-a-period = ستون { $column }: هیچ مدتی با حرکت { $move } آغاز نمی‌شود.
time-error-hourglass = ستون { $column }: ساعت شنی در قوانین نیست.
time-error-mixed = ستون { $column }: در { $found } دقیقه و ثانیه به هم آمیخته است. کدام منظور بود: { $first } یا { $second }؟
time-error-nothing = هیچ
