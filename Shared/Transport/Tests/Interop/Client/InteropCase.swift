/// A case, named as in doc/interop-test-descriptions.md of gRPC.
struct InteropCase: Sendable {
  let name: String
  /// - Throws: ``CaseFailed``, or the error of a call that should have succeeded.
  let play: @Sendable (Session) async throws -> Void

  init(_ name: String, _ play: @escaping @Sendable (Session) async throws -> Void) {
    self.name = name
    self.play = play
  }

  static let all: [InteropCase] =
    unary + compression + streaming + metadataAndStatus + ending + soak + honest

  static func named(_ name: String) -> InteropCase? { all.first { $0.name == name } }
}
