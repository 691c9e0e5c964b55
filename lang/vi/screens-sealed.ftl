screen-sealed-title = Ván hoãn
screen-sealed-ends = Hết phiên đấu
screen-sealed-adjourn = Hoãn ván cờ
screen-sealed-seals = { $side ->
        [white] Trắng
       *[black] Đen
    } ghi nước đi kín trên màn hình của mình.
screen-sealed-write = Phiên đấu đã hết. Hãy viết nước đi tiếp theo sao cho không ai thấy. Không thực hiện nước đó trên bàn.
screen-sealed-field = Nước đi kín của bạn
screen-sealed-seal = Niêm phong
screen-sealed-done = Đã niêm phong nước đi
screen-sealed-change = Phong bì đã đóng. Có thể đổi nước đi cho đến khi dừng đồng hồ.
screen-sealed-stop = Dừng đồng hồ: giữ nguyên
screen-sealed-read = Không ai đọc được trước khi mở. Hai trong số Trắng, Đen và trọng tài cùng mở.
screen-sealed-here = Tôi đã có mặt
screen-sealed-side-here = { $side ->
        [white] Trắng đã có mặt
       *[black] Đen đã có mặt
    }
screen-sealed-open = Mở phong bì
screen-sealed-resumes = Ván cờ tiếp tục lúc
screen-sealed-keep = Giữ giờ này
screen-sealed-away = { $side ->
        [white] Trắng
       *[black] Đen
    } vắng mặt: chạy đồng hồ
screen-sealed-when = Phong bì được mở khi có mặt đấu thủ phải đáp lại.
