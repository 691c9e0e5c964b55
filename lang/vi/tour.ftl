### Giải đấu trên màn hình: các trang của trọng tài và các danh sách mọi người đều xem.

tour-new = Giải mới
tour-presets = Loại giải
tour-preset = { $preset ->
        [club-evening] Buổi tối câu lạc bộ
        [weekend-open] Giải mở cuối tuần
        [everybody] Vòng tròn
        [cup] Cúp
        [teams] Đồng đội
       *[league] { $book }
    }
tour-preset-about = { $preset ->
        [club-evening] Hệ Thụy Sĩ, { $rounds } vòng, { $control }
        [weekend-open] Hệ Thụy Sĩ, { $rounds } vòng, { $control }
        [everybody] Mọi người gặp nhau, { $control }
        [cup] Loại trực tiếp, mỗi trận hai ván, { $control }
        [teams] Hệ Thụy Sĩ đồng đội bốn bàn, { $rounds } vòng, { $control }
       *[league] Chia bảng rồi đấu cúp, { $control }
    }
tour-paste-about = Đấu thủ: dán tên, một bảng hoặc mã số FIDE, mỗi người một dòng
tour-paste = Dán danh sách
tour-read = { $players ->
        [0] Chưa có ai.
        [one] Đã đọc một đấu thủ.
       *[other] Đã đọc { $players } đấu thủ.
    }
tour-columns = Mỗi cột là gì
tour-column = Cột { $nth }
tour-national = { $rating } quốc gia
tour-look = Cho xem đọc thế nào
tour-column-is = { $meaning ->
        [name] tên đầy đủ
        [last] họ
        [first] tên riêng
        [rating] hệ số
        [national_rating] hệ số quốc gia
        [title] danh hiệu
        [federation] liên đoàn
        [fide_id] mã số FIDE
        [birth] ngày sinh
        [sex] giới tính
        [club] câu lạc bộ hoặc trường
       *[out] bỏ cột này
    }
tour-left-out = Bỏ qua:
tour-change = Tên, số vòng, thời gian: thay đổi
tour-as-preset = Theo loại giải
tour-field-name = Tên
tour-field-rounds = Số vòng
tour-field-control = Thời gian
tour-field-boards = Số bàn mỗi trận
tour-make = Tạo giải
tour-make-anyway = Cứ tạo như vậy
tour-page-round = Vòng đấu
tour-page-results = Kết quả
tour-page-entries = Đấu thủ
tour-page-checkin = Điểm danh
tour-page-draw = Bốc thăm
tour-page-questions = Câu hỏi
tour-page-penalties = Hình phạt
tour-page-prizes = Giải thưởng
tour-page-report = Báo cáo
tour-page-history = Lịch sử
tour-page-setup = Thiết lập
tour-tab-event = Giải
tour-tab-round = Vòng
tour-tab-standings = Xếp hạng
tour-officials = Trang của trọng tài
tour-officials-only = Trang này dành cho người điều hành giải: ban tổ chức, trọng tài và bàn đón tiếp.
tour-take-back = Rút lại
tour-was-taken-back = đã rút lại
tour-nothing-to-take-back = Không có kết quả nào của vòng này rút lại được.
tour-confirm = Chưa làm gì cả. Việc này dẫn đến:
tour-confirm-title = Xin xác nhận
tour-confirm-go = Thực hiện
tour-refused-title = Chưa thực hiện
tour-back = Quay lại
tour-round = Vòng { $round }
tour-rounds = Các vòng
tour-before = Vòng trước
tour-after = Vòng sau
tour-step-preview = Xem trước
tour-step-draft = Bản nháp
tour-step-published = Đã công bố
tour-questions-first = Còn câu hỏi chưa trả lời: hãy trả lời trước khi bốc thăm.
tour-warn-row = { $who } cầm { $side ->
        [white] Trắng
       *[black] Đen
    } lần thứ { $row } liên tiếp.
tour-warn-club = Bàn { $board }: cả hai đấu thủ thuộc { $club }.
tour-warn-blind = Bàn { $board }: { $who } khiếm thị. Cần hai bàn cờ và thông báo nước đi.
tour-blind = khiếm thị
tour-blind-is = Khiếm thị
tour-missing = { $count ->
        [one] Một đấu thủ chưa đến:
       *[other] { $count } đấu thủ chưa đến:
    }
