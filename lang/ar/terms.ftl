### المصطلحات المعتمدة كما يطبعها `arbiter laws term`: اللغات والمصادر وما بينها.

language-en = الإنجليزية
language-fa = الفارسية
language-ar = العربية
language-vi = الفيتنامية

term-line = { $language }: { $term }
term-synonyms = ويقال أيضا: { $words }
term-deprecated = خطأ: { $words }
term-source = المصدر: { $source }
term-usage = استعمال اتحاد { $federation }
term-place = { $document }، { $kind ->
        [Preface] المقدمة
        [Introduction] التمهيد
        [Glossary] المسرد
        [General] القواعد العامة
        [Age] قواعد الفئات العمرية
        [rules] قواعد البطولات
        [arbiters] دليل الحكام
       *[other] المادة { $place }
    }
term-unknown = { $count ->
        [0] لا مصطلح تدل عليه «{ $word }».
       *[other] لا مصطلح تدل عليه «{ $word }»؛ الأقرب: { $nearest }
    }

## الوثائق

term-document-000 = قوانين 2001 بالفارسية
term-document-001 = قوانين 2005 بالعربية
term-document-002 = قوانين 2001 بالفارسية، المواد من 1 إلى 5
term-document-003 = لائحة دوري ليكوكاب
term-document-004-2001 = قوانين 2001 بالفيتنامية
term-document-004-2005 = قوانين 2005 بالفيتنامية
term-document-004-2009 = قوانين 2009 بالفيتنامية
term-document-004-tr = قواعد البطولات بالفيتنامية
term-document-004-guide = دليل المبتدئين بالفيتنامية
term-document-handbook = دليل الاتحاد الدولي للشطرنج

## الاتحادات

federation-iri = إيران
federation-vie = فيتنام
federation-egy = مصر
federation-uae = الإمارات العربية المتحدة
federation-ksa = المملكة العربية السعودية
federation-lbn = لبنان
federation-irq = العراق
