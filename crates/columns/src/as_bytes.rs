//! Tables whose texts come as bytes: a cell that is no UTF-8 is a row with a fault, not the end of its file.
//!
//! Readers hold every text against UTF-8 and refuse the whole batch for one cell. A text and bytes lie in a file in the same way, so it
//! is enough to read them under another type: nothing is copied, and what the cells say is decided where games are read.

use std::sync::Arc;

use arrow_schema::{DataType, FieldRef, Fields, Schema};
use parquet::basic::{ConvertedType, LogicalType, Type as Physical};
use parquet::errors::Result as ParquetResult;
use parquet::file::metadata::{FileMetaData, ParquetMetaData};
use parquet::schema::types::{BasicTypeInfo, SchemaDescriptor, Type};

/// The same columns with bytes in the place of texts, at every depth.
pub fn schema(schema: &Schema) -> Schema {
    let fields: Fields = schema.fields().iter().map(field).collect();
    Schema::new_with_metadata(fields, schema.metadata().clone())
}

fn field(one: &FieldRef) -> FieldRef {
    // Whatever else a field has stays, above all which dictionary is its own.
    Arc::new(one.as_ref().clone().with_data_type(kind(one.data_type())))
}

fn kind(of: &DataType) -> DataType {
    match of {
        DataType::Utf8 => DataType::Binary,
        DataType::LargeUtf8 => DataType::LargeBinary,
        DataType::Utf8View => DataType::BinaryView,
        DataType::Dictionary(key, words) => DataType::Dictionary(key.clone(), Box::new(kind(words))),
        DataType::List(item) => DataType::List(field(item)),
        DataType::LargeList(item) => DataType::LargeList(field(item)),
        DataType::FixedSizeList(item, length) => DataType::FixedSizeList(field(item), *length),
        DataType::ListView(item) => DataType::ListView(field(item)),
        DataType::LargeListView(item) => DataType::LargeListView(field(item)),
        DataType::Struct(fields) => DataType::Struct(fields.iter().map(field).collect()),
        DataType::Map(entries, sorted) => DataType::Map(field(entries), *sorted),
        other => other.clone(),
    }
}

/// The same file of Parquet with bytes in the place of texts.
pub fn parquet(metadata: &ParquetMetaData) -> ParquetResult<ParquetMetaData> {
    let file = metadata.file_metadata();
    let root = parquet_type(file.schema())?;
    let file = FileMetaData::new(
        file.version(),
        file.num_rows(),
        file.created_by().map(str::to_owned),
        // The schema of Arrow that stands there would make texts of them again.
        None,
        Arc::new(SchemaDescriptor::new(Arc::new(root))),
        file.column_orders().cloned(),
    );
    Ok(ParquetMetaData::new(file, metadata.row_groups().to_vec()))
}

fn parquet_type(of: &Type) -> ParquetResult<Type> {
    let about = of.get_basic_info();
    let id = about.has_id().then(|| about.id());
    if of.is_group() {
        let fields = of.get_fields().iter().map(|one| parquet_type(one).map(Arc::new));
        let group = Type::group_type_builder(of.name())
            .with_fields(fields.collect::<ParquetResult<_>>()?)
            .with_converted_type(about.converted_type())
            .with_logical_type(about.logical_type_ref().cloned())
            .with_id(id);
        // The root of a schema has none.
        let group = if about.has_repetition() {
            group.with_repetition(about.repetition())
        } else {
            group
        };
        return group.build();
    }
    if of.get_physical_type() != Physical::BYTE_ARRAY || !is_text(about) {
        return Ok(of.clone());
    }
    Type::primitive_type_builder(of.name(), Physical::BYTE_ARRAY)
        .with_repetition(about.repetition())
        .with_id(id)
        .build()
}

fn is_text(about: &BasicTypeInfo) -> bool {
    let texts = [ConvertedType::UTF8, ConvertedType::ENUM, ConvertedType::JSON];
    let is_logical = matches!(
        about.logical_type_ref(),
        Some(LogicalType::String | LogicalType::Enum | LogicalType::Json)
    );
    is_logical || texts.contains(&about.converted_type())
}
