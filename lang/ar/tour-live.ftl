### مباريات مباشرة تبدأ معا.

screen-desk-not-sitting = لم تبدأ لأن بعضهم لم يجلس بعد: { $names }
tour-live-start = ابدأ كل الطاولات ({ $count })
tour-live-absent = لم يجلسوا بعد: { $names }
tour-live-open = افتح مباراة مباشرة على الطاولة { $board }
tour-live-close = أغلق المباراة المباشرة على الطاولة { $board }
tour-live-detach = افصل الطاولة عن مباراتها واكتب النتيجة
