// Generated from otolith/auth/v1/messages.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Messages between participants and study teams. They are read here and never mailed; staff with the
  /// right `message.read` get a mail with their number, at most one an hour for each study. A message is
  /// deleted with the participant's account or with the participant's data of the study.
  public protocol MessageServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.MessageServiceMethod) -> MethodAccess

    /// Sends a message to a study's team. Repeating the same `message_id` returns the same message.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_ENROLLED; NOT_FOUND with reason
    /// MESSAGE_UNKNOWN and FAILED_PRECONDITION with reason MESSAGE_NOT_ANSWERABLE (of `answer_to`) or
    /// ANSWER_TELLS_WRITER; ALREADY_EXISTS with reason MESSAGE_ID_REUSED; RESOURCE_EXHAUSTED with
    /// reason MESSAGES_LIMIT and RetryInfo after 20 messages a day from the participant to one study,
    /// 500 from one network address to it, or 10,000 from all participants to it; UNAUTHENTICATED with
    /// reason SESSION_ENDED.
    func sendMessage(
      _ request: AuthV1.SendMessageRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SendMessageResponse

    /// Lists the caller's sent and received messages, newest first. Messages to a whole study or group
    /// are included if they were sent while the caller was enrolled.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listOwnMessages(
      _ request: AuthV1.ListOwnMessagesRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListOwnMessagesResponse

    /// Marks a message as read. A message that was already read keeps its time.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason MESSAGE_UNKNOWN, also for messages to other
    /// participants; UNAUTHENTICATED with reason SESSION_ENDED.
    func markMessageRead(
      _ request: AuthV1.MarkMessageReadRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.MarkMessageReadResponse

    /// Sends a message to all members of a study, to a group, to one member, or in reply to a message.
    /// Needs the right `message.send`. Repeating the same `message_id` returns the same message.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason GROUP_UNKNOWN; PERMISSION_DENIED with reason
    /// NOT_STUDY_LEADER or GROUPS_CONCEALED; NOT_FOUND with reason STUDY_UNKNOWN, MEMBER_UNKNOWN (also
    /// for a label) or MESSAGE_UNKNOWN; FAILED_PRECONDITION with reason MESSAGE_NOT_ANSWERABLE or
    /// SUBJECT_LABELS_NOT_USED; ALREADY_EXISTS with reason
    /// MESSAGE_ID_REUSED; RESOURCE_EXHAUSTED with reason MESSAGES_LIMIT and RetryInfo after 500
    /// messages a day from one study; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo.
    func sendStudyMessage(
      _ request: AuthV1.SendStudyMessageRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SendStudyMessageResponse

    /// Lists a study's messages in both directions, newest first. Needs the right `message.read`. The writer
    /// of a message that allows no reply is not shown. Such a message is deleted when its writer's
    /// data of the study is erased; a leader who kept earlier lists may then be able to infer the
    /// writer.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func listStudyMessages(
      _ request: AuthV1.ListStudyMessagesRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListStudyMessagesResponse
  }

  /// Calls the methods that ``MessageServiceProtocol`` describes.
  public struct MessageServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func sendMessage(
      _ request: AuthV1.SendMessageRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SendMessageResponse {
      try await channel.unary(
        service: MessageServiceMethods.service,
        method: MessageServiceMethods.sendMessage,
        request: request,
        options: options)
    }

    public func listOwnMessages(
      _ request: AuthV1.ListOwnMessagesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListOwnMessagesResponse {
      try await channel.unary(
        service: MessageServiceMethods.service,
        method: MessageServiceMethods.listOwnMessages,
        request: request,
        options: options)
    }

    public func markMessageRead(
      _ request: AuthV1.MarkMessageReadRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.MarkMessageReadResponse {
      try await channel.unary(
        service: MessageServiceMethods.service,
        method: MessageServiceMethods.markMessageRead,
        request: request,
        options: options)
    }

    public func sendStudyMessage(
      _ request: AuthV1.SendStudyMessageRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SendStudyMessageResponse {
      try await channel.unary(
        service: MessageServiceMethods.service,
        method: MessageServiceMethods.sendStudyMessage,
        request: request,
        options: options)
    }

    public func listStudyMessages(
      _ request: AuthV1.ListStudyMessagesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListStudyMessagesResponse {
      try await channel.unary(
        service: MessageServiceMethods.service,
        method: MessageServiceMethods.listStudyMessages,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.MessageService`, by their names on the wire.
  public enum MessageServiceMethod: String, Sendable, CaseIterable {
    case sendMessage = "SendMessage"
    case listOwnMessages = "ListOwnMessages"
    case markMessageRead = "MarkMessageRead"
    case sendStudyMessage = "SendStudyMessage"
    case listStudyMessages = "ListStudyMessages"
  }

  /// The names of `otolith.auth.v1.MessageService` and its methods on the wire.
  public enum MessageServiceMethods {
    public static let service = "otolith.auth.v1.MessageService"
    public static let sendMessage = "SendMessage"
    public static let listOwnMessages = "ListOwnMessages"
    public static let markMessageRead = "MarkMessageRead"
    public static let sendStudyMessage = "SendStudyMessage"
    public static let listStudyMessages = "ListStudyMessages"
  }
}

extension AuthV1.MessageServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.messagesFile)
    registry.unary(
      service: AuthV1.MessageServiceMethods.service,
      method: AuthV1.MessageServiceMethods.sendMessage,
      access: access(to: .sendMessage)
    ) { (request: AuthV1.SendMessageRequest, context: ServerCallContext) -> AuthV1.SendMessageResponse in
      try await self.sendMessage(request, context: context)
    }
    registry.unary(
      service: AuthV1.MessageServiceMethods.service,
      method: AuthV1.MessageServiceMethods.listOwnMessages,
      access: access(to: .listOwnMessages)
    ) { (request: AuthV1.ListOwnMessagesRequest, context: ServerCallContext) -> AuthV1.ListOwnMessagesResponse in
      try await self.listOwnMessages(request, context: context)
    }
    registry.unary(
      service: AuthV1.MessageServiceMethods.service,
      method: AuthV1.MessageServiceMethods.markMessageRead,
      access: access(to: .markMessageRead)
    ) { (request: AuthV1.MarkMessageReadRequest, context: ServerCallContext) -> AuthV1.MarkMessageReadResponse in
      try await self.markMessageRead(request, context: context)
    }
    registry.unary(
      service: AuthV1.MessageServiceMethods.service,
      method: AuthV1.MessageServiceMethods.sendStudyMessage,
      access: access(to: .sendStudyMessage)
    ) { (request: AuthV1.SendStudyMessageRequest, context: ServerCallContext) -> AuthV1.SendStudyMessageResponse in
      try await self.sendStudyMessage(request, context: context)
    }
    registry.unary(
      service: AuthV1.MessageServiceMethods.service,
      method: AuthV1.MessageServiceMethods.listStudyMessages,
      access: access(to: .listStudyMessages)
    ) { (request: AuthV1.ListStudyMessagesRequest, context: ServerCallContext) -> AuthV1.ListStudyMessagesResponse in
      try await self.listStudyMessages(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.MessageServiceProtocol {
  public func sendMessage(
    _ request: AuthV1.SendMessageRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SendMessageResponse {
    throw RPCError(.unimplemented, "SendMessage is not implemented here")
  }

  public func listOwnMessages(
    _ request: AuthV1.ListOwnMessagesRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListOwnMessagesResponse {
    throw RPCError(.unimplemented, "ListOwnMessages is not implemented here")
  }

  public func markMessageRead(
    _ request: AuthV1.MarkMessageReadRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.MarkMessageReadResponse {
    throw RPCError(.unimplemented, "MarkMessageRead is not implemented here")
  }

  public func sendStudyMessage(
    _ request: AuthV1.SendStudyMessageRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SendStudyMessageResponse {
    throw RPCError(.unimplemented, "SendStudyMessage is not implemented here")
  }

  public func listStudyMessages(
    _ request: AuthV1.ListStudyMessagesRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListStudyMessagesResponse {
    throw RPCError(.unimplemented, "ListStudyMessages is not implemented here")
  }
}
