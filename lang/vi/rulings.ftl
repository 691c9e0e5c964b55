### Những gì được trả lời cho một sự kiện: quyết định, việc phải làm, câu hỏi cho trọng tài, những gì không được nhận.
### Chương trình ghép mã của thông báo từ các nhãn của giao diện công khai.

## Các từ nằm trong thông báo khác

ruling-side = { $player ->
        [white] Trắng
        [black] Đen
       *[none] Đấu thủ
    }
ruling-other-side = { $player ->
        [white] Đen
        [black] Trắng
       *[none] Đối thủ
    }
ruling-side-of = { $player ->
        [white] của Trắng
        [black] của Đen
       *[none] của đấu thủ
    }
ruling-to-side = { $player ->
        [white] cho Trắng
        [black] cho Đen
       *[none] cho đấu thủ
    }
ruling-at-ply = { $ply_side ->
        [white] nước { $ply_number } của Trắng
        [black] nước { $ply_number } của Đen
       *[start] lúc bắt đầu ván cờ
    }
ruling-position-at = { $ply_side ->
        [white] thế cờ sau nước { $ply_number } của Trắng
        [black] thế cờ sau nước { $ply_number } của Đen
       *[start] vị trí ban đầu
    }
ruling-piece = { $piece ->
        [white_king] Vua trắng
        [white_queen] Hậu trắng
        [white_rook] Xe trắng
        [white_bishop] Tượng trắng
        [white_knight] Mã trắng
        [white_pawn] Tốt trắng
        [black_king] Vua đen
        [black_queen] Hậu đen
        [black_rook] Xe đen
        [black_bishop] Tượng đen
        [black_knight] Mã đen
        [black_pawn] Tốt đen
       *[none] không quân nào
    }
ruling-role = { $role ->
        [king] Vua
        [queen] Hậu
        [rook] Xe
        [bishop] Tượng
        [knight] Mã
        [pawn] Tốt
       *[none] quân đó
    }
ruling-new-role = { $role ->
        [queen] Hậu
        [rook] Xe
        [bishop] Tượng
        [knight] Mã
       *[none] quân đã chọn
    }
ruling-flank = { $side ->
        [king] cánh Vua
       *[queen] cánh Hậu
    }
ruling-person = { $who ->
        [white] Trắng
        [black] Đen
        [both] cả hai đấu thủ
        [players] chính các đấu thủ
        [arbiter] trọng tài
        [designated_arbiter] trọng tài được chỉ định
        [chief_arbiter] tổng trọng tài
        [assistant] trợ lý trọng tài
        [helper_of_white] trợ lý của Trắng
        [helper_of_black] trợ lý của Đen
        [clock] đồng hồ cờ vua
        [nobody] không ai
        [captain] đội trưởng
        [spectator] khán giả
        [organiser] ban tổ chức
        [committee] Ủy ban khiếu nại
        [secretariat] ban thư ký
       *[other] { $who }
    }
ruling-whose-time = { $clock ->
        [own] bằng thời gian của mình
        [opponent] bằng thời gian của đối thủ
       *[none] trong khi cả hai đồng hồ dừng
    }
ruling-claimed = { $claim ->
        [repetition] hòa do thế cờ lặp lại
        [fifty] hòa theo số nước đi
        [flag] đối thủ rơi cờ
        [illegal_move] nước đi không hợp lệ
        [touched] đối thủ đã chạm quân
        [promotion] về việc phong cấp
        [quickplay] trong kết thúc nhanh ván cờ
        [increment_request] xin thời gian cộng thêm trong kết thúc nhanh ván cờ
        [wrong_clock] đồng hồ sai
        [wrong_position] thế cờ sai
        [wrong_colours] nhầm màu quân
        [default] đối thủ đến muộn
        [disturbance] bị đối thủ làm phiền
        [two_boards] dùng hai bàn cờ
       *[no_arbiter_draw] hòa khi không có trọng tài
    }
ruling-claim-reason = { $reason ->
        [not_so] điều đó không đúng
        [too_late] đã quá muộn
        [right_lost] đã mất quyền đó
        [not_on_move] người yêu cầu không đến lượt đi
        [not_written] nước định đi chưa được ghi
        [another_move_possible] còn nước đi khác
        [not_paid] chưa nộp lệ phí
       *[no_such_rule] bộ luật này không có quy định như vậy
    }
