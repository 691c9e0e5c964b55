//! Tournaments in words: what is told about an act, why one is refused, what was done.
//!
//! Whoever is spoken of is named by starting rank, name and club. Each `match` names every variant, so that nothing can be
//! decided for which there is no sentence.

mod accounts;
mod acts;
mod ages;
mod answered;
mod explained;
mod faults;
mod notices;
mod pasted;
mod refusals;
mod typed;
mod unpaired;

pub use accounts::AccountWords;
pub use explained::PairingWords;

use std::cell::OnceCell;
use std::fmt::Display;

use arbiter_event::act::{Act, OffenceKind, OpenBoard, Outcome};
use arbiter_event::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use arbiter_event::regulations::{Incident, article};
use arbiter_event::state::{Numbers, State, Who};

use crate::{Args, Lang};

/// What is said of one tournament in one language.
///
/// ```
/// use arbiter_event::act::{Announce, Enter, Notice, decide, evolve};
/// use arbiter_event::{number::EntrantId, state::State};
/// use arbiter_lang::{Lang, Language};
/// let mut state = State::default();
/// for act in [Announce::new("Club open", 5).into(), Enter::named("Gomez, Ana").into()] {
///     let entry = decide(&state, &act).unwrap();
///     evolve(&mut state, &entry);
/// }
/// let english = Lang::new(Language::En);
/// let words = english.tournament(&state);
/// assert_eq!(words.made(&state.history[1]), "1 Gomez, Ana entered.");
/// let late = Notice::SecondHalfBye(state.who(EntrantId(1)));
/// assert_eq!(words.notice(&late), "1 Gomez, Ana has had a half-point bye already.");
/// ```
pub struct TournamentWords<'a> {
    lang: &'a Lang,
    state: &'a State,
    numbers: OnceCell<Numbers>,
}

impl Lang {
    /// The words for a tournament as it stands.
    #[must_use]
    pub const fn tournament<'a>(&'a self, state: &'a State) -> TournamentWords<'a> {
        TournamentWords {
            lang: self,
            state,
            numbers: OnceCell::new(),
        }
    }
}

