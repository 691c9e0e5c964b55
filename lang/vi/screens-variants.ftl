### Games beside chess: what stands beside their boards.

screen-variant = { $name ->
        [king_of_the_hill] Vua lên đồi
        [three_check] Cờ ba chiếu
        [bughouse] Cờ bốn người
       *[crazyhouse] Cờ thả quân
    }
screen-pocket = { $side ->
        [white] Trắng có trong tay: { $men }
       *[black] Đen có trong tay: { $men }
    }
screen-pocket-man = { $man } ({ $count })
screen-pocket-empty = không có gì
screen-pocket-count = { $count }
screen-checks-left = { $count ->
        [0] Không còn lần chiếu nào
       *[other] Còn { $count } lần chiếu
    }
screen-hill = Bốn ô trung tâm được đánh dấu: Vua vào đó là thắng.
screen-counted-men = Quân trong tay hai bên sau khi đếm: Trắng chữ hoa, Đen chữ thường
screen-counted-checks = Số lần chiếu còn lại theo biên bản, Trắng trước

partner-man = { $piece ->
        [pawn] Tốt
        [knight] Mã
        [bishop] Tượng
        [rook] Xe
        [queen] Hậu
       *[any] quân
    }
partner-word = { $word ->
        [need] tôi cần { partner-man }
        [keep] giữ { partner-man } lại
        [no] đừng đưa { partner-man }
        [wait] chờ đã
        [go] đi tiếp
        [hurry] nhanh lên
        [trade] đổi quân đi
        [no_trade] đừng đổi quân
        [mating] tôi sắp chiếu hết
        [in_trouble] tôi đang nguy
        [good] hay lắm
       *[resign_ask] ta xin thua nhé?
    }
partner-short = { $word ->
        [need] cần
        [keep] giữ
        [no] đừng
        [wait] chờ
        [go] đi
        [hurry] nhanh
        [trade] đổi
        [no_trade] đừng đổi
        [mating] chiếu hết
        [in_trouble] nguy
        [good] hay
       *[resign_ask] thua?
    }
screen-other-board = Bàn kia
screen-other-board-large = Bàn kia, to hơn hoặc nhỏ hơn
screen-to-partner = Nói với đồng đội
