import Calendar
import Fields
import FoundationEssentials
import Messages

/// A decoded amendment, or its violations.
struct AmendmentReading: Sendable {
  private(set) var amendment: Amendment?
  private(set) var violations: [Violation] = []

  init(_ message: IngestionV1.Amendment) {
    let amendmentID = id(message.amendmentID, "amendment_id", .amendmentIDInvalid)
    let sheetID = id(message.sheetID, "sheet_id", .sheetIDInvalid)
    if message.baseRevision == 0 { add(.required, "base_revision", "must be at least 1") }
    violations += Amendment.violations(ofReason: message.reason)
    let amendedAt = time(message.amendTime)
    let change = change(message)
    guard violations.isEmpty, let amendmentID, let sheetID, let amendedAt, let change else {
      return
    }
    amendment = Amendment(
      amendmentID: amendmentID, sheetID: sheetID, baseRevision: Int(message.baseRevision),
      reason: message.reason, amendedAt: amendedAt, change: change)
  }

  /// Creates it for an amendment with invalid UTF-8.
  init(refusedBy violations: [Violation]) {
    self.violations = violations
  }

  private mutating func add(_ reason: Reason, _ field: String, _ description: String) {
    violations.append(Violation(field: field, reason: reason, description: description))
  }

  private mutating func id(_ text: String, _ field: String, _ reason: Reason) -> UUID? {
    guard let id = UUID(text: text) else {
      add(reason, field, FieldFault.notAUUID.description)
      return nil
    }
    return id
  }

  private mutating func time(_ time: GoogleProtobuf.Timestamp?) -> Instant? {
    guard let time else {
      add(.timeMissing, "amend_time", "missing: the time of the amendment")
      return nil
    }
    let instant = DeviceTime(time).instant
    if instant == nil { add(.timeInvalid, "amend_time", FieldFault.notATime.description) }
    return instant
  }

  private mutating func change(_ message: IngestionV1.Amendment) -> Amendment.Change? {
    switch message.change {
    case .answers(let answers): return .answers(answers.answers.map { Answer($0) })
    case .withdrawnAnswers(let withdrawn):
      let ids = withdrawn.elementIDs
      let field = "withdrawn_answers.element_ids"
      if ids.isEmpty { add(.required, field, FieldFault.missing.description) }
      if ids.count > Amendment.withdrawnCountMax {
        add(.tooManyAnswers, field, "at most \(Amendment.withdrawnCountMax) per amendment")
      } else if Set(ids).count < ids.count {
        add(.answeredTwice, field, "names a question twice")
      }
      return .withdrawnAnswers(ids)
    case .withdrawSheet(true): return .withdrawnSheet
    case .withdrawSheet(false): add(.required, "withdraw_sheet", "must be true if set")
    case nil: add(.required, "change", FieldFault.missing.description)
    }
    return nil
  }
}

extension Amendment {
  static func violations(ofReason reason: String) -> [Violation] {
    var violations: [Violation] = []
    if reason.isLonger(than: reasonLengthMax) {
      violations.append(
        Violation(
          field: "reason", reason: .textTooLong,
          description: "at most \(reasonLengthMax) characters"))
    }
    if reason.utf8.contains(0) {
      violations.append(
        Violation(field: "reason", reason: .textInvalid, description: "contains U+0000"))
    }
    return violations
  }
}

extension IngestionV1.AmendmentVerdict {
  init(_ answer: AmendmentVerdict, amendmentID: String) {
    let (verdict, violations): (IngestionV1.Verdict, [Violation]) =
      switch answer.verdict {
      case .created: (.created, [])
      case .exists: (.exists, [])
      case .conflict: (.conflict, answer.conflicts)
      case .rejected(let violations): (.rejected, violations)
      case .postponed(let obstacles): (.retryLater, obstacles)
      }
    self.init(
      amendmentID: amendmentID, verdict: verdict,
      violations: violations.map { IngestionV1.Violation($0) },
      newestRevision: UInt32(clamping: answer.newestRevision),
      scores: answer.scores.map { IngestionV1.SheetScore($0) },
      next: answer.next.map { IngestionV1.Offer($0) },
      retryDelay: GoogleProtobuf.Duration(retryAfter: answer.verdict))
  }
}

extension IngestionV1.SheetRevision {
  init(_ revision: SheetRevision) {
    self.init(
      revision: UInt32(clamping: revision.revision),
      answers: revision.answers.map { IngestionV1.Answer($0) }, withdrawn: revision.isWithdrawn,
      // Reasons of corrections are for the study's staff.
      reason: revision.correction == nil ? revision.reason : "",
      amendTime: GoogleProtobuf.Timestamp(revision.amendedAt),
      receiveTime: GoogleProtobuf.Timestamp(revision.receivedAt),
      scores: revision.scores.map { IngestionV1.SheetScore($0) },
      correctionReason: revision.correction.map { IngestionV1.CorrectionReason($0) }
        ?? .unspecified)
  }
}
