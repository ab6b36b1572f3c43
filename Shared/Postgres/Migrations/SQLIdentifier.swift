/// Names of schemas, tables and roles in SQL.
enum SQLIdentifier {
  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
