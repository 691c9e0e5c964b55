# آنچه چاپ می‌شود: فهرست‌های روی دیوار، برگه‌های میزها، کارت‌های میز.

tour-paper-all = چاپ هرچه این دور لازم دارد
tour-paper-pairings = جفت‌بندی
tour-paper-names = کجا بازی می‌کنم؟
tour-paper-standings = جدول رده‌بندی
tour-paper-cross = جدول متقاطع
tour-paper-slips = برگه‌های نتیجه
tour-paper-places = کارت‌های میز
tour-paper-sheets = برگه‌های ثبت حرکات
tour-paper-seats = کدهای صندلی‌ها
tour-paper-badges = کارت‌های نام
tour-paper-checkin = فهرست حضور
tour-paper-minutes = صورت‌جلسه
tour-paper-lots = قرعه‌ها
tour-paper-move = حرکت
tour-paper-signature = امضا
tour-paper-here = حاضر
tour-paper-rating = درجه
tour-paper-club = باشگاه
