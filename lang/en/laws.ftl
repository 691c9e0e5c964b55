### What each topic of the Laws says, in our own words. One message a topic, `topic-` and its id with hyphens;
### every parameter of the topic is a variable: a figure is printed, a word of a policy chooses the wording.

## 00-preface

topic-preface-scope = The Laws of Chess govern over-the-board play. The text in { $preface-authentic ->
       *[english] English
    } is the authentic one, and whatever is said of a man holds for a woman as well.
topic-preface-analogy = The Laws cannot foresee every situation. Where no article settles a case, the arbiter should look at similar situations that the Laws do treat, and use competence, judgement and objectivity; too much detail would take that freedom from him.
topic-preface-rating = FIDE rates a game only if it is played by the Laws of Chess; competitive games that it does not rate are recommended to be played by them too.
topic-preface-federation = A member federation may introduce rules that are more detailed, but only within the limits that the items below set.
topic-preface-no-conflict = A federation’s own rules must not contradict the Laws in any way.
topic-preface-territory = A federation’s own rules hold only on the territory of that federation.
topic-preface-not-rated = A federation’s own rules must not be used in a FIDE match, championship or qualifying event, nor in an event for a FIDE title or rating.
topic-fide-rulings = A member federation { $fide-rulings ->
       *[federation_may_ask] may ask FIDE for an official decision on a question about the Laws
    }.

## 01-nature

topic-chapter-nature = This article says what a game of chess is and what each player tries to reach.
topic-game-opponents = Chess is played by two opponents who move pieces on a square board, the chessboard.
topic-move-alternate = The player with the light-coloured pieces, White, makes the first move; then the players move alternately.
topic-move-has-the-move = A player has the move as soon as the opponent’s move has been { $move-has-the-move ->
        [made] made on the board
       *[completed] completed, that is made and the clock pressed
    }.
topic-game-objective = Each player tries to attack the opponent’s king so that the opponent has no legal move. { $game-king-capture ->
        [not_said] A player must not leave or put his own king under attack.
       *[forbidden] A player must not leave or put his own king under attack, and must not capture the opponent’s king.
    }
says-game-objective-aim = Each player tries to attack the opponent’s king so that the opponent has no legal move.
topic-game-goal-reached = A player who attacks the opponent’s king so that no legal move is left has checkmated and won. Leaving or putting one’s own king under attack{ $game-king-capture ->
        [not_said] { "" }
       *[forbidden] , or capturing the opponent’s,
    } is { $game-own-king ->
       *[forbidden] not allowed
    }.
says-game-goal-reached-won-and-barred = A player who reaches this has checkmated and won. Leaving or putting one’s own king under attack, or capturing the opponent’s, is not allowed.
says-game-goal-reached-won = A player who reaches this has checkmated and won; the other one has lost.
topic-game-goal-lost = The player whose king has been checkmated has lost the game.
topic-game-dead = If the position is such that neither player can possibly checkmate, the game is drawn.

## 02-setup

topic-chapter-setup = This article describes the board, the men and where they stand at the start.
topic-setup-board = The board has { $setup-files } files and as many ranks, { $setup-squares } equal squares in all, light and dark in turn. It lies so that each player has a light square in the near right-hand corner.
topic-setup-men = At the start each side has { $setup-men } men: one king, one queen, a pair of rooks, a pair of bishops, a pair of knights and eight pawns; one side’s are light, the other’s dark.
topic-setup-position = At the start the pieces stand on each player’s nearest rank, from the a-file: rook, knight, bishop, queen, king, bishop, knight, rook; the pawns stand on the rank before them.
topic-setup-lines = The vertical lines of squares are files, the horizontal ones ranks; a line of squares of one colour that touch corner to corner is a diagonal.

## 03-moves

topic-chapter-moves = This article says how each piece moves, captures and attacks.
topic-move-capture = A piece must not move to a square where a piece of its own colour stands. If it moves to a square where an opponent’s piece stands, that piece is captured and taken off the board as part of the same move.
says-move-capture-takes = If a piece moves to a square where an opponent’s piece stands, that piece is captured and taken off the board as part of the same move.
says-move-capture-own = A piece must not move to a square where a piece of its own colour stands.
topic-move-attack = A piece attacks a piece or a square if it could capture there by the moves of this article.
topic-move-attack-pinned = A piece attacks a square { $attack-pinned ->
        [for_castling_and_check] in the sense of castling and of check
       *[generally] in every sense
    } even if it must not move there because its own king would then be under attack.
topic-move-bishop = The bishop moves to any square along a diagonal on which it stands.
topic-move-rook = The rook moves to any square along the file or the rank on which it stands.
topic-move-queen = The queen moves to any square along the file, the rank or a diagonal on which it stands.
topic-move-no-jump = Bishop, rook and queen must not pass over a piece that stands in their way.
topic-move-knight = The knight moves to one of the nearest squares that lie neither on its rank, nor on its file, nor on one of its diagonals.
topic-pawn = The pawn moves forward, captures forward along a diagonal, and has rules of its own for its first step, for capturing in passing and for the last rank.
topic-pawn-advance = The pawn moves forward to the unoccupied square immediately in front of it on the same file.
topic-pawn-double = On its first move the pawn may instead pass over the square in front of it to the next one on the file, if both are unoccupied.
topic-pawn-capture = The pawn captures an opponent’s piece that stands diagonally in front of it on an adjacent file, moving to that square.
topic-pawn-en-passant = A pawn { $pawn-en-passant ->
        [attacking_crossed_square] attacking a square that an opponent’s pawn has just crossed by the double step from its original square
       *[same_rank_adjacent] standing on the same rank as, and on a file adjacent to, an opponent’s pawn that has just made the double step from its original square
    } may capture it as though it had made the single step only. This is called capturing en passant.
topic-pawn-en-passant-at-once = Capturing en passant is allowed { $pawn-en-passant-when ->
       *[next_move_only] only on the move immediately after the double step
    }.
topic-pawn-promotion = A pawn that reaches the rank farthest from its starting position must be exchanged, as part of the same move and on the same square, for a new queen, rook, bishop or knight of its colour{ $pawn-promotion ->
        [exchange] { "" }
       *[square_of_promotion] ; the square where it arrives is called the square of promotion
    }.
topic-pawn-promotion-choice = The player’s choice of the new piece is { $promotion-choice ->
       *[not_restricted] not restricted to pieces that have been captured before
    }.
topic-pawn-promotion-effect = This exchange is called promotion, and the new piece acts at once.
topic-chapter-pawn-specials = These items say how a pawn captures another in passing and what happens when it reaches the last rank.
says-chapter-pawn-specials-en-passant = These items say how a pawn captures another in passing.
says-chapter-pawn-specials-promotion = These items say what happens when a pawn reaches the last rank.
topic-king = The king moves either by a step or by castling.
says-king-two-ways = There are two ways to move the king.
topic-king-step = The king moves to an adjoining square { $king-step ->
        [not_attacked] that is not attacked by an opponent’s piece
       *[any] (that it may not be under attack there follows from the rule on the own king)
    }.
topic-king-castling = Castling is one move of the king and a rook of the same colour along the { $castling-described ->
        [same_rank] same rank
       *[first_rank] player’s first rank, counted as a king move
    }: the king goes from its original square to the next but one towards the rook, and that rook goes to the square that the king has just crossed.
topic-castling-right-lost = The right to castle is lost { $castling-right-lost ->
       *[king_or_that_rook_moved] if the king has already moved, or, on that side, if the rook has already moved
    }.
topic-castling-right-lost-king = The right to castle is lost for good when the king has moved.
topic-castling-right-lost-rook = On one side the right to castle is lost for good when the rook of that side has moved.
topic-castling-prevented = Castling is prevented for the moment if { $castling-prevented ->
       *[attack_or_piece_between] the square on which the king stands, the one that it must cross or the one that it is to occupy is attacked by an opponent’s piece, or if a piece stands between the king and that rook
    }.
topic-castling-prevented-attack = The player may not castle for the moment while an opponent’s piece attacks the square on which his king stands, one that it must cross, or the one that it is to occupy.
topic-castling-prevented-between = The player may not castle for the moment while any piece stands between his king and the rook that he would castle with.
topic-castling-rook-attacked = An attack on the castling rook, or on a square that only the rook crosses, { $castling-rook-attacked ->
       *[does_not_matter] does not prevent castling
    }.
topic-check = The king is in check if an opponent’s piece attacks it, even a piece that may not move because its own king would then be in check.{ $check-announced ->
        [not_needed] {" "}Saying check is not required.
       *[not_mentioned] { "" }
    }
topic-check-own-king = To move a piece so that its own king is put or stays in check is { $game-own-king ->
       *[forbidden] not allowed
    }.
says-check-own-king-group = These items say when a king is in check and which moves that forbids.
topic-move-legal = A move is legal when it fulfils every requirement of the article on the moves of the pieces{ $move-legal ->
        [in_passing] {" "}(said in passing)
       *[defined] { "" }
    }.
topic-move-illegal = A move is illegal when it fails to meet a requirement of the article on the moves of the pieces.
topic-position-illegal = A position is illegal when no series of legal moves can lead to it from the initial position.
topic-chapter-legal = This article defines the legal move, the illegal move and the illegal position.

## 04-touch

topic-chapter-touch = This article says how a move is carried out by hand and what touching a piece obliges a player to do.
topic-touch-hand = Each move must be made with { $touch-hand ->
       *[one_hand] one hand only
    }.
topic-touch-adjust = { $touch-adjust ->
        [may] The player who has the move may
       *[only] Only the player who has the move may
    } adjust pieces on their squares{ $touch-adjust-announce ->
        [needed] , but he must first say so, for example “I adjust”
       *[not_needed] ; he need not announce it
    }.
topic-touch-adjusting = These items say who may adjust a piece and how any other contact is looked at.
topic-touch-scope = Apart from adjusting that is allowed, touching a piece binds the player { $touch-scope ->
        [deliberate] only if he touches it deliberately
        [intent] only if he touches it with the intention of moving or capturing
       *[not_clearly_accidental] unless the contact is clearly accidental: any other contact counts as intent
    }.
topic-touch-touched = If the player who has the move touches pieces on the board with the intention of moving or capturing, the items below say what he must do.
topic-touch-own = If a player who has the move touches pieces of his own, he must move the { $touch-own ->
       *[first_that_can_move] first piece touched that can be moved
    }.
topic-touch-opponent = If a player who has the move touches pieces of the opponent, he must capture the { $touch-opponent ->
       *[first_that_can_be_captured] first piece touched that can be captured
    }.
topic-touch-both = If he touches { $touch-both ->
        [one_of_each] one piece of each colour, he must capture the opponent’s piece with his own
       *[first_of_each] one or more pieces of each colour, he must capture the opponent’s piece touched first with his own piece touched first
    }; if that is illegal, he must move or capture the first piece touched that can be moved or captured. If it is unclear which was touched first, { $touch-order-unclear ->
       *[own_first] his own piece counts as touched first
    }.
topic-touch-castling = If a player { $touch-castling ->
        [deliberately] deliberately touches his king and rook
       *[king_and_a_rook] touches his king and a rook
    }, he must castle on that side if that is legal.
topic-touch-castling-group = These items say what a touch obliges to when castling or promotion is meant.
topic-touch-rook-first = A player who deliberately touches a rook first and then his king { $touch-rook-first ->
       *[no_castling_on_that_side] must not castle on that side on this move; the rule on own pieces touched decides
    }.
topic-touch-castling-illegal = If a player who intends to castle touches { $touch-castling-illegal ->
        [together] the king, or king and rook at the same time
       *[one_after_the_other] the king and then a rook
    }, but castling on that side is illegal, he must make another legal move with the king, which may be castling on the other side; if the king has no legal move, he is free to make any legal move.
topic-promotion-choice-final = When a pawn is promoted, the choice of the new piece is final when { $promotion-choice-final ->
       *[touches_square] the new piece has touched the square of promotion
    }.
topic-touch-free = If none of the touched pieces can be moved or captured, the player { $touch-free ->
       *[any_legal_move] may make any legal move
    }.
topic-promotion-making = A promotion is carried out by { $promotion-making ->
        [exchange] exchanging the pawn on the square of arrival
        [pawn_then_piece] taking the pawn off the board and placing and releasing the new piece; a pawn released on the last rank cannot go to another square
       *[any_order] steps in any order: the pawn need not touch the last rank, the new piece is put on the square of promotion, and a piece of the opponent that stands there must be captured
    }.
