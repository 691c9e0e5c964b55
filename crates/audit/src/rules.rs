//! What an edition asks of a record, looked up once an edition and not once a game.

use std::cell::OnceCell;

use arbiter_laws::clock::Controls;
use arbiter_laws::{
    AuditEdition, PartialDate, Play, Regime, Regulations, Rulebook, Step, Supervision, Topic, audit_edition,
};
use arbiter_notation::{Expect, Irregularities, Irregularity};

use crate::clock::{TimeControl, millis};
use crate::stood::StoodUntil;
use arbiter_rules::ending::Unclaimed;
use arbiter_rules::flag;
use arbiter_rules::writing;

/// The rules that a game is held against.
#[derive(Debug)]
pub struct Rules {
    pub id: &'static str,
    dated: bool,
    regime: Regime,
    /// What ends a game without a claim.
    pub unclaimed: Unclaimed,
    /// Whether a fallen flag loses whatever the opponent can do.
    pub flag_always_loses: bool,
    pub expect: Expect,
    rulebook: &'static Rulebook,
    /// By kind of play: what an opponent's illegal move gives, once somebody has asked.
    given: [OnceCell<Compensation>; Play::ALL.len()],
}

/// What a player can be given because his opponent made illegal moves.
#[derive(Debug, Clone, Default)]
pub struct Compensation {
    /// The times that can be given at once, in milliseconds.
    pub times: Vec<u64>,
    /// How often: an illegal move that loses ends the game.
    pub most: u32,
}

/// The rules asked for so far.
#[derive(Debug)]
pub struct Shelf {
    fixed: Option<&'static Rulebook>,
    rules: Vec<Rules>,
    /// The last date that was asked for, and the place of its rules: games of one day stand together.
    last: (String, usize),
}

impl Shelf {
    /// `fixed` for all games, or else by the date of each.
    pub const fn new(fixed: Option<&'static Rulebook>) -> Self {
        Self {
            fixed,
            rules: Vec::new(),
            last: (String::new(), 0),
        }
    }

    /// The place on the shelf of the rules for a game with this value of its date tag.
    pub fn place(&mut self, date: &str) -> usize {
        if self.last.0 == date && !self.rules.is_empty() {
            return self.last.1;
        }
        let place = self.found(date);
        date.clone_into(&mut self.last.0);
        self.last.1 = place;
        place
    }

    fn found(&mut self, date: &str) -> usize {
        let fixed = |rulebook| AuditEdition {
            rulebook,
            dated: true,
        };
        let in_force = || audit_edition(PartialDate::from_pgn(date));
        let AuditEdition { rulebook, dated } = self.fixed.map_or_else(in_force, fixed);
        let same = |rules: &Rules| rules.id == rulebook.id() && rules.dated == dated;
        self.rules.iter().position(same).unwrap_or_else(|| {
            self.rules.push(Rules::new(rulebook, dated));
            self.rules.len() - 1
        })
    }

    /// The rules for a game with this value of its date tag.
    pub fn rules_of(&mut self, date: &str) -> &Rules {
        let place = self.place(date);
        self.get(place)
    }

    /// The rules at a place that [`Shelf::place`] gave.
    pub fn get(&self, place: usize) -> &Rules {
        &self.rules[place]
    }
}

impl Rules {
    /// `dated` is false where it is not known that the edition held: then nothing that hangs on it is a fault.
    fn new(rulebook: &'static Rulebook, dated: bool) -> Self {
        let regime = rulebook.standard();
        Self {
            id: rulebook.id(),
            dated,
            unclaimed: if dated {
                Unclaimed::of(&regime)
            } else {
                Unclaimed::default()
            },
            flag_always_loses: flag::always_loses(&regime),
            expect: expectation(&regime, dated),
            regime,
            rulebook,
            given: Default::default(),
        }
    }

