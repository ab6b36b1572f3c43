/// An enumerated type of the database (`CREATE TYPE … AS ENUM`) as a Swift enum of strings.
///
/// Its object id differs from database to database, so a parameter goes without one and PostgreSQL
/// finds the type from where it stands: compared with a column or inserted into one. Where nothing
/// tells, cast it; an array for `unnest` always: `unnest(\(moods)::mood[])`.
///
/// A label that the Swift enum does not know is a decoding error. For `text` columns use
/// `PostgresScalar` instead.
public protocol PostgresEnum: PostgresScalar, RawRepresentable where RawValue == String {}

extension PostgresEnum {
  public static var postgresOID: UInt32 { PostgresType.unspecified }
  public static var postgresArrayOID: UInt32 { PostgresType.unspecified }
  /// An array's binary form names its elements' type, its text form does not.
  public static var postgresArrayFormat: PostgresFormat { .text }
}
