//! Wrong settings, defects, adjustments of the clock. Topics `clock.*`, `time.*`.
