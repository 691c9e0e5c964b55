### Thẻ và diễn biến: phán quyết ngắn gọn, rồi điều đã xảy ra trong ván này.
### Chương trình ghép mã của thông báo từ các nhãn của giao diện công khai.

## Quân cờ trong câu

card-piece = { $role ->
        [king] Vua
        [queen] Hậu
        [rook] Xe
        [bishop] Tượng
        [knight] Mã
        [pawn] Tốt
       *[none] một quân
    }
card-piece-first = { $role ->
        [king] Vua
        [queen] Hậu
        [rook] Xe
        [bishop] Tượng
        [knight] Mã
        [pawn] Tốt
       *[none] Quân
    }
card-piece-on = { card-piece } ở { $square }

## Phán quyết

title-game-over = { $result ->
        [white_wins] Trắng thắng
        [black_wins] Đen thắng
        [draw] Hòa
        [both_lose] Cả hai thua
       *[open] Ván cờ kết thúc
    }
title-game-continues = Ván cờ tiếp tục
title-game-resumed = Ván cờ tiếp tục
title-no-intervention = Không can thiệp
title-obligation = { $deed ->
        [move] { $role ->
            [king] Phải đi Vua
            [queen] Phải đi Hậu
            [rook] Phải đi Xe
            [bishop] Phải đi Tượng
            [knight] Phải đi Mã
            [pawn] Phải đi Tốt
           *[none] Phải đi quân đã chạm
        }
        [capture] { $role ->
            [queen] Phải bắt Hậu
            [rook] Phải bắt Xe
            [bishop] Phải bắt Tượng
            [knight] Phải bắt Mã
            [pawn] Phải bắt Tốt
           *[none] Phải bắt quân đã chạm
        }
        [castle] Phải nhập thành
        [drop] Phải đặt quân
        [promote] Hoàn tất phong cấp
        [declared] Phải đi nước đã báo
        [touched] Phải đi quân đã chạm
       *[none] Không còn ràng buộc
    }
title-no-obligation = Nước hợp lệ bất kỳ
title-move-made = Đã đi
title-move-announced = Đã xướng nước đi
title-move-completed = Nước đi hoàn thành
title-finish-required = { $deed ->
        [promote] Hoàn tất phong cấp
       *[move] Hoàn tất nước đi
    }
title-claim-upheld = Yêu cầu đúng
title-claim-rejected = Yêu cầu bị từ chối
title-claim-not-admissible = Chưa thể yêu cầu
title-claim-void = Yêu cầu vô hiệu
title-claim-admissible = Được phép yêu cầu
title-cannot-withdraw = Không thể rút lại
title-right-lost = Mất quyền
title-offer-open = Đề nghị hòa
title-offer-refused = Từ chối hòa
title-offer-lapsed = Đề nghị hết hiệu lực
title-illegal-move-counted = { $kind ->
        [press_without_move] Bấm khi chưa đi
        [two_hands] Đi bằng hai tay
       *[move] Nước đi không hợp lệ
    }
title-illegal-move-not-counted = { $kind ->
        [press_without_move] Bấm khi chưa đi
        [two_hands] Đi bằng hai tay
       *[move] Nước đi không hợp lệ
    }
title-position-restored = Khôi phục thế cờ
title-irregularity-stands = Giữ nguyên thế cờ
title-wait = Trọng tài chờ
title-new-game = Ván cờ mới
title-result-stands = Giữ nguyên kết quả
title-result-corrected = Đã sửa kết quả
title-complete-sheet = Hoàn chỉnh biên bản
title-reconstruct = Dựng lại ván cờ
title-offence = { $which ->
        [device] Thiết bị điện tử
        [disturbance] Làm phiền đối thủ
        [displaced_pieces] Các quân bị xê dịch
        [displaced_piece] Quân bị xê dịch
        [stopped_clocks] Dừng đồng hồ vô cớ
        [default] Đến muộn
       *[other] Vi phạm
    }
title-no-offence = Không vi phạm
title-postponed = Hoãn quyết định
title-adjourned = Hoãn ván cờ
title-appeal-not-admissible = Không xét khiếu nại
title-appeal-upheld = Chấp nhận khiếu nại
title-appeal-rejected = Bác khiếu nại
title-referred = { $who ->
        [arbiter] Trọng tài quyết định
        [chief_arbiter] Tổng trọng tài quyết định
        [players] Đấu thủ quyết định
       *[other] Chuyển cấp khác
    }

## Câu hỏi về điều gì

title-question-touched-how = Chạm quân thế nào?
title-question-touch-order = Chạm quân nào trước?
title-question-what-was-meant = Ý định là gì?
title-question-clocks-after-restoring = Thời gian sau khôi phục
title-question-outage = Thời gian sau sự cố
title-question-helpers-time = Giờ khi có người giúp
title-question-position-unknown = Thế cờ nào?
title-question-first-flag = Cờ nào rơi trước?
title-question-late-excused = Chấp nhận đến muộn?
title-question-colours-reversed = Nhầm màu quân
title-question-quickplay = Yêu cầu kết thúc nhanh
title-question-other-names = Tên khác cho hàng ngang?
title-question-opponents-score = Điểm của đối thủ
title-question-reason-to-stop = Dừng có lý do?
title-question-supervision = Giám sát đủ chưa?
title-question-penalty = Hình phạt nào?
title-question-two-faults = Một hay hai lỗi?
title-question-envelope-lost = Mất phong bì
title-question-times-too-severe = Sửa có quá nặng?
title-question-overstep-shown = Có quá giờ không?
title-question-claim-shown = Có được chứng tỏ?
title-question-what-follows = Tiếp theo thế nào?
title-question-can-mate = Có thể chiếu hết?
title-question-unsettled = Hiểu theo cách nào?
title-question-silent-rulebook = Luật không quy định

