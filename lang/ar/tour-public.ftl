### ما يجوز لكل أحد أن يسأله عن بطولة: لماذا هذا التقابل، ولماذا هذا الترتيب، ومن لعب مع من.

tour-tab-cross = الجدول المتقاطع
tour-why-kind = { $kind ->
        [table] هذه المباراة وألوانها من جداول الدوري.
        [cup] هذه المباراة من شجرة خروج المغلوب.
        [group] هذه المباراة وألوانها من جدول مجموعتهما.
        [playoff] كانا متعادلين في مجموعتهما: هذه المباراة تفصل بينهما.
        [teams] يلتقي فريقاهما في هذه الجولة.
        [hand] القواعد وحدها لا تعطي هذه المباراة: وضعها الحكم بنفسه.
       *[other] لم يُجرَ هذا التقابل هنا.
    }
tour-why-game = المباراة
tour-why-bracket = المجموعة ومعاييرها
tour-why-not = لماذا لا يلعب
tour-why-against = ضد (اسم أو رقم)
tour-why-ask = لماذا لا؟
tour-place = المركز { $place }
tour-value-article = دليل الاتحاد الدولي للشطرنج { $text }، المادة { $article }
tour-place-value = قبل { $other } بفضل { $meaning } ({ $code }): { $made } مقابل { $than }
tour-place-among = قبل { $other } بفضل { $meaning } ({ $code }) بين المتعادلين
tour-place-level = متعادل مع { $other }
tour-place-last = لا أحد بعد هذا المركز.
tour-tab-prizes = الجوائز
tour-tab-lots = القرعة
tour-tab-about = اللوائح
tour-col-amount = المبلغ
tour-prizes-none = لم تُعلن جوائز.
tour-prizes-so-far = بحسب الترتيب كما هو الآن.
tour-lots-published = ما نُشر قبل القرعة
tour-lots-unpublished = لا شيء
tour-lots-secret = السر
tour-lots-drawn = القرعة
tour-lots-colour = لون الرقم 1 في الجولة 1
tour-lots-check = ما نُشر هو بصمة السر. يمكن التحقق منها على أي حاسوب:
tour-lots-order = الأرقام
tour-about-system = التقابل
tour-about-how = { $how ->
        [teams] فرق
        [table] دوري
        [cup] خروج المغلوب
       *[swiss] النظام السويسري
    }
tour-about-invitation = الدعوة
tour-proof = كيف يُتحقق منه
tour-proof-how = سجل هذا الحدث مختوم: في كل سطر بصمة السطر الذي قبله. ويتحقق منه من لديه البرنامج بالأمر:
tour-proof-last = آخر بصمة:
tour-lots-same = الرمز هو الذي نُشر، وقد تحقق جهازك من ذلك.
tour-lots-again = تحقق جهازك من الرمز وأعاد القرعة فخرجت النتيجة نفسها.
tour-lots-other = هذا لا يتفق: رمز آخر، أو ترتيب غير الذي أعطته القرعة.
