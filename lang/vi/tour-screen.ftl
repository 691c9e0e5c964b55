### Màn chiếu: các danh sách tự lật trang.

tour-page-screen = Màn chiếu
tour-screen-pairings = Tôi đấu ở đâu?
tour-screen-results = Kết quả
tour-screen-standings = Bảng xếp hạng
tour-screen-clock = Thời gian
tour-screen-draw = Bốc thăm
tour-screen-groups = Bảng đấu
tour-screen-bracket = Nhánh đấu
tour-screen-begins = Bắt đầu { $at }
tour-screen-before = bắt đầu sau { $time }
tour-screen-after = đã đấu { $time }
tour-screen-missing = Còn thiếu: bàn { $boards }
tour-screen-page = Trang { $page } trên { $pages }
tour-screen-stale = lúc { $time }
tour-screen-back = Trang trước
tour-screen-on = Trang sau
tour-screen-hour = Giờ bắt đầu vòng này
