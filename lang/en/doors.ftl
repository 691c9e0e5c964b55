### The doors of the house: the frame, the start page, a new game, events, links, joining, the draw for colours.

doors-play = Play
doors-events = Events
doors-judge = Judge
doors-laws = Laws
doors-menu = Settings and language
doors-mine-back = Back
doors-mine-game = { $kind ->
        [both] Your game on this device
        [against] Your game: { $side ->
            [white] White
           *[black] Black
        } against { $name }
       *[alone] Your game: { $side ->
            [white] White
           *[black] Black
        }
    }, { $time }
doors-mine-draw = Your game: the colours are being drawn
doors-mine-desk = Your desk: { $name }
doors-versus = { $white } – { $black }
doors-unread-position = This is not a position that can be played. { $why } An example: { $example }
doors-unread-no-move = Nobody can move in this position.
doors-install = Install as an app

start-sentence = Chess on any screen, with an arbiter who knows the Laws.
start-play = Game
start-other = Other ways to play
start-event = Run an event
start-code = I have a code
start-try = Try the board
start-judge = Judge a question
start-laws = Read the Laws
start-login = Arbiter’s login
start-now = Running now
start-story = A game from this house, with its ruling

events-title = Events
events-new = New event
events-running = Running
events-over = Finished
events-own = Private games
events-festivals = Festivals
events-sections = { $sections ->
        [one] One section
       *[other] { $sections } sections
    }
events-games = My games
events-empty = No events yet.

new-title = New game
new-way = How?
new-way-tablet = One tablet
new-way-tablet-about = two players, one device
new-way-phones = Two phones
new-way-phones-about = a code for the other phone
new-way-online = Online
new-way-online-about = two players far apart
new-way-event = Event
new-way-event-about = several boards, an arbiter
new-time = Time
new-time-blitz = Blitz
new-time-rapid = Rapid
new-time-club = Club evening
new-time-classical = Classical
new-time-own = Own time
new-time-written = Minutes + seconds a move, or moves/minutes
new-odds = Different times
new-more = Rulebook, board, names, position
new-rulebook = Rulebook
new-rulebook-fits = The one that fits
new-variant = Game
new-variant-lesson = How this game is played
new-variant-standard = Chess
new-variant-standard-about = The usual start
new-variant-chess960 = Chess960
new-variant-chess960-about = The pieces behind the pawns by lot
new-variant-king-of-the-hill = King of the Hill
new-variant-king-of-the-hill-about = A king in the middle wins
new-variant-three-check = Three-check
new-variant-three-check-about = The third check wins
new-variant-crazyhouse = Crazyhouse
new-variant-crazyhouse-about = Captured men come back
new-variant-bughouse = Bughouse
new-variant-bughouse-about = Two boards, four players
new-start = Start, 0 to 959
new-start-drawn = drawn by lot
new-mode = Board
new-mode-fits = The one that fits
new-mode-physical = Like a real board
new-mode-assisted = Legal moves only
new-mode-online = Moving presses the clock
new-mode-recorded = Beside a real board
new-seats = Colours
new-seats-drawn = Drawn by both devices
new-seats-white = White on this device
new-seats-black = Black on this device
new-seats-open = Both by links
new-own-name = Your name
new-arbiter = An arbiter watches
new-boards = Number of boards
new-event-name = Name of the event
new-blind = A player who is blind or visually disabled
new-position = Starting position (FEN)
new-delay = Spectators are behind by
new-delay-moves = moves
new-delay-minutes = minutes
new-number = { $what }: expected a whole number from { $least } to { $most }.
new-create = Create
new-anyway = Create it all the same, or choose another time or rulebook.
new-create-anyway = Create all the same

links-title = Seats and links
links-how = Scan a code, or open { $address } and type its six letters.
links-here = Only this machine reaches these addresses. For other devices in the hall start the program with { $option }.
links-print = Print
links-copy = Copy the link
links-copied = Copied
links-share = Share
links-show = The link
links-free = free
links-renew = New link
links-make = Make links for all free seats
links-to-desk = To the arbiter’s desk
links-to-board = To the board
links-to-event = To the event
links-spectators = Spectators
links-officials = Links for arbiters
links-sheet = This sheet: { $address }
links-qr = QR code
links-seat = { $board ->
        [0] { $side ->
            [white] White
           *[black] Black
        }
       *[other] Board { $board }, { $side ->
            [white] White
           *[black] Black
        }
    }
links-helper = { $board ->
        [0] { $side ->
            [white] Helper of White
           *[black] Helper of Black
        }
       *[other] { $side ->
            [white] Board { $board }, helper of White
           *[black] Board { $board }, helper of Black
        }
    }
links-arbiter = Arbiter
links-chief = Chief arbiter
links-desk = Desk
links-committee = Appeals committee
links-captain = Captain of { $team }
links-organiser = Organiser
links-once = For one device. Once it is used, it opens on that device only.
links-waiting = This page goes to the board when the other player comes.

join-title = Join
join-code = Six letters or a link
join-do = Join
join-unknown = No seat has this code. Please check the letters.
join-name = Your name
join-name-may = Your name, if you like
join-against = against { $name }
join-sit = Sit down
join-sit-play = Sit down and play
join-help = Help
join-draw = Draw and play
join-drawn = The colours are drawn.
join-desk = To the arbiter’s desk
join-organise = To the event
join-taken = This seat is taken
join-taken-how = It opens on the device that took it. On this one: { $arbiter ->
        [true] ask the arbiter for a new link.
       *[false] ask whoever made the game for a new link.
    }
join-look = Watch

draw-title = Draw for colours
draw-waits = The board opens when the other player comes.
draw-draws = The colours are drawn.
draw-lost = This device no longer has its number. Make a new game.
