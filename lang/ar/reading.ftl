### لماذا لا يقرأ نص كتب أو لصق: وضع أو نقلة. أنظمة الوقت في ملف الوقت.

reading-fen = { $at ->
        [end] الرمز { $column }، في النهاية
       *[sign] الرمز { $column }، «{ $found }»
    } ({ $field ->
        [placement] القطع على الرقعة
        [turn] صاحب النقلة
        [castling] حقوق التبييت
        [en_passant] مربع الأسر أثناء المرور
        [halfmove_clock] عدد النقلات دون أسر أو تحريك بيدق
        [fullmove_number] رقم النقلة
       *[end] ما بعد رقم النقلة
    }): { $expected ->
        [missing] هذا الجزء غير موجود.
        [piece_or_count] المتوقع حرف قطعة أو رقم من 1 إلى 8 أو خط مائل.
        [split_count] المتوقع رقم واحد لجميع المربعات الخالية، لا رقمان متجاوران.
        [rank_too_long] في هذا الصف أكثر من ثمانية مربعات.
        [rank_too_short] في هذا الصف أقل من ثمانية مربعات.
        [too_many_ranks] كُتب أكثر من ثمانية صفوف.
        [too_few_ranks] كُتب أقل من ثمانية صفوف.
        [turn] المتوقع w للأبيض أو b للأسود.
        [castling_right] المتوقع شرطة أو أحد الحروف K وQ وk وq أو عمود رخ.
        [castling_twice] الحق نفسه مذكور مرة ثانية.
        [en_passant_square] المتوقع شرطة، أو مربع يمكن أن يكون بيدق الطرف الآخر قد عبره.
        [number] المتوقع عدد صحيح من 0 إلى 65535.
       *[nothing] لم يكن متوقعا شيء بعد هذا.
    }
reading-position = { $reason ->
        [white_king_missing] ليس للأبيض ملك.
        [white_many_kings] للأبيض أكثر من ملك.
        [black_king_missing] ليس للأسود ملك.
        [black_many_kings] للأسود أكثر من ملك.
        [opponent_in_check] الطرف الذي ليست له النقلة في كش.
        [kings_adjacent] الملكان متجاوران.
        [pawn_on_last_rank] على الصف الأول أو الثامن بيدق.
        [castling_rights] ذُكر حق في التبييت، لكن الملك أو الرخ ليس على مربعه الأصلي.
       *[en_passant] لا يمكن أن يكون بيدق قد عبر لتوه مربع الأسر أثناء المرور.
    }
reading-variant = { $reason ->
        [pocket_not_here] في اليد قطعة لا تعرفها هذه اللعبة.
        [promoted_not_here] علامة ترقية لا تعرفها هذه اللعبة.
        [checks_not_here] الكشات معدودة، وهذه اللعبة لا تعدها.
        [king_in_hand] في اليد ملك.
        [too_many_in_hand] في اليد أكثر من ست عشرة قطعة من نوع واحد.
        [promoted_nothing] علامة ترقية على مربع خال.
        [promoted_pawn] علامة ترقية على بيدق.
        [promoted_king] علامة ترقية على ملك.
        [too_many_checks] بقي أكثر من ثلاث كشات.
       *[both_have_won] أعطى الطرفان آخر كش.
    }
reading-variant-fen = { $at ->
        [end] الرمز { $column }، في النهاية
       *[sign] الرمز { $column }، «{ $found }»
    }: { $expected ->
        [man_in_hand] كان المنتظر حرف قطعة في اليد: { $letters }.
        [pocket_open] لم يُغلق القوس حول قطع اليد.
        [pocket_closed] أُغلق قوس لم يُفتح.
        [behind_pocket] لا يأتي شيء بعد قطع اليد.
        [mark_on_nothing] علامة ترقية ليست بعد قطعة.
        [checks] كانت المنتظرة كشات الطرفين مثل { $example }.
       *[checks_twice] ذُكرت الكشات مرتين.
    }
reading-move-unreadable = { $move } ليست نقلة مكتوبة بالتدوين.
reading-move-unsupported = { $move } نقلة من نوع لا تعرفه القوانين.
reading-move-two = { $move } قد يعني { $first } وقد يعني { $second }.
reading-move-ambiguous = { $move } تصلح لأكثر من نقلة قانونية، للقطع على { $from }.
reading-move-illegal = { $move } ليست نقلة قانونية: { why-no-move }.
why-no-move = { $why ->
        [no_such_piece] لا توجد قطعة كهذه
        [cannot_reach] لا تصل قطعة كهذه إلى ذلك المربع
        [blocked] في طريقها قطعة
        [own_piece_there] هناك قطعة للاعب نفسه
        [leaves_king_in_check] تترك ملك اللاعب في كش
        [still_in_check] يبقى الملك في كش
        [nothing_to_capture] لا شيء يؤسر
        [promotion_missing] يجب ترقية البيدق
        [promotion_forbidden] لا ترقية كهذه
        [king_not_capturable] الملك لا يؤسر أبدا
        [no_castling_right] ضاع الحق في التبييت
        [castling_blocked] بين الملك والرخ قطعة
        [castling_in_check] الملك في كش فلا يبيت
        [castling_through_check] يمر الملك بمربع تحت التهديد أو يقف عليه
        [not_in_hand] لا توجد قطعة كهذه في اليد
        [king_in_hand] الملك لا يكون في اليد أبدا
        [square_taken] هناك قطعة
        [pawn_on_last_rank] لا يوضع بيدق على الصف الأول ولا الثامن
        [pass] على صاحب النقلة أن يلعب
       *[other] الوضع لا يسمح بها
    }
