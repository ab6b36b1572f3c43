import Fields

extension IssuerKey {
  /// A key of a known kind is invalid.
  struct Broken: Error {
    var reason: String
  }

  /// Returns the key; nil if it is not for verification, or its kind, curve or algorithm is unknown
  /// (ignored by RFC 7517 §5).
  ///
  /// - Throws: ``Broken``.
  static func read(_ entry: JSONWebKey) throws(Broken) -> IssuerKey? {
    guard let family = Family(entry), (entry.use ?? "sig") == "sig",
      entry.operations?.contains("verify") ?? true
    else { return nil }
    guard !entry.isSecret else {
      throw Broken(reason: "it contains the private key; publish only the public key")
    }
    guard let algorithms = try algorithms(of: family, permitted: entry.algorithm) else {
      return nil
    }
    if let keyID = entry.keyID, !isPlausibleKeyID(keyID) {
      throw Broken(reason: "its kid must have 1 to 256 printable ASCII characters")
    }
    let (thumbprint, material) = try family.read(entry)
    return IssuerKey(
      keyID: entry.keyID, algorithms: algorithms, thumbprint: thumbprint, material: material)
  }

  /// Returns the permitted algorithms; nil if `alg` is unknown or not for signatures, e.g.
  /// RSA-OAEP.
  private static func algorithms(
    of family: Family, permitted name: String?
  ) throws(Broken) -> Set<SignatureAlgorithm>? {
    guard let name else { return family.algorithms }
    // Known from RFC 7518 §3.1, but invalid for public keys.
    let isForSecrets = ["HS256", "HS384", "HS512", "none"].contains(name)
    guard let algorithm = SignatureAlgorithm(name: name) else {
      if isForSecrets { throw Broken(reason: "its alg \(name) is not valid for public keys") }
      return nil
    }
    guard family.algorithms.contains(algorithm) else {
      throw Broken(reason: "its alg \(name) does not match its kind")
    }
    return [algorithm]
  }

  /// The supported kinds of keys.
  private enum Family {
    case ed25519
    case rsa
    case elliptic(EllipticCurve)

    init?(_ entry: JSONWebKey) {
      switch (entry.kind, entry.curve) {
      case ("OKP", "Ed25519"): self = .ed25519
      case ("RSA", _): self = .rsa
      case ("EC", let name?):
        guard let curve = EllipticCurve(rawValue: name) else { return nil }
        self = .elliptic(curve)
      default: return nil
      }
    }

    var algorithms: Set<SignatureAlgorithm> {
      switch self {
      case .ed25519: [.edDSA]
      case .rsa: [.rs256, .rs384, .rs512, .ps256, .ps384, .ps512]
      case .elliptic(.p256): [.es256]
      case .elliptic(.p384): [.es384]
      case .elliptic(.p521): [.es512]
      }
    }

    func read(_ entry: JSONWebKey) throws(Broken) -> (thumbprint: String, material: Material) {
      switch self {
      case .ed25519:
        let publicKey = try bytes("x", entry.x)
        guard publicKey.count == 32 else {
          throw Broken(reason: "x has \(publicKey.count) bytes; expected 32")
        }
        return (JSONWebKeySet.thumbprint(of: publicKey), .ed25519(publicKey))
      case .rsa:
        return try readRSA(entry)
      case .elliptic(let curve):
        let x = try bytes("x", entry.x)
        let y = try bytes("y", entry.y)
        // The size is fixed, including leading zeros (RFC 7518 §6.2.1.2).
        guard x.count == curve.coordinateSize, y.count == curve.coordinateSize else {
          throw Broken(
            reason:
              "x and y have \(x.count) and \(y.count) bytes; expected \(curve.coordinateSize) each")
        }
        guard let key = OpenSSLKey(curve: curve, x: x, y: y) else {
          throw Broken(reason: "x and y are not a point on \(curve.rawValue)")
        }
        let members = [
          ("crv", curve.rawValue), ("kty", "EC"), ("x", Base64URL.encode(x)),
          ("y", Base64URL.encode(y)),
        ]
        return (JSONWebKeySet.thumbprint(ofMembers: members), .elliptic(key, curve))
      }
    }

    private func readRSA(
      _ entry: JSONWebKey
    ) throws(Broken) -> (thumbprint: String, material: Material) {
      // Some issuers write leading zeros, against RFC 7518 §6.3.1.1.
      let modulus = Array(try bytes("n", entry.modulus).drop { $0 == 0 })
      let exponent = Array(try bytes("e", entry.exponent).drop { $0 == 0 })
      let bits = modulus.count * 8 - (modulus.first?.leadingZeroBitCount ?? 0)
      guard modulusBits.contains(bits) else {
        throw Broken(
          reason:
            "n has \(bits) bits; expected \(modulusBits.lowerBound) to \(modulusBits.upperBound)")
      }
      guard modulus.last.map({ $0 & 1 == 1 }) == true else { throw Broken(reason: "n is even") }
      guard exponent.count <= exponentSizeMax, let last = exponent.last, last & 1 == 1,
        exponent != [1]
      else { throw Broken(reason: "e must be an odd number from 3 to 2^32 - 1") }
      guard let key = OpenSSLKey(modulus: modulus, exponent: exponent) else {
        throw Broken(reason: "n and e are not a valid key")
      }
      let members = [
        ("e", Base64URL.encode(exponent)), ("kty", "RSA"), ("n", Base64URL.encode(modulus)),
      ]
      return (
        JSONWebKeySet.thumbprint(ofMembers: members), .rsa(key, size: modulus.count)
      )
    }

    private func bytes(_ member: String, _ text: String?) throws(Broken) -> [UInt8] {
      guard let text else { throw Broken(reason: "\(member) is missing") }
      guard let bytes = Base64URL.decode(text.utf8) else {
        throw Broken(reason: "\(member) is not base64url without padding")
      }
      return bytes
    }
  }
}
