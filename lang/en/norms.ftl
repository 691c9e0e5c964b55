### Title norms, and the certificate of one (IT1).

norm-title = Title norms
norm-lacking = What is lacking
norm-certificate = Certificate IT1
tour-paper-it1 = IT1: certificate of title result
norm-rounds = { $count ->
        [one] Nobody can make a norm here: nine games are needed, and there is one round.
       *[other] Nobody can make a norm here: nine games are needed, and there are { $count } rounds.
    }
norm-federations = { $count ->
        [one] Nobody can make a norm here unless FIDE excepts the event: opponents of two federations besides one’s own are needed, and players of one are here.
       *[other] Nobody can make a norm here unless FIDE excepts the event: opponents of two federations besides one’s own are needed, and players of { $count } are here.
    }
norm-none = There is no such player, or there is no title above the one held.
norm-not = { $name } has no { $title } norm. Lacking: { $lacks }.
norm-lacks = { $lacks ->
        [games] nine games
        [federations] two other federations
        [own_federation] too many of the own federation
        [one_federation] too many of one federation
        [titled] half of the opponents titled
        [holders] a third of the opponents with the title
        [unrated] too many unrated
        [average] the average of the opponents
        [score] 35 per cent
       *[performance] the performance
    }
norm-figure = { $figure ->
        [fide_id] FIDE number
        [born] Born
        [rating] Rating
        [held] Title
        [of] Federation
        [games] Games
        [score] Score
        [needed] Score needed
        [average] Average of the opponents
        [performance] Performance
        [titled] Titled opponents
       *[arbiter] Chief arbiter
    }
