### نمایش روی پرده: فهرست‌هایی که خودشان ورق می‌خورند.

tour-page-screen = پردهٔ نمایش
tour-screen-pairings = کجا بازی می‌کنم؟
tour-screen-results = نتیجه‌ها
tour-screen-standings = جدول رده‌بندی
tour-screen-clock = زمان
tour-screen-draw = قرعه‌کشی
tour-screen-groups = گروه‌ها
tour-screen-bracket = جدول حذفی
tour-screen-begins = آغاز: { $at }
tour-screen-before = آغاز تا { $time } دیگر
tour-screen-after = { $time } از آغاز
tour-screen-missing = مانده: میزهای { $boards }
tour-screen-page = صفحهٔ { $page } از { $pages }
tour-screen-stale = وضعیت ساعت { $time }
tour-screen-back = صفحهٔ پیش
tour-screen-on = صفحهٔ بعد
tour-screen-hour = زمان آغاز این دور
