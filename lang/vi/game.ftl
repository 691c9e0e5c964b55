### Ván cờ kể thành chuyện: những gì xảy ra ở bàn cờ và khung bao quanh.
### Mã của những gì xảy ra (act-…) do chương trình ghép từ các nhãn của giao diện công khai.

## Các từ nằm trong thông báo khác

act-word-actor = { $by ->
        [white] Trắng
        [black] Đen
        [arbiter] Trọng tài
        [chief_arbiter] Tổng trọng tài
        [assistant] Trợ lý trọng tài
        [helper_of_white] Trợ lý của Trắng
        [helper_of_black] Trợ lý của Đen
        [captain] Đội trưởng
        [spectator] Một khán giả
        [organiser] Ban tổ chức
        [committee] Ủy ban khiếu nại
        [secretariat] Ban thư ký
        [clock] Đồng hồ cờ vua
        [both] Mỗi đấu thủ
       *[nobody] Không ai
    }
act-word-piece = { $piece ->
        [king] quân Vua
        [queen] quân Hậu
        [rook] quân Xe
        [bishop] quân Tượng
        [knight] quân Mã
        [pawn] quân Tốt
        [none] quân
       *[coloured] { ruling-piece }
    }
act-word-hand = { $hand ->
        [same] {" "}bằng tay đi quân
        [other] {" "}bằng tay kia
        [both] {" "}bằng cả hai tay
       *[none] { "" }
    }
act-word-presses = { $press ->
        [yes] {" "}và bấm đồng hồ
       *[no] { "" }
    }
act-word-text = { $text ->
        [none] { "" }
       *[some] : { $text }
    }
game-details = { $details ->
        [none] { "" }
       *[some] {" "}({ $details })
    }
act-word-outcome = { $result ->
        [white_wins] Trắng thắng
        [black_wins] Đen thắng
        [draw] hòa
        [both_lose] cả hai đấu thủ thua
       *[open] còn phải được quyết định
    }
game-fact = { $fact ->
        [flag] có bên rơi cờ
        [both_flags] cả hai bên rơi cờ
        [illegal_move] có nước đi không hợp lệ
        [both_kings_in_check] cả hai Vua bị chiếu
        [pawn_on_last_rank] có Tốt ở hàng ngang cuối
        [king_captured] Vua bị bắt
        [repetition] thế cờ đã xuất hiện đủ số lần để yêu cầu hòa
        [fivefold] cùng một thế cờ đã xuất hiện năm lần
        [fifty] mỗi đấu thủ đã đi năm mươi nước không bắt quân và không đi Tốt
        [seventy_five] mỗi đấu thủ đã đi bảy mươi lăm nước không bắt quân và không đi Tốt
        [checkmate] chiếu hết
        [stalemate] hết nước đi
        [dead_position] thế cờ chết
        [wrong_position] vị trí ban đầu đã sai
        [displaced_piece] có quân ở ô mà nó không được đi đến
        [wrong_colours] hai bên cầm nhầm màu quân
        [board_turned] bàn cờ đặt sai chiều
        [wrong_setting] đồng hồ đặt sai
        [default] có đấu thủ chưa đến khi hết thời gian được phép đến muộn
        [device] thiết bị điện tử
        [written_ahead] ghi nước đi trước khi đi
        [wrong_hand] không bấm đồng hồ bằng tay đã đi quân
        [unrecorded] không ghi các nước đi
        [notes] đã dùng ghi chú hoặc nguồn khác
        [advice] được mách nước hoặc phân tích trên bàn khác
        [disturbing] đối thủ bị làm phiền
        [disrepute] việc làm mất uy tín của cờ vua
        [smoking] có người hút thuốc ở nơi không được phép
        [left_area] một đấu thủ rời khu vực thi đấu khi chưa được phép
        [left_venue] một đấu thủ rời địa điểm thi đấu khi chưa được phép
        [spectator_interferes] người ngoài ván cờ can thiệp
        [spectator_phone] một khán giả dùng điện thoại
        [entered_area] có người vào khu vực thi đấu khi chưa được phép
        [envelope_lost] phong bì đựng nước đi kín bị mất
        [sheet_hidden] trọng tài không nhìn thấy biên bản
        [sheet_taken] đấu thủ giữ hoặc hủy biên bản của mình
        [other_notation] biên bản không ghi bằng ký hiệu đại số
        [defective_sheet] biên bản không còn ghi được nữa
        [boards_differ] hai bàn cờ khác nhau, hai biên bản giống nhau
        [sheets_differ] bàn cờ và biên bản đều khác nhau
        [pocket_wrong] một quân bị đặt vào nhầm tay và đã được dùng
        [pocket_lost] không ai biết hai bên có gì trong tay
        [checks_disputed] hai bên bất đồng về số lần chiếu còn lại
        [both_end] hai bàn kết thúc cùng một lúc
        [other_board] bàn kia bị chạm vào
        [left_match] một người đã bỏ trận đấu
       *[touched] có quân đã bị chạm
    }

