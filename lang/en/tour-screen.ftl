### The projector: lists that turn by themselves.

tour-page-screen = Projector
tour-screen-pairings = Where do I play?
tour-screen-results = Results
tour-screen-standings = Standings
tour-screen-clock = Time
tour-screen-draw = The draw
tour-screen-groups = Groups
tour-screen-bracket = Bracket
tour-screen-begins = Begins { $at }
tour-screen-before = begins in { $time }
tour-screen-after = since { $time }
tour-screen-missing = Missing: boards { $boards }
tour-screen-page = Page { $page } of { $pages }
tour-screen-stale = as of { $time }
tour-screen-back = Page before
tour-screen-on = Next page
tour-screen-hour = When this round begins
