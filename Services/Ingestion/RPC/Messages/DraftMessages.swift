import Calendar
import Fields
import FoundationEssentials
import Messages
import RPCCore
import ServiceKit

extension FieldChecks {
  /// Checks a client-made id, reporting the message's own reason if it is not a UUID.
  mutating func ownID(_ text: String, field: String, reason: IngestionV1.ErrorReason) -> UUID? {
    guard let id = UUID(text: text) else {
      reject(field, reason, FieldFault.notAUUID.description)
      return nil
    }
    return id
  }

  mutating func draftID(_ text: String) -> UUID? {
    ownID(text, field: "draft_id", reason: .draftIdInvalid)
  }
}

extension SaveDraft.Request {
  private static let elementsMax = 5000
  /// Maximum number of reported faults, so that a large invalid request does not cause a large
  /// response.
  private static let faultsMax = 100

  /// - Parameter unreadable: violations of elements with invalid UTF-8, by index.
  /// - Throws: INVALID_ARGUMENT naming every invalid field outside the elements.
  init(_ request: IngestionV1.SaveDraftRequest, unreadable: [Int: [Violation]]) throws {
    var check = FieldChecks()
    let draftID = check.draftID(request.draftID)
    check.optionalID(request.studyID, field: "study_id")
    check.optionalID(request.questionnaireID, field: "questionnaire_id")
    if request.elements.count > Self.elementsMax {
      check.reject("elements", .tooMany(max: Self.elementsMax))
    }
    let startedAt = request.startTime.flatMap { check.instant($0, field: "start_time") }
    let id = try check.unwrap(draftID)
    var violations = ViolationList(countMax: Self.faultsMax)
    let changes = DraftChange.changes(request.elements, unreadable: unreadable, &violations)
    self.init(
      draftID: id, studyID: request.studyID, questionnaireID: request.questionnaireID,
      version: request.version, contentHash: request.contentHash.asciiLowercased,
      changes: changes, violations: violations, startedAt: startedAt)
  }
}

extension DraftChange {
  /// Returns the elements that can be read, each question's first one.
  fileprivate static func changes(
    _ elements: [IngestionV1.DraftElement], unreadable: [Int: [Violation]],
    _ violations: inout ViolationList
  ) -> [DraftChange] {
    var placeOfID: [String: Int] = [:]
    return elements.enumerated().compactMap { place, element in
      let field = "elements[\(place)]"
      if let faults = unreadable[place] {
        for fault in faults {
          violations.add(fault.reason, "\(field).\(fault.field)", fault.description)
        }
        return nil
      }
      if let first = placeOfID[element.elementID] {
        violations.add(
          .answeredTwice, "\(field).element_id", "elements[\(first)] is for the same question")
        return nil
      }
      placeOfID[element.elementID] = place
      return DraftElement(element, field, &violations).map {
        DraftChange(place: place, element: $0)
      }
    }
  }
}

extension DraftElement {
  /// - Returns: nil if the element has violations.
  fileprivate init?(
    _ element: IngestionV1.DraftElement, _ field: String, _ violations: inout ViolationList
  ) {
    let before = violations.total
    var answer = Answer(elementID: element.elementID, value: nil)
    if let sent = element.answer {
      answer = Answer(sent)
      // The id is already in the element.
      if !answer.elementID.isEmpty, answer.elementID != element.elementID {
        violations.add(
          .questionUnknown, "\(field).answer.element_id", "differs from the element's id")
      }
      answer.elementID = element.elementID
      if answer.value == nil {
        violations.add(.valueMissing, "\(field).answer.value", "the answer has no value")
      }
      if answer.answeredAt?.instant == nil { answer.answeredAt = nil }
    }
    let changedAt = element.changeTime.flatMap { DeviceTime($0).instant }
    if element.changeTime == nil {
      violations.add(.timeMissing, "\(field).change_time", FieldFault.missing.description)
    } else if changedAt == nil {
      violations.add(.timeInvalid, "\(field).change_time", FieldFault.notATime.description)
    }
    guard violations.total == before, let changedAt else { return nil }
    self.init(answer: answer, changedAt: changedAt)
  }
}

extension FieldChecks {
  /// Returns nil for an invalid time.
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
      percent: UInt32(clamping: draft.percent), state: Self.state(outlook.state),
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
