### The live screens, as the browser says them: the board, claims, the arbiter's desk, the wall, judging a position.

screen-side = { $side ->
        [white] Trắng
       *[black] Đen
    }
screen-man = { $role ->
        [king] Vua
        [queen] Hậu
        [rook] Xe
        [bishop] Tượng
        [knight] Mã
       *[pawn] Tốt
    } { $color ->
        [white] Trắng
       *[black] Đen
    }
screen-empty = trống
screen-touched = đã chạm
screen-out-of-place = không đúng chỗ
screen-board = Bàn cờ
screen-board-number = Bàn { $board }
screen-home = Về trang đầu
screen-line = { $line ->
        [open] Đã kết nối
        [slow] Đang chờ máy chủ
        [lost] Mất kết nối
       *[connecting] Đang kết nối
    }
screen-slow = Đang chờ máy chủ.
screen-lost-since = Mất kết nối từ { $time }.
screen-lost = { $arbiter ->
        [true] Đồng hồ vẫn chạy trên máy chủ. Hãy báo trọng tài.
       *[false] Đồng hồ vẫn chạy trên máy chủ. Các nước đi chờ đến khi có kết nối.
    }
screen-lost-shared = Các nước đi được giữ ở đây và gửi khi có kết nối lại.
screen-lost-desk = Đồng hồ vẫn chạy trên máy chủ. Không ghi nhận được gì cho đến khi có kết nối lại.
screen-lost-looking = Những gì ở đây là của lúc đó.
screen-lost-said = Mất kết nối
screen-back-said = Đã kết nối lại
screen-retry = Thử lại
screen-gone = Chỗ ngồi này đang ở thiết bị khác. Màn hình này chỉ hiển thị ván cờ.
screen-missed = { $count ->
        [one] Có một việc đã xảy ra trong lúc đó.
       *[other] Có { $count } việc đã xảy ra trong lúc đó.
    }

screen-flag = cờ
screen-away = mất kết nối
screen-adjusting = sửa quân
screen-castling = sắp nhập thành
screen-castling-which = Vua có nhập thành không?
screen-castling-do = Nhập thành
screen-castling-step = Đi Vua
screen-chess960 = Cờ vua 960
screen-start-number = Cờ vua 960, thế { $number }
screen-start-brief = Thế { $number }
screen-press = { $side ->
        [white] Bấm đồng hồ: Trắng
       *[black] Bấm đồng hồ: Đen
    }
screen-turn = Đến lượt { $side }
screen-before = Ván cờ chưa bắt đầu.
screen-before-players = Cả hai đấu thủ đã sẵn sàng?
screen-start = Bắt đầu ván cờ
screen-standing = Đồng hồ đang dừng.
screen-standing-question = Đồng hồ đang dừng. Trọng tài quyết định.
screen-standing-players = Đồng hồ đang dừng. Hai đấu thủ cùng quyết định.
screen-resume = Đấu tiếp
screen-waits = Đang hỏi đấu thủ kia.
screen-agree = Đồng ý
screen-wanted = { $side ->
        [white] Trắng muốn:
       *[black] Đen muốn:
    } { $what ->
        [start] bắt đầu ván cờ
        [resume] đấu tiếp
        [agree] thỏa thuận
        [adjust] thời gian khác trên đồng hồ
        [decide] quyết định này
        [new_game] ván mới
       *[settle] tiếp tục với đồng hồ như cũ
    }
screen-held = Máy chủ đã gián đoạn. Thời gian nào được tính?
screen-held-event = Như ở thao tác cuối
screen-held-beat = Như lúc gián đoạn
screen-held-arbiter = Máy chủ đã gián đoạn. Đồng hồ dừng cho đến khi trọng tài quyết định.
screen-offered = { $side ->
        [white] Trắng đề nghị hòa.
       *[black] Đen đề nghị hòa.
    } Chạm quân là từ chối.
screen-decline = Từ chối
screen-duty-none = Không có nghĩa vụ do chạm quân.
screen-no-claim = Không được yêu cầu gì dựa trên nội dung màn hình này.

screen-actions = Các thao tác
screen-offer = Hòa
screen-claim = Yêu cầu
screen-arbiter = Trọng tài
screen-stop = Dừng
screen-more = Thêm
screen-back = Quay lại
screen-done = Xong
screen-ruling = Quyết định
screen-adjust = Tôi sửa quân
screen-castle-say = Tôi sắp nhập thành
screen-flip = Xoay bàn cờ trên màn hình này
screen-face = { $both ->
        [true] Mọi quân quay về một phía
       *[false] Quân quay về cả hai đấu thủ
    }
