//! Two texts held against each other, word by word: which words of each the other does not have.

/// Words that follow each other, and whether the other text lacks them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The words, with blanks between them.
    pub text: String,
    /// Whether the other text lacks them.
    pub differs: bool,
}

/// Texts with less than this part of their words in common say different things altogether: nothing is marked then.
const COMMON: (usize, usize) = (1, 3);

/// The pieces of every text of two sides; what stands on one side is held against all that stands on the other.
pub fn marked(sides: [&[&str]; 2]) -> [Vec<Vec<Piece>>; 2] {
    let words =
        sides.map(|texts| -> Vec<&str> { texts.iter().flat_map(|text| text.split_whitespace()).collect() });
    let mut kept = common(&words[0], &words[1]);
    let shared = kept[0].iter().filter(|is| **is).count();
    let shorter = words[0].len().min(words[1].len());
    if shared * COMMON.1 < shorter * COMMON.0 || shorter == 0 {
        kept = [vec![true; words[0].len()], vec![true; words[1].len()]];
    }
    [0, 1].map(|side| {
        let mut kept = kept[side].iter().copied();
        sides[side].iter().map(|text| pieces(text, &mut kept)).collect()
    })
}

fn pieces(text: &str, kept: &mut impl Iterator<Item = bool>) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for word in text.split_whitespace() {
        let differs = kept.next() == Some(false);
        match pieces.last_mut().filter(|last| last.differs == differs) {
            Some(last) => {
                last.text.push(' ');
                last.text.push_str(word);
            }
            None => pieces.push(Piece {
                text: word.to_owned(),
                differs,
            }),
        }
    }
    pieces
}

/// Which words of both belong to the longest sequence that they have in common.
fn common(a: &[&str], b: &[&str]) -> [Vec<bool>; 2] {
    let same = |i: usize, j: usize| bare(a[i]) == bare(b[j]);
    let mut lengths = vec![vec![0_u32; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            lengths[i][j] = if same(i, j) {
                lengths[i + 1][j + 1] + 1
            } else {
                lengths[i + 1][j].max(lengths[i][j + 1])
            };
        }
    }
    let mut kept = [vec![false; a.len()], vec![false; b.len()]];
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        if same(i, j) {
            (kept[0][i], kept[1][j]) = (true, true);
            (i, j) = (i + 1, j + 1);
        } else if lengths[i + 1][j] >= lengths[i][j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    kept
}

/// A word without the signs around it.
fn bare(word: &str) -> &str {
    let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric());
    if bare.is_empty() { word } else { bare }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both texts with what differs between brackets.
    fn check(a: &str, b: &str, shown: [&str; 2]) {
        let found = marked([&[a], &[b]]).map(|texts| {
            let piece = |piece: &Piece| {
                if piece.differs {
                    format!("[{}]", piece.text)
                } else {
                    piece.text.clone()
                }
            };
            texts[0].iter().map(piece).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(found, shown);
    }

    #[test]
    fn words_that_the_other_lacks_are_marked() {
        check(
            "The third illegal move loses the game.",
            "The second illegal move loses the game",
            [
                "The [third] illegal move loses the game.",
                "The [second] illegal move loses the game",
            ],
        );
        check(
            "He must stop the clocks.",
            "He or the arbiter may stop the clocks.",
            [
                "He [must] stop the clocks.",
                "He [or the arbiter may] stop the clocks.",
            ],
        );
    }

    #[test]
    fn texts_that_have_little_in_common_are_not_marked() {
        check(
            "One thing is said",
            "quite another matter here",
            ["One thing is said", "quite another matter here"],
        );
        check("", "all of it", ["", "all of it"]);
    }
}
