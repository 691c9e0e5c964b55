### شاشة العرض: قوائم تتقلب وحدها.

tour-page-screen = شاشة العرض
tour-screen-pairings = أين ألعب؟
tour-screen-results = النتائج
tour-screen-standings = الترتيب
tour-screen-clock = الوقت
tour-screen-draw = القرعة
tour-screen-groups = المجموعات
tour-screen-bracket = الشجرة
tour-screen-begins = تبدأ { $at }
tour-screen-before = تبدأ بعد { $time }
tour-screen-after = مضى { $time }
tour-screen-missing = الباقي: الطاولات { $boards }
tour-screen-page = الصفحة { $page } من { $pages }
tour-screen-stale = كما كان في { $time }
tour-screen-back = الصفحة السابقة
tour-screen-on = الصفحة التالية
tour-screen-hour = موعد بدء هذه الجولة
