### آنچه بازیکن در تلفن خود می‌خواند و آنچه روی کاغذ برای اوست.

phone-says = { $who } می‌گوید: { $result }. درست است؟
phone-said = شما گفتید: { $result }. { $who } هنوز چیزی نگفته است.
phone-differ = شما می‌گویید: { $own }. { $who } می‌گوید: { $theirs }. داور می‌آید.
phone-here = میز پذیرش می‌داند که برای دور { $round } حاضرید.
phone-am-here = برای دور { $round } حاضرم
phone-zone = به ساعت سالن: { $zone }
phone-printed = چاپ { $at } ({ $zone })
phone-slip = اسکن: این میز
phone-waits = تا برگشتن اتصال روی این دستگاه نگه داشته شده: { $count }
phone-beside-link = همراه با زبان دیگر
