//! What can have happened, as far as a rule asks: instants, hands, intents, claims, facts that somebody reports.

use serde::{Deserialize, Serialize};

use crate::words;

/// When: milliseconds since the scheduled start of a session, or not known.
///
/// Stored as `[session, ms]` or `"unknown"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub enum At {
    /// Nobody wrote down when.
    #[default]
    Unknown,
    /// So long after the start of a session.
    Time {
        /// The session, counted from 1.
        session: u16,
        /// Milliseconds since its scheduled start.
        ms: u64,
    },
}

impl At {
    /// An instant of the first session.
    #[must_use]
    pub const fn ms(ms: u64) -> Self {
        Self::Time { session: 1, ms }
    }
}

/// What stands in a log in the place of an instant that nobody told.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NoInstant {
    Unknown,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Stored {
    Time(u16, u64),
    Word(NoInstant),
}

impl From<At> for Stored {
    fn from(at: At) -> Self {
        match at {
            At::Unknown => Self::Word(NoInstant::Unknown),
            At::Time { session, ms } => Self::Time(session, ms),
        }
    }
}

impl From<Stored> for At {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Word(NoInstant::Unknown) => Self::Unknown,
            Stored::Time(session, ms) => Self::Time { session, ms },
        }
    }
}

words! {
    /// Whether a touch was meant.
    pub enum Intent {
        /// It was, or it is not disputed.
        Deliberate = "deliberate",
        /// A sleeve, a slip.
        Accidental = "accidental",
        /// To straighten the piece on its square.
        Adjusting = "adjusting",
        /// The arbiter is asked.
        Unclear = "unclear",
    }
}

words! {
    /// With which hand: `same` is the hand that moves the piece.
    pub enum Hand {
        /// The hand that moves the piece.
        Same = "same",
        /// The other one.
        Other = "other",
        /// Two hands at one move.
        Both = "both",
    }
}

words! {
    /// What can be claimed.
    pub enum ClaimKind {
        /// The same position often enough.
        Repetition = "repetition",
        /// Moves without capture or pawn move.
        Fifty = "fifty",
        /// The opponent's flag has fallen.
        Flag = "flag",
        /// The opponent made an illegal move.
        IllegalMove = "illegal_move",
        /// The opponent touched a piece that he does not move.
        Touched = "touched",
        /// A promotion was not carried out as it must be.
        Promotion = "promotion",
        /// The opponent cannot or does not try to win.
        Quickplay = "quickplay",
        /// An increment is asked for in the quickplay finish.
        IncrementRequest = "increment_request",
        /// The clock is set wrongly or defective.
        WrongClock = "wrong_clock",
        /// The position is not that of the game.
        WrongPosition = "wrong_position",
        /// The colours are reversed.
        WrongColours = "wrong_colours",
        /// The opponent came too late.
        Default = "default",
        /// The opponent disturbs.
        Disturbance = "disturbance",
        /// The opponent makes no attempt to win, where no arbiter is there.
        NoArbiterDraw = "no_arbiter_draw",
        /// Two boards, where a player is blind.
        TwoBoards = "two_boards",
    }
}

words! {
    /// Which form a claim of repetition or moves takes.
    pub enum ClaimGround {
        /// The position has appeared, the moves are made.
        Appeared = "appeared",
        /// The move that is written down brings it about.
        AboutToAppear = "about_to_appear",
        /// The opponent cannot win by normal means, where no arbiter is there.
        CannotWin = "cannot_win",
        /// The opponent makes no effort to win by normal means, where no arbiter is there.
        NoEffort = "no_effort",
    }
}

