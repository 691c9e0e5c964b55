### The pages of the web server: the frame, the start page, settings, the Laws.

web-name = Trọng tài
web-language-itself = Tiếng Việt
web-skip = Đến nội dung
web-nav = Các trang
web-languages = Ngôn ngữ
web-laws = Luật cờ
web-settings = Cài đặt
web-foot = Các tóm tắt bằng lời của chúng tôi. Văn bản Luật, ở ngôn ngữ gốc, mới có giá trị quyết định.

web-home-title = Trọng tài cờ vua dưới dạng phần mềm
web-settings-language = Ngôn ngữ
web-settings-theme = Màu sắc
web-theme-device = Theo thiết bị
web-theme-light = Sáng
web-theme-dark = Tối
web-settings-kept = Lựa chọn được giữ trên thiết bị này.
web-settings-save = Giữ lựa chọn

web-refused-title = Không có ở đây
web-refused-later = Chưa được lúc này
web-refused-not-so = Không thực hiện được
web-refused-page = Không có trang nào ở địa chỉ này. Có thể liên kết thuộc một sự kiện trước đây.
web-refused-method = Không thể dùng địa chỉ này theo cách đó.
web-refused-sent = Không đọc được nội dung đã gửi. Vui lòng quay lại và kiểm tra những gì đã điền.
web-refused-large = Nội dung gửi lên quá lớn.
web-refused-foreign = Nội dung này được gửi từ trang của một trang web khác. Không có gì được thực hiện.
web-refused-failed = Việc này mất quá nhiều thời gian, hoặc máy chủ không thực hiện được. Vui lòng thử lại.
web-refused-rulebook = Không có bộ luật { $rulebook }.
web-refused-article = { $title } không có điều { $article }.
web-refused-near = Có thể muốn nói:
web-refused-home = Về trang đầu

web-laws-lead = Mọi bộ luật có ở đây, từng điều một, bằng lời của chúng tôi, kèm các con số.
web-laws-books = Các bộ luật
web-laws-about = { $articles } điều{ $days ->
        [never] { "" }
        [still] , có hiệu lực từ { $from }
       *[ended] , có hiệu lực từ { $from } đến { $to }
    }
web-laws-taken = Lấy từ

web-search = Tìm
web-search-title = Tìm trong Luật
web-search-label = Từ ngữ hoặc số của điều luật
web-search-edition = Bộ luật
web-search-here = Tìm trong bộ luật này
web-search-count = { $articles ->
        [0] Không điều nào có những từ này.{ $near ->
            [0] { "" }
           *[other] {" "}Gần nhất:
        }
       *[other] { $articles } điều
    }

web-compare-title = Hai bộ luật cạnh nhau
web-compare-a = Bộ luật thứ nhất
web-compare-b = Bộ luật thứ hai
web-compare-do = So sánh
web-compare-none = Không có quy định như vậy.
web-compare-count = { $subjects ->
        [0] Hai bộ luật không khác nhau ở điểm này.
       *[other] Hai bộ luật khác nhau ở { $subjects } chủ đề.
    }
web-compare-more = Xem thêm { $more } điểm: điều ít quan trọng, hoặc chỉ thay đổi số thứ tự
web-compare-moved = Chỉ thay đổi số thứ tự

web-article = Điều
web-article-games = Áp dụng cho:
web-article-figures = Những gì điều này ấn định
web-article-below = Các mục bên dưới
web-article-see = Xem thêm
web-article-others = Các ấn bản khác
web-article-same = Không ấn bản nào khác ở điểm này.
web-article-neighbours = Điều trước và điều sau
web-article-before = Trước:
web-article-after = Tiếp:
web-state-enforced = phần mềm quyết định
web-state-assisted = hỏi trọng tài
web-state-physical = chỉ hiển thị
web-state-planned = dự kiến
web-state-heading = đề mục

web-serve-ready = Mở { $address } trong trình duyệt. Để dừng: { $keys }
web-serve-hall = Để các thiết bị khác trong phòng đấu dùng được, khởi động với { $option }.
web-serve-others = Các thiết bị khác trong phòng đấu mở { $address }.

