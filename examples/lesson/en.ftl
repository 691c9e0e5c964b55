title = Our knight
four-flags = Bring the knight to all four flags. Four moves are enough.
which = Tap the two flags that the knight reaches in one move.
mate-done = That is how our club won in spring.
