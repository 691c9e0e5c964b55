### Luyện tập cho trọng tài: bài tập, hộp ôn, bài thi.

## Những gì trọng tài đã biết

train-known-basic = Ở đây một trọng tài giám sát nhiều ván.
train-chess960 = Ván này là cờ vua 960.
train-variant = Ván này là { $name }.
train-known-set-up = Lúc bắt đầu, các quân không được xếp như phải xếp.
train-known-offer = Đề nghị hòa { ruling-side-of } còn hiệu lực.
train-known-default = Giờ bắt đầu theo lịch là { $start }, thời gian được phép đến muộn là { $default }.
train-known-illegal = { ruling-side }: số nước không hợp lệ đã tính đến nay: { $count }.
train-known-warned = { ruling-side }: số lần cảnh cáo đến nay: { $count }.
train-known-recorded = { ruling-side }: số nước đã ghi trong biên bản: { $count }.
train-known-player = { ruling-side } { $what ->
        [below_five] đã còn dưới năm phút.
        [blind] không nhìn được bàn cờ.
        [deaf] không nghe được.
       *[lost] đã mất một quyền trong ván này.
    }

## Những gì có thể chọn

train-silence = Không nói gì: không có gì phải quyết định.
train-answered = { $question } – { $option }.
train-envelope = { $told } Trong đó ghi: { $text }.
train-at = { $session ->
        [first] { $time } sau giờ bắt đầu đã định: { $told }
       *[later] { $time } sau giờ chơi tiếp đã định: { $told }
    }
train-own = Luật để trọng tài quyết định điều này.

## Các trang

train-title = Luyện trọng tài
train-exam-title = Bài thi
train-sheet-title = Tờ đề thi
train-script = Phần luyện tập cần trình duyệt chạy tập lệnh.
train-subject = { $subject ->
        [touch] Chạm quân
        [making] Đi quân
        [illegal] Nước không hợp lệ
        [claims] Đề nghị xử hòa
        [flag] Rơi cờ
        [clock] Đồng hồ
        [draw] Hòa và kết thúc ván
        [conduct] Ứng xử
        [setup] Bắt đầu sai
        [rapid] Nhanh và chớp
        [adjournment] Ván hoãn
        [blind] Người khiếm thị
       *[variants] Các loại cờ khác
    }
train-level = { $level ->
        [1] Câu lạc bộ
        [2] Quốc gia
       *[3] Quốc tế
    }
train-play = { $play ->
        [standard] Cờ tiêu chuẩn
        [rapid] Cờ nhanh
       *[blitz] Cờ chớp
    }
train-all-subjects = Mọi chủ đề
train-all-levels = Mọi trình độ
train-all-plays = Mọi thể loại
train-newest = Bản luật mới nhất của mỗi bài
train-by = Theo { $what ->
        [subject] chủ đề
        [level] trình độ
        [laws] bản luật
       *[play] thể loại
    }
train-due = { $count ->
        [0] Hôm nay không có bài nào cần ôn.
       *[other] Hôm nay có { $count } bài cần ôn.
    }
train-begin = Bài tiếp theo
train-box = { $box ->
        [0] mới
       *[other] hộp { $box } trong 5
    }
train-boxes = Các hộp
train-today = đến hạn
train-none = Không có bài nào hợp với lựa chọn này.
train-more = Tất cả { $count } bài
train-private = Cửa sổ này không lưu gì: đóng lại là mất tiến độ.

## Một bài tập

train-laws = Bản luật
train-case = Bài { $number }
train-what = Bạn quyết định thế nào?
train-which = Điều nào?
train-article = Điều { $article }
train-board = Bàn cờ trước việc cuối cùng
train-to-move = { $side ->
        [white] Trắng có lượt đi.
       *[black] Đen có lượt đi.
    }
train-clock = { $side ->
        [white] Trắng
       *[black] Đen
    } { $time }{ $runs ->
        [yes] , đang chạy
       *[no] { "" }
    }
train-story = Diễn biến
train-known = Những gì đã biết
train-sheet = Biên bản
train-right = { $how ->
        [all] Đúng.
        [article] Quyết định đúng, nhưng điều khác.
        [figures] Quyết định đúng, con số chưa đúng.
       *[no] Không phải vậy.
    }
train-points = { $points } trên { $of } điểm
train-answer = Luật nói gì
train-yours = câu trả lời của bạn
train-true = đúng
train-elsewhere = Câu trả lời khác theo
train-open = Mở trường hợp này
train-again = Trở lại luyện tập
train-next = Bài tiếp theo

## Bài thi

train-exam-then = 20 bài, 40 phút, không trợ giúp. Một mã, một đề.
train-seed = Mã đề
train-exam-begin = Bắt đầu thi
train-exam-paper = Tờ để in
train-name = Họ tên
train-left = còn { $time }
train-of = Bài { $number } trên { $count }
train-give = Gửi câu trả lời
train-exam-done = Bài thi đã kết thúc.
train-exam-late = Đã hết giờ.
train-unanswered = chưa trả lời
train-ended = Không tải được trang: { $why }

## Mang theo

train-take = Mang theo
train-take-file = Lưu thành tệp
train-take-read = Đọc tệp
train-take-code = Điện thoại khác đọc mã này và thêm tiến độ ở đây vào.
train-take-added = { $count ->
        [0] Trong đó không có gì mới.
       *[other] Đã thêm { $count } bài.
    }
train-take-wrong = { $why ->
        [large] Tệp này quá lớn để là tiến độ: tối đa { $most }.
        [version] Đây là tiến độ của phiên bản khác: cần { $version }.
       *[unread] Đây không phải tệp tiến độ: cần tệp đã lưu ở đây.
    }

## Bị từ chối qua giao diện

live-error-no-laws = Bài này không được hỏi theo { $name }.
live-error-no-option = Bài này không có lựa chọn { $name }.

## Từ dòng lệnh

train-checked = Bài tập: { $cases }. Số lần hỏi theo các bản luật: { $asked }. Mọi thứ đều ổn.
train-faults = { $count ->
       *[other] { $count } lỗi.
    }
