### What is kept: damage, backups, mending.

live-error-set-aside = { $what ->
        [event] Nhật ký của sự kiện này bị hỏng nên sự kiện được để riêng ra. Mọi thứ khác vẫn tiếp tục. Người vận hành máy chủ có thể sửa.
       *[game] Nhật ký của ván này bị hỏng nên ván được để riêng ra. Mọi thứ khác vẫn tiếp tục. Người vận hành máy chủ có thể sửa.
    }
storage-error-full = Ổ đĩa của máy chủ đã đầy. Chưa làm gì cả. Xin báo cho người vận hành máy chủ.
storage-aside-title = Được để riêng
storage-aside-lead = Nhật ký của các ván này bị hỏng nên không mở được. Mọi thứ khác vẫn tiếp tục. Người vận hành máy chủ có thể sửa: dừng máy chủ rồi chạy lệnh này.
storage-aside-board = Bàn { $board }
storage-whole = { $stream } nguyên vẹn: { $lines } dòng. Không có gì thay đổi.
storage-repaired = { $stream } nay có { $lines } dòng. Những gì có ở đó trước đây được giữ với tên { $kept }.
storage-lost = Mất { $lines } dòng sau:
storage-anew = Ngay cả dòng đầu cũng không nguyên vẹn: ván bắt đầu lại như khi sự kiện tạo ra.
storage-salvaged = Tệp dữ liệu bị hỏng. Những gì còn đọc được đã được đặt vào chỗ của nó; tệp hỏng được giữ với tên { $file }.
storage-backed-up = { $file } chứa tất cả và đã được kiểm chứng: { $streams } nhật ký.
storage-restored = { $folder } nay chứa những gì có trong { $file }. Những gì có ở đó trước đây được giữ với tên { $kept }.
storage-restored-new = { $folder } nay chứa những gì có trong { $file }.
storage-fault = { $stream } bị hỏng: { $why }
storage-not-restored = Không có gì thay đổi. Với { $option }, tệp vẫn được dùng và phần hỏng được để riêng.
