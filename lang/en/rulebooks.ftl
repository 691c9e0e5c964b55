### Titles of the rulebooks, and the small words with which values are written in the summaries.

rulebook-fide-2001 = FIDE Laws of Chess 2001
rulebook-fide-2005 = FIDE Laws of Chess 2005
rulebook-fide-2009 = FIDE Laws of Chess 2009
rulebook-fide-2014 = FIDE Laws of Chess 2014
rulebook-fide-2018 = FIDE Laws of Chess 2018
rulebook-fide-2023 = FIDE Laws of Chess 2023
rulebook-fide-tournament-2006 = FIDE Tournament Rules 2006
rulebook-lekocup-1402 = LekoCup 1402
rulebook-casual = A game between two friends
rulebook-variant-chess960 = Chess960
rulebook-variant-king-of-the-hill = King of the Hill
rulebook-variant-three-check = Three-check
rulebook-variant-crazyhouse = Crazyhouse
rulebook-variant-bughouse = Bughouse

list-joint = {", "}
range = { $from-end ->
        [open] { "" }
        [inside] from { $from }
       *[outside] more than { $from }
    }{ $from-end ->
        [open] { "" }
       *[other] { $to-end ->
            [open] { "" }
           *[other] {" "}
        }
    }{ $to-end ->
        [open] { "" }
        [inside] up to { $to } inclusive
       *[outside] { $from-end ->
            [open] less than
           *[other] to less than
        } { $to }
    }
ladder-rung = { $nth ->
        [1] the first time
        [2] the second time
        [3] the third time
       *[other] time { $nth }
    } { $steps }
step-opponent = the opponent gets { $time } more
step-offender = { $who ->
        [each] { $time } is taken off the time of each player
       *[offender] { $time } is taken off his own time
    }
step-loss = the game is lost
step-claim-win = the opponent may claim a win
