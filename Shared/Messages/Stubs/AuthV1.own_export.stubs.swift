// Generated from otolith/auth/v1/own_export.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Access and portability (GDPR articles 15 and 20). Each of the four services has this service with the same
  /// messages, and gives what it keeps itself: the account (without secrets), roles,
  /// consents, enrolments, requests to join, sessions by the day, mails that wait. A client that wants one
  /// archive asks the four and keeps each service's files in a folder of its own, as `otolithctl own-export`
  /// does; a gateway may pass the streams through as they are.
  public protocol OwnExportServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.OwnExportServiceMethod) -> MethodAccess

    /// Everything that is kept of the caller here, as files in two forms, JSON Lines (`answers.jsonl`) and CSV
    /// by RFC 4180 (`answers.csv`), which have the same records and the same columns. Both are UTF-8. Times are
    /// UTC, RFC 3339. In CSV a list is joined by `;`, and a text that a spreadsheet would take for a formula has
    /// an apostrophe in front (as has one with an apostrophe; taking one away gives the text back).
    ///
    /// Needs a proof of the password that is at most five minutes old when the call begins (`auth_time` of the
    /// token; see otolith.auth.v1 ProvePassword). An anonymous account has none: its token is enough. An
    /// administrator may ask for somebody who asked in writing; that is recorded here, with the participant and
    /// with the administrator, and needs the administrator's own proof.
    ///
    /// Contains what was stored when the call began; what comes while it runs may be missing. Of a study
    /// whose records are erased meanwhile, what was not sent yet is missing, too. One call at a time
    /// for each participant and caller: a newer one ends the one before it. At most 20 an hour
    /// (`OTOLITH_OWN_EXPORTS_PER_HOUR`).
    ///
    /// Errors: INVALID_ARGUMENT (PAGE_TOKEN_INVALID, LANGUAGE_INVALID, ID_INVALID); PERMISSION_DENIED with
    /// reason FRESH_PROOF_REQUIRED or NOT_ADMINISTRATOR; FAILED_PRECONDITION with reason ACCOUNT_ERASED, also in
    /// the middle of the stream; ABORTED with reason OWN_EXPORT_SUPERSEDED; RESOURCE_EXHAUSTED with reason
    /// OWN_EXPORT_TOO_OFTEN and RetryInfo; NOT_FOUND with reason ACCOUNT_UNKNOWN for an administrator; UNAUTHENTICATED with
    /// reason SESSION_ENDED: the session of the token has ended (the other services answer until the token expires,
    /// at most five minutes after its proof). After any
    /// other end of the stream call again with the latest `resume_token`.
    func exportOwnRecords(
      _ request: AuthV1.ExportOwnRecordsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<AuthV1.ExportOwnRecordsResponse>
    ) async throws
  }

  /// Access and portability (GDPR articles 15 and 20). Each of the four services has this service with the same
  /// messages, and gives what it keeps itself: the account (without secrets), roles,
  /// consents, enrolments, requests to join, sessions by the day, mails that wait. A client that wants one
  /// archive asks the four and keeps each service's files in a folder of its own, as `otolithctl own-export`
  /// does; a gateway may pass the streams through as they are.
  public struct OwnExportServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Everything that is kept of the caller here, as files in two forms, JSON Lines (`answers.jsonl`) and CSV
    /// by RFC 4180 (`answers.csv`), which have the same records and the same columns. Both are UTF-8. Times are
    /// UTC, RFC 3339. In CSV a list is joined by `;`, and a text that a spreadsheet would take for a formula has
    /// an apostrophe in front (as has one with an apostrophe; taking one away gives the text back).
    ///
    /// Needs a proof of the password that is at most five minutes old when the call begins (`auth_time` of the
    /// token; see otolith.auth.v1 ProvePassword). An anonymous account has none: its token is enough. An
    /// administrator may ask for somebody who asked in writing; that is recorded here, with the participant and
    /// with the administrator, and needs the administrator's own proof.
    ///
    /// Contains what was stored when the call began; what comes while it runs may be missing. Of a study
    /// whose records are erased meanwhile, what was not sent yet is missing, too. One call at a time
    /// for each participant and caller: a newer one ends the one before it. At most 20 an hour
    /// (`OTOLITH_OWN_EXPORTS_PER_HOUR`).
    ///
    /// Errors: INVALID_ARGUMENT (PAGE_TOKEN_INVALID, LANGUAGE_INVALID, ID_INVALID); PERMISSION_DENIED with
    /// reason FRESH_PROOF_REQUIRED or NOT_ADMINISTRATOR; FAILED_PRECONDITION with reason ACCOUNT_ERASED, also in
    /// the middle of the stream; ABORTED with reason OWN_EXPORT_SUPERSEDED; RESOURCE_EXHAUSTED with reason
    /// OWN_EXPORT_TOO_OFTEN and RetryInfo; NOT_FOUND with reason ACCOUNT_UNKNOWN for an administrator; UNAUTHENTICATED with
    /// reason SESSION_ENDED: the session of the token has ended (the other services answer until the token expires,
    /// at most five minutes after its proof). After any
    /// other end of the stream call again with the latest `resume_token`.
    public func exportOwnRecords(
      _ request: AuthV1.ExportOwnRecordsRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<AuthV1.ExportOwnRecordsResponse> {
      channel.serverStreaming(
        service: OwnExportServiceMethods.service,
        method: OwnExportServiceMethods.exportOwnRecords,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.OwnExportService`, by their names on the wire.
  public enum OwnExportServiceMethod: String, Sendable, CaseIterable {
    case exportOwnRecords = "ExportOwnRecords"
  }

  /// The names of `otolith.auth.v1.OwnExportService` and its methods on the wire.
  public enum OwnExportServiceMethods {
    public static let service = "otolith.auth.v1.OwnExportService"
    public static let exportOwnRecords = "ExportOwnRecords"
  }
}

extension AuthV1.OwnExportServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.ownExportFile)
    registry.serverStreaming(
      service: AuthV1.OwnExportServiceMethods.service,
      method: AuthV1.OwnExportServiceMethods.exportOwnRecords,
      access: access(to: .exportOwnRecords)
    ) { (request: AuthV1.ExportOwnRecordsRequest, context: ServerCallContext, writer: ResponseWriter<AuthV1.ExportOwnRecordsResponse>) in
      try await self.exportOwnRecords(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.OwnExportServiceProtocol {
  public func exportOwnRecords(
    _ request: AuthV1.ExportOwnRecordsRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<AuthV1.ExportOwnRecordsResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportOwnRecords is not implemented here")
  }
}
