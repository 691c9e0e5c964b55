### لماذا يُرفض فعل في البطولة، وما يمكن فعله بدلا منه.

tournament-refusal-announcement = تُعلن البطولة أولا، ومرة واحدة فقط.
tournament-refusal-rounds = عدد الجولات { $found } غير ممكن. اختر عددا من 1 إلى 99 لا يقل عن الجولات الموزعة.
tournament-refusal-expected = المتوقع: { $wanted }.{ $found ->
        [none] { "" }
       *[some] {" "}الموجود: { $text }.
    }
tournament-wanted = { $wanted ->
        [category] فئة مثل U12 أو سيدات أو S50، أو اسم تليه نقطتان
        [prize_name] اسم جائزة
        [prize] جائزة من جوائز هذه البطولة
        [amounts] مبالغ لا تزيد على 999، لا يزيد أي منها على ما قبله
        [sex] m أو w
        [points_letter] حرف يدل في التقرير على نوع من النتائج
        [text_record] سجل نصي من التقرير، مثل { $example }
        [federation] الأحرف الثلاثة لاتحاد
        [day] يوم، مثل { $example }
        [time] وقت، مثل { $example }
        [rounds] عدد الجولات
        [swiss_for_fellows] بطولة بالنظام السويسري؛ وفي غيرها تباعد القرعة بين الزملاء
        [swiss_for_forbidden] بطولة بالنظام السويسري؛ ففي الدوري يلتقي الجميع، وفي خروج المغلوب يباعد الجدول بين الزملاء
        [one_span] مدى واحد من الجولات لكل نوع من الزملاء؛ ألغِ السابق أولا
        [column] الاسم أو التصنيف أو اللقب أو الاتحاد أو رقم الاتحاد الدولي أو تاريخ الميلاد أو الجنس أو النادي
        [column_value] قيمة تناسب عمودها
        [offence_game] المباراة التي تُحسب فيها المخالفات
        [what_happened] وصف ما حدث
        [own_name] اسم مختلف لكل عضو في اللجنة
        [captain_said] كلام الكابتن في واقعة تخص الكابتن فقط
        [photograph] وقت الصورة في واقعة تخص التصوير فقط
        [member] أحد أعضاء لجنة الاستئناف
        [decided] وصف ما قررته اللجنة
        [days_in_order] يوما أول ليس بعد اليوم الأخير
        [commitment] بصمة السر، 64 رقما ستعشريا
        [table_rounds] لا عدد آخر: في الدوري يتبع عدد الجولات عدد اللاعبين
        [forfeit] مباراة خُسرت بالغياب، ليكون الغياب بعذر أو بلا عذر
        [penalty_points] نقاط غير ٠ ولا تزيد على قيمة كل الجولات
        [equal_teams] فريقان متساويا العدد، بعدد له جدول
        [two_teams] فريقان على الأقل
        [two_players] لاعبان على الأقل
        [nobody_twice] كل لاعب مرة واحدة، فلا أحد يلعب مع نفسه
        [check_item] أمر يُتحقق منه قبل الجولة الأولى: { $items }
        [first_board] رقم الطاولة الأولى من 1 إلى 9000
        [forbidden_pair] اثنين لا يجوز أن يلتقيا في هذه الجولات
        [rulebook] كتاب قوانين للمباريات مثل { $example }
        [control] نظام وقت مثل { $example }
        [results_come] إحدى هذه: { $example }
        [ranking_method] أي التصنيفين يُحسب: أحد { $example }، ويسبقه رمز الاتحاد بثلاثة أحرف إن شئت
        [zone] فرق عن UTC مثل ‎+03:30
        [who_checks_in] players أو desk
        [free_board] طاولة بلا نتيجة وبلا مباراة
        [game_ids] كل طاولة مرة واحدة؛ والمباريات التي تُلعب هنا يفتحها خادم
        [until] الوقت الذي تُؤجل إليه المباراة
        [live_game] المباراة التي تُلعب على الطاولة
        [words] نص
        [same_boards] عدد الطاولات نفسه الذي كان لهؤلاء اللاعبين، والإعفاء إن كان لأحدهم
        [of_players] بطولة أفراد؛ وفي مقابلة الفرق يرتب كابتن كل فريق طاولاته
        [of_teams] بطولة فرق
        [tiebreak] معايير كسر التعادل، مثل { $example }
        [age_group] اسم وتاريخا ميلاد، مثل { $example }
        [question] سؤال تتركه هذه البطولة مفتوحا
        [form] شكل بطولة معروف هنا
       *[step] الخطوة التالية في نزاع
    }
