### Những từ về giải đấu dùng chung cho nhiều câu: người, bàn, mục, thời điểm.

tournament-joint = {"; "}
tournament-who = { $club ->
        [none] { $rank } { $name }
       *[some] { $rank } { $name } ({ $of })
    }
tournament-game = { $white } – { $black }
tournament-open-board = bàn { $board }, { $game }
tournament-moment = { $time }, { $day }
tournament-field = { $field ->
        [name] họ tên
        [city] thành phố
        [federation] liên đoàn
        [first_day] ngày đầu
        [last_day] ngày cuối
        [round_day] ngày của vòng
        [type] loại giải
        [arbiter] tổng trọng tài
        [deputy] trợ lý trọng tài
        [rate] thời gian thi đấu
        [rounds] số vòng
        [first_board] số của bàn đầu tiên
        [text] nội dung
        [rating] hệ số Elo
        [title] danh hiệu
        [fide_id] mã số FIDE
        [birth] ngày sinh
        [sex] giới tính
       *[club] câu lạc bộ
    }
tournament-check = { $item ->
        [medical_officer] y tế
        [light] ánh sáng
        [noise] tiếng ồn
        [heating] sưởi ấm
        [smoking_place] khu vực hút thuốc
       *[staff] nhân viên
    }
