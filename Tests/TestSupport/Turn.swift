/// Databases are created one after the other: two copies of a template at once fail.
actor Turn {
  static let shared = Turn()
  private var last: Task<Void, any Error>?

  func take(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let previous = last
    let mine = Task {
      _ = await previous?.result
      try await body()
    }
    last = mine
    try await mine.value
  }
}
