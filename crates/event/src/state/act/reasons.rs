//! Closed sets of reasons: what an act expects, and why it is refused. `Display` is English for developers; people read the
//! sentence of the name in their language.

macro_rules! reasons {
    ($($(#[$about:meta])* $set:ident { $($(#[$of:meta])* $name:ident = $word:literal, $english:literal;)+ })+) => { $(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum $set {
            $($(#[$of])* $name,)+
        }

        impl $set {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Its name in the language files.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }
        }

        impl core::fmt::Display for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(match self {
                    $(Self::$name => $english,)+
                })
            }
        }
    )+ };
}

reasons! {
    /// What an act expects where something else was found.
    Wanted {
        /// A letter of record 162.
        PointsLetter = "points_letter", "a letter of record 162";
        /// A record of a report file that is text.
        TextRecord = "text_record", "a text record such as 022, 042 or 102";
        /// A federation.
        Federation = "federation", "the three letters of a federation";
        /// A day.
        Day = "day", "a day such as 2026/10/03";
        /// Days in their order.
        DaysInOrder = "days_in_order", "a first day that is not after the last one";
        /// A time.
        Time = "time", "a time such as 2026-10-03T15:00";
        /// A number of rounds.
        Rounds = "rounds", "a number of rounds";
        /// A Swiss, where fellows are to be kept apart.
        SwissForFellows = "swiss_for_fellows", "a Swiss; elsewhere the draw keeps fellows apart";
        /// A Swiss, where a pair is to be forbidden.
        SwissForForbidden = "swiss_for_forbidden", "a Swiss: in a table everybody meets everybody, and brackets keep fellows apart";
        /// One span of rounds for each way of being fellows.
        OneSpan = "one_span", "one span of rounds";
        /// A column of an entry.
        Column = "column", "a column: name, rating, national_rating, title, federation, fide_id, birth, sex, club";
        /// A value that fits its column.
        ColumnValue = "column_value", "a value of that column";
        /// The game in which offences are counted.
        OffenceGame = "offence_game", "offences that are counted with their game";
        /// What happened.
        WhatHappened = "what_happened", "what happened";
        /// An incident with a captain, for what he said.
        CaptainSaid = "captain_said", "words of a captain at an incident with a captain only";
        /// An incident with a photograph, for when it was taken.
        Photograph = "photograph", "the time of a photograph at an incident with one only";
        /// Another name for everybody on the committee.
        OwnName = "own_name", "a name of his own for everybody on the committee";
        /// Somebody of the committee.
        Member = "member", "somebody of the committee";
        /// What the committee decided.
        Decided = "decided", "what the committee decided";
        /// The hash of a secret.
        Commitment = "commitment", "the hash of a secret, 64 of 0-9 and a-f";
        /// Rounds that follow from the number of players.
        TableRounds = "table_rounds", "no other number of rounds: in a table it follows from who plays";
        /// A forfeit, where somebody says whether an absence was excused.
        Forfeit = "forfeit", "a game lost by default, where an absence is excused or not";
        /// Points of a penalty.
        PenaltyPoints = "penalty_points", "points other than 0, and no more than all rounds are worth";
        /// Two teams that can meet each by each.
        EqualTeams = "equal_teams", "two teams with as many players each, of a number for which there is a table";
        /// Two teams.
        TwoTeams = "two_teams", "two teams at least";
        /// Two players.
        TwoPlayers = "two_players", "two players at least";
        /// Nobody twice.
        NobodyTwice = "nobody_twice", "nobody twice: nobody meets himself";
        /// An item of the check before the first round.
        CheckItem = "check_item", "medical_officer, light, noise, heating, smoking_place or staff";
        /// The number of the first board.
        FirstBoard = "first_board", "the number of a board, 1 to 9000";
        /// Two who may not meet.
        ForbiddenPair = "forbidden_pair", "two who may not meet in these rounds";
        /// A rulebook by its id.
        Rulebook = "rulebook", "the id of a rulebook for games";
        /// A time control.
        Control = "control", "a time control such as 90m+30s";
        /// By which rating ranks go.
        Ranking = "ranking_method", "FIDE, NRO, FIDON, NIDOF, HBFN or LBFN, a federation's three letters before it where wanted";
        /// How results come.
        Results = "results_come", "typed, players or live";
        /// By which clock hours are told.
        Zone = "zone", "an offset from UTC such as +03:30";
        /// Who says that players are there.
        WhoChecksIn = "who_checks_in", "players or desk";
        /// A board that waits for a game.
        FreeBoard = "free_board", "a board without a result and without a game";
        /// Boards with the ids of their games.
        GameIds = "game_ids", "each board once with the id of its game: a server opens live games";
        /// Until when a game is adjourned.
        Until = "until", "until when";
        /// A game beside a result that comes from one.
        LiveGame = "live_game", "a live result with its game";
        /// Words of a note.
        Words = "words", "some words";
        /// As many boards as the players had.
        SameBoards = "same_boards", "as many boards as these players had";
        /// An event of players.
        OfPlayers = "of_players", "an event of players; in a match captains order their boards";
        /// An event of teams.
        OfTeams = "of_teams", "an event of teams";
        /// A tie-break.
        Tiebreak = "tiebreak", "a tie-break such as BH/C1, SB or DE";
        /// An age group.
        AgeGroup = "age_group", "an age group such as U12 2014/01/01 2015/12/31";
        /// A category.
        Category = "category", "a category such as U12, women, 0-1800 or S50, or a name with a colon before it";
        /// The name of a prize.
        PrizeName = "prize_name", "the name of a prize";
        /// A prize of the event.
        Prize = "prize", "a prize of this event";
        /// Amounts that do not rise.
        Amounts = "amounts", "up to 999 amounts, none larger than the one before";
        /// `m` or `w`.
        Sex = "sex", "m or w";
        /// A question of the event.
        Question = "question", "a question of this event";
        /// A form of an event.
        Form = "form", "a form: plain, groups, school-cup or teams";
        /// A step of a dispute.
        Step = "step", "reported, mediated, ruled, appealed or decided";
    }

    /// What is wrong with a captain's order.
    NoLineup {
        /// Not one entry for each board.
        Boards = "boards", "a player or 0 for each board";
        /// A stranger.
        Stranger = "stranger", "somebody is not of the team";
        /// Somebody twice.
        Twice = "twice", "somebody sits on two boards";
        /// Another order than the fixed one.
        Order = "order", "the order of the boards is fixed; the event must allow another one beforehand";
        /// No match in the round.
        NoMatch = "no_match", "the team has no match in this round";
        /// The match has results.
        Results = "results", "the match has results";
    }

    /// What is fixed before the first round.
    Beforehand {
        /// The appeals committee.
        Committee = "committee", "the appeals committee";
        /// What an appeal costs, and how long it may be made.
        Terms = "terms", "fee and deadline of appeals";
    }

    /// What is final.
    Final {
        /// What the committee decided.
        Decision = "decision", "what the committee decided";
        /// What was published before the draw.
        Published = "published", "what was published before the draw";
        /// Leaving FIDE mode.
        FideMode = "fide_mode", "leaving FIDE mode";
        /// Days of birth that were erased.
        Births = "births", "what was erased is gone: erase_births";
    }

    /// What can be done where something cannot be taken back any more.
    Instead {
        /// Let him go.
        Withdraw = "withdraw", "; or let him go: withdraw";
        /// Let him come back.
        Rejoin = "rejoin", "; or let him come back: rejoin";
        /// Let him play again.
        Reinstate = "reinstate", "; or let him play again: reinstate";
    }
}
