### Taking back trust, on the page of the officials; and what one may make here.

trust-officials = من لهم كلمة سر
trust-officials-lead = كلمة السر الجديدة تُخرج الأجهزة التي دخلت بالقديمة.
trust-new-name = الاسم الجديد
trust-rename = تغيير الاسم
trust-new-password = كلمة السر الجديدة
trust-password = تغيير كلمة السر
trust-dismiss = إعفاء
trust-devices = الأجهزة التي دخلت
trust-devices-lead = هاتف ضائع أو لا يعرفه أحد: أخرجه. تستمر مبارياته، ورابط جديد يعطي المقعد لجهاز آخر.
trust-no-name = بلا اسم
trust-you = هذا الجهاز
trust-shut-out = إخراج
trust-links = روابط لم يستعملها أحد
trust-links-lead = من صوّر رابطا يمكنه استعماله. الرابط المغلق لا ينفع بعد ذلك.
trust-close-link = إغلاق
trust-delete = حذف الحدث
trust-delete-lead = تُحذف مبارياته وسجلاتها وكل ما كُتب نهائيا. ما دامت مباراة تُلعب لا يُحذف شيء.
trust-delete-do = حذف نهائي
live-error-quota = صُنع اليوم من هنا كثير جدا. انتظر من فضلك، أو اسأل من يدير هذا الخادم.
live-error-only-officials = في هذا الخادم لا ينشئ الأحداث إلا المسؤولون.
live-error-played = هنا مباراة تُلعب. لم يُحذف شيء.
