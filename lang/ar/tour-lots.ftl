### القرعة أمام الجميع.

tour-draw-first-by = نشرها { $who }، { $at }.
tour-draw-check = امسح الرمز وتحقق بنفسك.
tour-draw-king = يبدأ الرقم 1 { $side ->
        [white] بالأبيض
       *[black] بالأسود
    }.
tour-pull-now = { $how ->
        [chooses] يختار { $who } مظروفا
        [from] يسحب { $who } من المظروف { $envelope }
       *[number] يسحب { $who } رقما
    }
tour-pull-done = سجّل القرعة
tour-pull-stop = أوقف بلا قرعة
tour-pull-begin = السحب باليد خطوة خطوة
tour-pull-tables = بجداول فارما، بالمظاريف
tour-lots-later = قُرعات لاحقة
tour-lots-by = { $place }: بالقرعة { $who }، لا { $other }