## Những gì xảy ra ở bàn cờ

act-schedule = Giờ bắt đầu được ấn định là { $start }{ $default ->
        [none] { "" }
       *[known] ; thời gian được phép đến muộn là { $default }
    }.
act-round-start = Vòng đấu bắt đầu.
act-set-up = { act-word-actor } xếp quân: { $board }
act-draw-start = { act-word-actor } bốc thăm thế cờ xuất phát { $number } của cờ vua 960 từ hai lá thăm.
act-set-clock = { act-word-actor } đặt đồng hồ: { $control }
act-turn-board = { act-word-actor } xoay bàn cờ.
game-helper-duty = { $duty ->
        [moves] di chuyển quân
        [announces] thông báo nước đi
        [records] ghi biên bản và bấm đồng hồ
        [tells] cho biết số nước và thời gian khi được hỏi
        [claims] yêu cầu khi cờ rơi, báo việc chạm quân
        [adjourns] niêm phong nước đi và làm thủ tục hoãn
        [write] ghi nước đi
       *[press] bấm đồng hồ
    }
act-register-helper = Đăng ký người làm thay cho { $of ->
        [white] Trắng
       *[black] Đen
    }{ game-details }.
act-announce-adjust = { act-word-actor } báo là mình sửa quân.
act-touch = { act-word-actor }{ $intent ->
        [accidental] {" "}vô tình chạm quân ở ô { $square }
        [unclear] {" "}chạm quân ở ô { $square }, không rõ có cố tình hay không
       *[deliberate] {" "}chạm quân ở ô { $square }
    }{ act-word-hand }.
act-touch-reserve = { act-word-actor } chạm { act-word-piece } ở cạnh bàn cờ.
act-lift = { act-word-actor } nhấc quân khỏi ô { $square }{ act-word-hand }.
act-place = { act-word-actor } đặt { act-word-piece } vào ô { $square }{ $upturned ->
        [yes] {" "}lộn ngược
       *[no] { "" }
    }{ act-word-hand }.
act-release = { act-word-actor } thả tay khỏi quân{ $square ->
        [none] { "" }
       *[known] {" "}ở ô { $square }
    }.
act-remove = { act-word-actor } nhấc quân ở ô { $square } ra khỏi bàn cờ{ act-word-hand }.
act-put-back = { act-word-actor } đặt { act-word-piece } trở lại ô { $square }.
act-displace = { act-word-actor } làm xê dịch quân ở các ô { $squares }.
act-press = { act-word-actor } bấm đồng hồ{ act-word-hand }.
act-stop-clocks = { act-word-actor } dừng cả hai đồng hồ.
act-restart-clock = { act-word-actor } cho đồng hồ{ $player ->
        [none] { "" }
       *[one] {" "}{ ruling-side-of }
    } chạy lại.
act-hit-clock = { act-word-actor } dùng đồng hồ thô bạo.
act-move = { act-word-actor } đi { $move }{ $two_hands ->
        [yes] {" "}bằng cả hai tay
       *[no] { "" }
    }{ act-word-presses }.
act-drag = { act-word-actor } đi quân từ { $from } đến { $to }{ $piece ->
        [none] { "" }
       *[known] {" "}và thành { act-word-piece }
    }{ act-word-presses }.
