### The pages that are read: the Laws with their boards, and judging a position.

web-contents = Mục lục
web-judge-turn = Bên đi
web-judge-castling = Quyền nhập thành
web-judge-start = Thế cờ ban đầu
web-judge-empty = Bàn cờ trống
web-judge-edit = Sửa thế cờ
web-article-diagram = Hình minh họa
web-article-shown = Trên bàn cờ
web-settings-notation = Nước đi
web-notation-language = Theo ngôn ngữ
web-notation-letters = Chữ cái
web-notation-figurines = Hình quân cờ