tour-leave-out = Không xếp cặp họ
tour-draw-and-pair = Bốc thăm và xếp cặp
tour-pair = Xếp cặp vòng { $round }
tour-publish = Công bố
tour-open-games = Mở ván trực tiếp
tour-empty = Chưa có đấu thủ.
tour-nothing-paired = Chưa vòng nào được xếp cặp.
tour-why = vì sao
tour-live = trực tiếp
tour-bye = được miễn đấu
tour-not-paired = không xếp cặp
tour-adjourned = hoãn
tour-in = { $all ->
        [0] Không có bàn nào.
       *[other] Đã có { $done } trên { $all } kết quả.
    }
tour-col-board = Bàn
tour-col-result = Kết quả
tour-col-name = Tên
tour-col-place = Hạng
tour-col-points = Điểm
tour-col-round = Vòng
tour-col-side = Màu quân
tour-col-against = Đối thủ
tour-results-of = Kết quả vòng { $round }
tour-all-boards = tất cả các bàn
tour-only-missing = chỉ bàn còn thiếu
tour-next-round = Vòng tiếp theo
tour-last = Các kết quả vừa nhập
tour-type = Bàn và phím
tour-type-next = Phím cho bàn { $board }, hoặc số bàn và phím
tour-enter = Nhập
tour-keys = Các phím
tour-enter-twice = Nhấn Enter lần nữa để thay đổi.
tour-changes = { $place }: đang là { $old }, sẽ thành { $new }.
tour-not-typed = { $why ->
        [nothing] Hãy gõ số bàn và phím, ví dụ 7 1.
        [no_board] Không còn bàn nào trống. Hãy gõ số bàn trước phím.
        [board] Cần số bàn nhưng thấy { $found }.
        [key] { $found } không phải phím kết quả. Các phím là 1, 0, 5, +, -, b và a.
        [half] Thiếu kết quả bàn { $found }.
        [twice] Bàn { $found } có hai lần.
       *[too_many] Quá nhiều trong một lần.
    }
tour-result = { $result ->
        [white] Trắng thắng
        [black] Đen thắng
        [draw] Hòa
        [white_forfeit] Trắng thắng do đối thủ vắng
        [black_forfeit] Đen thắng do đối thủ vắng
        [both_forfeit] Cả hai thua do vắng
        [both_lose] Cả hai thua
        [half_loss] Trắng ½, Đen 0
        [loss_half] Trắng 0, Đen ½
        [white_unrated] Trắng thắng, không tính hệ số
        [black_unrated] Đen thắng, không tính hệ số
       *[other] Hoãn
    }
tour-reported = { $who } báo: { $result }.
tour-wins = { $who } thắng
tour-draw = Hòa
tour-other = Khác
tour-entries = { $count ->
        [0] Chưa có đấu thủ
        [one] Một đấu thủ
       *[other] { $count } đấu thủ
    }
tour-add = Thêm
tour-add-name = Tên
tour-add-rating = Hệ số
tour-add-club = Câu lạc bộ hoặc trường
tour-add-from = Từ vòng
tour-enter-all = Đăng ký tất cả
tour-enter-anyway = Cứ đăng ký như vậy
tour-find = Tìm
tour-find-you = Tìm tên của mình
tour-search = Tìm kiếm
tour-own-page = Trang của đấu thủ
tour-status = { $status ->
        [entered] đã đăng ký
        [checked_in] có mặt
        [absent] vắng
        [withdrawn] đã rút lui
        [excluded] bị loại khỏi vòng
        [expelled] bị đuổi khỏi giải
       *[removed] đã xóa
    }
tour-deed = { $deed ->
        [here] { $name } có mặt
        [absent] { $name }: vắng ở vòng { $round }
        [half] { $name }: miễn đấu nửa điểm ở vòng { $round }
        [withdraw] { $name } rút lui
        [exclude] Loại { $name }
        [rejoin] { $name } trở lại
        [reinstate] Phục hồi { $name }
        [blind] { $name } khiếm thị
        [sees] { $name } nhìn thấy bàn cờ
       *[remove] Xóa { $name }
    }
tour-kind = Loại việc
tour-every-kind = Mọi việc
tour-by = Ai
tour-older = Cũ hơn
tour-save = Lưu
tour-zone-proposed = Do thiết bị này đề xuất; có hiệu lực khi bạn lưu.
tour-links-officials = Trọng tài và liên kết
tour-fact-control = Thời gian
tour-fact-rulebook = Luật áp dụng
tour-fact-tiebreaks = Hệ số phụ
tour-finish = { $do ->
        [finish] Giải đã kết thúc
       *[reopen] Giải tiếp tục
    }
