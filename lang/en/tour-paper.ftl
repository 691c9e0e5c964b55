# What is printed: lists for the wall, slips for the boards, cards for the tables.

tour-paper-all = Print what this round needs
tour-paper-pairings = Pairings
tour-paper-names = Where do I play?
tour-paper-standings = Standings
tour-paper-cross = Cross table
tour-paper-slips = Result slips
tour-paper-places = Table cards
tour-paper-sheets = Scoresheets
tour-paper-seats = Codes for the seats
tour-paper-badges = Name badges
tour-paper-checkin = Check-in list
tour-paper-minutes = Minutes
tour-paper-lots = Lots
tour-paper-move = Move
tour-paper-signature = Signature
tour-paper-here = Here
tour-paper-rating = Rating
tour-paper-club = Club