ruling-right = { $right ->
        [adjust] sửa quân
        [claim] yêu cầu hòa
        [complain_of_touch] khiếu nại việc chạm quân
        [claim_illegal_move] yêu cầu xử nước đi không hợp lệ
        [castling] nhập thành
       *[offer] đề nghị hòa
    }
ruling-illegal-kind = { $kind ->
        [move] quân đi sai cách đi của nó
        [king_in_check] để Vua bị chiếu
        [unpromoted] để Tốt ở hàng ngang cuối
        [wrong_promotion] phong cấp thành quân không được phép
        [king_taken] bắt Vua
        [castling] nhập thành khi không được phép
        [two_moves] đi hai nước liền
        [press_without_move] bấm đồng hồ mà không đi
        [two_hands] dùng hai tay cho một nước đi
        [drop] đặt quân vào ô không được phép, hoặc không có quân đó trong tay
       *[not_his_piece] đi quân không phải của mình
    }
ruling-offence-kind = { $which ->
        [wrong_hand] không bấm đồng hồ bằng tay đã đi quân
        [clock_handling] dùng đồng hồ thô bạo
        [stopped_clocks] dừng đồng hồ không có lý do chính đáng
        [press_without_move] bấm đồng hồ mà không đi
        [two_hands] dùng hai tay cho một nước đi
        [displaced_pieces] làm các quân bị xê dịch
        [adjusting] sửa quân khi không có quyền
        [device] thiết bị điện tử trong khu vực thi đấu
        [refusal] không chịu tuân theo Luật
        [written_ahead] ghi nước đi trước khi đi
        [interference] người ngoài ván cờ can thiệp
        [disturbance] làm phiền đối thủ
        [aids] đã dùng ghi chú, lời mách hoặc phân tích
        [disrepute] làm mất uy tín của cờ vua
        [smoking] hút thuốc ở nơi không được phép
        [leaving] rời đi khi chưa được phép
        [spectator_phone] điện thoại của người ngoài ván cờ
        [entry] người không phải đấu thủ hay trọng tài ở trong khu vực thi đấu
        [scoresheet] không làm đúng nghĩa vụ về biên bản
        [other_board] bàn kia của trận đấu bị chạm vào
       *[other] { $which }
    }

## Quyết định

ruling-game-over = { $result ->
        [white_wins] Ván cờ kết thúc, Trắng thắng:
        [black_wins] Ván cờ kết thúc, Đen thắng:
        [draw] Ván cờ kết thúc, hòa:
        [both_lose] Ván cờ kết thúc, cả hai đấu thủ thua:
       *[open] Ván cờ kết thúc, kết quả còn phải được quyết định:
    } { $reason ->
        [checkmate] chiếu hết
        [stalemate] hết nước đi
        [dead_position] thế cờ chết
        [resignation] xin thua
        [agreement] hai đấu thủ thỏa thuận
        [repetition] yêu cầu đúng về thế cờ lặp lại
        [fifty_moves] yêu cầu đúng về số nước đi
        [fivefold] cùng một thế cờ xuất hiện năm lần
        [seventy_five_moves] đủ số nước đi không bắt quân và không đi Tốt để ván cờ kết thúc
        [time] rơi cờ
        [both_flags] cả hai bên rơi cờ
        [illegal_moves] nước đi không hợp lệ
        [irregular_position] thế cờ không thể giữ và cũng không thể khôi phục
        [default] đến muộn
        [device] thiết bị điện tử
        [sealed_move] nước đi kín
        [quickplay] yêu cầu trong kết thúc nhanh ván cờ
        [hill] Vua đứng ở ô trung tâm
        [third_check] đã chiếu lần thứ ba
        [other_board] bàn kia đã kết thúc
       *[conduct] tư cách
    }. { $score ->
        [usual] { "" }
       *[other] Điểm: Trắng { $white }, Đen { $black }.
    }
