/// What became of a row that its writer knows by a key of its own making, so that sending it again is
/// safe and says so. Rows that the database refuses for what is in them are errors instead.
public enum RowOutcome: Sendable, Hashable {
  case inserted
  /// Stored before under this key, with the same contents.
  case existed
  /// Other contents are stored under this key.
  case conflict
  /// Nothing is stored under this key: another rule of the table, such as a second unique index,
  /// keeps the row out.
  case excluded
}
