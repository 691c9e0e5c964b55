screen-own-sheet = Biên bản của bạn
screen-own-sheet-of = { $side ->
        [white] Biên bản của Trắng
       *[black] Biên bản của Đen
    }
screen-own-sheet-empty = Chưa có gì được ghi.
screen-own-sheet-since = { $count ->
       *[other] { $count } nửa nước đã có sẵn trên đó.
    }
screen-own-sheet-next = Dòng tiếp theo
screen-own-sheet-hint = Ghi như trên giấy: theo ký hiệu của mình, cả hai nước hoặc một nước.
screen-own-sheet-write = Ghi
screen-own-sheet-strike = Gạch nước cuối
screen-own-sheet-mark = Ghi đề nghị hòa (=)
screen-own-sheet-hand = { $to ->
        [arbiter] Nộp cho trọng tài
       *[opponent] Cho đối thủ mượn
    }
screen-own-sheet-lent = Đối thủ đang giữ biên bản này.
screen-own-sheet-given = Trọng tài đang giữ biên bản này.
screen-own-sheet-back = Trả biên bản cho đối thủ
screen-own-sheet-sign = Ký kết quả này
screen-own-sheet-signed = Đã ký với { $result }
screen-sheets-differs = không như đã đi
screen-sheets-photo-wrong = Đây không phải ảnh như vậy, hoặc ảnh quá lớn.
screen-own-sheet-photo = Thêm ảnh chụp biên bản giấy
screen-own-sheet-photo-came = Trọng tài đã có ảnh.
screen-appeal = Khiếu nại
screen-appeal-then = Khiếu nại được gửi lên Tổng trọng tài, sau ván đấu thì lên Ủy ban khiếu nại. Không rút lại được.
screen-appeal-written = Đã nộp bằng văn bản
screen-appeal-paid = Đã đóng lệ phí
screen-appeal-do = Khiếu nại quyết định
screen-appeal-waits = { $side ->
        [white] Trắng
       *[black] Đen
    } khiếu nại: { $to ->
        [committee] Ủy ban khiếu nại
       *[chief_arbiter] Tổng trọng tài
    } quyết định.
screen-claim-ground = Dựa trên cơ sở nào?
screen-claim-ground-of = { $ground ->
        [cannot_win] đối thủ không thể thắng bằng cách thông thường
       *[no_effort] đối thủ không cố gắng thắng
    }
screen-referred = Ván đấu đã dừng
screen-referred-position = Thế cờ cuối, do người yêu cầu ghi
screen-referred-write = Ghi lại
screen-referred-verify = Đúng là thế cờ cuối
screen-referred-verified = Đối thủ đã xác nhận.
screen-referred-sheet = Đính kèm biên bản
screen-referred-decides = Trọng tài quyết định; hai bên nhập điều trọng tài đã nói.
