import CSodium
import Fields
import Messages
import RPCCore
import ServiceBasics

/// Hashes and verifies passwords with Argon2id on its own threads, all in the form of
/// ``OpaqueString``.
///
/// One hash takes about 30 ms and 19 MiB, so it must not run on an event loop or without a limit.
/// All methods throw RESOURCE_EXHAUSTED with RetryInfo if too many calls wait.
public final class PasswordHasher: Sendable {
  private let configuration: PasswordHasherConfiguration
  /// Retry delay sent to rejected callers.
  static let retryDelay = Duration.seconds(2)

  private let threads: WorkerThreads
  /// Hash of a random password, for unknown names.
  private let decoy: String

  public init(configuration: PasswordHasherConfiguration = PasswordHasherConfiguration()) {
    Sodium.prepare()
    self.configuration = configuration
    threads = Self.threads(count: configuration.threads, waitingMax: configuration.waitingMax)
    // Made at start, so that the first check of an unknown name does not take twice as long.
    guard let decoy = Self.hash("decoy", configuration: configuration) else {
      preconditionFailure("not enough memory to hash a single password")
    }
    self.decoy = decoy
  }

  /// Makes a hasher of the same cost with its own thread. It isolates work that anonymous callers
  /// can request from other work.
  public func separate() -> PasswordHasher {
    var configuration = configuration
    configuration.threads = 1
    return PasswordHasher(configuration: configuration)
  }

  static func threads(count: Int, waitingMax: Int) -> WorkerThreads {
    WorkerThreads(count: count, waitingMax: waitingMax) { most in
      RPCError(
        .resourceExhausted, "more than \(most) password checks in progress; retry later",
        reason: .passwordChecksLimit, details: [.retryInfo(delay: retryDelay)])
    }
  }

  /// Returns a PHC string with a random salt.
  public func hash(_ password: String) async throws -> String {
    let (configuration, password) = (configuration, OpaqueString(password).text)
    let hash = try await threads.run { Self.hash(password, configuration: configuration) }
    guard let hash else {
      throw RPCError(
        .resourceExhausted, "not enough memory to hash a password; retry later",
        details: [.retryInfo(delay: Self.retryDelay)])
    }
    return hash
  }

  /// Checks a password in a time that does not depend on the result. False for an invalid hash.
  public func verify(_ password: String, against hash: String) async throws -> Bool {
    let password = OpaqueString(password).text
    return try await threads.run {
      password.withCString {
        crypto_pwhash_str_verify(hash, $0, UInt64(password.utf8.count)) == 0
      }
    }
  }

  /// Returns whether the hash is of the password. Takes the same time without a hash.
  public func match(_ password: String, with hash: String?) async throws -> Bool {
    if let hash { return try await verify(password, against: hash) }
    try await verifyDecoy(password)
    return false
  }

  /// Takes the time of a check without a hash, so that an unknown name is answered as slowly as a
  /// wrong password (ASVS 5.0 6.3.8).
  public func verifyDecoy(_ password: String) async throws {
    _ = try await verify(password, against: decoy)
  }

  /// Whether a stored hash was made with a cost other than the current one.
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
    // Fails only if memory cannot be allocated.
    guard status == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Cost of password hashing.
public struct PasswordHasherConfiguration: Sendable, Hashable {
  /// Memory of one hash in KiB, at least 8. Default 19 MiB (OWASP password storage cheat sheet).
  public var memoryKiB: Int
  /// Passes over the memory, at least 1. Default 2.
  public var iterations: Int
  /// Maximum number of concurrent hashes, at least 1. Default 2.
  public var threads: Int
  /// Maximum number of queued hashes; further ones are rejected. Default 256, about five seconds of
  /// work.
  public var waitingMax: Int

  public init(
    memoryKiB: Int = 19 * 1024, iterations: Int = 2, threads: Int = 2, waitingMax: Int = 256
  ) {
    precondition(memoryKiB >= 8 && iterations >= 1 && threads >= 1 && waitingMax >= 0)
    self.memoryKiB = memoryKiB
    self.iterations = iterations
    self.threads = threads
    self.waitingMax = waitingMax
  }
}
