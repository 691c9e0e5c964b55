//! Prints every article of a rulebook in a language: `dump fide-2018 fa`.
use arbiter_lang::{Lang, Language};
use arbiter_laws::Rulebook;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let book = words.first().and_then(|id| Rulebook::by_id(id));
    let language = words
        .get(1)
        .and_then(|tag| Language::from_tag(tag))
        .unwrap_or(Language::En);
    let Some(book) = book else {
        return eprintln!("usage: dump RULEBOOK [LANGUAGE]");
    };
    let (lang, regime) = (Lang::new(language), book.standard());
    for article in book.articles() {
        println!(
            "{}\t{}\t{}",
            article.id(),
            article.topic().id(),
            lang.article(article, &regime)
        );
    }
}
