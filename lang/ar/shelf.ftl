### The pages that are read: the Laws with their boards, and judging a position.

web-contents = المحتويات
web-judge-turn = صاحب النقلة
web-judge-castling = الحق في التبييت
web-judge-start = الوضع الابتدائي
web-judge-empty = رقعة فارغة
web-judge-edit = تغيير الوضع
web-article-diagram = رسم توضيحي
web-article-shown = على الرقعة
web-settings-notation = النقلات
web-notation-language = حسب اللغة
web-notation-letters = حروف
web-notation-figurines = رموز القطع
