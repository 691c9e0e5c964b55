### Màn hình của trọng tài: nói trước điều sẽ xảy ra, và điều đã ghi thì rút lại được.

screen-desk-enter = Ghi
screen-desk-hold = Nhấn giữ để ghi
screen-desk-hold-hint = Nhấn giữ một giây.
screen-desk-nothing = Không dẫn đến điều gì. Vẫn còn trong nhật ký.
screen-desk-asking = Đang xem điều gì sẽ xảy ra…
screen-desk-would-end = Ván cờ kết thúc
screen-desk-would-follow = Điều sẽ xảy ra
screen-desk-device = Chuyện gì đã xảy ra?
screen-desk-device-kind = { $kind ->
        [rang] Đổ chuông hoặc phát ra tiếng
        [sounded_off] Đã tắt mà vẫn phát ra tiếng
        [used] Đã được sử dụng
        [on] Đang bật
        [on_person] Đã tắt, mang theo người
       *[in_bag] Đã tắt, để trong túi
    }
screen-desk-noticed = Ai nhận thấy?
screen-desk-noticed-by = { $by ->
        [arbiter] Tôi
        [white] Trắng
        [black] Đen
       *[spectator] Người khác
    }
screen-desk-take-back = Rút lại
screen-desk-take-back-run = Rút lại và chơi tiếp
screen-desk-taken-back = Đã rút lại
screen-desk-back-reason = Vì sao rút lại?
screen-desk-overrule = Bãi bỏ quyết định
screen-desk-start-all = Bắt đầu mọi bàn
screen-desk-settle-all = Máy chủ đã gián đoạn. { $count } bàn đang chờ: lấy thời gian nào?
screen-desk-not-done = Chưa làm được ở bàn { $boards }.
screen-desk-sound = Âm báo khi có người gọi
screen-desk-previous = Bàn trước
screen-desk-next = Bàn sau
screen-desk-correct-result = Sửa kết quả
screen-desk-join = Để tham gia
