/// A case by the name that doc/interop-test-descriptions.md of gRPC gives it.
struct InteropCase: Sendable {
  let name: String
  /// - Throws: ``CaseFailed``, or the error of a call that should have gone well.
  let play: @Sendable (Session) async throws -> Void

  init(_ name: String, _ play: @escaping @Sendable (Session) async throws -> Void) {
    self.name = name
    self.play = play
  }

  static let all: [InteropCase] =
    unary + compression + streaming + metadataAndStatus + ending + soak + honest

  static func named(_ name: String) -> InteropCase? { all.first { $0.name == name } }
}
