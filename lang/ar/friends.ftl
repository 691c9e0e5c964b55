### لعبة بلا حكم: ما يسحبه البرنامج وما يفعله بنفسه.

ruling-move-taken-back = { $why ->
        [cannot_reach] سُحبت: لا ينتقل { ruling-piece } من { $from } إلى { $square }.
        [jumped] سُحبت: بين { $from } و{ $square } قطعة، ولا يقفز { ruling-piece } فوقها.
        [own_piece] سُحبت: انتقل { ruling-piece } إلى { $square } وعليها قطعة من لونه.
        [not_in_hand] سُحبت: ليس في يد { ruling-side } قطعة كهذه.
        [occupied] سُحبت: قطعة اليد لا توضع إلا على مربع خال.
        [pawn_on_last_rank] سُحبت: بيدق اليد لا يوضع على الصف الأول ولا الأخير.
        [into_check] سُحبت: بانتقال { ruling-piece } إلى { $square } يصير ملكه في كش.
        [still_in_check] سُحبت: الملك في كش ويبقى في كش.
        [nothing_to_capture] سُحبت: لا ينتقل { ruling-piece } إلى عمود آخر إلا آسرا، ولا شيء على { $square }.
        [castling] سُحبت: لا يجوز { ruling-to-side } أن يبيت هناك الآن.
        [wrong_promotion] سُحبت: يصير البيدق في الصف الأخير وزيرا أو رخا أو فيلا أو حصانا.
        [king_taken] سُحبت: الملك لا يؤسر أبدا.
        [two_moves] سُحبت: لعب { ruling-side } أكثر من نقلة.
        [from_nowhere] سُحبت: وُضعت قطعة لم تكن على الرقعة.
        [vanished] سُحبت: رُفعت قطعة لم تأسرها أي نقلة.
        [not_his_piece] سُحبت: نقل { ruling-side } قطعة للخصم.
        [out_of_turn] سُحبت: لم يكن الدور { ruling-to-side }.
        [no_move] ضغط { ruling-side } الساعة دون أن ينقل.
       *[not_legal] سُحبت: هذه النقلة غير قانونية.
    }
ruling-position-taken-back = القطع كما كانت من قبل.
remedy-take-back = عادت القطع إلى أماكنها.
remedy-undo-press = تستمر ساعة { ruling-side } كأنها لم تُضغط.
title-move-taken-back = { $why ->
        [no_move] ضغط بلا نقلة
        [out_of_turn] ليس دوره
       *[not_legal] نقلة غير قانونية
    }
