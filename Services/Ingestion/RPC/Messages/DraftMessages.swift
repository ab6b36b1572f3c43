import Calendar
import Fields
import FoundationEssentials
import IngestionApplication
import IngestionDomain
import Messages
import RPCCore
import ServiceKit

extension FieldChecks {
  /// An id of the caller's that is a UUID, with the reason that its message has for it.
  mutating func ownID(_ text: String, field: String, reason: String) -> UUID? {
    guard let id = UUID(text: text) else {
      reject(field, reason, FieldFault.notAUUID.description)
      return nil
    }
    return id
  }

  mutating func draftID(_ text: String) -> UUID? {
    ownID(text, field: "draft_id", reason: "DRAFT_ID_INVALID")
  }
}

extension SaveDraft.Request {
  private static let elementsMax = 5000

  /// - Throws: INVALID_ARGUMENT naming every bad field.
  init(_ request: IngestionV1.SaveDraftRequest) throws {
    var check = FieldChecks()
    let draftID = check.draftID(request.draftID)
    check.optionalID(request.studyID, field: "study_id")
    check.optionalID(request.questionnaireID, field: "questionnaire_id")
    let changes = check.changes(request.elements, most: Self.elementsMax)
    let startedAt = request.startTime.flatMap { check.instant($0, field: "start_time") }
    self.init(
      draftID: try check.unwrap(draftID), studyID: request.studyID,
      questionnaireID: request.questionnaireID, version: request.version,
      contentHash: request.contentHash, changes: changes, startedAt: startedAt)
  }
}

extension FieldChecks {
  /// Stops at the first hundred faults: a large request of nonsense must not have a large answer.
  private static let faultsMax = 100

  fileprivate mutating func changes(
    _ elements: [IngestionV1.DraftElement], most: Int
  ) -> [DraftElement] {
    guard elements.count <= most else {
      reject("elements", .tooMany(max: most))
      return []
    }
    var placeOfID: [String: Int] = [:]
    var changes: [DraftElement] = []
    for (place, element) in elements.enumerated() where violations.count < Self.faultsMax {
      let field = "elements[\(place)]"
      elementID(element.elementID, field: "\(field).element_id")
      if let first = placeOfID.updateValue(place, forKey: element.elementID) {
        reject(
          "\(field).element_id", "ANSWERED_TWICE", "elements[\(first)] is of the same question")
      }
      if let change = change(element, field) { changes.append(change) }
    }
    return changes
  }

  private mutating func change(
    _ element: IngestionV1.DraftElement, _ field: String
  ) -> DraftElement? {
    var answer = Answer(elementID: element.elementID, value: nil)
    if let sent = element.answer {
      answer = Answer(sent)
      // It stands in the element already.
      if !answer.elementID.isEmpty, answer.elementID != element.elementID {
        reject("\(field).answer.element_id", "QUESTION_UNKNOWN", "is not the element's")
      }
      answer.elementID = element.elementID
      if answer.value == nil {
        reject("\(field).answer.value", "VALUE_MISSING", "the answer has no value")
      }
      if let time = sent.answerTime { _ = instant(time, field: "\(field).answer.answer_time") }
    }
    guard let time = element.changeTime else {
      reject("\(field).change_time", "TIME_MISSING", FieldFault.missing.description)
      return nil
    }
    return instant(time, field: "\(field).change_time").map {
      DraftElement(answer: answer, changedAt: $0)
    }
  }

  /// Nil for what is no time.
  mutating func instant(_ time: GoogleProtobuf.Timestamp, field: String) -> Instant? {
    let instant = DeviceTime(time).instant
    if instant == nil { reject(field, .notATime) }
    return instant
  }
}

extension IngestionV1.Draft {
  init(_ draft: Draft, _ outlook: DraftOutlook) {
    self.init(
      draftID: draft.draftID.text, studyID: draft.subject.studyID,
      questionnaireID: draft.subject.questionnaireID, version: draft.subject.version,
      elements: draft.elements.all.map { IngestionV1.DraftElement($0) },
      startTime: draft.startedAt.map { GoogleProtobuf.Timestamp($0) },
      updateTime: GoogleProtobuf.Timestamp(draft.updatedAt),
      expireTime: GoogleProtobuf.Timestamp(draft.expiresAt), etag: String(draft.revision),
      percent: UInt32(draft.percent), state: Self.state(outlook.state),
      currentVersion: outlook.currentVersion)
  }

  private static func state(_ state: DraftOutlook.State) -> IngestionV1.DraftState {
    switch state {
    case .current: .current
    case .olderVersion: .olderVersion
    case .closed: .closed
    }
  }
}

extension IngestionV1.DraftElement {
  init(_ element: DraftElement) {
    self.init(
      elementID: element.elementID,
      answer: element.answer.value == nil ? nil : IngestionV1.Answer(element.answer),
      changeTime: GoogleProtobuf.Timestamp(element.changedAt))
  }
}

/// As page tokens have it.
extension Draft.ListPosition {
  /// Nil for anything that ``key`` cannot be.
  init?(key: String) {
    let parts = key.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let microseconds = Int64(parts[0]),
      let draftID = UUID(text: String(parts[1]))
    else { return nil }
    self.init(updatedAt: Instant(microseconds: microseconds), draftID: draftID)
  }

  var key: String { "\(updatedAt.microseconds) \(draftID.text)" }
}