says-promotion-making-captured = If a piece of the opponent stands on the square of promotion, it must be captured.
says-promotion-making-order = Taking the pawn off and putting the new piece on the square of promotion may be done in either order.
says-promotion-making-untouched = The pawn need not be put on the square of arrival.
topic-move-released = When a piece has been released on a square as a legal move or part of one, it { $move-released ->
       *[cannot_go_elsewhere] cannot be moved to another square on this move
    }.
topic-move-made = A move has been made { $move-made ->
        [article_three] when all requirements of the article on the moves of the pieces are fulfilled
       *[each_kind] when the piece has been released and all requirements on the moves are fulfilled; capture, castling and promotion each have their own moment
    }.{ $move-made-not-legal ->
        [none] { "" }
       *[another_by_touch] {" "}If the move is not legal, another move must be made by the rule on pieces touched.
    }
topic-move-made-capture = A capture is made { $move-made-capture ->
       *[removed_and_released] when the captured piece has been taken off the board and the player, having placed his own piece on its new square, has released it
    }.
topic-move-made-castling = Castling is made { $move-made-castling ->
       *[rook_released] when the player has released the rook on the square that the king has crossed
    }. Once he has released the king, the move is not yet made, but he must { $castling-king-released ->
        [by_general_rule] go on as with any piece released
        [only_castling] castle on that side if that is legal
       *[only_castling_else_king] castle on that side if that is legal; if it is not, he must make another king move, castling on the other side included, and is free if there is none
    }.
topic-move-made-promotion = A promotion is made when the pawn is off the board and the new piece has been released on the square of promotion.
topic-touch-complaint-bar = A player loses the right to complain that the opponent broke { $touch-complaint-bar ->
        [touched_pieces] the rules on pieces touched and castling by touch
        [whole_article] any rule of this article
       *[articles_on_moving] the rules of this article on adjusting, touching and making a move
    } once he himself { $touch-complaint-by ->
        [deliberate] deliberately touches a piece
       *[intent] touches a piece with the intention of moving or capturing
    }.
topic-touch-helper = A player who cannot move the pieces may { $touch-helper ->
       *[acceptable_to_arbiter] be given a helper acceptable to the arbiter
    }.

## 05-end

topic-chapter-end = This article lists how a game is won and how it is drawn.
topic-end-won = These items say when a game is won.
topic-end-drawn = These items say when a game is drawn.
topic-end-checkmate = The player who has checkmated wins, and the game ends at once, provided that the move that produced the checkmate was { $end-move-must-be ->
        [legal] legal
       *[legal_and_properly_made] legal and made as the articles on moves and on making them require
    }.
topic-end-resign = A player who declares that he resigns loses and the opponent wins at once{ $resign-draw-if-cannot-mate ->
        [never] { "" }
       *[yes] ; but the game is drawn if the opponent cannot checkmate by any series of legal moves
    }.
topic-end-resign-gesture = Where a player shakes hands, lays down his king or stops the clocks without a word, { $resign-gesture ->
       *[arbiter_establishes] the arbiter finds out what was meant
    }.
topic-end-stalemate = The game is drawn when the player who has the move has no legal move and his king is not in check. That is stalemate; it ends the game at once, provided that the move that produced it was { $stalemate-move-must-be ->
        [legal] legal
       *[legal_and_properly_made] legal and made as the articles on moves and on making them require
    }.
topic-end-dead = The game is drawn when a position has arisen in which neither player can checkmate with any series of legal moves. That is a dead position; it ends the game at once{ $dead-move-must-be ->
        [none] { "" }
        [legal] , provided that the move that produced it was legal
       *[legal_and_properly_made] , provided that the move that produced it was legal and made as the articles on moves and on making them require
    }.
topic-end-agreement = The players may agree on a draw during the game { $draw-agreement ->
        [any_time] at any time
       *[after_a_move_by_each] once both of them have made at least one move
    }; that ends the game at once{ $draw-agreement-limits ->
        [none] { "" }
       *[regulations_may_limit] , unless the regulations of the event restrict such agreements
    }.
topic-end-repetition = { $end-repetition-how ->
        [by_claim] The game may be drawn if the same position is about to appear or has appeared at least three times and a player claims it.
       *[reads_as_automatic] The game is drawn if the same position is about to appear or has appeared on the board for the third time. Read by itself this item needs no claim, but the article on claims asks for one.
    }
topic-end-moves = The game may be drawn, on a claim, if each player has made { $draw-claim-moves } moves without moving a pawn and without a capture.
topic-end-fivefold = The game is drawn at once if the same position has appeared { $draw-automatic-appearances } times { $draw-automatic-fivefold ->
        [none] (not in force here)
        [consecutive] by consecutive alternate moves of each player
       *[any] at any distance
    }.
topic-end-seventy-five = The game is drawn at once when each player has made at least { $draw-automatic-moves } moves without moving a pawn and without a capture; if the last of these moves checkmates, { $draw-automatic-mate-first ->
       *[checkmate_counts] the checkmate counts
    }.
topic-end-automatic = A draw of this article needs no claim: the game ends as soon as one of these things has happened.

## 06-clock

topic-chapter-clock = This article says what the chess clock is, how it is used, and what happens when time runs out.
topic-clock-defined = A chess clock has two time displays, joined so that only one can run at a time. “Clock” in the Laws means one of the two displays. Flag fall means the end of the time allotted to a player{ $clock-flag ->
        [each_mode] ; each display has a flag
       *[of_each_display] ; each display has a flag of its own
    }.
says-clock-defined-words = “Clock” in the Laws means one of the two displays, each with a flag of its own; flag fall means the end of the time allotted to a player.
says-clock-defined-clock = “Clock” means one of the two time displays, and each of them has a flag.
says-clock-defined-displays = A chess clock has two time displays, joined so that only one can run at a time.
topic-clock-use = These items say how a player uses the chess clock during the game.
topic-clock-periods = These items say what must be done within a period of time and what becomes of time saved.
topic-time-periods = Each player must make { $time-periods ->
        [moves_in_time] a least number of moves, or all the moves, within an allotted period, and may be given more time for each move; this is fixed in advance
       *[one_for_all] all the moves within one period
    }.
topic-time-base = Each player has { $time-base } for the whole game.
topic-time-carried = Time that a player has saved in one period is { $time-carried ->
        [except_delay] added to his next one, except in the delay mode
       *[where_applicable] added to his next one where that applies
    }.
topic-time-delay = In the delay mode each player has a main time and a fixed extra time for each move; the main time runs only { $time-delay ->
       *[after_the_extra_time] after the extra time has run out, and what is left of the extra time is lost
    }.
topic-time-increment = An increment, { $time-increment-modes ->
       *[fischer_or_bronstein] cumulative (Fischer) or as a delay (Bronstein)
    }, is an extra time of { $time-increment-least } to { $time-increment-most } given for every move, before the move.
topic-flag-check-moves = Immediately after a flag falls, { $flag-check-moves ->
       *[number_of_moves] it must be checked whether the player has made the number of moves required
    }.
topic-clock-place = Before the game { $clock-place ->
       *[arbiter] the arbiter decides where the chess clock stands
    }.
topic-clock-start = At the time set for the start of the game, { $clock-start ->
       *[white] White’s clock is started
    }.
topic-default-both-absent = If neither player is present at the start, { $default-both-absent ->
        [white_until_he_arrives] White loses the time that passes until he arrives
       *[white_unless_zero] and the default time is not nil, White loses the time that passes until he arrives
    }, unless the regulations or the arbiter say otherwise.
topic-default-group = These items say what happens to a player who arrives late.
topic-time-default = { $default-rule ->
        [must_be_specified] The regulations must specify the default time in advance.{" "}
        [must_be_specified_else] The regulations must specify the default time; if they do not, it is { $time-default }.{" "}
       *[other] { "" }
    }A player who arrives at the board { $default-rule ->
        [longer_than] more than { $time-default } after the scheduled start loses
        [at_once] after the start loses: the default time is { $time-default }
       *[other] after the default time loses
    }, unless { $time-default-waivable-by ->
        [regulations_or_arbiter] the regulations or the arbiter decide otherwise
        [regulations] the regulations of the event set another time; the arbiter may not
       *[arbiter] the arbiter decides otherwise
    }.
topic-default-counts-from = The default time counts from { $default-counts-from ->
        [scheduled] the scheduled start of the session
        [session] the time set for the session
        [round_or_session] the start of the round or session
       *[actual] the actual start of the session, not the scheduled one
    }.
topic-clock-press = Having made his move on the board, a player must { $clock-press ->
        [always_allowed] stop his own clock and start the opponent’s; he must always be allowed to do so
       *[even_after_reply] stop his own clock and start the opponent’s; he must always be allowed to do so, also after the opponent has made his next move
    }.
says-clock-press-allowed = A player must always be allowed to stop his clock after making his move, even after the opponent has made his next one.
says-clock-press-stop = Having made his move on the board, a player must stop his own clock and start the opponent’s.
topic-move-completed = A move is completed when the player has { $move-completed ->
        [clock_stopped] stopped his clock, unless the move made has ended the game
       *[pressed_ended_or_next] pressed his clock; a move that ends the game is complete when made, and so is a move after which he has made his next one
    }.
says-move-completed-next = A move that was not completed counts as completed once the player has made his next move.
says-move-completed-ended = A move is also completed when it has ended the game.
says-move-completed-press = Pressing the clock completes the move.
topic-move-completed-ending = Among the moves that end the game the text counts { $move-completed-ending ->
        [mate_stalemate_dead_automatic] checkmate, stalemate, a dead position and the draws that need no claim
       *[also_written_claim] checkmate, stalemate, a dead position, the draws that need no claim and, oddly, the claim by a written move
    }.
topic-clock-between = The time between making the move on the board and pressing the clock { $clock-between ->
       *[own] is part of the player’s own time
    }.
topic-clock-hand = A player must press the clock with { $clock-hand ->
       *[same_hand] the hand with which he made the move, and must not keep a finger on or over the button
    }.
topic-clock-handling = Players must handle the chess clock properly: { $clock-handling ->
        [no_penalty_named] it must not be struck, lifted or knocked over
        [no_force] it must not be struck, lifted or knocked over, and who does so is penalised
       *[nor_before_moving] it must not be pressed before a move is made, struck, lifted or knocked over, and who does so is penalised
    }.
topic-touch-adjust-clock = Only the player whose clock is running { $touch-adjust-by-clock ->
       *[clock_running] may adjust the pieces
    }.
topic-clock-helper = A player who cannot use the clock may have a helper acceptable to the arbiter press it; { $clock-helper ->
        [adjusted] the arbiter adjusts the clocks fairly
       *[adjusted_unless_disabled] the arbiter adjusts the clocks fairly, but not those of a player with a disability
    }.
topic-flag-fallen = { $flag-fallen ->
        [end_of_time] Flag fall means the end of the time allotted to a player.
       *[observed_or_claimed] A flag has fallen when the arbiter observes it, or when either player has made a valid claim to that effect.
    }
topic-flag-may-call = { $flag-may-call ->
        [may] A flag fall that the arbiter sees counts without a claim.
        [must_not] The arbiter must not call a flag fall that he sees.
        [only_both] The arbiter must not call a flag fall that he sees, but may once both flags have fallen.
       *[shall] The arbiter must call a flag fall that he sees.
    }
topic-flag-loss = { $flag-draw-exception ->
        [none] The player whose time runs out first loses, whatever pieces are left.
        [no_legal_series_unskilled] A player who has not completed the prescribed moves in time loses, unless an end of the game that counts at once came before; the game is drawn if the opponent cannot checkmate by any series of legal moves, even with the most unskilled play.
       *[no_legal_series] A player who has not completed the prescribed moves in time loses, unless an end of the game that counts at once came before; the game is drawn if the opponent cannot checkmate by any series of legal moves.
    }
topic-clock-conclusive = What the chess clock shows is { $clock-conclusive ->
       *[unless_defect] conclusive unless there is an evident defect; a defective clock is replaced and the arbiter sets the times as he judges best
    }.
topic-clock-wrong-setting = If during a game the setting of a clock is found to be wrong, { $clock-wrong-setting ->
        [at_once] a player or the arbiter stops the clocks at once; the arbiter corrects setting, times and move counter
       *[if_necessary] a player or the arbiter stops the clocks at once; the arbiter corrects the setting and, if necessary, times and move counter
    }.
topic-clock-reading-group = These items say how far the displays are trusted and what is done about a wrong setting.
topic-flag-both-flags = If both flags have fallen and it cannot be found out which fell first, whether the game goes on or is drawn depends on the period.
says-flag-both-flags-which-first = If both flags have fallen, it matters whether it can be found out which fell first.
says-flag-both-flags-group = These items say what happens when both flags have fallen.
topic-flag-both-down-other = If both flags have fallen in any period but the last and nobody knows which first, the game { $flag-both-down-other ->
        [continue] continues
       *[continue_if_announced] continues, where these guidelines were announced
    }.
