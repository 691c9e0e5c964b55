### What the server answers where a command was not done; the refusals of the Laws stand in rulings.ftl.

live-error-forbidden = This is not for this device to do here.
live-error-stale = Something has happened at the board in the meantime. Nothing was done.
live-error-held = The clocks stand until it is decided which times hold.
live-error-not-held = No times are to be decided on.
live-error-no-reason = Say why the clock is set.
live-error-no-side = Say whose claim it is.
live-error-not-enciphered = A sealed move is not looked into before it is opened, and nothing is sealed in the open.
live-error-nobody-keeps = Not enough devices: two of White, Black and the arbiter must have this game open on their screens before a move is sealed.
live-error-locked = The envelope opens when two of White, Black and the arbiter are here, each on the device that was there when the move was sealed. Ask the players to press that they are here.
live-error-broken = The envelope does not hold what was sealed. It stays shut; treat it as lost.
live-error-unknown = { $what ->
        [event] This event is not here.
        [game] This game is not here.
        [board] There is no board { $name }.
        [link] This link is not known. It may be of an earlier event.
        [rulebook] There is no rulebook { $name }.
        [official] Nobody is called { $name } here.
        [seat] This role has no seat, or needs one.
        [lesson] There is no lesson { $name }.
       *[other] There is nothing called { $name } here.
    }
live-error-taken = { $name } is there already.
live-error-no-variant = This game is not played here: { $name }.
live-error-no-start = { $what ->
        [chess960] Chess960 has the starts 0 to 959.
       *[other] Only Chess960 has starts of a number.
    }
live-error-start-and-position = A game begins from the start of a number or from a position, not from both.
live-error-link-used = This link has been used on another device. To move the seat, ask for a new link there, or the arbiter.
live-unread-control = This time control cannot be read. { $why }
live-unread-regulations = These regulations cannot be read. { $why }
live-unread-text = { $what ->
        [control] A time control needs
       *[name] A name needs
    } one letter at least, no line breaks, and { $most } bytes at most. A letter of the Latin alphabet has one byte, others have up to four.
live-unread-draw = This is not the number to which the phone has committed. Nothing was drawn.
live-unread-other = This cannot be read. Nothing was done.
live-error-too-many = This is too much: at most { $most }.
live-error-failed = The server could not write it down. Nothing was done. Please try again.
live-error-moved = Not at this moment: the event is moving to another machine, or the database does not answer. Nothing was done. Please try again.
live-error-not-known = The server does not know yet whether that was written down. Please look at the board before you do it again.
live-error-bad-message = The server did not understand the message. Nothing was done.
live-error-confirm = Nothing is done yet. Read what follows, then confirm it with { $code }.
live-error-doubtful = { $doubts ->
        [one] One place of the list is in doubt. Nobody was entered.
       *[other] { $doubts } places of the list are in doubt. Nobody was entered.
    }
live-error-open = The report is not whole yet: games are open. { $boards }.
live-open-boards = Round { $round }, boards { $boards }
live-error-detached = The board was taken from this game. Its result is entered by an arbiter.
live-error-wrong-password = The name or the password is wrong.
live-error-too-fast = That was too fast. Please wait a moment.
live-error-password = The password needs { $least } letters at least, and { $most } bytes at most.
live-log-whole = { $lines ->
        [one] One line
       *[other] { $lines } lines
    }, whole and untouched; the chain ends with { $hash }.
live-log-broken = Line { $line }: { $why ->
        [empty] nothing is there.
        [no_hash] it does not end with its hash.
        [broken] this line or one before it was changed, left out or moved.
        [unsealed] it was written by version 0.1, which sealed no tournaments: the next act seals it.
        [unknown_version] it was written by a later version of this program.
        [out_of_order] its number is not the next.
       *[not_a_line] it is not what a log holds.
    }
live-log-carried = The tournament is there. Its chief arbiter comes in by { $link }: it works once.
live-serve-seat = A seat in the example game: { $address }
live-serve-desk = The desk of the example tournament: { $address }
