import Foundation
import Messages
public import RPCClient
import RPCCore

/// Reads the streams of all services into a folder. A stream that breaks is gone on with behind its latest
/// resume token, also by another run.
public struct OwnExportCollector {
  private let client: OtolithClient
  private let folder: OwnExportFolder
  private let authorize: () async throws -> CallOptions
  private let wait: (Duration) async throws -> Void
  private let tell: (String) -> Void

  /// Calls in a row that brought nothing, before it gives up: about two minutes.
  private static let vainCallsMax = 20
  private static let waitMax = Duration.seconds(10)

  /// - Parameters:
  ///   - authorize: a token with a fresh proof of the password. Asked for again where a service wants one.
  ///   - wait: between two calls.
  ///   - tell: says what is waited for.
  public init(
    client: OtolithClient, folder: OwnExportFolder,
    authorize: @escaping () async throws -> CallOptions,
    wait: @escaping (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    tell: @escaping (String) -> Void = { _ in }
  ) {
    self.client = client
    self.folder = folder
    self.authorize = authorize
    self.wait = wait
    self.tell = tell
  }

  /// - Throws: `RPCError` of what asking again does not help against: the folder stays, and a later run goes
  ///   on; where everything of the participant is erased, it goes. ``OutputFailure``.
  public func collect() async throws {
    var options = try await authorize()
    for service in OwnExportService.allCases {
      var vainCalls = 0
      while !folder.state[service].isComplete {
        let before = folder.state[service]
        do {
          try await read(service, options: options)
        } catch let error as RPCError {
          if error.reason == "ACCOUNT_ERASED" { folder.remove() }
          vainCalls = folder.state[service] == before ? vainCalls + 1 : 0
          guard error.isWorthAnother, vainCalls < Self.vainCallsMax else { throw error }
          if vainCalls == 1, !error.wantsProof { tell(Self.waiting(for: service, error)) }
          try await wait(min(.milliseconds(100 << vainCalls), Self.waitMax))
          if error.wantsProof { options = try await authorize() }
        }
      }
      if folder.state.language.isEmpty { try folder.setLanguage(try accountLanguage()) }
    }
  }

  private static func waiting(for service: OwnExportService, _ error: RPCError) -> String {
    "otolith-\(service.rawValue) does not answer (\(error.reason ?? "\(error.code)")): it is tried again for "
      + "up to two minutes and a half"
  }

  private func read(_ service: OwnExportService, options: CallOptions) async throws {
    try folder.begin(service)
    let (id, language) = (folder.state.participantID, folder.state.language)
    let token = folder.state[service].resumeToken
    switch service {
    case .auth:
      try await store(
        client.ownAuth.exportOwnRecords(
          .init(participantID: id, language: language, resumeToken: token), options: options),
        of: service)
    case .catalogue:
      try await store(
        client.ownCatalogue.exportOwnRecords(
          .init(participantID: id, language: language, resumeToken: token), options: options),
        of: service)
    case .ingestion:
      try await store(
        client.ownIngestion.exportOwnRecords(
          .init(participantID: id, language: language, resumeToken: token), options: options),
        of: service)
    case .planning:
      try await store(
        client.ownPlanning.exportOwnRecords(
          .init(participantID: id, language: language, resumeToken: token), options: options),
        of: service)
    }
  }

  private func store<Part: OwnRecordsPart>(
    _ parts: ResponseStream<Part>, of service: OwnExportService
  ) async throws {
    for try await part in parts {
      try folder.append(part, to: service)
      if part.complete || !part.resumeToken.isEmpty {
        try folder.note(service, resumeToken: part.resumeToken, isComplete: part.complete)
      }
    }
    guard folder.state[service].isComplete else {
      throw RPCError(.unavailable, "the stream of \(service.rawValue) ended before its last part")
    }
  }

  /// As the account says; English where there is none.
  private func accountLanguage() throws -> String {
    struct Account: Decodable { var language: String? }
    let records =
      FileManager.default.contents(
        atPath: folder.filePath(.auth, "accounts.jsonl")) ?? Data()
    guard let line = records.split(separator: UInt8(ascii: "\n")).first,
      let language = try JSONDecoder().decode(Account.self, from: Data(line)).language,
      !language.isEmpty
    else { return "en" }
    return language
  }
}

extension RPCError {
  fileprivate var wantsProof: Bool {
    reason == "FRESH_PROOF_REQUIRED" || reason == "TOKEN_EXPIRED"
  }

  fileprivate var isWorthAnother: Bool {
    switch code {
    case .unavailable, .cancelled, .unknown, .internalError, .deadlineExceeded: true
    default: wantsProof
    }
  }
}
