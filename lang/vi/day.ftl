### Một ngày của giải học sinh: từ ghi danh đến trao giải.

tournament-act-refer = Việc chưa lường trước, trình ban thư ký: { $text }
tournament-act-resolve = { $who } quyết định về mục { $seq }: { $text }
day-title = Ngày thi đấu
day-step = { $step ->
        [entries] Ghi danh
        [identity] Giấy khai sinh
        [points] Điều lệ còn để ngỏ
        [groups] Bốc thăm chia bảng
        [rounds] Các ván vòng bảng
        [through] Ai đi tiếp
        [cup] Cúp
       *[prizes] Giải thưởng
    }
day-how = { $how ->
        [done] xong
        [now] bây giờ
       *[later] sau
    }
day-window = Sinh từ { $from } đến { $to }{ $counts ->
        [yes] . Tuổi tính vào { $on }.
       *[no] .
    }
day-ages = Đúng lứa tuổi: { $in }. Thi lứa tuổi trên: { $upwards }.{ $unknown ->
        [0] { "" }
       *[other] {" "}Ngày sinh chưa rõ: { $unknown }.
    }
day-age = { $age ->
        [in] đúng lứa tuổi
        [upwards] thi lứa tuổi trên
        [young] chưa đủ tuổi
        [old] quá tuổi: không nhận (Điều { $article })
       *[unknown] ngày sinh chưa rõ
    }
day-age-of = { $who }: { $age ->
        [upwards] thi lứa tuổi trên
        [young] chưa đủ tuổi
        [old] quá tuổi
       *[unknown] ngày sinh chưa rõ
    }
day-certificates = Đã xem: { $seen } trên { $all }.
day-certificate-seen-by = Đã xem giấy khai sinh: { $by }, { $at }
day-answered = Đã trả lời: { $done } trên { $all }.
day-groups = { $count } bảng
day-fellows = Bảng { $group }: hai kỳ thủ của { $club }.
day-page-groups = Các bảng
day-page-bracket = Nhánh đấu
day-rounds = Vòng { $round } trên { $rounds }
day-pair = Xếp cặp và công bố vòng { $round }
day-pair-again = Lập các ván phân định
day-play-off = Bằng nhau: { $one } và { $two }. Một ván đổi màu quân sẽ phân định.
day-nobody-level = Không ai bằng nhau ở chỗ quyết định.
day-level = Ván đấu và bốc thăm đều không phân định được { $who }: cần có người quyết định ai đi tiếp.
day-winner = { $who } vô địch.
day-second-look = { $again ->
        [yes] Hạng { $place }: { $who }. Đã xem giấy khai sinh lần hai.
       *[no] Hạng { $place }: { $who }: đã xem giấy khai sinh lần hai
    }
day-erase = Xóa ngày sinh
day-erase-about = Ngày sinh đã xóa thì không lấy lại được. Kết quả, thứ hạng và điều đã nói về tuổi vẫn còn.
day-erased = Ngày sinh đã được xóa.
day-unforeseen = Việc không điều nào lường trước
day-here-and-seen = Có mặt, đã xem giấy khai sinh
day-born = Ngày sinh (năm/tháng/ngày)
day-changes = { $question ->
        [win] Bảng điểm của mọi bảng; ván hòa luôn cho mỗi bên một điểm.
        [loss] Bảng điểm của các bảng.
        [group-size] Số bảng và số vòng ở vòng bảng.
        [qualify] Số người vào cúp.
        [group-ties] Ai đi tiếp khi bằng điểm.
        [group-playoff] Hai người vẫn bằng nhau có đấu thêm không, bao lâu.
        [ladder] Sau ván hòa ở cúp là những ván nào, mấy ván.
        [last] Sau ván cuối cùng ấy thì làm gì.
       *[other] { "" }
    }
day-who = Người quyết định (họ tên, chức vụ)
day-by-code = Hoặc bằng mã
day-overrule = Thay câu trả lời sau bốc thăm
day-settled = Đã trả lời
day-level-title = Ai đi tiếp
day-through = { $who } đi tiếp
day-reason = Lý do
day-nearest = Các điều gần nhất:
day-decision = Quyết định
day-matter = Việc gì xảy ra, hỏi điều gì
day-refer = Trình ban thư ký
