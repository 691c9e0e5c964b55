### Notes on articles of the Laws: what they say, in our own words, who wrote them, and what they are worth.

## Authority

authority-law = Law
authority-official-interpretation = official interpretation
authority-national = national practice
authority-translator = translator’s note

## Authors

author-arabic-translator = the translator of the Arabic text of 2005
author-russian-arbiters = the arbiters’ board of the Russian federation
author-rules-commission = FIDE’s Rules Commission, Elista 1998

## How a note is printed

note-line = Note ({ $authority }, { $author }): { $text }
note-line-contradicts = Note ({ $authority }, { $author }), against the Law: { $text }

## The translator’s notes on the Laws of 2005

note-ar-under-attack = For a king, to be under attack is to be in check.
note-ar-promotion-fixed = From that moment on the chosen piece cannot be exchanged for another.
note-ar-stalemate-name = In Arabic this end of the game is known as the choking of the king, or pat.
note-ar-flag-indicator = On an electronic clock the sign that the time is over stands for the flag.
note-ar-both-absent = The time that passes is taken off both players, not off White alone.
note-ar-one-hour = The hour is one of sixty minutes.
note-ar-helper-time = The arbiter settles this by taking time off the player who needs the helper.
note-ar-last-period = It also holds where the whole game is played in a single period.
note-ar-digital-clock = A digital clock shows whose time ended first, and then that player has lost on time.
note-ar-colours-reversed = Reversed means that the player who should have had Black has played White.
note-ar-claim-accepted = The opponent may accept at once, without waiting for the arbiter’s decision.
note-ar-third-time = It was the opponent’s last move that brought the position about for the third time.
note-ar-no-appeal = An appeals committee cannot change it either.
note-ar-offer-until-resumption = The opponent may think the offer over until the game is resumed, and tells the arbiter if he accepts.
note-ar-illegal-move-rapid = The move is taken back and replaced by a legal one, with the touched piece if that can be; the opponent gets two minutes more, and at the player’s third illegal move wins the game.
note-ar-time-left = In other words, the claimant must have time left.

## The arbiters’ comments on the Laws of 2009 and 2005

note-ru-illegal-claimed = In classical play the opponent points out an illegal move: he stops the clocks and calls the arbiter, who warns the player and adds two minutes to the claimant’s time.
note-ru-illegal-settled = If the players put the illegal move right between themselves without the arbiter, no time is added.
note-ru-illegal-unnoticed = If the opponent overlooks the illegal move and answers it, the arbiter stops the clocks and has it put right, but adds no time.
note-ru-writing-in-advance = A move written down before it is played is reproved at the opponent’s request; then follows a warning, and at the third breach the opponent gets two minutes more.
note-ru-restoring-the-record = The record is brought up to date at once after the flag has fallen and on the player’s own time, since it must be clear whether the time control has been met.
note-ru-quickplay-increment = This most disputed rule loses its object where an electronic clock adds time for each move.
note-ru-quickplay-watched = As a rule the arbiter has the game go on and watches whether the opponent tries to win; if he sees no such attempt, he declares a draw without waiting for the flag.
note-ru-quickplay-bad-faith = The two minutes are added only if the arbiter thinks that the claim was knowingly unfounded.
note-ru-refusal-score = The player who refuses to comply may get no point and his opponent half a point, if the latter has not the men for a mate even with the other’s help.

## The Rules Commission

note-elista-not-noticing = Asked whether a player should be penalised for not noticing the opponent’s illegal move, the Commission answered that he should not.
note-elista-king-capture = The Commission debated at length whether capturing the king in blitz is an illegal move, and decided to leave these rules as they were until the year 2000.