says-flag-both-down-other-any = If both flags have fallen and nobody can establish which fell first, the game continues.
topic-flag-both-down = If both flags have fallen in the period in which all remaining moves must be made and nobody knows which first, the game is drawn{ $flag-both-down ->
        [draw] { "" }
       *[draw_if_announced] , where these guidelines were announced
    }.
topic-clock-stopping = These items say who may stop the clocks, why, and what the arbiter decides then.
topic-clock-arbiter-stops = If a game must be interrupted, { $clock-arbiter-stops ->
       *[arbiter] the arbiter stops the clocks
    }.
topic-clock-player-stops = A player may stop the clocks { $clock-player-stops ->
       *[to_seek_arbiter] only to seek the arbiter’s help, for example when the piece needed for a promotion is missing
        [displaced_pieces] to seek the arbiter’s help with displaced pieces
    }.
topic-clock-restart = In either case the arbiter decides when the game goes on.
topic-clock-stop-reason = If a player stops the clocks to seek help, the arbiter decides whether he had a valid reason; { $clock-stop-reason ->
        [if_obvious] if it is obvious that he had none, he is penalised
       *[penalised] if he had none, he is penalised
    }.
topic-clock-after-restoring = If an irregularity occurs or pieces have to be put back to an earlier position, { $clock-after-restoring ->
        [best_judgement] the arbiter uses his best judgement to set the times, and the move counter where needed
        [may_stay] the arbiter uses his best judgement to set the times, which includes leaving them as they are, and the move counter where needed
       *[reset] the times are set again
    }.
topic-clock-displays = Screens or displays of positions, moves, numbers of moves and clocks are allowed in the hall. { $clock-displays ->
        [no_claim] A player must make no claim on what they show.
       *[no_claim_only] A player must make no claim that rests only on what they show.
    }
says-clock-displays-claim = A player must make no claim that rests only on what such displays show.
says-clock-displays-allowed = Screens and boards that display positions, moves, numbers of moves and clocks are allowed in the hall.
says-clock-displays-group = These items say what may be displayed in the hall and on what no claim can rest.

## 07-irregularities

topic-chapter-irregularities = This article says how irregular positions, displaced pieces and illegal moves are put right.
topic-setup-irregular = These items say what happens when men or board were placed wrongly at the start.
topic-setup-wrong-position = If during a game the initial position of the men is found to have been wrong, the game must be annulled and a new game { $setup-wrong-position ->
       *[new_game] played
    }{ $setup-penalty ->
        [none] { "" }
       *[other] ; { $setup-penalty }
    }.
topic-setup-board-turned = If { $setup-board-turned ->
        [only] the only error found is
       *[also] it is found
    } that the board was placed the wrong way, the game continues and the position reached is moved to a board placed rightly.
topic-colours-reversed = If a game has begun with colours reversed, { $colours-reversed ->
        [continue_unless_arbiter] it continues, unless the arbiter rules otherwise
       *[new_game_below_limit] a new game is played if both players have made fewer than { $colours-limit } moves; otherwise it continues
    }.
topic-displaced-by-player = A player who displaces pieces must restore the position { $displaced-by-player ->
       *[own_time] in his own time
    }. If necessary, either player may stop the clocks and ask for the arbiter, who may penalise the player who displaced them.
says-displaced-by-player-penalise = The arbiter may penalise the player who displaced the pieces.
says-displaced-by-player-stop = If necessary, either player stops the clocks and asks for the arbiter’s help.
says-displaced-by-player-restore = A player who displaces pieces must restore the right position in his own time.
says-displaced-by-player-group = These items say what follows when a player displaces pieces.
topic-illegal-group = These items say how an illegal move is put right and what it costs.
topic-illegal-move = If during a game an illegal move is found to have been { $illegal-counts-when ->
        [made] made
       *[completed] completed
    }, { $illegal-repair ->
       *[position_before] the position before it is restored, or else the last one that can be identified before it
    }, and the game goes on from there. { $illegal-found ->
       *[any_time] It may be found at any time during the game.
    }
says-illegal-move-clocks = If during a game an illegal move is found to have been completed, the position before it is restored, or else the last one that can be identified before it; the clocks are set by the rule on positions that are put back, and the game goes on from there. It may be found at any time during the game.
topic-illegal-replacement = The move that replaces the illegal one must respect { $illegal-replacement ->
        [touched_pieces] the rules on pieces touched
       *[touched_and_made] the rules on pieces touched and on pieces released
    }.
topic-illegal-kinds = The text counts these as illegal moves too: { $illegal-kinds }.
topic-illegal-unpromoted = If a pawn reached the last rank and the clock was pressed without a promotion, { $illegal-unpromoted ->
        [unsettled] the text is silent: the move is made again properly, or the promotion is completed without counting it, as the arbiter decides
        [restored] the move is illegal and the position is restored
       *[becomes_queen] the move is illegal and the pawn becomes a queen
    }.
topic-illegal-press = Pressing the clock without having made a move { $illegal-press ->
       *[counts] counts as an illegal move
    }.
topic-illegal-two-hands = Using two hands for a single move, as in castling, capturing or promoting, and then pressing the clock { $illegal-two-hands ->
       *[counts] counts as an illegal move
    }.
topic-illegal-increment = An increment that the irregular press has given is { $illegal-increment ->
       *[taken_off] taken off when the times are set again
    }.
topic-illegal-penalty = Once the position has been put right, the penalty is: { $illegal-penalty }.{ $illegal-draw-exception ->
        [none] { "" }
       *[opponent_cannot_mate] {" "}But where the game would be lost and the opponent cannot checkmate by any series of legal moves, it is drawn.
    }{ $illegal-claim-needed ->
        [not] {" "}The arbiter applies it without a claim.
       *[opponent] {" "}The opponent must claim it.
    }
topic-displaced-found = If pieces are found to have been displaced from their squares, { $displaced-found ->
        [clocks_too] the position before that is restored, or the last one that can be identified; the times are set as for any restored position
       *[position_only] the position before that is restored, or the last one that can be identified
    }.

## 08-record

topic-chapter-record = This article says who writes down what, on which paper, and when a player is relieved of it.
topic-record-group = These items say what each player must write down.
topic-record-duty = Each player must { $record-duty ->
        [paper] write down his own moves and those of the opponent, move after move, as clearly and legibly as possible, in algebraic notation, on the prescribed scoresheet
        [paper_or_certified] record his own moves and those of the opponent, move after move, as clearly and legibly as possible, in algebraic notation, on paper or on an electronic scoresheet certified by FIDE
       *[none] write down nothing
    }.
says-record-duty-paper = One way is to write the moves in algebraic notation on the prescribed paper scoresheet.
says-record-duty-ways = Each player must record his own moves and those of the opponent, move after move, clearly and legibly, in one of the ways below.
topic-record-in-advance = Writing a move before making it is { $record-in-advance ->
        [allowed] not forbidden
        [but_for_claim] forbidden, except to claim a draw
       *[but_for_claim_and_sealing] forbidden, except to claim a draw or to seal a move
    }.
topic-record-reply = A player may { $record-reply ->
       *[own_move_first] reply before recording the opponent’s move, but must record his own previous move before making another
    }.
topic-record-offers = Both players must record a draw offer on the scoresheet { $record-offers ->
        [symbol] with a symbol
       *[equals] with the symbol =, in brackets
    }.
topic-record-sheet-use = The scoresheet may be used only for moves, the times of the clocks, draw offers, matters of a claim{ $record-sheet-use ->
        [claims] { "" }
       *[relevant_data] {" "}and other relevant data
    }.
topic-record-relief = A player who cannot keep score { $record-unable ->
        [time_deducted] loses some of his time, as much as the arbiter decides
        [helper] may have a helper acceptable to the arbiter write; the arbiter adjusts his clock fairly
       *[helper_unless_disabled] may have a helper acceptable to the arbiter write; the arbiter adjusts his clock fairly, but not for a disability
    }.
topic-record-visible = The scoresheet must be { $record-visible ->
       *[arbiter] visible to the arbiter throughout the game
    }.
topic-record-owner = The scoresheets belong to { $record-owner ->
        [organisers] the organiser of the event
       *[organisers_replace] the organiser of the event; a defective electronic one is replaced
    }.
topic-record-low-time = A player with less than { $record-relief-below } left { $record-relief ->
        [now] on his clock, who gets less than { $record-relief-increment } for each move,
        [once_in_period] at some stage of a period, who gets less than { $record-relief-increment } for each move,
        [rest_of_period] at some stage of a period, who gets less than { $record-relief-increment } for each move, is relieved for the rest of that period and
       *[during_period] at some stage of an allotted period, who gets less than { $record-relief-increment } for each move, is relieved for the rest of that period and
    } need not record; after a flag has fallen he must complete the scoresheet before moving.
topic-record-after-flag = Immediately after a flag has fallen, the player who was relieved must { $record-after-flag ->
       *[before_moving] bring his scoresheet up to date before moving a piece on the board
    }.
topic-record-incomplete = These items say what is done where one player or both were relieved of recording.
topic-record-neither = If neither player has to record, { $record-neither ->
       *[arbiter_records] the arbiter or an assistant tries to be present and to record; after a flag has fallen he stops the clocks and both players complete their scoresheets, with the arbiter’s or the opponent’s
    }.
topic-record-one = If only one player is relieved, he may { $record-one ->
       *[opponents_sheet] use the opponent’s scoresheet to complete his own when he has the move, and must give it back before he moves
    }.
topic-record-reconstruct = If no complete scoresheet exists, the players rebuild the game on a second board under the arbiter, who first notes the position, the times{ $record-reconstruct ->
        [position_times_moves] {" "}and the number of moves made
       *[whose_clock] , whose clock was running and the number of moves made
    }.
topic-record-overstep-unproved = If the scoresheets cannot be brought up to date to show that a player has overstepped the time, { $record-overstep-unproved ->
       *[next_period] the next move made counts as the first of the following period, unless there is evidence of more moves
    }.
topic-record-sign = At the end both players must { $record-sign ->
        [both] sign both scoresheets, with the result
       *[both_or_approve] sign both scoresheets, or approve the result on the electronic one
    }. { $record-wrong-result ->
        [stands] Even a wrong result stands, unless the arbiter decides otherwise.
       *[stands_but_appeal] Even a wrong result stands, unless the arbiter decides otherwise; an appeal is possible although it was signed.
    }

## 09-draw

topic-chapter-draw = This article says how draws are offered, claimed and declared.
topic-offer-group = If the regulations allow an agreement, these items say how a draw is offered.
says-offer-group-whole = These items say what the regulations may forbid, and how a draw is offered.
says-offer-group-any = These items say how a draw is offered.
topic-offer-restricted = The regulations of an event may forbid { $offer-restricted ->
        [agreement] agreeing on a draw
       *[offer_and_agreement] offering or agreeing on a draw
    }, before a number of moves or altogether, without the arbiter’s consent{ $draw-min-moves ->
        [none] { "" }
       *[other] ; here that number is { $draw-min-moves }
    }.
topic-offer-when = A player who wishes to offer a draw does so { $offer-when ->
       *[made_before_press] after having made a move on the board and before pressing the clock
    }.
topic-offer-other-time = An offer at any other time { $offer-other-time ->
        [valid_but_may_disturb] is valid, but the rule on disturbing the opponent applies
       *[valid] is valid
    }.
topic-offer-conditions = { $offer-conditions ->
       *[none] No condition may be attached to an offer of a draw.
    }
topic-offer-withdrawal = An offer of a draw { $offer-withdrawal ->
       *[impossible] cannot be withdrawn
    }.
topic-offer-until = The offer stands until the opponent { $offer-until ->
       *[accept_refuse_touch_end] accepts it, refuses it by word, refuses it by touching a piece with the intention of moving or capturing it, or the game ends in another way
    }.
topic-offer-recorded = The offer must be noted by each player on his scoresheet { $offer-recorded ->
       *[symbol] with the symbol for it
    }.
topic-offer-by-claim = A claim of a draw { $offer-by-claim ->
       *[with_quickplay] by repetition, by the count of moves or in a quickplay finish
        [repetition_and_moves] by repetition or by the count of moves
    } is considered an offer of a draw.
topic-claim-repetition = The game is drawn, on a correct claim by the player who has the move, when the same position, { $repetition-spacing ->
       *[any] not necessarily by a repetition of moves
    }, { $repetition-when ->
        [appeared] has appeared
       *[about_or_appeared] is about to appear or has appeared
    } at least { $draw-claim-repetition } times.
