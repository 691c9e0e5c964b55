### Training for arbiters: exercises, boxes, exams.

## What the arbiter knew

train-known-basic = One arbiter supervises several games here.
train-chess960 = The game is Chess960.
train-variant = The game is { $name }.
train-known-set-up = At the start the pieces did not stand as they should.
train-known-offer = { ruling-side-of } offer of a draw stands.
train-known-default = The start was scheduled for { $start } and the default time is { $default }.
train-known-illegal = { ruling-side }: illegal moves counted so far: { $count }.
train-known-warned = { ruling-side }: warnings so far: { $count }.
train-known-recorded = { ruling-side }: moves on the scoresheet: { $count }.
train-known-player = { ruling-side } { $what ->
        [below_five] has had less than five minutes left.
        [blind] cannot see the board.
        [deaf] cannot hear.
       *[lost] has lost a right in this game.
    }

## What can be chosen

train-silence = Say nothing: nothing is to be ruled.
train-answered = { $question } – { $option }.
train-envelope = { $told } In it stands: { $text }.
train-at = { $session ->
        [first] { $time } after the scheduled start: { $told }
       *[later] { $time } after the scheduled resumption: { $told }
    }
train-own = The Laws leave this to the arbiter.

## Pages

train-title = Training
train-exam-title = Exam
train-sheet-title = Exam sheet
train-script = Training needs a script in the browser.
train-subject = { $subject ->
        [touch] Touched pieces
        [making] Making moves
        [illegal] Illegal moves
        [claims] Claims
        [flag] Flag fall
        [clock] The clock
        [draw] Draws and ends
        [conduct] Conduct
        [setup] Wrong starts
        [rapid] Rapid and blitz
        [adjournment] Adjourned games
        [blind] Blind players
       *[variants] Other games
    }
train-level = { $level ->
        [1] Club
        [2] National
       *[3] International
    }
train-play = { $play ->
        [standard] Standard
        [rapid] Rapid
       *[blitz] Blitz
    }
train-all-subjects = All subjects
train-all-levels = All levels
train-all-plays = Any kind of play
train-newest = Newest edition of each
train-by = By { $what ->
        [subject] subject
        [level] level
        [laws] edition
       *[play] kind of play
    }
train-due = { $count ->
        [0] Nothing is due today.
        [one] One case is due today.
       *[other] { $count } cases are due today.
    }
train-begin = Next case
train-box = { $box ->
        [0] new
       *[other] box { $box } of 5
    }
train-boxes = Boxes
train-today = due
train-none = No case fits this choice.
train-more = All { $count } cases
train-private = This window keeps nothing: progress is gone when it is closed.

## An exercise

train-laws = Edition
train-case = Case { $number }
train-what = What do you rule?
train-which = Which article?
train-article = Article { $article }
train-board = The board before the last act
train-to-move = { $side ->
        [white] White has the move.
       *[black] Black has the move.
    }
train-clock = { $side ->
        [white] White
       *[black] Black
    } { $time }{ $runs ->
        [yes] , running
       *[no] { "" }
    }
train-story = What happened
train-known = What is known
train-sheet = Scoresheet
train-right = { $how ->
        [all] Right.
        [article] Rightly ruled, another article.
        [figures] The decision is right, the figures are not.
       *[no] Not so.
    }
train-points = { $points } of { $of } points
train-answer = What the Laws say
train-yours = your answer
train-true = right
train-elsewhere = Another answer under
train-open = Open this case
train-again = Back to training
train-next = Next case

## Exam

train-exam-then = 20 cases, 40 minutes, no help. One seed, one exam.
train-seed = Seed
train-exam-begin = Begin the exam
train-exam-paper = Sheet to print
train-name = Name
train-left = { $time } left
train-of = Case { $number } of { $count }
train-give = Give the answer
train-exam-done = The exam is over.
train-exam-late = The time is up.
train-unanswered = not answered
train-ended = The page could not be loaded: { $why }

## Taken along

train-take = Take it along
train-take-file = Save as file
train-take-read = Read a file
train-take-code = Another phone reads this code and adds what is known here.
train-take-added = { $count ->
        [0] Nothing new was in it.
        [one] One case was added.
       *[other] { $count } cases were added.
    }
train-take-wrong = { $why ->
        [large] This file is too large to be progress: expected at most { $most }.
        [version] This is progress of another version: expected { $version }.
       *[unread] This is no file of progress: expected one that was saved here.
    }

## Refused over the interface

live-error-no-laws = This exercise is not asked under { $name }.
live-error-no-option = This exercise has no option { $name }.

## From the command line

train-checked = Exercises: { $cases }. Asked under the editions: { $asked }. All is well.
train-faults = { $count ->
        [one] One fault.
       *[other] { $count } faults.
    }
