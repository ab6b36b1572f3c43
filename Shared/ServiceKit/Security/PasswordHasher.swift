import CSodium
import RPCCore

/// Hashes and checks passwords with Argon2id on threads of its own.
///
/// One hash takes some 30 ms and 19 MiB: it must neither run on an event loop nor be started
/// without bound. Errors of every method: RESOURCE_EXHAUSTED with RetryInfo when too many wait.
public final class PasswordHasher: Sendable {
  private let configuration: PasswordHasherConfiguration
  /// What a refused caller is told to wait.
  static let retryDelay = Duration.seconds(2)

  private let threads: WorkerThreads
  /// The hash of a password that nobody has.
  private let decoy: String

  public init(configuration: PasswordHasherConfiguration = PasswordHasherConfiguration()) {
    Sodium.prepare()
    self.configuration = configuration
    threads = Self.threads(count: configuration.threads, waitingMax: configuration.waitingMax)
    // Made now: the first question about an unknown name must not take twice as long as others.
    guard let decoy = Self.hash("decoy", configuration: configuration) else {
      preconditionFailure("not enough memory to hash a single password")
    }
    self.decoy = decoy
  }

  /// One of the same cost with a thread of its own, so that neither makes the other wait: for work that
  /// strangers can ask for without limit, beside work that must go on.
  public func separate() -> PasswordHasher {
    var configuration = configuration
    configuration.threads = 1
    return PasswordHasher(configuration: configuration)
  }

  static func threads(count: Int, waitingMax: Int) -> WorkerThreads {
    WorkerThreads(count: count, waitingMax: waitingMax) { most in
      RPCError(
        .resourceExhausted, "more than \(most) password checks at once",
        reason: "PASSWORD_CHECKS_LIMIT", details: [.retryInfo(delay: retryDelay)])
    }
  }

  /// A PHC string with its own salt.
  public func hash(_ password: String) async throws -> String {
    let configuration = configuration
    let hash = try await threads.run { Self.hash(password, configuration: configuration) }
    guard let hash else {
      throw RPCError(
        .resourceExhausted, "not enough memory to hash a password",
        details: [.retryInfo(delay: Self.retryDelay)])
    }
    return hash
  }

  /// Takes as long for a wrong password as for the right one. What is no hash belongs to no
  /// password.
  public func verify(_ password: String, against hash: String) async throws -> Bool {
    try await threads.run {
      password.withCString {
        crypto_pwhash_str_verify(hash, $0, UInt64(password.utf8.count)) == 0
      }
    }
  }

  /// Spends the time of a check where there is nothing to check against, so that an unknown name
  /// answers as slowly as a wrong password (ASVS 5.0 6.3.8).
  public func verifyDecoy(_ password: String) async throws {
    _ = try await verify(password, against: decoy)
  }

  /// Whether a stored hash was made with another cost than today's.
  public func needsRehash(_ hash: String) -> Bool {
    crypto_pwhash_str_needs_rehash(
      hash, UInt64(configuration.iterations), configuration.memoryKiB * 1024) != 0
  }

  private static func hash(
    _ password: String, configuration: PasswordHasherConfiguration
  ) -> String? {
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let status = password.withCString {
      crypto_pwhash_str_alg(
        &text, $0, UInt64(password.utf8.count), UInt64(configuration.iterations),
        configuration.memoryKiB * 1024, crypto_pwhash_ALG_ARGON2ID13)
    }
    // Its only failure is memory that cannot be had.
    guard status == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
