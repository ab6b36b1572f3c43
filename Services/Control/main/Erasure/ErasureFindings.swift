import ControlSupport
import Foundation

/// What a search for a participant found, and what it could not look at: that is never clean.
struct ErasureFindings: Sendable {
  private var places: [(place: String, label: String, count: Int)] = []
  private let tellsWhat: Bool
  private(set) var unseen: [String] = []
  private(set) var looked = 0

  /// - Parameter tellsWhat: whether more than the id is looked for, and the table says which it is.
  init(tellsWhat: Bool) { self.tellsWhat = tellsWhat }

  var isAnythingLeft: Bool { !places.isEmpty }

  /// - Parameter counts: one for each of what is looked for.
  mutating func looked(at place: String, found counts: [Int], of sought: [Spellings]) {
    looked += 1
    for (each, count) in zip(sought, counts) where count > 0 {
      places.append((place, each.label, count))
    }
  }

  mutating func couldNotLook(at place: String, _ reason: String) {
    unseen.append("\(place): \(reason)")
  }

  /// The places with the number of rows or events in each.
  var table: TextTable {
    let sorted = places.sorted { ($0.place, $0.label) < ($1.place, $1.label) }
    guard tellsWhat else {
      var table = TextTable([("PLACE", .left), ("COUNT", .right)])
      for found in sorted { table.add([found.place, String(found.count)]) }
      return table
    }
    var table = TextTable([("PLACE", .left), ("FOUND", .left), ("COUNT", .right)])
    for found in sorted { table.add([found.place, found.label, String(found.count)]) }
    return table
  }

  /// One line for whoever waits.
  static func progress(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
