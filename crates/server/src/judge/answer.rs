//! The answers: what is decided, by which article, and the line that shows it.

use arbiter_game::event::{Act, Actor, Event};
use arbiter_game::notation::{SanStyle, write_san};
use arbiter_game::rules::answer::MateVerdict;
use arbiter_game::rules::chess::{Color, LegalMove, Playable, Position};
use arbiter_game::rules::flag::overstepped;
use arbiter_game::rules::mate::{Budget, Solver, Verdict};
use arbiter_game::rules::{Answer, laws as regimes};
use arbiter_game::{Game, Start};
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Rulebook, Topic};
use regimes::{Citation, Play, Regime, Regulations, Supervision};

use super::read::{Record, Unread};
use crate::laws::link;

/// Positions looked at before the question goes to a person: about a second on the laptop of a club.
const MOST: u64 = 3_000_000;

/// An answer as a page shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answered {
    /// What is decided, one sentence each.
    pub sentences: Vec<String>,
    /// Whether a person has to decide.
    pub open: bool,
    /// The position of which it is said.
    pub fen: String,
    /// The moves that show it, in the letters of the language, each with the position after it.
    pub line: Vec<(String, String)>,
    /// The articles: number, address, summary.
    pub cites: Vec<(String, String, String)>,
}

/// A flag has fallen: who wins by this rulebook, and whether the other side can still checkmate by any series of legal
/// moves, which most rulebooks ask. What was over before, by checkmate or a dead position, no flag changes.
pub fn flag(lang: &Lang, book: &'static Rulebook, record: &Record, fallen: Color) -> Answered {
    let regime = regime(book);
    let position = record.end;
    if position.is_checkmate() {
        let mated = Verdict::Winnable(Vec::new());
        return verdict_of(lang, book, &regime, &position, !position.turn(), &mated);
    }
    let mut solver = Solver::new();
    let mut verdict = |of| solver.can_mate(&position, of, &Budget::full().with_nodes(MOST));
    let other = verdict(!fallen);
    if other.is_unwinnable() && verdict(fallen).is_unwinnable() {
        return dead(lang, book, record);
    }
    let mut found = verdict_of(lang, book, &regime, &position, !fallen, &other);
    let known = match other {
        Verdict::Winnable(_) => MateVerdict::Winnable,
        Verdict::Unwinnable(_) => MateVerdict::Unwinnable,
        Verdict::Undetermined { .. } => MateVerdict::Undetermined,
    };
    let (sentence, cited) = match overstepped(fallen, Vec::new(), &regime, |_| known) {
        Answer::Ruling(ruling) => (lang.decision(&ruling, &[]), ruling.cites),
        Answer::Question(question) => {
            found.open = true;
            (lang.question(&question), question.cites)
        }
    };
    found.sentences.insert(0, sentence);
    found.cites = cites(lang, book, &regime, cited.iter());
    found
}

/// Whether neither side can checkmate any more.
pub fn dead(lang: &Lang, book: &'static Rulebook, record: &Record) -> Answered {
    let regime = regime(book);
    let position = record.end;
    let mut solver = Solver::new();
    let verdicts = Color::ALL.map(|color| {
        let verdict = solver.can_mate(&position, color, &Budget::full().with_nodes(MOST));
        (
            verdict.is_unwinnable(),
            verdict_of(lang, book, &regime, &position, color, &verdict),
        )
    });
    let is_dead = verdicts.iter().all(|(cannot, _)| *cannot);
    let mut all = Answered {
        fen: position.to_fen(),
        ..Answered::default()
    };
    if is_dead {
        let args = Args::new().text("article", article(&regime, Topic::EndDead));
        all.sentences.push(lang.text("mate-dead", &args));
        all.cites = cites(lang, book, &regime, regime.cite(Topic::EndDead).iter());
    }
    for (_, one) in verdicts {
        all.sentences.extend(one.sentences);
        all.open |= one.open;
        if all.line.is_empty() {
            all.line = one.line;
        }
        all.cites.extend(one.cites.into_iter().filter(|_| !is_dead));
    }
    all.cites.dedup();
    all
}

