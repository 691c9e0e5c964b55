### جشنواره: چند مسابقه زیر یک سقف.

tour-tab-festival = جشنواره
fest-sections = بخش‌ها
fest-section = بخش
fest-at = بخش { $at } از { $all }
fest-round = { $round } از { $rounds }
fest-col-boards = میزها
fest-col-players = بازیکنان
fest-col-open = میزهای باز
fest-all = همهٔ بخش‌ها
fest-public = چنان که همه می‌بینند
fest-make = ساختن جشنواره
fest-about = چند مسابقه یکی می‌شوند: یک صفحه برای همه، یک فهرست حضور، شمارهٔ پیوستهٔ میزها، و بازیکنانی که از بخشی به بخش دیگر می‌روند.
fest-name = نام جشنواره
fest-add = افزودن بخش
fest-new = ساختن مسابقهٔ تازه
fest-move = چه کسی از { $section } می‌رود
fest-where = به کجا
fest-elsewhere = رفتن به بخش دیگر
fest-move-to = بردن { $name } به { $to }
fest-stays = همین‌جا می‌ماند
fest-moved = { $name } از { $from } به { $to } رفت.
fest-collide = دو بخش میزهایی با شمارهٔ یکسان دارند.
fest-number = شماره‌گذاری دوبارهٔ میزها
