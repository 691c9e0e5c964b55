### Live games started together.

screen-desk-not-sitting = Not started, somebody does not sit there yet: { $names }
tour-live-start = Start all boards ({ $count })
tour-live-absent = Not sitting yet: { $names }
tour-live-open = Open a live game on board { $board }
tour-live-close = Close the live game of board { $board }
tour-live-detach = Take the board from its game and type the result
