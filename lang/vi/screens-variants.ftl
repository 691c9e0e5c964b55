### Games beside chess: what stands beside their boards.

screen-variant = { $name ->
        [king_of_the_hill] Vua lên đồi
        [three_check] Cờ ba chiếu
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
