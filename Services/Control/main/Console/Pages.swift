import ControlSupport
import RPCCore

/// Lists that come page by page.
enum Pages {
  /// Everything that there is, or the first of it.
  ///
  /// - Parameters:
  ///   - most: so many at most.
  ///   - size: the most that a page may have.
  ///   - page: gets how many to ask for, and the token of the page before.
  static func all<Item>(
    most: Int = .max, size: Int,
    _ page: (_ size: UInt32, _ token: String) async throws -> (items: [Item], next: String)
  ) async throws -> [Item] {
    var items: [Item] = []
    var token = ""
    repeat {
      let found = try await page(UInt32(min(size, most - items.count)), token)
      items += found.items
      // A service that leads back to the page just read would be asked for ever.
      guard found.next.isEmpty || found.next != token else {
        throw RPCError(.internalError, "the service's next page is the one that it has just sent")
      }
      token = found.next
    } while !token.isEmpty && items.count < most
    return Array(items.prefix(most))
  }
}
