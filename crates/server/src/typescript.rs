//! Everything that goes between this server and a browser, as types for TypeScript: written by the same declarations that
//! read and write it, so that the two sides cannot differ.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};

use arbiter_hall::event::act::Act as EventAct;
use ts_rs::{Config, TS, TypeVisitor};

use crate::api;
use crate::live::wire;

/// Types of one name, which a browser could not tell apart.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("several types are called so, all but one need `ts(rename = ...)`: {0:?}")]
pub struct TwoOfOneName(pub BTreeSet<String>);

/// All types, each exported, by name.
///
/// # Errors
/// [`TwoOfOneName`].
pub fn typescript() -> Result<String, TwoOfOneName> {
    // A number of JSON: none of ours is beyond what a browser counts exactly.
    let mut all = Declarations::new(Config::new().with_large_int("number"));
    all.visit::<wire::Sent>();
    all.visit::<wire::Received>();
    all.visit::<wire::Asking>();
    all.visit::<wire::Preview>();
    all.visit::<wire::Claims>();
    all.visit::<wire::Incidents>();
    all.visit::<arbiter_hall::Papers>();
    all.visit::<api::Photos>();
    all.visit::<wire::Story>();
    all.visit::<wire::Replay>();
    all.visit::<api::EventInfo>();
    all.visit::<api::AllBoards>();
    all.visit::<api::Settled>();
    all.visit::<api::Drawing>();
    all.visit::<api::DrawSent>();
    all.visit::<api::Lessons>();
    all.visit::<api::LessonClocks>();
    all.visit::<api::LessonWay>();
    all.visit::<arbiter_lang::TriedRow>();
    all.visit::<crate::learn::LessonPage>();
    all.visit::<EventAct>();
    all.written()
}

struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    named: BTreeMap<String, String>,
    twice: BTreeSet<String>,
}

impl Declarations {
    fn new(config: Config) -> Self {
        Self {
            config,
            seen: BTreeSet::new(),
            named: BTreeMap::new(),
            twice: BTreeSet::new(),
        }
    }

    fn written(self) -> Result<String, TwoOfOneName> {
        if !self.twice.is_empty() {
            return Err(TwoOfOneName(self.twice));
        }
        let mut text = String::from("// Written by `scripts/web.sh types` from the types of the server.\n");
        for declaration in self.named.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        Ok(text)
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers and texts have no file of their own.
        if T::output_path().is_none() || !self.seen.insert(TypeId::of::<T>()) {
            T::visit_generics(self);
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declared = format!("{docs}export {}\n", T::decl(&self.config));
        let name = T::ident(&self.config);
        match self.named.get(&name) {
            // The words of a closed set may stand in several rooms.
            Some(known) if without_docs(known) != without_docs(&declared) => {
                self.twice.insert(name);
            }
            Some(_) => {}
            None => {
                self.named.insert(name, declared);
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn without_docs(declaration: &str) -> &str {
    declaration
        .find("export ")
        .map_or(declaration, |at| &declaration[at..])
}