act-announce = { act-word-actor } xướng nước đi{ act-word-text }
act-repeat = { act-word-actor } nhắc lại nước đi{ act-word-text }
act-tell = { act-word-actor } báo cho đấu thủ: { $what }
act-say = { $text ->
        [about_to_castle] { act-word-actor } nói sắp nhập thành.
        [flag] { act-word-actor } kêu lên rằng cờ đồng hồ đã rơi.
       *[other] { act-word-actor } nói{ act-word-text }
    }
act-partner = { act-word-actor } nói với đồng đội: { partner-word }
act-offer = { act-word-actor } đề nghị hòa{ $condition ->
        [none] { "" }
       *[some] {" "}với điều kiện: { $condition }
    }.
act-accept = { act-word-actor } nhận đề nghị hòa.
act-decline = { act-word-actor } từ chối đề nghị hòa.
act-resign = { act-word-actor } xin thua.
act-gesture = { act-word-actor } { $kind ->
        [handshake] chìa tay ra
        [lay_king] đặt nằm Vua của mình
       *[other] ra hiệu
    }.
act-claim = { act-word-actor } đưa ra yêu cầu: { ruling-claimed }{ $written ->
        [none] { "" }
       *[some] {" "}với nước { $written }
    }{ game-details }.
act-withdraw = { act-word-actor } rút lại điều đó.
act-call-arbiter = { act-word-actor } gọi trọng tài{ act-word-text }.
act-ask = { act-word-actor } hỏi trọng tài{ act-word-text }.
act-agree = { $what ->
        [draw] Hai đấu thủ thỏa thuận hòa.
        [correction] Hai đấu thủ thỏa thuận sửa kết quả.
        [position] { act-word-actor } xác nhận thế cờ cuối đã ghi.
       *[resume] Hai đấu thủ thỏa thuận chơi tiếp.
    }
act-reading = Đồng hồ cờ vua chỉ: Trắng { $white }, Đen { $black }{ game-details }.
act-shows-zero = Mặt số { ruling-side-of } chỉ số không.
act-shows-first = Đồng hồ cờ vua báo { ruling-side } rơi cờ trước.
act-defect = Đồng hồ cờ vua bị hỏng.
act-adds = Đồng hồ cờ vua cộng { $ms } vào thời gian { ruling-side-of }.
act-write = { act-word-actor } ghi vào biên bản { ruling-side-of }{ act-word-text }
act-write-ahead = { act-word-actor } ghi nước đi trước khi đi{ act-word-text }
act-strike = { act-word-actor } gạch một dòng của biên bản.
act-draw-mark = { act-word-actor } ghi lại đề nghị hòa.
act-note = { act-word-actor } ghi chú{ act-word-text }
act-hand-sheet = { act-word-actor } nộp biên bản.
act-return-sheet = { act-word-actor } trả lại biên bản.
act-seal = { act-word-actor } ghi nước đi kín.
act-sign = { act-word-actor } ký kết quả: { act-word-outcome }.
act-arrive = { act-word-actor } đến.
act-leave = { act-word-actor } { $with_leave ->
        [yes] đi ra với sự cho phép của trọng tài
       *[no] đi ra mà không có sự cho phép của trọng tài
    }.
act-return = { act-word-actor } quay lại.
act-device = { act-word-actor } có thiết bị điện tử{ game-details }.
act-smoke = { act-word-actor } hút thuốc.
act-finish-as-spectator = { act-word-actor } đã xong ván cờ và đứng xem.
act-observe = { act-word-actor } nhận thấy: { game-fact }{ game-details }.
act-report = { act-word-actor } báo: { game-fact }{ game-details }.
act-replay-finds = Khi đi lại các nước thì thấy: { game-fact }{ game-details }.
act-start = { act-word-actor } cho ván cờ bắt đầu.
act-stop = { $by ->
        [nobody] Máy chủ đã gián đoạn: ván cờ đang dừng.
       *[some] { act-word-actor } dừng ván cờ.
    }
act-resume = { act-word-actor } cho chơi tiếp.
act-decide = { act-word-actor } quyết định. { $question } – { $answer }{ game-details }.
act-adjust = { act-word-actor } đặt lại đồng hồ { ruling-side-of }{ $ms ->
        [none] { "" }
       *[known] {" "}ở { $ms }
    }{ game-details }{ act-word-text }.
