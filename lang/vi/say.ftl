### Lời của `arbiter say`.

say-move = Nước đi: { $san } ({ $uci })
say-appendix = Theo từ của Luật: { $words }
say-own = Bằng tiếng Việt: { $words }
say-which = Nước nào trong các nước này?
say-candidate = { $san }: { $words }
say-nothing = Không nước đi hợp lệ nào được xướng như vậy: cột { $column }, { $found }
