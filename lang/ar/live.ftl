### What the server answers where a command was not done; the refusals of the Laws stand in rulings.ftl.

live-error-forbidden = لا يحق لهذا الجهاز فعل ذلك هنا.
live-error-stale = حدث شيء على الرقعة في هذه الأثناء. لم يُنفَّذ شيء.
live-error-held = تبقى الساعتان متوقفتين إلى أن يُقرَّر أي الأوقات هو المعتمد.
live-error-not-held = لا توجد أوقات يلزم البت فيها.
live-error-no-reason = اذكر سبب ضبط الساعة.
live-error-no-side = اذكر لأي لاعب هذا الطلب.
live-error-not-enciphered = لا يُنظر في النقلة السرية قبل فتح المغلف، ولا تُكتب مكشوفة.
live-error-nobody-keeps = الأجهزة لا تكفي: يجب أن تكون هذه المباراة مفتوحة عند اثنين من الأبيض والأسود والحكم قبل ختم النقلة.
live-error-locked = يُفتح المغلف حين يحضر اثنان من الأبيض والأسود والحكم، كل على الجهاز الذي كان معه عند الختم. اطلب من اللاعبين أن يعلنوا حضورهم.
live-error-broken = ليس في المغلف ما خُتم. يبقى مغلقا؛ عامله معاملة المغلف المفقود.
live-error-unknown = { $what ->
        [event] هذه الفعالية ليست هنا.
        [game] هذه المباراة ليست هنا.
        [board] لا توجد رقعة رقم { $name }.
        [link] هذا الرابط غير معروف. قد يكون لفعالية سابقة.
        [rulebook] لا توجد مجموعة قوانين { $name }.
        [official] لا أحد هنا باسم { $name }.
        [seat] هذا الدور بلا مقعد، أو يحتاج إلى مقعد.
        [lesson] لا يوجد درس باسم { $name }.
       *[other] لا يوجد هنا شيء باسم { $name }.
    }
live-error-taken = { $name } موجود من قبل.
live-error-no-variant = هذه اللعبة لا تُلعب هنا: { $name }.
live-error-no-start = { $what ->
        [chess960] أوضاع شطرنج 960 مرقمة من 0 إلى 959.
       *[other] في شطرنج ٩٦٠ وحده للبدايات أرقام.
    }
live-error-start-and-position = تبدأ المباراة من بداية برقم أو من وضع، لا من كليهما.
live-error-link-used = استُخدم هذا الرابط على جهاز آخر. لنقل المقعد اطلب رابطا جديدا من ذلك الجهاز أو من الحكم.
live-unread-control = لا يمكن قراءة نظام الوقت هذا. { $why }
live-unread-regulations = لا يمكن قراءة هذه اللوائح. { $why }
live-unread-text = { $what ->
        [control] يلزم نظامَ الوقت
       *[name] يلزم الاسمَ
    } حرف واحد على الأقل في سطر واحد، وحجم لا يزيد على { $most } بايت. للحرف العربي بايتان.
live-unread-draw = ليس هذا هو العدد الذي التزم به الهاتف. لم تُجر القرعة.
live-unread-other = لا يمكن قراءة هذا. لم يُنفَّذ شيء.
live-error-too-many = هذا أكثر من المسموح: الحد الأقصى { $most }.
live-error-failed = لم يتمكن الخادم من التسجيل. لم يُنفَّذ شيء. يرجى المحاولة مرة أخرى.
live-error-moved = تنتقل هذه الفعالية الآن إلى جهاز آخر. لم يُنفَّذ شيء. يرجى المحاولة مرة أخرى.
live-error-not-known = لا يعلم الخادم بعد هل سُجِّل ذلك أم لا. يرجى النظر إلى الرقعة قبل الإعادة.
live-error-bad-message = لم يفهم الخادم الرسالة. لم يُنفَّذ شيء.
live-error-confirm = لم يُفعل شيء بعد. اقرأ ما يترتب، ثم أكّد بـ { $code }.
live-error-doubtful = { $doubts ->
        [one] في القائمة موضع واحد غير واضح. لم يُسجَّل أحد.
        [two] في القائمة موضعان غير واضحين. لم يُسجَّل أحد.
        [few] في القائمة { $doubts } مواضع غير واضحة. لم يُسجَّل أحد.
       *[other] في القائمة { $doubts } موضعا غير واضح. لم يُسجَّل أحد.
    }
live-error-open = لم يكتمل التقرير بعد، فثمة مباريات مفتوحة. { $boards }.
live-open-boards = الجولة { $round }، الطاولات { $boards }
live-error-detached = فُصلت الطاولة عن هذه المباراة. نتيجتها يسجلها الحكم.
live-error-wrong-password = الاسم أو كلمة المرور غير صحيحة.
live-error-too-fast = كان ذلك أسرع من اللازم. يرجى الانتظار قليلا.
live-error-password = يجب أن تتكون كلمة المرور من { $least } أحرف على الأقل و{ $most } بايت على الأكثر.
live-log-whole = { $lines ->
        [one] سطر واحد
       *[other] الأسطر { $lines }
    }، كامل لم يُمَس؛ تنتهي السلسلة بـ { $hash }.
live-log-broken = السطر { $line }: { $why ->
        [empty] لا شيء فيه.
        [no_hash] لا ينتهي ببصمته.
        [broken] هذا السطر أو سطر قبله غُيِّر أو حُذف أو نُقل.
        [unsealed] كتبه الإصدار 0.1 الذي لم يكن يختم البطولات: الإجراء التالي يختمه.
        [unknown_version] كتبه إصدار أحدث من هذا البرنامج.
        [out_of_order] رقمه ليس التالي.
       *[not_a_line] ليس مما يحتويه السجل.
    }
live-log-carried = البطولة موجودة. يدخل رئيس حكامها عبر { $link }: يعمل مرة واحدة.
live-serve-seat = مقعد في المباراة التجريبية: { $address }
live-serve-desk = مكتب الحكام في البطولة التجريبية: { $address }
