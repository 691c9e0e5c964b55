### Ván cờ không có trọng tài: điều chương trình rút lại và điều nó tự làm.

ruling-move-taken-back = { $why ->
        [cannot_reach] Rút lại: { ruling-piece } không đi được từ { $from } đến { $square }.
        [jumped] Rút lại: giữa { $from } và { $square } có quân, { ruling-piece } không được nhảy qua.
        [own_piece] Rút lại: { ruling-piece } đi đến { $square }, nơi có quân cùng màu.
        [not_in_hand] Rút lại: { ruling-side } không có quân đó trong tay.
        [occupied] Rút lại: quân trong tay chỉ được đặt vào ô trống.
        [pawn_on_last_rank] Rút lại: không đặt Tốt ở hàng đầu hay hàng cuối.
        [into_check] Rút lại: khi { ruling-piece } ở { $square } thì Vua mình bị chiếu.
        [still_in_check] Rút lại: Vua đang bị chiếu và vẫn bị chiếu.
        [nothing_to_capture] Rút lại: { ruling-piece } chỉ sang cột khác khi bắt quân, mà ở { $square } không có quân nào.
        [castling] Rút lại: lúc này { ruling-side } không được nhập thành ở đó.
        [wrong_promotion] Rút lại: Tốt ở hàng cuối phong cấp thành Hậu, Xe, Tượng hoặc Mã.
        [king_taken] Rút lại: không bao giờ được bắt Vua.
        [two_moves] Rút lại: { ruling-side } đã đi nhiều hơn một nước.
        [from_nowhere] Rút lại: có một quân vốn không ở trên bàn cờ.
        [vanished] Rút lại: một quân bị lấy đi mà không nước nào bắt nó.
        [not_his_piece] Rút lại: { ruling-side } đã đi quân của đối thủ.
        [out_of_turn] Rút lại: chưa đến lượt { ruling-side }.
        [no_move] { ruling-side } đã bấm đồng hồ mà chưa đi quân.
       *[not_legal] Rút lại: đây không phải nước đi hợp lệ.
    }
ruling-position-taken-back = Các quân đứng như trước.
remedy-take-back = Các quân đã trở về chỗ cũ.
remedy-undo-press = Đồng hồ { ruling-side-of } chạy tiếp như chưa bấm.
title-move-taken-back = { $why ->
        [no_move] Bấm giờ khi chưa đi
        [out_of_turn] Chưa đến lượt
       *[not_legal] Nước đi không hợp lệ
    }
