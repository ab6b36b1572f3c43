import RPCCore

/// Reads paginated lists.
enum Pages {
  /// Returns all elements up to a limit.
  ///
  /// - Parameters:
  ///   - most: maximum number.
  ///   - size: maximum page size.
  ///   - page: receives the page size and the token of the previous page.
  static func all<Item>(
    most: Int = .max, size: Int,
    _ page: (_ size: UInt32, _ token: String) async throws -> (items: [Item], next: String)
  ) async throws -> [Item] {
    var items: [Item] = []
    var token = ""
    repeat {
      let found = try await page(UInt32(min(size, most - items.count)), token)
      items += found.items
      // Prevents an endless loop if a service repeats a token.
      guard found.next.isEmpty || found.next != token else {
        throw RPCError(.internalError, "the service returned the same page token twice")
      }
      token = found.next
    } while !token.isEmpty && items.count < most
    return Array(items.prefix(most))
  }
}