tournament-refusal-no-name = الاسم ناقص.
tournament-refusal-entered-twice = سُجّلت مشاركة { $who } من قبل. صحّح ذلك التسجيل أو ألغه بدلا من هذا.
tournament-refusal-too-many = يتسع التقرير لـ { $most } لاعب، وقد سُجّل هذا العدد. قسّم البطولة إلى أقسام.
tournament-refusal-no-entrant = لا أحد هنا معرّفه { $id }.
tournament-refusal-nobody-fits = لا أحد هنا اسمه { $asked }.{ $found ->
        [none] { "" }
       *[some] {" "}الأقرب: { $nearest }.
    }
tournament-refusal-two-fit = ينطبق { $asked } على أكثر من لاعب: { $fit }. اكتب الاسم أكمل، أو الترتيب الأولي.
tournament-refusal-round = لا يمكن أن تكون الجولة { $found } هي المقصودة هنا.{ $range ->
        [none] {" "}لم تُوزع أي جولة بعد.
        [one] {" "}لا تصح إلا الجولة { $from }.
       *[some] {" "}تصح الجولات من { $from } إلى { $to }.
    }
tournament-refusal-all-played = الجولة { $round } هي الأخيرة وقد وُزعت: لا جولة بعدها. إن كان سيُلعب المزيد فغيّر عدد الجولات أولا.
tournament-refusal-drawn = { $rounds ->
        [0] أُجريت القرعة. الترتيب الأولي ثابت؛ ولتغييره ألغِ القرعة.
        [one] وُزعت جولة واحدة. الترتيب الأولي ثابت.
       *[other] عدد الجولات الموزعة { $rounds }. الترتيب الأولي ثابت.
    }
tournament-refusal-drawn-already = أُجريت القرعة، ولا تُجرى إلا مرة. ويمكن إلغاؤها قبل توزيع الجولة الأولى.
tournament-refusal-not-drawn = تُحدَّد المجموعات بالقرعة. أجرِ القرعة أولا.
tournament-refusal-before-draw = { $question }: قبل القرعة يُجاب عن هذا السؤال ولا يُنقض جوابه. أجب عنه.
tournament-refusal-not-an-order = ترتيب القرعة يذكر كل لاعب مرة واحدة.
tournament-refusal-other-secret = لا يعود هذا الرمز إلى البصمة المنشورة { $hash }. أجرِ القرعة بالرمز الصحيح.
tournament-refusal-nobody = لم يُسجّل أحد بعد.
tournament-refusal-no-table = القرعة المقيدة لعدد من 9 إلى 24 لاعبا، والعدد هنا { $count }. أجرِ القرعة الحرة أو رتّب بحسب القوة.
tournament-refusal-no-envelope = لا يوجد مغلف يكفي أرقامه { $federation }. بقيت أرقام في { $envelopes }، الأكثر أولا. اسمح للاتحاد بالسحب من الأكثر.
tournament-refusal-by-hand = ما سحبه الناس يُدخل كتابة ولا يُسحب هنا.
tournament-refusal-not-once = يجب أن يرد { $who } في الجولة مرة واحدة: على طاولة واحدة أو بإعفاء.
tournament-refusal-absent = { $why ->
        [left] انسحب { $who }. سجّل عودته أولا.
        [sent_away] استُبعد { $who }. ارفع الاستبعاد عنه أولا.
        [bye] { $who } معفى في الجولة { $round }. ألغِ الإعفاء أولا.
       *[absent] { $who } غائب عن الجولة { $round }. سجّل الحضور أو ألغِ الغياب أولا.
    }
