import Foundation
import ServiceKit
import Testing

@Suite struct KeyRotationTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let rotation = KeyRotation()
  private let day: TimeInterval = 86_400

  @Test func `a key is made at the first start and every 29 days`() {
    #expect(rotation.needsNewKey(existing: [], at: start))
    #expect(!rotation.needsNewKey(existing: [start], at: start + 29 * day - 1))
    #expect(rotation.needsNewKey(existing: [start], at: start + 29 * day))
    #expect(
      !rotation.needsNewKey(existing: [start, start + 29 * day], at: start + 30 * day))
  }

  @Test func `the only key signs at once`() {
    #expect(rotation.signingIndex(among: [start], at: start) == 0)
    #expect(rotation.signingIndex(among: [], at: start) == nil)
  }

  @Test func `a new key signs once everybody had an hour to learn it`() {
    let keys = [start, start + 29 * day]
    #expect(rotation.signingIndex(among: keys, at: start + 29 * day + 3599) == 0)
    #expect(rotation.signingIndex(among: keys, at: start + 29 * day + 3600) == 1)
  }

  @Test func `a key signs for 30 days and is published for 40`() {
    #expect(rotation.signingIndex(among: [start], at: start + 30 * day - 1) == 0)
    #expect(rotation.signingIndex(among: [start], at: start + 30 * day) == nil)
    #expect(rotation.isPublished(madeAt: start, at: start + 40 * day - 1))
    #expect(!rotation.isPublished(madeAt: start, at: start + 40 * day))
  }

  @Test func `after a long standstill a fresh key signs at once`() {
    let keys = [start, start + 100 * day]
    #expect(rotation.signingIndex(among: keys, at: start + 100 * day) == 1)
  }
}