words! {
    /// What the arbiter is called or asked about, as far as a rule asks; anything else is for people alone.
    pub enum CallAbout {
        /// A piece that stands where it was not moved to.
        DisplacedPiece = "displaced_piece",
        /// The clock was pressed with the other hand.
        WrongHand = "wrong_hand",
        /// An illegal move.
        IllegalMove = "illegal_move",
        /// A wrong set-up.
        WrongPosition = "wrong_position",
        /// The players have begun with reversed colours.
        WrongColours = "wrong_colours",
        /// A board turned.
        BoardTurned = "board_turned",
        /// A clock set wrongly.
        WrongSetting = "wrong_setting",
        /// A piece to promote to that is not at hand.
        Promotion = "promotion",
        /// The arbiter's scoresheet, to be shown.
        Scoresheet = "scoresheet",
        /// The opponent's scoresheet, to complete one's own from it.
        OpponentsSheet = "opponents_sheet",
        /// Which of two sets of rules holds.
        Supervision = "supervision",
        /// How many moves have been made.
        MovesMade = "moves_made",
        /// The number of the move.
        MoveNumber = "move_number",
        /// Which moves were made.
        Moves = "moves",
        /// Whether a flag has fallen.
        Flag = "flag",
        /// Whether both have.
        BothFlags = "both_flags",
        /// Whether the clock was not pressed.
        ForgotClock = "forgot_clock",
        /// Whether a move is completed.
        Completed = "completed",
        /// The time used by both.
        Time = "time",
    }
}

/// Words that people say for short.
const SHORT: [(&str, CallAbout); 1] = [("sheet", CallAbout::Scoresheet)];

impl CallAbout {
    /// What a text names, however it is written: `Wrong hand`, `wrong-hand`.
    ///
    /// ```
    /// use arbiter_rules::fact::CallAbout;
    /// assert_eq!(CallAbout::of("Wrong hand"), Some(CallAbout::WrongHand));
    /// assert_eq!(CallAbout::of("the increment after the game"), None);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let word = text.trim().to_lowercase().replace([' ', '-'], "_");
        let short = SHORT.into_iter().find(|(short, _)| *short == word);
        short.map_or_else(|| Self::from_word(&word), |(_, about)| Some(about))
    }

    /// Whether it is of what arbiters keep silent about (`arbiter.silence`); how much of it is for a rulebook to say.
    #[must_use]
    pub const fn is_kept_silent(self) -> bool {
        use CallAbout::{BothFlags, Completed, Flag, ForgotClock, MoveNumber, Moves, MovesMade};
        matches!(
            self,
            MovesMade | MoveNumber | Moves | Flag | BothFlags | ForgotClock | Completed
        )
    }
}

words! {
    /// Words of a player from which something follows.
    pub enum Saying {
        /// That he is about to castle.
        AboutToCastle = "about_to_castle",
    }
}

/// What the button for it is called in the other languages, blanks as in [`Saying::of`].
const ABOUT_TO_CASTLE: [&str; 5] = [
    "می\u{200c}خواهم_قلعه_بروم",
    "می_خواهم_قلعه_بروم",
    "سأبيّت",
    "سأبيت",
    "tôi_sắp_nhập_thành",
];
words! {
    /// What the captain of a team may advise his player: to do it, or not. Nothing else that he says of the game is his to say.
    pub enum CaptainAdvice {
        /// To offer a draw.
        Offer = "offer",
        /// To accept one.
        Accept = "accept",
        /// To resign.
        Resign = "resign",
    }
}

impl CaptainAdvice {
    /// What a text advises, if it is no more than that.
    ///
    /// ```
    /// use arbiter_rules::fact::CaptainAdvice;
    /// assert_eq!(CaptainAdvice::of("Accept the draw."), Some(CaptainAdvice::Accept));
    /// assert_eq!(CaptainAdvice::of("you may offer a draw"), Some(CaptainAdvice::Offer));
    /// assert_eq!(CaptainAdvice::of("take the rook"), None);
    /// assert_eq!(CaptainAdvice::of("offer a draw, your rook hangs"), None);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = text.trim().trim_end_matches(['.', '!']).to_lowercase();
        let text = text.strip_prefix("you may ").unwrap_or(&text);
        let (word, what) = text.split_once(' ').unwrap_or((text, ""));
        let advice = Self::from_word(word)?;
        let fits = match advice {
            Self::Offer | Self::Accept => matches!(what, "" | "draw" | "a draw" | "the draw" | "it"),
            Self::Resign => matches!(what, "" | "the game"),
        };
        fits.then_some(advice)
    }
}

