### ما يقال عن فعل في البطولة عند تنفيذه.

tournament-notice-adjourned = لهذا التوزيع تُحسب تعادلا مباريات الجولة { $round } التي لا نتيجة لها، وعددها { $count }: { $boards }
tournament-notice-renumbered = كان الترتيب الأولي لـ { $who } حتى الآن { $old }.
tournament-notice-done = { $who }: { $did ->
        [entered] سُجّلت المشاركة
        [withdrawn] انسحاب من الجولة { $round } فصاعدا
        [rejoined] عودة من الجولة { $round } فصاعدا
        [bye] إعفاء في الجولة { $round }
        [absent] غياب عن الجولة { $round }
        [checked_in] سُجّل الحضور للجولة { $round }
        [excluded] حرمان من الجولة { $round } فصاعدا
        [expelled] طرد من البطولة من الجولة { $round } فصاعدا
        [seated] يجلس إلى الطاولة { $board }
        [unseated] لم تعد له طاولة خاصة
        [reinstated] يُسمح باللعب من الجولة { $round } فصاعدا
        [corrected] صُحّحت البيانات
       *[document_seen] اطُّلع على الوثيقة
    }
tournament-notice-changed = الجولة { $round }، الطاولة { $board }، { $game }: كانت النتيجة { $old }.
tournament-notice-turned = الجولة { $round }، الطاولة { $board }: الأبيض { $white } والأسود { $black }.
tournament-notice-decided-late = حُسمت مباراة من الجولة { $round } بعد توزيع جولات لاحقة. ويبقى توزيعها قائما.
tournament-notice-excused = خسر { $who } بالغياب. هل كان الغياب بعذر؟ الغياب بلا عذر يؤدي إلى الحرمان ما لم يقرر الحكم خلاف ذلك (المادة { $article }).
tournament-notice-excluded = يُحرم { $who } لغياب بلا عذر، ما لم يقرر الحكم خلاف ذلك (المادة { $article }).
tournament-notice-three-forfeits = خسر { $who } ثلاث مباريات بالغياب، فيُطرد من البطولة ما لم يقرر الحكم خلاف ذلك (المادة { $article }).
tournament-notice-upwards = { $who } أصغر من الفئة العمرية ويلعب في فئة أعلى.
tournament-notice-birth-unknown = { $who }: لا يتبين من تاريخ الميلاد هل تناسبه الفئة العمرية.
tournament-notice-full-point-bye = { $who }: لا ينصح الاتحاد الدولي للشطرنج بإعفاء قيمته نقطة كاملة.
tournament-notice-second-half-bye = سبق أن نال { $who } إعفاء بنصف نقطة.
tournament-notice-counts-for-nobody = لعب { $who } من مبارياته { $games } من أصل { $of }. تبقى النتائج في الجدول ولا تُحسب لأحد (المادة { $article }).
tournament-notice-results-stand = لعب { $who } من مبارياته { $games } من أصل { $of }. تبقى النتائج قائمة (المادة { $article }).
tournament-notice-tiebreaks-changed = كانت معايير كسر التعادل { $list ->
        [none] غير محددة
       *[some] { $old }
    }. ويذكر التقرير أنها تغيّرت بعد البداية.
tournament-notice-overruled = { $question }: كان الجواب حتى الآن { $option }. وكل ما اقتُرع عليه ولُعب يُحسب بالجواب الجديد.
tournament-notice-leaves-fide-mode = يُترك وضع الاتحاد الدولي نهائيا. تذكر ذلك كل الصفحات والتقرير مع رقم الجولة. ويصبح ممكنا منع لقاءات ووضع معايير خاصة بالبطولة.
tournament-notice-incident = { $incident }: { $follows ->
        [must_penalise] على رئيس الحكام أن يفرض عقوبة
        [may_penalise] لرئيس الحكام أن يفرض عقوبة
        [allowed] لا شيء يترتب على ذلك، فهو مسموح به
       *[decides] القرار لرئيس الحكام
    } (المادة { $article }).
