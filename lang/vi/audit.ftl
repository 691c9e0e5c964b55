### Thông báo của việc kiểm tra: các ván đã ghi đối chiếu với Luật.

## Lỗi, mỗi loại một thông báo

audit-fault-illegal-move = { $move } không phải là nước đi hợp lệ ở đây; có { $legal } nước đi hợp lệ
audit-fault-ambiguous-move = { $move } khớp với nhiều nước đi hợp lệ: { $found }
audit-fault-move-after-end = { $move } được đi sau khi ván cờ đã kết thúc
audit-fault-result-mismatch = kết quả ghi là { $result } trái với kết thúc của ván cờ, phải là { $expected }
audit-fault-missing-result = ván cờ không có kết quả
audit-fault-notation = { $found } được ghi là { $expected } theo bản luật này
audit-fault-clock = đồng hồ chỉ { $found } sau { $expected }, điều không thể xảy ra
audit-fault-syntax = trong tệp có { $found } ở chỗ cần có { $expected }
audit-fault-encoding = các byte không phải là văn bản: { $found }
audit-fault-unsupported-variant = biến thể { $found } không được hỗ trợ
audit-fault-bad-start = ván cờ không thể bắt đầu từ { $found }

## Tên các loại lỗi

audit-kind-illegal-move = nước đi không hợp lệ
audit-kind-ambiguous-move = nước đi không rõ ràng
audit-kind-move-after-end = nước đi sau khi kết thúc
audit-kind-result-mismatch = kết quả trái với thế cờ
audit-kind-missing-result = thiếu kết quả
audit-kind-notation = cách ghi
audit-kind-clock = đồng hồ
audit-kind-syntax = cú pháp
audit-kind-encoding = mã hóa văn bản
audit-kind-unsupported-variant = biến thể không được hỗ trợ
audit-kind-bad-start = thế ban đầu không thể có

## Tiêu đề các cột

audit-column-file = Tệp
audit-column-line = Dòng
audit-column-game = Ván
audit-column-players = Đấu thủ
audit-column-ply = Nửa nước
audit-column-kind = Lỗi
audit-column-message = Nội dung
audit-column-article = Điều

## Tổng kết và tiến độ

audit-summary-title = Kiểm tra
audit-summary-games = { $games } ván cờ
audit-summary-plies = { $plies } nửa nước đi
audit-summary-faults = { $faults ->
        [0] không có lỗi
       *[other] { $faults } lỗi
    }
audit-summary-unread = { $files } tệp không đọc được
audit-progress = { $games } ván, { $rate } ván mỗi giây, còn { $left }
