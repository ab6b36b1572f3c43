// Generated from otolith/auth/v1/messages.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// A message.
  public struct StudyMessage: Message {
    /// Client-made UUID.
    public var messageID: String
    /// Of which study.
    public var studyID: String
    /// Whether the study's team wrote it.
    public var fromTeam: Bool
    /// What it says: plain text.
    public var text: String
    /// Whether the other side may answer. For leaders false, too, once who wrote it takes part no more.
    public var answerable: Bool
    /// The message that this one answers; empty: none, or it is no more.
    public var answerTo: String
    /// Where the participant wants to be answered by mail; empty: nowhere.
    public var replyEmail: String
    /// For leaders: who wrote it, or to whom it is (`Member.member_id`). Empty: who wrote it is not told, or it is
    /// to several.
    public var memberID: String
    /// The group that it is to; empty: to all, or to one.
    public var groupID: String
    /// When it was sent.
    public var createTime: GoogleProtobuf.Timestamp?
    /// For participants: when they read it; absent: not yet, or it is their own.
    public var readTime: GoogleProtobuf.Timestamp?
    /// Whether there is an answer to it.
    public var answered: Bool

    /// Every field at its default.
    public init() {
      self.messageID = ""
      self.studyID = ""
      self.fromTeam = false
      self.text = ""
      self.answerable = false
      self.answerTo = ""
      self.replyEmail = ""
      self.memberID = ""
      self.groupID = ""
      self.createTime = nil
      self.readTime = nil
      self.answered = false
    }

    public init(
      messageID: String = "",
      studyID: String = "",
      fromTeam: Bool = false,
      text: String = "",
      answerable: Bool = false,
      answerTo: String = "",
      replyEmail: String = "",
      memberID: String = "",
      groupID: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      readTime: GoogleProtobuf.Timestamp? = nil,
      answered: Bool = false
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.fromTeam = fromTeam
      self.text = text
      self.answerable = answerable
      self.answerTo = answerTo
      self.replyEmail = replyEmail
      self.memberID = memberID
      self.groupID = groupID
      self.createTime = createTime
      self.readTime = readTime
      self.answered = answered
    }
  }
}

