screen-helper-for = { $side ->
        [white] Bạn trợ giúp Trắng
       *[black] Bạn trợ giúp Đen
    }
screen-helper-waits = Trọng tài chưa đăng ký bạn.
screen-helper-duty = { $duty ->
        [moves] di chuyển quân
        [announces] thông báo nước đi
        [records] ghi biên bản và bấm đồng hồ
        [tells] cho biết số nước và thời gian khi được hỏi
        [claims] yêu cầu khi cờ rơi, báo việc chạm quân
        [adjourns] niêm phong nước đi và làm thủ tục hoãn
        [write] ghi nước đi
       *[press] bấm đồng hồ
    }
screen-helper-deed = { $deed ->
        [flag] Yêu cầu: cờ đã rơi
        [touched] Báo việc chạm quân
        [moves_made] Tôi cho biết số nước đã đi
        [time] Tôi cho biết thời gian
       *[stop] Dừng đồng hồ
    }
screen-helper-ask = { $what ->
        [moves_made] Hỏi người trợ giúp: số nước đã đi
       *[time] Hỏi người trợ giúp: thời gian
    }
