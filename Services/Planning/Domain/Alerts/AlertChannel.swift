package import FoundationEssentials

/// A channel by which alerts of a study reach its staff.
package struct AlertChannel: Sendable, Hashable {
  /// Maximum number per study.
  package static let countMax = 20
  /// Maximum number of roles of a channel.
  package static let rolesMax = 10
  /// Length of a webhook's secret, in bytes.
  package static let secretLength = 32...128

  package enum Target: Sendable, Hashable {
    /// Mails to the holders of roles of the study.
    case mail(roles: [String])
    case webhook(WebPushEndpoint)
  }

  package var studyID: String
  package var id: String
  package var target: Target
  package var updatedAt: Date
  /// Name of the account in the audit log.
  package var updatedBy: UUID

  /// Whether the text can be the secret of a webhook: printable ASCII without spaces.
  package static func isSecret(_ text: String) -> Bool {
    secretLength.contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

/// Addresses on the public Internet (IANA special-purpose address registries, RFC 6890).
package enum PublicAddress {
  /// Networks that are not public, by their first bits.
  private static let others4: [(bytes: [UInt8], bits: Int)] = [
    ([0, 0, 0, 0], 8), ([10, 0, 0, 0], 8), ([100, 64, 0, 0], 10), ([127, 0, 0, 0], 8),
    ([169, 254, 0, 0], 16), ([172, 16, 0, 0], 12), ([192, 0, 0, 0], 24), ([192, 0, 2, 0], 24),
    ([192, 88, 99, 0], 24), ([192, 168, 0, 0], 16), ([198, 18, 0, 0], 15),
    ([198, 51, 100, 0], 24), ([203, 0, 113, 0], 24), ([224, 0, 0, 0], 3),
  ]

  /// - Parameter bytes: 4 or 16 bytes in network order.
  package static func isPublic(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 4: return !others4.contains { Self.matches(bytes, $0.bytes, bits: $0.bits) }
    case 16:
      // An address of IPv4 inside: mapped (::ffff:0:0/96), translated (64:ff9b::/96), 6to4.
      if matches(bytes, [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF], bits: 96)
        || matches(bytes, [0, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8), bits: 96)
      {
        return isPublic(Array(bytes.suffix(4)))
      }
      if matches(bytes, [0x20, 0x02], bits: 16) { return isPublic(Array(bytes[2..<6])) }
      // Special purposes in 2001::/23 (Teredo among them), and documentation.
      return matches(bytes, [0x20], bits: 3) && !matches(bytes, [0x20, 0x01, 0, 0], bits: 23)
        && !matches(bytes, [0x20, 0x01, 0x0D, 0xB8], bits: 32)
        && !matches(bytes, [0x3F, 0xFF, 0], bits: 20)
    default: return false
    }
  }

  private static func matches(_ bytes: [UInt8], _ network: [UInt8], bits: Int) -> Bool {
    zip(bytes, network).enumerated().allSatisfy { position, pair in
      let left = min(8, max(0, bits - 8 * position))
      let mask = left == 0 ? 0 : UInt8(truncatingIfNeeded: 0xFF << (8 - left))
      return pair.0 & mask == pair.1 & mask
    }
  }
}
