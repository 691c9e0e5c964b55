### What the server answers where a command was not done; the refusals of the Laws stand in rulings.ftl.

live-error-forbidden = Thiết bị này không được làm việc đó ở đây.
live-error-stale = Trong lúc đó trên bàn cờ đã có việc xảy ra. Chưa có gì được thực hiện.
live-error-held = Đồng hồ dừng cho đến khi có quyết định thời gian nào được tính.
live-error-not-held = Không có thời gian nào cần quyết định.
live-error-no-reason = Hãy nói rõ lý do chỉnh đồng hồ.
live-error-no-side = Hãy nói rõ yêu cầu là của ai.
live-error-not-enciphered = Không ai xem nước đi kín trước khi mở phong bì, và nước đi kín không được viết lộ ra.
live-error-nobody-keeps = Chưa đủ thiết bị: trước khi ghi nước đi kín, hai trong số Trắng, Đen và trọng tài phải đang mở ván này.
live-error-locked = Phong bì được mở khi có mặt hai trong số Trắng, Đen và trọng tài, mỗi người trên đúng thiết bị lúc niêm phong. Hãy nhờ đấu thủ bấm báo có mặt.
live-error-broken = Trong phong bì không phải nước đã niêm phong. Phong bì vẫn đóng; xử lý như phong bì bị mất.
live-error-unknown = { $what ->
        [event] Sự kiện này không có ở đây.
        [game] Ván cờ này không có ở đây.
        [board] Không có bàn { $name }.
        [link] Không nhận ra liên kết này. Có thể là của một sự kiện trước.
        [rulebook] Không có bộ luật { $name }.
        [official] Không có ai tên { $name } ở đây.
        [seat] Vai trò này không có chỗ ngồi, hoặc cần một chỗ ngồi.
        [lesson] Không có bài học { $name }.
       *[other] Không có gì tên là { $name } ở đây.
    }
live-error-taken = { $name } đã có rồi.
live-error-no-variant = Ở đây không chơi loại cờ này: { $name }.
live-error-no-start = { $what ->
        [chess960] Cờ vua 960 có các thế xuất phát từ 0 đến 959.
       *[other] Chỉ Cờ vua 960 mới có vị trí ban đầu theo số.
    }
live-error-start-and-position = Ván cờ bắt đầu từ vị trí ban đầu theo số hoặc từ một thế cờ, không phải cả hai.
live-error-link-used = Liên kết này đã được dùng trên thiết bị khác. Để chuyển chỗ, xin liên kết mới từ thiết bị đó hoặc từ trọng tài.
live-unread-control = Không đọc được thể thức thời gian này. { $why }
live-unread-regulations = Không đọc được điều lệ này. { $why }
live-unread-text = { $what ->
        [control] Thể thức thời gian
       *[name] Tên
    } cần ít nhất một chữ, không xuống dòng, và tối đa { $most } byte. Chữ có dấu chiếm hai đến ba byte.
live-unread-draw = Đây không phải là số mà điện thoại đã cam kết. Chưa rút thăm.
live-unread-other = Không đọc được. Chưa có gì được thực hiện.
live-error-too-many = Quá nhiều: tối đa { $most }.
live-error-failed = Máy chủ không ghi được. Chưa có gì được thực hiện. Xin thử lại.
live-error-moved = Lúc này chưa được: sự kiện đang chuyển sang máy khác, hoặc cơ sở dữ liệu không trả lời. Chưa có gì được thực hiện. Xin thử lại.
live-error-not-known = Máy chủ chưa biết việc đó đã được ghi hay chưa. Xin xem lại bàn cờ trước khi làm lại.
live-error-bad-message = Máy chủ không hiểu thông điệp. Chưa có gì được thực hiện.
live-error-confirm = Chưa làm gì cả. Hãy đọc những điều kéo theo, rồi xác nhận bằng { $code }.
live-error-doubtful = Có { $doubts } chỗ trong danh sách chưa rõ. Chưa ai được đăng ký.
live-error-open = Báo cáo chưa đầy đủ: còn ván chưa xong. { $boards }.
live-open-boards = Vòng { $round }, bàn { $boards }
live-error-detached = Bàn đã được tách khỏi ván này. Kết quả do trọng tài ghi.
live-error-wrong-password = Tên hoặc mật khẩu sai.
live-error-too-fast = Nhanh quá. Xin đợi một chút.
live-error-password = Mật khẩu cần ít nhất { $least } ký tự và nhiều nhất { $most } byte.
live-log-whole = { $lines ->
       *[other] { $lines } dòng
    }, đầy đủ và nguyên vẹn; chuỗi kết thúc bằng { $hash }.
live-log-broken = Dòng { $line }: { $why ->
        [empty] không có gì.
        [no_hash] không kết thúc bằng mã băm của nó.
        [broken] dòng này hoặc một dòng trước nó đã bị sửa, bỏ đi hoặc chuyển chỗ.
        [unsealed] dòng này do bản 0.1 ghi, bản đó chưa niêm phong giải đấu: thao tác tiếp theo sẽ niêm phong.
        [unknown_version] do một phiên bản mới hơn của chương trình ghi.
        [out_of_order] số của nó không phải số kế tiếp.
       *[not_a_line] không phải nội dung của một nhật ký.
    }
live-log-carried = Giải đấu đã có ở đó. Tổng trọng tài vào bằng { $link }: chỉ dùng được một lần.
live-serve-seat = Một chỗ trong ván mẫu: { $address }
live-serve-desk = Bàn trọng tài của giải mẫu: { $address }
