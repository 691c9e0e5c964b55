### The screen of a lesson, of its list, and of two clocks.

screen-learn-of = { $step } trên { $steps }
screen-learn-back = Mọi bài
screen-learn-again = Làm lại
screen-learn-show = Chỉ tôi xem
screen-learn-next = Tiếp
screen-learn-finish = Xong bài
screen-learn-play = Đi nước tiếp
screen-learn-mark = dấu ở { $square }
screen-learn-chosen = đã chọn
screen-learn-moved = { $side ->
        [white] Trắng
       *[black] Đen
    }: { $move }
screen-learn-tray = Quân cần đặt
screen-learn-write = Nước của bạn
screen-learn-send = Gửi
screen-learn-not-kept = Cửa sổ này không lưu gì.
screen-learn-unread = Không hiểu. Hãy viết một ô như e2 hoặc một nước như { $example }.
screen-learn-unheard = Không nghe thấy máy chủ. Hãy thử lại.
screen-learn-done = Đã xong
screen-learn-begun = { $done } trên { $steps }
screen-learn-due = Xem lại
screen-learn-seen = Đã xem, chưa làm
screen-learn-go-on = Tiếp tục: { $lesson }
screen-learn-take = Mang theo
screen-learn-file = Lưu tệp
screen-learn-read = Đọc tệp
screen-learn-scan = Quét mã này bằng máy kia.
screen-learn-added = Đã thêm tiến độ: { $steps } bước.
screen-learn-refused = { $why ->
        [size] Tệp quá lớn: tối đa { $most }.
        [version] Tệp thuộc phiên bản khác.
       *[form] Đây không phải tệp tiến độ.
    }
screen-learn-left-clock = Đồng hồ trái
screen-learn-right-clock = Đồng hồ phải
screen-learn-control = Thể thức thời gian
screen-learn-each = Mỗi nước mất
screen-learn-seconds = { $seconds } giây
screen-learn-speed = Tốc độ
screen-learn-run = Chạy hai mươi nước
screen-learn-press = Bấm
screen-learn-move = Nước
screen-learn-before = Trước
screen-learn-used = Dùng
screen-learn-gained = Thêm
screen-learn-after = Sau
screen-learn-up = Hết giờ