tour-state = { $how ->
        [over] Giải đã kết thúc.
        [before] { $players ->
            [0] Chưa có đấu thủ.
            [one] Một đấu thủ. Vòng 1 chưa xếp cặp.
           *[other] { $players } đấu thủ. Vòng 1 chưa xếp cặp.
        }
        [closed] Vòng { $round }{ $rounds ->
            [0] {" "}đã xong.
           *[other] {" "}trên { $rounds } đã xong.
        }
       *[other] Vòng { $round }{ $rounds ->
            [0] {" "}đang đấu.
           *[other] {" "}trên { $rounds } đang đấu.
        }
    }
tour-by-board = theo bàn
tour-by-name = theo tên
tour-nobody = Không có ai tên như vậy.
tour-free = không đấu ở vòng này
tour-start-list = Danh sách xuất phát
tour-after-round = Sau vòng { $round }
tour-runs = Vòng { $round } đang đấu: đã có { $done } trên { $all } kết quả.
tour-pages = Các trang
tour-stands = Hạng { $place }, điểm: { $points }
tour-says = { $result ->
        [white] Bàn { $board }: { $white } (Trắng) thắng { $black }
        [black] Bàn { $board }: { $black } (Đen) thắng { $white }
        [draw] Bàn { $board }: hòa, { $white } – { $black }
        [white_forfeit] Bàn { $board }: { $white } (Trắng) thắng, { $black } vắng mặt
        [black_forfeit] Bàn { $board }: { $black } (Đen) thắng, { $white } vắng mặt
        [both_forfeit] Bàn { $board }: cả hai vắng mặt, { $white } – { $black }
        [open] Bàn { $board }: { $white } – { $black }
        [none] Không có bàn { $board }
       *[other] Bàn { $board }: hoãn, { $white } – { $black }
    }
tour-offline = Mất kết nối với máy chủ. Kết quả được giữ trên máy này và gửi sau.
tour-undone = Chưa thực hiện: mất kết nối với máy chủ. Hãy thử lại khi có kết nối.
tour-preview-about = Tạm tính: { $count ->
       *[other] { $count } bàn chưa xong và
    } được tính là hòa. Kết quả khác có thể cho cặp đấu khác.
tour-preview-undrawn = Chưa bốc thăm. Bốc thăm có thể cho số và màu quân khác.
tour-kept-mine = Gõ lại kết quả của tôi
tour-kept-theirs = Giữ kết quả đã có
tour-role = { $role ->
        [organiser] ban tổ chức
        [chief_arbiter] tổng trọng tài
        [arbiter] trọng tài
        [desk] bàn đón tiếp
        [player] đấu thủ
        [captain] đội trưởng
        [committee] ủy ban khiếu nại
       *[other] chương trình
    }
tour-mine = Bàn của bạn
tour-mine-empty = Điện thoại này chưa thuộc về ai. Hãy tìm tên mình trong một giải.
tour-mine-waits = Điện thoại khác đã là của đấu thủ này. Bàn đón tiếp sẽ quyết định.
tour-mine-board = Bàn { $board }
tour-mine-against = gặp { $who }
tour-mine-bye = Xin miễn đấu nửa điểm ở vòng { $round }
tour-mine-not = Không phải đấu thủ của tôi
tour-mine-is = Là tôi
tour-another = Một người khác cùng tên: vẫn ghi danh
tour-half-bye = nghỉ được nửa điểm
tour-full-bye = nghỉ được một điểm
tour-report-missing = Báo cáo còn thiếu
tour-arbiter-changes = Trọng tài có thể sửa.
tour-entered-by = Kết quả đó do { $by } nhập, { $at }.
tour-change-it = Sửa lại
tour-only-for = { $deed }: việc này chỉ dành cho { $who }.
tour-round-to-come = Vòng { $round } chưa được công bố. Bảng cặp đấu sẽ hiện ở đây.
tour-played-article = Điều { $article }
tour-draw-lost = Mất mã bí mật: công bố dấu vân mới
tour-draw-lost-told = Dấu vân thứ hai được công bố. Mọi người đều thấy đã có dấu vân thứ nhất và công bố lúc nào.
