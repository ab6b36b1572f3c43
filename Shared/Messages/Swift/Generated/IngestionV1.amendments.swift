// Generated from otolith/ingestion/v1/amendments.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// A change to one sheet.
  public struct Amendment: Message {
    /// What is changed; required.
    public enum OneOfChange: Sendable, Hashable {
      /// All answers of the new revision.
      case answers(IngestionV1.AmendedAnswers)
      /// Answers that are taken back; the others stay.
      case withdrawnAnswers(IngestionV1.WithdrawnAnswers)
      /// True: the whole sheet is taken back.
      case withdrawSheet(Bool)
    }

    /// Client-made UUID, kept on the device until a verdict arrives.
    public var amendmentID: String
    /// The caller's sheet.
    public var sheetID: String
    /// The revision that it builds on, from 1.
    public var baseRevision: UInt32
    /// Why, in the participant's words or by the client; at most 500 characters, may be empty.
    public var reason: String
    /// When it was made, by the device's clock. Required.
    public var amendTime: GoogleProtobuf.Timestamp?
    /// What is changed; required.
    public var change: IngestionV1.Amendment.OneOfChange?

    /// Every field at its default.
    public init() {
      self.amendmentID = ""
      self.sheetID = ""
      self.baseRevision = 0
      self.reason = ""
      self.amendTime = nil
      self.change = nil
    }

    public init(
      amendmentID: String = "",
      sheetID: String = "",
      baseRevision: UInt32 = 0,
      reason: String = "",
      amendTime: GoogleProtobuf.Timestamp? = nil,
      change: IngestionV1.Amendment.OneOfChange? = nil
    ) {
      self.amendmentID = amendmentID
      self.sheetID = sheetID
      self.baseRevision = baseRevision
      self.reason = reason
      self.amendTime = amendTime
      self.change = change
    }
  }
}

