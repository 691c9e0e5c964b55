### What the lessons say by themselves: parts, answers, what is wrong with a try, faults of a lesson file.

learn-title = Học cờ vua
learn-part-men = Các quân
learn-part-special = Nước đi đặc biệt
learn-part-end = Chiếu và kết thúc
learn-part-well = Chơi tốt
learn-part-hall = Trong phòng đấu
learn-part-time = Thời gian
learn-part-variants = Các kiểu cờ khác
learn-part-own = Bài của thầy cô
learn-minutes = { $minutes } phút
learn-faq = Hỏi đáp
learn-time = Hai đồng hồ
learn-help = Chấm cho biết quân đi được đâu. Trong ván cờ không ai chỉ cho bạn.
learn-script = Bài học cần trình duyệt bật tập lệnh.
learn-said-done = Đúng.
learn-said-more = Xong trong { $moves } nước. Tốt nhất: { $best }.
learn-said-illegal = Không được: { why-no-move }.
learn-said-pinned = { learn-man } ở { $square } bị ghim trước Vua.
learn-said-over = Ván cờ ở đây đã hết.
learn-said-no-move-left = Không còn nước nào.
learn-said-not-this = Không phải. Nhìn lại nhé.
learn-said-not-there = Quân này không đứng ở đó.
learn-said-other-move = Đó là nước khác.
learn-said-unheard = Ở đây không có nước nào tên như vậy.
learn-why = { $reason ->
        [way_out] Còn lối thoát: { $named }.
        [no_way_out] Vua bị tấn công và không nước nào cứu được.
        [quiet] Vua không bị tấn công.
        [attacked] Vua đang bị tấn công.
        [can_move] Còn một nước: { $named }.
        [no_move] Vua không bị tấn công và không còn nước nào.
        [may] Ở đây không gì cấm cả.
        [can_win] Vẫn còn cách để thắng.
        [cannot_win] Dù đi thế nào, ở đây không ai thắng được.
        [guarded] Có quân giữ quân ở { $named }.
        [no_attack] Quân ở { $named } không tấn công ô ấy.
        [reached] Quân này đến được { $named }.
        [stuck] Quân ở { $named } không đi được.
       *[nobody] Ở { $named } không có quân như vậy.
    }
learn-why-clock = { $which ->
        [left] Trái
        [right] Phải
       *[only] Đồng hồ
    }: đầu tiên { $begins }, dùng { $used }, cộng { $added }.
learn-why-figure = { $moves } nước cho mỗi người { $time }.
learn-said-ruled = Trọng tài quyết định việc này. Điều luật nói rõ.
learn-missed = { $goal ->
        [captures] Nước này không ăn quân cần ăn.
        [checks] Nước này không chiếu.
        [mates] Chưa chiếu hết: còn lối thoát.
        [stalemates] Chưa phải hết nước đi.
        [escapes] Vua vẫn bị chiếu.
        [flees] Ở đây chính Vua phải chạy.
        [blocks] Ở đây một quân phải chắn giữa.
        [castles] Không phải kiểu nhập thành này.
        [promotes] Tốt không thành quân cần có.
        [passes] Đây không phải bắt tốt qua đường.
        [defends] Nước này không giữ thêm gì.
        [reaches] Nước này đến ô khác.
        [safe] Quân đó có quân giữ: bạn sẽ bị ăn lại.
        [parries] Bên kia sẽ thắng ngay.
        [clears] Còn sót một quân.
        [wins] Nước này chưa thắng.
        [drops] Cần thả một quân từ túi.
        [collect] Hãy đi quân cần đến các dấu.
       *[among] Đi được, nhưng không phải nước cần đi.
    }
learn-option = { $option ->
        [yes] Có
        [no] Không
        [left] Bên trái
        [right] Bên phải
        [same] Bằng nhau
        [none] Không bên nào
        [both] Cả hai
        [standard] Tiêu chuẩn
        [rapid] Nhanh
        [blitz] Chớp
        [press] Bấm đồng hồ
        [white] Trắng
        [black] Đen
        [draw] Không ai: hòa
        [king] Vua
        [queen] Hậu
        [rook] Xe
        [bishop] Tượng
        [knight] Mã
        [pawn] Tốt
        [gain] Lãi
        [even] Không gì: ngang nhau
       *[loss] Lỗ
    }
learn-wait = Chờ { $time }
learn-thought-each = { $moves ->
        [1] Một nước { $each }.
       *[other] { $moves } nước, mỗi nước { $each }.
    }
learn-thought-row = Các nước: { $row }.
learn-fault = { $place }: { $problem ->
        [syntax] không phải TOML: { $found }
        [unknown_key] không biết khóa { $found }; ở đây có thể có: { $expected }
        [missing] thiếu khóa { $expected }
        [wrong] cần { $expected }, lại thấy { $found }
        [same_name] hai bước cùng tên { $found }
        [same_lesson] hai bài học cùng tên { $found }
        [position] thế cờ này không chơi được: { $found }
        [move] nước { $found } không đi được ở đây
        [unreachable] không đến được dấu { $found }
        [no_way] không có cách đạt mục tiêu trong { $found } nước
        [best] ghi { $found }, ít nhất là { $expected }
        [too_many] quá { $found } trạng thái: hãy bớt nước đi
       *[sentence] thiếu câu { $expected } trong { $found }
    }
learn-checked = Đã chứng minh { $lessons } bài: mọi thứ đều đúng.
learn-no-lesson = Không có bài nào tên { $name }.
learn-no-step = Bài { $lesson } không có bước nào tên { $name }.
learn-unreadable = Không đọc được nước { $number }; cần: { $expected }.
learn-state = { $state ->
        [done] xong
        [wrong] sai
       *[open] đang làm
    }
learn-left = Còn: { $left }
