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
        [ranking] hệ số dùng để xếp số hạt giống
        [rounds] số vòng
        [first_board] số của bàn đầu tiên
        [control] thể thức thời gian của các bàn mới
        [results] cách kết quả được đưa vào
        [rooms] chỗ của các bàn
        [zone] múi giờ (lệch so với UTC)
        [check_in] ai điểm danh
        [text] nội dung
        [rating] hệ số Elo
        [national_rating] hệ số quốc gia
        [title] danh hiệu
        [fide_id] mã số FIDE
        [birth] ngày sinh
        [sex] giới tính
        [blind] khiếm thị
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
tournament-invitation-item = { $item ->
        [dates] thời gian và địa điểm
        [hotel] khách sạn
        [timetable] lịch trình
        [rate] thể thức thời gian và đồng hồ
        [pairing] hệ thống xếp cặp và hệ số phụ
        [finance] điều kiện tài chính
        [transport] đường đến nơi thi đấu
        [entrants] đấu thủ và tổng trọng tài
        [contacts] trang mạng và địa chỉ liên hệ
        [media] bổn phận đối với truyền thông
        [reply] trả lời và lúc đến
        [security] an ninh
        [vaccination] tiêm chủng
       *[extras] tham quan, sự kiện, mạng
    }
tournament-sharing = { $sharing ->
        [place] theo thứ hạng
        [equal] chia đều
        [hort] theo cách chia Hort
       *[hybrid] các giải đầu theo thứ hạng, phần còn lại chia đều
    }
tournament-eligible = { $who ->
        [women] nữ
        [men] nam
        [ages] nhóm tuổi { $text }
        [rated_from] hệ số Elo từ { $text }
        [rated_below] hệ số Elo dưới { $text } hoặc chưa có
        [federation] liên đoàn { $text }
        [everybody] mọi người
        [category] thuộc hạng { $text }
        [entrants] { $text }
       *[club] câu lạc bộ { $text }
    }
