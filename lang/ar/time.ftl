### ما يقوله أمر الوقت عن نظام وقت.

time-control = { $player ->
        [white] الأبيض
        [black] الأسود
       *[both] نظام الوقت
    }: { $control } (وسم PGN: { $pgn })
time-period = { $moves ->
        [rest] كل النقلات الباقية في { $base }
       *[counted] { $count ->
            [zero] لا نقلة في { $base }
            [one] نقلة واحدة في { $base }
            [two] نقلتان في { $base }
            [few] { $count } نقلات في { $base }
            [many] { $count } نقلة في { $base }
           *[other] { $count } نقلة في { $base }
        }
    }{ $mode ->
        [none] { "" }
        [increment] ، ولكل نقلة { $each } إضافة
        [delay] ، وقبله لكل نقلة { $each } حرة تضيع إن لم تُستهلك
       *[bronstein] ، وبعد كل نقلة يُعاد الوقت المستهلك، على ألا يتجاوز { $each }
    }
time-short = { $moves ->
        [rest] { $base }
       *[counted] { $count ->
            [zero] لا نقلة / { $base }
            [one] نقلة واحدة / { $base }
            [two] نقلتان / { $base }
            [few] { $count } نقلات / { $base }
            [many] { $count } نقلة / { $base }
           *[other] { $count } نقلة / { $base }
        }
    }{ $mode ->
        [none] { "" }
        [increment] {" "}+ { $each } لكل نقلة
        [delay] ، { $each } حرة لكل نقلة
       *[bronstein] ، يعاد حتى { $each } لكل نقلة
    }
time-only = { $each } لكل نقلة
time-then = { $first }، ثم { $rest }
time-main = وقت التفكير الأساسي: { $base }
time-each = وقت كل نقلة: { $mode ->
        [none] لا يضاف شيء
        [increment] يضاف { $each } ويبقى (إضافة زمنية)
        [delay] { $each } حرة قبل أن يجري الوقت الأساسي، تضيع إن لم تُستهلك (الوقت المؤخر)
        [bronstein] يُعاد الوقت المستهلك، على ألا يتجاوز { $each } (نظام برونشتاين)
        [only] { $each } تضيع إن لم تُستهلك؛ ولا وقت أساسي
       *[varying] كما تبين الفترات
    }
time-after = { $moves ->
        [zero] قبل أي نقلة
        [one] بعد نقلة واحدة
        [two] بعد نقلتين
        [few] بعد { $moves } نقلات
        [many] بعد { $moves } نقلة
       *[other] بعد { $moves } نقلة
    }: { $time } في المجموع
time-latest = { $kind ->
        [fixed] أبعد نهاية للمباراة: { $time } بعد البدء
       *[moves] { $moves ->
            [zero] أبعد نهاية لمباراة بلا نقلات: { $time } بعد البدء
            [one] أبعد نهاية لمباراة من نقلة واحدة: { $time } بعد البدء
            [two] أبعد نهاية لمباراة من نقلتين: { $time } بعد البدء
            [few] أبعد نهاية لمباراة من { $moves } نقلات: { $time } بعد البدء
            [many] أبعد نهاية لمباراة من { $moves } نقلة: { $time } بعد البدء
           *[other] أبعد نهاية لمباراة من { $moves } نقلة: { $time } بعد البدء
        }
    }
time-class = { $title }: { $play ->
        [blitz] الشطرنج الخاطف
        [rapid] اللعب السريع
       *[standard] الشطرنج الكلاسيكي
    }، لأن المحتسب { $figure }{ $moves ->
        [0] { "" }
        [few] {" "}مقابل { $moves } نقلات
       *[other] {" "}مقابل { $moves } نقلة
    } (المادة { $article })
time-no-class = لا يصنف { $title } المباريات بحسب وقتها.
time-unfit = لا يوافق: { $what ->
        [different] وقتا اللاعبين مختلفان
        [several_periods] للمباراة كلها فترة زمنية واحدة
        [other_base] وقت كل لاعب { $limit }
        [no_bonus] لا تضيف النقلات وقتا
        [bonus_below] تضيف كل نقلة { $limit } على الأقل
        [bonus_above] تضيف كل نقلة { $limit } على الأكثر
        [no_main_time] الوقت المؤخر يسبق وقتا أساسيا، ولا وقت أساسي
       *[moves_in_class] في اللعب السريع والشطرنج الخاطف تُلعب كل النقلات في وقت واحد بلا عدد محدد من النقلات
    }{ $cited ->
        [no] { "" }
       *[yes] {" "}(المادة { $article })
    }
time-error-none = لا يوجد نظام وقت.
time-error-unknown = نظام الوقت غير معروف.
time-error-base = العمود { $column }: المتوقع وقت مثل { $example }، والموجود: { $found }.
time-error-moves = العمود { $column }: المتوقع عدد نقلات قبل الخط المائل، والموجود: { $found }.
time-error-bonus = العمود { $column }: المتوقع الوقت الذي تضيفه النقلة، مثل { $example }، والموجود: { $found }.
time-error-unexpected = العمود { $column }: لا مكان هنا لما يلي: { $found }.
time-error-too-long = العمود { $column }: أطول من أسبوع.
time-error-after-last = العمود { $column }: لا شيء يلي فترة لكل النقلات الباقية.
time-error-not-a-period = العمود { $column }: لا تبدأ أي فترة بالنقلة { $move }.
time-error-hourglass = العمود { $column }: الساعة الرملية ليست في القوانين.
time-error-mixed = العمود { $column }: يخلط { $found } بين الدقائق والثواني. أيهما المقصود: { $first } أم { $second }؟
time-error-nothing = لا شيء
