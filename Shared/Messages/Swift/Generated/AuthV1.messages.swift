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
    /// Whether the other side may answer.
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
    /// A message of the team that this one answers; empty: none.
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
    /// Only what participants wrote that wants an answer and has none.
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
      ZSIDkAIBQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSoon\
      Ct0BCgEMEgMEABIa0gEgV29yZHMgYmV0d2VlbiBwYXJ0aWNpcGFudHMgYW5kIHRoZSB0ZWFtcyBvZiB0aGVpciBzdHVkaWVz\
      LgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9zZSB0aGF0IGFsbCBt\
      ZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUgaW4gZXJyb3Jz\
      LnByb3RvLgoK3wEKAgYAEgQRADsBGtIBIEEgcGFydGljaXBhbnQgd3JpdGVzIHRvIHRoZSB0ZWFtIG9mIGEgc3R1ZHkgYW5k\
      IHRoZSB0ZWFtIHdyaXRlcyB0byBpdHMgcGFydGljaXBhbnRzOyBib3RoIGFyZSByZWFkIGhlcmUsCiBhbmQgbm90aGluZyBv\
      ZiBpdCBpcyBtYWlsZWQuIE1lc3NhZ2VzIGdvIHdpdGggdGhlIGFjY291bnQsIGFuZCB3aXRoIHdoYXQgYSBzdHVkeSBoYXMg\
      b2YgYSBwYXJ0aWNpcGFudC4KCtwDCgQGAAIAEgQYAhoDGs0DIFdyaXRlcyB0byBhIHN0dWR5J3MgdGVhbS4gVGhlIHNhbWUg\
      YG1lc3NhZ2VfaWRgIGFnYWluIGFuc3dlcnMgdGhlIHNhbWUgbWVzc2FnZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7\
      IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uCiBNRVNT\
      QUdFX1VOS05PV04gYW5kIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTUVTU0FHRV9OT1RfQU5TV0VSQUJMRSAo\
      b2YgYGFuc3dlcl90b2ApOwogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gTUVTU0FHRV9JRF9SRVVTRUQ7IFJFU09VUkNF\
      X0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBNRVNTQUdFU19MSU1JVCBhbmQgUmV0cnlJbmZvCiBhZnRlciAyMCBtZXNzYWdlcyBv\
      ZiBhIGRheSB0byBvbmUgc3R1ZHk7IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKvwEKBAYA\
      AgESBB8CIQMasAEgVGhlIGNhbGxlcidzIG1lc3NhZ2VzLCBzZW50IGFuZCByZWNlaXZlZCwgbmV3ZXN0IGZpcnN0LiBPZiBt\
      ZXNzYWdlcyB0byBhbGwgb2YgYSBzdHVkeSwgb3IgdG8gYSBncm91cCwKIHRob3NlIHRoYXQgY2FtZSB3aGlsZSB0aGUgY2Fs\
      bGVyIHRvb2sgcGFydC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgrnAQoEBgACAhIEJgIoAxrYASBTYXlzIHRoYXQg\
      YSBtZXNzYWdlIHdhcyByZWFkLiBXaGF0IHdhcyByZWFkIGJlZm9yZSBzdGF5cyBhcyBpdCBpcy4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBNRVNTQUdFX1VOS05PV04sIGFsc28gZm9yIGEgbWVzc2FnZSB0\
      byBzb21lYm9keSBlbHNlOwogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgr6BAoEBgACAxIE\
      MQIzAxrrBCBXcml0ZXMgdG8gYWxsIG1lbWJlcnMgb2YgYSBzdHVkeSwgdG8gYSBncm91cCwgdG8gb25lIG1lbWJlciwgb3Ig\
      aW4gYW5zd2VyIHRvIGEgbWVzc2FnZS4gRm9yIGxlYWRlcnMgb2YgdGhlCiBzdHVkeS4gVGhlIHNhbWUgYG1lc3NhZ2VfaWRg\
      IGFnYWluIGFuc3dlcnMgdGhlIHNhbWUgbWVzc2FnZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCBy\
      ZWFzb24gR1JPVVBfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVI7IE5P\
      VF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOLCBNRU1CRVJfVU5LTk9XTiBvciBNRVNTQUdFX1VOS05PV047CiBG\
      QUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE1FU1NBR0VfTk9UX0FOU1dFUkFCTEU7IEFMUkVBRFlfRVhJU1RTIHdp\
      dGggcmVhc29uIE1FU1NBR0VfSURfUkVVU0VEOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIE1FU1NBR0VTX0xJ\
      TUlUIGFuZCBSZXRyeUluZm8gYWZ0ZXIgNTAwIG1lc3NhZ2VzIG9mIGEgZGF5IGZyb20gb25lIHN0dWR5OwogVU5BVkFJTEFC\
      TEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoK2gEKBAYAAgQSBDgCOgMaywEgQSBz\
      dHVkeSdzIG1lc3NhZ2VzLCBib3RoIHdheXMsIG5ld2VzdCBmaXJzdC4gRm9yIGxlYWRlcnMgb2YgdGhlIHN0dWR5LiBXaG8g\
      d3JvdGUgYSBtZXNzYWdlIHRoYXQgd2FudHMgbm8KIGFuc3dlciBpcyBub3QgdG9sZC4KCiBFcnJvcnM6IElOVkFMSURfQVJH\
      VU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgoYCgIEABIEPgBYARoMIEEg\
      bWVzc2FnZS4KCiAKBAQAAgASA0ACGBoTIENsaWVudC1tYWRlIFVVSUQuCgoeCgQEAAIBEgNCAhYaESBPZiB3aGljaCBzdHVk\
      eS4KCjEKBAQAAgISA0QCFRokIFdoZXRoZXIgdGhlIHN0dWR5J3MgdGVhbSB3cm90ZSBpdC4KCigKBAQAAgMSA0YCEhobIFdo\
      YXQgaXQgc2F5czogcGxhaW4gdGV4dC4KCjEKBAQAAgQSA0gCFhokIFdoZXRoZXIgdGhlIG90aGVyIHNpZGUgbWF5IGFuc3dl\
      ci4KClAKBAQAAgUSA0oCFxpDIFRoZSBtZXNzYWdlIHRoYXQgdGhpcyBvbmUgYW5zd2VyczsgZW1wdHk6IG5vbmUsIG9yIGl0\
      IGlzIG5vIG1vcmUuCgpSCgQEAAIGEgNMAhkaRSBXaGVyZSB0aGUgcGFydGljaXBhbnQgd2FudHMgdG8gYmUgYW5zd2VyZWQg\
      YnkgbWFpbDsgZW1wdHk6IG5vd2hlcmUuCgqHAQoEBAACBxIDTwIXGnogRm9yIGxlYWRlcnM6IHdobyB3cm90ZSBpdCwgb3Ig\
      dG8gd2hvbSBpdCBpcyAoYE1lbWJlci5tZW1iZXJfaWRgKS4gRW1wdHk6IHdobyB3cm90ZSBpdCBpcyBub3QgdG9sZCwgb3Ig\
      aXQgaXMKIHRvIHNldmVyYWwuCgpBCgQEAAIIEgNRAhYaNCBUaGUgZ3JvdXAgdGhhdCBpdCBpcyB0bzsgZW1wdHk6IHRvIGFs\
      bCwgb3IgdG8gb25lLgoKIAoEBAACCRIDUwItGhMgV2hlbiBpdCB3YXMgc2VudC4KClgKBAQAAgoSA1UCKxpLIEZvciBwYXJ0\
      aWNpcGFudHM6IHdoZW4gdGhleSByZWFkIGl0OyBhYnNlbnQ6IG5vdCB5ZXQsIG9yIGl0IGlzIHRoZWlyIG93bi4KCjAKBAQA\
      AgsSA1cCFRojIFdoZXRoZXIgdGhlcmUgaXMgYW4gYW5zd2VyIHRvIGl0LgoKIgoCBAESBFsAaAEaFiBBIG1lc3NhZ2UgdG8g\
      YSB0ZWFtLgoKPgoEBAECABIDXQIYGjEgQ2xpZW50LW1hZGUgVVVJRCwga2VwdCB1bnRpbCBhbiBhbnN3ZXIgYXJyaXZlcy4K\
      CjUKBAQBAgESA18CFhooIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgo1CgQEAQICEgNhAhIaKCAx\
      IHRvIDQsMDAwIGNoYXJhY3RlcnMsIHdpdGhvdXQgVSswMDAwLgoKZQoEBAECAxIDYwIWGlggV2hldGhlciB0aGUgdGVhbSBt\
      YXkgYW5zd2VyIGhlcmU7IGl0IHNlZXMgd2hpY2ggbWVtYmVyIHdyaXRlcyB0aGVuLCBhbmQgb3RoZXJ3aXNlIG5vdC4KCl0K\
      BAQBAgQSA2UCGRpQIE9wdGlvbmFsOiB3aGVyZSB0byBhbnN3ZXIgYnkgbWFpbC4gVGhlIHRlYW0gc2VlcyBpdDsgaXQgZ29l\
      cyB3aXRoIHRoZSBtZXNzYWdlLgoKSAoEBAECBRIDZwIXGjsgQSBtZXNzYWdlIG9mIHRoZSB0ZWFtIHRoYXQgdGhpcyBvbmUg\
      YW5zd2VyczsgZW1wdHk6IG5vbmUuCgojCgIEAhIEawBuARoXIFRoZSBtZXNzYWdlIGlzIHRoZXJlLgoKHgoEBAICABIDbQIb\
      GhEgQXMgaXQgd2FzIHNlbnQuCgouCgIEAxIEcQB4ARoiIEFza3MgZm9yIGEgcGFnZSBvZiBvd24gbWVzc2FnZXMuCgosCgQE\
      AwIAEgNzAhYaHyBPZiB0aGlzIHN0dWR5OyBlbXB0eTogb2YgYWxsLgoKJAoEBAMCARIDdQIXGhcgMSB0byAyMDA7IDAgbWVh\
      bnMgNTAuCgpOCgQEAwICEgN3AhgaQSBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5IGZvciB0\
      aGUgZmlyc3QgcGFnZS4KCiYKAgQEEgV7AIABARoZIEEgcGFnZSBvZiBvd24gbWVzc2FnZXMuCgocCgQEBAIAEgN9AiUaDyBO\
      ZXdlc3QgZmlyc3QuCgo9CgQEBAIBEgN/Ah0aMCBPZiB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBv\
      bmUuCgooCgIEBRIGgwEAhgEBGhogQSBtZXNzYWdlIHRoYXQgd2FzIHJlYWQuCgoVCgQEBQIAEgSFAQIYGgcgVVVJRC4KChsK\
      AgQGEgSJAQAiGg8gSXQgaXMgbWFya2VkLgoKfQoCBAcSBowBAJsBARpvIEEgbWVzc2FnZSBmcm9tIGEgdGVhbS4gQXQgbW9z\
      dCBvbmUgb2YgYGdyb3VwX2lkYCwgYG1lbWJlcl9pZGAgYW5kIGBhbnN3ZXJfdG9gIGlzIGdpdmVuOyBub25lOiB0byBhbGwg\
      bWVtYmVycy4KCj8KBAQHAgASBI4BAhgaMSBDbGllbnQtbWFkZSBVVUlELCBrZXB0IHVudGlsIGFuIGFuc3dlciBhcnJpdmVz\
      LgoKLgoEBAcCARIEkAECFhogIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKNgoEBAcCAhIEkgECEhooIDEgdG8g\
      NCwwMDAgY2hhcmFjdGVycywgd2l0aG91dCBVKzAwMDAuCgo0CgQEBwIDEgSUAQIWGiYgV2hldGhlciB0aG9zZSB3aG8gZ2V0\
      IGl0IG1heSBhbnN3ZXIuCgotCgQEBwIEEgSWAQIWGh8gVG8gdGhlIG1lbWJlcnMgb2YgdGhpcyBncm91cC4KCh8KBAQHAgUS\
      BJgBAhcaESBUbyB0aGlzIG1lbWJlci4KCkEKBAQHAgYSBJoBAhcaMyBUbyB3aG8gd3JvdGUgdGhpcyBtZXNzYWdlLCB3aGlj\
      aCB3YW50cyBhbiBhbnN3ZXIuCgolCgIECBIGngEAoQEBGhcgVGhlIG1lc3NhZ2UgaXMgdGhlcmUuCgofCgQECAIAEgSgAQIb\
      GhEgQXMgaXQgd2FzIHNlbnQuCgo2CgIECRIGpAEArQEBGiggQXNrcyBmb3IgYSBwYWdlIG9mIGEgc3R1ZHkncyBtZXNzYWdl\
      cy4KCi4KBAQJAgASBKYBAhYaICBBIHN0dWR5IHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCk8KBAQJAgESBKgBAhgaQSBPbmx5\
      IHdoYXQgcGFydGljaXBhbnRzIHdyb3RlIHRoYXQgd2FudHMgYW4gYW5zd2VyIGFuZCBoYXMgbm9uZS4KCiUKBAQJAgISBKoB\
      AhcaFyAxIHRvIDIwMDsgMCBtZWFucyA1MC4KCk8KBAQJAgMSBKwBAhgaQSBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFn\
      ZSBiZWZvcmU7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCi0KAgQKEgawAQC1AQEaHyBBIHBhZ2Ugb2YgYSBzdHVkeSdz\
      IG1lc3NhZ2VzLgoKHQoEBAoCABIEsgECJRoPIE5ld2VzdCBmaXJzdC4KCj4KBAQKAgESBLQBAh0aMCBPZiB0aGUgbmV4dCBw\
      YWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCmIGcHJvdG8z
      """)
}
