### روز یک لیگ دانش‌آموزی: از ثبت‌نام تا جایزه‌ها.

tournament-act-refer = پیش‌بینی‌نشده، ارجاع به دبیرخانه: { $text }
tournament-act-resolve = تصمیم { $who } دربارهٔ ثبت { $seq }: { $text }
