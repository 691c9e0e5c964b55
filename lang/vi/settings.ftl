### Cài đặt của bàn cờ.

web-settings-pieces = Quân cờ
web-pieces-house = Bộ của Arbiter
web-pieces-classic = Cổ điển
web-settings-squares = Màu bàn cờ
web-squares-wood = Gỗ
web-squares-green = Xanh lá
web-squares-blue = Xanh lam
web-squares-grey = Xám
web-settings-sounds = Âm thanh của bàn cờ
web-sounds-off = Tắt
web-sounds-soft = Nhỏ
web-sounds-loud = To
web-settings-field = Ô để ghi nước đi
