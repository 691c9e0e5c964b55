//! What is expected, key by key, against what was answered and how the game stands.

use arbiter_game::Game;
use arbiter_game::event::{Act, ArbiterAct, Event};
use arbiter_game::rules::laws::clock::Controls;
use arbiter_game::rules::laws::{Classified, Rulebook};
use arbiter_game::rules::variants::{Asked, VariantName};
use serde_json::{Value, json};

use crate::case::{Key, Wanted};
use crate::report::{Failure, Happened};

use super::cites::covers;
use super::end::{duty, end};
use super::entry::{Entry, Judged, judge};
use super::matches::{has, same_set};

/// What does not hold of these answers and this game.
pub fn all(wanted: &[Wanted], looked_at: &[Happened], game: &Game, setting: &Under<'_>) -> Vec<Failure> {
    let asked = wanted.iter().any(|wanted| wanted.key == Key::Class);
    let of_entry = |wanted: &Wanted| matches!(wanted.key, Key::Read | Key::Minded | Key::Written);
    let entry = setting.entry.filter(|_| wanted.iter().any(of_entry));
    let seen = Seen {
        class: setting
            .controls
            .filter(|_| asked)
            .map(|controls| setting.book.classify(controls)),
        entry: entry.map(|entry| judge(entry, game)),
        rulings: looked_at.iter().flat_map(Happened::rulings).collect(),
        questions: looked_at.iter().flat_map(Happened::questions).collect(),
        open: open(game),
        end: end(game),
        looked_at,
        game,
    };
    let one = |wanted: &Wanted| {
        let value = wanted.value.of(setting.book.id())?;
        let found = seen.misses(wanted.key, value)?;
        Some(Failure {
            event: None,
            key: wanted.key,
            line: wanted.line,
            expected: value.clone(),
            found,
        })
    };
    wanted.iter().filter_map(one).collect()
}

/// What a case is run under.
pub struct Under<'a> {
    pub book: &'a Rulebook,
    /// The time control, where a clock runs.
    pub controls: Option<&'a Controls>,
    /// What somebody has written down.
    pub entry: Option<Entry<'a>>,
}

/// What there is to look at.
struct Seen<'a> {
    /// What the time control is, where that is asked: only then is its article cited.
    class: Option<Classified>,
    /// What is made of an entry, where that is asked: only then are its articles cited.
    entry: Option<Judged>,
    rulings: Vec<Value>,
    questions: Vec<Value>,
    open: Vec<Value>,
    end: Value,
    looked_at: &'a [Happened],
    game: &'a Game,
}

fn open(game: &Game) -> Vec<Value> {
    game.state()
        .questions
        .iter()
        .map(crate::report::question)
        .collect()
}