screen-keys = Phím
screen-leave = Rời bàn
screen-resign = Xin thua
screen-resign-title = { $side ->
        [white] Trắng xin thua?
       *[black] Đen xin thua?
    }
screen-resign-then = Ván cờ kết thúc ngay và không thể rút lại.
screen-resign-do = Xin thua ván này
screen-call-title = Gọi trọng tài
screen-call-then = Trọng tài thấy lời gọi ngay.
screen-call-do = Gọi trọng tài
screen-call-stop = Dừng cả hai đồng hồ và gọi
screen-call-device = Điện thoại đổ chuông: gọi trọng tài
screen-reserve = Quân bên cạnh bàn cờ
screen-promotion = Tốt phong cấp thành quân nào?
screen-restore = Cần đặt lại: { $squares }
screen-restore-do = Đặt lại giúp
screen-move = Nước đi
screen-move-do = Thực hiện nước đi

screen-claim-title = { $side ->
        [white] Trắng yêu cầu
       *[black] Đen yêu cầu
    }
screen-claim-what = Yêu cầu điều gì?
screen-claim-kind = { $kind ->
        [repetition] thế cờ giống nhau
        [fifty] năm mươi nước đi
        [flag] cờ đồng hồ của đối thủ
        [illegal_move] nước đi không hợp lệ
        [touched] quân đã chạm
        [wrong_position] thế cờ sai
        [quickplay] kết thúc nhanh ván cờ
        [increment_request] thời gian cộng thêm mỗi nước
        [no_arbiter_draw] đối thủ không thể thắng hoặc không cố thắng
        [two_boards] dùng bàn cờ riêng
        [wrong_colours] sai màu quân
        [wrong_clock] đồng hồ sai
       *[disturbance] bị làm phiền
    }
screen-claim-when = Khi nào?
screen-claim-appeared = đã xuất hiện trên bàn cờ
screen-claim-ahead = sau nước đi tiếp theo
screen-claim-written = Nước đi đã ghi
screen-claim-final = Nước đi đã ghi không thể thay đổi nữa.
screen-claim-then = Sau bước này không thể hủy.
screen-claim-do = Gửi yêu cầu

screen-sheet = Biên bản
screen-sheet-empty = Chưa có nước đi.
screen-story = Diễn biến
screen-story-empty = Chưa có quyết định nào.
screen-key = { $what ->
        [arrows] di chuyển trên bàn cờ
        [enter] chạm, rồi đặt xuống
        [escape] thả tay
        [pieces] quân cùng loại kế tiếp; với phím nâng là quân trước
        [ranks] hàng ngang
        [files] cột dọc
        [press] bấm đồng hồ
        [move] ghi nước đi
        [times] nghe cả hai thời gian
        [last] nghe nước đi cuối
        [duty] nghe nghĩa vụ do chạm quân
        [read] đọc một cột hoặc một hàng ngang
        [drop] đặt quân trong tay lên ô, khi quân bị bắt được dùng lại
        [draw] đến nút hòa
        [claim] mở yêu cầu
       *[arbiter] gọi trọng tài
    }
screen-tray = Quân để đặt lên bàn cờ

screen-waiting = { $count ->
        [0] không có gì chờ
        [one] một bàn đang chờ
       *[other] { $count } bàn đang chờ
    }
screen-filter = Những bàn nào
screen-filter-by = { $filter ->
        [all] Tất cả
        [open] Đang chờ
        [low] Ít thời gian
        [before] Chưa bắt đầu
       *[over] Đã xong
    }
screen-no-boards = Chưa có bàn nào.
screen-none-such = Không có bàn nào như vậy.
screen-seats = Chỗ ngồi và liên kết
screen-wall = Màn hình cho máy chiếu
screen-event = Giải đấu
screen-alarm = { $kind ->
        [call] gọi trọng tài
        [device] điện thoại đổ chuông
        [claim] một yêu cầu
        [question] một câu hỏi đang chờ
        [stopped] đồng hồ đang dừng
        [flag] cờ đồng hồ đã rơi
        [held] sau khi khởi động lại: thời gian nào được tính?
       *[lost] một bàn mất kết nối
    }
screen-phase = { $phase ->
        [before] chưa bắt đầu
        [running] đang đấu
        [standing] đồng hồ đang dừng
       *[over] đã xong
    }
screen-all-boards = Tất cả các bàn
screen-desk = Một bàn
screen-tab = { $tab ->
        [incident] Sự việc
        [story] Diễn biến
        [clocks] Đồng hồ
        [sheet] Biên bản
        [penalties] Hình phạt
       *[result] Kết quả
    }
