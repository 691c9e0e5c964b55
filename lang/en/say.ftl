### What `arbiter say` tells.

say-move = Move: { $san } ({ $uci })
say-appendix = In the words of the Laws: { $words }
say-own = In English: { $words }
say-which = Which of these moves is meant?
say-candidate = { $san }: { $words }
say-nothing = No legal move is announced so: column { $column }, { $found }
