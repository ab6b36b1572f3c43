import Foundation
import Messages

/// The address that opens an invitation on the participant's page. The code follows `#`, which browsers
/// do not send: no server sees it, and a program that fetches links learns and changes nothing.
struct InvitationLink {
  let text: String

  /// - Parameter page: address of the participant's page.
  /// - Returns: nil for an invalid address.
  init?(_ invitation: AuthV1.Invitation, on page: String) {
    guard let origin = Self.origin(page) else { return nil }
    // Ids of studies and codes have no character that an address must encode.
    text = "\(origin)/join/\(invitation.studyID)#invitation=\(invitation.code)"
  }

  /// The address without a slash at its end; nil unless it has a host and is encrypted or local.
  static func origin(_ page: String) -> String? {
    guard let parts = URLComponents(string: page), let host = parts.host, !host.isEmpty,
      parts.scheme == "https"
        || parts.scheme == "http" && ["localhost", "127.0.0.1"].contains(host),
      parts.user == nil, parts.query == nil, parts.fragment == nil
    else { return nil }
    return page.hasSuffix("/") ? String(page.dropLast()) : page
  }
}
