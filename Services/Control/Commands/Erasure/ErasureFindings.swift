import Foundation
import ServiceKit

/// Result of a search for a participant: matches, and places that could not be searched. With such
/// places it is never clean.
struct ErasureFindings: Sendable {
  /// A place with a match.
  struct Place: Encodable, Sendable {
    var place: String
    /// The search term: the id, or a text by its number.
    var what: String
    var count: Int
  }

  /// The JSON output.
  struct Document: Encodable, Sendable {
    struct Unseen: Encodable, Sendable {
      var place: String
      var reason: String
    }

    /// Whether all places were searched and nothing was found.
    var clean: Bool
    /// Number of tables and topics.
    var lookedAt: Int
    var found: [Place]
    var notLookedAt: [Unseen]
  }

  private var places: [Place] = []
  private let tellsWhat: Bool
  private var unseen: [Document.Unseen] = []
  private(set) var looked = 0

  /// - Parameter tellsWhat: whether there are other terms than the id, so that the table names the
  ///   term.
  init(tellsWhat: Bool) { self.tellsWhat = tellsWhat }

  var isAnythingLeft: Bool { !places.isEmpty }
  var isAnythingUnseen: Bool { !unseen.isEmpty }

  /// - Parameter counts: number of matches, one for each search term.
  mutating func looked(at place: String, found counts: [Int], of sought: [SearchVariants]) {
    looked += 1
    for (each, count) in zip(sought, counts) where count > 0 {
      places.append(Place(place: place, what: each.label, count: count))
    }
  }

  mutating func couldNotLook(at place: String, _ reason: String) {
    unseen.append(.init(place: place, reason: reason))
  }

  /// A line for each place that was not searched.
  var unseenLines: [String] { unseen.map { "\($0.place): \($0.reason)" } }

  var document: Document {
    Document(
      clean: !isAnythingLeft && !isAnythingUnseen, lookedAt: looked, found: sorted,
      notLookedAt: unseen)
  }

  private var sorted: [Place] { places.sorted { ($0.place, $0.what) < ($1.place, $1.what) } }

  /// The places with their number of rows or events.
  var table: TextTable {
    guard tellsWhat else {
      var table = TextTable([("PLACE", .left), ("COUNT", .right)])
      for found in sorted { table.add([found.place, String(found.count)]) }
      return table
    }
    var table = TextTable([("PLACE", .left), ("FOUND", .left), ("COUNT", .right)])
    for found in sorted { table.add([found.place, found.what, String(found.count)]) }
    return table
  }

  /// Prints progress to standard error.
  static func progress(_ text: String) {
    StandardError.writeLine(text)
  }
}
