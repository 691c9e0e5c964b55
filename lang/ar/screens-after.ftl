### The game after the game on the live screens: stepping, rematch, sharing.

after-back = السابق
after-next = التالي
after-start = بداية المباراة
after-replay = إعادة العرض
after-play = تشغيل
after-stop = إيقاف
after-flip = إدارة الرقعة
after-event = الحدث
after-new = مباراة جديدة
after-rematch = إعادة المباراة
after-rematch-waits = طُلبت الإعادة
after-rematch-agree = قبول الإعادة
after-rematch-wanted = يطلب منافسك إعادة المباراة.
after-rematch-go = إلى مباراة الإعادة
after-share = مشاركة
after-share-picture = ما تُشاركه
after-share-what = { $what ->
        [ruling] القرار
       *[position] الوضع
    }
after-share-link = الرابط
after-share-text = النص
after-share-over = { $white } – { $black }: { $result }.
after-share-plays = { $white } – { $black }، جارية.
after-share-give = مشاركة مع …
after-share-copy = نسخ
after-share-copy-picture = نسخ الصورة
after-share-copied = تم النسخ
after-share-save = حفظ { $kind }
after-share-saved = تم الحفظ
after-phase = { $phase ->
        [before] لم تبدأ
        [running] جارية
        [standing] الساعتان متوقفتان
       *[over] انتهت
    }
