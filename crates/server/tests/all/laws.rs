//! The Laws in the browser: every rulebook and every article has its page, and every citation leads to one.

use arbiter_laws::{Rulebook, rulebooks};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use tower::ServiceExt;

async fn get(app: &Router, address: &str) -> (StatusCode, String) {
    let request = Request::get(address).body(Body::empty()).unwrap();
    let response = app.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

/// The addresses that a page leads to, without those of the frame.
fn links(page: &str) -> Vec<String> {
    let main = page
        .split("<main")
        .nth(1)
        .unwrap()
        .split("</main>")
        .next()
        .unwrap();
    let parts = main.split("href=\"").skip(1);
    parts
        .map(|part| {
            part.split('"')
                .next()
                .unwrap()
                .replace("&amp;", "&")
                .replace("&#38;", "&")
        })
        .collect()
}

#[tokio::test]
async fn every_rulebook_lists_every_one_of_its_articles() {
    let app = arbiter_server::app();
    let (_, index) = get(&app, "/laws").await;
    for book in rulebooks() {
        assert!(
            index.contains(&format!("href=\"/laws/{}\"", book.id())),
            "{}",
            book.id()
        );
        let (status, page) = get(&app, &format!("/laws/{}", book.id())).await;
        assert_eq!(status, StatusCode::OK);
        let links = links(&page);
        for article in book.articles() {
            let source = article.taken_from().unwrap_or(book.id());
            // Where it stands, an article has its own number, whatever a league that takes it calls it.
            let from = article.taken_from().is_some();
            let id = if from { article.number() } else { article.id() };
            let link = format!("/laws/{source}/{id}");
            assert!(links.contains(&link), "{}: {link}", book.id());
        }
    }
}

#[tokio::test]
async fn every_link_on_the_page_of_an_article_leads_somewhere() {
    let app = arbiter_server::app();
    let newest = arbiter_laws::default_rulebook();
    let mut asked = std::collections::BTreeSet::new();
    for article in newest.articles().iter().step_by(9) {
        let (status, page) = get(&app, &format!("/laws/{}/{}", newest.id(), article.id())).await;
        assert_eq!(status, StatusCode::OK, "{}", article.id());
        asked.extend(links(&page));
    }
    assert!(asked.len() > 50, "{asked:?}");
    for link in asked {
        assert_eq!(get(&app, &link).await.0, StatusCode::OK, "{link}");
    }
}

#[tokio::test]
async fn an_article_shows_its_figures_and_leads_to_what_other_editions_say() {
    let app = arbiter_server::app();
    let (_, page) = get(&app, "/laws/fide-2009/6.6a").await;
    for words in [
        "time.default",
        "Letter".to_lowercase().as_str(),
        "FIDE Laws of Chess 2005",
        "rel=\"next\"",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let (_, persian) = get(&app, "/laws/fide-2009/6.6a?lang=fa").await;
    assert!(
        persian.contains("<bdi dir=\"ltr\">۶.۶a</bdi>"),
        "numbers of articles keep their direction, in the digits of the page"
    );
}

#[tokio::test]
async fn two_editions_stand_side_by_side_where_they_differ() {
    let app = arbiter_server::app();
    let [a, b] = ["fide-2005", "fide-2009"].map(|id| Rulebook::by_id(id).unwrap());
    let (status, page) = get(&app, "/laws/compare?a=fide-2005&b=fide-2009&all=1").await;
    assert_eq!(status, StatusCode::OK);
    for row in a.differences(b) {
        for (book, side) in [(a, &row.a), (b, &row.b)] {
            let Some(id) = &side.article else { continue };
            let link = format!("\"/laws/{}/{id}\"", book.id());
            assert!(page.contains(&link), "{link}");
        }
    }
    let (_, same) = get(&app, "/laws/compare?a=fide-2005&b=fide-2005").await;
    assert!(same.contains("do not differ"), "{same}");
    let (_, one) = get(&app, "/laws/compare?a=fide-2005&b=fide-2009&article=6.7").await;
    let subjects = |page: &str| page.matches("class=\"subject\"").count();
    assert!(subjects(&one) > 0 && subjects(&one) < subjects(&page));
}

#[tokio::test]
async fn a_comparison_names_the_games_and_begins_with_what_decides_them() {
    let app = arbiter_server::app();
    let (_, page) = get(&app, "/laws/compare?a=fide-2018&b=fide-2023").await;
    assert!(page.contains("<p class=\"games\">every game</p>"), "{page}");
    assert!(page.contains("(blitz under adequate supervision)"), "{page}");
    let part = |page: &str, id: &str| page.find(&format!("id=\"part-{id}\""));
    assert!(
        part(&page, "7") < part(&page, "6"),
        "illegal moves before what completes a move"
    );
    assert!(
        page.contains("/laws/compare?a=fide-2018&#38;b=fide-2023&#38;all=1"),
        "{page}"
    );
    assert!(!page.contains("id=\"moved\""));
    let (_, all) = get(&app, "/laws/compare?a=fide-2018&b=fide-2023&all=1").await;
    assert!(
        all.contains("9.2.2 is now 9.2.3.") && !all.contains(">Show "),
        "{all}"
    );
    // What the league says itself and what it takes from the Laws stand apart, also where the number is the same.
    let (_, league) = get(&app, "/laws/compare?a=fide-2001&b=lekocup-1402&all=1").await;
    assert!(
        part(&league, "3").is_some() && part(&league, "fide-2023-3").is_some(),
        "{league}"
    );
}

#[tokio::test]
async fn search_finds_words_and_numbers_in_every_language() {
    let app = arbiter_server::app();
    for (address, link) in [
        (
            "/laws/search?q=75+moves&edition=fide-2018",
            "/laws/fide-2018/9.6.2",
        ),
        ("/laws/search?q=nhap+thanh&lang=vi", "/laws/fide-2023/3.8.2"),
        ("/laws/search?q=b.3C&edition=fide-2009", "/laws/fide-2009/B.3c"),
    ] {
        let (_, page) = get(&app, address).await;
        assert!(
            links(&page).contains(&link.to_owned()),
            "{address}: {:?}",
            links(&page)
        );
    }
    let (_, none) = get(&app, "/laws/search?q=zebra").await;
    assert!(none.contains("No article has these words"));
    let (_, near) = get(&app, "/laws/search?q=stalmate").await;
    assert!(
        near.contains("No article has these words. The nearest:"),
        "{near}"
    );
    assert!(links(&near).contains(&"/laws/fide-2023/5.2.1".to_owned()));
    let (_, digits) = get(&app, "/laws/search?q=%DB%B9.%DB%B2&lang=fa").await;
    assert_eq!(hits(&digits)[0], "/laws/fide-2023/9.2", "{digits}");
    let (_, said) = get(&app, "/laws/search?q=threefold").await;
    assert_eq!(hits(&said)[0], "/laws/fide-2023/9.2");
    let (_, nothing) = get(&app, "/laws/search").await;
    assert!(!nothing.contains("No article has these words"));
    let (_, hostile) = get(&app, "/laws/search?q=%22%3E%3Cscript%3E").await;
    assert!(!hostile.contains("<script>"));
}

/// What a search has found.
fn hits(page: &str) -> Vec<String> {
    let list = page.split("class=\"articles hits\"").nth(1).unwrap();
    let parts = list.split("</ul>").next().unwrap().split("href=\"").skip(1);
    parts
        .map(|part| part.split('"').next().unwrap().to_owned())
        .collect()
}

/// The lists of parameters on a page as they are read, without tags and without what keeps its direction: ids.
fn read_of_figures(page: &str) -> String {
    let mut read = String::new();
    for list in page.split("<dl class=\"figures\">").skip(1) {
        let list = list.split("</dl>").next().unwrap();
        for (nth, part) in list.split("<bdi").enumerate() {
            let part = if nth == 0 {
                part
            } else {
                part.split_once("</bdi>").unwrap().1
            };
            let texts = part
                .split('<')
                .map(|tag| tag.split_once('>').map_or(tag, |(_, text)| text));
            read.extend(texts);
            read.push(' ');
        }
    }
    read
}

#[tokio::test]
async fn parameters_are_read_in_the_language_of_the_page_and_keep_their_ids() {
    let app = arbiter_server::app();
    let addresses = [
        "/laws/fide-2009/9.4",
        "/laws/fide-2009/7.4b",
        "/laws/fide-2023/11.3.2",
        "/laws/lekocup-1402/age",
        "/laws/compare?a=fide-2001&b=fide-2023",
        "/laws/compare?a=fide-2018&b=lekocup-1402",
    ];
    for address in addresses {
        let joint = if address.contains('?') { '&' } else { '?' };
        let mut told = std::collections::BTreeSet::new();
        for language in ["en", "fa", "ar", "vi"] {
            let (status, page) = get(&app, &format!("{address}{joint}lang={language}")).await;
            assert_eq!(status, StatusCode::OK, "{address}");
            let read = read_of_figures(&page);
            assert!(
                !read.trim().is_empty() && !read.contains('_'),
                "{language} {address}: {read}"
            );
            if matches!(language, "fa" | "ar") {
                let latin = read.split(|sign: char| !sign.is_ascii_alphabetic());
                let latin: Vec<&str> = latin.filter(|word| word.len() > 2 && *word != "FIDE").collect();
                assert!(latin.is_empty(), "{language} {address}: {latin:?}");
            }
            told.insert(read);
        }
        assert_eq!(told.len(), 4, "{address}");
    }
    let (_, page) = get(&app, "/laws/fide-2009/9.4?lang=fa").await;
    assert!(page.contains("title=\"claim.right_lost_by\""), "{page}");
}

#[tokio::test]
async fn what_a_league_takes_from_the_laws_stands_in_its_part_there_not_in_the_leagues_own() {
    let app = arbiter_server::app();
    let (status, page) = get(&app, "/laws/lekocup-1402/fide-2023:2.1?lang=en").await;
    assert_eq!(status, StatusCode::OK);
    let contents = page.split("<nav class=\"contents\"").nth(1).unwrap();
    let contents = contents.split("</nav>").next().unwrap();
    let leads_to = |id: &str| contents.contains(&format!("\"/laws/lekocup-1402/{id}\""));
    assert!(leads_to("fide-2023:2.2") && !leads_to("2.2"), "{contents}");
}

#[tokio::test]
async fn a_persian_day_of_a_parameter_has_the_gregorian_one_beside_it() {
    let app = arbiter_server::app();
    let (_, persian) = get(&app, "/laws/lekocup-1402/age?lang=fa").await;
    let (_, english) = get(&app, "/laws/lekocup-1402/age?lang=en").await;
    assert!(titles(&persian) > 0 && titles(&english) == 0, "{persian}");
}

/// How many values in a page's lists of parameters have another reading beside them.
fn titles(page: &str) -> usize {
    let lists = page.split("<dl class=\"figures\">").skip(1);
    let titles = lists.map(|list| {
        list.split("</dl>")
            .next()
            .unwrap()
            .matches("<span title=")
            .count()
    });
    titles.sum()
}

#[tokio::test]
async fn of_two_values_each_says_which_article_sets_it() {
    let app = arbiter_server::app();
    let (_, page) = get(&app, "/laws/compare?a=fide-2018&b=fide-2023").await;
    for (article, says) in [("B.2", "one minute more"), ("7.5.5", "two minutes more")] {
        let value = format!(
            "<bdi class=\"by\" dir=\"ltr\">{article}</bdi> <span>the first time the opponent gets {says}"
        );
        assert!(page.contains(&value), "{value}: {page}");
    }
}

#[tokio::test]
async fn rulebooks_and_articles_have_titles_and_the_newest_laws_come_first() {
    let app = arbiter_server::app();
    let (_, index) = get(&app, "/laws").await;
    let list = index.split("class=\"rows\"").nth(1).unwrap();
    let place = |id: &str| list.find(&format!("\"/laws/{id}\"")).unwrap();
    assert!(place("fide-2023") < place("fide-2018") && place("fide-2001") < place("lekocup-1402"));
    for (address, words) in [
        ("/laws/fide-2023", "The act of moving the pieces"),
        ("/laws/fide-2023?lang=fa", "انجام دادن حرکت"),
        ("/laws/fide-2023?lang=ar", "تنفيذ النقلة"),
        ("/laws/fide-2023?lang=vi", "Thực hiện nước đi"),
        ("/laws/fide-2023/4.3.1", "The act of moving the pieces"),
        ("/laws/fide-tournament-2006", "The captain"),
    ] {
        let (_, page) = get(&app, address).await;
        assert!(page.contains(words), "{address}");
    }
    for book in rulebooks() {
        let (_, page) = get(&app, &format!("/laws/{}", book.id())).await;
        let heads = page.split("<summary>").skip(1);
        for head in heads.map(|part| part.split("</summary>").next().unwrap()) {
            assert!(
                !head.contains("This article") && !head.contains("These items"),
                "{}: {head}",
                book.id()
            );
        }
        // Every line of the contents leads to a place on the page.
        for anchor in page
            .split("href=\"#")
            .skip(2)
            .map(|part| part.split('"').next().unwrap())
        {
            assert!(
                page.contains(&format!("id=\"{anchor}\"")),
                "{}: {anchor}",
                book.id()
            );
        }
    }
}

#[tokio::test]
async fn an_article_shows_its_diagrams_and_its_cases_play_on_boards() {
    let app = arbiter_server::app();
    for (address, diagrams) in [
        ("/laws/fide-2023/3.6", 1),
        ("/laws/fide-2001/3.6", 1),
        ("/laws/fide-2023/8.7", 0),
    ] {
        let (_, page) = get(&app, address).await;
        assert_eq!(page.matches("class=\"diagram\"").count(), diagrams, "{address}");
    }
    let (_, page) = get(&app, "/laws/fide-2023/9.2?lang=fa").await;
    assert!(page.matches("data-reel").count() > 1, "{page}");
    assert!(
        page.contains("class=\"reel-card\"") || page.contains("\"card\":{"),
        "{page}"
    );
    for raw in ["end/repetition", "claim_rejected", "only twice"] {
        assert!(!page.contains(raw), "{raw} is no word for readers");
    }
}

/// What is shown of a case is what the program rules under this rulebook, for every article of every one.
#[tokio::test]
async fn every_article_with_cases_that_cite_it_has_a_page_in_time() {
    let app = arbiter_server::app();
    let mut shown = 0;
    for book in rulebooks() {
        for article in book
            .articles()
            .iter()
            .filter(|article| article.cases().count() > 0)
            .step_by(7)
        {
            let (status, page) = get(&app, &format!("/laws/{}/{}", book.id(), article.id())).await;
            assert_eq!(status, StatusCode::OK);
            shown += usize::from(page.contains("data-reel"));
            assert!(
                page.len() < 200_000,
                "{} {}: {} bytes",
                book.id(),
                article.id(),
                page.len()
            );
        }
    }
    assert!(shown > 40, "{shown}");
}

#[tokio::test]
async fn words_that_differ_are_marked_and_what_is_renumbered_is_no_rule_less() {
    let app = arbiter_server::app();
    let (_, page) = get(&app, "/laws/compare?a=fide-2018&b=fide-2023").await;
    assert!(
        page.contains("<mark>") && page.contains("class=\"contents\""),
        "{page}"
    );
    assert!(
        !page.contains("/laws/fide-2018/3.7.4"),
        "3.7.4 is only numbered otherwise"
    );
}
