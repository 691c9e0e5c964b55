//! Lists of invented players in the forms of FIDE's, the same for the same seed: for tests and benches.

use core::fmt::Write;

use super::Listed;

/// The form of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The combined text with arena titles, 162 columns.
    Combined,
    /// The combined text of older years, without arena titles.
    Legacy,
    /// The text of standard ratings only.
    Standard,
    /// XML.
    Xml,
}

/// A list of so many players.
///
/// ```
/// use arbiter_reports::rating_list::{Form, write};
/// assert_eq!(write(Form::Combined, 3, 1).lines().map(str::len).collect::<Vec<_>>(), [162; 4]);
/// ```
#[must_use]
pub fn write(form: Form, players: u32, seed: u64) -> String {
    let mut out = String::new();
    head(form, &mut out);
    for at in 0..players {
        player(form, &invented(at, seed), &mut out);
    }
    if form == Form::Xml {
        out.push_str("</playerslist>\n");
    }
    out
}

/// The beginning of a list.
fn head(form: Form, out: &mut String) {
    let combined = "SRtng SGm SK RRtng RGm Rk BRtng BGm BK ";
    let _ = match form {
        Form::Combined => writeln!(
            out,
            "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{combined}B-day Flag\r",
            "ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit", "FOA"
        ),
        Form::Legacy => writeln!(
            out,
            "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{combined}B-day Flag\r",
            "ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit"
        ),
        Form::Standard => writeln!(
            out,
            "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}OCT26 Gms K  B-day Flag\r",
            "ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit", "FOA"
        ),
        Form::Xml => writeln!(out, "<playerslist>"),
    };
}

/// A player, not a real one.
fn invented(at: u32, seed: u64) -> Listed {
    let mut state = seed ^ (u64::from(at) << 20);
    let mut below = |bound: u64| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        (mixed ^ (mixed >> 31)) % bound
    };
    let syllables = [
        "ba", "do", "fi", "ka", "lem", "mi", "nor", "pa", "ri", "sa", "tu", "vo", "ya", "zel",
    ];
    let mut name = |parts: u64| {
        let mut word = String::new();
        (0..parts).for_each(|_| word.push_str(syllables[below(syllables.len() as u64) as usize]));
        word[..1].to_ascii_uppercase() + &word[1..]
    };
    let name = format!("{}, {}", name(3), name(2));
    let woman = below(9) == 0;
    let mut rating = || (below(10) < 4).then(|| 1400 + below(1300) as u16);
    let ratings = [rating(), rating(), rating()];
    let titles = if woman {
        ["WGM", "WIM", "WFM", "WCM", "IM"]
    } else {
        ["GM", "IM", "FM", "CM", "GM"]
    };
    let titled = ratings[0].is_some_and(|rating| rating > 2200);
    Listed {
        id: 100_000 + at * 7,
        name,
        federation: ["IRI", "VIE", "EGY", "NED", "IND", "QAT"][below(6) as usize].to_owned(),
        sex: if woman { "F" } else { "M" }.to_owned(),
        title: if titled { titles[below(5) as usize] } else { "" }.to_owned(),
        ratings,
        national: None,
        born: (below(50) > 0).then(|| 1940 + below(78) as u16),
        inactive: below(4) == 0,
    }
}

fn player(form: Form, one: &Listed, out: &mut String) {
    let woman = if one.sex == "F" { "w" } else { "" };
    let flag = format!("{woman}{}", if one.inactive { "i" } else { "" });
    let [standard, rapid, blitz] = one.ratings.map(|rating| rating.unwrap_or(0));
    let born = one.born.unwrap_or(0);
    let (id, name, federation, sex) = (one.id, &one.name, &one.federation, &one.sex);
    let women = if one.title.starts_with('W') {
        &one.title
    } else {
        ""
    };
    let combined = || {
        format!(
            "{standard:<6}{:<4}{:<3}{rapid:<6}{:<4}{:<3}{blitz:<6}{:<4}{:<3}{born:<6}{flag:<4}",
            0, 20, 0, 20, 0, 20
        )
    };
    let _ = match form {
        Form::Xml => xml(one, women, &flag, out),
        Form::Legacy => writeln!(
            out,
            "{id:<15}{name:<61}{federation:<4}{sex:<4}{:<5}{women:<5}{:<15}{}\r",
            one.title,
            "",
            combined()
        ),
        Form::Combined => writeln!(
            out,
            "{id:<15}{name:<61}{federation:<4}{sex:<4}{:<5}{women:<5}{:<15}{:<4}{}\r",
            one.title,
            "",
            "",
            combined()
        ),
        Form::Standard => writeln!(
            out,
            "{id:<15}{name:<61}{federation:<4}{sex:<4}{:<5}{women:<5}{:<15}{:<4}{standard:<6}{:<4}{:<3}{born:<6}{flag:<4}\r",
            one.title, "", "", 0, 20
        ),
    };
}

fn xml(one: &Listed, women: &str, flag: &str, out: &mut String) -> core::fmt::Result {
    let [standard, rapid, blitz] = one.ratings.map(|rating| rating.unwrap_or(0));
    writeln!(
        out,
        "<player>\n<fideid>{}</fideid>\n<name>{}</name>\n<country>{}</country>\n<sex>{}</sex>\n<title>{}</title>\n\
         <w_title>{women}</w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n<rating>{standard}</rating>\n\
         <games>0</games>\n<k>20</k>\n<rapid_rating>{rapid}</rapid_rating>\n<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n\
         <blitz_rating>{blitz}</blitz_rating>\n<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n\
         <birthday>{}</birthday>\n<flag>{flag}</flag>\n</player>",
        one.id,
        one.name,
        one.federation,
        one.sex,
        one.title,
        one.born.unwrap_or(0)
    )
}
