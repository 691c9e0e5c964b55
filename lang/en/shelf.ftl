### The pages that are read: the Laws with their boards, and judging a position.

web-contents = Contents
web-judge-turn = Side to move
web-judge-castling = Castling
web-judge-start = Start position
web-judge-empty = Empty board
web-judge-edit = Change the position
web-article-diagram = Diagram
web-article-shown = At the board
web-settings-notation = Moves
web-notation-language = As the language has them
web-notation-letters = Letters
web-notation-figurines = Figurines
