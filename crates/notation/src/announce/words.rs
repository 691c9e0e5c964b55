//! The words of announcements: those of the appendix on play with the blind, and those of the languages of the program.

use arbiter_chess::{CastlingSide, Role};

/// In which words a move is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Tongue {
    /// Those of the appendix: first names for files, German numbers, pieces and castling.
    #[default]
    Appendix,
    /// English numbers and pieces.
    English,
    /// Persian names, numbers and pieces.
    Persian,
    /// The same in Arabic.
    Arabic,
    /// Vietnamese numbers and pieces.
    Vietnamese,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Appendix,
        Self::English,
        Self::Persian,
        Self::Arabic,
        Self::Vietnamese,
    ];

    /// The words of the language with this code of ISO 639-1; those of the appendix for German.
    ///
    /// ```
    /// use arbiter_notation::Tongue;
    /// assert_eq!(Tongue::from_code("fa"), Some(Tongue::Persian));
    /// assert_eq!(Tongue::from_code("fr"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Some(match code {
            "de" => Self::Appendix,
            "en" => Self::English,
            "fa" => Self::Persian,
            "ar" => Self::Arabic,
            "vi" => Self::Vietnamese,
            _ => return None,
        })
    }

    pub(super) const fn words(self) -> &'static Words {
        match self {
            Self::Appendix => &APPENDIX,
            Self::English => &ENGLISH,
            Self::Persian => &PERSIAN,
            Self::Arabic => &ARABIC,
            Self::Vietnamese => &VIETNAMESE,
        }
    }
}

/// What files, ranks, pieces and castling are called.
#[derive(Debug)]
pub(super) struct Words {
    pub files: [&'static str; 8],
    pub ranks: [&'static str; 8],
    /// Pawn, knight, bishop, rook, queen, king.
    roles: [&'static str; 6],
    /// Short and long.
    castling: [&'static str; 2],
    /// Between a man and the square on which he is put from the pocket.
    pub put: &'static str,
    /// Words that may be said and tell nothing: of captures, checks, of the way to a square.
    pub idle: &'static [&'static str],
}

impl Words {
    pub const fn role(&self, role: Role) -> &'static str {
        self.roles[match role {
            Role::Pawn => 0,
            Role::Knight => 1,
            Role::Bishop => 2,
            Role::Rook => 3,
            Role::Queen => 4,
            Role::King => 5,
        }]
    }

    pub const fn castles(&self, side: CastlingSide) -> &'static str {
        self.castling[match side {
            CastlingSide::King => 0,
            CastlingSide::Queen => 1,
        }]
    }
}

const NAMES: [&str; 8] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
];

const APPENDIX: Words = Words {
    files: NAMES,
    ranks: ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"],
    roles: ["Bauer", "Springer", "Laeufer", "Turm", "Dame", "Koenig"],
    castling: ["Kurze Rochade", "Lange Rochade"],
    put: "eingesetzt auf",
    idle: &["schlaegt", "schlägt", "nach", "auf", "schach", "matt"],
};

/// The words of the appendix as German writes them.
pub(super) const UMLAUTS: Words = Words {
    ranks: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    roles: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
    ..APPENDIX
};

const ENGLISH: Words = Words {
    files: NAMES,
    ranks: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    roles: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    castling: ["castling short", "castling long"],
    put: "put on",
    idle: &["takes", "check", "checkmate"],
};

const PERSIAN: Words = Words {
    files: ["آنا", "بلا", "سزار", "داوید", "اوا", "فلیکس", "گوستاو", "هکتور"],
    ranks: ["یک", "دو", "سه", "چهار", "پنج", "شش", "هفت", "هشت"],
    roles: ["پیاده", "اسب", "فیل", "رخ", "وزیر", "شاه"],
    castling: ["قلعهٔ کوچک", "قلعهٔ بزرگ"],
    put: "گذاشته روی",
    idle: &["می‌زند", "کیش"],
};

const ARABIC: Words = Words {
    files: [
        "أنا",
        "بيللا",
        "سيزر",
        "دايفيد",
        "إيفا",
        "فيلكس",
        "جوستاف",
        "هيكتور",
    ],
    ranks: ["واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية"],
    roles: ["بيدق", "حصان", "فيل", "رخ", "وزير", "ملك"],
    castling: ["التبييت القصير", "التبييت الطويل"],
    put: "يوضع على",
    idle: &["يأخذ", "كش"],
};

const VIETNAMESE: Words = Words {
    files: NAMES,
    ranks: ["một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám"],
    roles: ["Tốt", "Mã", "Tượng", "Xe", "Hậu", "Vua"],
    castling: ["nhập thành ngắn", "nhập thành dài"],
    put: "thả vào",
    idle: &["bắt", "chiếu"],
};
