### The pages that are read: the Laws with their boards, and judging a position.

web-contents = فهرست
web-judge-turn = نوبت حرکت
web-judge-castling = حق قلعه
web-judge-start = پوزیسیون آغازین
web-judge-empty = صفحهٔ خالی
web-judge-edit = تغییر پوزیسیون
web-article-diagram = نمودار
web-article-shown = پای صفحه
web-settings-notation = حرکت‌ها
web-notation-language = همانند زبان
web-notation-letters = حرف
web-notation-figurines = شکل مهره
