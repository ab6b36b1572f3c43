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
      bWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhNyZW1haW5pbmdGaW5pc2hUaW1lIvACChVQcm9tcHRTZXR0\
      aW5nc0NoYW5nZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIcmV2aXNpb24YAiABKARSCHJl\
      dmlzaW9uEkEKC3F1aWV0X2hvdXJzGAMgAygLMiAub3RvbGl0aC5pbmdlc3Rpb24udjEuUXVpZXRIb3Vyc1IKcXVpZXRIb3Vy\
      cxI5Chlub3RpZmljYXRpb25zX3Blcl9kYXlfbWF4GAQgASgNUhZub3RpZmljYXRpb25zUGVyRGF5TWF4EjgKGG5vdGlmaWNh\
      dGlvbl9nYXBfbWludXRlcxgFIAEoDVIWbm90aWZpY2F0aW9uR2FwTWludXRlcxI7CgtjaGFuZ2VfdGltZRgGIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUSHwoLcHJvbXB0X21haWwYByABKAhSCnByb21wdE1haWwitwEK\
      DVByb21wdE1haWxEdWUSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSJwoPbm90aWZpY2F0aW9uX2lk\
      GAIgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBI7CgtleHBpcmVfdGltZRgEIAEoCzIa\
      Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiiwEKFE5vdGlmaWNhdGlvbnNQbGFubmVkEiUKDnBhcnRp\
      Y2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEkwKDW5vdGlmaWNhdGlvbnMYAiADKAsyJi5vdG9saXRoLmV2ZW50cy52\
      MS5QbGFubmVkTm90aWZpY2F0aW9uUg1ub3RpZmljYXRpb25zIoIDChNQbGFubmVkTm90aWZpY2F0aW9uEicKD25vdGlmaWNh\
      dGlvbl9pZBgBIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWly\
      ZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjsKC25vdGlmeV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz\
      dGFtcFIKbm90aWZ5VGltZRI7CgtleHBpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGly\
      ZVRpbWUSFAoFZml4ZWQYBiABKAhSBWZpeGVkEhwKCWNhbmNlbGxlZBgHIAEoCFIJY2FuY2VsbGVkEh8KC3NjaGVkdWxlX2lk\
      GAggASgJUgpzY2hlZHVsZUlkEi0KEmNvbXBsZXRpb25fbWludXRlcxgJIAEoDVIRY29tcGxldGlvbk1pbnV0ZXMi1wIKEEVy\
      YXN1cmVSZXF1ZXN0ZWQSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1w\
      YXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEjAKBG1vZGUYBCABKA4yHC5vdG9saXRoLmF1dGgudjEu\
      RXJhc3VyZU1vZGVSBG1vZGUSPQoMcmVxdWVzdF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVx\
      dWVzdFRpbWUSLQoScGFydGljaXBhbnRfZGlnZXN0GAYgASgMUhFwYXJ0aWNpcGFudERpZ2VzdBJCCgtzdHVkeV9tb2RlcxgH\
      IAMoCzIhLm90b2xpdGguYXV0aC52MS5TdHVkeUVyYXN1cmVNb2RlUgpzdHVkeU1vZGVzIsMBChBFcmFzdXJlQ29tcGxldGVk\
      Eh0KCmVyYXN1cmVfaWQYASABKAlSCWVyYXN1cmVJZBIYCgdzZXJ2aWNlGAIgASgJUgdzZXJ2aWNlEjUKBmNvdW50cxgDIAMo\
      CzIdLm90b2xpdGguYXV0aC52MS5FcmFzdXJlQ291bnRSBmNvdW50cxI/Cg1jb21wbGV0ZV90aW1lGAQgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIMY29tcGxldGVUaW1lQkUKEW90b2xpdGguZXZlbnRzLnYxUAFaGm90b2xpdGgvZXZlbnRz\
      L3YxO2V2ZW50c3YxqgIRT3RvbGl0aC5FdmVudHMuVjFK9kEKwwEKAQwSAwIAEhq4ASBJbnRlZ3JhdGlvbiBldmVudHMuIFRo\
      ZSBidXMgY2FycmllcyBlYWNoIHdpdGggQ2xvdWRFdmVudHMgYXR0cmlidXRlcyBiZXNpZGUgaXQ6IGlkLCBzb3VyY2UKIChz\
      ZXJ2aWNlIG5hbWUpLCB0eXBlIChmdWxsIG1lc3NhZ2UgbmFtZSksIHN1YmplY3QgKGFnZ3JlZ2F0ZSBpZCwgdGhlIHVuaXQg\
      b2Ygb3JkZXIpLCB0aW1lLgoKQQoCBAASBBMAGgEaNSBhdXRoOyBzdWJqZWN0OiBrZXkgaWQuIFRoZSBrZXkgc2lnbnMgYWNj\
      ZXNzIHRva2Vucy4KCiMKBAQAAgASAxUCFBoWIFJGQyA3NjM4IHRodW1icHJpbnQuCgohCgQEAAIBEgMXAhcaFCBFZDI1NTE5\
      LCAzMiBieXRlcy4KCk4KBAQAAgISAxkCLBpBIEZyb20gd2hlbiBvbiBub3RoaW5nIHRoYXQgaXQgc2lnbmVkIGlzIGJlbGll\
      dmVkOyBhYnNlbnQ6IG5ldmVyLgoK/AEKAgQBEgQfACYBGu8BIEFueSBzZXJ2aWNlLCBvZiBpdHNlbGY7IHN1YmplY3Q6IGtl\
      eSBpZC4gVGhlIGtleSBieSB3aGljaCB0aGUgc2VydmljZSBwcm92ZXMgdG8gdGhlIG90aGVycyB3aG8gaXQgaXM6CiBgRXZl\
      bnQuc291cmNlYCBzYXlzIHdob3NlIGl0IGlzLiBQdWJsaXNoZWQgYWdhaW4gYXQgZXZlcnkgc3RhcnQsIGFuZCB3aXRoIGFu\
      IGVhcmxpZXIgZW5kIHdoZW4gaXQgaXMKIHJldm9rZWQ7IHRoZSBlYXJsaWVzdCBlbmQgY291bnRzLgoKIwoEBAECABIDIQIU\
      GhYgUkZDIDc2MzggdGh1bWJwcmludC4KCiEKBAQBAgESAyMCFxoUIEVkMjU1MTksIDMyIGJ5dGVzLgoKXAoEBAECAhIDJQIs\
      Gk8gRnJvbSB3aGVuIG9uIG5vdGhpbmcgdGhhdCBpdCBzaWduZWQgaXMgYmVsaWV2ZWQuIEFuIGV2ZW50IHdpdGhvdXQgaXQg\
      aXMgbm9uZS4KCmAKAgQCEgQpADgBGlQgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFuIGVucm9sbWVudCBiZWdh\
      biwgb3IgZ29lcyBvbiB1bmRlciBhIG5ldyBjb25zZW50LgoKFAoEBAICABIDKwIcGgcgVVVJRC4KChkKBAQCAgESAy0CFhoM\
      IFRoZSBzdHVkeS4KCkUKBAQCAgISAy8CKho4IFdoZW4gdGhlIGVucm9sbWVudCBiZWdhbjsgYWJzZW50OiBhdCB0aGUgZXZl\
      bnQncyB0aW1lLgoKSQoEBAICAxIDMQIdGjwgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMg\
      Y29uc2VudGVkIHRvLgoKTgoEBAICBBIDMwIWGkEgVGhlIHN0dWR5J3MgZ3JvdXAgdGhhdCB0aGUgcGFydGljaXBhbnQgYmVs\
      b25ncyB0bzsgZW1wdHk6IG5vbmUuCgo+CgQEAgIFEgM1AhwaMSBXaGV0aGVyIHdoYXQgdGhlIHBhcnRpY2lwYW50IGFuc3dl\
      cnMgaXMgYSB0ZXN0LgoKLAoEBAICBhIDNwIeGh8gQXMgaW4gVGVzdFBhcnRpY2lwYW50Q2hhbmdlZC4KCnIKAgQDEgQ7AEUB\
      GmYgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFuIGFkbWluaXN0cmF0b3Igc2FpZCB3aGV0aGVyIHdoYXQgdGhl\
      IHBhcnRpY2lwYW50IGFuc3dlcnMgaXMgYSB0ZXN0LgoKFAoEBAMCABIDPQIcGgcgVVVJRC4KCh0KBAQDAgESAz8CHBoQIFdo\
      ZXRoZXIgaXQgaXMuCgqVAQoEBAMCAhIDQgIeGocBIENvdW50cyB3aGF0IGFkbWluaXN0cmF0b3JzIGNoYW5nZSBvZiB0aGUg\
      YWNjb3VudCwgZnJvbSAxLiBXaGF0IGlzIHRvbGQgd2l0aCBhIGxvd2VyIG9uZSB0aGFuIGlzIGtub3duCiBjYW1lIGxhdGUg\
      YW5kIGNoYW5nZXMgbm90aGluZy4KCiAKBAQDAgMSA0QCLBoTIFdoZW4gaXQgd2FzIHNhaWQuCgrRAQoCBAQSBEkAUgEaxAEg\
      YXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFuIGFkbWluaXN0cmF0b3Igc2h1dCBhbiBhY2NvdW50IG91dCwgb3Ig\
      bGV0IGl0IGluIGFnYWluLiBFdmVyeSBzZXJ2aWNlCiByZWZ1c2VzIHRoZSBhY2Nlc3MgdG9rZW5zIG9mIGEgc3VzcGVuZGVk\
      IG9uZS4gT2YgZWFjaCBhY2NvdW50IHRoZSBsYXRlc3QgaXMga2VwdCBmb3IgZXZlci4KChQKBAQEAgASA0sCHBoHIFVVSUQu\
      CgomCgQEBAIBEgNNAhUaGSBGYWxzZTogaXQgd2FzIHJlc3RvcmVkLgoKLAoEBAQCAhIDTwIeGh8gQXMgaW4gVGVzdFBhcnRp\
      Y2lwYW50Q2hhbmdlZC4KCiAKBAQEAgMSA1ECLBoTIFdoZW4gaXQgd2FzIGRvbmUuCgpeCgIEBRIEVQBeARpSIGF1dGg7IHN1\
      YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBIGxlYWRlciBwdXQgYSBtZW1iZXIgaW50byBhIGdyb3VwLCBvciBvdXQgb2YgaXQu\
      CgoUCgQEBQIAEgNXAhwaByBVVUlELgoKGQoEBAUCARIDWQIWGgwgVGhlIHN0dWR5LgoKTQoEBAUCAhIDWwIWGkAgVGhlIGdy\
      b3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvIGZyb20gbm93IG9uOyBlbXB0eTogbm9uZS4KCmYKBAQFAgMSA10CLBpZ\
      IEZyb20gd2hlbiBvbjsgYWJzZW50OiB0aGUgZXZlbnQncyB0aW1lLiBMYXRlciBjaGFuZ2VzIG9mIGFuIGVucm9sbWVudCBo\
      YXZlIGxhdGVyIHRpbWVzLgoKgAEKAgQGEgRiAGsBGnQgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgbGVhZGVy\
      IGRlY2lkZWQgb24gYSByZXF1ZXN0IHRvIGpvaW47IGFuIGFwcHJvdmFsIGNvbWVzIHdpdGgKIFBhcnRpY2lwYW50RW5yb2xs\
      ZWQuCgoUCgQEBgIAEgNkAhwaByBVVUlELgoKGQoEBAYCARIDZgIWGgwgVGhlIHN0dWR5LgoKHwoEBAYCAhIDaAIUGhIgRmFs\
      c2U6IHJlamVjdGVkLgoKJwoEBAYCAxIDagIsGhogV2hlbiB0aGUgbGVhZGVyIGRlY2lkZWQuCgpCCgIEBxIEbgB1ARo2IGF1\
      dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBUaGUgcGFydGljaXBhbnQgbGVmdC4KChQKBAQHAgASA3ACHBoHIFVVSUQu\
      CgoZCgQEBwIBEgNyAhYaDCBUaGUgc3R1ZHkuCgpFCgQEBwICEgN0AisaOCBXaGVuIHRoZSBlbnJvbG1lbnQgZW5kZWQ7IGFi\
      c2VudDogYXQgdGhlIGV2ZW50J3MgdGltZS4KClMKAgQIEgR4AH4BGkcgY2F0YWxvZ3VlOyBzdWJqZWN0OiBzdHVkeSBpZC4g\
      Q2FycmllcyB0aGUgd2hvbGUgc3R1ZHksIGFsbCBsYW5ndWFnZXMuCgo1CgQECAIAEgN6AicaKCBXaXRoIGl0cyByZXZpc2lv\
      bjsgdGhlIGhpZ2hlc3QgY291bnRzLgoKuAEKBAQIAgESA30CIhqqASBBcmdvbjJpZCBQSEMgc3RyaW5nLiBPbmx5IGluIGV2\
      ZW50cyBvZiBjYXRhbG9ndWVzIHRoYXQgZGlkIG5vdCBwdWJsaXNoIFN0dWR5UGFzc3dvcmRTZXQgeWV0OyBlbXB0eQogc2lu\
      Y2UsIGFuZCB3aG9ldmVyIHJlYWRzIGl0IHRha2VzIHRoZSBlbXB0eSBvbmUgZm9yICJub3QgdG9sZCBoZXJlIi4KCtEBCgIE\
      CRIGggEAiQEBGsIBIGNhdGFsb2d1ZTsgc3ViamVjdDogc3R1ZHkgaWQuIE9ubHkgb3RvbGl0aC1hdXRoIHJlYWRzIGl0LiBD\
      b21lcyBpbiBmcm9udCBvZiBlYWNoIFN0dWR5UHVibGlzaGVkIG9mIGEKIHN0dWR5IHRoYXQgaGFzIGEgcGFzc3dvcmQsIG9y\
      IGhhZCBvbmUgaW4gdGhlIHJldmlzaW9uIGJlZm9yZTsgdGhlIGhpZ2hlc3QgcmV2aXNpb24gY291bnRzLgoKGgoEBAkCABIE\
      hAECFhoMIFRoZSBzdHVkeS4KCkgKBAQJAgESBIYBAhwaOiBUaGUgc3R1ZHkncyByZXZpc2lvbiB0aGF0IGl0IHdhcyBwdWJs\
      aXNoZWQgd2l0aCwgZnJvbSAxLgoKTwoEBAkCAhIEiAECIhpBIEFyZ29uMmlkIFBIQyBzdHJpbmc7IGVtcHR5OiB0aGUgc3R1\
      ZHkgaGFzIG5vIHBhc3N3b3JkIGFueSBtb3JlLgoKcAoCBAoSBowBAJEBARpiIGNhdGFsb2d1ZTsgc3ViamVjdDogcXVlc3Rp\
      b25uYWlyZSBpZC4gQ2FycmllcyB0aGUgd2hvbGUgdmVyc2lvbiwgYWxsIGxhbmd1YWdlcywgb3IgcmVmZXJzIHRvIGl0LgoK\
      WAoEBAoCABIEjgECNxpKIEFic2VudCB3aGVyZSBpdCBoYXMgYSBtZWJpYnl0ZSBvciBtb3JlOiB3aG8gbmVlZHMgaXQgYXNr\
      cyB0aGUgY2F0YWxvZ3VlLgoKKwoEBAoCARIEkAECJxodIEluc3RlYWQgb2YgYHF1ZXN0aW9ubmFpcmVgLgoKJAoCBAsSBpQB\
      AJsBARoWIEEgcHVibGlzaGVkIHZlcnNpb24uCgoiCgQECwIAEgSWAQIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgoXCgQECwIB\
      EgSYAQIVGgkgRnJvbSAxLgoKJwoEBAsCAhIEmgECGhoZIExvd2VyLWNhc2UgaGV4YWRlY2ltYWwuCgpHCgIEDBIGngEAuwEB\
      GjkgaW5nZXN0aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBzaGVldCB3YXMgc3RvcmVkLgoKIwoEBAwCABIEoAEC\
      FhoVIFVVSUQsIHRoZSBkZXZpY2Uncy4KChUKBAQMAgESBKIBAhwaByBVVUlELgoKGgoEBAwCAhIEpAECFhoMIFRoZSBzdHVk\
      eS4KCjUKBAQMAgMSBKYBAh4aJyBUaGUgcXVlc3Rpb25uYWlyZSB0aGF0IHdhcyBmaWxsZWQgaW4uCgoxCgQEDAIEEgSoAQIV\
      GiMgVGhlIHZlcnNpb24gdGhhdCB0aGUgc2hlZXQgbmFtZXMuCgpPCgQEDAIFEgSqAQIsGkEgV2hlbiBpdCB3YXMgcmVjZWl2\
      ZWQsIHdoZXJlIHRoZSBkZXZpY2UncyBjbG9jayBjYW5ub3QgYmUgcmlnaHQuCgo0CgQEDAIGEgSsAQIdGiYgRW1wdHkgd2hl\
      biBpdCB3YXMgZmlsbGVkIGluIHVuYXNrZWQuCgppCgQEDAIHEgSuAQItGlsgV2hlbiBpdCB3YXMgcmVjZWl2ZWQuIFdpdGgg\
      dGhlIGZpZWxkcyBiZWxvdyBzaW5jZSB2ZXJzaW9uIDIgb2YgdGhpcyBldmVudDsgYWJzZW50IGJlZm9yZS4KCj0KBAQMAggS\
      BLABAjYaLyBDb21wdXRlZCBieSB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4KCkUKBAQMAgkSBLIBAjEaNyBI\
      b3cgaXQgd2FzIGNsb3NlZDsgbmV2ZXIgdW5zcGVjaWZpZWQgc2luY2UgdmVyc2lvbiAyLgoKMAoEBAwCChIEtAECIhoiIEFz\
      IFN0b3JlZEFuc3dlclNoZWV0LmRldmlhdGlvbnMuCgpXCgQEDAILEgS2AQIXGkkgVGhlIHBhcnRpY2lwYW50J3MgZ3JvdXAg\
      aW4gdGhlIHN0dWR5IHdoZW4gaXQgd2FzIGZpbmlzaGVkOyBlbXB0eTogbm9uZS4KCmwKBAQMAgwSBLgBAjQaXiBUaGUgY29k\
      ZXMgY2hvc2VuIGFuZCBudW1iZXJzIGdpdmVuIHRvIHRob3NlIG9mIGl0cyBxdWVzdGlvbnMgdGhhdCB0aGUgc3R1ZHkncyBy\
      dWxlcyBsb29rIGF0LgoKVQoEBAwCDRIEugECEhpHIEl0IGhhcyBubyBhbnN3ZXI6IGl0IGlzIGtlcHQsIGFuZCBkb2VzIG5v\
      dCBmaWxsIGl0cyBxdWVzdGlvbm5haXJlIGluLgoKaAoCBA0SBr4BANYBARpaIGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGlj\
      aXBhbnQgaWQuIEEgcGFydGljaXBhbnQgYW1lbmRlZCBvciB3aXRoZHJldyB3aGF0IGEgc2hlZXQgc2FpZC4KCiMKBAQNAgAS\
      BMABAhYaFSBVVUlELCB0aGUgZGV2aWNlJ3MuCgoVCgQEDQIBEgTCAQIcGgcgVVVJRC4KChoKBAQNAgISBMQBAhYaDCBUaGUg\
      c3R1ZHkuCgo1CgQEDQIDEgTGAQIeGicgVGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCB3YXMgZmlsbGVkIGluLgoKMQoEBA0CBBIE\
      yAECFRojIFRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKKgoEBA0CBRIEygECLBocIEFzIGluIEFuc3dlclNo\
      ZWV0QWNjZXB0ZWQuCgoxCgQEDQIGEgTMAQIWGiMgT2YgdGhlIHNoZWV0IGZyb20gbm93IG9uLCBmcm9tIDIuCgovCgQEDQIH\
      EgTOAQIVGiEgVGhlIHdob2xlIHNoZWV0IHdhcyB0YWtlbiBiYWNrLgoKPQoEBA0CCBIE0AECNhovIENvbXB1dGVkIGFuZXc7\
      IGVtcHR5IHdoZXJlIGl0IHdhcyB0YWtlbiBiYWNrLgoKJQoEBA0CCRIE0gECLhoXIFdoZW4gaXQgd2FzIHJlY2VpdmVkLgoK\
      vgEKBAQNAgoSBNUBAjcarwEgV2hlcmUgdGhlIHNoZWV0IHdhcyB0YWtlbiBiYWNrOiB3aGVuIHRoZSBsYXRlc3Qgb2YgdGhl\
      IHBhcnRpY2lwYW50J3Mgc2hlZXRzIHdhcyBmaW5pc2hlZCB0aGF0IHN0aWxsIGZpbGwKIHRoZSBxdWVzdGlvbm5haXJlIGlu\
      LCBhcyB0b2xkIG9mIGl0cyBhY2NlcHRhbmNlLiBBYnNlbnQ6IG5vbmUgZG9lcy4KCocBCgIEDhIG2gEA6QEBGnkgaW5nZXN0\
      aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBwYXJ0aWNpcGFudCBjaG9zZSB3aGVuLCBob3cgb2Z0ZW4gYW5kIGhv\
      dyBjbG9zZSB0b2dldGhlciBub3RpZmljYXRpb25zIG1heQogY29tZS4KChUKBAQOAgASBNwBAhwaByBVVUlELgoKVAoEBA4C\
      ARIE3gECFhpGIENvdW50cyB0aGUgY2hhbmdlcyBvZiB0aGUgcGFydGljaXBhbnQncyBzZXR0aW5nczsgdGhlIGxhdGVzdCBj\
      b3VudHMuCgo8CgQEDgICEgTgAQI7Gi4gV2hlbiB0aGUgcGFydGljaXBhbnQgaXMgbm90IHRvIGJlIGRpc3R1cmJlZC4KCjAK\
      BAQOAgMSBOIBAicaIiBPdmVyIGFsbCBzdHVkaWVzOyAwOiBhbnkgbnVtYmVyLgoKRgoEBA4CBBIE5AECJho4IEJldHdlZW4g\
      dHdvIG5vdGlmaWNhdGlvbnMgb2Ygd2hhdGV2ZXIgc3R1ZGllczsgMDogYW55LgoKIwoEBA4CBRIE5gECLBoVIFdoZW4gaXQg\
      d2FzIGNob3Nlbi4KCksKBAQOAgYSBOgBAhcaPSBCeSBlLW1haWwsIHdoZXJlIG5vIGRldmljZSBpcyByZWdpc3RlcmVkIGZv\
      ciBwdXNoIG1lc3NhZ2VzLgoKdgoCBA8SBuwBAPUBARpoIHBsYW5uaW5nOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBu\
      b3RpZmljYXRpb24gaXMgZHVlLCBhbmQgdGhlIHBhcnRpY2lwYW50IGlzIHRvIGJlIHRvbGQgYnkgZS1tYWlsLgoKFQoEBA8C\
      ABIE7gECHBoHIFVVSUQuCgoVCgQEDwIBEgTwAQIdGgcgVVVJRC4KCjYKBAQPAgISBPIBAhYaKCBUaGUgc3R1ZHkgdGhhdCBh\
      c2tzOyBub3QgZm9yIHRoZSBtYWlsLgoKKAoEBA8CAxIE9AECLBoaIE5vdCB0byBiZSB0b2xkIGFmdGVyIGl0LgoKawoCBBAS\
      BvgBAP0BARpdIHBsYW5uaW5nOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gTm90aWZpY2F0aW9ucyB3ZXJlIHBsYW5uZWQs\
      IHBsYW5uZWQgYW5ldywgb3IgY2FsbGVkIG9mZi4KChUKBAQQAgASBPoBAhwaByBVVUlELgoKSwoEBBACARIE/AECMRo9IEVh\
      Y2ggd2l0aCBhbGwgdGhhdCBpcyBrbm93biBvZiBpdDsgdGhlIGxhdGVzdCBldmVudCBjb3VudHMuCgowCgIEERIGgAIAkwIB\
      GiIgQSBub3RpZmljYXRpb24gYXMgaXQgaXMgcGxhbm5lZC4KChUKBAQRAgASBIICAh0aByBVVUlELgoKJAoEBBECARIEhAIC\
      FhoWIFRoZSBzdHVkeSB0aGF0IGFza3MuCgooCgQEEQICEgSGAgIeGhogV2hhdCBpcyB0byBiZSBmaWxsZWQgaW4uCgopCgQE\
      EQIDEgSIAgIsGhsgV2hlbiB0aGUgZGV2aWNlIG5vdGlmaWVzLgoKXAoEBBECBBIEigICLBpOIEFmdGVyIHRoaXMgaXQgY2Fu\
      IG5vIGxvbmdlciBiZSBhbnN3ZXJlZCBpbiB0aW1lOyBhYnNlbnQ6IHVudGlsIHRoZSBuZXh0IG9uZS4KClQKBAQRAgUSBIwC\
      AhEaRiBBdCBhIHRpbWUgdGhhdCB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5IGZpeGVkLCBub3QgYSByYW5kb20gb25l\
      LgoKIgoEBBECBhIEjgICFRoUIEl0IHdhcyBjYWxsZWQgb2ZmLgoKTQoEBBECBxIEkAICGRo/IFRoZSBzY2hlZHVsZSB0aGF0\
      IGFza3M7IGVtcHR5IHdoZXJlIHRoZSBzdHVkeSBnaXZlcyBpdCBubyBpZC4KCn8KBAQRAggSBJICAiAacSBNaW51dGVzIGZy\
      b20gaGF2aW5nIGJlZ3VuIHRvIGZpbGwgdGhlIHF1ZXN0aW9ubmFpcmUgaW4sIGluIHdoaWNoIGl0IGlzIHRvIGJlIGZpbmlz\
      aGVkOyAwOiBiZWZvcmUgYGV4cGlyZV90aW1lYC4KCu0BCgIEEhIGmAIAqQIBGt4BIGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lw\
      YW50IGlkLiBXaGF0IGlzIGtlcHQgb2YgYSBwYXJ0aWNpcGFudCwgb3Igd2hhdCBvbmUgc3R1ZHkgaGFzLCBpcyB0byBiZSBl\
      cmFzZWQuCiBFYWNoIG9mIHRoZSBvdGhlciBzZXJ2aWNlcyBkb2VzIHNvIGFuZCB0ZWxscyBvZiBpdCBieSBFcmFzdXJlQ29t\
      cGxldGVkOyBub3RoaW5nIHRoYXQgaGFwcGVuZWQgYmVmb3JlCiBicmluZ3MgaXQgYmFjay4KCiMKBAQSAgASBJoCAhgaFSBV\
      VUlELCB0aGUgY2xpZW50J3MuCgoVCgQEEgIBEgScAgIcGgcgVVVJRC4KCiIKBAQSAgISBJ4CAhYaFCBFbXB0eTogZXZlcnl0\
      aGluZy4KCiwKBAQSAgMSBKACAicaHiBXaGF0IGJlY29tZXMgb2YgdGhlIGFuc3dlcnMuCgpeCgQEEgIEEgSiAgItGlAgV2hl\
      biBpdCB3YXMgYXNrZWQgZm9yLiBXaGF0IGhhcHBlbmVkIGJlZm9yZSBpcyBlcmFzZWQsIGFuZCBubyBsb25nZXIgdGFrZW4g\
      aW4uCgq5AgoEBBICBRIEpgICHxqqAiBTSEEtMjU2IG9mIHRoZSAxNiBieXRlcyBvZiB0aGUgcGFydGljaXBhbnQncyBpZCwg\
      aW4gcGxhY2Ugb2YgYHBhcnRpY2lwYW50X2lkYCBhbmQgd2l0aCB0aGUgZXJhc3VyZSBpZCBhcwogdGhlIHN1YmplY3Q6IHRv\
      bGQgd2hlbiBldmVyeSBzZXJ2aWNlIGlzIGRvbmUsIHdoaWxlIHRoZSBsb2cgbG9zZXMgdGhlIGV2ZW50IHRoYXQgbmFtZXMg\
      dGhlIHBhcnRpY2lwYW50LgogQnkgaXQgYSBzZXJ2aWNlIHRoYXQgd2FzIHJlc3RvcmVkIGZyb20gYW4gb2xkZXIgYmFja3Vw\
      IGZpbmRzIHdob20gdG8gZXJhc2Ugb25jZSBtb3JlLgoKWAoEBBICBhIEqAICPBpKIFdoZXJlIGV2ZXJ5dGhpbmcgZ29lczog\
      dGhlIHN0dWRpZXMgdGhhdCBoYXZlIHNhaWQgb3RoZXJ3aXNlIHRoYW4gYG1vZGVgLgoKcAoCBBMSBqwCALUCARpiIGluZ2Vz\
      dGlvbiwgcGxhbm5pbmcsIGNhdGFsb2d1ZTsgc3ViamVjdDogZXJhc3VyZSBpZC4gVGhlIHNlcnZpY2UgaGFzIG5vdGhpbmcg\
      bGVmdC4gTmFtZXMgbm9ib2R5LgoKJwoEBBMCABIErgICGBoZIEFzIGluIEVyYXN1cmVSZXF1ZXN0ZWQuCgovCgQEEwIBEgSw\
      AgIVGiEgV2hpY2ggb25lOiBgb3RvbGl0aC1pbmdlc3Rpb25gLgoKIAoEBBMCAhIEsgICMxoSIEhvdyBtdWNoIGl0IHdhcy4K\
      Ci8KBAQTAgMSBLQCAi4aISBXaGVuIHRoZSBsYXN0IG9mIGl0IHdhcyBlcmFzZWQuCmIGcHJvdG8z
      """)
}