ruling-game-continues = Ván cờ tiếp tục.
ruling-game-resumed = Ván cờ tiếp tục.
ruling-no-intervention = Không làm gì và không nói gì với ai.
ruling-obligation = { $duty ->
        [move] { ruling-side } phải đi { ruling-role }.
        [capture] { ruling-side } phải bắt { ruling-role } ở { $square }.
        [castle_kingside] { ruling-side } phải nhập thành cánh Vua.
        [castle_queenside] { ruling-side } phải nhập thành cánh Hậu.
        [promote] { ruling-side } phải phong cấp thành { ruling-new-role } ở { $square }.
        [drop] { ruling-side } phải đặt { ruling-role } từ tay xuống bàn.
       *[touched] { ruling-side } phải theo quân đã chạm hoặc nước đi đã báo.
    }
ruling-no-obligation = { ruling-side } được đi bất kỳ nước nào.
ruling-move-made = { $uci ->
        [none] { ruling-side } đã thực hiện nước đi.
       *[move] { ruling-side } đã thực hiện nước đi { $uci }.
    }
ruling-move-announced = { ruling-side } đã xướng nước đi { $uci }.
ruling-move-completed = { ruling-side } đã hoàn thành nước đi.
ruling-finish-required = { ruling-side } phải làm cho xong việc đã bắt đầu.
ruling-claim-upheld = Yêu cầu { ruling-side-of } là đúng: { ruling-claimed }.
ruling-claim-rejected = Yêu cầu { ruling-side-of } ({ ruling-claimed }) bị từ chối: { ruling-claim-reason }.
ruling-claim-not-admissible = { ruling-side } không thể đưa ra yêu cầu này ({ ruling-claimed }) lúc này: { ruling-claim-reason }. Việc này không bị phạt.
ruling-claim-void = Yêu cầu { ruling-side-of } ({ ruling-claimed }) không có giá trị vì điều được phát hiện khi kiểm tra.
ruling-claim-admissible = { ruling-side } được đưa ra yêu cầu này: { ruling-claimed }.
ruling-cannot-withdraw = { ruling-side } không thể rút lại điều đó.
ruling-right-lost = { ruling-side } mất quyền { ruling-right }{ $until ->
        [game] {" "}đến hết ván cờ
       *[move] {" "}đến nước đi tiếp theo
    }.
ruling-offer-open = Đề nghị hòa { ruling-side-of } còn hiệu lực.
ruling-offer-refused = Đề nghị hòa { ruling-side-of } không được chấp nhận.
ruling-offer-lapsed = Đề nghị hòa { ruling-side-of } không còn hiệu lực.
ruling-illegal-move-counted = { $kind ->
        [press_without_move] { ruling-side }: { ruling-illegal-kind }. Việc này bị phạt như nước đi không hợp lệ, lần thứ { $nth }.
        [two_hands] { ruling-side }: { ruling-illegal-kind }. Việc này bị phạt như nước đi không hợp lệ, lần thứ { $nth }.
       *[move] Nước đi không hợp lệ thứ { $nth } { ruling-side-of }: { ruling-illegal-kind }.
    }
ruling-illegal-move-not-counted = { ruling-side }: { ruling-illegal-kind }. Việc này không tính là nước đi không hợp lệ.
ruling-position-restored = Đặt lại { ruling-position-at }; ván cờ tiếp tục từ đó.
ruling-irregularity-stands = Điều sai được giữ nguyên và ván cờ tiếp tục.
ruling-wait = Trọng tài chờ và không nói gì.
ruling-new-game = Chơi ván mới{ $swap_colours ->
        [yes] , đổi màu quân
       *[no] { "" }
    }.
ruling-result-stands = Kết quả giữ nguyên.
ruling-result-corrected = Kết quả được sửa: { $result ->
        [white_wins] Trắng thắng
        [black_wins] Đen thắng
        [draw] hòa
        [both_lose] cả hai đấu thủ thua
       *[open] còn phải được quyết định
    }. { $score ->
        [usual] { "" }
       *[other] Điểm: Trắng { $white }, Đen { $black }.
    }
