import FoundationEssentials
import Randomisation

/// Limits of allocations.
enum AllocationRules {
  static let armsRange = 2...10
  static let ratioRange: ClosedRange<UInt32> = 1...10
  static let factorsMax = 10
  static let levelsRange = 2...50
  /// Maximum number of strata, except for minimisation.
  static let strataMax = 1000
  static let multiplesCountRange = 1...5
  static let multiplesRange: ClosedRange<UInt32> = 1...20
  static let preferredPercentRange: ClosedRange<UInt32> = 51...99
  static let preferredPercentDefault: UInt32 = 85
  static let entriesRange = 1...10_000

  /// The level of a member in a factor.
  struct Level: Sendable, Hashable {
    var factor: String
    var level: String
  }

  /// Returns the levels in the order of the factors; nil unless there is one of each.
  static func stratum(
    of levels: [Level], by factors: [AllocationParameters.Factor]
  ) -> [String]? {
    guard levels.count == factors.count else { return nil }
    var stratum: [String] = []
    for factor in factors {
      guard let given = levels.first(where: { $0.factor == factor.name }),
        factor.levels.contains(given.level)
      else { return nil }
      stratum.append(given.level)
    }
    return stratum
  }

  /// Why a member is not allocated.
  enum Refusal: Error, Sendable, Hashable {
    case ended
    case memberAllocated
    case stratumUnknown
    case testParticipant
    case listExhausted
    case armRemoved
    case studyEnded
    case studyPaused
  }

  /// Requires that a member who has no allocation can get one.
  ///
  /// - Parameter stratum: nil if the given levels are invalid.
  static func require(
    _ scheme: AllocationScheme, _ parameters: AllocationParameters, stratum: [String]?,
    of member: Enrolment, terms: StudyTerms, at now: Date
  ) throws(Refusal) {
    if scheme.endedAt != nil { throw .ended }
    if stratum == nil { throw .stratumUnknown }
    if member.isTestParticipant { throw .testParticipant }
    if let endsAt = terms.endsAt, now >= endsAt { throw .studyEnded }
    if terms.isPaused { throw .studyPaused }
    guard parameters.arms.allSatisfy({ terms.groupIDs.contains($0.groupID) }) else {
      throw .armRemoved
    }
  }
}