tournament-notice-after-lots = يدخل { $who } بعد القرعة. ورئيس الحكام هو من يقرر قبول لاعب لم يحضر القرعة في وقتها (المادة { $article }).
tournament-notice-pairing-stays = يبقى توزيع الجولة 1 كما هو. ولرئيس الحكام أن يغيّره بعد مشاورة المعنيين وبأقل قدر ممكن (المادة { $article }).
tournament-notice-boards-change = طاولات الجولة 1 التي تتغيّر: { $boards } من { $of }. يُستشار المعنيون أولا ويكون التغيير بأقل قدر ممكن (المادة { $article }).
tournament-notice-team-left = لعب فريق { $who } { $games } من { $of } من المواجهات. وتُميَّز المواجهات التي لم تُلعب. ورئيس الحكام يحدد أي قاعدة من قواعد اللاعبين تسري على النتائج (المادة { $article }).
tournament-notice-lots-late = تُجرى القرعة قبل الجولة الأولى بـ { $minutes }. وينبغي ألا تقل المدة عن { $least } (المادة { $article }).
tournament-notice-not-seen-again = يُمنح { $who } جائزة فئة عمرية. لم يُطَّلع على وثيقته مرة ثانية.
tournament-notice-committee-late = تُشكّل لجنة الاستئناف قبل الجولة الأولى. وهذه شُكّلت بعدها (المادة { $article }).
tournament-notice-one-federation = بعض أعضاء لجنة الاستئناف من اتحاد واحد. والأصل أن يكونوا من اتحادات مختلفة ما أمكن (المادة { $article }).
tournament-notice-votes = يبتّ في استئناف النزاع { $dispute }: { $votes }.
tournament-notice-fee = رسم الاستئناف في النزاع { $dispute } { $fate ->
        [returned] يُردّ
        [may_be_returned] يجوز ردّه
       *[kept] لا يُردّ
    }.
tournament-notice-not-checked = لم يُتحقق بعد من: { $items }.
tournament-notice-points = { $who }: { $sign ->
        [minus] تُخصم بقرار { $points } نقطة
       *[plus] تُمنح بقرار { $points } نقطة
    }.
tournament-notice-breaks = التوزيع اليدوي يخالف قاعدة. { $rule ->
        [met] سبق أن التقى { $one } و{ $two }
        [forbidden] لائحة البطولة تمنع لقاء { $one } مع { $two }
        [bye] لا يجوز إعفاء { $one }
        [same_colour] يجب أن يأخذ { $one } و{ $two } اللون نفسه
        [colours] لونا { $one } (الأبيض) و{ $two } (الأسود) معكوسان
        [better] بحسب القواعد يلعب { $one } بالأبيض مع { $two }
       *[no_pairing] لا تجد القواعد توزيعا لهذه الجولة
    }{ $article ->
        [none] .
       *[some] {" "}({ $cited }).
    }
tournament-notice-not-published = لم تُنشر بصمة الرمز السري قبل القرعة. فلا يمكن لأحد التحقق منها.
tournament-notice-published-before = نُشرت البصمة { $hash } من قبل. وإن حلّت محلها أخرى فلن يثق أحد بأن القرعة لم تُختر.
tournament-notice-took-back = أُلغي الإدخال { $seq }: { $what }
tournament-notice-unpaired = طاولات الجولة { $round } التي تُلغى معه: { $boards }.{ $shown ->
        [yes] {" "}ربما رآها اللاعبون.
       *[no] {""}
    }
tournament-notice-would-differ = { $known ->
        [none] كان توزيع الجولة { $round } سيختلف. ويبقى توزيعها قائما.
       *[some] { $count ->
            [one] كان توزيع الطاولة { $boards } في الجولة { $round } سيختلف. ويبقى توزيعها قائما.
           *[other] كان توزيع الطاولات { $boards } في الجولة { $round } سيختلف. ويبقى توزيعها قائما.
        }
    }
tournament-notice-comes-in = يدخل { $who } الجولة { $round } بعد توزيعها. عدد الطاولات التي تتغير لذلك: { $boards }.
tournament-notice-moves = { $who }: المركز { $old } يصبح { $new }.
