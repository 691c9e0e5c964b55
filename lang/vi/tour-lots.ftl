### Bốc thăm trước mọi người.

tour-draw-first-by = Người công bố: { $who }, { $at }.
tour-draw-check = Quét mã để tự kiểm tra.
tour-draw-king = Số 1 bắt đầu với { $side ->
        [white] Trắng
       *[black] Đen
    }.
tour-pull-now = { $how ->
        [chooses] { $who } chọn một phong bì
        [from] { $who } bốc từ phong bì { $envelope }
       *[number] { $who } bốc một số
    }
tour-pull-done = Ghi kết quả bốc thăm
tour-pull-stop = Dừng, không bốc thăm
tour-pull-begin = Bốc thăm bằng tay, từng bước
tour-pull-tables = Theo bảng Varma, có phong bì
tour-lots-later = Bốc thăm về sau
tour-lots-by = { $place }: bốc thăm được { $who }, không phải { $other }
