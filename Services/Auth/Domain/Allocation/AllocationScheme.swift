import FoundationEssentials
import Randomisation

/// A randomised allocation of members to the arms of a study.
struct AllocationScheme: Sendable {
  var schemeID: UUID
  var studyID: String
  var isBlinded: Bool
  /// Whether one person may unblind a member alone.
  var unblindsAlone: Bool
  var commitment: [UInt8]
  /// Secret until the end; nil if a lost key sealed them.
  var secret: AllocationSecret?
  var startedAt: Date
  var endedAt: Date?
  var allocatedCount: Int
}

/// The seed of a scheme and its parameters, which decide on all arms.
struct AllocationSecret: Sendable, Hashable {
  var seed: [UInt8]
  var parameters: AllocationParameters

  static let seedSize = 32

  /// Text to be sealed: the seed in hexadecimal digits, then the parameters.
  var text: String { "\(seed.hexadecimal)\n\(parameters.text)" }

  init(seed: [UInt8], parameters: AllocationParameters) {
    self.seed = seed
    self.parameters = parameters
  }

  init?(text: String) {
    guard let end = text.firstIndex(of: "\n"),
      let seed = [UInt8](hexadecimal: String(text[..<end])), seed.count == Self.seedSize,
      let parameters = AllocationParameters(text: String(text[text.index(after: end)...]))
    else { return nil }
    self.init(seed: seed, parameters: parameters)
  }
}

/// A scheme to be started.
struct NewAllocationScheme: Sendable, Hashable {
  var schemeID: UUID
  var study: StudyID
  var parameters: AllocationParameters
  var isBlinded: Bool
  var unblindsAlone: Bool

  /// Whether this request started `known`.
  func isSame(as known: AllocationScheme) -> Bool {
    known.studyID == study.text && known.isBlinded == isBlinded
      && known.unblindsAlone == unblindsAlone && known.secret?.parameters == parameters
  }
}

/// A position in the sequence of allocations.
struct Allocation: Sendable, Hashable {
  var schemeID: UUID
  var studyID: String
  /// From 1.
  var position: Int
  var stratum: [String]
  var groupID: String
  /// Nil after an erasure, like the following properties.
  var participantID: UUID?
  var memberID: UUID?
  var requestID: UUID?
  var allocatedAt: Date?

  /// Name of the position in the audit log, without the arm.
  var auditObject: String { "\(studyID) \(schemeID.text) \(position)" }
}
