### Những gì bàn cờ của đấu thủ nói: thẻ, đề nghị, phong cấp.

screen-card-read = Đã đọc
screen-offer-stands = { $side ->
        [white] Trắng đề nghị hòa
       *[black] Đen đề nghị hòa
    }
screen-offer-then = Ván cờ kết thúc ngay: hòa.
screen-offer-accept = Chấp nhận hòa
screen-offer-agree = Đồng ý hòa
screen-declined = { $side ->
        [white] Đen không nhận hòa.
       *[black] Trắng không nhận hòa.
    }
screen-reserve-how = { $chosen ->
        [true] Chạm vào ô
       *[false] Quân mới: chạm hoặc kéo
    }
screen-displaced-done = Các quân này đổ
screen-story-earlier = { $count ->
       *[other] { $count } phán quyết trước đó
    }
screen-claim-other = Việc khác
