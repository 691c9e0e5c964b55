### Vòng đấu được sửa bằng tay, và đấu thủ đến muộn.

tour-hand = Sửa bằng tay
tour-hand-none = Chỉ sửa bằng tay được vòng mới nhất của giải cá nhân.
tour-hand-tap = Chạm hai đấu thủ để đổi chỗ cho nhau.
tour-hand-held = { $who } đổi chỗ với …
tour-hand-breaks = Chưa lưu gì. Việc này sẽ vi phạm:
tour-hand-clean = Chưa lưu gì. Không vi phạm quy tắc nào.
tour-hand-rule = { $rule ->
        [met] { $one } và { $two } đã gặp nhau
        [forbidden] Điều lệ giải cấm { $one } gặp { $two }
        [bye] { $one } không được miễn đấu
        [same_colour] { $one } và { $two } đều bắt buộc cầm cùng một màu
        [colours] Màu quân của { $one } (Trắng) và { $two } (Đen) bị ngược
        [better] Theo quy tắc, { $one } cầm Trắng gặp { $two }
       *[no_pairing] Quy tắc không có cách xếp cặp nào cho vòng này
    }{ $article ->
        [none] .
       *[some] {" "}({ $cited }).
    }
tour-hand-reason = Lý do
tour-hand-because = { $why ->
        [absent] Một đấu thủ vắng mặt
        [fellows] Đồng đội chưa nên gặp nhau
        [wish] Những người liên quan đồng ý
       *[typed] Do một kết quả nhập sai
    }
tour-hand-again = Làm lại
tour-hand-turn = Đã ngồi ngược màu
tour-hand-turn-short = Đảo màu
tour-hand-type = Gõ các cặp
tour-hand-pairs = Số Trắng-số Đen, 0 là miễn đấu: 3-9 4-11 7-0
tour-hand-look = Xem vi phạm gì
tour-hand-typed = Cần số của hai đấu thủ, ví dụ 3-9; đã gõ { $found }.

tour-late = Đăng ký muộn
tour-late-look = Vào từ đâu?
tour-late-same = Đã có { $who } trong danh sách. Cùng một người?
tour-late-yes = Đúng, xem mục đó
tour-late-moves = Số hạt nhân thay đổi
tour-late-still = Không số hạt nhân nào thay đổi.
tour-late-bye = Vào vòng { $round }: gặp { $who } đang được miễn đấu
tour-late-half = Từ vòng { $next }, nửa điểm cho vòng { $round }
tour-late-zero = Từ vòng { $next }, không điểm cho vòng { $round }
tour-late-next = Từ vòng { $next }
tour-late-against = Vào vòng { $round }, xếp cặp bằng tay gặp
tour-late-by-hand = Xếp cặp bằng tay
tour-late-reason = Đăng ký muộn: { $who }

tour-find-what = Đấu thủ, bàn, điều luật
tour-find-none = Không tìm thấy gì cho { $what }.
tour-find-players = Đấu thủ
tour-find-boards = Bàn
tour-find-articles = Điều luật
tour-find-at = bàn { $board }, { $side }
tour-key = { $does ->
        [round] Vòng đấu
        [entries] Đấu thủ
        [standings] Bảng xếp hạng
        [checkin] Điểm danh
        [questions] Câu hỏi
        [history] Lịch sử
        [results] Kết quả
        [late] Đăng ký muộn
        [search] Tìm kiếm
        [back] Rút lại việc vừa làm
       *[keys] Danh sách này
    }
tour-keys-close = Đóng