/// Whether a claim by the player who has the move is right: for what stands on the board, or with a written move.
pub fn claim(
    lang: &Lang,
    book: &'static Rulebook,
    record: &Record,
    kind: &str,
    written: Option<&str>,
) -> Result<Answered, Unread> {
    let start = Start {
        position: record.start.setup(),
        moves: record.moves.iter().map(|one| one.to_move(false)).collect(),
        ..Start::default()
    };
    let mut game = Game::begin(&start, regime(book));
    let mut table = serde_json::Map::new();
    table.insert("do".into(), "claim".into());
    table.insert("kind".into(), kind.into());
    table.insert("by".into(), record.end.turn().fold("white", "black").into());
    if let Some(text) = written {
        table.insert("ground".into(), "about_to_appear".into());
        table.insert("written".into(), text.into());
    }
    let event = Event::from_table(table).map_err(|error| Unread::Refused(error.to_string()))?;
    debug_assert!(matches!(event.act, Act::Speech(_)) && event.by != Actor::Nobody);
    let before = *game.state().line.now();
    let entries = game
        .apply(&event)
        .map_err(|refusal| Unread::Refused(lang.refusal(&refusal)))?;
    let boards = [*game.state().line.now(), before];
    let answers = entries.iter().flat_map(|entry| &entry.answers);
    let mut found = Answered {
        fen: record.end.to_fen(),
        ..Answered::default()
    };
    for answer in answers {
        match answer {
            Answer::Ruling(ruling) => {
                found.sentences.push(lang.decision(ruling, &boards));
                found
                    .cites
                    .extend(cites(lang, book, game.regime(), ruling.cites.iter()));
            }
            Answer::Question(question) => {
                found.open = true;
                found.sentences.push(lang.question(question));
                found
                    .cites
                    .extend(cites(lang, book, game.regime(), question.cites.iter()));
            }
        }
    }
    found.cites.dedup();
    Ok(found)
}

fn regime(book: &Rulebook) -> Regime {
    book.regime(Play::Standard, Supervision::Competition, &Regulations::default())
}

fn article(regime: &Regime, topic: Topic) -> String {
    regime
        .cite(topic)
        .map_or_else(|| "-".to_owned(), |cite| cite.article().to_owned())
}

fn cites<'a>(
    lang: &Lang,
    book: &Rulebook,
    regime: &Regime,
    cites: impl Iterator<Item = &'a Citation>,
) -> Vec<(String, String, String)> {
    cites
        .map(|cite| {
            let found = book.article(cite.article());
            let summary = found.map(|article| lang.article(article, regime));
            let address = link(cite.rulebook(), cite.article());
            (cite.article().to_owned(), address, summary.unwrap_or_default())
        })
        .collect()
}

fn verdict_of(
    lang: &Lang,
    book: &Rulebook,
    regime: &Regime,
    position: &Position,
    color: Color,
    verdict: &Verdict,
) -> Answered {
    let side = color.fold("white", "black");
    let topic = match verdict {
        Verdict::Winnable(line) if line.is_empty() => Topic::EndCheckmate,
        _ => Topic::FlagLoss,
    };
    let args = Args::new()
        .word("side", side)
        .text("article", article(regime, topic));
    let mut line = Vec::new();
    let sentence = match verdict {
        Verdict::Winnable(moves) if moves.is_empty() => lang.text("mate-mated", &args),
        Verdict::Winnable(moves) => {
            line = written(lang, position, moves);
            let said: Vec<&str> = line.iter().map(|(text, _)| text.as_str()).collect();
            let args = args.count("plies", moves.len() as u64);
            lang.text("mate-can", &args.text("line", said.join(" ")))
        }
        Verdict::Unwinnable(proof) => {
            let args = args.word("reason", proof.argument.tag());
            let args = args.count("positions", proof.positions.len() as u64 + 1);
            lang.text("mate-cannot", &args)
        }
        Verdict::Undetermined { nodes, .. } => lang.text("mate-unknown", &args.count("positions", *nodes)),
    };
    Answered {
        sentences: vec![sentence],
        open: matches!(verdict, Verdict::Undetermined { .. }),
        fen: position.to_fen(),
        line,
        cites: cites(lang, book, regime, regime.cite(topic).iter()),
    }
}