    /// The times, in milliseconds, that a player can be given for an illegal move of his opponent, under a time control or an
    /// unknown one.
    pub fn given(&self, control: Option<&TimeControl>) -> &Compensation {
        let class = |control: &TimeControl| self.rulebook.classify(&Controls::same(control.clone())).play;
        let play = control.map_or(Play::Standard, class);
        self.given[play as usize].get_or_init(|| {
            let mut given = Compensation::default();
            for supervision in Supervision::ALL {
                let regime = self.rulebook.regime(play, supervision, &Regulations::default());
                let Some(ladder) = regime.illegal_penalty().value() else {
                    continue;
                };
                let before = given.times.len();
                let time = |step: &Step| match step {
                    Step::Opponent(time) => Some(millis(*time)),
                    _ => None,
                };
                let gives = |nth: &usize| ladder.rung(*nth).iter().any(|step| time(step).is_some());
                let rungs = (1..=ladder.len()).flat_map(|nth| ladder.rung(nth));
                given.times.extend(rungs.filter_map(time));
                if given.times.len() > before {
                    // The last rung holds for every later time.
                    let most = if gives(&ladder.len()) {
                        u32::MAX
                    } else {
                        (1..=ladder.len()).filter(gives).count() as u32
                    };
                    given.most = given.most.max(most);
                }
            }
            given
        })
    }

    /// Until when an illegal move could have been dealt with, and the article that says so.
    pub fn stood(&self, control: Option<&TimeControl>) -> (StoodUntil, Option<String>) {
        let class = |control: &TimeControl| self.rulebook.classify(&Controls::same(control.clone())).play;
        let play = control.map_or(Play::Standard, class);
        // One arbiter for many games, where the appendices know that: else it would have been noticed.
        let supervision = match play {
            Play::Standard => Supervision::Competition,
            Play::Rapid | Play::Blitz => Supervision::Basic,
        };
        let regime = self.rulebook.regime(play, supervision, &Regulations::default());
        let until = regime.illegal_claim_until();
        if until.value().is_some() {
            let article = until.by().first().map(|citation| citation.article().to_owned());
            return (StoodUntil::NextMove, article);
        }
        let article = regime.cite(Topic::IllegalMove);
        (
            StoodUntil::GameEnd,
            article.map(|citation| citation.article().to_owned()),
        )
    }

    /// The id of the article on a topic.
    pub fn article(&self, topic: Topic) -> Option<String> {
        self.regime
            .cite(topic)
            .map(|citation| citation.article().to_owned())
    }
}

/// What counts as a fault of notation in a PGN file: only what is wrong by PGN and by the edition. So castling with
/// zeros and `d8Q` are fine, being what the Laws ask for; a missing sign of check is, being optional or added by
/// nobody; and signs that say what did not happen never are.
fn expectation(regime: &Regime, dated: bool) -> Expect {
    let always = Expect::NONE
        .with(Irregularity::CaptureSignWithoutCapture)
        .with(Irregularity::EnPassantWrong)
        .with(Irregularity::CheckSignWrong)
        .with(Irregularity::MateSignWrong)
        .with(Irregularity::PromotionOther)
        .with(Irregularity::PieceLetterMissing)
        .with(Irregularity::RankMissing);
    let by_edition = Expect::NONE
        .with(Irregularity::CaptureSignMissing)
        .with(Irregularity::PawnCaptureSignMissing)
        .with(Irregularity::LongForm);
    let minded = if dated {
        by_edition.judge(writing::minds(regime).0)
    } else {
        Irregularities::NONE
    };
    Expect(always.0 | minded)
}

/// What the Laws say on the matter of an irregularity.
pub fn topic_of(irregularity: Irregularity) -> Topic {
    match irregularity {
        Irregularity::PawnCaptureSignMissing | Irregularity::RankMissing => Topic::NotationPawnCapture,
        Irregularity::CaptureSignMissing
        | Irregularity::CaptureSignWithoutCapture
        | Irregularity::CaptureSignOther => Topic::NotationCapture,
        Irregularity::EnPassantWrong | Irregularity::EnPassantMarked | Irregularity::EnPassantUnmarked => {
            Topic::NotationEnPassant
        }
        Irregularity::CheckSignMissing
        | Irregularity::CheckSignWrong
        | Irregularity::MateSignMissing
        | Irregularity::MateSignWrong
        | Irregularity::DoublePlusForMate
        | Irregularity::DoublePlusForCheck => Topic::NotationCheck,
        Irregularity::PromotionBare | Irregularity::PromotionEquals | Irregularity::PromotionOther => {
            Topic::NotationPromotion
        }
        Irregularity::CastlingZeros | Irregularity::CastlingLetters => Topic::NotationCastling,
        Irregularity::Overspecified => Topic::NotationDisambiguation,
        _ => Topic::NotationMove,
    }
}