extension AuthV1.StudyMessage {
  public static var fullName: String { "otolith.auth.v1.StudyMessage" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__StudyMessage()
    otolith__auth__v1__study_message__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__StudyMessage>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.fromTeam = c.pointee.from_team != 0
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.answerTo = Codec.string(c.pointee.answer_to)
    self.replyEmail = Codec.string(c.pointee.reply_email)
    self.memberID = Codec.string(c.pointee.member_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.readTime = c.pointee.read_time.map { GoogleProtobuf.Timestamp($0) }
    self.answered = c.pointee.answered != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage> {
    let c = arena.allocate(Otolith__Auth__V1__StudyMessage.self)
    otolith__auth__v1__study_message__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.from_team = self.fromTeam ? 1 : 0
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    if !self.replyEmail.isEmpty { c.pointee.reply_email = arena.string(self.replyEmail) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.readTime { c.pointee.read_time = value.cStruct(in: arena) }
    c.pointee.answered = self.answered ? 1 : 0
    return c
  }
}

extension AuthV1 {
  /// A message to a team.
  public struct SendMessageRequest: Message {
    /// Client-made UUID, kept until an answer arrives.
    public var messageID: String
    /// A study that the caller takes part in.
    public var studyID: String
    /// 1 to 4,000 characters, without U+0000.
    public var text: String
    /// Whether the team may answer here; it sees which member writes then, and otherwise not.
    public var answerable: Bool
    /// Optional: where to answer by mail. The team sees it; it goes with the message.
    public var replyEmail: String
    /// A message of the team that this one answers; empty: none. Without `answerable` one that went to all: what
    /// went to one participant or to a group would tell who writes.
    public var answerTo: String

    /// Every field at its default.
    public init() {
      self.messageID = ""
      self.studyID = ""
      self.text = ""
      self.answerable = false
      self.replyEmail = ""
      self.answerTo = ""
    }

    public init(
      messageID: String = "",
      studyID: String = "",
      text: String = "",
      answerable: Bool = false,
      replyEmail: String = "",
      answerTo: String = ""
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.text = text
      self.answerable = answerable
      self.replyEmail = replyEmail
      self.answerTo = answerTo
    }
  }
}

extension AuthV1.SendMessageRequest {
  public static var fullName: String { "otolith.auth.v1.SendMessageRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SendMessageRequest()
    otolith__auth__v1__send_message_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendMessageRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.replyEmail = Codec.string(c.pointee.reply_email)
    self.answerTo = Codec.string(c.pointee.answer_to)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendMessageRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendMessageRequest.self)
    otolith__auth__v1__send_message_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.replyEmail.isEmpty { c.pointee.reply_email = arena.string(self.replyEmail) }
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    return c
  }
}

extension AuthV1 {
  /// The message is there.
  public struct SendMessageResponse: Message {
    /// As it was sent.
    public var message: AuthV1.StudyMessage?

    /// Every field at its default.
    public init() {
      self.message = nil
    }

    public init(
      message: AuthV1.StudyMessage? = nil
    ) {
      self.message = message
    }
  }
}

extension AuthV1.SendMessageResponse {
  public static var fullName: String { "otolith.auth.v1.SendMessageResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SendMessageResponse()
    otolith__auth__v1__send_message_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendMessageResponse>) {
    self.message = c.pointee.message.map { AuthV1.StudyMessage($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendMessageResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendMessageResponse.self)
    otolith__auth__v1__send_message_response__init(c)
    if let value = self.message { c.pointee.message = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Asks for a page of own messages.
  public struct ListOwnMessagesRequest: Message {
    /// Of this study; empty: of all.
    public var studyID: String
    /// 1 to 200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty for the first page.
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

extension AuthV1.ListOwnMessagesRequest {
  public static var fullName: String { "otolith.auth.v1.ListOwnMessagesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListOwnMessagesRequest()
    otolith__auth__v1__list_own_messages_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnMessagesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnMessagesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnMessagesRequest.self)
    otolith__auth__v1__list_own_messages_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of own messages.
  public struct ListOwnMessagesResponse: Message {
    /// Newest first.
    public var messages: [AuthV1.StudyMessage]
    /// Of the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.messages = []
      self.nextPageToken = ""
    }

    public init(
      messages: [AuthV1.StudyMessage] = [],
      nextPageToken: String = ""
    ) {
      self.messages = messages
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListOwnMessagesResponse {
  public static var fullName: String { "otolith.auth.v1.ListOwnMessagesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListOwnMessagesResponse()
    otolith__auth__v1__list_own_messages_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnMessagesResponse>) {
    self.messages = Codec.messages(c.pointee.messages, c.pointee.n_messages) { AuthV1.StudyMessage($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnMessagesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnMessagesResponse.self)
    otolith__auth__v1__list_own_messages_response__init(c)
    if !self.messages.isEmpty {
      c.pointee.n_messages = self.messages.count
      c.pointee.messages = arena.array(self.messages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// A message that was read.
  public struct MarkMessageReadRequest: Message {
    /// UUID.
    public var messageID: String

    /// Every field at its default.
    public init() {
      self.messageID = ""
    }

    public init(
      messageID: String = ""
    ) {
      self.messageID = messageID
    }
  }
}

extension AuthV1.MarkMessageReadRequest {
  public static var fullName: String { "otolith.auth.v1.MarkMessageReadRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__MarkMessageReadRequest()
    otolith__auth__v1__mark_message_read_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__MarkMessageReadRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__MarkMessageReadRequest> {
    let c = arena.allocate(Otolith__Auth__V1__MarkMessageReadRequest.self)
    otolith__auth__v1__mark_message_read_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    return c
  }
}

extension AuthV1 {
  /// It is marked.
  public struct MarkMessageReadResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.MarkMessageReadResponse {
  public static var fullName: String { "otolith.auth.v1.MarkMessageReadResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__MarkMessageReadResponse()
    otolith__auth__v1__mark_message_read_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__MarkMessageReadResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__MarkMessageReadResponse> {
    let c = arena.allocate(Otolith__Auth__V1__MarkMessageReadResponse.self)
    otolith__auth__v1__mark_message_read_response__init(c)
    return c
  }
}

extension AuthV1 {
  /// A message from a team. At most one of `group_id`, `member_id` and `answer_to` is given; none: to all members.
  public struct SendStudyMessageRequest: Message {
    /// Client-made UUID, kept until an answer arrives.
    public var messageID: String
    /// A study that the caller leads.
    public var studyID: String
    /// 1 to 4,000 characters, without U+0000.
    public var text: String
    /// Whether those who get it may answer.
    public var answerable: Bool
    /// To the members of this group.
    public var groupID: String
    /// To this member.
    public var memberID: String
    /// To who wrote this message, which wants an answer.
    public var answerTo: String

    /// Every field at its default.
    public init() {
      self.messageID = ""
      self.studyID = ""
      self.text = ""
      self.answerable = false
      self.groupID = ""
      self.memberID = ""
      self.answerTo = ""
    }

    public init(
      messageID: String = "",
      studyID: String = "",
      text: String = "",
      answerable: Bool = false,
      groupID: String = "",
      memberID: String = "",
      answerTo: String = ""
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.text = text
      self.answerable = answerable
      self.groupID = groupID
      self.memberID = memberID
      self.answerTo = answerTo
    }
  }
}

extension AuthV1.SendStudyMessageRequest {
  public static var fullName: String { "otolith.auth.v1.SendStudyMessageRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SendStudyMessageRequest()
    otolith__auth__v1__send_study_message_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendStudyMessageRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.groupID = Codec.string(c.pointee.group_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.answerTo = Codec.string(c.pointee.answer_to)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendStudyMessageRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendStudyMessageRequest.self)
    otolith__auth__v1__send_study_message_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    return c
  }
}

extension AuthV1 {
  /// The message is there.
  public struct SendStudyMessageResponse: Message {
    /// As it was sent.
    public var message: AuthV1.StudyMessage?

    /// Every field at its default.
    public init() {
      self.message = nil
    }

    public init(
      message: AuthV1.StudyMessage? = nil
    ) {
      self.message = message
    }
  }
}

extension AuthV1.SendStudyMessageResponse {
  public static var fullName: String { "otolith.auth.v1.SendStudyMessageResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SendStudyMessageResponse()
    otolith__auth__v1__send_study_message_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendStudyMessageResponse>) {
    self.message = c.pointee.message.map { AuthV1.StudyMessage($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendStudyMessageResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendStudyMessageResponse.self)
    otolith__auth__v1__send_study_message_response__init(c)
    if let value = self.message { c.pointee.message = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Asks for a page of a study's messages.
  public struct ListStudyMessagesRequest: Message {
    /// A study that the caller leads.
    public var studyID: String
    /// Only what participants wrote that wants an answer, has none, and can still be answered: who wrote it takes
    /// part.
    public var waitingOnly: Bool
    /// 1 to 200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty for the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.waitingOnly = false
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      waitingOnly: Bool = false,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.waitingOnly = waitingOnly
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1.ListStudyMessagesRequest {
  public static var fullName: String { "otolith.auth.v1.ListStudyMessagesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListStudyMessagesRequest()
    otolith__auth__v1__list_study_messages_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListStudyMessagesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.waitingOnly = c.pointee.waiting_only != 0
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListStudyMessagesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListStudyMessagesRequest.self)
    otolith__auth__v1__list_study_messages_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.waiting_only = self.waitingOnly ? 1 : 0
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of a study's messages.
  public struct ListStudyMessagesResponse: Message {
    /// Newest first.
    public var messages: [AuthV1.StudyMessage]
    /// Of the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.messages = []
      self.nextPageToken = ""
    }

    public init(
      messages: [AuthV1.StudyMessage] = [],
      nextPageToken: String = ""
    ) {
      self.messages = messages
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListStudyMessagesResponse {
  public static var fullName: String { "otolith.auth.v1.ListStudyMessagesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListStudyMessagesResponse()
    otolith__auth__v1__list_study_messages_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListStudyMessagesResponse>) {
    self.messages = Codec.messages(c.pointee.messages, c.pointee.n_messages) { AuthV1.StudyMessage($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListStudyMessagesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListStudyMessagesResponse.self)
    otolith__auth__v1__list_study_messages_response__init(c)
    if !self.messages.isEmpty {
      c.pointee.n_messages = self.messages.count
      c.pointee.messages = arena.array(self.messages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/messages.proto`.
  public static let messagesFile = ProtoFile(
    name: "otolith/auth/v1/messages.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      Ch5vdG9saXRoL2F1dGgvdjEvbWVzc2FnZXMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVz\
      dGFtcC5wcm90byKhAwoMU3R1ZHlNZXNzYWdlEh0KCm1lc3NhZ2VfaWQYASABKAlSCW1lc3NhZ2VJZBIZCghzdHVkeV9pZBgC\
      IAEoCVIHc3R1ZHlJZBIbCglmcm9tX3RlYW0YAyABKAhSCGZyb21UZWFtEhIKBHRleHQYBCABKAlSBHRleHQSHgoKYW5zd2Vy\
      YWJsZRgFIAEoCFIKYW5zd2VyYWJsZRIbCglhbnN3ZXJfdG8YBiABKAlSCGFuc3dlclRvEh8KC3JlcGx5X2VtYWlsGAcgASgJ\
      UgpyZXBseUVtYWlsEhsKCW1lbWJlcl9pZBgIIAEoCVIIbWVtYmVySWQSGQoIZ3JvdXBfaWQYCSABKAlSB2dyb3VwSWQSOwoL\
      Y3JlYXRlX3RpbWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEjcKCXJlYWRfdGltZRgL\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHJlYWRUaW1lEhoKCGFuc3dlcmVkGAwgASgIUghhbnN3ZXJlZCLA\
      AQoSU2VuZE1lc3NhZ2VSZXF1ZXN0Eh0KCm1lc3NhZ2VfaWQYASABKAlSCW1lc3NhZ2VJZBIZCghzdHVkeV9pZBgCIAEoCVIH\
      c3R1ZHlJZBISCgR0ZXh0GAMgASgJUgR0ZXh0Eh4KCmFuc3dlcmFibGUYBCABKAhSCmFuc3dlcmFibGUSHwoLcmVwbHlfZW1h\
      aWwYBSABKAlSCnJlcGx5RW1haWwSGwoJYW5zd2VyX3RvGAYgASgJUghhbnN3ZXJUbyJOChNTZW5kTWVzc2FnZVJlc3BvbnNl\
      EjcKB21lc3NhZ2UYASABKAsyHS5vdG9saXRoLmF1dGgudjEuU3R1ZHlNZXNzYWdlUgdtZXNzYWdlIm8KFkxpc3RPd25NZXNz\
      YWdlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpw\
      YWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4ifAoXTGlzdE93bk1lc3NhZ2VzUmVzcG9uc2USOQoIbWVzc2FnZXMYASADKAsy\
      HS5vdG9saXRoLmF1dGgudjEuU3R1ZHlNZXNzYWdlUghtZXNzYWdlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQ\
      YWdlVG9rZW4iNwoWTWFya01lc3NhZ2VSZWFkUmVxdWVzdBIdCgptZXNzYWdlX2lkGAEgASgJUgltZXNzYWdlSWQiGQoXTWFy\
      a01lc3NhZ2VSZWFkUmVzcG9uc2Ui3AEKF1NlbmRTdHVkeU1lc3NhZ2VSZXF1ZXN0Eh0KCm1lc3NhZ2VfaWQYASABKAlSCW1l\
      c3NhZ2VJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBISCgR0ZXh0GAMgASgJUgR0ZXh0Eh4KCmFuc3dlcmFibGUYBCAB\
      KAhSCmFuc3dlcmFibGUSGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3VwSWQSGwoJbWVtYmVyX2lkGAYgASgJUghtZW1iZXJJZBIb\
      CglhbnN3ZXJfdG8YByABKAlSCGFuc3dlclRvIlMKGFNlbmRTdHVkeU1lc3NhZ2VSZXNwb25zZRI3CgdtZXNzYWdlGAEgASgL\
      Mh0ub3RvbGl0aC5hdXRoLnYxLlN0dWR5TWVzc2FnZVIHbWVzc2FnZSKUAQoYTGlzdFN0dWR5TWVzc2FnZXNSZXF1ZXN0EhkK\
      CHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiEKDHdhaXRpbmdfb25seRgCIAEoCFILd2FpdGluZ09ubHkSGwoJcGFnZV9zaXpl\
      GAMgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJUglwYWdlVG9rZW4ifgoZTGlzdFN0dWR5TWVzc2FnZXNSZXNw\
      b25zZRI5CghtZXNzYWdlcxgBIAMoCzIdLm90b2xpdGguYXV0aC52MS5TdHVkeU1lc3NhZ2VSCG1lc3NhZ2VzEiYKD25leHRf\
      cGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbjKkBAoOTWVzc2FnZVNlcnZpY2USXQoLU2VuZE1lc3NhZ2USIy5vdG9s\
      aXRoLmF1dGgudjEuU2VuZE1lc3NhZ2VSZXF1ZXN0GiQub3RvbGl0aC5hdXRoLnYxLlNlbmRNZXNzYWdlUmVzcG9uc2UiA5AC\
      AhJpCg9MaXN0T3duTWVzc2FnZXMSJy5vdG9saXRoLmF1dGgudjEuTGlzdE93bk1lc3NhZ2VzUmVxdWVzdBooLm90b2xpdGgu\
      YXV0aC52MS5MaXN0T3duTWVzc2FnZXNSZXNwb25zZSIDkAIBEmkKD01hcmtNZXNzYWdlUmVhZBInLm90b2xpdGguYXV0aC52\
      MS5NYXJrTWVzc2FnZVJlYWRSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLk1hcmtNZXNzYWdlUmVhZFJlc3BvbnNlIgOQAgIS\
      bAoQU2VuZFN0dWR5TWVzc2FnZRIoLm90b2xpdGguYXV0aC52MS5TZW5kU3R1ZHlNZXNzYWdlUmVxdWVzdBopLm90b2xpdGgu\
      YXV0aC52MS5TZW5kU3R1ZHlNZXNzYWdlUmVzcG9uc2UiA5ACAhJvChFMaXN0U3R1ZHlNZXNzYWdlcxIpLm90b2xpdGguYXV0\
      aC52MS5MaXN0U3R1ZHlNZXNzYWdlc1JlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuTGlzdFN0dWR5TWVzc2FnZXNSZXNwb25z\
      ZSIDkAIBQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSvgq\
      Ct0BCgEMEgMEABIa0gEgV29yZHMgYmV0d2VlbiBwYXJ0aWNpcGFudHMgYW5kIHRoZSB0ZWFtcyBvZiB0aGVpciBzdHVkaWVz\
      LgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9zZSB0aGF0IGFsbCBt\
      ZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUgaW4gZXJyb3Jz\
      LnByb3RvLgoK3wEKAgYAEgQRAD0BGtIBIEEgcGFydGljaXBhbnQgd3JpdGVzIHRvIHRoZSB0ZWFtIG9mIGEgc3R1ZHkgYW5k\
      IHRoZSB0ZWFtIHdyaXRlcyB0byBpdHMgcGFydGljaXBhbnRzOyBib3RoIGFyZSByZWFkIGhlcmUsCiBhbmQgbm90aGluZyBv\
      ZiBpdCBpcyBtYWlsZWQuIE1lc3NhZ2VzIGdvIHdpdGggdGhlIGFjY291bnQsIGFuZCB3aXRoIHdoYXQgYSBzdHVkeSBoYXMg\
      b2YgYSBwYXJ0aWNpcGFudC4KCscECgQGAAIAEgQZAhsDGrgEIFdyaXRlcyB0byBhIHN0dWR5J3MgdGVhbS4gVGhlIHNhbWUg\
      YG1lc3NhZ2VfaWRgIGFnYWluIGFuc3dlcnMgdGhlIHNhbWUgbWVzc2FnZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7\
      IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uCiBNRVNT\
      QUdFX1VOS05PV04gYW5kIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTUVTU0FHRV9OT1RfQU5TV0VSQUJMRSAo\
      b2YgYGFuc3dlcl90b2ApIG9yCiBBTlNXRVJfVEVMTFNfV1JJVEVSOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBNRVNT\
      QUdFX0lEX1JFVVNFRDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBNRVNTQUdFU19MSU1JVCBhbmQgUmV0cnlJ\
      bmZvIGFmdGVyIDIwIG1lc3NhZ2VzIG9mIGEgZGF5IHRvIG9uZSBzdHVkeSwgYW5kIGFmdGVyIDUwMCBmcm9tIG9uZSBhZGRy\
      ZXNzIG9mIHRoZQogbmV0d29yayBvciAxMCwwMDAgb2YgYWxsIHBhcnRpY2lwYW50cyB0byBpdDsgVU5BVVRIRU5USUNBVEVE\
      IHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgq/AQoEBgACARIEIAIiAxqwASBUaGUgY2FsbGVyJ3MgbWVzc2FnZXMsIHNl\
      bnQgYW5kIHJlY2VpdmVkLCBuZXdlc3QgZmlyc3QuIE9mIG1lc3NhZ2VzIHRvIGFsbCBvZiBhIHN0dWR5LCBvciB0byBhIGdy\
      b3VwLAogdGhvc2UgdGhhdCBjYW1lIHdoaWxlIHRoZSBjYWxsZXIgdG9vayBwYXJ0LgoKIEVycm9yczogSU5WQUxJRF9BUkdV\
      TUVOVC4KCucBCgQGAAICEgQnAikDGtgBIFNheXMgdGhhdCBhIG1lc3NhZ2Ugd2FzIHJlYWQuIFdoYXQgd2FzIHJlYWQgYmVm\
      b3JlIHN0YXlzIGFzIGl0IGlzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIE1F\
      U1NBR0VfVU5LTk9XTiwgYWxzbyBmb3IgYSBtZXNzYWdlIHRvIHNvbWVib2R5IGVsc2U7CiBVTkFVVEhFTlRJQ0FURUQgd2l0\
      aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCvoECgQGAAIDEgQyAjQDGusEIFdyaXRlcyB0byBhbGwgbWVtYmVycyBvZiBhIHN0\
      dWR5LCB0byBhIGdyb3VwLCB0byBvbmUgbWVtYmVyLCBvciBpbiBhbnN3ZXIgdG8gYSBtZXNzYWdlLiBGb3IgbGVhZGVycyBv\
      ZiB0aGUKIHN0dWR5LiBUaGUgc2FtZSBgbWVzc2FnZV9pZGAgYWdhaW4gYW5zd2VycyB0aGUgc2FtZSBtZXNzYWdlLgoKIEVy\
      cm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBHUk9VUF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklF\
      RCB3aXRoIHJlYXNvbgogTk9UX1NUVURZX0xFQURFUjsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV04sIE1F\
      TUJFUl9VTktOT1dOIG9yIE1FU1NBR0VfVU5LTk9XTjsKIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTUVTU0FH\
      RV9OT1RfQU5TV0VSQUJMRTsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gTUVTU0FHRV9JRF9SRVVTRUQ7CiBSRVNPVVJD\
      RV9FWEhBVVNURUQgd2l0aCByZWFzb24gTUVTU0FHRVNfTElNSVQgYW5kIFJldHJ5SW5mbyBhZnRlciA1MDAgbWVzc2FnZXMg\
      b2YgYSBkYXkgZnJvbSBvbmUgc3R1ZHk7CiBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFu\
      ZCBSZXRyeUluZm8uCgr6AgoEBgACBBIEOgI8AxrrAiBBIHN0dWR5J3MgbWVzc2FnZXMsIGJvdGggd2F5cywgbmV3ZXN0IGZp\
      cnN0LiBGb3IgbGVhZGVycyBvZiB0aGUgc3R1ZHkuIFdobyB3cm90ZSBhIG1lc3NhZ2UgdGhhdCB3YW50cyBubwogYW5zd2Vy\
      IGlzIG5vdCB0b2xkOyBidXQgaXQgZ29lcyB3aGVuIHdoYXQgdGhlIHN0dWR5IGhhcyBvZiBpdHMgd3JpdGVyIGlzIGVyYXNl\
      ZCwgc28gdGhhdCBzb21lYm9keSB3aG8ga2VwdAogZWFybGllciBsaXN0cywgYW5kIHNlZXMgd2hvIHdlbnQgYXQgdGhhdCB0\
      aW1lLCBtYXkgY29uY2x1ZGUgd2hvIGl0IHdhcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVO\
      SUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgoYCgIEABIEQABaARoMIEEgbWVzc2FnZS4KCiAKBAQAAgASA0IC\
      GBoTIENsaWVudC1tYWRlIFVVSUQuCgoeCgQEAAIBEgNEAhYaESBPZiB3aGljaCBzdHVkeS4KCjEKBAQAAgISA0YCFRokIFdo\
      ZXRoZXIgdGhlIHN0dWR5J3MgdGVhbSB3cm90ZSBpdC4KCigKBAQAAgMSA0gCEhobIFdoYXQgaXQgc2F5czogcGxhaW4gdGV4\
      dC4KCm8KBAQAAgQSA0oCFhpiIFdoZXRoZXIgdGhlIG90aGVyIHNpZGUgbWF5IGFuc3dlci4gRm9yIGxlYWRlcnMgZmFsc2Us\
      IHRvbywgb25jZSB3aG8gd3JvdGUgaXQgdGFrZXMgcGFydCBubyBtb3JlLgoKUAoEBAACBRIDTAIXGkMgVGhlIG1lc3NhZ2Ug\
      dGhhdCB0aGlzIG9uZSBhbnN3ZXJzOyBlbXB0eTogbm9uZSwgb3IgaXQgaXMgbm8gbW9yZS4KClIKBAQAAgYSA04CGRpFIFdo\
      ZXJlIHRoZSBwYXJ0aWNpcGFudCB3YW50cyB0byBiZSBhbnN3ZXJlZCBieSBtYWlsOyBlbXB0eTogbm93aGVyZS4KCocBCgQE\
      AAIHEgNRAhcaeiBGb3IgbGVhZGVyczogd2hvIHdyb3RlIGl0LCBvciB0byB3aG9tIGl0IGlzIChgTWVtYmVyLm1lbWJlcl9p\
      ZGApLiBFbXB0eTogd2hvIHdyb3RlIGl0IGlzIG5vdCB0b2xkLCBvciBpdCBpcwogdG8gc2V2ZXJhbC4KCkEKBAQAAggSA1MC\
      Fho0IFRoZSBncm91cCB0aGF0IGl0IGlzIHRvOyBlbXB0eTogdG8gYWxsLCBvciB0byBvbmUuCgogCgQEAAIJEgNVAi0aEyBX\
      aGVuIGl0IHdhcyBzZW50LgoKWAoEBAACChIDVwIrGksgRm9yIHBhcnRpY2lwYW50czogd2hlbiB0aGV5IHJlYWQgaXQ7IGFi\
      c2VudDogbm90IHlldCwgb3IgaXQgaXMgdGhlaXIgb3duLgoKMAoEBAACCxIDWQIVGiMgV2hldGhlciB0aGVyZSBpcyBhbiBh\
      bnN3ZXIgdG8gaXQuCgoiCgIEARIEXQBrARoWIEEgbWVzc2FnZSB0byBhIHRlYW0uCgo+CgQEAQIAEgNfAhgaMSBDbGllbnQt\
      bWFkZSBVVUlELCBrZXB0IHVudGlsIGFuIGFuc3dlciBhcnJpdmVzLgoKNQoEBAECARIDYQIWGiggQSBzdHVkeSB0aGF0IHRo\
      ZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCjUKBAQBAgISA2MCEhooIDEgdG8gNCwwMDAgY2hhcmFjdGVycywgd2l0aG91dCBV\
      KzAwMDAuCgplCgQEAQIDEgNlAhYaWCBXaGV0aGVyIHRoZSB0ZWFtIG1heSBhbnN3ZXIgaGVyZTsgaXQgc2VlcyB3aGljaCBt\
      ZW1iZXIgd3JpdGVzIHRoZW4sIGFuZCBvdGhlcndpc2Ugbm90LgoKXQoEBAECBBIDZwIZGlAgT3B0aW9uYWw6IHdoZXJlIHRv\
      IGFuc3dlciBieSBtYWlsLiBUaGUgdGVhbSBzZWVzIGl0OyBpdCBnb2VzIHdpdGggdGhlIG1lc3NhZ2UuCgq3AQoEBAECBRID\
      agIXGqkBIEEgbWVzc2FnZSBvZiB0aGUgdGVhbSB0aGF0IHRoaXMgb25lIGFuc3dlcnM7IGVtcHR5OiBub25lLiBXaXRob3V0\
      IGBhbnN3ZXJhYmxlYCBvbmUgdGhhdCB3ZW50IHRvIGFsbDogd2hhdAogd2VudCB0byBvbmUgcGFydGljaXBhbnQgb3IgdG8g\
      YSBncm91cCB3b3VsZCB0ZWxsIHdobyB3cml0ZXMuCgojCgIEAhIEbgBxARoXIFRoZSBtZXNzYWdlIGlzIHRoZXJlLgoKHgoE\
      BAICABIDcAIbGhEgQXMgaXQgd2FzIHNlbnQuCgouCgIEAxIEdAB7ARoiIEFza3MgZm9yIGEgcGFnZSBvZiBvd24gbWVzc2Fn\
      ZXMuCgosCgQEAwIAEgN2AhYaHyBPZiB0aGlzIHN0dWR5OyBlbXB0eTogb2YgYWxsLgoKJAoEBAMCARIDeAIXGhcgMSB0byAy\
      MDA7IDAgbWVhbnMgNTAuCgpOCgQEAwICEgN6AhgaQSBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVt\
      cHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiYKAgQEEgV+AIMBARoZIEEgcGFnZSBvZiBvd24gbWVzc2FnZXMuCgodCgQEBAIA\
      EgSAAQIlGg8gTmV3ZXN0IGZpcnN0LgoKPgoEBAQCARIEggECHRowIE9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlz\
      IHRoZSBsYXN0IG9uZS4KCigKAgQFEgaGAQCJAQEaGiBBIG1lc3NhZ2UgdGhhdCB3YXMgcmVhZC4KChUKBAQFAgASBIgBAhga\
      ByBVVUlELgoKGwoCBAYSBIwBACIaDyBJdCBpcyBtYXJrZWQuCgp9CgIEBxIGjwEAngEBGm8gQSBtZXNzYWdlIGZyb20gYSB0\
      ZWFtLiBBdCBtb3N0IG9uZSBvZiBgZ3JvdXBfaWRgLCBgbWVtYmVyX2lkYCBhbmQgYGFuc3dlcl90b2AgaXMgZ2l2ZW47IG5v\
      bmU6IHRvIGFsbCBtZW1iZXJzLgoKPwoEBAcCABIEkQECGBoxIENsaWVudC1tYWRlIFVVSUQsIGtlcHQgdW50aWwgYW4gYW5z\
      d2VyIGFycml2ZXMuCgouCgQEBwIBEgSTAQIWGiAgQSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgo2CgQEBwICEgSV\
      AQISGiggMSB0byA0LDAwMCBjaGFyYWN0ZXJzLCB3aXRob3V0IFUrMDAwMC4KCjQKBAQHAgMSBJcBAhYaJiBXaGV0aGVyIHRo\
      b3NlIHdobyBnZXQgaXQgbWF5IGFuc3dlci4KCi0KBAQHAgQSBJkBAhYaHyBUbyB0aGUgbWVtYmVycyBvZiB0aGlzIGdyb3Vw\
      LgoKHwoEBAcCBRIEmwECFxoRIFRvIHRoaXMgbWVtYmVyLgoKQQoEBAcCBhIEnQECFxozIFRvIHdobyB3cm90ZSB0aGlzIG1l\
      c3NhZ2UsIHdoaWNoIHdhbnRzIGFuIGFuc3dlci4KCiUKAgQIEgahAQCkAQEaFyBUaGUgbWVzc2FnZSBpcyB0aGVyZS4KCh8K\
      BAQIAgASBKMBAhsaESBBcyBpdCB3YXMgc2VudC4KCjYKAgQJEganAQCxAQEaKCBBc2tzIGZvciBhIHBhZ2Ugb2YgYSBzdHVk\
      eSdzIG1lc3NhZ2VzLgoKLgoEBAkCABIEqQECFhogIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKgQEKBAQJAgES\
      BKwBAhgacyBPbmx5IHdoYXQgcGFydGljaXBhbnRzIHdyb3RlIHRoYXQgd2FudHMgYW4gYW5zd2VyLCBoYXMgbm9uZSwgYW5k\
      IGNhbiBzdGlsbCBiZSBhbnN3ZXJlZDogd2hvIHdyb3RlIGl0IHRha2VzCiBwYXJ0LgoKJQoEBAkCAhIErgECFxoXIDEgdG8g\
      MjAwOyAwIG1lYW5zIDUwLgoKTwoEBAkCAxIEsAECGBpBIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsg\
      ZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKLQoCBAoSBrQBALkBARofIEEgcGFnZSBvZiBhIHN0dWR5J3MgbWVzc2FnZXMu\
      CgodCgQECgIAEgS2AQIlGg8gTmV3ZXN0IGZpcnN0LgoKPgoEBAoCARIEuAECHRowIE9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5\
      OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KYgZwcm90bzM=
      """)
}
