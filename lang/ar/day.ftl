### يوم دوري مدرسي: من التسجيل إلى الجوائز.

tournament-act-refer = أمر غير منصوص عليه أحيل إلى الأمانة: { $text }
tournament-act-resolve = قرار { $who } في القيد { $seq }: { $text }
