import Calendar
import Fields
import Messages
import ServiceKit

extension FieldChecks {
  /// Returns the kinds of a timeline; all for an empty list.
  mutating func timelineKinds(
    _ kinds: [IngestionV1.TimelineKind], field: String
  ) -> Set<TimelineKind> {
    guard !kinds.isEmpty else { return Set(TimelineKind.allCases) }
    guard kinds.count <= TimelineKind.allCases.count else {
      reject(field, .tooMany(max: TimelineKind.allCases.count))
      return []
    }
    var known: Set<TimelineKind> = []
    for (place, kind) in kinds.enumerated() {
      if let kind = TimelineKind(kind) {
        known.insert(kind)
      } else {
        reject("\(field)[\(place)]", .outOfRange, "must be one of the kinds")
      }
    }
    return known
  }
}

extension TimelineKind {
  /// Returns nil for an unspecified kind, or one unknown to this release.
  fileprivate init?(_ kind: IngestionV1.TimelineKind) {
    switch kind {
    case .sheet: self = .sheet
    case .record: self = .record
    case .session: self = .session
    case .unansweredPrompt: self = .unansweredPrompt
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension IngestionV1.TimelineEntry {
  init(_ entry: TimelineEntry) {
    let content: OneOfEntry? =
      switch entry.content {
      case .sheet(let record): .sheet(IngestionV1.StoredAnswerSheet(record))
      case .record(let record): .record(IngestionV1.HealthRecord(record))
      case .session(let record): .session(IngestionV1.ListeningSession(record))
      case .unansweredPrompt(let prompt):
        .unansweredPrompt(
          IngestionV1.UnansweredPrompt(
            notificationID: prompt.notificationID.text, studyID: prompt.studyID,
            questionnaireID: prompt.questionnaireID,
            notifyTime: GoogleProtobuf.Timestamp(prompt.notifiesAt),
            expireTime: GoogleProtobuf.Timestamp(prompt.endsAt)))
      case nil: nil
      }
    self.init(entryTime: GoogleProtobuf.Timestamp(entry.position.at), entry: content)
  }
}
