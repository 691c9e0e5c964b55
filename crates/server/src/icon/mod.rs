//! The sign of the house: a king, as SVG and drawn from the same shapes in dots, for those who want no SVG.

mod outline;
mod png;

use std::sync::OnceLock;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use outline::Outline;

/// The picture is so many units wide.
const UNITS: f32 = 45.0;
/// Its ground and its sign.
const GROUND: [u8; 3] = [0x0f, 0x5f, 0x6e];
const SIGN: [u8; 3] = [0xff, 0xff, 0xff];
/// What is filled, with an edge of this width around it.
const BODY: &str = "M22.500 13c-2.500 0-4 1.900-4 4.200 0 1.300.4 2.400 1 3.300-1.500-1.300-3.600-2.200-6-2.200-4 0-6.500 2.700-6.500 \
    6.200 0 4.500 3.600 6.500 5.500 8.300h20c1.900-1.800 5.500-3.800 5.500-8.300 0-3.500-2.500-6.200-6.500-6.200-2.400 0-4.500.9-6 2.200\
    .6-.9 1-2 1-3.300 0-2.300-1.500-4.200-4-4.200zM11.500 35h22v4h-22z";
const EDGE: f32 = 1.2;
/// What is drawn as a line of this width.
const CROSS: &str = "M22.500 5.500v7M19 8.500h7";
const LINE: f32 = 2.6;

/// In how many parts a dot is looked at, each way: its edges are smooth then.
const PARTS: u16 = 4;

/// The sizes that are asked for.
const SIZES: [u16; 4] = [32, 180, 192, 512];

/// The addresses of the sign.
pub fn routes() -> Router<App> {
    Router::new()
        .route(
            "/icon.svg",
            get(|| async { image("image/svg+xml", svg().into_bytes()) }),
        )
        .route(
            "/favicon.ico",
            get(|| async { image("image/x-icon", png::ico(32, drawn(0))) }),
        )
        .route(
            "/icon-180.png",
            get(|| async { image("image/png", drawn(1).to_vec()) }),
        )
        .route(
            "/icon-192.png",
            get(|| async { image("image/png", drawn(2).to_vec()) }),
        )
        .route(
            "/icon-512.png",
            get(|| async { image("image/png", drawn(3).to_vec()) }),
        )
}

fn image(kind: &'static str, bytes: Vec<u8>) -> Response {
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=86400")];
    (headers, bytes).into_response()
}

/// The sign as SVG.
fn svg() -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {UNITS} {UNITS}\">\
         <rect width=\"{UNITS}\" height=\"{UNITS}\" rx=\"8\" fill=\"#0f5f6e\"/>\
         <g fill=\"#fff\" stroke=\"#fff\" stroke-width=\"{EDGE}\" stroke-linejoin=\"round\">\
         <path fill=\"none\" stroke-width=\"{LINE}\" d=\"{CROSS}\"/><path d=\"{BODY}\"/></g></svg>"
    )
}

/// The sign in the dots of one of the sizes, drawn when it is first asked for.
fn drawn(size: usize) -> &'static [u8] {
    static DRAWN: [OnceLock<Vec<u8>>; SIZES.len()] = [const { OnceLock::new() }; SIZES.len()];
    DRAWN[size].get_or_init(|| png::png(SIZES[size], &dots(SIZES[size])))
}

/// The colours of all dots, row by row.
fn dots(size: u16) -> Vec<u8> {
    let (body, cross) = (Outline::read(BODY), Outline::read(CROSS));
    let painted =
        |x: f32, y: f32| body.holds(x, y) || body.passes(x, y, EDGE / 2.0) || cross.passes(x, y, LINE / 2.0);
    let unit = UNITS / f32::from(size * PARTS);
    let at = |dot: u16, part: u16| (f32::from(dot * PARTS + part) + 0.5) * unit;
    let all = PARTS * PARTS;
    let mut dots = Vec::with_capacity(usize::from(size) * usize::from(size) * 3);
    for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
        let looks = (0..all).map(|part| (at(column, part % PARTS), at(row, part / PARTS)));
        let parts = looks.map(|(x, y)| u16::from(painted(x, y))).sum::<u16>();
        for (ground, sign) in GROUND.into_iter().zip(SIGN) {
            let mixed = u16::from(ground) * (all - parts) + u16::from(sign) * parts;
            dots.push((mixed / all) as u8);
        }
    }
    dots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_is_drawn_as_it_stands_in_the_svg() {
        let (size, all) = (45_usize, dots(45));
        let dot = |x: usize, y: usize| &all[(y * size + x) * 3..][..3];
        for (x, y, colour) in [
            (0, 0, GROUND),
            (22, 9, SIGN),
            (22, 26, SIGN),
            (14, 25, SIGN),
            (22, 37, SIGN),
            (22, 42, GROUND),
            (5, 12, GROUND),
            (40, 37, GROUND),
        ] {
            assert_eq!(dot(x, y), colour, "{x} {y}");
        }
        assert!(svg().contains(BODY));
    }
}
