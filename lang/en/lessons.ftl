### The screen of a lesson, of its list, and of two clocks.

screen-learn-of = { $step } of { $steps }
screen-learn-back = All lessons
screen-learn-again = Again
screen-learn-show = Show me
screen-learn-next = Next
screen-learn-finish = Finish
screen-learn-play = Play the next move
screen-learn-mark = mark on { $square }
screen-learn-chosen = chosen
screen-learn-moved = { $side ->
        [white] White
       *[black] Black
    }: { $move }
screen-learn-tray = Men to put down
screen-learn-write = Your move
screen-learn-send = Say it
screen-learn-not-kept = Nothing is kept in this window.
screen-learn-unread = This was not understood. Write a square such as e2, or a move such as { $example }.
screen-learn-unheard = The server is not heard. Try once more.
screen-learn-done = Done
screen-learn-begun = { $done } of { $steps }
screen-learn-due = Look again
screen-learn-seen = Shown, not done
screen-learn-go-on = Go on: { $lesson }
screen-learn-take = Take it along
screen-learn-file = Save a file
screen-learn-read = Read a file
screen-learn-scan = Scan this with the other device.
screen-learn-added = { $steps ->
        [one] Progress added: { $steps } step.
       *[other] Progress added: { $steps } steps.
    }
screen-learn-refused = { $why ->
        [size] This file is too large: { $most } at most.
        [version] This file is of another version.
       *[form] This is no file of progress.
    }
screen-learn-left-clock = Left clock
screen-learn-right-clock = Right clock
screen-learn-control = Time control
screen-learn-each = Each move takes
screen-learn-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
screen-learn-speed = Speed
screen-learn-run = Run twenty moves
screen-learn-press = Press
screen-learn-move = Move
screen-learn-before = Before
screen-learn-used = Used
screen-learn-gained = Added
screen-learn-after = After
screen-learn-up = Time is up
