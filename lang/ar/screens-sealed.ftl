screen-sealed-title = مباراة مؤجلة
screen-sealed-ends = انتهاء الجلسة
screen-sealed-adjourn = تأجيل المباراة
screen-sealed-seals = { $side ->
        [white] الأبيض
       *[black] الأسود
    } يختم نقلته التالية على شاشته.
screen-sealed-write = انتهت الجلسة. اكتب نقلتك التالية بحيث لا يراها غيرك. لا تنفذها على الرقعة.
screen-sealed-field = نقلتك السرية
screen-sealed-seal = ختم النقلة
screen-sealed-done = خُتمت النقلة
screen-sealed-change = المغلف مغلق. يجوز تغيير النقلة إلى أن تُوقف الساعتان.
screen-sealed-stop = إيقاف الساعتين: تبقى كما هي
screen-sealed-read = لا يقرؤها أحد قبل فتحها. يفتحها معا اثنان من الأبيض والأسود والحكم.
screen-sealed-here = أنا هنا
screen-sealed-side-here = { $side ->
        [white] الأبيض هنا
       *[black] الأسود هنا
    }
screen-sealed-open = فتح المغلف
screen-sealed-resumes = تُستأنف المباراة في
screen-sealed-keep = حفظ هذا الموعد
screen-sealed-away = { $side ->
        [white] الأبيض
       *[black] الأسود
    } غائب: تشغيل ساعته
screen-sealed-when = يُفتح المغلف بحضور اللاعب الذي عليه الرد.