says-claim-repetition-group = These items say when a repetition draws the game on a claim, and which positions are the same.
topic-claim-repetition-intended = If the position is about to appear, the player first { $claim-written-on ->
        [scoresheet] writes his move, without making it, on his scoresheet
       *[paper_or_electronic] indicates his move, without making it, by writing it on paper or entering it on the electronic scoresheet
    }, and declares to the arbiter his intention to make it.{ $claim-written-fixed ->
        [no] { "" }
       *[yes] {" "}The move so given cannot be changed.
    }
topic-claim-repetition-appeared = If the position has just appeared, { $claim-appeared ->
       *[claimant_has_move] the player who claims must have the move
    }.
topic-position-same = Positions are the same { $position-same ->
        [if] if
       *[if_and_only_if] if and only if
    } the same player has the move, pieces of the same kind and colour stand on the same squares, and the possible moves of all pieces of both players are the same.
topic-position-same-en-passant = Positions are not the same { $position-en-passant ->
        [could_no_longer] if a pawn that could have been captured en passant can no longer be captured so
       *[at_start_of_sequence] if at the start of the sequence a pawn could have been captured en passant
    }.
topic-position-same-castling = Positions are not the same if the right to castle { $position-castling ->
        [right_changed] has changed for a time or for good
        [lost_after_moving] has changed; a king or rook that is forced to move loses it only after it has moved
        [king_or_rook] was held by a king or rook and is given up by moving; it is lost only after the king or rook has moved
       *[king_with_rook] of a king with a rook that has not moved is given up by moving; it is lost only after the king or rook has moved
    }.
topic-claim-moves = The game is drawn, on a correct claim by the player who has the move, when each player has made, or with the written move will have made, { $draw-claim-moves } moves without moving a pawn and without a capture.
topic-claim-moves-intended = If his next move will complete the count, the player first { $claim-written-fixed ->
        [no] writes it on his scoresheet, without making it,
       *[yes] writes it, unchangeable, on his scoresheet, without making it,
    } and declares to the arbiter his intention to make it.
topic-claim-moves-done = If the last moves of the count have been { $claim-moves-done ->
        [made] made
       *[completed] completed
    } by each player, the player who has the move may claim without writing one.
topic-claim-right-lost = A player who { $claim-right-lost-by ->
        [making_a_move] makes a move
       *[touching] touches a piece as the rules on touching have it
    } without having claimed the draw loses the right to claim it on that move.
topic-claim-stop = A player who claims a draw by repetition or count of moves { $claim-clock-stop ->
        [must] must stop both clocks at once
        [may] may stop both clocks
       *[he_or_arbiter] or the arbiter must stop the clocks
    }. { $claim-withdrawal ->
       *[not_allowed] He must not withdraw the claim.
    }
says-claim-stop-group = These items say what happens to the clocks and the claim when a draw is claimed.
topic-claim-correct = If the claim is found to be correct, { $claim-correct ->
       *[draw] the game is drawn at once
    }.
topic-claim-wrong = If the claim is found to be incorrect, the arbiter adds { $claim-opponent-add } to the opponent’s remaining time{ $claim-claimant-take ->
        [nothing] { "" }
       *[half_at_most] ; if the claimant has more than { $claim-claimant-floor-from } left, half of his remaining time is taken off, at most { $claim-claimant-most }, and if he has between { $claim-claimant-floor } and { $claim-claimant-floor-from } left, his clock is set to { $claim-claimant-floor }
    }. The game goes on, and the intended move { $claim-intended-move ->
        [must_be_made] must be made
        [made_by_touch_rules] must be made as the rules on touching have it
       *[made_by_all_rules] must be made as the articles on moves and on making them have it
    }.{ $claim-not-on-move ->
        [wrong_claim] {" "}In practice a claim made while the opponent has the move, or after the right to it is lost, counts as incorrect too.
       *[none] { "" }
    }
topic-end-dead-again = The game is drawn when a position is reached from which a checkmate cannot come about by any series of legal moves{ $dead-wording ->
        [unskilled] , even with the most unskilled play; it ends at once
        [unskilled_and_legal] , even with the most unskilled play; it ends at once, provided that the last move was legal
       *[any_series] ; it ends at once, provided that the last move was legal
    }.

## 10-quickplay

topic-chapter-quickplay = This part says what a quickplay finish is and when a draw can be claimed in it.
topic-qpf-defined = A quickplay finish is the phase of a game in which all the remaining moves must be completed within a limited time.
topic-qpf-in-force = The rules on the quickplay finish hold { $qpf-in-force ->
        [always] in every game with such a finish
       *[announced] only where it was announced beforehand that they would be used
    }{ $qpf-plays ->
        [standard_and_rapid] , but not in blitz
        [not_basic_blitz] , but not in blitz without adequate supervision
       *[without_increment] , in standard and rapid play without increment, and not in blitz
    }.
topic-qpf-group = These items say in which games the rules on the quickplay finish hold.
topic-qpf-scope = The rules on the quickplay finish are { $qpf-plays ->
        [standard_and_rapid] for standard and rapid play
       *[without_increment] for standard and rapid play without increment
    }; in blitz they { $qpf-in-force ->
       *[never] never hold
    }.
topic-qpf-claim = If the player who has the move has less than { $qpf-below } left, he may claim a draw before his flag has fallen; he { $qpf-clock-stop ->
        [must] must stop the clocks and call the arbiter
        [may] must call the arbiter and may stop the clocks
       *[may_pause] must call the arbiter and may pause the clocks
    }.
says-qpf-claim-then = If the rule on asking for an increment does not apply, the player who has the move and has less than { $qpf-below } left may claim a draw before his flag has fallen. He must call the arbiter and may { $qpf-clock-stop ->
        [may_pause] pause
       *[other] stop
    } the clocks.
topic-qpf-increment = If the player who has the move has less than { $qpf-request-below } left, he may ask that an increment or delay of { $qpf-increment } be introduced for both players. That is an offer of a draw; if it is refused and the arbiter agrees, the clocks are set with the extra time, the opponent gets { $qpf-increment-opponent } more and the game goes on.
says-qpf-increment-increment = If the player who has the move has less than { $qpf-request-below } left, he may ask that an increment of { $qpf-increment } be introduced for both players. That is an offer of a draw; if it is refused and the arbiter agrees, the clocks are set with the increment, the opponent gets { $qpf-increment-opponent } more and the game goes on.
topic-qpf-draw = If the arbiter agrees that the opponent { $qpf-draw ->
       *[no_effort_or_cannot] makes no effort to win by normal means, or that it is not possible to win by normal means
    }, he declares the game drawn; otherwise he postpones his decision or rejects the claim.
topic-qpf-postpone = If he postpones it, the opponent may get { $qpf-postpone-add } more and the game goes on, if possible in the arbiter’s presence. The final result is declared { $qpf-postponed-until ->
        [flag] after a flag has fallen
        [later_or_flag] later in the game or as soon as possible after a flag has fallen; it is a draw if he agrees that the final position cannot be won by normal means or that not enough was tried
       *[later_or_flag_opponent] later in the game or as soon as possible after a flag has fallen; it is a draw if he agrees that the opponent of the player whose flag fell could not win by normal means or did not try enough
    }.
topic-qpf-reject = If he rejects the claim, the opponent must get { $qpf-reject-add } more.
topic-qpf-finality = The arbiter’s decision on such a claim { $qpf-finality ->
        [final] is final
        [final_no_appeal] is final and no appeal is possible
       *[appealable] can be appealed against like any other
    }.
topic-qpf-both-flags = If both flags have fallen in the finish and nobody can establish which fell first, { $flag-both-down ->
       *[draw] the game is drawn
    }.
topic-qpf-no-arbiter = Where no arbiter is present, a player with less than { $qpf-no-arbiter-below } left may claim a draw before his flag has fallen; this ends the game. { $qpf-no-arbiter ->
        [final] The arbiter decides later and finally.
       *[designated] The claim goes to the arbiter designated for it, who decides.
    }
says-qpf-no-arbiter-chapter = This appendix says how a draw is claimed in a quickplay finish where no arbiter is present.
says-qpf-no-arbiter-referred = The claim goes to the arbiter designated for it, who decides.
says-qpf-no-arbiter-claim = A player with less than { $qpf-no-arbiter-below } left may claim a draw before his flag has fallen, because the opponent cannot win by normal means or has made no effort to. This ends the game.
says-qpf-no-arbiter-group = These items hold where no arbiter supervises the event.
topic-qpf-no-arbiter-cannot-win = Where he claims that the opponent cannot win by normal means, he writes down the final position and the opponent verifies it.
topic-qpf-no-arbiter-no-effort = Where he claims that the opponent has made no effort to win by normal means, he writes down the final position and hands in a scoresheet that was up to date before play stopped; the opponent verifies both.

## 11-score

topic-chapter-score = This article says how games are scored.
topic-score-points = Unless announced otherwise, a player who wins, also by forfeit, gets { $score-win }, one who loses, also by forfeit, { $score-loss }, and one who draws { $score-draw } points.
says-score-points-regulations = Unless the regulations of an event say otherwise, a player who wins, also by forfeit, gets { $score-win }, one who loses, also by forfeit, { $score-loss }, and one who draws { $score-draw } points.
topic-score-draw-group = In a group, a drawn game gives each player { $score-draw }.
topic-score-odd = The total score of a game { $score-odd ->
       *[at_most_normal] must not exceed the usual maximum, and no player may be given a score that is not usual in the event
    }.

## 12-conduct

topic-chapter-conduct = This article says how players must behave.
topic-conduct-disrepute = Players must take no action that brings the game of chess into disrepute{ $conduct-disrepute ->
       *[forbidden] { "" }
    }.
topic-conduct-aids-group = These items say what players must not use or carry.
topic-conduct-aids = During play, players { $conduct-aids ->
       *[forbidden] must not use any notes, sources of information or advice, nor analyse on another board
    }.
topic-device = { $device-rule ->
        [no_permission] A player must not bring a phone or another means of communication into the hall without the arbiter’s permission; if it rings during play
        [must_be_off] Without the arbiter’s permission a player may have a phone or another means of communication in the venue only if it is completely off; if it makes any sound
        [not_in_venue] A player must not bring a phone or another device into the venue; if it is evident that he did
       *[not_on_person] During play a player must not have in the venue any electronic device that the arbiter has not expressly approved; if it is evident that he has one on his person
    }, he loses. { $device-opponent-score ->
        [arbiter] The arbiter decides the opponent’s score.
        [win_unless_cannot] The opponent wins, but draws if he could not win by any series of legal moves.
       *[win] The opponent wins.
    }{ $device-regulations ->
        [fixed] { "" }
        [milder] {" "}The regulations may set a milder penalty.
       *[milder_and_bag] {" "}The regulations may set a milder penalty, or allow a device in the player’s bag, completely off, in a place agreed with the arbiter.
    }{ $device-milder ->
        [arbiter] {" "}In this event the arbiter chooses a milder penalty.
       *[none] { "" }
    }
says-device-person = If it is evident that a player has such a device on his person in the venue, he loses and the opponent wins. The regulations may set a milder penalty.
says-device-bag = The regulations may allow such devices in a player’s bag, completely switched off. The bag stands where the arbiter agrees, and neither player may use it without his permission.
says-device-ban = During play a player must not have in the venue any electronic device that the arbiter has not expressly approved.
topic-device-search = The arbiter may require a player to have his clothes, bags{ $device-search ->
        [items] {" "}and other items
       *[body] , other items or body
    } searched in private, by a person of the same gender; a player who refuses is penalised.
topic-conduct-smoking = Smoking is allowed { $conduct-smoking ->
        [set_aside] only in the area set aside for it
        [designated] only in the section of the venue that the arbiter designates
       *[with_e_cigarettes] only in the section of the venue that the arbiter designates; that holds for electronic cigarettes too
    }.
topic-conduct-venue = The venue is made up of the playing area and the rooms set aside for rest, refreshment, smoking and the like; the playing area is where the games are played.
says-conduct-venue-area = The playing area is the place where the games of the event are played.
says-conduct-venue-venue = The venue is made up of the playing area, the rest rooms, toilets, refreshment area, the area set aside for smoking and other places that the arbiter names.
says-conduct-venue-group = These items say what the venue and the playing area are, and for what the arbiter’s permission is needed there.
topic-conduct-leaving = Players must not leave the venue without the arbiter’s permission. The player who has the move must not leave the playing area without it{ $conduct-leaving ->
        [permission] { "" }
       *[regulations_may_extend] ; the regulations may ask the opponent to report too
    }.{ $conduct-report ->
        [both] {" "}In this event the opponent reports too.
       *[none] { "" }
    }
