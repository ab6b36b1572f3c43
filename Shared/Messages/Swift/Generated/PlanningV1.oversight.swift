// Generated from otolith/planning/v1/oversight.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension PlanningV1 {
  /// What each row of a table of answers is about.
  public enum ComplianceBreakdown: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason BREAKDOWN_MISSING.
    case unspecified
    /// All together: one row, whose key is empty.
    case total
    /// A participant, by pseudonym; also those who were not asked anything.
    case participant
    /// A date of the participant's calendar (the zone that the notification was drawn in), `YYYY-MM-DD`.
    case localDate
    /// A date in UTC, `YYYY-MM-DD`.
    case utcDate
    /// An hour of the participant's clock, `00` to `23`.
    case hour
    /// A day of the week of the participant's calendar, `1` for Monday to `7`.
    case weekday
    /// A questionnaire, by its id.
    case questionnaire
    /// A group, by its id, as the participant belongs to it now; empty: none.
    case group
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .total, .participant, .localDate, .utcDate, .hour, .weekday, .questionnaire, .group] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .total
        case 2: .participant
        case 3: .localDate
        case 4: .utcDate
        case 5: .hour
        case 6: .weekday
        case 7: .questionnaire
        case 8: .group
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .total: 1
        case .participant: 2
        case .localDate: 3
        case .utcDate: 4
        case .hour: 5
        case .weekday: 6
        case .questionnaire: 7
        case .group: 8
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// Whether a participant goes on.
  public enum ParticipantActivity: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// None of the others.
    case active
    /// Was asked, and has not filled anything in for so many days.
    case silent
    /// Does not take part any more.
    case left
    /// Nothing is asked any more: the study is over, or each one-time questionnaire is filled in and each schedule
    /// has had its last day.
    case completed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .active, .silent, .left, .completed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .active
        case 2: .silent
        case 3: .left
        case 4: .completed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .active: 1
        case .silent: 2
        case .left: 3
        case .completed: 4
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// Who asked for a notification.
  public enum NotificationOrigin: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// A schedule.
    case schedule
    /// The study's staff, by hand.
    case staff
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .schedule, .staff] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .schedule
        case 2: .staff
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .schedule: 1
        case .staff: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// What became of some notifications. Each is in `planned`, and in one of `answered_in_time`, `answered_late`,
  /// `dismissed`, `missed`, `expired` and `open`.
  public struct ComplianceRow: Message {
    /// As the breakdown says.
    public var key: String
    /// Notifications whose instant has come, of a participant who took part then, in a study that was not paused then.
    /// Without those that were called off.
    public var planned: UInt32
    /// A device told that it showed it, or what follows from that: it was opened, put off, dismissed or answered.
    public var delivered: UInt32
    /// It was opened, or answered.
    public var opened: UInt32
    /// A sheet answers it that was finished by its expiry, or it has none.
    public var answeredInTime: UInt32
    /// A sheet answers it that was finished after its expiry.
    public var answeredLate: UInt32
    /// The participant did not want to answer it.
    public var dismissed: UInt32
    /// Its time is over (at its expiry, or with the next of its schedule); a device had it, or it was sent.
    public var missed: UInt32
    /// Its time is over, and it never reached anybody.
    public var expired: UInt32
    /// It can still be answered in time.
    public var open: UInt32
    /// Answered, in time or late, of those planned, 0–1; 0 where none was.
    public var answeredOfPlanned: Double
    /// Answered of those delivered.
    public var answeredOfDelivered: Double
    /// Seconds from its instant to the answer that half of those answered need at most; 0 where none was.
    public var medianAnswerSeconds: Double
    /// That nine of ten need at most.
    public var p90AnswerSeconds: Double

    /// Every field at its default.
    public init() {
      self.key = ""
      self.planned = 0
      self.delivered = 0
      self.opened = 0
      self.answeredInTime = 0
      self.answeredLate = 0
      self.dismissed = 0
      self.missed = 0
      self.expired = 0
      self.open = 0
      self.answeredOfPlanned = 0
      self.answeredOfDelivered = 0
      self.medianAnswerSeconds = 0
      self.p90AnswerSeconds = 0
    }

    public init(
      key: String = "",
      planned: UInt32 = 0,
      delivered: UInt32 = 0,
      opened: UInt32 = 0,
      answeredInTime: UInt32 = 0,
      answeredLate: UInt32 = 0,
      dismissed: UInt32 = 0,
      missed: UInt32 = 0,
      expired: UInt32 = 0,
      open: UInt32 = 0,
      answeredOfPlanned: Double = 0,
      answeredOfDelivered: Double = 0,
      medianAnswerSeconds: Double = 0,
      p90AnswerSeconds: Double = 0
    ) {
      self.key = key
      self.planned = planned
      self.delivered = delivered
      self.opened = opened
      self.answeredInTime = answeredInTime
      self.answeredLate = answeredLate
      self.dismissed = dismissed
      self.missed = missed
      self.expired = expired
      self.open = open
      self.answeredOfPlanned = answeredOfPlanned
      self.answeredOfDelivered = answeredOfDelivered
      self.medianAnswerSeconds = medianAnswerSeconds
      self.p90AnswerSeconds = p90AnswerSeconds
    }
  }
}

extension PlanningV1.ComplianceRow {
  public static var fullName: String { "otolith.planning.v1.ComplianceRow" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ComplianceRow()
    otolith__planning__v1__compliance_row__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ComplianceRow>) {
    self.key = Codec.string(c.pointee.key)
    self.planned = c.pointee.planned
    self.delivered = c.pointee.delivered
    self.opened = c.pointee.opened
    self.answeredInTime = c.pointee.answered_in_time
    self.answeredLate = c.pointee.answered_late
    self.dismissed = c.pointee.dismissed
    self.missed = c.pointee.missed
    self.expired = c.pointee.expired
    self.open = c.pointee.open
    self.answeredOfPlanned = c.pointee.answered_of_planned
    self.answeredOfDelivered = c.pointee.answered_of_delivered
    self.medianAnswerSeconds = c.pointee.median_answer_seconds
    self.p90AnswerSeconds = c.pointee.p90_answer_seconds
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ComplianceRow> {
    let c = arena.allocate(Otolith__Planning__V1__ComplianceRow.self)
    otolith__planning__v1__compliance_row__init(c)
    if !self.key.isEmpty { c.pointee.key = arena.string(self.key) }
    c.pointee.planned = self.planned
    c.pointee.delivered = self.delivered
    c.pointee.opened = self.opened
    c.pointee.answered_in_time = self.answeredInTime
    c.pointee.answered_late = self.answeredLate
    c.pointee.dismissed = self.dismissed
    c.pointee.missed = self.missed
    c.pointee.expired = self.expired
    c.pointee.open = self.open
    c.pointee.answered_of_planned = self.answeredOfPlanned
    c.pointee.answered_of_delivered = self.answeredOfDelivered
    c.pointee.median_answer_seconds = self.medianAnswerSeconds
    c.pointee.p90_answer_seconds = self.p90AnswerSeconds
    return c
  }
}

extension PlanningV1 {
  /// Which of the caller's own notifications to count.
  public struct GetOwnComplianceRequest: Message {
    /// One that the caller takes part in.
    public var studyID: String
    /// Required; not by participant or group.
    public var breakdown: PlanningV1.ComplianceBreakdown
    /// Instants from here on; absent: 28 days before `to_time`.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// Instants before; absent: now. At most 366 days after `from_time`.
    public var toTime: GoogleProtobuf.Timestamp?
    /// Empty: all.
    public var questionnaireID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.breakdown = PlanningV1.ComplianceBreakdown(rawValue: 0)
      self.fromTime = nil
      self.toTime = nil
      self.questionnaireID = ""
    }

    public init(
      studyID: String = "",
      breakdown: PlanningV1.ComplianceBreakdown = PlanningV1.ComplianceBreakdown(rawValue: 0),
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      questionnaireID: String = ""
    ) {
      self.studyID = studyID
      self.breakdown = breakdown
      self.fromTime = fromTime
      self.toTime = toTime
      self.questionnaireID = questionnaireID
    }
  }
}

extension PlanningV1.GetOwnComplianceRequest {
  public static var fullName: String { "otolith.planning.v1.GetOwnComplianceRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__GetOwnComplianceRequest()
    otolith__planning__v1__get_own_compliance_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetOwnComplianceRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.breakdown = PlanningV1.ComplianceBreakdown(rawValue: Int32(truncatingIfNeeded: c.pointee.breakdown.rawValue))
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetOwnComplianceRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetOwnComplianceRequest.self)
    otolith__planning__v1__get_own_compliance_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.breakdown = Otolith__Planning__V1__ComplianceBreakdown(rawValue: .init(truncatingIfNeeded: self.breakdown.rawValue))
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    return c
  }
}

extension PlanningV1 {
  /// What became of the caller's own notifications.
  public struct OwnCompliance: Message {
    /// By their keys; at most 367.
    public var rows: [PlanningV1.ComplianceRow]
    /// The period that they are of.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// Its end.
    public var toTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.rows = []
      self.fromTime = nil
      self.toTime = nil
    }

    public init(
      rows: [PlanningV1.ComplianceRow] = [],
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.rows = rows
      self.fromTime = fromTime
      self.toTime = toTime
    }
  }
}

