### The game after the game on the live screens: stepping, rematch, sharing.

after-back = Back
after-next = Next
after-start = Start of the game
after-replay = Replay
after-play = Play
after-stop = Stop
after-flip = Turn the board
after-event = Event
after-new = New game
after-rematch = Rematch
after-rematch-waits = Rematch asked
after-rematch-agree = Accept rematch
after-rematch-wanted = Your opponent wants a rematch.
after-rematch-go = To the rematch
after-share = Share
after-share-picture = What is shared
after-share-what = { $what ->
        [ruling] Ruling
       *[position] Position
    }
after-share-link = Link
after-share-text = Text
after-share-over = { $white } – { $black }: { $result }.
after-share-plays = { $white } – { $black }, in play.
after-share-give = Share with …
after-share-copy = Copy
after-share-copy-picture = Copy picture
after-share-copied = Copied
after-share-save = Save { $kind }
after-share-saved = Saved
after-phase = { $phase ->
        [before] not started
        [running] in play
        [standing] the clocks stand
       *[over] over
    }
