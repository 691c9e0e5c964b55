### What is kept: damage, backups, mending.

live-error-set-aside = { $what ->
        [event] سجل هذه الفعالية تالف، لذلك وُضعت جانبا. كل ما عداها مستمر. ويمكن لمن يدير الخادم إصلاحها.
       *[game] سجل هذه المباراة تالف، لذلك وُضعت جانبا. كل ما عداها مستمر. ويمكن لمن يدير الخادم إصلاحها.
    }
storage-error-full = قرص الخادم ممتلئ. لم يُنفَّذ شيء. يرجى إبلاغ من يدير الخادم.
storage-aside-title = موضوعة جانبا
storage-aside-lead = سجلات هذه المباريات تالفة، لذلك لا يمكن فتحها. كل ما عداها مستمر. ويمكن لمن يدير الخادم إصلاحها: أوقف الخادم وأعطِ هذا الأمر.
storage-aside-board = الرقعة { $board }
storage-whole = { $stream } كامل، وعدد أسطره { $lines }. لم يتغير شيء.
storage-repaired = في { $stream } الآن من الأسطر { $lines }. وما كان هناك من قبل محفوظ باسم { $kept }.
storage-lost = { $lines ->
        [one] فُقد هذا السطر:
       *[other] فُقدت هذه الأسطر، وعددها { $lines }:
    }
storage-anew = لم يكن حتى سطرها الأول كاملا: تبدأ المباراة من جديد كما أنشأتها فعاليتها.
storage-salvaged = كان ملف البيانات تالفا. وُضع مكانه ما أمكنت قراءته منه، والملف التالف محفوظ باسم { $file }.
storage-backed-up = يحتوي { $file } على كل شيء، وقد ثبتت سلامته؛ عدد السجلات { $streams }.
storage-restored = صار في { $folder } ما في { $file }. وما كان هناك من قبل محفوظ باسم { $kept }.
storage-restored-new = صار في { $folder } ما في { $file }.
storage-fault = { $stream } تالف: { $why }
storage-not-restored = لم يتغير شيء. مع { $option } يُستعمل رغم ذلك، ويوضع التالف جانبا.
