### Các ván trực tiếp bắt đầu cùng lúc.

screen-desk-not-sitting = Chưa bắt đầu vì còn người chưa ngồi vào bàn: { $names }
tour-live-start = Bắt đầu mọi bàn ({ $count })
tour-live-absent = Chưa ngồi vào bàn: { $names }
tour-live-open = Mở ván trực tiếp ở bàn { $board }
tour-live-close = Đóng ván trực tiếp ở bàn { $board }
tour-live-detach = Tách bàn khỏi ván đấu và nhập kết quả bằng tay
