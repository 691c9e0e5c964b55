### Các câu lạc bộ so với nhau, và bảng đối đầu theo số hoặc theo hạng.

tour-tab-clubs = Câu lạc bộ
tour-paper-clubs = Câu lạc bộ
clubs-by = { $by ->
        [club] Câu lạc bộ
        [federation] Liên đoàn
       *[team] Đội
    }
clubs-best = { $count ->
        [0] Tất cả
       *[other] { $count } người tốt nhất
    }
clubs-count = Ai được tính
clubs-places = Tổng thứ hạng
clubs-place = hạng { $place }
clubs-about = Trong các câu lạc bộ bằng điểm, nơi có tổng thứ hạng nhỏ hơn đứng trên. Số bị gạch không được tính.
clubs-none = Không câu lạc bộ nào có hai người ở đây.
cross-by-number = Theo số
cross-by-place = Theo hạng
