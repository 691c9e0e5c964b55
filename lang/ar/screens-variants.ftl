### Games beside chess: what stands beside their boards.

screen-variant = { $name ->
        [king_of_the_hill] ملك التل
        [three_check] ثلاث كشات
       *[crazyhouse] البيت المجنون
    }
screen-pocket = { $side ->
        [white] في يد الأبيض: { $men }
       *[black] في يد الأسود: { $men }
    }
screen-pocket-man = { $man } ({ $count })
screen-pocket-empty = لا شيء
screen-pocket-count = { $count }
screen-checks-left = { $count ->
        [0] لم يبق كش
        [one] بقي كش واحد
        [two] بقي كشان
       *[other] بقي { $count } كشات
    }
screen-hill = مربعات الوسط الأربعة معلّمة: الملك الذي يقف هناك قد فاز.