screen-run = { $what ->
        [start] Bắt đầu ván cờ
        [stop] Dừng cả hai đồng hồ
       *[resume] Cho đấu tiếp
    }
screen-todo = Còn phải làm
screen-rulings-only = Chỉ các quyết định
screen-question = Câu hỏi cho trọng tài
screen-time-of = { $side ->
        [white] Thời gian của Trắng
       *[black] Thời gian của Đen
    }
screen-decide = Quyết định
screen-less = Bớt
screen-more-time = Thêm
screen-clocks-run = Đồng hồ đang chạy. Chỉ chỉnh khi đồng hồ dừng.
screen-apply = Chỉnh đồng hồ
screen-apply-run = Chỉnh và đấu tiếp
screen-whose = Của ai?
screen-fact = { $fact ->
        [claim] đấu thủ yêu cầu
        [disturbance] bị làm phiền
        [illegal_move] nước đi không hợp lệ
        [flag] thấy rơi cờ
        [device] điện thoại hoặc thiết bị
        [displaced_piece] quân bị xê dịch
        [wrong_position] thế cờ sai
        [wrong_setting] đồng hồ chỉnh sai
        [written_ahead] ghi trước nước đi
        [touched] quân đã chạm
        [default] không có mặt đúng giờ
        [wrong_colours] sai màu quân
        [board_turned] bàn cờ xoay sai
        [pawn_on_last_rank] Tốt còn ở hàng cuối
        [king_captured] Vua bị bắt
        [unrecorded] không ghi nước đi
        [notes] xem ghi chú
        [advice] mách nước hoặc phân tích
        [disturbing] làm phiền đối thủ
        [disrepute] làm mất uy tín cờ vua
        [smoking] hút thuốc
        [left_area] rời khu vực thi đấu
        [left_venue] rời địa điểm
        [spectator_interferes] khán giả can thiệp
        [spectator_phone] điện thoại của khán giả
        [entered_area] người lạ trong khu vực thi đấu
        [boards_differ] hai bàn cờ khác nhau
        [sheets_differ] bàn cờ và biên bản khác nhau
        [envelope_lost] mất phong bì
        [pocket_wrong] quân vào nhầm tay
        [pocket_lost] không rõ quân trong tay
        [checks_disputed] bất đồng số lần chiếu
        [both_end] hai bàn kết thúc cùng lúc
        [other_board] chạm vào bàn kia
        [left_match] bỏ trận đấu
        [sheet_hidden] biên bản bị che
        [sheet_taken] giữ hoặc hủy biên bản
        [other_notation] không ghi theo ký hiệu đại số
        [defective_sheet] biên bản hết chỗ hoặc rách
       *[wrong_hand] không cùng bàn tay
    }
screen-penalty = Hình phạt
screen-penalty-kind = { $kind ->
        [warning] cảnh cáo
        [opponent_time] thêm thời gian cho đối thủ
        [own_time] bớt thời gian của đấu thủ
       *[loss] xử thua
    }
screen-minutes = Phút
screen-half-points = Số nửa điểm
screen-delay = { $moves ->
        [one] chậm một nước đi
       *[other] chậm { $moves } nước đi
    }
screen-pause = Giữ trang này

screen-about = Ván cờ
screen-mode = { $mode ->
        [physical] như bàn thật
        [assisted] có trợ giúp
        [online] trực tuyến
       *[recorded] ghi chép
    }
screen-displaced-say = Quân bị xô lệch
screen-displaced-which = Chạm vào các quân bị xô lệch.
screen-displaced = Bị xô lệch: { $squares }
screen-upright = Đặt lại cho đúng
screen-offer-when = { $turn ->
        [true] cùng nước này
       *[false] có thể gây phiền
    }
screen-offer-now = Đi cùng nước đi đang thực hiện
screen-offer-off = Quá sớm hoặc quá muộn: có thể gây phiền
screen-reader = Bàn cờ cho trình đọc màn hình
screen-settings = Cài đặt
screen-ask-arbiter = Hỏi trọng tài
screen-dropped = Ván cờ đã tiếp tục mà không có những gì giữ ở đây. Chúng không được gửi.
screen-reader-now = Việc cần làm bây giờ
screen-reader-clocks = Đồng hồ
screen-reader-times = Cả hai thời gian
screen-reader-last = Các nước đi cuối
screen-reader-rulings = Quyết định
screen-time-left = Còn { $time }
screen-nav = { $to ->
        [boards] Các bàn
        [questions] Câu hỏi
        [incident] Sự việc
       *[search] Tìm
    }
