### The day of a school league: from the entries to the prizes.

tournament-act-refer = Not foreseen, put to the secretariat: { $text }
tournament-act-resolve = { $who } decided on entry { $seq }: { $text }
