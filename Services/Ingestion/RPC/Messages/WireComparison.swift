import FoundationEssentials
import Messages

extension IngestionV1.ComparisonResult {
  init(_ result: ComparisonResult) {
    let definition = result.definition
    self.init(
      comparisonID: definition.id,
      ownValue: result.ownPlace.map { .init(value: definition.value(at: $0)) })
    switch result.comparison {
    case .noOwnValue: absence = .noOwnValue
    case .notReleased: absence = .notReleased
    case .tooFewParticipants: absence = .tooFewParticipants
    case .released(let release, let time):
      mean = .init(value: definition.value(at: release.mean))
      participants = UInt32(clamping: release.participants)
      quarter = UInt32(clamping: result.ownPlace.map(release.quarter) ?? 0)
      releaseTime = GoogleProtobuf.Timestamp(time)
    }
  }
}
