### What a player reads on his phone, and what paper says for him.

phone-says = { $who } says: { $result }. Right?
phone-said = You said: { $result }. { $who } says nothing yet.
phone-differ = You say: { $own }. { $who } says: { $theirs }. The arbiter comes.
phone-here = The desk knows that you are here for round { $round }.
phone-am-here = I am here for round { $round }
phone-zone = By the clock of the hall: { $zone }
phone-printed = Printed { $at } ({ $zone })
phone-slip = Scan: this board
phone-waits = Kept on this device until the line is back: { $count }
phone-beside-link = With another language beside it
