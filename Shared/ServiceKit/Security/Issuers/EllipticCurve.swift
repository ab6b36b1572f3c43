/// The curves of RFC 7518 §6.2.1.1, by their names there, which OpenSSL knows too.
enum EllipticCurve: String, Sendable {
  case p256 = "P-256"
  case p384 = "P-384"
  case p521 = "P-521"

  /// Of a coordinate, and of each half of a signature, in bytes.
  var coordinateSize: Int {
    switch self {
    case .p256: 32
    case .p384: 48
    case .p521: 66
    }
  }
}