web-white = Trắng
web-black = Đen
web-judge-title = Phân xử một thế cờ
web-judge-record = Thế cờ (FEN) hoặc ván cờ (PGN)
web-judge-matter = Câu hỏi
web-judge-matter-flag = Cờ đồng hồ đã rơi: ai thắng?
web-judge-matter-dead = Đây có phải thế cờ chết không?
web-judge-matter-repetition = Yêu cầu về thế cờ giống nhau có đúng không?
web-judge-matter-fifty = Yêu cầu về năm mươi nước đi có đúng không?
web-judge-fallen = Cờ đồng hồ của ai đã rơi?
web-judge-written = Nếu yêu cầu với nước đi tiếp theo: nước đi đã ghi
web-judge-laws = Bộ luật
web-judge-do = Phân xử
web-judge-answer = Trả lời
web-judge-line = Các nước đi cho thấy điều đó
web-judge-can = { $side ->
        [white] Trắng
       *[black] Đen
    } vẫn có thể chiếu hết{ $flag ->
        [decides] , nên đối thủ rơi cờ là thua ({ $article })
       *[loses] {""}
    }. { $plies ->
        [one] Một nửa nước đi là đủ.
       *[other] Dãy nước đi bên dưới cho thấy điều đó trong { $plies } nửa nước đi.
    }
web-judge-wins = { $side ->
        [white] Trắng
       *[black] Đen
    } vẫn có thể thắng. { $plies ->
        [one] Một nửa nước là đủ.
       *[other] Chuỗi nước dưới đây cho thấy điều đó trong { $plies } nửa nước.
    }
web-judge-wins-not = { $side ->
        [white] Trắng
       *[black] Đen
    } không thể thắng nữa: { $reason ->
        [bare_king] Vua đơn độc không chiếu được.
       *[two_kings] chỉ còn hai Vua, và không ai có quân trong tay.
    }
web-judge-wins-open = Không rõ { $side ->
        [white] Trắng
       *[black] Đen
    } còn có thể thắng trong ván này hay không. Trọng tài quyết định.
web-judge-busy = Chưa xem xét được lúc này. Hãy hỏi lại.
web-judge-no-position = Không thể phân xử thế cờ này. { $why } Ví dụ: { $example }
web-judge-no-move = Nước đi { $move }, { $side ->
        [white] Trắng
       *[black] Đen
    }: { $why }
web-judge-nothing = Không có thế cờ hay ván cờ nào. Ví dụ: { $example }

web-live-unbuilt = Các màn hình chưa được dựng: hãy khởi động máy chủ bằng { $command }.
web-live-script = Bàn cờ cần một đoạn mã mà trình duyệt này không chạy.
web-new = Ván mới
web-home-count = { $boards ->
        [one] một bàn
       *[other] { $boards } bàn
    }
web-event-empty = Chưa có bàn nào.
web-event-state = { $phase ->
        [before] chưa bắt đầu
        [running] đang đấu
        [standing] đồng hồ đang dừng
       *[over] đã xong
    }
web-home-far = đang đấu: { $running }, đã xong: { $over }
web-live-list = Mọi bàn theo danh sách
web-event-desk = Bàn của trọng tài
web-event-seats = Chỗ ngồi và liên kết
web-new-unread = Chưa đọc được thể thức thời gian này. { $why } Ví dụ: { $example }

web-live-board = Bàn { $board }
web-digits-language = Theo ngôn ngữ
web-digits-latin = 0 1 2 3
web-digits-local = Theo chữ viết
web-calendar-language = Theo ngôn ngữ
web-calendar-persian = Lịch Iran
web-calendar-gregorian = Dương lịch
web-settings-digits = Chữ số
web-settings-calendar = Lịch
web-settings-board = Bên bàn cờ
web-settings-keys = Dùng chữ cái đơn làm phím
web-settings-quiet = Chỉ báo thời gian khi được hỏi
web-login-title = Đăng nhập người điều hành
web-login-lead = Người tổ chức sự kiện cấp tên và mật khẩu cho người điều hành.
web-login-none = Chưa có sự kiện nào.
web-login-event = Sự kiện
web-login-name = Tên
web-login-password = Mật khẩu
web-login-do = Đăng nhập
web-appoint = Người điều hành
web-appoint-lead = Với tên và mật khẩu, trọng tài vào được từ mọi thiết bị:
web-appoint-arbiter = Trọng tài
web-appoint-chief = Tổng trọng tài
web-appoint-do = Bổ nhiệm
web-draw-other = Điện thoại kia
web-refused-others = Không dành cho mọi người
