import ServiceKit

/// Lets one call at a time count figures, so that they leave the connections to the database to other
/// calls.
struct FigureTurns: Sendable {
  /// Maximum number of waiting calls.
  static let waitingMax = 63
  static let retryDelay = Duration.seconds(2)

  private enum Line { case figures }

  private let turns = CallTurns<Line>(waitingMax: waitingMax) { IngestionError.figureLimit($0) }

  /// Number of waiting calls.
  var waiting: Int { turns.waiting(for: .figures) }

  /// - Throws: ``IngestionError`` `.figureLimit`; `CancellationError`; errors of `body`.
  func take<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
    try await turns.take(for: .figures, body)
  }
}
