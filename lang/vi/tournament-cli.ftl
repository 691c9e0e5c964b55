### Lời của lệnh giải đấu ngoài điều các việc báo: câu hỏi, tiêu đề, lỗi dòng lệnh.

tournament-cli-confirm = Chưa làm gì cả. Để xác nhận, hãy lặp lại lệnh với { $yes } hoặc { $code }
tournament-cli-confirm-twice = Chưa làm gì cả. Để xác nhận cùng mọi điều kéo theo, hãy lặp lại lệnh với { $code }
tournament-cli-no-game = { $player } không có ván ở vòng { $round }. Coi là vắng mặt.
tournament-cli-torn = Dòng cuối chưa được ghi hết và bị bỏ qua: { $torn }
tournament-cli-outside-fide-mode = Giải ở ngoài chế độ FIDE từ trước vòng { $round }: { $reason }
tournament-cli-read-only = { $what ->
        [games] Các ván chỉ được đọc, không ghi. Hãy tạo báo cáo từ chúng
       *[one_of] Một trong nhiều giải chỉ được đọc, không ghi. Hãy tạo tệp từ giải đó
    }: { $command }
tournament-cli-exists = { $file } đã tồn tại.
tournament-cli-input = đầu vào chuẩn
tournament-cli-no-system = Tệp nêu { $system }, không phải hệ được biết ở đây. Hãy dùng { $option }.
tournament-cli-custom-system = Tệp nêu { $system }, không tệp nào cho biết quy tắc của nó. Coi như { $as }.
tournament-cli-expected = Cần { $form }, đã thấy { $found }.
tournament-cli-no-question = { $key } không phải câu hỏi của giải nào.
tournament-cli-no-norms = Ở đây không ai đạt hoặc có thể đạt chuẩn danh hiệu: { $option } cho biết mỗi kỳ thủ còn thiếu gì.
tournament-cli-held = { $file }: chưa ghi gì, vì { $by } đang ghi; hãy thử lại khi xong.
tournament-cli-not-writable = { $file } chỉ đọc: chưa ghi gì; hãy cho phép ghi ({ $by }) hoặc làm trên bản sao.
tournament-cli-owner = { $file }: chưa ghi gì, vì tệp mới sẽ thuộc nhóm khác; hãy để chủ tệp ghi, hoặc làm trên bản sao.
tournament-cli-nothing-paired = Chưa vòng nào được xếp cặp: { $command }
tournament-cli-board-twice = Bàn { $board } xuất hiện hai lần ở đây. Chưa ghi gì.
tournament-cli-no-result = { $place }: không có kết quả để rút lại.
tournament-cli-no-match = Vòng { $round } có { $matches } trận, không có trận { $number }.
tournament-cli-match-forfeit = Cả trận chỉ có thể xử vắng mặt: { $forms }
tournament-cli-undo-by-number = Hãy rút lại việc này theo số: { $command }
tournament-cli-nobody-removed = Không ai tên { $asked } đã bị xóa. Hãy ghi tên như lúc đăng ký.
tournament-cli-several-removed = { $asked } có thể là: { $names }. Hãy ghi tên đầy đủ hơn.
tournament-cli-nothing-of-him = { $who }: không có gì thuộc loại này để rút lại ({ $what }).
tournament-cli-taken-back = { $who }: đã rút lại { $what }
tournament-cli-nothing-given = Không có gì để sửa. Hãy dùng chẳng hạn { $options }.
tournament-cli-named-twice = { $who } được nêu hai lần. Không ai gặp chính mình.
tournament-cli-days = Ngày cuối đứng trước ngày đầu.
tournament-cli-gone-on = { $file }: { $players } đấu thủ, { $rounds ->
        [0] chưa vòng nào được xếp cặp
       *[other] { $rounds } vòng đã xếp cặp
    }
tournament-cli-no-knockout = Giải này không phải đấu loại.
tournament-cli-by = { $by ->
        [bye] không cần đấu
        [games] qua các ván
        [ladder] qua các ván tiếp theo
        [lot] bằng bốc thăm
       *[person] theo quyết định
    }
tournament-cli-minutes-of-a-log = Biên bản được lập từ nhật ký. Báo cáo không cho biết ai làm gì lúc nào.
tournament-cli-minutes = Biên bản { $event }
tournament-cli-minutes-round = { $round ->
        [0] Trước vòng một
       *[other] Vòng { $round }
    }
tournament-cli-minute = { $by ->
        [none] { $what }
       *[some] { $what } ({ $who })
    }
tournament-cli-sheet = Vòng { $round }{ $begins ->
        [none] { "" }
       *[some] , bắt đầu { $at }
    }{ $clock ->
        [none] { "" }
       *[some] ; đồng hồ kim chỉ { $time }
    }{ $photos ->
        [0] { "" }
       *[other] ; chụp ảnh trong { $minutes } đầu
    }
