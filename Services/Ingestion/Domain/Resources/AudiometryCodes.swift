/// LOINC codes of pure tone audiometry: the panel 89015-2 and its members, one for each ear and frequency
/// that has one. For other frequencies, 125 Hz and those above 8 kHz among them, there is none.
enum AudiometryCodes {
  static let panel = FHIRCoding.loinc("89015-2", "Pure tone threshold audiometry panel")

  private static let left: [Int: String] = [
    250: "91375-6", 500: "89024-4", 750: "91379-8", 1000: "89016-0", 1500: "91373-1",
    2000: "89018-6", 3000: "89020-2", 4000: "89022-8", 5000: "91377-2", 6000: "89026-9",
    8000: "89028-5",
  ]
  private static let right: [Int: String] = [
    250: "91374-9", 500: "89025-1", 750: "91378-0", 1000: "89017-8", 1500: "91372-3",
    2000: "89019-4", 3000: "89021-0", 4000: "89023-6", 5000: "91376-4", 6000: "89027-7",
    8000: "89029-3",
  ]

  /// Nil where there is none.
  static func threshold(of ear: Ear, at frequency: Double) -> FHIRCoding? {
    guard let hertz = Int(exactly: frequency) else { return nil }
    let code: String? =
      switch ear {
      case .left: left[hertz]
      case .right: right[hertz]
      case .both: nil
      }
    return code.map {
      FHIRCoding.loinc($0, "Hearing threshold Ear - \(ear.rawValue) --\(hertz) Hz")
    }
  }
}
