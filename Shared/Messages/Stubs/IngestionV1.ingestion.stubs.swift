// Generated from otolith/ingestion/v1/ingestion.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Stores and reads a participant's own sheets. Needs a token.
  public protocol AnswerSheetServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.AnswerSheetServiceMethod) -> MethodAccess

    /// Stores a batch of sheets. Each sheet gets its own verdict; an invalid sheet does not affect the
    /// others. Created and existing sheets are durable when the response arrives.
    ///
    /// Text that is not UTF-8 or contains a NUL rejects only its own sheet (TEXT_INVALID, with the
    /// field); in texts about the device the unusable characters are replaced instead. A batch has 1–500 sheets, at most 8 MiB before and after decompression, and at most
    /// 250,000 elements of repeated fields in total (sheets, answers, codes, measurements and
    /// references). Send larger amounts in several batches. A participant may store 50,000 sheets a
    /// day (UTC, by time of receipt), and 500,000 sheets and 2 GiB of contents in each study, unless
    /// the operator configured other limits. A batch that starts below a limit is stored completely.
    ///
    /// Errors (of the whole call): INVALID_ARGUMENT for an empty batch (EMPTY) and for bytes that do
    /// not decode (MALFORMED, TOO_DEEP); RESOURCE_EXHAUSTED with reason BATCH_TOO_LARGE for more than
    /// 500 sheets, with MESSAGE_TOO_LARGE or MESSAGE_TOO_MANY_ELEMENTS for a message that is too large
    /// (send fewer sheets in one batch), and with VALIDATION_LIMIT and RetryInfo while too many large
    /// batches are being validated; UNAUTHENTICATED; UNAVAILABLE with RetryInfo: send the same batch
    /// again.
    func submitAnswerSheets(
      _ request: IngestionV1.SubmitAnswerSheetsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.SubmitAnswerSheetsResponse

    /// Lists the questionnaires of a study that the caller should fill in next: first those that block
    /// all others, then those that follow from the latest sheets. Computed from the stored sheets.
    /// Without pages: each questionnaire is offered at most once, and a study has at most 100.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_ENROLLED; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN
    /// and RetryInfo.
    func listOffers(
      _ request: IngestionV1.ListOffersRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListOffersResponse

    /// Lists the caller's own sheets, newest first.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listAnswerSheets(
      _ request: IngestionV1.ListAnswerSheetsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListAnswerSheetsResponse

    /// Returns the caller's answers to one question over time, oldest first. Sheets marked
    /// CLOCK_IMPLAUSIBLE are left out (ListAnswerSheets and exports include them).
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason STUDY_UNKNOWN, QUESTIONNAIRE_NOT_IN_STUDY or
    /// ELEMENT_UNKNOWN if there are no such answers and there can be none. A questionnaire restricted
    /// to groups that the caller never belonged to is treated as not part of the study, here and in
    /// SubmitAnswerSheets.
    func getSeries(
      _ request: IngestionV1.GetSeriesRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.GetSeriesResponse
  }

  /// Calls the methods that ``AnswerSheetServiceProtocol`` describes.
  public struct AnswerSheetServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func submitAnswerSheets(
      _ request: IngestionV1.SubmitAnswerSheetsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.SubmitAnswerSheetsResponse {
      try await channel.unary(
        service: AnswerSheetServiceMethods.service,
        method: AnswerSheetServiceMethods.submitAnswerSheets,
        request: request,
        options: options)
    }

    public func listOffers(
      _ request: IngestionV1.ListOffersRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListOffersResponse {
      try await channel.unary(
        service: AnswerSheetServiceMethods.service,
        method: AnswerSheetServiceMethods.listOffers,
        request: request,
        options: options)
    }

    public func listAnswerSheets(
      _ request: IngestionV1.ListAnswerSheetsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListAnswerSheetsResponse {
      try await channel.unary(
        service: AnswerSheetServiceMethods.service,
        method: AnswerSheetServiceMethods.listAnswerSheets,
        request: request,
        options: options)
    }

    public func getSeries(
      _ request: IngestionV1.GetSeriesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.GetSeriesResponse {
      try await channel.unary(
        service: AnswerSheetServiceMethods.service,
        method: AnswerSheetServiceMethods.getSeries,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.AnswerSheetService`, by their names on the wire.
  public enum AnswerSheetServiceMethod: String, Sendable, CaseIterable {
    case submitAnswerSheets = "SubmitAnswerSheets"
    case listOffers = "ListOffers"
    case listAnswerSheets = "ListAnswerSheets"
    case getSeries = "GetSeries"
  }

  /// The names of `otolith.ingestion.v1.AnswerSheetService` and its methods on the wire.
  public enum AnswerSheetServiceMethods {
    public static let service = "otolith.ingestion.v1.AnswerSheetService"
    public static let submitAnswerSheets = "SubmitAnswerSheets"
    public static let listOffers = "ListOffers"
    public static let listAnswerSheets = "ListAnswerSheets"
    public static let getSeries = "GetSeries"
  }
}

extension IngestionV1.AnswerSheetServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.ingestionFile)
    registry.unary(
      service: IngestionV1.AnswerSheetServiceMethods.service,
      method: IngestionV1.AnswerSheetServiceMethods.submitAnswerSheets,
      access: access(to: .submitAnswerSheets)
    ) { (request: IngestionV1.SubmitAnswerSheetsRequest, context: ServerCallContext) -> IngestionV1.SubmitAnswerSheetsResponse in
      try await self.submitAnswerSheets(request, context: context)
    }
    registry.unary(
      service: IngestionV1.AnswerSheetServiceMethods.service,
      method: IngestionV1.AnswerSheetServiceMethods.listOffers,
      access: access(to: .listOffers)
    ) { (request: IngestionV1.ListOffersRequest, context: ServerCallContext) -> IngestionV1.ListOffersResponse in
      try await self.listOffers(request, context: context)
    }
    registry.unary(
      service: IngestionV1.AnswerSheetServiceMethods.service,
      method: IngestionV1.AnswerSheetServiceMethods.listAnswerSheets,
      access: access(to: .listAnswerSheets)
    ) { (request: IngestionV1.ListAnswerSheetsRequest, context: ServerCallContext) -> IngestionV1.ListAnswerSheetsResponse in
      try await self.listAnswerSheets(request, context: context)
    }
    registry.unary(
      service: IngestionV1.AnswerSheetServiceMethods.service,
      method: IngestionV1.AnswerSheetServiceMethods.getSeries,
      access: access(to: .getSeries)
    ) { (request: IngestionV1.GetSeriesRequest, context: ServerCallContext) -> IngestionV1.GetSeriesResponse in
      try await self.getSeries(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.AnswerSheetServiceProtocol {
  public func submitAnswerSheets(
    _ request: IngestionV1.SubmitAnswerSheetsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.SubmitAnswerSheetsResponse {
    throw RPCError(.unimplemented, "SubmitAnswerSheets is not implemented here")
  }

  public func listOffers(
    _ request: IngestionV1.ListOffersRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListOffersResponse {
    throw RPCError(.unimplemented, "ListOffers is not implemented here")
  }

  public func listAnswerSheets(
    _ request: IngestionV1.ListAnswerSheetsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListAnswerSheetsResponse {
    throw RPCError(.unimplemented, "ListAnswerSheets is not implemented here")
  }

  public func getSeries(
    _ request: IngestionV1.GetSeriesRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.GetSeriesResponse {
    throw RPCError(.unimplemented, "GetSeries is not implemented here")
  }
}

extension IngestionV1 {
  /// Exports a study's data for its leaders and for other staff with the method's right in the study;
  /// otherwise PERMISSION_DENIED with reason NOT_STUDY_LEADER.
  public protocol ExportServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.ExportServiceMethod) -> MethodAccess

    /// Exports a study's sheets as CSV (RFC 4180, UTF-8), in chunks of arbitrary length. Needs
    /// the right `export.read`.
    ///
    /// Cells contain codes, never display text. Several codes are joined by `;`; a single `;` means
    /// that no option was chosen, and an empty cell means no answer. As in all exports, a text has an
    /// apostrophe wherever a spreadsheet may begin a formula, or an apostrophe stands already: at the
    /// start, and behind `;`, `|`, tab, line break, U+060C and U+061B, which programs in other locales
    /// take for separators. Remove one apostrophe from each such place to get the original. A
    /// questionnaire's columns are the union over its versions, followed by the columns of its scores.
    /// Column names are stable: `started_at`, `finished_at` and `received_at` are `start_time`,
    /// `finish_time` and `receive_time` of the messages.
    ///
    /// Participants appear under pseudonyms that differ between studies. The column `received_at` has
    /// the day only (midnight UTC): sheets of one batch share the exact instant, which would link
    /// pseudonyms of different studies. Pseudonyms are created on first use, so a read-only database
    /// cannot export (DATABASE_READ_ONLY).
    ///
    /// The last part has a cursor. An export with this cursor as `since` has the sheets that were stored,
    /// amended, marked, reviewed or withdrawn after the earlier export began: each sheet in its present
    /// state, which replaces the earlier one by `participant` and `sheet_id`; of a withdrawn sheet, one row with
    /// `withdrawn_at`. No sheet is missing, however many are being stored; some may come again. Erased
    /// data is not listed, since a list of erased participants would be a record of them. The layout
    /// EXPORT_LAYOUT_PARTICIPANTS has all participants with data instead: remove the rows of all others.
    /// Anonymised answers are in no export with `since`, where they would arrive beside the removal of
    /// the participant who gave them; export everything again to get them.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CURSOR_INVALID for a cursor of another export or study,
    /// and after a restore of the database; PERMISSION_DENIED with reason GROUPS_CONCEALED;
    /// UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo while a version named by sheets is not
    /// known here.
    func exportAnswerSheets(
      _ request: IngestionV1.ExportAnswerSheetsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportAnswerSheetsResponse>
    ) async throws

    /// Exports the meaning of an export's columns as JSON: question texts, codes with their labels
    /// (including those of terms and sounds), units, ranges and directions of scales, scores with
    /// their formulas, and possible meanings of empty cells, each with the versions it applies to.
    /// Names and order of the columns are those of an export made now. Needs the right
    /// `codebook.read`; contains no data about participants. `Shared/Forms/Codebooks/README.md` describes the members;
    /// `otolithctl export` makes a table, a page, and scripts for R and SPSS from it.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason QUESTIONNAIRE_NOT_IN_STUDY; UNAVAILABLE with
    /// reason VERSION_UNAVAILABLE and RetryInfo while a version named by sheets, records or sessions
    /// is not known here.
    func exportCodebook(
      _ request: IngestionV1.ExportCodebookRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportCodebookResponse>
    ) async throws
  }

  /// Calls the methods that ``ExportServiceProtocol`` describes.
  public struct ExportServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func exportAnswerSheets(
      _ request: IngestionV1.ExportAnswerSheetsRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<IngestionV1.ExportAnswerSheetsResponse> {
      channel.serverStreaming(
        service: ExportServiceMethods.service,
        method: ExportServiceMethods.exportAnswerSheets,
        request: request,
        options: options)
    }

    public func exportCodebook(
      _ request: IngestionV1.ExportCodebookRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<IngestionV1.ExportCodebookResponse> {
      channel.serverStreaming(
        service: ExportServiceMethods.service,
        method: ExportServiceMethods.exportCodebook,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.ExportService`, by their names on the wire.
  public enum ExportServiceMethod: String, Sendable, CaseIterable {
    case exportAnswerSheets = "ExportAnswerSheets"
    case exportCodebook = "ExportCodebook"
  }

  /// The names of `otolith.ingestion.v1.ExportService` and its methods on the wire.
  public enum ExportServiceMethods {
    public static let service = "otolith.ingestion.v1.ExportService"
    public static let exportAnswerSheets = "ExportAnswerSheets"
    public static let exportCodebook = "ExportCodebook"
  }
}

extension IngestionV1.ExportServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.ingestionFile)
    registry.serverStreaming(
      service: IngestionV1.ExportServiceMethods.service,
      method: IngestionV1.ExportServiceMethods.exportAnswerSheets,
      access: access(to: .exportAnswerSheets)
    ) { (request: IngestionV1.ExportAnswerSheetsRequest, context: ServerCallContext, writer: ResponseWriter<IngestionV1.ExportAnswerSheetsResponse>) in
      try await self.exportAnswerSheets(request, context: context, to: writer)
    }
    registry.serverStreaming(
      service: IngestionV1.ExportServiceMethods.service,
      method: IngestionV1.ExportServiceMethods.exportCodebook,
      access: access(to: .exportCodebook)
    ) { (request: IngestionV1.ExportCodebookRequest, context: ServerCallContext, writer: ResponseWriter<IngestionV1.ExportCodebookResponse>) in
      try await self.exportCodebook(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.ExportServiceProtocol {
  public func exportAnswerSheets(
    _ request: IngestionV1.ExportAnswerSheetsRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportAnswerSheetsResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportAnswerSheets is not implemented here")
  }

  public func exportCodebook(
    _ request: IngestionV1.ExportCodebookRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportCodebookResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportCodebook is not implemented here")
  }
}
