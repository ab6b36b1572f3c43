import Calendar
import Fields
import FoundationEssentials

/// A participant's share of data by a link. Its contents are stored encrypted; the key is in the
/// link only.
struct Share: Sendable, Hashable {
  var shareID: UUID
  var scope: ReportScope
  /// Description in the link.
  var label: String
  var needsPasscode: Bool
  var createdAt: Instant
  var expiresAt: Instant
  var revokedAt: Instant?
  var openings = 0
  var lastOpenedAt: Instant?
  var wrongPasscodes = 0
  /// Size of the encrypted contents.
  var byteCount = 0

  /// Whether and why a share cannot be opened.
  enum State: Sendable, Hashable {
    case active, revoked, expired, locked, usedUp
  }

  func state(at now: Instant) -> State {
    if revokedAt != nil { return .revoked }
    if wrongPasscodes >= ShareLimits.wrongPasscodesMax { return .locked }
    if openings >= ShareLimits.openingsMax { return .usedUp }
    return expiresAt <= now ? .expired : .active
  }

  /// Position in a participant's list, newest first.
  var listPosition: TimePosition { TimePosition(at: createdAt, id: shareID) }
}

/// An attempt to open a share.
struct ShareAccess: Sendable, Hashable {
  var accessID: Int64
  var at: Instant
  /// As entered by the recipient.
  var recipient: String
  var isOpened: Bool
}

/// Limits of shares, as documented in the API.
enum ShareLimits {
  /// Shares of a participant that can be opened.
  static let activeMax = 20
  /// Shares that a participant makes within a day.
  static let createdMax = 50
  /// Wrong passcodes in the life of a share, and openings.
  static let wrongPasscodesMax = 10
  static let openingsMax = 1_000
  static let daysMax = 365
  /// Days for which an ended share is listed.
  static let endedDays = 30
  static let labelLengthMax = 80
  static let passcodeLength = 4...64
  static let recipientLengthMax = 200
  static let ticketMinutes = 10
  /// Sheets in a share, and bytes before and after encryption.
  static let sheetsMax = 5_000
  static let plainBytesMax = 16 << 20
  static let bytesMax = 3 << 20
}

/// The public address of otolith-web, from which links begin.
struct ShareAddress: Sendable, Hashable {
  /// So that a manifest URL has at most 128 characters: `/shl/` and the token follow.
  static let lengthMax = 80

  let text: String

  /// Returns nil unless the text is `https://HOST[:PORT]`, or `http://` for this machine.
  init?(_ text: String) {
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
    guard let scheme, text.utf8.count <= Self.lengthMax else { return nil }
    let host = text.dropFirst(scheme.count)
    let name = host.prefix { $0 != ":" }
    let isLocal = ["127.0.0.1", "localhost"].contains(name)
    guard !name.isEmpty, scheme == "https://" || isLocal,
      host.utf8.allSatisfy({ Self.hostBytes.contains($0) })
    else { return nil }
    self.text = text
  }

  private static let hostBytes = Set("abcdefghijklmnopqrstuvwxyz0123456789.-:".utf8)

  /// Manifest URL of a share.
  func manifest(_ token: String) -> String { "\(text)/shl/\(token)" }

  /// The link behind the page that shows it.
  func viewer(_ link: String) -> String { "\(text)/share#\(link)" }
}
