//! Articles in words: those that speak of something, and what one says.

use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

use arbiter_laws::{
    Article, Entry, Play, Regulations, Rulebook, Supervision, Topic, fold_words, latin_digit, nearest,
    nearest_articles, subjects_of, terms,
};

use crate::Lang;

/// What a search has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The places of articles in their rulebook, the best first.
    pub places: Vec<usize>,
    /// Whether they have what was looked for; else they come nearest to it.
    pub is_exact: bool,
}

/// So many articles are told where none has all that was looked for.
const NEAREST: usize = 8;

impl Lang {
    /// The articles of a rulebook that somebody looks for, among its [summaries](Lang::summaries); none for an empty
    /// search.
    ///
    /// Found are a number, however it is written; what people call a subject, in any language; and the articles whose
    /// summaries have every one of these words, or words that begin so, or the approved term for them. Where there is
    /// none, those that come nearest. Case, Vietnamese marks, Arabic vowels and the letters of an Arabic or Persian
    /// keyboard make no difference.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let (book, lang) = (arbiter_laws::default_rulebook(), Lang::new(Language::Vi));
    /// let found = lang.search(book, &lang.summaries(book), "nhap thanh");
    /// assert!(found.is_exact && found.places.iter().any(|place| book.articles()[*place].id() == "3.8.2"));
    /// ```
    #[must_use]
    pub fn search(&self, book: &Rulebook, texts: &[String], words: &str) -> Found {
        let said: Vec<Vec<String>> = texts.iter().map(|text| fold_words(text)).collect();
        let wanted = fold_words(words);
        let mut places = named(book, words);
        places.extend(self.speaking(&said, &wanted));
        let mut is_exact = !places.is_empty();
        if places.is_empty() {
            places = self.near(book, &said, words, &wanted);
            is_exact = false;
        }
        let mut seen = BTreeSet::new();
        places.retain(|place| seen.insert(*place));
        Found { places, is_exact }
    }

    /// What every article of a rulebook says, in the order of its articles.
    #[must_use]
    pub fn summaries(&self, book: &Rulebook) -> Vec<String> {
        let mut regimes = HashMap::new();
        let texts = book.articles().iter().map(|article| {
            let (play, how) = article.first_game();
            let regime = regimes
                .entry((play, how))
                .or_insert_with(|| book.regime(play, how, &Regulations::default()));
            self.article(article, regime)
        });
        texts.collect()
    }

    /// The articles that have all of these words.
    fn speaking(&self, said: &[Vec<String>], wanted: &[String]) -> Vec<usize> {
        let groups = self.groups(wanted);
        let has_all =
            |text: &&Vec<String>| !groups.is_empty() && groups.iter().all(|group| group.is_in(text));
        let found = said.iter().enumerate().filter(|(_, text)| has_all(text));
        found.map(|(place, _)| place).collect()
    }

    /// The articles that come nearest: by their number, else by those of the words that are rare, else by words that
    /// look like them.
    fn near(&self, book: &Rulebook, said: &[Vec<String>], words: &str, wanted: &[String]) -> Vec<usize> {
        let number: String = words.trim().chars().map(latin_digit).collect();
        if number.starts_with(|sign: char| sign.is_ascii_digit()) && !number.contains(' ') {
            let ids = || book.articles().iter().map(Article::id);
            let near = nearest_articles(&number, ids());
            return near
                .iter()
                .filter_map(|id| ids().position(|other| other == id))
                .collect();
        }
        let weighed = self.weighed(said, wanted);
        if !weighed.is_empty() {
            return weighed;
        }
        let known: BTreeSet<&str> = said.iter().flatten().map(String::as_str).collect();
        let mended: Vec<String> = wanted.iter().map(|word| mended(word, &known)).collect();
        if mended == wanted {
            return Vec::new();
        }
        let mut places = named(book, &mended.join(" "));
        places.extend(self.speaking(said, &mended));
        if places.is_empty() {
            self.weighed(said, &mended)
        } else {
            places
        }
    }

    /// The articles with the most of what is looked for, where rare words weigh more.
    fn weighed(&self, said: &[Vec<String>], wanted: &[String]) -> Vec<usize> {
        let mut sums = vec![0_u32; said.len()];
        for group in self.groups(wanted) {
            let having: Vec<usize> = (0..said.len())
                .filter(|place| group.is_in(&said[*place]))
                .collect();
            // A word that half of them have says little.
            let weight = (said.len() / having.len().max(1)).max(1).ilog2();
            for place in having {
                sums[place] += weight;
            }
        }
        let best = sums.iter().copied().max().unwrap_or(0);
        let mut places: Vec<usize> = (0..said.len())
            .filter(|place| sums[*place] > 0 && sums[*place] * 5 >= best * 3)
            .collect();
        places.sort_by_key(|place| core::cmp::Reverse(sums[*place]));
        places.truncate(NEAREST);
        places
    }

    /// The words of a search, each by itself or as the approved term that several of them are.
    fn groups(&self, wanted: &[String]) -> Vec<Group> {
        let mut groups = Vec::new();
        let mut rest = wanted;
        while !rest.is_empty() {
            let (length, terms) = self.terms_at(rest);
            let (own, after) = rest.split_at(length.max(1));
            groups.push(Group {
                own: own.to_vec(),
                terms,
            });
            rest = after;
        }
        groups
    }

