### آنچه برنامه پیرامون ماده‌ها می‌گوید: سرنویس‌ها، برچسب‌ها، خطاها.

laws-cli-no-rulebook = مجموعهٔ قوانینی به نام { $rulebook } وجود ندارد. نزدیک‌ترین‌ها: { $nearest }.
laws-cli-no-article = در { $rulebook } مادهٔ { $article } وجود ندارد. نزدیک‌ترین‌ها: { $nearest }.
laws-cli-no-date = { $date } تاریخ نیست؛ سال، ماه و روز میلادی لازم است، مانند 2008-05-12.
laws-cli-rulebook = { $id }: { $title }، { $articles ->
        [one] یک ماده
       *[other] { $articles } ماده
    }{ $days ->
        [never] { "" }
        [still] ، لازم‌الاجرا از { $from }
       *[ended] ، لازم‌الاجرا از { $from } تا { $to }
    }
laws-cli-heading = { $title }، مادهٔ { $article }
laws-cli-line = مادهٔ { $article }: { $text }
laws-cli-standing = { $state ->
        [enforced] تصمیم با برنامه است.
        [assisted] برنامه از داور می‌پرسد و پاسخ او را اجرا می‌کند.
        [physical] برنامه فقط می‌تواند آن را نشان دهد.
        [heading] این سرفصل است: آنچه برقرار است در ماده‌های زیر آن آمده است.
       *[planned] برنامه هنوز به آن نمی‌پردازد.
    } { $ground ->
        [letter] این از صراحت متن قوانین است.
        [partly] جز آنچه نشان شده است، این از صراحت متن قوانین است.
        [practice] این رویهٔ داوران است، نه صریح متن.
       *[unsettled] متن آن را باز گذاشته است.
    }
laws-cli-ground = { $ground ->
       *[practice] این رویهٔ داوران است؛ متن آن را نمی‌گوید.
        [unsettled] متن این را باز گذاشته است.
    }
laws-cli-games = برای: { $games }
laws-cli-game = { $play ->
        [blitz] بلیتس
        [rapid] بازی سریع
       *[standard] شطرنج استاندارد
    }{ $how ->
        [competition] {" "}با نظارت کافی
        [basic] {" "}بدون نظارت کافی
       *[any] { "" }
    }
laws-cli-every-game = همهٔ بازی‌ها
laws-cli-parameter = مقدار { $key } = { $value }
laws-cli-parameter-said = { $name }: { $value }
laws-cli-see-also = همچنین: { $articles }
laws-cli-taken-from = برگرفته از { $rulebook }
laws-cli-cases = نمونه‌ها: { $cases }
laws-cli-diff = { $a } و { $b }: { $differences ->
        [0] بدون تفاوت
        [one] یک تفاوت
       *[other] { $differences } تفاوت
    }
laws-cli-changed = { $kind ->
        [new] تازه
        [gone] دیگر نیست
       *[named] { $name }
    } ({ $games })
laws-cli-moved = { $from } اکنون { $to } است.
laws-cli-diff-more = { $more } مورد دیگر با { $option }: آنچه اهمیت کمی دارد یا تنها شماره‌اش تغییر کرده است.
laws-cli-side = { $said ->
        [value] مادهٔ { $article }: { $value }
        [article] مادهٔ { $article }
       *[nothing] چنین قاعده‌ای ندارد
    }
laws-cli-at = در { $date }، { $title } ({ $id }) لازم‌الاجرا بود.
laws-cli-at-none = برای { $date } هیچ ویرایشی در دست نیست.
laws-cli-at-before = آخرین پیش از آن: { $title } ({ $id })
laws-cli-at-after = نخستین پس از آن: { $title } ({ $id })
laws-cli-coverage = { $title }: اجراشده { $enforced }، با کمک داور { $assisted }، نمایشی { $physical }، در برنامه { $planned }
laws-cli-covered = مادهٔ { $article } { $topic }: { $state ->
        [enforced] اجراشده
        [assisted] با کمک داور
        [physical] نمایشی
        [heading] سرفصل
       *[planned] در برنامه
    }
laws-cli-found = مادهٔ { $article } در { $edition }: { $text }
laws-cli-nothing-found = هیچ ماده‌ای این واژه‌ها را ندارد.{ $near ->
        [0] { "" }
       *[other] {" "}نزدیک‌ترین‌ها:
    }
laws-cli-nothing-wrong = ایرادی نیست.
laws-cli-by = (ماده‌ها: { $articles })

laws-problem-syntax = ساختار پرونده درست نیست: { $message }
laws-problem-unknown-key = کلید ناشناخته؛ اینجا این‌ها می‌آیند: { $known }
laws-problem-missing = کم است؛ لازم: { $expected }
laws-problem-wrong-value = لازم: { $expected }؛ موجود: { $found }
laws-problem-unknown-topic = موضوعی به نام { $name } نیست{ $found ->
        [none] { "" }
       *[some] ؛ نزدیک‌ترین‌ها: { $nearest }
    }
laws-problem-unknown-parameter = پارامتری به نام { $name } نیست{ $found ->
        [none] { "" }
       *[some] ؛ نزدیک‌ترین‌ها: { $nearest }
    }
laws-problem-unknown-rulebook = مجموعهٔ قوانینی به نام { $name } نیست{ $found ->
        [none] { "" }
       *[some] ؛ نزدیک‌ترین‌ها: { $nearest }
    }
laws-problem-unknown-article = در { $rulebook } مادهٔ { $name } نیست{ $found ->
        [none] { "" }
       *[some] ؛ نزدیک‌ترین‌ها: { $nearest }
    }
laws-problem-foreign-parameter = این پارامتر از موضوع { $topic } است که این ماده دربارهٔ آن نیست
laws-problem-no-value = موضوع { $topic } برای این پارامتر مقداری لازم دارد
laws-problem-unknown-word = واژهٔ { $name } نیست؛ یکی از این‌ها لازم است: { $known }
laws-problem-duplicate = مادهٔ { $article } بار دوم آمده است
laws-problem-contradiction = با مادهٔ { $article } ناسازگار است: دو مقدار برای { $parameter } در { $games }
laws-problem-carried = ماده‌ای به موضوع { $topic } می‌پردازد، پس نه غایب است و نه باز
laws-problem-against-the-laws = قوانین چیز دیگری می‌گویند: مادهٔ { $article } از { $rulebook } دارد: { $value }
laws-problem-only-wording = از { $name } چیزی نتیجه نمی‌شود: تنها واژه‌ای برای خواننده است
laws-problem-not-built = از { $name } هنوز چیزی نتیجه نمی‌شود: قاعدهٔ آن ساخته نشده است
laws-problem-ends-before-start = پایانش پیش از آغاز است
laws-problem-no-territory = قاعدهٔ خاص باید قلمروی داشته باشد که در آن معتبر است
laws-problem-rated = قاعدهٔ خاص در مسابقات دارای درجه‌بندی معتبر نیست و این مجموعه نمی‌گوید که مسابقاتش بدون درجه‌بندی است
