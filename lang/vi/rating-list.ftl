### Danh sách hệ số của máy chủ.

list-find = Từ danh sách hệ số: ba chữ cái hoặc số FIDE
list-several = Danh sách hệ số có nhiều người cùng tên: { $all }. Hãy ghi số FIDE sau tên.
