import COath
import FoundationEssentials

/// A secret that an authenticator app shares with this service, and its one-time codes: TOTP
/// (RFC 6238) with SHA-1 and steps of 30 seconds, which all apps support. liboath computes them.
struct OneTimeSecret: Sendable, Hashable {
  /// Size in bytes, as RFC 4226 §4 recommends.
  static let size = 20
  static let digits = 6
  static let stepSeconds = 30
  /// Accepted difference of the app's clock in steps, in both directions.
  static let skew = 1

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Decodes RFC 4648 base 32; nil for other text.
  init?(base32 text: String) {
    var (decoded, count) = (UnsafeMutablePointer<CChar>?.none, 0)
    guard Self.isReady, oath_base32_decode(text, text.utf8.count, &decoded, &count) == 0,
      let decoded
    else { return nil }
    defer { free(decoded) }
    bytes = (0..<count).map { UInt8(bitPattern: decoded[$0]) }
  }

  /// RFC 4648 base 32, as people type it.
  var base32: String {
    var (encoded, count) = (UnsafeMutablePointer<CChar>?.none, 0)
    let code = bytes.withUnsafeBytes { bytes in
      oath_base32_encode(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, &encoded, &count)
    }
    guard code == 0, let encoded else { preconditionFailure("liboath cannot encode: \(code)") }
    defer { free(encoded) }
    return String(cString: encoded)
  }

  /// Number of steps since 1970.
  static func step(at now: Date) -> Int {
    Int((now.timeIntervalSince1970 / Double(stepSeconds)).rounded(.down))
  }

  /// Returns the code of a step.
  ///
  /// - Parameter digits: 6, 7 or 8.
  func code(ofStep step: Int, digits: Int = digits) -> String {
    precondition(Self.isReady, "liboath cannot be initialised")
    var text = [CChar](repeating: 0, count: digits + 1)
    let code = bytes.withUnsafeBytes { bytes in
      oath_totp_generate(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, step * Self.stepSeconds,
        UInt32(Self.stepSeconds), 0, UInt32(digits), &text)
    }
    precondition(code == 0, "liboath cannot compute a code: \(code)")
    return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the step of a code; nil if it is not the code of a step around now that comes after the
  /// last used one. The newest of several steps with the same code counts.
  func step(of code: String, at now: Date, after lastUsed: Int) -> Int? {
    let current = Self.step(at: now)
    return (current - Self.skew...current + Self.skew).reversed().first { step in
      step > lastUsed && step >= 0 && self.code(ofStep: step) == code
    }
  }

  /// liboath requires `oath_init` before any other call.
  private static let isReady = oath_init() == 0
}

/// The secret does not appear in logs.
extension OneTimeSecret: CustomStringConvertible, CustomReflectable {
  var description: String { "a secret of one-time codes" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
