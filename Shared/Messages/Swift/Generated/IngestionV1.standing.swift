// Generated from otolith/ingestion/v1/standing.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// Names a study.
  public struct GetStandingRequest: Message {
    /// One that the caller takes or took part in.
    public var studyID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
    }

    public init(
      studyID: String = ""
    ) {
      self.studyID = studyID
    }
  }
}

extension IngestionV1.GetStandingRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetStandingRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__GetStandingRequest()
    otolith__ingestion__v1__get_standing_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetStandingRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetStandingRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetStandingRequest.self)
    otolith__ingestion__v1__get_standing_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1 {
  /// How far somebody is in a study. A sheet without any answer fills nothing in and is counted nowhere; nor is one that
  /// was taken back.
  public struct Standing: Message {
    /// In the study's order.
    public var questionnaires: [IngestionV1.QuestionnaireStanding]
    /// Questionnaires with a sheet.
    public var filledIn: UInt32
    /// Questionnaires with a draft and no sheet.
    public var begun: UInt32
    /// One-time questionnaires with a sheet, of all one-time questionnaires, 0–100; 100 where there are none.
    public var percent: UInt32
    /// Sheets over all questionnaires.
    public var sheets: UInt64
    /// The study is paused: nothing can be filled in now.
    public var paused: Bool

    /// Every field at its default.
    public init() {
      self.questionnaires = []
      self.filledIn = 0
      self.begun = 0
      self.percent = 0
      self.sheets = 0
      self.paused = false
    }

    public init(
      questionnaires: [IngestionV1.QuestionnaireStanding] = [],
      filledIn: UInt32 = 0,
      begun: UInt32 = 0,
      percent: UInt32 = 0,
      sheets: UInt64 = 0,
      paused: Bool = false
    ) {
      self.questionnaires = questionnaires
      self.filledIn = filledIn
      self.begun = begun
      self.percent = percent
      self.sheets = sheets
      self.paused = paused
    }
  }
}

extension IngestionV1.Standing {
  public static var fullName: String { "otolith.ingestion.v1.Standing" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Standing()
    otolith__ingestion__v1__standing__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Standing>) {
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { IngestionV1.QuestionnaireStanding($0) }
    self.filledIn = c.pointee.filled_in
    self.begun = c.pointee.begun
    self.percent = c.pointee.percent
    self.sheets = c.pointee.sheets
    self.paused = c.pointee.paused != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Standing> {
    let c = arena.allocate(Otolith__Ingestion__V1__Standing.self)
    otolith__ingestion__v1__standing__init(c)
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__QuestionnaireStanding>? }
    }
    c.pointee.filled_in = self.filledIn
    c.pointee.begun = self.begun
    c.pointee.percent = self.percent
    c.pointee.sheets = self.sheets
    c.pointee.paused = self.paused ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// How far somebody is with a questionnaire.
  public struct QuestionnaireStanding: Message {
    /// The questionnaire.
    public var questionnaireID: String
    /// The version that the study hands out.
    public var version: UInt32
    /// Sheets that fill it in.
    public var sheets: UInt64
    /// When the latest of them was finished, or received where its clock was ahead by more than can be; absent: there is
    /// none.
    public var lastFinishTime: GoogleProtobuf.Timestamp?
    /// How that one was closed.
    public var lastClosing: IngestionV1.SheetClosing
    /// It can be filled in now.
    public var open: Bool
    /// Where it cannot, and will be by itself: from when on. Absent where it can, or nobody knows.
    public var nextTime: GoogleProtobuf.Timestamp?
    /// Questionnaires that are to be filled in before, in the study's order.
    public var blockedBy: [String]
    /// The draft changed latest; empty: there is none.
    public var draftID: String
    /// Of that draft, 0–100.
    public var draftPercent: UInt32
    /// When that draft ends unless it is changed again.
    public var draftExpireTime: GoogleProtobuf.Timestamp?
    /// It is offered now: it blocks others, or follows from the latest sheets.
    public var offered: Bool
    /// What was sent may be amended and withdrawn.
    public var revisable: Bool
    /// When it can no longer be filled in, as far as is known: the study's end.
    public var closeTime: GoogleProtobuf.Timestamp?
    /// It can be filled in once.
    public var oneTime: Bool

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.sheets = 0
      self.lastFinishTime = nil
      self.lastClosing = IngestionV1.SheetClosing(rawValue: 0)
      self.open = false
      self.nextTime = nil
      self.blockedBy = []
      self.draftID = ""
      self.draftPercent = 0
      self.draftExpireTime = nil
      self.offered = false
      self.revisable = false
      self.closeTime = nil
      self.oneTime = false
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      sheets: UInt64 = 0,
      lastFinishTime: GoogleProtobuf.Timestamp? = nil,
      lastClosing: IngestionV1.SheetClosing = IngestionV1.SheetClosing(rawValue: 0),
      open: Bool = false,
      nextTime: GoogleProtobuf.Timestamp? = nil,
      blockedBy: [String] = [],
      draftID: String = "",
      draftPercent: UInt32 = 0,
      draftExpireTime: GoogleProtobuf.Timestamp? = nil,
      offered: Bool = false,
      revisable: Bool = false,
      closeTime: GoogleProtobuf.Timestamp? = nil,
      oneTime: Bool = false
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.sheets = sheets
      self.lastFinishTime = lastFinishTime
      self.lastClosing = lastClosing
      self.open = open
      self.nextTime = nextTime
      self.blockedBy = blockedBy
      self.draftID = draftID
      self.draftPercent = draftPercent
      self.draftExpireTime = draftExpireTime
      self.offered = offered
      self.revisable = revisable
      self.closeTime = closeTime
      self.oneTime = oneTime
    }
  }
}

