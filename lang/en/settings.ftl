### The settings of the board.

web-settings-pieces = Pieces
web-pieces-house = Drawn for Arbiter
web-pieces-classic = Classic
web-settings-squares = Colours of the board
web-squares-wood = Wood
web-squares-green = Green
web-squares-blue = Blue
web-squares-grey = Grey
web-settings-sounds = Sounds of the board
web-sounds-off = Off
web-sounds-soft = Soft
web-sounds-loud = Loud
web-settings-field = A field to write moves
