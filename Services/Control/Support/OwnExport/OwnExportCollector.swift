import Foundation
import Messages
import RPCClient
import RPCCore

/// Reads the streams of all services into a folder. An interrupted stream continues after its
/// latest resume token, also in a later run.
struct OwnExportCollector {
  let client: OtolithClient
  let folder: OwnExportFolder
  /// Returns a token with a fresh proof of the password; called again when a service requires one.
  let authorize: () async throws -> CallOptions
  /// Waits between two calls.
  var wait: (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Receives messages about waiting.
  var tell: (String) -> Void = { _ in }

  /// Maximum number of consecutive calls without data (about two minutes).
  private static let vainCallsMax = 20
  private static let waitMax = Duration.seconds(10)

  /// - Throws: `RPCError` for permanent errors; the folder stays and a later run continues, except
  ///   if the participant was erased, when it is removed. ``OutputFailure``.
  func collect() async throws {
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
    "otolith-\(service.rawValue) does not answer (\(error.reason ?? "\(error.code)")); retrying for "
      + "up to two minutes and a half"
  }

  private func read(_ service: OwnExportService, options: CallOptions) async throws {
    try folder.begin(service)
    guard let client = client.ownExports[service] else {
      preconditionFailure("no client for \(service)")
    }
    var options = options
    // Used by a proxy with one host for all services; see `OwnExportService` of the API.
    options.metadata.add(service.rawValue, for: "otolith-service")
    let parts = client.exportOwnRecords(
      CommonV1.ExportOwnRecordsRequest(
        participantID: folder.state.participantID, language: folder.state.language,
        resumeToken: folder.state[service].resumeToken), options: options)
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

  /// The language of the account; English by default.
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
    reason == "FRESH_PROOF_REQUIRED" || refusesToken
  }

  fileprivate var isWorthAnother: Bool {
    switch code {
    case .unavailable, .cancelled, .unknown, .internalError, .deadlineExceeded: true
    default: wantsProof
    }
  }
}
