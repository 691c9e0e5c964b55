### Chuẩn danh hiệu và giấy chứng nhận chuẩn (IT1).

norm-title = Chuẩn danh hiệu
norm-lacking = Còn thiếu
norm-certificate = Giấy IT1
tour-paper-it1 = IT1: chứng nhận kết quả danh hiệu
norm-rounds = { $count ->
       *[other] Không ai đạt chuẩn được ở đây: cần chín ván, mà giải có { $count } vòng.
    }
norm-federations = { $count ->
       *[other] Không ai đạt chuẩn được ở đây trừ khi FIDE miễn cho giải: cần đối thủ của hai liên đoàn khác, mà ở đây có { $count } liên đoàn.
    }
norm-none = Không có kỳ thủ này, hoặc không có danh hiệu nào cao hơn.
norm-not = { $name } chưa đạt chuẩn { $title }. Còn thiếu: { $lacks }.
norm-lacks = { $lacks ->
        [games] chín ván
        [federations] hai liên đoàn khác
        [own_federation] quá nhiều đối thủ cùng liên đoàn
        [one_federation] quá nhiều đối thủ của một liên đoàn
        [titled] một nửa đối thủ có danh hiệu
        [holders] một phần ba đối thủ có danh hiệu đó
        [unrated] quá nhiều đối thủ chưa có hệ số
        [average] hệ số trung bình của đối thủ
        [score] 35 phần trăm
       *[performance] hiệu suất
    }
norm-figure = { $figure ->
        [fide_id] Số FIDE
        [born] Sinh
        [rating] Hệ số
        [held] Danh hiệu
        [of] Liên đoàn
        [games] Số ván
        [score] Điểm
        [needed] Điểm cần
        [average] Trung bình đối thủ
        [performance] Hiệu suất
        [titled] Đối thủ có danh hiệu
       *[arbiter] Tổng trọng tài
    }
