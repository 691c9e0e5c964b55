//! Notes on articles in a language, with their author and authority.

use crate::{Args, Lang};
use arbiter_laws::Note;

impl Lang {
    /// What a note says, without its author.
    #[must_use]
    pub fn note_text(&self, note: &Note) -> String {
        self.text(note.text(), &Args::new())
    }

    /// A note as it is printed below its article: authority, author, whether it contradicts the Law, and what it says.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let note = &arbiter_laws::commentary_on("fide-2005", "6.6")[0];
    /// let line = Lang::new(Language::En).note(note);
    /// assert!(line.contains("against the Law"), "{line}");
    /// ```
    #[must_use]
    pub fn note(&self, note: &Note) -> String {
        let named = |kind: &str, id: &str| self.text(&format!("{kind}-{id}"), &Args::new());
        let args = Args::new()
            .word("authority", named("authority", note.authority().id()))
            .word("author", named("author", note.author()))
            .word("text", self.note_text(note));
        let id = if note.contradicts_law() {
            "note-line-contradicts"
        } else {
            "note-line"
        };
        self.text(id, &args)
    }
}
