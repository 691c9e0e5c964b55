//! What a visitor does not want: variations that are skipped and games that are left midway change nothing of what he
//! is told of the others.

mod common;

use arbiter_notation::pgn::{
    At, GameResult, Location, Mark, Movetext, Nag, PgnFault, Reader, Stream, Text, Visitor,
};
use common::log::{Log, scraps, whole};
use proptest::prelude::*;

/// How somebody reads who does not want all.
#[derive(Debug, Clone)]
struct Taste {
    variations: Movetext,
    /// Parts of a game after which it is left, one number a game, around and around.
    leaves_after: Vec<usize>,
}

impl Taste {
    fn parts_of(&self, game: usize) -> usize {
        self.leaves_after[game % self.leaves_after.len()]
    }
}

/// Notes what he is told and counts the parts of each game, faults left out: they come together with what has them.
struct Choosy {
    taste: Taste,
    log: Log,
    games: usize,
    parts: usize,
}

impl Choosy {
    fn new(taste: &Taste) -> Self {
        let (taste, log) = (taste.clone(), Log::default());
        Self {
            taste,
            log,
            games: 0,
            parts: 0,
        }
    }

    fn part(&mut self, tell: impl FnOnce(&mut Log)) {
        self.parts += 1;
        tell(&mut self.log);
    }
}

impl Visitor for Choosy {
    fn begin_game(&mut self, at: At<'_>) {
        (self.games, self.parts) = (self.games + 1, 0);
        self.part(|log| log.begin_game(at));
    }
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: At<'_>) {
        self.part(|log| log.tag(name, value, at));
    }
    fn move_number(&mut self, number: u32, at: At<'_>) {
        self.part(|log| log.move_number(number, at));
    }
    fn san(&mut self, token: &[u8], at: At<'_>) {
        self.part(|log| log.san(token, at));
    }
    fn mark(&mut self, mark: Mark, at: At<'_>) {
        self.part(|log| log.mark(mark, at));
    }
    fn nag(&mut self, nag: Nag, at: At<'_>) {
        self.part(|log| log.nag(nag, at));
    }
    fn comment(&mut self, text: Text<'_>, at: At<'_>) {
        self.part(|log| log.comment(text, at));
    }
    fn escape(&mut self, text: Text<'_>, at: At<'_>) {
        self.part(|log| log.escape(text, at));
    }
    fn begin_variation(&mut self, at: At<'_>) -> Movetext {
        self.part(|log| {
            log.begin_variation(at);
        });
        self.taste.variations
    }
    fn end_variation(&mut self, at: At<'_>) {
        self.part(|log| log.end_variation(at));
    }
    fn result(&mut self, result: GameResult, at: At<'_>) {
        self.part(|log| log.result(result, at));
    }
    fn end_game(&mut self, at: At<'_>) {
        self.part(|log| log.end_game(at));
    }
    fn outside(&mut self, text: Text<'_>, at: At<'_>) {
        self.log.outside(text, at);
    }
    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        self.log.fault(fault, at);
    }
    fn enough(&self) -> bool {
        self.games > 0 && self.parts >= self.taste.parts_of(self.games - 1)
    }
}

/// An event; without its place where that is the place at which somebody left.
type Event = (Option<Location>, String);

/// What somebody with this taste must be told, taken from what one is told who wants all.
fn expected(all: &Log, taste: &Taste) -> Vec<Event> {
    let mut told: Vec<Event> = Vec::new();
    let (mut games, mut parts, mut open, mut untold) = (0, 0, 0, 0);
    let (mut in_game, mut left) = (false, false);
    for (place, event) in &all.0 {
        let mut tell = !left;
        match event.as_str() {
            "game" => (games, parts, in_game) = (games + 1, 0, true),
            "end" => {
                (open, untold, in_game) = (0, 0, false);
                left = false;
            }
            "(" if untold > 0 => (untold, tell) = (untold + 1, false),
            "(" if taste.variations == Movetext::Skip => untold = 1,
            "(" => open += 1,
            ")" if untold > 0 => (untold, tell) = (untold - 1, false),
            ")" => open -= 1,
            fault if fault.starts_with("fault") => {}
            _ => tell &= untold == 0,
        }
        if !tell {
            continue;
        }
        told.push((Some(*place), event.clone()));
        if in_game && !event.starts_with("fault") {
            parts += 1;
            if parts >= taste.parts_of(games - 1) {
                left = true;
                told.extend((0..open).map(|_| (None, ")".to_owned())));
                told.push((None, "end".to_owned()));
            }
        }
    }
    told
}