ruling-complete-sheet = { ruling-side } phải hoàn chỉnh biên bản { ruling-whose-time }.
ruling-reconstruct = Hai đấu thủ dựng lại ván cờ { ruling-whose-time }.
ruling-offence = { $player ->
        [none] Vi phạm: { ruling-offence-kind }.
       *[one] Vi phạm { ruling-side-of }: { ruling-offence-kind }.
    }
ruling-no-offence = Không có vi phạm.
ruling-postponed = Hoãn quyết định.
ruling-adjourned = Ván cờ được hoãn.
ruling-referred = Quyền quyết định thuộc về { ruling-person }.
ruling-appeal-lacks = { $reason ->
        [too_late] đã quá hạn
        [not_written] phải bằng văn bản
       *[not_paid] chưa nộp lệ phí
    }
ruling-appeal-not-admissible = Khiếu nại { ruling-side-of } không được xét: { ruling-appeal-lacks }.
ruling-appeal-upheld = Khiếu nại { ruling-side-of } được chấp nhận.
ruling-appeal-rejected = Khiếu nại { ruling-side-of } bị bác.
ruling-since = Điều này đã có từ { ruling-at-ply }.
ruling-mate = { $mate ->
        [winnable] Có một loạt nước đi hợp lệ để đối thủ chiếu hết.
        [unwinnable] Đối thủ không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào.
       *[undetermined] Chưa biết đối thủ có thể chiếu hết hay không.
    }
ruling-mate-beside = { $mate ->
        [winnable] Có một loạt nước đi hợp lệ để đối thủ thắng.
        [unwinnable] Đối thủ không thể thắng bằng bất kỳ loạt nước đi hợp lệ nào.
       *[undetermined] Chưa biết đối thủ có thể thắng hay không.
    }

## Việc phải làm

remedy-add-time = Cộng { $ms } vào thời gian { ruling-side-of }.
remedy-take-time = Trừ { $ms } từ thời gian { ruling-side-of }.
remedy-set-time = Đặt đồng hồ { ruling-side-of } ở { $ms }.
remedy-remove-increment = Thời gian cộng thêm của { ruling-at-ply } bị trừ lại.
remedy-set-move-counter = Đặt bộ đếm nước đi { ruling-side-of } ở { $moves ->
        [1] một nước
       *[other] { $moves } nước
    }.
remedy-correct-setting = { $control ->
        [none] Đặt lại đồng hồ cho đúng.
       *[known] Đặt lại đồng hồ thành { $control }.
    }
remedy-replace-clock = Thay đồng hồ.
remedy-restore = Đặt lại { ruling-position-at }.
remedy-restore-other = Bàn kia cũng đi lại: bày ở đó thế cờ sau nửa nước { $ply }.
remedy-set-pockets = Trong tay hai bên: { $pockets ->
        [none] không có gì
       *[men] { $pockets }
    }.
remedy-set-checks = Số lần chiếu còn lại, Trắng trước: { $left }.
remedy-must-move = Phải đi quân ở ô { $square }.
remedy-must-capture = Phải bắt quân ở ô { $square }.
remedy-must-castle = Vua phải nhập thành ở { ruling-flank }.
remedy-must-drop = Quân trong tay đã chạm phải được đặt xuống bàn.
remedy-announce = { ruling-side } xướng rõ nước đi.
remedy-any-legal-move = Được đi bất kỳ nước đi hợp lệ nào.
remedy-declared-move = Phải đi nước { $uci }.
remedy-count-illegal-move = Số nước đi không hợp lệ { ruling-side-of }: { $nth }.
remedy-remark = Trọng tài nhắc nhở: { ruling-side }.
remedy-warning = Trọng tài cảnh cáo: { ruling-side }.
remedy-score = Trắng được { $white }, Đen được { $black }.
remedy-points = { $given ->
        [yes] Cộng { $points } vào điểm { ruling-side-of }.
       *[no] Trừ { $points } từ điểm { ruling-side-of }.
    }
remedy-fine = { $amount ->
        [none] { ruling-side } bị phạt tiền.
       *[known] { ruling-side } bị phạt tiền { $amount }.
    }
