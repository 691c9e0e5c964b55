# Những gì được in: danh sách dán tường, phiếu kết quả, thẻ bàn.

tour-paper-all = In mọi thứ vòng này cần
tour-paper-pairings = Xếp cặp
tour-paper-names = Tôi đấu ở bàn nào?
tour-paper-standings = Bảng xếp hạng
tour-paper-cross = Bảng đối đầu
tour-paper-slips = Phiếu kết quả
tour-paper-places = Thẻ bàn
tour-paper-sheets = Biên bản ván đấu
tour-paper-seats = Mã cho từng chỗ ngồi
tour-paper-badges = Thẻ tên
tour-paper-checkin = Danh sách điểm danh
tour-paper-minutes = Biên bản giải
tour-paper-lots = Thăm
tour-paper-move = Nước
tour-paper-signature = Chữ ký
tour-paper-here = Có mặt
tour-paper-rating = Hệ số
tour-paper-club = Câu lạc bộ
