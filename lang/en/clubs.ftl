### Clubs against each other, and the square by number or by place.

tour-tab-clubs = Clubs
tour-paper-clubs = Clubs
clubs-by = { $by ->
        [club] Clubs
        [federation] Federations
       *[team] Teams
    }
clubs-best = { $count ->
        [0] All
       *[other] Best { $count }
    }
clubs-count = Who counts
clubs-places = Sum of places
clubs-place = place { $place }
clubs-about = Of clubs with the same points the one with the smaller sum of places is before. Whose figure is struck through does not count.
clubs-none = Nobody plays together with others here: no club is named twice.
cross-by-number = By number
cross-by-place = By place