act-order = { act-word-actor } ra lệnh{ act-word-text }
act-penalise = { act-word-actor } phạt: { $penalties }.
act-new-game = { act-word-actor } cho chơi ván mới.
act-adjourn = { act-word-actor } hoãn ván cờ.
act-open-envelope = { act-word-actor } mở phong bì.
act-postpone = { act-word-actor } hoãn quyết định.
act-declare = { act-word-actor } tuyên bố kết quả: { act-word-outcome }{ game-details }.
act-correct = { act-word-actor } sửa kết quả: { act-word-outcome }.
act-overrule = { act-word-actor } bãi bỏ quyết định số { $ruling }{ act-word-text }
act-remedy-done = Việc được yêu cầu đã làm xong.
act-comply = { act-word-actor } tuân theo.
act-refuse = { act-word-actor } không chịu tuân theo.
act-appeal = { act-word-actor } kháng cáo.
act-decide-appeal = { $upheld ->
        [yes] Kháng cáo được chấp nhận.
       *[no] Kháng cáo bị bác.
    }

## Chi tiết trong ngoặc

game-detail-square = ô { $square }
game-detail-should = phải là { $should }
game-detail-clocks = Trắng { $white }, Đen { $black }
game-detail-counters = số nước trên đồng hồ: Trắng { $white }, Đen { $black }
game-detail-counter = số nước trên đồng hồ: { $counter }
game-detail-points = điểm: Trắng { $white }, Đen { $black }
game-about = { $about ->
        [displaced_piece] quân bị xê dịch
        [wrong_hand] tay bấm đồng hồ
        [illegal_move] nước đi không hợp lệ
        [wrong_position] thế cờ ban đầu sai
        [wrong_colours] màu quân bị đổi
        [board_turned] bàn cờ đặt sai
        [wrong_setting] đồng hồ đặt sai
        [promotion] quân để phong cấp
        [scoresheet] biên bản của trọng tài
        [opponents_sheet] biên bản của đối thủ
        [supervision] luật về giám sát ở đây
        [moves_made] đã đi bao nhiêu nước
        [move_number] số thứ tự nước đi
        [moves] các nước đã đi
        [flag] cờ đồng hồ đã rơi chưa
        [both_flags] cả hai cờ đồng hồ đã rơi chưa
        [forgot_clock] đối thủ có quên bấm đồng hồ không
        [completed] nước đi đã hoàn thành chưa
       *[time] thời gian đã dùng
    }
game-detail-together = cùng một lúc
game-detail-nobody = không ai thấy
game-detail-reported = { ruling-person } báo lại

## Khung của câu chuyện

game-frame = { $play ->
        [rapid] cờ nhanh
        [blitz] cờ chớp
       *[standard] cờ tiêu chuẩn
    }, { $control ->
        [none] không có đồng hồ
       *[known] thể thức thời gian { $control }
    }, { $mode ->
        [assisted] bàn cờ chỉ nhận cách đặt quân hợp lệ
        [online] bàn cờ trên màn hình chỉ nhận nước đi hợp lệ
        [recorded] bàn cờ thật, ván cờ được nhập vào
       *[physical] bàn cờ mà tay làm gì cũng được
    }
game-log = { $entries ->
       *[other] { $entries } mục
    }; chuỗi còn nguyên vẹn và kết thúc bằng { $hash }.
game-changed = Bộ luật không còn như lúc đó: { $rulebook }.
game-from = Ván cờ bắt đầu từ { $fen }
game-moved-before = Các nước trước đó: { $moves }
game-options = Các câu trả lời được phép: { $options }
game-told = { $viewers ->
        [none] không nói với ai
       *[some] chỉ nói với: { $viewers }
    }
game-end = Kết quả: { act-word-outcome }{ game-details }.
game-inquiry = Câu hỏi gửi liên đoàn: ở đây phải hiểu Luật thế nào?
game-stands = Thế cờ: { $fen }
game-same = Hôm nay xét lại: { $entries ->
       *[other] cả { $entries } mục đều được trả lời như lúc đó.
    }
game-otherwise = Hôm nay xét lại: { $count ->
       *[other] { $count } mục sẽ được trả lời khác.
    }
game-difference = Mục { $seq }: { $event }
game-recorded = Trả lời lúc đó:
game-today = Trả lời hôm nay:
game-nothing = không có gì
