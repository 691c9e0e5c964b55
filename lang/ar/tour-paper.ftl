# ما يُطبع: قوائم للجدار، وقسائم للطاولات، وبطاقات للطاولات.

tour-paper-all = طباعة ما تحتاجه هذه الجولة
tour-paper-pairings = توزيع المباريات
tour-paper-names = أين ألعب؟
tour-paper-standings = الترتيب
tour-paper-cross = الجدول المتقاطع
tour-paper-slips = قسائم النتائج
tour-paper-places = بطاقات الطاولات
tour-paper-sheets = أوراق التسجيل
tour-paper-seats = رموز المقاعد
tour-paper-badges = بطاقات الأسماء
tour-paper-checkin = قائمة الحضور
tour-paper-minutes = المحضر
tour-paper-lots = أوراق السحب
tour-paper-move = النقلة
tour-paper-signature = التوقيع
tour-paper-here = حاضر
tour-paper-rating = التصنيف
tour-paper-club = النادي