## Điều đã xảy ra

cause-touched = { ruling-side } chạm { $touched } nhưng đi { $moved }.
cause-bound = { ruling-side } chạm { $touched }.
cause-illegal = { $what ->
        [move] { card-piece-first } không thể đi từ { $from } đến { $to }.
        [king_in_check] Vua ở { $square } bị để trong thế chiếu.
        [unpromoted] Tốt ở { $to } chưa được phong cấp.
        [wrong_promotion] Tốt ở { $to } phong cấp thành quân không được phép.
        [king_taken] Vua ở { $to } bị bắt.
        [castling] Không được phép nhập thành.
        [two_moves] { ruling-side } đi hai nước liền.
        [press_without_move] { ruling-side } bấm đồng hồ mà không đi.
        [two_hands] { ruling-side } dùng hai tay cho một nước đi.
        [not_his_piece] { ruling-side } đi quân ở { $from }, không phải quân được đi.
       *[piece] Một quân đi sai cách đi của nó.
    }
cause-game-over = { $reason ->
        [checkmate] Chiếu hết.
        [stalemate] Hết nước đi.
        [dead_position] Thế cờ chết.
        [resignation] { ruling-side } xin thua.
        [agreement] Hai đấu thủ thỏa thuận.
        [repetition] Yêu cầu đúng về thế cờ lặp lại.
        [fifty_moves] Yêu cầu đúng về số nước đi.
        [fivefold] Cùng một thế cờ xuất hiện năm lần.
        [seventy_five_moves] Đủ số nước đi không bắt quân và không đi Tốt nên ván cờ kết thúc.
        [time] { $result ->
            [draw] Rơi cờ.
           *[other] { ruling-side } rơi cờ.
        }
        [both_flags] Cả hai bên rơi cờ.
        [illegal_moves] { $result ->
            [draw] Nước đi không hợp lệ.
           *[other] { ruling-side } đi nước không hợp lệ.
        }
        [irregular_position] Thế cờ không thể giữ và cũng không thể khôi phục.
        [default] { $result ->
            [both_lose] Cả hai đấu thủ đến muộn.
           *[other] { ruling-side } đến muộn.
        }
        [device] Thiết bị điện tử.
        [sealed_move] Nước đi kín.
        [quickplay] Yêu cầu trong kết thúc nhanh ván cờ.
        [hill] Vua đứng ở ô trung tâm.
        [third_check] Đã chiếu lần thứ ba.
        [other_board] Bàn kia của trận đã kết thúc.
       *[conduct] Tư cách.
    }
cause-claim-upheld = Yêu cầu { ruling-side-of }: { ruling-claimed }.
cause-claim-rejected = Yêu cầu { ruling-side-of } ({ ruling-claimed }): { ruling-claim-reason }.
cause-claim-not-admissible = Yêu cầu { ruling-side-of } ({ ruling-claimed }): { ruling-claim-reason }. Việc này không bị phạt.
cause-claim-void = Yêu cầu { ruling-side-of } ({ ruling-claimed }), vì điều được phát hiện khi kiểm tra.
cause-claim-admissible = Yêu cầu { ruling-side-of }: { ruling-claimed }.
cause-right-lost = { ruling-side }: { ruling-right }{ $until ->
        [game] {" "}đến hết ván cờ
       *[move] {" "}đến nước đi tiếp theo
    }.
cause-offer-open = { ruling-side } đề nghị hòa.
cause-offer-refused = Đề nghị { ruling-side-of } không được chấp nhận.
cause-offer-lapsed = Đề nghị { ruling-side-of } không còn hiệu lực.
cause-finish-required = { ruling-side } phải làm cho xong việc đã bắt đầu.
cause-no-obligation = { ruling-side } không bị ràng buộc bởi quân đã chạm.
cause-result-corrected = { $result ->
        [white_wins] Trắng thắng.
        [black_wins] Đen thắng.
        [draw] Hòa.
        [both_lose] Cả hai đấu thủ thua.
       *[open] Còn phải được quyết định.
    } { $score ->
        [usual] { "" }
       *[other] Điểm: Trắng { $white }, Đen { $black }.
    }
cause-new-game = { $swap_colours ->
        [yes] Hai bên đổi màu quân.
       *[no] Màu quân giữ nguyên.
    }
cause-complete-sheet = { ruling-side }, { ruling-whose-time }.
cause-reconstruct = Cả hai đấu thủ, { ruling-whose-time }.
cause-offence = { $player ->
        [none] { "" }
       *[one] { ruling-side }:{ " " }
    }{ ruling-offence-kind }.

## Việc chương trình đã làm

done-add-time = Đã cộng { $ms } vào thời gian { ruling-side-of }.
done-take-time = Đã trừ { $ms } từ thời gian { ruling-side-of }.
done-set-time = Đã đặt đồng hồ { ruling-side-of } ở { $ms }.
done-remove-increment = Đã trừ lại thời gian cộng thêm của { ruling-at-ply }.
done-restore = Trên bàn đã trở lại { ruling-position-at }.
done-correct-setting = Đã đặt lại đồng hồ cho đúng.
done-finish-promotion = Đã hoàn tất phong cấp ở { $square }.
done-castling-lost = { ruling-side } không được nhập thành { ruling-flank } bằng nước này.
