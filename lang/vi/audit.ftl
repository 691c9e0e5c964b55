### Thông báo của việc kiểm tra: các ván đã ghi đối chiếu với Luật.

## Lỗi, mỗi loại một thông báo hoặc nhiều hơn

audit-fault-illegal-move = { $move } không phải là nước đi hợp lệ: { why-no-move }. { $legal } nước đi hợp lệ: { $found }
audit-fault-ambiguous-move = { $move } khớp với nhiều nước đi hợp lệ: { $found }
audit-fault-move-after-end = { $move } được đi sau khi ván cờ đã kết thúc ({ $end ->
        [checkmate] chiếu hết
        [stalemate] hết nước đi
        [dead_position] thế cờ chết
        [hill] Vua ở giữa bàn
        [third_check] lần chiếu thứ ba
        [fivefold] cùng một thế cờ lần thứ năm
       *[seventy_five] bảy mươi lăm nước đi không bắt quân và không đi tốt
    } sau nửa nước đi { $ply })
audit-fault-result-mismatch = kết quả ghi là { $result }, nhưng ván cờ kết thúc là { $expected } ({ $end ->
        [checkmate] chiếu hết
        [stalemate] hết nước đi
        [dead_position] thế cờ chết
        [hill] Vua ở giữa bàn
        [third_check] lần chiếu thứ ba
        [fivefold] cùng một thế cờ lần thứ năm
       *[seventy_five] bảy mươi lăm nước đi không bắt quân và không đi tốt
    })
audit-fault-result-flag = kết quả ghi là { $result }, nhưng ván cờ kết thúc là { $expected }: { $side ->
        [white] Trắng
       *[black] Đen
    } rơi cờ { $end ->
        [can_mate] và đối thủ có thể chiếu hết bằng một chuỗi nước đi hợp lệ
        [cannot_mate] và đối thủ không thể chiếu hết bằng bất kỳ chuỗi nước đi hợp lệ nào
       *[always_loses] là thua, dù đối thủ còn có thể làm gì
    }
audit-fault-results-differ = thẻ ghi kết quả { $result }, còn sau các nước đi là { $found }
audit-fault-missing-result = ván cờ không có kết quả
audit-fault-notation = { $move }: { $found ->
        [capture_missing] thiếu dấu bắt quân
        [capture_wrong] có dấu bắt quân nhưng không bắt gì
        [en_passant_wrong] có dấu bắt tốt qua đường nhưng không phải bắt tốt qua đường
        [check_wrong] có dấu chiếu nhưng không chiếu
        [mate_wrong] có dấu chiếu hết nhưng chưa chiếu hết
        [promotion] phong cấp ghi theo cách lạ
        [letter_missing] thiếu chữ của quân
        [long_form] ghi cả hai ô
       *[other] không ghi như Luật quy định
    }
audit-fault-clock = đồng hồ tăng từ { $before } lên { $after }
audit-fault-clock-unreadable = ghi chú đồng hồ không phải là thời gian
audit-fault-syntax = { $found ->
        [comment_open] ghi chú không có kết thúc
        [comment_closed] một ghi chú kết thúc mà chưa bắt đầu
        [variation_open] biến không có kết thúc
        [variation_closed] một biến kết thúc mà chưa bắt đầu
        [quotation_mark] thiếu hoặc thừa dấu ngoặc kép của thẻ
        [tag] đây không phải là thẻ đầy đủ
        [nag] đây không phải là ký hiệu đánh giá
        [too_long] hơn một mebibyte không có kết thúc; phần còn lại của ván không được đọc
        [too_deep] các biến lồng nhau quá sâu; phần còn lại của ván không được đọc
       *[other] đây không phải là nước đi, ghi chú hay kết quả
    }
audit-fault-unreadable-move = { $move } không phải là nước đi
audit-fault-encoding = { $found ->
        [utf16] tệp viết bằng UTF-16; chỉ đọc được UTF-8 và Latin-1
        [lost] một ký tự đã mất khi chuyển mã trước đó
       *[neither] văn bản không phải UTF-8 cũng không phải Latin-1
    }
audit-fault-unsupported-variant = biến thể { $found } không được hỗ trợ
audit-fault-unsupported-move = { $move } là nước đi của một biến thể không được hỗ trợ
audit-fault-bad-start = ván cờ không thể bắt đầu từ { $found }
audit-fault-start-missing = ván cờ bắt đầu từ một thế cờ mà biên bản không ghi
audit-fault-board-number = cần { $expected } cho nước tiếp theo trên bàn đó, nhưng gặp { $found }
audit-fault-board-missing = trước { $move } cần một số như { $found } để chỉ bàn cờ
audit-fault-player-missing = thiếu thẻ { $found }: trận hai bàn có bốn người chơi

## Tên các loại lỗi

audit-kind-illegal-move = nước đi không hợp lệ
audit-kind-ambiguous-move = nước đi không rõ ràng
audit-kind-move-after-end = nước đi sau khi kết thúc
audit-kind-result-mismatch = kết quả mâu thuẫn
audit-kind-missing-result = thiếu kết quả
audit-kind-notation = cách ghi
audit-kind-clock = đồng hồ
audit-kind-syntax = cú pháp
audit-kind-encoding = mã hóa văn bản
audit-kind-unsupported-variant = biến thể không được hỗ trợ
audit-kind-bad-start = vị trí ban đầu không thể có

## Một ván cờ với các lỗi của nó

audit-game = ván { $game }, dòng { $line }: { $white } – { $black } { $result } ({ $event }, { $date })
audit-fault-line = { $line }:{ $column } sau nửa nước đi { $ply }, { $kind }: { $message }
audit-fault-line-article = { $line }:{ $column } sau nửa nước đi { $ply }, { $kind } [{ $article }]: { $message }
audit-faults-left-out = và { $faults } lỗi nữa

## Tổng kết và tiến độ

audit-summary-title = Kiểm tra
audit-summary-size = { $games }, { $plies }
audit-summary-games = { $games } ván cờ
audit-summary-plies = { $plies } nửa nước đi
audit-summary-ends = kết thúc trên bàn cờ: chiếu hết { $checkmates }, hết nước đi { $stalemates }, thế cờ chết { $dead }
audit-summary-variant-ends = trong biến thể: Vua ở giữa bàn { $hills }, lần chiếu thứ ba { $checks }
audit-summary-claims = có thể yêu cầu hòa: do lặp lại trong { $repetitions } ván, do năm mươi nước đi trong { $fifty } ván
audit-summary-faults = { $faults ->
        [0] không có lỗi
       *[other] { $faults } lỗi
    }{ $faulty ->
        [0] { "" }
       *[other] { " " }trong { $faulty } ván
    }
audit-summary-unread = { $files } tệp không đọc được
audit-progress = { $games } ván, { $rate } ván mỗi giây, còn { $left }
