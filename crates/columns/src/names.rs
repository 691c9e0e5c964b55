//! The names of the columns, and which of them a table has.

/// The tags that the published archives have as columns, in their order.
pub const A1: [&str; 17] = [
    "Event",
    "Site",
    "White",
    "Black",
    "Result",
    "WhiteTitle",
    "BlackTitle",
    "WhiteElo",
    "BlackElo",
    "WhiteRatingDiff",
    "BlackRatingDiff",
    "UTCDate",
    "UTCTime",
    "ECO",
    "Opening",
    "Termination",
    "TimeControl",
];

/// The tags that have columns of their own behind the moves.
pub const BESIDE: [&str; 4] = ["FEN", "Variant", "Round", "Date"];

/// Tags of which the audit wants to know what they say. Of all others only their bytes matter.
pub const READ: [&str; 24] = [
    "Event",
    "Site",
    "Round",
    "Date",
    "UTCDate",
    "White",
    "Black",
    "Result",
    "Termination",
    "ICCResult",
    "TimeControl",
    "Variant",
    "FEN",
    "SetUp",
    "PlyCount",
    "WhiteA",
    "BlackA",
    "WhiteB",
    "BlackB",
    "Link",
    "GameURL",
    "GameId",
    "BroadcastName",
    "BroadcastURL",
];

/// How the columns of a table are called.
///
/// ```
/// use arbiter_columns::Columns;
/// let columns = Columns { renamed: vec![("White".into(), "white_player".into())], ..Columns::default() };
/// assert_eq!(columns.name_of("White"), "white_player");
/// assert_eq!(columns.name_of("Black"), "Black");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Columns {
    /// The column of the moves.
    pub movetext: String,
    /// Tags whose columns are called otherwise: the tag, its column.
    pub renamed: Vec<(String, String)>,
}

impl Default for Columns {
    fn default() -> Self {
        Self {
            movetext: "movetext".to_owned(),
            renamed: Vec::new(),
        }
    }
}

impl Columns {
    /// The column of a tag.
    #[must_use]
    pub fn name_of<'a>(&'a self, tag: &'a str) -> &'a str {
        let renamed = self.renamed.iter().find(|(name, _)| name == tag);
        renamed.map_or(tag, |(_, column)| column)
    }

    /// All tags that may have a column: those of the published archives, those beside them, those that the audit reads, and those
    /// that the caller names.
    pub(crate) fn tags(&self) -> Vec<String> {
        let mut tags: Vec<String> = Vec::new();
        let known = A1.iter().chain(&BESIDE).chain(&READ).map(|tag| (*tag).to_owned());
        for tag in known.chain(self.renamed.iter().map(|(tag, _)| tag.clone())) {
            if !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        tags
    }
}
