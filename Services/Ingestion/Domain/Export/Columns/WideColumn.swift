/// A column of the wide layout behind those of the sheet itself.
package struct WideColumn: Sendable, Hashable {
  package enum Source: Sendable, Hashable {
    /// An element id.
    case answer(String)
    /// A score's id.
    case score(String)
    /// The grade of a score, by the score's id.
    case band(String)
  }

  package var name: String
  package var source: Source
}
