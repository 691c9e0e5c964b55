### Categories of a tournament: who belongs to them, and the places in each.

cat-title = Categories
cat-line = Categories, such as: U12; women; 0-1800; S50; Girls: women U12; Junior team: Gomez / Falk
cat-about = U12: under 12 on 1 January of the year of the event. S50: 50 in that year. 0-1800: rated below 1800, or not at all. A code that is typed again replaces the old one. Prizes take the same codes: best U12 100.
cat-none = No categories yet.
cat-players = { $count ->
        [one] One player
       *[other] { $count } players
    }
cat-overall = Overall
