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
            let link = format!("/laws/{source}/{}", article.id());
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
        persian.contains("<bdi dir=\"ltr\">6.6a</bdi>"),
        "numbers of articles keep their direction"
    );
}

#[tokio::test]
async fn two_editions_stand_side_by_side_where_they_differ() {
    let app = arbiter_server::app();
    let [a, b] = ["fide-2005", "fide-2009"].map(|id| Rulebook::by_id(id).unwrap());
    let (status, page) = get(&app, "/laws/compare?a=fide-2005&b=fide-2009").await;
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
    assert!(one.matches("<section").count() < page.matches("<section").count());
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
    let (_, hostile) = get(&app, "/laws/search?q=%22%3E%3Cscript%3E").await;
    assert!(!hostile.contains("<script>"));
}
