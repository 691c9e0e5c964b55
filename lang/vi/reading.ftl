### Vì sao không đọc được một văn bản được gõ hoặc dán vào: thế cờ, nước đi. Thể thức thời gian nằm ở tệp thời gian.

reading-fen = { $at ->
        [end] Ký tự { $column }, ở cuối
       *[sign] Ký tự { $column }, “{ $found }”
    } ({ $field ->
        [placement] các quân trên bàn cờ
        [turn] bên đến lượt đi
        [castling] quyền nhập thành
        [en_passant] ô bắt Tốt qua đường
        [halfmove_clock] số nước đi không bắt quân và không đi Tốt
        [fullmove_number] số thứ tự nước đi
       *[end] sau số thứ tự nước đi
    }): { $expected ->
        [missing] thiếu phần này.
        [piece_or_count] cần chữ của một quân, chữ số từ 1 đến 8, hoặc dấu gạch chéo.
        [split_count] cần một chữ số cho tất cả các ô trống, không phải hai chữ số liền nhau.
        [rank_too_long] hàng ngang này có hơn tám ô.
        [rank_too_short] hàng ngang này có ít hơn tám ô.
        [too_many_ranks] có hơn tám hàng ngang.
        [too_few_ranks] có ít hơn tám hàng ngang.
        [turn] cần w cho Trắng hoặc b cho Đen.
        [castling_right] cần dấu gạch ngang, một trong các chữ K, Q, k, q, hoặc cột của một Xe.
        [castling_twice] cùng một quyền được ghi lần thứ hai.
        [en_passant_square] cần dấu gạch ngang, hoặc ô mà Tốt của bên kia có thể vừa đi qua.
        [number] cần một số nguyên từ 0 đến 65535.
       *[nothing] không cần thêm gì nữa.
    }
reading-position = { $reason ->
        [white_king_missing] Trắng không có Vua.
        [white_many_kings] Trắng có hơn một Vua.
        [black_king_missing] Đen không có Vua.
        [black_many_kings] Đen có hơn một Vua.
        [opponent_in_check] Bên không đến lượt đi đang bị chiếu.
        [kings_adjacent] Hai Vua đứng cạnh nhau.
        [pawn_on_last_rank] Có Tốt ở hàng ngang thứ nhất hoặc thứ tám.
        [castling_rights] Có ghi quyền nhập thành, nhưng Vua hoặc Xe không ở ô ban đầu.
       *[en_passant] Không Tốt nào có thể vừa đi qua ô bắt Tốt qua đường.
    }
reading-variant = { $reason ->
        [pocket_not_here] Có quân trong tay mà ván này không có.
        [promoted_not_here] Có dấu phong cấp mà ván này không có.
        [checks_not_here] Có đếm số lần chiếu mà ván này không đếm.
        [king_in_hand] Có Vua trong tay.
        [too_many_in_hand] Có hơn mười sáu quân cùng loại trong tay.
        [promoted_nothing] Dấu phong cấp ở ô trống.
        [promoted_pawn] Dấu phong cấp ở Tốt.
        [promoted_king] Dấu phong cấp ở Vua.
        [too_many_checks] Còn hơn ba lần chiếu.
       *[both_have_won] Cả hai bên đã chiếu lần cuối.
    }
reading-variant-fen = { $at ->
        [end] Ký tự { $column }, ở cuối
       *[sign] Ký tự { $column }, “{ $found }”
    }: { $expected ->
        [man_in_hand] cần chữ của quân trong tay: { $letters }.
        [pocket_open] ngoặc quanh quân trong tay chưa đóng.
        [pocket_closed] có ngoặc đóng mà chưa mở.
        [behind_pocket] sau quân trong tay không được có gì.
        [mark_on_nothing] dấu phong cấp không đứng sau quân nào.
        [checks] cần số lần chiếu của hai bên, như { $example }.
       *[checks_twice] số lần chiếu ghi hai lần.
    }
reading-move-unreadable = { $move } không phải là cách ghi một nước đi.
reading-move-unsupported = { $move } là nước đi của một biến thể mà Luật không biết.
reading-move-two = { $move } có thể là { $first } hoặc { $second }.
reading-move-ambiguous = { $move } khớp với nhiều nước đi hợp lệ, của các quân ở { $from }.
reading-move-illegal = { $move } không phải là nước đi hợp lệ: { why-no-move }.
why-no-move = { $why ->
        [no_such_piece] không có quân như vậy
        [cannot_reach] không quân nào như vậy đi đến ô đó được
        [blocked] có quân cản đường
        [own_piece_there] ô đó có quân của chính mình
        [leaves_king_in_check] nước đi để Vua mình bị chiếu
        [still_in_check] Vua vẫn còn bị chiếu
        [nothing_to_capture] không có gì để bắt
        [promotion_missing] tốt phải phong cấp
        [promotion_forbidden] không có phong cấp như vậy
        [king_not_capturable] Vua không bao giờ bị bắt
        [no_castling_right] quyền nhập thành đã mất
        [castling_blocked] có quân giữa Vua và Xe
        [castling_in_check] Vua đang bị chiếu nên không nhập thành được
        [castling_through_check] Vua sẽ đi qua hoặc đến ô bị tấn công
        [not_in_hand] không có quân như thế trong tay
        [king_in_hand] Vua không bao giờ ở trong tay
        [square_taken] ô đó đã có quân
        [pawn_on_last_rank] không thả tốt ở hàng một hay hàng tám
        [pass] đến lượt mình thì phải đi
       *[other] thế cờ không cho phép
    }
