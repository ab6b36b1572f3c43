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
  /// What becomes of a time that a trigger fired. Until the prompt has come it may change with what else happens.
  public enum TriggerOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not decided yet: the participant was not planned for since. Of somebody whose time zone no device has named, it
    /// stays so.
    case unspecified
    /// It prompts, or did, as its schedules say; or it is one that schedules count days from.
    case planned
    /// Too near to another one that prompts.
    case cooldown
    /// The trigger prompts as often as it may without it.
    case atMost
    /// It was told later than its schedules take it.
    case tooLate
    /// What caused it was taken back.
    case withdrawn
    /// The participant did not take part when it happened.
    case left
    /// The study is paused, or nothing waits for the trigger.
    case idle
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .planned, .cooldown, .atMost, .tooLate, .withdrawn, .left, .idle] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .planned
        case 2: .cooldown
        case 3: .atMost
        case 4: .tooLate
        case 5: .withdrawn
        case 6: .left
        case 7: .idle
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .planned: 1
        case .cooldown: 2
        case .atMost: 3
        case .tooLate: 4
        case .withdrawn: 5
        case .left: 6
        case .idle: 7
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
    /// With test participants, who are left out otherwise unless `participant` names one.
    public var includeTestParticipants: Bool

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
      self.includeTestParticipants = false
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
      pageToken: String = "",
      includeTestParticipants: Bool = false
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
      self.includeTestParticipants = includeTestParticipants
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
    self.includeTestParticipants = c.pointee.include_test_participants != 0
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
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
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
  /// Which notifications of a study to export.
  public struct ExportNotificationsRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Instants from here on; absent: from the beginning.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// Instants before; absent: now.
    public var toTime: GoogleProtobuf.Timestamp?
    /// Empty: all.
    public var questionnaireID: String
    /// With those of test participants.
    public var includeTestParticipants: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.fromTime = nil
      self.toTime = nil
      self.questionnaireID = ""
      self.includeTestParticipants = false
    }

    public init(
      studyID: String = "",
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      questionnaireID: String = "",
      includeTestParticipants: Bool = false
    ) {
      self.studyID = studyID
      self.fromTime = fromTime
      self.toTime = toTime
      self.questionnaireID = questionnaireID
      self.includeTestParticipants = includeTestParticipants
    }
  }
}

extension PlanningV1.ExportNotificationsRequest {
  public static var fullName: String { "otolith.planning.v1.ExportNotificationsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ExportNotificationsRequest()
    otolith__planning__v1__export_notifications_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExportNotificationsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExportNotificationsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ExportNotificationsRequest.self)
    otolith__planning__v1__export_notifications_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  /// A part of an export; the export is the parts in their order.
  public struct ExportNotificationsResponse: Message {
    /// Bytes of the CSV file, which may end within a row or a character.
    public var csv: [UInt8]
    /// Notifications in this part.
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

extension PlanningV1.ExportNotificationsResponse {
  public static var fullName: String { "otolith.planning.v1.ExportNotificationsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ExportNotificationsResponse()
    otolith__planning__v1__export_notifications_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExportNotificationsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.rows = c.pointee.rows
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExportNotificationsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ExportNotificationsResponse.self)
    otolith__planning__v1__export_notifications_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
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
    /// With test participants.
    public var includeTestParticipants: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.silentDays = 0
      self.promptsMin = 0
      self.pageSize = 0
      self.pageToken = ""
      self.includeTestParticipants = false
    }

    public init(
      studyID: String = "",
      silentDays: UInt32 = 0,
      promptsMin: UInt32 = 0,
      pageSize: UInt32 = 0,
      pageToken: String = "",
      includeTestParticipants: Bool = false
    ) {
      self.studyID = studyID
      self.silentDays = silentDays
      self.promptsMin = promptsMin
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.includeTestParticipants = includeTestParticipants
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
    self.includeTestParticipants = c.pointee.include_test_participants != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantStatusesRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantStatusesRequest.self)
    otolith__planning__v1__list_participant_statuses_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.silent_days = self.silentDays
    c.pointee.prompts_min = self.promptsMin
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
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
    /// The answers are a test, which exports leave out.
    public var testParticipant: Bool

    /// Every field at its default.
    public init() {
      self.participant = ""
      self.groupID = ""
      self.activity = PlanningV1.ParticipantActivity(rawValue: 0)
      self.joinTime = nil
      self.leaveTime = nil
      self.lastAnswerTime = nil
      self.unansweredPrompts = 0
      self.testParticipant = false
    }

    public init(
      participant: String = "",
      groupID: String = "",
      activity: PlanningV1.ParticipantActivity = PlanningV1.ParticipantActivity(rawValue: 0),
      joinTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil,
      lastAnswerTime: GoogleProtobuf.Timestamp? = nil,
      unansweredPrompts: UInt32 = 0,
      testParticipant: Bool = false
    ) {
      self.participant = participant
      self.groupID = groupID
      self.activity = activity
      self.joinTime = joinTime
      self.leaveTime = leaveTime
      self.lastAnswerTime = lastAnswerTime
      self.unansweredPrompts = unansweredPrompts
      self.testParticipant = testParticipant
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
    self.testParticipant = c.pointee.test_participant != 0
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
    c.pointee.test_participant = self.testParticipant ? 1 : 0
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
  /// A trigger to fire.
  public struct FireTriggerRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// One of the study's that nothing but staff causes.
    public var triggerID: String
    /// UUID of the caller's making: the same request again fires nothing more. Other participants and triggers may have
    /// the same.
    public var occurrenceID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.participant = ""
      self.triggerID = ""
      self.occurrenceID = ""
    }

    public init(
      studyID: String = "",
      participant: String = "",
      triggerID: String = "",
      occurrenceID: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
    }
  }
}