remedy-exclude-round = Loại khỏi một hoặc nhiều vòng: { ruling-person }.
remedy-expel-event = Loại khỏi giải đấu: { ruling-person }.
remedy-expel-hall = Mời ra khỏi phòng thi đấu: { ruling-person }.
remedy-new-game = Bắt đầu ván mới.
remedy-swap-colours = Hai đấu thủ đổi màu quân.
remedy-transfer-position = Chuyển thế cờ sang bàn cờ đặt đúng.
remedy-replace-piece = { $piece ->
        [none] Để trống ô { $square }.
       *[piece] Đặt { ruling-piece } vào ô { $square }.
    }
remedy-finish-promotion = { $piece ->
        [none] Hoàn tất việc phong cấp ở ô { $square } bằng quân mà đấu thủ chọn.
       *[piece] Hoàn tất việc phong cấp: đặt { ruling-piece } vào ô { $square }.
    }
remedy-castling-lost = { ruling-side } không được nhập thành ở { ruling-flank } trong nước đi này.
remedy-complete-sheet = { ruling-side } hoàn chỉnh biên bản { ruling-whose-time }.
remedy-return-sheet = Trả lại biên bản { ruling-side-of } { ruling-whose-time }.
remedy-write-position = { ruling-side } ghi lại thế cờ cuối cùng, và đối thủ xác nhận.
remedy-replace-sheet = Thay biên bản { ruling-side-of }.
remedy-watch = { $until ->
        [next_completed_move] Xem lại sau nước đi hoàn thành tiếp theo.
        [flag] Theo dõi ván cờ đến khi có bên rơi cờ.
       *[other] Theo dõi ván cờ: { $until }.
    }
remedy-keep-silent = Không nói gì về { $about ->
        [flag] cờ đồng hồ
        [moves] số nước đi
       *[other] điều đó
    }.
remedy-refer-to = Hãy hỏi { ruling-person }.

## Câu hỏi cho trọng tài

question-touched-how = { ruling-side } đã chạm quân như thế nào? { $wording ->
        [deliberate] Chỉ tính khi cố tình chạm.
        [intent] Chỉ tính khi chạm với ý định đi quân hoặc bắt quân.
        [not_clearly_accidental] Mọi lần chạm đều tính, trừ khi rõ ràng là vô tình.
       *[none] { "" }
    }
question-touch-order = { ruling-side } đã chạm quân nào trước?
question-what-was-meant = { ruling-side } muốn nói gì?
question-clocks-after-restoring = Đồng hồ chỉ bao nhiêu sau khi thế cờ được khôi phục?
question-outage = Đồng hồ chỉ bao nhiêu sau sự cố?
question-helpers-time = { ruling-side } có người giúp bấm đồng hồ. Từ nay đồng hồ chỉ bao nhiêu?
question-position-unknown = Khôi phục thế cờ nào?
question-first-flag = Bên nào rơi cờ trước?
question-late-excused = { ruling-side } đến muộn. Lý do có được chấp nhận không?
question-colours-reversed = Hai bên cầm nhầm màu quân. Ván cờ có tiếp tục không?
question-quickplay = { ruling-side } cho rằng đối thủ không thể thắng bằng biện pháp thông thường hoặc không cố gắng thắng. Quyết định thế nào?
question-other-names = { ruling-side } có được xướng hàng ngang bằng tên khác tên tiếng Đức không?
question-opponents-score = { ruling-other-side } thua ván này. { ruling-side } được bao nhiêu điểm?
question-reason-to-stop = { ruling-side } có lý do chính đáng để dừng đồng hồ không? { $wording ->
        [if_obvious] Chỉ bị phạt khi rõ ràng là không có lý do.
        [penalised] Nếu không có thì bị phạt.
       *[none] { "" }
    }
question-supervision = Việc giám sát có đầy đủ không?
question-penalty = { $player ->
        [none] Hình phạt nào cho người vi phạm?
       *[other] Hình phạt nào cho { ruling-side }?
    }
