### Taking back trust, on the page of the officials; and what one may make here.

trust-officials = کسانی که گذرواژه دارند
trust-officials-lead = گذرواژهٔ تازه دستگاه‌هایی را که با گذرواژهٔ پیشین آمده‌اند بیرون می‌گذارد.
trust-new-name = نام تازه
trust-rename = تغییر نام
trust-new-password = گذرواژهٔ تازه
trust-password = تغییر گذرواژه
trust-dismiss = برکناری
trust-devices = دستگاه‌هایی که راه یافته‌اند
trust-devices-lead = گوشی گم‌شده یا ناشناس را بیرون بگذارید. بازی‌هایش ادامه می‌یابد و با یک پیوند تازه، جای آن به دستگاه دیگری می‌رسد.
trust-no-name = بی‌نام
trust-you = همین دستگاه
trust-shut-out = بیرون گذاشتن
trust-links = پیوندهایی که کسی به کار نبرده است
trust-links-lead = هر کس از پیوندی عکس گرفته باشد می‌تواند آن را به کار ببرد. پیوند بسته دیگر به کار نمی‌آید.
trust-close-link = بستن
trust-delete = پاک کردن رویداد
trust-delete-lead = بازی‌ها، گزارش‌های آن‌ها و هر چه نوشته شده است برای همیشه پاک می‌شود. تا زمانی که بازی‌ای در جریان است چیزی پاک نمی‌شود.
trust-delete-do = پاک کردن برای همیشه
live-error-quota = امروز از اینجا بسیار ساخته شده است. لطفاً صبر کنید یا از گردانندهٔ این سرور بپرسید.
live-error-only-officials = در این سرور تنها مسئولان رویداد می‌سازند.
live-error-played = اینجا بازی‌ای در جریان است. چیزی پاک نشد.
