### What the server answers where a command was not done; the refusals of the Laws stand in rulings.ftl.

live-error-forbidden = این کار در اینجا با این دستگاه ممکن نیست.
live-error-stale = در این میان روی صفحه اتفاقی افتاده است. کاری انجام نشد.
live-error-held = ساعت‌ها متوقف می‌مانند تا تصمیم گرفته شود کدام زمان‌ها معتبر است.
live-error-not-held = زمانی برای تصمیم‌گیری وجود ندارد.
live-error-no-reason = بگویید چرا ساعت تنظیم می‌شود.
live-error-no-side = بگویید ادعا از کدام بازیکن است.
live-error-not-enciphered = پیش از باز کردن پاکت کسی درون آن را نمی‌بیند و حرکت ثبتی آشکار نوشته نمی‌شود.
live-error-nobody-keeps = دستگاه کافی نیست: پیش از ثبت حرکت، دو تا از سفید، سیاه و داور باید این بازی را روی صفحهٔ خود باز داشته باشند.
live-error-locked = پاکت وقتی باز می‌شود که دو تا از سفید، سیاه و داور با همان دستگاه زمان ثبت حرکت اینجا باشند. از بازیکنان بخواهید حضور خود را اعلام کنند.
live-error-broken = پاکت آنچه را ثبت شده بود در خود ندارد. بسته می‌ماند؛ با آن مانند پاکت گم‌شده رفتار کنید.
live-error-unknown = { $what ->
        [event] این رویداد اینجا نیست.
        [game] این بازی اینجا نیست.
        [board] میز { $name } وجود ندارد.
        [link] این پیوند شناخته نیست. شاید از رویداد پیشین باشد.
        [rulebook] مجموعه‌قوانین { $name } وجود ندارد.
        [official] کسی به نام { $name } اینجا نیست.
        [seat] این نقش جایی ندارد یا به جایی نیاز دارد.
        [lesson] درسی به نام { $name } نیست.
       *[other] چیزی به نام { $name } اینجا نیست.
    }
live-error-taken = { $name } از پیش وجود دارد.
live-error-no-variant = این بازی اینجا نیست: { $name }.
live-error-no-start = شطرنج ۹۶۰ چیدمان‌های ۰ تا ۹۵۹ را دارد.
live-error-link-used = این پیوند روی دستگاه دیگری استفاده شده است. برای جابه‌جایی، از همان دستگاه یا از داور پیوند تازه بخواهید.
live-unread-control = این کنترل زمان خوانده نمی‌شود. { $why }
live-unread-regulations = این مقررات خوانده نمی‌شود. { $why }
live-unread-text = { $what ->
        [control] کنترل زمان
       *[name] نام
    } باید دست‌کم یک حرف داشته باشد، در یک سطر باشد و از { $most } بایت بیشتر نشود. هر حرف فارسی دو بایت است.
live-unread-draw = این عددی نیست که گوشی به آن متعهد شده است. قرعه‌ای کشیده نشد.
live-unread-other = این خوانده نمی‌شود. کاری انجام نشد.
live-error-too-many = این بیش از اندازه است: حداکثر { $most }.
live-error-failed = سرور نتوانست آن را ثبت کند. کاری انجام نشد. لطفاً دوباره امتحان کنید.
live-error-bad-message = سرور پیام را نفهمید. کاری انجام نشد.
live-error-confirm = هنوز کاری انجام نشده است. پیامدها را بخوانید و سپس با { $code } تأیید کنید.
live-error-doubtful = { $doubts ->
        [one] یک جای فهرست روشن نیست. کسی ثبت‌نام نشد.
       *[other] { $doubts } جای فهرست روشن نیست. کسی ثبت‌نام نشد.
    }
live-error-open = گزارش هنوز کامل نیست: بازی‌هایی باز است. { $boards }.
live-open-boards = دور { $round }، میزهای { $boards }
live-error-detached = میز از این بازی جدا شده است. نتیجهٔ آن را داور ثبت می‌کند.
live-error-wrong-password = نام یا گذرواژه نادرست است.
live-error-too-fast = خیلی سریع بود. لطفاً کمی صبر کنید.
live-error-password = گذرواژه باید دست‌کم { $least } حرف و حداکثر { $most } بایت باشد.
live-log-whole = { $lines ->
        [one] یک سطر
       *[other] { $lines } سطر
    }، کامل و دست‌نخورده؛ زنجیره با { $hash } پایان می‌یابد.
live-log-broken = سطر { $line }: { $why ->
        [empty] چیزی نیست.
        [no_hash] به درهم‌سازی خود ختم نمی‌شود.
        [broken] این سطر یا سطری پیش از آن تغییر کرده، حذف شده یا جابه‌جا شده است.
        [unknown_version] با نسخهٔ تازه‌تری از این برنامه نوشته شده است.
        [out_of_order] شمارهٔ آن شمارهٔ بعدی نیست.
       *[not_a_line] محتوای آن محتوای یک سیاهه نیست.
    }
live-serve-seat = جایی در بازی نمونه: { $address }
live-serve-desk = میز داوران مسابقهٔ نمونه: { $address }
