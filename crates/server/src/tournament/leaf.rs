//! A public page as a leaf of a folder: its list without the frame of the house, and its links leading to other leaves.

use super::links::Links;

/// What is told of a page that becomes a leaf.
pub struct Leaf {
    /// The opening tag of the page, with its language and direction.
    pub html: String,
    /// Its title.
    pub title: String,
    /// Its list.
    pub main: String,
    /// The addresses of other pages that it leads to.
    pub leads: Vec<String>,
}

/// The name of the file of a page of the tournament, and its address in plain; nothing for what is in no folder: live games, why
/// somebody has a value, what is printed.
pub fn file(links: &Links, address: &str) -> Option<(String, String)> {
    let rest = address.strip_prefix(&links.home())?;
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    let plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let named = match parts[..] {
        [] if path.is_empty() => "index".to_owned(),
        [
            page @ ("standings" | "clubs" | "cross" | "bracket" | "groups" | "teams" | "lots" | "prizes"
            | "about"),
        ] => page.to_owned(),
        [kind @ ("r" | "p"), number] if plain(number) => format!("{kind}{number}"),
        _ => return None,
    };
    // Tables of clubs are many, by what they count and by how many: those after the newest round are what somebody looks up later.
    let newest_only = named == "clubs";
    let mut name = named;
    for (key, value) in query.split('&').filter_map(|one| one.split_once('=')) {
        let is_kept =
            matches!(key, "after" | "page" | "by" | "best" | "section") && !(newest_only && key == "after");
        let value = if key == "section" {
            section(value)
        } else {
            plain(value).then(|| value.to_owned())
        };
        let value = value.filter(|_| is_kept)?;
        name = format!("{name}-{key}-{value}");
    }
    Some((format!("{name}.html"), address.to_owned()))
}

/// The longest name of a section that stands in that of a file.
const LONGEST_SECTION: usize = 60;

/// A section in the name of a file: people call it what they like, in any script. As an address carries it, with a sign that every
/// disk takes; a long one by its hash.
fn section(value: &str) -> Option<String> {
    let known = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'%');
    if value.is_empty() || !value.bytes().all(known) {
        return None;
    }
    if value.len() > LONGEST_SECTION {
        return Some(arbiter_hall::hash(value).chars().take(16).collect());
    }
    Some(value.replace('%', "_"))
}

impl Leaf {
    /// Of the text of a page at an address; nothing where it is no page of ours.
    pub fn of(links: &Links, address: &str, page: &str) -> Option<Self> {
        let html = page.find("<html ").map(|from| &page[from..])?;
        let html = &html[..=html.find('>')?];
        let title = between(page, "<title>", "</title>")?;
        let main = &page[page.find("<main ")?..page.find("</main>")?];
        let (main, leads) = led(links, address, &without_forms(main));
        Some(Self {
            html: html.to_owned(),
            title: title.to_owned(),
            main,
            leads,
        })
    }
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let rest = &text[text.find(from)? + from.len()..];
    Some(&rest[..rest.find(to)?])
}

/// Nobody sends anything from a stick.
fn without_forms(text: &str) -> String {
    let mut rest = text;
    let mut kept = String::with_capacity(text.len());
    while let Some(form) = rest.find("<form") {
        kept += &rest[..form];
        let end = rest[form..].find("</form>");
        rest = end.map_or("", |end| &rest[form + end + "</form>".len()..]);
    }
    kept + rest
}

/// Every link leads to the leaf of its page; one that leads nowhere in the folder is none.
fn led(links: &Links, here: &str, text: &str) -> (String, Vec<String>) {
    const HREF: &str = " href=\"";
    let mut leads = Vec::new();
    let mut rest = text;
    let mut made = String::with_capacity(text.len());
    while let Some(at) = rest.find(HREF) {
        made += &rest[..at];
        let value = &rest[at + HREF.len()..];
        let end = value.find('"').unwrap_or(value.len());
        let (found, after) = value.split_at(end);
        rest = after.get(1..).unwrap_or_default();
        let found = found.replace("&#38;", "&").replace("&amp;", "&");
        if found.starts_with('#') {
            made.extend([HREF, &found, "\""]);
            continue;
        }
        let path = here.split('?').next().unwrap_or(here);
        let full = if found.starts_with('?') {
            format!("{path}{found}")
        } else {
            found
        };
        let (address, anchor) = full.split_once('#').map_or((&*full, ""), |(to, id)| (to, id));
        if let Some((name, address)) = file(links, address) {
            let mark = if anchor.is_empty() { "" } else { "#" };
            made.extend([HREF, &name, mark, anchor, "\""]);
            leads.push(address);
        }
    }
    (made + rest, leads)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_files_and_what_is_no_page_has_none() {
        let links = Links::live("abc");
        let name = |address: &str| file(&links, address).map(|found| found.0);
        for (address, expected) in [
            ("/e/abc", Some("index.html")),
            ("/e/abc/clubs?by=club", Some("clubs-by-club.html")),
            ("/e/abc/clubs?by=club&after=2", None),
            ("/e/abc/r/3?by=name", Some("r3-by-name.html")),
            (
                "/e/abc/standings?after=2&page=1",
                Some("standings-after-2-page-1.html"),
            ),
            ("/e/abc/p/12", Some("p12.html")),
            ("/e/abc/standings?section=U16", Some("standings-section-U16.html")),
            (
                "/e/abc/standings?section=0-1900",
                Some("standings-section-0-1900.html"),
            ),
            (
                "/e/abc/standings?section=Girls%20U14",
                Some("standings-section-Girls_20U14.html"),
            ),
            ("/e/abc/standings?section=../x", None),
            ("/e/abc/standings?section=", None),
            ("/e/abcd", None),
            ("/e/abc/print", None),
            ("/e/abc/r/3/b/1", None),
            ("/e/abc/p/..", None),
            ("/e/abc/p/1?by=../x", None),
            ("/e/abc/", None),
            ("/g/abc", None),
        ] {
            assert_eq!(name(address).as_deref(), expected, "{address}");
        }
    }

    #[test]
    fn links_lead_to_leaves_or_nowhere() {
        let links = Links::live("abc");
        let page = r##"<html lang="fa" dir="rtl"><title>Cup</title><body><main id="main"><form><input></form>
<a href="/e/abc/p/2#x">A</a> <a href="?after=1&#38;page=2">2</a> <a href="/laws">Laws</a> <a href="#p1">1</a></main>"##;
        let leaf = Leaf::of(&links, "/e/abc/standings", page).unwrap();
        assert_eq!(
            (leaf.html.as_str(), leaf.title.as_str()),
            (r#"<html lang="fa" dir="rtl">"#, "Cup")
        );
        assert!(leaf.main.ends_with(
            r##"<a href="p2.html#x">A</a> <a href="standings-after-1-page-2.html">2</a> <a>Laws</a> <a href="#p1">1</a>"##
        ));
        assert!(!leaf.main.contains("form"));
        assert_eq!(leaf.leads, ["/e/abc/p/2", "/e/abc/standings?after=1&page=2"]);
    }
}
