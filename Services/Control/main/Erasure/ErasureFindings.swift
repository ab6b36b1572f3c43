import ControlSupport
import Foundation

/// What a search for a participant found, and what it could not look at: that is never clean.
struct ErasureFindings: Sendable {
  private var places: [(place: String, count: Int)] = []
  private(set) var unseen: [String] = []
  private(set) var looked = 0

  var isAnythingLeft: Bool { !places.isEmpty }

  mutating func looked(at place: String, found count: Int) {
    looked += 1
    if count > 0 { places.append((place, count)) }
  }

  mutating func couldNotLook(at place: String, _ reason: String) {
    unseen.append("\(place): \(reason)")
  }

  /// The places with the number of rows or events in each.
  var table: TextTable {
    var table = TextTable([("PLACE", .left), ("COUNT", .right)])
    for (place, count) in places.sorted(by: { $0.place < $1.place }) {
      table.add([place, String(count)])
    }
    return table
  }

  /// One line for whoever waits.
  static func progress(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
