### Các cửa vào: khung trang, trang đầu, ván mới, sự kiện, liên kết, tham gia, bốc thăm màu quân.

doors-play = Chơi
doors-events = Sự kiện
doors-judge = Phân xử
doors-laws = Luật cờ
doors-menu = Cài đặt và ngôn ngữ
doors-mine-back = Quay lại
doors-mine-game = { $kind ->
        [both] Ván của bạn trên thiết bị này
        [against] Ván của bạn: { $side ->
            [white] Trắng
           *[black] Đen
        } gặp { $name }
       *[alone] Ván của bạn: { $side ->
            [white] Trắng
           *[black] Đen
        }
    }, { $time }
doors-mine-draw = Ván của bạn: đang bốc thăm màu quân
doors-mine-desk = Bàn trọng tài của bạn: { $name }
doors-versus = { $white } – { $black }
doors-unread-position = Không thể chơi từ thế cờ này. { $why } Ví dụ: { $example }
doors-unread-no-move = Trong thế cờ này không ai đi được.
doors-install = Cài làm ứng dụng

start-sentence = Chơi cờ trên mọi màn hình, có trọng tài thuộc Luật.
start-play = Ván cờ
start-other = Cách chơi khác
start-event = Tổ chức sự kiện
start-code = Tôi có mã
start-try = Thử bàn cờ
start-judge = Hỏi trọng tài
start-laws = Đọc Luật cờ
start-login = Trọng tài đăng nhập
start-now = Đang diễn ra
start-story = Một ván ở đây, cùng quyết định của trọng tài

events-title = Sự kiện
events-new = Sự kiện mới
events-running = Đang diễn ra
events-over = Đã kết thúc
events-own = Ván riêng
events-festivals = Lễ hội cờ
events-sections = { $sections ->
       *[other] { $sections } bảng
    }
events-games = Ván của tôi
events-empty = Chưa có sự kiện nào.

new-title = Ván mới
new-way = Chơi thế nào?
new-way-tablet = Một máy
new-way-tablet-about = hai người, một thiết bị
new-way-phones = Hai điện thoại
new-way-phones-about = có mã cho máy kia
new-way-online = Trực tuyến
new-way-online-about = hai người ở xa nhau
new-way-event = Sự kiện
new-way-event-about = nhiều bàn, có trọng tài
new-time = Thời gian
new-time-blitz = Cờ chớp
new-time-rapid = Cờ nhanh
new-time-club = Buổi tối câu lạc bộ
new-time-classical = Cờ tiêu chuẩn
new-time-own = Thời gian riêng
new-time-written = Phút + giây mỗi nước, hoặc số nước/phút
new-odds = Thời gian khác nhau
new-more = Luật, bàn cờ, tên, thế cờ
new-rulebook = Bộ luật
new-rulebook-fits = Bộ phù hợp
new-variant = Loại cờ
new-variant-lesson = Cách chơi ván này
new-variant-standard = Cờ vua
new-variant-standard-about = Thế xuất phát thường lệ
new-variant-chess960 = Cờ vua 960
new-variant-chess960-about = Quân sau hàng tốt xếp theo bốc thăm
new-variant-king-of-the-hill = Vua lên đồi
new-variant-king-of-the-hill-about = Vua vào trung tâm là thắng
new-variant-three-check = Cờ ba chiếu
new-variant-three-check-about = Chiếu lần ba là thắng
new-variant-crazyhouse = Cờ thả quân
new-variant-crazyhouse-about = Quân bị bắt trở lại bàn
new-variant-bughouse = Cờ bốn người
new-variant-bughouse-about = Hai bàn, bốn người
new-start = Số thế cờ, 0 đến 959
new-start-drawn = bốc thăm
new-mode = Bàn cờ
new-mode-fits = Loại phù hợp
new-mode-physical = Như bàn thật
new-mode-assisted = Chỉ nước đi hợp lệ
new-mode-online = Đi quân là bấm đồng hồ
new-mode-recorded = Bên cạnh bàn thật
new-seats = Màu quân
new-seats-drawn = Hai thiết bị bốc thăm
new-seats-white = Trắng trên thiết bị này
new-seats-black = Đen trên thiết bị này
new-seats-open = Cả hai bằng liên kết
new-own-name = Tên của bạn
new-arbiter = Có trọng tài giám sát
new-boards = Số bàn
new-event-name = Tên sự kiện
new-blind = Đấu thủ khiếm thị
new-position = Thế cờ ban đầu (FEN)
new-delay = Khán giả xem chậm hơn
new-delay-moves = nước
new-delay-minutes = phút
new-number = { $what }: cần một số nguyên từ { $least } đến { $most }.
new-create = Tạo
new-anyway = Vẫn tạo, hoặc chọn thời gian hay bộ luật khác.
new-create-anyway = Vẫn tạo

