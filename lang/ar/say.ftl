### ما يقوله `arbiter say`.

say-move = النقلة: { $san } ({ $uci })
say-appendix = بألفاظ القوانين: { $words }
say-own = بالعربية: { $words }
say-which = أي هذه النقلات هي المقصودة؟
say-candidate = { $san }: { $words }
say-nothing = لا تُعلن نقلة قانونية هكذا: العمود { $column }، { $found }
