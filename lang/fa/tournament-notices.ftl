### آنچه دربارهٔ کاری که در مسابقات انجام می‌شود گفته می‌شود.

tournament-notice-adjourned = { $count ->
        [one] یک بازی
       *[other] { $count } بازی
    } از دور { $round } که نتیجه ندارد برای این جفت‌بندی تساوی به شمار می‌آید: { $boards }
tournament-notice-renumbered = { $who } تا کنون رتبهٔ اولیهٔ { $old } را داشت.
tournament-notice-done = { $who }: { $did ->
        [entered] ثبت‌نام شد
        [withdrawn] از دور { $round } به بعد انصراف
        [rejoined] بازگشت از دور { $round }
        [bye] بای در دور { $round }
        [absent] غایب در دور { $round }
        [checked_in] حاضر برای دور { $round }
        [excluded] محروم از دور { $round } به بعد
        [expelled] اخراج از مسابقات از دور { $round }
        [seated] پشت میز { $board } می‌نشیند
        [unseated] دیگر میز ویژه ندارد
        [reinstated] مجاز به بازی از دور { $round } به بعد
        [corrected] اصلاح شد
       *[document_seen] مدرک دیده شد
    }
tournament-notice-changed = دور { $round }، میز { $board }، { $game }: نتیجه { $old } بود.
tournament-notice-turned = دور { $round }، میز { $board }: سفید { $white } است و سیاه { $black }.
tournament-notice-decided-late = یک بازی دور { $round } پس از جفت‌بندی دورهای بعد به نتیجه رسید. جفت‌بندی آن دورها برقرار می‌ماند.
tournament-notice-excused = { $who } به سبب غیبت باخت. آیا غیبت موجه بود؟ غیبت ناموجه به محرومیت می‌انجامد، مگر آن‌که داور جز این تصمیم بگیرد (مادهٔ { $article }).
tournament-notice-excluded = { $who } به سبب غیبت ناموجه محروم می‌شود، مگر آن‌که داور جز این تصمیم بگیرد (مادهٔ { $article }).
tournament-notice-three-forfeits = { $who } سه بازی را به سبب غیبت باخته است و اخراج می‌شود، مگر آن‌که داور جز این تصمیم بگیرد (مادهٔ { $article }).
tournament-notice-upwards = { $who } از ردهٔ سنی جوان‌تر است و در ردهٔ بالاتر بازی می‌کند.
tournament-notice-birth-unknown = { $who }: از تاریخ تولد معلوم نمی‌شود که ردهٔ سنی مناسب است یا نه.
tournament-notice-full-point-bye = { $who }: فیده بای یک‌امتیازی را توصیه نمی‌کند.
tournament-notice-second-half-bye = { $who } پیش‌تر یک بای نیم‌امتیازی گرفته است.
tournament-notice-counts-for-nobody = { $who } از { $of } بازی، { $games } بازی انجام داده است. نتیجه‌ها در جدول می‌ماند و برای هیچ‌کس به شمار نمی‌آید (مادهٔ { $article }).
tournament-notice-results-stand = { $who } از { $of } بازی، { $games } بازی انجام داده است. نتیجه‌ها برقرار می‌ماند (مادهٔ { $article }).
tournament-notice-tiebreaks-changed = پوئن‌شکنی‌ها { $list ->
        [none] نام برده نشده بود
       *[some] { $old } بود
    }. گزارش می‌گوید که پس از آغاز تغییر کرد.
tournament-notice-overruled = { $question }: پاسخ تاکنون { $option } بود. هر چه تاکنون قرعه‌کشی و بازی شده، با پاسخ تازه شمرده می‌شود.
tournament-notice-leaves-fide-mode = حالت فیده برای همیشه ترک می‌شود. همهٔ صفحه‌ها و گزارش آن را با شمارهٔ دور می‌گویند. از این پس جفت‌های ممنوع و معیارهای خود مسابقات ممکن است.
tournament-notice-incident = { $incident }: سرداور { $follows ->
        [must_penalise] باید جریمه کند
        [may_penalise] می‌تواند جریمه کند
        [allowed] لازم نیست کاری کند، مجاز است
       *[decides] تصمیم می‌گیرد
    } (مادهٔ { $article }).
