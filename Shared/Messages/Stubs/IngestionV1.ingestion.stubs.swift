// Generated from otolith/ingestion/v1/ingestion.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// What participants do with their own sheets. Needs a token.
  public protocol AnswerSheetServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.AnswerSheetServiceMethod) -> MethodAccess

    /// Stores a batch. Every sheet gets a verdict of its own; a bad one harms only itself. Created
    /// and existing sheets are durable when the answer arrives.
    ///
    /// A text that is not UTF-8 or contains a NUL refuses its sheet alone (TEXT_INVALID, with its field).
    /// A batch has 1 to 500 sheets, at most 8 MiB before and after decompression, and at most 250,000 elements
    /// of repeated fields altogether (the sheets, their answers, codes, measurements and references). What has
    /// more of anything is to be sent in smaller batches. A participant may store 50,000 sheets a day (UTC, as
    /// received), 500,000 and 2 GiB of contents in each study, unless the operator sets other numbers; of a batch
    /// that begins below the limit all is stored.
    ///
    /// Errors (of the whole call): INVALID_ARGUMENT for an empty batch (EMPTY) and for bytes that are no
    /// such message (MALFORMED, TOO_DEEP); RESOURCE_EXHAUSTED with reason BATCH_TOO_LARGE for more than 500
    /// sheets, with MESSAGE_TOO_LARGE and MESSAGE_TOO_MANY_ELEMENTS for a message that is too large: send fewer
    /// in one batch, and with VALIDATION_LIMIT and RetryInfo while too many large batches are validated;
    /// UNAUTHENTICATED; UNAVAILABLE with RetryInfo, after which the same batch is to be sent again.
    func submitAnswerSheets(
      _ request: IngestionV1.SubmitAnswerSheetsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.SubmitAnswerSheetsResponse

    /// What the caller is to fill in next in a study: first what blocks everything else, then what
    /// follows from the latest sheets. Computed from what is stored. Without pages: each questionnaire of the
    /// study is offered once at most, and a study has 100 at most.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_ENROLLED; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN
    /// and RetryInfo.
    func listOffers(
      _ request: IngestionV1.ListOffersRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListOffersResponse

    /// The caller's own sheets, newest first.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listAnswerSheets(
      _ request: IngestionV1.ListAnswerSheetsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListAnswerSheetsResponse

    /// The caller's own answers to one question over time, oldest first, without sheets that are marked
    /// CLOCK_IMPLAUSIBLE (ListAnswerSheets and exports have them).
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason STUDY_UNKNOWN, QUESTIONNAIRE_NOT_IN_STUDY or
    /// ELEMENT_UNKNOWN where there is nothing and never can be. A questionnaire that is only for groups in
    /// which the caller never was counts as none of the study, here and for SubmitAnswerSheets.
    func getSeries(
      _ request: IngestionV1.GetSeriesRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.GetSeriesResponse
  }

  /// What participants do with their own sheets. Needs a token.
  public struct AnswerSheetServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Stores a batch. Every sheet gets a verdict of its own; a bad one harms only itself. Created
    /// and existing sheets are durable when the answer arrives.
    ///
    /// A text that is not UTF-8 or contains a NUL refuses its sheet alone (TEXT_INVALID, with its field).
    /// A batch has 1 to 500 sheets, at most 8 MiB before and after decompression, and at most 250,000 elements
    /// of repeated fields altogether (the sheets, their answers, codes, measurements and references). What has
    /// more of anything is to be sent in smaller batches. A participant may store 50,000 sheets a day (UTC, as
    /// received), 500,000 and 2 GiB of contents in each study, unless the operator sets other numbers; of a batch
    /// that begins below the limit all is stored.
    ///
    /// Errors (of the whole call): INVALID_ARGUMENT for an empty batch (EMPTY) and for bytes that are no
    /// such message (MALFORMED, TOO_DEEP); RESOURCE_EXHAUSTED with reason BATCH_TOO_LARGE for more than 500
    /// sheets, with MESSAGE_TOO_LARGE and MESSAGE_TOO_MANY_ELEMENTS for a message that is too large: send fewer
    /// in one batch, and with VALIDATION_LIMIT and RetryInfo while too many large batches are validated;
    /// UNAUTHENTICATED; UNAVAILABLE with RetryInfo, after which the same batch is to be sent again.
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

    /// What the caller is to fill in next in a study: first what blocks everything else, then what
    /// follows from the latest sheets. Computed from what is stored. Without pages: each questionnaire of the
    /// study is offered once at most, and a study has 100 at most.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_ENROLLED; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN
    /// and RetryInfo.
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

    /// The caller's own sheets, newest first.
    ///
    /// Errors: INVALID_ARGUMENT.
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

    /// The caller's own answers to one question over time, oldest first, without sheets that are marked
    /// CLOCK_IMPLAUSIBLE (ListAnswerSheets and exports have them).
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason STUDY_UNKNOWN, QUESTIONNAIRE_NOT_IN_STUDY or
    /// ELEMENT_UNKNOWN where there is nothing and never can be. A questionnaire that is only for groups in
    /// which the caller never was counts as none of the study, here and for SubmitAnswerSheets.
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
  /// What study leaders take out. Needs a token of one; otherwise PERMISSION_DENIED with reason
  /// NOT_STUDY_LEADER.
  public protocol ExportServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.ExportServiceMethod) -> MethodAccess

    /// A study's sheets as CSV (RFC 4180, UTF-8), in chunks that end anywhere. Only for leaders of
    /// the study. Codes, never display text, joined by `;`: a `;` alone is the answer that none of the options is
    /// chosen, an empty cell no answer. As in the other exports, a text that a spreadsheet would take for a formula has
    /// an apostrophe in front, and so has one with an apostrophe: taking one away gives the text back. The columns of a questionnaire are the union over its
    /// versions, followed by those of its scores. Participants appear under a pseudonym that differs from
    /// study to study. The column `received_at` is the day (midnight UTC): the very instant, which the sheets of
    /// one batch share, would tell which pseudonyms of two studies belong together. Columns are a format of
    /// their own: `started_at`, `finished_at` and `received_at` are `start_time`, `finish_time` and
    /// `receive_time` of messages.
    ///
    /// Pseudonyms are made when they are needed first: a database that takes no writes exports nothing
    /// (DATABASE_READ_ONLY).
    ///
    /// Errors: INVALID_ARGUMENT; UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo while a version that
    /// sheets name is not known here.
    func exportAnswerSheets(
      _ request: IngestionV1.ExportAnswerSheetsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportAnswerSheetsResponse>
    ) async throws

    /// What the columns of an export mean, as JSON: questions as they were asked, codes with their labels (those of terms
    /// and sounds among them), units, ranges and directions of scales, scores with their formulas, what an empty cell may
    /// mean, each with the versions in which it was so. It has the columns that an export would have now, in their order and by their names. Only for leaders of
    /// the study; nothing about participants is in it. `Shared/Codebooks/README.md` has its members; `otolithctl export`
    /// makes a table, a page and scripts for R and SPSS of it.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason QUESTIONNAIRE_NOT_IN_STUDY; UNAVAILABLE with reason
    /// VERSION_UNAVAILABLE and RetryInfo while a version that sheets, records or sessions name is not known here.
    func exportCodebook(
      _ request: IngestionV1.ExportCodebookRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportCodebookResponse>
    ) async throws
  }

  /// What study leaders take out. Needs a token of one; otherwise PERMISSION_DENIED with reason
  /// NOT_STUDY_LEADER.
  public struct ExportServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// A study's sheets as CSV (RFC 4180, UTF-8), in chunks that end anywhere. Only for leaders of
    /// the study. Codes, never display text, joined by `;`: a `;` alone is the answer that none of the options is
    /// chosen, an empty cell no answer. As in the other exports, a text that a spreadsheet would take for a formula has
    /// an apostrophe in front, and so has one with an apostrophe: taking one away gives the text back. The columns of a questionnaire are the union over its
    /// versions, followed by those of its scores. Participants appear under a pseudonym that differs from
    /// study to study. The column `received_at` is the day (midnight UTC): the very instant, which the sheets of
    /// one batch share, would tell which pseudonyms of two studies belong together. Columns are a format of
    /// their own: `started_at`, `finished_at` and `received_at` are `start_time`, `finish_time` and
    /// `receive_time` of messages.
    ///
    /// Pseudonyms are made when they are needed first: a database that takes no writes exports nothing
    /// (DATABASE_READ_ONLY).
    ///
    /// Errors: INVALID_ARGUMENT; UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo while a version that
    /// sheets name is not known here.
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

    /// What the columns of an export mean, as JSON: questions as they were asked, codes with their labels (those of terms
    /// and sounds among them), units, ranges and directions of scales, scores with their formulas, what an empty cell may
    /// mean, each with the versions in which it was so. It has the columns that an export would have now, in their order and by their names. Only for leaders of
    /// the study; nothing about participants is in it. `Shared/Codebooks/README.md` has its members; `otolithctl export`
    /// makes a table, a page and scripts for R and SPSS of it.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason QUESTIONNAIRE_NOT_IN_STUDY; UNAVAILABLE with reason
    /// VERSION_UNAVAILABLE and RetryInfo while a version that sheets, records or sessions name is not known here.
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
