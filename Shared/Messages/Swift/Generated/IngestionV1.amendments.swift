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
  /// All answers of a new revision.
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
  /// Answers that are taken back, also such as are required.
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
    /// VERDICT_CONFLICT: the sheet has a newer revision (`newest_revision`), or another amendment has this id.
    public var verdict: IngestionV1.Verdict
    /// Why it was refused, or waits; paths begin at the amendment.
    public var violations: [IngestionV1.Violation]
    /// The sheet's present revision; 0: there is no such sheet.
    public var newestRevision: UInt32
    /// For VERDICT_CREATED and VERDICT_EXISTS: of the present revision.
    public var scores: [IngestionV1.SheetScore]
    /// For VERDICT_CREATED and VERDICT_EXISTS: what is offered after the sheet as it is now.
    public var next: [IngestionV1.Offer]

    /// Every field at its default.
    public init() {
      self.amendmentID = ""
      self.verdict = IngestionV1.Verdict(rawValue: 0)
      self.violations = []
      self.newestRevision = 0
      self.scores = []
      self.next = []
    }

    public init(
      amendmentID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      newestRevision: UInt32 = 0,
      scores: [IngestionV1.SheetScore] = [],
      next: [IngestionV1.Offer] = []
    ) {
      self.amendmentID = amendmentID
      self.verdict = verdict
      self.violations = violations
      self.newestRevision = newestRevision
      self.scores = scores
      self.next = next
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
    dependencies: [GoogleProtobuf.timestampFile, IngestionV1.ingestionFile],
    base64: """
      CiVvdG9saXRoL2luZ2VzdGlvbi92MS9hbWVuZG1lbnRzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3By\
      b3RvYnVmL3RpbWVzdGFtcC5wcm90bxokb3RvbGl0aC9pbmdlc3Rpb24vdjEvaW5nZXN0aW9uLnByb3RvIo0DCglBbWVuZG1l\
      bnQSIQoMYW1lbmRtZW50X2lkGAEgASgJUgthbWVuZG1lbnRJZBIZCghzaGVldF9pZBgCIAEoCVIHc2hlZXRJZBIjCg1iYXNl\
      X3JldmlzaW9uGAMgASgNUgxiYXNlUmV2aXNpb24SFgoGcmVhc29uGAQgASgJUgZyZWFzb24SOQoKYW1lbmRfdGltZRgFIAEo\
      CzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWFtZW5kVGltZRJACgdhbnN3ZXJzGAYgASgLMiQub3RvbGl0aC5pbmdl\
      c3Rpb24udjEuQW1lbmRlZEFuc3dlcnNIAFIHYW5zd2VycxJVChF3aXRoZHJhd25fYW5zd2VycxgHIAEoCzImLm90b2xpdGgu\
      aW5nZXN0aW9uLnYxLldpdGhkcmF3bkFuc3dlcnNIAFIQd2l0aGRyYXduQW5zd2VycxInCg53aXRoZHJhd19zaGVldBgIIAEo\
      CEgAUg13aXRoZHJhd1NoZWV0QggKBmNoYW5nZSJICg5BbWVuZGVkQW5zd2VycxI2CgdhbnN3ZXJzGAEgAygLMhwub3RvbGl0\
      aC5pbmdlc3Rpb24udjEuQW5zd2VyUgdhbnN3ZXJzIjMKEFdpdGhkcmF3bkFuc3dlcnMSHwoLZWxlbWVudF9pZHMYASADKAlS\
      CmVsZW1lbnRJZHMiWgoXU3VibWl0QW1lbmRtZW50c1JlcXVlc3QSPwoKYW1lbmRtZW50cxgBIAMoCzIfLm90b2xpdGguaW5n\
      ZXN0aW9uLnYxLkFtZW5kbWVudFIKYW1lbmRtZW50cyLDAgoQQW1lbmRtZW50VmVyZGljdBIhCgxhbWVuZG1lbnRfaWQYASAB\
      KAlSC2FtZW5kbWVudElkEjcKB3ZlcmRpY3QYAiABKA4yHS5vdG9saXRoLmluZ2VzdGlvbi52MS5WZXJkaWN0Ugd2ZXJkaWN0\
      Ej8KCnZpb2xhdGlvbnMYAyADKAsyHy5vdG9saXRoLmluZ2VzdGlvbi52MS5WaW9sYXRpb25SCnZpb2xhdGlvbnMSJwoPbmV3\
      ZXN0X3JldmlzaW9uGAQgASgNUg5uZXdlc3RSZXZpc2lvbhI4CgZzY29yZXMYBSADKAsyIC5vdG9saXRoLmluZ2VzdGlvbi52\
      MS5TaGVldFNjb3JlUgZzY29yZXMSLwoEbmV4dBgGIAMoCzIbLm90b2xpdGguaW5nZXN0aW9uLnYxLk9mZmVyUgRuZXh0Il4K\
      GFN1Ym1pdEFtZW5kbWVudHNSZXNwb25zZRJCCgh2ZXJkaWN0cxgBIAMoCzImLm90b2xpdGguaW5nZXN0aW9uLnYxLkFtZW5k\
      bWVudFZlcmRpY3RSCHZlcmRpY3RzIpYBChdXaXRoZHJhd1F1ZXN0aW9uUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1\
      ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSHQoKZWxlbWVudF9pZBgDIAEoCVIJZWxl\
      bWVudElkEhYKBnJlYXNvbhgEIAEoCVIGcmVhc29uIk4KGFdpdGhkcmF3UXVlc3Rpb25SZXNwb25zZRIWCgZzaGVldHMYASAB\
      KA1SBnNoZWV0cxIaCghjb21wbGV0ZRgCIAEoCFIIY29tcGxldGUibQoUTGlzdFJldmlzaW9uc1JlcXVlc3QSGQoIc2hlZXRf\
      aWQYASABKAlSB3NoZWV0SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdl\
      VG9rZW4iggEKFUxpc3RSZXZpc2lvbnNSZXNwb25zZRJBCglyZXZpc2lvbnMYASADKAsyIy5vdG9saXRoLmluZ2VzdGlvbi52\
      MS5TaGVldFJldmlzaW9uUglyZXZpc2lvbnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIs0CCg1T\
      aGVldFJldmlzaW9uEhoKCHJldmlzaW9uGAEgASgNUghyZXZpc2lvbhI2CgdhbnN3ZXJzGAIgAygLMhwub3RvbGl0aC5pbmdl\
      c3Rpb24udjEuQW5zd2VyUgdhbnN3ZXJzEhwKCXdpdGhkcmF3bhgDIAEoCFIJd2l0aGRyYXduEhYKBnJlYXNvbhgEIAEoCVIG\
      cmVhc29uEjkKCmFtZW5kX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglhbWVuZFRpbWUSPQoMcmVj\
      ZWl2ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVjZWl2ZVRpbWUSOAoGc2NvcmVzGAcgAygL\
      MiAub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzIm8KFkV4cG9ydFJldmlzaW9uc1JlcXVlc3QSGQoI\
      c3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOgoZaW5jbHVkZV90ZXN0X3BhcnRpY2lwYW50cxgCIAEoCFIXaW5jbHVkZVRlc3RQ\
      YXJ0aWNpcGFudHMiPwoXRXhwb3J0UmV2aXNpb25zUmVzcG9uc2USEAoDY3N2GAEgASgMUgNjc3YSEgoEcm93cxgCIAEoDVIE\
      cm93czLoAwoQQW1lbmRtZW50U2VydmljZRJ2ChBTdWJtaXRBbWVuZG1lbnRzEi0ub3RvbGl0aC5pbmdlc3Rpb24udjEuU3Vi\
      bWl0QW1lbmRtZW50c1JlcXVlc3QaLi5vdG9saXRoLmluZ2VzdGlvbi52MS5TdWJtaXRBbWVuZG1lbnRzUmVzcG9uc2UiA5AC\
      AhJ2ChBXaXRoZHJhd1F1ZXN0aW9uEi0ub3RvbGl0aC5pbmdlc3Rpb24udjEuV2l0aGRyYXdRdWVzdGlvblJlcXVlc3QaLi5v\
      dG9saXRoLmluZ2VzdGlvbi52MS5XaXRoZHJhd1F1ZXN0aW9uUmVzcG9uc2UiA5ACAhJtCg1MaXN0UmV2aXNpb25zEioub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuTGlzdFJldmlzaW9uc1JlcXVlc3QaKy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmV2aXNp\
      b25zUmVzcG9uc2UiA5ACARJ1Cg9FeHBvcnRSZXZpc2lvbnMSLC5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRSZXZpc2lv\
      bnNSZXF1ZXN0Gi0ub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0UmV2aXNpb25zUmVzcG9uc2UiA5ACAjABQlEKFG90b2xp\
      dGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24u\
      VjFK2CYKZAoBDBIDAQASGlogQ29ycmVjdGlvbnMgYW5kIHdpdGhkcmF3YWxzIG9mIHdoYXQgd2FzIHNlbnQgKFNPTiBGQTE2\
      IGFuZCBGQTE4LCBnZW5lcmljIGZvcm1zIMKnNC4yLjIpLgoK8AEKAgYAEgQPADIBGuMBIEEgcGFydGljaXBhbnQncyBjaGFu\
      Z2VzIHRvIHNoZWV0cyB0aGF0IGFyZSBzdG9yZWQsIHdoZXJlIHRoZSBzdHVkeSBsZXRzIHRoZW0gKGBTdHVkeVF1ZXN0aW9u\
      bmFpcmUucmV2aXNhYmxlYCkuCiBGb3JtZXIgcmV2aXNpb25zIHN0YXkgaW4gdGhlIHN0dWR5J3MgZGF0YSB1bnRpbCB0aGUg\
      cGFydGljaXBhbnQgaXMgZXJhc2VkLiBFdmVyeWJvZHkgcmVhY2hlcyB0aGUgb3duIHNoZWV0cyBvbmx5LgoKogQKBAYAAgAS\
      BBcCGQMakwQgQW1lbmRzIG9yIHdpdGhkcmF3cyBzaGVldHM7IGVhY2ggYW1lbmRtZW50IGlzIGRlY2lkZWQgYnkgaXRzZWxm\
      LCBpbiBvcmRlci4gVmFsaWRhdGVkIGFzIGEgc2hlZXQgaXMsIGJ5IHRoZQogdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1l\
      czsgc2NvcmVzIGFyZSBjb21wdXRlZCBhbmV3LCBhbmQgd2hhdCBmb2xsb3dzIGZyb20gdGhlIHNoZWV0IChzZXJpZXMsIG9m\
      ZmVycywgd2hhdAogaXMgYmxvY2tlZCkgbG9va3MgYXQgdGhlIG5ldyByZXZpc2lvbiBmcm9tIHRoZW4gb24uIEEgc2hlZXQg\
      dGhhdCB3YXMgd2l0aGRyYXduIGNvdW50cyBmb3Igbm90aGluZzogaXRzCiBxdWVzdGlvbm5haXJlIG1heSBiZSBmaWxsZWQg\
      aW4gYWdhaW4uIFRoZSBzYW1lIGFtZW5kbWVudCBhZ2FpbiBpcyBWRVJESUNUX0VYSVNUUy4KCiBFcnJvcnMgKG9mIHRoZSB3\
      aG9sZSBjYWxsKTogSU5WQUxJRF9BUkdVTUVOVDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIEJBVENIX1RPT19M\
      QVJHRTsgVU5BVkFJTEFCTEUgd2l0aAogUmV0cnlJbmZvLgoKtQUKBAYAAgESBCICJAMapgUgV2l0aGRyYXdzIHRoZSBjYWxs\
      ZXIncyBhbnN3ZXJzIHRvIG9uZSBxdWVzdGlvbiBmcm9tIGFsbCBvd24gc2hlZXRzIG9mIGEgcXVlc3Rpb25uYWlyZSAoZ2Vu\
      ZXJpYyBmb3Jtcwogwqc0LjIuMik7IGVhY2ggc2hlZXQgZ2V0cyBhIHJldmlzaW9uLiBBdCBtb3N0IDEsMDAwIHNoZWV0cyBh\
      IGNhbGw6IHJlcGVhdGVkIHVudGlsIGBjb21wbGV0ZWAuIFdobyBoYXMgbm8gYW5zd2VyCiB0byB0aGUgcXVlc3Rpb24gYW5k\
      LCBieSB0aGUgdG9rZW4sIGRvZXMgbm90IHRha2UgcGFydCBpbiB0aGUgc3R1ZHkgaXMgdG9sZCBubyBtb3JlIHRoYW4gdGhh\
      dCAoYHNoZWV0c2AgMCwKIGBjb21wbGV0ZWApLCB3aGV0aGVyIG9yIG5vdCB0aGVyZSBpcyBzdWNoIGEgc3R1ZHksIHF1ZXN0\
      aW9ubmFpcmUgb3IgcXVlc3Rpb24uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyB0byBvdGhlcnMgTk9UX0ZPVU5EIHdp\
      dGggcmVhc29uIFNUVURZX1VOS05PV04sIFFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZIG9yCiBFTEVNRU5UX1VOS05PV047\
      IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTk9UX1JFVklTQUJMRTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCBy\
      ZWFzb24gTk9UX0VOUk9MTEVEIGJ5IGEKIHRva2VuIGZyb20gYmVmb3JlIGFuIGVyYXN1cmU7IFVOQVZBSUxBQkxFIHdpdGgg\
      UmV0cnlJbmZvLgoKoQEKBAYAAgISBCgCKgMakgEgQWxsIHJldmlzaW9ucyBvZiBvbmUgb2YgdGhlIGNhbGxlcidzIHNoZWV0\
      cywgb2xkZXN0IGZpcnN0LCB3aXRoIHdoYXQgZWFjaCBzYWlkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZP\
      VU5EIHdpdGggcmVhc29uIFNIRUVUX1VOS05PV04uCgqeAgoEBgACAxIELwIxAxqPAiBBIHN0dWR5J3MgZm9ybWVyIHJldmlz\
      aW9ucyBhcyBDU1YsIGZvciBpdHMgbGVhZGVyczogb25lIHJvdyBmb3IgZWFjaCBhbnN3ZXIgb2YgZWFjaCByZXZpc2lvbiBi\
      dXQgdGhlIHByZXNlbnQKIG9uZSwgd2l0aCByZWFzb24gYW5kIHRpbWVzOyBwYXJ0aWNpcGFudHMgdW5kZXIgdGhlIHBzZXVk\
      b255bSBvZiBFeHBvcnRBbnN3ZXJTaGVldHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklF\
      RCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoKJAoCBAASBDUASQEaGCBBIGNoYW5nZSB0byBvbmUgc2hlZXQuCgpM\
      CgQEAAIAEgM3AhoaPyBDbGllbnQtbWFkZSBVVUlELCBrZXB0IG9uIHRoZSBkZXZpY2UgdW50aWwgYSB2ZXJkaWN0IGFycml2\
      ZXMuCgoiCgQEAAIBEgM5AhYaFSBUaGUgY2FsbGVyJ3Mgc2hlZXQuCgo2CgQEAAICEgM7AhsaKSBUaGUgcmV2aXNpb24gdGhh\
      dCBpdCBidWlsZHMgb24sIGZyb20gMS4KCmYKBAQAAgMSAz0CFBpZIFdoeSwgaW4gdGhlIHBhcnRpY2lwYW50J3Mgd29yZHMg\
      b3IgYnkgdGhlIGNsaWVudDsgYXQgbW9zdCA1MDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKQQoEBAACBBIDPwIrGjQg\
      V2hlbiBpdCB3YXMgbWFkZSwgYnkgdGhlIGRldmljZSdzIGNsb2NrLiBSZXF1aXJlZC4KCioKBAQACAASBEECSAMaHCBXaGF0\
      IGlzIGNoYW5nZWQ7IHJlcXVpcmVkLgoKLwoEBAACBRIDQwQfGiIgQWxsIGFuc3dlcnMgb2YgdGhlIG5ldyByZXZpc2lvbi4K\
      CjwKBAQAAgYSA0UEKxovIEFuc3dlcnMgdGhhdCBhcmUgdGFrZW4gYmFjazsgdGhlIG90aGVycyBzdGF5LgoKMwoEBAACBxID\
      RwQcGiYgVHJ1ZTogdGhlIHdob2xlIHNoZWV0IGlzIHRha2VuIGJhY2suCgosCgIEARIETABPARogIEFsbCBhbnN3ZXJzIG9m\
      IGEgbmV3IHJldmlzaW9uLgoKJgoEBAECABIDTgIeGhkgQXMgQW5zd2VyU2hlZXQuYW5zd2Vycy4KCkUKAgQCEgRSAFUBGjkg\
      QW5zd2VycyB0aGF0IGFyZSB0YWtlbiBiYWNrLCBhbHNvIHN1Y2ggYXMgYXJlIHJlcXVpcmVkLgoKMwoEBAICABIDVAIiGiYg\
      VGhlIHF1ZXN0aW9uczsgMeKAkzUsMDAwLCBlYWNoIG9uY2UuCgoyCgIEAxIEWABbARomIEFtZW5kbWVudHMgdG8gb25lIG9y\
      IHNldmVyYWwgc2hlZXRzLgoKFwoEBAMCABIDWgIkGgogMeKAkzEwMC4KCioKAgQEEgReAGsBGh4gV2hhdCBiZWNhbWUgb2Yg\
      YW4gYW1lbmRtZW50LgoKHgoEBAQCABIDYAIaGhEgQXMgaXQgd2FzIHNlbnQuCgp2CgQEBAIBEgNiAhYaaSBWRVJESUNUX0NP\
      TkZMSUNUOiB0aGUgc2hlZXQgaGFzIGEgbmV3ZXIgcmV2aXNpb24gKGBuZXdlc3RfcmV2aXNpb25gKSwgb3IgYW5vdGhlciBh\
      bWVuZG1lbnQgaGFzIHRoaXMgaWQuCgpKCgQEBAICEgNkAiQaPSBXaHkgaXQgd2FzIHJlZnVzZWQsIG9yIHdhaXRzOyBwYXRo\
      cyBiZWdpbiBhdCB0aGUgYW1lbmRtZW50LgoKRwoEBAQCAxIDZgIdGjogVGhlIHNoZWV0J3MgcHJlc2VudCByZXZpc2lvbjsg\
      MDogdGhlcmUgaXMgbm8gc3VjaCBzaGVldC4KCk8KBAQEAgQSA2gCIRpCIEZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJ\
      Q1RfRVhJU1RTOiBvZiB0aGUgcHJlc2VudCByZXZpc2lvbi4KCmQKBAQEAgUSA2oCGhpXIEZvciBWRVJESUNUX0NSRUFURUQg\
      YW5kIFZFUkRJQ1RfRVhJU1RTOiB3aGF0IGlzIG9mZmVyZWQgYWZ0ZXIgdGhlIHNoZWV0IGFzIGl0IGlzIG5vdy4KCiwKAgQF\
      EgRuAHEBGiAgV2hhdCBiZWNhbWUgb2YgdGhlIGFtZW5kbWVudHMuCgo2CgQEBQIAEgNwAikaKSBTYW1lIG9yZGVyIGFuZCBu\
      dW1iZXIgYXMgdGhlIHJlcXVlc3Qncy4KCh8KAgQGEgR0AH0BGhMgTmFtZXMgYSBxdWVzdGlvbi4KChkKBAQGAgASA3YCFhoM\
      IFRoZSBzdHVkeS4KCiUKBAQGAgESA3gCHhoYIEEgcXVlc3Rpb25uYWlyZSBvZiBpdC4KCiAKBAQGAgISA3oCGBoTIEEgcXVl\
      c3Rpb24gb2YgaXQuCgojCgQEBgIDEgN8AhQaFiBBcyBBbWVuZG1lbnQucmVhc29uLgoKKwoCBAcSBoABAIUBARodIFRoZSBh\
      bnN3ZXJzIGFyZSB0YWtlbiBiYWNrLgoKPAoEBAcCABIEggECFBouIEhvdyBtYW55IHNoZWV0cyBsb3N0IGFuIGFuc3dlciBi\
      eSB0aGlzIGNhbGwuCgoyCgQEBwIBEgSEAQIUGiQgRmFsc2U6IHRoZXJlIGFyZSBtb3JlOyBjYWxsIGFnYWluLgoKHgoCBAgS\
      BogBAI8BARoQIE5hbWVzIGEgc2hlZXQuCgodCgQECAIAEgSKAQIWGg8gVGhlIGNhbGxlcidzLgoKTQoEBAgCARIEjAECFxo/\
      IDHigJM1MDsgMCBtZWFucyAyMC4gQSBwYWdlIG9mIGxhcmdlIHJldmlzaW9ucyBtYXkgaGF2ZSBmZXdlci4KCkwKBAQIAgIS\
      BI4BAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiQK\
      AgQJEgaSAQCXAQEaFiBBIHBhZ2Ugb2YgcmV2aXNpb25zLgoKHQoEBAkCABIElAECJxoPIE9sZGVzdCBmaXJzdC4KCj8KBAQJ\
      AgESBJYBAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKKwoCBAoSBpoBAKkB\
      ARodIFdoYXQgYSBzaGVldCBzYWlkLCBvciBzYXlzLgoKFwoEBAoCABIEnAECFhoJIEZyb20gMS4KCkEKBAQKAgESBJ4BAh4a\
      MyBJdHMgYW5zd2Vyczsgbm9uZSB3aGVyZSB0aGUgc2hlZXQgd2FzIHRha2VuIGJhY2suCgovCgQECgICEgSgAQIVGiEgVGhl\
      IHNoZWV0IHdhcyB0YWtlbiBiYWNrIGJ5IGl0LgoKLQoEBAoCAxIEogECFBofIFdoeTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBv\
      bmUuCgpPCgQECgIEEgSkAQIrGkEgQnkgdGhlIGRldmljZSdzIGNsb2NrOiB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQs\
      IG9yIGFtZW5kZWQuCgomCgQECgIFEgSmAQItGhggQnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKKgoEBAoCBhIEqAECIRocIENv\
      bXB1dGVkIGZyb20gaXRzIGFuc3dlcnMuCgofCgIECxIGrAEAsQEBGhEgT2Ygd2hpY2ggc3R1ZHkuCgoqCgQECwIAEgSuAQIW\
      GhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCjAKBAQLAgESBLABAiUaIiBXaXRoIHRob3NlIG9mIHRlc3QgcGFydGlj\
      aXBhbnRzLgoKTAoCBAwSBrQBALkBARo+IEEgcGFydCBvZiBhbiBleHBvcnQ7IHRoZSBleHBvcnQgaXMgdGhlIHBhcnRzIGlu\
      IHRoZWlyIG9yZGVyLgoKUQoEBAwCABIEtgECEBpDIEJ5dGVzIG9mIHRoZSBDU1YgZmlsZSwgd2hpY2ggbWF5IGVuZCB3aXRo\
      aW4gYSByb3cgb3IgYSBjaGFyYWN0ZXIuCgoiCgQEDAIBEgS4AQISGhQgUm93cyBpbiB0aGlzIHBhcnQuCmIGcHJvdG8z
      """)
}
