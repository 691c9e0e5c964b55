### تنظیمات صفحهٔ شطرنج.

web-settings-pieces = مهره‌ها
web-pieces-house = طرح آربیتر
web-pieces-classic = کلاسیک
web-settings-squares = رنگ صفحهٔ شطرنج
web-squares-wood = چوب
web-squares-green = سبز
web-squares-blue = آبی
web-squares-grey = خاکستری
web-settings-sounds = صداهای صفحهٔ شطرنج
web-sounds-off = خاموش
web-sounds-soft = آرام
web-sounds-loud = بلند
web-settings-field = جایی برای نوشتن حرکت
