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
audit-fault-result-unreadable = thẻ Result ghi { $found }, không phải là một kết quả
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
        [stray] đoạn văn bản này không thuộc ván nào
       *[other] đây không phải là nước đi, ghi chú hay kết quả
    }
audit-fault-unreadable-move = { $move } không phải là nước đi
audit-fault-encoding = { $found ->
        [utf16] tệp viết bằng UTF-16; chỉ đọc được UTF-8 và Latin-1
        [lost] một ký tự đã mất khi chuyển mã trước đó
        [cyrillic] văn bản có vẻ dùng bảng mã Kirin
        [not_western] văn bản có vẻ không dùng bảng mã phương Tây (Kirin, Hy Lạp, Do Thái, Ả Rập, Trung)
        [central_european] văn bản có vẻ dùng bảng mã Trung Âu
        [dos] văn bản có vẻ dùng bảng mã DOS cũ
        [misread] văn bản có vẻ dùng bảng mã khác với bảng mã đã đọc
        [twice] văn bản có vẻ đã bị chuyển mã hai lần
        [cell] ô của bảng không phải UTF-8
       *[neither] văn bản không phải UTF-8 cũng không phải Latin-1
    }
audit-fault-unsupported-variant = biến thể { $found } không được hỗ trợ
audit-fault-unsupported-move = { $move } là nước đi của một biến thể không được hỗ trợ
audit-fault-bad-start = ván cờ không thể bắt đầu từ { $found }
audit-fault-start-missing = ván cờ bắt đầu từ một thế cờ mà biên bản không ghi
audit-fault-board-number = cần { $expected } cho nước tiếp theo trên bàn đó, nhưng gặp { $found }
audit-fault-board-missing = trước { $move } cần một số như { $found } để chỉ bàn cờ
audit-fault-player-missing = thiếu thẻ { $found }: trận hai bàn có bốn người chơi
audit-fault-half-of-match = một nửa của trận hai bàn, nửa kia là { $found }; trận được đọc khi cả hai bàn ở trong một tệp BPGN

## Điều nhẹ hơn lỗi

audit-found-board-signal = { $move } rất có thể không phải là nước đi: hai đấu thủ đặt Vua vào các ô trung tâm để báo kết quả cho bàn cờ điện tử
audit-found-clock-read-twice = đồng hồ tăng từ { $before } lên { $after }: hơn mức cộng { $given } mỗi nước giải thích được, nhưng không quá một lần cộng, rất có thể được đọc một lần trước và một lần sau khi cộng
audit-found-clock-whole-minutes = đồng hồ tăng từ { $before } lên { $after }: thời gian chỉ ghi tròn phút nên không thấy giây
audit-found-clock-no-contact = đồng hồ hiện { $before } rồi { $after }: rất có thể bàn cờ đã mất kết nối với đồng hồ
audit-found-time-given = đồng hồ tăng từ { $before } lên { $after }: việc cộng { $given } vì nước đi không hợp lệ của đối thủ sẽ giải thích điều này; biên bản không ghi việc đó
audit-found-time-gift = đồng hồ tăng từ { $before } lên { $after }: thời gian do đối thủ tặng, như các máy chủ cho phép, sẽ giải thích điều này
audit-found-move-after-zero = một nước đi được thực hiện khi đồng hồ đã về không: có thể yêu cầu tính rơi cờ
audit-found-increment-missing = thời gian cộng thêm { $given } chưa bao giờ được cộng
audit-found-first-clock = thời gian đầu tiên là { $before }, nhưng thể thức thời gian chỉ cho tối đa { $after }
audit-found-control-in-minutes = thẻ thể thức thời gian ghi bằng phút, như đồng hồ cho thấy; thẻ này phải tính bằng giây
audit-found-period-missing = thời gian tăng từ { $before } lên { $after } như khi bắt đầu một giai đoạn mới; thẻ thể thức thời gian không có giai đoạn này
audit-found-time-spent = ghi chú nói nước đi mất { $before }, theo đồng hồ là { $after }
audit-found-forfeit-out-of-turn = người đang có lượt đi thắng vì thời gian: biên bản thiếu một nước đi, hoặc đồng hồ chưa được bấm
audit-found-stray-castling = không ai có thể có quyền nhập thành { $found }; đã bỏ qua
audit-found-move-number = cần số nước đi { $expected }, nhưng gặp { $found }
audit-found-ply-count = một thẻ ghi { $expected } nửa nước đi, thực tế có { $found }
audit-found-tag-twice = thẻ { $tag } ghi { $expected } rồi lại ghi { $found }
audit-found-future-date = ngày { $found } chưa đến
audit-found-glued = { $move } được đọc là { $found }
audit-found-letters = các quân ghi bằng chữ cái của ngôn ngữ khác ({ $found })
audit-found-duplicate = { $twin ->
        [beginning] các nước đi là phần đầu của ván { $game } trong { $file }
        [continued] các nước đi giống ván { $game } trong { $file } và còn đi tiếp
       *[same] cùng ván cờ này có trong { $file }, ván { $game }
    }