impl Saying {
    /// What a text says, however it is written.
    ///
    /// ```
    /// use arbiter_rules::fact::Saying;
    /// assert_eq!(Saying::of("I am about to castle"), Some(Saying::AboutToCastle));
    /// assert_eq!(Saying::of("I castle"), Some(Saying::AboutToCastle));
    /// assert_eq!(Saying::of("سأبيّت"), Some(Saying::AboutToCastle));
    /// assert_eq!(Saying::of("I might castle"), None);
    /// assert_eq!(Saying::of("I cannot castle"), None);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        // Who asks has not said it.
        let sign = |sign: char| sign.is_ascii_punctuation() && !matches!(sign, '_' | '\'' | '-' | '?');
        let text = text
            .trim_matches(|one: char| sign(one) || one.is_whitespace())
            .to_lowercase()
            .replace('’', "'")
            .replace([' ', '-'], "_");
        let said = ["i_am_", "i'm_", "i_"]
            .iter()
            .find_map(|begin| text.strip_prefix(begin))
            .unwrap_or(&text);
        let castles = matches!(said, "castle" | "castling" | "will_castle" | "going_to_castle")
            || ABOUT_TO_CASTLE.contains(&&*text);
        castles
            .then_some(Self::AboutToCastle)
            .or_else(|| Self::from_word(said))
    }
}

words! {
    /// What one partner says to the other in a match of two boards; never a sentence of his own.
    pub enum PartnerWord {
        /// He needs a man, of a kind where one is named.
        Need = "need",
        /// The partner should keep a man back.
        Keep = "keep",
        /// The partner should not give a man away.
        No = "no",
        /// The partner should wait.
        Wait = "wait",
        /// The partner should go on.
        Go = "go",
        /// The partner should be quick.
        Hurry = "hurry",
        /// The partner should exchange.
        Trade = "trade",
        /// The partner should not exchange.
        NoTrade = "no_trade",
        /// He is about to mate.
        Mating = "mating",
        /// He is in trouble.
        InTrouble = "in_trouble",
        /// Well done.
        Good = "good",
        /// Whether they should resign.
        ResignAsk = "resign_ask",
    }
}

impl PartnerWord {
    /// Whether a kind of man can be named with it.
    #[must_use]
    pub const fn takes_a_man(self) -> bool {
        matches!(self, Self::Need | Self::Keep | Self::No)
    }
}

words! {
    /// Until when something is kept an eye on.
    pub enum WatchUntil {
        /// Until a flag falls.
        Flag = "flag",
        /// Until the next move is completed.
        NextCompletedMove = "next_completed_move",
    }
}

words! {
    /// What a player writes on.
    #[derive(Default)]
    pub enum SheetKind {
        /// The scoresheet that he writes by hand.
        #[default]
        Paper = "paper",
        /// An electronic scoresheet.
        Electronic = "electronic",
        /// An electronic one that nobody has certified.
        Uncertified = "uncertified",
    }
}

words! {
    /// What stands on a scoresheet beside the moves.
    pub enum NoteKind {
        /// What the clocks show.
        Time = "time",
        /// An offer of a draw.
        Offer = "offer",
        /// What bears on a claim.
        Claim = "claim",
        /// The position as it stands, as FEN.
        Position = "position",
        /// Other data of the game.
        Data = "data",
        /// What helps him to think.
        Aid = "aid",
    }
}

words! {
    /// What a helper does for a player: the six duties where one of them is blind, the last two and the first where both see.
    pub enum HelperDuty {
        /// He moves the pieces.
        Moves = "moves",
        /// He announces the moves.
        Announces = "announces",
        /// He keeps the score and starts the opponent's clock.
        Records = "records",
        /// He tells the moves made and the time used, when he is asked.
        Tells = "tells",
        /// He claims a fallen flag and reports a touched piece.
        Claims = "claims",
        /// He does what an adjournment needs.
        Adjourns = "adjourns",
        /// He writes the moves.
        Write = "write",
        /// He presses the clock.
        Press = "press",
    }
}

