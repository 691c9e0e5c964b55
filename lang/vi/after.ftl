### The game after the game: the player of positions, finished games, the page of an event.

after-reel-back = Lùi
after-reel-play = Phát
after-reel-stop = Dừng
after-reel-next = Tiếp

after-title = { $result ->
        [white_wins] Trắng thắng
        [black_wins] Đen thắng
        [draw] Hòa
        [both_lose] Cả hai đấu thủ thua
       *[open] Chưa có kết quả
    }
after-reason = { $reason ->
        [checkmate] Chiếu hết
        [stalemate] Hết nước đi
        [dead_position] Thế cờ chết
        [resignation] { $loser ->
                [white] Trắng xin thua
                [black] Đen xin thua
               *[other] Xin thua
            }
        [agreement] Theo thỏa thuận
        [repetition] Lặp lại thế cờ, yêu cầu đúng
        [fifty_moves] Số nước đi, yêu cầu đúng
        [fivefold] Cùng thế cờ năm lần
        [seventy_five_moves] Không bắt quân, không đi Tốt
        [time] { $loser ->
                [white] Trắng rơi cờ
                [black] Đen rơi cờ
               *[other] Rơi cờ
            }
        [both_flags] Cả hai bên rơi cờ
        [illegal_moves] Nước đi không hợp lệ
        [irregular_position] Thế cờ không khôi phục được
        [default] Đến muộn
        [device] Thiết bị điện tử
        [sealed_move] Nước đi kín
        [quickplay] Kết thúc nhanh ván cờ, yêu cầu
        [hill] Vua lên đồi
        [third_check] Chiếu lần ba
        [other_board] Bàn kia
       *[conduct] Tư cách
    }
after-moves = Các nước đi
after-finished = Ván đã xong
after-finished-none = Chưa có ván nào xong.
after-finished-unfound = Không có ván nào như vậy.
after-finished-count = { $count } ván
after-yours = Các ván đã xong của bạn
after-find = Đấu thủ
after-result = Kết quả
after-result-any = Mọi kết quả
after-result-white = Trắng thắng
after-result-black = Đen thắng
after-result-draw = Hòa
after-result-other = Khác
after-show = Xem
after-earlier = Ván cũ hơn
after-later = Ván mới hơn
after-boards = Các bàn
after-files = PGN và liên kết
after-pgn-all = Mọi ván dạng PGN
after-wall = Màn hình cho máy chiếu
after-running = { $count ->
        [0] không có ván đang đấu
       *[other] { $count } ván đang đấu
    }
after-with-arbiters = { $names ->
        [none] Có trọng tài
       *[some] Trọng tài: { $names }
    }
after-comma = {", "}
after-without-arbiter = Không có trọng tài
after-delay-moves = Khán giả xem chậm { $moves } nửa nước
after-delay-minutes = Khán giả xem chậm { $minutes } phút
after-picture = { $white } gặp { $black }
after-half-moves = { $count ->
        [0] chưa có nước đi
       *[other] { $count } nước
    }
