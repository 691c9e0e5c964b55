### Những gì đấu thủ đọc trên điện thoại của mình, và những gì giấy in nói với họ.

phone-says = { $who } báo: { $result }. Đúng không?
phone-said = Bạn đã báo: { $result }. { $who } chưa báo gì.
phone-differ = Bạn báo: { $own }. { $who } báo: { $theirs }. Trọng tài sẽ tới.
phone-here = Bàn đón tiếp đã biết bạn có mặt cho vòng { $round }.
phone-am-here = Tôi có mặt cho vòng { $round }
phone-zone = Theo giờ của phòng đấu: { $zone }
phone-printed = In lúc { $at } ({ $zone })
phone-slip = Quét mã: bàn này
phone-waits = Giữ trên máy này đến khi có mạng lại: { $count }
phone-beside-link = Kèm một ngôn ngữ khác
