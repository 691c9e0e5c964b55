### What was given to each player for the way of his messages, in seconds.

screen-given = أُعطي مقابل تأخر الخط: الأبيض { $white } ث، الأسود { $black } ث
