### Các hạng của giải: ai thuộc hạng nào, và thứ hạng trong từng hạng.

cat-title = Các hạng
cat-line = Các hạng, ví dụ: U12; nữ; 0-1800; S50; Nữ nhi: nữ U12; Đội trẻ: Trần / Lê
cat-about = U12: dưới 12 tuổi vào ngày 1 tháng 1 của năm thi đấu. S50: đủ 50 tuổi trong năm đó. 0-1800: hệ số dưới 1800 hoặc chưa có. Mã gõ lại sẽ thay mã cũ. Giải thưởng dùng cùng các mã này.
cat-none = Chưa có hạng nào.
cat-players = { $count ->
       *[other] { $count } kỳ thủ
    }
cat-overall = Toàn giải
