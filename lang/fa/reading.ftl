### چرا متنی که کسی نوشته یا چسبانده خوانده نمی‌شود: پوزیسیون، حرکت. کنترل زمان در پروندهٔ زمان است.

reading-fen = { $at ->
        [end] نویسهٔ { $column }، در پایان
       *[sign] نویسهٔ { $column }، «{ $found }»
    } ({ $field ->
        [placement] مهره‌های روی صفحه
        [turn] نوبت حرکت
        [castling] حق قلعه رفتن
        [en_passant] خانهٔ آن‌پاسان
        [halfmove_clock] شمار حرکت‌ها بدون گرفتن مهره و حرکت پیاده
        [fullmove_number] شمارهٔ حرکت
       *[end] پس از شمارهٔ حرکت
    }): { $expected ->
        [missing] این بخش نیست.
        [piece_or_count] حرف یک مهره، رقمی از ۱ تا ۸ یا خط مورب انتظار می‌رفت.
        [split_count] برای همهٔ خانه‌های خالی یک رقم انتظار می‌رفت، نه دو رقم کنار هم.
        [rank_too_long] این عرض بیش از هشت خانه دارد.
        [rank_too_short] این عرض کمتر از هشت خانه دارد.
        [too_many_ranks] بیش از هشت عرض نوشته شده است.
        [too_few_ranks] کمتر از هشت عرض نوشته شده است.
        [turn] برای سفید w یا برای سیاه b انتظار می‌رفت.
        [castling_right] خط تیره، یکی از K، Q، k، q یا ستون یک رخ انتظار می‌رفت.
        [castling_twice] همان حق برای بار دوم آمده است.
        [en_passant_square] خط تیره انتظار می‌رفت، یا خانه‌ای که پیادهٔ طرف دیگر بتواند از آن گذشته باشد.
        [number] عددی صحیح از ۰ تا ۶۵۵۳۵ انتظار می‌رفت.
       *[nothing] چیز دیگری انتظار نمی‌رفت.
    }
reading-position = { $reason ->
        [white_king_missing] سفید شاه ندارد.
        [white_many_kings] سفید بیش از یک شاه دارد.
        [black_king_missing] سیاه شاه ندارد.
        [black_many_kings] سیاه بیش از یک شاه دارد.
        [opponent_in_check] طرفی که نوبت حرکت ندارد در کیش است.
        [kings_adjacent] دو شاه کنار یکدیگر ایستاده‌اند.
        [pawn_on_last_rank] پیاده‌ای در عرض اول یا هشتم ایستاده است.
        [castling_rights] حق قلعه رفتن داده شده است، اما شاه یا رخ در خانهٔ اولیهٔ خود نیست.
       *[en_passant] هیچ پیاده‌ای نمی‌تواند تازه از خانهٔ آن‌پاسان گذشته باشد.
    }
reading-variant = { $reason ->
        [pocket_not_here] مهره‌ای در دست است که این بازی آن را ندارد.
        [promoted_not_here] نشان ترفیع هست که این بازی آن را ندارد.
        [checks_not_here] کیش‌ها شمرده شده‌اند که این بازی آن را ندارد.
        [king_in_hand] شاه در دست است.
        [too_many_in_hand] بیش از شانزده مهره از یک نوع در دست است.
        [promoted_nothing] نشان ترفیع در خانهٔ خالی است.
        [promoted_pawn] نشان ترفیع روی پیاده است.
        [promoted_king] نشان ترفیع روی شاه است.
        [too_many_checks] بیش از سه کیش مانده است.
       *[both_have_won] هر دو طرف آخرین کیش را داده‌اند.
    }
reading-variant-fen = { $at ->
        [end] نویسهٔ { $column }، در پایان
       *[sign] نویسهٔ { $column }، «{ $found }»
    }: { $expected ->
        [man_in_hand] حرف مهرهٔ دست انتظار می‌رفت: { $letters }.
        [pocket_open] کروشهٔ مهره‌های دست بسته نشده است.
        [pocket_closed] کروشه‌ای بسته شد که باز نشده بود.
        [behind_pocket] پس از مهره‌های دست چیزی نمی‌آید.
        [mark_on_nothing] نشان ترفیع پس از هیچ مهره‌ای نیست.
        [checks] کیش‌های هر دو انتظار می‌رفت، مانند { $example }.
       *[checks_twice] کیش‌ها دو بار گفته شده‌اند.
    }
reading-move-unreadable = { $move } نوشتهٔ یک حرکت نیست.
reading-move-unsupported = { $move } حرکتی از گونه‌ای است که قوانین نمی‌شناسند.
reading-move-two = { $move } هم { $first } می‌تواند باشد و هم { $second }.
reading-move-ambiguous = { $move } با چند حرکت قانونی جور است، از مهره‌های { $from }.
reading-move-illegal = { $move } حرکت قانونی نیست: { why-no-move }.
why-no-move = { $why ->
        [no_such_piece] چنین مهره‌ای آن‌جا نیست
        [cannot_reach] چنین مهره‌ای به آن خانه نمی‌رسد
        [blocked] مهره‌ای در راه آن ایستاده است
        [own_piece_there] مهرهٔ خودی آن‌جا ایستاده است
        [leaves_king_in_check] شاه خودی را در کیش می‌گذارد
        [still_in_check] شاه همچنان در کیش می‌ماند
        [nothing_to_capture] چیزی برای گرفتن نیست
        [promotion_missing] پیاده باید ترفیع یابد
        [promotion_forbidden] چنین ترفیعی وجود ندارد
        [king_not_capturable] شاه هرگز گرفته نمی‌شود
        [no_castling_right] حق قلعه رفتن از دست رفته است
        [castling_blocked] میان شاه و رخ مهره‌ای هست
        [castling_in_check] شاه در کیش است و نمی‌تواند قلعه برود
        [castling_through_check] شاه از خانه‌ای در معرض حمله می‌گذرد یا بر آن می‌ایستد
        [not_in_hand] چنین مهره‌ای در دست نیست
        [king_in_hand] شاه هرگز در دست نیست
        [square_taken] مهره‌ای آنجا ایستاده است
        [pawn_on_last_rank] پیاده را بر عرض اول یا هشتم نمی‌گذارند
        [pass] بازیکنی که نوبت حرکت با اوست باید حرکت کند
       *[other] پوزیسیون آن را روا نمی‌دارد
    }
