import Calendar
import Fields
import FoundationEssentials

/// A kind of entry of a timeline. Raw values are the order of entries of the same time.
enum TimelineKind: Int16, Sendable, Hashable, CaseIterable {
  case sheet = 1
  case record, session, unansweredPrompt
}

/// The place of an entry in a timeline: entries of several kinds may have the same id.
struct TimelinePosition: PagePosition, Hashable {
  var at: Instant
  var kind: TimelineKind
  var id: UUID

  init(at: Instant, kind: TimelineKind, id: UUID) {
    self.at = at
    self.kind = kind
    self.id = id
  }

  init?(pageKey: String) {
    let parts = pageKey.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let at = Instant(microsecondsText: parts[0]),
      let kind = Int16(parts[1]).flatMap(TimelineKind.init(rawValue:)),
      let id = UUID(text: String(parts[2]))
    else { return nil }
    self.init(at: at, kind: kind, id: id)
  }

  var pageKey: String { "\(at.microseconds) \(kind.rawValue) \(id.text)" }
}

/// A prompt whose time for answering passed without a sheet that names it.
struct UnansweredPrompt: Sendable, Hashable {
  var notificationID: UUID
  var studyID: String
  var questionnaireID: String
  var notifiesAt: Instant
  /// Its expiry, or the next prompt of its schedule.
  var endsAt: Instant
}

/// An entry of a timeline.
struct TimelineEntry: Sendable {
  enum Content: Sendable {
    case sheet(SheetRecord)
    case record(StoredRecord)
    case session(SessionRecord)
    case unansweredPrompt(UnansweredPrompt)
  }

  var position: TimelinePosition
  /// Nil if it disappeared while the page was read, or if its month was dropped.
  var content: Content?
}
