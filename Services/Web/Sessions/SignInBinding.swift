import Fields
import Messages

/// The value that binds a sign-in with the external provider to one browser. It is kept in a cookie that
/// no script reads, so that no other site can make the browser complete a sign-in that it did not begin.
enum SignInBinding {
  /// Name of the field in proto files.
  static let field = "browser_binding"
  /// The method that completes the sign-in.
  static let completion = "/otolith.auth.v1.ProviderSignInService/CompleteProviderSignIn"

  /// Sent only with requests of pages of this address: the provider's redirect loads a page without it,
  /// and the script of that page makes the call.
  private static let cookie = "__Host-otolith-sign-in"
  private static let attributes = "Path=/; Secure; HttpOnly; SameSite=Strict"
  /// Lifetime of a sign-in.
  private static let seconds = 600

  /// Header fields that store the value of a started sign-in; empty without a valid value.
  static func headers(_ binding: String?) -> [(name: String, value: String)] {
    guard let binding, Base64URL.decode(binding.utf8) != nil else { return [] }
    return [("set-cookie", "\(cookie)=\(binding); \(attributes); Max-Age=\(seconds)")]
  }

  /// Header fields that remove the value, which works once.
  static let removal = [("set-cookie", "\(cookie)=; \(attributes); Max-Age=0")]

  /// Returns the request with the cookie's value in place of any that the page sent.
  static func completed(_ wire: RawMessage, _ cookies: [String]) -> RawMessage {
    let value = SessionCookie.cookies(in: cookies)[cookie] ?? ""
    let bound = AuthV1.CompleteProviderSignInRequest(browserBinding: value).serialized()
    // The last value of a field counts. An empty one is not written: the page's value is not used either.
    return RawMessage(wire.bytes + (bound.isEmpty ? unbound : bound))
  }

  /// The field with a value that no sign-in has.
  private static let unbound = AuthV1.CompleteProviderSignInRequest(browserBinding: "-")
    .serialized()
}
