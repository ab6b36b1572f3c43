import NIOSSL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads PEM files; errors name the file.
enum TLSFile {
  /// - Throws: ``TLSFileError``, also if the file contains no certificate.
  static func certificates(_ path: String) throws -> [NIOSSLCertificate] {
    let problem = "contains no certificate in PEM form"
    let found = try reading(path, problem) { try NIOSSLCertificate.fromPEMFile(path) }
    guard !found.isEmpty else { throw TLSFileError(path: path, problem: problem) }
    return found
  }

  static func privateKey(_ path: String) throws -> NIOSSLPrivateKey {
    try reading(path, "contains no private key in PEM form") {
      try NIOSSLPrivateKey(file: path, format: .pem)
    }
  }

  static func reading<Value>(
    _ path: String, _ problem: String, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch {
      let isReadable = access(path, R_OK) == 0
      throw TLSFileError(
        path: path,
        problem: isReadable ? problem : "cannot be read: \(String(cString: strerror(errno)))")
    }
  }
}

/// A file of a TLS configuration that cannot be used.
public struct TLSFileError: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// The problem; follows the path in a sentence.
  public var problem: String

  public var description: String { "\(path) \(problem)" }
}