extension PlanningV1.OwnCompliance {
  public static var fullName: String { "otolith.planning.v1.OwnCompliance" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__OwnCompliance()
    otolith__planning__v1__own_compliance__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__OwnCompliance>) {
    self.rows = Codec.messages(c.pointee.rows, c.pointee.n_rows) { PlanningV1.ComplianceRow($0) }
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__OwnCompliance> {
    let c = arena.allocate(Otolith__Planning__V1__OwnCompliance.self)
    otolith__planning__v1__own_compliance__init(c)
    if !self.rows.isEmpty {
      c.pointee.n_rows = self.rows.count
      c.pointee.rows = arena.array(self.rows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__ComplianceRow>? }
    }
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// Which notifications of a study to count.
  public struct GetComplianceRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Required.
    public var breakdown: PlanningV1.ComplianceBreakdown
    /// Instants from here on; absent: 28 days before `to_time`.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// Instants before; absent: now. At most 366 days after `from_time`.
    public var toTime: GoogleProtobuf.Timestamp?
    /// Empty: all.
    public var questionnaireID: String
    /// Of those who belong to this group now; empty: all.
    public var groupID: String
    /// A pseudonym; empty: all.
    public var participant: String
    /// Rows, 1–1,000; 0 means 200.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.breakdown = PlanningV1.ComplianceBreakdown(rawValue: 0)
      self.fromTime = nil
      self.toTime = nil
      self.questionnaireID = ""
      self.groupID = ""
      self.participant = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      breakdown: PlanningV1.ComplianceBreakdown = PlanningV1.ComplianceBreakdown(rawValue: 0),
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      questionnaireID: String = "",
      groupID: String = "",
      participant: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.breakdown = breakdown
      self.fromTime = fromTime
      self.toTime = toTime
      self.questionnaireID = questionnaireID
      self.groupID = groupID
      self.participant = participant
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension PlanningV1.GetComplianceRequest {
  public static var fullName: String { "otolith.planning.v1.GetComplianceRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__GetComplianceRequest()
    otolith__planning__v1__get_compliance_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetComplianceRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.breakdown = PlanningV1.ComplianceBreakdown(rawValue: Int32(truncatingIfNeeded: c.pointee.breakdown.rawValue))
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.participant = Codec.string(c.pointee.participant)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetComplianceRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetComplianceRequest.self)
    otolith__planning__v1__get_compliance_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.breakdown = Otolith__Planning__V1__ComplianceBreakdown(rawValue: .init(truncatingIfNeeded: self.breakdown.rawValue))
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension PlanningV1 {
  /// What became of a study's notifications.
  public struct Compliance: Message {
    /// By their keys.
    public var rows: [PlanningV1.ComplianceRow]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String
    /// The period that they are of.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// Its end; where it is to be now, the same on all pages asked for with it.
    public var toTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.rows = []
      self.nextPageToken = ""
      self.fromTime = nil
      self.toTime = nil
    }

    public init(
      rows: [PlanningV1.ComplianceRow] = [],
      nextPageToken: String = "",
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.rows = rows
      self.nextPageToken = nextPageToken
      self.fromTime = fromTime
      self.toTime = toTime
    }
  }
}

extension PlanningV1.Compliance {
  public static var fullName: String { "otolith.planning.v1.Compliance" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__Compliance()
    otolith__planning__v1__compliance__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__Compliance>) {
    self.rows = Codec.messages(c.pointee.rows, c.pointee.n_rows) { PlanningV1.ComplianceRow($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__Compliance> {
    let c = arena.allocate(Otolith__Planning__V1__Compliance.self)
    otolith__planning__v1__compliance__init(c)
    if !self.rows.isEmpty {
      c.pointee.n_rows = self.rows.count
      c.pointee.rows = arena.array(self.rows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__ComplianceRow>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// By which rules to judge, and which page.
  public struct ListParticipantStatusesRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Days without a sheet after which somebody who was asked counts as silent, 1–365; 0 means 3.
    public var silentDays: UInt32
    /// Notifications that must have gone without an answer in that time, 1–100; 0 means 1.
    public var promptsMin: UInt32
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.silentDays = 0
      self.promptsMin = 0
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      silentDays: UInt32 = 0,
      promptsMin: UInt32 = 0,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.silentDays = silentDays
      self.promptsMin = promptsMin
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension PlanningV1.ListParticipantStatusesRequest {
  public static var fullName: String { "otolith.planning.v1.ListParticipantStatusesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ListParticipantStatusesRequest()
    otolith__planning__v1__list_participant_statuses_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListParticipantStatusesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.silentDays = c.pointee.silent_days
    self.promptsMin = c.pointee.prompts_min
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantStatusesRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantStatusesRequest.self)
    otolith__planning__v1__list_participant_statuses_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.silent_days = self.silentDays
    c.pointee.prompts_min = self.promptsMin
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension PlanningV1 {
  /// One participant of a study.
  public struct ParticipantStatus: Message {
    /// Pseudonym.
    public var participant: String
    /// The group that the participant belongs to; empty: none.
    public var groupID: String
    /// As of now.
    public var activity: PlanningV1.ParticipantActivity
    /// When the participant joined last; absent where only leaving was heard of.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// When the participant left; absent: takes part.
    public var leaveTime: GoogleProtobuf.Timestamp?
    /// When the latest sheet of the study was finished; absent: there is none.
    public var lastAnswerTime: GoogleProtobuf.Timestamp?
    /// Notifications since that sheet, or since joining, without those that were called off.
    public var unansweredPrompts: UInt32

    /// Every field at its default.
    public init() {
      self.participant = ""
      self.groupID = ""
      self.activity = PlanningV1.ParticipantActivity(rawValue: 0)
      self.joinTime = nil
      self.leaveTime = nil
      self.lastAnswerTime = nil
      self.unansweredPrompts = 0
    }

    public init(
      participant: String = "",
      groupID: String = "",
      activity: PlanningV1.ParticipantActivity = PlanningV1.ParticipantActivity(rawValue: 0),
      joinTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil,
      lastAnswerTime: GoogleProtobuf.Timestamp? = nil,
      unansweredPrompts: UInt32 = 0
    ) {
      self.participant = participant
      self.groupID = groupID
      self.activity = activity
      self.joinTime = joinTime
      self.leaveTime = leaveTime
      self.lastAnswerTime = lastAnswerTime
      self.unansweredPrompts = unansweredPrompts
    }
  }
}

extension PlanningV1.ParticipantStatus {
  public static var fullName: String { "otolith.planning.v1.ParticipantStatus" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ParticipantStatus()
    otolith__planning__v1__participant_status__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ParticipantStatus>) {
    self.participant = Codec.string(c.pointee.participant)
    self.groupID = Codec.string(c.pointee.group_id)
    self.activity = PlanningV1.ParticipantActivity(rawValue: Int32(truncatingIfNeeded: c.pointee.activity.rawValue))
    self.joinTime = c.pointee.join_time.map { GoogleProtobuf.Timestamp($0) }
    self.leaveTime = c.pointee.leave_time.map { GoogleProtobuf.Timestamp($0) }
    self.lastAnswerTime = c.pointee.last_answer_time.map { GoogleProtobuf.Timestamp($0) }
    self.unansweredPrompts = c.pointee.unanswered_prompts
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ParticipantStatus> {
    let c = arena.allocate(Otolith__Planning__V1__ParticipantStatus.self)
    otolith__planning__v1__participant_status__init(c)
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.activity = Otolith__Planning__V1__ParticipantActivity(rawValue: .init(truncatingIfNeeded: self.activity.rawValue))
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if let value = self.leaveTime { c.pointee.leave_time = value.cStruct(in: arena) }
    if let value = self.lastAnswerTime { c.pointee.last_answer_time = value.cStruct(in: arena) }
    c.pointee.unanswered_prompts = self.unansweredPrompts
    return c
  }
}

extension PlanningV1 {
  /// A page of participants.
  public struct ListParticipantStatusesResponse: Message {
    /// By pseudonym.
    public var participants: [PlanningV1.ParticipantStatus]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.participants = []
      self.nextPageToken = ""
    }

    public init(
      participants: [PlanningV1.ParticipantStatus] = [],
      nextPageToken: String = ""
    ) {
      self.participants = participants
      self.nextPageToken = nextPageToken
    }
  }
}

extension PlanningV1.ListParticipantStatusesResponse {
  public static var fullName: String { "otolith.planning.v1.ListParticipantStatusesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ListParticipantStatusesResponse()
    otolith__planning__v1__list_participant_statuses_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListParticipantStatusesResponse>) {
    self.participants = Codec.messages(c.pointee.participants, c.pointee.n_participants) { PlanningV1.ParticipantStatus($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantStatusesResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantStatusesResponse.self)
    otolith__planning__v1__list_participant_statuses_response__init(c)
    if !self.participants.isEmpty {
      c.pointee.n_participants = self.participants.count
      c.pointee.participants = arena.array(self.participants) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__ParticipantStatus>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension PlanningV1 {
  /// A date that staff sets for a participant.
  public struct ParticipantDate: Message {
    /// Pseudonym.
    public var participant: String
    /// As the study's schedules name it.
    public var staffDateID: String
    /// `YYYY-MM-DD`, of the participant's calendar.
    public var date: String
    /// When it was set.
    public var setTime: GoogleProtobuf.Timestamp?
    /// Who set it, by the name of the audit log: a UUID.
    public var setBy: String

    /// Every field at its default.
    public init() {
      self.participant = ""
      self.staffDateID = ""
      self.date = ""
      self.setTime = nil
      self.setBy = ""
    }

    public init(
      participant: String = "",
      staffDateID: String = "",
      date: String = "",
      setTime: GoogleProtobuf.Timestamp? = nil,
      setBy: String = ""
    ) {
      self.participant = participant
      self.staffDateID = staffDateID
      self.date = date
      self.setTime = setTime
      self.setBy = setBy
    }
  }
}

extension PlanningV1.ParticipantDate {
  public static var fullName: String { "otolith.planning.v1.ParticipantDate" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ParticipantDate()
    otolith__planning__v1__participant_date__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ParticipantDate>) {
    self.participant = Codec.string(c.pointee.participant)
    self.staffDateID = Codec.string(c.pointee.staff_date_id)
    self.date = Codec.string(c.pointee.date)
    self.setTime = c.pointee.set_time.map { GoogleProtobuf.Timestamp($0) }
    self.setBy = Codec.string(c.pointee.set_by)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ParticipantDate> {
    let c = arena.allocate(Otolith__Planning__V1__ParticipantDate.self)
    otolith__planning__v1__participant_date__init(c)
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.staffDateID.isEmpty { c.pointee.staff_date_id = arena.string(self.staffDateID) }
    if !self.date.isEmpty { c.pointee.date = arena.string(self.date) }
    if let value = self.setTime { c.pointee.set_time = value.cStruct(in: arena) }
    if !self.setBy.isEmpty { c.pointee.set_by = arena.string(self.setBy) }
    return c
  }
}

extension PlanningV1 {
  /// A date to set.
  public struct SetParticipantDateRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// One that a schedule of the study counts from.
    public var staffDateID: String
    /// `YYYY-MM-DD`, at most 3,660 days from today.
    public var date: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.participant = ""
      self.staffDateID = ""
      self.date = ""
    }

    public init(
      studyID: String = "",
      participant: String = "",
      staffDateID: String = "",
      date: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.staffDateID = staffDateID
      self.date = date
    }
  }
}

extension PlanningV1.SetParticipantDateRequest {
  public static var fullName: String { "otolith.planning.v1.SetParticipantDateRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__SetParticipantDateRequest()
    otolith__planning__v1__set_participant_date_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetParticipantDateRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.staffDateID = Codec.string(c.pointee.staff_date_id)
    self.date = Codec.string(c.pointee.date)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetParticipantDateRequest> {
    let c = arena.allocate(Otolith__Planning__V1__SetParticipantDateRequest.self)
    otolith__planning__v1__set_participant_date_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.staffDateID.isEmpty { c.pointee.staff_date_id = arena.string(self.staffDateID) }
    if !self.date.isEmpty { c.pointee.date = arena.string(self.date) }
    return c
  }
}

extension PlanningV1 {
  /// The date is set.
  public struct SetParticipantDateResponse: Message {
    /// As it stands now.
    public var participantDate: PlanningV1.ParticipantDate?

    /// Every field at its default.
    public init() {
      self.participantDate = nil
    }

    public init(
      participantDate: PlanningV1.ParticipantDate? = nil
    ) {
      self.participantDate = participantDate
    }
  }
}

extension PlanningV1.SetParticipantDateResponse {
  public static var fullName: String { "otolith.planning.v1.SetParticipantDateResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__SetParticipantDateResponse()
    otolith__planning__v1__set_participant_date_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetParticipantDateResponse>) {
    self.participantDate = c.pointee.participant_date.map { PlanningV1.ParticipantDate($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetParticipantDateResponse> {
    let c = arena.allocate(Otolith__Planning__V1__SetParticipantDateResponse.self)
    otolith__planning__v1__set_participant_date_response__init(c)
    if let value = self.participantDate { c.pointee.participant_date = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// Which dates to list.
  public struct ListParticipantDatesRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Pseudonym; empty: of all.
    public var participant: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.participant = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      participant: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension PlanningV1.ListParticipantDatesRequest {
  public static var fullName: String { "otolith.planning.v1.ListParticipantDatesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ListParticipantDatesRequest()
    otolith__planning__v1__list_participant_dates_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListParticipantDatesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantDatesRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantDatesRequest.self)
    otolith__planning__v1__list_participant_dates_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension PlanningV1 {
  /// A page of dates.
  public struct ListParticipantDatesResponse: Message {
    /// By pseudonym and id.
    public var participantDates: [PlanningV1.ParticipantDate]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.participantDates = []
      self.nextPageToken = ""
    }

    public init(
      participantDates: [PlanningV1.ParticipantDate] = [],
      nextPageToken: String = ""
    ) {
      self.participantDates = participantDates
      self.nextPageToken = nextPageToken
    }
  }
}

extension PlanningV1.ListParticipantDatesResponse {
  public static var fullName: String { "otolith.planning.v1.ListParticipantDatesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ListParticipantDatesResponse()
    otolith__planning__v1__list_participant_dates_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListParticipantDatesResponse>) {
    self.participantDates = Codec.messages(c.pointee.participant_dates, c.pointee.n_participant_dates) { PlanningV1.ParticipantDate($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantDatesResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantDatesResponse.self)
    otolith__planning__v1__list_participant_dates_response__init(c)
    if !self.participantDates.isEmpty {
      c.pointee.n_participant_dates = self.participantDates.count
      c.pointee.participant_dates = arena.array(self.participantDates) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__ParticipantDate>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension PlanningV1 {
  /// A date to take back.
  public struct DeleteParticipantDateRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// The date's id.
    public var staffDateID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.participant = ""
      self.staffDateID = ""
    }

    public init(
      studyID: String = "",
      participant: String = "",
      staffDateID: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.staffDateID = staffDateID
    }
  }
}

extension PlanningV1.DeleteParticipantDateRequest {
  public static var fullName: String { "otolith.planning.v1.DeleteParticipantDateRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__DeleteParticipantDateRequest()
    otolith__planning__v1__delete_participant_date_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__DeleteParticipantDateRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.staffDateID = Codec.string(c.pointee.staff_date_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DeleteParticipantDateRequest> {
    let c = arena.allocate(Otolith__Planning__V1__DeleteParticipantDateRequest.self)
    otolith__planning__v1__delete_participant_date_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.staffDateID.isEmpty { c.pointee.staff_date_id = arena.string(self.staffDateID) }
    return c
  }
}

extension PlanningV1 {
  /// The date is not set any more.
  public struct DeleteParticipantDateResponse: Message {
    /// False: it was not set.
    public var deleted: Bool

    /// Every field at its default.
    public init() {
      self.deleted = false
    }

    public init(
      deleted: Bool = false
    ) {
      self.deleted = deleted
    }
  }
}

extension PlanningV1.DeleteParticipantDateResponse {
  public static var fullName: String { "otolith.planning.v1.DeleteParticipantDateResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__DeleteParticipantDateResponse()
    otolith__planning__v1__delete_participant_date_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__DeleteParticipantDateResponse>) {
    self.deleted = c.pointee.deleted != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DeleteParticipantDateResponse> {
    let c = arena.allocate(Otolith__Planning__V1__DeleteParticipantDateResponse.self)
    otolith__planning__v1__delete_participant_date_response__init(c)
    c.pointee.deleted = self.deleted ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  /// A notification with all that happened to it.
  public struct NotificationRecord: Message {
    /// UUID.
    public var notificationID: String
    /// What is to be filled in.
    public var questionnaireID: String
    /// The schedule that asks; empty where the study gives it no id, and where staff asks.
    public var scheduleID: String
    /// Who asks.
    public var origin: PlanningV1.NotificationOrigin
    /// When it is to be shown.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// After this it can no longer be answered in time; absent: until the next one.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// A clock time that somebody chose, not a random one.
    public var fixed: Bool
    /// As of now.
    public var state: PlanningV1.NotificationState
    /// When its schedule would have had it; absent: then.
    public var wishTime: GoogleProtobuf.Timestamp?
    /// When it was planned; absent: not known.
    public var planTime: GoogleProtobuf.Timestamp?
    /// When a device asked for it; absent: none did. So with all that follow.
    public var handOutTime: GoogleProtobuf.Timestamp?
    /// When it was sent.
    public var sendTime: GoogleProtobuf.Timestamp?
    /// When a device showed it.
    public var deliverTime: GoogleProtobuf.Timestamp?
    /// When the participant opened it.
    public var openTime: GoogleProtobuf.Timestamp?
    /// When the participant refused it.
    public var dismissTime: GoogleProtobuf.Timestamp?
    /// When the sheet was finished that answers it.
    public var answerTime: GoogleProtobuf.Timestamp?
    /// When it was called off.
    public var cancelTime: GoogleProtobuf.Timestamp?
    /// Staff called it off.
    public var cancelledByStaff: Bool

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.questionnaireID = ""
      self.scheduleID = ""
      self.origin = PlanningV1.NotificationOrigin(rawValue: 0)
      self.notifyTime = nil
      self.expireTime = nil
      self.fixed = false
      self.state = PlanningV1.NotificationState(rawValue: 0)
      self.wishTime = nil
      self.planTime = nil
      self.handOutTime = nil
      self.sendTime = nil
      self.deliverTime = nil
      self.openTime = nil
      self.dismissTime = nil
      self.answerTime = nil
      self.cancelTime = nil
      self.cancelledByStaff = false
    }

    public init(
      notificationID: String = "",
      questionnaireID: String = "",
      scheduleID: String = "",
      origin: PlanningV1.NotificationOrigin = PlanningV1.NotificationOrigin(rawValue: 0),
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      state: PlanningV1.NotificationState = PlanningV1.NotificationState(rawValue: 0),
      wishTime: GoogleProtobuf.Timestamp? = nil,
      planTime: GoogleProtobuf.Timestamp? = nil,
      handOutTime: GoogleProtobuf.Timestamp? = nil,
      sendTime: GoogleProtobuf.Timestamp? = nil,
      deliverTime: GoogleProtobuf.Timestamp? = nil,
      openTime: GoogleProtobuf.Timestamp? = nil,
      dismissTime: GoogleProtobuf.Timestamp? = nil,
      answerTime: GoogleProtobuf.Timestamp? = nil,
      cancelTime: GoogleProtobuf.Timestamp? = nil,
      cancelledByStaff: Bool = false
    ) {
      self.notificationID = notificationID
      self.questionnaireID = questionnaireID
      self.scheduleID = scheduleID
      self.origin = origin
      self.notifyTime = notifyTime
      self.expireTime = expireTime
      self.fixed = fixed
      self.state = state
      self.wishTime = wishTime
      self.planTime = planTime
      self.handOutTime = handOutTime
      self.sendTime = sendTime
      self.deliverTime = deliverTime
      self.openTime = openTime
      self.dismissTime = dismissTime
      self.answerTime = answerTime
      self.cancelTime = cancelTime
      self.cancelledByStaff = cancelledByStaff
    }
  }
}

extension PlanningV1.NotificationRecord {
  public static var fullName: String { "otolith.planning.v1.NotificationRecord" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__NotificationRecord()
    otolith__planning__v1__notification_record__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__NotificationRecord>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.scheduleID = Codec.string(c.pointee.schedule_id)
    self.origin = PlanningV1.NotificationOrigin(rawValue: Int32(truncatingIfNeeded: c.pointee.origin.rawValue))
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
    self.state = PlanningV1.NotificationState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.wishTime = c.pointee.wish_time.map { GoogleProtobuf.Timestamp($0) }
    self.planTime = c.pointee.plan_time.map { GoogleProtobuf.Timestamp($0) }
    self.handOutTime = c.pointee.hand_out_time.map { GoogleProtobuf.Timestamp($0) }
    self.sendTime = c.pointee.send_time.map { GoogleProtobuf.Timestamp($0) }
    self.deliverTime = c.pointee.deliver_time.map { GoogleProtobuf.Timestamp($0) }
    self.openTime = c.pointee.open_time.map { GoogleProtobuf.Timestamp($0) }
    self.dismissTime = c.pointee.dismiss_time.map { GoogleProtobuf.Timestamp($0) }
    self.answerTime = c.pointee.answer_time.map { GoogleProtobuf.Timestamp($0) }
    self.cancelTime = c.pointee.cancel_time.map { GoogleProtobuf.Timestamp($0) }
    self.cancelledByStaff = c.pointee.cancelled_by_staff != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__NotificationRecord> {
    let c = arena.allocate(Otolith__Planning__V1__NotificationRecord.self)
    otolith__planning__v1__notification_record__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    c.pointee.origin = Otolith__Planning__V1__NotificationOrigin(rawValue: .init(truncatingIfNeeded: self.origin.rawValue))
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    c.pointee.state = Otolith__Planning__V1__NotificationState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.wishTime { c.pointee.wish_time = value.cStruct(in: arena) }
    if let value = self.planTime { c.pointee.plan_time = value.cStruct(in: arena) }
    if let value = self.handOutTime { c.pointee.hand_out_time = value.cStruct(in: arena) }
    if let value = self.sendTime { c.pointee.send_time = value.cStruct(in: arena) }
    if let value = self.deliverTime { c.pointee.deliver_time = value.cStruct(in: arena) }
    if let value = self.openTime { c.pointee.open_time = value.cStruct(in: arena) }
    if let value = self.dismissTime { c.pointee.dismiss_time = value.cStruct(in: arena) }
    if let value = self.answerTime { c.pointee.answer_time = value.cStruct(in: arena) }
    if let value = self.cancelTime { c.pointee.cancel_time = value.cStruct(in: arena) }
    c.pointee.cancelled_by_staff = self.cancelledByStaff ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  /// Which notifications of a participant to list.
  public struct GetParticipantPlanRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// Instants from here on; absent: seven days before now.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// Instants before; absent: all that are planned.
    public var toTime: GoogleProtobuf.Timestamp?
    /// Also those that were called off.
    public var includeCancelled: Bool
    /// 1–500; 0 means 100.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.participant = ""
      self.fromTime = nil
      self.toTime = nil
      self.includeCancelled = false
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      participant: String = "",
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      includeCancelled: Bool = false,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.fromTime = fromTime
      self.toTime = toTime
      self.includeCancelled = includeCancelled
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension PlanningV1.GetParticipantPlanRequest {
  public static var fullName: String { "otolith.planning.v1.GetParticipantPlanRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__GetParticipantPlanRequest()
    otolith__planning__v1__get_participant_plan_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetParticipantPlanRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
    self.includeCancelled = c.pointee.include_cancelled != 0
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetParticipantPlanRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetParticipantPlanRequest.self)
    otolith__planning__v1__get_participant_plan_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    c.pointee.include_cancelled = self.includeCancelled ? 1 : 0
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension PlanningV1 {
  /// A page of a participant's notifications.
  public struct ParticipantPlan: Message {
    /// Earliest first.
    public var notifications: [PlanningV1.NotificationRecord]
    /// The zone that the participant's device named last; empty: none yet.
    public var timeZone: String
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.notifications = []
      self.timeZone = ""
      self.nextPageToken = ""
    }

    public init(
      notifications: [PlanningV1.NotificationRecord] = [],
      timeZone: String = "",
      nextPageToken: String = ""
    ) {
      self.notifications = notifications
      self.timeZone = timeZone
      self.nextPageToken = nextPageToken
    }
  }
}

extension PlanningV1.ParticipantPlan {
  public static var fullName: String { "otolith.planning.v1.ParticipantPlan" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ParticipantPlan()
    otolith__planning__v1__participant_plan__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ParticipantPlan>) {
    self.notifications = Codec.messages(c.pointee.notifications, c.pointee.n_notifications) { PlanningV1.NotificationRecord($0) }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ParticipantPlan> {
    let c = arena.allocate(Otolith__Planning__V1__ParticipantPlan.self)
    otolith__planning__v1__participant_plan__init(c)
    if !self.notifications.isEmpty {
      c.pointee.n_notifications = self.notifications.count
      c.pointee.notifications = arena.array(self.notifications) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__NotificationRecord>? }
    }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension PlanningV1 {
  /// A notification to add.
  public struct AddNotificationRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// One of the study that the participant sees.
    public var questionnaireID: String
    /// UUID of the caller's making: the same request again adds nothing more.
    public var notificationID: String
    /// When to ask, to the second; in the future, at most 400 days. What is less is cut off.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// How many minutes it can be answered in time, at most 44,640; 0: until the next one.
    public var expiresAfterMinutes: UInt32
    /// Also within the participant's quiet hours.
    public var overrideQuietHours: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.participant = ""
      self.questionnaireID = ""
      self.notificationID = ""
      self.notifyTime = nil
      self.expiresAfterMinutes = 0
      self.overrideQuietHours = false
    }

    public init(
      studyID: String = "",
      participant: String = "",
      questionnaireID: String = "",
      notificationID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expiresAfterMinutes: UInt32 = 0,
      overrideQuietHours: Bool = false
    ) {
      self.studyID = studyID
      self.participant = participant
      self.questionnaireID = questionnaireID
      self.notificationID = notificationID
      self.notifyTime = notifyTime
      self.expiresAfterMinutes = expiresAfterMinutes
      self.overrideQuietHours = overrideQuietHours
    }
  }
}

extension PlanningV1.AddNotificationRequest {
  public static var fullName: String { "otolith.planning.v1.AddNotificationRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__AddNotificationRequest()
    otolith__planning__v1__add_notification_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__AddNotificationRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expiresAfterMinutes = c.pointee.expires_after_minutes
    self.overrideQuietHours = c.pointee.override_quiet_hours != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AddNotificationRequest> {
    let c = arena.allocate(Otolith__Planning__V1__AddNotificationRequest.self)
    otolith__planning__v1__add_notification_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    c.pointee.expires_after_minutes = self.expiresAfterMinutes
    c.pointee.override_quiet_hours = self.overrideQuietHours ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  /// The notification is planned.
  public struct AddNotificationResponse: Message {
    /// As it stands now.
    public var notification: PlanningV1.NotificationRecord?

    /// Every field at its default.
    public init() {
      self.notification = nil
    }

    public init(
      notification: PlanningV1.NotificationRecord? = nil
    ) {
      self.notification = notification
    }
  }
}

extension PlanningV1.AddNotificationResponse {
  public static var fullName: String { "otolith.planning.v1.AddNotificationResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__AddNotificationResponse()
    otolith__planning__v1__add_notification_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__AddNotificationResponse>) {
    self.notification = c.pointee.notification.map { PlanningV1.NotificationRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AddNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__AddNotificationResponse.self)
    otolith__planning__v1__add_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// A notification to move.
  public struct MoveNotificationRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// UUID of what is to be moved.
    public var notificationID: String
    /// UUID of the caller's making, of the one in its place: the same request again moves nothing more.
    public var newNotificationID: String
    /// When to ask instead; as in AddNotification. It can be answered as long as the one that is called off could.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// Also within the participant's quiet hours.
    public var overrideQuietHours: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.notificationID = ""
      self.newNotificationID = ""
      self.notifyTime = nil
      self.overrideQuietHours = false
    }

    public init(
      studyID: String = "",
      notificationID: String = "",
      newNotificationID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      overrideQuietHours: Bool = false
    ) {
      self.studyID = studyID
      self.notificationID = notificationID
      self.newNotificationID = newNotificationID
      self.notifyTime = notifyTime
      self.overrideQuietHours = overrideQuietHours
    }
  }
}

extension PlanningV1.MoveNotificationRequest {
  public static var fullName: String { "otolith.planning.v1.MoveNotificationRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__MoveNotificationRequest()
    otolith__planning__v1__move_notification_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__MoveNotificationRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.newNotificationID = Codec.string(c.pointee.new_notification_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.overrideQuietHours = c.pointee.override_quiet_hours != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__MoveNotificationRequest> {
    let c = arena.allocate(Otolith__Planning__V1__MoveNotificationRequest.self)
    otolith__planning__v1__move_notification_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.newNotificationID.isEmpty { c.pointee.new_notification_id = arena.string(self.newNotificationID) }
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    c.pointee.override_quiet_hours = self.overrideQuietHours ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  /// The notification is moved.
  public struct MoveNotificationResponse: Message {
    /// The new one.
    public var notification: PlanningV1.NotificationRecord?

    /// Every field at its default.
    public init() {
      self.notification = nil
    }

    public init(
      notification: PlanningV1.NotificationRecord? = nil
    ) {
      self.notification = notification
    }
  }
}

extension PlanningV1.MoveNotificationResponse {
  public static var fullName: String { "otolith.planning.v1.MoveNotificationResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__MoveNotificationResponse()
    otolith__planning__v1__move_notification_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__MoveNotificationResponse>) {
    self.notification = c.pointee.notification.map { PlanningV1.NotificationRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__MoveNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__MoveNotificationResponse.self)
    otolith__planning__v1__move_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// A notification to call off.
  public struct CancelNotificationRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// UUID.
    public var notificationID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.notificationID = ""
    }

    public init(
      studyID: String = "",
      notificationID: String = ""
    ) {
      self.studyID = studyID
      self.notificationID = notificationID
    }
  }
}

extension PlanningV1.CancelNotificationRequest {
  public static var fullName: String { "otolith.planning.v1.CancelNotificationRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__CancelNotificationRequest()
    otolith__planning__v1__cancel_notification_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__CancelNotificationRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__CancelNotificationRequest> {
    let c = arena.allocate(Otolith__Planning__V1__CancelNotificationRequest.self)
    otolith__planning__v1__cancel_notification_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    return c
  }
}

extension PlanningV1 {
  /// The notification is called off.
  public struct CancelNotificationResponse: Message {
    /// As it stands now.
    public var notification: PlanningV1.NotificationRecord?

    /// Every field at its default.
    public init() {
      self.notification = nil
    }

    public init(
      notification: PlanningV1.NotificationRecord? = nil
    ) {
      self.notification = notification
    }
  }
}

extension PlanningV1.CancelNotificationResponse {
  public static var fullName: String { "otolith.planning.v1.CancelNotificationResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__CancelNotificationResponse()
    otolith__planning__v1__cancel_notification_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__CancelNotificationResponse>) {
    self.notification = c.pointee.notification.map { PlanningV1.NotificationRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__CancelNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__CancelNotificationResponse.self)
    otolith__planning__v1__cancel_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// Which notification to explain.
  public struct ExplainNotificationRequest: Message {
    /// UUID.
    public var notificationID: String
    /// One that the caller leads; empty: the notification is the caller's own.
    public var studyID: String

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.studyID = ""
    }

    public init(
      notificationID: String = "",
      studyID: String = ""
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
    }
  }
}

extension PlanningV1.ExplainNotificationRequest {
  public static var fullName: String { "otolith.planning.v1.ExplainNotificationRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ExplainNotificationRequest()
    otolith__planning__v1__explain_notification_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExplainNotificationRequest>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExplainNotificationRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ExplainNotificationRequest.self)
    otolith__planning__v1__explain_notification_request__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension PlanningV1 {
  /// How a notification came about.
  public struct ExplainNotificationResponse: Message {
    /// As it stands now.
    public var notification: PlanningV1.NotificationRecord?
    /// What it was drawn from; absent: staff chose its instant.
    public var draw: PlanningV1.DrawExplanation?
    /// What the rules for the whole person made of that; absent: there were none.
    public var placement: PlanningV1.PlacementExplanation?
    /// Drawing it again, and placing it again among what stood then, gives the very same instant. False where zones,
    /// or what stood then, are not known any more as they were.
    public var reproduced: Bool

    /// Every field at its default.
    public init() {
      self.notification = nil
      self.draw = nil
      self.placement = nil
      self.reproduced = false
    }

    public init(
      notification: PlanningV1.NotificationRecord? = nil,
      draw: PlanningV1.DrawExplanation? = nil,
      placement: PlanningV1.PlacementExplanation? = nil,
      reproduced: Bool = false
    ) {
      self.notification = notification
      self.draw = draw
      self.placement = placement
      self.reproduced = reproduced
    }
  }
}

extension PlanningV1.ExplainNotificationResponse {
  public static var fullName: String { "otolith.planning.v1.ExplainNotificationResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ExplainNotificationResponse()
    otolith__planning__v1__explain_notification_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExplainNotificationResponse>) {
    self.notification = c.pointee.notification.map { PlanningV1.NotificationRecord($0) }
    self.draw = c.pointee.draw.map { PlanningV1.DrawExplanation($0) }
    self.placement = c.pointee.placement.map { PlanningV1.PlacementExplanation($0) }
    self.reproduced = c.pointee.reproduced != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExplainNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ExplainNotificationResponse.self)
    otolith__planning__v1__explain_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    if let value = self.draw { c.pointee.draw = value.cStruct(in: arena) }
    if let value = self.placement { c.pointee.placement = value.cStruct(in: arena) }
    c.pointee.reproduced = self.reproduced ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  /// A range of time.
  public struct TimeRange: Message {
    /// Inclusive.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Inclusive, to the second.
    public var endTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.startTime = nil
      self.endTime = nil
    }

    public init(
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.startTime = startTime
      self.endTime = endTime
    }
  }
}

extension PlanningV1.TimeRange {
  public static var fullName: String { "otolith.planning.v1.TimeRange" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__TimeRange()
    otolith__planning__v1__time_range__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__TimeRange>) {
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__TimeRange> {
    let c = arena.allocate(Otolith__Planning__V1__TimeRange.self)
    otolith__planning__v1__time_range__init(c)
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// From what, and how, an instant was drawn.
  public struct DrawExplanation: Message {
    /// Of the plan's inputs; counts from 1.
    public var revision: UInt32
    /// The zone that counted, by its IANA name.
    public var timeZone: String
    /// Of the zone's rules that it was drawn by; empty: not known.
    public var tzdataVersion: String
    /// Of those that it was drawn again by.
    public var tzdataVersionNow: String
    /// The schedule as JSON, with the names of a participant's own export.
    public var scheduleJSON: String
    /// The date that its days count from, `YYYY-MM-DD`; empty: it makes no difference.
    public var dayZero: String
    /// Beginning of the study; absent: open.
    public var studyStartTime: GoogleProtobuf.Timestamp?
    /// End of the study; absent: open.
    public var studyEndTime: GoogleProtobuf.Timestamp?
    /// Base of all draws of the revision, 16 hexadecimal digits.
    public var baseSeed: String
    /// Seed of the date's draw, 16 hexadecimal digits; empty: nothing is drawn for fixed times.
    public var seed: String
    /// The date whose draw it is, `YYYY-MM-DD`.
    public var date: String
    /// What quiet hours leave of the date's window; none for fixed times.
    public var windows: [PlanningV1.TimeRange]
    /// The whole seconds in them, numbered from 0, are what positions are of: the last number.
    public var lastPosition: UInt32
    /// Every instant of the date, in the order of their draws.
    public var steps: [PlanningV1.DrawStep]
    /// Which of them it is, from 1; 0: drawing again does not give it.
    public var step: UInt32
    /// When its schedule would have it.
    public var wishTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.revision = 0
      self.timeZone = ""
      self.tzdataVersion = ""
      self.tzdataVersionNow = ""
      self.scheduleJSON = ""
      self.dayZero = ""
      self.studyStartTime = nil
      self.studyEndTime = nil
      self.baseSeed = ""
      self.seed = ""
      self.date = ""
      self.windows = []
      self.lastPosition = 0
      self.steps = []
      self.step = 0
      self.wishTime = nil
    }

    public init(
      revision: UInt32 = 0,
      timeZone: String = "",
      tzdataVersion: String = "",
      tzdataVersionNow: String = "",
      scheduleJSON: String = "",
      dayZero: String = "",
      studyStartTime: GoogleProtobuf.Timestamp? = nil,
      studyEndTime: GoogleProtobuf.Timestamp? = nil,
      baseSeed: String = "",
      seed: String = "",
      date: String = "",
      windows: [PlanningV1.TimeRange] = [],
      lastPosition: UInt32 = 0,
      steps: [PlanningV1.DrawStep] = [],
      step: UInt32 = 0,
      wishTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.revision = revision
      self.timeZone = timeZone
      self.tzdataVersion = tzdataVersion
      self.tzdataVersionNow = tzdataVersionNow
      self.scheduleJSON = scheduleJSON
      self.dayZero = dayZero
      self.studyStartTime = studyStartTime
      self.studyEndTime = studyEndTime
      self.baseSeed = baseSeed
      self.seed = seed
      self.date = date
      self.windows = windows
      self.lastPosition = lastPosition
      self.steps = steps
      self.step = step
      self.wishTime = wishTime
    }
  }
}

extension PlanningV1.DrawExplanation {
  public static var fullName: String { "otolith.planning.v1.DrawExplanation" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__DrawExplanation()
    otolith__planning__v1__draw_explanation__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__DrawExplanation>) {
    self.revision = c.pointee.revision
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.tzdataVersion = Codec.string(c.pointee.tzdata_version)
    self.tzdataVersionNow = Codec.string(c.pointee.tzdata_version_now)
    self.scheduleJSON = Codec.string(c.pointee.schedule_json)
    self.dayZero = Codec.string(c.pointee.day_zero)
    self.studyStartTime = c.pointee.study_start_time.map { GoogleProtobuf.Timestamp($0) }
    self.studyEndTime = c.pointee.study_end_time.map { GoogleProtobuf.Timestamp($0) }
    self.baseSeed = Codec.string(c.pointee.base_seed)
    self.seed = Codec.string(c.pointee.seed)
    self.date = Codec.string(c.pointee.date)
    self.windows = Codec.messages(c.pointee.windows, c.pointee.n_windows) { PlanningV1.TimeRange($0) }
    self.lastPosition = c.pointee.last_position
    self.steps = Codec.messages(c.pointee.steps, c.pointee.n_steps) { PlanningV1.DrawStep($0) }
    self.step = c.pointee.step
    self.wishTime = c.pointee.wish_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DrawExplanation> {
    let c = arena.allocate(Otolith__Planning__V1__DrawExplanation.self)
    otolith__planning__v1__draw_explanation__init(c)
    c.pointee.revision = self.revision
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    if !self.tzdataVersion.isEmpty { c.pointee.tzdata_version = arena.string(self.tzdataVersion) }
    if !self.tzdataVersionNow.isEmpty { c.pointee.tzdata_version_now = arena.string(self.tzdataVersionNow) }
    if !self.scheduleJSON.isEmpty { c.pointee.schedule_json = arena.string(self.scheduleJSON) }
    if !self.dayZero.isEmpty { c.pointee.day_zero = arena.string(self.dayZero) }
    if let value = self.studyStartTime { c.pointee.study_start_time = value.cStruct(in: arena) }
    if let value = self.studyEndTime { c.pointee.study_end_time = value.cStruct(in: arena) }
    if !self.baseSeed.isEmpty { c.pointee.base_seed = arena.string(self.baseSeed) }
    if !self.seed.isEmpty { c.pointee.seed = arena.string(self.seed) }
    if !self.date.isEmpty { c.pointee.date = arena.string(self.date) }
    if !self.windows.isEmpty {
      c.pointee.n_windows = self.windows.count
      c.pointee.windows = arena.array(self.windows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__TimeRange>? }
    }
    c.pointee.last_position = self.lastPosition
    if !self.steps.isEmpty {
      c.pointee.n_steps = self.steps.count
      c.pointee.steps = arena.array(self.steps) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__DrawStep>? }
    }
    c.pointee.step = self.step
    if let value = self.wishTime { c.pointee.wish_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// One number that was drawn.
  public struct DrawStep: Message {
    /// The part of the window that is its own, as positions: its beginning.
    public var partFirst: UInt32
    /// Its end.
    public var partLast: UInt32
    /// From where on it was drawn: later than the part where the one before is closer than the gap.
    public var lowest: UInt32
    /// Up to where: so that all that follow have room.
    public var highest: UInt32
    /// What was drawn.
    public var position: UInt32
    /// The instant of it.
    public var drawTime: GoogleProtobuf.Timestamp?
    /// The gap moved a bound of its part.
    public var gapCorrected: Bool

    /// Every field at its default.
    public init() {
      self.partFirst = 0
      self.partLast = 0
      self.lowest = 0
      self.highest = 0
      self.position = 0
      self.drawTime = nil
      self.gapCorrected = false
    }

    public init(
      partFirst: UInt32 = 0,
      partLast: UInt32 = 0,
      lowest: UInt32 = 0,
      highest: UInt32 = 0,
      position: UInt32 = 0,
      drawTime: GoogleProtobuf.Timestamp? = nil,
      gapCorrected: Bool = false
    ) {
      self.partFirst = partFirst
      self.partLast = partLast
      self.lowest = lowest
      self.highest = highest
      self.position = position
      self.drawTime = drawTime
      self.gapCorrected = gapCorrected
    }
  }
}

extension PlanningV1.DrawStep {
  public static var fullName: String { "otolith.planning.v1.DrawStep" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__DrawStep()
    otolith__planning__v1__draw_step__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__DrawStep>) {
    self.partFirst = c.pointee.part_first
    self.partLast = c.pointee.part_last
    self.lowest = c.pointee.lowest
    self.highest = c.pointee.highest
    self.position = c.pointee.position
    self.drawTime = c.pointee.draw_time.map { GoogleProtobuf.Timestamp($0) }
    self.gapCorrected = c.pointee.gap_corrected != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DrawStep> {
    let c = arena.allocate(Otolith__Planning__V1__DrawStep.self)
    otolith__planning__v1__draw_step__init(c)
    c.pointee.part_first = self.partFirst
    c.pointee.part_last = self.partLast
    c.pointee.lowest = self.lowest
    c.pointee.highest = self.highest
    c.pointee.position = self.position
    if let value = self.drawTime { c.pointee.draw_time = value.cStruct(in: arena) }
    c.pointee.gap_corrected = self.gapCorrected ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  /// What the rules for the whole person made of a date's draws.
  public struct PlacementExplanation: Message {
    /// Of the rules; counts from 1.
    public var rulesRevision: UInt32
    /// The rules as JSON: quiet hours, gap and number a day of the person, and those of studies; for staff of their own
    /// study alone.
    public var rulesJSON: String
    /// It is not where its schedule had it.
    public var moved: Bool
    /// Quiet hours about its date.
    public var quietHours: [PlanningV1.TimeRange]
    /// Prompts that stood at that time, or were placed with it, within 12 hours of its wish or its instant; for staff
    /// those of their own study alone. Earliest first.
    public var neighbours: [PlanningV1.PlacementNeighbour]

    /// Every field at its default.
    public init() {
      self.rulesRevision = 0
      self.rulesJSON = ""
      self.moved = false
      self.quietHours = []
      self.neighbours = []
    }

    public init(
      rulesRevision: UInt32 = 0,
      rulesJSON: String = "",
      moved: Bool = false,
      quietHours: [PlanningV1.TimeRange] = [],
      neighbours: [PlanningV1.PlacementNeighbour] = []
    ) {
      self.rulesRevision = rulesRevision
      self.rulesJSON = rulesJSON
      self.moved = moved
      self.quietHours = quietHours
      self.neighbours = neighbours
    }
  }
}

extension PlanningV1.PlacementExplanation {
  public static var fullName: String { "otolith.planning.v1.PlacementExplanation" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__PlacementExplanation()
    otolith__planning__v1__placement_explanation__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__PlacementExplanation>) {
    self.rulesRevision = c.pointee.rules_revision
    self.rulesJSON = Codec.string(c.pointee.rules_json)
    self.moved = c.pointee.moved != 0
    self.quietHours = Codec.messages(c.pointee.quiet_hours, c.pointee.n_quiet_hours) { PlanningV1.TimeRange($0) }
    self.neighbours = Codec.messages(c.pointee.neighbours, c.pointee.n_neighbours) { PlanningV1.PlacementNeighbour($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__PlacementExplanation> {
    let c = arena.allocate(Otolith__Planning__V1__PlacementExplanation.self)
    otolith__planning__v1__placement_explanation__init(c)
    c.pointee.rules_revision = self.rulesRevision
    if !self.rulesJSON.isEmpty { c.pointee.rules_json = arena.string(self.rulesJSON) }
    c.pointee.moved = self.moved ? 1 : 0
    if !self.quietHours.isEmpty {
      c.pointee.n_quiet_hours = self.quietHours.count
      c.pointee.quiet_hours = arena.array(self.quietHours) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__TimeRange>? }
    }
    if !self.neighbours.isEmpty {
      c.pointee.n_neighbours = self.neighbours.count
      c.pointee.neighbours = arena.array(self.neighbours) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__PlacementNeighbour>? }
    }
    return c
  }
}

extension PlanningV1 {
  /// A prompt beside another.
  public struct PlacementNeighbour: Message {
    /// When it is to be shown.
    public var notifyTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.notifyTime = nil
    }

    public init(
      notifyTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.notifyTime = notifyTime
    }
  }
}

extension PlanningV1.PlacementNeighbour {
  public static var fullName: String { "otolith.planning.v1.PlacementNeighbour" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__PlacementNeighbour()
    otolith__planning__v1__placement_neighbour__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__PlacementNeighbour>) {
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__PlacementNeighbour> {
    let c = arena.allocate(Otolith__Planning__V1__PlacementNeighbour.self)
    otolith__planning__v1__placement_neighbour__init(c)
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// The descriptor of `otolith/planning/v1/oversight.proto`.
  public static let oversightFile = ProtoFile(
    name: "otolith/planning/v1/oversight.proto",
    dependencies: [GoogleProtobuf.timestampFile, PlanningV1.promptsFile],
    base64: """
      CiNvdG9saXRoL3BsYW5uaW5nL3YxL292ZXJzaWdodC5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MRofZ29vZ2xlL3Byb3Rv\
      YnVmL3RpbWVzdGFtcC5wcm90bxohb3RvbGl0aC9wbGFubmluZy92MS9wcm9tcHRzLnByb3RvIuoDCg1Db21wbGlhbmNlUm93\
      EhAKA2tleRgBIAEoCVIDa2V5EhgKB3BsYW5uZWQYAiABKA1SB3BsYW5uZWQSHAoJZGVsaXZlcmVkGAMgASgNUglkZWxpdmVy\
      ZWQSFgoGb3BlbmVkGAQgASgNUgZvcGVuZWQSKAoQYW5zd2VyZWRfaW5fdGltZRgFIAEoDVIOYW5zd2VyZWRJblRpbWUSIwoN\
      YW5zd2VyZWRfbGF0ZRgGIAEoDVIMYW5zd2VyZWRMYXRlEhwKCWRpc21pc3NlZBgHIAEoDVIJZGlzbWlzc2VkEhYKBm1pc3Nl\
      ZBgIIAEoDVIGbWlzc2VkEhgKB2V4cGlyZWQYCSABKA1SB2V4cGlyZWQSEgoEb3BlbhgKIAEoDVIEb3BlbhIuChNhbnN3ZXJl\
      ZF9vZl9wbGFubmVkGAsgASgBUhFhbnN3ZXJlZE9mUGxhbm5lZBIyChVhbnN3ZXJlZF9vZl9kZWxpdmVyZWQYDCABKAFSE2Fu\
      c3dlcmVkT2ZEZWxpdmVyZWQSMgoVbWVkaWFuX2Fuc3dlcl9zZWNvbmRzGA0gASgBUhNtZWRpYW5BbnN3ZXJTZWNvbmRzEiwK\
      EnA5MF9hbnN3ZXJfc2Vjb25kcxgOIAEoAVIQcDkwQW5zd2VyU2Vjb25kcyKVAgoXR2V0T3duQ29tcGxpYW5jZVJlcXVlc3QS\
      GQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSRgoJYnJlYWtkb3duGAIgASgOMigub3RvbGl0aC5wbGFubmluZy52MS5Db21w\
      bGlhbmNlQnJlYWtkb3duUglicmVha2Rvd24SNwoJZnJvbV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIIZnJvbVRpbWUSMwoHdG9fdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBnRvVGltZRIpChBxdWVz\
      dGlvbm5haXJlX2lkGAUgASgJUg9xdWVzdGlvbm5haXJlSWQitQEKDU93bkNvbXBsaWFuY2USNgoEcm93cxgBIAMoCzIiLm90\
      b2xpdGgucGxhbm5pbmcudjEuQ29tcGxpYW5jZVJvd1IEcm93cxI3Cglmcm9tX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9i\
      dWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGdG9U\
      aW1lIosDChRHZXRDb21wbGlhbmNlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBJGCglicmVha2Rvd24YAiAB\
      KA4yKC5vdG9saXRoLnBsYW5uaW5nLnYxLkNvbXBsaWFuY2VCcmVha2Rvd25SCWJyZWFrZG93bhI3Cglmcm9tX3RpbWUYAyAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAQgASgLMhouZ29vZ2xlLnByb3Rv\
      YnVmLlRpbWVzdGFtcFIGdG9UaW1lEikKEHF1ZXN0aW9ubmFpcmVfaWQYBSABKAlSD3F1ZXN0aW9ubmFpcmVJZBIZCghncm91\
      cF9pZBgGIAEoCVIHZ3JvdXBJZBIgCgtwYXJ0aWNpcGFudBgHIAEoCVILcGFydGljaXBhbnQSGwoJcGFnZV9zaXplGAggASgN\
      UghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAkgASgJUglwYWdlVG9rZW4i2gEKCkNvbXBsaWFuY2USNgoEcm93cxgBIAMoCzIi\
      Lm90b2xpdGgucGxhbm5pbmcudjEuQ29tcGxpYW5jZVJvd1IEcm93cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQ\
      YWdlVG9rZW4SNwoJZnJvbV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZnJvbVRpbWUSMwoHdG9f\
      dGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBnRvVGltZSK5AQoeTGlzdFBhcnRpY2lwYW50U3RhdHVz\
      ZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEh8KC3NpbGVudF9kYXlzGAIgASgNUgpzaWxlbnREYXlzEh8K\
      C3Byb21wdHNfbWluGAMgASgNUgpwcm9tcHRzTWluEhsKCXBhZ2Vfc2l6ZRgEIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tl\
      bhgFIAEoCVIJcGFnZVRva2VuIv8CChFQYXJ0aWNpcGFudFN0YXR1cxIgCgtwYXJ0aWNpcGFudBgBIAEoCVILcGFydGljaXBh\
      bnQSGQoIZ3JvdXBfaWQYAiABKAlSB2dyb3VwSWQSRAoIYWN0aXZpdHkYAyABKA4yKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBh\
      cnRpY2lwYW50QWN0aXZpdHlSCGFjdGl2aXR5EjcKCWpvaW5fdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh\
      bXBSCGpvaW5UaW1lEjkKCmxlYXZlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglsZWF2ZVRpbWUS\
      RAoQbGFzdF9hbnN3ZXJfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDmxhc3RBbnN3ZXJUaW1lEi0K\
      EnVuYW5zd2VyZWRfcHJvbXB0cxgHIAEoDVIRdW5hbnN3ZXJlZFByb21wdHMilQEKH0xpc3RQYXJ0aWNpcGFudFN0YXR1c2Vz\
      UmVzcG9uc2USSgoMcGFydGljaXBhbnRzGAEgAygLMiYub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudFN0YXR1c1IM\
      cGFydGljaXBhbnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiK5AQoPUGFydGljaXBhbnREYXRl\
      EiAKC3BhcnRpY2lwYW50GAEgASgJUgtwYXJ0aWNpcGFudBIiCg1zdGFmZl9kYXRlX2lkGAIgASgJUgtzdGFmZkRhdGVJZBIS\
      CgRkYXRlGAMgASgJUgRkYXRlEjUKCHNldF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIHc2V0VGlt\
      ZRIVCgZzZXRfYnkYBSABKAlSBXNldEJ5IpABChlTZXRQYXJ0aWNpcGFudERhdGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJ\
      UgdzdHVkeUlkEiAKC3BhcnRpY2lwYW50GAIgASgJUgtwYXJ0aWNpcGFudBIiCg1zdGFmZl9kYXRlX2lkGAMgASgJUgtzdGFm\
      ZkRhdGVJZBISCgRkYXRlGAQgASgJUgRkYXRlIm0KGlNldFBhcnRpY2lwYW50RGF0ZVJlc3BvbnNlEk8KEHBhcnRpY2lwYW50\
      X2RhdGUYASABKAsyJC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50RGF0ZVIPcGFydGljaXBhbnREYXRlIpYBChtM\
      aXN0UGFydGljaXBhbnREYXRlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiAB\
      KAlSC3BhcnRpY2lwYW50EhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRv\
      a2VuIpkBChxMaXN0UGFydGljaXBhbnREYXRlc1Jlc3BvbnNlElEKEXBhcnRpY2lwYW50X2RhdGVzGAEgAygLMiQub3RvbGl0\
      aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudERhdGVSEHBhcnRpY2lwYW50RGF0ZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJ\
      Ug1uZXh0UGFnZVRva2VuIn8KHERlbGV0ZVBhcnRpY2lwYW50RGF0ZVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5\
      SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EiIKDXN0YWZmX2RhdGVfaWQYAyABKAlSC3N0YWZmRGF0ZUlk\
      IjkKHURlbGV0ZVBhcnRpY2lwYW50RGF0ZVJlc3BvbnNlEhgKB2RlbGV0ZWQYASABKAhSB2RlbGV0ZWQi4gcKEk5vdGlmaWNh\
      dGlvblJlY29yZBInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlmaWNhdGlvbklkEikKEHF1ZXN0aW9ubmFpcmVfaWQY\
      AiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZBI/CgZvcmlnaW4YBCABKA4y\
      Jy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvbk9yaWdpblIGb3JpZ2luEjsKC25vdGlmeV90aW1lGAUgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRI7CgtleHBpcmVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90\
      b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSFAoFZml4ZWQYByABKAhSBWZpeGVkEjwKBXN0YXRlGAggASgOMiYub3RvbGl0\
      aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25TdGF0ZVIFc3RhdGUSNwoJd2lzaF90aW1lGAkgASgLMhouZ29vZ2xlLnByb3Rv\
      YnVmLlRpbWVzdGFtcFIId2lzaFRpbWUSNwoJcGxhbl90aW1lGAogASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFII\
      cGxhblRpbWUSPgoNaGFuZF9vdXRfdGltZRgLIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2hhbmRPdXRUaW1l\
      EjcKCXNlbmRfdGltZRgMIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHNlbmRUaW1lEj0KDGRlbGl2ZXJfdGlt\
      ZRgNIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2RlbGl2ZXJUaW1lEjcKCW9wZW5fdGltZRgOIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCG9wZW5UaW1lEj0KDGRpc21pc3NfdGltZRgPIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSC2Rpc21pc3NUaW1lEjsKC2Fuc3dlcl90aW1lGBAgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIKYW5zd2VyVGltZRI7CgtjYW5jZWxfdGltZRgRIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNhbmNlbFRp\
      bWUSLAoSY2FuY2VsbGVkX2J5X3N0YWZmGBIgASgIUhBjYW5jZWxsZWRCeVN0YWZmIq8CChlHZXRQYXJ0aWNpcGFudFBsYW5S\
      ZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiAKC3BhcnRpY2lwYW50GAIgASgJUgtwYXJ0aWNpcGFudBI3Cglm\
      cm9tX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAQgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGdG9UaW1lEisKEWluY2x1ZGVfY2FuY2VsbGVkGAUgASgIUhBpbmNsdWRlQ2Fu\
      Y2VsbGVkEhsKCXBhZ2Vfc2l6ZRgGIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgHIAEoCVIJcGFnZVRva2VuIqUBCg9Q\
      YXJ0aWNpcGFudFBsYW4STQoNbm90aWZpY2F0aW9ucxgBIAMoCzInLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9u\
      UmVjb3JkUg1ub3RpZmljYXRpb25zEhsKCXRpbWVfem9uZRgCIAEoCVIIdGltZVpvbmUSJgoPbmV4dF9wYWdlX3Rva2VuGAMg\
      ASgJUg1uZXh0UGFnZVRva2VuIswCChZBZGROb3RpZmljYXRpb25SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlk\
      EiAKC3BhcnRpY2lwYW50GAIgASgJUgtwYXJ0aWNpcGFudBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5h\
      aXJlSWQSJwoPbm90aWZpY2F0aW9uX2lkGAQgASgJUg5ub3RpZmljYXRpb25JZBI7Cgtub3RpZnlfdGltZRgFIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCm5vdGlmeVRpbWUSMgoVZXhwaXJlc19hZnRlcl9taW51dGVzGAYgASgNUhNleHBp\
      cmVzQWZ0ZXJNaW51dGVzEjAKFG92ZXJyaWRlX3F1aWV0X2hvdXJzGAcgASgIUhJvdmVycmlkZVF1aWV0SG91cnMiZgoXQWRk\
      Tm90aWZpY2F0aW9uUmVzcG9uc2USSwoMbm90aWZpY2F0aW9uGAEgASgLMicub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmlj\
      YXRpb25SZWNvcmRSDG5vdGlmaWNhdGlvbiL8AQoXTW92ZU5vdGlmaWNhdGlvblJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlS\
      B3N0dWR5SWQSJwoPbm90aWZpY2F0aW9uX2lkGAIgASgJUg5ub3RpZmljYXRpb25JZBIuChNuZXdfbm90aWZpY2F0aW9uX2lk\
      GAMgASgJUhFuZXdOb3RpZmljYXRpb25JZBI7Cgtub3RpZnlfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh\
      bXBSCm5vdGlmeVRpbWUSMAoUb3ZlcnJpZGVfcXVpZXRfaG91cnMYBSABKAhSEm92ZXJyaWRlUXVpZXRIb3VycyJnChhNb3Zl\
      Tm90aWZpY2F0aW9uUmVzcG9uc2USSwoMbm90aWZpY2F0aW9uGAEgASgLMicub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmlj\
      YXRpb25SZWNvcmRSDG5vdGlmaWNhdGlvbiJfChlDYW5jZWxOb3RpZmljYXRpb25SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJ\
      UgdzdHVkeUlkEicKD25vdGlmaWNhdGlvbl9pZBgCIAEoCVIObm90aWZpY2F0aW9uSWQiaQoaQ2FuY2VsTm90aWZpY2F0aW9u\
      UmVzcG9uc2USSwoMbm90aWZpY2F0aW9uGAEgASgLMicub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25SZWNvcmRS\
      DG5vdGlmaWNhdGlvbiJgChpFeHBsYWluTm90aWZpY2F0aW9uUmVxdWVzdBInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5v\
      dGlmaWNhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkIo0CChtFeHBsYWluTm90aWZpY2F0aW9uUmVzcG9uc2US\
      SwoMbm90aWZpY2F0aW9uGAEgASgLMicub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25SZWNvcmRSDG5vdGlmaWNh\
      dGlvbhI4CgRkcmF3GAIgASgLMiQub3RvbGl0aC5wbGFubmluZy52MS5EcmF3RXhwbGFuYXRpb25SBGRyYXcSRwoJcGxhY2Vt\
      ZW50GAMgASgLMikub3RvbGl0aC5wbGFubmluZy52MS5QbGFjZW1lbnRFeHBsYW5hdGlvblIJcGxhY2VtZW50Eh4KCnJlcHJv\
      ZHVjZWQYBCABKAhSCnJlcHJvZHVjZWQifQoJVGltZVJhbmdlEjkKCnN0YXJ0X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9i\
      dWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdl\
      bmRUaW1lIo0FCg9EcmF3RXhwbGFuYXRpb24SGgoIcmV2aXNpb24YASABKA1SCHJldmlzaW9uEhsKCXRpbWVfem9uZRgCIAEo\
      CVIIdGltZVpvbmUSJQoOdHpkYXRhX3ZlcnNpb24YAyABKAlSDXR6ZGF0YVZlcnNpb24SLAoSdHpkYXRhX3ZlcnNpb25fbm93\
      GAQgASgJUhB0emRhdGFWZXJzaW9uTm93EiMKDXNjaGVkdWxlX2pzb24YBSABKAlSDHNjaGVkdWxlSnNvbhIZCghkYXlfemVy\
      bxgGIAEoCVIHZGF5WmVybxJEChBzdHVkeV9zdGFydF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIO\
      c3R1ZHlTdGFydFRpbWUSQAoOc3R1ZHlfZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxzdHVk\
      eUVuZFRpbWUSGwoJYmFzZV9zZWVkGAkgASgJUghiYXNlU2VlZBISCgRzZWVkGAogASgJUgRzZWVkEhIKBGRhdGUYCyABKAlS\
      BGRhdGUSOAoHd2luZG93cxgMIAMoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuVGltZVJhbmdlUgd3aW5kb3dzEiMKDWxhc3Rf\
      cG9zaXRpb24YDSABKA1SDGxhc3RQb3NpdGlvbhIzCgVzdGVwcxgOIAMoCzIdLm90b2xpdGgucGxhbm5pbmcudjEuRHJhd1N0\
      ZXBSBXN0ZXBzEhIKBHN0ZXAYDyABKA1SBHN0ZXASNwoJd2lzaF90aW1lGBAgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz\
      dGFtcFIId2lzaFRpbWUi8gEKCERyYXdTdGVwEh0KCnBhcnRfZmlyc3QYASABKA1SCXBhcnRGaXJzdBIbCglwYXJ0X2xhc3QY\
      AiABKA1SCHBhcnRMYXN0EhYKBmxvd2VzdBgDIAEoDVIGbG93ZXN0EhgKB2hpZ2hlc3QYBCABKA1SB2hpZ2hlc3QSGgoIcG9z\
      aXRpb24YBSABKA1SCHBvc2l0aW9uEjcKCWRyYXdfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGRy\
      YXdUaW1lEiMKDWdhcF9jb3JyZWN0ZWQYByABKAhSDGdhcENvcnJlY3RlZCL8AQoUUGxhY2VtZW50RXhwbGFuYXRpb24SJQoO\
      cnVsZXNfcmV2aXNpb24YASABKA1SDXJ1bGVzUmV2aXNpb24SHQoKcnVsZXNfanNvbhgCIAEoCVIJcnVsZXNKc29uEhQKBW1v\
      dmVkGAMgASgIUgVtb3ZlZBI/CgtxdWlldF9ob3VycxgEIAMoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuVGltZVJhbmdlUgpx\
      dWlldEhvdXJzEkcKCm5laWdoYm91cnMYBSADKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLlBsYWNlbWVudE5laWdoYm91clIK\
      bmVpZ2hib3VycyJRChJQbGFjZW1lbnROZWlnaGJvdXISOwoLbm90aWZ5X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYu\
      VGltZXN0YW1wUgpub3RpZnlUaW1lKtICChNDb21wbGlhbmNlQnJlYWtkb3duEiQKIENPTVBMSUFOQ0VfQlJFQUtET1dOX1VO\
      U1BFQ0lGSUVEEAASHgoaQ09NUExJQU5DRV9CUkVBS0RPV05fVE9UQUwQARIkCiBDT01QTElBTkNFX0JSRUFLRE9XTl9QQVJU\
      SUNJUEFOVBACEiMKH0NPTVBMSUFOQ0VfQlJFQUtET1dOX0xPQ0FMX0RBVEUQAxIhCh1DT01QTElBTkNFX0JSRUFLRE9XTl9V\
      VENfREFURRAEEh0KGUNPTVBMSUFOQ0VfQlJFQUtET1dOX0hPVVIQBRIgChxDT01QTElBTkNFX0JSRUFLRE9XTl9XRUVLREFZ\
      EAYSJgoiQ09NUExJQU5DRV9CUkVBS0RPV05fUVVFU1RJT05OQUlSRRAHEh4KGkNPTVBMSUFOQ0VfQlJFQUtET1dOX0dST1VQ\
      EAgqwAEKE1BhcnRpY2lwYW50QWN0aXZpdHkSJAogUEFSVElDSVBBTlRfQUNUSVZJVFlfVU5TUEVDSUZJRUQQABIfChtQQVJU\
      SUNJUEFOVF9BQ1RJVklUWV9BQ1RJVkUQARIfChtQQVJUSUNJUEFOVF9BQ1RJVklUWV9TSUxFTlQQAhIdChlQQVJUSUNJUEFO\
      VF9BQ1RJVklUWV9MRUZUEAMSIgoeUEFSVElDSVBBTlRfQUNUSVZJVFlfQ09NUExFVEVEEAQqegoSTm90aWZpY2F0aW9uT3Jp\
      Z2luEiMKH05PVElGSUNBVElPTl9PUklHSU5fVU5TUEVDSUZJRUQQABIgChxOT1RJRklDQVRJT05fT1JJR0lOX1NDSEVEVUxF\
      EAESHQoZTk9USUZJQ0FUSU9OX09SSUdJTl9TVEFGRhACMsUKChBPdmVyc2lnaHRTZXJ2aWNlEmkKEEdldE93bkNvbXBsaWFu\
      Y2USLC5vdG9saXRoLnBsYW5uaW5nLnYxLkdldE93bkNvbXBsaWFuY2VSZXF1ZXN0GiIub3RvbGl0aC5wbGFubmluZy52MS5P\
      d25Db21wbGlhbmNlIgOQAgESYAoNR2V0Q29tcGxpYW5jZRIpLm90b2xpdGgucGxhbm5pbmcudjEuR2V0Q29tcGxpYW5jZVJl\
      cXVlc3QaHy5vdG9saXRoLnBsYW5uaW5nLnYxLkNvbXBsaWFuY2UiA5ACAhKJAQoXTGlzdFBhcnRpY2lwYW50U3RhdHVzZXMS\
      My5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQYXJ0aWNpcGFudFN0YXR1c2VzUmVxdWVzdBo0Lm90b2xpdGgucGxhbm5pbmcu\
      djEuTGlzdFBhcnRpY2lwYW50U3RhdHVzZXNSZXNwb25zZSIDkAICEnoKElNldFBhcnRpY2lwYW50RGF0ZRIuLm90b2xpdGgu\
      cGxhbm5pbmcudjEuU2V0UGFydGljaXBhbnREYXRlUmVxdWVzdBovLm90b2xpdGgucGxhbm5pbmcudjEuU2V0UGFydGljaXBh\
      bnREYXRlUmVzcG9uc2UiA5ACAhKAAQoUTGlzdFBhcnRpY2lwYW50RGF0ZXMSMC5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQ\
      YXJ0aWNpcGFudERhdGVzUmVxdWVzdBoxLm90b2xpdGgucGxhbm5pbmcudjEuTGlzdFBhcnRpY2lwYW50RGF0ZXNSZXNwb25z\
      ZSIDkAICEoMBChVEZWxldGVQYXJ0aWNpcGFudERhdGUSMS5vdG9saXRoLnBsYW5uaW5nLnYxLkRlbGV0ZVBhcnRpY2lwYW50\
      RGF0ZVJlcXVlc3QaMi5vdG9saXRoLnBsYW5uaW5nLnYxLkRlbGV0ZVBhcnRpY2lwYW50RGF0ZVJlc3BvbnNlIgOQAgISbwoS\
      R2V0UGFydGljaXBhbnRQbGFuEi4ub3RvbGl0aC5wbGFubmluZy52MS5HZXRQYXJ0aWNpcGFudFBsYW5SZXF1ZXN0GiQub3Rv\
      bGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudFBsYW4iA5ACAhJxCg9BZGROb3RpZmljYXRpb24SKy5vdG9saXRoLnBsYW5u\
      aW5nLnYxLkFkZE5vdGlmaWNhdGlvblJlcXVlc3QaLC5vdG9saXRoLnBsYW5uaW5nLnYxLkFkZE5vdGlmaWNhdGlvblJlc3Bv\
      bnNlIgOQAgISdAoQTW92ZU5vdGlmaWNhdGlvbhIsLm90b2xpdGgucGxhbm5pbmcudjEuTW92ZU5vdGlmaWNhdGlvblJlcXVl\
      c3QaLS5vdG9saXRoLnBsYW5uaW5nLnYxLk1vdmVOb3RpZmljYXRpb25SZXNwb25zZSIDkAICEnoKEkNhbmNlbE5vdGlmaWNh\
      dGlvbhIuLm90b2xpdGgucGxhbm5pbmcudjEuQ2FuY2VsTm90aWZpY2F0aW9uUmVxdWVzdBovLm90b2xpdGgucGxhbm5pbmcu\
      djEuQ2FuY2VsTm90aWZpY2F0aW9uUmVzcG9uc2UiA5ACAhJ9ChNFeHBsYWluTm90aWZpY2F0aW9uEi8ub3RvbGl0aC5wbGFu\
      bmluZy52MS5FeHBsYWluTm90aWZpY2F0aW9uUmVxdWVzdBowLm90b2xpdGgucGxhbm5pbmcudjEuRXhwbGFpbk5vdGlmaWNh\
      dGlvblJlc3BvbnNlIgOQAgFCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5n\
      djGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSqKEAQr+AQoBDBIDBAASGvMBIFdoYXQgYmVjYW1lIG9mIG5vdGlmaWNhdGlvbnMs\
      IHNlZW4gYW5kIGNoYW5nZWQgYnkgYSBzdHVkeSdzIHN0YWZmLCBhbmQgaG93IGVhY2ggY2FtZSBhYm91dC4KCiBCZXNpZGUg\
      dGhlIGVycm9ycyB0aGF0IHN0YW5kIGF0IGEgbWV0aG9kIGl0IGFuc3dlcnMgdGhvc2UgdGhhdCBhbGwgbWV0aG9kcyBoYXZl\
      CiAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKTsgdGhlIHJlYXNvbnMgYXJlIGluIGVycm9ycy5wcm90by4KCsQD\
      CgIGABIEFgBuARq3AyBGb3IgdGhvc2Ugd2hvIGxlYWQgYSBzdHVkeSwgd2hvIGtub3cgaXRzIHBhcnRpY2lwYW50cyBieSB0\
      aGUgcHNldWRvbnltIG9mIGl0cyBleHBvcnRzIChjb2x1bW4gYHBhcnRpY2lwYW50YCBvZgogb3RvbGl0aC5pbmdlc3Rpb24u\
      djEgRXhwb3J0QW5zd2VyU2hlZXRzKSBhbmQgYnkgbm90aGluZyBlbHNlOyBhbmQgZm9yIHBhcnRpY2lwYW50cyBhYm91dCB0\
      aGVtc2VsdmVzLiBXaGF0ZXZlcgogc3RhZmYgY2hhbmdlcyBpcyBpbiB0aGUgYXVkaXQgbG9nLgoKIEVhY2ggbWV0aG9kIGZv\
      ciBzdGFmZiBtYXkgYW5zd2VyIFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFBTRVVET05ZTVNfTk9UX1lFVF9LTk9XTiBhbmQg\
      UmV0cnlJbmZvOiB0aGUgc3R1ZHkncwogcHNldWRvbnltcyB3ZXJlIG5ldmVyIGFza2VkIG9mIGluZ2VzdGlvbiwgYW5kIGl0\
      IGNhbm5vdCBiZSByZWFjaGVkLgoK/gEKBAYAAgASBBsCHQMa7wEgSG93IG1hbnkgb2YgdGhlIGNhbGxlcidzIG93biBub3Rp\
      ZmljYXRpb25zIHdlcmUgYW5zd2VyZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2Yg\
      ZWFjaCB3cm9uZyBmaWVsZDogQlJFQUtET1dOX01JU1NJTkcgKGFsc28gYnkgcGFydGljaXBhbnQgYW5kIGJ5CiBncm91cCks\
      IFBFUklPRF9JTlZBTElEOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQuCgqWAgoEBgACARIE\
      IgIkAxqHAiBIb3cgbWFueSBub3RpZmljYXRpb25zIG9mIGEgc3R1ZHkgd2VyZSBhbnN3ZXJlZC4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBCUkVBS0RPV05fTUlTU0lORywgUEVS\
      SU9EX0lOVkFMSUQsCiBQQVJUSUNJUEFOVF9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5L\
      Tk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCuwBCgQGAAICEgQpAisDGt0B\
      IFdobyBzdGlsbCBhbnN3ZXJzLCB3aG8gaGFzIHN0b3BwZWQsIHdobyBoYXMgbGVmdCBhbmQgd2hvIGlzIGRvbmU7IGJ5IHBz\
      ZXVkb255bS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxk\
      OiBTSUxFTlRfREFZU19PVVRfT0ZfUkFOR0U7IFBFUk1JU1NJT05fREVOSUVEIHdpdGgKIHJlYXNvbiBOT1RfU1RVRFlfTEVB\
      REVSLgoKjgQKBAYAAgMSBDMCNQMa/wMgU2V0cyBhIGRhdGUgZnJvbSB3aGljaCBzY2hlZHVsZXMgY291bnQgZm9yIG9uZSBw\
      YXJ0aWNpcGFudCAoYFNjaGVkdWxlQW5jaG9yLnN0YWZmX2RhdGVfaWRgKSwgb3IgYW5vdGhlciBpbiBpdHMKIHBsYWNlLiBX\
      aGF0IGlzIHBsYW5uZWQgYnkgaXQgaXMgcGxhbm5lZCBhbmV3IGF0IG9uY2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5U\
      IHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRCwgREFURV9JTlZBTElE\
      LAogREFURV9PVVRfT0ZfUkFOR0U7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOIG9yIFNUQUZG\
      X0RBVEVfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gUEFSVElDSVBBTlRfTEVGVDsgUEVSTUlT\
      U0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24KIFNUVURZ\
      X05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCu8BCgQGAAIEEgQ6AjwDGuABIFRoZSBkYXRlcyB0aGF0IGFyZSBzZXQs\
      IGJ5IHBzZXVkb255bSBhbmQgaWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFj\
      aCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uCiBQQVJUSUNJUEFOVF9V\
      TktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoKsgIKBAYAAgUSBEECQwMa\
      owIgVGFrZXMgYSBkYXRlIGJhY2s6IHdoYXQgY291bnRzIGZyb20gaXQgaXMgY2FsbGVkIG9mZiBhbmQgbm90IHBsYW5uZWQg\
      YW55IG1vcmUuIE9uZSB0aGF0IGlzIG5vdCBzZXQgaXMgbm8gZXJyb3IuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdp\
      dGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGgg\
      cmVhc29uCiBQQVJUSUNJUEFOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVB\
      REVSLgoKnwIKBAYAAgYSBEgCSgMakAIgQSBwYXJ0aWNpcGFudCdzIG5vdGlmaWNhdGlvbnMgb2YgdGhlIHN0dWR5LCBwYXN0\
      IGFuZCBjb21pbmcsIGVhcmxpZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9u\
      IG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBBUlRJQ0lQQU5UX0lOVkFMSUQsIFBFUklPRF9JTlZBTElEOyBOT1RfRk9VTkQKIHdp\
      dGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9M\
      RUFERVIuCgqsBgoEBgACBxIEVAJWAxqdBiBBc2tzIGEgcGFydGljaXBhbnQgb25jZSBtb3JlLCBhdCBhbiBpbnN0YW50IHRo\
      YXQgc3RhZmYgY2hvb3Nlcy4gSXQgY291bnRzIHVuZGVyIHRoZSBydWxlcyBmb3IgdGhlIHdob2xlIHBlcnNvbgogKGdhcHMs\
      IG51bWJlcnMgYSBkYXkpIGFzIG9uZSB0aGF0IHN0YW5kcyBhbHJlYWR5LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3\
      aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBBUlRJQ0lQQU5UX0lOVkFMSUQsIE5PVElGSUNBVElPTl9J\
      RF9JTlZBTElELAogRVhQSVJZX09VVF9PRl9SQU5HRTsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05P\
      V04gb3IgUVVFU1RJT05OQUlSRV9VTktOT1dOOyBBTFJFQURZX0VYSVNUUyB3aXRoCiByZWFzb24gTk9USUZJQ0FUSU9OX0lE\
      X1JFVVNFRDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9MRUZULCBUSU1FX1pPTkVfTk9U\
      X0tOT1dOLCBTVFVEWV9QQVVTRUQsCiBRVUVTVElPTk5BSVJFX0NMT1NFRCwgTk9USUZZX1RJTUVfUEFTVCwgTk9USUZZX1RJ\
      TUVfVE9PX0ZBUiwgTk9USUZZX1RJTUVfT1VUU0lERV9TVFVEWSwgTk9USUZZX1RJTUVfUVVJRVQgb3IKIE5PVElGWV9USU1F\
      X1RBS0VOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gU1RBRkZfTk9USUZJQ0FUSU9OU19MSU1JVDsgUEVSTUlT\
      U0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVI7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZ\
      X05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCpYCCgQGAAIIEgRbAl0DGocCIENhbGxzIG9uZSBvZmYgdGhhdCBpcyBz\
      dGlsbCB0byBjb21lLCBhbmQgYXNrcyBmb3IgdGhlIHNhbWUgYXQgYW5vdGhlciBpbnN0YW50LgoKIEVycm9yczogYXMgQWRk\
      Tm90aWZpY2F0aW9uIGJ1dCBmb3IgdGhvc2UgYWJvdXQgdGhlIHBhcnRpY2lwYW50IGFuZCBpdHMgZXhwaXJ5OyBOT1RfRk9V\
      TkQgd2l0aCByZWFzb24KIE5PVElGSUNBVElPTl9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE5P\
      VElGSUNBVElPTl9OT1RfQ09NSU5HLgoK8wIKBAYAAgkSBGMCZQMa5AIgQ2FsbHMgb25lIG9mZiB0aGF0IGlzIHN0aWxsIHRv\
      IGNvbWUuIEl0cyBzY2hlZHVsZSBkb2VzIG5vdCBhc2sgZm9yIGl0IGFnYWluLiBPbmUgdGhhdCB3YXMgY2FsbGVkIG9mZiBp\
      cyBubyBlcnJvci4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZp\
      ZWxkOiBOT1RJRklDQVRJT05fSURfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uCiBOT1RJRklDQVRJT05fVU5LTk9X\
      TjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBOT1RJRklDQVRJT05fTk9UX0NPTUlORzsgUEVSTUlTU0lPTl9E\
      RU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVIuCgruAgoEBgACChIEawJtAxrfAiBFdmVyeXRoaW5nIHRoYXQg\
      bGVkIHRvIGEgbm90aWZpY2F0aW9uJ3MgaW5zdGFudCwgZHJhd24gYWdhaW4gKFNlcnZpY2VzL1BsYW5uaW5nL0FMR09SSVRI\
      TS5tZCkuIEZvciB0aGUgc3R1ZHkncwogc3RhZmYsIGFuZCBmb3IgdGhlIHBhcnRpY2lwYW50IGFib3V0IHRoZSBjYWxsZXIn\
      cyBvd24uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDog\
      Tk9USUZJQ0FUSU9OX0lEX0lOVkFMSUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbgogTk9USUZJQ0FUSU9OX1VOS05PV047IFBF\
      Uk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgo8CgIFABIFcQCEAQEaLyBXaGF0IGVhY2gg\
      cm93IG9mIGEgdGFibGUgb2YgYW5zd2VycyBpcyBhYm91dC4KCjUKBAUAAgASA3MCJxooIFJlZnVzZWQgd2l0aCByZWFzb24g\
      QlJFQUtET1dOX01JU1NJTkcuCgo5CgQFAAIBEgN1AiEaLCBBbGwgdG9nZXRoZXI6IG9uZSByb3csIHdob3NlIGtleSBpcyBl\
      bXB0eS4KClMKBAUAAgISA3cCJxpGIEEgcGFydGljaXBhbnQsIGJ5IHBzZXVkb255bTsgYWxzbyB0aG9zZSB3aG8gd2VyZSBu\
      b3QgYXNrZWQgYW55dGhpbmcuCgpwCgQFAAIDEgN5AiYaYyBBIGRhdGUgb2YgdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIg\
      KHRoZSB6b25lIHRoYXQgdGhlIG5vdGlmaWNhdGlvbiB3YXMgZHJhd24gaW4pLCBgWVlZWS1NTS1ERGAuCgorCgQFAAIEEgN7\
      AiQaHiBBIGRhdGUgaW4gVVRDLCBgWVlZWS1NTS1ERGAuCgpACgQFAAIFEgN9AiAaMyBBbiBob3VyIG9mIHRoZSBwYXJ0aWNp\
      cGFudCdzIGNsb2NrLCBgMDBgIHRvIGAyM2AuCgpWCgQFAAIGEgN/AiMaSSBBIGRheSBvZiB0aGUgd2VlayBvZiB0aGUgcGFy\
      dGljaXBhbnQncyBjYWxlbmRhciwgYDFgIGZvciBNb25kYXkgdG8gYDdgLgoKKwoEBQACBxIEgQECKRodIEEgcXVlc3Rpb25u\
      YWlyZSwgYnkgaXRzIGlkLgoKVgoEBQACCBIEgwECIRpIIEEgZ3JvdXAsIGJ5IGl0cyBpZCwgYXMgdGhlIHBhcnRpY2lwYW50\
      IGJlbG9uZ3MgdG8gaXQgbm93OyBlbXB0eTogbm9uZS4KCqoBCgIEABIGiAEApgEBGpsBIFdoYXQgYmVjYW1lIG9mIHNvbWUg\
      bm90aWZpY2F0aW9ucy4gRWFjaCBpcyBpbiBgcGxhbm5lZGAsIGFuZCBpbiBvbmUgb2YgYGFuc3dlcmVkX2luX3RpbWVgLCBg\
      YW5zd2VyZWRfbGF0ZWAsCiBgZGlzbWlzc2VkYCwgYG1pc3NlZGAsIGBleHBpcmVkYCBhbmQgYG9wZW5gLgoKJgoEBAACABIE\
      igECERoYIEFzIHRoZSBicmVha2Rvd24gc2F5cy4KCqUBCgQEAAIBEgSNAQIVGpYBIE5vdGlmaWNhdGlvbnMgd2hvc2UgaW5z\
      dGFudCBoYXMgY29tZSwgb2YgYSBwYXJ0aWNpcGFudCB3aG8gdG9vayBwYXJ0IHRoZW4sIGluIGEgc3R1ZHkgdGhhdCB3YXMg\
      bm90IHBhdXNlZCB0aGVuLgogV2l0aG91dCB0aG9zZSB0aGF0IHdlcmUgY2FsbGVkIG9mZi4KCnoKBAQAAgISBI8BAhcabCBB\
      IGRldmljZSB0b2xkIHRoYXQgaXQgc2hvd2VkIGl0LCBvciB3aGF0IGZvbGxvd3MgZnJvbSB0aGF0OiBpdCB3YXMgb3BlbmVk\
      LCBwdXQgb2ZmLCBkaXNtaXNzZWQgb3IgYW5zd2VyZWQuCgorCgQEAAIDEgSRAQIUGh0gSXQgd2FzIG9wZW5lZCwgb3IgYW5z\
      d2VyZWQuCgpTCgQEAAIEEgSTAQIeGkUgQSBzaGVldCBhbnN3ZXJzIGl0IHRoYXQgd2FzIGZpbmlzaGVkIGJ5IGl0cyBleHBp\
      cnksIG9yIGl0IGhhcyBub25lLgoKRgoEBAACBRIElQECGxo4IEEgc2hlZXQgYW5zd2VycyBpdCB0aGF0IHdhcyBmaW5pc2hl\
      ZCBhZnRlciBpdHMgZXhwaXJ5LgoKOgoEBAACBhIElwECFxosIFRoZSBwYXJ0aWNpcGFudCBkaWQgbm90IHdhbnQgdG8gYW5z\
      d2VyIGl0LgoKdAoEBAACBxIEmQECFBpmIEl0cyB0aW1lIGlzIG92ZXIgKGF0IGl0cyBleHBpcnksIG9yIHdpdGggdGhlIG5l\
      eHQgb2YgaXRzIHNjaGVkdWxlKTsgYSBkZXZpY2UgaGFkIGl0LCBvciBpdCB3YXMgc2VudC4KCj8KBAQAAggSBJsBAhUaMSBJ\
      dHMgdGltZSBpcyBvdmVyLCBhbmQgaXQgbmV2ZXIgcmVhY2hlZCBhbnlib2R5LgoKMQoEBAACCRIEnQECExojIEl0IGNhbiBz\
      dGlsbCBiZSBhbnN3ZXJlZCBpbiB0aW1lLgoKVQoEBAACChIEnwECIhpHIEFuc3dlcmVkLCBpbiB0aW1lIG9yIGxhdGUsIG9m\
      IHRob3NlIHBsYW5uZWQsIDDigJMxOyAwIHdoZXJlIG5vbmUgd2FzLgoKLAoEBAACCxIEoQECJBoeIEFuc3dlcmVkIG9mIHRo\
      b3NlIGRlbGl2ZXJlZC4KCnIKBAQAAgwSBKMBAiQaZCBTZWNvbmRzIGZyb20gaXRzIGluc3RhbnQgdG8gdGhlIGFuc3dlciB0\
      aGF0IGhhbGYgb2YgdGhvc2UgYW5zd2VyZWQgbmVlZCBhdCBtb3N0OyAwIHdoZXJlIG5vbmUgd2FzLgoKLgoEBAACDRIEpQEC\
      IRogIFRoYXQgbmluZSBvZiB0ZW4gbmVlZCBhdCBtb3N0LgoKQQoCBAESBqkBALQBARozIFdoaWNoIG9mIHRoZSBjYWxsZXIn\
      cyBvd24gbm90aWZpY2F0aW9ucyB0byBjb3VudC4KCjIKBAQBAgASBKsBAhYaJCBPbmUgdGhhdCB0aGUgY2FsbGVyIHRha2Vz\
      IHBhcnQgaW4uCgo2CgQEAQIBEgStAQIkGiggUmVxdWlyZWQ7IG5vdCBieSBwYXJ0aWNpcGFudCBvciBncm91cC4KCkgKBAQB\
      AgISBK8BAioaOiBJbnN0YW50cyBmcm9tIGhlcmUgb247IGFic2VudDogMjggZGF5cyBiZWZvcmUgYHRvX3RpbWVgLgoKUQoE\
      BAECAxIEsQECKBpDIEluc3RhbnRzIGJlZm9yZTsgYWJzZW50OiBub3cuIEF0IG1vc3QgMzY2IGRheXMgYWZ0ZXIgYGZyb21f\
      dGltZWAuCgobCgQEAQIEEgSzAQIeGg0gRW1wdHk6IGFsbC4KCj4KAgQCEga3AQC+AQEaMCBXaGF0IGJlY2FtZSBvZiB0aGUg\
      Y2FsbGVyJ3Mgb3duIG5vdGlmaWNhdGlvbnMuCgorCgQEAgIAEgS5AQIiGh0gQnkgdGhlaXIga2V5czsgYXQgbW9zdCAzNjcu\
      CgosCgQEAgIBEgS7AQIqGh4gVGhlIHBlcmlvZCB0aGF0IHRoZXkgYXJlIG9mLgoKGAoEBAICAhIEvQECKBoKIEl0cyBlbmQu\
      Cgo4CgIEAxIGwQEA1AEBGiogV2hpY2ggbm90aWZpY2F0aW9ucyBvZiBhIHN0dWR5IHRvIGNvdW50LgoKKgoEBAMCABIEwwEC\
      FhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgoZCgQEAwIBEgTFAQIkGgsgUmVxdWlyZWQuCgpICgQEAwICEgTHAQIq\
      GjogSW5zdGFudHMgZnJvbSBoZXJlIG9uOyBhYnNlbnQ6IDI4IGRheXMgYmVmb3JlIGB0b190aW1lYC4KClEKBAQDAgMSBMkB\
      AigaQyBJbnN0YW50cyBiZWZvcmU7IGFic2VudDogbm93LiBBdCBtb3N0IDM2NiBkYXlzIGFmdGVyIGBmcm9tX3RpbWVgLgoK\
      GwoEBAMCBBIEywECHhoNIEVtcHR5OiBhbGwuCgpCCgQEAwIFEgTNAQIWGjQgT2YgdGhvc2Ugd2hvIGJlbG9uZyB0byB0aGlz\
      IGdyb3VwIG5vdzsgZW1wdHk6IGFsbC4KCigKBAQDAgYSBM8BAhkaGiBBIHBzZXVkb255bTsgZW1wdHk6IGFsbC4KCi0KBAQD\
      AgcSBNEBAhcaHyBSb3dzLCAx4oCTMSwwMDA7IDAgbWVhbnMgMjAwLgoKTAoEBAMCCBIE0wECGBo+IGBuZXh0X3BhZ2VfdG9r\
      ZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKNwoCBAQSBtcBAOABARopIFdoYXQgYmVj\
      YW1lIG9mIGEgc3R1ZHkncyBub3RpZmljYXRpb25zLgoKHgoEBAQCABIE2QECIhoQIEJ5IHRoZWlyIGtleXMuCgo/CgQEBAIB\
      EgTbAQIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiwKBAQEAgISBN0BAioa\
      HiBUaGUgcGVyaW9kIHRoYXQgdGhleSBhcmUgb2YuCgpYCgQEBAIDEgTfAQIoGkogSXRzIGVuZDsgd2hlcmUgaXQgaXMgdG8g\
      YmUgbm93LCB0aGUgc2FtZSBvbiBhbGwgcGFnZXMgYXNrZWQgZm9yIHdpdGggaXQuCgouCgIFARIG4wEA7wEBGiAgV2hldGhl\
      ciBhIHBhcnRpY2lwYW50IGdvZXMgb24uCgofCgQFAQIAEgTlAQInGhEgTmV2ZXIgYW5zd2VyZWQuCgojCgQFAQIBEgTnAQIi\
      GhUgTm9uZSBvZiB0aGUgb3RoZXJzLgoKSwoEBQECAhIE6QECIho9IFdhcyBhc2tlZCwgYW5kIGhhcyBub3QgZmlsbGVkIGFu\
      eXRoaW5nIGluIGZvciBzbyBtYW55IGRheXMuCgosCgQFAQIDEgTrAQIgGh4gRG9lcyBub3QgdGFrZSBwYXJ0IGFueSBtb3Jl\
      LgoKkwEKBAUBAgQSBO4BAiUahAEgTm90aGluZyBpcyBhc2tlZCBhbnkgbW9yZTogdGhlIHN0dWR5IGlzIG92ZXIsIG9yIGVh\
      Y2ggb25lLXRpbWUgcXVlc3Rpb25uYWlyZSBpcyBmaWxsZWQgaW4gYW5kIGVhY2ggc2NoZWR1bGUKIGhhcyBoYWQgaXRzIGxh\
      c3QgZGF5LgoKOAoCBAUSBvIBAP0BARoqIEJ5IHdoaWNoIHJ1bGVzIHRvIGp1ZGdlLCBhbmQgd2hpY2ggcGFnZS4KCioKBAQF\
      AgASBPQBAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKbQoEBAUCARIE9gECGRpfIERheXMgd2l0aG91dCBhIHNo\
      ZWV0IGFmdGVyIHdoaWNoIHNvbWVib2R5IHdobyB3YXMgYXNrZWQgY291bnRzIGFzIHNpbGVudCwgMeKAkzM2NTsgMCBtZWFu\
      cyAzLgoKZQoEBAUCAhIE+AECGRpXIE5vdGlmaWNhdGlvbnMgdGhhdCBtdXN0IGhhdmUgZ29uZSB3aXRob3V0IGFuIGFuc3dl\
      ciBpbiB0aGF0IHRpbWUsIDHigJMxMDA7IDAgbWVhbnMgMS4KCiQKBAQFAgMSBPoBAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUw\
      LgoKTAoEBAUCBBIE/AECGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJz\
      dCBwYWdlLgoKKwoCBAYSBoACAI8CARodIE9uZSBwYXJ0aWNpcGFudCBvZiBhIHN0dWR5LgoKGgoEBAYCABIEggICGRoMIFBz\
      ZXVkb255bS4KCkcKBAQGAgESBIQCAhYaOSBUaGUgZ3JvdXAgdGhhdCB0aGUgcGFydGljaXBhbnQgYmVsb25ncyB0bzsgZW1w\
      dHk6IG5vbmUuCgoaCgQEBgICEgSGAgIjGgwgQXMgb2Ygbm93LgoKWQoEBAYCAxIEiAICKhpLIFdoZW4gdGhlIHBhcnRpY2lw\
      YW50IGpvaW5lZCBsYXN0OyBhYnNlbnQgd2hlcmUgb25seSBsZWF2aW5nIHdhcyBoZWFyZCBvZi4KCj4KBAQGAgQSBIoCAisa\
      MCBXaGVuIHRoZSBwYXJ0aWNpcGFudCBsZWZ0OyBhYnNlbnQ6IHRha2VzIHBhcnQuCgpXCgQEBgIFEgSMAgIxGkkgV2hlbiB0\
      aGUgbGF0ZXN0IHNoZWV0IG9mIHRoZSBzdHVkeSB3YXMgZmluaXNoZWQ7IGFic2VudDogdGhlcmUgaXMgbm9uZS4KCmUKBAQG\
      AgYSBI4CAiAaVyBOb3RpZmljYXRpb25zIHNpbmNlIHRoYXQgc2hlZXQsIG9yIHNpbmNlIGpvaW5pbmcsIHdpdGhvdXQgdGhv\
      c2UgdGhhdCB3ZXJlIGNhbGxlZCBvZmYuCgonCgIEBxIGkgIAlwIBGhkgQSBwYWdlIG9mIHBhcnRpY2lwYW50cy4KCh0KBAQH\
      AgASBJQCAi4aDyBCeSBwc2V1ZG9ueW0uCgo/CgQEBwIBEgSWAgIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlz\
      IGlzIHRoZSBsYXN0IG9uZS4KCjkKAgQIEgaaAgClAgEaKyBBIGRhdGUgdGhhdCBzdGFmZiBzZXRzIGZvciBhIHBhcnRpY2lw\
      YW50LgoKGgoEBAgCABIEnAICGRoMIFBzZXVkb255bS4KCjEKBAQIAgESBJ4CAhsaIyBBcyB0aGUgc3R1ZHkncyBzY2hlZHVs\
      ZXMgbmFtZSBpdC4KCjwKBAQIAgISBKACAhIaLiBgWVlZWS1NTS1ERGAsIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFy\
      LgoKIAoEBAgCAxIEogICKRoSIFdoZW4gaXQgd2FzIHNldC4KCkEKBAQIAgQSBKQCAhQaMyBXaG8gc2V0IGl0LCBieSB0aGUg\
      bmFtZSBvZiB0aGUgYXVkaXQgbG9nOiBhIFVVSUQuCgoeCgIECRIGqAIAsQIBGhAgQSBkYXRlIHRvIHNldC4KCioKBAQJAgAS\
      BKoCAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKGgoEBAkCARIErAICGRoMIFBzZXVkb255bS4KCj0KBAQJAgIS\
      BK4CAhsaLyBPbmUgdGhhdCBhIHNjaGVkdWxlIG9mIHRoZSBzdHVkeSBjb3VudHMgZnJvbS4KCjwKBAQJAgMSBLACAhIaLiBg\
      WVlZWS1NTS1ERGAsIGF0IG1vc3QgMyw2NjAgZGF5cyBmcm9tIHRvZGF5LgoKIAoCBAoSBrQCALcCARoSIFRoZSBkYXRlIGlz\
      IHNldC4KCiEKBAQKAgASBLYCAicaEyBBcyBpdCBzdGFuZHMgbm93LgoKJAoCBAsSBroCAMMCARoWIFdoaWNoIGRhdGVzIHRv\
      IGxpc3QuCgoqCgQECwIAEgS8AgIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCikKBAQLAgESBL4CAhkaGyBQc2V1\
      ZG9ueW07IGVtcHR5OiBvZiBhbGwuCgokCgQECwICEgTAAgIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQLAgMSBMIC\
      AhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiAKAgQM\
      EgbGAgDLAgEaEiBBIHBhZ2Ugb2YgZGF0ZXMuCgokCgQEDAIAEgTIAgIxGhYgQnkgcHNldWRvbnltIGFuZCBpZC4KCj8KBAQM\
      AgESBMoCAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJAoCBA0SBs4CANUC\
      ARoWIEEgZGF0ZSB0byB0YWtlIGJhY2suCgoqCgQEDQIAEgTQAgIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KChoK\
      BAQNAgESBNICAhkaDCBQc2V1ZG9ueW0uCgoeCgQEDQICEgTUAgIbGhAgVGhlIGRhdGUncyBpZC4KCi0KAgQOEgbYAgDbAgEa\
      HyBUaGUgZGF0ZSBpcyBub3Qgc2V0IGFueSBtb3JlLgoKJgoEBA4CABIE2gICExoYIEZhbHNlOiBpdCB3YXMgbm90IHNldC4K\
      Ci0KAgUCEgbeAgDlAgEaHyBXaG8gYXNrZWQgZm9yIGEgbm90aWZpY2F0aW9uLgoKHwoEBQICABIE4AICJhoRIE5ldmVyIGFu\
      c3dlcmVkLgoKGwoEBQICARIE4gICIxoNIEEgc2NoZWR1bGUuCgorCgQFAgICEgTkAgIgGh0gVGhlIHN0dWR5J3Mgc3RhZmYs\
      IGJ5IGhhbmQuCgo8CgIEDxIG6AIAjQMBGi4gQSBub3RpZmljYXRpb24gd2l0aCBhbGwgdGhhdCBoYXBwZW5lZCB0byBpdC4K\
      ChUKBAQPAgASBOoCAh0aByBVVUlELgoKKAoEBA8CARIE7AICHhoaIFdoYXQgaXMgdG8gYmUgZmlsbGVkIGluLgoKYwoEBA8C\
      AhIE7gICGRpVIFRoZSBzY2hlZHVsZSB0aGF0IGFza3M7IGVtcHR5IHdoZXJlIHRoZSBzdHVkeSBnaXZlcyBpdCBubyBpZCwg\
      YW5kIHdoZXJlIHN0YWZmIGFza3MuCgoZCgQEDwIDEgTwAgIgGgsgV2hvIGFza3MuCgonCgQEDwIEEgTyAgIsGhkgV2hlbiBp\
      dCBpcyB0byBiZSBzaG93bi4KClwKBAQPAgUSBPQCAiwaTiBBZnRlciB0aGlzIGl0IGNhbiBubyBsb25nZXIgYmUgYW5zd2Vy\
      ZWQgaW4gdGltZTsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBvbmUuCgpDCgQEDwIGEgT2AgIRGjUgQSBjbG9jayB0aW1lIHRo\
      YXQgc29tZWJvZHkgY2hvc2UsIG5vdCBhIHJhbmRvbSBvbmUuCgoaCgQEDwIHEgT4AgIeGgwgQXMgb2Ygbm93LgoKQgoEBA8C\
      CBIE+gICKho0IFdoZW4gaXRzIHNjaGVkdWxlIHdvdWxkIGhhdmUgaGFkIGl0OyBhYnNlbnQ6IHRoZW4uCgo3CgQEDwIJEgT8\
      AgIrGikgV2hlbiBpdCB3YXMgcGxhbm5lZDsgYWJzZW50OiBub3Qga25vd24uCgpWCgQEDwIKEgT+AgIvGkggV2hlbiBhIGRl\
      dmljZSBhc2tlZCBmb3IgaXQ7IGFic2VudDogbm9uZSBkaWQuIFNvIHdpdGggYWxsIHRoYXQgZm9sbG93LgoKIQoEBA8CCxIE\
      gAMCKxoTIFdoZW4gaXQgd2FzIHNlbnQuCgooCgQEDwIMEgSCAwIuGhogV2hlbiBhIGRldmljZSBzaG93ZWQgaXQuCgovCgQE\
      DwINEgSEAwIrGiEgV2hlbiB0aGUgcGFydGljaXBhbnQgb3BlbmVkIGl0LgoKMAoEBA8CDhIEhgMCLhoiIFdoZW4gdGhlIHBh\
      cnRpY2lwYW50IHJlZnVzZWQgaXQuCgo8CgQEDwIPEgSIAwItGi4gV2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkIHRoYXQg\
      YW5zd2VycyBpdC4KCicKBAQPAhASBIoDAi0aGSBXaGVuIGl0IHdhcyBjYWxsZWQgb2ZmLgoKJAoEBA8CERIEjAMCHxoWIFN0\
      YWZmIGNhbGxlZCBpdCBvZmYuCgo9CgIEEBIGkAMAnwMBGi8gV2hpY2ggbm90aWZpY2F0aW9ucyBvZiBhIHBhcnRpY2lwYW50\
      IHRvIGxpc3QuCgoqCgQEEAIAEgSSAwIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KChoKBAQQAgESBJQDAhkaDCBQ\
      c2V1ZG9ueW0uCgpFCgQEEAICEgSWAwIqGjcgSW5zdGFudHMgZnJvbSBoZXJlIG9uOyBhYnNlbnQ6IHNldmVuIGRheXMgYmVm\
      b3JlIG5vdy4KCj4KBAQQAgMSBJgDAigaMCBJbnN0YW50cyBiZWZvcmU7IGFic2VudDogYWxsIHRoYXQgYXJlIHBsYW5uZWQu\
      CgowCgQEEAIEEgSaAwIdGiIgQWxzbyB0aG9zZSB0aGF0IHdlcmUgY2FsbGVkIG9mZi4KCiUKBAQQAgUSBJwDAhcaFyAx4oCT\
      NTAwOyAwIG1lYW5zIDEwMC4KCkwKBAQQAgYSBJ4DAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7\
      IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCjgKAgQREgaiAwCpAwEaKiBBIHBhZ2Ugb2YgYSBwYXJ0aWNpcGFudCdzIG5vdGlm\
      aWNhdGlvbnMuCgofCgQEEQIAEgSkAwIwGhEgRWFybGllc3QgZmlyc3QuCgpTCgQEEQIBEgSmAwIXGkUgVGhlIHpvbmUgdGhh\
      dCB0aGUgcGFydGljaXBhbnQncyBkZXZpY2UgbmFtZWQgbGFzdDsgZW1wdHk6IG5vbmUgeWV0LgoKPwoEBBECAhIEqAMCHRox\
      IEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgomCgIEEhIGrAMAuwMBGhggQSBub3Rp\
      ZmljYXRpb24gdG8gYWRkLgoKKgoEBBICABIErgMCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgoaCgQEEgIBEgSw\
      AwIZGgwgUHNldWRvbnltLgoKOwoEBBICAhIEsgMCHhotIE9uZSBvZiB0aGUgc3R1ZHkgdGhhdCB0aGUgcGFydGljaXBhbnQg\
      c2Vlcy4KClYKBAQSAgMSBLQDAh0aSCBVVUlEIG9mIHRoZSBjYWxsZXIncyBtYWtpbmc6IHRoZSBzYW1lIHJlcXVlc3QgYWdh\
      aW4gYWRkcyBub3RoaW5nIG1vcmUuCgplCgQEEgIEEgS2AwIsGlcgV2hlbiB0byBhc2ssIHRvIHRoZSBzZWNvbmQ7IGluIHRo\
      ZSBmdXR1cmUsIGF0IG1vc3QgNDAwIGRheXMuIFdoYXQgaXMgbGVzcyBpcyBjdXQgb2ZmLgoKYwoEBBICBRIEuAMCIxpVIEhv\
      dyBtYW55IG1pbnV0ZXMgaXQgY2FuIGJlIGFuc3dlcmVkIGluIHRpbWUsIGF0IG1vc3QgNDQsNjQwOyAwOiB1bnRpbCB0aGUg\
      bmV4dCBvbmUuCgo6CgQEEgIGEgS6AwIgGiwgQWxzbyB3aXRoaW4gdGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnMuCgos\
      CgIEExIGvgMAwQMBGh4gVGhlIG5vdGlmaWNhdGlvbiBpcyBwbGFubmVkLgoKIQoEBBMCABIEwAMCJhoTIEFzIGl0IHN0YW5k\
      cyBub3cuCgonCgIEFBIGxAMAzwMBGhkgQSBub3RpZmljYXRpb24gdG8gbW92ZS4KCioKBAQUAgASBMYDAhYaHCBPbmUgdGhh\
      dCB0aGUgY2FsbGVyIGxlYWRzLgoKLAoEBBQCARIEyAMCHRoeIFVVSUQgb2Ygd2hhdCBpcyB0byBiZSBtb3ZlZC4KCnAKBAQU\
      AgISBMoDAiEaYiBVVUlEIG9mIHRoZSBjYWxsZXIncyBtYWtpbmcsIG9mIHRoZSBvbmUgaW4gaXRzIHBsYWNlOiB0aGUgc2Ft\
      ZSByZXF1ZXN0IGFnYWluIG1vdmVzIG5vdGhpbmcgbW9yZS4KCnsKBAQUAgMSBMwDAiwabSBXaGVuIHRvIGFzayBpbnN0ZWFk\
      OyBhcyBpbiBBZGROb3RpZmljYXRpb24uIEl0IGNhbiBiZSBhbnN3ZXJlZCBhcyBsb25nIGFzIHRoZSBvbmUgdGhhdCBpcyBj\
      YWxsZWQgb2ZmIGNvdWxkLgoKOgoEBBQCBBIEzgMCIBosIEFsc28gd2l0aGluIHRoZSBwYXJ0aWNpcGFudCdzIHF1aWV0IGhv\
      dXJzLgoKKgoCBBUSBtIDANUDARocIFRoZSBub3RpZmljYXRpb24gaXMgbW92ZWQuCgocCgQEFQIAEgTUAwImGg4gVGhlIG5l\
      dyBvbmUuCgorCgIEFhIG2AMA3QMBGh0gQSBub3RpZmljYXRpb24gdG8gY2FsbCBvZmYuCgoqCgQEFgIAEgTaAwIWGhwgT25l\
      IHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KChUKBAQWAgESBNwDAh0aByBVVUlELgoKLwoCBBcSBuADAOMDARohIFRoZSBub3Rp\
      ZmljYXRpb24gaXMgY2FsbGVkIG9mZi4KCiEKBAQXAgASBOIDAiYaEyBBcyBpdCBzdGFuZHMgbm93LgoKLgoCBBgSBuYDAOsD\
      ARogIFdoaWNoIG5vdGlmaWNhdGlvbiB0byBleHBsYWluLgoKFQoEBBgCABIE6AMCHRoHIFVVSUQuCgpXCgQEGAIBEgTqAwIW\
      GkkgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkczsgZW1wdHk6IHRoZSBub3RpZmljYXRpb24gaXMgdGhlIGNhbGxlcidzIG93\
      bi4KCi4KAgQZEgbuAwD4AwEaICBIb3cgYSBub3RpZmljYXRpb24gY2FtZSBhYm91dC4KCiEKBAQZAgASBPADAiYaEyBBcyBp\
      dCBzdGFuZHMgbm93LgoKSAoEBBkCARIE8gMCGxo6IFdoYXQgaXQgd2FzIGRyYXduIGZyb207IGFic2VudDogc3RhZmYgY2hv\
      c2UgaXRzIGluc3RhbnQuCgpaCgQEGQICEgT0AwIlGkwgV2hhdCB0aGUgcnVsZXMgZm9yIHRoZSB3aG9sZSBwZXJzb24gbWFk\
      ZSBvZiB0aGF0OyBhYnNlbnQ6IHRoZXJlIHdlcmUgbm9uZS4KCrgBCgQEGQIDEgT3AwIWGqkBIERyYXdpbmcgaXQgYWdhaW4s\
      IGFuZCBwbGFjaW5nIGl0IGFnYWluIGFtb25nIHdoYXQgc3Rvb2QgdGhlbiwgZ2l2ZXMgdGhlIHZlcnkgc2FtZSBpbnN0YW50\
      LiBGYWxzZSB3aGVyZSB6b25lcywKIG9yIHdoYXQgc3Rvb2QgdGhlbiwgYXJlIG5vdCBrbm93biBhbnkgbW9yZSBhcyB0aGV5\
      IHdlcmUuCgogCgIEGhIG+wMAgAQBGhIgQSByYW5nZSBvZiB0aW1lLgoKGgoEBBoCABIE/QMCKxoMIEluY2x1c2l2ZS4KCikK\
      BAQaAgESBP8DAikaGyBJbmNsdXNpdmUsIHRvIHRoZSBzZWNvbmQuCgo5CgIEGxIGgwQApAQBGisgRnJvbSB3aGF0LCBhbmQg\
      aG93LCBhbiBpbnN0YW50IHdhcyBkcmF3bi4KCjQKBAQbAgASBIUEAhYaJiBPZiB0aGUgcGxhbidzIGlucHV0czsgY291bnRz\
      IGZyb20gMS4KCjgKBAQbAgESBIcEAhcaKiBUaGUgem9uZSB0aGF0IGNvdW50ZWQsIGJ5IGl0cyBJQU5BIG5hbWUuCgpLCgQE\
      GwICEgSJBAIcGj0gT2YgdGhlIHpvbmUncyBydWxlcyB0aGF0IGl0IHdhcyBkcmF3biBieTsgZW1wdHk6IG5vdCBrbm93bi4K\
      CjQKBAQbAgMSBIsEAiAaJiBPZiB0aG9zZSB0aGF0IGl0IHdhcyBkcmF3biBhZ2FpbiBieS4KClMKBAQbAgQSBI0EAhsaRSBU\
      aGUgc2NoZWR1bGUgYXMgSlNPTiwgd2l0aCB0aGUgbmFtZXMgb2YgYSBwYXJ0aWNpcGFudCdzIG93biBleHBvcnQuCgpfCgQE\
      GwIFEgSPBAIWGlEgVGhlIGRhdGUgdGhhdCBpdHMgZGF5cyBjb3VudCBmcm9tLCBgWVlZWS1NTS1ERGA7IGVtcHR5OiBpdCBt\
      YWtlcyBubyBkaWZmZXJlbmNlLgoKNQoEBBsCBhIEkQQCMRonIEJlZ2lubmluZyBvZiB0aGUgc3R1ZHk7IGFic2VudDogb3Bl\
      bi4KCi8KBAQbAgcSBJMEAi8aISBFbmQgb2YgdGhlIHN0dWR5OyBhYnNlbnQ6IG9wZW4uCgpJCgQEGwIIEgSVBAIXGjsgQmFz\
      ZSBvZiBhbGwgZHJhd3Mgb2YgdGhlIHJldmlzaW9uLCAxNiBoZXhhZGVjaW1hbCBkaWdpdHMuCgpoCgQEGwIJEgSXBAITGlog\
      U2VlZCBvZiB0aGUgZGF0ZSdzIGRyYXcsIDE2IGhleGFkZWNpbWFsIGRpZ2l0czsgZW1wdHk6IG5vdGhpbmcgaXMgZHJhd24g\
      Zm9yIGZpeGVkIHRpbWVzLgoKOAoEBBsCChIEmQQCExoqIFRoZSBkYXRlIHdob3NlIGRyYXcgaXQgaXMsIGBZWVlZLU1NLURE\
      YC4KClIKBAQbAgsSBJsEAiIaRCBXaGF0IHF1aWV0IGhvdXJzIGxlYXZlIG9mIHRoZSBkYXRlJ3Mgd2luZG93OyBub25lIGZv\
      ciBmaXhlZCB0aW1lcy4KCmcKBAQbAgwSBJ0EAhwaWSBUaGUgd2hvbGUgc2Vjb25kcyBpbiB0aGVtLCBudW1iZXJlZCBmcm9t\
      IDAsIGFyZSB3aGF0IHBvc2l0aW9ucyBhcmUgb2Y6IHRoZSBsYXN0IG51bWJlci4KCkcKBAQbAg0SBJ8EAh8aOSBFdmVyeSBp\
      bnN0YW50IG9mIHRoZSBkYXRlLCBpbiB0aGUgb3JkZXIgb2YgdGhlaXIgZHJhd3MuCgpPCgQEGwIOEgShBAITGkEgV2hpY2gg\
      b2YgdGhlbSBpdCBpcywgZnJvbSAxOyAwOiBkcmF3aW5nIGFnYWluIGRvZXMgbm90IGdpdmUgaXQuCgowCgQEGwIPEgSjBAIr\
      GiIgV2hlbiBpdHMgc2NoZWR1bGUgd291bGQgaGF2ZSBpdC4KCioKAgQcEganBAC2BAEaHCBPbmUgbnVtYmVyIHRoYXQgd2Fz\
      IGRyYXduLgoKVAoEBBwCABIEqQQCGBpGIFRoZSBwYXJ0IG9mIHRoZSB3aW5kb3cgdGhhdCBpcyBpdHMgb3duLCBhcyBwb3Np\
      dGlvbnM6IGl0cyBiZWdpbm5pbmcuCgoYCgQEHAIBEgSrBAIXGgogSXRzIGVuZC4KCmwKBAQcAgISBK0EAhQaXiBGcm9tIHdo\
      ZXJlIG9uIGl0IHdhcyBkcmF3bjogbGF0ZXIgdGhhbiB0aGUgcGFydCB3aGVyZSB0aGUgb25lIGJlZm9yZSBpcyBjbG9zZXIg\
      dGhhbiB0aGUgZ2FwLgoKPwoEBBwCAxIErwQCFRoxIFVwIHRvIHdoZXJlOiBzbyB0aGF0IGFsbCB0aGF0IGZvbGxvdyBoYXZl\
      IHJvb20uCgofCgQEHAIEEgSxBAIWGhEgV2hhdCB3YXMgZHJhd24uCgoiCgQEHAIFEgSzBAIqGhQgVGhlIGluc3RhbnQgb2Yg\
      aXQuCgoyCgQEHAIGEgS1BAIZGiQgVGhlIGdhcCBtb3ZlZCBhIGJvdW5kIG9mIGl0cyBwYXJ0LgoKSwoCBB0SBrkEAMYEARo9\
      IFdoYXQgdGhlIHJ1bGVzIGZvciB0aGUgd2hvbGUgcGVyc29uIG1hZGUgb2YgYSBkYXRlJ3MgZHJhd3MuCgosCgQEHQIAEgS7\
      BAIcGh4gT2YgdGhlIHJ1bGVzOyBjb3VudHMgZnJvbSAxLgoKjwEKBAQdAgESBL4EAhgagAEgVGhlIHJ1bGVzIGFzIEpTT046\
      IHF1aWV0IGhvdXJzLCBnYXAgYW5kIG51bWJlciBhIGRheSBvZiB0aGUgcGVyc29uLCBhbmQgdGhvc2Ugb2Ygc3R1ZGllczsg\
      Zm9yIHN0YWZmIG9mIHRoZWlyIG93bgogc3R1ZHkgYWxvbmUuCgo0CgQEHQICEgTABAIRGiYgSXQgaXMgbm90IHdoZXJlIGl0\
      cyBzY2hlZHVsZSBoYWQgaXQuCgorCgQEHQIDEgTCBAIlGh0gUXVpZXQgaG91cnMgYWJvdXQgaXRzIGRhdGUuCgqwAQoEBB0C\
      BBIExQQCLRqhASBQcm9tcHRzIHRoYXQgc3Rvb2QgYXQgdGhhdCB0aW1lLCBvciB3ZXJlIHBsYWNlZCB3aXRoIGl0LCB3aXRo\
      aW4gMTIgaG91cnMgb2YgaXRzIHdpc2ggb3IgaXRzIGluc3RhbnQ7IGZvciBzdGFmZgogdGhvc2Ugb2YgdGhlaXIgb3duIHN0\
      dWR5IGFsb25lLiBFYXJsaWVzdCBmaXJzdC4KCigKAgQeEgbJBADMBAEaGiBBIHByb21wdCBiZXNpZGUgYW5vdGhlci4KCicK\
      BAQeAgASBMsEAiwaGSBXaGVuIGl0IGlzIHRvIGJlIHNob3duLgpiBnByb3RvMw==
      """)
}