says-conduct-leaving-hall = Players must not leave the venue without the arbiter’s permission, nor may the player who has the move leave the playing area without it.
says-conduct-leaving-report = The regulations of an event may ask the opponent of the player who has the move to report to the arbiter before he leaves the playing area.
says-conduct-leaving-area = The player who has the move may leave the playing area only with the arbiter’s permission.
says-conduct-leaving-venue = A player may leave the venue only with the arbiter’s permission.
says-conduct-leaving-group = The items below are allowed only with the arbiter’s permission.
topic-conduct-entry = A person who is neither player nor arbiter may enter the playing area only with the arbiter’s permission.
topic-conduct-leaving-hall = The player who has the move must not leave the hall without the arbiter’s permission.
topic-conduct-finished = Players who have finished their games { $conduct-finished ->
       *[spectators] count as spectators
    }.
topic-conduct-disturbing = It is forbidden to distract or annoy the opponent in any way, { $conduct-disturbing ->
        [claims_and_offers] unreasonable claims and draw offers included
       *[noise_too] unreasonable claims, draw offers and a source of noise included
    }.
topic-conduct-breach = A breach of these rules on conduct { $conduct-breach ->
       *[penalties] leads to the penalties that the article on the arbiter lists
    }.
topic-conduct-refusal = A player who persistently refuses to comply with the Laws { $conduct-refusal ->
       *[loss_arbiter_scores] loses; the arbiter decides the opponent’s score
    }.
topic-conduct-both-guilty = If both players are found guilty of that, { $conduct-both-guilty ->
       *[both_lose] both lose the game
    }.
topic-conduct-explanation = A player has the right to ask the arbiter { $conduct-explanation ->
       *[particular_points] for an explanation of particular points of the Laws
    }.
topic-conduct-appeal = Unless the regulations say otherwise, a player may appeal against { $conduct-appeal ->
        [all_but_quickplay] any decision of the arbiter except one on a quickplay claim
       *[any] any decision of the arbiter, even if he has signed the scoresheet
    }.{ $appeal-writing ->
        [needed] {" "}It must be in writing.
       *[none] { "" }
    }{ $appeal-fee ->
        [needed] {" "}A fee must be paid.
       *[none] { "" }
    }{ $appeal-within ->
        [none] { "" }
       *[some] {" "}In this event it is taken for { $appeal-within } after the game.
    }
topic-conduct-assist = Both players must help the arbiter { $conduct-assist ->
       *[both_must] whenever a game has to be reconstructed, draw claims included
    }.
topic-conduct-claim-check = Checking a claim of repetition or of the count of moves { $conduct-claim-check ->
        [arbiter_with_players] is the arbiter’s task, in the presence of both players
       *[players_under_arbiter] is the players’ duty, under the arbiter’s supervision
    }.

## 13-arbiter

topic-chapter-arbiter = This article says what the arbiter must and may do.
topic-arbiter-observe-laws = The arbiter must see that the Laws of Chess are strictly observed.
says-arbiter-observe-laws-plain = The arbiter must see that the Laws of Chess are observed.
topic-arbiter-best-interest = The arbiter must act in the best interest of the event, keep up a good playing environment, see that players are not disturbed, and supervise the progress of the event.
says-arbiter-best-interest-group = These items name the duties of the arbiter.
topic-arbiter-fair-play = The arbiter must ensure fair play.
topic-arbiter-interest = The arbiter must act in the best interest of the event.
topic-arbiter-environment = The arbiter must ensure that a good playing environment is kept up.
topic-arbiter-not-disturbed = The arbiter must ensure that the players are not disturbed.
topic-arbiter-progress = The arbiter must supervise the progress of the event.
topic-arbiter-special-needs = The arbiter must take special measures in the interest of disabled players and of those who need medical attention.
topic-arbiter-anti-cheating = { $cheating-rules ->
        [fair_play] The arbiter must follow the rules or guidelines of fair play.
       *[anti_cheating] The arbiter must follow the rules or guidelines against cheating.
    }
topic-arbiter-observe-games = The arbiter observes the games, above all when players are short of time, enforces the decisions he has made, and imposes penalties where they are due.
topic-arbiter-assistants = The arbiter may appoint assistants to observe games, for example when several players are short of time.
topic-penalty-list = The arbiter may apply one or more of these penalties: { $penalty-list }. The game lost, { $penalty-loss-opponent ->
        [arbiter_not_said] nothing is said of the opponent’s score
       *[arbiter_decides] he also decides the opponent’s score
    }.
topic-penalty-warning = As a penalty the arbiter may give a warning.
topic-penalty-opponent-time = As a penalty the arbiter may increase the opponent’s remaining time.
topic-penalty-offender-time = As a penalty the arbiter may reduce the remaining time of the player at fault.
topic-penalty-loss = As a penalty the arbiter may declare the game lost for the player at fault.
topic-penalty-own-points = As a penalty the arbiter may reduce the points scored in the game by the player at fault.
topic-penalty-opponent-points = As a penalty the arbiter may increase the opponent’s points of the game, up to the most that the game can give.
topic-penalty-fine = As a penalty the arbiter may impose a fine that was announced in advance.
topic-penalty-exclude-round = As a penalty the arbiter may exclude a player from one or more rounds.
topic-penalty-expulsion = As a penalty the arbiter may have a player expelled from the event.
topic-arbiter-extra-time = If something outside the game disturbs it, the arbiter may give { $arbiter-extra-time ->
       *[one_or_both] one player or both additional time
    }.
topic-arbiter-silence = Except where the Laws say so, the arbiter must not intervene in a game. He must not tell the number of moves made, except in applying the rule on completing scoresheets when at least one flag has fallen, nor that the opponent has completed a move{ $arbiter-silence ->
        [moves_and_completion] { "" }
       *[clock_too] , nor that a player has not pressed his clock
    }.
topic-spectators-group = These items say what spectators and players of other games must not do.
topic-spectators = Spectators and players of other games must not speak about a game or interfere with it in another way{ $spectators-report ->
        [nobody] { "" }
       *[arbiter_only] ; who sees an irregularity may tell the arbiter only
    }. The arbiter may expel offenders from the venue.
topic-spectators-phones = Nobody may use { $spectators-phones ->
        [hall] a mobile phone in the hall or in another place that the arbiter names
       *[unless_authorised] a mobile phone or another means of communication in the venue or the places that the arbiter names, unless the arbiter authorises it
    }.
topic-chapter-fide = This article names the body that may be asked about the Laws.

## 20-rapid

topic-chapter-rapid = This appendix says which games are rapid and what is different in them.
topic-class-rapid = A game is rapid if the time for all the moves lies in this range: { $time-rapid }{ $time-class ->
        [base_only] .
       *[sixty_moves] , where the time allotted counts together with { $time-class-moves } times the increment.
    }
topic-rapid-record = In rapid play and blitz the players { $record-duty ->
       *[none] need not record the moves
    }{ $record-keeps-claims ->
        [none] { "" }
       *[kept] , but keep the rights to claim that rest on a record, and may ask the arbiter for a scoresheet at any time to write down moves
    }.
topic-rapid-base-law = Rapid play follows { $rapid-base-law ->
        [fide_laws_except] the Laws of Chess, except where this appendix overrides them
       *[competition_if_supervised] the competition rules where supervision is adequate, and otherwise the basic rules with what this appendix sets
    }.
says-rapid-base-law-supervised = Where supervision of rapid play is adequate, the competition rules hold.
topic-rapid-supervision = Supervision of rapid play is adequate if one arbiter supervises at most { $supervision-rapid-games } games{ $supervision-test ->
        [ratio] .
       *[ratio_and_recorded] {" "}and each game is recorded by the arbiter or an assistant, if possible electronically.
    }
says-rapid-supervision-recorded = Each rapid game is recorded by the arbiter or an assistant, if possible electronically.
says-rapid-supervision-ratio = One arbiter supervises at most { $supervision-rapid-games } games.
topic-rapid-ask-sheet = When he has the move, a player may ask the arbiter or assistant to show him the scoresheet, at most { $record-ask-sheet } times in a game; asking more often counts as distracting the opponent.
topic-rapid-basic = Where supervision of rapid play is not adequate, these items replace the articles of the competition rules.
says-rapid-basic-competition = Where supervision of rapid play is not adequate, the competition rules hold too, except where the items below override them.
topic-rapid-event-mode = The regulations of an event must say { $supervision-fixed ->
       *[whole_event] which of the two sets of rules holds, for the whole event
    }.
topic-rapid-setup-limit = Once each player has completed { $setup-claim-limit } moves, no claim can be made about { $setup-claim-limit-scope ->
        [setup_board_clock] the set-up of the men, the placing of the board or the setting of the clocks; with king and queen exchanged, that king cannot castle
       *[setup_board_not_clock] the set-up of the men or the placing of the board; a misplaced king cannot castle, nor a misplaced rook be castled with; the setting of the clocks stays as it is, unless the schedule would suffer
    }.
says-rapid-setup-limit-men = Once each player has completed { $setup-claim-limit } moves, no claim can be made about the set-up of the men or the placing of the board; a misplaced king cannot castle, nor can a misplaced rook be castled with.
says-rapid-setup-limit-clocks = Once each player has completed { $setup-claim-limit } moves, the setting of the clocks stays as it is, unless the schedule would suffer.
topic-rapid-touch = The arbiter rules on the article on touching pieces { $touch-ruled ->
       *[on_request] only if a player asks him to
    }.
says-rapid-touch-group = These items say how the rules on touching and on irregularities hold in rapid play.
topic-rapid-right-lost = A player loses the right to claim reversed colours, displaced pieces and pieces found displaced { $irregularity-right-lost ->
       *[touching] once he has touched a piece
    }.
topic-rapid-illegal = An illegal move is completed when { $illegal-completed-by ->
        [opponents_clock] the opponent’s clock has been started
       *[press] the player has pressed his clock
    }. { $illegal-claim-needed ->
        [opponent] The opponent may claim it
       *[not] The arbiter acts if he sees it, or the opponent may claim it
    }{ $illegal-claim-until ->
        [before_own_move] , before he makes his own move; after that there is no ruling.
       *[before_next_move] , before the opponent makes the next move; after that it stands, unless both agree on a correction without the arbiter.
    } What follows: { $illegal-penalty }{ $illegal-draw-exception ->
        [none] .
       *[opponent_cannot_mate] , but only a draw if the opponent cannot checkmate by any series of legal moves.
    }
topic-rapid-both-kings = If both kings are in check, or a pawn stands on the last rank without promotion, { $illegal-both-kings ->
        [arbiter_intervenes] the arbiter intervenes if he can
       *[draw_after_next_move] the arbiter waits until the next move is completed; if an illegal position is still on the board, he declares a draw
    }.
topic-rapid-flag-call = { $flag-may-call ->
        [must_not] A flag has fallen when a player has validly claimed it. The arbiter must not signal a flag fall.
        [only_both] A flag has fallen when a player has validly claimed it. The arbiter must not signal a flag fall, but may once both have fallen.
       *[shall] Besides, the arbiter must call a flag fall that he observes.
    }
says-rapid-flag-call-group = These items say how a flag fall is claimed and called without adequate supervision.
topic-rapid-flag-claim = To claim a win on time, the claimant stops both clocks and tells the arbiter. { $flag-claimant-must-have-time ->
        [yes] When the clocks have been stopped, his own flag must still be up and the opponent’s down.
       *[no] It does not matter whether his own flag is up; but the game is drawn if he cannot checkmate by any series of legal moves.
    }
says-rapid-flag-claim-may = To claim a win on time, the claimant may stop both clocks and tells the arbiter. It does not matter whether his own flag is up; but the game is drawn if he cannot checkmate by any series of legal moves.
topic-rapid-both-flags = In rapid play and blitz, { $flag-both-down ->
       *[draw] the game is drawn if both flags have fallen
    }{ $flag-order ->
       *[does_not_matter] {", whichever fell first"}
    }.
topic-rapid-penalties = In rapid play, what an illegal move costs is: { $illegal-penalty }; an incorrect claim gives the opponent { $claim-opponent-add }.

## 21-blitz

topic-chapter-blitz = This appendix says which games are blitz and what is different in them.
topic-class-blitz = A game is blitz if the time for all the moves lies in this range: { $time-blitz }{ $time-blitz-class ->
        [none] .
        [base_only] . Only the time allotted counts.
       *[sixty_moves] , where the increments count as for rapid play.
    }
