### The game after the game on the live screens: stepping, rematch, sharing.

after-back = Lùi
after-next = Tiếp
after-start = Đầu ván
after-replay = Xem lại
after-play = Phát
after-stop = Dừng
after-flip = Xoay bàn cờ
after-event = Giải
after-new = Ván mới
after-rematch = Đấu lại
after-rematch-waits = Đã mời đấu lại
after-rematch-agree = Nhận đấu lại
after-rematch-wanted = Đối thủ muốn đấu lại.
after-rematch-go = Đến ván đấu lại
after-share = Chia sẻ
after-share-picture = Nội dung chia sẻ
after-share-what = { $what ->
        [ruling] Phán quyết
       *[position] Thế cờ
    }
after-share-link = Liên kết
after-share-text = Văn bản
after-share-over = { $white } – { $black }: { $result }.
after-share-plays = { $white } – { $black }, đang đấu.
after-share-give = Chia sẻ với …
after-share-copy = Sao chép
after-share-copy-picture = Sao chép hình
after-share-copied = Đã sao chép
after-share-save = Lưu { $kind }
after-share-saved = Đã lưu
after-phase = { $phase ->
        [before] chưa bắt đầu
        [running] đang đấu
        [standing] đồng hồ đang dừng
       *[over] đã xong
    }
