### A festival: several tournaments under one roof.

tour-tab-festival = Festival
fest-sections = Sections
fest-section = Section
fest-at = Section { $at } of { $all }
fest-round = { $round } of { $rounds }
fest-col-boards = Boards
fest-col-players = Players
fest-col-open = Open boards
fest-all = All sections
fest-public = As everybody sees it
fest-make = Make a festival
fest-about = Several tournaments become one: a page for all, one check-in, boards that are numbered through, and players who change sections.
fest-name = Name of the festival
fest-add = One more section
fest-new = Begin a new tournament
fest-move = Who leaves { $section }
fest-where = Where to
fest-elsewhere = To another section
fest-move-to = Move { $name } to { $to }
fest-stays = Stays here
fest-moved = { $name } has moved from { $from } to { $to }.
fest-collide = Two sections have boards of the same number.
fest-number = Number the boards again