topic-blitz-base-law = Blitz follows { $blitz-base-law ->
        [rapid_laws_except] the rules of rapid play, except where this appendix overrides them
        [competition_without_record] the competition rules where supervision is adequate, but the players need not record the moves
       *[competition_if_supervised] the competition rules where supervision is adequate
    }.
topic-blitz-supervision = Supervision of blitz is adequate if one arbiter supervises { $supervision-blitz-games } game{ $supervision-blitz-test ->
        [ratio] .
       *[ratio_and_recorded] {" "}and each game is recorded by the arbiter or an assistant, if possible electronically.
    }
says-blitz-supervision-recorded = Each blitz game is recorded by the arbiter or an assistant, if possible electronically.
says-blitz-supervision-ratio = One arbiter supervises { $supervision-blitz-games } game of blitz.
topic-blitz-ask-sheet = In supervised blitz too, a player who has the move may ask to see the scoresheet, at most { $record-ask-sheet } times in a game.
topic-blitz-basic = Where supervision of blitz is not adequate, { $blitz-basic ->
       *[rapid_basic] the rules for rapid play without adequate supervision hold
    }.
says-blitz-basic-group = These items say what holds in blitz without adequate supervision.
topic-blitz-event-mode = The regulations of a blitz event must say which of the two sets of rules holds, { $supervision-fixed ->
       *[whole_event] for the whole event
    }.
topic-blitz-illegal = In blitz an illegal move is completed when { $illegal-completed-by ->
       *[opponents_clock] the opponent’s clock has been started
    }. { $illegal-claim-until ->
        [before_own_move_unless_agreed] Before making his own move
       *[before_own_move] Before making his own move
    }, { $illegal-claim-needed ->
       *[opponent] the opponent
    } may claim what follows: { $illegal-penalty }{ $illegal-draw-exception ->
        [none] { "" }
       *[opponent_cannot_mate] , but only a draw if he cannot checkmate by any series of legal moves
    }. Once he has moved, it cannot be corrected{ $illegal-claim-until ->
        [before_own_move_unless_agreed] , unless both agree without the arbiter
       *[before_own_move] { "" }
    }.
topic-blitz-illegal-basic = In blitz without adequate supervision an illegal move that is noticed before the next move costs: { $illegal-penalty }{ $claim-opponent-add ->
        [none] { "" }
       *[other] ; an incorrect claim gives the opponent { $claim-opponent-add }
    }.
topic-blitz-quickplay = In blitz the rule on claiming a draw in a quickplay finish { $qpf-in-force ->
       *[never] does not hold
    }.
says-blitz-quickplay-and-rapid = In blitz the rule on claiming a draw in a quickplay finish does not hold, nor does the rule on illegal moves in rapid play.
topic-blitz-penalties = In blitz the times that the articles on irregularities and on draws add are shorter: an illegal move costs { $illegal-penalty }; an incorrect claim gives the opponent { $claim-opponent-add }.

## 22-adjournment

topic-chapter-adjournment = This part says how a game is adjourned and resumed.
topic-adjourn-group = These items say how the next move is sealed when a game is adjourned.
topic-adjourn-seal = If a game is not finished at the end of the time set for play, the player who has the move must write it in unambiguous notation on his { $adjourn-sheet ->
        [scoresheet] scoresheet
       *[paper] paper scoresheet
    }, put it with the opponent’s scoresheet in an envelope, seal the envelope, and { $adjourn-seal ->
       *[then_stops] only then stop the clocks
    }. { $adjourn-change-of-mind ->
       *[until_stopped] Until he has stopped them he may change the sealed move.
    } { $adjourn-moved-on-board ->
       *[must_seal_it] If after being told to seal he makes the move on the board, he must seal that move.
    }
topic-adjourn-early = A player who has the move and adjourns before the end of the session is considered to have sealed { $adjourn-early ->
       *[at_end_of_session] at the nominal end of the session, and his remaining time is recorded so
    }.
topic-adjourn-envelope = On the envelope must stand: { $adjourn-envelope }.
topic-adjourn-envelope-names = The names of the players must be on the envelope.
topic-adjourn-envelope-position = The position immediately before the sealed move must be on the envelope.
topic-adjourn-envelope-times = The times used by each player must be on the envelope.
topic-adjourn-envelope-sealer = The name of the player who has sealed the move must be on the envelope.
topic-adjourn-envelope-move-number = The number of the sealed move must be on the envelope.
topic-adjourn-envelope-offer = An offer of a draw must be on the envelope if it is current.
topic-adjourn-envelope-resumption = The date, the time and the venue of the resumption must be on the envelope.
topic-adjourn-kept = The arbiter { $adjourn-kept ->
       *[arbiter] checks what stands on the envelope and is responsible for keeping it safe
    }.
topic-adjourn-offer = If a player offers a draw after the opponent has sealed his move, the offer { $adjourn-offer ->
       *[stands] stands until the opponent has accepted or refused it as on the board
    }.
topic-adjourn-set-up = Before the game is resumed, { $adjourn-set-up ->
       *[position_and_times] the position before the sealed move is set up on the board and the times used by each player are shown on the clocks
    }.
topic-adjourn-ended-before = If before the resumption the players agree on a draw, or one of them tells the arbiter that he resigns, { $adjourn-ended-before ->
       *[over] the game is over
    }.
topic-adjourn-open = The envelope is opened { $adjourn-open ->
       *[replier_present] only when the player who must reply to the sealed move is present
    }.
topic-adjourn-faulty = Except in the cases of { $adjourn-faulty ->
        [flag_and_dead] a time overstepped and of a dead position
        [end_flag_and_dead] an end of the game, of a time overstepped and of a dead position
        [end_flag_automatic_dead] an end of the game, of a time overstepped, of a draw without a claim and of a dead position
        [end_flag_automatic] an end of the game, of a time overstepped and of a draw without a claim
       *[also_dead_by_ends] an end of the game (the dead position named expressly), of a time overstepped and of a draw without a claim
    }, the game is lost by a player whose sealed move is ambiguous, of a meaning that cannot be established, or illegal.
topic-adjourn-faulty-ambiguous = A sealed move that is ambiguous loses the game.
topic-adjourn-faulty-unclear = A sealed move written so that its true meaning cannot be established loses the game.
topic-adjourn-faulty-illegal = A sealed move that is illegal loses the game.
topic-adjourn-resume-group = These items say what happens at the time agreed for the resumption.
topic-adjourn-replier-present = If the player who must reply to the sealed move is present, { $adjourn-replier-present ->
       *[open_play_start] the envelope is opened, the sealed move is made on the board and his clock is started
    }.
topic-adjourn-replier-absent = If the player who must reply is absent, { $adjourn-replier-absent ->
       *[start_his_clock] his clock is started; when he arrives he may stop it and call the arbiter; then the envelope is opened, the move made and his clock started again
    }.
topic-adjourn-sealer-absent = If the player who sealed is absent, { $adjourn-sealer-absent ->
       *[reply_sealed] the opponent may write his reply on the scoresheet, seal it in a fresh envelope, stop his own clock and start that of the absent player; the new envelope goes to the arbiter and is opened when the absent player arrives
    }.
topic-adjourn-late = A player who arrives at the board { $adjourn-late-rule ->
        [fixed] more than { $adjourn-late } after the agreed time of the resumption
       *[default_time] after the default time
    } loses the game, unless the regulations or the arbiter decide otherwise.
says-adjourn-late-arbiter = A player who arrives at the board after the default time loses the game, unless the arbiter decides otherwise.
topic-adjourn-late-sealer = If the sealed move { $adjourn-late-sealer ->
        [by_cases] checkmated, the absent sealer wins all the same; if it stalemated or made a dead position, the game is drawn; and if the opponent at the board has lost on time, that stands
       *[conclusion_stands] ended the game, that end stands although the sealer is late
    }.
topic-adjourn-late-mate = If the sealed move checkmates, the player who is absent has won.
topic-adjourn-late-draw = If the sealed move makes a stalemate or a dead position, the game is drawn.
topic-adjourn-late-flag = If the player at the board has overstepped his time, he has lost.
topic-adjourn-both-absent = If neither player is present, { $adjourn-both-absent ->
        [replier] the player who must reply loses the time until he arrives
       *[replier_unless_zero] the player who must reply loses the time until he arrives, where the default time is not nil, unless the regulations or the arbiter say otherwise
    }.
topic-adjourn-lost-group = These items say what happens if the envelope with the sealed move is missing.
topic-adjourn-lost = If the envelope is missing, { $adjourn-lost ->
       *[resume] the game is resumed from the position and with the times at the adjournment; if the times are not known, the arbiter sets them; the sealer makes the move that he says he sealed
    }.
topic-adjourn-position-lost = If the position cannot be established, { $adjourn-position-lost ->
       *[new_game] the game is annulled and a new one must be played
    }.
topic-adjourn-wrong-times = If at the resumption a player points out before his first move that the time used is wrong on a clock, it must be corrected; if it is not pointed out then, the game goes on without correction, unless { $adjourn-wrong-times ->
        [too_severe] the consequences would be too severe
       *[arbiter] the arbiter decides otherwise
    }.
topic-adjourn-session = The duration of each session is controlled by the arbiter’s timepiece; its start { $adjourn-session ->
        [start_and_finish] and its finish are
       *[start] is
    } announced in advance.

## 23-notation

topic-chapter-notation = FIDE recognises for its events only one system of notation, the algebraic one; a scoresheet in another system { $notation-evidence ->
       *[not_evidence] is not evidence
    }.
topic-notation-piece = In this appendix { $notation-piece ->
       *[not_pawn] a piece means a man that is not a pawn
    }.
topic-notation-letter = Each piece is shown by { $notation-letter ->
        [first_letter] the first letter, a capital, of its name
       *[abbreviation] an abbreviation, a capital letter, of its name
    }; in English the knight has N.
topic-notation-language = For it each player may use { $notation-language ->
        [first_letter] the first letter
       *[abbreviation] the abbreviation
    } of the name that is usual in his country.
topic-notation-pawn = Pawns are not shown by a letter: that there is none shows the pawn.
topic-notation-files = The files are named, from White’s left to his right, by the small letters from a to h.
topic-notation-ranks = The ranks are numbered from White’s side, beginning with one; so White’s pieces and pawns stand at first on the lowest two.
topic-notation-squares = So every square is named by one letter and one number, such as e4.
topic-notation-move = A move is shown by the letter of the piece and the square of arrival, { $notation-hyphen ->
        [absent] without a hyphen between them
        [required] with a hyphen between them
       *[optional] and a hyphen between them is not needed
    }; a pawn by the square alone.{ $notation-long-form ->
        [not_foreseen] { "" }
       *[allowed] {" "}The square of departure may be written too.
    }
says-notation-move-pawn = The move of a pawn is shown by the square of arrival alone.
says-notation-move-square = After the letter comes the square of arrival.
says-notation-move-letter = The move of a piece begins with the letter of the piece.
topic-notation-capture = When a piece captures, an x { $notation-capture ->
        [required] is put
        [absent] is not put
       *[optional] may be put
    } between its letter and the square of arrival.
says-notation-capture-square = In a capture the square of arrival stands after the sign.
says-notation-capture-letter = In a capture the letter of the piece stands before the sign.
topic-notation-pawn-capture = When a pawn captures, the file of departure comes first, then { $notation-pawn-capture ->
        [with_sign] an x
       *[sign_optional] an x if one likes
    }, then the square of arrival.
topic-notation-en-passant = A capture en passant { $notation-en-passant ->
        [required] is marked
        [absent] is not marked
       *[optional] may be marked
    } by the letters e.p. after it.
topic-notation-disambiguation = If identical pieces can move to the same square, the one that moves is shown by { $notation-disambiguation ->
       *[file_or_rank] its file of departure if they stand on the same rank, by its rank if they stand on the same file, and otherwise preferably by its file
    }, written after the letter.
topic-notation-same-rank = If both stand on the same rank: the letter, the file of departure, the square of arrival.
topic-notation-same-file = If both stand on the same file: the letter, the rank of departure, the square of arrival.
topic-notation-neither = If they stand on different ranks and files, the letter, the file of departure and the square of arrival are preferred.
topic-notation-two-pawns = If two pawns can capture the same man, the one that moves is shown by { $notation-two-pawns ->
       *[file_sign_square] its file of departure, an x and the square of arrival
    }.
topic-notation-promotion = In a promotion { $notation-promotion ->
       *[letter_after_square] the letter of the new piece follows the move of the pawn, with no sign between
    }.
