### Brackets, groups and teams as everybody sees them.

tour-tab-bracket = Bracket
tour-tab-groups = Groups
tour-tab-teams = Teams
tour-cup-none = This tournament has no bracket: it is no knock-out.
tour-cup-undrawn = Lots are not drawn yet.
tour-cup-after-groups = The bracket is made when the groups are over.
tour-cup-winner = Winner: { $who }
tour-cup-stage = { $left ->
        [2] Final
        [4] Semi-finals
        [8] Quarter-finals
       *[other] Last { $left }
    }
tour-cup-third = Third place
tour-cup-on = goes on
tour-cup-games = Games of this match
tour-cup-game = Round { $round }, board { $board }
tour-cup-note = { $how ->
        [bye] bye: goes on without a game
        [walkover] walkover: the opponent was absent
        [ladder] decided by a replay
        [lot] level: decided by lot
        [person] level: decided by the arbiter
        [replay] level: a replay follows
       *[level] level: the arbiter decides
    }
tour-groups-none = This tournament has no groups.
tour-group-on = { $how ->
        [points] goes on by points
        [tiebreak] goes on by { $meaning }
        [playoff] goes on by play-off
        [person] goes on by decision
       *[lot] goes on by lot
    }
tour-group-playoffs = Play-offs
tour-teams-none = This tournament is not one of teams.
tour-teams-empty = No teams yet.
tour-col-team = Team
tour-col-match-points = Match points
tour-col-game-points = Game points
tour-paper-bracket = Bracket
tour-paper-prizes = Prizes: receipts
tour-paper-diplomas = Diplomas
tour-paper-diploma = Diploma
tour-paper-chief = Chief arbiter
tour-paper-organiser = Organiser
tour-paper-day = { $day }
tour-paper-reason = For
tour-paper-print = Print