audit-found-repaired = đã sửa: { $mended ->
        [tag] thẻ kết quả ghi { $result }
       *[moves] sau các nước đi ghi { $result }
    }{ $before ->
        [some] { " " }thay cho { $found }
       *[none] { "" }
    }
audit-found-illegal-stood = { $move } không bị phát hiện và ván cờ tiếp tục từ đó, như các nước sau cho thấy{ $irregular ->
        [yes] { " " }(qua một thế cờ mà Luật không biết)
       *[no] { "" }
    }; { $until ->
        [next_move] có thể yêu cầu cho đến nước tiếp theo của đối thủ
       *[game_end] có thể sửa chừng nào ván cờ còn tiếp tục
    }
audit-found-illegal-mated = { $move } không bị phát hiện, và vì nước đó chiếu hết nên ván cờ kết thúc; { $until ->
        [next_move] có thể yêu cầu cho đến nước tiếp theo của đối thủ
       *[game_end] có thể sửa chừng nào ván cờ còn tiếp tục
    }

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
audit-kind-board-signal = tín hiệu của bàn cờ
audit-kind-clock-read-twice = đồng hồ đọc hai lần
audit-kind-clock-whole-minutes = đồng hồ tròn phút
audit-kind-clock-no-contact = đồng hồ mất kết nối
audit-kind-time-given = thời gian được cộng
audit-kind-time-gift = thời gian do đối thủ tặng
audit-kind-move-after-zero = nước đi sau khi hết giờ
audit-kind-increment-missing = thiếu thời gian cộng thêm
audit-kind-first-clock = thời gian đầu tiên
audit-kind-control-in-minutes = thể thức thời gian ghi bằng phút
audit-kind-period-missing = thiếu một giai đoạn trong thể thức thời gian
audit-kind-time-spent = thời gian đã dùng
audit-kind-forfeit-out-of-turn = thắng thời gian khi đang đến lượt
audit-kind-stray-castling = quyền nhập thành
audit-kind-move-number = số thứ tự nước đi
audit-kind-ply-count = số nửa nước đi
audit-kind-tag-twice = thẻ lặp lại
audit-kind-future-date = ngày trong tương lai
audit-kind-letters = chữ cái của quân
audit-kind-illegal-stood = nước đi không hợp lệ được giữ nguyên
audit-kind-duplicate = ván trùng lặp
audit-kind-repaired = đã sửa

## Mức độ của mỗi phát hiện

audit-severity-fault = lỗi
audit-severity-notice = lưu ý
audit-severity-artefact = dấu vết thiết bị
audit-severity-claim = có thể yêu cầu

## Một ván cờ với các lỗi của nó

audit-game = ván { $game }, dòng { $line }: { $white } – { $black } { $result } ({ $event }, { $date })
audit-fault-line = { $line }:{ $column } sau nửa nước đi { $ply }, { $kind }: { $message }
audit-fault-line-article = { $line }:{ $column } sau nửa nước đi { $ply }, { $kind } [{ $article }]: { $message }
audit-found-line = { $line }:{ $column } sau nửa nước đi { $ply }, { $severity }, { $kind }: { $message }
audit-found-line-article = { $line }:{ $column } sau nửa nước đi { $ply }, { $severity }, { $kind } [{ $article }]: { $message }
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
convert-done = { $games } ván trong { $files } tệp
audit-progress = { $games } ván, { $rate } ván mỗi giây, còn { $left }
audit-summary-found = { $severity ->
        [notice] lưu ý
        [artefact] dấu vết của thiết bị và chương trình
       *[claim] điều có thể yêu cầu
    }: { $found }