tournament-refusal-no-byes = كل المباريات محددة سلفا في هذا النظام، فلا إعفاء تُمنح عليه نقاط. سجّل من لا يحضر غائبا: يفوز المنافس دون لعب.
tournament-refusal-team-absent = فريق { $team } غائب عن هذه الجولة. ألغِ الغياب أولا.
tournament-refusal-here = لم ينسحب { $who }. فلا حاجة إلى عودة.
tournament-refusal-no-game = { $game }: لا يلتقيان في الجولة { $round }.
tournament-refusal-other-colours = الجولة { $round }، الطاولة { $board }: يلعب { $white } بالأبيض مع { $black }. إن جلسا بالعكس فسجّل أولا انعكاس اللونين.
tournament-refusal-no-team = لا فريق اسمه { $asked }، ولا فريق له هذا الرقم.
tournament-refusal-no-team-id = لا فريق معرّفه { $asked }.
tournament-refusal-lineup = ترتيب فريق { $team }: { $why ->
        [boards] لكل طاولة لاعب واحد أو تُترك خالية
        [stranger] أحد اللاعبين ليس من الفريق
        [twice] لاعب يجلس على طاولتين
        [order] ترتيب الطاولات ثابت؛ ولا يسمح بغيره إلا نص في اللائحة مسبقا
        [no_match] ليس للفريق مقابلة في هذه الجولة
       *[results] للمقابلة نتائج؛ ألغها أولا
    }.
tournament-refusal-no-board = ليس في الجولة { $round } طاولة { $board }. طاولاتها من { $first } إلى { $last }.
tournament-refusal-stale = الجولة { $round }، الطاولة { $board }، { $game }: { $found ->
        [open] لا نتيجة مسجلة. اترك النتيجة السابقة
       *[some] النتيجة المسجلة { $result }. لتغييرها اذكر أنها هي السابقة
    }.
tournament-refusal-stale-field = { $field }: المسجل { $found } وليس { $was }. انظر مرة أخرى قبل التغيير.
tournament-refusal-live = الطاولة { $board } تُلعب هنا، ونتيجتها تأتي وحدها. ولكتابة نتيجة افصل الطاولة عن مباراتها أولا ({ $game }).
tournament-refusal-not-live = الجولة { $round }، الطاولة { $board }: لا تُلعب هنا مباراة.
tournament-refusal-other-game = لا تُلعب الطاولة { $board } في هذه المباراة ({ $game }).
tournament-refusal-unfit = { $why ->
        [rounds] النظام السويسري يحتاج إلى عدد الجولات، لأن الأخيرة تُوزع بقواعد أخرى
        [baku] تعجيل باكو للنظام السويسري للأفراد
        [boards] عدد الطاولات من 1 إلى 40 مطلوب لمقابلات الفرق ولها وحدها
        [game_points] تقديم نقاط الطاولات للنظام السويسري للفرق؛ وفي غيره اجعلها أول معايير كسر التعادل
       *[match_points] نقاط الفريق تُعطى للفوز والتعادل والخسارة؛ و{ $found } ليس منها
    }.
tournament-refusal-too-old = { $player } أكبر من الفئة العمرية { $group }{ $by ->
        [none] .
       *[some] {" "}(المادة { $article }).
    }