/// The same events, at the same places where a place is asked for.
fn check(text: &[u8], taste: &Taste) {
    let shown = String::from_utf8_lossy(text);
    let expected = expected(&whole(text), taste);
    let mut choosy = Choosy::new(taste);
    Reader::new().read(text, true, &mut choosy);
    compare(&choosy.log, &expected, &format!("{taste:?} of {shown}"));
    for size in [1, 2, 7] {
        let (mut stream, mut choosy) = (Stream::new(), Choosy::new(taste));
        text.chunks(size)
            .for_each(|chunk| stream.feed(chunk, &mut choosy));
        stream.finish(&mut choosy);
        compare(
            &choosy.log,
            &expected,
            &format!("{taste:?} of {shown} in chunks of {size}"),
        );
    }
}

fn compare(told: &Log, expected: &[Event], what: &str) {
    let events = |event: &(Location, String)| event.1.clone();
    let (a, b): (Vec<_>, Vec<_>) = (
        told.0.iter().map(events).collect(),
        expected.iter().map(|event| event.1.clone()).collect(),
    );
    assert_eq!(a, b, "{what}");
    for ((place, event), (asked, _)) in told.0.iter().zip(expected) {
        assert!(
            asked.is_none_or(|asked| asked == *place),
            "{event} at {place:?}, not at {asked:?}: {what}"
        );
    }
}

fn taste() -> impl Strategy<Value = Taste> {
    let variations = prop::sample::select(vec![Movetext::Read, Movetext::Skip]);
    (variations, prop::collection::vec(1_usize..12, 1..4)).prop_map(|(variations, leaves_after)| Taste {
        variations,
        leaves_after,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1024) })]

    #[test]
    fn what_is_not_wanted_changes_nothing_else(text in scraps(), taste in taste()) {
        check(&text, &taste);
    }

    #[test]
    fn games_are_told_from_their_beginning_whatever_was_left(
        games in prop::collection::vec(0_usize..GAMES.len(), 1..9),
        taste in taste(),
    ) {
        let text: Vec<u8> = games.iter().flat_map(|&game| GAMES[game].bytes()).collect();
        check(&text, &taste);
    }
}

/// Games that go wrong, one way each, and some that do not.
const GAMES: [&str; 10] = [
    "[Event \"A\"]\n\n1. e4 (1. d4 d5 (1... c5 {x}) 2. c4) e5 2. Nf3 1-0\n\n",
    "1. d4 d5 2. c4 1/2-1/2\n\n",
    "e4 e5 * {a comment} d4 d5 *\n",
    "[Event \"B\"]\n\n1. e4 (1. d4 1-0 2. c4 (\n\n[Event \"C\"]\n\n*\n",
    "[Event \"D\"]\n\n1. e4 {lost\n[Event \"E\"]\n1. d4 {kept} *\n\n",
    "[Event \"F\"]\n[Event \"G\"]\n[White \"x\n\n",
    "1. e4 ) } << (=) e8(Q)+ (exd6 e.p.) ; line\n%escape\n0-1\n",
    "{outside}\n1. e4 e5 {[Event \"no\"]} *\n\n{outside}\n",
    "[Event \"H\"]\n%escape\n{before}\n1. e4 (1. d4) (1. c4 (1. g3)) 1... e5 0-1 {behind}\n{too}\n\n",
    "[Event \"I\"]\n\n(((e4)))) e5 ((\n\n",
];

#[test]
fn too_deep_is_too_deep_also_where_nobody_looks() {
    let text = format!("[A \"x\"]\ne4 {} e5 *\n[A \"y\"]\nd4 *\n", "(".repeat(300));
    for variations in [Movetext::Read, Movetext::Skip] {
        check(
            text.as_bytes(),
            &Taste {
                variations,
                leaves_after: vec![1000],
            },
        );
    }
}

#[test]
fn a_game_that_is_left_ends_at_once() {
    let text = b"1. e4 (1. d4 d5) e5 2. Nf3 *\n\n1. c4 *\n";
    let taste = Taste {
        variations: Movetext::Read,
        leaves_after: vec![3],
    };
    let (mut reader, mut choosy) = (Reader::new(), Choosy::new(&taste));
    let first = reader.read_game(text, true, &mut choosy);
    assert!(first.ended);
    assert_eq!(
        &text[..first.consumed],
        b"1. e4 ",
        "nothing behind it was looked at"
    );
    let second = reader.read_game(&text[first.consumed..], true, &mut choosy);
    assert!(second.ended);
    let games: Vec<u64> = choosy
        .log
        .0
        .iter()
        .filter(|(_, event)| event == "game")
        .map(|(place, _)| place.line)
        .collect();
    assert_eq!(games, [1, 3]);
}
