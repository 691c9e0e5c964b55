### ما يقرؤه اللاعب على هاتفه، وما يقوله الورق له.

phone-says = { $who } يقول: { $result }. صحيح؟
phone-said = قلت: { $result }. لم يقل { $who } النتيجة بعد.
phone-differ = تقول: { $own }. ويقول { $who }: { $theirs }. الحكم قادم.
phone-here = يعرف مكتب الاستقبال أنك حاضر للجولة { $round }.
phone-am-here = أنا حاضر للجولة { $round }
phone-zone = بتوقيت القاعة: { $zone }
phone-printed = طُبع { $at } ({ $zone })
phone-slip = امسح: هذه الطاولة
phone-waits = محفوظ على هذا الجهاز حتى يعود الاتصال: { $count }
phone-beside-link = مع لغة أخرى إلى جانبها
