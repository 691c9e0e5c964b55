### واژه‌های پذیرفته‌شده آن‌گونه که `arbiter laws term` چاپ می‌کند: زبان‌ها، منبع‌ها و آنچه میان آن‌هاست.

language-en = انگلیسی
language-fa = فارسی
language-ar = عربی
language-vi = ویتنامی

term-line = { $language }: { $term }
term-synonyms = همچنین: { $words }
term-deprecated = نادرست: { $words }
term-source = منبع: { $source }
term-usage = کاربرد فدراسیون { $federation }
term-place = { $document }، { $kind ->
        [Preface] مقدمه
        [Introduction] پیش‌گفتار
        [Glossary] واژه‌نامه
        [General] قوانین عمومی
        [Age] قوانین ردهٔ سنی
        [rules] مقررات مسابقات
        [arbiters] دفترچهٔ راهنمای داوران
       *[other] مادهٔ { $place }
    }
term-unknown = { $count ->
        [0] با «{ $word }» هیچ واژه‌ای یافت نشد.
       *[other] با «{ $word }» هیچ واژه‌ای یافت نشد؛ نزدیک‌ترین‌ها: { $nearest }
    }

## سندها

term-document-000 = قوانین ۲۰۰۱ به فارسی
term-document-001 = قوانین ۲۰۰۵ به عربی
term-document-002 = قوانین ۲۰۰۱ به فارسی، ماده‌های ۱ تا ۵
term-document-003 = مقررات لیگ لکوکاپ
term-document-004-2001 = قوانین ۲۰۰۱ به ویتنامی
term-document-004-2005 = قوانین ۲۰۰۵ به ویتنامی
term-document-004-2009 = قوانین ۲۰۰۹ به ویتنامی
term-document-004-tr = مقررات مسابقات به ویتنامی
term-document-004-guide = راهنمای نوآموزان به ویتنامی
term-document-handbook = کتاب راهنمای فیده

## فدراسیون‌ها

federation-iri = ایران
federation-vie = ویتنام
federation-egy = مصر
federation-uae = امارات متحدهٔ عربی
federation-ksa = عربستان سعودی
federation-lbn = لبنان
federation-irq = عراق
