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
screen-sheets = Các biên bản
screen-sheets-none = Chưa đấu thủ nào ghi gì trên biên bản ở đây.
screen-sheets-played = Ván đấu
screen-sheets-of = { $of ->
        [white] Trắng
        [black] Đen
       *[arbiter] Trọng tài
    }
screen-sheets-row = Nước
screen-sheets-differ = { $count ->
        [0] Cả hai biên bản khớp với ván đấu đến chỗ đã ghi.
       *[other] { $count } chỗ không khớp với ván đấu.
    }
screen-sheets-look = Thế cờ sau nước { $number }
screen-sheets-ply = { $to ->
        [earlier] Lùi nửa nước
       *[later] Tiến nửa nước
    }
screen-sheets-now = Trở lại bàn cờ hiện tại
screen-sheets-record = Bản ghi của trọng tài
screen-sheets-return = Trả lại các biên bản
screen-sheets-other = { $of ->
        [white] Biên bản của Trắng không theo ký hiệu đại số.
       *[black] Biên bản của Đen không theo ký hiệu đại số.
    }
screen-sheets-photo = Ảnh chụp biên bản
screen-sheets-photo-add = { $of ->
        [white] Thêm ảnh biên bản của Trắng
       *[black] Thêm ảnh biên bản của Đen
    }
screen-sheets-photo-of = { $of ->
        [white] Biên bản của Trắng
       *[black] Biên bản của Đen
    }, { $at }
screen-sheets-photo-limit = Một ảnh ({ $kinds }) tối đa { $mb } MB. Chỉ ban tổ chức xem được.
screen-sealed-print = In phong bì
screen-appeal-upheld = Chấp nhận
screen-appeal-rejected = Bác bỏ
screen-record-empty = Không có gì được ghi nhận.
screen-record = { $what ->
        [illegal_moves] nước đi không hợp lệ
        [warnings] cảnh cáo
        [refusals] không tuân lệnh
        [devices] thiết bị
       *[untimely_offers] đề nghị hòa sai lúc
    }
screen-helper = Người trợ giúp
screen-helper-whose = Trợ giúp cho ai?
screen-helper-of = { $side ->
        [white] Người trợ giúp của Trắng
       *[black] Người trợ giúp của Đen
    }
screen-helper-disabled = Đấu thủ là người khuyết tật
screen-helper-link = Liên kết cho người trợ giúp
screen-helper-once = Chỉ dùng được một lần, trên điện thoại của người đó.
screen-sheets-on = { $of ->
        [white] Biên bản của Trắng là biên bản điện tử
        [black] Biên bản của Đen là biên bản điện tử
       *[arbiter] Biên bản của trọng tài là biên bản điện tử
    }{ $on ->
        [uncertified] {" "}và chưa được chứng nhận.
       *[electronic] .
    }
screen-sheets-notes = { $of ->
        [white] Ghi chú trên biên bản của Trắng
        [black] Ghi chú trên biên bản của Đen
       *[arbiter] Ghi chú của trọng tài
    }
screen-sheets-note = { $of ->
        [white] Biên bản của Trắng
        [black] Biên bản của Đen
       *[arbiter] Biên bản của trọng tài
    }{ $side ->
        [none] , trước nước đầu tiên:
        [white] , sau nước { $number } của Trắng:
       *[black] , sau nước { $number } của Đen:
    }
