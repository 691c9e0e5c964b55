### Trọng tài: điều họ rút lại, và thiết bị được phát hiện thế nào. Mã do chương trình ghép từ các nhãn của giao diện công khai.

act-take-back = { act-word-actor } rút lại mục { $entry }{ act-word-text }
ruling-taken-back = Đã rút lại điều đã ghi.{ $clocks ->
        [shown] {" "}Đồng hồ lại chỉ: Trắng { $white }, Đen { $black }.
       *[none] { "" }
    }{ $ran ->
        [none] { "" }
       *[some] {" "}Từ lúc đó đồng hồ đã chạy { $ran }.
    }
title-taken-back = Đã rút lại
cause-taken-back = { $clocks ->
        [shown] Đồng hồ lại chỉ: Trắng { $white }, Đen { $black }.
       *[none] { "" }
    }{ $ran ->
        [none] { "" }
       *[some] {" "}Từ lúc đó đồng hồ đã chạy { $ran }.
    }
refusal-nothing-to-take-back = Ở đây không có gì để rút lại: không phải trọng tài ghi, hoặc việc đó không dẫn đến điều gì.
refusal-taken-back-already = Việc này đã được rút lại.
refusal-played-on = Không rút lại được: hai bên đã chơi tiếp. Hãy dừng đồng hồ rồi sửa thế cờ hoặc thời gian.
refusal-changed-since = Một mục ghi sau dựa vào mục này. Hãy rút lại mục đó trước.
game-detail-device = { $found ->
        [rang] đổ chuông hoặc phát ra tiếng
        [sounded_off] phát ra tiếng dù đã tắt
        [used] đã được sử dụng
        [on] đang bật
        [on_person] đã tắt, mang theo người
        [records] dùng để ghi nước đi
       *[in_bag] đã tắt, để trong túi
    }
