// Generated from otolith/common/v1/own_export.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CommonV1 {
  /// Export of a participant's own data. Each of the four services serves this service and exports
  /// what it stores:
  ///
  /// - auth: the account (without secrets), roles, consents, enrolments, join requests, sessions by
  ///   day, queued mails
  /// - catalogue: roles in projects; studies and questionnaires that the participant created, edited
  ///   and published
  /// - ingestion: answer sheets with the texts of the questions, and the data stored with them
  /// - planning: time zone, enrolments, own schedules, plans, notifications
  ///
  /// For a complete archive, call all four and keep each service's files in a folder of its own, as
  /// `otolithctl own-export` does. A gateway may pass the streams through unchanged.
  ///
  /// Where the four services share one host, as behind the nginx configuration of this repository, the
  /// metadata `otolith-service` selects the service: `auth`, `catalogue`, `ingestion` or `planning`.
  /// The services themselves ignore it.
  public protocol OwnExportServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CommonV1.OwnExportServiceMethod) -> MethodAccess

    /// Returns everything the service stores about the caller, as files in two forms, JSON Lines
    /// (`answers.jsonl`) and CSV by RFC 4180 (`answers.csv`), with the same records and columns. Both
    /// are UTF-8. Times are UTC, RFC 3339. In CSV, list elements are joined by `;`, and a text has an
    /// apostrophe wherever a spreadsheet may begin a formula, or an apostrophe stands already: at the
    /// start, and behind `;`, `|`, tab, line break, U+060C and U+061B. Remove one apostrophe from each
    /// such place to restore the text.
    ///
    /// Requires a verification of the password at most five minutes before the call (`auth_time` of
    /// the token; see otolith.auth.v1 ProvePassword). An anonymous account has no password: its token
    /// suffices. An administrator may export for a participant who asked in writing; this requires the
    /// administrator's own verification and is recorded with participant and administrator.
    ///
    /// Contains the data stored when the call began; later data may be missing. If records of a study
    /// are erased meanwhile, those not sent yet are missing. One call at a time for each participant
    /// and caller: a newer one ends the previous one. At most 20 an hour
    /// (`OTOLITH_OWN_EXPORTS_PER_HOUR`).
    ///
    /// Errors: INVALID_ARGUMENT (PAGE_TOKEN_INVALID, LANGUAGE_INVALID, ID_INVALID); PERMISSION_DENIED
    /// with reason FRESH_PROOF_REQUIRED or NOT_ADMINISTRATOR; FAILED_PRECONDITION with reason
    /// ACCOUNT_ERASED, also in the middle of the stream; ABORTED with reason OWN_EXPORT_SUPERSEDED;
    /// RESOURCE_EXHAUSTED with reason OWN_EXPORT_TOO_OFTEN and RetryInfo. From auth also
    /// (otolith.auth.v1): NOT_FOUND with reason ACCOUNT_UNKNOWN for an administrator; UNAUTHENTICATED
    /// with reason SESSION_ENDED if the session of the token has ended (the other services accept the
    /// token until it expires, at most five minutes after its verification). From ingestion also
    /// (otolith.ingestion.v1): UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo while the
    /// texts of a questionnaire are unknown there. After any other end of the stream, call again with
    /// the latest `resume_token`.
    func exportOwnRecords(
      _ request: CommonV1.ExportOwnRecordsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<CommonV1.ExportOwnRecordsResponse>
    ) async throws
  }

  /// Calls the methods that ``OwnExportServiceProtocol`` describes.
  public struct OwnExportServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func exportOwnRecords(
      _ request: CommonV1.ExportOwnRecordsRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<CommonV1.ExportOwnRecordsResponse> {
      channel.serverStreaming(
        service: OwnExportServiceMethods.service,
        method: OwnExportServiceMethods.exportOwnRecords,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.common.v1.OwnExportService`, by their names on the wire.
  public enum OwnExportServiceMethod: String, Sendable, CaseIterable {
    case exportOwnRecords = "ExportOwnRecords"
  }

  /// The names of `otolith.common.v1.OwnExportService` and its methods on the wire.
  public enum OwnExportServiceMethods {
    public static let service = "otolith.common.v1.OwnExportService"
    public static let exportOwnRecords = "ExportOwnRecords"
  }
}

extension CommonV1.OwnExportServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CommonV1.ownExportFile)
    registry.serverStreaming(
      service: CommonV1.OwnExportServiceMethods.service,
      method: CommonV1.OwnExportServiceMethods.exportOwnRecords,
      access: access(to: .exportOwnRecords)
    ) { (request: CommonV1.ExportOwnRecordsRequest, context: ServerCallContext, writer: ResponseWriter<CommonV1.ExportOwnRecordsResponse>) in
      try await self.exportOwnRecords(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CommonV1.OwnExportServiceProtocol {
  public func exportOwnRecords(
    _ request: CommonV1.ExportOwnRecordsRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<CommonV1.ExportOwnRecordsResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportOwnRecords is not implemented here")
  }
}
