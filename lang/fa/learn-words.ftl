### What the lessons say by themselves: parts, answers, what is wrong with a try, faults of a lesson file.

learn-title = شطرنج بیاموز
learn-part-men = مهره‌ها
learn-part-special = حرکت‌های ویژه
learn-part-end = کیش و پایان
learn-part-well = خوب بازی کردن
learn-part-hall = در سالن
learn-part-time = زمان
learn-part-variants = بازی‌های دیگر
learn-part-own = درس‌های آموزگار
learn-minutes = { $minutes } دقیقه
learn-faq = پرسش‌ها
learn-time = دو ساعت
learn-help = نقطه‌ها نشان می‌دهند مهره کجا می‌تواند برود. در بازی کسی نشانشان نمی‌دهد.
learn-script = درس به مرورگری با اسکریپت روشن نیاز دارد.
learn-said-done = درست.
learn-said-more = در { $moves } حرکت انجام شد. بهترین: { $best }.
learn-said-illegal = این نمی‌شود: { why-no-move }.
learn-said-pinned = { learn-man } خانهٔ { $square } جلوی شاه خود گیر افتاده است.
learn-said-over = بازی این‌جا تمام است.
learn-said-no-move-left = حرکتی نمانده است.
learn-said-not-this = این نه. دوباره نگاه کن.
learn-said-not-there = جای این مهره آن‌جا نیست.
learn-said-other-move = این حرکت دیگری است.
learn-said-unheard = این‌جا هیچ حرکتی چنین نامی ندارد.
learn-why = { $reason ->
        [way_out] راه فراری هست: { $named }.
        [no_way_out] به شاه حمله شده و هیچ حرکتی کمک نمی‌کند.
        [quiet] به شاه حمله نشده است.
        [attacked] به شاه حمله شده است.
        [can_move] حرکتی مانده است: { $named }.
        [no_move] به شاه حمله نشده و حرکتی هم نمانده است.
        [may] این‌جا چیزی مانع آن نیست.
        [can_win] هنوز راهی به برد هست.
        [cannot_win] هر طور بازی کنند، این‌جا کسی نمی‌برد.
        [guarded] مهره‌ای از خانهٔ { $named } دفاع می‌کند.
        [no_attack] مهرهٔ { $named } به آن‌جا حمله نمی‌کند.
        [reached] این مهره به { $named } می‌رسد.
        [stuck] مهرهٔ { $named } نمی‌تواند حرکت کند.
       *[nobody] در { $named } چنین مهره‌ای نیست.
    }
learn-why-clock = { $which ->
        [left] چپ
        [right] راست
       *[only] ساعت
    }: در آغاز { $begins }، مصرف { $used }، افزوده { $added }.
learn-why-figure = { $moves } حرکت به هر بازیکن { $time } می‌دهد.
learn-said-ruled = داور حکم می‌دهد. ماده می‌گوید چگونه.
learn-missed = { $goal ->
        [captures] این چیزی را که باید گرفته شود نمی‌گیرد.
        [checks] این کیش نمی‌دهد.
        [mates] این کیش و مات نیست: راه فرار هست.
        [stalemates] این پات نیست.
        [escapes] شاه هنوز در کیش است.
        [flees] این‌جا خود شاه باید برود.
        [blocks] این‌جا مهره‌ای باید در میان بایستد.
        [castles] این آن قلعه نیست.
        [promotes] پیاده به مهرهٔ خواسته‌شده تبدیل نمی‌شود.
        [passes] این گرفتن در حال گذر نیست.
        [defends] این از چیز تازه‌ای دفاع نمی‌کند.
        [reaches] این به خانهٔ دیگری می‌رود.
        [safe] از آن مهره دفاع می‌شود: پس گرفته می‌شود.
        [parries] طرف دیگر همین حالا می‌برد.
        [clears] هنوز مهره‌ای مانده است.
        [wins] این نمی‌برد.
        [drops] مهره‌ای از دست باید بیاید.
        [collect] مهره‌ای را حرکت بده که باید به نشان‌ها برسد.
       *[among] حرکت است، ولی نه آن که خواسته شده.
    }
learn-option = { $option ->
        [yes] بله
        [no] نه
        [left] چپ
        [right] راست
        [same] برابر
        [none] هیچ‌کدام
        [both] هر دو
        [standard] استاندارد
        [rapid] سریع
        [blitz] بلیتس
        [press] ساعت را بزن
        [white] سفید
        [black] سیاه
        [draw] هیچ‌کس: تساوی
        [king] شاه
        [queen] وزیر
        [rook] رخ
        [bishop] فیل
        [knight] اسب
        [pawn] پیاده
        [gain] سود
        [even] هیچ: برابر است
       *[loss] زیان
    }
learn-wait = { $time } صبر کن
learn-thought-each = { $moves ->
        [one] یک حرکت: { $each }.
       *[other] { $moves } حرکت، هر کدام { $each }.
    }
learn-thought-row = حرکت‌ها: { $row }.
learn-fault = { $place }: { $problem ->
        [syntax] این قالب درست نیست: { $found }
        [unknown_key] کلید { $found } ناشناخته است؛ این‌جا می‌تواند باشد: { $expected }
        [missing] کلید { $expected } نیست
        [wrong] انتظار { $expected } بود، { $found } آمد
        [same_name] دو مرحله { $found } نام دارند
        [same_lesson] دو درس { $found } نام دارند
        [position] از این پوزیسیون نمی‌توان بازی کرد: { $found }
        [move] حرکت { $found } این‌جا ممکن نیست
        [unreachable] نشان { $found } دست‌نیافتنی است
        [no_way] با { $found } حرکت راهی به هدف نیست
        [best] نوشته شده { $found }، کمترین { $expected } است
        [too_many] بیش از { $found } حالت: حرکت کمتری بگذارید
       *[sentence] جملهٔ { $expected } در { $found } نیست
    }
learn-checked = { $lessons } درس اثبات شد: همه درست است.
learn-no-lesson = درسی به نام { $name } نیست.
learn-no-step = درس { $lesson } مرحله‌ای به نام { $name } ندارد.
learn-unreadable = حرکت { $number } خوانده نمی‌شود؛ انتظار می‌رفت: { $expected }.
learn-state = { $state ->
        [done] انجام شد
        [wrong] نادرست
       *[open] باز
    }
learn-left = مانده: { $left }
