### Nhánh đấu, bảng đấu và các đội như mọi người thấy.

tour-tab-bracket = Nhánh đấu
tour-tab-groups = Bảng đấu
tour-tab-teams = Đội
tour-cup-none = Giải này không đấu loại trực tiếp nên không có nhánh đấu.
tour-cup-undrawn = Chưa bốc thăm.
tour-cup-after-groups = Nhánh đấu được lập khi vòng bảng kết thúc.
tour-cup-winner = Vô địch: { $who }
tour-cup-stage = { $left ->
        [2] Chung kết
        [4] Bán kết
        [8] Tứ kết
       *[other] Vòng { $left } người
    }
tour-cup-third = Tranh hạng ba
tour-cup-on = đi tiếp
tour-cup-games = Các ván của trận này
tour-cup-game = Vòng { $round }, bàn { $board }
tour-cup-note = { $how ->
        [bye] miễn đấu: đi tiếp không cần đánh
        [walkover] đi tiếp vì đối thủ vắng mặt
        [ladder] phân định bằng ván đấu lại
        [lot] hòa: phân định bằng bốc thăm
        [person] hòa: trọng tài quyết định
        [replay] hòa: còn ván đấu lại
       *[level] hòa: chờ trọng tài quyết định
    }
tour-groups-none = Giải này không có vòng bảng.
tour-group-on = { $how ->
        [points] đi tiếp nhờ điểm
        [tiebreak] đi tiếp nhờ { $meaning }
        [playoff] đi tiếp nhờ đấu phụ
        [person] đi tiếp theo quyết định
       *[lot] đi tiếp nhờ bốc thăm
    }
tour-group-playoffs = Đấu phụ
tour-teams-none = Giải này không phải giải đồng đội.
tour-teams-empty = Chưa có đội nào.
tour-col-team = Đội
tour-col-match-points = Điểm trận
tour-col-game-points = Điểm ván
tour-paper-bracket = Nhánh đấu
tour-paper-prizes = Biên nhận giải thưởng
tour-paper-diplomas = Giấy khen
tour-paper-diploma = Giấy khen
tour-paper-chief = Tổng trọng tài
tour-paper-organiser = Ban tổ chức
tour-paper-day = { $day }
tour-paper-reason = Lý do
tour-paper-print = In
