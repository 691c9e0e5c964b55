### إعدادات الرقعة.

web-settings-pieces = القطع
web-pieces-house = من رسم البرنامج
web-pieces-classic = كلاسيكية
web-settings-squares = ألوان الرقعة
web-squares-wood = خشب
web-squares-green = أخضر
web-squares-blue = أزرق
web-squares-grey = رمادي
web-settings-sounds = أصوات الرقعة
web-sounds-off = بلا صوت
web-sounds-soft = خافتة
web-sounds-loud = عالية
web-settings-field = حقل لكتابة النقلات