extension IngestionV1.Amendment {
  public static var fullName: String { "otolith.ingestion.v1.Amendment" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Amendment()
    otolith__ingestion__v1__amendment__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Amendment>) {
    self.amendmentID = Codec.string(c.pointee.amendment_id)
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.baseRevision = c.pointee.base_revision
    self.reason = Codec.string(c.pointee.reason)
    self.amendTime = c.pointee.amend_time.map { GoogleProtobuf.Timestamp($0) }
    self.change = switch c.pointee.change_case.rawValue {
      case 6: .answers(IngestionV1.AmendedAnswers(c.pointee.answers!))
      case 7: .withdrawnAnswers(IngestionV1.WithdrawnAnswers(c.pointee.withdrawn_answers!))
      case 8: .withdrawSheet(c.pointee.withdraw_sheet != 0)
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Amendment> {
    let c = arena.allocate(Otolith__Ingestion__V1__Amendment.self)
    otolith__ingestion__v1__amendment__init(c)
    if !self.amendmentID.isEmpty { c.pointee.amendment_id = arena.string(self.amendmentID) }
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    c.pointee.base_revision = self.baseRevision
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if let value = self.amendTime { c.pointee.amend_time = value.cStruct(in: arena) }
    switch self.change {
      case .answers(let value)?:
        c.pointee.change_case = .init(rawValue: 6)
        c.pointee.answers = value.cStruct(in: arena)
      case .withdrawnAnswers(let value)?:
        c.pointee.change_case = .init(rawValue: 7)
        c.pointee.withdrawn_answers = value.cStruct(in: arena)
      case .withdrawSheet(let value)?:
        c.pointee.change_case = .init(rawValue: 8)
        c.pointee.withdraw_sheet = value ? 1 : 0
      case nil: break
    }
    return c
  }
}

extension IngestionV1 {
  /// All answers of a new revision. Where it says nothing any more the whole sheet is taken back, as by
  /// `withdraw_sheet`.
  public struct AmendedAnswers: Message {
    /// As AnswerSheet.answers.
    public var answers: [IngestionV1.Answer]

    /// Every field at its default.
    public init() {
      self.answers = []
    }

    public init(
      answers: [IngestionV1.Answer] = []
    ) {
      self.answers = answers
    }
  }
}

extension IngestionV1.AmendedAnswers {
  public static var fullName: String { "otolith.ingestion.v1.AmendedAnswers" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__AmendedAnswers()
    otolith__ingestion__v1__amended_answers__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AmendedAnswers>) {
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AmendedAnswers> {
    let c = arena.allocate(Otolith__Ingestion__V1__AmendedAnswers.self)
    otolith__ingestion__v1__amended_answers__init(c)
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// Answers that are taken back, also such as are required. Where the sheet has none of them by now, whatever revision
  /// it has, nothing is changed: VERDICT_EXISTS, and no revision is made. With the last answer the whole sheet is taken
  /// back, as by `withdraw_sheet`.
  public struct WithdrawnAnswers: Message {
    /// The questions; 1–5,000, each once.
    public var elementIDs: [String]

    /// Every field at its default.
    public init() {
      self.elementIDs = []
    }

    public init(
      elementIDs: [String] = []
    ) {
      self.elementIDs = elementIDs
    }
  }
}

extension IngestionV1.WithdrawnAnswers {
  public static var fullName: String { "otolith.ingestion.v1.WithdrawnAnswers" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__WithdrawnAnswers()
    otolith__ingestion__v1__withdrawn_answers__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__WithdrawnAnswers>) {
    self.elementIDs = Codec.array(c.pointee.element_ids, c.pointee.n_element_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__WithdrawnAnswers> {
    let c = arena.allocate(Otolith__Ingestion__V1__WithdrawnAnswers.self)
    otolith__ingestion__v1__withdrawn_answers__init(c)
    if !self.elementIDs.isEmpty {
      c.pointee.n_element_ids = self.elementIDs.count
      c.pointee.element_ids = arena.array(self.elementIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// Amendments to one or several sheets.
  public struct SubmitAmendmentsRequest: Message {
    /// 1–100.
    public var amendments: [IngestionV1.Amendment]

    /// Every field at its default.
    public init() {
      self.amendments = []
    }

    public init(
      amendments: [IngestionV1.Amendment] = []
    ) {
      self.amendments = amendments
    }
  }
}

extension IngestionV1.SubmitAmendmentsRequest {
  public static var fullName: String { "otolith.ingestion.v1.SubmitAmendmentsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SubmitAmendmentsRequest()
    otolith__ingestion__v1__submit_amendments_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitAmendmentsRequest>) {
    self.amendments = Codec.messages(c.pointee.amendments, c.pointee.n_amendments) { IngestionV1.Amendment($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitAmendmentsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitAmendmentsRequest.self)
    otolith__ingestion__v1__submit_amendments_request__init(c)
    if !self.amendments.isEmpty {
      c.pointee.n_amendments = self.amendments.count
      c.pointee.amendments = arena.array(self.amendments) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Amendment>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// What became of an amendment.
  public struct AmendmentVerdict: Message {
    /// As it was sent.
    public var amendmentID: String
    /// VERDICT_CONFLICT: the sheet has another revision than `base_revision` (REVISION_STALE, REVISION_UNKNOWN), or
    /// another amendment has this id.
    public var verdict: IngestionV1.Verdict
    /// Why it was refused, or waits; paths begin at the amendment.
    public var violations: [IngestionV1.Violation]
    /// The sheet's present revision; 0: there is no such sheet, or the amendment cannot be read.
    public var newestRevision: UInt32
    /// For VERDICT_CREATED and VERDICT_EXISTS: of the present revision.
    public var scores: [IngestionV1.SheetScore]
    /// For VERDICT_CREATED and VERDICT_EXISTS: what is offered after the sheet as it is now.
    public var next: [IngestionV1.Offer]
    /// For VERDICT_RETRY_LATER: how long to wait before the amendment is sent again.
    public var retryDelay: GoogleProtobuf.Duration?

    /// Every field at its default.
    public init() {
      self.amendmentID = ""
      self.verdict = IngestionV1.Verdict(rawValue: 0)
      self.violations = []
      self.newestRevision = 0
      self.scores = []
      self.next = []
      self.retryDelay = nil
    }

    public init(
      amendmentID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      newestRevision: UInt32 = 0,
      scores: [IngestionV1.SheetScore] = [],
      next: [IngestionV1.Offer] = [],
      retryDelay: GoogleProtobuf.Duration? = nil
    ) {
      self.amendmentID = amendmentID
      self.verdict = verdict
      self.violations = violations
      self.newestRevision = newestRevision
      self.scores = scores
      self.next = next
      self.retryDelay = retryDelay
    }
  }
}

extension IngestionV1.AmendmentVerdict {
  public static var fullName: String { "otolith.ingestion.v1.AmendmentVerdict" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__AmendmentVerdict()
    otolith__ingestion__v1__amendment_verdict__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AmendmentVerdict>) {
    self.amendmentID = Codec.string(c.pointee.amendment_id)
    self.verdict = IngestionV1.Verdict(rawValue: Int32(truncatingIfNeeded: c.pointee.verdict.rawValue))
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.newestRevision = c.pointee.newest_revision
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.next = Codec.messages(c.pointee.next, c.pointee.n_next) { IngestionV1.Offer($0) }
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AmendmentVerdict> {
    let c = arena.allocate(Otolith__Ingestion__V1__AmendmentVerdict.self)
    otolith__ingestion__v1__amendment_verdict__init(c)
    if !self.amendmentID.isEmpty { c.pointee.amendment_id = arena.string(self.amendmentID) }
    c.pointee.verdict = Otolith__Ingestion__V1__Verdict(rawValue: .init(truncatingIfNeeded: self.verdict.rawValue))
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    c.pointee.newest_revision = self.newestRevision
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if !self.next.isEmpty {
      c.pointee.n_next = self.next.count
      c.pointee.next = arena.array(self.next) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Offer>? }
    }
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// What became of the amendments.
  public struct SubmitAmendmentsResponse: Message {
    /// Same order and number as the request's.
    public var verdicts: [IngestionV1.AmendmentVerdict]

    /// Every field at its default.
    public init() {
      self.verdicts = []
    }

    public init(
      verdicts: [IngestionV1.AmendmentVerdict] = []
    ) {
      self.verdicts = verdicts
    }
  }
}

extension IngestionV1.SubmitAmendmentsResponse {
  public static var fullName: String { "otolith.ingestion.v1.SubmitAmendmentsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SubmitAmendmentsResponse()
    otolith__ingestion__v1__submit_amendments_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitAmendmentsResponse>) {
    self.verdicts = Codec.messages(c.pointee.verdicts, c.pointee.n_verdicts) { IngestionV1.AmendmentVerdict($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitAmendmentsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitAmendmentsResponse.self)
    otolith__ingestion__v1__submit_amendments_response__init(c)
    if !self.verdicts.isEmpty {
      c.pointee.n_verdicts = self.verdicts.count
      c.pointee.verdicts = arena.array(self.verdicts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__AmendmentVerdict>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// Names a question.
  public struct WithdrawQuestionRequest: Message {
    /// The study.
    public var studyID: String
    /// A questionnaire of it.
    public var questionnaireID: String
    /// A question of it.
    public var elementID: String
    /// As Amendment.reason.
    public var reason: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.elementID = ""
      self.reason = ""
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      elementID: String = "",
      reason: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.reason = reason
    }
  }
}

extension IngestionV1.WithdrawQuestionRequest {
  public static var fullName: String { "otolith.ingestion.v1.WithdrawQuestionRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__WithdrawQuestionRequest()
    otolith__ingestion__v1__withdraw_question_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__WithdrawQuestionRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.reason = Codec.string(c.pointee.reason)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__WithdrawQuestionRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__WithdrawQuestionRequest.self)
    otolith__ingestion__v1__withdraw_question_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    return c
  }
}

extension IngestionV1 {
  /// The answers are taken back.
  public struct WithdrawQuestionResponse: Message {
    /// How many sheets lost an answer by this call.
    public var sheets: UInt32
    /// False: there are more; call again.
    public var complete: Bool

    /// Every field at its default.
    public init() {
      self.sheets = 0
      self.complete = false
    }

    public init(
      sheets: UInt32 = 0,
      complete: Bool = false
    ) {
      self.sheets = sheets
      self.complete = complete
    }
  }
}

extension IngestionV1.WithdrawQuestionResponse {
  public static var fullName: String { "otolith.ingestion.v1.WithdrawQuestionResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__WithdrawQuestionResponse()
    otolith__ingestion__v1__withdraw_question_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__WithdrawQuestionResponse>) {
    self.sheets = c.pointee.sheets
    self.complete = c.pointee.complete != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__WithdrawQuestionResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__WithdrawQuestionResponse.self)
    otolith__ingestion__v1__withdraw_question_response__init(c)
    c.pointee.sheets = self.sheets
    c.pointee.complete = self.complete ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// Names a sheet.
  public struct ListRevisionsRequest: Message {
    /// The caller's.
    public var sheetID: String
    /// 1–50; 0 means 20. A page of large revisions may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.sheetID = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      sheetID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.sheetID = sheetID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension IngestionV1.ListRevisionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListRevisionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListRevisionsRequest()
    otolith__ingestion__v1__list_revisions_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRevisionsRequest>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRevisionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRevisionsRequest.self)
    otolith__ingestion__v1__list_revisions_request__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1 {
  /// A page of revisions.
  public struct ListRevisionsResponse: Message {
    /// Oldest first.
    public var revisions: [IngestionV1.SheetRevision]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.revisions = []
      self.nextPageToken = ""
    }

    public init(
      revisions: [IngestionV1.SheetRevision] = [],
      nextPageToken: String = ""
    ) {
      self.revisions = revisions
      self.nextPageToken = nextPageToken
    }
  }
}

extension IngestionV1.ListRevisionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListRevisionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListRevisionsResponse()
    otolith__ingestion__v1__list_revisions_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRevisionsResponse>) {
    self.revisions = Codec.messages(c.pointee.revisions, c.pointee.n_revisions) { IngestionV1.SheetRevision($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRevisionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRevisionsResponse.self)
    otolith__ingestion__v1__list_revisions_response__init(c)
    if !self.revisions.isEmpty {
      c.pointee.n_revisions = self.revisions.count
      c.pointee.revisions = arena.array(self.revisions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetRevision>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1 {
  /// What a sheet said, or says.
  public struct SheetRevision: Message {
    /// From 1.
    public var revision: UInt32
    /// Its answers; none where the sheet was taken back.
    public var answers: [IngestionV1.Answer]
    /// The sheet was taken back by it.
    public var withdrawn: Bool
    /// Why; empty for the first one.
    public var reason: String
    /// By the device's clock: when the sheet was finished, or amended.
    public var amendTime: GoogleProtobuf.Timestamp?
    /// By the server's clock.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// Computed from its answers.
    public var scores: [IngestionV1.SheetScore]

    /// Every field at its default.
    public init() {
      self.revision = 0
      self.answers = []
      self.withdrawn = false
      self.reason = ""
      self.amendTime = nil
      self.receiveTime = nil
      self.scores = []
    }

    public init(
      revision: UInt32 = 0,
      answers: [IngestionV1.Answer] = [],
      withdrawn: Bool = false,
      reason: String = "",
      amendTime: GoogleProtobuf.Timestamp? = nil,
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = []
    ) {
      self.revision = revision
      self.answers = answers
      self.withdrawn = withdrawn
      self.reason = reason
      self.amendTime = amendTime
      self.receiveTime = receiveTime
      self.scores = scores
    }
  }
}

extension IngestionV1.SheetRevision {
  public static var fullName: String { "otolith.ingestion.v1.SheetRevision" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SheetRevision()
    otolith__ingestion__v1__sheet_revision__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetRevision>) {
    self.revision = c.pointee.revision
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
    self.withdrawn = c.pointee.withdrawn != 0
    self.reason = Codec.string(c.pointee.reason)
    self.amendTime = c.pointee.amend_time.map { GoogleProtobuf.Timestamp($0) }
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetRevision> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetRevision.self)
    otolith__ingestion__v1__sheet_revision__init(c)
    c.pointee.revision = self.revision
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if let value = self.amendTime { c.pointee.amend_time = value.cStruct(in: arena) }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// Of which study.
  public struct ExportRevisionsRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// With those of test participants.
    public var includeTestParticipants: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.includeTestParticipants = false
    }

    public init(
      studyID: String = "",
      includeTestParticipants: Bool = false
    ) {
      self.studyID = studyID
      self.includeTestParticipants = includeTestParticipants
    }
  }
}

extension IngestionV1.ExportRevisionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportRevisionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportRevisionsRequest()
    otolith__ingestion__v1__export_revisions_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportRevisionsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportRevisionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportRevisionsRequest.self)
    otolith__ingestion__v1__export_revisions_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// A part of an export; the export is the parts in their order.
  public struct ExportRevisionsResponse: Message {
    /// Bytes of the CSV file, which may end within a row or a character.
    public var csv: [UInt8]
    /// Rows in this part.
    public var rows: UInt32

    /// Every field at its default.
    public init() {
      self.csv = []
      self.rows = 0
    }

    public init(
      csv: [UInt8] = [],
      rows: UInt32 = 0
    ) {
      self.csv = csv
      self.rows = rows
    }
  }
}

extension IngestionV1.ExportRevisionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportRevisionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportRevisionsResponse()
    otolith__ingestion__v1__export_revisions_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportRevisionsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.rows = c.pointee.rows
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportRevisionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportRevisionsResponse.self)
    otolith__ingestion__v1__export_revisions_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
    return c
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/amendments.proto`.
  public static let amendmentsFile = ProtoFile(
    name: "otolith/ingestion/v1/amendments.proto",
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, IngestionV1.ingestionFile],
    base64: """
      CiVvdG9saXRoL2luZ2VzdGlvbi92MS9hbWVuZG1lbnRzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRoeZ29vZ2xlL3By\
      b3RvYnVmL2R1cmF0aW9uLnByb3RvGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGiRvdG9saXRoL2luZ2VzdGlv\
      bi92MS9pbmdlc3Rpb24ucHJvdG8ijQMKCUFtZW5kbWVudBIhCgxhbWVuZG1lbnRfaWQYASABKAlSC2FtZW5kbWVudElkEhkK\
      CHNoZWV0X2lkGAIgASgJUgdzaGVldElkEiMKDWJhc2VfcmV2aXNpb24YAyABKA1SDGJhc2VSZXZpc2lvbhIWCgZyZWFzb24Y\
      BCABKAlSBnJlYXNvbhI5CgphbWVuZF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJYW1lbmRUaW1l\
      EkAKB2Fuc3dlcnMYBiABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbWVuZGVkQW5zd2Vyc0gAUgdhbnN3ZXJzElUKEXdp\
      dGhkcmF3bl9hbnN3ZXJzGAcgASgLMiYub3RvbGl0aC5pbmdlc3Rpb24udjEuV2l0aGRyYXduQW5zd2Vyc0gAUhB3aXRoZHJh\
      d25BbnN3ZXJzEicKDndpdGhkcmF3X3NoZWV0GAggASgISABSDXdpdGhkcmF3U2hlZXRCCAoGY2hhbmdlIkgKDkFtZW5kZWRB\
      bnN3ZXJzEjYKB2Fuc3dlcnMYASADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMiMwoQV2l0aGRy\
      YXduQW5zd2VycxIfCgtlbGVtZW50X2lkcxgBIAMoCVIKZWxlbWVudElkcyJaChdTdWJtaXRBbWVuZG1lbnRzUmVxdWVzdBI/\
      CgphbWVuZG1lbnRzGAEgAygLMh8ub3RvbGl0aC5pbmdlc3Rpb24udjEuQW1lbmRtZW50UgphbWVuZG1lbnRzIv8CChBBbWVu\
      ZG1lbnRWZXJkaWN0EiEKDGFtZW5kbWVudF9pZBgBIAEoCVILYW1lbmRtZW50SWQSNwoHdmVyZGljdBgCIAEoDjIdLm90b2xp\
      dGguaW5nZXN0aW9uLnYxLlZlcmRpY3RSB3ZlcmRpY3QSPwoKdmlvbGF0aW9ucxgDIAMoCzIfLm90b2xpdGguaW5nZXN0aW9u\
      LnYxLlZpb2xhdGlvblIKdmlvbGF0aW9ucxInCg9uZXdlc3RfcmV2aXNpb24YBCABKA1SDm5ld2VzdFJldmlzaW9uEjgKBnNj\
      b3JlcxgFIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxIvCgRuZXh0GAYgAygLMhsub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBG5leHQSOgoLcmV0cnlfZGVsYXkYByABKAsyGS5nb29nbGUucHJvdG9idWYuRHVy\
      YXRpb25SCnJldHJ5RGVsYXkiXgoYU3VibWl0QW1lbmRtZW50c1Jlc3BvbnNlEkIKCHZlcmRpY3RzGAEgAygLMiYub3RvbGl0\
      aC5pbmdlc3Rpb24udjEuQW1lbmRtZW50VmVyZGljdFIIdmVyZGljdHMilgEKF1dpdGhkcmF3UXVlc3Rpb25SZXF1ZXN0EhkK\
      CHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgpl\
      bGVtZW50X2lkGAMgASgJUgllbGVtZW50SWQSFgoGcmVhc29uGAQgASgJUgZyZWFzb24iTgoYV2l0aGRyYXdRdWVzdGlvblJl\
      c3BvbnNlEhYKBnNoZWV0cxgBIAEoDVIGc2hlZXRzEhoKCGNvbXBsZXRlGAIgASgIUghjb21wbGV0ZSJtChRMaXN0UmV2aXNp\
      b25zUmVxdWVzdBIZCghzaGVldF9pZBgBIAEoCVIHc2hlZXRJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBh\
      Z2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKCAQoVTGlzdFJldmlzaW9uc1Jlc3BvbnNlEkEKCXJldmlzaW9ucxgBIAMoCzIj\
      Lm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0UmV2aXNpb25SCXJldmlzaW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlS\
      DW5leHRQYWdlVG9rZW4izQIKDVNoZWV0UmV2aXNpb24SGgoIcmV2aXNpb24YASABKA1SCHJldmlzaW9uEjYKB2Fuc3dlcnMY\
      AiADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSHAoJd2l0aGRyYXduGAMgASgIUgl3aXRoZHJh\
      d24SFgoGcmVhc29uGAQgASgJUgZyZWFzb24SOQoKYW1lbmRfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh\
      bXBSCWFtZW5kVGltZRI9CgxyZWNlaXZlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZWNlaXZl\
      VGltZRI4CgZzY29yZXMYByADKAsyIC5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldFNjb3JlUgZzY29yZXMibwoWRXhwb3J0\
      UmV2aXNpb25zUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRz\
      GAIgASgIUhdpbmNsdWRlVGVzdFBhcnRpY2lwYW50cyI/ChdFeHBvcnRSZXZpc2lvbnNSZXNwb25zZRIQCgNjc3YYASABKAxS\
      A2NzdhISCgRyb3dzGAIgASgNUgRyb3dzMugDChBBbWVuZG1lbnRTZXJ2aWNlEnYKEFN1Ym1pdEFtZW5kbWVudHMSLS5vdG9s\
      aXRoLmluZ2VzdGlvbi52MS5TdWJtaXRBbWVuZG1lbnRzUmVxdWVzdBouLm90b2xpdGguaW5nZXN0aW9uLnYxLlN1Ym1pdEFt\
      ZW5kbWVudHNSZXNwb25zZSIDkAICEnYKEFdpdGhkcmF3UXVlc3Rpb24SLS5vdG9saXRoLmluZ2VzdGlvbi52MS5XaXRoZHJh\
      d1F1ZXN0aW9uUmVxdWVzdBouLm90b2xpdGguaW5nZXN0aW9uLnYxLldpdGhkcmF3UXVlc3Rpb25SZXNwb25zZSIDkAICEm0K\
      DUxpc3RSZXZpc2lvbnMSKi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmV2aXNpb25zUmVxdWVzdBorLm90b2xpdGguaW5n\
      ZXN0aW9uLnYxLkxpc3RSZXZpc2lvbnNSZXNwb25zZSIDkAIBEnUKD0V4cG9ydFJldmlzaW9ucxIsLm90b2xpdGguaW5nZXN0\
      aW9uLnYxLkV4cG9ydFJldmlzaW9uc1JlcXVlc3QaLS5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRSZXZpc2lvbnNSZXNw\
      b25zZSIDkAICMAFCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGq\
      AhRPdG9saXRoLkluZ2VzdGlvbi5WMUqSKwpkCgEMEgMBABIaWiBDb3JyZWN0aW9ucyBhbmQgd2l0aGRyYXdhbHMgb2Ygd2hh\
      dCB3YXMgc2VudCAoU09OIEZBMTYgYW5kIEZBMTgsIGdlbmVyaWMgZm9ybXMgwqc0LjIuMikuCgrwAQoCBgASBBAANAEa4wEg\
      QSBwYXJ0aWNpcGFudCdzIGNoYW5nZXMgdG8gc2hlZXRzIHRoYXQgYXJlIHN0b3JlZCwgd2hlcmUgdGhlIHN0dWR5IGxldHMg\
      dGhlbSAoYFN0dWR5UXVlc3Rpb25uYWlyZS5yZXZpc2FibGVgKS4KIEZvcm1lciByZXZpc2lvbnMgc3RheSBpbiB0aGUgc3R1\
      ZHkncyBkYXRhIHVudGlsIHRoZSBwYXJ0aWNpcGFudCBpcyBlcmFzZWQuIEV2ZXJ5Ym9keSByZWFjaGVzIHRoZSBvd24gc2hl\
      ZXRzIG9ubHkuCgqKBQoEBgACABIEGQIbAxr7BCBBbWVuZHMgb3Igd2l0aGRyYXdzIHNoZWV0czsgZWFjaCBhbWVuZG1lbnQg\
      aXMgZGVjaWRlZCBieSBpdHNlbGYsIGluIG9yZGVyLiBWYWxpZGF0ZWQgYXMgYSBzaGVldCBpcywgYnkgdGhlCiB2ZXJzaW9u\
      IHRoYXQgdGhlIHNoZWV0IG5hbWVzOyBzY29yZXMgYXJlIGNvbXB1dGVkIGFuZXcsIGFuZCB3aGF0IGZvbGxvd3MgZnJvbSB0\
      aGUgc2hlZXQgKHNlcmllcywgb2ZmZXJzLCB3aGF0CiBpcyBibG9ja2VkKSBsb29rcyBhdCB0aGUgbmV3IHJldmlzaW9uIGZy\
      b20gdGhlbiBvbi4gQSBzaGVldCB0aGF0IHdhcyB3aXRoZHJhd24gY291bnRzIGZvciBub3RoaW5nOiBpdHMKIHF1ZXN0aW9u\
      bmFpcmUgbWF5IGJlIGZpbGxlZCBpbiBhZ2Fpbi4gVGhlIHNhbWUgYW1lbmRtZW50IGFnYWluIGlzIFZFUkRJQ1RfRVhJU1RT\
      LiBBIHRleHQgdGhhdCBpcyBub3QgVVRGLTgKIG9yIGNvbnRhaW5zIGEgTlVMIHJlZnVzZXMgaXRzIGFtZW5kbWVudCBhbG9u\
      ZSAoVEVYVF9JTlZBTElELCB3aXRoIGl0cyBmaWVsZCkuCgogRXJyb3JzIChvZiB0aGUgd2hvbGUgY2FsbCk6IElOVkFMSURf\
      QVJHVU1FTlQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBCQVRDSF9UT09fTEFSR0U7IFVOQVZBSUxBQkxFIHdp\
      dGgKIFJldHJ5SW5mby4KCrUFCgQGAAIBEgQkAiYDGqYFIFdpdGhkcmF3cyB0aGUgY2FsbGVyJ3MgYW5zd2VycyB0byBvbmUg\
      cXVlc3Rpb24gZnJvbSBhbGwgb3duIHNoZWV0cyBvZiBhIHF1ZXN0aW9ubmFpcmUgKGdlbmVyaWMgZm9ybXMKIMKnNC4yLjIp\
      OyBlYWNoIHNoZWV0IGdldHMgYSByZXZpc2lvbi4gQXQgbW9zdCAxLDAwMCBzaGVldHMgYSBjYWxsOiByZXBlYXRlZCB1bnRp\
      bCBgY29tcGxldGVgLiBXaG8gaGFzIG5vIGFuc3dlcgogdG8gdGhlIHF1ZXN0aW9uIGFuZCwgYnkgdGhlIHRva2VuLCBkb2Vz\
      IG5vdCB0YWtlIHBhcnQgaW4gdGhlIHN0dWR5IGlzIHRvbGQgbm8gbW9yZSB0aGFuIHRoYXQgKGBzaGVldHNgIDAsCiBgY29t\
      cGxldGVgKSwgd2hldGhlciBvciBub3QgdGhlcmUgaXMgc3VjaCBhIHN0dWR5LCBxdWVzdGlvbm5haXJlIG9yIHF1ZXN0aW9u\
      LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgdG8gb3RoZXJzIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktO\
      T1dOLCBRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWSBvcgogRUxFTUVOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9O\
      IHdpdGggcmVhc29uIE5PVF9SRVZJU0FCTEU7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRCBi\
      eSBhCiB0b2tlbiBmcm9tIGJlZm9yZSBhbiBlcmFzdXJlOyBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mby4KCqEBCgQGAAIC\
      EgQqAiwDGpIBIEFsbCByZXZpc2lvbnMgb2Ygb25lIG9mIHRoZSBjYWxsZXIncyBzaGVldHMsIG9sZGVzdCBmaXJzdCwgd2l0\
      aCB3aGF0IGVhY2ggc2FpZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTSEVF\
      VF9VTktOT1dOLgoKngIKBAYAAgMSBDECMwMajwIgQSBzdHVkeSdzIGZvcm1lciByZXZpc2lvbnMgYXMgQ1NWLCBmb3IgaXRz\
      IGxlYWRlcnM6IG9uZSByb3cgZm9yIGVhY2ggYW5zd2VyIG9mIGVhY2ggcmV2aXNpb24gYnV0IHRoZSBwcmVzZW50CiBvbmUs\
      IHdpdGggcmVhc29uIGFuZCB0aW1lczsgcGFydGljaXBhbnRzIHVuZGVyIHRoZSBwc2V1ZG9ueW0gb2YgRXhwb3J0QW5zd2Vy\
      U2hlZXRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NU\
      VURZX0xFQURFUi4KCiQKAgQAEgQ3AEsBGhggQSBjaGFuZ2UgdG8gb25lIHNoZWV0LgoKTAoEBAACABIDOQIaGj8gQ2xpZW50\
      LW1hZGUgVVVJRCwga2VwdCBvbiB0aGUgZGV2aWNlIHVudGlsIGEgdmVyZGljdCBhcnJpdmVzLgoKIgoEBAACARIDOwIWGhUg\
      VGhlIGNhbGxlcidzIHNoZWV0LgoKNgoEBAACAhIDPQIbGikgVGhlIHJldmlzaW9uIHRoYXQgaXQgYnVpbGRzIG9uLCBmcm9t\
      IDEuCgpmCgQEAAIDEgM/AhQaWSBXaHksIGluIHRoZSBwYXJ0aWNpcGFudCdzIHdvcmRzIG9yIGJ5IHRoZSBjbGllbnQ7IGF0\
      IG1vc3QgNTAwIGNoYXJhY3RlcnMsIG1heSBiZSBlbXB0eS4KCkEKBAQAAgQSA0ECKxo0IFdoZW4gaXQgd2FzIG1hZGUsIGJ5\
      IHRoZSBkZXZpY2UncyBjbG9jay4gUmVxdWlyZWQuCgoqCgQEAAgAEgRDAkoDGhwgV2hhdCBpcyBjaGFuZ2VkOyByZXF1aXJl\
      ZC4KCi8KBAQAAgUSA0UEHxoiIEFsbCBhbnN3ZXJzIG9mIHRoZSBuZXcgcmV2aXNpb24uCgo8CgQEAAIGEgNHBCsaLyBBbnN3\
      ZXJzIHRoYXQgYXJlIHRha2VuIGJhY2s7IHRoZSBvdGhlcnMgc3RheS4KCjMKBAQAAgcSA0kEHBomIFRydWU6IHRoZSB3aG9s\
      ZSBzaGVldCBpcyB0YWtlbiBiYWNrLgoKgwEKAgQBEgRPAFIBGncgQWxsIGFuc3dlcnMgb2YgYSBuZXcgcmV2aXNpb24uIFdo\
      ZXJlIGl0IHNheXMgbm90aGluZyBhbnkgbW9yZSB0aGUgd2hvbGUgc2hlZXQgaXMgdGFrZW4gYmFjaywgYXMgYnkKIGB3aXRo\
      ZHJhd19zaGVldGAuCgomCgQEAQIAEgNRAh4aGSBBcyBBbnN3ZXJTaGVldC5hbnN3ZXJzLgoKlAIKAgQCEgRXAFoBGocCIEFu\
      c3dlcnMgdGhhdCBhcmUgdGFrZW4gYmFjaywgYWxzbyBzdWNoIGFzIGFyZSByZXF1aXJlZC4gV2hlcmUgdGhlIHNoZWV0IGhh\
      cyBub25lIG9mIHRoZW0gYnkgbm93LCB3aGF0ZXZlciByZXZpc2lvbgogaXQgaGFzLCBub3RoaW5nIGlzIGNoYW5nZWQ6IFZF\
      UkRJQ1RfRVhJU1RTLCBhbmQgbm8gcmV2aXNpb24gaXMgbWFkZS4gV2l0aCB0aGUgbGFzdCBhbnN3ZXIgdGhlIHdob2xlIHNo\
      ZWV0IGlzIHRha2VuCiBiYWNrLCBhcyBieSBgd2l0aGRyYXdfc2hlZXRgLgoKMwoEBAICABIDWQIiGiYgVGhlIHF1ZXN0aW9u\
      czsgMeKAkzUsMDAwLCBlYWNoIG9uY2UuCgoyCgIEAxIEXQBgARomIEFtZW5kbWVudHMgdG8gb25lIG9yIHNldmVyYWwgc2hl\
      ZXRzLgoKFwoEBAMCABIDXwIkGgogMeKAkzEwMC4KCioKAgQEEgRjAHMBGh4gV2hhdCBiZWNhbWUgb2YgYW4gYW1lbmRtZW50\
      LgoKHgoEBAQCABIDZQIaGhEgQXMgaXQgd2FzIHNlbnQuCgqcAQoEBAQCARIDaAIWGo4BIFZFUkRJQ1RfQ09ORkxJQ1Q6IHRo\
      ZSBzaGVldCBoYXMgYW5vdGhlciByZXZpc2lvbiB0aGFuIGBiYXNlX3JldmlzaW9uYCAoUkVWSVNJT05fU1RBTEUsIFJFVklT\
      SU9OX1VOS05PV04pLCBvcgogYW5vdGhlciBhbWVuZG1lbnQgaGFzIHRoaXMgaWQuCgpKCgQEBAICEgNqAiQaPSBXaHkgaXQg\
      d2FzIHJlZnVzZWQsIG9yIHdhaXRzOyBwYXRocyBiZWdpbiBhdCB0aGUgYW1lbmRtZW50LgoKaAoEBAQCAxIDbAIdGlsgVGhl\
      IHNoZWV0J3MgcHJlc2VudCByZXZpc2lvbjsgMDogdGhlcmUgaXMgbm8gc3VjaCBzaGVldCwgb3IgdGhlIGFtZW5kbWVudCBj\
      YW5ub3QgYmUgcmVhZC4KCk8KBAQEAgQSA24CIRpCIEZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1RfRVhJU1RTOiBv\
      ZiB0aGUgcHJlc2VudCByZXZpc2lvbi4KCmQKBAQEAgUSA3ACGhpXIEZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1Rf\
      RVhJU1RTOiB3aGF0IGlzIG9mZmVyZWQgYWZ0ZXIgdGhlIHNoZWV0IGFzIGl0IGlzIG5vdy4KClwKBAQEAgYSA3ICKxpPIEZv\
      ciBWRVJESUNUX1JFVFJZX0xBVEVSOiBob3cgbG9uZyB0byB3YWl0IGJlZm9yZSB0aGUgYW1lbmRtZW50IGlzIHNlbnQgYWdh\
      aW4uCgosCgIEBRIEdgB5ARogIFdoYXQgYmVjYW1lIG9mIHRoZSBhbWVuZG1lbnRzLgoKNgoEBAUCABIDeAIpGikgU2FtZSBv\
      cmRlciBhbmQgbnVtYmVyIGFzIHRoZSByZXF1ZXN0J3MuCgogCgIEBhIFfACFAQEaEyBOYW1lcyBhIHF1ZXN0aW9uLgoKGQoE\
      BAYCABIDfgIWGgwgVGhlIHN0dWR5LgoKJgoEBAYCARIEgAECHhoYIEEgcXVlc3Rpb25uYWlyZSBvZiBpdC4KCiEKBAQGAgIS\
      BIIBAhgaEyBBIHF1ZXN0aW9uIG9mIGl0LgoKJAoEBAYCAxIEhAECFBoWIEFzIEFtZW5kbWVudC5yZWFzb24uCgorCgIEBxIG\
      iAEAjQEBGh0gVGhlIGFuc3dlcnMgYXJlIHRha2VuIGJhY2suCgo8CgQEBwIAEgSKAQIUGi4gSG93IG1hbnkgc2hlZXRzIGxv\
      c3QgYW4gYW5zd2VyIGJ5IHRoaXMgY2FsbC4KCjIKBAQHAgESBIwBAhQaJCBGYWxzZTogdGhlcmUgYXJlIG1vcmU7IGNhbGwg\
      YWdhaW4uCgoeCgIECBIGkAEAlwEBGhAgTmFtZXMgYSBzaGVldC4KCh0KBAQIAgASBJIBAhYaDyBUaGUgY2FsbGVyJ3MuCgpN\
      CgQECAIBEgSUAQIXGj8gMeKAkzUwOyAwIG1lYW5zIDIwLiBBIHBhZ2Ugb2YgbGFyZ2UgcmV2aXNpb25zIG1heSBoYXZlIGZl\
      d2VyLgoKTAoEBAgCAhIElgECGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBm\
      aXJzdCBwYWdlLgoKJAoCBAkSBpoBAJ8BARoWIEEgcGFnZSBvZiByZXZpc2lvbnMuCgodCgQECQIAEgScAQInGg8gT2xkZXN0\
      IGZpcnN0LgoKPwoEBAkCARIEngECHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUu\
      CgorCgIEChIGogEAsQEBGh0gV2hhdCBhIHNoZWV0IHNhaWQsIG9yIHNheXMuCgoXCgQECgIAEgSkAQIWGgkgRnJvbSAxLgoK\
      QQoEBAoCARIEpgECHhozIEl0cyBhbnN3ZXJzOyBub25lIHdoZXJlIHRoZSBzaGVldCB3YXMgdGFrZW4gYmFjay4KCi8KBAQK\
      AgISBKgBAhUaISBUaGUgc2hlZXQgd2FzIHRha2VuIGJhY2sgYnkgaXQuCgotCgQECgIDEgSqAQIUGh8gV2h5OyBlbXB0eSBm\
      b3IgdGhlIGZpcnN0IG9uZS4KCk8KBAQKAgQSBKwBAisaQSBCeSB0aGUgZGV2aWNlJ3MgY2xvY2s6IHdoZW4gdGhlIHNoZWV0\
      IHdhcyBmaW5pc2hlZCwgb3IgYW1lbmRlZC4KCiYKBAQKAgUSBK4BAi0aGCBCeSB0aGUgc2VydmVyJ3MgY2xvY2suCgoqCgQE\
      CgIGEgSwAQIhGhwgQ29tcHV0ZWQgZnJvbSBpdHMgYW5zd2Vycy4KCh8KAgQLEga0AQC5AQEaESBPZiB3aGljaCBzdHVkeS4K\
      CioKBAQLAgASBLYBAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKMAoEBAsCARIEuAECJRoiIFdpdGggdGhvc2Ug\
      b2YgdGVzdCBwYXJ0aWNpcGFudHMuCgpMCgIEDBIGvAEAwQEBGj4gQSBwYXJ0IG9mIGFuIGV4cG9ydDsgdGhlIGV4cG9ydCBp\
      cyB0aGUgcGFydHMgaW4gdGhlaXIgb3JkZXIuCgpRCgQEDAIAEgS+AQIQGkMgQnl0ZXMgb2YgdGhlIENTViBmaWxlLCB3aGlj\
      aCBtYXkgZW5kIHdpdGhpbiBhIHJvdyBvciBhIGNoYXJhY3Rlci4KCiIKBAQMAgESBMABAhIaFCBSb3dzIGluIHRoaXMgcGFy\
      dC4KYgZwcm90bzM=
      """)
}
