import Calendar
import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit

extension FieldChecks {
  /// Reads the pseudonym of a participant in the study's exports. Capitals do not matter.
  mutating func pseudonym(_ text: String) -> String? {
    let text = text.asciiLowercased
    guard Pseudonyms.isWellFormed(text) else {
      if text.isEmpty {
        reject("participant", .missing)
      } else {
        reject(
          "participant", .participantInvalid,
          "must be the participant's pseudonym in the study's exports")
      }
      return nil
    }
    return text
  }

  /// Reads the name of a sheet.
  ///
  /// - Throws: `RPCError` if there is no token.
  mutating func sheet(
    _ sheetID: String, _ participant: String, _ studyID: String, _ context: ServerCallContext
  ) throws -> ReviewedSheetKey? {
    let claims = try context.claims
    id(studyID, field: "study_id")
    let participant = pseudonym(participant)
    let sheetID = ownID(sheetID, field: "sheet_id", reason: .sheetIdInvalid)
    guard let participant, let sheetID else { return nil }
    return ReviewedSheetKey(
      studyID: studyID, participant: participant, sheetID: sheetID, reviewer: claims.participantID,
      concealsGroups: claims.areGroupsConcealed(inStudy: studyID))
  }

  /// Reads a change by staff.
  mutating func review(
    _ request: IngestionV1.ReviewSheetRequest, of sheetID: UUID?
  ) -> SheetReview? {
    let requestID = ownID(request.requestID, field: "request_id", reason: .requestIdInvalid)
    let change = change(request)
    if case .comment = change {
      if !request.reason.isEmpty {
        reject("reason", .outOfRange, "must be empty: a comment has no reason")
      }
    } else {
      etag(request.etag)
      for violation in Amendment.violations(ofReason: request.reason) {
        reject(violation.field, violation.reason.rawValue, violation.description)
      }
      if change?.needsReason == true, request.reason.allSatisfy(\.isWhitespace) {
        reject("reason", .missing)
      }
    }
    guard let sheetID, let requestID, let change else { return nil }
    return SheetReview(
      requestID: requestID, sheetID: sheetID, etag: request.etag, reason: request.reason,
      change: change)
  }

  private mutating func change(_ request: IngestionV1.ReviewSheetRequest) -> SheetReview.Change? {
    switch request.change {
    case .correction(let message): return correction(message).map { .correction($0) }
    case .mark(.unspecified): return .mark(nil)
    case .mark(let mark):
      let known = SheetMark(mark)
      if known == nil { reject("mark", .outOfRange, "not a mark that this release knows") }
      return known.map { .mark($0) }
    case .reviewState(.unspecified): return .state(nil)
    case .reviewState(let state):
      let known = ReviewState(state)
      if known == nil { reject("review_state", .outOfRange, "not a state that this release knows") }
      return known.map { .state($0) }
    case .comment(let text):
      required(text, max: SheetReview.commentLengthMax, field: "comment")
      return .comment(text)
    case nil:
      reject("change", .missing)
      return nil
    }
  }

  private mutating func correction(_ message: IngestionV1.SheetCorrection) -> SheetCorrection? {
    let reason = CorrectionReason(message.reason)
    if reason == nil { reject("correction.reason", .missing) }
    if message.answers.isEmpty, message.removedElementIDs.isEmpty {
      reject("correction.answers", .missing)
    }
    for (field, count) in [
      ("answers", message.answers.count), ("removed_element_ids", message.removedElementIDs.count),
    ] where count > Amendment.withdrawnCountMax {
      reject(
        "correction.\(field)", .tooManyAnswers,
        "at most \(Amendment.withdrawnCountMax) per correction")
      return nil
    }
    return reason.map {
      SheetCorrection(
        reason: $0, answers: message.answers.map { Answer($0) }, removed: message.removedElementIDs)
    }
  }
}

extension SheetReview.Change {
  /// Whether the change needs a reason in words.
  fileprivate var needsReason: Bool {
    switch self {
    case .correction, .mark: true
    case .state, .comment: false
    }
  }
}

extension IngestionV1.ReviewedSheet {
  /// The sheet without answers, for lists.
  init(listed sheet: ReviewedSheet) {
    let record = sheet.record
    self.init(
      sheetID: record.sheetID.text, participant: sheet.participant,
      questionnaireID: record.sheet.questionnaireID, version: record.sheet.version,
      startTime: record.sheet.startedAt.map { GoogleProtobuf.Timestamp($0) },
      finishTime: GoogleProtobuf.Timestamp(record.finishedAt),
      receiveTime: GoogleProtobuf.Timestamp(record.receivedAt.startOfDay),
      closing: record.sheet.closing.map { IngestionV1.SheetClosing($0) } ?? .unspecified,
      deviations: record.deviations.filter {
        !sheet.concealsGroups || $0 != Deviation.blocked.rawValue
      },
      revision: UInt32(clamping: record.revision), withdrawn: record.isWithdrawn,
      testParticipant: sheet.isTest,
      correction: record.review.correction.map { IngestionV1.StaffCorrection($0) },
      mark: record.review.mark.map { IngestionV1.StaffMark($0) },
      reviewState: record.review.state.map { IngestionV1.ReviewState($0) } ?? .unspecified,
      comments: UInt32(clamping: record.review.comments), etag: record.reviewTag)
  }

  init(_ sheet: ReviewedSheet) {
    self.init(listed: sheet)
    answers = sheet.record.sheet.answers.map { IngestionV1.Answer($0) }
    scores = sheet.record.scores.map { IngestionV1.SheetScore($0) }
    reviews = sheet.reviews.map { IngestionV1.SheetReview($0) }
  }
}

extension IngestionV1.SheetReview {
  init(_ review: StoredReview) {
    let at = GoogleProtobuf.Timestamp(review.reviewedAt)
    let change: OneOfChange =
      switch review.change {
      case .correction(let reason, let revision):
        .correction(
          IngestionV1.StaffCorrection(
            ReviewStanding.Correction(reason: reason, at: review.reviewedAt, revision: revision)))
      case .mark(let mark): .mark(mark.map { IngestionV1.SheetMark($0) } ?? .unspecified)
      case .state(let state):
        .reviewState(state.map { IngestionV1.ReviewState($0) } ?? .unspecified)
      case .comment(let text): .comment(text)
      }
    self.init(
      createTime: at, reviewedBy: review.reviewedBy.text, reason: review.reason, change: change)
  }
}

extension IngestionV1.StaffCorrection {
  init(_ correction: ReviewStanding.Correction) {
    self.init(
      reason: IngestionV1.CorrectionReason(correction.reason),
      correctTime: GoogleProtobuf.Timestamp(correction.at),
      revision: UInt32(clamping: correction.revision))
  }
}

extension IngestionV1.StaffMark {
  init(_ mark: ReviewStanding.Mark) {
    self.init(
      mark: IngestionV1.SheetMark(mark.mark),
      markTime: mark.at.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension IngestionV1.SheetRevision {
  /// A revision with staff's reason, and the time of receipt as the day.
  init(toStaff revision: SheetRevision) {
    self.init(revision)
    reason = revision.reason
    receiveTime = GoogleProtobuf.Timestamp(revision.receivedAt.startOfDay)
  }
}
