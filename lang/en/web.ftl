### The pages of the web server: the frame, the start page, settings, the Laws.

web-name = Arbiter
web-language-itself = English
web-skip = To the content
web-nav = Pages
web-languages = Languages
web-laws = The Laws
web-settings = Settings
web-foot = Summaries in our own words. The text of the Laws itself decides, in its authentic language.

web-home-title = The chess arbiter as software
web-settings-language = Language
web-settings-theme = Colours
web-theme-device = As the device has them
web-theme-light = Light
web-theme-dark = Dark
web-settings-kept = The choice is kept on this device.
web-settings-save = Keep the choice

web-refused-title = Not here
web-refused-later = Not just now
web-refused-not-so = That did not work
web-refused-page = No page has this address. The link may be of an earlier event.
web-refused-method = This address cannot be used in this way.
web-refused-sent = What was sent cannot be read. Please go back and check what was filled in.
web-refused-large = What was sent is too large.
web-refused-foreign = This was sent from the page of another site. Nothing was done.
web-refused-failed = This took too long, or the server could not do it. Please try again.
web-refused-rulebook = There is no rulebook { $rulebook }.
web-refused-article = { $title } has no article { $article }.
web-refused-near = What may have been meant:
web-refused-home = To the start page

web-laws-lead = Every rulebook that is carried here, article by article, in our own words, with its figures.
web-laws-books = Rulebooks
web-laws-about = { $articles ->
        [one] One article
       *[other] { $articles } articles
    }{ $days ->
        [never] { "" }
        [still] , in force from { $from }
       *[ended] , in force from { $from } to { $to }
    }
web-laws-taken = Taken from

web-search = Search
web-search-title = Search the Laws
web-search-label = Words or the number of an article
web-search-edition = Rulebook
web-search-here = Search in this rulebook
web-search-count = { $articles ->
        [0] No article has these words.{ $near ->
            [0] { "" }
           *[other] {" "}The nearest:
        }
        [one] One article
       *[other] { $articles } articles
    }

web-compare-title = Two rulebooks side by side
web-compare-a = First rulebook
web-compare-b = Second rulebook
web-compare-do = Compare
web-compare-none = No such rule.
web-compare-count = { $subjects ->
        [0] They do not differ in this.
        [one] They differ on one subject.
       *[other] They differ on { $subjects } subjects.
    }
web-compare-more = { $more ->
        [one] Show one more: what weighs little, or is only numbered otherwise
       *[other] Show { $more } more: what weighs little, or is only numbered otherwise
    }
web-compare-moved = Only numbered otherwise

web-article = Article
web-article-games = It is for:
web-article-figures = What this article sets
web-article-below = What stands below it
web-article-see = See also
web-article-others = Other editions
web-article-same = No other edition differs in this.
web-article-neighbours = Articles before and after
web-article-before = Before:
web-article-after = Next:
web-state-enforced = enforced
web-state-assisted = assisted
web-state-physical = physical
web-state-planned = planned
web-state-heading = heading

web-serve-ready = Open { $address } in a browser. To stop: { $keys }
web-serve-hall = For other devices in the hall start it with { $option }.
web-serve-others = Other devices in the hall open { $address }.

web-white = White
web-black = Black
web-judge-title = Judge a position
web-judge-record = Position (FEN) or game (PGN)
web-judge-matter = The question
web-judge-matter-flag = A flag has fallen: who wins?
web-judge-matter-dead = Is the position dead?
web-judge-matter-repetition = Is a claim of the same position right?
web-judge-matter-fifty = Is a claim of fifty moves right?
web-judge-fallen = Whose flag has fallen?
web-judge-written = For a claim with the next move: the written move
web-judge-laws = Rulebook
web-judge-do = Judge
web-judge-answer = Answer
web-judge-line = The line that shows it
web-judge-can = { $side ->
        [white] White
       *[black] Black
    } can still checkmate{ $flag ->
        [decides] , so that the opponent's fallen flag loses the game ({ $article })
       *[loses] {""}
    }. { $plies ->
        [one] One half-move is enough.
       *[other] The line below shows it in { $plies } half-moves.
    }
web-judge-wins = { $side ->
        [white] White
       *[black] Black
    } can still win. { $plies ->
        [one] One half-move is enough.
       *[other] The line below shows it in { $plies } half-moves.
    }
web-judge-wins-not = { $side ->
        [white] White
       *[black] Black
    } cannot win any more: { $reason ->
        [bare_king] a king alone gives no check.
       *[two_kings] only the kings are left, and nobody has anything in hand.
    }
web-judge-wins-open = Whether { $side ->
        [white] White
       *[black] Black
    } can still win in this game is not known. The arbiter decides.
web-judge-busy = This could not be looked at now. Please ask again.
web-judge-no-position = This position cannot be judged. { $why } An example: { $example }
web-judge-no-move = Move { $move }, { $side ->
        [white] White
       *[black] Black
    }: { $why }
web-judge-nothing = There is neither a position nor a game in this. An example: { $example }

web-live-unbuilt = The screens have not been built: start the server with { $command }.
web-live-script = The board needs a script, which this browser does not run.
web-new = New game
web-home-count = { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
web-event-empty = No boards yet.
web-event-state = { $phase ->
        [before] not started
        [running] in play
        [standing] the clocks stand
       *[over] over
    }
web-home-far = in play: { $running }, over: { $over }
web-live-list = All boards as a list
web-event-desk = Arbiter’s desk
web-event-seats = Seats and links
web-new-unread = This cannot be read as a time control yet. { $why } An example: { $example }

web-live-board = Board { $board }
web-digits-language = As the language has them
web-digits-latin = 0 1 2 3
web-digits-local = Those of the script
web-calendar-language = As the language has it
web-calendar-persian = Persian
web-calendar-gregorian = Gregorian
web-settings-digits = Digits
web-settings-calendar = Calendar
web-settings-board = At the board
web-settings-keys = Single letters as keys
web-settings-quiet = Times are told on request only
web-login-title = Log in as an official
web-login-lead = Whoever keeps an event gives its officials a name and a password.
web-login-none = There is no event yet.
web-login-event = Event
web-login-name = Name
web-login-password = Password
web-login-do = Log in
web-appoint = Officials
web-appoint-lead = With a name and a password an arbiter comes in from any device:
web-appoint-arbiter = Arbiter
web-appoint-chief = Chief arbiter
web-appoint-do = Appoint
web-draw-other = The other phone
web-refused-others = Not for everybody
