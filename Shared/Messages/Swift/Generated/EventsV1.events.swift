// Generated from otolith/events/v1/events.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

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

    /// Every field at its default.
    public init() {
      self.sheetID = ""
      self.participantID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.version = 0
      self.finishTime = nil
      self.notificationID = ""
    }

    public init(
      sheetID: String = "",
      participantID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      finishTime: GoogleProtobuf.Timestamp? = nil,
      notificationID: String = ""
    ) {
      self.sheetID = sheetID
      self.participantID = participantID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.finishTime = finishTime
      self.notificationID = notificationID
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
    return c
  }
}

extension EventsV1 {
  /// The descriptor of `otolith/events/v1/events.proto`.
  public static let eventsFile = ProtoFile(
    name: "otolith/events/v1/events.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.studyFile, CatalogueV1.questionnaireFile],
    base64: """
      Ch5vdG9saXRoL2V2ZW50cy92MS9ldmVudHMucHJvdG8SEW90b2xpdGguZXZlbnRzLnYxGh9nb29nbGUvcHJvdG9idWYvdGlt\
      ZXN0YW1wLnByb3RvGiBvdG9saXRoL2NhdGFsb2d1ZS92MS9zdHVkeS5wcm90bxoob3RvbGl0aC9jYXRhbG9ndWUvdjEvcXVl\
      c3Rpb25uYWlyZS5wcm90byKIAQoTU2lnbmluZ0tleVB1Ymxpc2hlZBIVCgZrZXlfaWQYASABKAlSBWtleUlkEh0KCnB1Ymxp\
      Y19rZXkYAiABKAxSCXB1YmxpY0tleRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      CmV4cGlyZVRpbWUiiAEKE1NlcnZpY2VLZXlQdWJsaXNoZWQSFQoGa2V5X2lkGAEgASgJUgVrZXlJZBIdCgpwdWJsaWNfa2V5\
      GAIgASgMUglwdWJsaWNLZXkSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBp\
      cmVUaW1lIqoCChNQYXJ0aWNpcGFudEVucm9sbGVkEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhkK\
      CHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEjcKCWpvaW5fdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      CGpvaW5UaW1lEicKD2NvbnNlbnRfdmVyc2lvbhgEIAEoCVIOY29uc2VudFZlcnNpb24SGQoIZ3JvdXBfaWQYBSABKAlSB2dy\
      b3VwSWQSKQoQdGVzdF9wYXJ0aWNpcGFudBgGIAEoCFIPdGVzdFBhcnRpY2lwYW50EikKEGFjY291bnRfcmV2aXNpb24YByAB\
      KARSD2FjY291bnRSZXZpc2lvbiLSAQoWVGVzdFBhcnRpY2lwYW50Q2hhbmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVIN\
      cGFydGljaXBhbnRJZBIpChB0ZXN0X3BhcnRpY2lwYW50GAIgASgIUg90ZXN0UGFydGljaXBhbnQSKQoQYWNjb3VudF9yZXZp\
      c2lvbhgDIAEoBFIPYWNjb3VudFJldmlzaW9uEjsKC2NoYW5nZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz\
      dGFtcFIKY2hhbmdlVGltZSLHAQoYQWNjb3VudFN1c3BlbnNpb25DaGFuZ2VkEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1w\
      YXJ0aWNpcGFudElkEhwKCXN1c3BlbmRlZBgCIAEoCFIJc3VzcGVuZGVkEikKEGFjY291bnRfcmV2aXNpb24YAyABKARSD2Fj\
      Y291bnRSZXZpc2lvbhI7CgtjaGFuZ2VfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRp\
      bWUirgEKEk1lbWJlckdyb3VwQ2hhbmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVk\
      eV9pZBgCIAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBI7CgtjaGFuZ2VfdGltZRgEIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUirwEKEkpvaW5SZXF1ZXN0RGVjaWRlZBIlCg5wYXJ0aWNpcGFu\
      dF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIaCghhcHByb3ZlZBgDIAEoCFII\
      YXBwcm92ZWQSOwoLZGVjaWRlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpkZWNpZGVUaW1lIo0B\
      Cg5FbnJvbG1lbnRFbmRlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEo\
      CVIHc3R1ZHlJZBI5CgpsZWF2ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJbGVhdmVUaW1lInUK\
      DlN0dWR5UHVibGlzaGVkEjEKBXN0dWR5GAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSBXN0dWR5EjAKFGFj\
      Y2Vzc19wYXNzd29yZF9oYXNoGAIgASgJUhJhY2Nlc3NQYXNzd29yZEhhc2gihgEKEFN0dWR5UGFzc3dvcmRTZXQSGQoIc3R1\
      ZHlfaWQYASABKAlSB3N0dWR5SWQSJQoOc3R1ZHlfcmV2aXNpb24YAiABKA1SDXN0dWR5UmV2aXNpb24SMAoUYWNjZXNzX3Bh\
      c3N3b3JkX2hhc2gYAyABKAlSEmFjY2Vzc1Bhc3N3b3JkSGFzaCKzAQodUXVlc3Rpb25uYWlyZVZlcnNpb25QdWJsaXNoZWQS\
      SQoNcXVlc3Rpb25uYWlyZRgBIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDXF1ZXN0aW9ubmFp\
      cmUSRwoJcmVmZXJlbmNlGAIgASgLMikub3RvbGl0aC5ldmVudHMudjEuUXVlc3Rpb25uYWlyZVJlZmVyZW5jZVIJcmVmZXJl\
      bmNlIoABChZRdWVzdGlvbm5haXJlUmVmZXJlbmNlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJ\
      ZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2ginQIKE0Fuc3dl\
      clNoZWV0QWNjZXB0ZWQSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSJQoOcGFydGljaXBhbnRfaWQYAiABKAlSDXBhcnRp\
      Y2lwYW50SWQSGQoIc3R1ZHlfaWQYAyABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgEIAEoCVIPcXVlc3Rpb25u\
      YWlyZUlkEhgKB3ZlcnNpb24YBSABKA1SB3ZlcnNpb24SOwoLZmluaXNoX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYu\
      VGltZXN0YW1wUgpmaW5pc2hUaW1lEicKD25vdGlmaWNhdGlvbl9pZBgHIAEoCVIObm90aWZpY2F0aW9uSWRCRQoRb3RvbGl0\
      aC5ldmVudHMudjFQAVoab3RvbGl0aC9ldmVudHMvdjE7ZXZlbnRzdjGqAhFPdG9saXRoLkV2ZW50cy5WMUrYIQrDAQoBDBID\
      AgASGrgBIEludGVncmF0aW9uIGV2ZW50cy4gVGhlIGJ1cyBjYXJyaWVzIGVhY2ggd2l0aCBDbG91ZEV2ZW50cyBhdHRyaWJ1\
      dGVzIGJlc2lkZSBpdDogaWQsIHNvdXJjZQogKHNlcnZpY2UgbmFtZSksIHR5cGUgKGZ1bGwgbWVzc2FnZSBuYW1lKSwgc3Vi\
      amVjdCAoYWdncmVnYXRlIGlkLCB0aGUgdW5pdCBvZiBvcmRlciksIHRpbWUuCgpBCgIEABIEEAAXARo1IGF1dGg7IHN1Ympl\
      Y3Q6IGtleSBpZC4gVGhlIGtleSBzaWducyBhY2Nlc3MgdG9rZW5zLgoKIwoEBAACABIDEgIUGhYgUkZDIDc2MzggdGh1bWJw\
      cmludC4KCiEKBAQAAgESAxQCFxoUIEVkMjU1MTksIDMyIGJ5dGVzLgoKTgoEBAACAhIDFgIsGkEgRnJvbSB3aGVuIG9uIG5v\
      dGhpbmcgdGhhdCBpdCBzaWduZWQgaXMgYmVsaWV2ZWQ7IGFic2VudDogbmV2ZXIuCgr8AQoCBAESBBwAIwEa7wEgQW55IHNl\
      cnZpY2UsIG9mIGl0c2VsZjsgc3ViamVjdDoga2V5IGlkLiBUaGUga2V5IGJ5IHdoaWNoIHRoZSBzZXJ2aWNlIHByb3ZlcyB0\
      byB0aGUgb3RoZXJzIHdobyBpdCBpczoKIGBFdmVudC5zb3VyY2VgIHNheXMgd2hvc2UgaXQgaXMuIFB1Ymxpc2hlZCBhZ2Fp\
      biBhdCBldmVyeSBzdGFydCwgYW5kIHdpdGggYW4gZWFybGllciBlbmQgd2hlbiBpdCBpcwogcmV2b2tlZDsgdGhlIGVhcmxp\
      ZXN0IGVuZCBjb3VudHMuCgojCgQEAQIAEgMeAhQaFiBSRkMgNzYzOCB0aHVtYnByaW50LgoKIQoEBAECARIDIAIXGhQgRWQy\
      NTUxOSwgMzIgYnl0ZXMuCgpcCgQEAQICEgMiAiwaTyBGcm9tIHdoZW4gb24gbm90aGluZyB0aGF0IGl0IHNpZ25lZCBpcyBi\
      ZWxpZXZlZC4gQW4gZXZlbnQgd2l0aG91dCBpdCBpcyBub25lLgoKYAoCBAISBCYANQEaVCBhdXRoOyBzdWJqZWN0OiBwYXJ0\
      aWNpcGFudCBpZC4gQW4gZW5yb2xtZW50IGJlZ2FuLCBvciBnb2VzIG9uIHVuZGVyIGEgbmV3IGNvbnNlbnQuCgoUCgQEAgIA\
      EgMoAhwaByBVVUlELgoKGQoEBAICARIDKgIWGgwgVGhlIHN0dWR5LgoKRQoEBAICAhIDLAIqGjggV2hlbiB0aGUgZW5yb2xt\
      ZW50IGJlZ2FuOyBhYnNlbnQ6IGF0IHRoZSBldmVudCdzIHRpbWUuCgpJCgQEAgIDEgMuAh0aPCBgU3R1ZHkuY29uc2VudF92\
      ZXJzaW9uYCBvZiB0aGUgdGV4dCB0aGF0IHdhcyBjb25zZW50ZWQgdG8uCgpOCgQEAgIEEgMwAhYaQSBUaGUgc3R1ZHkncyBn\
      cm91cCB0aGF0IHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCj4KBAQCAgUSAzICHBoxIFdoZXRo\
      ZXIgd2hhdCB0aGUgcGFydGljaXBhbnQgYW5zd2VycyBpcyBhIHRlc3QuCgosCgQEAgIGEgM0Ah4aHyBBcyBpbiBUZXN0UGFy\
      dGljaXBhbnRDaGFuZ2VkLgoKcgoCBAMSBDgAQgEaZiBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQW4gYWRtaW5p\
      c3RyYXRvciBzYWlkIHdoZXRoZXIgd2hhdCB0aGUgcGFydGljaXBhbnQgYW5zd2VycyBpcyBhIHRlc3QuCgoUCgQEAwIAEgM6\
      AhwaByBVVUlELgoKHQoEBAMCARIDPAIcGhAgV2hldGhlciBpdCBpcy4KCpUBCgQEAwICEgM/Ah4ahwEgQ291bnRzIHdoYXQg\
      YWRtaW5pc3RyYXRvcnMgY2hhbmdlIG9mIHRoZSBhY2NvdW50LCBmcm9tIDEuIFdoYXQgaXMgdG9sZCB3aXRoIGEgbG93ZXIg\
      b25lIHRoYW4gaXMga25vd24KIGNhbWUgbGF0ZSBhbmQgY2hhbmdlcyBub3RoaW5nLgoKIAoEBAMCAxIDQQIsGhMgV2hlbiBp\
      dCB3YXMgc2FpZC4KCtEBCgIEBBIERgBPARrEASBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQW4gYWRtaW5pc3Ry\
      YXRvciBzaHV0IGFuIGFjY291bnQgb3V0LCBvciBsZXQgaXQgaW4gYWdhaW4uIEV2ZXJ5IHNlcnZpY2UKIHJlZnVzZXMgdGhl\
      IGFjY2VzcyB0b2tlbnMgb2YgYSBzdXNwZW5kZWQgb25lLiBPZiBlYWNoIGFjY291bnQgdGhlIGxhdGVzdCBpcyBrZXB0IGZv\
      ciBldmVyLgoKFAoEBAQCABIDSAIcGgcgVVVJRC4KCiYKBAQEAgESA0oCFRoZIEZhbHNlOiBpdCB3YXMgcmVzdG9yZWQuCgos\
      CgQEBAICEgNMAh4aHyBBcyBpbiBUZXN0UGFydGljaXBhbnRDaGFuZ2VkLgoKIAoEBAQCAxIDTgIsGhMgV2hlbiBpdCB3YXMg\
      ZG9uZS4KCl4KAgQFEgRSAFsBGlIgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgbGVhZGVyIHB1dCBhIG1lbWJl\
      ciBpbnRvIGEgZ3JvdXAsIG9yIG91dCBvZiBpdC4KChQKBAQFAgASA1QCHBoHIFVVSUQuCgoZCgQEBQIBEgNWAhYaDCBUaGUg\
      c3R1ZHkuCgpNCgQEBQICEgNYAhYaQCBUaGUgZ3JvdXAgdGhhdCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG8gZnJvbSBub3cgb247\
      IGVtcHR5OiBub25lLgoKZgoEBAUCAxIDWgIsGlkgRnJvbSB3aGVuIG9uOyBhYnNlbnQ6IHRoZSBldmVudCdzIHRpbWUuIExh\
      dGVyIGNoYW5nZXMgb2YgYW4gZW5yb2xtZW50IGhhdmUgbGF0ZXIgdGltZXMuCgqAAQoCBAYSBF8AaAEadCBhdXRoOyBzdWJq\
      ZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBsZWFkZXIgZGVjaWRlZCBvbiBhIHJlcXVlc3QgdG8gam9pbjsgYW4gYXBwcm92YWwg\
      Y29tZXMgd2l0aAogUGFydGljaXBhbnRFbnJvbGxlZC4KChQKBAQGAgASA2ECHBoHIFVVSUQuCgoZCgQEBgIBEgNjAhYaDCBU\
      aGUgc3R1ZHkuCgofCgQEBgICEgNlAhQaEiBGYWxzZTogcmVqZWN0ZWQuCgonCgQEBgIDEgNnAiwaGiBXaGVuIHRoZSBsZWFk\
      ZXIgZGVjaWRlZC4KCkIKAgQHEgRrAHIBGjYgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIFRoZSBwYXJ0aWNpcGFu\
      dCBsZWZ0LgoKFAoEBAcCABIDbQIcGgcgVVVJRC4KChkKBAQHAgESA28CFhoMIFRoZSBzdHVkeS4KCkUKBAQHAgISA3ECKxo4\
      IFdoZW4gdGhlIGVucm9sbWVudCBlbmRlZDsgYWJzZW50OiBhdCB0aGUgZXZlbnQncyB0aW1lLgoKUwoCBAgSBHUAewEaRyBj\
      YXRhbG9ndWU7IHN1YmplY3Q6IHN0dWR5IGlkLiBDYXJyaWVzIHRoZSB3aG9sZSBzdHVkeSwgYWxsIGxhbmd1YWdlcy4KCjUK\
      BAQIAgASA3cCJxooIFdpdGggaXRzIHJldmlzaW9uOyB0aGUgaGlnaGVzdCBjb3VudHMuCgq4AQoEBAgCARIDegIiGqoBIEFy\
      Z29uMmlkIFBIQyBzdHJpbmcuIE9ubHkgaW4gZXZlbnRzIG9mIGNhdGFsb2d1ZXMgdGhhdCBkaWQgbm90IHB1Ymxpc2ggU3R1\
      ZHlQYXNzd29yZFNldCB5ZXQ7IGVtcHR5CiBzaW5jZSwgYW5kIHdob2V2ZXIgcmVhZHMgaXQgdGFrZXMgdGhlIGVtcHR5IG9u\
      ZSBmb3IgIm5vdCB0b2xkIGhlcmUiLgoK0AEKAgQJEgV/AIYBARrCASBjYXRhbG9ndWU7IHN1YmplY3Q6IHN0dWR5IGlkLiBP\
      bmx5IG90b2xpdGgtYXV0aCByZWFkcyBpdC4gQ29tZXMgaW4gZnJvbnQgb2YgZWFjaCBTdHVkeVB1Ymxpc2hlZCBvZiBhCiBz\
      dHVkeSB0aGF0IGhhcyBhIHBhc3N3b3JkLCBvciBoYWQgb25lIGluIHRoZSByZXZpc2lvbiBiZWZvcmU7IHRoZSBoaWdoZXN0\
      IHJldmlzaW9uIGNvdW50cy4KChoKBAQJAgASBIEBAhYaDCBUaGUgc3R1ZHkuCgpICgQECQIBEgSDAQIcGjogVGhlIHN0dWR5\
      J3MgcmV2aXNpb24gdGhhdCBpdCB3YXMgcHVibGlzaGVkIHdpdGgsIGZyb20gMS4KCk8KBAQJAgISBIUBAiIaQSBBcmdvbjJp\
      ZCBQSEMgc3RyaW5nOyBlbXB0eTogdGhlIHN0dWR5IGhhcyBubyBwYXNzd29yZCBhbnkgbW9yZS4KCnAKAgQKEgaJAQCOAQEa\
      YiBjYXRhbG9ndWU7IHN1YmplY3Q6IHF1ZXN0aW9ubmFpcmUgaWQuIENhcnJpZXMgdGhlIHdob2xlIHZlcnNpb24sIGFsbCBs\
      YW5ndWFnZXMsIG9yIHJlZmVycyB0byBpdC4KClgKBAQKAgASBIsBAjcaSiBBYnNlbnQgd2hlcmUgaXQgaGFzIGEgbWViaWJ5\
      dGUgb3IgbW9yZTogd2hvIG5lZWRzIGl0IGFza3MgdGhlIGNhdGFsb2d1ZS4KCisKBAQKAgESBI0BAicaHSBJbnN0ZWFkIG9m\
      IGBxdWVzdGlvbm5haXJlYC4KCiQKAgQLEgaRAQCYAQEaFiBBIHB1Ymxpc2hlZCB2ZXJzaW9uLgoKIgoEBAsCABIEkwECHhoU\
      IFRoZSBxdWVzdGlvbm5haXJlLgoKFwoEBAsCARIElQECFRoJIEZyb20gMS4KCicKBAQLAgISBJcBAhoaGSBMb3dlci1jYXNl\
      IGhleGFkZWNpbWFsLgoKRwoCBAwSBpsBAKoBARo5IGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgc2hl\
      ZXQgd2FzIHN0b3JlZC4KCiMKBAQMAgASBJ0BAhYaFSBVVUlELCB0aGUgZGV2aWNlJ3MuCgoVCgQEDAIBEgSfAQIcGgcgVVVJ\
      RC4KChoKBAQMAgISBKEBAhYaDCBUaGUgc3R1ZHkuCgo1CgQEDAIDEgSjAQIeGicgVGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCB3\
      YXMgZmlsbGVkIGluLgoKMQoEBAwCBBIEpQECFRojIFRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKTwoEBAwC\
      BRIEpwECLBpBIFdoZW4gaXQgd2FzIHJlY2VpdmVkLCB3aGVyZSB0aGUgZGV2aWNlJ3MgY2xvY2sgY2Fubm90IGJlIHJpZ2h0\
      LgoKNAoEBAwCBhIEqQECHRomIEVtcHR5IHdoZW4gaXQgd2FzIGZpbGxlZCBpbiB1bmFza2VkLgpiBnByb3RvMw==
      """)
}
