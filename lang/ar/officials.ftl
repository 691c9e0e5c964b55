### الحكام: ما يُلغونه، وكيف وُجد الجهاز الإلكتروني. تُركّب الشيفرة المعرّفات من وسوم الواجهة العامة.

act-take-back = يلغي { act-word-actor } الإدخال { $entry }{ act-word-text }
ruling-taken-back = أُلغي ما أُدخل.{ $clocks ->
        [shown] {" "}تُظهر الساعتان من جديد: الأبيض { $white }، الأسود { $black }.
       *[none] { "" }
    }{ $ran ->
        [none] { "" }
       *[some] {" "}وكانت إحدى الساعتين قد عملت { $ran } منذ ذلك الحين.
    }
title-taken-back = أُلغي الإدخال
cause-taken-back = { $clocks ->
        [shown] تُظهر الساعتان من جديد: الأبيض { $white }، الأسود { $black }.
       *[none] { "" }
    }{ $ran ->
        [none] { "" }
       *[some] {" "}وكانت إحدى الساعتين قد عملت { $ran } منذ ذلك الحين.
    }
refusal-nothing-to-take-back = لا شيء هنا يُلغى: لم يُدخله حكم، أو لم يترتب عليه شيء.
refusal-taken-back-already = أُلغي هذا من قبل.
refusal-played-on = لا يمكن إلغاء هذا: استمر اللعب بعده. أوقف الساعتين وصحّح الوضع أو الأوقات بدلا من ذلك.
refusal-changed-since = يقوم على هذا إدخال لاحق. ألغِ ذلك الإدخال أولا.
game-detail-device = { $found ->
        [rang] رنّ أو أصدر صوتا
        [sounded_off] أصدر صوتا مع أنه مغلق
        [used] استُعمل
        [on] كان مشغلا
        [on_person] مغلق، مع اللاعب
        [records] يسجل النقلات
       *[in_bag] مغلق، في حقيبة
    }