/// The line as it would be recorded in the language, each move with the position after it.
fn written(lang: &Lang, position: &Position, line: &[LegalMove]) -> Vec<(String, String)> {
    let style = SanStyle::LAWS.with_letters(lang.language().letters());
    let mut now = *position;
    line.iter()
        .map(|&one| {
            let text = write_san(&now, one, &style).to_string();
            now = now.play(one);
            (text, now.to_fen())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use arbiter_lang::Language;

    use super::*;

    const BACK_AND_FORTH: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

    fn newest() -> &'static Rulebook {
        arbiter_laws::default_rulebook()
    }

    fn read(text: &str) -> Record {
        Record::read(text).unwrap()
    }

    #[test]
    fn a_fallen_flag_wins_for_whoever_can_still_checkmate() {
        let lang = Lang::new(Language::En);
        let record = read("8/8/8/4k3/8/8/8/4K2R w - - 0 1");
        let black_fell = flag(&lang, newest(), &record, Color::Black);
        assert!(
            black_fell.sentences[1].contains("White can still checkmate"),
            "{:?}",
            black_fell.sentences
        );
        assert!(!black_fell.line.is_empty() && black_fell.line.len() % 2 == 1);
        assert!(black_fell.cites[0].1.starts_with("/laws/fide-"));
        let white_fell = flag(&lang, newest(), &record, Color::White);
        assert!(white_fell.sentences[1].contains("cannot checkmate") && white_fell.line.is_empty());
    }

    #[test]
    fn whose_flag_fell_is_told_who_wins_by_the_rulebook() {
        let lang = Lang::new(Language::En);
        let rook = "8/8/8/4k3/8/8/8/4K2R w - - 0 1";
        for (laws, fen, fallen, said) in [
            ("fide-2023", rook, Color::Black, "White wins: a flag has fallen"),
            ("fide-2023", rook, Color::White, "a draw: a flag has fallen"),
            ("fide-2001", rook, Color::White, "a draw: a flag has fallen"),
            // There nobody asks what the opponent can do.
            (
                "lekocup-1402",
                rook,
                Color::White,
                "Black wins: a flag has fallen",
            ),
            (
                "lekocup-1402",
                "8/8/8/4k3/8/8/8/4K3 w - - 0 1",
                Color::White,
                "The position is dead",
            ),
            (
                "fide-2023",
                "8/8/8/4k3/8/8/8/4K3 w - - 0 1",
                Color::White,
                "The position is dead",
            ),
            // Checkmate comes before the flag of whoever has given it.
            (
                "fide-2023",
                "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
                Color::White,
                "White has checkmated",
            ),
        ] {
            let book = Rulebook::by_id(laws).unwrap();
            let found = flag(&lang, book, &read(fen), fallen);
            let first = found.sentences[0].replace(['\u{2068}', '\u{2069}'], "");
            assert!(first.contains(said), "{laws} {fen}: {:?}", found.sentences);
            assert!(!found.open && !found.cites.is_empty(), "{laws} {fen}");
            assert!(
                found.sentences.iter().all(|one| !one.contains(laws)),
                "{:?}",
                found.sentences
            );
        }
    }

    #[test]
    fn a_dead_position_is_told_from_one_that_lives() {
        let lang = Lang::new(Language::En);
        let dead_one = dead(&lang, newest(), &read("8/8/8/4k3/8/8/8/4K3 w - - 0 1"));
        assert!(dead_one.sentences[0].contains("The position is dead"));
        let alive = dead(&lang, newest(), &read("8/8/8/4k3/8/8/8/4K2R w - - 0 1"));
        assert!(alive.sentences.iter().all(|one| !one.contains("is dead")));
    }

    #[test]
    fn a_claim_on_a_game_is_right_or_wrong() {
        let lang = Lang::new(Language::En);
        let ruled = |moves: &str, written: Option<&str>| {
            let found = claim(&lang, newest(), &read(moves), "repetition", written);
            found.unwrap().sentences.join(" ")
        };
        assert!(
            ruled(BACK_AND_FORTH, None).contains("claim of a draw by repetition is correct"),
            "{}",
            ruled(BACK_AND_FORTH, None)
        );
        let short = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
        assert!(
            ruled(short, Some("Ng8")).contains("claim of a draw by repetition is correct"),
            "{}",
            ruled(short, Some("Ng8"))
        );
        assert!(ruled("1. Nf3 Nf6 2. Ng1 Ng8", None).contains("rejected"));
    }

    #[test]
    fn an_answer_in_persian_has_persian_letters() {
        let lang = Lang::new(Language::Fa);
        let record = read("8/8/8/4k3/8/8/8/4K2R w - - 0 1");
        let found = flag(&lang, newest(), &record, Color::Black);
        assert!(
            found.line.iter().any(|(text, _)| text.contains('ر')),
            "{:?}",
            found.line
        );
    }
}
