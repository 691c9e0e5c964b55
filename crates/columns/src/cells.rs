//! One column of texts, whatever its type: what stands in a row, as the bytes of a tag.

use std::io::Write;

use arrow_array::cast::AsArray;
use arrow_array::temporal_conversions::{
    date32_to_datetime, time32ms_to_time, time32s_to_time, time64ns_to_time, time64us_to_time,
};
use arrow_array::types::{
    ArrowDictionaryKeyType, Date32Type, Int8Type, Int16Type, Int32Type, Int64Type, Time32MillisecondType,
    Time32SecondType, Time64MicrosecondType, Time64NanosecondType, UInt8Type, UInt16Type, UInt32Type,
    UInt64Type,
};
use arrow_array::{
    Array, ArrayRef, ArrowPrimitiveType, BinaryArray, BinaryViewArray, LargeBinaryArray, LargeStringArray,
    PrimitiveArray, StringArray, StringViewArray,
};
use arrow_schema::{DataType, TimeUnit};

use crate::ColumnError;

/// What a column of moves may be.
pub const TEXT: &str = "string, large_string, string_view or binary";
/// What a column of a tag may be.
pub const TAG: &str =
    "string, large_string, string_view, binary, a dictionary of these, date32, time32, time64 or an integer";

/// A column of which each cell is a text, or null.
pub enum Cells<'a> {
    Null,
    Utf8(&'a StringArray),
    LargeUtf8(&'a LargeStringArray),
    Utf8View(&'a StringViewArray),
    Binary(&'a BinaryArray),
    LargeBinary(&'a LargeBinaryArray),
    BinaryView(&'a BinaryViewArray),
    /// The words of a dictionary, and which of them stands in each row.
    Words(Box<Cells<'a>>, Vec<Option<usize>>),
    /// What is no text: written out when it is asked for.
    Other(&'a ArrayRef),
}

/// Whether texts of this type are read.
pub fn is_text(kind: &DataType) -> bool {
    match kind {
        DataType::Null
        | DataType::Utf8
        | DataType::LargeUtf8
        | DataType::Utf8View
        | DataType::Binary
        | DataType::LargeBinary
        | DataType::BinaryView => true,
        DataType::Dictionary(_, words) => is_text(words),
        _ => false,
    }
}

/// Whether tags of this type are read.
pub fn is_tag(kind: &DataType) -> bool {
    is_text(kind)
        || kind.is_integer()
        || matches!(kind, DataType::Date32 | DataType::Time32(_) | DataType::Time64(_))
}

impl<'a> Cells<'a> {
    /// The cells of a column; `column` is its name.
    pub fn of(array: &'a ArrayRef, column: &str) -> Result<Self, ColumnError> {
        let kind = array.data_type();
        Ok(match kind {
            DataType::Null => Self::Null,
            DataType::Utf8 => Self::Utf8(array.as_string()),
            DataType::LargeUtf8 => Self::LargeUtf8(array.as_string()),
            DataType::Utf8View => Self::Utf8View(array.as_string_view()),
            DataType::Binary => Self::Binary(array.as_binary()),
            DataType::LargeBinary => Self::LargeBinary(array.as_binary()),
            DataType::BinaryView => Self::BinaryView(array.as_binary_view()),
            DataType::Dictionary(key, words) if is_text(words) => dictionary(array, key, column)?,
            kind if is_tag(kind) => Self::Other(array),
            kind => return Err(ColumnError::new(column, TAG, kind)),
        })
    }

    /// Whether nothing stands there.
    pub fn is_null(&self, row: usize) -> bool {
        match self {
            Self::Null => true,
            Self::Utf8(array) => array.is_null(row),
            Self::LargeUtf8(array) => array.is_null(row),
            Self::Utf8View(array) => array.is_null(row),
            Self::Binary(array) => array.is_null(row),
            Self::LargeBinary(array) => array.is_null(row),
            Self::BinaryView(array) => array.is_null(row),
            Self::Words(words, rows) => rows[row].is_none_or(|word| words.is_null(word)),
            Self::Other(array) => array.is_null(row),
        }
    }

    /// What stands there. `scratch` holds what had to be written out.
    pub fn get<'s>(&'s self, row: usize, scratch: &'s mut Vec<u8>) -> Option<&'s [u8]> {
        if self.is_null(row) {
            return None;
        }
        match self {
            Self::Null => None,
            Self::Utf8(array) => Some(array.value(row).as_bytes()),
            Self::LargeUtf8(array) => Some(array.value(row).as_bytes()),
            Self::Utf8View(array) => Some(array.value(row).as_bytes()),
            Self::Binary(array) => Some(array.value(row)),
            Self::LargeBinary(array) => Some(array.value(row)),
            Self::BinaryView(array) => Some(array.value(row)),
            Self::Words(words, rows) => words.get(rows[row]?, scratch),
            Self::Other(array) => {
                scratch.clear();
                // Memory takes everything.
                let _ = write_out(array, row, scratch);
                Some(scratch)
            }
        }
    }

    /// Bytes of the texts in these rows, roughly; nothing for what is no plain text.
    pub fn bytes_before(&self, row: usize) -> usize {
        match self {
            Self::Utf8(array) => array.value_offsets()[row] as usize,
            Self::LargeUtf8(array) => array.value_offsets()[row] as usize,
            Self::Binary(array) => array.value_offsets()[row] as usize,
            Self::LargeBinary(array) => array.value_offsets()[row] as usize,
            _ => 0,
        }
    }
}

/// The words of a dictionary, and where they stand.
fn dictionary<'a>(array: &'a ArrayRef, key: &DataType, column: &str) -> Result<Cells<'a>, ColumnError> {
    fn words<'a, K: ArrowDictionaryKeyType>(
        array: &'a ArrayRef,
        column: &str,
    ) -> Result<Cells<'a>, ColumnError> {
        let array = array.as_dictionary::<K>();
        let words = Cells::of(array.values(), column)?;
        let rows = (0..array.len()).map(|row| array.key(row)).collect();
        Ok(Cells::Words(Box::new(words), rows))
    }
    match key {
        DataType::Int8 => words::<Int8Type>(array, column),
        DataType::Int16 => words::<Int16Type>(array, column),
        DataType::Int32 => words::<Int32Type>(array, column),
        DataType::Int64 => words::<Int64Type>(array, column),
        DataType::UInt8 => words::<UInt8Type>(array, column),
        DataType::UInt16 => words::<UInt16Type>(array, column),
        DataType::UInt32 => words::<UInt32Type>(array, column),
        DataType::UInt64 => words::<UInt64Type>(array, column),
        other => Err(ColumnError::new(
            column,
            "a dictionary with integers as its keys",
            other,
        )),
    }
}

/// A day as PGN has it, a time of day, a number.
fn write_out(array: &ArrayRef, row: usize, out: &mut Vec<u8>) -> std::io::Result<()> {
    fn number<T: ArrowPrimitiveType>(array: &ArrayRef, row: usize, out: &mut Vec<u8>) -> std::io::Result<()>
    where
        T::Native: std::fmt::Display,
    {
        write!(out, "{}", array.as_primitive::<T>().value(row))
    }
    fn value<T: ArrowPrimitiveType>(array: &ArrayRef, row: usize) -> T::Native {
        let array: &PrimitiveArray<T> = array.as_primitive();
        array.value(row)
    }
    let time = match array.data_type() {
        DataType::Int8 => return number::<Int8Type>(array, row, out),
        DataType::Int16 => return number::<Int16Type>(array, row, out),
        DataType::Int32 => return number::<Int32Type>(array, row, out),
        DataType::Int64 => return number::<Int64Type>(array, row, out),
        DataType::UInt8 => return number::<UInt8Type>(array, row, out),
        DataType::UInt16 => return number::<UInt16Type>(array, row, out),
        DataType::UInt32 => return number::<UInt32Type>(array, row, out),
        DataType::UInt64 => return number::<UInt64Type>(array, row, out),
        DataType::Date32 => {
            let day = date32_to_datetime(value::<Date32Type>(array, row));
            return day.map_or(Ok(()), |day| write!(out, "{}", day.format("%Y.%m.%d")));
        }
        DataType::Time32(TimeUnit::Second) => time32s_to_time(value::<Time32SecondType>(array, row)),
        DataType::Time32(_) => time32ms_to_time(value::<Time32MillisecondType>(array, row)),
        DataType::Time64(TimeUnit::Microsecond) => {
            time64us_to_time(value::<Time64MicrosecondType>(array, row))
        }
        DataType::Time64(_) => time64ns_to_time(value::<Time64NanosecondType>(array, row)),
        _ => None,
    };
    time.map_or(Ok(()), |time| write!(out, "{}", time.format("%H:%M:%S")))
}
