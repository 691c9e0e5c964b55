### Các trang của người điều hành giải.

tour-here = Có mặt: { $here }, vắng: { $missing }
tour-everybody = Tất cả
tour-who-is-missing = Ai còn vắng
tour-is-here = Có mặt
tour-not-me = Không phải tôi
tour-document-seen = Đã xem giấy khai sinh
tour-leave-out-of = Còn vắng { $count } đấu thủ: không xếp vào vòng { $round }
tour-unseen = { $count } giấy khai sinh chưa được xem
tour-open-title = Những điều điều lệ còn để ngỏ
tour-open-none = Không còn gì để ngỏ.
tour-open-holds = Khi còn một điều để ngỏ thì chưa bốc thăm được và chưa xếp được vòng 1.
tour-open-each = Trả lời
tour-open-all = Dùng mọi giá trị gợi ý
tour-differ-title = Kết quả các đấu thủ chưa thống nhất
tour-differ-holds = Vòng { $round } còn mở cho đến khi một kết quả được ghi.
tour-alone-holds = Đấu thủ kia đã im lặng năm phút.
tour-absences-title = Vắng mặt cần quyết định
tour-absence-excused = Có lý do
tour-absence-unexcused = Không lý do: loại
tour-byes-title = Đơn xin miễn đấu
tour-bye-grant = Chấp nhận
tour-bye-refuse = Từ chối
tour-phones-title = Điện thoại đang chờ đấu thủ
tour-phones-holds = Cho đến lúc đó điện thoại chỉ thấy những gì mọi người thấy.
tour-phone-let = Đây là điện thoại của { $name }
tour-phone-refuse = Không phải
tour-door = Giải đấu
tour-draw-hash = Dấu vân của bí mật, công bố trước khi bốc thăm
tour-draw-secret-once = Hãy ghi lại bí mật này và không cho ai xem trước khi bốc thăm. Nó không được lưu ở đây và chỉ hiện lúc này:
tour-draw-secret = Bí mật
tour-draw-secret-own = Bí mật; để trống thì dùng bí mật mới
tour-draw-publish = Công bố dấu vân của một bí mật mới
tour-draw-how = Cách bốc
tour-draw-method = { $method ->
        [strength] Số theo hệ số, màu quân bốc thăm
        [lots] Mọi số đều bốc thăm
        [restricted] Theo bảng Varma
       *[hand] Người bốc bằng tay
    }
tour-draw-go = Bốc thăm
tour-draw-by-hand = Đã bốc bằng tay
tour-draw-order = Các số hiện nay theo thứ tự đã bốc
tour-draw-first = Số 1 bắt đầu với
tour-draw-group = Bảng { $group }
tour-penalty-points = Trừ hoặc thưởng điểm
tour-penalty-offences = Lỗi tính trong cả giải
tour-penalty-incidents = Ngoài ván đấu
tour-penalty-how-many = Bao nhiêu điểm (chỉ khi trừ hoặc thưởng điểm)
tour-penalty-reason = Lý do
tour-penalty-none = Không có án phạt.
tour-typed = nhập tay
tour-report-clean = Không có gì cản trở báo cáo.
tour-report-open = Còn { $count } bàn chưa có kết quả
tour-report-file = Điều tệp báo cáo tự nói
tour-report-again = Xếp lại từng vòng: những chỗ khác
tour-report-differs = Vòng { $round }, { $kind }: phải là { $expected }, thấy { $found }
tour-prize-funds = Giải thưởng, ví dụ: 500 300 200; nữ xuất sắc 100
tour-prize-sharing = Những người bằng điểm
tour-prize-general = Giải chung
tour-prize-women = nữ
tour-prize-unseen = cần xem giấy khai sinh lần nữa
tour-prize-give = Trao cho { $name }
tour-prize-given = Đã trao cho { $name }
