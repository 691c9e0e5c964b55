### Thử bàn cờ: lời người hướng dẫn. Câu trả lời là của luật.

coach-name = Thử bàn cờ
coach-heading = { $step } trên { $of }
coach-title = { $incident ->
        [touch] Chạm quân
        [illegal] Nước đi không hợp lệ
        [claim] Khiếu nại sai
        [castling] Xe trước
       *[flag] Rơi cờ và Vua trơ trọi
    }
coach-task = { $incident ->
        [touch] Chạm Mã ở g1. Sau đó đi Tượng từ f1 đến c4.
        [illegal] Đi Xe từ h1 đến h4, nhảy qua Tốt. Sau đó bấm đồng hồ của Trắng.
        [claim] Thế cờ này mới xuất hiện. Bấm Khiếu nại, chọn thế cờ lặp lại và vẫn đòi hòa.
        [castling] Muốn nhập thành: chạm Xe ở h1 trước, rồi chạm Vua ở e1.
       *[flag] Trắng có Hậu và mười giây, Đen chỉ còn Vua. Hãy để Trắng hết giờ.
    }
coach-skip = Bỏ qua
coach-next = { $last ->
        [yes] Chơi một ván
       *[no] Tiếp
    }
coach-again = Làm lại
coach-close = Đóng
