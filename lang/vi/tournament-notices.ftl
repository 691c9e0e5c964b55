### Điều được báo về một việc của giải đấu khi việc ấy được thực hiện.

tournament-notice-adjourned = { $count } ván của vòng { $round } chưa có kết quả được tính là hòa khi xếp cặp lần này: { $boards }
tournament-notice-renumbered = { $who } trước đây có số hạt nhân { $old }.
tournament-notice-done = { $who }: { $did ->
        [entered] đã đăng ký
        [withdrawn] rút lui từ vòng { $round }
        [rejoined] trở lại từ vòng { $round }
        [bye] miễn đấu ở vòng { $round }
        [absent] vắng mặt ở vòng { $round }
        [checked_in] đã điểm danh cho vòng { $round }
        [excluded] bị loại khỏi các vòng từ vòng { $round }
        [expelled] bị loại khỏi giải từ vòng { $round }
        [seated] ngồi bàn { $board }
        [unseated] không còn bàn riêng
        [reinstated] được đấu lại từ vòng { $round }
        [corrected] đã sửa
       *[document_seen] đã xem giấy tờ
    }
tournament-notice-changed = Vòng { $round }, bàn { $board }, { $game }: kết quả trước đây là { $old }.
tournament-notice-turned = Vòng { $round }, bàn { $board }: bên Trắng là { $white }, bên Đen là { $black }.
tournament-notice-decided-late = Một ván của vòng { $round } có kết quả sau khi các vòng sau đã được xếp cặp. Kết quả xếp cặp của các vòng đó giữ nguyên.
tournament-notice-excused = { $who } thua vì vắng mặt. Vắng mặt có lý do không? Vắng mặt không lý do thì bị loại, trừ khi trọng tài quyết định khác (Điều { $article }).
tournament-notice-excluded = { $who } bị loại vì vắng mặt không lý do, trừ khi trọng tài quyết định khác (Điều { $article }).
tournament-notice-three-forfeits = { $who } đã thua ba ván vì vắng mặt và bị loại khỏi giải, trừ khi trọng tài quyết định khác (Điều { $article }).
tournament-notice-upwards = { $who } nhỏ tuổi hơn nhóm tuổi và đấu ở nhóm trên.
tournament-notice-birth-unknown = { $who }: ngày sinh không cho biết có thuộc nhóm tuổi hay không.
tournament-notice-full-point-bye = { $who }: FIDE không khuyến khích miễn đấu được trọn một điểm.
tournament-notice-second-half-bye = { $who } đã được miễn đấu nửa điểm một lần.
tournament-notice-counts-for-nobody = { $who } đã đấu { $games } trên { $of } ván. Các kết quả vẫn ở trong bảng và không tính cho ai (Điều { $article }).
tournament-notice-results-stand = { $who } đã đấu { $games } trên { $of } ván. Các kết quả giữ nguyên (Điều { $article }).
tournament-notice-tiebreaks-changed = Hệ số phụ trước đây { $list ->
        [none] chưa được nêu
       *[some] là { $old }
    }. Báo cáo sẽ ghi rằng chúng đã đổi sau khi giải bắt đầu.
tournament-notice-overruled = { $question }: đến nay câu trả lời là { $option }. Mọi điều đã bốc thăm và đã đấu được tính theo câu trả lời mới.
tournament-notice-leaves-fide-mode = Giải rời chế độ FIDE vĩnh viễn. Mọi trang và báo cáo đều ghi điều đó cùng số vòng. Từ nay có thể cấm cặp và đặt tiêu chí riêng của giải.
tournament-notice-incident = { $incident }: tổng trọng tài { $follows ->
        [must_penalise] phải phạt
        [may_penalise] có thể phạt
        [allowed] không phải làm gì, điều này được phép
       *[decides] quyết định
    } (Điều { $article }).
tournament-notice-after-lots = { $who } vào giải sau khi bốc thăm. Tổng trọng tài quyết định có nhận đấu thủ không kịp dự bốc thăm hay không (Điều { $article }).
tournament-notice-pairing-stays = Cặp đấu vòng 1 giữ nguyên. Tổng trọng tài chỉ thay đổi sau khi hỏi những người liên quan và càng ít càng tốt (Điều { $article }).
tournament-notice-boards-change = Số bàn vòng 1 thay đổi: { $boards } trên { $of }. Phải hỏi những người liên quan trước và thay đổi càng ít càng tốt (Điều { $article }).
tournament-notice-team-left = Đội { $who } đã đấu { $games } trên { $of } trận. Các trận không đấu được đánh dấu rõ. Tổng trọng tài cho biết kết quả theo quy tắc nào dành cho đấu thủ (Điều { $article }).
tournament-notice-lots-late = Bốc thăm { $minutes } trước vòng một. Khoảng cách này phải ít nhất là { $least } (Điều { $article }).
tournament-notice-not-seen-again = { $who } nhận giải thưởng của một nhóm tuổi. Giấy tờ chưa được xem lần thứ hai.
tournament-notice-committee-late = Ủy ban khiếu nại phải được lập trước vòng một. Ủy ban này được lập muộn hơn (Điều { $article }).
tournament-notice-one-federation = Có thành viên Ủy ban khiếu nại thuộc cùng một liên đoàn. Nếu được, họ nên thuộc các liên đoàn khác nhau (Điều { $article }).
tournament-notice-votes = Người quyết định kháng cáo trong tranh chấp { $dispute }: { $votes }.
tournament-notice-fee = Lệ phí kháng cáo trong tranh chấp { $dispute } { $fate ->
        [returned] được trả lại
        [may_be_returned] có thể được trả lại
       *[kept] không được trả lại
    }.
tournament-notice-not-checked = Chưa kiểm tra: { $items }.
tournament-notice-points = { $who }: { $sign ->
        [minus] bị trừ { $points } điểm theo quyết định
       *[plus] được cộng { $points } điểm theo quyết định
    }.
tournament-notice-breaks = Xếp cặp bằng tay vi phạm một quy tắc. { $rule ->
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
tournament-notice-not-published = Trước khi bốc thăm chưa công bố dấu vân của mã bí mật. Không ai kiểm chứng được.
tournament-notice-published-before = Dấu vân { $hash } đã được công bố. Nếu thay bằng dấu vân khác, không ai chắc rằng kết quả bốc thăm không bị chọn trước.
tournament-notice-took-back = Đã rút lại mục { $seq }: { $what }
tournament-notice-unpaired = Số bàn của vòng { $round } bị bỏ theo: { $boards }.{ $shown ->
        [yes] {" "}Có thể đấu thủ đã thấy các bàn này.
       *[no] {""}
    }
tournament-notice-would-differ = { $known ->
        [none] Vòng { $round } lẽ ra được xếp cặp khác. Kết quả xếp cặp của vòng giữ nguyên.
       *[some] { $count ->
           *[other] Bàn { $boards } của vòng { $round } lẽ ra được xếp cặp khác. Kết quả xếp cặp giữ nguyên.
        }
    }
tournament-notice-comes-in = { $who } vào vòng { $round } đã được xếp cặp. Số bàn thay đổi vì vậy: { $boards }.
tournament-notice-moves = { $who }: hạng { $old } thành hạng { $new }.
