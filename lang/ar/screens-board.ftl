### ما تقوله رقعة اللاعب: البطاقات والعروض والترقية.

screen-card-read = قرأت
screen-offer-stands = { $side ->
        [white] الأبيض يعرض التعادل
       *[black] الأسود يعرض التعادل
    }
screen-offer-then = تنتهي المباراة فورا بالتعادل.
screen-offer-accept = قبول التعادل
screen-offer-agree = إنهاء بالتعادل
screen-declined = { $side ->
        [white] رفض الأسود التعادل.
       *[black] رفض الأبيض التعادل.
    }
screen-reserve-how = { $chosen ->
        [true] المس المربع
       *[false] القطعة الجديدة: لمس أو سحب
    }
screen-displaced-done = هذه التي سقطت
screen-story-earlier = { $count ->
        [zero] { $count } حكم سابق
        [one] حكم سابق واحد
        [two] حكمان سابقان
        [few] { $count } أحكام سابقة
       *[other] { $count } حكما سابقا
    }
screen-claim-other = طلب آخر