links-title = Chỗ ngồi và liên kết
links-how = Quét mã, hoặc mở { $address } rồi gõ sáu chữ cái.
links-here = Chỉ máy này mở được các địa chỉ này. Để các thiết bị khác trong phòng đấu dùng được, hãy khởi động chương trình với { $option }.
links-print = In
links-copy = Sao chép liên kết
links-copied = Đã sao chép
links-share = Chia sẻ
links-show = Liên kết
links-free = còn trống
links-renew = Liên kết mới
links-make = Tạo liên kết cho mọi chỗ trống
links-to-desk = Đến bàn trọng tài
links-to-board = Đến bàn cờ
links-to-event = Đến sự kiện
links-spectators = Khán giả
links-officials = Liên kết cho trọng tài
links-sheet = Trang này: { $address }
links-qr = Mã QR
links-seat = { $board ->
        [0] { $side ->
            [white] Trắng
           *[black] Đen
        }
       *[other] Bàn { $board }, { $side ->
            [white] Trắng
           *[black] Đen
        }
    }
links-helper = { $board ->
        [0] { $side ->
            [white] Trợ giúp Trắng
           *[black] Trợ giúp Đen
        }
       *[other] { $side ->
            [white] Bàn { $board }, trợ giúp Trắng
           *[black] Bàn { $board }, trợ giúp Đen
        }
    }
links-arbiter = Trọng tài
links-chief = Tổng trọng tài
links-desk = Bàn đón tiếp
links-committee = Ban giải quyết khiếu nại
links-captain = Đội trưởng { $team }
links-organiser = Ban tổ chức
links-once = Dành cho một thiết bị. Dùng rồi thì chỉ mở được trên thiết bị đó.
links-waiting = Trang này chuyển sang bàn cờ khi người kia đến.

join-title = Tham gia
join-code = Sáu chữ cái hoặc liên kết
join-do = Tham gia
join-unknown = Không có chỗ nào mang mã này. Hãy xem lại các chữ cái.
join-name = Tên của bạn
join-name-may = Tên của bạn, nếu muốn
join-against = gặp { $name }
join-sit = Vào chỗ
join-sit-play = Vào chỗ và chơi
join-help = Tôi trợ giúp
join-draw = Bốc thăm và chơi
join-drawn = Màu quân do bốc thăm.
join-desk = Đến bàn trọng tài
join-organise = Đến sự kiện
join-taken = Chỗ này đã có người
join-taken-how = Chỗ này mở trên thiết bị đã dùng liên kết. Trên thiết bị này: { $arbiter ->
        [true] hãy xin trọng tài liên kết mới.
       *[false] hãy xin người tạo ván liên kết mới.
    }
join-look = Xem

draw-title = Bốc thăm màu quân
draw-waits = Bàn cờ mở ra khi người kia đến.
draw-draws = Đang bốc thăm màu quân.
draw-lost = Thiết bị này không còn giữ số của mình. Hãy tạo ván mới.
