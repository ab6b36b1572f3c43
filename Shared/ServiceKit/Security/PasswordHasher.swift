import CSodium
import Synchronization

/// Hashes and checks passwords with Argon2id on threads of its own.
///
/// One hash takes some 30 ms and 19 MiB: it must neither run on an event loop nor be started
/// without bound. Errors of every method: RESOURCE_EXHAUSTED with RetryInfo when too many wait.
public final class PasswordHasher: Sendable {
  private let configuration: PasswordHasherConfiguration
  private let threads: HashingThreads
  private let decoy = Mutex<String?>(nil)

  public init(configuration: PasswordHasherConfiguration = PasswordHasherConfiguration()) {
    Sodium.prepare()
    self.configuration = configuration
    threads = HashingThreads(
      count: configuration.threads, waitingMax: configuration.waitingMax)
  }

  /// A PHC string with its own salt.
  public func hash(_ password: String) async throws -> String {
    let configuration = configuration
    return try await threads.run { Self.hash(password, configuration: configuration) }
  }

  /// Takes as long for a wrong password as for the right one.
  public func verify(_ password: String, against hash: String) async throws -> Bool {
    try await threads.run {
      password.withCString {
        crypto_pwhash_str_verify(hash, $0, UInt64(password.utf8.count)) == 0
      }
    }
  }

  /// Spends the time of a check where there is nothing to check against, so that an unknown name
  /// answers as slowly as a wrong password.
  public func verifyDecoy(_ password: String) async throws {
    let known = decoy.withLock { $0 }
    let hash: String
    if let known {
      hash = known
    } else {
      hash = try await self.hash("decoy")
      decoy.withLock { $0 = hash }
    }
    _ = try await verify(password, against: hash)
  }

  /// Whether a stored hash was made with another cost than today's.
  public func needsRehash(_ hash: String) -> Bool {
    crypto_pwhash_str_needs_rehash(
      hash, UInt64(configuration.iterations), configuration.memoryKiB * 1024) != 0
  }

  private static func hash(
    _ password: String, configuration: PasswordHasherConfiguration
  ) -> String {
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let status = password.withCString {
      crypto_pwhash_str_alg(
        &text, $0, UInt64(password.utf8.count), UInt64(configuration.iterations),
        configuration.memoryKiB * 1024, crypto_pwhash_ALG_ARGON2ID13)
    }
    // Its only failure is memory that cannot be had; going on without a hash is worse than ending.
    precondition(status == 0, "no memory for Argon2id")
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
