### Lễ hội cờ: nhiều giải dưới một mái nhà.

tour-tab-festival = Lễ hội cờ
fest-sections = Các bảng
fest-section = Bảng
fest-at = Bảng { $at } trên { $all }
fest-round = { $round } trên { $rounds }
fest-col-boards = Bàn
fest-col-players = Kỳ thủ
fest-col-open = Bàn chưa xong
fest-all = Tất cả các bảng
fest-public = Như mọi người thấy
fest-make = Lập lễ hội cờ
fest-about = Nhiều giải thành một: một trang cho mọi người, một danh sách điểm danh, số bàn nối tiếp nhau, và kỳ thủ chuyển được từ bảng này sang bảng khác.
fest-name = Tên lễ hội
fest-add = Thêm một bảng
fest-new = Mở giải mới
fest-move = Ai rời { $section }
fest-where = Sang đâu
fest-elsewhere = Sang bảng khác
fest-move-to = Chuyển { $name } sang { $to }
fest-stays = Ở lại
fest-moved = { $name } đã chuyển từ { $from } sang { $to }.
fest-collide = Hai bảng có bàn trùng số.
fest-number = Đánh số bàn lại