impl Seen<'_> {
    /// What was found instead, if an expectation does not hold.
    fn misses(&self, key: Key, wanted: &Value) -> Option<Value> {
        let list = wanted.as_array().map(Vec::as_slice).unwrap_or_default();
        match key {
            Key::Decision => {
                let found = self.of_rulings("decision");
                miss(list.iter().all(|tag| found.contains(tag)), found)
            }
            Key::Rulings => miss(all_matched(&self.rulings, list), &self.rulings),
            Key::Remedies => {
                let found: Vec<Value> = self.remedies();
                miss(all_matched(&found, list), found)
            }
            Key::Cites => {
                let found = self.cited();
                miss(list.iter().any(|article| is_cited(article, &found)), found)
            }
            Key::CitesAll => {
                let found = self.cited();
                miss(list.iter().all(|article| is_cited(article, &found)), found)
            }
            Key::CitesNot => {
                let found = self.cited();
                miss(!list.iter().any(|article| is_cited(article, &found)), found)
            }
            Key::DecisionNot => {
                let found = self.of_rulings("decision");
                miss(!list.iter().any(|tag| found.contains(tag)), found)
            }
            Key::RemediesNot => {
                let found = self.remedies();
                let named = |one: &Value| found.iter().any(|remedy| has(remedy, one));
                miss(!list.iter().any(named), found)
            }
            Key::Wording => {
                let wordings = self.open.iter().map(|question| &question["limits"]["wording"]);
                let found: Vec<&Value> = wordings.collect();
                miss(found.contains(&wanted), found)
            }
            Key::Class => {
                let found = self.class.as_ref().map(|class| class.play.id());
                miss(found.is_some_and(|class| wanted == class), found)
            }
            Key::Read => self.of_entry(wanted, |entry| json!(entry.read)),
            Key::Written => self.of_entry(wanted, |entry| json!(entry.written)),
            Key::Minded => {
                let found = self.entry.as_ref().map(|entry| json!(entry.minded));
                miss(found.as_ref().is_some_and(|found| same_set(found, wanted)), found)
            }
            Key::Result | Key::Reason => self.at_the_end(key.as_str(), wanted),
            Key::Score | Key::Clocks | Key::Counters => {
                let found = &self.end[key.as_str()];
                miss(has(found, wanted), found)
            }
            Key::Duty => {
                let found = json!(duty(self.game));
                let named = |texts: &Value| json!(self.named(texts));
                miss(same_set(&named(&found), &named(wanted)), found)
            }
            Key::Fen => {
                let state = self.game.state();
                let wanted = wanted.as_str().unwrap_or_default();
                // Of a match one position is that of the board in front.
                let found = if wanted.contains('|') {
                    super::position(self.game)
                } else {
                    state.line.now().to_fen()
                };
                let mut each = wanted.split('|').zip(found.split('|'));
                let same = each.all(|(wanted, found)| same_position(found.trim(), wanted, state.variant));
                miss(same, found)
            }
            Key::Question => {
                let found: Vec<&Value> = self.open.iter().map(|question| &question["id"]).collect();
                miss(found.contains(&wanted), found)
            }
            Key::Options | Key::Not => self.offers(key, list),
            Key::Refused => {
                let found: Vec<&str> = self.looked_at.iter().filter_map(Happened::refused).collect();
                miss(found.iter().any(|tag| wanted == tag), found)
            }
            Key::Silent => {
                let found = self.loud();
                miss(found.is_empty() == wanted.as_bool().unwrap_or_default(), found)
            }
        }
    }

    /// Moves by names that no other has: castling may be written as the king's step or as the king taking his rook.
    fn named(&self, texts: &Value) -> Vec<String> {
        let now = self.game.state().line.now();
        let one = |text: &str| {
            let castling = text.parse::<Asked>().ok().and_then(|played| now.legal(played));
            castling.map_or_else(|| text.to_owned(), |one| one.named().to_string())
        };
        let texts = texts.as_array().map(Vec::as_slice).unwrap_or_default().iter();
        texts.filter_map(Value::as_str).map(one).collect()
    }

    fn of_entry(&self, wanted: &Value, part: impl Fn(&Judged) -> Value) -> Option<Value> {
        let found = self.entry.as_ref().map(part);
        miss(found.as_ref() == Some(wanted), found)
    }

    fn at_the_end(&self, key: &str, wanted: &Value) -> Option<Value> {
        miss(self.end[key] == *wanted, &self.end[key])
    }

    fn of_rulings(&self, key: &str) -> Vec<Value> {
        self.rulings.iter().map(|ruling| ruling[key].clone()).collect()
    }

    fn remedies(&self) -> Vec<Value> {
        let lists = self
            .rulings
            .iter()
            .filter_map(|ruling| ruling["remedies"].as_array());
        lists.flatten().cloned().collect()
    }

    fn cited(&self) -> Vec<String> {
        let answers = self.rulings.iter().chain(&self.questions);
        let cites = answers.filter_map(|answer| answer["cites"].as_array()).flatten();
        let class = self.class.iter().flat_map(|class| {
            let unfit = class
                .warnings
                .iter()
                .filter_map(|warning| warning.article.as_ref());
            class.article.iter().chain(unfit)
        });
        let said = cites.filter_map(|cite| cite.as_str().map(str::to_owned));
        let written = self.entry.iter().flat_map(|entry| entry.cites.iter().cloned());
        said.chain(class.map(|class| class.article().to_owned()))
            .chain(written)
            .collect()
    }

    /// An open question that offers all of the options, or none of them.
    fn offers(&self, key: Key, list: &[Value]) -> Option<Value> {
        let offered = |question: &Value| {
            let options = question["options"].as_array().cloned().unwrap_or_default();
            match key {
                Key::Options => list.iter().all(|option| options.contains(option)),
                _ => !list.iter().any(|option| options.contains(option)),
            }
        };
        let holds = match key {
            Key::Options => self.open.iter().any(offered),
            _ => self.open.iter().all(offered),
        };
        miss(holds, &self.open)
    }

    /// Everything that breaks the silence: questions, and rulings that are more than "nothing is done" or a plain act.
    fn loud(&self) -> Vec<Value> {
        let told = |ruling: &&Value| match ruling["decision"].as_str() {
            Some("no_intervention") => ruling["shown_to"]
                .as_array()
                .is_some_and(|viewers| !viewers.is_empty()),
            Some("move_made" | "move_completed") => false,
            _ => true,
        };
        // That play begins or goes on is the plain act of the arbiter himself.
        let plain = |ruling: &Value| ruling["decision"] == "game_continues";
        let of = |happened: &&Happened| {
            let begins = happened.event.as_ref().is_some_and(begins_play);
            let rulings = happened.rulings().into_iter();
            rulings.filter(move |ruling| !(begins && plain(ruling)))
        };
        let rulings = self.looked_at.iter().flat_map(|happened| of(&happened));
        rulings
            .filter(|ruling| told(&ruling))
            .chain(self.questions.iter().cloned())
            .collect()
    }
}

fn begins_play(event: &Event) -> bool {
    matches!(
        event.act,
        Act::Arbiter(ArbiterAct::Start | ArbiterAct::Resume { .. })
    )
}

fn miss(holds: bool, found: impl serde::Serialize) -> Option<Value> {
    (!holds).then(|| json!(found))
}

/// Whether each of the wanted is matched by one of the found, each by another one where that can be.
fn all_matched(found: &[Value], wanted: &[Value]) -> bool {
    wanted
        .iter()
        .all(|wanted| found.iter().any(|found| has(found, wanted)))
}

fn is_cited(article: &Value, cited: &[String]) -> bool {
    let article = article.as_str().unwrap_or_default();
    cited.iter().any(|cited| covers(article, cited))
}

/// Whether the fields of a FEN that are given are those of the position; a square passed by a pawn counts only where it
/// can be captured there.
fn same_position(found: &str, wanted: &str, variant: VariantName) -> bool {
    use arbiter_game::rules::variants::Setup;
    use arbiter_game::state::Situation;
    let fields = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
    let plain = |text: &str| {
        fields(text)
            .iter()
            .zip(fields(found))
            .all(|(wanted, found)| *wanted == found)
    };
    let again = |text: &str| {
        let given = fields(text);
        let whole: Vec<String> = given
            .iter()
            .cloned()
            .chain(fields(found).into_iter().skip(given.len()))
            .collect();
        let setup = Setup::from_fen(&whole.join(" ")).ok()?;
        let written = fields(&Situation::begun(variant, &setup).to_fen());
        Some(written[..given.len().min(written.len())].join(" "))
    };
    plain(wanted) || again(wanted).is_some_and(|wanted| plain(&wanted))
}
