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
      receiveTime: GoogleProtobuf.Timestamp? = nil
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

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.notifyTime = nil
      self.expireTime = nil
      self.fixed = false
      self.cancelled = false
    }

    public init(
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      cancelled: Bool = false
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.notifyTime = notifyTime
      self.expireTime = expireTime
      self.fixed = fixed
      self.cancelled = cancelled
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
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.erasureFile, CatalogueV1.studyFile, CatalogueV1.questionnaireFile, IngestionV1.ingestionFile],
    base64: """
      Ch5vdG9saXRoL2V2ZW50cy92MS9ldmVudHMucHJvdG8SEW90b2xpdGguZXZlbnRzLnYxGh9nb29nbGUvcHJvdG9idWYvdGlt\
      ZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHku\
      cHJvdG8aKG90b2xpdGgvY2F0YWxvZ3VlL3YxL3F1ZXN0aW9ubmFpcmUucHJvdG8aJG90b2xpdGgvaW5nZXN0aW9uL3YxL2lu\
      Z2VzdGlvbi5wcm90byKIAQoTU2lnbmluZ0tleVB1Ymxpc2hlZBIVCgZrZXlfaWQYASABKAlSBWtleUlkEh0KCnB1YmxpY19r\
      ZXkYAiABKAxSCXB1YmxpY0tleRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4\
      cGlyZVRpbWUiiAEKE1NlcnZpY2VLZXlQdWJsaXNoZWQSFQoGa2V5X2lkGAEgASgJUgVrZXlJZBIdCgpwdWJsaWNfa2V5GAIg\
      ASgMUglwdWJsaWNLZXkSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVU\
      aW1lIqoCChNQYXJ0aWNpcGFudEVucm9sbGVkEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0\
      dWR5X2lkGAIgASgJUgdzdHVkeUlkEjcKCWpvaW5fdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGpv\
      aW5UaW1lEicKD2NvbnNlbnRfdmVyc2lvbhgEIAEoCVIOY29uc2VudFZlcnNpb24SGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3Vw\
      SWQSKQoQdGVzdF9wYXJ0aWNpcGFudBgGIAEoCFIPdGVzdFBhcnRpY2lwYW50EikKEGFjY291bnRfcmV2aXNpb24YByABKARS\
      D2FjY291bnRSZXZpc2lvbiLSAQoWVGVzdFBhcnRpY2lwYW50Q2hhbmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFy\
      dGljaXBhbnRJZBIpChB0ZXN0X3BhcnRpY2lwYW50GAIgASgIUg90ZXN0UGFydGljaXBhbnQSKQoQYWNjb3VudF9yZXZpc2lv\
      bhgDIAEoBFIPYWNjb3VudFJldmlzaW9uEjsKC2NoYW5nZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIKY2hhbmdlVGltZSLHAQoYQWNjb3VudFN1c3BlbnNpb25DaGFuZ2VkEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0\
      aWNpcGFudElkEhwKCXN1c3BlbmRlZBgCIAEoCFIJc3VzcGVuZGVkEikKEGFjY291bnRfcmV2aXNpb24YAyABKARSD2FjY291\
      bnRSZXZpc2lvbhI7CgtjaGFuZ2VfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUi\
      rgEKEk1lbWJlckdyb3VwQ2hhbmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9p\
      ZBgCIAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBI7CgtjaGFuZ2VfdGltZRgEIAEoCzIaLmdvb2ds\
      ZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUirwEKEkpvaW5SZXF1ZXN0RGVjaWRlZBIlCg5wYXJ0aWNpcGFudF9p\
      ZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIaCghhcHByb3ZlZBgDIAEoCFIIYXBw\
      cm92ZWQSOwoLZGVjaWRlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpkZWNpZGVUaW1lIo0BCg5F\
      bnJvbG1lbnRFbmRlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIH\
      c3R1ZHlJZBI5CgpsZWF2ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJbGVhdmVUaW1lInUKDlN0\
      dWR5UHVibGlzaGVkEjEKBXN0dWR5GAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSBXN0dWR5EjAKFGFjY2Vz\
      c19wYXNzd29yZF9oYXNoGAIgASgJUhJhY2Nlc3NQYXNzd29yZEhhc2gihgEKEFN0dWR5UGFzc3dvcmRTZXQSGQoIc3R1ZHlf\
      aWQYASABKAlSB3N0dWR5SWQSJQoOc3R1ZHlfcmV2aXNpb24YAiABKA1SDXN0dWR5UmV2aXNpb24SMAoUYWNjZXNzX3Bhc3N3\
      b3JkX2hhc2gYAyABKAlSEmFjY2Vzc1Bhc3N3b3JkSGFzaCKzAQodUXVlc3Rpb25uYWlyZVZlcnNpb25QdWJsaXNoZWQSSQoN\
      cXVlc3Rpb25uYWlyZRgBIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDXF1ZXN0aW9ubmFpcmUS\
      RwoJcmVmZXJlbmNlGAIgASgLMikub3RvbGl0aC5ldmVudHMudjEuUXVlc3Rpb25uYWlyZVJlZmVyZW5jZVIJcmVmZXJlbmNl\
      IoABChZRdWVzdGlvbm5haXJlUmVmZXJlbmNlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIY\
      Cgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gi3QQKE0Fuc3dlclNo\
      ZWV0QWNjZXB0ZWQSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSJQoOcGFydGljaXBhbnRfaWQYAiABKAlSDXBhcnRpY2lw\
      YW50SWQSGQoIc3R1ZHlfaWQYAyABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgEIAEoCVIPcXVlc3Rpb25uYWly\
      ZUlkEhgKB3ZlcnNpb24YBSABKA1SB3ZlcnNpb24SOwoLZmluaXNoX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGlt\
      ZXN0YW1wUgpmaW5pc2hUaW1lEicKD25vdGlmaWNhdGlvbl9pZBgHIAEoCVIObm90aWZpY2F0aW9uSWQSPQoMcmVjZWl2ZV90\
      aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVjZWl2ZVRpbWUSOAoGc2NvcmVzGAkgAygLMiAub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEjwKB2Nsb3NpbmcYCiABKA4yIi5vdG9saXRoLmluZ2VzdGlv\
      bi52MS5TaGVldENsb3NpbmdSB2Nsb3NpbmcSHgoKZGV2aWF0aW9ucxgLIAMoCVIKZGV2aWF0aW9ucxIZCghncm91cF9pZBgM\
      IAEoCVIHZ3JvdXBJZBI2CgdhbnN3ZXJzGA0gAygLMhwub3RvbGl0aC5pbmdlc3Rpb24udjEuQW5zd2VyUgdhbnN3ZXJzEhQK\
      BWVtcHR5GA4gASgIUgVlbXB0eSKmAwoSQW5zd2VyU2hlZXRBbWVuZGVkEhkKCHNoZWV0X2lkGAEgASgJUgdzaGVldElkEiUK\
      DnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEikKEHF1ZXN0\
      aW9ubmFpcmVfaWQYBCABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAUgASgNUgd2ZXJzaW9uEjsKC2ZpbmlzaF90\
      aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIaCghyZXZpc2lvbhgHIAEoDVIIcmV2\
      aXNpb24SHAoJd2l0aGRyYXduGAggASgIUgl3aXRoZHJhd24SOAoGc2NvcmVzGAkgAygLMiAub3RvbGl0aC5pbmdlc3Rpb24u\
      djEuU2hlZXRTY29yZVIGc2NvcmVzEj0KDHJlY2VpdmVfdGltZRgKIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      C3JlY2VpdmVUaW1lIosBChROb3RpZmljYXRpb25zUGxhbm5lZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBh\
      bnRJZBJMCg1ub3RpZmljYXRpb25zGAIgAygLMiYub3RvbGl0aC5ldmVudHMudjEuUGxhbm5lZE5vdGlmaWNhdGlvblINbm90\
      aWZpY2F0aW9ucyKyAgoTUGxhbm5lZE5vdGlmaWNhdGlvbhInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlmaWNhdGlv\
      bklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAyABKAlSD3F1ZXN0aW9ubmFpcmVJ\
      ZBI7Cgtub3RpZnlfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCm5vdGlmeVRpbWUSOwoLZXhwaXJl\
      X3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhQKBWZpeGVkGAYgASgIUgVmaXhl\
      ZBIcCgljYW5jZWxsZWQYByABKAhSCWNhbmNlbGxlZCLXAgoQRXJhc3VyZVJlcXVlc3RlZBIdCgplcmFzdXJlX2lkGAEgASgJ\
      UgllcmFzdXJlSWQSJQoOcGFydGljaXBhbnRfaWQYAiABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAyABKAlSB3N0\
      dWR5SWQSMAoEbW9kZRgEIAEoDjIcLm90b2xpdGguYXV0aC52MS5FcmFzdXJlTW9kZVIEbW9kZRI9CgxyZXF1ZXN0X3RpbWUY\
      BSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRItChJwYXJ0aWNpcGFudF9kaWdlc3QYBiAB\
      KAxSEXBhcnRpY2lwYW50RGlnZXN0EkIKC3N0dWR5X21vZGVzGAcgAygLMiEub3RvbGl0aC5hdXRoLnYxLlN0dWR5RXJhc3Vy\
      ZU1vZGVSCnN0dWR5TW9kZXMiwwEKEEVyYXN1cmVDb21wbGV0ZWQSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkEhgK\
      B3NlcnZpY2UYAiABKAlSB3NlcnZpY2USNQoGY291bnRzGAMgAygLMh0ub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVDb3VudFIG\
      Y291bnRzEj8KDWNvbXBsZXRlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxjb21wbGV0ZVRpbWVC\
      RQoRb3RvbGl0aC5ldmVudHMudjFQAVoab3RvbGl0aC9ldmVudHMvdjE7ZXZlbnRzdjGqAhFPdG9saXRoLkV2ZW50cy5WMUq8\
      OArDAQoBDBIDAgASGrgBIEludGVncmF0aW9uIGV2ZW50cy4gVGhlIGJ1cyBjYXJyaWVzIGVhY2ggd2l0aCBDbG91ZEV2ZW50\
      cyBhdHRyaWJ1dGVzIGJlc2lkZSBpdDogaWQsIHNvdXJjZQogKHNlcnZpY2UgbmFtZSksIHR5cGUgKGZ1bGwgbWVzc2FnZSBu\
      YW1lKSwgc3ViamVjdCAoYWdncmVnYXRlIGlkLCB0aGUgdW5pdCBvZiBvcmRlciksIHRpbWUuCgpBCgIEABIEEgAZARo1IGF1\
      dGg7IHN1YmplY3Q6IGtleSBpZC4gVGhlIGtleSBzaWducyBhY2Nlc3MgdG9rZW5zLgoKIwoEBAACABIDFAIUGhYgUkZDIDc2\
      MzggdGh1bWJwcmludC4KCiEKBAQAAgESAxYCFxoUIEVkMjU1MTksIDMyIGJ5dGVzLgoKTgoEBAACAhIDGAIsGkEgRnJvbSB3\
      aGVuIG9uIG5vdGhpbmcgdGhhdCBpdCBzaWduZWQgaXMgYmVsaWV2ZWQ7IGFic2VudDogbmV2ZXIuCgr8AQoCBAESBB4AJQEa\
      7wEgQW55IHNlcnZpY2UsIG9mIGl0c2VsZjsgc3ViamVjdDoga2V5IGlkLiBUaGUga2V5IGJ5IHdoaWNoIHRoZSBzZXJ2aWNl\
      IHByb3ZlcyB0byB0aGUgb3RoZXJzIHdobyBpdCBpczoKIGBFdmVudC5zb3VyY2VgIHNheXMgd2hvc2UgaXQgaXMuIFB1Ymxp\
      c2hlZCBhZ2FpbiBhdCBldmVyeSBzdGFydCwgYW5kIHdpdGggYW4gZWFybGllciBlbmQgd2hlbiBpdCBpcwogcmV2b2tlZDsg\
      dGhlIGVhcmxpZXN0IGVuZCBjb3VudHMuCgojCgQEAQIAEgMgAhQaFiBSRkMgNzYzOCB0aHVtYnByaW50LgoKIQoEBAECARID\
      IgIXGhQgRWQyNTUxOSwgMzIgYnl0ZXMuCgpcCgQEAQICEgMkAiwaTyBGcm9tIHdoZW4gb24gbm90aGluZyB0aGF0IGl0IHNp\
      Z25lZCBpcyBiZWxpZXZlZC4gQW4gZXZlbnQgd2l0aG91dCBpdCBpcyBub25lLgoKYAoCBAISBCgANwEaVCBhdXRoOyBzdWJq\
      ZWN0OiBwYXJ0aWNpcGFudCBpZC4gQW4gZW5yb2xtZW50IGJlZ2FuLCBvciBnb2VzIG9uIHVuZGVyIGEgbmV3IGNvbnNlbnQu\
      CgoUCgQEAgIAEgMqAhwaByBVVUlELgoKGQoEBAICARIDLAIWGgwgVGhlIHN0dWR5LgoKRQoEBAICAhIDLgIqGjggV2hlbiB0\
      aGUgZW5yb2xtZW50IGJlZ2FuOyBhYnNlbnQ6IGF0IHRoZSBldmVudCdzIHRpbWUuCgpJCgQEAgIDEgMwAh0aPCBgU3R1ZHku\
      Y29uc2VudF92ZXJzaW9uYCBvZiB0aGUgdGV4dCB0aGF0IHdhcyBjb25zZW50ZWQgdG8uCgpOCgQEAgIEEgMyAhYaQSBUaGUg\
      c3R1ZHkncyBncm91cCB0aGF0IHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCj4KBAQCAgUSAzQC\
      HBoxIFdoZXRoZXIgd2hhdCB0aGUgcGFydGljaXBhbnQgYW5zd2VycyBpcyBhIHRlc3QuCgosCgQEAgIGEgM2Ah4aHyBBcyBp\
      biBUZXN0UGFydGljaXBhbnRDaGFuZ2VkLgoKcgoCBAMSBDoARAEaZiBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4g\
      QW4gYWRtaW5pc3RyYXRvciBzYWlkIHdoZXRoZXIgd2hhdCB0aGUgcGFydGljaXBhbnQgYW5zd2VycyBpcyBhIHRlc3QuCgoU\
      CgQEAwIAEgM8AhwaByBVVUlELgoKHQoEBAMCARIDPgIcGhAgV2hldGhlciBpdCBpcy4KCpUBCgQEAwICEgNBAh4ahwEgQ291\
      bnRzIHdoYXQgYWRtaW5pc3RyYXRvcnMgY2hhbmdlIG9mIHRoZSBhY2NvdW50LCBmcm9tIDEuIFdoYXQgaXMgdG9sZCB3aXRo\
      IGEgbG93ZXIgb25lIHRoYW4gaXMga25vd24KIGNhbWUgbGF0ZSBhbmQgY2hhbmdlcyBub3RoaW5nLgoKIAoEBAMCAxIDQwIs\
      GhMgV2hlbiBpdCB3YXMgc2FpZC4KCtEBCgIEBBIESABRARrEASBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQW4g\
      YWRtaW5pc3RyYXRvciBzaHV0IGFuIGFjY291bnQgb3V0LCBvciBsZXQgaXQgaW4gYWdhaW4uIEV2ZXJ5IHNlcnZpY2UKIHJl\
      ZnVzZXMgdGhlIGFjY2VzcyB0b2tlbnMgb2YgYSBzdXNwZW5kZWQgb25lLiBPZiBlYWNoIGFjY291bnQgdGhlIGxhdGVzdCBp\
      cyBrZXB0IGZvciBldmVyLgoKFAoEBAQCABIDSgIcGgcgVVVJRC4KCiYKBAQEAgESA0wCFRoZIEZhbHNlOiBpdCB3YXMgcmVz\
      dG9yZWQuCgosCgQEBAICEgNOAh4aHyBBcyBpbiBUZXN0UGFydGljaXBhbnRDaGFuZ2VkLgoKIAoEBAQCAxIDUAIsGhMgV2hl\
      biBpdCB3YXMgZG9uZS4KCl4KAgQFEgRUAF0BGlIgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgbGVhZGVyIHB1\
      dCBhIG1lbWJlciBpbnRvIGEgZ3JvdXAsIG9yIG91dCBvZiBpdC4KChQKBAQFAgASA1YCHBoHIFVVSUQuCgoZCgQEBQIBEgNY\
      AhYaDCBUaGUgc3R1ZHkuCgpNCgQEBQICEgNaAhYaQCBUaGUgZ3JvdXAgdGhhdCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG8gZnJv\
      bSBub3cgb247IGVtcHR5OiBub25lLgoKZgoEBAUCAxIDXAIsGlkgRnJvbSB3aGVuIG9uOyBhYnNlbnQ6IHRoZSBldmVudCdz\
      IHRpbWUuIExhdGVyIGNoYW5nZXMgb2YgYW4gZW5yb2xtZW50IGhhdmUgbGF0ZXIgdGltZXMuCgqAAQoCBAYSBGEAagEadCBh\
      dXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBsZWFkZXIgZGVjaWRlZCBvbiBhIHJlcXVlc3QgdG8gam9pbjsgYW4g\
      YXBwcm92YWwgY29tZXMgd2l0aAogUGFydGljaXBhbnRFbnJvbGxlZC4KChQKBAQGAgASA2MCHBoHIFVVSUQuCgoZCgQEBgIB\
      EgNlAhYaDCBUaGUgc3R1ZHkuCgofCgQEBgICEgNnAhQaEiBGYWxzZTogcmVqZWN0ZWQuCgonCgQEBgIDEgNpAiwaGiBXaGVu\
      IHRoZSBsZWFkZXIgZGVjaWRlZC4KCkIKAgQHEgRtAHQBGjYgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIFRoZSBw\
      YXJ0aWNpcGFudCBsZWZ0LgoKFAoEBAcCABIDbwIcGgcgVVVJRC4KChkKBAQHAgESA3ECFhoMIFRoZSBzdHVkeS4KCkUKBAQH\
      AgISA3MCKxo4IFdoZW4gdGhlIGVucm9sbWVudCBlbmRlZDsgYWJzZW50OiBhdCB0aGUgZXZlbnQncyB0aW1lLgoKUwoCBAgS\
      BHcAfQEaRyBjYXRhbG9ndWU7IHN1YmplY3Q6IHN0dWR5IGlkLiBDYXJyaWVzIHRoZSB3aG9sZSBzdHVkeSwgYWxsIGxhbmd1\
      YWdlcy4KCjUKBAQIAgASA3kCJxooIFdpdGggaXRzIHJldmlzaW9uOyB0aGUgaGlnaGVzdCBjb3VudHMuCgq4AQoEBAgCARID\
      fAIiGqoBIEFyZ29uMmlkIFBIQyBzdHJpbmcuIE9ubHkgaW4gZXZlbnRzIG9mIGNhdGFsb2d1ZXMgdGhhdCBkaWQgbm90IHB1\
      Ymxpc2ggU3R1ZHlQYXNzd29yZFNldCB5ZXQ7IGVtcHR5CiBzaW5jZSwgYW5kIHdob2V2ZXIgcmVhZHMgaXQgdGFrZXMgdGhl\
      IGVtcHR5IG9uZSBmb3IgIm5vdCB0b2xkIGhlcmUiLgoK0QEKAgQJEgaBAQCIAQEawgEgY2F0YWxvZ3VlOyBzdWJqZWN0OiBz\
      dHVkeSBpZC4gT25seSBvdG9saXRoLWF1dGggcmVhZHMgaXQuIENvbWVzIGluIGZyb250IG9mIGVhY2ggU3R1ZHlQdWJsaXNo\
      ZWQgb2YgYQogc3R1ZHkgdGhhdCBoYXMgYSBwYXNzd29yZCwgb3IgaGFkIG9uZSBpbiB0aGUgcmV2aXNpb24gYmVmb3JlOyB0\
      aGUgaGlnaGVzdCByZXZpc2lvbiBjb3VudHMuCgoaCgQECQIAEgSDAQIWGgwgVGhlIHN0dWR5LgoKSAoEBAkCARIEhQECHBo6\
      IFRoZSBzdHVkeSdzIHJldmlzaW9uIHRoYXQgaXQgd2FzIHB1Ymxpc2hlZCB3aXRoLCBmcm9tIDEuCgpPCgQECQICEgSHAQIi\
      GkEgQXJnb24yaWQgUEhDIHN0cmluZzsgZW1wdHk6IHRoZSBzdHVkeSBoYXMgbm8gcGFzc3dvcmQgYW55IG1vcmUuCgpwCgIE\
      ChIGiwEAkAEBGmIgY2F0YWxvZ3VlOyBzdWJqZWN0OiBxdWVzdGlvbm5haXJlIGlkLiBDYXJyaWVzIHRoZSB3aG9sZSB2ZXJz\
      aW9uLCBhbGwgbGFuZ3VhZ2VzLCBvciByZWZlcnMgdG8gaXQuCgpYCgQECgIAEgSNAQI3GkogQWJzZW50IHdoZXJlIGl0IGhh\
      cyBhIG1lYmlieXRlIG9yIG1vcmU6IHdobyBuZWVkcyBpdCBhc2tzIHRoZSBjYXRhbG9ndWUuCgorCgQECgIBEgSPAQInGh0g\
      SW5zdGVhZCBvZiBgcXVlc3Rpb25uYWlyZWAuCgokCgIECxIGkwEAmgEBGhYgQSBwdWJsaXNoZWQgdmVyc2lvbi4KCiIKBAQL\
      AgASBJUBAh4aFCBUaGUgcXVlc3Rpb25uYWlyZS4KChcKBAQLAgESBJcBAhUaCSBGcm9tIDEuCgonCgQECwICEgSZAQIaGhkg\
      TG93ZXItY2FzZSBoZXhhZGVjaW1hbC4KCkcKAgQMEgadAQC6AQEaOSBpbmdlc3Rpb247IHN1YmplY3Q6IHBhcnRpY2lwYW50\
      IGlkLiBBIHNoZWV0IHdhcyBzdG9yZWQuCgojCgQEDAIAEgSfAQIWGhUgVVVJRCwgdGhlIGRldmljZSdzLgoKFQoEBAwCARIE\
      oQECHBoHIFVVSUQuCgoaCgQEDAICEgSjAQIWGgwgVGhlIHN0dWR5LgoKNQoEBAwCAxIEpQECHhonIFRoZSBxdWVzdGlvbm5h\
      aXJlIHRoYXQgd2FzIGZpbGxlZCBpbi4KCjEKBAQMAgQSBKcBAhUaIyBUaGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1l\
      cy4KCk8KBAQMAgUSBKkBAiwaQSBXaGVuIGl0IHdhcyByZWNlaXZlZCwgd2hlcmUgdGhlIGRldmljZSdzIGNsb2NrIGNhbm5v\
      dCBiZSByaWdodC4KCjQKBAQMAgYSBKsBAh0aJiBFbXB0eSB3aGVuIGl0IHdhcyBmaWxsZWQgaW4gdW5hc2tlZC4KCmkKBAQM\
      AgcSBK0BAi0aWyBXaGVuIGl0IHdhcyByZWNlaXZlZC4gV2l0aCB0aGUgZmllbGRzIGJlbG93IHNpbmNlIHZlcnNpb24gMiBv\
      ZiB0aGlzIGV2ZW50OyBhYnNlbnQgYmVmb3JlLgoKPQoEBAwCCBIErwECNhovIENvbXB1dGVkIGJ5IHRoZSB2ZXJzaW9uIHRo\
      YXQgdGhlIHNoZWV0IG5hbWVzLgoKRQoEBAwCCRIEsQECMRo3IEhvdyBpdCB3YXMgY2xvc2VkOyBuZXZlciB1bnNwZWNpZmll\
      ZCBzaW5jZSB2ZXJzaW9uIDIuCgowCgQEDAIKEgSzAQIiGiIgQXMgU3RvcmVkQW5zd2VyU2hlZXQuZGV2aWF0aW9ucy4KClcK\
      BAQMAgsSBLUBAhcaSSBUaGUgcGFydGljaXBhbnQncyBncm91cCBpbiB0aGUgc3R1ZHkgd2hlbiBpdCB3YXMgZmluaXNoZWQ7\
      IGVtcHR5OiBub25lLgoKbAoEBAwCDBIEtwECNBpeIFRoZSBjb2RlcyBjaG9zZW4gYW5kIG51bWJlcnMgZ2l2ZW4gdG8gdGhv\
      c2Ugb2YgaXRzIHF1ZXN0aW9ucyB0aGF0IHRoZSBzdHVkeSdzIHJ1bGVzIGxvb2sgYXQuCgpVCgQEDAINEgS5AQISGkcgSXQg\
      aGFzIG5vIGFuc3dlcjogaXQgaXMga2VwdCwgYW5kIGRvZXMgbm90IGZpbGwgaXRzIHF1ZXN0aW9ubmFpcmUgaW4uCgpoCgIE\
      DRIGvQEA0gEBGlogaW5nZXN0aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBwYXJ0aWNpcGFudCBhbWVuZGVkIG9y\
      IHdpdGhkcmV3IHdoYXQgYSBzaGVldCBzYWlkLgoKIwoEBA0CABIEvwECFhoVIFVVSUQsIHRoZSBkZXZpY2Uncy4KChUKBAQN\
      AgESBMEBAhwaByBVVUlELgoKGgoEBA0CAhIEwwECFhoMIFRoZSBzdHVkeS4KCjUKBAQNAgMSBMUBAh4aJyBUaGUgcXVlc3Rp\
      b25uYWlyZSB0aGF0IHdhcyBmaWxsZWQgaW4uCgoxCgQEDQIEEgTHAQIVGiMgVGhlIHZlcnNpb24gdGhhdCB0aGUgc2hlZXQg\
      bmFtZXMuCgoqCgQEDQIFEgTJAQIsGhwgQXMgaW4gQW5zd2VyU2hlZXRBY2NlcHRlZC4KCjEKBAQNAgYSBMsBAhYaIyBPZiB0\
      aGUgc2hlZXQgZnJvbSBub3cgb24sIGZyb20gMi4KCi8KBAQNAgcSBM0BAhUaISBUaGUgd2hvbGUgc2hlZXQgd2FzIHRha2Vu\
      IGJhY2suCgo9CgQEDQIIEgTPAQI2Gi8gQ29tcHV0ZWQgYW5ldzsgZW1wdHkgd2hlcmUgaXQgd2FzIHRha2VuIGJhY2suCgol\
      CgQEDQIJEgTRAQIuGhcgV2hlbiBpdCB3YXMgcmVjZWl2ZWQuCgprCgIEDhIG1QEA2gEBGl0gcGxhbm5pbmc7IHN1YmplY3Q6\
      IHBhcnRpY2lwYW50IGlkLiBOb3RpZmljYXRpb25zIHdlcmUgcGxhbm5lZCwgcGxhbm5lZCBhbmV3LCBvciBjYWxsZWQgb2Zm\
      LgoKFQoEBA4CABIE1wECHBoHIFVVSUQuCgpLCgQEDgIBEgTZAQIxGj0gRWFjaCB3aXRoIGFsbCB0aGF0IGlzIGtub3duIG9m\
      IGl0OyB0aGUgbGF0ZXN0IGV2ZW50IGNvdW50cy4KCjAKAgQPEgbdAQDsAQEaIiBBIG5vdGlmaWNhdGlvbiBhcyBpdCBpcyBw\
      bGFubmVkLgoKFQoEBA8CABIE3wECHRoHIFVVSUQuCgokCgQEDwIBEgThAQIWGhYgVGhlIHN0dWR5IHRoYXQgYXNrcy4KCigK\
      BAQPAgISBOMBAh4aGiBXaGF0IGlzIHRvIGJlIGZpbGxlZCBpbi4KCikKBAQPAgMSBOUBAiwaGyBXaGVuIHRoZSBkZXZpY2Ug\
      bm90aWZpZXMuCgpcCgQEDwIEEgTnAQIsGk4gQWZ0ZXIgdGhpcyBpdCBjYW4gbm8gbG9uZ2VyIGJlIGFuc3dlcmVkIGluIHRp\
      bWU7IGFic2VudDogdW50aWwgdGhlIG5leHQgb25lLgoKVAoEBA8CBRIE6QECERpGIEF0IGEgdGltZSB0aGF0IHRoZSBwYXJ0\
      aWNpcGFudCBvciB0aGUgc3R1ZHkgZml4ZWQsIG5vdCBhIHJhbmRvbSBvbmUuCgoiCgQEDwIGEgTrAQIVGhQgSXQgd2FzIGNh\
      bGxlZCBvZmYuCgrtAQoCBBASBvEBAIICARreASBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gV2hhdCBpcyBrZXB0\
      IG9mIGEgcGFydGljaXBhbnQsIG9yIHdoYXQgb25lIHN0dWR5IGhhcywgaXMgdG8gYmUgZXJhc2VkLgogRWFjaCBvZiB0aGUg\
      b3RoZXIgc2VydmljZXMgZG9lcyBzbyBhbmQgdGVsbHMgb2YgaXQgYnkgRXJhc3VyZUNvbXBsZXRlZDsgbm90aGluZyB0aGF0\
      IGhhcHBlbmVkIGJlZm9yZQogYnJpbmdzIGl0IGJhY2suCgojCgQEEAIAEgTzAQIYGhUgVVVJRCwgdGhlIGNsaWVudCdzLgoK\
      FQoEBBACARIE9QECHBoHIFVVSUQuCgoiCgQEEAICEgT3AQIWGhQgRW1wdHk6IGV2ZXJ5dGhpbmcuCgosCgQEEAIDEgT5AQIn\
      Gh4gV2hhdCBiZWNvbWVzIG9mIHRoZSBhbnN3ZXJzLgoKXgoEBBACBBIE+wECLRpQIFdoZW4gaXQgd2FzIGFza2VkIGZvci4g\
      V2hhdCBoYXBwZW5lZCBiZWZvcmUgaXMgZXJhc2VkLCBhbmQgbm8gbG9uZ2VyIHRha2VuIGluLgoKuQIKBAQQAgUSBP8BAh8a\
      qgIgU0hBLTI1NiBvZiB0aGUgMTYgYnl0ZXMgb2YgdGhlIHBhcnRpY2lwYW50J3MgaWQsIGluIHBsYWNlIG9mIGBwYXJ0aWNp\
      cGFudF9pZGAgYW5kIHdpdGggdGhlIGVyYXN1cmUgaWQgYXMKIHRoZSBzdWJqZWN0OiB0b2xkIHdoZW4gZXZlcnkgc2Vydmlj\
      ZSBpcyBkb25lLCB3aGlsZSB0aGUgbG9nIGxvc2VzIHRoZSBldmVudCB0aGF0IG5hbWVzIHRoZSBwYXJ0aWNpcGFudC4KIEJ5\
      IGl0IGEgc2VydmljZSB0aGF0IHdhcyByZXN0b3JlZCBmcm9tIGFuIG9sZGVyIGJhY2t1cCBmaW5kcyB3aG9tIHRvIGVyYXNl\
      IG9uY2UgbW9yZS4KClgKBAQQAgYSBIECAjwaSiBXaGVyZSBldmVyeXRoaW5nIGdvZXM6IHRoZSBzdHVkaWVzIHRoYXQgaGF2\
      ZSBzYWlkIG90aGVyd2lzZSB0aGFuIGBtb2RlYC4KCnAKAgQREgaFAgCOAgEaYiBpbmdlc3Rpb24sIHBsYW5uaW5nLCBjYXRh\
      bG9ndWU7IHN1YmplY3Q6IGVyYXN1cmUgaWQuIFRoZSBzZXJ2aWNlIGhhcyBub3RoaW5nIGxlZnQuIE5hbWVzIG5vYm9keS4K\
      CicKBAQRAgASBIcCAhgaGSBBcyBpbiBFcmFzdXJlUmVxdWVzdGVkLgoKLwoEBBECARIEiQICFRohIFdoaWNoIG9uZTogYG90\
      b2xpdGgtaW5nZXN0aW9uYC4KCiAKBAQRAgISBIsCAjMaEiBIb3cgbXVjaCBpdCB3YXMuCgovCgQEEQIDEgSNAgIuGiEgV2hl\
      biB0aGUgbGFzdCBvZiBpdCB3YXMgZXJhc2VkLgpiBnByb3RvMw==
      """)
}
