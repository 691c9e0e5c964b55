//! Every article and sub-article number that the source documents have is in the data of its edition.

use arbiter_laws::{Article, Rulebook};
use std::collections::BTreeSet;
use std::path::Path;

/// The numbers as the documents count them: `1.1-3` is 1.1, 1.2, 1.3 and `4.3a-c` is 4.3a, 4.3b, 4.3c.
const NUMBERS: [(&str, &str); 3] = [
    (
        "fide-2001",
        "preface.a-c 1.1-3 2.1-4 3.1-9 3.7a-e 3.8a-b 3.8a(i) 3.8a(ii) 3.8a(ii)(1) 3.8a(ii)(1)[a] 3.8a(ii)(1)[b] \
         3.8a(ii)(2) 3.8a(ii)(2)[a] 3.8a(ii)(2)[b] 4.1-7 4.3a-c 4.4a-c 5.1-2 5.1a-b 5.2a-e 6.1-15 6.2a-b 6.8a-d \
         6.13a-d 7.1-5 7.1a-b 7.4a-b 8.1-7 8.5a-c 9.1-6 9.1a-c 9.2a-b 9.3a-b 9.5a-b 10.1-3 10.2a-d 11.1 12.1-8 \
         13.1-7 13.4a-g 14.1 A.1-13 A.1a-b A.2a-g A.8a-c A.9a-c A.10a-c A.11a-b B.1-8 B.5a-b C.1-4 D.1 D.1a-b \
         E.1-12 E.7a-b E.9(1) E.9(2) E.9(3) F.1-2 F.1a-e F.2.1-9 F.2.3a-c F.2.4a-b F.2.9a-f",
    ),
    (
        "fide-2005",
        "preface.a-c 1.1-3 2.1-4 3.1-9 3.7a-e 3.8a-b 3.8b(1) 3.8b(2) 4.1-7 4.3a-c 4.4a-d 4.6a-c 5.1-2 5.1a-b 5.2a-e \
         6.1-15 6.2a-b 6.8a-d 6.12a-b 6.13a-d 7.1-5 7.1a-b 7.4a-b 8.1-7 8.5a-c 9.1-6 9.1a-c 9.2a-b 9.3a-b 9.5a-b \
         10.1-2 10.2a-d 11.1 12.1-9 12.2a-b 13.1-7 13.4a-g 13.7a-b 14 A.1-13 A.1a-b A.2a-g A.8a-c A.9a-c A.10a-c \
         A.11a-b B.1-9 C.1-3 D.1 D.1a-b E.1-13 E.8a-b E.10(1) E.10(2) E.10(3) F.1-2 F.1a-e F.2.1-9 F.2.3a-c F.2.4a-b \
         F.2.9a-f",
    ),
    (
        "fide-2009",
        "preface.a-c 1.1-3 2.1-4 3.1-9 3.7a-e 3.8a-b 3.8b(1) 3.8b(2) 4.1-7 4.3a-c 4.4a-d 4.6a-c 5.1-2 5.1a-b 5.2a-e \
         6.1-14 6.2a-b 6.6a-b 6.7a-d 6.10a-b 6.11a-b 6.12a-d 7.1-5 7.1a-b 7.4a-b 8.1-7 8.5a-c 9.1-6 9.1a-b 9.1b(1) \
         9.1b(2) 9.1b(3) 9.2a-b 9.3a-b 9.5a-b 10.1-2 10.2a-d 11.1 12.1-10 12.3a-c 13.1-7 13.4a-g 13.7a-b 14.1 A.1-4 \
         A.4a-d A.4d(1) A.4d(2) A.4d(3) B.1-3 B.3a-c C.1-13 D.1 D.1a-b E.1-2 E.1a-e E.2.1-10 E.2.9a-f F.1-3 G.1-13 \
         G.1a-b G.2a-g G.8a-c G.9a-c G.10a-c G.11a-b",
    ),
];

/// One item of the list, drawn apart.
fn numbers(item: &str) -> Vec<String> {
    let Some((first, last)) = item.split_once('-') else {
        return vec![item.to_owned()];
    };
    if last.ends_with(|sign: char| sign.is_ascii_digit()) {
        let (head, from) = first.rsplit_once('.').expect("a number after a point");
        let (from, to): (u32, u32) = (from.parse().expect("a number"), last.parse().expect("a number"));
        return (from..=to).map(|number| format!("{head}.{number}")).collect();
    }
    let (head, from) = first.split_at(first.len() - 1);
    let (from, to) = (from.as_bytes()[0], last.as_bytes()[0]);
    (from..=to)
        .map(|letter| format!("{head}{}", char::from(letter)))
        .collect()
}

fn ids(edition: &str) -> BTreeSet<&'static str> {
    let book = Rulebook::by_id(edition).expect("a built-in rulebook");
    book.articles().iter().map(Article::id).collect()
}

#[test]
fn every_number_of_the_documents_is_in_the_data() {
    for (edition, list) in NUMBERS {
        let ids = ids(edition);
        let missing: Vec<String> = list
            .split_whitespace()
            .flat_map(numbers)
            .filter(|number| !ids.contains(&**number))
            .collect();
        assert!(missing.is_empty(), "{edition}: {missing:?}");
    }
}

/// A document: its file, the line where an edition starts and the one where it ends, the edition, and the joints
/// between the two figures of a number.
struct Document {
    file: &'static str,
    from: &'static str,
    to: &'static str,
    edition: &'static str,
    joints: &'static [char],
}