tournament-cli-show = { $event }: { $system ->
        [none] chưa có hệ
       *[some] { $name }
    }, { $rounds ->
        [0] vòng { $round }
       *[other] vòng { $round } trên { $rounds }
    }
tournament-status = { $status ->
        [entered] đã đăng ký
        [checked_in] có mặt
        [absent] vắng mặt
        [withdrawn] đã rút lui
        [excluded] bị loại khỏi vòng
        [expelled] bị loại khỏi giải
       *[removed] đã xóa
    }
tournament-cli-counts-for-nobody = { $who } rời giải khi đấu chưa được nửa số ván. Các kết quả không tính cho ai (Điều { $article }).
tournament-cli-not-final = Vòng { $round }, { $game }: chưa có kết quả. Bảng xếp hạng này chưa phải cuối cùng.
tournament-cli-not-decided = Vòng { $round }, { $game }: chưa có kết quả. Chưa lập báo cáo khi còn ván mở ({ $option } tạo tệp có ghi điều đó).
tournament-cli-no-number = Không ai trong bảng xếp hạng có số { $number }.
tournament-cli-formats = Phần này chỉ in dưới dạng { $formats }.
tournament-cli-nothing-to-explain = Vòng tròn được xếp theo bảng. Không có gì để giải thích.
tournament-cli-round = Cần một vòng từ { $from } đến { $to }.
tournament-cli-not-checked = { $why } Không kiểm tra việc xếp cặp.
tournament-cli-only-in-the-log = Báo cáo không cho biết giải loại trực tiếp được bốc thăm và xếp cặp thế nào; nhật ký thì có. Không kiểm tra việc xếp cặp.
tournament-cli-kind = { $kind ->
        [pairing] xếp cặp
        [colours] màu quân
        [bye] miễn đấu
        [board_order] thứ tự bàn
        [standing] hạng
        [points] điểm
       *[record] mục
    }
tournament-cli-secret = mã bí mật { $text }
tournament-cli-commitment = dấu vân { $text }
tournament-cli-give-secret = Đã công bố dấu vân. Hãy đưa mã của nó bằng { $option }.
tournament-cli-flawed = Hai số của phong bì { $group } gặp nhau ở vòng cuối. { $option } đổi chỗ 11 và 12.
tournament-cli-no-envelope = Không phong bì nào đủ số cho { $federation }. Hãy cho biết lấy từ phong bì nào trước, rồi đến phong bì sau.
tournament-cli-draws = { $federation } { $name } bốc { $what ->
        [envelope] một phong bì
       *[number] một số
    }: { $from }
tournament-cli-draw-unfinished = Chưa bốc thăm xong.
tournament-cli-cannot-be-drawn = Lúc này không bốc được { $what }. Cần một phong bì hoặc số đã nêu.
tournament-cli-no-secret = Tệp không có mã bí mật. Chưa bốc thăm bằng mã nào.
tournament-cli-published-before = đã công bố trước dấu khác: { $hash }
tournament-cli-verified = khớp với dấu vân đã công bố: { $same ->
        [yes] có
        [no] không
       *[unknown] -
    }
tournament-cli-same-draw = cho lại đúng kết quả bốc thăm: { $same ->
        [yes] có
        [no] không
       *[unknown] -
    }
tournament-cli-initial-colour = màu khởi đầu: { $colour ->
        [white] Trắng
       *[black] Đen
    }
tournament-cli-players-only = Chỉ lấy đấu thủ. { $rounds } vòng đã đấu ở đó vẫn ở nguyên đó.
tournament-cli-note-left = Không hiểu được, giữ lại làm chú thích: { $text }
tournament-cli-own-columns = Không biết, giữ lại như cột riêng của bạn: { $columns } ({ $option } để bỏ một cột)
tournament-cli-left-out = Không biết và bị bỏ: { $columns } ({ $option } để không báo về một cột)
tournament-cli-entered = { $count ->
        [0] Không ai được ghi danh: tệp không nêu đấu thủ nào.
       *[other] { $count } đấu thủ được ghi danh: { $names }{ $more ->
                [0] { "" }
               *[other] {" "}và { $more } người nữa
            }.
    }
tournament-cli-entry = Mục { $nth }, { $name }: chưa ghi danh ai.
tournament-cli-games-alone = Các ván tạo thành một giải riêng. Hãy nhập chúng vào nơi chưa có ai đăng ký.
tournament-cli-pick = Đây là danh sách hệ số. Hãy chọn người đăng ký bằng { $pick }, hoặc đưa kèm bảng bằng { $list }.
tournament-cli-not-listed = Danh sách không có đấu thủ mang số { $id }{ $name ->
        [none] { "" }
       *[some] {" "}({ $player })
    }.
tournament-cli-other-name = { $id } trong danh sách là { $listed }; bảng ghi { $player }.
tournament-cli-no-act = Không đọc được thao tác { $place }: { $why }.
