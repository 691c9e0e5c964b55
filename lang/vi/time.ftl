### Lệnh về thời gian nói gì về một thể thức thời gian.

time-control = { $player ->
        [white] Trắng
        [black] Đen
       *[both] Thể thức thời gian
    }: { $control } (dạng thẻ PGN: { $pgn })
time-period = { $moves ->
        [rest] tất cả các nước đi còn lại trong { $base }
       *[counted] { $count } nước đi trong { $base }
    }{ $mode ->
        [none] { "" }
        [increment] , mỗi nước đi được cộng thêm { $each }
        [delay] , và trước đó mỗi nước đi có { $each } tự do, không dùng thì mất
       *[bronstein] , và sau mỗi nước đi thời gian đã dùng được trả lại, nhiều nhất { $each }
    }
time-short = { $moves ->
        [rest] { $base }
       *[counted] { $count } nước / { $base }
    }{ $mode ->
        [none] { "" }
        [increment] {" "}+ { $each } mỗi nước
        [delay] , { $each } tự do mỗi nước
       *[bronstein] , trả lại tới { $each } mỗi nước
    }
time-only = { $each } cho mỗi nước
time-then = { $first }, sau đó { $rest }
time-main = Thời gian suy nghĩ cơ bản: { $base }
time-each = Thời gian cho mỗi nước đi: { $mode ->
        [none] không cộng gì
        [increment] được cộng { $each } và giữ lại (thời gian cộng thêm)
        [delay] có { $each } tự do trước khi thời gian cơ bản chạy, không dùng thì mất (thời gian trễ)
        [bronstein] thời gian đã dùng được trả lại, nhiều nhất { $each } (thể thức Bronstein)
        [only] { $each }, không dùng thì mất; không có thời gian cơ bản
       *[varying] theo từng giai đoạn
    }
time-after = Sau { $moves } nước đi: tổng cộng { $time }
time-latest = { $kind ->
        [fixed] Ván cờ kết thúc muộn nhất: { $time } sau khi bắt đầu
       *[moves] Ván cờ { $moves } nước đi kết thúc muộn nhất: { $time } sau khi bắt đầu
    }
time-class = { $title }: { $play ->
        [blitz] cờ chớp
        [rapid] cờ nhanh
       *[standard] cờ tiêu chuẩn
    }, vì tính là { $figure }{ $moves ->
        [0] { "" }
       *[other] {" "}cho { $moves } nước đi
    } (Điều { $article })
time-no-class = { $title } không phân loại ván cờ theo thời gian.
time-unfit = Không phù hợp: { $what ->
        [different] hai đấu thủ có thời gian khác nhau
        [several_periods] cả ván cờ chỉ có một giai đoạn
        [other_base] thời gian của mỗi đấu thủ là { $limit }
        [no_bonus] nước đi không được cộng thời gian
        [bonus_below] mỗi nước đi cộng ít nhất { $limit }
        [bonus_above] mỗi nước đi cộng nhiều nhất { $limit }
        [no_main_time] thời gian trễ chạy trước thời gian cơ bản, mà ở đây không có thời gian cơ bản
       *[moves_in_class] cờ nhanh và cờ chớp có mọi nước đi trong một khoảng thời gian, không quy định số nước đi
    }{ $cited ->
        [no] { "" }
       *[yes] {" "}(Điều { $article })
    }
time-error-none = Không có thể thức thời gian.
time-error-unknown = Không biết thể thức thời gian.
time-error-base = Cột { $column }: cần một thời gian như { $example }, nhưng gặp: { $found }.
time-error-moves = Cột { $column }: cần số nước đi trước dấu gạch chéo, nhưng gặp: { $found }.
time-error-bonus = Cột { $column }: cần thời gian mà mỗi nước đi cộng, như { $example }, nhưng gặp: { $found }.
time-error-unexpected = Cột { $column }: ở đây không thể có { $found }.
time-error-too-long = Cột { $column }: dài hơn một tuần.
time-error-after-last = Cột { $column }: không gì có thể theo sau giai đoạn cho mọi nước đi còn lại.
time-error-not-a-period = Cột { $column }: không giai đoạn nào bắt đầu bằng nước đi { $move }.
time-error-hourglass = Cột { $column }: đồng hồ cát không có trong Luật.
time-error-mixed = Cột { $column }: { $found } lẫn lộn phút và giây. Ý là { $first } hay { $second }?
time-error-nothing = không có gì