extension PlanningV1.FireTriggerRequest {
  public static var fullName: String { "otolith.planning.v1.FireTriggerRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__FireTriggerRequest()
    otolith__planning__v1__fire_trigger_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__FireTriggerRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.occurrenceID = Codec.string(c.pointee.occurrence_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__FireTriggerRequest> {
    let c = arena.allocate(Otolith__Planning__V1__FireTriggerRequest.self)
    otolith__planning__v1__fire_trigger_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if !self.occurrenceID.isEmpty { c.pointee.occurrence_id = arena.string(self.occurrenceID) }
    return c
  }
}

extension PlanningV1 {
  /// The trigger has fired.
  public struct FireTriggerResponse: Message {
    /// As it stands now.
    public var occurrence: PlanningV1.TriggerOccurrence?

    /// Every field at its default.
    public init() {
      self.occurrence = nil
    }

    public init(
      occurrence: PlanningV1.TriggerOccurrence? = nil
    ) {
      self.occurrence = occurrence
    }
  }
}

extension PlanningV1.FireTriggerResponse {
  public static var fullName: String { "otolith.planning.v1.FireTriggerResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__FireTriggerResponse()
    otolith__planning__v1__fire_trigger_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__FireTriggerResponse>) {
    self.occurrence = c.pointee.occurrence.map { PlanningV1.TriggerOccurrence($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__FireTriggerResponse> {
    let c = arena.allocate(Otolith__Planning__V1__FireTriggerResponse.self)
    otolith__planning__v1__fire_trigger_response__init(c)
    if let value = self.occurrence { c.pointee.occurrence = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// A time that a trigger fired.
  public struct TriggerOccurrence: Message {
    /// Pseudonym.
    public var participant: String
    /// The trigger.
    public var triggerID: String
    /// UUID.
    public var occurrenceID: String
    /// When it happened; a fraction of a second counts as one.
    public var fireTime: GoogleProtobuf.Timestamp?
    /// As of now.
    public var outcome: PlanningV1.TriggerOutcome
    /// When its first prompt comes, or came; absent: none does, or it is not decided yet.
    public var promptTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participant = ""
      self.triggerID = ""
      self.occurrenceID = ""
      self.fireTime = nil
      self.outcome = PlanningV1.TriggerOutcome(rawValue: 0)
      self.promptTime = nil
    }

    public init(
      participant: String = "",
      triggerID: String = "",
      occurrenceID: String = "",
      fireTime: GoogleProtobuf.Timestamp? = nil,
      outcome: PlanningV1.TriggerOutcome = PlanningV1.TriggerOutcome(rawValue: 0),
      promptTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participant = participant
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
      self.fireTime = fireTime
      self.outcome = outcome
      self.promptTime = promptTime
    }
  }
}

extension PlanningV1.TriggerOccurrence {
  public static var fullName: String { "otolith.planning.v1.TriggerOccurrence" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__TriggerOccurrence()
    otolith__planning__v1__trigger_occurrence__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__TriggerOccurrence>) {
    self.participant = Codec.string(c.pointee.participant)
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.occurrenceID = Codec.string(c.pointee.occurrence_id)
    self.fireTime = c.pointee.fire_time.map { GoogleProtobuf.Timestamp($0) }
    self.outcome = PlanningV1.TriggerOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.promptTime = c.pointee.prompt_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__TriggerOccurrence> {
    let c = arena.allocate(Otolith__Planning__V1__TriggerOccurrence.self)
    otolith__planning__v1__trigger_occurrence__init(c)
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if !self.occurrenceID.isEmpty { c.pointee.occurrence_id = arena.string(self.occurrenceID) }
    if let value = self.fireTime { c.pointee.fire_time = value.cStruct(in: arena) }
    c.pointee.outcome = Otolith__Planning__V1__TriggerOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.promptTime { c.pointee.prompt_time = value.cStruct(in: arena) }
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
    /// The time that a trigger fired which it follows; absent: it follows none, or that time is not known any more as it
    /// was.
    public var trigger: PlanningV1.TriggerExplanation?

    /// Every field at its default.
    public init() {
      self.notification = nil
      self.draw = nil
      self.placement = nil
      self.reproduced = false
      self.trigger = nil
    }

    public init(
      notification: PlanningV1.NotificationRecord? = nil,
      draw: PlanningV1.DrawExplanation? = nil,
      placement: PlanningV1.PlacementExplanation? = nil,
      reproduced: Bool = false,
      trigger: PlanningV1.TriggerExplanation? = nil
    ) {
      self.notification = notification
      self.draw = draw
      self.placement = placement
      self.reproduced = reproduced
      self.trigger = trigger
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
    self.trigger = c.pointee.trigger.map { PlanningV1.TriggerExplanation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExplainNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ExplainNotificationResponse.self)
    otolith__planning__v1__explain_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    if let value = self.draw { c.pointee.draw = value.cStruct(in: arena) }
    if let value = self.placement { c.pointee.placement = value.cStruct(in: arena) }
    c.pointee.reproduced = self.reproduced ? 1 : 0
    if let value = self.trigger { c.pointee.trigger = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// How an instant follows from a time that a trigger fired. `DrawExplanation.schedule_json` has the plan.
  public struct TriggerExplanation: Message {
    /// The trigger.
    public var triggerID: String
    /// UUID; empty for staff.
    public var occurrenceID: String
    /// When it happened; a fraction of a second counts as one.
    public var fireTime: GoogleProtobuf.Timestamp?
    /// From when on it could prompt: a minute after planning first planned by it, or when it happened if that is later.
    public var tellTime: GoogleProtobuf.Timestamp?
    /// Of the delay's draw, 16 hexadecimal digits; empty for staff.
    public var seed: String
    /// From how many seconds on the delay was drawn.
    public var lowestSeconds: UInt32
    /// Up to how many.
    public var highestSeconds: UInt32
    /// What was drawn.
    public var delaySeconds: UInt32
    /// So long after it happened, or `tell_time` where that is later. What is asked for later waited for a window, or for
    /// the end of quiet hours.
    public var drawTime: GoogleProtobuf.Timestamp?
    /// The window of the plan that its wish lies in; absent: the plan has none.
    public var window: PlanningV1.TimeRange?
    /// What happens less than so many minutes before or after it does not prompt; the trigger's of today.
    public var cooldownMinutes: UInt32

    /// Every field at its default.
    public init() {
      self.triggerID = ""
      self.occurrenceID = ""
      self.fireTime = nil
      self.tellTime = nil
      self.seed = ""
      self.lowestSeconds = 0
      self.highestSeconds = 0
      self.delaySeconds = 0
      self.drawTime = nil
      self.window = nil
      self.cooldownMinutes = 0
    }

    public init(
      triggerID: String = "",
      occurrenceID: String = "",
      fireTime: GoogleProtobuf.Timestamp? = nil,
      tellTime: GoogleProtobuf.Timestamp? = nil,
      seed: String = "",
      lowestSeconds: UInt32 = 0,
      highestSeconds: UInt32 = 0,
      delaySeconds: UInt32 = 0,
      drawTime: GoogleProtobuf.Timestamp? = nil,
      window: PlanningV1.TimeRange? = nil,
      cooldownMinutes: UInt32 = 0
    ) {
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
      self.fireTime = fireTime
      self.tellTime = tellTime
      self.seed = seed
      self.lowestSeconds = lowestSeconds
      self.highestSeconds = highestSeconds
      self.delaySeconds = delaySeconds
      self.drawTime = drawTime
      self.window = window
      self.cooldownMinutes = cooldownMinutes
    }
  }
}

extension PlanningV1.TriggerExplanation {
  public static var fullName: String { "otolith.planning.v1.TriggerExplanation" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__TriggerExplanation()
    otolith__planning__v1__trigger_explanation__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__TriggerExplanation>) {
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.occurrenceID = Codec.string(c.pointee.occurrence_id)
    self.fireTime = c.pointee.fire_time.map { GoogleProtobuf.Timestamp($0) }
    self.tellTime = c.pointee.tell_time.map { GoogleProtobuf.Timestamp($0) }
    self.seed = Codec.string(c.pointee.seed)
    self.lowestSeconds = c.pointee.lowest_seconds
    self.highestSeconds = c.pointee.highest_seconds
    self.delaySeconds = c.pointee.delay_seconds
    self.drawTime = c.pointee.draw_time.map { GoogleProtobuf.Timestamp($0) }
    self.window = c.pointee.window.map { PlanningV1.TimeRange($0) }
    self.cooldownMinutes = c.pointee.cooldown_minutes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__TriggerExplanation> {
    let c = arena.allocate(Otolith__Planning__V1__TriggerExplanation.self)
    otolith__planning__v1__trigger_explanation__init(c)
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if !self.occurrenceID.isEmpty { c.pointee.occurrence_id = arena.string(self.occurrenceID) }
    if let value = self.fireTime { c.pointee.fire_time = value.cStruct(in: arena) }
    if let value = self.tellTime { c.pointee.tell_time = value.cStruct(in: arena) }
    if !self.seed.isEmpty { c.pointee.seed = arena.string(self.seed) }
    c.pointee.lowest_seconds = self.lowestSeconds
    c.pointee.highest_seconds = self.highestSeconds
    c.pointee.delay_seconds = self.delaySeconds
    if let value = self.drawTime { c.pointee.draw_time = value.cStruct(in: arena) }
    if let value = self.window { c.pointee.window = value.cStruct(in: arena) }
    c.pointee.cooldown_minutes = self.cooldownMinutes
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
    /// Base of all draws of the revision, 16 hexadecimal digits; empty for staff, who could trace it back to who the
    /// participant is in other studies.
    public var baseSeed: String
    /// Seed of the date's draw, 16 hexadecimal digits; empty for staff, and where nothing is drawn: for fixed times.
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
    /// The rules as JSON: quiet hours, gap and number a day of the person, and the rules of studies, of which staff sees
    /// those of their own study alone.
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
      aW1lIscDChRHZXRDb21wbGlhbmNlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBJGCglicmVha2Rvd24YAiAB\
      KA4yKC5vdG9saXRoLnBsYW5uaW5nLnYxLkNvbXBsaWFuY2VCcmVha2Rvd25SCWJyZWFrZG93bhI3Cglmcm9tX3RpbWUYAyAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAQgASgLMhouZ29vZ2xlLnByb3Rv\
      YnVmLlRpbWVzdGFtcFIGdG9UaW1lEikKEHF1ZXN0aW9ubmFpcmVfaWQYBSABKAlSD3F1ZXN0aW9ubmFpcmVJZBIZCghncm91\
      cF9pZBgGIAEoCVIHZ3JvdXBJZBIgCgtwYXJ0aWNpcGFudBgHIAEoCVILcGFydGljaXBhbnQSGwoJcGFnZV9zaXplGAggASgN\
      UghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAkgASgJUglwYWdlVG9rZW4SOgoZaW5jbHVkZV90ZXN0X3BhcnRpY2lwYW50cxgK\
      IAEoCFIXaW5jbHVkZVRlc3RQYXJ0aWNpcGFudHMi2gEKCkNvbXBsaWFuY2USNgoEcm93cxgBIAMoCzIiLm90b2xpdGgucGxh\
      bm5pbmcudjEuQ29tcGxpYW5jZVJvd1IEcm93cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SNwoJ\
      ZnJvbV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZnJvbVRpbWUSMwoHdG9fdGltZRgEIAEoCzIa\
      Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBnRvVGltZSKMAgoaRXhwb3J0Tm90aWZpY2F0aW9uc1JlcXVlc3QSGQoIc3R1\
      ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoJZnJvbV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZnJv\
      bVRpbWUSMwoHdG9fdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBnRvVGltZRIpChBxdWVzdGlvbm5h\
      aXJlX2lkGAQgASgJUg9xdWVzdGlvbm5haXJlSWQSOgoZaW5jbHVkZV90ZXN0X3BhcnRpY2lwYW50cxgFIAEoCFIXaW5jbHVk\
      ZVRlc3RQYXJ0aWNpcGFudHMiQwobRXhwb3J0Tm90aWZpY2F0aW9uc1Jlc3BvbnNlEhAKA2NzdhgBIAEoDFIDY3N2EhIKBHJv\
      d3MYAiABKA1SBHJvd3Mi9QEKHkxpc3RQYXJ0aWNpcGFudFN0YXR1c2VzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1\
      ZHlJZBIfCgtzaWxlbnRfZGF5cxgCIAEoDVIKc2lsZW50RGF5cxIfCgtwcm9tcHRzX21pbhgDIAEoDVIKcHJvbXB0c01pbhIb\
      CglwYWdlX3NpemUYBCABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBSABKAlSCXBhZ2VUb2tlbhI6ChlpbmNsdWRlX3Rl\
      c3RfcGFydGljaXBhbnRzGAYgASgIUhdpbmNsdWRlVGVzdFBhcnRpY2lwYW50cyKqAwoRUGFydGljaXBhbnRTdGF0dXMSIAoL\
      cGFydGljaXBhbnQYASABKAlSC3BhcnRpY2lwYW50EhkKCGdyb3VwX2lkGAIgASgJUgdncm91cElkEkQKCGFjdGl2aXR5GAMg\
      ASgOMigub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudEFjdGl2aXR5UghhY3Rpdml0eRI3Cglqb2luX3RpbWUYBCAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRI5CgpsZWF2ZV90aW1lGAUgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIJbGVhdmVUaW1lEkQKEGxhc3RfYW5zd2VyX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYu\
      VGltZXN0YW1wUg5sYXN0QW5zd2VyVGltZRItChJ1bmFuc3dlcmVkX3Byb21wdHMYByABKA1SEXVuYW5zd2VyZWRQcm9tcHRz\
      EikKEHRlc3RfcGFydGljaXBhbnQYCCABKAhSD3Rlc3RQYXJ0aWNpcGFudCKVAQofTGlzdFBhcnRpY2lwYW50U3RhdHVzZXNS\
      ZXNwb25zZRJKCgxwYXJ0aWNpcGFudHMYASADKAsyJi5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U3RhdHVzUgxw\
      YXJ0aWNpcGFudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIrkBCg9QYXJ0aWNpcGFudERhdGUS\
      IAoLcGFydGljaXBhbnQYASABKAlSC3BhcnRpY2lwYW50EiIKDXN0YWZmX2RhdGVfaWQYAiABKAlSC3N0YWZmRGF0ZUlkEhIK\
      BGRhdGUYAyABKAlSBGRhdGUSNQoIc2V0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdzZXRUaW1l\
      EhUKBnNldF9ieRgFIAEoCVIFc2V0QnkikAEKGVNldFBhcnRpY2lwYW50RGF0ZVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlS\
      B3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EiIKDXN0YWZmX2RhdGVfaWQYAyABKAlSC3N0YWZm\
      RGF0ZUlkEhIKBGRhdGUYBCABKAlSBGRhdGUibQoaU2V0UGFydGljaXBhbnREYXRlUmVzcG9uc2USTwoQcGFydGljaXBhbnRf\
      ZGF0ZRgBIAEoCzIkLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnREYXRlUg9wYXJ0aWNpcGFudERhdGUilgEKG0xp\
      c3RQYXJ0aWNpcGFudERhdGVzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIgCgtwYXJ0aWNpcGFudBgCIAEo\
      CVILcGFydGljaXBhbnQSGwoJcGFnZV9zaXplGAMgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJUglwYWdlVG9r\
      ZW4imQEKHExpc3RQYXJ0aWNpcGFudERhdGVzUmVzcG9uc2USUQoRcGFydGljaXBhbnRfZGF0ZXMYASADKAsyJC5vdG9saXRo\
      LnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50RGF0ZVIQcGFydGljaXBhbnREYXRlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlS\
      DW5leHRQYWdlVG9rZW4ifwocRGVsZXRlUGFydGljaXBhbnREYXRlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJ\
      ZBIgCgtwYXJ0aWNpcGFudBgCIAEoCVILcGFydGljaXBhbnQSIgoNc3RhZmZfZGF0ZV9pZBgDIAEoCVILc3RhZmZEYXRlSWQi\
      OQodRGVsZXRlUGFydGljaXBhbnREYXRlUmVzcG9uc2USGAoHZGVsZXRlZBgBIAEoCFIHZGVsZXRlZCLiBwoSTm90aWZpY2F0\
      aW9uUmVjb3JkEicKD25vdGlmaWNhdGlvbl9pZBgBIAEoCVIObm90aWZpY2F0aW9uSWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgC\
      IAEoCVIPcXVlc3Rpb25uYWlyZUlkEh8KC3NjaGVkdWxlX2lkGAMgASgJUgpzY2hlZHVsZUlkEj8KBm9yaWdpbhgEIAEoDjIn\
      Lm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uT3JpZ2luUgZvcmlnaW4SOwoLbm90aWZ5X3RpbWUYBSABKAsyGi5n\
      b29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEjsKC2V4cGlyZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3Rv\
      YnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIUCgVmaXhlZBgHIAEoCFIFZml4ZWQSPAoFc3RhdGUYCCABKA4yJi5vdG9saXRo\
      LnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblN0YXRlUgVzdGF0ZRI3Cgl3aXNoX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9i\
      dWYuVGltZXN0YW1wUgh3aXNoVGltZRI3CglwbGFuX3RpbWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghw\
      bGFuVGltZRI+Cg1oYW5kX291dF90aW1lGAsgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILaGFuZE91dFRpbWUS\
      NwoJc2VuZF90aW1lGAwgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIc2VuZFRpbWUSPQoMZGVsaXZlcl90aW1l\
      GA0gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILZGVsaXZlclRpbWUSNwoJb3Blbl90aW1lGA4gASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIb3BlblRpbWUSPQoMZGlzbWlzc190aW1lGA8gASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LlRpbWVzdGFtcFILZGlzbWlzc1RpbWUSOwoLYW5zd2VyX3RpbWUYECABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w\
      UgphbnN3ZXJUaW1lEjsKC2NhbmNlbF90aW1lGBEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY2FuY2VsVGlt\
      ZRIsChJjYW5jZWxsZWRfYnlfc3RhZmYYEiABKAhSEGNhbmNlbGxlZEJ5U3RhZmYirwIKGUdldFBhcnRpY2lwYW50UGxhblJl\
      cXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EjcKCWZy\
      b21fdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGZyb21UaW1lEjMKB3RvX3RpbWUYBCABKAsyGi5n\
      b29nbGUucHJvdG9idWYuVGltZXN0YW1wUgZ0b1RpbWUSKwoRaW5jbHVkZV9jYW5jZWxsZWQYBSABKAhSEGluY2x1ZGVDYW5j\
      ZWxsZWQSGwoJcGFnZV9zaXplGAYgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAcgASgJUglwYWdlVG9rZW4ipQEKD1Bh\
      cnRpY2lwYW50UGxhbhJNCg1ub3RpZmljYXRpb25zGAEgAygLMicub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25S\
      ZWNvcmRSDW5vdGlmaWNhdGlvbnMSGwoJdGltZV96b25lGAIgASgJUgh0aW1lWm9uZRImCg9uZXh0X3BhZ2VfdG9rZW4YAyAB\
      KAlSDW5leHRQYWdlVG9rZW4izAIKFkFkZE5vdGlmaWNhdGlvblJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQS\
      IAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EikKEHF1ZXN0aW9ubmFpcmVfaWQYAyABKAlSD3F1ZXN0aW9ubmFp\
      cmVJZBInCg9ub3RpZmljYXRpb25faWQYBCABKAlSDm5vdGlmaWNhdGlvbklkEjsKC25vdGlmeV90aW1lGAUgASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRIyChVleHBpcmVzX2FmdGVyX21pbnV0ZXMYBiABKA1SE2V4cGly\
      ZXNBZnRlck1pbnV0ZXMSMAoUb3ZlcnJpZGVfcXVpZXRfaG91cnMYByABKAhSEm92ZXJyaWRlUXVpZXRIb3VycyJmChdBZGRO\
      b3RpZmljYXRpb25SZXNwb25zZRJLCgxub3RpZmljYXRpb24YASABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNh\
      dGlvblJlY29yZFIMbm90aWZpY2F0aW9uIvwBChdNb3ZlTm90aWZpY2F0aW9uUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIH\
      c3R1ZHlJZBInCg9ub3RpZmljYXRpb25faWQYAiABKAlSDm5vdGlmaWNhdGlvbklkEi4KE25ld19ub3RpZmljYXRpb25faWQY\
      AyABKAlSEW5ld05vdGlmaWNhdGlvbklkEjsKC25vdGlmeV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIKbm90aWZ5VGltZRIwChRvdmVycmlkZV9xdWlldF9ob3VycxgFIAEoCFISb3ZlcnJpZGVRdWlldEhvdXJzImcKGE1vdmVO\
      b3RpZmljYXRpb25SZXNwb25zZRJLCgxub3RpZmljYXRpb24YASABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNh\
      dGlvblJlY29yZFIMbm90aWZpY2F0aW9uIl8KGUNhbmNlbE5vdGlmaWNhdGlvblJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlS\
      B3N0dWR5SWQSJwoPbm90aWZpY2F0aW9uX2lkGAIgASgJUg5ub3RpZmljYXRpb25JZCJpChpDYW5jZWxOb3RpZmljYXRpb25S\
      ZXNwb25zZRJLCgxub3RpZmljYXRpb24YASABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlY29yZFIM\
      bm90aWZpY2F0aW9uIpUBChJGaXJlVHJpZ2dlclJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGlj\
      aXBhbnQYAiABKAlSC3BhcnRpY2lwYW50Eh0KCnRyaWdnZXJfaWQYAyABKAlSCXRyaWdnZXJJZBIjCg1vY2N1cnJlbmNlX2lk\
      GAQgASgJUgxvY2N1cnJlbmNlSWQiXQoTRmlyZVRyaWdnZXJSZXNwb25zZRJGCgpvY2N1cnJlbmNlGAEgASgLMiYub3RvbGl0\
      aC5wbGFubmluZy52MS5UcmlnZ2VyT2NjdXJyZW5jZVIKb2NjdXJyZW5jZSKuAgoRVHJpZ2dlck9jY3VycmVuY2USIAoLcGFy\
      dGljaXBhbnQYASABKAlSC3BhcnRpY2lwYW50Eh0KCnRyaWdnZXJfaWQYAiABKAlSCXRyaWdnZXJJZBIjCg1vY2N1cnJlbmNl\
      X2lkGAMgASgJUgxvY2N1cnJlbmNlSWQSNwoJZmlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFII\
      ZmlyZVRpbWUSPQoHb3V0Y29tZRgFIAEoDjIjLm90b2xpdGgucGxhbm5pbmcudjEuVHJpZ2dlck91dGNvbWVSB291dGNvbWUS\
      OwoLcHJvbXB0X3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpwcm9tcHRUaW1lImAKGkV4cGxhaW5O\
      b3RpZmljYXRpb25SZXF1ZXN0EicKD25vdGlmaWNhdGlvbl9pZBgBIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQY\
      AiABKAlSB3N0dWR5SWQi0AIKG0V4cGxhaW5Ob3RpZmljYXRpb25SZXNwb25zZRJLCgxub3RpZmljYXRpb24YASABKAsyJy5v\
      dG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlY29yZFIMbm90aWZpY2F0aW9uEjgKBGRyYXcYAiABKAsyJC5vdG9s\
      aXRoLnBsYW5uaW5nLnYxLkRyYXdFeHBsYW5hdGlvblIEZHJhdxJHCglwbGFjZW1lbnQYAyABKAsyKS5vdG9saXRoLnBsYW5u\
      aW5nLnYxLlBsYWNlbWVudEV4cGxhbmF0aW9uUglwbGFjZW1lbnQSHgoKcmVwcm9kdWNlZBgEIAEoCFIKcmVwcm9kdWNlZBJB\
      Cgd0cmlnZ2VyGAUgASgLMicub3RvbGl0aC5wbGFubmluZy52MS5UcmlnZ2VyRXhwbGFuYXRpb25SB3RyaWdnZXIi7wMKElRy\
      aWdnZXJFeHBsYW5hdGlvbhIdCgp0cmlnZ2VyX2lkGAEgASgJUgl0cmlnZ2VySWQSIwoNb2NjdXJyZW5jZV9pZBgCIAEoCVIM\
      b2NjdXJyZW5jZUlkEjcKCWZpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGZpcmVUaW1lEjcK\
      CXRlbGxfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHRlbGxUaW1lEhIKBHNlZWQYBSABKAlSBHNl\
      ZWQSJQoObG93ZXN0X3NlY29uZHMYBiABKA1SDWxvd2VzdFNlY29uZHMSJwoPaGlnaGVzdF9zZWNvbmRzGAcgASgNUg5oaWdo\
      ZXN0U2Vjb25kcxIjCg1kZWxheV9zZWNvbmRzGAggASgNUgxkZWxheVNlY29uZHMSNwoJZHJhd190aW1lGAkgASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZHJhd1RpbWUSNgoGd2luZG93GAogASgLMh4ub3RvbGl0aC5wbGFubmluZy52MS5U\
      aW1lUmFuZ2VSBndpbmRvdxIpChBjb29sZG93bl9taW51dGVzGAsgASgNUg9jb29sZG93bk1pbnV0ZXMifQoJVGltZVJhbmdl\
      EjkKCnN0YXJ0X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUY\
      AiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lIo0FCg9EcmF3RXhwbGFuYXRpb24SGgoIcmV2aXNp\
      b24YASABKA1SCHJldmlzaW9uEhsKCXRpbWVfem9uZRgCIAEoCVIIdGltZVpvbmUSJQoOdHpkYXRhX3ZlcnNpb24YAyABKAlS\
      DXR6ZGF0YVZlcnNpb24SLAoSdHpkYXRhX3ZlcnNpb25fbm93GAQgASgJUhB0emRhdGFWZXJzaW9uTm93EiMKDXNjaGVkdWxl\
      X2pzb24YBSABKAlSDHNjaGVkdWxlSnNvbhIZCghkYXlfemVybxgGIAEoCVIHZGF5WmVybxJEChBzdHVkeV9zdGFydF90aW1l\
      GAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOc3R1ZHlTdGFydFRpbWUSQAoOc3R1ZHlfZW5kX3RpbWUYCCAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxzdHVkeUVuZFRpbWUSGwoJYmFzZV9zZWVkGAkgASgJUghiYXNlU2Vl\
      ZBISCgRzZWVkGAogASgJUgRzZWVkEhIKBGRhdGUYCyABKAlSBGRhdGUSOAoHd2luZG93cxgMIAMoCzIeLm90b2xpdGgucGxh\
      bm5pbmcudjEuVGltZVJhbmdlUgd3aW5kb3dzEiMKDWxhc3RfcG9zaXRpb24YDSABKA1SDGxhc3RQb3NpdGlvbhIzCgVzdGVw\
      cxgOIAMoCzIdLm90b2xpdGgucGxhbm5pbmcudjEuRHJhd1N0ZXBSBXN0ZXBzEhIKBHN0ZXAYDyABKA1SBHN0ZXASNwoJd2lz\
      aF90aW1lGBAgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIId2lzaFRpbWUi8gEKCERyYXdTdGVwEh0KCnBhcnRf\
      Zmlyc3QYASABKA1SCXBhcnRGaXJzdBIbCglwYXJ0X2xhc3QYAiABKA1SCHBhcnRMYXN0EhYKBmxvd2VzdBgDIAEoDVIGbG93\
      ZXN0EhgKB2hpZ2hlc3QYBCABKA1SB2hpZ2hlc3QSGgoIcG9zaXRpb24YBSABKA1SCHBvc2l0aW9uEjcKCWRyYXdfdGltZRgG\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGRyYXdUaW1lEiMKDWdhcF9jb3JyZWN0ZWQYByABKAhSDGdhcENv\
      cnJlY3RlZCL8AQoUUGxhY2VtZW50RXhwbGFuYXRpb24SJQoOcnVsZXNfcmV2aXNpb24YASABKA1SDXJ1bGVzUmV2aXNpb24S\
      HQoKcnVsZXNfanNvbhgCIAEoCVIJcnVsZXNKc29uEhQKBW1vdmVkGAMgASgIUgVtb3ZlZBI/CgtxdWlldF9ob3VycxgEIAMo\
      CzIeLm90b2xpdGgucGxhbm5pbmcudjEuVGltZVJhbmdlUgpxdWlldEhvdXJzEkcKCm5laWdoYm91cnMYBSADKAsyJy5vdG9s\
      aXRoLnBsYW5uaW5nLnYxLlBsYWNlbWVudE5laWdoYm91clIKbmVpZ2hib3VycyJRChJQbGFjZW1lbnROZWlnaGJvdXISOwoL\
      bm90aWZ5X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lKtICChNDb21wbGlhbmNl\
      QnJlYWtkb3duEiQKIENPTVBMSUFOQ0VfQlJFQUtET1dOX1VOU1BFQ0lGSUVEEAASHgoaQ09NUExJQU5DRV9CUkVBS0RPV05f\
      VE9UQUwQARIkCiBDT01QTElBTkNFX0JSRUFLRE9XTl9QQVJUSUNJUEFOVBACEiMKH0NPTVBMSUFOQ0VfQlJFQUtET1dOX0xP\
      Q0FMX0RBVEUQAxIhCh1DT01QTElBTkNFX0JSRUFLRE9XTl9VVENfREFURRAEEh0KGUNPTVBMSUFOQ0VfQlJFQUtET1dOX0hP\
      VVIQBRIgChxDT01QTElBTkNFX0JSRUFLRE9XTl9XRUVLREFZEAYSJgoiQ09NUExJQU5DRV9CUkVBS0RPV05fUVVFU1RJT05O\
      QUlSRRAHEh4KGkNPTVBMSUFOQ0VfQlJFQUtET1dOX0dST1VQEAgqwAEKE1BhcnRpY2lwYW50QWN0aXZpdHkSJAogUEFSVElD\
      SVBBTlRfQUNUSVZJVFlfVU5TUEVDSUZJRUQQABIfChtQQVJUSUNJUEFOVF9BQ1RJVklUWV9BQ1RJVkUQARIfChtQQVJUSUNJ\
      UEFOVF9BQ1RJVklUWV9TSUxFTlQQAhIdChlQQVJUSUNJUEFOVF9BQ1RJVklUWV9MRUZUEAMSIgoeUEFSVElDSVBBTlRfQUNU\
      SVZJVFlfQ09NUExFVEVEEAQqegoSTm90aWZpY2F0aW9uT3JpZ2luEiMKH05PVElGSUNBVElPTl9PUklHSU5fVU5TUEVDSUZJ\
      RUQQABIgChxOT1RJRklDQVRJT05fT1JJR0lOX1NDSEVEVUxFEAESHQoZTk9USUZJQ0FUSU9OX09SSUdJTl9TVEFGRhACKvoB\
      Cg5UcmlnZ2VyT3V0Y29tZRIfChtUUklHR0VSX09VVENPTUVfVU5TUEVDSUZJRUQQABIbChdUUklHR0VSX09VVENPTUVfUExB\
      Tk5FRBABEhwKGFRSSUdHRVJfT1VUQ09NRV9DT09MRE9XThACEhsKF1RSSUdHRVJfT1VUQ09NRV9BVF9NT1NUEAMSHAoYVFJJ\
      R0dFUl9PVVRDT01FX1RPT19MQVRFEAQSHQoZVFJJR0dFUl9PVVRDT01FX1dJVEhEUkFXThAFEhgKFFRSSUdHRVJfT1VUQ09N\
      RV9MRUZUEAYSGAoUVFJJR0dFUl9PVVRDT01FX0lETEUQBzKtDAoQT3ZlcnNpZ2h0U2VydmljZRJpChBHZXRPd25Db21wbGlh\
      bmNlEiwub3RvbGl0aC5wbGFubmluZy52MS5HZXRPd25Db21wbGlhbmNlUmVxdWVzdBoiLm90b2xpdGgucGxhbm5pbmcudjEu\
      T3duQ29tcGxpYW5jZSIDkAIBEmAKDUdldENvbXBsaWFuY2USKS5vdG9saXRoLnBsYW5uaW5nLnYxLkdldENvbXBsaWFuY2VS\
      ZXF1ZXN0Gh8ub3RvbGl0aC5wbGFubmluZy52MS5Db21wbGlhbmNlIgOQAgISfwoTRXhwb3J0Tm90aWZpY2F0aW9ucxIvLm90\
      b2xpdGgucGxhbm5pbmcudjEuRXhwb3J0Tm90aWZpY2F0aW9uc1JlcXVlc3QaMC5vdG9saXRoLnBsYW5uaW5nLnYxLkV4cG9y\
      dE5vdGlmaWNhdGlvbnNSZXNwb25zZSIDkAICMAESiQEKF0xpc3RQYXJ0aWNpcGFudFN0YXR1c2VzEjMub3RvbGl0aC5wbGFu\
      bmluZy52MS5MaXN0UGFydGljaXBhbnRTdGF0dXNlc1JlcXVlc3QaNC5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQYXJ0aWNp\
      cGFudFN0YXR1c2VzUmVzcG9uc2UiA5ACAhJ6ChJTZXRQYXJ0aWNpcGFudERhdGUSLi5vdG9saXRoLnBsYW5uaW5nLnYxLlNl\
      dFBhcnRpY2lwYW50RGF0ZVJlcXVlc3QaLy5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFBhcnRpY2lwYW50RGF0ZVJlc3BvbnNl\
      IgOQAgISgAEKFExpc3RQYXJ0aWNpcGFudERhdGVzEjAub3RvbGl0aC5wbGFubmluZy52MS5MaXN0UGFydGljaXBhbnREYXRl\
      c1JlcXVlc3QaMS5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQYXJ0aWNpcGFudERhdGVzUmVzcG9uc2UiA5ACAhKDAQoVRGVs\
      ZXRlUGFydGljaXBhbnREYXRlEjEub3RvbGl0aC5wbGFubmluZy52MS5EZWxldGVQYXJ0aWNpcGFudERhdGVSZXF1ZXN0GjIu\
      b3RvbGl0aC5wbGFubmluZy52MS5EZWxldGVQYXJ0aWNpcGFudERhdGVSZXNwb25zZSIDkAICEm8KEkdldFBhcnRpY2lwYW50\
      UGxhbhIuLm90b2xpdGgucGxhbm5pbmcudjEuR2V0UGFydGljaXBhbnRQbGFuUmVxdWVzdBokLm90b2xpdGgucGxhbm5pbmcu\
      djEuUGFydGljaXBhbnRQbGFuIgOQAgIScQoPQWRkTm90aWZpY2F0aW9uEisub3RvbGl0aC5wbGFubmluZy52MS5BZGROb3Rp\
      ZmljYXRpb25SZXF1ZXN0Giwub3RvbGl0aC5wbGFubmluZy52MS5BZGROb3RpZmljYXRpb25SZXNwb25zZSIDkAICEnQKEE1v\
      dmVOb3RpZmljYXRpb24SLC5vdG9saXRoLnBsYW5uaW5nLnYxLk1vdmVOb3RpZmljYXRpb25SZXF1ZXN0Gi0ub3RvbGl0aC5w\
      bGFubmluZy52MS5Nb3ZlTm90aWZpY2F0aW9uUmVzcG9uc2UiA5ACAhJ6ChJDYW5jZWxOb3RpZmljYXRpb24SLi5vdG9saXRo\
      LnBsYW5uaW5nLnYxLkNhbmNlbE5vdGlmaWNhdGlvblJlcXVlc3QaLy5vdG9saXRoLnBsYW5uaW5nLnYxLkNhbmNlbE5vdGlm\
      aWNhdGlvblJlc3BvbnNlIgOQAgISZQoLRmlyZVRyaWdnZXISJy5vdG9saXRoLnBsYW5uaW5nLnYxLkZpcmVUcmlnZ2VyUmVx\
      dWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuRmlyZVRyaWdnZXJSZXNwb25zZSIDkAICEn0KE0V4cGxhaW5Ob3RpZmljYXRp\
      b24SLy5vdG9saXRoLnBsYW5uaW5nLnYxLkV4cGxhaW5Ob3RpZmljYXRpb25SZXF1ZXN0GjAub3RvbGl0aC5wbGFubmluZy52\
      MS5FeHBsYWluTm90aWZpY2F0aW9uUmVzcG9uc2UiA5ACAUJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxh\
      bm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xpdGguUGxhbm5pbmcuVjFKrKgBCv4BCgEMEgMEABIa8wEgV2hhdCBiZWNhbWUg\
      b2Ygbm90aWZpY2F0aW9ucywgc2VlbiBhbmQgY2hhbmdlZCBieSBhIHN0dWR5J3Mgc3RhZmYsIGFuZCBob3cgZWFjaCBjYW1l\
      IGFib3V0LgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9zZSB0aGF0\
      IGFsbCBtZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUgaW4g\
      ZXJyb3JzLnByb3RvLgoKxQMKAgYAEgUWAIIBARq3AyBGb3IgdGhvc2Ugd2hvIGxlYWQgYSBzdHVkeSwgd2hvIGtub3cgaXRz\
      IHBhcnRpY2lwYW50cyBieSB0aGUgcHNldWRvbnltIG9mIGl0cyBleHBvcnRzIChjb2x1bW4gYHBhcnRpY2lwYW50YCBvZgog\
      b3RvbGl0aC5pbmdlc3Rpb24udjEgRXhwb3J0QW5zd2VyU2hlZXRzKSBhbmQgYnkgbm90aGluZyBlbHNlOyBhbmQgZm9yIHBh\
      cnRpY2lwYW50cyBhYm91dCB0aGVtc2VsdmVzLiBXaGF0ZXZlcgogc3RhZmYgY2hhbmdlcyBpcyBpbiB0aGUgYXVkaXQgbG9n\
      LgoKIEVhY2ggbWV0aG9kIGZvciBzdGFmZiBtYXkgYW5zd2VyIFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFBTRVVET05ZTVNf\
      Tk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvOiB0aGUgc3R1ZHkncwogcHNldWRvbnltcyB3ZXJlIG5ldmVyIGFza2VkIG9m\
      IGluZ2VzdGlvbiwgYW5kIGl0IGNhbm5vdCBiZSByZWFjaGVkLgoK/gEKBAYAAgASBBsCHQMa7wEgSG93IG1hbnkgb2YgdGhl\
      IGNhbGxlcidzIG93biBub3RpZmljYXRpb25zIHdlcmUgYW5zd2VyZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdp\
      dGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogQlJFQUtET1dOX01JU1NJTkcgKGFsc28gYnkgcGFydGljaXBh\
      bnQgYW5kIGJ5CiBncm91cCksIFBFUklPRF9JTlZBTElEOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5S\
      T0xMRUQuCgqWAgoEBgACARIEIgIkAxqHAiBIb3cgbWFueSBub3RpZmljYXRpb25zIG9mIGEgc3R1ZHkgd2VyZSBhbnN3ZXJl\
      ZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBCUkVB\
      S0RPV05fTUlTU0lORywgUEVSSU9EX0lOVkFMSUQsCiBQQVJUSUNJUEFOVF9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aCByZWFz\
      b24gUEFSVElDSVBBTlRfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4K\
      Ct0DCgQGAAICEgQrAi0DGs4DIFRoZSBub3RpZmljYXRpb25zIHRoYXQgR2V0Q29tcGxpYW5jZSBjb3VudHMgYXMgQ1NWLCBv\
      bmUgYnkgb25lLCBieSBwYXJ0aWNpcGFudCBhbmQgaW5zdGFudDogd2hlbiBlYWNoIHdhcyBwbGFubmVkLAogaGFuZGVkIG91\
      dCwgc2hvd24sIG9wZW5lZCBhbmQgYW5zd2VyZWQsIGFuZCB3aGF0IGJlY2FtZSBvZiBpdCAoY29sdW1uIGBvdXRjb21lYCwg\
      YnkgdGhlIG5hbWVzIG9mIENvbXBsaWFuY2VSb3cpLgogQmVzaWRlIHRoZSBzaGVldHMgb2YgRXhwb3J0QW5zd2VyU2hlZXRz\
      LCB3aGljaCBoYXZlIHRoZSBzYW1lIHBzZXVkb255bXMgYW5kIG5hbWUgdGhlaXIgbm90aWZpY2F0aW9uLgoKIEVycm9yczog\
      SU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBFUklPRF9JTlZBTElEOyBQ\
      RVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX1NUVURZX0xFQURFUi4KCuwBCgQGAAIDEgQyAjQDGt0BIFdobyBz\
      dGlsbCBhbnN3ZXJzLCB3aG8gaGFzIHN0b3BwZWQsIHdobyBoYXMgbGVmdCBhbmQgd2hvIGlzIGRvbmU7IGJ5IHBzZXVkb255\
      bS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBTSUxF\
      TlRfREFZU19PVVRfT0ZfUkFOR0U7IFBFUk1JU1NJT05fREVOSUVEIHdpdGgKIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoK\
      jgQKBAYAAgQSBDwCPgMa/wMgU2V0cyBhIGRhdGUgZnJvbSB3aGljaCBzY2hlZHVsZXMgY291bnQgZm9yIG9uZSBwYXJ0aWNp\
      cGFudCAoYFNjaGVkdWxlQW5jaG9yLnN0YWZmX2RhdGVfaWRgKSwgb3IgYW5vdGhlciBpbiBpdHMKIHBsYWNlLiBXaGF0IGlz\
      IHBsYW5uZWQgYnkgaXQgaXMgcGxhbm5lZCBhbmV3IGF0IG9uY2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGgg\
      YSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRCwgREFURV9JTlZBTElELAogREFU\
      RV9PVVRfT0ZfUkFOR0U7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOIG9yIFNUQUZGX0RBVEVf\
      VU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gUEFSVElDSVBBTlRfTEVGVDsgUEVSTUlTU0lPTl9E\
      RU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24KIFNUVURZX05PVF9Z\
      RVRfS05PV04gYW5kIFJldHJ5SW5mby4KCu8BCgQGAAIFEgRDAkUDGuABIFRoZSBkYXRlcyB0aGF0IGFyZSBzZXQsIGJ5IHBz\
      ZXVkb255bSBhbmQgaWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9u\
      ZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uCiBQQVJUSUNJUEFOVF9VTktOT1dO\
      OyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoKsgIKBAYAAgYSBEoCTAMaowIgVGFr\
      ZXMgYSBkYXRlIGJhY2s6IHdoYXQgY291bnRzIGZyb20gaXQgaXMgY2FsbGVkIG9mZiBhbmQgbm90IHBsYW5uZWQgYW55IG1v\
      cmUuIE9uZSB0aGF0IGlzIG5vdCBzZXQgaXMgbm8gZXJyb3IuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2\
      aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29u\
      CiBQQVJUSUNJUEFOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoK\
      nwIKBAYAAgcSBFECUwMakAIgQSBwYXJ0aWNpcGFudCdzIG5vdGlmaWNhdGlvbnMgb2YgdGhlIHN0dWR5LCBwYXN0IGFuZCBj\
      b21pbmcsIGVhcmxpZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVh\
      Y2ggd3JvbmcgZmllbGQ6IFBBUlRJQ0lQQU5UX0lOVkFMSUQsIFBFUklPRF9JTlZBTElEOyBOT1RfRk9VTkQKIHdpdGggcmVh\
      c29uIFBBUlRJQ0lQQU5UX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIu\
      CgqsBgoEBgACCBIEXQJfAxqdBiBBc2tzIGEgcGFydGljaXBhbnQgb25jZSBtb3JlLCBhdCBhbiBpbnN0YW50IHRoYXQgc3Rh\
      ZmYgY2hvb3Nlcy4gSXQgY291bnRzIHVuZGVyIHRoZSBydWxlcyBmb3IgdGhlIHdob2xlIHBlcnNvbgogKGdhcHMsIG51bWJl\
      cnMgYSBkYXkpIGFzIG9uZSB0aGF0IHN0YW5kcyBhbHJlYWR5LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEg\
      dmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBBUlRJQ0lQQU5UX0lOVkFMSUQsIE5PVElGSUNBVElPTl9JRF9JTlZB\
      TElELAogRVhQSVJZX09VVF9PRl9SQU5HRTsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV04gb3Ig\
      UVVFU1RJT05OQUlSRV9VTktOT1dOOyBBTFJFQURZX0VYSVNUUyB3aXRoCiByZWFzb24gTk9USUZJQ0FUSU9OX0lEX1JFVVNF\
      RDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9MRUZULCBUSU1FX1pPTkVfTk9UX0tOT1dO\
      LCBTVFVEWV9QQVVTRUQsCiBRVUVTVElPTk5BSVJFX0NMT1NFRCwgTk9USUZZX1RJTUVfUEFTVCwgTk9USUZZX1RJTUVfVE9P\
      X0ZBUiwgTk9USUZZX1RJTUVfT1VUU0lERV9TVFVEWSwgTk9USUZZX1RJTUVfUVVJRVQgb3IKIE5PVElGWV9USU1FX1RBS0VO\
      OyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gU1RBRkZfTk9USUZJQ0FUSU9OU19MSU1JVDsgUEVSTUlTU0lPTl9E\
      RU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVI7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9Z\
      RVRfS05PV04gYW5kIFJldHJ5SW5mby4KCpYCCgQGAAIJEgRkAmYDGocCIENhbGxzIG9uZSBvZmYgdGhhdCBpcyBzdGlsbCB0\
      byBjb21lLCBhbmQgYXNrcyBmb3IgdGhlIHNhbWUgYXQgYW5vdGhlciBpbnN0YW50LgoKIEVycm9yczogYXMgQWRkTm90aWZp\
      Y2F0aW9uIGJ1dCBmb3IgdGhvc2UgYWJvdXQgdGhlIHBhcnRpY2lwYW50IGFuZCBpdHMgZXhwaXJ5OyBOT1RfRk9VTkQgd2l0\
      aCByZWFzb24KIE5PVElGSUNBVElPTl9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE5PVElGSUNB\
      VElPTl9OT1RfQ09NSU5HLgoK8wIKBAYAAgoSBGwCbgMa5AIgQ2FsbHMgb25lIG9mZiB0aGF0IGlzIHN0aWxsIHRvIGNvbWUu\
      IEl0cyBzY2hlZHVsZSBkb2VzIG5vdCBhc2sgZm9yIGl0IGFnYWluLiBPbmUgdGhhdCB3YXMgY2FsbGVkIG9mZiBpcyBubyBl\
      cnJvci4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBO\
      T1RJRklDQVRJT05fSURfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uCiBOT1RJRklDQVRJT05fVU5LTk9XTjsgRkFJ\
      TEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBOT1RJRklDQVRJT05fTk9UX0NPTUlORzsgUEVSTUlTU0lPTl9ERU5JRUQg\
      d2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVIuCgrMBQoEBgACCxIEdwJ5Axq9BSBMZXRzIG9uZSBvZiB0aGUgc3R1ZHkn\
      cyB0cmlnZ2VycyBmaXJlIGZvciBhIHBhcnRpY2lwYW50LCBub3c6IG9uZSB0aGF0IG5vdGhpbmcgYnV0IHN0YWZmIGNhdXNl\
      cwogKGBvdG9saXRoLmNhdGFsb2d1ZS52MS5UcmlnZ2VyLnN0YWZmYCkuIEl0IGlzIHBsYW5uZWQgYnkgd2l0aGluIG1vbWVu\
      dHMsIGJ5IHRoZSB0cmlnZ2VyJ3MgcnVsZXMgYXMgYW55IG90aGVyIHRpbWUKIHRoYXQgaXQgZmlyZXMuIFRoZSBzYW1lIGFn\
      YWluIGlzIHRoZSBzYW1lIHRpbWUsIGFuZCBhbnN3ZXJzIHdoYXQgaGFzIGJlY29tZSBvZiBpdC4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBQQVJUSUNJUEFOVF9JTlZBTElELCBJ\
      RF9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aAogcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV04gb3IgVFJJR0dFUl9VTktOT1dO\
      OyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX0xFRlQgb3IKIFRSSUdHRVJfTk9UX0JZX0hB\
      TkQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBGSVJFRF9UT09fT0ZURU4gYW5kIFJldHJ5SW5mbzsgUEVSTUlT\
      U0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVI7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZ\
      X05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCu8CCgQGAAIMEgV/AoEBAxrfAiBFdmVyeXRoaW5nIHRoYXQgbGVkIHRv\
      IGEgbm90aWZpY2F0aW9uJ3MgaW5zdGFudCwgZHJhd24gYWdhaW4gKFNlcnZpY2VzL1BsYW5uaW5nL0FMR09SSVRITS5tZCku\
      IEZvciB0aGUgc3R1ZHkncwogc3RhZmYsIGFuZCBmb3IgdGhlIHBhcnRpY2lwYW50IGFib3V0IHRoZSBjYWxsZXIncyBvd24u\
      CgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogTk9USUZJ\
      Q0FUSU9OX0lEX0lOVkFMSUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbgogTk9USUZJQ0FUSU9OX1VOS05PV047IFBFUk1JU1NJ\
      T05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgo9CgIFABIGhQEAmAEBGi8gV2hhdCBlYWNoIHJvdyBv\
      ZiBhIHRhYmxlIG9mIGFuc3dlcnMgaXMgYWJvdXQuCgo2CgQFAAIAEgSHAQInGiggUmVmdXNlZCB3aXRoIHJlYXNvbiBCUkVB\
      S0RPV05fTUlTU0lORy4KCjoKBAUAAgESBIkBAiEaLCBBbGwgdG9nZXRoZXI6IG9uZSByb3csIHdob3NlIGtleSBpcyBlbXB0\
      eS4KClQKBAUAAgISBIsBAicaRiBBIHBhcnRpY2lwYW50LCBieSBwc2V1ZG9ueW07IGFsc28gdGhvc2Ugd2hvIHdlcmUgbm90\
      IGFza2VkIGFueXRoaW5nLgoKcQoEBQACAxIEjQECJhpjIEEgZGF0ZSBvZiB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhciAo\
      dGhlIHpvbmUgdGhhdCB0aGUgbm90aWZpY2F0aW9uIHdhcyBkcmF3biBpbiksIGBZWVlZLU1NLUREYC4KCiwKBAUAAgQSBI8B\
      AiQaHiBBIGRhdGUgaW4gVVRDLCBgWVlZWS1NTS1ERGAuCgpBCgQFAAIFEgSRAQIgGjMgQW4gaG91ciBvZiB0aGUgcGFydGlj\
      aXBhbnQncyBjbG9jaywgYDAwYCB0byBgMjNgLgoKVwoEBQACBhIEkwECIxpJIEEgZGF5IG9mIHRoZSB3ZWVrIG9mIHRoZSBw\
      YXJ0aWNpcGFudCdzIGNhbGVuZGFyLCBgMWAgZm9yIE1vbmRheSB0byBgN2AuCgorCgQFAAIHEgSVAQIpGh0gQSBxdWVzdGlv\
      bm5haXJlLCBieSBpdHMgaWQuCgpWCgQFAAIIEgSXAQIhGkggQSBncm91cCwgYnkgaXRzIGlkLCBhcyB0aGUgcGFydGljaXBh\
      bnQgYmVsb25ncyB0byBpdCBub3c7IGVtcHR5OiBub25lLgoKqgEKAgQAEgacAQC6AQEamwEgV2hhdCBiZWNhbWUgb2Ygc29t\
      ZSBub3RpZmljYXRpb25zLiBFYWNoIGlzIGluIGBwbGFubmVkYCwgYW5kIGluIG9uZSBvZiBgYW5zd2VyZWRfaW5fdGltZWAs\
      IGBhbnN3ZXJlZF9sYXRlYCwKIGBkaXNtaXNzZWRgLCBgbWlzc2VkYCwgYGV4cGlyZWRgIGFuZCBgb3BlbmAuCgomCgQEAAIA\
      EgSeAQIRGhggQXMgdGhlIGJyZWFrZG93biBzYXlzLgoKpQEKBAQAAgESBKEBAhUalgEgTm90aWZpY2F0aW9ucyB3aG9zZSBp\
      bnN0YW50IGhhcyBjb21lLCBvZiBhIHBhcnRpY2lwYW50IHdobyB0b29rIHBhcnQgdGhlbiwgaW4gYSBzdHVkeSB0aGF0IHdh\
      cyBub3QgcGF1c2VkIHRoZW4uCiBXaXRob3V0IHRob3NlIHRoYXQgd2VyZSBjYWxsZWQgb2ZmLgoKegoEBAACAhIEowECFxps\
      IEEgZGV2aWNlIHRvbGQgdGhhdCBpdCBzaG93ZWQgaXQsIG9yIHdoYXQgZm9sbG93cyBmcm9tIHRoYXQ6IGl0IHdhcyBvcGVu\
      ZWQsIHB1dCBvZmYsIGRpc21pc3NlZCBvciBhbnN3ZXJlZC4KCisKBAQAAgMSBKUBAhQaHSBJdCB3YXMgb3BlbmVkLCBvciBh\
      bnN3ZXJlZC4KClMKBAQAAgQSBKcBAh4aRSBBIHNoZWV0IGFuc3dlcnMgaXQgdGhhdCB3YXMgZmluaXNoZWQgYnkgaXRzIGV4\
      cGlyeSwgb3IgaXQgaGFzIG5vbmUuCgpGCgQEAAIFEgSpAQIbGjggQSBzaGVldCBhbnN3ZXJzIGl0IHRoYXQgd2FzIGZpbmlz\
      aGVkIGFmdGVyIGl0cyBleHBpcnkuCgo6CgQEAAIGEgSrAQIXGiwgVGhlIHBhcnRpY2lwYW50IGRpZCBub3Qgd2FudCB0byBh\
      bnN3ZXIgaXQuCgp0CgQEAAIHEgStAQIUGmYgSXRzIHRpbWUgaXMgb3ZlciAoYXQgaXRzIGV4cGlyeSwgb3Igd2l0aCB0aGUg\
      bmV4dCBvZiBpdHMgc2NoZWR1bGUpOyBhIGRldmljZSBoYWQgaXQsIG9yIGl0IHdhcyBzZW50LgoKPwoEBAACCBIErwECFRox\
      IEl0cyB0aW1lIGlzIG92ZXIsIGFuZCBpdCBuZXZlciByZWFjaGVkIGFueWJvZHkuCgoxCgQEAAIJEgSxAQITGiMgSXQgY2Fu\
      IHN0aWxsIGJlIGFuc3dlcmVkIGluIHRpbWUuCgpVCgQEAAIKEgSzAQIiGkcgQW5zd2VyZWQsIGluIHRpbWUgb3IgbGF0ZSwg\
      b2YgdGhvc2UgcGxhbm5lZCwgMOKAkzE7IDAgd2hlcmUgbm9uZSB3YXMuCgosCgQEAAILEgS1AQIkGh4gQW5zd2VyZWQgb2Yg\
      dGhvc2UgZGVsaXZlcmVkLgoKcgoEBAACDBIEtwECJBpkIFNlY29uZHMgZnJvbSBpdHMgaW5zdGFudCB0byB0aGUgYW5zd2Vy\
      IHRoYXQgaGFsZiBvZiB0aG9zZSBhbnN3ZXJlZCBuZWVkIGF0IG1vc3Q7IDAgd2hlcmUgbm9uZSB3YXMuCgouCgQEAAINEgS5\
      AQIhGiAgVGhhdCBuaW5lIG9mIHRlbiBuZWVkIGF0IG1vc3QuCgpBCgIEARIGvQEAyAEBGjMgV2hpY2ggb2YgdGhlIGNhbGxl\
      cidzIG93biBub3RpZmljYXRpb25zIHRvIGNvdW50LgoKMgoEBAECABIEvwECFhokIE9uZSB0aGF0IHRoZSBjYWxsZXIgdGFr\
      ZXMgcGFydCBpbi4KCjYKBAQBAgESBMEBAiQaKCBSZXF1aXJlZDsgbm90IGJ5IHBhcnRpY2lwYW50IG9yIGdyb3VwLgoKSAoE\
      BAECAhIEwwECKho6IEluc3RhbnRzIGZyb20gaGVyZSBvbjsgYWJzZW50OiAyOCBkYXlzIGJlZm9yZSBgdG9fdGltZWAuCgpR\
      CgQEAQIDEgTFAQIoGkMgSW5zdGFudHMgYmVmb3JlOyBhYnNlbnQ6IG5vdy4gQXQgbW9zdCAzNjYgZGF5cyBhZnRlciBgZnJv\
      bV90aW1lYC4KChsKBAQBAgQSBMcBAh4aDSBFbXB0eTogYWxsLgoKPgoCBAISBssBANIBARowIFdoYXQgYmVjYW1lIG9mIHRo\
      ZSBjYWxsZXIncyBvd24gbm90aWZpY2F0aW9ucy4KCisKBAQCAgASBM0BAiIaHSBCeSB0aGVpciBrZXlzOyBhdCBtb3N0IDM2\
      Ny4KCiwKBAQCAgESBM8BAioaHiBUaGUgcGVyaW9kIHRoYXQgdGhleSBhcmUgb2YuCgoYCgQEAgICEgTRAQIoGgogSXRzIGVu\
      ZC4KCjgKAgQDEgbVAQDqAQEaKiBXaGljaCBub3RpZmljYXRpb25zIG9mIGEgc3R1ZHkgdG8gY291bnQuCgoqCgQEAwIAEgTX\
      AQIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KChkKBAQDAgESBNkBAiQaCyBSZXF1aXJlZC4KCkgKBAQDAgISBNsB\
      AioaOiBJbnN0YW50cyBmcm9tIGhlcmUgb247IGFic2VudDogMjggZGF5cyBiZWZvcmUgYHRvX3RpbWVgLgoKUQoEBAMCAxIE\
      3QECKBpDIEluc3RhbnRzIGJlZm9yZTsgYWJzZW50OiBub3cuIEF0IG1vc3QgMzY2IGRheXMgYWZ0ZXIgYGZyb21fdGltZWAu\
      CgobCgQEAwIEEgTfAQIeGg0gRW1wdHk6IGFsbC4KCkIKBAQDAgUSBOEBAhYaNCBPZiB0aG9zZSB3aG8gYmVsb25nIHRvIHRo\
      aXMgZ3JvdXAgbm93OyBlbXB0eTogYWxsLgoKKAoEBAMCBhIE4wECGRoaIEEgcHNldWRvbnltOyBlbXB0eTogYWxsLgoKLQoE\
      BAMCBxIE5QECFxofIFJvd3MsIDHigJMxLDAwMDsgMCBtZWFucyAyMDAuCgpMCgQEAwIIEgTnAQIYGj4gYG5leHRfcGFnZV90\
      b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgpiCgQEAwIJEgTpAQImGlQgV2l0aCB0\
      ZXN0IHBhcnRpY2lwYW50cywgd2hvIGFyZSBsZWZ0IG91dCBvdGhlcndpc2UgdW5sZXNzIGBwYXJ0aWNpcGFudGAgbmFtZXMg\
      b25lLgoKNwoCBAQSBu0BAPYBARopIFdoYXQgYmVjYW1lIG9mIGEgc3R1ZHkncyBub3RpZmljYXRpb25zLgoKHgoEBAQCABIE\
      7wECIhoQIEJ5IHRoZWlyIGtleXMuCgo/CgQEBAIBEgTxAQIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlz\
      IHRoZSBsYXN0IG9uZS4KCiwKBAQEAgISBPMBAioaHiBUaGUgcGVyaW9kIHRoYXQgdGhleSBhcmUgb2YuCgpYCgQEBAIDEgT1\
      AQIoGkogSXRzIGVuZDsgd2hlcmUgaXQgaXMgdG8gYmUgbm93LCB0aGUgc2FtZSBvbiBhbGwgcGFnZXMgYXNrZWQgZm9yIHdp\
      dGggaXQuCgo5CgIEBRIG+QEAhAIBGisgV2hpY2ggbm90aWZpY2F0aW9ucyBvZiBhIHN0dWR5IHRvIGV4cG9ydC4KCioKBAQF\
      AgASBPsBAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKQgoEBAUCARIE/QECKho0IEluc3RhbnRzIGZyb20gaGVy\
      ZSBvbjsgYWJzZW50OiBmcm9tIHRoZSBiZWdpbm5pbmcuCgotCgQEBQICEgT/AQIoGh8gSW5zdGFudHMgYmVmb3JlOyBhYnNl\
      bnQ6IG5vdy4KChsKBAQFAgMSBIECAh4aDSBFbXB0eTogYWxsLgoKMAoEBAUCBBIEgwICJRoiIFdpdGggdGhvc2Ugb2YgdGVz\
      dCBwYXJ0aWNpcGFudHMuCgpMCgIEBhIGhwIAjAIBGj4gQSBwYXJ0IG9mIGFuIGV4cG9ydDsgdGhlIGV4cG9ydCBpcyB0aGUg\
      cGFydHMgaW4gdGhlaXIgb3JkZXIuCgpRCgQEBgIAEgSJAgIQGkMgQnl0ZXMgb2YgdGhlIENTViBmaWxlLCB3aGljaCBtYXkg\
      ZW5kIHdpdGhpbiBhIHJvdyBvciBhIGNoYXJhY3Rlci4KCisKBAQGAgESBIsCAhIaHSBOb3RpZmljYXRpb25zIGluIHRoaXMg\
      cGFydC4KCi4KAgUBEgaPAgCbAgEaICBXaGV0aGVyIGEgcGFydGljaXBhbnQgZ29lcyBvbi4KCh8KBAUBAgASBJECAicaESBO\
      ZXZlciBhbnN3ZXJlZC4KCiMKBAUBAgESBJMCAiIaFSBOb25lIG9mIHRoZSBvdGhlcnMuCgpLCgQFAQICEgSVAgIiGj0gV2Fz\
      IGFza2VkLCBhbmQgaGFzIG5vdCBmaWxsZWQgYW55dGhpbmcgaW4gZm9yIHNvIG1hbnkgZGF5cy4KCiwKBAUBAgMSBJcCAiAa\
      HiBEb2VzIG5vdCB0YWtlIHBhcnQgYW55IG1vcmUuCgqTAQoEBQECBBIEmgICJRqEASBOb3RoaW5nIGlzIGFza2VkIGFueSBt\
      b3JlOiB0aGUgc3R1ZHkgaXMgb3Zlciwgb3IgZWFjaCBvbmUtdGltZSBxdWVzdGlvbm5haXJlIGlzIGZpbGxlZCBpbiBhbmQg\
      ZWFjaCBzY2hlZHVsZQogaGFzIGhhZCBpdHMgbGFzdCBkYXkuCgo4CgIEBxIGngIAqwIBGiogQnkgd2hpY2ggcnVsZXMgdG8g\
      anVkZ2UsIGFuZCB3aGljaCBwYWdlLgoKKgoEBAcCABIEoAICFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgptCgQE\
      BwIBEgSiAgIZGl8gRGF5cyB3aXRob3V0IGEgc2hlZXQgYWZ0ZXIgd2hpY2ggc29tZWJvZHkgd2hvIHdhcyBhc2tlZCBjb3Vu\
      dHMgYXMgc2lsZW50LCAx4oCTMzY1OyAwIG1lYW5zIDMuCgplCgQEBwICEgSkAgIZGlcgTm90aWZpY2F0aW9ucyB0aGF0IG11\
      c3QgaGF2ZSBnb25lIHdpdGhvdXQgYW4gYW5zd2VyIGluIHRoYXQgdGltZSwgMeKAkzEwMDsgMCBtZWFucyAxLgoKJAoEBAcC\
      AxIEpgICFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEBwIEEgSoAgIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhl\
      IHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgonCgQEBwIFEgSqAgIlGhkgV2l0aCB0ZXN0IHBhcnRpY2lw\
      YW50cy4KCisKAgQIEgauAgC/AgEaHSBPbmUgcGFydGljaXBhbnQgb2YgYSBzdHVkeS4KChoKBAQIAgASBLACAhkaDCBQc2V1\
      ZG9ueW0uCgpHCgQECAIBEgSyAgIWGjkgVGhlIGdyb3VwIHRoYXQgdGhlIHBhcnRpY2lwYW50IGJlbG9uZ3MgdG87IGVtcHR5\
      OiBub25lLgoKGgoEBAgCAhIEtAICIxoMIEFzIG9mIG5vdy4KClkKBAQIAgMSBLYCAioaSyBXaGVuIHRoZSBwYXJ0aWNpcGFu\
      dCBqb2luZWQgbGFzdDsgYWJzZW50IHdoZXJlIG9ubHkgbGVhdmluZyB3YXMgaGVhcmQgb2YuCgo+CgQECAIEEgS4AgIrGjAg\
      V2hlbiB0aGUgcGFydGljaXBhbnQgbGVmdDsgYWJzZW50OiB0YWtlcyBwYXJ0LgoKVwoEBAgCBRIEugICMRpJIFdoZW4gdGhl\
      IGxhdGVzdCBzaGVldCBvZiB0aGUgc3R1ZHkgd2FzIGZpbmlzaGVkOyBhYnNlbnQ6IHRoZXJlIGlzIG5vbmUuCgplCgQECAIG\
      EgS8AgIgGlcgTm90aWZpY2F0aW9ucyBzaW5jZSB0aGF0IHNoZWV0LCBvciBzaW5jZSBqb2luaW5nLCB3aXRob3V0IHRob3Nl\
      IHRoYXQgd2VyZSBjYWxsZWQgb2ZmLgoKQAoEBAgCBxIEvgICHBoyIFRoZSBhbnN3ZXJzIGFyZSBhIHRlc3QsIHdoaWNoIGV4\
      cG9ydHMgbGVhdmUgb3V0LgoKJwoCBAkSBsICAMcCARoZIEEgcGFnZSBvZiBwYXJ0aWNpcGFudHMuCgodCgQECQIAEgTEAgIu\
      Gg8gQnkgcHNldWRvbnltLgoKPwoEBAkCARIExgICHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUg\
      bGFzdCBvbmUuCgo5CgIEChIGygIA1QIBGisgQSBkYXRlIHRoYXQgc3RhZmYgc2V0cyBmb3IgYSBwYXJ0aWNpcGFudC4KChoK\
      BAQKAgASBMwCAhkaDCBQc2V1ZG9ueW0uCgoxCgQECgIBEgTOAgIbGiMgQXMgdGhlIHN0dWR5J3Mgc2NoZWR1bGVzIG5hbWUg\
      aXQuCgo8CgQECgICEgTQAgISGi4gYFlZWVktTU0tRERgLCBvZiB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhci4KCiAKBAQK\
      AgMSBNICAikaEiBXaGVuIGl0IHdhcyBzZXQuCgpBCgQECgIEEgTUAgIUGjMgV2hvIHNldCBpdCwgYnkgdGhlIG5hbWUgb2Yg\
      dGhlIGF1ZGl0IGxvZzogYSBVVUlELgoKHgoCBAsSBtgCAOECARoQIEEgZGF0ZSB0byBzZXQuCgoqCgQECwIAEgTaAgIWGhwg\
      T25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KChoKBAQLAgESBNwCAhkaDCBQc2V1ZG9ueW0uCgo9CgQECwICEgTeAgIbGi8g\
      T25lIHRoYXQgYSBzY2hlZHVsZSBvZiB0aGUgc3R1ZHkgY291bnRzIGZyb20uCgo8CgQECwIDEgTgAgISGi4gYFlZWVktTU0t\
      RERgLCBhdCBtb3N0IDMsNjYwIGRheXMgZnJvbSB0b2RheS4KCiAKAgQMEgbkAgDnAgEaEiBUaGUgZGF0ZSBpcyBzZXQuCgoh\
      CgQEDAIAEgTmAgInGhMgQXMgaXQgc3RhbmRzIG5vdy4KCiQKAgQNEgbqAgDzAgEaFiBXaGljaCBkYXRlcyB0byBsaXN0LgoK\
      KgoEBA0CABIE7AICFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgopCgQEDQIBEgTuAgIZGhsgUHNldWRvbnltOyBl\
      bXB0eTogb2YgYWxsLgoKJAoEBA0CAhIE8AICFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEDQIDEgTyAgIYGj4gYG5l\
      eHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgogCgIEDhIG9gIA+wIB\
      GhIgQSBwYWdlIG9mIGRhdGVzLgoKJAoEBA4CABIE+AICMRoWIEJ5IHBzZXVkb255bSBhbmQgaWQuCgo/CgQEDgIBEgT6AgId\
      GjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiQKAgQPEgb+AgCFAwEaFiBBIGRh\
      dGUgdG8gdGFrZSBiYWNrLgoKKgoEBA8CABIEgAMCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgoaCgQEDwIBEgSC\
      AwIZGgwgUHNldWRvbnltLgoKHgoEBA8CAhIEhAMCGxoQIFRoZSBkYXRlJ3MgaWQuCgotCgIEEBIGiAMAiwMBGh8gVGhlIGRh\
      dGUgaXMgbm90IHNldCBhbnkgbW9yZS4KCiYKBAQQAgASBIoDAhMaGCBGYWxzZTogaXQgd2FzIG5vdCBzZXQuCgotCgIFAhIG\
      jgMAlQMBGh8gV2hvIGFza2VkIGZvciBhIG5vdGlmaWNhdGlvbi4KCh8KBAUCAgASBJADAiYaESBOZXZlciBhbnN3ZXJlZC4K\
      ChsKBAUCAgESBJIDAiMaDSBBIHNjaGVkdWxlLgoKKwoEBQICAhIElAMCIBodIFRoZSBzdHVkeSdzIHN0YWZmLCBieSBoYW5k\
      LgoKPAoCBBESBpgDAL0DARouIEEgbm90aWZpY2F0aW9uIHdpdGggYWxsIHRoYXQgaGFwcGVuZWQgdG8gaXQuCgoVCgQEEQIA\
      EgSaAwIdGgcgVVVJRC4KCigKBAQRAgESBJwDAh4aGiBXaGF0IGlzIHRvIGJlIGZpbGxlZCBpbi4KCmMKBAQRAgISBJ4DAhka\
      VSBUaGUgc2NoZWR1bGUgdGhhdCBhc2tzOyBlbXB0eSB3aGVyZSB0aGUgc3R1ZHkgZ2l2ZXMgaXQgbm8gaWQsIGFuZCB3aGVy\
      ZSBzdGFmZiBhc2tzLgoKGQoEBBECAxIEoAMCIBoLIFdobyBhc2tzLgoKJwoEBBECBBIEogMCLBoZIFdoZW4gaXQgaXMgdG8g\
      YmUgc2hvd24uCgpcCgQEEQIFEgSkAwIsGk4gQWZ0ZXIgdGhpcyBpdCBjYW4gbm8gbG9uZ2VyIGJlIGFuc3dlcmVkIGluIHRp\
      bWU7IGFic2VudDogdW50aWwgdGhlIG5leHQgb25lLgoKQwoEBBECBhIEpgMCERo1IEEgY2xvY2sgdGltZSB0aGF0IHNvbWVi\
      b2R5IGNob3NlLCBub3QgYSByYW5kb20gb25lLgoKGgoEBBECBxIEqAMCHhoMIEFzIG9mIG5vdy4KCkIKBAQRAggSBKoDAioa\
      NCBXaGVuIGl0cyBzY2hlZHVsZSB3b3VsZCBoYXZlIGhhZCBpdDsgYWJzZW50OiB0aGVuLgoKNwoEBBECCRIErAMCKxopIFdo\
      ZW4gaXQgd2FzIHBsYW5uZWQ7IGFic2VudDogbm90IGtub3duLgoKVgoEBBECChIErgMCLxpIIFdoZW4gYSBkZXZpY2UgYXNr\
      ZWQgZm9yIGl0OyBhYnNlbnQ6IG5vbmUgZGlkLiBTbyB3aXRoIGFsbCB0aGF0IGZvbGxvdy4KCiEKBAQRAgsSBLADAisaEyBX\
      aGVuIGl0IHdhcyBzZW50LgoKKAoEBBECDBIEsgMCLhoaIFdoZW4gYSBkZXZpY2Ugc2hvd2VkIGl0LgoKLwoEBBECDRIEtAMC\
      KxohIFdoZW4gdGhlIHBhcnRpY2lwYW50IG9wZW5lZCBpdC4KCjAKBAQRAg4SBLYDAi4aIiBXaGVuIHRoZSBwYXJ0aWNpcGFu\
      dCByZWZ1c2VkIGl0LgoKPAoEBBECDxIEuAMCLRouIFdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hlZCB0aGF0IGFuc3dlcnMg\
      aXQuCgonCgQEEQIQEgS6AwItGhkgV2hlbiBpdCB3YXMgY2FsbGVkIG9mZi4KCiQKBAQRAhESBLwDAh8aFiBTdGFmZiBjYWxs\
      ZWQgaXQgb2ZmLgoKPQoCBBISBsADAM8DARovIFdoaWNoIG5vdGlmaWNhdGlvbnMgb2YgYSBwYXJ0aWNpcGFudCB0byBsaXN0\
      LgoKKgoEBBICABIEwgMCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgoaCgQEEgIBEgTEAwIZGgwgUHNldWRvbnlt\
      LgoKRQoEBBICAhIExgMCKho3IEluc3RhbnRzIGZyb20gaGVyZSBvbjsgYWJzZW50OiBzZXZlbiBkYXlzIGJlZm9yZSBub3cu\
      Cgo+CgQEEgIDEgTIAwIoGjAgSW5zdGFudHMgYmVmb3JlOyBhYnNlbnQ6IGFsbCB0aGF0IGFyZSBwbGFubmVkLgoKMAoEBBIC\
      BBIEygMCHRoiIEFsc28gdGhvc2UgdGhhdCB3ZXJlIGNhbGxlZCBvZmYuCgolCgQEEgIFEgTMAwIXGhcgMeKAkzUwMDsgMCBt\
      ZWFucyAxMDAuCgpMCgQEEgIGEgTOAwIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTog\
      dGhlIGZpcnN0IHBhZ2UuCgo4CgIEExIG0gMA2QMBGiogQSBwYWdlIG9mIGEgcGFydGljaXBhbnQncyBub3RpZmljYXRpb25z\
      LgoKHwoEBBMCABIE1AMCMBoRIEVhcmxpZXN0IGZpcnN0LgoKUwoEBBMCARIE1gMCFxpFIFRoZSB6b25lIHRoYXQgdGhlIHBh\
      cnRpY2lwYW50J3MgZGV2aWNlIG5hbWVkIGxhc3Q7IGVtcHR5OiBub25lIHlldC4KCj8KBAQTAgISBNgDAh0aMSBGb3IgdGhl\
      IG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJgoCBBQSBtwDAOsDARoYIEEgbm90aWZpY2F0aW9u\
      IHRvIGFkZC4KCioKBAQUAgASBN4DAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKGgoEBBQCARIE4AMCGRoMIFBz\
      ZXVkb255bS4KCjsKBAQUAgISBOIDAh4aLSBPbmUgb2YgdGhlIHN0dWR5IHRoYXQgdGhlIHBhcnRpY2lwYW50IHNlZXMuCgpW\
      CgQEFAIDEgTkAwIdGkggVVVJRCBvZiB0aGUgY2FsbGVyJ3MgbWFraW5nOiB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIGFkZHMg\
      bm90aGluZyBtb3JlLgoKZQoEBBQCBBIE5gMCLBpXIFdoZW4gdG8gYXNrLCB0byB0aGUgc2Vjb25kOyBpbiB0aGUgZnV0dXJl\
      LCBhdCBtb3N0IDQwMCBkYXlzLiBXaGF0IGlzIGxlc3MgaXMgY3V0IG9mZi4KCmMKBAQUAgUSBOgDAiMaVSBIb3cgbWFueSBt\
      aW51dGVzIGl0IGNhbiBiZSBhbnN3ZXJlZCBpbiB0aW1lLCBhdCBtb3N0IDQ0LDY0MDsgMDogdW50aWwgdGhlIG5leHQgb25l\
      LgoKOgoEBBQCBhIE6gMCIBosIEFsc28gd2l0aGluIHRoZSBwYXJ0aWNpcGFudCdzIHF1aWV0IGhvdXJzLgoKLAoCBBUSBu4D\
      APEDARoeIFRoZSBub3RpZmljYXRpb24gaXMgcGxhbm5lZC4KCiEKBAQVAgASBPADAiYaEyBBcyBpdCBzdGFuZHMgbm93LgoK\
      JwoCBBYSBvQDAP8DARoZIEEgbm90aWZpY2F0aW9uIHRvIG1vdmUuCgoqCgQEFgIAEgT2AwIWGhwgT25lIHRoYXQgdGhlIGNh\
      bGxlciBsZWFkcy4KCiwKBAQWAgESBPgDAh0aHiBVVUlEIG9mIHdoYXQgaXMgdG8gYmUgbW92ZWQuCgpwCgQEFgICEgT6AwIh\
      GmIgVVVJRCBvZiB0aGUgY2FsbGVyJ3MgbWFraW5nLCBvZiB0aGUgb25lIGluIGl0cyBwbGFjZTogdGhlIHNhbWUgcmVxdWVz\
      dCBhZ2FpbiBtb3ZlcyBub3RoaW5nIG1vcmUuCgp7CgQEFgIDEgT8AwIsGm0gV2hlbiB0byBhc2sgaW5zdGVhZDsgYXMgaW4g\
      QWRkTm90aWZpY2F0aW9uLiBJdCBjYW4gYmUgYW5zd2VyZWQgYXMgbG9uZyBhcyB0aGUgb25lIHRoYXQgaXMgY2FsbGVkIG9m\
      ZiBjb3VsZC4KCjoKBAQWAgQSBP4DAiAaLCBBbHNvIHdpdGhpbiB0aGUgcGFydGljaXBhbnQncyBxdWlldCBob3Vycy4KCioK\
      AgQXEgaCBACFBAEaHCBUaGUgbm90aWZpY2F0aW9uIGlzIG1vdmVkLgoKHAoEBBcCABIEhAQCJhoOIFRoZSBuZXcgb25lLgoK\
      KwoCBBgSBogEAI0EARodIEEgbm90aWZpY2F0aW9uIHRvIGNhbGwgb2ZmLgoKKgoEBBgCABIEigQCFhocIE9uZSB0aGF0IHRo\
      ZSBjYWxsZXIgbGVhZHMuCgoVCgQEGAIBEgSMBAIdGgcgVVVJRC4KCi8KAgQZEgaQBACTBAEaISBUaGUgbm90aWZpY2F0aW9u\
      IGlzIGNhbGxlZCBvZmYuCgohCgQEGQIAEgSSBAImGhMgQXMgaXQgc3RhbmRzIG5vdy4KCiIKAgQaEgaWBACgBAEaFCBBIHRy\
      aWdnZXIgdG8gZmlyZS4KCioKBAQaAgASBJgEAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKGgoEBBoCARIEmgQC\
      GRoMIFBzZXVkb255bS4KCkEKBAQaAgISBJwEAhgaMyBPbmUgb2YgdGhlIHN0dWR5J3MgdGhhdCBub3RoaW5nIGJ1dCBzdGFm\
      ZiBjYXVzZXMuCgqLAQoEBBoCAxIEnwQCGxp9IFVVSUQgb2YgdGhlIGNhbGxlcidzIG1ha2luZzogdGhlIHNhbWUgcmVxdWVz\
      dCBhZ2FpbiBmaXJlcyBub3RoaW5nIG1vcmUuIE90aGVyIHBhcnRpY2lwYW50cyBhbmQgdHJpZ2dlcnMgbWF5IGhhdmUKIHRo\
      ZSBzYW1lLgoKJgoCBBsSBqMEAKYEARoYIFRoZSB0cmlnZ2VyIGhhcyBmaXJlZC4KCiEKBAQbAgASBKUEAiMaEyBBcyBpdCBz\
      dGFuZHMgbm93LgoKfAoCBQMSBqkEALsEARpuIFdoYXQgYmVjb21lcyBvZiBhIHRpbWUgdGhhdCBhIHRyaWdnZXIgZmlyZWQu\
      IFVudGlsIHRoZSBwcm9tcHQgaGFzIGNvbWUgaXQgbWF5IGNoYW5nZSB3aXRoIHdoYXQgZWxzZSBoYXBwZW5zLgoKigEKBAUD\
      AgASBKwEAiIafCBOb3QgZGVjaWRlZCB5ZXQ6IHRoZSBwYXJ0aWNpcGFudCB3YXMgbm90IHBsYW5uZWQgZm9yIHNpbmNlLiBP\
      ZiBzb21lYm9keSB3aG9zZSB0aW1lIHpvbmUgbm8gZGV2aWNlIGhhcyBuYW1lZCwgaXQKIHN0YXlzIHNvLgoKZgoEBQMCARIE\
      rgQCHhpYIEl0IHByb21wdHMsIG9yIGRpZCwgYXMgaXRzIHNjaGVkdWxlcyBzYXk7IG9yIGl0IGlzIG9uZSB0aGF0IHNjaGVk\
      dWxlcyBjb3VudCBkYXlzIGZyb20uCgo1CgQFAwICEgSwBAIfGicgVG9vIG5lYXIgdG8gYW5vdGhlciBvbmUgdGhhdCBwcm9t\
      cHRzLgoKQgoEBQMCAxIEsgQCHho0IFRoZSB0cmlnZ2VyIHByb21wdHMgYXMgb2Z0ZW4gYXMgaXQgbWF5IHdpdGhvdXQgaXQu\
      Cgo9CgQFAwIEEgS0BAIfGi8gSXQgd2FzIHRvbGQgbGF0ZXIgdGhhbiBpdHMgc2NoZWR1bGVzIHRha2UgaXQuCgouCgQFAwIF\
      EgS2BAIgGiAgV2hhdCBjYXVzZWQgaXQgd2FzIHRha2VuIGJhY2suCgpDCgQFAwIGEgS4BAIbGjUgVGhlIHBhcnRpY2lwYW50\
      IGRpZCBub3QgdGFrZSBwYXJ0IHdoZW4gaXQgaGFwcGVuZWQuCgpGCgQFAwIHEgS6BAIbGjggVGhlIHN0dWR5IGlzIHBhdXNl\
      ZCwgb3Igbm90aGluZyB3YWl0cyBmb3IgdGhlIHRyaWdnZXIuCgosCgIEHBIGvgQAywQBGh4gQSB0aW1lIHRoYXQgYSB0cmln\
      Z2VyIGZpcmVkLgoKGgoEBBwCABIEwAQCGRoMIFBzZXVkb255bS4KChwKBAQcAgESBMIEAhgaDiBUaGUgdHJpZ2dlci4KChUK\
      BAQcAgISBMQEAhsaByBVVUlELgoKRwoEBBwCAxIExgQCKho5IFdoZW4gaXQgaGFwcGVuZWQ7IGEgZnJhY3Rpb24gb2YgYSBz\
      ZWNvbmQgY291bnRzIGFzIG9uZS4KChoKBAQcAgQSBMgEAh0aDCBBcyBvZiBub3cuCgpiCgQEHAIFEgTKBAIsGlQgV2hlbiBp\
      dHMgZmlyc3QgcHJvbXB0IGNvbWVzLCBvciBjYW1lOyBhYnNlbnQ6IG5vbmUgZG9lcywgb3IgaXQgaXMgbm90IGRlY2lkZWQg\
      eWV0LgoKLgoCBB0SBs4EANMEARogIFdoaWNoIG5vdGlmaWNhdGlvbiB0byBleHBsYWluLgoKFQoEBB0CABIE0AQCHRoHIFVV\
      SUQuCgpXCgQEHQIBEgTSBAIWGkkgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkczsgZW1wdHk6IHRoZSBub3RpZmljYXRpb24g\
      aXMgdGhlIGNhbGxlcidzIG93bi4KCi4KAgQeEgbWBADjBAEaICBIb3cgYSBub3RpZmljYXRpb24gY2FtZSBhYm91dC4KCiEK\
      BAQeAgASBNgEAiYaEyBBcyBpdCBzdGFuZHMgbm93LgoKSAoEBB4CARIE2gQCGxo6IFdoYXQgaXQgd2FzIGRyYXduIGZyb207\
      IGFic2VudDogc3RhZmYgY2hvc2UgaXRzIGluc3RhbnQuCgpaCgQEHgICEgTcBAIlGkwgV2hhdCB0aGUgcnVsZXMgZm9yIHRo\
      ZSB3aG9sZSBwZXJzb24gbWFkZSBvZiB0aGF0OyBhYnNlbnQ6IHRoZXJlIHdlcmUgbm9uZS4KCrgBCgQEHgIDEgTfBAIWGqkB\
      IERyYXdpbmcgaXQgYWdhaW4sIGFuZCBwbGFjaW5nIGl0IGFnYWluIGFtb25nIHdoYXQgc3Rvb2QgdGhlbiwgZ2l2ZXMgdGhl\
      IHZlcnkgc2FtZSBpbnN0YW50LiBGYWxzZSB3aGVyZSB6b25lcywKIG9yIHdoYXQgc3Rvb2QgdGhlbiwgYXJlIG5vdCBrbm93\
      biBhbnkgbW9yZSBhcyB0aGV5IHdlcmUuCgqHAQoEBB4CBBIE4gQCIRp5IFRoZSB0aW1lIHRoYXQgYSB0cmlnZ2VyIGZpcmVk\
      IHdoaWNoIGl0IGZvbGxvd3M7IGFic2VudDogaXQgZm9sbG93cyBub25lLCBvciB0aGF0IHRpbWUgaXMgbm90IGtub3duIGFu\
      eSBtb3JlIGFzIGl0CiB3YXMuCgp2CgIEHxIG5gQA/gQBGmggSG93IGFuIGluc3RhbnQgZm9sbG93cyBmcm9tIGEgdGltZSB0\
      aGF0IGEgdHJpZ2dlciBmaXJlZC4gYERyYXdFeHBsYW5hdGlvbi5zY2hlZHVsZV9qc29uYCBoYXMgdGhlIHBsYW4uCgocCgQE\
      HwIAEgToBAIYGg4gVGhlIHRyaWdnZXIuCgomCgQEHwIBEgTqBAIbGhggVVVJRDsgZW1wdHkgZm9yIHN0YWZmLgoKRwoEBB8C\
      AhIE7AQCKho5IFdoZW4gaXQgaGFwcGVuZWQ7IGEgZnJhY3Rpb24gb2YgYSBzZWNvbmQgY291bnRzIGFzIG9uZS4KCoABCgQE\
      HwIDEgTuBAIqGnIgRnJvbSB3aGVuIG9uIGl0IGNvdWxkIHByb21wdDogYSBtaW51dGUgYWZ0ZXIgcGxhbm5pbmcgZmlyc3Qg\
      cGxhbm5lZCBieSBpdCwgb3Igd2hlbiBpdCBoYXBwZW5lZCBpZiB0aGF0IGlzIGxhdGVyLgoKTAoEBB8CBBIE8AQCEho+IE9m\
      IHRoZSBkZWxheSdzIGRyYXcsIDE2IGhleGFkZWNpbWFsIGRpZ2l0czsgZW1wdHkgZm9yIHN0YWZmLgoKPQoEBB8CBRIE8gQC\
      HBovIEZyb20gaG93IG1hbnkgc2Vjb25kcyBvbiB0aGUgZGVsYXkgd2FzIGRyYXduLgoKHwoEBB8CBhIE9AQCHRoRIFVwIHRv\
      IGhvdyBtYW55LgoKHwoEBB8CBxIE9gQCGxoRIFdoYXQgd2FzIGRyYXduLgoKnAEKBAQfAggSBPkEAioajQEgU28gbG9uZyBh\
      ZnRlciBpdCBoYXBwZW5lZCwgb3IgYHRlbGxfdGltZWAgd2hlcmUgdGhhdCBpcyBsYXRlci4gV2hhdCBpcyBhc2tlZCBmb3Ig\
      bGF0ZXIgd2FpdGVkIGZvciBhIHdpbmRvdywgb3IgZm9yCiB0aGUgZW5kIG9mIHF1aWV0IGhvdXJzLgoKWAoEBB8CCRIE+wQC\
      GBpKIFRoZSB3aW5kb3cgb2YgdGhlIHBsYW4gdGhhdCBpdHMgd2lzaCBsaWVzIGluOyBhYnNlbnQ6IHRoZSBwbGFuIGhhcyBu\
      b25lLgoKcgoEBB8CChIE/QQCHxpkIFdoYXQgaGFwcGVucyBsZXNzIHRoYW4gc28gbWFueSBtaW51dGVzIGJlZm9yZSBvciBh\
      ZnRlciBpdCBkb2VzIG5vdCBwcm9tcHQ7IHRoZSB0cmlnZ2VyJ3Mgb2YgdG9kYXkuCgogCgIEIBIGgQUAhgUBGhIgQSByYW5n\
      ZSBvZiB0aW1lLgoKGgoEBCACABIEgwUCKxoMIEluY2x1c2l2ZS4KCikKBAQgAgESBIUFAikaGyBJbmNsdXNpdmUsIHRvIHRo\
      ZSBzZWNvbmQuCgo5CgIEIRIGiQUAqwUBGisgRnJvbSB3aGF0LCBhbmQgaG93LCBhbiBpbnN0YW50IHdhcyBkcmF3bi4KCjQK\
      BAQhAgASBIsFAhYaJiBPZiB0aGUgcGxhbidzIGlucHV0czsgY291bnRzIGZyb20gMS4KCjgKBAQhAgESBI0FAhcaKiBUaGUg\
      em9uZSB0aGF0IGNvdW50ZWQsIGJ5IGl0cyBJQU5BIG5hbWUuCgpLCgQEIQICEgSPBQIcGj0gT2YgdGhlIHpvbmUncyBydWxl\
      cyB0aGF0IGl0IHdhcyBkcmF3biBieTsgZW1wdHk6IG5vdCBrbm93bi4KCjQKBAQhAgMSBJEFAiAaJiBPZiB0aG9zZSB0aGF0\
      IGl0IHdhcyBkcmF3biBhZ2FpbiBieS4KClMKBAQhAgQSBJMFAhsaRSBUaGUgc2NoZWR1bGUgYXMgSlNPTiwgd2l0aCB0aGUg\
      bmFtZXMgb2YgYSBwYXJ0aWNpcGFudCdzIG93biBleHBvcnQuCgpfCgQEIQIFEgSVBQIWGlEgVGhlIGRhdGUgdGhhdCBpdHMg\
      ZGF5cyBjb3VudCBmcm9tLCBgWVlZWS1NTS1ERGA7IGVtcHR5OiBpdCBtYWtlcyBubyBkaWZmZXJlbmNlLgoKNQoEBCECBhIE\
      lwUCMRonIEJlZ2lubmluZyBvZiB0aGUgc3R1ZHk7IGFic2VudDogb3Blbi4KCi8KBAQhAgcSBJkFAi8aISBFbmQgb2YgdGhl\
      IHN0dWR5OyBhYnNlbnQ6IG9wZW4uCgqgAQoEBCECCBIEnAUCFxqRASBCYXNlIG9mIGFsbCBkcmF3cyBvZiB0aGUgcmV2aXNp\
      b24sIDE2IGhleGFkZWNpbWFsIGRpZ2l0czsgZW1wdHkgZm9yIHN0YWZmLCB3aG8gY291bGQgdHJhY2UgaXQgYmFjayB0byB3\
      aG8gdGhlCiBwYXJ0aWNpcGFudCBpcyBpbiBvdGhlciBzdHVkaWVzLgoKfQoEBCECCRIEngUCExpvIFNlZWQgb2YgdGhlIGRh\
      dGUncyBkcmF3LCAxNiBoZXhhZGVjaW1hbCBkaWdpdHM7IGVtcHR5IGZvciBzdGFmZiwgYW5kIHdoZXJlIG5vdGhpbmcgaXMg\
      ZHJhd246IGZvciBmaXhlZCB0aW1lcy4KCjgKBAQhAgoSBKAFAhMaKiBUaGUgZGF0ZSB3aG9zZSBkcmF3IGl0IGlzLCBgWVlZ\
      WS1NTS1ERGAuCgpSCgQEIQILEgSiBQIiGkQgV2hhdCBxdWlldCBob3VycyBsZWF2ZSBvZiB0aGUgZGF0ZSdzIHdpbmRvdzsg\
      bm9uZSBmb3IgZml4ZWQgdGltZXMuCgpnCgQEIQIMEgSkBQIcGlkgVGhlIHdob2xlIHNlY29uZHMgaW4gdGhlbSwgbnVtYmVy\
      ZWQgZnJvbSAwLCBhcmUgd2hhdCBwb3NpdGlvbnMgYXJlIG9mOiB0aGUgbGFzdCBudW1iZXIuCgpHCgQEIQINEgSmBQIfGjkg\
      RXZlcnkgaW5zdGFudCBvZiB0aGUgZGF0ZSwgaW4gdGhlIG9yZGVyIG9mIHRoZWlyIGRyYXdzLgoKTwoEBCECDhIEqAUCExpB\
      IFdoaWNoIG9mIHRoZW0gaXQgaXMsIGZyb20gMTsgMDogZHJhd2luZyBhZ2FpbiBkb2VzIG5vdCBnaXZlIGl0LgoKMAoEBCEC\
      DxIEqgUCKxoiIFdoZW4gaXRzIHNjaGVkdWxlIHdvdWxkIGhhdmUgaXQuCgoqCgIEIhIGrgUAvQUBGhwgT25lIG51bWJlciB0\
      aGF0IHdhcyBkcmF3bi4KClQKBAQiAgASBLAFAhgaRiBUaGUgcGFydCBvZiB0aGUgd2luZG93IHRoYXQgaXMgaXRzIG93biwg\
      YXMgcG9zaXRpb25zOiBpdHMgYmVnaW5uaW5nLgoKGAoEBCICARIEsgUCFxoKIEl0cyBlbmQuCgpsCgQEIgICEgS0BQIUGl4g\
      RnJvbSB3aGVyZSBvbiBpdCB3YXMgZHJhd246IGxhdGVyIHRoYW4gdGhlIHBhcnQgd2hlcmUgdGhlIG9uZSBiZWZvcmUgaXMg\
      Y2xvc2VyIHRoYW4gdGhlIGdhcC4KCj8KBAQiAgMSBLYFAhUaMSBVcCB0byB3aGVyZTogc28gdGhhdCBhbGwgdGhhdCBmb2xs\
      b3cgaGF2ZSByb29tLgoKHwoEBCICBBIEuAUCFhoRIFdoYXQgd2FzIGRyYXduLgoKIgoEBCICBRIEugUCKhoUIFRoZSBpbnN0\
      YW50IG9mIGl0LgoKMgoEBCICBhIEvAUCGRokIFRoZSBnYXAgbW92ZWQgYSBib3VuZCBvZiBpdHMgcGFydC4KCksKAgQjEgbA\
      BQDNBQEaPSBXaGF0IHRoZSBydWxlcyBmb3IgdGhlIHdob2xlIHBlcnNvbiBtYWRlIG9mIGEgZGF0ZSdzIGRyYXdzLgoKLAoE\
      BCMCABIEwgUCHBoeIE9mIHRoZSBydWxlczsgY291bnRzIGZyb20gMS4KCqMBCgQEIwIBEgTFBQIYGpQBIFRoZSBydWxlcyBh\
      cyBKU09OOiBxdWlldCBob3VycywgZ2FwIGFuZCBudW1iZXIgYSBkYXkgb2YgdGhlIHBlcnNvbiwgYW5kIHRoZSBydWxlcyBv\
      ZiBzdHVkaWVzLCBvZiB3aGljaCBzdGFmZiBzZWVzCiB0aG9zZSBvZiB0aGVpciBvd24gc3R1ZHkgYWxvbmUuCgo0CgQEIwIC\
      EgTHBQIRGiYgSXQgaXMgbm90IHdoZXJlIGl0cyBzY2hlZHVsZSBoYWQgaXQuCgorCgQEIwIDEgTJBQIlGh0gUXVpZXQgaG91\
      cnMgYWJvdXQgaXRzIGRhdGUuCgqwAQoEBCMCBBIEzAUCLRqhASBQcm9tcHRzIHRoYXQgc3Rvb2QgYXQgdGhhdCB0aW1lLCBv\
      ciB3ZXJlIHBsYWNlZCB3aXRoIGl0LCB3aXRoaW4gMTIgaG91cnMgb2YgaXRzIHdpc2ggb3IgaXRzIGluc3RhbnQ7IGZvciBz\
      dGFmZgogdGhvc2Ugb2YgdGhlaXIgb3duIHN0dWR5IGFsb25lLiBFYXJsaWVzdCBmaXJzdC4KCigKAgQkEgbQBQDTBQEaGiBB\
      IHByb21wdCBiZXNpZGUgYW5vdGhlci4KCicKBAQkAgASBNIFAiwaGSBXaGVuIGl0IGlzIHRvIGJlIHNob3duLgpiBnByb3Rv\
      Mw==
      """)
}
