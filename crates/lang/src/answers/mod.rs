//! What is answered to an event, in a language: rulings with what must be done, questions, refusals.
//!
//! The id of a message is made of the tag of the public interface (`claim_rejected` is said by
//! `ruling-claim-rejected`), and each field of an answer is a variable of its name, in the form that `fields` gives it.
//! So a new tag needs its four sentences and no code; a test holds the lists of tags against the texts.

mod events;
mod fields;
mod heads;
mod story;

use arbiter_game::rules::answer::{Audience, Limits, MateVerdict, Proposal, QuestionId, Since};
use arbiter_game::rules::{Answer, Question, Refusal, Remedy, Ruling};
use arbiter_game::state::{Beside, Situation};
use arbiter_laws::{Citation, Ground};

use crate::{Args, Lang};
pub use events::Played;
pub use fields::result_word;
use fields::{Fields, slug};
pub use story::{is_one_move, is_plain, moments, turns};

impl Lang {
    /// An answer in the words of the language: what was decided, for whom, and what to do now, or what is asked.
    ///
    /// `boards` are the positions in which the moves that are named may be legal, most likely first: those after and
    /// before the event. A move that is legal in none of them is written by its squares. The articles are not part of
    /// the text, see [`Lang::citations`].
    ///
    /// ```
    /// use arbiter_game::event::{Actor, Event, ShorthandAct};
    /// use arbiter_game::rules::laws::default_rulebook;
    /// use arbiter_game::{Game, Start};
    /// use arbiter_lang::{Lang, Language};
    ///
    /// let mut game = Game::begin(&Start::default(), default_rulebook().standard());
    /// let before = *game.state().line.now();
    /// let entries = game.apply(&Event::new(Actor::White, ShorthandAct::san("Nf3"))).unwrap();
    /// let made = entries.iter().flat_map(|entry| &entry.answers).next().unwrap();
    /// let boards = [*game.state().line.now(), before];
    /// assert_eq!(Lang::new(Language::En).answer(made, &boards), "White has made the move Nf3.");
    /// assert!(Lang::new(Language::Vi).answer(made, &boards).contains("Mf3"));
    /// ```
    #[must_use]
    pub fn answer(&self, answer: &Answer, boards: &[Situation]) -> String {
        match answer {
            Answer::Ruling(ruling) => self.ruling(ruling, boards),
            Answer::Question(question) => self.question(question),
        }
    }