tournament-refusal-too-young = { $player } أصغر من الفئة العمرية { $group }. ويمكن إعلان الفئة بحيث يُقبل الأصغر سنا.
tournament-refusal-not-over = لم تنته البطولة بعد. يُفعل هذا بعد نهايتها.
tournament-refusal-unsettled = يجب قبل القرعة الإجابة عن سؤال من اللائحة: { $question }.
tournament-refusal-answer = { $question }: لا يمكن أن يكون الجواب { $found }. الممكن: { $answers }.
tournament-refusal-contrary = { $question }: لا يمكن أن يكون الجواب { $found }، لأن { $to ->
        [draw] التعادل يعطي كل لاعب نقطة، والفوز أكثر
        [loss] التعادل يعطي كل لاعب نقطة، والخسارة أقل
       *[group] لا بد أن يخرج أحد من كل مجموعة: المتأهلون أقل من عدد لاعبيها
    }.
tournament-answers = { $kind ->
        [number] عدد من { $from } إلى { $to }
        [words] { $words }
        [points] نقاط، مثل { $example }
        [ladder] مباريات بأوقاتها، مثل { $example }، أو { $none }
       *[tiebreaks] معايير كسر التعادل، مثل { $example }
    }
tournament-refusal-not-level = { $one } و{ $two } ليسا متعادلين في مواجهة تنتظر قرارا.
tournament-refusal-dispute = النزاع { $number }: { $why ->
        [unreported] لم يبلّغ عنه أحد. بلّغ عنه أولا
        [next] رقم النزاع التالي { $next }
        [no_reason] لا تُترك الوساطة إلا بسبب. اذكر السبب
        [order] لا ينتقل من «{ $from }» إلى «{ $to }»
       *[appeals] للاستئناف هنا رسم ومهلة ولجنة. سجّله استئنافا
    }.
tournament-refusal-committee = لا تصح لجنة الاستئناف هكذا: { $objections }.
tournament-objection = { $what ->
        [too_late] لم تُشكّل قبل الجولة الأولى
        [no_chair] لا رئيس لها
        [few_members] أعضاؤها قليلون
        [few_reserves] أعضاؤها الاحتياط قليلون
        [too_young] أحد أعضائها صغير السن
        [one_federation] بعض أعضائها من اتحاد واحد
        [involved] لم يبق عدد كاف من غير المعنيين
       *[even_votes] عدد المصوّتين زوجي
    }
tournament-refusal-appeal = لا يُنظر في الاستئناف: { $lacks }.
tournament-lack = { $what ->
        [not_in_writing] ليس مكتوبا
        [fee_not_paid] لم يُدفع الرسم
       *[too_late] انقضت المهلة
    }
tournament-refusal-not-fixed = لا يمكن الاستئناف: { $what ->
        [committee] لم تُشكّل لجنة استئناف قبل الجولة الأولى
       *[terms] لم يُحدد الرسم والمهلة قبل الجولة الأولى
    }.
tournament-refusal-begun = { $what ->
        [committee] تُشكّل لجنة الاستئناف
       *[terms] يُحدد رسم الاستئناف ومهلته
    } قبل الجولة الأولى، وقد بدأت.
tournament-refusal-lots-after-round = موعد القرعة { $lots } لكن الجولة الأولى تبدأ { $round }. صحّح أحد الموعدين.
tournament-refusal-not-started = لم تُعلن بداية الجولة { $round }. أعلنها أولا.
tournament-refusal-fide-mode = بعد توزيع الجولة الأولى لا يمكن هذا إلا خارج وضع الاتحاد الدولي. ويمكن ترك هذا الوضع نهائيا.
tournament-refusal-left-already = تُرك وضع الاتحاد الدولي من قبل.
tournament-refusal-impossible = لا يمكن توزيع الجولة { $round }: لا توزيع للاعبين الـ { $players } يراعي القواعد. { $blocking }{ $help ->
        [none] { "" }
       *[some] {" "}ويصير ممكنا هكذا: { $ways }.
    }
tournament-blocking = { $why ->
        [no_bye] لا أحد يجوز إعفاؤه.
       *[groups] كل من هذه المجموعات{ $bye ->
                [group] ، وكذلك الإعفاء،
               *[other] { "" }
            } يحتاج إلى منافس من خارجها: { $groups }. { $partners ->
                [none] ولا أحد لها
               *[some] وليس لها إلا { $people }
            }{ $bye ->
                [partner] {" "}والإعفاء
               *[other] { "" }
            }.
    }
