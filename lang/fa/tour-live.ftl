### بازی‌های زنده که با هم آغاز می‌شود.

screen-desk-not-sitting = آغاز نشد، چون هنوز ننشسته‌اند: { $names }
tour-live-start = آغاز همهٔ میزها ({ $count })
tour-live-absent = هنوز ننشسته‌اند: { $names }
tour-live-open = باز کردن بازی زندهٔ میز { $board }
tour-live-close = بستن بازی زندهٔ میز { $board }
tour-live-detach = میز را از بازی‌اش جدا کنید و نتیجه را بنویسید
