### Taking back trust, on the page of the officials; and what one may make here.

trust-officials = Những người có mật khẩu
trust-officials-lead = Mật khẩu mới loại các thiết bị đã vào bằng mật khẩu cũ.
trust-new-name = Tên mới
trust-rename = Đổi tên
trust-new-password = Mật khẩu mới
trust-password = Đổi mật khẩu
trust-dismiss = Cho thôi nhiệm vụ
trust-devices = Các thiết bị đã vào
trust-devices-lead = Điện thoại bị mất hoặc không ai biết: hãy loại ra. Ván cờ vẫn tiếp tục, và một liên kết mới trao ghế cho thiết bị khác.
trust-no-name = Không có tên
trust-you = thiết bị này
trust-shut-out = Loại ra
trust-links = Liên kết chưa ai dùng
trust-links-lead = Ai đã chụp ảnh liên kết thì dùng được nó. Liên kết đã đóng không dùng được nữa.
trust-close-link = Đóng
trust-delete = Xóa sự kiện
trust-delete-lead = Các ván, biên bản và mọi điều đã ghi sẽ mất hẳn. Khi còn ván đang chơi thì không xóa gì.
trust-delete-do = Xóa hẳn
live-error-quota = Hôm nay ở đây đã tạo quá nhiều. Hãy chờ, hoặc hỏi người quản lý máy chủ này.
live-error-only-officials = Trên máy chủ này chỉ ban tổ chức và trọng tài tạo sự kiện.
live-error-played = Ở đây đang có ván chơi. Chưa xóa gì.