    /// How many of the first words are a term in some language, and the words for it in this one.
    fn terms_at(&self, wanted: &[String]) -> (usize, Vec<Vec<String>>) {
        let fits = folded().iter().filter(|(_, words)| wanted.starts_with(words));
        let Some((place, words)) = fits.max_by_key(|(_, words)| words.len()) else {
            return (0, Vec::new());
        };
        let own = terms()[*place].entry(self.language().tag());
        let own = own.into_iter().flat_map(Entry::words);
        (words.len(), own.map(fold_words).collect())
    }

    /// What an article says, with the figures of the first kind of game that it holds in.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let book = arbiter_laws::Rulebook::by_id("fide-2009").unwrap();
    /// let text = Lang::new(Language::En).summary(book, book.article("B.3c").unwrap());
    /// assert!(text.contains("claim"), "{text}");
    /// ```
    #[must_use]
    pub fn summary(&self, book: &Rulebook, article: &Article) -> String {
        let (play, how): (Play, Supervision) = article.first_game();
        self.article(article, &book.regime(play, how, &Regulations::default()))
    }

    /// What it says on one of its topics; all that it says where it is not about it first of all, as an appendix that sets
    /// the figures of an article.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::Topic;
    /// let book = arbiter_laws::Rulebook::by_id("fide-2009").unwrap();
    /// let preface = book.article("preface").unwrap();
    /// let said = Lang::new(Language::En).said_on(book, preface, Topic::PrefaceFederation);
    /// assert!(said.contains("federation") && !said.contains("English"), "{said}");
    /// ```
    #[must_use]
    pub fn said_on(&self, book: &Rulebook, article: &Article, topic: Topic) -> String {
        let (play, how): (Play, Supervision) = article.first_game();
        let said = self.sentences(article, &book.regime(play, how, &Regulations::default()));
        let on_topic = article.topics().position(|other| other == topic);
        match on_topic
            .filter(|_| said.len() > 1)
            .and_then(|place| said.into_iter().nth(place))
        {
            Some((text, _)) => text,
            None => self.summary(book, article),
        }
    }

    /// The same apart where the text is not equally sure of all of it: each sentence with what stands under it.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let book = arbiter_laws::Rulebook::by_id("fide-2009").unwrap();
    /// let english = Lang::new(Language::En);
    /// let said = english.apart(book, book.article("5.1b").unwrap());
    /// let noted: Vec<bool> = said.iter().map(|(_, note)| note.is_some()).collect();
    /// assert_eq!(noted, [false, true], "what a gesture means is practice");
    /// assert!(english.apart(book, book.article("5.1a").unwrap()).len() == 1);
    /// ```
    #[must_use]
    pub fn apart(&self, book: &Rulebook, article: &Article) -> Vec<(String, Option<String>)> {
        let (play, how): (Play, Supervision) = article.first_game();
        let said = self.sentences(article, &book.regime(play, how, &Regulations::default()));
        if said.iter().all(|(_, ground)| *ground == article.ground()) {
            return vec![(self.summary(book, article), None)];
        }
        let noted = |(text, ground)| (text, self.ground_note(ground));
        said.into_iter().map(noted).collect()
    }
}

/// Every word for every term as it is compared, with the place of the term; made once.
fn folded() -> &'static [(usize, Vec<String>)] {
    static FOLDED: OnceLock<Vec<(usize, Vec<String>)>> = OnceLock::new();
    FOLDED.get_or_init(|| {
        let words = terms().iter().enumerate().flat_map(|(place, term)| {
            let words = term.entries().iter().flat_map(Entry::words);
            words.map(move |word| (place, fold_words(word)))
        });
        words.filter(|(_, words)| !words.is_empty()).collect()
    })
}

/// Words that are looked for together.
struct Group {
    /// As they were typed.
    own: Vec<String>,
    /// The words of the Laws for the same.
    terms: Vec<Vec<String>>,
}

impl Group {
    /// Whether a text has them, in any order as they were typed, or one of the terms as it is.
    fn is_in(&self, text: &[String]) -> bool {
        let here = |want: &String| text.iter().any(|word| word.starts_with(&**want));
        let has_term = |term: &Vec<String>| {
            let begins = |part: &[String]| {
                part.iter()
                    .zip(term)
                    .all(|(word, want)| word.starts_with(&**want))
            };
            !term.is_empty() && text.windows(term.len()).any(begins)
        };
        self.own.iter().all(here) || self.terms.iter().any(has_term)
    }
}

/// The article of a number with those below it, or the articles on the subjects that the words name.
fn named(book: &Rulebook, words: &str) -> Vec<usize> {
    let articles = book.articles();
    if let Some(article) = book.article_written(words) {
        let is_it = |other: &&Article| other.id() == article.id() || other.is_below(article.id());
        let found = articles.iter().enumerate().filter(|(_, other)| is_it(other));
        return found.map(|(place, _)| place).collect();
    }
    let cites = subjects_of(words)
        .into_iter()
        .filter_map(|topic| book.cite(topic));
    cites
        .filter_map(|cite| articles.iter().position(|other| other.id() == cite.article()))
        .collect()
}

/// The word that looks most like one that stands nowhere; itself where none does.
fn mended(word: &str, known: &BTreeSet<&str>) -> String {
    let letters = word.chars().count();
    let is_known = known.iter().any(|other| other.starts_with(word));
    if is_known || letters < 4 {
        return word.to_owned();
    }
    let alike = known.iter().copied().filter(|other| {
        let same = other
            .chars()
            .zip(word.chars())
            .take_while(|(a, b)| a == b)
            .count();
        same > 1 && other.chars().count().abs_diff(letters) < 3
    });
    nearest(word, alike)
        .into_iter()
        .next()
        .unwrap_or_else(|| word.to_owned())
}
