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
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.erasureFile, CatalogueV1.studyFile, CatalogueV1.questionnaireFile],
    base64: """
      Ch5vdG9saXRoL2V2ZW50cy92MS9ldmVudHMucHJvdG8SEW90b2xpdGguZXZlbnRzLnYxGh9nb29nbGUvcHJvdG9idWYvdGlt\
      ZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHku\
      cHJvdG8aKG90b2xpdGgvY2F0YWxvZ3VlL3YxL3F1ZXN0aW9ubmFpcmUucHJvdG8iiAEKE1NpZ25pbmdLZXlQdWJsaXNoZWQS\
      FQoGa2V5X2lkGAEgASgJUgVrZXlJZBIdCgpwdWJsaWNfa2V5GAIgASgMUglwdWJsaWNLZXkSOwoLZXhwaXJlX3RpbWUYAyAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIogBChNTZXJ2aWNlS2V5UHVibGlzaGVkEhUKBmtl\
      eV9pZBgBIAEoCVIFa2V5SWQSHQoKcHVibGljX2tleRgCIAEoDFIJcHVibGljS2V5EjsKC2V4cGlyZV90aW1lGAMgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSKqAgoTUGFydGljaXBhbnRFbnJvbGxlZBIlCg5wYXJ0aWNp\
      cGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBI3Cglqb2luX3RpbWUYAyAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRInCg9jb25zZW50X3ZlcnNpb24YBCABKAlSDmNvbnNl\
      bnRWZXJzaW9uEhkKCGdyb3VwX2lkGAUgASgJUgdncm91cElkEikKEHRlc3RfcGFydGljaXBhbnQYBiABKAhSD3Rlc3RQYXJ0\
      aWNpcGFudBIpChBhY2NvdW50X3JldmlzaW9uGAcgASgEUg9hY2NvdW50UmV2aXNpb24i0gEKFlRlc3RQYXJ0aWNpcGFudENo\
      YW5nZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSKQoQdGVzdF9wYXJ0aWNpcGFudBgCIAEoCFIP\
      dGVzdFBhcnRpY2lwYW50EikKEGFjY291bnRfcmV2aXNpb24YAyABKARSD2FjY291bnRSZXZpc2lvbhI7CgtjaGFuZ2VfdGlt\
      ZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUixwEKGEFjY291bnRTdXNwZW5zaW9uQ2hh\
      bmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIcCglzdXNwZW5kZWQYAiABKAhSCXN1c3BlbmRl\
      ZBIpChBhY2NvdW50X3JldmlzaW9uGAMgASgEUg9hY2NvdW50UmV2aXNpb24SOwoLY2hhbmdlX3RpbWUYBCABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lIq4BChJNZW1iZXJHcm91cENoYW5nZWQSJQoOcGFydGljaXBhbnRf\
      aWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dy\
      b3VwSWQSOwoLY2hhbmdlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lIq8BChJK\
      b2luUmVxdWVzdERlY2lkZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiAB\
      KAlSB3N0dWR5SWQSGgoIYXBwcm92ZWQYAyABKAhSCGFwcHJvdmVkEjsKC2RlY2lkZV90aW1lGAQgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIKZGVjaWRlVGltZSKNAQoORW5yb2xtZW50RW5kZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlS\
      DXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSOQoKbGVhdmVfdGltZRgDIAEoCzIaLmdvb2dsZS5w\
      cm90b2J1Zi5UaW1lc3RhbXBSCWxlYXZlVGltZSJ1Cg5TdHVkeVB1Ymxpc2hlZBIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRIwChRhY2Nlc3NfcGFzc3dvcmRfaGFzaBgCIAEoCVISYWNjZXNzUGFzc3dvcmRI\
      YXNoIoYBChBTdHVkeVBhc3N3b3JkU2V0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiUKDnN0dWR5X3JldmlzaW9uGAIg\
      ASgNUg1zdHVkeVJldmlzaW9uEjAKFGFjY2Vzc19wYXNzd29yZF9oYXNoGAMgASgJUhJhY2Nlc3NQYXNzd29yZEhhc2giswEK\
      HVF1ZXN0aW9ubmFpcmVWZXJzaW9uUHVibGlzaGVkEkkKDXF1ZXN0aW9ubmFpcmUYASABKAsyIy5vdG9saXRoLmNhdGFsb2d1\
      ZS52MS5RdWVzdGlvbm5haXJlUg1xdWVzdGlvbm5haXJlEkcKCXJlZmVyZW5jZRgCIAEoCzIpLm90b2xpdGguZXZlbnRzLnYx\
      LlF1ZXN0aW9ubmFpcmVSZWZlcmVuY2VSCXJlZmVyZW5jZSKAAQoWUXVlc3Rpb25uYWlyZVJlZmVyZW5jZRIpChBxdWVzdGlv\
      bm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hh\
      c2gYAyABKAlSC2NvbnRlbnRIYXNoIp0CChNBbnN3ZXJTaGVldEFjY2VwdGVkEhkKCHNoZWV0X2lkGAEgASgJUgdzaGVldElk\
      EiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEikKEHF1\
      ZXN0aW9ubmFpcmVfaWQYBCABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAUgASgNUgd2ZXJzaW9uEjsKC2Zpbmlz\
      aF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRInCg9ub3RpZmljYXRpb25faWQY\
      ByABKAlSDm5vdGlmaWNhdGlvbklkItcCChBFcmFzdXJlUmVxdWVzdGVkEh0KCmVyYXN1cmVfaWQYASABKAlSCWVyYXN1cmVJ\
      ZBIlCg5wYXJ0aWNpcGFudF9pZBgCIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBIwCgRt\
      b2RlGAQgASgOMhwub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVNb2RlUgRtb2RlEj0KDHJlcXVlc3RfdGltZRgFIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlcXVlc3RUaW1lEi0KEnBhcnRpY2lwYW50X2RpZ2VzdBgGIAEoDFIRcGFydGlj\
      aXBhbnREaWdlc3QSQgoLc3R1ZHlfbW9kZXMYByADKAsyIS5vdG9saXRoLmF1dGgudjEuU3R1ZHlFcmFzdXJlTW9kZVIKc3R1\
      ZHlNb2RlcyLDAQoQRXJhc3VyZUNvbXBsZXRlZBIdCgplcmFzdXJlX2lkGAEgASgJUgllcmFzdXJlSWQSGAoHc2VydmljZRgC\
      IAEoCVIHc2VydmljZRI1CgZjb3VudHMYAyADKAsyHS5vdG9saXRoLmF1dGgudjEuRXJhc3VyZUNvdW50UgZjb3VudHMSPwoN\
      Y29tcGxldGVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDGNvbXBsZXRlVGltZUJFChFvdG9saXRo\
      LmV2ZW50cy52MVABWhpvdG9saXRoL2V2ZW50cy92MTtldmVudHN2MaoCEU90b2xpdGguRXZlbnRzLlYxSuwqCsMBCgEMEgMC\
      ABIauAEgSW50ZWdyYXRpb24gZXZlbnRzLiBUaGUgYnVzIGNhcnJpZXMgZWFjaCB3aXRoIENsb3VkRXZlbnRzIGF0dHJpYnV0\
      ZXMgYmVzaWRlIGl0OiBpZCwgc291cmNlCiAoc2VydmljZSBuYW1lKSwgdHlwZSAoZnVsbCBtZXNzYWdlIG5hbWUpLCBzdWJq\
      ZWN0IChhZ2dyZWdhdGUgaWQsIHRoZSB1bml0IG9mIG9yZGVyKSwgdGltZS4KCkEKAgQAEgQRABgBGjUgYXV0aDsgc3ViamVj\
      dDoga2V5IGlkLiBUaGUga2V5IHNpZ25zIGFjY2VzcyB0b2tlbnMuCgojCgQEAAIAEgMTAhQaFiBSRkMgNzYzOCB0aHVtYnBy\
      aW50LgoKIQoEBAACARIDFQIXGhQgRWQyNTUxOSwgMzIgYnl0ZXMuCgpOCgQEAAICEgMXAiwaQSBGcm9tIHdoZW4gb24gbm90\
      aGluZyB0aGF0IGl0IHNpZ25lZCBpcyBiZWxpZXZlZDsgYWJzZW50OiBuZXZlci4KCvwBCgIEARIEHQAkARrvASBBbnkgc2Vy\
      dmljZSwgb2YgaXRzZWxmOyBzdWJqZWN0OiBrZXkgaWQuIFRoZSBrZXkgYnkgd2hpY2ggdGhlIHNlcnZpY2UgcHJvdmVzIHRv\
      IHRoZSBvdGhlcnMgd2hvIGl0IGlzOgogYEV2ZW50LnNvdXJjZWAgc2F5cyB3aG9zZSBpdCBpcy4gUHVibGlzaGVkIGFnYWlu\
      IGF0IGV2ZXJ5IHN0YXJ0LCBhbmQgd2l0aCBhbiBlYXJsaWVyIGVuZCB3aGVuIGl0IGlzCiByZXZva2VkOyB0aGUgZWFybGll\
      c3QgZW5kIGNvdW50cy4KCiMKBAQBAgASAx8CFBoWIFJGQyA3NjM4IHRodW1icHJpbnQuCgohCgQEAQIBEgMhAhcaFCBFZDI1\
      NTE5LCAzMiBieXRlcy4KClwKBAQBAgISAyMCLBpPIEZyb20gd2hlbiBvbiBub3RoaW5nIHRoYXQgaXQgc2lnbmVkIGlzIGJl\
      bGlldmVkLiBBbiBldmVudCB3aXRob3V0IGl0IGlzIG5vbmUuCgpgCgIEAhIEJwA2ARpUIGF1dGg7IHN1YmplY3Q6IHBhcnRp\
      Y2lwYW50IGlkLiBBbiBlbnJvbG1lbnQgYmVnYW4sIG9yIGdvZXMgb24gdW5kZXIgYSBuZXcgY29uc2VudC4KChQKBAQCAgAS\
      AykCHBoHIFVVSUQuCgoZCgQEAgIBEgMrAhYaDCBUaGUgc3R1ZHkuCgpFCgQEAgICEgMtAioaOCBXaGVuIHRoZSBlbnJvbG1l\
      bnQgYmVnYW47IGFic2VudDogYXQgdGhlIGV2ZW50J3MgdGltZS4KCkkKBAQCAgMSAy8CHRo8IGBTdHVkeS5jb25zZW50X3Zl\
      cnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIGNvbnNlbnRlZCB0by4KCk4KBAQCAgQSAzECFhpBIFRoZSBzdHVkeSdzIGdy\
      b3VwIHRoYXQgdGhlIHBhcnRpY2lwYW50IGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLgoKPgoEBAICBRIDMwIcGjEgV2hldGhl\
      ciB3aGF0IHRoZSBwYXJ0aWNpcGFudCBhbnN3ZXJzIGlzIGEgdGVzdC4KCiwKBAQCAgYSAzUCHhofIEFzIGluIFRlc3RQYXJ0\
      aWNpcGFudENoYW5nZWQuCgpyCgIEAxIEOQBDARpmIGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBbiBhZG1pbmlz\
      dHJhdG9yIHNhaWQgd2hldGhlciB3aGF0IHRoZSBwYXJ0aWNpcGFudCBhbnN3ZXJzIGlzIGEgdGVzdC4KChQKBAQDAgASAzsC\
      HBoHIFVVSUQuCgodCgQEAwIBEgM9AhwaECBXaGV0aGVyIGl0IGlzLgoKlQEKBAQDAgISA0ACHhqHASBDb3VudHMgd2hhdCBh\
      ZG1pbmlzdHJhdG9ycyBjaGFuZ2Ugb2YgdGhlIGFjY291bnQsIGZyb20gMS4gV2hhdCBpcyB0b2xkIHdpdGggYSBsb3dlciBv\
      bmUgdGhhbiBpcyBrbm93bgogY2FtZSBsYXRlIGFuZCBjaGFuZ2VzIG5vdGhpbmcuCgogCgQEAwIDEgNCAiwaEyBXaGVuIGl0\
      IHdhcyBzYWlkLgoK0QEKAgQEEgRHAFABGsQBIGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBbiBhZG1pbmlzdHJh\
      dG9yIHNodXQgYW4gYWNjb3VudCBvdXQsIG9yIGxldCBpdCBpbiBhZ2Fpbi4gRXZlcnkgc2VydmljZQogcmVmdXNlcyB0aGUg\
      YWNjZXNzIHRva2VucyBvZiBhIHN1c3BlbmRlZCBvbmUuIE9mIGVhY2ggYWNjb3VudCB0aGUgbGF0ZXN0IGlzIGtlcHQgZm9y\
      IGV2ZXIuCgoUCgQEBAIAEgNJAhwaByBVVUlELgoKJgoEBAQCARIDSwIVGhkgRmFsc2U6IGl0IHdhcyByZXN0b3JlZC4KCiwK\
      BAQEAgISA00CHhofIEFzIGluIFRlc3RQYXJ0aWNpcGFudENoYW5nZWQuCgogCgQEBAIDEgNPAiwaEyBXaGVuIGl0IHdhcyBk\
      b25lLgoKXgoCBAUSBFMAXAEaUiBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBsZWFkZXIgcHV0IGEgbWVtYmVy\
      IGludG8gYSBncm91cCwgb3Igb3V0IG9mIGl0LgoKFAoEBAUCABIDVQIcGgcgVVVJRC4KChkKBAQFAgESA1cCFhoMIFRoZSBz\
      dHVkeS4KCk0KBAQFAgISA1kCFhpAIFRoZSBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVsb25ncyB0byBmcm9tIG5vdyBvbjsg\
      ZW1wdHk6IG5vbmUuCgpmCgQEBQIDEgNbAiwaWSBGcm9tIHdoZW4gb247IGFic2VudDogdGhlIGV2ZW50J3MgdGltZS4gTGF0\
      ZXIgY2hhbmdlcyBvZiBhbiBlbnJvbG1lbnQgaGF2ZSBsYXRlciB0aW1lcy4KCoABCgIEBhIEYABpARp0IGF1dGg7IHN1Ympl\
      Y3Q6IHBhcnRpY2lwYW50IGlkLiBBIGxlYWRlciBkZWNpZGVkIG9uIGEgcmVxdWVzdCB0byBqb2luOyBhbiBhcHByb3ZhbCBj\
      b21lcyB3aXRoCiBQYXJ0aWNpcGFudEVucm9sbGVkLgoKFAoEBAYCABIDYgIcGgcgVVVJRC4KChkKBAQGAgESA2QCFhoMIFRo\
      ZSBzdHVkeS4KCh8KBAQGAgISA2YCFBoSIEZhbHNlOiByZWplY3RlZC4KCicKBAQGAgMSA2gCLBoaIFdoZW4gdGhlIGxlYWRl\
      ciBkZWNpZGVkLgoKQgoCBAcSBGwAcwEaNiBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gVGhlIHBhcnRpY2lwYW50\
      IGxlZnQuCgoUCgQEBwIAEgNuAhwaByBVVUlELgoKGQoEBAcCARIDcAIWGgwgVGhlIHN0dWR5LgoKRQoEBAcCAhIDcgIrGjgg\
      V2hlbiB0aGUgZW5yb2xtZW50IGVuZGVkOyBhYnNlbnQ6IGF0IHRoZSBldmVudCdzIHRpbWUuCgpTCgIECBIEdgB8ARpHIGNh\
      dGFsb2d1ZTsgc3ViamVjdDogc3R1ZHkgaWQuIENhcnJpZXMgdGhlIHdob2xlIHN0dWR5LCBhbGwgbGFuZ3VhZ2VzLgoKNQoE\
      BAgCABIDeAInGiggV2l0aCBpdHMgcmV2aXNpb247IHRoZSBoaWdoZXN0IGNvdW50cy4KCrgBCgQECAIBEgN7AiIaqgEgQXJn\
      b24yaWQgUEhDIHN0cmluZy4gT25seSBpbiBldmVudHMgb2YgY2F0YWxvZ3VlcyB0aGF0IGRpZCBub3QgcHVibGlzaCBTdHVk\
      eVBhc3N3b3JkU2V0IHlldDsgZW1wdHkKIHNpbmNlLCBhbmQgd2hvZXZlciByZWFkcyBpdCB0YWtlcyB0aGUgZW1wdHkgb25l\
      IGZvciAibm90IHRvbGQgaGVyZSIuCgrRAQoCBAkSBoABAIcBARrCASBjYXRhbG9ndWU7IHN1YmplY3Q6IHN0dWR5IGlkLiBP\
      bmx5IG90b2xpdGgtYXV0aCByZWFkcyBpdC4gQ29tZXMgaW4gZnJvbnQgb2YgZWFjaCBTdHVkeVB1Ymxpc2hlZCBvZiBhCiBz\
      dHVkeSB0aGF0IGhhcyBhIHBhc3N3b3JkLCBvciBoYWQgb25lIGluIHRoZSByZXZpc2lvbiBiZWZvcmU7IHRoZSBoaWdoZXN0\
      IHJldmlzaW9uIGNvdW50cy4KChoKBAQJAgASBIIBAhYaDCBUaGUgc3R1ZHkuCgpICgQECQIBEgSEAQIcGjogVGhlIHN0dWR5\
      J3MgcmV2aXNpb24gdGhhdCBpdCB3YXMgcHVibGlzaGVkIHdpdGgsIGZyb20gMS4KCk8KBAQJAgISBIYBAiIaQSBBcmdvbjJp\
      ZCBQSEMgc3RyaW5nOyBlbXB0eTogdGhlIHN0dWR5IGhhcyBubyBwYXNzd29yZCBhbnkgbW9yZS4KCnAKAgQKEgaKAQCPAQEa\
      YiBjYXRhbG9ndWU7IHN1YmplY3Q6IHF1ZXN0aW9ubmFpcmUgaWQuIENhcnJpZXMgdGhlIHdob2xlIHZlcnNpb24sIGFsbCBs\
      YW5ndWFnZXMsIG9yIHJlZmVycyB0byBpdC4KClgKBAQKAgASBIwBAjcaSiBBYnNlbnQgd2hlcmUgaXQgaGFzIGEgbWViaWJ5\
      dGUgb3IgbW9yZTogd2hvIG5lZWRzIGl0IGFza3MgdGhlIGNhdGFsb2d1ZS4KCisKBAQKAgESBI4BAicaHSBJbnN0ZWFkIG9m\
      IGBxdWVzdGlvbm5haXJlYC4KCiQKAgQLEgaSAQCZAQEaFiBBIHB1Ymxpc2hlZCB2ZXJzaW9uLgoKIgoEBAsCABIElAECHhoU\
      IFRoZSBxdWVzdGlvbm5haXJlLgoKFwoEBAsCARIElgECFRoJIEZyb20gMS4KCicKBAQLAgISBJgBAhoaGSBMb3dlci1jYXNl\
      IGhleGFkZWNpbWFsLgoKRwoCBAwSBpwBAKsBARo5IGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgc2hl\
      ZXQgd2FzIHN0b3JlZC4KCiMKBAQMAgASBJ4BAhYaFSBVVUlELCB0aGUgZGV2aWNlJ3MuCgoVCgQEDAIBEgSgAQIcGgcgVVVJ\
      RC4KChoKBAQMAgISBKIBAhYaDCBUaGUgc3R1ZHkuCgo1CgQEDAIDEgSkAQIeGicgVGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCB3\
      YXMgZmlsbGVkIGluLgoKMQoEBAwCBBIEpgECFRojIFRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKTwoEBAwC\
      BRIEqAECLBpBIFdoZW4gaXQgd2FzIHJlY2VpdmVkLCB3aGVyZSB0aGUgZGV2aWNlJ3MgY2xvY2sgY2Fubm90IGJlIHJpZ2h0\
      LgoKNAoEBAwCBhIEqgECHRomIEVtcHR5IHdoZW4gaXQgd2FzIGZpbGxlZCBpbiB1bmFza2VkLgoK7QEKAgQNEgawAQDBAQEa\
      3gEgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIFdoYXQgaXMga2VwdCBvZiBhIHBhcnRpY2lwYW50LCBvciB3aGF0\
      IG9uZSBzdHVkeSBoYXMsIGlzIHRvIGJlIGVyYXNlZC4KIEVhY2ggb2YgdGhlIG90aGVyIHNlcnZpY2VzIGRvZXMgc28gYW5k\
      IHRlbGxzIG9mIGl0IGJ5IEVyYXN1cmVDb21wbGV0ZWQ7IG5vdGhpbmcgdGhhdCBoYXBwZW5lZCBiZWZvcmUKIGJyaW5ncyBp\
      dCBiYWNrLgoKIwoEBA0CABIEsgECGBoVIFVVSUQsIHRoZSBjbGllbnQncy4KChUKBAQNAgESBLQBAhwaByBVVUlELgoKIgoE\
      BA0CAhIEtgECFhoUIEVtcHR5OiBldmVyeXRoaW5nLgoKLAoEBA0CAxIEuAECJxoeIFdoYXQgYmVjb21lcyBvZiB0aGUgYW5z\
      d2Vycy4KCl4KBAQNAgQSBLoBAi0aUCBXaGVuIGl0IHdhcyBhc2tlZCBmb3IuIFdoYXQgaGFwcGVuZWQgYmVmb3JlIGlzIGVy\
      YXNlZCwgYW5kIG5vIGxvbmdlciB0YWtlbiBpbi4KCrkCCgQEDQIFEgS+AQIfGqoCIFNIQS0yNTYgb2YgdGhlIDE2IGJ5dGVz\
      IG9mIHRoZSBwYXJ0aWNpcGFudCdzIGlkLCBpbiBwbGFjZSBvZiBgcGFydGljaXBhbnRfaWRgIGFuZCB3aXRoIHRoZSBlcmFz\
      dXJlIGlkIGFzCiB0aGUgc3ViamVjdDogdG9sZCB3aGVuIGV2ZXJ5IHNlcnZpY2UgaXMgZG9uZSwgd2hpbGUgdGhlIGxvZyBs\
      b3NlcyB0aGUgZXZlbnQgdGhhdCBuYW1lcyB0aGUgcGFydGljaXBhbnQuCiBCeSBpdCBhIHNlcnZpY2UgdGhhdCB3YXMgcmVz\
      dG9yZWQgZnJvbSBhbiBvbGRlciBiYWNrdXAgZmluZHMgd2hvbSB0byBlcmFzZSBvbmNlIG1vcmUuCgpYCgQEDQIGEgTAAQI8\
      GkogV2hlcmUgZXZlcnl0aGluZyBnb2VzOiB0aGUgc3R1ZGllcyB0aGF0IGhhdmUgc2FpZCBvdGhlcndpc2UgdGhhbiBgbW9k\
      ZWAuCgpwCgIEDhIGxAEAzQEBGmIgaW5nZXN0aW9uLCBwbGFubmluZywgY2F0YWxvZ3VlOyBzdWJqZWN0OiBlcmFzdXJlIGlk\
      LiBUaGUgc2VydmljZSBoYXMgbm90aGluZyBsZWZ0LiBOYW1lcyBub2JvZHkuCgonCgQEDgIAEgTGAQIYGhkgQXMgaW4gRXJh\
      c3VyZVJlcXVlc3RlZC4KCi8KBAQOAgESBMgBAhUaISBXaGljaCBvbmU6IGBvdG9saXRoLWluZ2VzdGlvbmAuCgogCgQEDgIC\
      EgTKAQIzGhIgSG93IG11Y2ggaXQgd2FzLgoKLwoEBA4CAxIEzAECLhohIFdoZW4gdGhlIGxhc3Qgb2YgaXQgd2FzIGVyYXNl\
      ZC4KYgZwcm90bzM=
      """)
}
