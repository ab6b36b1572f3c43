// Generated from otolith/events/v1/events.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension EventsV1 {
  /// What a participant did.
  public enum ActivityKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never told.
    case unspecified
    /// Wrote, changed or deleted a health record.
    case record
    /// Listened to a sound.
    case listening
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .record, .listening] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .record
        case 2: .listening
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .record: 1
        case .listening: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension EventsV1 {
  /// auth; subject: key id. The key signs access tokens.
  public struct SigningKeyPublished: Message {
    /// RFC 7638 thumbprint.
    public var keyID: String
    /// Ed25519, 32 bytes.
    public var publicKey: [UInt8]
    /// From when on nothing that it signed is believed; absent: never.
    public var expireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.keyID = ""
      self.publicKey = []
      self.expireTime = nil
    }

    public init(
      keyID: String = "",
      publicKey: [UInt8] = [],
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.keyID = keyID
      self.publicKey = publicKey
      self.expireTime = expireTime
    }
  }
}

extension EventsV1.SigningKeyPublished {
  public static var fullName: String { "otolith.events.v1.SigningKeyPublished" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__SigningKeyPublished()
    otolith__events__v1__signing_key_published__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__SigningKeyPublished>) {
    self.keyID = Codec.string(c.pointee.key_id)
    self.publicKey = Codec.bytes(c.pointee.public_key)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__SigningKeyPublished> {
    let c = arena.allocate(Otolith__Events__V1__SigningKeyPublished.self)
    otolith__events__v1__signing_key_published__init(c)
    if !self.keyID.isEmpty { c.pointee.key_id = arena.string(self.keyID) }
    if !self.publicKey.isEmpty { c.pointee.public_key = ProtobufCBinaryData(len: self.publicKey.count, data: arena.bytes(self.publicKey)) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// Any service, of itself; subject: key id. The key by which the service proves to the others who it is:
  /// `Event.source` says whose it is. Published again at every start, and with an earlier end when it is
  /// revoked; the earliest end counts.
  public struct ServiceKeyPublished: Message {
    /// RFC 7638 thumbprint.
    public var keyID: String
    /// Ed25519, 32 bytes.
    public var publicKey: [UInt8]
    /// From when on nothing that it signed is believed. An event without it is none.
    public var expireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.keyID = ""
      self.publicKey = []
      self.expireTime = nil
    }

    public init(
      keyID: String = "",
      publicKey: [UInt8] = [],
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.keyID = keyID
      self.publicKey = publicKey
      self.expireTime = expireTime
    }
  }
}

extension EventsV1.ServiceKeyPublished {
  public static var fullName: String { "otolith.events.v1.ServiceKeyPublished" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__ServiceKeyPublished()
    otolith__events__v1__service_key_published__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__ServiceKeyPublished>) {
    self.keyID = Codec.string(c.pointee.key_id)
    self.publicKey = Codec.bytes(c.pointee.public_key)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ServiceKeyPublished> {
    let c = arena.allocate(Otolith__Events__V1__ServiceKeyPublished.self)
    otolith__events__v1__service_key_published__init(c)
    if !self.keyID.isEmpty { c.pointee.key_id = arena.string(self.keyID) }
    if !self.publicKey.isEmpty { c.pointee.public_key = ProtobufCBinaryData(len: self.publicKey.count, data: arena.bytes(self.publicKey)) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. An enrolment began, or goes on under a new consent.
  public struct ParticipantEnrolled: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// When the enrolment began; absent: at the event's time.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// `Study.consent_version` of the text that was consented to.
    public var consentVersion: String
    /// The study's group that the participant belongs to; empty: none.
    public var groupID: String
    /// Whether what the participant answers is a test.
    public var testParticipant: Bool
    /// As in TestParticipantChanged.
    public var accountRevision: UInt64

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.joinTime = nil
      self.consentVersion = ""
      self.groupID = ""
      self.testParticipant = false
      self.accountRevision = 0
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      joinTime: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      groupID: String = "",
      testParticipant: Bool = false,
      accountRevision: UInt64 = 0
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.joinTime = joinTime
      self.consentVersion = consentVersion
      self.groupID = groupID
      self.testParticipant = testParticipant
      self.accountRevision = accountRevision
    }
  }
}

extension EventsV1.ParticipantEnrolled {
  public static var fullName: String { "otolith.events.v1.ParticipantEnrolled" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__ParticipantEnrolled()
    otolith__events__v1__participant_enrolled__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__ParticipantEnrolled>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.joinTime = c.pointee.join_time.map { GoogleProtobuf.Timestamp($0) }
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.groupID = Codec.string(c.pointee.group_id)
    self.testParticipant = c.pointee.test_participant != 0
    self.accountRevision = c.pointee.account_revision
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ParticipantEnrolled> {
    let c = arena.allocate(Otolith__Events__V1__ParticipantEnrolled.self)
    otolith__events__v1__participant_enrolled__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    c.pointee.account_revision = self.accountRevision
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. An administrator said whether what the participant answers is a test.
  public struct TestParticipantChanged: Message {
    /// UUID.
    public var participantID: String
    /// Whether it is.
    public var testParticipant: Bool
    /// Counts what administrators change of the account, from 1. What is told with a lower one than is known
    /// came late and changes nothing.
    public var accountRevision: UInt64
    /// When it was said.
    public var changeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.testParticipant = false
      self.accountRevision = 0
      self.changeTime = nil
    }

    public init(
      participantID: String = "",
      testParticipant: Bool = false,
      accountRevision: UInt64 = 0,
      changeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.testParticipant = testParticipant
      self.accountRevision = accountRevision
      self.changeTime = changeTime
    }
  }
}

extension EventsV1.TestParticipantChanged {
  public static var fullName: String { "otolith.events.v1.TestParticipantChanged" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__TestParticipantChanged()
    otolith__events__v1__test_participant_changed__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__TestParticipantChanged>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.testParticipant = c.pointee.test_participant != 0
    self.accountRevision = c.pointee.account_revision
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__TestParticipantChanged> {
    let c = arena.allocate(Otolith__Events__V1__TestParticipantChanged.self)
    otolith__events__v1__test_participant_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    c.pointee.account_revision = self.accountRevision
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. An administrator shut an account out, or let it in again. Every service
  /// refuses the access tokens of a suspended one. Of each account the latest is kept for ever.
  public struct AccountSuspensionChanged: Message {
    /// UUID.
    public var participantID: String
    /// False: it was restored.
    public var suspended: Bool
    /// As in TestParticipantChanged.
    public var accountRevision: UInt64
    /// When it was done.
    public var changeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.suspended = false
      self.accountRevision = 0
      self.changeTime = nil
    }

    public init(
      participantID: String = "",
      suspended: Bool = false,
      accountRevision: UInt64 = 0,
      changeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.suspended = suspended
      self.accountRevision = accountRevision
      self.changeTime = changeTime
    }
  }
}

extension EventsV1.AccountSuspensionChanged {
  public static var fullName: String { "otolith.events.v1.AccountSuspensionChanged" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__AccountSuspensionChanged()
    otolith__events__v1__account_suspension_changed__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__AccountSuspensionChanged>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.suspended = c.pointee.suspended != 0
    self.accountRevision = c.pointee.account_revision
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__AccountSuspensionChanged> {
    let c = arena.allocate(Otolith__Events__V1__AccountSuspensionChanged.self)
    otolith__events__v1__account_suspension_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.suspended = self.suspended ? 1 : 0
    c.pointee.account_revision = self.accountRevision
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. A leader put a member into a group, or out of it.
  public struct MemberGroupChanged: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// The group that the member belongs to from now on; empty: none.
    public var groupID: String
    /// From when on; absent: the event's time. Later changes of an enrolment have later times.
    public var changeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.groupID = ""
      self.changeTime = nil
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      groupID: String = "",
      changeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.groupID = groupID
      self.changeTime = changeTime
    }
  }
}

extension EventsV1.MemberGroupChanged {
  public static var fullName: String { "otolith.events.v1.MemberGroupChanged" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__MemberGroupChanged()
    otolith__events__v1__member_group_changed__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__MemberGroupChanged>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__MemberGroupChanged> {
    let c = arena.allocate(Otolith__Events__V1__MemberGroupChanged.self)
    otolith__events__v1__member_group_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. A leader decided on a request to join; an approval comes with
  /// ParticipantEnrolled.
  public struct JoinRequestDecided: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// False: rejected.
    public var approved: Bool
    /// When the leader decided.
    public var decideTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.approved = false
      self.decideTime = nil
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      approved: Bool = false,
      decideTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.approved = approved
      self.decideTime = decideTime
    }
  }
}

extension EventsV1.JoinRequestDecided {
  public static var fullName: String { "otolith.events.v1.JoinRequestDecided" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__JoinRequestDecided()
    otolith__events__v1__join_request_decided__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__JoinRequestDecided>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.approved = c.pointee.approved != 0
    self.decideTime = c.pointee.decide_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__JoinRequestDecided> {
    let c = arena.allocate(Otolith__Events__V1__JoinRequestDecided.self)
    otolith__events__v1__join_request_decided__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.approved = self.approved ? 1 : 0
    if let value = self.decideTime { c.pointee.decide_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. The participant left.
  public struct EnrolmentEnded: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// When the enrolment ended; absent: at the event's time.
    public var leaveTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.leaveTime = nil
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      leaveTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.leaveTime = leaveTime
    }
  }
}

extension EventsV1.EnrolmentEnded {
  public static var fullName: String { "otolith.events.v1.EnrolmentEnded" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__EnrolmentEnded()
    otolith__events__v1__enrolment_ended__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__EnrolmentEnded>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.leaveTime = c.pointee.leave_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__EnrolmentEnded> {
    let c = arena.allocate(Otolith__Events__V1__EnrolmentEnded.self)
    otolith__events__v1__enrolment_ended__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.leaveTime { c.pointee.leave_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// catalogue; subject: study id. Carries the whole study, all languages.
  public struct StudyPublished: Message {
    /// With its revision; the highest counts.
    public var study: CatalogueV1.Study?
    /// Argon2id PHC string. Only in events of catalogues that did not publish StudyPasswordSet yet; empty
    /// since, and whoever reads it takes the empty one for "not told here".
    public var accessPasswordHash: String

    /// Every field at its default.
    public init() {
      self.study = nil
      self.accessPasswordHash = ""
    }

    public init(
      study: CatalogueV1.Study? = nil,
      accessPasswordHash: String = ""
    ) {
      self.study = study
      self.accessPasswordHash = accessPasswordHash
    }
  }
}

extension EventsV1.StudyPublished {
  public static var fullName: String { "otolith.events.v1.StudyPublished" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__StudyPublished()
    otolith__events__v1__study_published__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__StudyPublished>) {
    self.study = c.pointee.study.map { CatalogueV1.Study($0) }
    self.accessPasswordHash = Codec.string(c.pointee.access_password_hash)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__StudyPublished> {
    let c = arena.allocate(Otolith__Events__V1__StudyPublished.self)
    otolith__events__v1__study_published__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.accessPasswordHash.isEmpty { c.pointee.access_password_hash = arena.string(self.accessPasswordHash) }
    return c
  }
}

extension EventsV1 {
  /// catalogue; subject: study id. Only otolith-auth reads it. Comes in front of each StudyPublished of a
  /// study that has a password, or had one in the revision before; the highest revision counts.
  public struct StudyPasswordSet: Message {
    /// The study.
    public var studyID: String
    /// The study's revision that it was published with, from 1.
    public var studyRevision: UInt32
    /// Argon2id PHC string; empty: the study has no password any more.
    public var accessPasswordHash: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.studyRevision = 0
      self.accessPasswordHash = ""
    }

    public init(
      studyID: String = "",
      studyRevision: UInt32 = 0,
      accessPasswordHash: String = ""
    ) {
      self.studyID = studyID
      self.studyRevision = studyRevision
      self.accessPasswordHash = accessPasswordHash
    }
  }
}

extension EventsV1.StudyPasswordSet {
  public static var fullName: String { "otolith.events.v1.StudyPasswordSet" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__StudyPasswordSet()
    otolith__events__v1__study_password_set__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__StudyPasswordSet>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.studyRevision = c.pointee.study_revision
    self.accessPasswordHash = Codec.string(c.pointee.access_password_hash)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__StudyPasswordSet> {
    let c = arena.allocate(Otolith__Events__V1__StudyPasswordSet.self)
    otolith__events__v1__study_password_set__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.study_revision = self.studyRevision
    if !self.accessPasswordHash.isEmpty { c.pointee.access_password_hash = arena.string(self.accessPasswordHash) }
    return c
  }
}

extension EventsV1 {
  /// catalogue; subject: questionnaire id. Carries the whole version, all languages, or refers to it.
  public struct QuestionnaireVersionPublished: Message {
    /// Absent where it has a mebibyte or more: who needs it asks the catalogue.
    public var questionnaire: CatalogueV1.Questionnaire?
    /// Instead of `questionnaire`.
    public var reference: EventsV1.QuestionnaireReference?

    /// Every field at its default.
    public init() {
      self.questionnaire = nil
      self.reference = nil
    }

    public init(
      questionnaire: CatalogueV1.Questionnaire? = nil,
      reference: EventsV1.QuestionnaireReference? = nil
    ) {
      self.questionnaire = questionnaire
      self.reference = reference
    }
  }
}

extension EventsV1.QuestionnaireVersionPublished {
  public static var fullName: String { "otolith.events.v1.QuestionnaireVersionPublished" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__QuestionnaireVersionPublished()
    otolith__events__v1__questionnaire_version_published__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__QuestionnaireVersionPublished>) {
    self.questionnaire = c.pointee.questionnaire.map { CatalogueV1.Questionnaire($0) }
    self.reference = c.pointee.reference.map { EventsV1.QuestionnaireReference($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__QuestionnaireVersionPublished> {
    let c = arena.allocate(Otolith__Events__V1__QuestionnaireVersionPublished.self)
    otolith__events__v1__questionnaire_version_published__init(c)
    if let value = self.questionnaire { c.pointee.questionnaire = value.cStruct(in: arena) }
    if let value = self.reference { c.pointee.reference = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// A published version.
  public struct QuestionnaireReference: Message {
    /// The questionnaire.
    public var questionnaireID: String
    /// From 1.
    public var version: UInt32
    /// Lower-case hexadecimal.
    public var contentHash: String

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.contentHash = ""
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = ""
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
    }
  }
}

extension EventsV1.QuestionnaireReference {
  public static var fullName: String { "otolith.events.v1.QuestionnaireReference" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__QuestionnaireReference()
    otolith__events__v1__questionnaire_reference__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__QuestionnaireReference>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__QuestionnaireReference> {
    let c = arena.allocate(Otolith__Events__V1__QuestionnaireReference.self)
    otolith__events__v1__questionnaire_reference__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    return c
  }
}

extension EventsV1 {
  /// ingestion; subject: participant id. A sheet was stored.
  public struct AnswerSheetAccepted: Message {
    /// UUID, the device's.
    public var sheetID: String
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// The questionnaire that was filled in.
    public var questionnaireID: String
    /// The version that the sheet names.
    public var version: UInt32
    /// When it was received, where the device's clock cannot be right.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// Empty when it was filled in unasked.
    public var notificationID: String
    /// When it was received. With the fields below since version 2 of this event; absent before.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// Computed by the version that the sheet names.
    public var scores: [IngestionV1.SheetScore]
    /// How it was closed; never unspecified since version 2.
    public var closing: IngestionV1.SheetClosing
    /// As StoredAnswerSheet.deviations.
    public var deviations: [String]
    /// The participant's group in the study when it was finished; empty: none.
    public var groupID: String
    /// The codes chosen and numbers given to those of its questions that the study's rules look at.
    public var answers: [IngestionV1.Answer]
    /// It has no answer: it is kept, and does not fill its questionnaire in.
    public var empty: Bool

    /// Every field at its default.
    public init() {
      self.sheetID = ""
      self.participantID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.version = 0
      self.finishTime = nil
      self.notificationID = ""
      self.receiveTime = nil
      self.scores = []
      self.closing = IngestionV1.SheetClosing(rawValue: 0)
      self.deviations = []
      self.groupID = ""
      self.answers = []
      self.empty = false
    }

    public init(
      sheetID: String = "",
      participantID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      finishTime: GoogleProtobuf.Timestamp? = nil,
      notificationID: String = "",
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = [],
      closing: IngestionV1.SheetClosing = IngestionV1.SheetClosing(rawValue: 0),
      deviations: [String] = [],
      groupID: String = "",
      answers: [IngestionV1.Answer] = [],
      empty: Bool = false
    ) {
      self.sheetID = sheetID
      self.participantID = participantID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.finishTime = finishTime
      self.notificationID = notificationID
      self.receiveTime = receiveTime
      self.scores = scores
      self.closing = closing
      self.deviations = deviations
      self.groupID = groupID
      self.answers = answers
      self.empty = empty
    }
  }
}

extension EventsV1.AnswerSheetAccepted {
  public static var fullName: String { "otolith.events.v1.AnswerSheetAccepted" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__AnswerSheetAccepted()
    otolith__events__v1__answer_sheet_accepted__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__AnswerSheetAccepted>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.closing = IngestionV1.SheetClosing(rawValue: Int32(truncatingIfNeeded: c.pointee.closing.rawValue))
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
    self.groupID = Codec.string(c.pointee.group_id)
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
    self.empty = c.pointee.empty != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__AnswerSheetAccepted> {
    let c = arena.allocate(Otolith__Events__V1__AnswerSheetAccepted.self)
    otolith__events__v1__answer_sheet_accepted__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    c.pointee.closing = Otolith__Ingestion__V1__SheetClosing(rawValue: .init(truncatingIfNeeded: self.closing.rawValue))
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    c.pointee.empty = self.empty ? 1 : 0
    return c
  }
}

extension EventsV1 {
  /// ingestion; subject: participant id. A participant amended or withdrew what a sheet said.
  public struct AnswerSheetAmended: Message {
    /// UUID, the device's.
    public var sheetID: String
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// The questionnaire that was filled in.
    public var questionnaireID: String
    /// The version that the sheet names.
    public var version: UInt32
    /// As in AnswerSheetAccepted.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// Of the sheet from now on, from 2.
    public var revision: UInt32
    /// The whole sheet was taken back.
    public var withdrawn: Bool
    /// Computed anew; empty where it was taken back.
    public var scores: [IngestionV1.SheetScore]
    /// When it was received.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// Where the sheet was taken back: when the latest of the participant's sheets was finished that still fill
    /// the questionnaire in, as told of its acceptance. Absent: none does.
    public var remainingFinishTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.sheetID = ""
      self.participantID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.version = 0
      self.finishTime = nil
      self.revision = 0
      self.withdrawn = false
      self.scores = []
      self.receiveTime = nil
      self.remainingFinishTime = nil
    }

    public init(
      sheetID: String = "",
      participantID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      finishTime: GoogleProtobuf.Timestamp? = nil,
      revision: UInt32 = 0,
      withdrawn: Bool = false,
      scores: [IngestionV1.SheetScore] = [],
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      remainingFinishTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.sheetID = sheetID
      self.participantID = participantID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.finishTime = finishTime
      self.revision = revision
      self.withdrawn = withdrawn
      self.scores = scores
      self.receiveTime = receiveTime
      self.remainingFinishTime = remainingFinishTime
    }
  }
}

extension EventsV1.AnswerSheetAmended {
  public static var fullName: String { "otolith.events.v1.AnswerSheetAmended" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__AnswerSheetAmended()
    otolith__events__v1__answer_sheet_amended__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__AnswerSheetAmended>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.revision = c.pointee.revision
    self.withdrawn = c.pointee.withdrawn != 0
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.remainingFinishTime = c.pointee.remaining_finish_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__AnswerSheetAmended> {
    let c = arena.allocate(Otolith__Events__V1__AnswerSheetAmended.self)
    otolith__events__v1__answer_sheet_amended__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    c.pointee.revision = self.revision
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    if let value = self.remainingFinishTime { c.pointee.remaining_finish_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// ingestion; subject: participant id. What a trigger of a study waits for happened, was told anew, or was taken back.
  /// The latest event of an occurrence counts. With triggers on answers it comes behind the sheet's own event.
  public struct TriggerFired: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// `Trigger.trigger_id`.
    public var triggerID: String
    /// UUID, made of the trigger and of what caused it: the same cause is the same occurrence.
    public var occurrenceID: String
    /// When it happened, or is going to.
    public var fireTime: GoogleProtobuf.Timestamp?
    /// It never happened: what caused it was withdrawn, or changed so that it no longer does.
    public var withdrawn: Bool

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.triggerID = ""
      self.occurrenceID = ""
      self.fireTime = nil
      self.withdrawn = false
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      triggerID: String = "",
      occurrenceID: String = "",
      fireTime: GoogleProtobuf.Timestamp? = nil,
      withdrawn: Bool = false
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
      self.fireTime = fireTime
      self.withdrawn = withdrawn
    }
  }
}

extension EventsV1.TriggerFired {
  public static var fullName: String { "otolith.events.v1.TriggerFired" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__TriggerFired()
    otolith__events__v1__trigger_fired__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__TriggerFired>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.occurrenceID = Codec.string(c.pointee.occurrence_id)
    self.fireTime = c.pointee.fire_time.map { GoogleProtobuf.Timestamp($0) }
    self.withdrawn = c.pointee.withdrawn != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__TriggerFired> {
    let c = arena.allocate(Otolith__Events__V1__TriggerFired.self)
    otolith__events__v1__trigger_fired__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if !self.occurrenceID.isEmpty { c.pointee.occurrence_id = arena.string(self.occurrenceID) }
    if let value = self.fireTime { c.pointee.fire_time = value.cStruct(in: arena) }
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    return c
  }
}

extension EventsV1 {
  /// ingestion; subject: participant id. Something other than a sheet was stored that a trigger on inactivity counts; not
  /// told in studies without one.
  public struct ActivityStored: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// What it was.
    public var kind: EventsV1.ActivityKind
    /// When it was stored.
    public var activityTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.kind = EventsV1.ActivityKind(rawValue: 0)
      self.activityTime = nil
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      kind: EventsV1.ActivityKind = EventsV1.ActivityKind(rawValue: 0),
      activityTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.kind = kind
      self.activityTime = activityTime
    }
  }
}

extension EventsV1.ActivityStored {
  public static var fullName: String { "otolith.events.v1.ActivityStored" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__ActivityStored()
    otolith__events__v1__activity_stored__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__ActivityStored>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.kind = EventsV1.ActivityKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.activityTime = c.pointee.activity_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ActivityStored> {
    let c = arena.allocate(Otolith__Events__V1__ActivityStored.self)
    otolith__events__v1__activity_stored__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.kind = Otolith__Events__V1__ActivityKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if let value = self.activityTime { c.pointee.activity_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// ingestion; subject: participant id. A participant chose when, how often and how close together notifications may
  /// come.
  public struct PromptSettingsChanged: Message {
    /// UUID.
    public var participantID: String
    /// Counts the changes of the participant's settings; the latest counts.
    public var revision: UInt64
    /// When the participant is not to be disturbed.
    public var quietHours: [IngestionV1.QuietHours]
    /// Over all studies; 0: any number.
    public var notificationsPerDayMax: UInt32
    /// Between two notifications of whatever studies; 0: any.
    public var notificationGapMinutes: UInt32
    /// When it was chosen.
    public var changeTime: GoogleProtobuf.Timestamp?
    /// By e-mail, where no device is registered for push messages.
    public var promptMail: Bool

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.revision = 0
      self.quietHours = []
      self.notificationsPerDayMax = 0
      self.notificationGapMinutes = 0
      self.changeTime = nil
      self.promptMail = false
    }

    public init(
      participantID: String = "",
      revision: UInt64 = 0,
      quietHours: [IngestionV1.QuietHours] = [],
      notificationsPerDayMax: UInt32 = 0,
      notificationGapMinutes: UInt32 = 0,
      changeTime: GoogleProtobuf.Timestamp? = nil,
      promptMail: Bool = false
    ) {
      self.participantID = participantID
      self.revision = revision
      self.quietHours = quietHours
      self.notificationsPerDayMax = notificationsPerDayMax
      self.notificationGapMinutes = notificationGapMinutes
      self.changeTime = changeTime
      self.promptMail = promptMail
    }
  }
}

extension EventsV1.PromptSettingsChanged {
  public static var fullName: String { "otolith.events.v1.PromptSettingsChanged" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__PromptSettingsChanged()
    otolith__events__v1__prompt_settings_changed__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__PromptSettingsChanged>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.revision = c.pointee.revision
    self.quietHours = Codec.messages(c.pointee.quiet_hours, c.pointee.n_quiet_hours) { IngestionV1.QuietHours($0) }
    self.notificationsPerDayMax = c.pointee.notifications_per_day_max
    self.notificationGapMinutes = c.pointee.notification_gap_minutes
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
    self.promptMail = c.pointee.prompt_mail != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__PromptSettingsChanged> {
    let c = arena.allocate(Otolith__Events__V1__PromptSettingsChanged.self)
    otolith__events__v1__prompt_settings_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.revision = self.revision
    if !self.quietHours.isEmpty {
      c.pointee.n_quiet_hours = self.quietHours.count
      c.pointee.quiet_hours = arena.array(self.quietHours) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__QuietHours>? }
    }
    c.pointee.notifications_per_day_max = self.notificationsPerDayMax
    c.pointee.notification_gap_minutes = self.notificationGapMinutes
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    c.pointee.prompt_mail = self.promptMail ? 1 : 0
    return c
  }
}

extension EventsV1 {
  /// planning; subject: participant id. A notification is due, and the participant is to be told by e-mail.
  public struct PromptMailDue: Message {
    /// UUID.
    public var participantID: String
    /// UUID.
    public var notificationID: String
    /// The study that asks; not for the mail.
    public var studyID: String
    /// Not to be told after it.
    public var expireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.notificationID = ""
      self.studyID = ""
      self.expireTime = nil
    }

    public init(
      participantID: String = "",
      notificationID: String = "",
      studyID: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.notificationID = notificationID
      self.studyID = studyID
      self.expireTime = expireTime
    }
  }
}

extension EventsV1.PromptMailDue {
  public static var fullName: String { "otolith.events.v1.PromptMailDue" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__PromptMailDue()
    otolith__events__v1__prompt_mail_due__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__PromptMailDue>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__PromptMailDue> {
    let c = arena.allocate(Otolith__Events__V1__PromptMailDue.self)
    otolith__events__v1__prompt_mail_due__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// planning; subject: participant id. Notifications were planned, planned anew, or called off.
  public struct NotificationsPlanned: Message {
    /// UUID.
    public var participantID: String
    /// Each with all that is known of it; the latest event counts.
    public var notifications: [EventsV1.PlannedNotification]

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.notifications = []
    }

    public init(
      participantID: String = "",
      notifications: [EventsV1.PlannedNotification] = []
    ) {
      self.participantID = participantID
      self.notifications = notifications
    }
  }
}

extension EventsV1.NotificationsPlanned {
  public static var fullName: String { "otolith.events.v1.NotificationsPlanned" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__NotificationsPlanned()
    otolith__events__v1__notifications_planned__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__NotificationsPlanned>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.notifications = Codec.messages(c.pointee.notifications, c.pointee.n_notifications) { EventsV1.PlannedNotification($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__NotificationsPlanned> {
    let c = arena.allocate(Otolith__Events__V1__NotificationsPlanned.self)
    otolith__events__v1__notifications_planned__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.notifications.isEmpty {
      c.pointee.n_notifications = self.notifications.count
      c.pointee.notifications = arena.array(self.notifications) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Events__V1__PlannedNotification>? }
    }
    return c
  }
}

extension EventsV1 {
  /// A notification as it is planned.
  public struct PlannedNotification: Message {
    /// UUID.
    public var notificationID: String
    /// The study that asks.
    public var studyID: String
    /// What is to be filled in.
    public var questionnaireID: String
    /// When the device notifies.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// After this it can no longer be answered in time; absent: until the next one.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// At a time that the participant or the study fixed, not a random one.
    public var fixed: Bool
    /// It was called off.
    public var cancelled: Bool
    /// The schedule that asks; empty where the study gives it no id.
    public var scheduleID: String
    /// Minutes from having begun to fill the questionnaire in, in which it is to be finished; 0: before `expire_time`.
    public var completionMinutes: UInt32

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.notifyTime = nil
      self.expireTime = nil
      self.fixed = false
      self.cancelled = false
      self.scheduleID = ""
      self.completionMinutes = 0
    }

    public init(
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      cancelled: Bool = false,
      scheduleID: String = "",
      completionMinutes: UInt32 = 0
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.notifyTime = notifyTime
      self.expireTime = expireTime
      self.fixed = fixed
      self.cancelled = cancelled
      self.scheduleID = scheduleID
      self.completionMinutes = completionMinutes
    }
  }
}

extension EventsV1.PlannedNotification {
  public static var fullName: String { "otolith.events.v1.PlannedNotification" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__PlannedNotification()
    otolith__events__v1__planned_notification__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__PlannedNotification>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
    self.cancelled = c.pointee.cancelled != 0
    self.scheduleID = Codec.string(c.pointee.schedule_id)
    self.completionMinutes = c.pointee.completion_minutes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__PlannedNotification> {
    let c = arena.allocate(Otolith__Events__V1__PlannedNotification.self)
    otolith__events__v1__planned_notification__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    c.pointee.cancelled = self.cancelled ? 1 : 0
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    c.pointee.completion_minutes = self.completionMinutes
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. What is kept of a participant, or what one study has, is to be erased.
  /// Each of the other services does so and tells of it by ErasureCompleted; nothing that happened before
  /// brings it back.
  public struct ErasureRequested: Message {
    /// UUID, the client's.
    public var erasureID: String
    /// UUID.
    public var participantID: String
    /// Empty: everything.
    public var studyID: String
    /// What becomes of the answers.
    public var mode: AuthV1.ErasureMode
    /// When it was asked for. What happened before is erased, and no longer taken in.
    public var requestTime: GoogleProtobuf.Timestamp?
    /// SHA-256 of the 16 bytes of the participant's id, in place of `participant_id` and with the erasure id as
    /// the subject: told when every service is done, while the log loses the event that names the participant.
    /// By it a service that was restored from an older backup finds whom to erase once more.
    public var participantDigest: [UInt8]
    /// Where everything goes: the studies that have said otherwise than `mode`.
    public var studyModes: [AuthV1.StudyErasureMode]

    /// Every field at its default.
    public init() {
      self.erasureID = ""
      self.participantID = ""
      self.studyID = ""
      self.mode = AuthV1.ErasureMode(rawValue: 0)
      self.requestTime = nil
      self.participantDigest = []
      self.studyModes = []
    }

    public init(
      erasureID: String = "",
      participantID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      requestTime: GoogleProtobuf.Timestamp? = nil,
      participantDigest: [UInt8] = [],
      studyModes: [AuthV1.StudyErasureMode] = []
    ) {
      self.erasureID = erasureID
      self.participantID = participantID
      self.studyID = studyID
      self.mode = mode
      self.requestTime = requestTime
      self.participantDigest = participantDigest
      self.studyModes = studyModes
    }
  }
}

extension EventsV1.ErasureRequested {
  public static var fullName: String { "otolith.events.v1.ErasureRequested" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__ErasureRequested()
    otolith__events__v1__erasure_requested__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__ErasureRequested>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
    self.requestTime = c.pointee.request_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantDigest = Codec.bytes(c.pointee.participant_digest)
    self.studyModes = Codec.messages(c.pointee.study_modes, c.pointee.n_study_modes) { AuthV1.StudyErasureMode($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ErasureRequested> {
    let c = arena.allocate(Otolith__Events__V1__ErasureRequested.self)
    otolith__events__v1__erasure_requested__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    if let value = self.requestTime { c.pointee.request_time = value.cStruct(in: arena) }
    if !self.participantDigest.isEmpty { c.pointee.participant_digest = ProtobufCBinaryData(len: self.participantDigest.count, data: arena.bytes(self.participantDigest)) }
    if !self.studyModes.isEmpty {
      c.pointee.n_study_modes = self.studyModes.count
      c.pointee.study_modes = arena.array(self.studyModes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__StudyErasureMode>? }
    }
    return c
  }
}

extension EventsV1 {
  /// ingestion, planning, catalogue; subject: erasure id. The service has nothing left. Names nobody.
  public struct ErasureCompleted: Message {
    /// As in ErasureRequested.
    public var erasureID: String
    /// Which one: `otolith-ingestion`.
    public var service: String
    /// How much it was.
    public var counts: [AuthV1.ErasureCount]
    /// When the last of it was erased.
    public var completeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.erasureID = ""
      self.service = ""
      self.counts = []
      self.completeTime = nil
    }

    public init(
      erasureID: String = "",
      service: String = "",
      counts: [AuthV1.ErasureCount] = [],
      completeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.erasureID = erasureID
      self.service = service
      self.counts = counts
      self.completeTime = completeTime
    }
  }
}

extension EventsV1.ErasureCompleted {
  public static var fullName: String { "otolith.events.v1.ErasureCompleted" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Events__V1__ErasureCompleted()
    otolith__events__v1__erasure_completed__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Events__V1__ErasureCompleted>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.service = Codec.string(c.pointee.service)
    self.counts = Codec.messages(c.pointee.counts, c.pointee.n_counts) { AuthV1.ErasureCount($0) }
    self.completeTime = c.pointee.complete_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ErasureCompleted> {
    let c = arena.allocate(Otolith__Events__V1__ErasureCompleted.self)
    otolith__events__v1__erasure_completed__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.service.isEmpty { c.pointee.service = arena.string(self.service) }
    if !self.counts.isEmpty {
      c.pointee.n_counts = self.counts.count
      c.pointee.counts = arena.array(self.counts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ErasureCount>? }
    }
    if let value = self.completeTime { c.pointee.complete_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// The descriptor of `otolith/events/v1/events.proto`.
  public static let eventsFile = ProtoFile(
    name: "otolith/events/v1/events.proto",
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.erasureFile, CatalogueV1.studyFile, CatalogueV1.questionnaireFile, IngestionV1.ingestionFile, IngestionV1.settingsFile],
    base64: """
      Ch5vdG9saXRoL2V2ZW50cy92MS9ldmVudHMucHJvdG8SEW90b2xpdGguZXZlbnRzLnYxGh9nb29nbGUvcHJvdG9idWYvdGlt\
      ZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHku\
      cHJvdG8aKG90b2xpdGgvY2F0YWxvZ3VlL3YxL3F1ZXN0aW9ubmFpcmUucHJvdG8aJG90b2xpdGgvaW5nZXN0aW9uL3YxL2lu\
      Z2VzdGlvbi5wcm90bxojb3RvbGl0aC9pbmdlc3Rpb24vdjEvc2V0dGluZ3MucHJvdG8iiAEKE1NpZ25pbmdLZXlQdWJsaXNo\
      ZWQSFQoGa2V5X2lkGAEgASgJUgVrZXlJZBIdCgpwdWJsaWNfa2V5GAIgASgMUglwdWJsaWNLZXkSOwoLZXhwaXJlX3RpbWUY\
      AyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIogBChNTZXJ2aWNlS2V5UHVibGlzaGVkEhUK\
      BmtleV9pZBgBIAEoCVIFa2V5SWQSHQoKcHVibGljX2tleRgCIAEoDFIJcHVibGljS2V5EjsKC2V4cGlyZV90aW1lGAMgASgL\
      MhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSKqAgoTUGFydGljaXBhbnRFbnJvbGxlZBIlCg5wYXJ0\
      aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBI3Cglqb2luX3RpbWUY\
      AyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRInCg9jb25zZW50X3ZlcnNpb24YBCABKAlSDmNv\
      bnNlbnRWZXJzaW9uEhkKCGdyb3VwX2lkGAUgASgJUgdncm91cElkEikKEHRlc3RfcGFydGljaXBhbnQYBiABKAhSD3Rlc3RQ\
      YXJ0aWNpcGFudBIpChBhY2NvdW50X3JldmlzaW9uGAcgASgEUg9hY2NvdW50UmV2aXNpb24i0gEKFlRlc3RQYXJ0aWNpcGFu\
      dENoYW5nZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSKQoQdGVzdF9wYXJ0aWNpcGFudBgCIAEo\
      CFIPdGVzdFBhcnRpY2lwYW50EikKEGFjY291bnRfcmV2aXNpb24YAyABKARSD2FjY291bnRSZXZpc2lvbhI7CgtjaGFuZ2Vf\
      dGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUixwEKGEFjY291bnRTdXNwZW5zaW9u\
      Q2hhbmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIcCglzdXNwZW5kZWQYAiABKAhSCXN1c3Bl\
      bmRlZBIpChBhY2NvdW50X3JldmlzaW9uGAMgASgEUg9hY2NvdW50UmV2aXNpb24SOwoLY2hhbmdlX3RpbWUYBCABKAsyGi5n\
      b29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lIq4BChJNZW1iZXJHcm91cENoYW5nZWQSJQoOcGFydGljaXBh\
      bnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlS\
      B2dyb3VwSWQSOwoLY2hhbmdlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lIq8B\
      ChJKb2luUmVxdWVzdERlY2lkZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQY\
      AiABKAlSB3N0dWR5SWQSGgoIYXBwcm92ZWQYAyABKAhSCGFwcHJvdmVkEjsKC2RlY2lkZV90aW1lGAQgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIKZGVjaWRlVGltZSKNAQoORW5yb2xtZW50RW5kZWQSJQoOcGFydGljaXBhbnRfaWQYASAB\
      KAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSOQoKbGVhdmVfdGltZRgDIAEoCzIaLmdvb2ds\
      ZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWxlYXZlVGltZSJ1Cg5TdHVkeVB1Ymxpc2hlZBIxCgVzdHVkeRgBIAEoCzIbLm90b2xp\
      dGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRIwChRhY2Nlc3NfcGFzc3dvcmRfaGFzaBgCIAEoCVISYWNjZXNzUGFzc3dv\
      cmRIYXNoIoYBChBTdHVkeVBhc3N3b3JkU2V0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiUKDnN0dWR5X3JldmlzaW9u\
      GAIgASgNUg1zdHVkeVJldmlzaW9uEjAKFGFjY2Vzc19wYXNzd29yZF9oYXNoGAMgASgJUhJhY2Nlc3NQYXNzd29yZEhhc2gi\
      swEKHVF1ZXN0aW9ubmFpcmVWZXJzaW9uUHVibGlzaGVkEkkKDXF1ZXN0aW9ubmFpcmUYASABKAsyIy5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5RdWVzdGlvbm5haXJlUg1xdWVzdGlvbm5haXJlEkcKCXJlZmVyZW5jZRgCIAEoCzIpLm90b2xpdGguZXZlbnRz\
      LnYxLlF1ZXN0aW9ubmFpcmVSZWZlcmVuY2VSCXJlZmVyZW5jZSKAAQoWUXVlc3Rpb25uYWlyZVJlZmVyZW5jZRIpChBxdWVz\
      dGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50\
      X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoIt0EChNBbnN3ZXJTaGVldEFjY2VwdGVkEhkKCHNoZWV0X2lkGAEgASgJUgdzaGVl\
      dElkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEikK\
      EHF1ZXN0aW9ubmFpcmVfaWQYBCABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAUgASgNUgd2ZXJzaW9uEjsKC2Zp\
      bmlzaF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRInCg9ub3RpZmljYXRpb25f\
      aWQYByABKAlSDm5vdGlmaWNhdGlvbklkEj0KDHJlY2VpdmVfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh\
      bXBSC3JlY2VpdmVUaW1lEjgKBnNjb3JlcxgJIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3Jl\
      cxI8CgdjbG9zaW5nGAogASgOMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRDbG9zaW5nUgdjbG9zaW5nEh4KCmRldmlh\
      dGlvbnMYCyADKAlSCmRldmlhdGlvbnMSGQoIZ3JvdXBfaWQYDCABKAlSB2dyb3VwSWQSNgoHYW5zd2VycxgNIAMoCzIcLm90\
      b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlclIHYW5zd2VycxIUCgVlbXB0eRgOIAEoCFIFZW1wdHki9gMKEkFuc3dlclNoZWV0\
      QW1lbmRlZBIZCghzaGVldF9pZBgBIAEoCVIHc2hlZXRJZBIlCg5wYXJ0aWNpcGFudF9pZBgCIAEoCVINcGFydGljaXBhbnRJ\
      ZBIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAQgASgJUg9xdWVzdGlvbm5haXJlSWQS\
      GAoHdmVyc2lvbhgFIAEoDVIHdmVyc2lvbhI7CgtmaW5pc2hfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh\
      bXBSCmZpbmlzaFRpbWUSGgoIcmV2aXNpb24YByABKA1SCHJldmlzaW9uEhwKCXdpdGhkcmF3bhgIIAEoCFIJd2l0aGRyYXdu\
      EjgKBnNjb3JlcxgJIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxI9CgxyZWNlaXZlX3Rp\
      bWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZWNlaXZlVGltZRJOChVyZW1haW5pbmdfZmluaXNoX3Rp\
      bWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhNyZW1haW5pbmdGaW5pc2hUaW1lIusBCgxUcmlnZ2VyRmly\
      ZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSHQoK\
      dHJpZ2dlcl9pZBgDIAEoCVIJdHJpZ2dlcklkEiMKDW9jY3VycmVuY2VfaWQYBCABKAlSDG9jY3VycmVuY2VJZBI3CglmaXJl\
      X3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmaXJlVGltZRIcCgl3aXRoZHJhd24YBiABKAhSCXdp\
      dGhkcmF3biLIAQoOQWN0aXZpdHlTdG9yZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1\
      ZHlfaWQYAiABKAlSB3N0dWR5SWQSMwoEa2luZBgDIAEoDjIfLm90b2xpdGguZXZlbnRzLnYxLkFjdGl2aXR5S2luZFIEa2lu\
      ZBI/Cg1hY3Rpdml0eV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMYWN0aXZpdHlUaW1lIvACChVQ\
      cm9tcHRTZXR0aW5nc0NoYW5nZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIcmV2aXNpb24Y\
      AiABKARSCHJldmlzaW9uEkEKC3F1aWV0X2hvdXJzGAMgAygLMiAub3RvbGl0aC5pbmdlc3Rpb24udjEuUXVpZXRIb3Vyc1IK\
      cXVpZXRIb3VycxI5Chlub3RpZmljYXRpb25zX3Blcl9kYXlfbWF4GAQgASgNUhZub3RpZmljYXRpb25zUGVyRGF5TWF4EjgK\
      GG5vdGlmaWNhdGlvbl9nYXBfbWludXRlcxgFIAEoDVIWbm90aWZpY2F0aW9uR2FwTWludXRlcxI7CgtjaGFuZ2VfdGltZRgG\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUSHwoLcHJvbXB0X21haWwYByABKAhSCnByb21w\
      dE1haWwitwEKDVByb21wdE1haWxEdWUSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSJwoPbm90aWZp\
      Y2F0aW9uX2lkGAIgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBI7CgtleHBpcmVfdGlt\
      ZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiiwEKFE5vdGlmaWNhdGlvbnNQbGFubmVk\
      EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEkwKDW5vdGlmaWNhdGlvbnMYAiADKAsyJi5vdG9saXRo\
      LmV2ZW50cy52MS5QbGFubmVkTm90aWZpY2F0aW9uUg1ub3RpZmljYXRpb25zIoIDChNQbGFubmVkTm90aWZpY2F0aW9uEicK\
      D25vdGlmaWNhdGlvbl9pZBgBIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVl\
      c3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjsKC25vdGlmeV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3Rv\
      YnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRI7CgtleHBpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh\
      bXBSCmV4cGlyZVRpbWUSFAoFZml4ZWQYBiABKAhSBWZpeGVkEhwKCWNhbmNlbGxlZBgHIAEoCFIJY2FuY2VsbGVkEh8KC3Nj\
      aGVkdWxlX2lkGAggASgJUgpzY2hlZHVsZUlkEi0KEmNvbXBsZXRpb25fbWludXRlcxgJIAEoDVIRY29tcGxldGlvbk1pbnV0\
      ZXMi1wIKEEVyYXN1cmVSZXF1ZXN0ZWQSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkEiUKDnBhcnRpY2lwYW50X2lk\
      GAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEjAKBG1vZGUYBCABKA4yHC5vdG9saXRo\
      LmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUSPQoMcmVxdWVzdF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz\
      dGFtcFILcmVxdWVzdFRpbWUSLQoScGFydGljaXBhbnRfZGlnZXN0GAYgASgMUhFwYXJ0aWNpcGFudERpZ2VzdBJCCgtzdHVk\
      eV9tb2RlcxgHIAMoCzIhLm90b2xpdGguYXV0aC52MS5TdHVkeUVyYXN1cmVNb2RlUgpzdHVkeU1vZGVzIsMBChBFcmFzdXJl\
      Q29tcGxldGVkEh0KCmVyYXN1cmVfaWQYASABKAlSCWVyYXN1cmVJZBIYCgdzZXJ2aWNlGAIgASgJUgdzZXJ2aWNlEjUKBmNv\
      dW50cxgDIAMoCzIdLm90b2xpdGguYXV0aC52MS5FcmFzdXJlQ291bnRSBmNvdW50cxI/Cg1jb21wbGV0ZV90aW1lGAQgASgL\
      MhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMY29tcGxldGVUaW1lKmQKDEFjdGl2aXR5S2luZBIdChlBQ1RJVklUWV9L\
      SU5EX1VOU1BFQ0lGSUVEEAASGAoUQUNUSVZJVFlfS0lORF9SRUNPUkQQARIbChdBQ1RJVklUWV9LSU5EX0xJU1RFTklORxAC\
      QkUKEW90b2xpdGguZXZlbnRzLnYxUAFaGm90b2xpdGgvZXZlbnRzL3YxO2V2ZW50c3YxqgIRT3RvbGl0aC5FdmVudHMuVjFK\
      ikoKwwEKAQwSAwIAEhq4ASBJbnRlZ3JhdGlvbiBldmVudHMuIFRoZSBidXMgY2FycmllcyBlYWNoIHdpdGggQ2xvdWRFdmVu\
      dHMgYXR0cmlidXRlcyBiZXNpZGUgaXQ6IGlkLCBzb3VyY2UKIChzZXJ2aWNlIG5hbWUpLCB0eXBlIChmdWxsIG1lc3NhZ2Ug\
      bmFtZSksIHN1YmplY3QgKGFnZ3JlZ2F0ZSBpZCwgdGhlIHVuaXQgb2Ygb3JkZXIpLCB0aW1lLgoKQQoCBAASBBMAGgEaNSBh\
      dXRoOyBzdWJqZWN0OiBrZXkgaWQuIFRoZSBrZXkgc2lnbnMgYWNjZXNzIHRva2Vucy4KCiMKBAQAAgASAxUCFBoWIFJGQyA3\
      NjM4IHRodW1icHJpbnQuCgohCgQEAAIBEgMXAhcaFCBFZDI1NTE5LCAzMiBieXRlcy4KCk4KBAQAAgISAxkCLBpBIEZyb20g\
      d2hlbiBvbiBub3RoaW5nIHRoYXQgaXQgc2lnbmVkIGlzIGJlbGlldmVkOyBhYnNlbnQ6IG5ldmVyLgoK/AEKAgQBEgQfACYB\
      Gu8BIEFueSBzZXJ2aWNlLCBvZiBpdHNlbGY7IHN1YmplY3Q6IGtleSBpZC4gVGhlIGtleSBieSB3aGljaCB0aGUgc2Vydmlj\
      ZSBwcm92ZXMgdG8gdGhlIG90aGVycyB3aG8gaXQgaXM6CiBgRXZlbnQuc291cmNlYCBzYXlzIHdob3NlIGl0IGlzLiBQdWJs\
      aXNoZWQgYWdhaW4gYXQgZXZlcnkgc3RhcnQsIGFuZCB3aXRoIGFuIGVhcmxpZXIgZW5kIHdoZW4gaXQgaXMKIHJldm9rZWQ7\
      IHRoZSBlYXJsaWVzdCBlbmQgY291bnRzLgoKIwoEBAECABIDIQIUGhYgUkZDIDc2MzggdGh1bWJwcmludC4KCiEKBAQBAgES\
      AyMCFxoUIEVkMjU1MTksIDMyIGJ5dGVzLgoKXAoEBAECAhIDJQIsGk8gRnJvbSB3aGVuIG9uIG5vdGhpbmcgdGhhdCBpdCBz\
      aWduZWQgaXMgYmVsaWV2ZWQuIEFuIGV2ZW50IHdpdGhvdXQgaXQgaXMgbm9uZS4KCmAKAgQCEgQpADgBGlQgYXV0aDsgc3Vi\
      amVjdDogcGFydGljaXBhbnQgaWQuIEFuIGVucm9sbWVudCBiZWdhbiwgb3IgZ29lcyBvbiB1bmRlciBhIG5ldyBjb25zZW50\
      LgoKFAoEBAICABIDKwIcGgcgVVVJRC4KChkKBAQCAgESAy0CFhoMIFRoZSBzdHVkeS4KCkUKBAQCAgISAy8CKho4IFdoZW4g\
      dGhlIGVucm9sbWVudCBiZWdhbjsgYWJzZW50OiBhdCB0aGUgZXZlbnQncyB0aW1lLgoKSQoEBAICAxIDMQIdGjwgYFN0dWR5\
      LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMgY29uc2VudGVkIHRvLgoKTgoEBAICBBIDMwIWGkEgVGhl\
      IHN0dWR5J3MgZ3JvdXAgdGhhdCB0aGUgcGFydGljaXBhbnQgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUuCgo+CgQEAgIFEgM1\
      AhwaMSBXaGV0aGVyIHdoYXQgdGhlIHBhcnRpY2lwYW50IGFuc3dlcnMgaXMgYSB0ZXN0LgoKLAoEBAICBhIDNwIeGh8gQXMg\
      aW4gVGVzdFBhcnRpY2lwYW50Q2hhbmdlZC4KCnIKAgQDEgQ7AEUBGmYgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQu\
      IEFuIGFkbWluaXN0cmF0b3Igc2FpZCB3aGV0aGVyIHdoYXQgdGhlIHBhcnRpY2lwYW50IGFuc3dlcnMgaXMgYSB0ZXN0LgoK\
      FAoEBAMCABIDPQIcGgcgVVVJRC4KCh0KBAQDAgESAz8CHBoQIFdoZXRoZXIgaXQgaXMuCgqVAQoEBAMCAhIDQgIeGocBIENv\
      dW50cyB3aGF0IGFkbWluaXN0cmF0b3JzIGNoYW5nZSBvZiB0aGUgYWNjb3VudCwgZnJvbSAxLiBXaGF0IGlzIHRvbGQgd2l0\
      aCBhIGxvd2VyIG9uZSB0aGFuIGlzIGtub3duCiBjYW1lIGxhdGUgYW5kIGNoYW5nZXMgbm90aGluZy4KCiAKBAQDAgMSA0QC\
      LBoTIFdoZW4gaXQgd2FzIHNhaWQuCgrRAQoCBAQSBEkAUgEaxAEgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFu\
      IGFkbWluaXN0cmF0b3Igc2h1dCBhbiBhY2NvdW50IG91dCwgb3IgbGV0IGl0IGluIGFnYWluLiBFdmVyeSBzZXJ2aWNlCiBy\
      ZWZ1c2VzIHRoZSBhY2Nlc3MgdG9rZW5zIG9mIGEgc3VzcGVuZGVkIG9uZS4gT2YgZWFjaCBhY2NvdW50IHRoZSBsYXRlc3Qg\
      aXMga2VwdCBmb3IgZXZlci4KChQKBAQEAgASA0sCHBoHIFVVSUQuCgomCgQEBAIBEgNNAhUaGSBGYWxzZTogaXQgd2FzIHJl\
      c3RvcmVkLgoKLAoEBAQCAhIDTwIeGh8gQXMgaW4gVGVzdFBhcnRpY2lwYW50Q2hhbmdlZC4KCiAKBAQEAgMSA1ECLBoTIFdo\
      ZW4gaXQgd2FzIGRvbmUuCgpeCgIEBRIEVQBeARpSIGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBIGxlYWRlciBw\
      dXQgYSBtZW1iZXIgaW50byBhIGdyb3VwLCBvciBvdXQgb2YgaXQuCgoUCgQEBQIAEgNXAhwaByBVVUlELgoKGQoEBAUCARID\
      WQIWGgwgVGhlIHN0dWR5LgoKTQoEBAUCAhIDWwIWGkAgVGhlIGdyb3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvIGZy\
      b20gbm93IG9uOyBlbXB0eTogbm9uZS4KCmYKBAQFAgMSA10CLBpZIEZyb20gd2hlbiBvbjsgYWJzZW50OiB0aGUgZXZlbnQn\
      cyB0aW1lLiBMYXRlciBjaGFuZ2VzIG9mIGFuIGVucm9sbWVudCBoYXZlIGxhdGVyIHRpbWVzLgoKgAEKAgQGEgRiAGsBGnQg\
      YXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgbGVhZGVyIGRlY2lkZWQgb24gYSByZXF1ZXN0IHRvIGpvaW47IGFu\
      IGFwcHJvdmFsIGNvbWVzIHdpdGgKIFBhcnRpY2lwYW50RW5yb2xsZWQuCgoUCgQEBgIAEgNkAhwaByBVVUlELgoKGQoEBAYC\
      ARIDZgIWGgwgVGhlIHN0dWR5LgoKHwoEBAYCAhIDaAIUGhIgRmFsc2U6IHJlamVjdGVkLgoKJwoEBAYCAxIDagIsGhogV2hl\
      biB0aGUgbGVhZGVyIGRlY2lkZWQuCgpCCgIEBxIEbgB1ARo2IGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBUaGUg\
      cGFydGljaXBhbnQgbGVmdC4KChQKBAQHAgASA3ACHBoHIFVVSUQuCgoZCgQEBwIBEgNyAhYaDCBUaGUgc3R1ZHkuCgpFCgQE\
      BwICEgN0AisaOCBXaGVuIHRoZSBlbnJvbG1lbnQgZW5kZWQ7IGFic2VudDogYXQgdGhlIGV2ZW50J3MgdGltZS4KClMKAgQI\
      EgR4AH4BGkcgY2F0YWxvZ3VlOyBzdWJqZWN0OiBzdHVkeSBpZC4gQ2FycmllcyB0aGUgd2hvbGUgc3R1ZHksIGFsbCBsYW5n\
      dWFnZXMuCgo1CgQECAIAEgN6AicaKCBXaXRoIGl0cyByZXZpc2lvbjsgdGhlIGhpZ2hlc3QgY291bnRzLgoKuAEKBAQIAgES\
      A30CIhqqASBBcmdvbjJpZCBQSEMgc3RyaW5nLiBPbmx5IGluIGV2ZW50cyBvZiBjYXRhbG9ndWVzIHRoYXQgZGlkIG5vdCBw\
      dWJsaXNoIFN0dWR5UGFzc3dvcmRTZXQgeWV0OyBlbXB0eQogc2luY2UsIGFuZCB3aG9ldmVyIHJlYWRzIGl0IHRha2VzIHRo\
      ZSBlbXB0eSBvbmUgZm9yICJub3QgdG9sZCBoZXJlIi4KCtEBCgIECRIGggEAiQEBGsIBIGNhdGFsb2d1ZTsgc3ViamVjdDog\
      c3R1ZHkgaWQuIE9ubHkgb3RvbGl0aC1hdXRoIHJlYWRzIGl0LiBDb21lcyBpbiBmcm9udCBvZiBlYWNoIFN0dWR5UHVibGlz\
      aGVkIG9mIGEKIHN0dWR5IHRoYXQgaGFzIGEgcGFzc3dvcmQsIG9yIGhhZCBvbmUgaW4gdGhlIHJldmlzaW9uIGJlZm9yZTsg\
      dGhlIGhpZ2hlc3QgcmV2aXNpb24gY291bnRzLgoKGgoEBAkCABIEhAECFhoMIFRoZSBzdHVkeS4KCkgKBAQJAgESBIYBAhwa\
      OiBUaGUgc3R1ZHkncyByZXZpc2lvbiB0aGF0IGl0IHdhcyBwdWJsaXNoZWQgd2l0aCwgZnJvbSAxLgoKTwoEBAkCAhIEiAEC\
      IhpBIEFyZ29uMmlkIFBIQyBzdHJpbmc7IGVtcHR5OiB0aGUgc3R1ZHkgaGFzIG5vIHBhc3N3b3JkIGFueSBtb3JlLgoKcAoC\
      BAoSBowBAJEBARpiIGNhdGFsb2d1ZTsgc3ViamVjdDogcXVlc3Rpb25uYWlyZSBpZC4gQ2FycmllcyB0aGUgd2hvbGUgdmVy\
      c2lvbiwgYWxsIGxhbmd1YWdlcywgb3IgcmVmZXJzIHRvIGl0LgoKWAoEBAoCABIEjgECNxpKIEFic2VudCB3aGVyZSBpdCBo\
      YXMgYSBtZWJpYnl0ZSBvciBtb3JlOiB3aG8gbmVlZHMgaXQgYXNrcyB0aGUgY2F0YWxvZ3VlLgoKKwoEBAoCARIEkAECJxod\
      IEluc3RlYWQgb2YgYHF1ZXN0aW9ubmFpcmVgLgoKJAoCBAsSBpQBAJsBARoWIEEgcHVibGlzaGVkIHZlcnNpb24uCgoiCgQE\
      CwIAEgSWAQIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgoXCgQECwIBEgSYAQIVGgkgRnJvbSAxLgoKJwoEBAsCAhIEmgECGhoZ\
      IExvd2VyLWNhc2UgaGV4YWRlY2ltYWwuCgpHCgIEDBIGngEAuwEBGjkgaW5nZXN0aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFu\
      dCBpZC4gQSBzaGVldCB3YXMgc3RvcmVkLgoKIwoEBAwCABIEoAECFhoVIFVVSUQsIHRoZSBkZXZpY2Uncy4KChUKBAQMAgES\
      BKIBAhwaByBVVUlELgoKGgoEBAwCAhIEpAECFhoMIFRoZSBzdHVkeS4KCjUKBAQMAgMSBKYBAh4aJyBUaGUgcXVlc3Rpb25u\
      YWlyZSB0aGF0IHdhcyBmaWxsZWQgaW4uCgoxCgQEDAIEEgSoAQIVGiMgVGhlIHZlcnNpb24gdGhhdCB0aGUgc2hlZXQgbmFt\
      ZXMuCgpPCgQEDAIFEgSqAQIsGkEgV2hlbiBpdCB3YXMgcmVjZWl2ZWQsIHdoZXJlIHRoZSBkZXZpY2UncyBjbG9jayBjYW5u\
      b3QgYmUgcmlnaHQuCgo0CgQEDAIGEgSsAQIdGiYgRW1wdHkgd2hlbiBpdCB3YXMgZmlsbGVkIGluIHVuYXNrZWQuCgppCgQE\
      DAIHEgSuAQItGlsgV2hlbiBpdCB3YXMgcmVjZWl2ZWQuIFdpdGggdGhlIGZpZWxkcyBiZWxvdyBzaW5jZSB2ZXJzaW9uIDIg\
      b2YgdGhpcyBldmVudDsgYWJzZW50IGJlZm9yZS4KCj0KBAQMAggSBLABAjYaLyBDb21wdXRlZCBieSB0aGUgdmVyc2lvbiB0\
      aGF0IHRoZSBzaGVldCBuYW1lcy4KCkUKBAQMAgkSBLIBAjEaNyBIb3cgaXQgd2FzIGNsb3NlZDsgbmV2ZXIgdW5zcGVjaWZp\
      ZWQgc2luY2UgdmVyc2lvbiAyLgoKMAoEBAwCChIEtAECIhoiIEFzIFN0b3JlZEFuc3dlclNoZWV0LmRldmlhdGlvbnMuCgpX\
      CgQEDAILEgS2AQIXGkkgVGhlIHBhcnRpY2lwYW50J3MgZ3JvdXAgaW4gdGhlIHN0dWR5IHdoZW4gaXQgd2FzIGZpbmlzaGVk\
      OyBlbXB0eTogbm9uZS4KCmwKBAQMAgwSBLgBAjQaXiBUaGUgY29kZXMgY2hvc2VuIGFuZCBudW1iZXJzIGdpdmVuIHRvIHRo\
      b3NlIG9mIGl0cyBxdWVzdGlvbnMgdGhhdCB0aGUgc3R1ZHkncyBydWxlcyBsb29rIGF0LgoKVQoEBAwCDRIEugECEhpHIEl0\
      IGhhcyBubyBhbnN3ZXI6IGl0IGlzIGtlcHQsIGFuZCBkb2VzIG5vdCBmaWxsIGl0cyBxdWVzdGlvbm5haXJlIGluLgoKaAoC\
      BA0SBr4BANYBARpaIGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgcGFydGljaXBhbnQgYW1lbmRlZCBv\
      ciB3aXRoZHJldyB3aGF0IGEgc2hlZXQgc2FpZC4KCiMKBAQNAgASBMABAhYaFSBVVUlELCB0aGUgZGV2aWNlJ3MuCgoVCgQE\
      DQIBEgTCAQIcGgcgVVVJRC4KChoKBAQNAgISBMQBAhYaDCBUaGUgc3R1ZHkuCgo1CgQEDQIDEgTGAQIeGicgVGhlIHF1ZXN0\
      aW9ubmFpcmUgdGhhdCB3YXMgZmlsbGVkIGluLgoKMQoEBA0CBBIEyAECFRojIFRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0\
      IG5hbWVzLgoKKgoEBA0CBRIEygECLBocIEFzIGluIEFuc3dlclNoZWV0QWNjZXB0ZWQuCgoxCgQEDQIGEgTMAQIWGiMgT2Yg\
      dGhlIHNoZWV0IGZyb20gbm93IG9uLCBmcm9tIDIuCgovCgQEDQIHEgTOAQIVGiEgVGhlIHdob2xlIHNoZWV0IHdhcyB0YWtl\
      biBiYWNrLgoKPQoEBA0CCBIE0AECNhovIENvbXB1dGVkIGFuZXc7IGVtcHR5IHdoZXJlIGl0IHdhcyB0YWtlbiBiYWNrLgoK\
      JQoEBA0CCRIE0gECLhoXIFdoZW4gaXQgd2FzIHJlY2VpdmVkLgoKvgEKBAQNAgoSBNUBAjcarwEgV2hlcmUgdGhlIHNoZWV0\
      IHdhcyB0YWtlbiBiYWNrOiB3aGVuIHRoZSBsYXRlc3Qgb2YgdGhlIHBhcnRpY2lwYW50J3Mgc2hlZXRzIHdhcyBmaW5pc2hl\
      ZCB0aGF0IHN0aWxsIGZpbGwKIHRoZSBxdWVzdGlvbm5haXJlIGluLCBhcyB0b2xkIG9mIGl0cyBhY2NlcHRhbmNlLiBBYnNl\
      bnQ6IG5vbmUgZG9lcy4KCu8BCgIEDhIG2gEA5wEBGuABIGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIFdo\
      YXQgYSB0cmlnZ2VyIG9mIGEgc3R1ZHkgd2FpdHMgZm9yIGhhcHBlbmVkLCB3YXMgdG9sZCBhbmV3LCBvciB3YXMgdGFrZW4g\
      YmFjay4KIFRoZSBsYXRlc3QgZXZlbnQgb2YgYW4gb2NjdXJyZW5jZSBjb3VudHMuIFdpdGggdHJpZ2dlcnMgb24gYW5zd2Vy\
      cyBpdCBjb21lcyBiZWhpbmQgdGhlIHNoZWV0J3Mgb3duIGV2ZW50LgoKFQoEBA4CABIE3AECHBoHIFVVSUQuCgoaCgQEDgIB\
      EgTeAQIWGgwgVGhlIHN0dWR5LgoKJQoEBA4CAhIE4AECGBoXIGBUcmlnZ2VyLnRyaWdnZXJfaWRgLgoKZwoEBA4CAxIE4gEC\
      GxpZIFVVSUQsIG1hZGUgb2YgdGhlIHRyaWdnZXIgYW5kIG9mIHdoYXQgY2F1c2VkIGl0OiB0aGUgc2FtZSBjYXVzZSBpcyB0\
      aGUgc2FtZSBvY2N1cnJlbmNlLgoKMQoEBA4CBBIE5AECKhojIFdoZW4gaXQgaGFwcGVuZWQsIG9yIGlzIGdvaW5nIHRvLgoK\
      ZgoEBA4CBRIE5gECFRpYIEl0IG5ldmVyIGhhcHBlbmVkOiB3aGF0IGNhdXNlZCBpdCB3YXMgd2l0aGRyYXduLCBvciBjaGFu\
      Z2VkIHNvIHRoYXQgaXQgbm8gbG9uZ2VyIGRvZXMuCgqjAQoCBA8SBusBAPQBARqUASBpbmdlc3Rpb247IHN1YmplY3Q6IHBh\
      cnRpY2lwYW50IGlkLiBTb21ldGhpbmcgb3RoZXIgdGhhbiBhIHNoZWV0IHdhcyBzdG9yZWQgdGhhdCBhIHRyaWdnZXIgb24g\
      aW5hY3Rpdml0eSBjb3VudHM7IG5vdAogdG9sZCBpbiBzdHVkaWVzIHdpdGhvdXQgb25lLgoKFQoEBA8CABIE7QECHBoHIFVV\
      SUQuCgoaCgQEDwIBEgTvAQIWGgwgVGhlIHN0dWR5LgoKHAoEBA8CAhIE8QECGBoOIFdoYXQgaXQgd2FzLgoKIwoEBA8CAxIE\
      8wECLhoVIFdoZW4gaXQgd2FzIHN0b3JlZC4KCicKAgUAEgb3AQD+AQEaGSBXaGF0IGEgcGFydGljaXBhbnQgZGlkLgoKGwoE\
      BQACABIE+QECIBoNIE5ldmVyIHRvbGQuCgo6CgQFAAIBEgT7AQIbGiwgV3JvdGUsIGNoYW5nZWQgb3IgZGVsZXRlZCBhIGhl\
      YWx0aCByZWNvcmQuCgokCgQFAAICEgT9AQIeGhYgTGlzdGVuZWQgdG8gYSBzb3VuZC4KCocBCgIEEBIGggIAkQIBGnkgaW5n\
      ZXN0aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBwYXJ0aWNpcGFudCBjaG9zZSB3aGVuLCBob3cgb2Z0ZW4gYW5k\
      IGhvdyBjbG9zZSB0b2dldGhlciBub3RpZmljYXRpb25zIG1heQogY29tZS4KChUKBAQQAgASBIQCAhwaByBVVUlELgoKVAoE\
      BBACARIEhgICFhpGIENvdW50cyB0aGUgY2hhbmdlcyBvZiB0aGUgcGFydGljaXBhbnQncyBzZXR0aW5nczsgdGhlIGxhdGVz\
      dCBjb3VudHMuCgo8CgQEEAICEgSIAgI7Gi4gV2hlbiB0aGUgcGFydGljaXBhbnQgaXMgbm90IHRvIGJlIGRpc3R1cmJlZC4K\
      CjAKBAQQAgMSBIoCAicaIiBPdmVyIGFsbCBzdHVkaWVzOyAwOiBhbnkgbnVtYmVyLgoKRgoEBBACBBIEjAICJho4IEJldHdl\
      ZW4gdHdvIG5vdGlmaWNhdGlvbnMgb2Ygd2hhdGV2ZXIgc3R1ZGllczsgMDogYW55LgoKIwoEBBACBRIEjgICLBoVIFdoZW4g\
      aXQgd2FzIGNob3Nlbi4KCksKBAQQAgYSBJACAhcaPSBCeSBlLW1haWwsIHdoZXJlIG5vIGRldmljZSBpcyByZWdpc3RlcmVk\
      IGZvciBwdXNoIG1lc3NhZ2VzLgoKdgoCBBESBpQCAJ0CARpoIHBsYW5uaW5nOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4g\
      QSBub3RpZmljYXRpb24gaXMgZHVlLCBhbmQgdGhlIHBhcnRpY2lwYW50IGlzIHRvIGJlIHRvbGQgYnkgZS1tYWlsLgoKFQoE\
      BBECABIElgICHBoHIFVVSUQuCgoVCgQEEQIBEgSYAgIdGgcgVVVJRC4KCjYKBAQRAgISBJoCAhYaKCBUaGUgc3R1ZHkgdGhh\
      dCBhc2tzOyBub3QgZm9yIHRoZSBtYWlsLgoKKAoEBBECAxIEnAICLBoaIE5vdCB0byBiZSB0b2xkIGFmdGVyIGl0LgoKawoC\
      BBISBqACAKUCARpdIHBsYW5uaW5nOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gTm90aWZpY2F0aW9ucyB3ZXJlIHBsYW5u\
      ZWQsIHBsYW5uZWQgYW5ldywgb3IgY2FsbGVkIG9mZi4KChUKBAQSAgASBKICAhwaByBVVUlELgoKSwoEBBICARIEpAICMRo9\
      IEVhY2ggd2l0aCBhbGwgdGhhdCBpcyBrbm93biBvZiBpdDsgdGhlIGxhdGVzdCBldmVudCBjb3VudHMuCgowCgIEExIGqAIA\
      uwIBGiIgQSBub3RpZmljYXRpb24gYXMgaXQgaXMgcGxhbm5lZC4KChUKBAQTAgASBKoCAh0aByBVVUlELgoKJAoEBBMCARIE\
      rAICFhoWIFRoZSBzdHVkeSB0aGF0IGFza3MuCgooCgQEEwICEgSuAgIeGhogV2hhdCBpcyB0byBiZSBmaWxsZWQgaW4uCgop\
      CgQEEwIDEgSwAgIsGhsgV2hlbiB0aGUgZGV2aWNlIG5vdGlmaWVzLgoKXAoEBBMCBBIEsgICLBpOIEFmdGVyIHRoaXMgaXQg\
      Y2FuIG5vIGxvbmdlciBiZSBhbnN3ZXJlZCBpbiB0aW1lOyBhYnNlbnQ6IHVudGlsIHRoZSBuZXh0IG9uZS4KClQKBAQTAgUS\
      BLQCAhEaRiBBdCBhIHRpbWUgdGhhdCB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5IGZpeGVkLCBub3QgYSByYW5kb20g\
      b25lLgoKIgoEBBMCBhIEtgICFRoUIEl0IHdhcyBjYWxsZWQgb2ZmLgoKTQoEBBMCBxIEuAICGRo/IFRoZSBzY2hlZHVsZSB0\
      aGF0IGFza3M7IGVtcHR5IHdoZXJlIHRoZSBzdHVkeSBnaXZlcyBpdCBubyBpZC4KCn8KBAQTAggSBLoCAiAacSBNaW51dGVz\
      IGZyb20gaGF2aW5nIGJlZ3VuIHRvIGZpbGwgdGhlIHF1ZXN0aW9ubmFpcmUgaW4sIGluIHdoaWNoIGl0IGlzIHRvIGJlIGZp\
      bmlzaGVkOyAwOiBiZWZvcmUgYGV4cGlyZV90aW1lYC4KCu0BCgIEFBIGwAIA0QIBGt4BIGF1dGg7IHN1YmplY3Q6IHBhcnRp\
      Y2lwYW50IGlkLiBXaGF0IGlzIGtlcHQgb2YgYSBwYXJ0aWNpcGFudCwgb3Igd2hhdCBvbmUgc3R1ZHkgaGFzLCBpcyB0byBi\
      ZSBlcmFzZWQuCiBFYWNoIG9mIHRoZSBvdGhlciBzZXJ2aWNlcyBkb2VzIHNvIGFuZCB0ZWxscyBvZiBpdCBieSBFcmFzdXJl\
      Q29tcGxldGVkOyBub3RoaW5nIHRoYXQgaGFwcGVuZWQgYmVmb3JlCiBicmluZ3MgaXQgYmFjay4KCiMKBAQUAgASBMICAhga\
      FSBVVUlELCB0aGUgY2xpZW50J3MuCgoVCgQEFAIBEgTEAgIcGgcgVVVJRC4KCiIKBAQUAgISBMYCAhYaFCBFbXB0eTogZXZl\
      cnl0aGluZy4KCiwKBAQUAgMSBMgCAicaHiBXaGF0IGJlY29tZXMgb2YgdGhlIGFuc3dlcnMuCgpeCgQEFAIEEgTKAgItGlAg\
      V2hlbiBpdCB3YXMgYXNrZWQgZm9yLiBXaGF0IGhhcHBlbmVkIGJlZm9yZSBpcyBlcmFzZWQsIGFuZCBubyBsb25nZXIgdGFr\
      ZW4gaW4uCgq5AgoEBBQCBRIEzgICHxqqAiBTSEEtMjU2IG9mIHRoZSAxNiBieXRlcyBvZiB0aGUgcGFydGljaXBhbnQncyBp\
      ZCwgaW4gcGxhY2Ugb2YgYHBhcnRpY2lwYW50X2lkYCBhbmQgd2l0aCB0aGUgZXJhc3VyZSBpZCBhcwogdGhlIHN1YmplY3Q6\
      IHRvbGQgd2hlbiBldmVyeSBzZXJ2aWNlIGlzIGRvbmUsIHdoaWxlIHRoZSBsb2cgbG9zZXMgdGhlIGV2ZW50IHRoYXQgbmFt\
      ZXMgdGhlIHBhcnRpY2lwYW50LgogQnkgaXQgYSBzZXJ2aWNlIHRoYXQgd2FzIHJlc3RvcmVkIGZyb20gYW4gb2xkZXIgYmFj\
      a3VwIGZpbmRzIHdob20gdG8gZXJhc2Ugb25jZSBtb3JlLgoKWAoEBBQCBhIE0AICPBpKIFdoZXJlIGV2ZXJ5dGhpbmcgZ29l\
      czogdGhlIHN0dWRpZXMgdGhhdCBoYXZlIHNhaWQgb3RoZXJ3aXNlIHRoYW4gYG1vZGVgLgoKcAoCBBUSBtQCAN0CARpiIGlu\
      Z2VzdGlvbiwgcGxhbm5pbmcsIGNhdGFsb2d1ZTsgc3ViamVjdDogZXJhc3VyZSBpZC4gVGhlIHNlcnZpY2UgaGFzIG5vdGhp\
      bmcgbGVmdC4gTmFtZXMgbm9ib2R5LgoKJwoEBBUCABIE1gICGBoZIEFzIGluIEVyYXN1cmVSZXF1ZXN0ZWQuCgovCgQEFQIB\
      EgTYAgIVGiEgV2hpY2ggb25lOiBgb3RvbGl0aC1pbmdlc3Rpb25gLgoKIAoEBBUCAhIE2gICMxoSIEhvdyBtdWNoIGl0IHdh\
      cy4KCi8KBAQVAgMSBNwCAi4aISBXaGVuIHRoZSBsYXN0IG9mIGl0IHdhcyBlcmFzZWQuCmIGcHJvdG8z
      """)
}