    /// A ruling: the decision, since when it holds, what the mate question answered, and what must be done.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling, boards: &[Situation]) -> String {
        let mut texts = vec![self.decision(ruling, boards)];
        texts.extend(self.remedies(ruling, boards));
        texts.join(" ")
    }

    /// What must be done about a ruling, one sentence each; what the decision itself says is not said again.
    #[must_use]
    pub fn remedies(&self, ruling: &Ruling, boards: &[Situation]) -> Vec<String> {
        let more = ruling
            .remedies
            .iter()
            .filter(|remedy| !is_said(ruling.decision.tag(), remedy.tag()));
        more.map(|remedy| self.remedy(remedy, boards)).collect()
    }

    /// A ruling without what must be done about it.
    #[must_use]
    pub fn decision(&self, ruling: &Ruling, boards: &[Situation]) -> String {
        let fields = Fields::new(self, boards);
        let args = fields.of(&ruling.decision);
        let args = match ruling.obliged() {
            Some(obliged) => fields.obliged(args, obliged),
            None => args,
        };
        let by_itself = |remedy: &Remedy| matches!(remedy, Remedy::TakeBack { .. });
        let tag = match ruling.decision.tag() {
            "position_restored" if ruling.remedies.iter().all(by_itself) => "position_taken_back",
            tag => tag,
        };
        let mut texts = vec![self.tagged("ruling", tag, &args)];
        texts.extend(ruling.since.map(|since| self.since(since)));
        texts.extend(ruling.mate.map(|verdict| self.mate(verdict, boards)));
        texts.join(" ")
    }

    /// Whether somebody can still checkmate; in a game that is won in other ways too, whether he can still win.
    fn mate(&self, verdict: MateVerdict, boards: &[Situation]) -> String {
        let beside = boards.last().is_some_and(|board| board.beside != Beside::Nothing);
        let id = if beside {
            "ruling-mate-beside"
        } else {
            "ruling-mate"
        };
        self.text(id, &Args::new().word("mate", verdict.as_str()))
    }

    /// A move given by its squares as the players of the language write it, if it is legal in one of the positions.
    #[must_use]
    pub fn written(&self, squares: &str, boards: &[Situation]) -> Option<String> {
        Fields::new(self, boards).as_written(squares)
    }

    fn since(&self, since: Since) -> String {
        self.text("ruling-since", &fields::ply(Args::new(), since.ply))
    }

    /// One thing that must be done about a ruling.
    #[must_use]
    pub fn remedy(&self, remedy: &Remedy, boards: &[Situation]) -> String {
        let args = Fields::new(self, boards).of(remedy);
        self.tagged("remedy", remedy.tag(), &args)
    }

    /// A question to the arbiter with its limits and its proposal, without its options.
    #[must_use]
    pub fn question(&self, question: &Question) -> String {
        let mut texts = vec![self.asked(question)];
        texts.extend(self.limits(&question.limits));
        texts.extend(
            question
                .proposal
                .iter()
                .flat_map(|one| self.proposal(question.id, one)),
        );
        texts.join(" ")
    }

    fn asked(&self, question: &Question) -> String {
        let args = Fields::new(self, &[]).of(question);
        let wording = question.limits.wording.as_deref();
        let args = args.word("wording", wording.unwrap_or("none"));
        self.tagged("question", question.id.as_str(), &args)
    }

    fn limits(&self, limits: &Limits) -> Vec<String> {
        let time = |id: &str, ms: Option<u64>| {
            ms.map(|ms| {
                self.text(
                    id,
                    &Args::new().duration("ms", std::time::Duration::from_millis(ms)),
                )
            })
        };
        let ply = limits
            .most_ply
            .map(|at| self.text("question-most-ply", &fields::ply(Args::new(), at)));
        let mate = limits
            .mate
            .map(|verdict| Args::new().word("mate", verdict.as_str()));
        let mate = mate.map(|args| self.text("ruling-mate", &args));
        let least = time("question-least-time", limits.least_ms);
        let most = time("question-most-time", limits.most_ms);
        [least, most, ply, mate].into_iter().flatten().collect()
    }

    /// What is taken as answered when the next event comes.
    fn proposal(&self, id: QuestionId, proposal: &Proposal) -> Vec<String> {
        match proposal {
            Proposal::Choice(word) => {
                let args = Args::new().word("option", self.option(id, word.as_str()));
                vec![self.text("question-proposal", &args)]
            }
            Proposal::Clocks {
                white,
                black,
                white_moves,
                black_moves,
            } => {
                let time = |name: &str, args: Args, ms: u64| {
                    args.duration(name, std::time::Duration::from_millis(ms))
                };
                let args = time("black", time("white", Args::new(), *white), *black);
                let mut texts = vec![self.text("question-proposal-clocks", &args)];
                if let (Some(white), Some(black)) = (white_moves, black_moves) {
                    let args = Args::new()
                        .count("white", u64::from(*white))
                        .count("black", u64::from(*black));
                    texts.push(self.text("question-proposal-counters", &args));
                }
                texts
            }
        }
    }

    /// One option of a question.
    ///
    /// ```
    /// use arbiter_game::rules::answer::QuestionId;
    /// use arbiter_lang::{Lang, Language};
    /// let english = Lang::new(Language::En);
    /// assert_eq!(english.option(QuestionId::OpponentsScore, "1/2"), "half a point");
    /// ```
    #[must_use]
    pub fn option(&self, question: QuestionId, word: &str) -> String {
        self.tagged(
            "option",
            question.as_str(),
            &Args::new().word("option", slug(word)),
        )
    }

    /// Why an event cannot have happened.
    ///
    /// ```
    /// use arbiter_game::rules::Refusal;
    /// use arbiter_lang::{Lang, Language};
    /// let english = Lang::new(Language::En);
    /// let text = english.refusal(&Refusal::NoOffer);
    /// assert_eq!(text, "This cannot be: no offer of a draw stands.");
    /// ```
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.tagged("refusal", refusal.tag(), &self.refused(refusal))
    }

    fn refused(&self, refusal: &Refusal) -> Args {
        let args = Args::new();
        let asked = |id: &QuestionId| {
            let args = Args::new().word("player", "none").word("wording", "none");
            self.tagged("question", id.as_str(), &args)
        };
        match refusal {
            Refusal::NotAtThisBoard { by } => args.text("by", by),
            Refusal::NotThisRole { by } => args.word("who", slug(by)),
            Refusal::UnknownSquare { text } => args.text("text", text),
            Refusal::NothingThere { square } => args.text("square", square.to_string()),
            Refusal::QuestionOpen(id) | Refusal::QuestionNotOpen(id) => args.word("question", asked(id)),
            Refusal::OutsideLimits { answer } => args.text("answer", answer),
            Refusal::NotInThisMode(why) => args.word("why", why.as_str()),
            _ => args,
        }
    }

    /// The options of a question, in one line.
    #[must_use]
    pub fn options(&self, question: &Question) -> String {
        let options = question.options.iter();
        self.list(
            &options
                .map(|choice| self.option(question.id, choice.id.as_str()))
                .collect::<Vec<_>>(),
        )
    }

    /// Who may be told of a ruling, where that is not everybody.
    #[must_use]
    pub fn told(&self, audience: Audience) -> Option<String> {
        let viewers: Vec<String> = audience
            .iter()
            .map(|viewer| self.text("ruling-person", &Args::new().word("who", viewer.as_str())))
            .collect();
        let said = if viewers.is_empty() {
            "none".to_owned()
        } else {
            self.list(&viewers)
        };
        let args = Args::new().word("viewers", said);
        (audience != Audience::EVERYBODY).then(|| self.text("game-told", &args))
    }

    /// The articles of an answer, each once, without their rulebook: `Articles 7.5.1, 7.5.5`; empty for none.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::{Topic, default_rulebook};
    /// let cites: Vec<_> = default_rulebook().cite(Topic::EndCheckmate).into_iter().collect();
    /// assert_eq!(Lang::new(Language::En).citations(&cites), "Article 5.1.1");
    /// ```
    #[must_use]
    pub fn citations(&self, cites: &[Citation]) -> String {
        let mut articles: Vec<String> = Vec::new();
        for cite in cites {
            let article = self.cited(cite);
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
        if articles.is_empty() {
            return String::new();
        }
        let count = articles.len() as u64;
        let args = Args::new()
            .count("count", count)
            .word("articles", self.list(&articles));
        self.text("ruling-articles", &args)
    }

    fn cited(&self, cite: &Citation) -> String {
        let ground = match cite.ground() {
            Ground::Letter => "letter",
            Ground::Practice => "practice",
            Ground::Unsettled => "unsettled",
        };
        let args = Args::new().text("article", cite.article()).word("ground", ground);
        self.text("ruling-article", &args)
    }

    fn tagged(&self, kind: &str, tag: &str, args: &Args) -> String {
        self.text(&format!("{kind}-{}", tag.replace('_', "-")), args)
            .trim()
            .to_owned()
    }
}

/// Whether a decision has already said what a remedy says.
fn is_said(decision: &str, remedy: &str) -> bool {
    matches!(
        (decision, remedy),
        ("no_obligation", "any_legal_move")
            | (
                "obligation",
                "must_move" | "must_capture" | "must_castle" | "finish_promotion"
            )
            | ("position_restored", "restore")
            | ("illegal_move_counted", "count_illegal_move")
            | ("new_game", "new_game")
            | ("complete_sheet", "complete_sheet")
            | ("referred", "refer_to")
    )
}
