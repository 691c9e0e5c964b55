### The day of a school league: from the entries to the prizes.

tournament-act-refer = Not foreseen, put to the secretariat: { $text }
tournament-act-resolve = { $who } decided on entry { $seq }: { $text }
day-title = The day
day-step = { $step ->
        [entries] Entries
        [identity] Birth certificates
        [points] What the regulations leave open
        [groups] Draw of the groups
        [rounds] Group rounds
        [through] Who goes on
        [cup] Cup
       *[prizes] Prizes
    }
day-how = { $how ->
        [done] done
        [now] now
       *[later] later
    }
day-window = Born from { $from } to { $to }{ $counts ->
        [yes] . Age counts on { $on }.
       *[no] .
    }
day-ages = In the window: { $in }. Playing upwards: { $upwards }.{ $unknown ->
        [0] { "" }
       *[other] {" "}Day of birth does not tell: { $unknown }.
    }
day-age = { $age ->
        [in] in the window
        [upwards] plays upwards
        [young] too young
        [old] too old: refused (Article { $article })
       *[unknown] the day of birth does not tell
    }
day-age-of = { $who }: { $age ->
        [upwards] plays upwards
        [young] too young
        [old] too old
       *[unknown] the day of birth does not tell
    }
day-certificates = Seen: { $seen } of { $all }.
day-certificate-seen-by = Birth certificate seen: { $by }, { $at }
day-answered = Answered: { $done } of { $all }.
day-groups = { $count ->
        [one] One group
       *[other] { $count } groups
    }
day-fellows = Group { $group }: two of { $club }.
day-page-groups = Groups
day-page-bracket = Bracket
day-rounds = Round { $round } of { $rounds }
day-pair = Pair and publish round { $round }
day-pair-again = Make the deciding games
day-play-off = Level: { $one } and { $two }. A game decides, with colours reversed.
day-nobody-level = Nobody is level where it matters.
day-level = Neither games nor lots part { $who }: somebody says who goes on.
day-winner = { $who } wins the cup.
day-second-look = { $again ->
        [yes] Place { $place }: { $who }. Birth certificate seen a second time.
       *[no] Place { $place }: { $who }: birth certificate seen a second time
    }
day-erase = Erase the days of birth
day-erase-about = Days of birth cannot be brought back once they are erased. Results, places and what was said about ages stay.
day-erased = The days of birth are erased.
day-unforeseen = Something that no article foresees
day-here-and-seen = Here, birth certificate seen
day-born = Born (year/month/day)
day-changes = { $question ->
        [win] Every table of a group; a draw is one point for each player in any case.
        [loss] The tables of the groups.
        [group-size] How many groups and how many group rounds there are.
        [qualify] How large the cup is.
        [group-ties] Who goes on where points are equal.
        [group-playoff] Whether two who are still level play once more, and how long.
        [ladder] Which games follow a drawn game of the cup, and how many.
        [last] What happens after the last of these games.
       *[other] { "" }
    }
day-who = Who decided it (name and office)
day-by-code = By code instead
day-overrule = Overrule after the draw
day-settled = What was answered
day-level-title = Who goes on
day-through = { $who } goes on
day-reason = Reason
day-nearest = The nearest articles:
day-decision = What was decided
day-matter = What happened, and what is asked
day-refer = Put to the secretariat
