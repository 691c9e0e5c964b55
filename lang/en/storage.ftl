### What is kept: damage, backups, mending.

live-error-set-aside = { $what ->
        [event] The log of this event is damaged, so it is set aside. Everything else goes on. Whoever runs the server can mend it.
       *[game] The log of this game is damaged, so it is set aside. Everything else goes on. Whoever runs the server can mend it.
    }
storage-error-full = The disk of the server is full. Nothing was done. Please tell whoever runs the server.
storage-aside-title = Set aside
storage-aside-lead = The logs of these games are damaged, so the games cannot be opened. Everything else goes on. Whoever runs the server can mend them: stop the server and give the command.
storage-aside-board = Board { $board }
storage-whole = { $stream } is whole: { $lines ->
        [one] one line
       *[other] { $lines } lines
    }. Nothing was changed.
storage-repaired = { $stream } has { $lines ->
        [one] one line
       *[other] { $lines } lines
    } now. What stood there before is kept as { $kept }.
storage-lost = { $lines ->
        [one] This line is lost:
       *[other] These { $lines } lines are lost:
    }
storage-anew = Not even its first line was whole: the game begins anew, as its event made it.
storage-salvaged = The data file was damaged. What could be read of it was put in its place; the damaged file is kept as { $file }.
storage-backed-up = { $file } holds everything, proven: { $streams ->
        [one] one log
       *[other] { $streams } logs
    }.
storage-restored = { $folder } holds what { $file } holds. What was there before is kept as { $kept }.
storage-restored-new = { $folder } holds what { $file } holds.
storage-fault = { $stream } is damaged: { $why }
storage-not-restored = Nothing was changed. With { $option } it is used all the same, and what is damaged is set aside.
