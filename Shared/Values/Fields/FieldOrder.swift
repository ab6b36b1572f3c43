/// Sorts errors by the order of a message's fields.
public struct FieldOrder: Sendable {
  private let rank: [String: Int]

  /// - Parameter names: the message's fields in order.
  public init(_ names: [String]) {
    rank = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Sorts list entries by index. Entries without a field, or about one missing from a list
  /// (`answers["mood"]`), come last. The sort is stable.
  ///
  /// - Parameter path: field path such as `answers[2].number`.
  public func sorted<Entry>(_ entries: [Entry], by path: (Entry) -> String) -> [Entry] {
    guard entries.count > 1 else { return entries }
    return entries.enumerated()
      .map { (key: key(of: path($0.element)), place: $0.offset, entry: $0.element) }
      .sorted { ($0.key.field, $0.key.index, $0.place) < ($1.key.field, $1.key.index, $1.place) }
      .map(\.entry)
  }

  private func key(of path: String) -> (field: Int, index: Int) {
    let name = path.prefix { $0 != "." && $0 != "[" }
    let field = rank[String(name)] ?? rank.count
    let rest = path.dropFirst(name.count)
    guard rest.first == "[" else { return (field, -1) }
    return (field, Int(rest.dropFirst().prefix { $0 != "]" }) ?? .max)
  }
}