words! {
    /// What somebody observes, reports, or finds in the replay.
    pub enum FactKind {
        /// A flag has fallen.
        Flag = "flag",
        /// Both flags have fallen.
        BothFlags = "both_flags",
        /// An illegal move was made.
        IllegalMove = "illegal_move",
        /// Both kings stand in check.
        BothKingsInCheck = "both_kings_in_check",
        /// A pawn stands on the last rank.
        PawnOnLastRank = "pawn_on_last_rank",
        /// A king was captured.
        KingCaptured = "king_captured",
        /// The position has appeared often enough for a claim.
        Repetition = "repetition",
        /// The position has appeared five times.
        Fivefold = "fivefold",
        /// Fifty moves by each without capture or pawn move.
        Fifty = "fifty",
        /// Seventy-five of them.
        SeventyFive = "seventy_five",
        /// The king had been checkmated.
        Checkmate = "checkmate",
        /// There was no legal move and no check.
        Stalemate = "stalemate",
        /// A dead position.
        DeadPosition = "dead_position",
        /// The initial position was wrong.
        WrongPosition = "wrong_position",
        /// A piece stands where it was not moved to.
        DisplacedPiece = "displaced_piece",
        /// The colours are reversed.
        WrongColours = "wrong_colours",
        /// The board is turned.
        BoardTurned = "board_turned",
        /// The clock is set wrongly; `should` says how it should be.
        WrongSetting = "wrong_setting",
        /// A player has not arrived by the default time.
        Default = "default",
        /// A device was found or rang.
        Device = "device",
        /// A move was written before it was made.
        WrittenAhead = "written_ahead",
        /// The clock was pressed with the wrong hand.
        WrongHand = "wrong_hand",
        /// Moves were not recorded.
        Unrecorded = "unrecorded",
        /// A piece was touched.
        Touched = "touched",
        /// A player read notes, or used another source.
        Notes = "notes",
        /// He was given advice, or analysed on another board.
        Advice = "advice",
        /// He disturbs the opponent.
        Disturbing = "disturbing",
        /// He did what brings chess into disrepute.
        Disrepute = "disrepute",
        /// He smoked where it is not allowed.
        Smoking = "smoking",
        /// He left the playing area without leave.
        LeftArea = "left_area",
        /// He left the playing venue without leave.
        LeftVenue = "left_venue",
        /// Somebody who has no part in the game interferes with it.
        SpectatorInterferes = "spectator_interferes",
        /// Such a person uses a phone where nobody may.
        SpectatorPhone = "spectator_phone",
        /// Somebody who neither plays nor is an arbiter is in the playing area without leave.
        EnteredArea = "entered_area",
        /// The envelope with the sealed move is lost.
        EnvelopeLost = "envelope_lost",
        /// The arbiter cannot see a scoresheet.
        SheetHidden = "sheet_hidden",
        /// A player keeps or destroys his scoresheet.
        SheetTaken = "sheet_taken",
        /// A player does not write in algebraic notation.
        OtherNotation = "other_notation",
        /// A scoresheet can be written on no more.
        DefectiveSheet = "defective_sheet",
        /// The two boards of a game with a blind player differ; the scoresheets agree.
        BoardsDiffer = "boards_differ",
        /// Boards and scoresheets differ; `ply` is the last after which the sheets agree.
        SheetsDiffer = "sheets_differ",
        /// A man was put into the wrong hand, and its owner’s opponent has put it on the board.
        PocketWrong = "pocket_wrong",
        /// Nobody knows any more what both had in hand; `should` says what is there by counting the men.
        PocketLost = "pocket_lost",
        /// The players differ on the checks that are left; `should` says how many are by the scoresheets.
        ChecksDisputed = "checks_disputed",
        /// Both boards of a match have ended at one instant.
        BothEnd = "both_end",
        /// A player has touched the other board of a match.
        OtherBoard = "other_board",
        /// A player has left the match for good.
        LeftMatch = "left_match",
    }
}

words! {
    /// What a player leaves.
    #[derive(Default)]
    pub enum Area {
        /// The place where the games are played.
        #[default]
        PlayingArea = "playing_area",
        /// That and all that belongs to it: rest rooms, refreshments, where one may smoke.
        PlayingVenue = "playing_venue",
    }
}

words! {
    /// How a device was found, the gravest first.
    #[derive(Default)]
    pub enum DeviceKind {
        /// It rang or made another sound.
        Rang = "rang",
        /// It sounded although it was switched off.
        SoundedOff = "sounded_off",
        /// Its player used it.
        Used = "used",
        /// It was switched on, and silent.
        #[default]
        On = "on",
        /// The player had it on him, switched off.
        OnPerson = "on_person",
        /// It lay in a bag, switched off, where the regulations allow that.
        InBag = "in_bag",
        /// Its player records the moves with it, as a blind one may.
        Records = "records",
    }
}

impl DeviceKind {
    /// Whether it was heard.
    #[must_use]
    pub const fn sounded(self) -> bool {
        matches!(self, Self::Rang | Self::SoundedOff)
    }
}