topic-notation-draw-offer = An offer of a draw { $notation-draw-offer ->
        [required] is marked
        [absent] is not marked
       *[optional] may be marked
    } by the sign = in brackets.
topic-notation-signs = These signs are used for castling, captures, check, checkmate and the capture en passant.
topic-notation-castling = Castling is written { $notation-castling ->
       *[zeros] 0-0 on the king’s side and 0-0-0 on the queen’s side
    }.
says-notation-castling-long = 0-0-0 stands for castling on the queen’s side.
says-notation-castling-short = 0-0 stands for castling on the king’s side.
topic-notation-capture-sign = The sign x stands for “captures”.
topic-notation-check = Check { $notation-check ->
        [required] is marked
        [absent] is not marked
       *[optional] may be marked
    } by the sign +.
topic-notation-mate = Checkmate { $notation-mate ->
        [required] is marked
        [absent] is not marked
       *[optional] may be marked
    } by the sign { $notation-mate-sign ->
        [hash] #
       *[hash_or_double_plus] # or ++
    }.
topic-notation-en-passant-sign = The letters e.p. stand for “captures en passant”.
topic-notation-electronic = An electronic scoresheet { $notation-electronic ->
       *[certified] must be certified by FIDE
    }.

## 24-blind

topic-chapter-blind = This appendix says how blind and visually disabled players play.
topic-blind-local = The organiser, after consulting the arbiter, may adapt these rules to local circumstances.
topic-blind-boards = Where one player or both are visually disabled, { $blind-boards ->
       *[either_may_demand] either may demand the use of two boards, the sighted player using a normal one and the other a specially made one
    }.
topic-blind-board = The special board measures at least { $blind-board-cm } centimetres each way, { $blind-board ->
       *[raised_with_holes] has the dark squares raised a little, a securing hole in every square, pegs on the pieces, and pieces of Staunton design with the black ones marked
    }.
topic-blind-board-size = The special board measures at least { $blind-board-cm } centimetres each way.
topic-blind-board-raised = The dark squares of the special board are raised a little.
topic-blind-board-holes = Every square of the special board has a hole to secure a piece.
topic-blind-board-pegs = Every piece of the special board has a peg that fits into the hole.
says-blind-board-pegs-group = These items say how the pieces of the special board are made.
topic-blind-board-staunton = The pieces are of Staunton design, and the black ones are marked.
topic-blind-rules = These items govern play with visually disabled players.
topic-blind-announce = Moves are { $blind-announce ->
       *[announced_repeated_executed] announced clearly, repeated by the opponent and executed on his board
    }.
topic-blind-promotion = When a pawn is promoted, { $blind-promotion ->
        [need_not_name] the player need not name the new piece
       *[must_name] the player must name the new piece
    }.
topic-blind-names = { $blind-files ->
       *[names] The names suggested for the files are Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector
    }, { $blind-ranks ->
        [german] the ranks German numbers
       *[german_unless] the ranks German numbers, unless the arbiter decides otherwise
    }, and { $blind-pieces ->
       *[german] castling and pieces German names
    }.
topic-blind-touched = On the special board a piece is touched { $blind-touched ->
       *[taken_out] when it has been taken out of its hole
    }.
topic-blind-made = A move is executed { $blind-made ->
       *[removed_placed_announced] when a captured piece has been taken off the board of the player who has the move, the piece is in another hole, and the move has been announced
    }; only then is the opponent’s clock started.
says-blind-made-clock = Only when the move has been executed is the opponent’s clock started.
says-blind-made-announced = The move has been announced aloud.
says-blind-made-placed = The piece has been put into another hole of the special board.
says-blind-made-removed = In a capture, the captured piece has been taken off the board of the player who has the move.
says-blind-made-conditions = A move is executed when all that the items below name has been done.
topic-blind-sighted = For the sighted player { $blind-sighted ->
       *[normal] the normal rules hold
    }.
topic-blind-clock = A visually disabled player may use a special clock, { $blind-clock ->
        [raised_dots] with hard hands, raised dots on the dial and a flag that can be felt
       *[talking] one that talks, or, without one, a clock with a dial and a flag that can be felt
    }.
says-blind-clock-flag = The flag of the clock can easily be felt, and the minute hand too in the last minutes of the hour.
says-blind-clock-dial = The dial of the clock has hard hands, and raised dots: one for every five minutes, two for every quarter of an hour.
topic-blind-record = The visually disabled player must keep score { $blind-record ->
        [braille_or_tape] in Braille or longhand, or on a tape
       *[braille_or_device] in Braille or longhand, or on a recording device
    }.
topic-blind-slip = A slip of the tongue in announcing a move must be corrected { $blind-slip ->
       *[before_opponents_clock] at once, before the opponent’s clock is started
    }.
topic-blind-differ = If different positions arise on the boards, they are corrected with the arbiter’s help and both scoresheets. { $blind-differ ->
       *[by_records] If the scoresheets agree, the player who wrote the right move but executed a wrong one adjusts his position; if they differ, the moves are retraced to the point where they agree and the clocks are set again.
    }
topic-blind-differ-records = If both the boards and the scoresheets differ, the game goes back to the last point where the scoresheets agree.
topic-blind-assistant = The visually disabled player may use an assistant with these duties: { $blind-assistant }.
topic-blind-assistant-moves = The assistant makes the move of either player on the board of the opponent.
topic-blind-assistant-announces = The assistant announces the moves of both players.
topic-blind-assistant-records = The assistant keeps the score of the visually disabled player and starts the opponent’s clock.
topic-blind-assistant-tells = The assistant tells the number of moves made and the time used by both, only when the visually disabled player asks.
topic-blind-assistant-claims = The assistant claims the game when the time limit is overstepped, and tells the arbiter when the sighted player has touched a piece.
topic-blind-assistant-adjourns = The assistant carries out what is needed if the game is adjourned.
topic-blind-no-assistant = If the visually disabled player uses no assistant, { $blind-no-assistant ->
       *[first_two_duties] the sighted player may use one for making and announcing the moves
    }.
topic-blind-deaf = If a visually disabled player meets a player who cannot hear, { $blind-deaf ->
       *[assistant] an assistant is compulsory
    }.

## 25-chess960

topic-chess960 = In Chess { $chess960-positions } the pieces on the first rank stand at random, the same for both sides, before the first move.
says-chess960-chapter = These rules say how Chess { $chess960-positions } is played.
topic-chess960-start = The king stands somewhere between the two rooks, the bishops on squares of opposite colours, the black pieces opposite the white ones, the pawns as usual; otherwise the placing is by lot.
says-chess960-start-opposite = The black pieces stand opposite the white ones.
says-chess960-start-bishops = The two bishops stand on squares of opposite colours.
says-chess960-start-king = The king stands somewhere between the two rooks.
topic-chess960-castling = Where the start is drawn by lot, castling is allowed once a player; afterwards king and rook stand on the same squares as in ordinary chess, on the c- and d-file or on the g- and f-file. All squares between the king’s start and end and between the rook’s, ends included, must be empty but for the king and that rook.
says-chess960-castling-once = Each player may castle once in a game; the rules of castling are read for the places where his king and rook started.
topic-chess960-execution = Depending on where king and rook stand, castling is carried out by { $chess960-execution ->
       *[by_place] one move each of both, by a move of the king alone, by a move of the rook alone, or by exchanging the two
    }.

## 26-glossary

topic-glossary = The glossary explains the terms of the Laws; where the number of an article is given, that article rules.

## 30-league

topic-league-identity = Every player must carry a birth certificate on the day of the event; those of prize winners are checked once more.
topic-league-unforeseen = What these rules do not foresee is decided by the secretariat, and its decision is the standard.
topic-league-official-moves = How the pieces move and are set up follows the official Laws of Chess that are in force on the day.
topic-league-age = Age is reckoned on { $age-reckoned-on }. A player must be born between { $age-born-from } and { $age-born-to }; a younger one { $age-younger ->
       *[may_play_up] may play in an older league all the same
    }.
topic-league-draw = These items say what a drawn game gives and how a knockout goes on.
topic-tiebreak-first = After a draw in a knockout one more game is played, with { $tiebreak-first } for each player.
topic-tiebreak-next = If that is drawn again, the next game has { $tiebreak-next } for each player.

## 31-friends

topic-friends-illegal = An illegal move is { $friends-illegal ->
       *[taken_back] taken back, and another one is made, without a penalty
    }.
topic-friends-notices = What happens on the board and on the clock is noticed by { $friends-notices ->
       *[program] the program, at once. Nobody has to claim it
    }.
topic-friends-unfinished = If the clock is pressed in the middle of a legal move, { $friends-unfinished ->
       *[asked_for] the clock goes back and the rest of the move is asked for
    }.
topic-friends-unforeseen = What these rules do not foresee the two players agree on.

## 33-variants

topic-variant-goal = { $variant-goal ->
        [hill] A king that stands on one of the four middle squares has won; checkmate wins as ever.
        [third_check] The player who has given three checks has won; checkmate wins as ever.
        [partners] Two play against two on two boards. A captured man keeps its colour and is in the hand of the captor’s partner, who may put it on his own board in place of a move. Checkmate wins.
       *[drops] A captured man changes its colour and stays in the hand of the player who captured it. In place of a move he may put it on the board.
    }
topic-variant-moment = This ends the game { $variant-moment ->
        [legal_move] as soon as the legal move that brings it about is made
       *[properly_made] if the move that brings it about was properly made
    }.
topic-variant-hill = The middle squares are d4, e4, d5 and e5. Passing over them is nothing, and no king goes there into check.
topic-checks-counted = A double check counts as one check. A check by an illegal move counts for nothing, and where the position is restored the count is restored with it.
topic-position-beside = Two positions are the same only if { $position-beside ->
        [checks] both players also have as many checks left to give
       *[pockets] both players also have the same men in hand, and the same men were pawns
    }.
topic-variant-counting = Claims and draws by counted moves are { $variant-counting ->
        [nor_repetition] not in force, nor are those by repetition: men come from the other board
       *[not_in_force] not in force, since captured men come back
    }.
topic-variant-flag = If a flag falls, { $variant-flag ->
        [as_proved] the game is drawn only where it is proved that the opponent can win by no series of legal moves of this game; men that could come back count
       *[loses] that player loses, whatever stands on the board
    }.
topic-pocket-captured = A man that was promoted becomes a pawn again when it is captured. What each player has in hand, everybody can see.
topic-drop-where = A man in hand is put on an empty square; it may check and mate. A pawn is not put on the first or the last rank; from the second it may step twice. A rook that was put on the board cannot castle.
topic-move-made-drop = A man in hand is put on the board, and the move is made, when it has been released on an empty square.
topic-drop-illegal = To put down a man that is not in hand, one on an occupied square, or a pawn on the first or the last rank is an illegal move like any other.
topic-touch-reserve = A man in one’s own hand that is deliberately touched { $touch-reserve ->
        [binds] must be put on the board if that can be done legally; touching what the opponent has in hand is nothing
       *[free] obliges to nothing
    }.
topic-pocket-adjusting = If a player says that he adjusts and puts a man from his hand on the board, { $pocket-adjusting ->
        [asked] the descriptions are silent; the arbiter decides whether it goes back or is a move
        [adjusted] it goes back
       *[binds] it is a move
    }.
topic-pocket-two = If two men are taken up from the hand, { $pocket-two ->
        [asked] the descriptions are silent; the arbiter decides whether the first binds or either may be put down
        [first] the first binds
       *[both] either may be put down
    }.
topic-variant-making = { $variant-making ->
        [clock] Nothing that a hand does binds until the clock is pressed: a man may be put back and another one moved
       *[hand] What a hand does binds as in the Laws
    }.
topic-bughouse-passed = A captured man is on its way until the capture is completed; then it is in the partner’s hand, a promoted one as a pawn. Where the capture is taken back, it goes back.
topic-bughouse-mate = It is checkmate only if no man that the partner could still hand over would parry. Who cannot move may wait, on his own time.
topic-bughouse-end = The end of one board ends the match for both teams: the first in the record decides. An arbiter who stops the clocks stops all four.
topic-bughouse-words = Partners speak with each other by fixed words, at most one a second, which { $bughouse-words ->
        [partners] only partners hear
        [all] opponents hear too
       *[none] are forbidden in this event
    }. Anything else that is said about moves is for the arbiter.
topic-pocket-wrong = If a man was put into the wrong hand and used, { $pocket-wrong ->
        [asked] the descriptions are silent; the arbiter decides whether the completed move stands or the position before is restored
        [stands] the completed move stands, and the man is taken from the hand in which it should have been
       *[restored] the position before is restored
    }.
