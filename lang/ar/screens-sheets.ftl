screen-own-sheet = ورقة تسجيلك
screen-own-sheet-of = { $side ->
        [white] ورقة تسجيل الأبيض
       *[black] ورقة تسجيل الأسود
    }
screen-own-sheet-empty = لم يُكتب عليها شيء بعد.
screen-own-sheet-since = { $count ->
        [one] كانت عليها نصف نقلة من قبل.
       *[other] كان عليها { $count } من أنصاف النقلات من قبل.
    }
screen-own-sheet-next = السطر التالي
screen-own-sheet-hint = اكتب كما على الورق: بحروفك، النقلتين أو واحدة.
screen-own-sheet-write = اكتب
screen-own-sheet-strike = شطب النقلة الأخيرة
screen-own-sheet-mark = تسجيل عرض (=)
screen-own-sheet-hand = { $to ->
        [arbiter] تسليمها إلى الحكم
       *[opponent] إعارتها للخصم
    }
screen-own-sheet-lent = هذه الورقة لدى الخصم.
screen-own-sheet-given = هذه الورقة لدى الحكم.
screen-own-sheet-back = إعادة ورقة الخصم
screen-own-sheet-sign = توقيع هذه النتيجة
screen-own-sheet-signed = وُقّعت بالنتيجة { $result }
screen-sheets-differs = ليس كما لُعب
screen-sheets-photo-wrong = ليست هذه صورة من هذا النوع، أو أنها كبيرة جدا.
screen-own-sheet-photo = إضافة صورة للورقة
screen-own-sheet-photo-came = الصورة لدى الحكم.
screen-appeal = استئناف
screen-appeal-then = يذهب الاستئناف إلى رئيس الحكام، وبعد المباراة إلى لجنة الاستئناف. ولا يُسحب.
screen-appeal-written = قُدم كتابة
screen-appeal-paid = دُفع الرسم
screen-appeal-do = الاستئناف على القرار
screen-appeal-waits = { $side ->
        [white] الأبيض
       *[black] الأسود
    } يستأنف: القرار بيد { $to ->
        [committee] لجنة الاستئناف
       *[chief_arbiter] رئيس الحكام
    }.
screen-claim-ground = على أي أساس؟
screen-claim-ground-of = { $ground ->
        [cannot_win] لا يستطيع الخصم الفوز بالوسائل المعتادة
       *[no_effort] لا يسعى الخصم إلى الفوز
    }
screen-referred = انتهى اللعب
screen-referred-position = الوضع الأخير كما يكتبه صاحب المطالبة
screen-referred-write = تدوينه
screen-referred-verify = هذا هو الوضع الأخير
screen-referred-verified = تحقق الخصم منه.
screen-referred-sheet = إرفاق ورقة التسجيل
screen-referred-decides = يقرر الحكم، ويُدخل اللاعبان ما قاله.
