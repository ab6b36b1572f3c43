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
      bm90aWZpY2F0aW9uImAKGkV4cGxhaW5Ob3RpZmljYXRpb25SZXF1ZXN0EicKD25vdGlmaWNhdGlvbl9pZBgBIAEoCVIObm90\
      aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQijQIKG0V4cGxhaW5Ob3RpZmljYXRpb25SZXNwb25zZRJL\
      Cgxub3RpZmljYXRpb24YASABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlY29yZFIMbm90aWZpY2F0\
      aW9uEjgKBGRyYXcYAiABKAsyJC5vdG9saXRoLnBsYW5uaW5nLnYxLkRyYXdFeHBsYW5hdGlvblIEZHJhdxJHCglwbGFjZW1l\
      bnQYAyABKAsyKS5vdG9saXRoLnBsYW5uaW5nLnYxLlBsYWNlbWVudEV4cGxhbmF0aW9uUglwbGFjZW1lbnQSHgoKcmVwcm9k\
      dWNlZBgEIAEoCFIKcmVwcm9kdWNlZCJ9CglUaW1lUmFuZ2USOQoKc3RhcnRfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZRI1CghlbmRfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2Vu\
      ZFRpbWUijQUKD0RyYXdFeHBsYW5hdGlvbhIaCghyZXZpc2lvbhgBIAEoDVIIcmV2aXNpb24SGwoJdGltZV96b25lGAIgASgJ\
      Ugh0aW1lWm9uZRIlCg50emRhdGFfdmVyc2lvbhgDIAEoCVINdHpkYXRhVmVyc2lvbhIsChJ0emRhdGFfdmVyc2lvbl9ub3cY\
      BCABKAlSEHR6ZGF0YVZlcnNpb25Ob3cSIwoNc2NoZWR1bGVfanNvbhgFIAEoCVIMc2NoZWR1bGVKc29uEhkKCGRheV96ZXJv\
      GAYgASgJUgdkYXlaZXJvEkQKEHN0dWR5X3N0YXJ0X3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg5z\
      dHVkeVN0YXJ0VGltZRJACg5zdHVkeV9lbmRfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDHN0dWR5\
      RW5kVGltZRIbCgliYXNlX3NlZWQYCSABKAlSCGJhc2VTZWVkEhIKBHNlZWQYCiABKAlSBHNlZWQSEgoEZGF0ZRgLIAEoCVIE\
      ZGF0ZRI4Cgd3aW5kb3dzGAwgAygLMh4ub3RvbGl0aC5wbGFubmluZy52MS5UaW1lUmFuZ2VSB3dpbmRvd3MSIwoNbGFzdF9w\
      b3NpdGlvbhgNIAEoDVIMbGFzdFBvc2l0aW9uEjMKBXN0ZXBzGA4gAygLMh0ub3RvbGl0aC5wbGFubmluZy52MS5EcmF3U3Rl\
      cFIFc3RlcHMSEgoEc3RlcBgPIAEoDVIEc3RlcBI3Cgl3aXNoX3RpbWUYECABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0\
      YW1wUgh3aXNoVGltZSLyAQoIRHJhd1N0ZXASHQoKcGFydF9maXJzdBgBIAEoDVIJcGFydEZpcnN0EhsKCXBhcnRfbGFzdBgC\
      IAEoDVIIcGFydExhc3QSFgoGbG93ZXN0GAMgASgNUgZsb3dlc3QSGAoHaGlnaGVzdBgEIAEoDVIHaGlnaGVzdBIaCghwb3Np\
      dGlvbhgFIAEoDVIIcG9zaXRpb24SNwoJZHJhd190aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZHJh\
      d1RpbWUSIwoNZ2FwX2NvcnJlY3RlZBgHIAEoCFIMZ2FwQ29ycmVjdGVkIvwBChRQbGFjZW1lbnRFeHBsYW5hdGlvbhIlCg5y\
      dWxlc19yZXZpc2lvbhgBIAEoDVINcnVsZXNSZXZpc2lvbhIdCgpydWxlc19qc29uGAIgASgJUglydWxlc0pzb24SFAoFbW92\
      ZWQYAyABKAhSBW1vdmVkEj8KC3F1aWV0X2hvdXJzGAQgAygLMh4ub3RvbGl0aC5wbGFubmluZy52MS5UaW1lUmFuZ2VSCnF1\
      aWV0SG91cnMSRwoKbmVpZ2hib3VycxgFIAMoCzInLm90b2xpdGgucGxhbm5pbmcudjEuUGxhY2VtZW50TmVpZ2hib3VyUgpu\
      ZWlnaGJvdXJzIlEKElBsYWNlbWVudE5laWdoYm91chI7Cgtub3RpZnlfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSCm5vdGlmeVRpbWUq0gIKE0NvbXBsaWFuY2VCcmVha2Rvd24SJAogQ09NUExJQU5DRV9CUkVBS0RPV05fVU5T\
      UEVDSUZJRUQQABIeChpDT01QTElBTkNFX0JSRUFLRE9XTl9UT1RBTBABEiQKIENPTVBMSUFOQ0VfQlJFQUtET1dOX1BBUlRJ\
      Q0lQQU5UEAISIwofQ09NUExJQU5DRV9CUkVBS0RPV05fTE9DQUxfREFURRADEiEKHUNPTVBMSUFOQ0VfQlJFQUtET1dOX1VU\
      Q19EQVRFEAQSHQoZQ09NUExJQU5DRV9CUkVBS0RPV05fSE9VUhAFEiAKHENPTVBMSUFOQ0VfQlJFQUtET1dOX1dFRUtEQVkQ\
      BhImCiJDT01QTElBTkNFX0JSRUFLRE9XTl9RVUVTVElPTk5BSVJFEAcSHgoaQ09NUExJQU5DRV9CUkVBS0RPV05fR1JPVVAQ\
      CCrAAQoTUGFydGljaXBhbnRBY3Rpdml0eRIkCiBQQVJUSUNJUEFOVF9BQ1RJVklUWV9VTlNQRUNJRklFRBAAEh8KG1BBUlRJ\
      Q0lQQU5UX0FDVElWSVRZX0FDVElWRRABEh8KG1BBUlRJQ0lQQU5UX0FDVElWSVRZX1NJTEVOVBACEh0KGVBBUlRJQ0lQQU5U\
      X0FDVElWSVRZX0xFRlQQAxIiCh5QQVJUSUNJUEFOVF9BQ1RJVklUWV9DT01QTEVURUQQBCp6ChJOb3RpZmljYXRpb25Pcmln\
      aW4SIwofTk9USUZJQ0FUSU9OX09SSUdJTl9VTlNQRUNJRklFRBAAEiAKHE5PVElGSUNBVElPTl9PUklHSU5fU0NIRURVTEUQ\
      ARIdChlOT1RJRklDQVRJT05fT1JJR0lOX1NUQUZGEAIyxgsKEE92ZXJzaWdodFNlcnZpY2USaQoQR2V0T3duQ29tcGxpYW5j\
      ZRIsLm90b2xpdGgucGxhbm5pbmcudjEuR2V0T3duQ29tcGxpYW5jZVJlcXVlc3QaIi5vdG9saXRoLnBsYW5uaW5nLnYxLk93\
      bkNvbXBsaWFuY2UiA5ACARJgCg1HZXRDb21wbGlhbmNlEikub3RvbGl0aC5wbGFubmluZy52MS5HZXRDb21wbGlhbmNlUmVx\
      dWVzdBofLm90b2xpdGgucGxhbm5pbmcudjEuQ29tcGxpYW5jZSIDkAICEn8KE0V4cG9ydE5vdGlmaWNhdGlvbnMSLy5vdG9s\
      aXRoLnBsYW5uaW5nLnYxLkV4cG9ydE5vdGlmaWNhdGlvbnNSZXF1ZXN0GjAub3RvbGl0aC5wbGFubmluZy52MS5FeHBvcnRO\
      b3RpZmljYXRpb25zUmVzcG9uc2UiA5ACAjABEokBChdMaXN0UGFydGljaXBhbnRTdGF0dXNlcxIzLm90b2xpdGgucGxhbm5p\
      bmcudjEuTGlzdFBhcnRpY2lwYW50U3RhdHVzZXNSZXF1ZXN0GjQub3RvbGl0aC5wbGFubmluZy52MS5MaXN0UGFydGljaXBh\
      bnRTdGF0dXNlc1Jlc3BvbnNlIgOQAgISegoSU2V0UGFydGljaXBhbnREYXRlEi4ub3RvbGl0aC5wbGFubmluZy52MS5TZXRQ\
      YXJ0aWNpcGFudERhdGVSZXF1ZXN0Gi8ub3RvbGl0aC5wbGFubmluZy52MS5TZXRQYXJ0aWNpcGFudERhdGVSZXNwb25zZSID\
      kAICEoABChRMaXN0UGFydGljaXBhbnREYXRlcxIwLm90b2xpdGgucGxhbm5pbmcudjEuTGlzdFBhcnRpY2lwYW50RGF0ZXNS\
      ZXF1ZXN0GjEub3RvbGl0aC5wbGFubmluZy52MS5MaXN0UGFydGljaXBhbnREYXRlc1Jlc3BvbnNlIgOQAgISgwEKFURlbGV0\
      ZVBhcnRpY2lwYW50RGF0ZRIxLm90b2xpdGgucGxhbm5pbmcudjEuRGVsZXRlUGFydGljaXBhbnREYXRlUmVxdWVzdBoyLm90\
      b2xpdGgucGxhbm5pbmcudjEuRGVsZXRlUGFydGljaXBhbnREYXRlUmVzcG9uc2UiA5ACAhJvChJHZXRQYXJ0aWNpcGFudFBs\
      YW4SLi5vdG9saXRoLnBsYW5uaW5nLnYxLkdldFBhcnRpY2lwYW50UGxhblJlcXVlc3QaJC5vdG9saXRoLnBsYW5uaW5nLnYx\
      LlBhcnRpY2lwYW50UGxhbiIDkAICEnEKD0FkZE5vdGlmaWNhdGlvbhIrLm90b2xpdGgucGxhbm5pbmcudjEuQWRkTm90aWZp\
      Y2F0aW9uUmVxdWVzdBosLm90b2xpdGgucGxhbm5pbmcudjEuQWRkTm90aWZpY2F0aW9uUmVzcG9uc2UiA5ACAhJ0ChBNb3Zl\
      Tm90aWZpY2F0aW9uEiwub3RvbGl0aC5wbGFubmluZy52MS5Nb3ZlTm90aWZpY2F0aW9uUmVxdWVzdBotLm90b2xpdGgucGxh\
      bm5pbmcudjEuTW92ZU5vdGlmaWNhdGlvblJlc3BvbnNlIgOQAgISegoSQ2FuY2VsTm90aWZpY2F0aW9uEi4ub3RvbGl0aC5w\
      bGFubmluZy52MS5DYW5jZWxOb3RpZmljYXRpb25SZXF1ZXN0Gi8ub3RvbGl0aC5wbGFubmluZy52MS5DYW5jZWxOb3RpZmlj\
      YXRpb25SZXNwb25zZSIDkAICEn0KE0V4cGxhaW5Ob3RpZmljYXRpb24SLy5vdG9saXRoLnBsYW5uaW5nLnYxLkV4cGxhaW5O\
      b3RpZmljYXRpb25SZXF1ZXN0GjAub3RvbGl0aC5wbGFubmluZy52MS5FeHBsYWluTm90aWZpY2F0aW9uUmVzcG9uc2UiA5AC\
      AUJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xpdGguUGxh\
      bm5pbmcuVjFKzY0BCv4BCgEMEgMEABIa8wEgV2hhdCBiZWNhbWUgb2Ygbm90aWZpY2F0aW9ucywgc2VlbiBhbmQgY2hhbmdl\
      ZCBieSBhIHN0dWR5J3Mgc3RhZmYsIGFuZCBob3cgZWFjaCBjYW1lIGFib3V0LgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQg\
      c3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9zZSB0aGF0IGFsbCBtZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1v\
      bi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUgaW4gZXJyb3JzLnByb3RvLgoKxAMKAgYAEgQWAHcBGrcDIEZv\
      ciB0aG9zZSB3aG8gbGVhZCBhIHN0dWR5LCB3aG8ga25vdyBpdHMgcGFydGljaXBhbnRzIGJ5IHRoZSBwc2V1ZG9ueW0gb2Yg\
      aXRzIGV4cG9ydHMgKGNvbHVtbiBgcGFydGljaXBhbnRgIG9mCiBvdG9saXRoLmluZ2VzdGlvbi52MSBFeHBvcnRBbnN3ZXJT\
      aGVldHMpIGFuZCBieSBub3RoaW5nIGVsc2U7IGFuZCBmb3IgcGFydGljaXBhbnRzIGFib3V0IHRoZW1zZWx2ZXMuIFdoYXRl\
      dmVyCiBzdGFmZiBjaGFuZ2VzIGlzIGluIHRoZSBhdWRpdCBsb2cuCgogRWFjaCBtZXRob2QgZm9yIHN0YWZmIG1heSBhbnN3\
      ZXIgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gUFNFVURPTllNU19OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm86IHRoZSBz\
      dHVkeSdzCiBwc2V1ZG9ueW1zIHdlcmUgbmV2ZXIgYXNrZWQgb2YgaW5nZXN0aW9uLCBhbmQgaXQgY2Fubm90IGJlIHJlYWNo\
      ZWQuCgr+AQoEBgACABIEGwIdAxrvASBIb3cgbWFueSBvZiB0aGUgY2FsbGVyJ3Mgb3duIG5vdGlmaWNhdGlvbnMgd2VyZSBh\
      bnN3ZXJlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxk\
      OiBCUkVBS0RPV05fTUlTU0lORyAoYWxzbyBieSBwYXJ0aWNpcGFudCBhbmQgYnkKIGdyb3VwKSwgUEVSSU9EX0lOVkFMSUQ7\
      IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRC4KCpYCCgQGAAIBEgQiAiQDGocCIEhvdyBtYW55\
      IG5vdGlmaWNhdGlvbnMgb2YgYSBzdHVkeSB3ZXJlIGFuc3dlcmVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRo\
      IGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IEJSRUFLRE9XTl9NSVNTSU5HLCBQRVJJT0RfSU5WQUxJRCwKIFBB\
      UlRJQ0lQQU5UX0lOVkFMSUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOOyBQRVJNSVNTSU9O\
      X0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoK3QMKBAYAAgISBCsCLQMazgMgVGhlIG5vdGlmaWNhdGlv\
      bnMgdGhhdCBHZXRDb21wbGlhbmNlIGNvdW50cyBhcyBDU1YsIG9uZSBieSBvbmUsIGJ5IHBhcnRpY2lwYW50IGFuZCBpbnN0\
      YW50OiB3aGVuIGVhY2ggd2FzIHBsYW5uZWQsCiBoYW5kZWQgb3V0LCBzaG93biwgb3BlbmVkIGFuZCBhbnN3ZXJlZCwgYW5k\
      IHdoYXQgYmVjYW1lIG9mIGl0IChjb2x1bW4gYG91dGNvbWVgLCBieSB0aGUgbmFtZXMgb2YgQ29tcGxpYW5jZVJvdykuCiBC\
      ZXNpZGUgdGhlIHNoZWV0cyBvZiBFeHBvcnRBbnN3ZXJTaGVldHMsIHdoaWNoIGhhdmUgdGhlIHNhbWUgcHNldWRvbnltcyBh\
      bmQgbmFtZSB0aGVpciBub3RpZmljYXRpb24uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24g\
      b2YgZWFjaCB3cm9uZyBmaWVsZDogUEVSSU9EX0lOVkFMSUQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1Rf\
      U1RVRFlfTEVBREVSLgoK7AEKBAYAAgMSBDICNAMa3QEgV2hvIHN0aWxsIGFuc3dlcnMsIHdobyBoYXMgc3RvcHBlZCwgd2hv\
      IGhhcyBsZWZ0IGFuZCB3aG8gaXMgZG9uZTsgYnkgcHNldWRvbnltLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRo\
      IGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFNJTEVOVF9EQVlTX09VVF9PRl9SQU5HRTsgUEVSTUlTU0lPTl9E\
      RU5JRUQgd2l0aAogcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgqOBAoEBgACBBIEPAI+Axr/AyBTZXRzIGEgZGF0ZSBmcm9t\
      IHdoaWNoIHNjaGVkdWxlcyBjb3VudCBmb3Igb25lIHBhcnRpY2lwYW50IChgU2NoZWR1bGVBbmNob3Iuc3RhZmZfZGF0ZV9p\
      ZGApLCBvciBhbm90aGVyIGluIGl0cwogcGxhY2UuIFdoYXQgaXMgcGxhbm5lZCBieSBpdCBpcyBwbGFubmVkIGFuZXcgYXQg\
      b25jZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBQ\
      QVJUSUNJUEFOVF9JTlZBTElELCBEQVRFX0lOVkFMSUQsCiBEQVRFX09VVF9PRl9SQU5HRTsgTk9UX0ZPVU5EIHdpdGggcmVh\
      c29uIFBBUlRJQ0lQQU5UX1VOS05PV04gb3IgU1RBRkZfREFURV9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgK\
      IHJlYXNvbiBQQVJUSUNJUEFOVF9MRUZUOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVS\
      OyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbgogU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoK7wEKBAYAAgUS\
      BEMCRQMa4AEgVGhlIGRhdGVzIHRoYXQgYXJlIHNldCwgYnkgcHNldWRvbnltIGFuZCBpZC4KCiBFcnJvcnM6IElOVkFMSURf\
      QVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBQQVJUSUNJUEFOVF9JTlZBTElEOyBOT1Rf\
      Rk9VTkQgd2l0aCByZWFzb24KIFBBUlRJQ0lQQU5UX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5P\
      VF9TVFVEWV9MRUFERVIuCgqyAgoEBgACBhIESgJMAxqjAiBUYWtlcyBhIGRhdGUgYmFjazogd2hhdCBjb3VudHMgZnJvbSBp\
      dCBpcyBjYWxsZWQgb2ZmIGFuZCBub3QgcGxhbm5lZCBhbnkgbW9yZS4gT25lIHRoYXQgaXMgbm90IHNldCBpcyBubyBlcnJv\
      ci4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBQQVJU\
      SUNJUEFOVF9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aCByZWFzb24KIFBBUlRJQ0lQQU5UX1VOS05PV047IFBFUk1JU1NJT05f\
      REVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgqfAgoEBgACBxIEUQJTAxqQAiBBIHBhcnRpY2lwYW50J3Mg\
      bm90aWZpY2F0aW9ucyBvZiB0aGUgc3R1ZHksIHBhc3QgYW5kIGNvbWluZywgZWFybGllc3QgZmlyc3QuCgogRXJyb3JzOiBJ\
      TlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJ\
      RCwgUEVSSU9EX0lOVkFMSUQ7IE5PVF9GT1VORAogd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5LTk9XTjsgUEVSTUlTU0lP\
      Tl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCqwGCgQGAAIIEgRdAl8DGp0GIEFza3MgYSBwYXJ0aWNp\
      cGFudCBvbmNlIG1vcmUsIGF0IGFuIGluc3RhbnQgdGhhdCBzdGFmZiBjaG9vc2VzLiBJdCBjb3VudHMgdW5kZXIgdGhlIHJ1\
      bGVzIGZvciB0aGUgd2hvbGUgcGVyc29uCiAoZ2FwcywgbnVtYmVycyBhIGRheSkgYXMgb25lIHRoYXQgc3RhbmRzIGFscmVh\
      ZHkuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFS\
      VElDSVBBTlRfSU5WQUxJRCwgTk9USUZJQ0FUSU9OX0lEX0lOVkFMSUQsCiBFWFBJUllfT1VUX09GX1JBTkdFOyBOT1RfRk9V\
      TkQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5LTk9XTiBvciBRVUVTVElPTk5BSVJFX1VOS05PV047IEFMUkVBRFlfRVhJ\
      U1RTIHdpdGgKIHJlYXNvbiBOT1RJRklDQVRJT05fSURfUkVVU0VEOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29u\
      IFBBUlRJQ0lQQU5UX0xFRlQsIFRJTUVfWk9ORV9OT1RfS05PV04sIFNUVURZX1BBVVNFRCwKIFFVRVNUSU9OTkFJUkVfQ0xP\
      U0VELCBOT1RJRllfVElNRV9QQVNULCBOT1RJRllfVElNRV9UT09fRkFSLCBOT1RJRllfVElNRV9PVVRTSURFX1NUVURZLCBO\
      T1RJRllfVElNRV9RVUlFVCBvcgogTk9USUZZX1RJTUVfVEFLRU47IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBT\
      VEFGRl9OT1RJRklDQVRJT05TX0xJTUlUOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX1NUVURZX0xFQURF\
      UjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKlgIKBAYAAgkS\
      BGQCZgMahwIgQ2FsbHMgb25lIG9mZiB0aGF0IGlzIHN0aWxsIHRvIGNvbWUsIGFuZCBhc2tzIGZvciB0aGUgc2FtZSBhdCBh\
      bm90aGVyIGluc3RhbnQuCgogRXJyb3JzOiBhcyBBZGROb3RpZmljYXRpb24gYnV0IGZvciB0aG9zZSBhYm91dCB0aGUgcGFy\
      dGljaXBhbnQgYW5kIGl0cyBleHBpcnk7IE5PVF9GT1VORCB3aXRoIHJlYXNvbgogTk9USUZJQ0FUSU9OX1VOS05PV047IEZB\
      SUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTk9USUZJQ0FUSU9OX05PVF9DT01JTkcuCgrzAgoEBgACChIEbAJuAxrk\
      AiBDYWxscyBvbmUgb2ZmIHRoYXQgaXMgc3RpbGwgdG8gY29tZS4gSXRzIHNjaGVkdWxlIGRvZXMgbm90IGFzayBmb3IgaXQg\
      YWdhaW4uIE9uZSB0aGF0IHdhcyBjYWxsZWQgb2ZmIGlzIG5vIGVycm9yLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3\
      aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IE5PVElGSUNBVElPTl9JRF9JTlZBTElEOyBOT1RfRk9VTkQg\
      d2l0aCByZWFzb24KIE5PVElGSUNBVElPTl9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE5PVElG\
      SUNBVElPTl9OT1RfQ09NSU5HOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX1NUVURZX0xFQURFUi4KCu4C\
      CgQGAAILEgR0AnYDGt8CIEV2ZXJ5dGhpbmcgdGhhdCBsZWQgdG8gYSBub3RpZmljYXRpb24ncyBpbnN0YW50LCBkcmF3biBh\
      Z2FpbiAoU2VydmljZXMvUGxhbm5pbmcvQUxHT1JJVEhNLm1kKS4gRm9yIHRoZSBzdHVkeSdzCiBzdGFmZiwgYW5kIGZvciB0\
      aGUgcGFydGljaXBhbnQgYWJvdXQgdGhlIGNhbGxlcidzIG93bi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBh\
      IHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBOT1RJRklDQVRJT05fSURfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGgg\
      cmVhc29uCiBOT1RJRklDQVRJT05fVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xF\
      QURFUi4KCjwKAgUAEgV6AI0BARovIFdoYXQgZWFjaCByb3cgb2YgYSB0YWJsZSBvZiBhbnN3ZXJzIGlzIGFib3V0LgoKNQoE\
      BQACABIDfAInGiggUmVmdXNlZCB3aXRoIHJlYXNvbiBCUkVBS0RPV05fTUlTU0lORy4KCjkKBAUAAgESA34CIRosIEFsbCB0\
      b2dldGhlcjogb25lIHJvdywgd2hvc2Uga2V5IGlzIGVtcHR5LgoKVAoEBQACAhIEgAECJxpGIEEgcGFydGljaXBhbnQsIGJ5\
      IHBzZXVkb255bTsgYWxzbyB0aG9zZSB3aG8gd2VyZSBub3QgYXNrZWQgYW55dGhpbmcuCgpxCgQFAAIDEgSCAQImGmMgQSBk\
      YXRlIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyICh0aGUgem9uZSB0aGF0IHRoZSBub3RpZmljYXRpb24gd2FzIGRy\
      YXduIGluKSwgYFlZWVktTU0tRERgLgoKLAoEBQACBBIEhAECJBoeIEEgZGF0ZSBpbiBVVEMsIGBZWVlZLU1NLUREYC4KCkEK\
      BAUAAgUSBIYBAiAaMyBBbiBob3VyIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGNsb2NrLCBgMDBgIHRvIGAyM2AuCgpXCgQFAAIG\
      EgSIAQIjGkkgQSBkYXkgb2YgdGhlIHdlZWsgb2YgdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIsIGAxYCBmb3IgTW9uZGF5\
      IHRvIGA3YC4KCisKBAUAAgcSBIoBAikaHSBBIHF1ZXN0aW9ubmFpcmUsIGJ5IGl0cyBpZC4KClYKBAUAAggSBIwBAiEaSCBB\
      IGdyb3VwLCBieSBpdHMgaWQsIGFzIHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvIGl0IG5vdzsgZW1wdHk6IG5vbmUuCgqq\
      AQoCBAASBpEBAK8BARqbASBXaGF0IGJlY2FtZSBvZiBzb21lIG5vdGlmaWNhdGlvbnMuIEVhY2ggaXMgaW4gYHBsYW5uZWRg\
      LCBhbmQgaW4gb25lIG9mIGBhbnN3ZXJlZF9pbl90aW1lYCwgYGFuc3dlcmVkX2xhdGVgLAogYGRpc21pc3NlZGAsIGBtaXNz\
      ZWRgLCBgZXhwaXJlZGAgYW5kIGBvcGVuYC4KCiYKBAQAAgASBJMBAhEaGCBBcyB0aGUgYnJlYWtkb3duIHNheXMuCgqlAQoE\
      BAACARIElgECFRqWASBOb3RpZmljYXRpb25zIHdob3NlIGluc3RhbnQgaGFzIGNvbWUsIG9mIGEgcGFydGljaXBhbnQgd2hv\
      IHRvb2sgcGFydCB0aGVuLCBpbiBhIHN0dWR5IHRoYXQgd2FzIG5vdCBwYXVzZWQgdGhlbi4KIFdpdGhvdXQgdGhvc2UgdGhh\
      dCB3ZXJlIGNhbGxlZCBvZmYuCgp6CgQEAAICEgSYAQIXGmwgQSBkZXZpY2UgdG9sZCB0aGF0IGl0IHNob3dlZCBpdCwgb3Ig\
      d2hhdCBmb2xsb3dzIGZyb20gdGhhdDogaXQgd2FzIG9wZW5lZCwgcHV0IG9mZiwgZGlzbWlzc2VkIG9yIGFuc3dlcmVkLgoK\
      KwoEBAACAxIEmgECFBodIEl0IHdhcyBvcGVuZWQsIG9yIGFuc3dlcmVkLgoKUwoEBAACBBIEnAECHhpFIEEgc2hlZXQgYW5z\
      d2VycyBpdCB0aGF0IHdhcyBmaW5pc2hlZCBieSBpdHMgZXhwaXJ5LCBvciBpdCBoYXMgbm9uZS4KCkYKBAQAAgUSBJ4BAhsa\
      OCBBIHNoZWV0IGFuc3dlcnMgaXQgdGhhdCB3YXMgZmluaXNoZWQgYWZ0ZXIgaXRzIGV4cGlyeS4KCjoKBAQAAgYSBKABAhca\
      LCBUaGUgcGFydGljaXBhbnQgZGlkIG5vdCB3YW50IHRvIGFuc3dlciBpdC4KCnQKBAQAAgcSBKIBAhQaZiBJdHMgdGltZSBp\
      cyBvdmVyIChhdCBpdHMgZXhwaXJ5LCBvciB3aXRoIHRoZSBuZXh0IG9mIGl0cyBzY2hlZHVsZSk7IGEgZGV2aWNlIGhhZCBp\
      dCwgb3IgaXQgd2FzIHNlbnQuCgo/CgQEAAIIEgSkAQIVGjEgSXRzIHRpbWUgaXMgb3ZlciwgYW5kIGl0IG5ldmVyIHJlYWNo\
      ZWQgYW55Ym9keS4KCjEKBAQAAgkSBKYBAhMaIyBJdCBjYW4gc3RpbGwgYmUgYW5zd2VyZWQgaW4gdGltZS4KClUKBAQAAgoS\
      BKgBAiIaRyBBbnN3ZXJlZCwgaW4gdGltZSBvciBsYXRlLCBvZiB0aG9zZSBwbGFubmVkLCAw4oCTMTsgMCB3aGVyZSBub25l\
      IHdhcy4KCiwKBAQAAgsSBKoBAiQaHiBBbnN3ZXJlZCBvZiB0aG9zZSBkZWxpdmVyZWQuCgpyCgQEAAIMEgSsAQIkGmQgU2Vj\
      b25kcyBmcm9tIGl0cyBpbnN0YW50IHRvIHRoZSBhbnN3ZXIgdGhhdCBoYWxmIG9mIHRob3NlIGFuc3dlcmVkIG5lZWQgYXQg\
      bW9zdDsgMCB3aGVyZSBub25lIHdhcy4KCi4KBAQAAg0SBK4BAiEaICBUaGF0IG5pbmUgb2YgdGVuIG5lZWQgYXQgbW9zdC4K\
      CkEKAgQBEgayAQC9AQEaMyBXaGljaCBvZiB0aGUgY2FsbGVyJ3Mgb3duIG5vdGlmaWNhdGlvbnMgdG8gY291bnQuCgoyCgQE\
      AQIAEgS0AQIWGiQgT25lIHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluLgoKNgoEBAECARIEtgECJBooIFJlcXVpcmVk\
      OyBub3QgYnkgcGFydGljaXBhbnQgb3IgZ3JvdXAuCgpICgQEAQICEgS4AQIqGjogSW5zdGFudHMgZnJvbSBoZXJlIG9uOyBh\
      YnNlbnQ6IDI4IGRheXMgYmVmb3JlIGB0b190aW1lYC4KClEKBAQBAgMSBLoBAigaQyBJbnN0YW50cyBiZWZvcmU7IGFic2Vu\
      dDogbm93LiBBdCBtb3N0IDM2NiBkYXlzIGFmdGVyIGBmcm9tX3RpbWVgLgoKGwoEBAECBBIEvAECHhoNIEVtcHR5OiBhbGwu\
      Cgo+CgIEAhIGwAEAxwEBGjAgV2hhdCBiZWNhbWUgb2YgdGhlIGNhbGxlcidzIG93biBub3RpZmljYXRpb25zLgoKKwoEBAIC\
      ABIEwgECIhodIEJ5IHRoZWlyIGtleXM7IGF0IG1vc3QgMzY3LgoKLAoEBAICARIExAECKhoeIFRoZSBwZXJpb2QgdGhhdCB0\
      aGV5IGFyZSBvZi4KChgKBAQCAgISBMYBAigaCiBJdHMgZW5kLgoKOAoCBAMSBsoBAN8BARoqIFdoaWNoIG5vdGlmaWNhdGlv\
      bnMgb2YgYSBzdHVkeSB0byBjb3VudC4KCioKBAQDAgASBMwBAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKGQoE\
      BAMCARIEzgECJBoLIFJlcXVpcmVkLgoKSAoEBAMCAhIE0AECKho6IEluc3RhbnRzIGZyb20gaGVyZSBvbjsgYWJzZW50OiAy\
      OCBkYXlzIGJlZm9yZSBgdG9fdGltZWAuCgpRCgQEAwIDEgTSAQIoGkMgSW5zdGFudHMgYmVmb3JlOyBhYnNlbnQ6IG5vdy4g\
      QXQgbW9zdCAzNjYgZGF5cyBhZnRlciBgZnJvbV90aW1lYC4KChsKBAQDAgQSBNQBAh4aDSBFbXB0eTogYWxsLgoKQgoEBAMC\
      BRIE1gECFho0IE9mIHRob3NlIHdobyBiZWxvbmcgdG8gdGhpcyBncm91cCBub3c7IGVtcHR5OiBhbGwuCgooCgQEAwIGEgTY\
      AQIZGhogQSBwc2V1ZG9ueW07IGVtcHR5OiBhbGwuCgotCgQEAwIHEgTaAQIXGh8gUm93cywgMeKAkzEsMDAwOyAwIG1lYW5z\
      IDIwMC4KCkwKBAQDAggSBNwBAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUg\
      Zmlyc3QgcGFnZS4KCmIKBAQDAgkSBN4BAiYaVCBXaXRoIHRlc3QgcGFydGljaXBhbnRzLCB3aG8gYXJlIGxlZnQgb3V0IG90\
      aGVyd2lzZSB1bmxlc3MgYHBhcnRpY2lwYW50YCBuYW1lcyBvbmUuCgo3CgIEBBIG4gEA6wEBGikgV2hhdCBiZWNhbWUgb2Yg\
      YSBzdHVkeSdzIG5vdGlmaWNhdGlvbnMuCgoeCgQEBAIAEgTkAQIiGhAgQnkgdGhlaXIga2V5cy4KCj8KBAQEAgESBOYBAh0a\
      MSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKLAoEBAQCAhIE6AECKhoeIFRoZSBw\
      ZXJpb2QgdGhhdCB0aGV5IGFyZSBvZi4KClgKBAQEAgMSBOoBAigaSiBJdHMgZW5kOyB3aGVyZSBpdCBpcyB0byBiZSBub3cs\
      IHRoZSBzYW1lIG9uIGFsbCBwYWdlcyBhc2tlZCBmb3Igd2l0aCBpdC4KCjkKAgQFEgbuAQD5AQEaKyBXaGljaCBub3RpZmlj\
      YXRpb25zIG9mIGEgc3R1ZHkgdG8gZXhwb3J0LgoKKgoEBAUCABIE8AECFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMu\
      CgpCCgQEBQIBEgTyAQIqGjQgSW5zdGFudHMgZnJvbSBoZXJlIG9uOyBhYnNlbnQ6IGZyb20gdGhlIGJlZ2lubmluZy4KCi0K\
      BAQFAgISBPQBAigaHyBJbnN0YW50cyBiZWZvcmU7IGFic2VudDogbm93LgoKGwoEBAUCAxIE9gECHhoNIEVtcHR5OiBhbGwu\
      CgowCgQEBQIEEgT4AQIlGiIgV2l0aCB0aG9zZSBvZiB0ZXN0IHBhcnRpY2lwYW50cy4KCkwKAgQGEgb8AQCBAgEaPiBBIHBh\
      cnQgb2YgYW4gZXhwb3J0OyB0aGUgZXhwb3J0IGlzIHRoZSBwYXJ0cyBpbiB0aGVpciBvcmRlci4KClEKBAQGAgASBP4BAhAa\
      QyBCeXRlcyBvZiB0aGUgQ1NWIGZpbGUsIHdoaWNoIG1heSBlbmQgd2l0aGluIGEgcm93IG9yIGEgY2hhcmFjdGVyLgoKKwoE\
      BAYCARIEgAICEhodIE5vdGlmaWNhdGlvbnMgaW4gdGhpcyBwYXJ0LgoKLgoCBQESBoQCAJACARogIFdoZXRoZXIgYSBwYXJ0\
      aWNpcGFudCBnb2VzIG9uLgoKHwoEBQECABIEhgICJxoRIE5ldmVyIGFuc3dlcmVkLgoKIwoEBQECARIEiAICIhoVIE5vbmUg\
      b2YgdGhlIG90aGVycy4KCksKBAUBAgISBIoCAiIaPSBXYXMgYXNrZWQsIGFuZCBoYXMgbm90IGZpbGxlZCBhbnl0aGluZyBp\
      biBmb3Igc28gbWFueSBkYXlzLgoKLAoEBQECAxIEjAICIBoeIERvZXMgbm90IHRha2UgcGFydCBhbnkgbW9yZS4KCpMBCgQF\
      AQIEEgSPAgIlGoQBIE5vdGhpbmcgaXMgYXNrZWQgYW55IG1vcmU6IHRoZSBzdHVkeSBpcyBvdmVyLCBvciBlYWNoIG9uZS10\
      aW1lIHF1ZXN0aW9ubmFpcmUgaXMgZmlsbGVkIGluIGFuZCBlYWNoIHNjaGVkdWxlCiBoYXMgaGFkIGl0cyBsYXN0IGRheS4K\
      CjgKAgQHEgaTAgCgAgEaKiBCeSB3aGljaCBydWxlcyB0byBqdWRnZSwgYW5kIHdoaWNoIHBhZ2UuCgoqCgQEBwIAEgSVAgIW\
      GhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCm0KBAQHAgESBJcCAhkaXyBEYXlzIHdpdGhvdXQgYSBzaGVldCBhZnRl\
      ciB3aGljaCBzb21lYm9keSB3aG8gd2FzIGFza2VkIGNvdW50cyBhcyBzaWxlbnQsIDHigJMzNjU7IDAgbWVhbnMgMy4KCmUK\
      BAQHAgISBJkCAhkaVyBOb3RpZmljYXRpb25zIHRoYXQgbXVzdCBoYXZlIGdvbmUgd2l0aG91dCBhbiBhbnN3ZXIgaW4gdGhh\
      dCB0aW1lLCAx4oCTMTAwOyAwIG1lYW5zIDEuCgokCgQEBwIDEgSbAgIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQH\
      AgQSBJ0CAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4K\
      CicKBAQHAgUSBJ8CAiUaGSBXaXRoIHRlc3QgcGFydGljaXBhbnRzLgoKKwoCBAgSBqMCALQCARodIE9uZSBwYXJ0aWNpcGFu\
      dCBvZiBhIHN0dWR5LgoKGgoEBAgCABIEpQICGRoMIFBzZXVkb255bS4KCkcKBAQIAgESBKcCAhYaOSBUaGUgZ3JvdXAgdGhh\
      dCB0aGUgcGFydGljaXBhbnQgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUuCgoaCgQECAICEgSpAgIjGgwgQXMgb2Ygbm93LgoK\
      WQoEBAgCAxIEqwICKhpLIFdoZW4gdGhlIHBhcnRpY2lwYW50IGpvaW5lZCBsYXN0OyBhYnNlbnQgd2hlcmUgb25seSBsZWF2\
      aW5nIHdhcyBoZWFyZCBvZi4KCj4KBAQIAgQSBK0CAisaMCBXaGVuIHRoZSBwYXJ0aWNpcGFudCBsZWZ0OyBhYnNlbnQ6IHRh\
      a2VzIHBhcnQuCgpXCgQECAIFEgSvAgIxGkkgV2hlbiB0aGUgbGF0ZXN0IHNoZWV0IG9mIHRoZSBzdHVkeSB3YXMgZmluaXNo\
      ZWQ7IGFic2VudDogdGhlcmUgaXMgbm9uZS4KCmUKBAQIAgYSBLECAiAaVyBOb3RpZmljYXRpb25zIHNpbmNlIHRoYXQgc2hl\
      ZXQsIG9yIHNpbmNlIGpvaW5pbmcsIHdpdGhvdXQgdGhvc2UgdGhhdCB3ZXJlIGNhbGxlZCBvZmYuCgpACgQECAIHEgSzAgIc\
      GjIgVGhlIGFuc3dlcnMgYXJlIGEgdGVzdCwgd2hpY2ggZXhwb3J0cyBsZWF2ZSBvdXQuCgonCgIECRIGtwIAvAIBGhkgQSBw\
      YWdlIG9mIHBhcnRpY2lwYW50cy4KCh0KBAQJAgASBLkCAi4aDyBCeSBwc2V1ZG9ueW0uCgo/CgQECQIBEgS7AgIdGjEgRm9y\
      IHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCjkKAgQKEga/AgDKAgEaKyBBIGRhdGUgdGhh\
      dCBzdGFmZiBzZXRzIGZvciBhIHBhcnRpY2lwYW50LgoKGgoEBAoCABIEwQICGRoMIFBzZXVkb255bS4KCjEKBAQKAgESBMMC\
      AhsaIyBBcyB0aGUgc3R1ZHkncyBzY2hlZHVsZXMgbmFtZSBpdC4KCjwKBAQKAgISBMUCAhIaLiBgWVlZWS1NTS1ERGAsIG9m\
      IHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyLgoKIAoEBAoCAxIExwICKRoSIFdoZW4gaXQgd2FzIHNldC4KCkEKBAQKAgQS\
      BMkCAhQaMyBXaG8gc2V0IGl0LCBieSB0aGUgbmFtZSBvZiB0aGUgYXVkaXQgbG9nOiBhIFVVSUQuCgoeCgIECxIGzQIA1gIB\
      GhAgQSBkYXRlIHRvIHNldC4KCioKBAQLAgASBM8CAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKGgoEBAsCARIE\
      0QICGRoMIFBzZXVkb255bS4KCj0KBAQLAgISBNMCAhsaLyBPbmUgdGhhdCBhIHNjaGVkdWxlIG9mIHRoZSBzdHVkeSBjb3Vu\
      dHMgZnJvbS4KCjwKBAQLAgMSBNUCAhIaLiBgWVlZWS1NTS1ERGAsIGF0IG1vc3QgMyw2NjAgZGF5cyBmcm9tIHRvZGF5LgoK\
      IAoCBAwSBtkCANwCARoSIFRoZSBkYXRlIGlzIHNldC4KCiEKBAQMAgASBNsCAicaEyBBcyBpdCBzdGFuZHMgbm93LgoKJAoC\
      BA0SBt8CAOgCARoWIFdoaWNoIGRhdGVzIHRvIGxpc3QuCgoqCgQEDQIAEgThAgIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBs\
      ZWFkcy4KCikKBAQNAgESBOMCAhkaGyBQc2V1ZG9ueW07IGVtcHR5OiBvZiBhbGwuCgokCgQEDQICEgTlAgIXGhYgMeKAkzIw\
      MDsgMCBtZWFucyA1MC4KCkwKBAQNAgMSBOcCAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVt\
      cHR5OiB0aGUgZmlyc3QgcGFnZS4KCiAKAgQOEgbrAgDwAgEaEiBBIHBhZ2Ugb2YgZGF0ZXMuCgokCgQEDgIAEgTtAgIxGhYg\
      QnkgcHNldWRvbnltIGFuZCBpZC4KCj8KBAQOAgESBO8CAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMg\
      dGhlIGxhc3Qgb25lLgoKJAoCBA8SBvMCAPoCARoWIEEgZGF0ZSB0byB0YWtlIGJhY2suCgoqCgQEDwIAEgT1AgIWGhwgT25l\
      IHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KChoKBAQPAgESBPcCAhkaDCBQc2V1ZG9ueW0uCgoeCgQEDwICEgT5AgIbGhAgVGhl\
      IGRhdGUncyBpZC4KCi0KAgQQEgb9AgCAAwEaHyBUaGUgZGF0ZSBpcyBub3Qgc2V0IGFueSBtb3JlLgoKJgoEBBACABIE/wIC\
      ExoYIEZhbHNlOiBpdCB3YXMgbm90IHNldC4KCi0KAgUCEgaDAwCKAwEaHyBXaG8gYXNrZWQgZm9yIGEgbm90aWZpY2F0aW9u\
      LgoKHwoEBQICABIEhQMCJhoRIE5ldmVyIGFuc3dlcmVkLgoKGwoEBQICARIEhwMCIxoNIEEgc2NoZWR1bGUuCgorCgQFAgIC\
      EgSJAwIgGh0gVGhlIHN0dWR5J3Mgc3RhZmYsIGJ5IGhhbmQuCgo8CgIEERIGjQMAsgMBGi4gQSBub3RpZmljYXRpb24gd2l0\
      aCBhbGwgdGhhdCBoYXBwZW5lZCB0byBpdC4KChUKBAQRAgASBI8DAh0aByBVVUlELgoKKAoEBBECARIEkQMCHhoaIFdoYXQg\
      aXMgdG8gYmUgZmlsbGVkIGluLgoKYwoEBBECAhIEkwMCGRpVIFRoZSBzY2hlZHVsZSB0aGF0IGFza3M7IGVtcHR5IHdoZXJl\
      IHRoZSBzdHVkeSBnaXZlcyBpdCBubyBpZCwgYW5kIHdoZXJlIHN0YWZmIGFza3MuCgoZCgQEEQIDEgSVAwIgGgsgV2hvIGFz\
      a3MuCgonCgQEEQIEEgSXAwIsGhkgV2hlbiBpdCBpcyB0byBiZSBzaG93bi4KClwKBAQRAgUSBJkDAiwaTiBBZnRlciB0aGlz\
      IGl0IGNhbiBubyBsb25nZXIgYmUgYW5zd2VyZWQgaW4gdGltZTsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBvbmUuCgpDCgQE\
      EQIGEgSbAwIRGjUgQSBjbG9jayB0aW1lIHRoYXQgc29tZWJvZHkgY2hvc2UsIG5vdCBhIHJhbmRvbSBvbmUuCgoaCgQEEQIH\
      EgSdAwIeGgwgQXMgb2Ygbm93LgoKQgoEBBECCBIEnwMCKho0IFdoZW4gaXRzIHNjaGVkdWxlIHdvdWxkIGhhdmUgaGFkIGl0\
      OyBhYnNlbnQ6IHRoZW4uCgo3CgQEEQIJEgShAwIrGikgV2hlbiBpdCB3YXMgcGxhbm5lZDsgYWJzZW50OiBub3Qga25vd24u\
      CgpWCgQEEQIKEgSjAwIvGkggV2hlbiBhIGRldmljZSBhc2tlZCBmb3IgaXQ7IGFic2VudDogbm9uZSBkaWQuIFNvIHdpdGgg\
      YWxsIHRoYXQgZm9sbG93LgoKIQoEBBECCxIEpQMCKxoTIFdoZW4gaXQgd2FzIHNlbnQuCgooCgQEEQIMEgSnAwIuGhogV2hl\
      biBhIGRldmljZSBzaG93ZWQgaXQuCgovCgQEEQINEgSpAwIrGiEgV2hlbiB0aGUgcGFydGljaXBhbnQgb3BlbmVkIGl0LgoK\
      MAoEBBECDhIEqwMCLhoiIFdoZW4gdGhlIHBhcnRpY2lwYW50IHJlZnVzZWQgaXQuCgo8CgQEEQIPEgStAwItGi4gV2hlbiB0\
      aGUgc2hlZXQgd2FzIGZpbmlzaGVkIHRoYXQgYW5zd2VycyBpdC4KCicKBAQRAhASBK8DAi0aGSBXaGVuIGl0IHdhcyBjYWxs\
      ZWQgb2ZmLgoKJAoEBBECERIEsQMCHxoWIFN0YWZmIGNhbGxlZCBpdCBvZmYuCgo9CgIEEhIGtQMAxAMBGi8gV2hpY2ggbm90\
      aWZpY2F0aW9ucyBvZiBhIHBhcnRpY2lwYW50IHRvIGxpc3QuCgoqCgQEEgIAEgS3AwIWGhwgT25lIHRoYXQgdGhlIGNhbGxl\
      ciBsZWFkcy4KChoKBAQSAgESBLkDAhkaDCBQc2V1ZG9ueW0uCgpFCgQEEgICEgS7AwIqGjcgSW5zdGFudHMgZnJvbSBoZXJl\
      IG9uOyBhYnNlbnQ6IHNldmVuIGRheXMgYmVmb3JlIG5vdy4KCj4KBAQSAgMSBL0DAigaMCBJbnN0YW50cyBiZWZvcmU7IGFi\
      c2VudDogYWxsIHRoYXQgYXJlIHBsYW5uZWQuCgowCgQEEgIEEgS/AwIdGiIgQWxzbyB0aG9zZSB0aGF0IHdlcmUgY2FsbGVk\
      IG9mZi4KCiUKBAQSAgUSBMEDAhcaFyAx4oCTNTAwOyAwIG1lYW5zIDEwMC4KCkwKBAQSAgYSBMMDAhgaPiBgbmV4dF9wYWdl\
      X3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCjgKAgQTEgbHAwDOAwEaKiBBIHBh\
      Z2Ugb2YgYSBwYXJ0aWNpcGFudCdzIG5vdGlmaWNhdGlvbnMuCgofCgQEEwIAEgTJAwIwGhEgRWFybGllc3QgZmlyc3QuCgpT\
      CgQEEwIBEgTLAwIXGkUgVGhlIHpvbmUgdGhhdCB0aGUgcGFydGljaXBhbnQncyBkZXZpY2UgbmFtZWQgbGFzdDsgZW1wdHk6\
      IG5vbmUgeWV0LgoKPwoEBBMCAhIEzQMCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBv\
      bmUuCgomCgIEFBIG0QMA4AMBGhggQSBub3RpZmljYXRpb24gdG8gYWRkLgoKKgoEBBQCABIE0wMCFhocIE9uZSB0aGF0IHRo\
      ZSBjYWxsZXIgbGVhZHMuCgoaCgQEFAIBEgTVAwIZGgwgUHNldWRvbnltLgoKOwoEBBQCAhIE1wMCHhotIE9uZSBvZiB0aGUg\
      c3R1ZHkgdGhhdCB0aGUgcGFydGljaXBhbnQgc2Vlcy4KClYKBAQUAgMSBNkDAh0aSCBVVUlEIG9mIHRoZSBjYWxsZXIncyBt\
      YWtpbmc6IHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gYWRkcyBub3RoaW5nIG1vcmUuCgplCgQEFAIEEgTbAwIsGlcgV2hlbiB0\
      byBhc2ssIHRvIHRoZSBzZWNvbmQ7IGluIHRoZSBmdXR1cmUsIGF0IG1vc3QgNDAwIGRheXMuIFdoYXQgaXMgbGVzcyBpcyBj\
      dXQgb2ZmLgoKYwoEBBQCBRIE3QMCIxpVIEhvdyBtYW55IG1pbnV0ZXMgaXQgY2FuIGJlIGFuc3dlcmVkIGluIHRpbWUsIGF0\
      IG1vc3QgNDQsNjQwOyAwOiB1bnRpbCB0aGUgbmV4dCBvbmUuCgo6CgQEFAIGEgTfAwIgGiwgQWxzbyB3aXRoaW4gdGhlIHBh\
      cnRpY2lwYW50J3MgcXVpZXQgaG91cnMuCgosCgIEFRIG4wMA5gMBGh4gVGhlIG5vdGlmaWNhdGlvbiBpcyBwbGFubmVkLgoK\
      IQoEBBUCABIE5QMCJhoTIEFzIGl0IHN0YW5kcyBub3cuCgonCgIEFhIG6QMA9AMBGhkgQSBub3RpZmljYXRpb24gdG8gbW92\
      ZS4KCioKBAQWAgASBOsDAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKLAoEBBYCARIE7QMCHRoeIFVVSUQgb2Yg\
      d2hhdCBpcyB0byBiZSBtb3ZlZC4KCnAKBAQWAgISBO8DAiEaYiBVVUlEIG9mIHRoZSBjYWxsZXIncyBtYWtpbmcsIG9mIHRo\
      ZSBvbmUgaW4gaXRzIHBsYWNlOiB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIG1vdmVzIG5vdGhpbmcgbW9yZS4KCnsKBAQWAgMS\
      BPEDAiwabSBXaGVuIHRvIGFzayBpbnN0ZWFkOyBhcyBpbiBBZGROb3RpZmljYXRpb24uIEl0IGNhbiBiZSBhbnN3ZXJlZCBh\
      cyBsb25nIGFzIHRoZSBvbmUgdGhhdCBpcyBjYWxsZWQgb2ZmIGNvdWxkLgoKOgoEBBYCBBIE8wMCIBosIEFsc28gd2l0aGlu\
      IHRoZSBwYXJ0aWNpcGFudCdzIHF1aWV0IGhvdXJzLgoKKgoCBBcSBvcDAPoDARocIFRoZSBub3RpZmljYXRpb24gaXMgbW92\
      ZWQuCgocCgQEFwIAEgT5AwImGg4gVGhlIG5ldyBvbmUuCgorCgIEGBIG/QMAggQBGh0gQSBub3RpZmljYXRpb24gdG8gY2Fs\
      bCBvZmYuCgoqCgQEGAIAEgT/AwIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KChUKBAQYAgESBIEEAh0aByBVVUlE\
      LgoKLwoCBBkSBoUEAIgEARohIFRoZSBub3RpZmljYXRpb24gaXMgY2FsbGVkIG9mZi4KCiEKBAQZAgASBIcEAiYaEyBBcyBp\
      dCBzdGFuZHMgbm93LgoKLgoCBBoSBosEAJAEARogIFdoaWNoIG5vdGlmaWNhdGlvbiB0byBleHBsYWluLgoKFQoEBBoCABIE\
      jQQCHRoHIFVVSUQuCgpXCgQEGgIBEgSPBAIWGkkgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkczsgZW1wdHk6IHRoZSBub3Rp\
      ZmljYXRpb24gaXMgdGhlIGNhbGxlcidzIG93bi4KCi4KAgQbEgaTBACdBAEaICBIb3cgYSBub3RpZmljYXRpb24gY2FtZSBh\
      Ym91dC4KCiEKBAQbAgASBJUEAiYaEyBBcyBpdCBzdGFuZHMgbm93LgoKSAoEBBsCARIElwQCGxo6IFdoYXQgaXQgd2FzIGRy\
      YXduIGZyb207IGFic2VudDogc3RhZmYgY2hvc2UgaXRzIGluc3RhbnQuCgpaCgQEGwICEgSZBAIlGkwgV2hhdCB0aGUgcnVs\
      ZXMgZm9yIHRoZSB3aG9sZSBwZXJzb24gbWFkZSBvZiB0aGF0OyBhYnNlbnQ6IHRoZXJlIHdlcmUgbm9uZS4KCrgBCgQEGwID\
      EgScBAIWGqkBIERyYXdpbmcgaXQgYWdhaW4sIGFuZCBwbGFjaW5nIGl0IGFnYWluIGFtb25nIHdoYXQgc3Rvb2QgdGhlbiwg\
      Z2l2ZXMgdGhlIHZlcnkgc2FtZSBpbnN0YW50LiBGYWxzZSB3aGVyZSB6b25lcywKIG9yIHdoYXQgc3Rvb2QgdGhlbiwgYXJl\
      IG5vdCBrbm93biBhbnkgbW9yZSBhcyB0aGV5IHdlcmUuCgogCgIEHBIGoAQApQQBGhIgQSByYW5nZSBvZiB0aW1lLgoKGgoE\
      BBwCABIEogQCKxoMIEluY2x1c2l2ZS4KCikKBAQcAgESBKQEAikaGyBJbmNsdXNpdmUsIHRvIHRoZSBzZWNvbmQuCgo5CgIE\
      HRIGqAQAyQQBGisgRnJvbSB3aGF0LCBhbmQgaG93LCBhbiBpbnN0YW50IHdhcyBkcmF3bi4KCjQKBAQdAgASBKoEAhYaJiBP\
      ZiB0aGUgcGxhbidzIGlucHV0czsgY291bnRzIGZyb20gMS4KCjgKBAQdAgESBKwEAhcaKiBUaGUgem9uZSB0aGF0IGNvdW50\
      ZWQsIGJ5IGl0cyBJQU5BIG5hbWUuCgpLCgQEHQICEgSuBAIcGj0gT2YgdGhlIHpvbmUncyBydWxlcyB0aGF0IGl0IHdhcyBk\
      cmF3biBieTsgZW1wdHk6IG5vdCBrbm93bi4KCjQKBAQdAgMSBLAEAiAaJiBPZiB0aG9zZSB0aGF0IGl0IHdhcyBkcmF3biBh\
      Z2FpbiBieS4KClMKBAQdAgQSBLIEAhsaRSBUaGUgc2NoZWR1bGUgYXMgSlNPTiwgd2l0aCB0aGUgbmFtZXMgb2YgYSBwYXJ0\
      aWNpcGFudCdzIG93biBleHBvcnQuCgpfCgQEHQIFEgS0BAIWGlEgVGhlIGRhdGUgdGhhdCBpdHMgZGF5cyBjb3VudCBmcm9t\
      LCBgWVlZWS1NTS1ERGA7IGVtcHR5OiBpdCBtYWtlcyBubyBkaWZmZXJlbmNlLgoKNQoEBB0CBhIEtgQCMRonIEJlZ2lubmlu\
      ZyBvZiB0aGUgc3R1ZHk7IGFic2VudDogb3Blbi4KCi8KBAQdAgcSBLgEAi8aISBFbmQgb2YgdGhlIHN0dWR5OyBhYnNlbnQ6\
      IG9wZW4uCgpJCgQEHQIIEgS6BAIXGjsgQmFzZSBvZiBhbGwgZHJhd3Mgb2YgdGhlIHJldmlzaW9uLCAxNiBoZXhhZGVjaW1h\
      bCBkaWdpdHMuCgpoCgQEHQIJEgS8BAITGlogU2VlZCBvZiB0aGUgZGF0ZSdzIGRyYXcsIDE2IGhleGFkZWNpbWFsIGRpZ2l0\
      czsgZW1wdHk6IG5vdGhpbmcgaXMgZHJhd24gZm9yIGZpeGVkIHRpbWVzLgoKOAoEBB0CChIEvgQCExoqIFRoZSBkYXRlIHdo\
      b3NlIGRyYXcgaXQgaXMsIGBZWVlZLU1NLUREYC4KClIKBAQdAgsSBMAEAiIaRCBXaGF0IHF1aWV0IGhvdXJzIGxlYXZlIG9m\
      IHRoZSBkYXRlJ3Mgd2luZG93OyBub25lIGZvciBmaXhlZCB0aW1lcy4KCmcKBAQdAgwSBMIEAhwaWSBUaGUgd2hvbGUgc2Vj\
      b25kcyBpbiB0aGVtLCBudW1iZXJlZCBmcm9tIDAsIGFyZSB3aGF0IHBvc2l0aW9ucyBhcmUgb2Y6IHRoZSBsYXN0IG51bWJl\
      ci4KCkcKBAQdAg0SBMQEAh8aOSBFdmVyeSBpbnN0YW50IG9mIHRoZSBkYXRlLCBpbiB0aGUgb3JkZXIgb2YgdGhlaXIgZHJh\
      d3MuCgpPCgQEHQIOEgTGBAITGkEgV2hpY2ggb2YgdGhlbSBpdCBpcywgZnJvbSAxOyAwOiBkcmF3aW5nIGFnYWluIGRvZXMg\
      bm90IGdpdmUgaXQuCgowCgQEHQIPEgTIBAIrGiIgV2hlbiBpdHMgc2NoZWR1bGUgd291bGQgaGF2ZSBpdC4KCioKAgQeEgbM\
      BADbBAEaHCBPbmUgbnVtYmVyIHRoYXQgd2FzIGRyYXduLgoKVAoEBB4CABIEzgQCGBpGIFRoZSBwYXJ0IG9mIHRoZSB3aW5k\
      b3cgdGhhdCBpcyBpdHMgb3duLCBhcyBwb3NpdGlvbnM6IGl0cyBiZWdpbm5pbmcuCgoYCgQEHgIBEgTQBAIXGgogSXRzIGVu\
      ZC4KCmwKBAQeAgISBNIEAhQaXiBGcm9tIHdoZXJlIG9uIGl0IHdhcyBkcmF3bjogbGF0ZXIgdGhhbiB0aGUgcGFydCB3aGVy\
      ZSB0aGUgb25lIGJlZm9yZSBpcyBjbG9zZXIgdGhhbiB0aGUgZ2FwLgoKPwoEBB4CAxIE1AQCFRoxIFVwIHRvIHdoZXJlOiBz\
      byB0aGF0IGFsbCB0aGF0IGZvbGxvdyBoYXZlIHJvb20uCgofCgQEHgIEEgTWBAIWGhEgV2hhdCB3YXMgZHJhd24uCgoiCgQE\
      HgIFEgTYBAIqGhQgVGhlIGluc3RhbnQgb2YgaXQuCgoyCgQEHgIGEgTaBAIZGiQgVGhlIGdhcCBtb3ZlZCBhIGJvdW5kIG9m\
      IGl0cyBwYXJ0LgoKSwoCBB8SBt4EAOsEARo9IFdoYXQgdGhlIHJ1bGVzIGZvciB0aGUgd2hvbGUgcGVyc29uIG1hZGUgb2Yg\
      YSBkYXRlJ3MgZHJhd3MuCgosCgQEHwIAEgTgBAIcGh4gT2YgdGhlIHJ1bGVzOyBjb3VudHMgZnJvbSAxLgoKjwEKBAQfAgES\
      BOMEAhgagAEgVGhlIHJ1bGVzIGFzIEpTT046IHF1aWV0IGhvdXJzLCBnYXAgYW5kIG51bWJlciBhIGRheSBvZiB0aGUgcGVy\
      c29uLCBhbmQgdGhvc2Ugb2Ygc3R1ZGllczsgZm9yIHN0YWZmIG9mIHRoZWlyIG93bgogc3R1ZHkgYWxvbmUuCgo0CgQEHwIC\
      EgTlBAIRGiYgSXQgaXMgbm90IHdoZXJlIGl0cyBzY2hlZHVsZSBoYWQgaXQuCgorCgQEHwIDEgTnBAIlGh0gUXVpZXQgaG91\
      cnMgYWJvdXQgaXRzIGRhdGUuCgqwAQoEBB8CBBIE6gQCLRqhASBQcm9tcHRzIHRoYXQgc3Rvb2QgYXQgdGhhdCB0aW1lLCBv\
      ciB3ZXJlIHBsYWNlZCB3aXRoIGl0LCB3aXRoaW4gMTIgaG91cnMgb2YgaXRzIHdpc2ggb3IgaXRzIGluc3RhbnQ7IGZvciBz\
      dGFmZgogdGhvc2Ugb2YgdGhlaXIgb3duIHN0dWR5IGFsb25lLiBFYXJsaWVzdCBmaXJzdC4KCigKAgQgEgbuBADxBAEaGiBB\
      IHByb21wdCBiZXNpZGUgYW5vdGhlci4KCicKBAQgAgASBPAEAiwaGSBXaGVuIGl0IGlzIHRvIGJlIHNob3duLgpiBnByb3Rv\
      Mw==
      """)
}