tournament-help = { $way ->
        [forbidden_pairs] التخلي عن اللقاءات الممنوعة
        [absence] ألا يُوزع أحد هؤلاء في هذه الجولة: { $people }
        [colours] تجاوز حد الألوان
        [second_bye] أن يُعفى أحدهم مرة ثانية
       *[rematch] أن يلتقي لاعبان مرة أخرى
    }
tournament-help-joint = { $first } و{ $second }
tournament-refusal-undecided = على الجولة التالية أن تنتظر.{ $games ->
        [none] { "" }
       *[some] {" "}نتائج ناقصة: { $waiting }.
    }{ $people ->
        [none] { "" }
       *[some] {" "}يقرر شخص من يتأهل: { $level }.
    }
tournament-refusal-won = حُسمت البطولة. الفائز: { $who }.
tournament-refusal-finished = { $rounds ->
        [one] وُزعت الجولة الوحيدة المعلنة
       *[other] وُزعت كل الجولات المعلنة وعددها { $rounds }
    }. أعلن جولات أخرى أولا.
tournament-refusal-no-colour = لم يُقرع على اللون الابتدائي، ولا تُظهره أي مباراة. أجرِ القرعة أولا.
tournament-refusal-no-system = { $found ->
        [none] لا تذكر البطولة نظام توزيع
       *[some] نظام التوزيع { $system } غير معروف هنا
    }. وزّع يدويا أو اذكر نظاما معروفا.
tournament-refusal-no-entry = لا يوجد إدخال رقمه { $seq }.
tournament-refusal-not-standing = لم يعد الإدخال { $seq } قائما، أو هو نفسه إلغاء. أعد الفعل بدلا من ذلك.
tournament-refusal-nothing-to-undo = لا شيء قائم يمكن إلغاؤه.
tournament-refusal-beginning = الإدخال 1 هو بداية البطولة ولا يُلغى. أنشئ بطولة جديدة بدلا من ذلك.
tournament-refusal-final = هذا نهائي: { $what ->
        [decision] ما قررته اللجنة
        [published] البصمة المنشورة قبل القرعة
        [fide_mode] ترك وضع الاتحاد الدولي
       *[births] تواريخ الميلاد الممحوة
    }.
tournament-refusal-has-result = الجولة { $round }، الطاولة { $board }{ $seated ->
        [none] { "" }
       *[some] ، { $game }
    }: سُجّلت نتيجة. ألغها أولا (الإدخال { $seq }).
tournament-refusal-paired-since = وُزعت الجولة { $round }. ألغِ ذلك أولا (الإدخال { $seq }){ $instead ->
        [none] { "" }
        [withdraw] ، أو سجّل انسحاب اللاعب
        [rejoin] ، أو سجّل عودة اللاعب
       *[reinstate] ، أو اسمح للاعب باللعب من جديد
    }.
tournament-refusal-rests-on = يقوم على هذا إدخال لاحق. ألغه أولا (الإدخال { $seq }): { $what }
tournament-refusal-unreadable = { $field }، المحرف { $column }: يجب أن تكون كل المحارف مرئية، ولا تزيد على { $most }.
tournament-refusal-seated = الطاولة { $board } مخصصة لـ { $who }. اختر طاولة أخرى.
tournament-refusal-published-already = نُشرت الجولة { $round } من قبل (الإدخال { $seq }).
tournament-refusal-still-open = { $place }: لا نتيجة بعد. سجّلها أولا.
tournament-refusal-over = انتهت البطولة (الإدخال { $seq }). أعد فتحها أولا.
tournament-refusal-done-since = جرى شيء بعد ذلك. ألغه أولا (الإدخال { $seq }): { $what }
