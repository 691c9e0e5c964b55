### Tên các bộ luật, và những từ nhỏ dùng để viết các giá trị trong phần tóm tắt.

rulebook-fide-2001 = Luật Cờ vua FIDE 2001
rulebook-fide-2005 = Luật Cờ vua FIDE 2005
rulebook-fide-2009 = Luật Cờ vua FIDE 2009
rulebook-fide-2014 = Luật Cờ vua FIDE 2014
rulebook-fide-2018 = Luật Cờ vua FIDE 2018
rulebook-fide-2023 = Luật Cờ vua FIDE 2023
rulebook-fide-tournament-2006 = Quy tắc giải đấu FIDE 2006
rulebook-lekocup-1402 = LekoCup 1402
rulebook-casual = Ván cờ giữa hai người bạn
rulebook-variant-chess960 = Cờ vua 960
rulebook-variant-king-of-the-hill = Vua lên đồi
rulebook-variant-three-check = Cờ ba chiếu
rulebook-variant-crazyhouse = Cờ thả quân
rulebook-variant-bughouse = Cờ bốn người

list-joint = {", "}
range = { $from-end ->
        [open] { "" }
        [inside] từ { $from }
       *[outside] hơn { $from }
    }{ $from-end ->
        [open] { "" }
       *[other] { $to-end ->
            [open] { "" }
           *[other] {" "}
        }
    }{ $to-end ->
        [open] { "" }
        [inside] đến hết { $to }
       *[outside] { $from-end ->
            [open] dưới
           *[other] đến dưới
        } { $to }
    }
ladder-rung = { $nth ->
        [1] lần thứ nhất
        [2] lần thứ hai
        [3] lần thứ ba
       *[other] lần { $nth }
    } { $steps }
step-opponent = đối thủ được thêm { $time }
step-offender = { $who ->
        [each] mỗi đấu thủ bị trừ { $time }
       *[offender] bị trừ { $time } của chính mình
    }
step-loss = bị xử thua ván cờ
step-claim-win = đối thủ có thể đòi được xử thắng
