import Dispatch
import RPCCore
import Testing

@testable import Identity

@Suite struct PasswordHasherTests {
  /// The minimum that libsodium accepts: these tests are not about cost.
  static let cheap = PasswordHasherConfiguration(memoryKiB: 8, iterations: 1)

  @Test func `only the right password fits`() async throws {
    let hasher = PasswordHasher(configuration: Self.cheap)
    let hash = try await hasher.hash("ßecret wörd")
    #expect(try await hasher.verify("ßecret wörd", against: hash))
    #expect(try await !hasher.verify("ßecret word", against: hash))
    #expect(try await !hasher.verify("", against: hash))
    #expect(try await !hasher.verify("ßecret wörd", against: "no hash"))
    #expect(try await !hasher.verify("ßecret wörd", against: ""))
    #expect(try await hasher.hash("ßecret wörd") != hash)
    try await hasher.verifyDecoy("anything")
  }

  @Test func `a password has one form, however a keyboard composes it`() async throws {
    let hasher = PasswordHasher(configuration: Self.cheap)
    let (composed, decomposed) = ("\u{FC}ber den Wolken", "u\u{308}ber\u{A0}den\u{3000}Wolken")
    for (set, typed) in [(composed, decomposed), (decomposed, composed)] {
      let hash = try await hasher.hash(set)
      #expect(try await hasher.verify(typed, against: hash))
      #expect(try await hasher.match(typed, with: hash))
    }
    #expect(try await !hasher.match(composed, with: nil))
  }

  @Test func `a full queue does not delay another`() async throws {
    let strangers = PasswordHasher(
      configuration: PasswordHasherConfiguration(
        memoryKiB: 8, iterations: 1, threads: 1, waitingMax: 0))
    let own = strangers.separate()
    let refused = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 {
        group.addTask { (try? await strangers.hash("a stranger's")) == nil }
      }
      for _ in 0..<50 { _ = await #expect(throws: Never.self) { try await own.hash("mine") } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    // The queue was full.
    #expect(refused > 0)
  }

  @Test func `the default is Argon2id with 19 MiB and two passes`() async throws {
    let hash = try await PasswordHasher().hash("some password")
    #expect(hash.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
  }

  @Test func `a hash of another cost wants to be renewed`() async throws {
    let cheap = PasswordHasher(configuration: Self.cheap)
    let dearer = PasswordHasher(
      configuration: PasswordHasherConfiguration(memoryKiB: 16, iterations: 1))
    let hash = try await cheap.hash("some password")
    #expect(!cheap.needsRehash(hash))
    #expect(dearer.needsRehash(hash))
    #expect(try await dearer.verify("some password", against: hash))
  }

  @Test func `long passwords are not cut`() async throws {
    let hasher = PasswordHasher(configuration: Self.cheap)
    let long = String(repeating: "漢", count: 128)
    let hash = try await hasher.hash(long)
    #expect(try await hasher.verify(long, against: hash))
    #expect(try await !hasher.verify(String(long.dropLast()) + "字", against: hash))
  }

  @Test func `calls above the limit are refused with a retry delay`() async throws {
    let threads = PasswordHasher.threads(count: 1, waitingMax: 1)
    let gate = DispatchSemaphore(value: 0)
    let running = Task { try await threads.run { gate.wait() } }
    let waiting = Task { try await threads.run { 42 } }
    while threads.admittedCount < 2 { await Task.yield() }
    let refusal = await #expect(throws: RPCError.self) { try await threads.run {} }
    #expect(refusal?.code == .resourceExhausted)
    #expect(refusal?.reason == "PASSWORD_CHECKS_LIMIT")
    #expect(refusal?.details.contains(.retryInfo(delay: PasswordHasher.retryDelay)) == true)
    gate.signal()
    try await running.value
    #expect(try await waiting.value == 42)
    #expect(threads.admittedCount == 0)
  }
}
