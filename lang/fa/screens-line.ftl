### What was given to each player for the way of his messages, in seconds.

screen-given = برای خط داده شد: سفید { $white } ثانیه، سیاه { $black } ثانیه