const GUIDE: &str = "fide-laws-2009-2001-2005-tournament-rules-beginners-guide.vi.txt";
const DOCUMENTS: [Document; 6] = [
    Document {
        file: "fide-laws-2001.fa.txt",
        from: "",
        to: "مدیران مسابقات باید",
        edition: "fide-2001",
        joints: &['ـ', '-'],
    },
    Document {
        file: "fide-laws-2001-articles-1-5.fa.txt",
        from: "",
        to: "",
        edition: "fide-2001",
        joints: &['/'],
    },
    Document {
        file: "fide-laws-2005.ar.txt",
        from: "",
        to: "الملحق الخامس :",
        edition: "fide-2005",
        joints: &['-'],
    },
    Document {
        file: GUIDE,
        from: "79 tại Dresden",
        to: "thông qua 1986",
        edition: "fide-2009",
        joints: &['.', ','],
    },
    Document {
        file: GUIDE,
        from: "áp dụng cho việc chơi trên bàn cờ",
        to: "trên bàn cờ. Phiên bản gốc",
        edition: "fide-2001",
        joints: &['.', ','],
    },
    Document {
        file: GUIDE,
        from: "trên bàn cờ. Phiên bản gốc",
        to: "",
        edition: "fide-2005",
        joints: &['.', ','],
    },
];

fn digit(sign: char) -> Option<u32> {
    match sign {
        '0'..='9' => Some(sign as u32 - '0' as u32),
        '٠'..='٩' => Some(sign as u32 - '٠' as u32),
        '۰'..='۹' => Some(sign as u32 - '۰' as u32),
        _ => None,
    }
}

/// Every two figures of at most two digits with a joint between and no third one beside.
fn pairs(line: &str, joints: &[char]) -> Vec<(u32, u32)> {
    // Only the copy with slashes has blanks within a number; elsewhere a blank ends it.
    let within = joints.contains(&'/');
    let signs: Vec<char> = line.chars().filter(|sign| !within || *sign != ' ').collect();
    let mut found = Vec::new();
    for (at, _) in signs.iter().enumerate().filter(|(_, sign)| joints.contains(sign)) {
        let before = signs[..at].iter().rev().map_while(|sign| digit(*sign));
        let before: Vec<u32> = before.collect();
        let after: Vec<u32> = signs[at + 1..].iter().map_while(|sign| digit(*sign)).collect();
        let figure_behind = |at: Option<usize>, joint: Option<usize>| {
            let sign = |at: Option<usize>| at.and_then(|at| signs.get(at)).copied();
            sign(joint).is_some_and(|sign| joints.contains(&sign)) && sign(at).and_then(digit).is_some()
        };
        let end = at + 1 + after.len();
        let start = at.checked_sub(before.len() + 1);
        let joined = figure_behind(Some(end + 1), Some(end))
            || figure_behind(start.and_then(|start| start.checked_sub(1)), start);
        if (1..=2).contains(&before.len()) && (1..=2).contains(&after.len()) && !joined {
            let number =
                |digits: &mut dyn Iterator<Item = u32>| digits.fold(0, |sum, digit| sum * 10 + digit);
            found.push((
                number(&mut before.into_iter().rev()),
                number(&mut after.into_iter()),
            ));
        }
    }
    found
}

fn of_edition<'a>(text: &'a str, document: &Document) -> Vec<&'a str> {
    let has = |line: &&str, mark: &str| line.contains(mark);
    let from = text.lines().skip_while(|line| !has(line, document.from));
    from.take_while(|line| document.to.is_empty() || !has(line, document.to))
        .collect()
}

#[test]
fn every_number_that_a_document_cites_is_in_the_data_read_one_way_or_the_other() {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared");
    let data = std::env::var("ARBITER_DATA").unwrap_or_else(|_| beside.to_owned());
    for document in &DOCUMENTS {
        let path = Path::new(&data).join("seeds").join(document.file);
        let Ok(text) = std::fs::read_to_string(path) else {
            println!("skipped: {} of {}", document.file, document.edition);
            continue;
        };
        let lines = of_edition(&text, document);
        let ids = ids(document.edition);
        let known = |a: u32, b: u32| {
            // 7.5 and 7-5 are alike; the figures of right-to-left texts often stand the other way round.
            ids.contains(&*format!("{a}.{b}")) || ids.contains(&*format!("{b}.{a}"))
        };
        let pairs: Vec<(u32, u32)> = lines
            .iter()
            .flat_map(|line| pairs(line, document.joints))
            .collect();
        assert!(pairs.len() > 20, "{}: {}", document.file, pairs.len());
        let unknown: Vec<_> = pairs.iter().filter(|(a, b)| !known(*a, *b)).collect();
        assert!(
            unknown.is_empty(),
            "{} of {}: {unknown:?}",
            document.file,
            document.edition
        );
    }
}

#[test]
fn figures_are_read_in_every_script() {
    assert_eq!(
        pairs("۶ـ۱۰.غیر از ۵ـ۱ ، ۵ـ۲(الف", &['ـ']),
        [(6, 10), (5, 1), (5, 2)]
    );
    assert_eq!(pairs("- 2-10 إذا بقي", &['-']), [(2, 10)]);
    assert_eq!(
        pairs("Theo Điều 9.2, 9.3 hoặc 10.2", &['.']),
        [(9, 2), (9, 3), (10, 2)]
    );
}
