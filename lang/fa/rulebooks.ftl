### عنوان مجموعه‌های قوانین و واژه‌های کوچکی که مقدارها با آن‌ها نوشته می‌شوند.

rulebook-fide-2001 = قوانین شطرنج فیده ۲۰۰۱
rulebook-fide-2005 = قوانین شطرنج فیده ۲۰۰۵
rulebook-fide-2009 = قوانین شطرنج فیده ۲۰۰۹
rulebook-fide-2014 = قوانین شطرنج فیده ۲۰۱۴
rulebook-fide-2018 = قوانین شطرنج فیده ۲۰۱۸
rulebook-fide-2023 = قوانین شطرنج فیده ۲۰۲۳
rulebook-fide-tournament-2006 = مقررات مسابقات فیده ۲۰۰۶
rulebook-lekocup-1402 = لکوکاپ ۱۴۰۲
rulebook-casual = بازی دو دوست
rulebook-variant-chess960 = شطرنج ۹۶۰
rulebook-variant-king-of-the-hill = شاه تپه
rulebook-variant-three-check = سه کیش
rulebook-variant-crazyhouse = دیوانه‌خانه
rulebook-variant-bughouse = شطرنج چهارنفره

list-joint = {"، "}
range = { $from-end ->
        [open] { "" }
        [inside] از { $from }
       *[outside] بیش از { $from }
    }{ $from-end ->
        [open] { "" }
       *[other] { $to-end ->
            [open] { "" }
           *[other] {" "}
        }
    }{ $to-end ->
        [open] { "" }
        [inside] تا خود { $to }
       *[outside] { $from-end ->
            [open] کمتر از
           *[other] تا کمتر از
        } { $to }
    }
ladder-rung = { $nth ->
        [1] بار اول
        [2] بار دوم
        [3] بار سوم
       *[other] بار { $nth }
    } { $steps }
step-opponent = { $time } به زمان حریف افزوده می‌شود
step-offender = { $who ->
        [each] { $time } از زمان هر یک از دو بازیکن کم می‌شود
       *[offender] { $time } از زمان خودش کم می‌شود
    }
step-loss = بازیکن خاطی بازی را می‌بازد
step-claim-win = حریف می‌تواند ادعای برد کند
