title = Con Mã của chúng ta
four-flags = Đưa Mã đến cả bốn lá cờ. Bốn nước là đủ.
which = Chạm hai lá cờ mà Mã đến được trong một nước.
mate-done = Câu lạc bộ chúng ta đã thắng như thế vào mùa xuân.
