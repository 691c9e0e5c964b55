### گفته‌های `arbiter say`.

say-move = حرکت: { $san } ({ $uci })
say-appendix = به واژه‌های قانون: { $words }
say-own = به فارسی: { $words }
say-which = کدام‌یک از این حرکت‌ها منظور است؟
say-candidate = { $san }: { $words }
say-nothing = هیچ حرکت قانونی چنین اعلام نمی‌شود: ستون { $column }، { $found }
