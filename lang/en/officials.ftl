### Officials: what they take back, and how a device was found. The ids (act-…, ruling-…, refusal-…) are put together by
### the code from the tags of the public interface.

act-take-back = { act-word-actor } takes entry { $entry } back{ act-word-text }
ruling-taken-back = What was entered is taken back.{ $clocks ->
        [shown] {" "}The clocks show again: White { $white }, Black { $black }.
       *[none] { "" }
    }{ $ran ->
        [none] { "" }
       *[some] {" "}A clock had run for { $ran } since then.
    }
title-taken-back = Taken back
cause-taken-back = { $clocks ->
        [shown] The clocks show again: White { $white }, Black { $black }.
       *[none] { "" }
    }{ $ran ->
        [none] { "" }
       *[some] {" "}A clock had run for { $ran } since then.
    }
refusal-nothing-to-take-back = There is nothing to take back here: no official entered it, or nothing followed from it.
refusal-taken-back-already = It has been taken back already.
refusal-played-on = This cannot be taken back: play has gone on since. Stop the clocks and put the position or the times right instead.
refusal-changed-since = A later entry rests on this one. Take that one back first.
game-detail-device = { $found ->
        [rang] it rang or made a sound
        [sounded_off] it sounded although it was switched off
        [used] it was used
        [on] it was switched on
        [on_person] switched off, on the player
        [records] it records the moves
       *[in_bag] switched off, in a bag
    }
