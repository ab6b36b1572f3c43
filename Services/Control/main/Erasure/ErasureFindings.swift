import ControlSupport
import Foundation
import ServiceKit

/// What a search for a participant found, and what it could not look at: that is never clean.
struct ErasureFindings: Sendable {
  /// Where something is left.
  struct Place: Encodable, Sendable {
    var place: String
    /// Which of what was looked for: the id, or a text by its number.
    var what: String
    var count: Int
  }

  /// As programs are told of it.
  struct Document: Encodable, Sendable {
    struct Unseen: Encodable, Sendable {
      var place: String
      var reason: String
    }

    /// Everything was looked at, and nothing is left.
    var clean: Bool
    /// Tables and topics.
    var lookedAt: Int
    var found: [Place]
    var notLookedAt: [Unseen]
  }

  private var places: [Place] = []
  private let tellsWhat: Bool
  private var unseen: [Document.Unseen] = []
  private(set) var looked = 0

  /// - Parameter tellsWhat: whether more than the id is looked for, and the table says which it is.
  init(tellsWhat: Bool) { self.tellsWhat = tellsWhat }

  var isAnythingLeft: Bool { !places.isEmpty }
  var isAnythingUnseen: Bool { !unseen.isEmpty }

  /// - Parameter counts: one for each of what is looked for.
  mutating func looked(at place: String, found counts: [Int], of sought: [Spellings]) {
    looked += 1
    for (each, count) in zip(sought, counts) where count > 0 {
      places.append(Place(place: place, what: each.label, count: count))
    }
  }

  mutating func couldNotLook(at place: String, _ reason: String) {
    unseen.append(.init(place: place, reason: reason))
  }

  /// A line for each place that was not looked at.
  var unseenLines: [String] { unseen.map { "\($0.place): \($0.reason)" } }

  var document: Document {
    Document(
      clean: !isAnythingLeft && !isAnythingUnseen, lookedAt: looked, found: sorted,
      notLookedAt: unseen)
  }

  private var sorted: [Place] { places.sorted { ($0.place, $0.what) < ($1.place, $1.what) } }

  /// The places with the number of rows or events in each.
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

  /// One line for whoever waits.
  static func progress(_ text: String) {
    StandardError.writeLine(text)
  }
}
