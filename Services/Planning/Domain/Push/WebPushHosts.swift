/// The push services of browsers to which messages may be sent. Endpoints come from clients, so
/// that without this list a client could have the service call any host, also internal ones.
package struct WebPushHosts: Sendable, Hashable {
  /// Push services of Chromium, Firefox, Edge on Windows, and Safari.
  package static let standard =
    "fcm.googleapis.com, updates.push.services.mozilla.com, *.push.services.mozilla.com, "
    + "*.notify.windows.com, web.push.apple.com, *.push.apple.com"

  private struct Entry: Sendable, Hashable {
    var text: String
    /// Host name; with `isWildcard` the part after `*`, beginning with a dot.
    var host: String
    var isWildcard: Bool
    var port: Int
  }

  private let entries: [Entry]

  /// Reads host names separated by commas. `*.` at the beginning stands for one or more labels;
  /// `:port` at the end permits this port in place of 443.
  ///
  /// - Returns: nil if an entry is invalid, or without entries.
  package init?(_ list: String) {
    var entries: [Entry] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let text = String(part.filter { $0 != " " })
      let isWildcard = text.hasPrefix("*.")
      guard let (host, port) = WebPushEndpoint.hostAndPort(text.dropFirst(isWildcard ? 2 : 0))
      else { return nil }
      entries.append(
        Entry(
          text: text, host: isWildcard ? ".\(host)" : host, isWildcard: isWildcard,
          port: port ?? 443))
    }
    self.entries = entries
  }

  /// Returns the entry that permits the endpoint, as the list has it; nil if none does.
  package func entry(for endpoint: WebPushEndpoint) -> String? {
    entries.first { entry in
      guard entry.port == endpoint.port else { return false }
      return entry.isWildcard
        ? endpoint.host.hasSuffix(entry.host) : endpoint.host == entry.host
    }?.text
  }
}