question-two-faults = Hai lỗi trong một hành động: tính một hay hai?
question-envelope-lost = Phong bì bị mất và không thống nhất được thế cờ. Ván cờ có được đấu tiếp không?
question-times-too-severe = Sửa thời gian có quá nặng không?
question-overstep-shown = Các biên bản đã hoàn chỉnh có cho thấy là đã quá giờ không?
question-claim-shown = Biên bản khác với ván cờ đã biết. Yêu cầu có được chứng tỏ không?
question-what-follows = Khiếu nại được chấp nhận. Tiếp theo thế nào?
question-can-mate = { ruling-side } có thể chiếu hết bằng một loạt nước đi hợp lệ nào đó không?
question-unsettled = Luật viết không rõ điều này. Hiểu theo cách nào?
question-silent-rulebook = Luật không nói phải làm gì. Quyết định thế nào?
question-most-time = Nhiều nhất { $ms }.
question-least-time = Ít nhất { $ms }.
question-most-ply = Không muộn hơn { ruling-at-ply }.
question-proposal = Đề xuất: { $option }.
question-proposal-clocks = Đề xuất: Trắng { $white }, Đen { $black }.
question-proposal-counters = Số nước trên đồng hồ: Trắng { $white }, Đen { $black }.
option-touched-how = { $option ->
        [deliberate] cố tình
        [accidental] vô tình
        [adjusting] để sửa quân
       *[other] { $option }
    }
option-touch-order = { $option ->
        [own_first] quân của mình
        [opponent_first] quân của đối thủ
        [unknown] không rõ
       *[other] { $option }
    }
option-what-was-meant = { $option ->
        [resigned] xin thua
        [agreed] đồng ý hòa
        [nothing] không phải những điều đó
       *[other] { $option }
    }
option-clocks-after-restoring = { $option ->
        [proposal] như đề xuất
        [own] thời gian khác
        [stay] giữ nguyên
       *[other] { $option }
    }
option-helpers-time = { $option ->
        [proposal] như đang chỉ
        [own] thời gian khác
       *[other] { $option }
    }
option-outage = { $option ->
        [proposal] như đề xuất
        [own] thời gian khác
       *[other] { $option }
    }
option-position-unknown = { $option ->
        [ply] thế cờ sau một nước đi nhất định
        [board] thế cờ khác
       *[other] { $option }
    }
option-first-flag = { $option ->
        [white] Trắng
        [black] Đen
        [unknown] không rõ
       *[other] { $option }
    }
option-late-excused = { $option ->
        [play] có, được chơi
        [lose] không, bị xử thua
       *[other] { $option }
    }
option-colours-reversed = { $option ->
        [continue] tiếp tục
        [new_game] chơi ván mới
       *[other] { $option }
    }
option-quickplay = { $option ->
        [draw] hòa
        [postpone] hoãn quyết định
        [reject] từ chối yêu cầu
       *[other] { $option }
    }
option-opponents-score = { $option ->
        [n1] một điểm
        [n1_2] nửa điểm
        [n0] không điểm
       *[other] { $option }
    }
option-other-names = { $option ->
        [yes] có
        [no] không
       *[other] { $option }
    }
option-reason-to-stop = { $option ->
        [yes] có
        [no] không
       *[other] { $option }
    }
option-supervision = { $option ->
        [yes] có
        [no] không
       *[other] { $option }
    }
option-penalty = { $option ->
        [warning] cảnh cáo
        [opponent_time] thêm thời gian cho đối thủ
        [own_time] bớt thời gian của người vi phạm
        [loss] xử thua
        [own_points] giảm số điểm của người vi phạm
        [opponent_points] tăng số điểm của đối thủ
        [fine] phạt tiền
        [exclude_round] loại khỏi một hoặc nhiều vòng
        [expel] loại khỏi giải hoặc mời ra ngoài
       *[other] { $option }
    }
option-two-faults = { $option ->
        [one] một
        [both] hai
       *[other] { $option }
    }
option-envelope-lost = { $option ->
        [resume] đấu tiếp
        [new_game] chơi ván mới
       *[other] { $option }
    }
option-times-too-severe = { $option ->
        [correct] không, vẫn sửa
        [leave] có, giữ nguyên
       *[other] { $option }
    }
option-overstep-shown = { $option ->
        [yes] có
        [no] không
        [unknown] không thể chứng tỏ
       *[other] { $option }
    }
option-claim-shown = { $option ->
        [yes] có
        [no] không
       *[other] { $option }
    }
