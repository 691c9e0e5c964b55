### What was given to each player for the way of his messages, in seconds.

screen-given = Given for the line: White { $white } s, Black { $black } s