screen-pad = Bàn nào?
screen-pad-back = Xóa chữ số cuối
screen-no-such-board = Không có bàn { $board }.
screen-find = Tên hoặc bàn
screen-queue = Đang chờ
screen-queue-empty = Không có gì chờ.
screen-later = Quyết định sau
screen-later-open = Quyết định ngay
screen-reason = Lý do
screen-correct = Sửa mục này
screen-step = { $side }: { $way ->
        [less] bớt một { $unit }
       *[more] thêm một { $unit }
    }
screen-unit = { $unit ->
        [hour] giờ
        [minute] phút
       *[second] giây
    }
screen-counter = Bộ đếm nước đi, { $side }
screen-draw-you = { $side ->
        [white] Bạn cầm quân Trắng.
       *[black] Bạn cầm quân Đen.
    }
screen-draw-result = Đã bốc thăm xong màu quân.
screen-draw-board = Đến bàn cờ
screen-draw-how = Cách bốc thăm
screen-draw-how-text = Mỗi điện thoại tạo một số và gửi dấu vân của số đó trước, nên không máy nào chọn được sau khi thấy số của máy kia. Hai số cùng nhau cho biết ai cầm Trắng.
screen-draw-number = { $phone ->
        [first] Điện thoại đã tạo ván cờ
       *[second] Điện thoại kia
    }
screen-claim-unknown = Hiện không hỏi được có thể yêu cầu điều gì. Hãy thử lại khi có kết nối.
screen-claim-stops = Yêu cầu làm dừng cả hai đồng hồ.
screen-claim-wrong = Nếu không đúng:
screen-claim-binds = Phải thực hiện nước đi đã ghi.
screen-delay-minutes = { $minutes ->
        [one] chậm một phút
       *[other] chậm { $minutes } phút
    }
screen-belongs = chỗ của { $man }
screen-resign-hold = Giữ một giây.
screen-table-hold = Giữ để dừng cả hai đồng hồ.
screen-reason-needed = Chỉ đặt lại đồng hồ khi có lý do. Lý do được giữ trong nhật ký.
screen-move-read = Kiểm tra
screen-move-again = Bấm Enter lần nữa để thực hiện; Escape để bỏ.
screen-move-as = Như đã ghi: { $text }.
screen-move-command = Lệnh: { $text }.
screen-move-castles = Nhập thành { $castles ->
        [short] cánh Vua
       *[long] cánh Hậu
    }.
screen-move-said = { $role ->
        [king] Vua
        [queen] Hậu
        [rook] Xe
        [bishop] Tượng
        [knight] Mã
        [pawn] Tốt
       *[none] Từ
    }{ $from ->
        [none] { "" }
       *[some] {" "}{ $from }
    } { $takes ->
        [true] bắt quân ở
       *[false] đến
    } { $to }.
screen-move-becomes = Phong cấp thành { $role ->
        [queen] Hậu
        [rook] Xe
        [bishop] Tượng
       *[knight] Mã
    }.
screen-move-number = nước { $number }
screen-more-articles = Thêm { $count } điều luật
screen-time-unread = Đây không phải là thời gian. Ví dụ: { $example }
screen-counter-unread = Đây không phải là số nước đi. Ví dụ: { $example }
screen-adjust-nothing = Chưa có gì thay đổi: hãy ghi thời gian hoặc số nước đi.
screen-correct-needed = Việc sửa cần có lý do. Lý do được lưu trong nhật ký.
screen-touched-which = Quân nào đã bị chạm?
screen-judge-long = Nội dung quá dài. Hãy dán một ván duy nhất, với ít chú thích hơn.
screen-reader-words = Ô ghi nước đi cũng nhận các từ này: { $words }.
screen-incident-unknown = Hiện không hỏi được có thể ghi nhận điều gì ở đây. Hãy thử lại khi có kết nối.
screen-disturbed-who = Ai bị làm phiền?
screen-claim-enter = Ghi nhận yêu cầu
screen-entered = Đã ghi nhận
screen-entered-nothing = Điều này được lưu trong nhật ký và không kéo theo việc gì.
screen-entered-next = Ghi nhận việc khác
screen-ruling-of = { screen-move-number }, { $side }
screen-article = { $book }, Điều { $article }
screen-picture = Bàn cờ dạng hình
screen-blind = { $side ->
        [white] Trắng
       *[black] Đen
    } không nhìn thấy: nước đi được đọc to và nhắc lại.
screen-aloud = { $on ->
        [true] Ngừng đọc to
       *[false] Thiết bị này đọc to
    }