option-what-follows = { $option ->
        [resume] ván cờ được đấu tiếp
        [white] Trắng thắng
        [black] Đen thắng
        [draw] hòa
        [result_stands] kết quả được giữ
       *[other] { $option }
    }
option-can-mate = { $option ->
        [yes] có
        [no] không
       *[other] { $option }
    }
option-unsettled = { $option ->
        [by_analogy] như khi Vua bị chạm trước: đi Vua nếu đi được
        [claim_is_no_move] yêu cầu không phải là nước đi
        [as_listed] như Luật liệt kê
        [two_minutes] hai phút
        [one_minute] một phút
        [n11_d_e] điểm d và điểm e
        [n11_e_f] điểm e và điểm f
        [by_claim] chỉ khi có yêu cầu
        [automatic] không cần yêu cầu
        [restore] khôi phục thế cờ
        [resume] ván cờ được đấu tiếp
        [complete_promotion] hoàn tất việc phong cấp
        [touched_pieces] chỉ các điều về chạm quân
        [any_article] mọi điều
        [one_act] đổi chỗ là một động tác: nhập thành
        [rook_first] đã chạm Xe trước: không nhập thành với nó
        [first_that_can] quân chạm trước mà thực hiện được
        [both_bind] một trong hai quân
        [only_adjusted] chỉ sửa quân: quân trả lại chỗ cũ
        [made] là một nước đi và được giữ
        [stands] giữ, vì nước đi đã hoàn thành
        [sheets] theo biên bản
        [men] theo việc đếm quân
        [record] theo bản ghi ván cờ
        [result_stands] kết quả được giữ
        [owed] quân ở lại và còn nợ
        [both_back] cả hai bàn đi lại
        [continue] tiếp tục
        [draw] hòa
        [first_seen] cờ được thấy trước quyết định
        [warning] cảnh cáo
        [loss] ván cờ bị thua
       *[other] { $option }
    }
option-silent-rulebook = { $option ->
        [own] trọng tài tự quyết định
       *[other] { $option }
    }

## Những gì không thể đã xảy ra

refusal-time-backwards = Không thể như vậy: việc này ở trước điều đã được ghi lại.
refusal-not-at-this-board = Không thể như vậy: { $by } không ngồi ở bàn này.
refusal-no-such-board = Không thể: ván chỉ có một bàn.
refusal-too-soon = Chậm thôi: mỗi giây một từ với đồng đội.
refusal-words-forbidden = Trong giải này đồng đội không nói gì với nhau.
refusal-unknown-square = Không thể như vậy: không có ô hay nước đi nào tên là { $text }.
refusal-nothing-there = Không thể như vậy: ô { $square } không có quân.
refusal-nothing-lifted = Không thể như vậy: chưa nhấc quân nào để đặt xuống.
refusal-clocks-stand = Không thể như vậy: cả hai đồng hồ đang dừng.
refusal-no-offer = Không thể như vậy: không có đề nghị hòa nào còn hiệu lực.
refusal-question-open = Chưa được: trọng tài phải trả lời một câu hỏi trước. { $question }
refusal-question-not-open = Không thể trả lời: câu hỏi này không được đặt ra. { $question }
refusal-outside-limits = { $answer } không nằm trong các câu trả lời được phép.
refusal-not-in-this-mode = { $why ->
        [not_legal] Nước đi này không hợp lệ.
        [touched_another] Trước đó đã chạm quân khác: phải đi quân ấy.
       *[board] Bàn cờ loại này không làm được việc đó.
    }
refusal-envelope-closed = Không thể như vậy: nước đi kín còn trong phong bì. Phải mở phong bì trước.
refusal-no-envelope = Không thể như vậy: không có nước đi kín nào.
refusal-nothing-appealed = Không thể như vậy: không ai khiếu nại.
refusal-not-this-role = Việc này không thuộc về { ruling-person }.

## Các điều luật

ruling-articles = { $count ->
        [1] Điều { $articles }
       *[other] Các Điều { $articles }
    }
ruling-article = { $ground ->
        [practice] { $article } (thông lệ của trọng tài)
        [unsettled] { $article } (Luật không rõ)
       *[letter] { $article }
    }
