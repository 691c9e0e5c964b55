### عناوين القوانين، والكلمات الصغيرة التي تُكتب بها القيم في الملخصات.

rulebook-fide-2001 = قوانين الشطرنج للاتحاد الدولي 2001
rulebook-fide-2005 = قوانين الشطرنج للاتحاد الدولي 2005
rulebook-fide-2009 = قوانين الشطرنج للاتحاد الدولي 2009
rulebook-fide-2014 = قوانين الشطرنج للاتحاد الدولي 2014
rulebook-fide-2018 = قوانين الشطرنج للاتحاد الدولي 2018
rulebook-fide-2023 = قوانين الشطرنج للاتحاد الدولي 2023
rulebook-fide-tournament-2006 = قواعد بطولات الاتحاد الدولي 2006
rulebook-lekocup-1402 = ليكوكاب 1402
rulebook-casual = مباراة بين صديقين
rulebook-variant-chess960 = شطرنج 960
rulebook-variant-king-of-the-hill = ملك التل
rulebook-variant-three-check = ثلاث كشات
rulebook-variant-crazyhouse = البيت المجنون
rulebook-variant-bughouse = شطرنج الأربعة

list-joint = {"، "}
range = { $from-end ->
        [open] { "" }
        [inside] من { $from }
       *[outside] أكثر من { $from }
    }{ $from-end ->
        [open] { "" }
       *[other] { $to-end ->
            [open] { "" }
           *[other] {" "}
        }
    }{ $to-end ->
        [open] { "" }
        [inside] حتى { $to } ضمنا
       *[outside] { $from-end ->
            [open] { "" }
           *[other] و
        }أقل من { $to }
    }
ladder-rung = { $nth ->
        [1] في المرة الأولى
        [2] وفي المرة الثانية
        [3] وفي المرة الثالثة
       *[other] وفي المرة { $nth }
    } { $steps }
step-opponent = يُزاد وقت المنافس بمقدار { $time }
step-offender = { $who ->
        [each] يُنقص وقت كل من اللاعبين بمقدار { $time }
       *[offender] يُنقص وقته بمقدار { $time }
    }
step-loss = تُعلن خسارة المباراة
step-claim-win = يحق للمنافس أن يطلب الفوز