impl TournamentWords<'_> {
    fn say(&self, id: &str, args: &Args) -> String {
        self.lang.text(id, args).trim().to_owned()
    }

    fn word(&self, id: &str, name: &str, word: &str) -> String {
        self.say(id, &Args::new().word(name, word))
    }

    /// A number that is a name and not a count: without separators.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "numbers are put together where they are said"
    )]
    fn digits(&self, number: impl ToString) -> String {
        self.lang.digits(&number.to_string())
    }

    fn listed(&self, items: impl IntoIterator<Item = String>) -> String {
        let items: Vec<String> = items.into_iter().collect();
        items.join(&self.lang.text("tournament-joint", &Args::new()))
    }

    fn numbers(&self) -> &Numbers {
        self.numbers.get_or_init(|| self.state.numbers())
    }

    /// Somebody as he was spoken of.
    #[must_use]
    pub fn person(&self, who: &Who) -> String {
        self.named(who.rank.0, &who.name, &who.club)
    }

    fn named(&self, rank: u16, name: &str, club: &str) -> String {
        let with = if club.is_empty() { "none" } else { "some" };
        let rank = if rank == 0 {
            String::new()
        } else {
            self.digits(rank)
        };
        let args = Args::new().word("rank", rank).text("name", name);
        self.say("tournament-who", &args.word("club", with).text("of", club))
    }

    /// An entrant by starting rank, name and club; nobody is told by his id.
    #[must_use]
    pub fn who(&self, id: EntrantId) -> String {
        let name = self.state.name(id);
        if name.is_empty() {
            // Whose entry was taken back is still named where something was done with him.
            return match self.state.name_once(id) {
                Some(name) => self.named(0, name, ""),
                None => self.lang.isolate(&format!("#{id}")).into_owned(),
            };
        }
        self.named(self.numbers().rank(id), name, self.state.club(id))
    }

    /// An entrant by his starting rank.
    #[must_use]
    pub fn ranked(&self, rank: u16) -> String {
        match self.numbers().entrant(rank) {
            Some(id) => self.who(id),
            None => self.digits(rank),
        }
    }

    /// A team by its name.
    #[must_use]
    pub fn team(&self, id: TeamId) -> String {
        let team = self.state.teams.get(&id);
        let name = team.map_or_else(|| format!("#{id}"), |team| team.name.clone());
        self.lang.isolate(&name).into_owned()
    }

    /// A player or, where teams are paired, a team.
    #[must_use]
    pub fn either(&self, id: u32) -> String {
        if self.state.of_teams() {
            self.team(TeamId(id))
        } else {
            self.who(EntrantId(id))
        }
    }

    fn people(&self, all: &[EntrantId]) -> String {
        self.listed(all.iter().map(|id| self.who(*id)))
    }

    fn persons(&self, all: &[Who]) -> String {
        self.listed(all.iter().map(|who| self.person(who)))
    }

    /// White and Black.
    fn against(&self, white: String, black: String) -> String {
        let args = Args::new().word("white", white).word("black", black);
        self.say("tournament-game", &args)
    }

    fn open_board(&self, open: &OpenBoard) -> String {
        let game = self.against(self.person(&open.white), self.person(&open.black));
        let args = Args::new().word("board", self.digits(open.board));
        self.say("tournament-open-board", &args.word("game", game))
    }

    /// Who sits on a board; nothing where the round has no such board.
    fn seated(&self, round: Round, board: BoardNumber) -> Option<String> {
        let round = self.state.round(round)?;
        let (white, black) = round.seats(round.board(board)?);
        Some(self.against(self.who(white), self.who(black)))
    }

    /// White and Black by their starting ranks.
    #[must_use]
    pub fn met(&self, white: u16, black: u16) -> String {
        self.against(self.ranked(white), self.ranked(black))
    }

    /// Somebody who left a round robin too early, by his starting rank: the results count for nobody.
    #[must_use]
    pub fn counts_for_nobody(&self, rank: u16) -> String {
        let args = Args::new().word("who", self.ranked(rank));
        let args = args.word("article", self.article("tr.unplayed.less"));
        self.say("tournament-cli-counts-for-nobody", &args)
    }

    /// `Round 3, board 2, White – Black`.
    #[must_use]
    pub fn place(&self, round: Round, board: BoardNumber) -> String {
        let game = self.seated(round, board);
        let seated = if game.is_some() { "some" } else { "none" };
        let args = Args::new().count("round", round.0.into()).word("seated", seated);
        let args = args.word("board", self.digits(board));
        self.say("tournament-place", &args.word("game", game.unwrap_or_default()))
    }

    /// A result as it is written; an open one in words.
    #[must_use]
    pub fn result(&self, result: Outcome) -> String {
        if result.open() {
            return self.say("tournament-open-result", &Args::new());
        }
        let written = self.digits(result);
        let written = self.lang.isolate(&written).into_owned();
        // Digits of these scripts turn round a hyphen, even where nothing foreign is near: White's figure stays left.
        if self.lang.language().is_rtl() {
            format!("\u{202D}{written}\u{202C}")
        } else {
            written
        }
    }

    /// A list of a closed set of words.
    fn each<'b>(&self, id: &str, name: &str, words: impl IntoIterator<Item = &'b str>) -> String {
        self.listed(words.into_iter().map(|word| self.word(id, name, word)))
    }

    /// What an entry did, by its number.
    fn entry(&self, seq: Seq) -> Option<String> {
        let made = self.state.history.iter().find(|made| made.seq == seq)?;
        // What takes something back is never taken back itself: a log that says so was made by nobody of us.
        Some(match &made.act {
            Act::Undo(_) => self.kind(made.act.kind()),
            _ => self.made(made),
        })
    }

    /// A time in the calendar and the digits of the language, or the words that stand there.
    ///
    /// ```
    /// use arbiter_event::state::State;
    /// use arbiter_lang::{Lang, Language};
    /// let (lang, state) = (Lang::new(Language::Fa), State::default());
    /// assert_eq!(lang.tournament(&state).moment("2026-10-03T15:00"), "۱۱ مهر ۱۴۰۵، ۱۵:۰۰");
    /// ```
    #[must_use]
    pub fn moment(&self, at: &str) -> String {
        let words = || self.lang.isolate(at).into_owned();
        let Some((day, rest)) = at.split_once('T') else {
            return words();
        };
        let clock: String = rest.chars().take(5).collect();
        let is_clock = clock.len() == 5 && clock.as_bytes()[2] == b':';
        match day.parse() {
            Ok(day) if is_clock => {
                let args = Args::new().date("day", day).word("time", self.digits(clock));
                self.say("tournament-moment", &args)
            }
            _ => words(),
        }
    }

    /// The article of the Tournament Rules about a topic.
    fn article(&self, topic: &str) -> String {
        self.lang.isolate(article(topic).unwrap_or(topic)).into_owned()
    }

    /// A question that the regulations leave open.
    #[must_use]
    pub fn question(&self, key: &str) -> String {
        let text = self.word("event-question", "question", key);
        text.trim_end_matches(['?', '؟']).to_owned()
    }

    /// An offence that counts over an event.
    #[must_use]
    pub fn offence_kind(&self, kind: OffenceKind) -> String {
        self.word("tournament-offence", "kind", kind.name())
    }

    /// Something that happens beside the games.
    #[must_use]
    pub fn incident(&self, kind: Incident) -> String {
        self.word("tournament-incident", "kind", kind.name())
    }

    /// An answer to such a question.
    #[must_use]
    pub fn option(&self, word: &str) -> String {
        let known = word.chars().all(|sign| sign.is_ascii_lowercase());
        let key = if known && !word.is_empty() { word } else { "other" };
        let args = Args::new().word("word", key);
        self.say(
            "tournament-option",
            &args.word("text", self.lang.isolate(word).into_owned()),
        )
    }
}

/// `none` or `some`, by which messages choose.
fn some(text: &str) -> &'static str {
    if text.trim().is_empty() { "none" } else { "some" }
}

/// An amount without its sign, and whether it is taken or given.
fn signed(points: impl Display) -> (&'static str, String) {
    let text = points.to_string();
    match text.strip_prefix('-') {
        Some(rest) => ("minus", rest.to_owned()),
        None => ("plus", text),
    }
}
