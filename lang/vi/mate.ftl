### Thông báo của `arbiter mate`: một bên còn có thể chiếu hết không?

mate-mated = { $side ->
        [white] Trắng
       *[black] Đen
    } đã chiếu hết ({ $article }).
mate-can = { $side ->
        [white] Trắng
       *[black] Đen
    } vẫn có thể chiếu hết{ $flag ->
        [decides] , nên đối thủ rơi cờ là thua ({ $article })
       *[loses] {""}
    }. { $plies ->
        [one] Một nửa nước đi: { $line }
       *[other] { $plies } nửa nước đi: { $line }
    }
mate-cannot = { $side ->
        [white] Trắng
       *[black] Đen
    } không thể chiếu hết bằng bất kỳ chuỗi nước đi hợp lệ nào{ $flag ->
        [decides] {" "}({ $article })
       *[loses] {""}
    }: { $reason ->
        [over] ván cờ đã kết thúc.
        [lone_king] chỉ còn lại Vua.
        [lone_knight] một Mã ở đây là không đủ.
        [one_color_bishops] các Tượng cùng màu ô ở đây là không đủ.
        [forced_line] các nước đi đều bắt buộc và không nước nào dẫn đến chiếu hết.
        [blockade] các quân bị khóa và không thể có thế chiếu hết nào.
       *[exhausted] mọi thế cờ còn có thể xuất hiện đều đã được xét và không thế nào là chiếu hết ({ $positions }).
    }
mate-unknown = Chưa biết { $side ->
        [white] Trắng
       *[black] Đen
    } còn có thể chiếu hết hay không; số thế cờ đã xét: { $positions }. Trọng tài quyết định.
mate-dead = Thế cờ chết: không bên nào có thể chiếu hết và ván cờ hòa ({ $article }).
mate-ended = { $ended } ({ $article })
mate-flag-loses = Theo bộ luật này ai rơi cờ là thua, dù đối thủ còn có thể làm gì ({ $article }); chỉ thế cờ chết đối với cả hai bên mới hòa ({ $dead }).
