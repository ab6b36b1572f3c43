package import FoundationEssentials

/// A mailed code that proves an address: 15 characters, 75 bits. From 64 bits on nobody can guess one, whatever
/// is tried (NIST SP 800-63B §5.1.3.2), so that a stranger's wrong codes need not keep its owner waiting.
package typealias ConfirmationCode = TypedCode<ConfirmationCodeKind>

package enum ConfirmationCodeKind: TypedCodeKind {
  package static let groups = 3
}

extension TypedCode<ConfirmationCodeKind> {
  /// Seconds that it is good for.
  package static var lifetime: TimeInterval { 24 * 3600 }
}
