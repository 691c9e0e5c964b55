### المهرجان: عدة بطولات تحت سقف واحد.

tour-tab-festival = المهرجان
fest-sections = الأقسام
fest-section = القسم
fest-at = القسم { $at } من { $all }
fest-round = { $round } من { $rounds }
fest-col-boards = الطاولات
fest-col-players = اللاعبون
fest-col-open = طاولات بلا نتيجة
fest-all = كل الأقسام
fest-public = كما يراه الجميع
fest-make = إنشاء مهرجان
fest-about = تصير عدة بطولات واحدة: صفحة للجميع، وقائمة حضور واحدة، وأرقام متصلة للطاولات، ولاعبون ينتقلون بين الأقسام.
fest-name = اسم المهرجان
fest-add = إضافة قسم
fest-new = بدء بطولة جديدة
fest-move = من يغادر { $section }
fest-where = إلى أين
fest-elsewhere = إلى قسم آخر
fest-move-to = نقل { $name } إلى { $to }
fest-stays = يبقى هنا
fest-moved = انتقل { $name } من { $from } إلى { $to }.
fest-collide = في قسمين طاولات تحمل الرقم نفسه.
fest-number = إعادة ترقيم الطاولات