tournament-notice-after-lots = { $who } پس از قرعه‌کشی وارد می‌شود. سرداور تصمیم می‌گیرد که بازیکنی که به قرعه‌کشی نرسیده است پذیرفته شود یا نه (مادهٔ { $article }).
tournament-notice-pairing-stays = جفت‌بندی دور ۱ می‌ماند. سرداور تنها پس از مشورت با افراد مربوط و تا حد امکان اندک آن را تغییر می‌دهد (مادهٔ { $article }).
tournament-notice-boards-change = میزهای دور ۱ که تغییر می‌کند: { $boards } از { $of }. پیش از آن با افراد مربوط مشورت می‌شود و تغییر تا حد امکان اندک است (مادهٔ { $article }).
tournament-notice-team-left = { $who } از { $of } مسابقه { $games } مسابقه انجام داده است. مسابقه‌های انجام‌نشده مشخص می‌شود. سرداور می‌گوید کدام قاعدهٔ بازیکنان دربارهٔ نتیجه‌ها به کار می‌رود (مادهٔ { $article }).
tournament-notice-lots-late = قرعه‌کشی { $minutes } پیش از دور نخست انجام می‌شود. باید دست کم { $least } باشد (مادهٔ { $article }).
tournament-notice-not-seen-again = { $who } جایزهٔ یک ردهٔ سنی را می‌گیرد. مدرک او بار دوم دیده نشده است.
tournament-notice-committee-late = کمیتهٔ استیناف پیش از دور نخست تعیین می‌شود. این کمیته دیرتر تعیین شده است (مادهٔ { $article }).
tournament-notice-one-federation = چند عضو کمیتهٔ استیناف از یک فدراسیون‌اند. تا جایی که ممکن است باید از فدراسیون‌های گوناگون باشند (مادهٔ { $article }).
tournament-notice-votes = دربارهٔ تجدیدنظرخواهی در اختلاف { $dispute } این افراد تصمیم می‌گیرند: { $votes }.
tournament-notice-fee = سپردهٔ تجدیدنظرخواهی در اختلاف { $dispute } { $fate ->
        [returned] بازگردانده می‌شود
        [may_be_returned] می‌تواند بازگردانده شود
       *[kept] بازگردانده نمی‌شود
    }.
tournament-notice-not-checked = هنوز به این‌ها رسیدگی نشده است: { $items }.
tournament-notice-points = { $who }: { $sign ->
        [minus] { $points } امتیاز با تصمیم داور کسر می‌شود
       *[plus] { $points } امتیاز با تصمیم داور داده می‌شود
    }.
tournament-notice-breaks = جفت‌بندی دستی قاعده‌ای را نقض می‌کند. { $rule ->
        [met] { $one } و { $two } پیش‌تر با هم بازی کرده‌اند
        [forbidden] مقررات مسابقات بازی { $one } با { $two } را منع می‌کند
        [bye] { $one } نمی‌تواند بای بگیرد
        [same_colour] { $one } و { $two } هر دو باید یک رنگ داشته باشند
        [colours] رنگ‌های سفید { $one } و سیاه { $two } وارونه است
        [better] بر پایهٔ قاعده‌ها سفید { $one } با سیاه { $two } بازی می‌کند
       *[no_pairing] قاعده‌ها برای این دور جفت‌بندی‌ای ندارند
    }{ $article ->
        [none] .
       *[some] {" "}({ $cited }).
    }
tournament-notice-not-published = پیش از قرعه‌کشی اثر انگشت رمز منتشر نشد. هیچ‌کس نمی‌تواند درستی آن را بیازماید.
tournament-notice-published-before = اثر انگشت { $hash } پیش‌تر منتشر شده است. اگر دیگری جای آن را بگیرد، کسی مطمئن نیست که قرعه انتخاب نشده باشد.
tournament-notice-took-back = پس گرفته شد، ثبت { $seq }: { $what }
tournament-notice-unpaired = میزهای دور { $round } که با آن می‌رود: { $boards }.{ $shown ->
        [yes] {" "}شاید بازیکنان آن‌ها را دیده باشند.
       *[no] {""}
    }
tournament-notice-would-differ = { $known ->
        [none] دور { $round } جور دیگری جفت‌بندی می‌شد. جفت‌بندی آن برقرار می‌ماند.
       *[some] { $count ->
            [one] میز { $boards } در دور { $round } جور دیگری جفت‌بندی می‌شد. جفت‌بندی آن برقرار می‌ماند.
           *[other] میزهای { $boards } در دور { $round } جور دیگری جفت‌بندی می‌شد. جفت‌بندی آن‌ها برقرار می‌ماند.
        }
    }
tournament-notice-comes-in = { $who } به دور { $round } وارد می‌شود که پیش‌تر جفت‌بندی شده است. میزهایی که برای آن تغییر می‌کند: { $boards }.
tournament-notice-moves = { $who }: رتبهٔ { $old } به { $new } تغییر می‌کند.
