// Generated from otolith/events/v1/events.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension EventsV1 {
  /// auth; subject: key id.
  public struct SigningKeyPublished: Message {
    public var keyID: String
    /// Ed25519, 32 bytes.
    public var publicKey: [UInt8]
    public var notAfter: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.keyID = ""
      self.publicKey = []
      self.notAfter = nil
    }

    public init(
      keyID: String = "",
      publicKey: [UInt8] = [],
      notAfter: GoogleProtobuf.Timestamp? = nil
    ) {
      self.keyID = keyID
      self.publicKey = publicKey
      self.notAfter = notAfter
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
    self.notAfter = c.pointee.not_after.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__SigningKeyPublished> {
    let c = arena.allocate(Otolith__Events__V1__SigningKeyPublished.self)
    otolith__events__v1__signing_key_published__init(c)
    if !self.keyID.isEmpty { c.pointee.key_id = arena.string(self.keyID) }
    if !self.publicKey.isEmpty { c.pointee.public_key = ProtobufCBinaryData(len: self.publicKey.count, data: arena.bytes(self.publicKey)) }
    if let value = self.notAfter { c.pointee.not_after = value.cStruct(in: arena) }
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
    public var notAfter: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.keyID = ""
      self.publicKey = []
      self.notAfter = nil
    }

    public init(
      keyID: String = "",
      publicKey: [UInt8] = [],
      notAfter: GoogleProtobuf.Timestamp? = nil
    ) {
      self.keyID = keyID
      self.publicKey = publicKey
      self.notAfter = notAfter
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
    self.notAfter = c.pointee.not_after.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ServiceKeyPublished> {
    let c = arena.allocate(Otolith__Events__V1__ServiceKeyPublished.self)
    otolith__events__v1__service_key_published__init(c)
    if !self.keyID.isEmpty { c.pointee.key_id = arena.string(self.keyID) }
    if !self.publicKey.isEmpty { c.pointee.public_key = ProtobufCBinaryData(len: self.publicKey.count, data: arena.bytes(self.publicKey)) }
    if let value = self.notAfter { c.pointee.not_after = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id.
  public struct ParticipantEnrolled: Message {
    public var participantID: String
    public var studyID: String
    public var joinedAt: GoogleProtobuf.Timestamp?
    public var consentVersion: String
    /// The study's group that the participant belongs to; empty: none.
    public var groupID: String

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.joinedAt = nil
      self.consentVersion = ""
      self.groupID = ""
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      joinedAt: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      groupID: String = ""
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.joinedAt = joinedAt
      self.consentVersion = consentVersion
      self.groupID = groupID
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
    self.joinedAt = c.pointee.joined_at.map { GoogleProtobuf.Timestamp($0) }
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ParticipantEnrolled> {
    let c = arena.allocate(Otolith__Events__V1__ParticipantEnrolled.self)
    otolith__events__v1__participant_enrolled__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.joinedAt { c.pointee.joined_at = value.cStruct(in: arena) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. A leader put a member into a group, or out of it.
  public struct MemberGroupChanged: Message {
    public var participantID: String
    public var studyID: String
    /// Empty: none.
    public var groupID: String
    public var changedAt: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.groupID = ""
      self.changedAt = nil
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      groupID: String = "",
      changedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.groupID = groupID
      self.changedAt = changedAt
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
    self.changedAt = c.pointee.changed_at.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__MemberGroupChanged> {
    let c = arena.allocate(Otolith__Events__V1__MemberGroupChanged.self)
    otolith__events__v1__member_group_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.changedAt { c.pointee.changed_at = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id. A leader decided on a request to join; an approval comes with
  /// ParticipantEnrolled.
  public struct JoinRequestDecided: Message {
    public var participantID: String
    public var studyID: String
    public var approved: Bool
    public var decidedAt: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.approved = false
      self.decidedAt = nil
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      approved: Bool = false,
      decidedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.approved = approved
      self.decidedAt = decidedAt
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
    self.decidedAt = c.pointee.decided_at.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__JoinRequestDecided> {
    let c = arena.allocate(Otolith__Events__V1__JoinRequestDecided.self)
    otolith__events__v1__join_request_decided__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.approved = self.approved ? 1 : 0
    if let value = self.decidedAt { c.pointee.decided_at = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// auth; subject: participant id.
  public struct EnrolmentEnded: Message {
    public var participantID: String
    public var studyID: String
    public var leftAt: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.studyID = ""
      self.leftAt = nil
    }

    public init(
      participantID: String = "",
      studyID: String = "",
      leftAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.leftAt = leftAt
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
    self.leftAt = c.pointee.left_at.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__EnrolmentEnded> {
    let c = arena.allocate(Otolith__Events__V1__EnrolmentEnded.self)
    otolith__events__v1__enrolment_ended__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.leftAt { c.pointee.left_at = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1 {
  /// catalogue; subject: study id. Carries the whole study, all languages.
  public struct StudyPublished: Message {
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
    public var questionnaireID: String
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
  /// ingestion; subject: participant id.
  public struct AnswerSheetAccepted: Message {
    public var sheetID: String
    public var participantID: String
    public var studyID: String
    public var questionnaireID: String
    public var version: UInt32
    /// When it was received, where the device's clock cannot be right.
    public var finishedAt: GoogleProtobuf.Timestamp?
    /// Empty when it was filled in unasked.
    public var notificationID: String

    /// Every field at its default.
    public init() {
      self.sheetID = ""
      self.participantID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.version = 0
      self.finishedAt = nil
      self.notificationID = ""
    }

    public init(
      sheetID: String = "",
      participantID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      finishedAt: GoogleProtobuf.Timestamp? = nil,
      notificationID: String = ""
    ) {
      self.sheetID = sheetID
      self.participantID = participantID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.finishedAt = finishedAt
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
    self.finishedAt = c.pointee.finished_at.map { GoogleProtobuf.Timestamp($0) }
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
    if let value = self.finishedAt { c.pointee.finished_at = value.cStruct(in: arena) }
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
      c3Rpb25uYWlyZS5wcm90byKEAQoTU2lnbmluZ0tleVB1Ymxpc2hlZBIVCgZrZXlfaWQYASABKAlSBWtleUlkEh0KCnB1Ymxp\
      Y19rZXkYAiABKAxSCXB1YmxpY0tleRI3Cglub3RfYWZ0ZXIYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghu\
      b3RBZnRlciKEAQoTU2VydmljZUtleVB1Ymxpc2hlZBIVCgZrZXlfaWQYASABKAlSBWtleUlkEh0KCnB1YmxpY19rZXkYAiAB\
      KAxSCXB1YmxpY0tleRI3Cglub3RfYWZ0ZXIYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghub3RBZnRlciLU\
      AQoTUGFydGljaXBhbnRFbnJvbGxlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9p\
      ZBgCIAEoCVIHc3R1ZHlJZBI3Cglqb2luZWRfYXQYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luZWRB\
      dBInCg9jb25zZW50X3ZlcnNpb24YBCABKAlSDmNvbnNlbnRWZXJzaW9uEhkKCGdyb3VwX2lkGAUgASgJUgdncm91cElkIqwB\
      ChJNZW1iZXJHcm91cENoYW5nZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQY\
      AiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSOQoKY2hhbmdlZF9hdBgEIAEoCzIaLmdvb2dsZS5w\
      cm90b2J1Zi5UaW1lc3RhbXBSCWNoYW5nZWRBdCKtAQoSSm9pblJlcXVlc3REZWNpZGVkEiUKDnBhcnRpY2lwYW50X2lkGAEg\
      ASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhoKCGFwcHJvdmVkGAMgASgIUghhcHByb3Zl\
      ZBI5CgpkZWNpZGVkX2F0GAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJZGVjaWRlZEF0IocBCg5FbnJvbG1l\
      bnRFbmRlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJ\
      ZBIzCgdsZWZ0X2F0GAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGbGVmdEF0InUKDlN0dWR5UHVibGlzaGVk\
      EjEKBXN0dWR5GAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSBXN0dWR5EjAKFGFjY2Vzc19wYXNzd29yZF9o\
      YXNoGAIgASgJUhJhY2Nlc3NQYXNzd29yZEhhc2gihgEKEFN0dWR5UGFzc3dvcmRTZXQSGQoIc3R1ZHlfaWQYASABKAlSB3N0\
      dWR5SWQSJQoOc3R1ZHlfcmV2aXNpb24YAiABKA1SDXN0dWR5UmV2aXNpb24SMAoUYWNjZXNzX3Bhc3N3b3JkX2hhc2gYAyAB\
      KAlSEmFjY2Vzc1Bhc3N3b3JkSGFzaCKzAQodUXVlc3Rpb25uYWlyZVZlcnNpb25QdWJsaXNoZWQSSQoNcXVlc3Rpb25uYWly\
      ZRgBIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDXF1ZXN0aW9ubmFpcmUSRwoJcmVmZXJlbmNl\
      GAIgASgLMikub3RvbGl0aC5ldmVudHMudjEuUXVlc3Rpb25uYWlyZVJlZmVyZW5jZVIJcmVmZXJlbmNlIoABChZRdWVzdGlv\
      bm5haXJlUmVmZXJlbmNlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIg\
      ASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2ginQIKE0Fuc3dlclNoZWV0QWNjZXB0ZWQS\
      GQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSJQoOcGFydGljaXBhbnRfaWQYAiABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1\
      ZHlfaWQYAyABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgEIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNp\
      b24YBSABKA1SB3ZlcnNpb24SOwoLZmluaXNoZWRfYXQYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpmaW5p\
      c2hlZEF0EicKD25vdGlmaWNhdGlvbl9pZBgHIAEoCVIObm90aWZpY2F0aW9uSWRCRQoRb3RvbGl0aC5ldmVudHMudjFQAVoa\
      b3RvbGl0aC9ldmVudHMvdjE7ZXZlbnRzdjGqAhFPdG9saXRoLkV2ZW50cy5WMUr2EArDAQoBDBIDAgASGrgBIEludGVncmF0\
      aW9uIGV2ZW50cy4gVGhlIGJ1cyBjYXJyaWVzIGVhY2ggd2l0aCBDbG91ZEV2ZW50cyBhdHRyaWJ1dGVzIGJlc2lkZSBpdDog\
      aWQsIHNvdXJjZQogKHNlcnZpY2UgbmFtZSksIHR5cGUgKGZ1bGwgbWVzc2FnZSBuYW1lKSwgc3ViamVjdCAoYWdncmVnYXRl\
      IGlkLCB0aGUgdW5pdCBvZiBvcmRlciksIHRpbWUuCgokCgIEABIEEAAVARoYIGF1dGg7IHN1YmplY3Q6IGtleSBpZC4KCiEK\
      BAQAAgESAxMCFxoUIEVkMjU1MTksIDMyIGJ5dGVzLgoK/AEKAgQBEgQaACABGu8BIEFueSBzZXJ2aWNlLCBvZiBpdHNlbGY7\
      IHN1YmplY3Q6IGtleSBpZC4gVGhlIGtleSBieSB3aGljaCB0aGUgc2VydmljZSBwcm92ZXMgdG8gdGhlIG90aGVycyB3aG8g\
      aXQgaXM6CiBgRXZlbnQuc291cmNlYCBzYXlzIHdob3NlIGl0IGlzLiBQdWJsaXNoZWQgYWdhaW4gYXQgZXZlcnkgc3RhcnQs\
      IGFuZCB3aXRoIGFuIGVhcmxpZXIgZW5kIHdoZW4gaXQgaXMKIHJldm9rZWQ7IHRoZSBlYXJsaWVzdCBlbmQgY291bnRzLgoK\
      IwoEBAECABIDHAIUGhYgUkZDIDc2MzggdGh1bWJwcmludC4KCiEKBAQBAgESAx4CFxoUIEVkMjU1MTksIDMyIGJ5dGVzLgoK\
      LAoCBAISBCMAKgEaICBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4KCk4KBAQCAgQSAykCFhpBIFRoZSBzdHVkeSdz\
      IGdyb3VwIHRoYXQgdGhlIHBhcnRpY2lwYW50IGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLgoKXgoCBAMSBC0AMwEaUiBhdXRo\
      OyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBsZWFkZXIgcHV0IGEgbWVtYmVyIGludG8gYSBncm91cCwgb3Igb3V0IG9m\
      IGl0LgoKGwoEBAMCAhIDMQIWGg4gRW1wdHk6IG5vbmUuCgqAAQoCBAQSBDcAPAEadCBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNp\
      cGFudCBpZC4gQSBsZWFkZXIgZGVjaWRlZCBvbiBhIHJlcXVlc3QgdG8gam9pbjsgYW4gYXBwcm92YWwgY29tZXMgd2l0aAog\
      UGFydGljaXBhbnRFbnJvbGxlZC4KCiwKAgQFEgQ/AEMBGiAgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuCgpTCgIE\
      BhIERgBLARpHIGNhdGFsb2d1ZTsgc3ViamVjdDogc3R1ZHkgaWQuIENhcnJpZXMgdGhlIHdob2xlIHN0dWR5LCBhbGwgbGFu\
      Z3VhZ2VzLgoKuAEKBAQGAgESA0oCIhqqASBBcmdvbjJpZCBQSEMgc3RyaW5nLiBPbmx5IGluIGV2ZW50cyBvZiBjYXRhbG9n\
      dWVzIHRoYXQgZGlkIG5vdCBwdWJsaXNoIFN0dWR5UGFzc3dvcmRTZXQgeWV0OyBlbXB0eQogc2luY2UsIGFuZCB3aG9ldmVy\
      IHJlYWRzIGl0IHRha2VzIHRoZSBlbXB0eSBvbmUgZm9yICJub3QgdG9sZCBoZXJlIi4KCs8BCgIEBxIETwBVARrCASBjYXRh\
      bG9ndWU7IHN1YmplY3Q6IHN0dWR5IGlkLiBPbmx5IG90b2xpdGgtYXV0aCByZWFkcyBpdC4gQ29tZXMgaW4gZnJvbnQgb2Yg\
      ZWFjaCBTdHVkeVB1Ymxpc2hlZCBvZiBhCiBzdHVkeSB0aGF0IGhhcyBhIHBhc3N3b3JkLCBvciBoYWQgb25lIGluIHRoZSBy\
      ZXZpc2lvbiBiZWZvcmU7IHRoZSBoaWdoZXN0IHJldmlzaW9uIGNvdW50cy4KCkcKBAQHAgESA1ICHBo6IFRoZSBzdHVkeSdz\
      IHJldmlzaW9uIHRoYXQgaXQgd2FzIHB1Ymxpc2hlZCB3aXRoLCBmcm9tIDEuCgpOCgQEBwICEgNUAiIaQSBBcmdvbjJpZCBQ\
      SEMgc3RyaW5nOyBlbXB0eTogdGhlIHN0dWR5IGhhcyBubyBwYXNzd29yZCBhbnkgbW9yZS4KCm4KAgQIEgRYAF0BGmIgY2F0\
      YWxvZ3VlOyBzdWJqZWN0OiBxdWVzdGlvbm5haXJlIGlkLiBDYXJyaWVzIHRoZSB3aG9sZSB2ZXJzaW9uLCBhbGwgbGFuZ3Vh\
      Z2VzLCBvciByZWZlcnMgdG8gaXQuCgpXCgQECAIAEgNaAjcaSiBBYnNlbnQgd2hlcmUgaXQgaGFzIGEgbWViaWJ5dGUgb3Ig\
      bW9yZTogd2hvIG5lZWRzIGl0IGFza3MgdGhlIGNhdGFsb2d1ZS4KCioKBAQIAgESA1wCJxodIEluc3RlYWQgb2YgYHF1ZXN0\
      aW9ubmFpcmVgLgoKIgoCBAkSBGAAZQEaFiBBIHB1Ymxpc2hlZCB2ZXJzaW9uLgoKJgoEBAkCAhIDZAIaGhkgTG93ZXItY2Fz\
      ZSBoZXhhZGVjaW1hbC4KCjEKAgQKEgRoAHIBGiUgaW5nZXN0aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4KCk4KBAQK\
      AgUSA28CLBpBIFdoZW4gaXQgd2FzIHJlY2VpdmVkLCB3aGVyZSB0aGUgZGV2aWNlJ3MgY2xvY2sgY2Fubm90IGJlIHJpZ2h0\
      LgoKMwoEBAoCBhIDcQIdGiYgRW1wdHkgd2hlbiBpdCB3YXMgZmlsbGVkIGluIHVuYXNrZWQuCmIGcHJvdG8z
      """)
}
