import NIOCore

/// The unit that connections are counted for: an IPv4 address, or the /64 network of an IPv6
/// address, since one client usually owns the whole network.
///
/// Kept in memory while there are connections, and never shown, not even in its description.
public struct PeerAddress: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  private let isIPv4: Bool
  private let bits: UInt64

  /// - Parameter bytes: 4 or 16 bytes in network order.
  init?(bytes: some Collection<UInt8>) {
    // IPv4 on a dual-stack socket: ::ffff:0:0/96.
    let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
    let significant: [UInt8]
    switch bytes.count {
    case 4: significant = Array(bytes)
    case 16: significant = Array(bytes.starts(with: mapped) ? bytes.suffix(4) : bytes.prefix(8))
    default: return nil
    }
    isIPv4 = significant.count == 4
    bits = significant.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Parses an IPv4 or IPv6 address in the usual notation; nil if invalid or with a zone (`%eth0`).
  public init?(text: some StringProtocol) {
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// Whether it is a loopback address.
  public var isLoopback: Bool {
    // ::1 is the only used address of its /64.
    isIPv4 ? bits >> 24 == 127 : bits == 0
  }

  /// Number of significant bits: 32 for IPv4, 64 for IPv6.
  public var width: Int { isIPv4 ? 32 : 64 }

  /// Whether the first `count` bits equal those of `network`; false for another family.
  ///
  /// - Parameter count: from 0 to ``width``.
  public func isWithin(_ network: PeerAddress, bits count: Int) -> Bool {
    guard isIPv4 == network.isIPv4, count <= width else { return false }
    // A shift by all 64 bits gives 0.
    let shift = width - count
    return bits >> UInt64(shift) == network.bits >> UInt64(shift)
  }

  /// Creates the address; nil for other families, whose clients cannot be distinguished.
  init?(_ address: SocketAddress) {
    switch address {
    case .v4(let address):
      self.init(bytes: withUnsafeBytes(of: address.address.sin_addr) { Array($0) })
    case .v6(let address):
      self.init(bytes: withUnsafeBytes(of: address.address.sin6_addr) { Array($0) })
    case .unixDomainSocket:
      return nil
    }
  }

  public var description: String { "an address" }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
