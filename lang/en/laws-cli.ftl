### What `arbiter laws` says around the articles: headings, labels, errors.

laws-cli-no-rulebook = There is no rulebook { $rulebook }. Nearest: { $nearest }.
laws-cli-no-article = The rulebook { $rulebook } has no article { $article }. Nearest: { $nearest }.
laws-cli-no-date = { $date } is not a day; expected year, month and day, such as 2008-05-12.
laws-cli-rulebook = { $id }: { $title }, { $articles ->
        [one] one article
       *[other] { $articles } articles
    }{ $days ->
        [never] { "" }
        [still] , in force from { $from }
       *[ended] , in force from { $from } to { $to }
    }
laws-cli-heading = { $title }, Article { $article }
laws-cli-line = { $article }: { $text }
laws-cli-standing = { $state ->
        [enforced] The software decides.
        [assisted] The software asks the arbiter and applies the answer.
        [physical] The software can only show it.
        [heading] It is a heading: the articles below it say what holds.
       *[planned] The software does not treat it yet.
    } { $ground ->
        [letter] It is the letter of the text.
        [partly] But for what is marked, it is the letter of the text.
        [practice] It is what arbiters do, not the letter of the text.
       *[unsettled] The text leaves it open.
    }
laws-cli-ground = { $ground ->
       *[practice] So arbiters do it; the text does not say it.
        [unsettled] The text leaves this open.
    }
laws-cli-games = It is for: { $games }
laws-cli-game = { $play ->
        [blitz] blitz
        [rapid] rapid chess
       *[standard] standard chess
    }{ $how ->
        [competition] {" "}under adequate supervision
        [basic] {" "}without adequate supervision
       *[any] { "" }
    }
laws-cli-every-game = every game
laws-cli-parameter = { $key } = { $value }
laws-cli-parameter-said = { $name }: { $value }
laws-cli-see-also = See also: { $articles }
laws-cli-taken-from = Taken from { $rulebook }
laws-cli-cases = Cases: { $cases }
laws-cli-diff = { $a } and { $b }: { $differences ->
        [0] no difference
        [one] one difference
       *[other] { $differences } differences
    }
laws-cli-changed = { $kind ->
        [new] New
        [gone] No longer there
       *[named] { $name }
    } ({ $games })
laws-cli-moved = { $from } is now { $to }.
laws-cli-diff-more = { $more ->
        [one] One more with { $option }: what weighs little, or is only numbered otherwise.
       *[other] { $more } more with { $option }: what weighs little, or is only numbered otherwise.
    }
laws-cli-side = { $said ->
        [value] { $article }: { $value }
        [article] { $article }
       *[nothing] no such rule
    }
laws-cli-at = On { $date } { $title } ({ $id }) was in force.
laws-cli-at-none = For { $date } no edition is carried here.
laws-cli-at-before = The last before: { $title } ({ $id })
laws-cli-at-after = The next: { $title } ({ $id })
laws-cli-coverage = { $title }: { $enforced } enforced, { $assisted } assisted, { $physical } physical, { $planned } planned
laws-cli-covered = { $article } { $topic }: { $state ->
        [enforced] enforced
        [assisted] assisted
        [physical] physical
        [heading] heading
       *[planned] planned
    }
laws-cli-found = { $edition } { $article }: { $text }
laws-cli-nothing-found = No article has these words.{ $near ->
        [0] { "" }
       *[other] {" "}The nearest:
    }
laws-cli-nothing-wrong = Nothing is wrong.
laws-cli-by = (Articles: { $articles })

laws-problem-syntax = this is not TOML: { $message }
laws-problem-unknown-key = unknown key; here may stand { $known }
laws-problem-missing = missing; expected { $expected }
laws-problem-wrong-value = expected { $expected }, found { $found }
laws-problem-unknown-topic = there is no topic { $name }{ $found ->
        [none] { "" }
       *[some] ; nearest: { $nearest }
    }
laws-problem-unknown-parameter = there is no parameter { $name }{ $found ->
        [none] { "" }
       *[some] ; nearest: { $nearest }
    }
laws-problem-unknown-rulebook = there is no rulebook { $name }{ $found ->
        [none] { "" }
       *[some] ; nearest: { $nearest }
    }
laws-problem-unknown-article = { $rulebook } has no article { $name }{ $found ->
        [none] { "" }
       *[some] ; nearest: { $nearest }
    }
laws-problem-foreign-parameter = this parameter belongs to the topic { $topic }, which this article is not about
laws-problem-no-value = the topic { $topic } needs a value for this parameter
laws-problem-unknown-word = there is no word { $name }; expected one of { $known }
laws-problem-duplicate = the article { $article } stands here a second time
laws-problem-contradiction = contradicts article { $article }: two values of { $parameter } for { $games }
laws-problem-carried = an article treats the topic { $topic }, so it is neither absent nor open
laws-problem-against-the-laws = the Laws say otherwise: article { $article } of { $rulebook } has { $value }
laws-problem-only-wording = nothing follows from { $name }: it is a word for readers
laws-problem-not-built = nothing follows from { $name } yet: the rule that it belongs to is not built
laws-problem-ends-before-start = it ends before it starts
laws-problem-no-territory = a rule of its own needs a territory in which it holds
laws-problem-rated = a rule of its own must not hold in rated events, and the rulebook does not say that its events are not rated