topic-pocket-lost = If nobody knows any more what both players had in hand, { $pocket-lost ->
        [asked] the descriptions are silent; the arbiter decides whether the scoresheets or the men that are counted tell it
        [sheets] the scoresheets tell it
       *[men] the men are counted
    }.
topic-checks-disputed = If the players differ on the checks that were given, { $checks-disputed ->
        [asked] the descriptions are silent; the arbiter decides by the record or by the scoresheets
        [record] the record decides
       *[sheets] the game is played over by the scoresheets
    }.
topic-hill-found-late = If it is found after the game that a king had reached the middle by an illegal move, { $hill-found-late ->
        [asked] the descriptions are silent; the arbiter decides whether the result stands or the game is resumed
        [stands] the result stands
       *[resumed] the game is resumed
    }.
topic-bughouse-owed = If a capture is taken back after its man was put down, { $bughouse-owed ->
        [asked] the descriptions are silent; the arbiter decides whether the man stays and is owed or both boards go back
        [owed] the man stays, and the next of its kind pays for it
       *[both_back] both boards go back
    }.
topic-bughouse-both-end = If both boards end at one instant, { $bughouse-both-end ->
        [asked] the descriptions are silent; the arbiter decides by the record, or it is a draw
        [record] the record decides which was first
       *[draw] the match is drawn
    }.
topic-bughouse-both-flags = If flags of both teams are down on two boards, { $bughouse-both-flags ->
        [asked] the descriptions are silent; the arbiter decides by the flag that was seen first, or it is a draw
        [first_seen] the flag that was seen first decides
       *[draw] the match is drawn
    }.
topic-bughouse-other-board = If a player touches the other board, { $bughouse-other-board ->
        [asked] the descriptions are silent; the arbiter decides between a warning and the loss of the match
        [warning] he is warned
       *[loss] his team loses the match
    }.
topic-bughouse-leaves = If a player leaves the match, { $bughouse-leaves ->
        [asked] the descriptions are silent; the arbiter decides whether it goes on while his clock runs or is lost for his team
        [continues] his clock runs and the match goes on
       *[loss] his team loses the match
    }.

## 32-tournament

topic-tr-scope = These rules hold where the regulations of an event are silent; they never contradict the Laws of Chess.
topic-tr-organiser = The federation or body in charge of an event may entrust its technical side to an organising committee, which answers for the financial, technical and organisational matters.
topic-tr-invitation = These items say how and with what content players are invited.
topic-tr-invitation-early = Invitations should be sent as early as possible.
topic-tr-invitation-channel = The organiser sends the invitations to all qualified players through their federations; those to a championship are first approved by the President of FIDE.
topic-tr-invitation-content = An invitation must be as complete as possible and state at least { $invitation-items } items.
topic-tr-invitation-dates = The invitation states the dates and the place of the event.
topic-tr-invitation-hotel = The invitation states the hotel of the players, with ways to reach it.
topic-tr-invitation-timetable = The invitation states the timetable, from arrival and ceremonies to departure.
topic-tr-invitation-rate = The invitation states the rate of play and the kind of clock.
topic-tr-invitation-pairing = The invitation states the pairing system and the tie-break system.
topic-tr-invitation-finance = The invitation states the financial conditions: travel, board and lodging, fees, prizes, currency, taxes and visas.
topic-tr-invitation-transport = The invitation states how the venue is reached.
topic-tr-invitation-entrants = The invitation states the approximate number of players, the names of those invited and that of the chief arbiter.
topic-tr-invitation-contacts = The invitation states the website, the contacts and the organiser.
topic-tr-invitation-media = The invitation states what players owe to the media, the public, sponsors and officials.
topic-tr-invitation-reply = The invitation states by when a player must reply and report when and where he arrives.
topic-tr-invitation-security = The invitation states the security arrangements.
topic-tr-invitation-vaccination = The invitation states which vaccinations are required or advised.
topic-tr-invitation-extras = The invitation states excursions, special events and internet access.
topic-tr-accepted-invitation = An invitation accepted in time must not be withdrawn; if the event is cancelled or postponed, the organiser must compensate.
topic-tr-medical = The organiser must provide medical care and insurance against accidents for players, arbiters and officials, and appoint a doctor. He does not answer for chronic illnesses of participants.
topic-tr-principles = Organisers and arbiters of FIDE events must observe the principles for top-level events.
topic-tr-cooperation = The organiser and the chief arbiter must work together so that the event runs smoothly.
topic-tr-chief-arbiter = The chief arbiter must be { $tr-chief-arbiter ->
       *[international] an International Arbiter with experience, who commands an official language of FIDE; in its official events FIDE appoints him
    }; he has the last word on the technical conditions, keeps minutes of each round, sees to the course of the event and to order, and may with the organiser’s consent add regulations before the start.
topic-tr-pairing = These items say how lots are drawn and pairings made.
topic-tr-lots-open = The organiser draws the lots for the first round, if possible in the open; the chief arbiter answers for the pairings.
topic-tr-lots-when = Lots are drawn at least { $lots-before-round } before the first round; all players attend. A player who is not in time may be included if the chief arbiter so decides. The pairings are published as soon as possible.
topic-tr-lots-changes = If after the draw but before the first round a player withdraws, is excluded or is added, the published pairings stay; the chief arbiter may change them after consulting those directly concerned, { $lots-changes ->
       *[only_to_minimise] but only if that keeps the changes smallest
    }.
topic-tr-round-robin = Round robins, single and double, are paired by { $pairing-round-robin ->
       *[berger] the Berger tables
    }.
topic-tr-swiss = In a Swiss event the pairing system must be announced beforehand.
topic-tr-other-systems = In an event by another system the pairings must be announced beforehand.
topic-tr-restrictions = Restrictions, such as that players of one federation do not meet in the last { $pairing-restricted-rounds } rounds if that can be avoided, must be announced as early as possible.
topic-tr-varma = In round robins of { $varma-least } to { $varma-most } players, lots may be drawn with restrictions by the Varma tables.
topic-tr-lots = These items say how lots are drawn so that players of one federation do not meet late.
topic-tr-lots-envelopes = The arbiter prepares unmarked envelopes with one number each, and puts each group of numbers into a larger unmarked one.
topic-tr-lots-order = The federation with the most players draws first; { $lots-order ->
       *[size_code_surname] equal ones follow the alphabet of their FIDE codes, and players of one federation that of their surnames
    }.
topic-tr-lots-choice = The first player of a federation picks a large envelope with at least as many numbers as his federation has players, and draws one; his compatriots draw from the same one. What is left is for the others.
topic-tr-lots-next = Then the next federation draws, until all players have their numbers.
topic-tr-lots-tables = The numbers of the groups stand in the Varma tables.
topic-tr-games = These items say how the games of an event are run.
topic-tr-games-place = All games are played at the time and place set in advance, unless the chief arbiter decides otherwise.
topic-tr-games-smoking = Smoking in the playing area is forbidden to everybody; there should be a place for it outside.
topic-tr-games-analogue = Analogue clocks are set so that the hands show { $clock-analogue ->
       *[six_o_clock] six o’clock
    } at the end of the first time control.
topic-tr-games-announce = The chief arbiter announces the start of play and its stoppage.
topic-tr-games-collusion = If it is plain that results were arranged, the chief arbiter { $tr-collusion ->
       *[must_penalise] must impose penalties
    }.
topic-tr-games-terms = The arbiter must have a list of the relevant terms in several languages at hand.
topic-tr-unplayed = These items say what happens when games are not played.
topic-tr-unplayed-absence = A player who loses a game by unexcused absence is excluded after { $forfeit-unexcused } such game, unless the chief arbiter decides otherwise.
topic-tr-unplayed-forfeits = A player who loses { $forfeit-expelled } games by forfeit is expelled, unless the regulations or the chief arbiter decide otherwise.
topic-tr-unplayed-group = If a player withdraws from or is expelled from a round robin, the share of his games that he has completed decides.
topic-tr-unplayed-less = If he has completed less than { $withdrawal-percent } per cent of his games, his results stay in the table for rating and history, { $withdrawal-below ->
       *[not_counted] but points scored by him or against him are not counted
    }; his unplayed games are marked minus, those of the opponents plus, and both minus if neither was present.
topic-tr-unplayed-more = If he has completed at least { $withdrawal-percent } per cent of his games, his results stay in the table and { $withdrawal-above ->
       *[counted] count
    }; his unplayed games are marked in the same way.
topic-tr-unplayed-swiss = If a player withdraws from a Swiss event, the points of him and his opponents stay in the table; only games really played are rated.
topic-tr-unplayed-teams = The same holds in team events; unplayed matches and games must be marked clearly.
topic-tr-penalties = These items say how disputes, penalties and appeals are handled.
topic-tr-mediation = In a dispute, the chief arbiter or organiser first tries to reconcile; if that fails and no rule names a penalty, he may impose one at his discretion.
topic-tr-appeals = Every event has an appeals committee, chosen before the first round, usually by lot: a chair, at least { $appeals-members } members and { $appeals-reserves } reserves, if possible of different federations, with an { $appeals-voting ->
       *[odd] odd
    } number of votes. No arbiter, organiser or player concerned, and nobody under { $appeals-age }, may sit in it.
topic-tr-appeal = A player may appeal against a decision of the chief arbiter or an assistant, { $appeals-form ->
       *[written_fee_deadline] in writing, with the fee and within the deadline, both fixed beforehand
    }. The committee’s decision is final. { $appeals-fee ->
       *[returned_if_upheld_or_reasonable] The fee is returned if the appeal is upheld, and may be if it was rejected but reasonable.
    }
topic-tr-media = These items say when filming and photographs are allowed.
topic-tr-media-cameras = Television cameras are allowed with the consent of organiser and chief arbiter, if they are silent and do not disturb.
topic-tr-media-photos = Only accredited press may take photographs, in the first { $photo-first-round } of the first round and the first { $photo-later-rounds } of later rounds, unless the chief arbiter decides otherwise.
topic-tr-players = These items say what players owe to an event.
topic-tr-players-play = A player who has accepted an invitation must play, except for force majeure such as illness; another invitation is no excuse.
topic-tr-players-health = With his reply a player may mention medical conditions and needs of diet.
topic-tr-players-dress = All participants must be dressed suitably.
topic-tr-players-leaving = A player who stops playing and leaves without resigning or telling the arbiter is discourteous, and the chief arbiter may penalise him for unsporting conduct.
topic-tr-players-speaking = A player may speak only as the Laws of Chess and the tournament rules allow.
topic-tr-players-complaints = Complaints about players or captains go to the arbiter; a player must not complain to his opponent.
topic-tr-captain = These items say what a captain may and must not do.
topic-tr-captain-duties = The captain’s role is above all administrative: he may have to hand in the line-up in writing by a set time, to tell his players their pairings and to sign the result of the match.
topic-tr-captain-advice = The captain may advise his player only { $captain-advice }, unless the regulations say otherwise. He gives no opinion on a position; the player has the last word.
topic-tr-captain-spirit = The captain must lead his team to keep letter and spirit of the article on conduct.

## Words of lists

word-illegal-kinds-unpromoted = a pawn left on the last rank
word-illegal-kinds-king-taken = the king captured
word-illegal-kinds-press-without-move = the clock pressed without a move
word-illegal-kinds-two-hands = one move with two hands
word-penalty-list-warning = a warning
word-penalty-list-opponent-time = more time for the opponent
word-penalty-list-offender-time = less time for the offender
word-penalty-list-loss = the game lost
word-penalty-list-own-points = fewer points for the offender
word-penalty-list-opponent-points = more points for the opponent
word-penalty-list-fine = a fine announced in advance
word-penalty-list-exclude-round = exclusion from one or more rounds
word-penalty-list-expulsion = expulsion from the event
word-adjourn-envelope-names = the players’ names
word-adjourn-envelope-position = the position before the sealed move
word-adjourn-envelope-times = the times used by each
word-adjourn-envelope-sealer = who sealed the move
word-adjourn-envelope-move-number = the number of the sealed move
word-adjourn-envelope-offer = an offer of a draw that is current
word-adjourn-envelope-resumption = date, time and venue of the resumption
word-blind-assistant-moves = to make either player’s move on the opponent’s board
word-blind-assistant-announces = to announce the moves of both players
word-blind-assistant-records = to keep score and start the opponent’s clock
word-blind-assistant-tells = to tell moves made and time used, only on request
word-blind-assistant-claims = to claim when the time is overstepped and to report touched pieces
word-blind-assistant-adjourns = to carry out the formalities of an adjournment
word-captain-advice-offer = to offer a draw
word-captain-advice-accept = to accept a draw
word-captain-advice-resign = to resign
