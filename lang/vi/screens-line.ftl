### What was given to each player for the way of his messages, in seconds.

screen-given = Bù cho đường truyền: Trắng { $white } giây, Đen { $black } giây
