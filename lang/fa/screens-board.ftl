### آنچه صفحهٔ بازیکن می‌گوید: کارت‌ها، پیشنهادها، ترفیع.

screen-card-read = خواندم
screen-offer-stands = { $side ->
        [white] سفید پیشنهاد تساوی می‌دهد
       *[black] سیاه پیشنهاد تساوی می‌دهد
    }
screen-offer-then = بازی همین حالا مساوی تمام می‌شود.
screen-offer-accept = پذیرش تساوی
screen-offer-agree = مساوی شود
screen-declined = { $side ->
        [white] سیاه تساوی را نپذیرفت.
       *[black] سفید تساوی را نپذیرفت.
    }
screen-reserve-how = { $chosen ->
        [true] خانه را لمس کنید
       *[false] مهرهٔ تازه: لمس کنید یا بکشید
    }
screen-displaced-done = همین‌ها افتادند
screen-story-earlier = { $count ->
        [one] یک حکم پیشین
       *[other] { $count } حکم پیشین
    }
screen-claim-other = چیز دیگر
