internal import Questionnaires

/// What is written where the definition keeps nothing else from a file.
enum FHIRDefaults {
  static let status = "active"

  static func url(_ id: String) -> String { FHIRAddress.questionnaires + id }

  /// A name for programs (R4, que-0): `tyt-momentary` is `TytMomentary`.
  static func name(_ id: String) -> String {
    let words = id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Q\(name)"
  }
}