extension IngestionV1.QuestionnaireStanding {
  public static var fullName: String { "otolith.ingestion.v1.QuestionnaireStanding" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__QuestionnaireStanding()
    otolith__ingestion__v1__questionnaire_standing__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__QuestionnaireStanding>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.sheets = c.pointee.sheets
    self.lastFinishTime = c.pointee.last_finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.lastClosing = IngestionV1.SheetClosing(rawValue: Int32(truncatingIfNeeded: c.pointee.last_closing.rawValue))
    self.open = c.pointee.open != 0
    self.nextTime = c.pointee.next_time.map { GoogleProtobuf.Timestamp($0) }
    self.blockedBy = Codec.array(c.pointee.blocked_by, c.pointee.n_blocked_by) { Codec.string($0) }
    self.draftID = Codec.string(c.pointee.draft_id)
    self.draftPercent = c.pointee.draft_percent
    self.draftExpireTime = c.pointee.draft_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.offered = c.pointee.offered != 0
    self.revisable = c.pointee.revisable != 0
    self.closeTime = c.pointee.close_time.map { GoogleProtobuf.Timestamp($0) }
    self.oneTime = c.pointee.one_time != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__QuestionnaireStanding> {
    let c = arena.allocate(Otolith__Ingestion__V1__QuestionnaireStanding.self)
    otolith__ingestion__v1__questionnaire_standing__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    c.pointee.sheets = self.sheets
    if let value = self.lastFinishTime { c.pointee.last_finish_time = value.cStruct(in: arena) }
    c.pointee.last_closing = Otolith__Ingestion__V1__SheetClosing(rawValue: .init(truncatingIfNeeded: self.lastClosing.rawValue))
    c.pointee.open = self.open ? 1 : 0
    if let value = self.nextTime { c.pointee.next_time = value.cStruct(in: arena) }
    if !self.blockedBy.isEmpty {
      c.pointee.n_blocked_by = self.blockedBy.count
      c.pointee.blocked_by = arena.array(self.blockedBy) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    c.pointee.draft_percent = self.draftPercent
    if let value = self.draftExpireTime { c.pointee.draft_expire_time = value.cStruct(in: arena) }
    c.pointee.offered = self.offered ? 1 : 0
    c.pointee.revisable = self.revisable ? 1 : 0
    if let value = self.closeTime { c.pointee.close_time = value.cStruct(in: arena) }
    c.pointee.one_time = self.oneTime ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// Which rejected sheets.
  public struct ListRejectedSheetsRequest: Message {
    /// Empty: those of all studies.
    public var studyID: String
    /// 1–100; 0 means 20. A page of large sheets may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension IngestionV1.ListRejectedSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListRejectedSheetsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListRejectedSheetsRequest()
    otolith__ingestion__v1__list_rejected_sheets_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRejectedSheetsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRejectedSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRejectedSheetsRequest.self)
    otolith__ingestion__v1__list_rejected_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1 {
  /// A page of rejected sheets.
  public struct ListRejectedSheetsResponse: Message {
    /// Latest first.
    public var sheets: [IngestionV1.RejectedSheet]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.sheets = []
      self.nextPageToken = ""
    }

    public init(
      sheets: [IngestionV1.RejectedSheet] = [],
      nextPageToken: String = ""
    ) {
      self.sheets = sheets
      self.nextPageToken = nextPageToken
    }
  }
}

extension IngestionV1.ListRejectedSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListRejectedSheetsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListRejectedSheetsResponse()
    otolith__ingestion__v1__list_rejected_sheets_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRejectedSheetsResponse>) {
    self.sheets = Codec.messages(c.pointee.sheets, c.pointee.n_sheets) { IngestionV1.RejectedSheet($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRejectedSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRejectedSheetsResponse.self)
    otolith__ingestion__v1__list_rejected_sheets_response__init(c)
    if !self.sheets.isEmpty {
      c.pointee.n_sheets = self.sheets.count
      c.pointee.sheets = arena.array(self.sheets) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__RejectedSheet>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1 {
  /// A sheet that was refused.
  public struct RejectedSheet: Message {
    /// As it was sent, with `?` for each byte of a text that is none, and without what nobody asked for: noise and
    /// positions beyond what the version asks for, values of answers to questions that it does not have, texts of
    /// referenced answers that no condition looks at. Where it cannot be told what was shown, as with a text that is none
    /// or an unknown version, it is without all noise, positions and such texts.
    public var sheet: IngestionV1.AnswerSheet?
    /// What was wrong.
    public var violations: [IngestionV1.Violation]
    /// When it was last refused.
    public var rejectTime: GoogleProtobuf.Timestamp?
    /// When it is forgotten.
    public var expireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.sheet = nil
      self.violations = []
      self.rejectTime = nil
      self.expireTime = nil
    }

    public init(
      sheet: IngestionV1.AnswerSheet? = nil,
      violations: [IngestionV1.Violation] = [],
      rejectTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.sheet = sheet
      self.violations = violations
      self.rejectTime = rejectTime
      self.expireTime = expireTime
    }
  }
}

extension IngestionV1.RejectedSheet {
  public static var fullName: String { "otolith.ingestion.v1.RejectedSheet" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__RejectedSheet()
    otolith__ingestion__v1__rejected_sheet__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RejectedSheet>) {
    self.sheet = c.pointee.sheet.map { IngestionV1.AnswerSheet($0) }
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.rejectTime = c.pointee.reject_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RejectedSheet> {
    let c = arena.allocate(Otolith__Ingestion__V1__RejectedSheet.self)
    otolith__ingestion__v1__rejected_sheet__init(c)
    if let value = self.sheet { c.pointee.sheet = value.cStruct(in: arena) }
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    if let value = self.rejectTime { c.pointee.reject_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// Names a sheet.
  public struct DeleteRejectedSheetRequest: Message {
    /// The caller's.
    public var sheetID: String

    /// Every field at its default.
    public init() {
      self.sheetID = ""
    }

    public init(
      sheetID: String = ""
    ) {
      self.sheetID = sheetID
    }
  }
}

extension IngestionV1.DeleteRejectedSheetRequest {
  public static var fullName: String { "otolith.ingestion.v1.DeleteRejectedSheetRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__DeleteRejectedSheetRequest()
    otolith__ingestion__v1__delete_rejected_sheet_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DeleteRejectedSheetRequest>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DeleteRejectedSheetRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__DeleteRejectedSheetRequest.self)
    otolith__ingestion__v1__delete_rejected_sheet_request__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    return c
  }
}

extension IngestionV1 {
  /// The sheet is forgotten.
  public struct DeleteRejectedSheetResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension IngestionV1.DeleteRejectedSheetResponse {
  public static var fullName: String { "otolith.ingestion.v1.DeleteRejectedSheetResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__DeleteRejectedSheetResponse()
    otolith__ingestion__v1__delete_rejected_sheet_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DeleteRejectedSheetResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DeleteRejectedSheetResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__DeleteRejectedSheetResponse.self)
    otolith__ingestion__v1__delete_rejected_sheet_response__init(c)
    return c
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/standing.proto`.
  public static let standingFile = ProtoFile(
    name: "otolith/ingestion/v1/standing.proto",
    dependencies: [GoogleProtobuf.timestampFile, IngestionV1.ingestionFile],
    base64: """
      CiNvdG9saXRoL2luZ2VzdGlvbi92MS9zdGFuZGluZy5wcm90bxIUb3RvbGl0aC5pbmdlc3Rpb24udjEaH2dvb2dsZS9wcm90\
      b2J1Zi90aW1lc3RhbXAucHJvdG8aJG90b2xpdGgvaW5nZXN0aW9uL3YxL2luZ2VzdGlvbi5wcm90byIvChJHZXRTdGFuZGlu\
      Z1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQi3AEKCFN0YW5kaW5nElMKDnF1ZXN0aW9ubmFpcmVzGAEgAygL\
      Misub3RvbGl0aC5pbmdlc3Rpb24udjEuUXVlc3Rpb25uYWlyZVN0YW5kaW5nUg5xdWVzdGlvbm5haXJlcxIbCglmaWxsZWRf\
      aW4YAiABKA1SCGZpbGxlZEluEhQKBWJlZ3VuGAMgASgNUgViZWd1bhIYCgdwZXJjZW50GAQgASgNUgdwZXJjZW50EhYKBnNo\
      ZWV0cxgFIAEoBFIGc2hlZXRzEhYKBnBhdXNlZBgGIAEoCFIGcGF1c2VkIoMFChVRdWVzdGlvbm5haXJlU3RhbmRpbmcSKQoQ\
      cXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SFgoGc2hl\
      ZXRzGAMgASgEUgZzaGVldHMSRAoQbGFzdF9maW5pc2hfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      Dmxhc3RGaW5pc2hUaW1lEkUKDGxhc3RfY2xvc2luZxgFIAEoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0Q2xvc2lu\
      Z1ILbGFzdENsb3NpbmcSEgoEb3BlbhgGIAEoCFIEb3BlbhI3CgluZXh0X3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYu\
      VGltZXN0YW1wUghuZXh0VGltZRIdCgpibG9ja2VkX2J5GAggAygJUglibG9ja2VkQnkSGQoIZHJhZnRfaWQYCSABKAlSB2Ry\
      YWZ0SWQSIwoNZHJhZnRfcGVyY2VudBgKIAEoDVIMZHJhZnRQZXJjZW50EkYKEWRyYWZ0X2V4cGlyZV90aW1lGAsgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIPZHJhZnRFeHBpcmVUaW1lEhgKB29mZmVyZWQYDCABKAhSB29mZmVyZWQSHAoJ\
      cmV2aXNhYmxlGA0gASgIUglyZXZpc2FibGUSOQoKY2xvc2VfdGltZRgOIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh\
      bXBSCWNsb3NlVGltZRIZCghvbmVfdGltZRgPIAEoCFIHb25lVGltZSJyChlMaXN0UmVqZWN0ZWRTaGVldHNSZXF1ZXN0EhkK\
      CHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEo\
      CVIJcGFnZVRva2VuIoEBChpMaXN0UmVqZWN0ZWRTaGVldHNSZXNwb25zZRI7CgZzaGVldHMYASADKAsyIy5vdG9saXRoLmlu\
      Z2VzdGlvbi52MS5SZWplY3RlZFNoZWV0UgZzaGVldHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2Vu\
      IoMCCg1SZWplY3RlZFNoZWV0EjcKBXNoZWV0GAEgASgLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuQW5zd2VyU2hlZXRSBXNo\
      ZWV0Ej8KCnZpb2xhdGlvbnMYAiADKAsyHy5vdG9saXRoLmluZ2VzdGlvbi52MS5WaW9sYXRpb25SCnZpb2xhdGlvbnMSOwoL\
      cmVqZWN0X3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpyZWplY3RUaW1lEjsKC2V4cGlyZV90aW1l\
      GAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSI3ChpEZWxldGVSZWplY3RlZFNoZWV0UmVx\
      dWVzdBIZCghzaGVldF9pZBgBIAEoCVIHc2hlZXRJZCIdChtEZWxldGVSZWplY3RlZFNoZWV0UmVzcG9uc2Uy7gIKD1N0YW5k\
      aW5nU2VydmljZRJcCgtHZXRTdGFuZGluZxIoLm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFN0YW5kaW5nUmVxdWVzdBoeLm90\
      b2xpdGguaW5nZXN0aW9uLnYxLlN0YW5kaW5nIgOQAgESfAoSTGlzdFJlamVjdGVkU2hlZXRzEi8ub3RvbGl0aC5pbmdlc3Rp\
      b24udjEuTGlzdFJlamVjdGVkU2hlZXRzUmVxdWVzdBowLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RSZWplY3RlZFNoZWV0\
      c1Jlc3BvbnNlIgOQAgESfwoTRGVsZXRlUmVqZWN0ZWRTaGVldBIwLm90b2xpdGguaW5nZXN0aW9uLnYxLkRlbGV0ZVJlamVj\
      dGVkU2hlZXRSZXF1ZXN0GjEub3RvbGl0aC5pbmdlc3Rpb24udjEuRGVsZXRlUmVqZWN0ZWRTaGVldFJlc3BvbnNlIgOQAgJC\
      UQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLklu\
      Z2VzdGlvbi5WMUryHwpRCgEMEgMBABIaRyBXaGF0IGEgcGFydGljaXBhbnQgaGFzIGZpbGxlZCBpbiwgd2hhdCBpcyBvcGVu\
      LCBhbmQgd2hhdCB3YXMgcmVmdXNlZC4KClsKAgYAEgQOACkBGk8gV2hlcmUgYSBwYXJ0aWNpcGFudCBzdGFuZHMgaW4gYSBz\
      dHVkeS4gRXZlcnlib2R5IHJlYWNoZXMgdGhlIG93biBzaGVldHMgb25seS4KCvYCCgQGAAIAEgQUAhYDGucCIEhvdyBmYXIg\
      dGhlIGNhbGxlciBpcyB3aXRoIGVhY2ggcXVlc3Rpb25uYWlyZSBvZiBhIHN0dWR5IHRoYXQgdGhlIGNhbGxlciBzZWVzLCBp\
      biB0aGUgc3R1ZHkncyBvcmRlciwgYW5kIG92ZXIKIGFsbCAoVFlUIMKnNC4xLjIpLiBUbyB3aG8gaGFzIGxlZnQgdGhlIHN0\
      dWR5LCBvciB3aG9zZSBjb25zZW50IGhhcyBlbmRlZCwgbm90aGluZyBpcyBvcGVuLgoKIEVycm9yczogSU5WQUxJRF9BUkdV\
      TUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEIGZvciB3aG8gbmV2ZXIgdG9vayBwYXJ0\
      OyBVTkFWQUlMQUJMRSB3aXRoCiByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKlAUKBAYAAgES\
      BCACIgMahQUgVGhlIGNhbGxlcidzIHNoZWV0cyB0aGF0IHdlcmUgcmVqZWN0ZWQgd2l0aGluIHRoZSBsYXN0IDMwIGRheXMg\
      YW5kIG5vdCBzdG9yZWQgc2luY2UsIHdpdGggd2hhdCB3YXMgd3JvbmcsIHRoZQogbGF0ZXN0IGZpcnN0IChnZW5lcmljIGZv\
      cm1zIMKnNi4xKS4gV2hvZXZlciBtZW5kcyBvbmUgc2VuZHMgaXQgYWdhaW4gdW5kZXIgdGhlIHNhbWUgaWQuCgogT2Ygb25l\
      IHBhcnRpY2lwYW50IHRoZSBsYXRlc3QgMjAwIGFyZSBrZXB0LCBvZiBhdCBtb3N0IDIgTWlCIGFsdG9nZXRoZXI7IG9uZSB0\
      aGF0IGlzIGxhcmdlciB0aGFuIDUxMiBLaUIgaXMgbm90CiBrZXB0LiBXaGF0IGNvdW50cyBhcmUgdGhlIHNoZWV0IGFuZCBp\
      dHMgdmlvbGF0aW9ucyBhcyB0aGUgc2VydmVyIGtlZXBzIHRoZW0sIGFzIEpTT04uIE5vdCBrZXB0IGVpdGhlciBpcyB3aGF0\
      IGhhcwogbm8gdmFsaWQgYHNoZWV0X2lkYCwgaXMgb2YgYSBzdHVkeSBpbiB3aGljaCB0aGUgY2FsbGVyLCBieSB0aGUgdG9r\
      ZW4sIHRha2VzIG5vIHBhcnQgb3IgdG9vayBub25lIHdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hlZAogKE5PVF9FTlJPTExF\
      RCksIG9yIHdhcyBmaW5pc2hlZCBhZnRlciB0aGUgY29uc2VudCBoYWQgZW5kZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VN\
      RU5ULgoKkAEKBAYAAgISBCYCKAMagQEgRm9yZ2V0cyBhIHJlamVjdGVkIHNoZWV0IHRoYXQgbm9ib2R5IGlzIGdvaW5nIHRv\
      IG1lbmQuIE9uZSB0aGF0IGlzIG5vdCB0aGVyZSBhbnkgbW9yZSBpcyBmb3Jnb3R0ZW4uCgogRXJyb3JzOiBJTlZBTElEX0FS\
      R1VNRU5ULgoKHAoCBAASBCwALwEaECBOYW1lcyBhIHN0dWR5LgoKOQoEBAACABIDLgIWGiwgT25lIHRoYXQgdGhlIGNhbGxl\
      ciB0YWtlcyBvciB0b29rIHBhcnQgaW4uCgqTAQoCBAESBDMAQAEahgEgSG93IGZhciBzb21lYm9keSBpcyBpbiBhIHN0dWR5\
      LiBBIHNoZWV0IHdpdGhvdXQgYW55IGFuc3dlciBmaWxscyBub3RoaW5nIGluIGFuZCBpcyBjb3VudGVkIG5vd2hlcmU7IG5v\
      ciBpcyBvbmUgdGhhdAogd2FzIHRha2VuIGJhY2suCgokCgQEAQIAEgM1AjQaFyBJbiB0aGUgc3R1ZHkncyBvcmRlci4KCisK\
      BAQBAgESAzcCFxoeIFF1ZXN0aW9ubmFpcmVzIHdpdGggYSBzaGVldC4KCjgKBAQBAgISAzkCExorIFF1ZXN0aW9ubmFpcmVz\
      IHdpdGggYSBkcmFmdCBhbmQgbm8gc2hlZXQuCgp3CgQEAQIDEgM7AhUaaiBPbmUtdGltZSBxdWVzdGlvbm5haXJlcyB3aXRo\
      IGEgc2hlZXQsIG9mIGFsbCBvbmUtdGltZSBxdWVzdGlvbm5haXJlcywgMOKAkzEwMDsgMTAwIHdoZXJlIHRoZXJlIGFyZSBu\
      b25lLgoKLgoEBAECBBIDPQIUGiEgU2hlZXRzIG92ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzLgoKQQoEBAECBRIDPwISGjQgVGhl\
      IHN0dWR5IGlzIHBhdXNlZDogbm90aGluZyBjYW4gYmUgZmlsbGVkIGluIG5vdy4KCjcKAgQCEgRDAGMBGisgSG93IGZhciBz\
      b21lYm9keSBpcyB3aXRoIGEgcXVlc3Rpb25uYWlyZS4KCiEKBAQCAgASA0UCHhoUIFRoZSBxdWVzdGlvbm5haXJlLgoKNAoE\
      BAICARIDRwIVGicgVGhlIHZlcnNpb24gdGhhdCB0aGUgc3R1ZHkgaGFuZHMgb3V0LgoKJgoEBAICAhIDSQIUGhkgU2hlZXRz\
      IHRoYXQgZmlsbCBpdCBpbi4KCocBCgQEAgIDEgNMAjEaeiBXaGVuIHRoZSBsYXRlc3Qgb2YgdGhlbSB3YXMgZmluaXNoZWQs\
      IG9yIHJlY2VpdmVkIHdoZXJlIGl0cyBjbG9jayB3YXMgYWhlYWQgYnkgbW9yZSB0aGFuIGNhbiBiZTsgYWJzZW50OiB0aGVy\
      ZSBpcwogbm9uZS4KCicKBAQCAgQSA04CIBoaIEhvdyB0aGF0IG9uZSB3YXMgY2xvc2VkLgoKJwoEBAICBRIDUAIQGhogSXQg\
      Y2FuIGJlIGZpbGxlZCBpbiBub3cuCgpqCgQEAgIGEgNSAioaXSBXaGVyZSBpdCBjYW5ub3QsIGFuZCB3aWxsIGJlIGJ5IGl0\
      c2VsZjogZnJvbSB3aGVuIG9uLiBBYnNlbnQgd2hlcmUgaXQgY2FuLCBvciBub2JvZHkga25vd3MuCgpUCgQEAgIHEgNUAiEa\
      RyBRdWVzdGlvbm5haXJlcyB0aGF0IGFyZSB0byBiZSBmaWxsZWQgaW4gYmVmb3JlLCBpbiB0aGUgc3R1ZHkncyBvcmRlci4K\
      Cj4KBAQCAggSA1YCFhoxIFRoZSBkcmFmdCBjaGFuZ2VkIGxhdGVzdDsgZW1wdHk6IHRoZXJlIGlzIG5vbmUuCgomCgQEAgIJ\
      EgNYAhwaGSBPZiB0aGF0IGRyYWZ0LCAw4oCTMTAwLgoKPwoEBAICChIDWgIzGjIgV2hlbiB0aGF0IGRyYWZ0IGVuZHMgdW5s\
      ZXNzIGl0IGlzIGNoYW5nZWQgYWdhaW4uCgpWCgQEAgILEgNcAhQaSSBJdCBpcyBvZmZlcmVkIG5vdzogaXQgYmxvY2tzIG90\
      aGVycywgb3IgZm9sbG93cyBmcm9tIHRoZSBsYXRlc3Qgc2hlZXRzLgoKOgoEBAICDBIDXgIWGi0gV2hhdCB3YXMgc2VudCBt\
      YXkgYmUgYW1lbmRlZCBhbmQgd2l0aGRyYXduLgoKVwoEBAICDRIDYAIsGkogV2hlbiBpdCBjYW4gbm8gbG9uZ2VyIGJlIGZp\
      bGxlZCBpbiwgYXMgZmFyIGFzIGlzIGtub3duOiB0aGUgc3R1ZHkncyBlbmQuCgooCgQEAgIOEgNiAhUaGyBJdCBjYW4gYmUg\
      ZmlsbGVkIGluIG9uY2UuCgokCgIEAxIEZgBtARoYIFdoaWNoIHJlamVjdGVkIHNoZWV0cy4KCisKBAQDAgASA2gCFhoeIEVt\
      cHR5OiB0aG9zZSBvZiBhbGwgc3R1ZGllcy4KCkoKBAQDAgESA2oCFxo9IDHigJMxMDA7IDAgbWVhbnMgMjAuIEEgcGFnZSBv\
      ZiBsYXJnZSBzaGVldHMgbWF5IGhhdmUgZmV3ZXIuCgpLCgQEAwICEgNsAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUg\
      cGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCigKAgQEEgRwAHUBGhwgQSBwYWdlIG9mIHJlamVjdGVkIHNo\
      ZWV0cy4KChwKBAQEAgASA3ICJBoPIExhdGVzdCBmaXJzdC4KCj4KBAQEAgESA3QCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBl\
      bXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgooCgIEBRIFeACEAQEaGyBBIHNoZWV0IHRoYXQgd2FzIHJlZnVzZWQuCgqm\
      AwoEBAUCABIDfQIYGpgDIEFzIGl0IHdhcyBzZW50LCB3aXRoIGA/YCBmb3IgZWFjaCBieXRlIG9mIGEgdGV4dCB0aGF0IGlz\
      IG5vbmUsIGFuZCB3aXRob3V0IHdoYXQgbm9ib2R5IGFza2VkIGZvcjogbm9pc2UgYW5kCiBwb3NpdGlvbnMgYmV5b25kIHdo\
      YXQgdGhlIHZlcnNpb24gYXNrcyBmb3IsIHZhbHVlcyBvZiBhbnN3ZXJzIHRvIHF1ZXN0aW9ucyB0aGF0IGl0IGRvZXMgbm90\
      IGhhdmUsIHRleHRzIG9mCiByZWZlcmVuY2VkIGFuc3dlcnMgdGhhdCBubyBjb25kaXRpb24gbG9va3MgYXQuIFdoZXJlIGl0\
      IGNhbm5vdCBiZSB0b2xkIHdoYXQgd2FzIHNob3duLCBhcyB3aXRoIGEgdGV4dCB0aGF0IGlzIG5vbmUKIG9yIGFuIHVua25v\
      d24gdmVyc2lvbiwgaXQgaXMgd2l0aG91dCBhbGwgbm9pc2UsIHBvc2l0aW9ucyBhbmQgc3VjaCB0ZXh0cy4KCh4KBAQFAgES\
      A38CJBoRIFdoYXQgd2FzIHdyb25nLgoKKQoEBAUCAhIEgQECLBobIFdoZW4gaXQgd2FzIGxhc3QgcmVmdXNlZC4KCiUKBAQF\
      AgMSBIMBAiwaFyBXaGVuIGl0IGlzIGZvcmdvdHRlbi4KCh4KAgQGEgaHAQCKAQEaECBOYW1lcyBhIHNoZWV0LgoKHQoEBAYC\
      ABIEiQECFhoPIFRoZSBjYWxsZXIncy4KCiUKAgQHEgSNAQAmGhkgVGhlIHNoZWV0IGlzIGZvcmdvdHRlbi4KYgZwcm90bzM=
      """)
}
