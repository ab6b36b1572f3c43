import AuthDomain
import Foundation
import Testing

@Suite struct AuditEntryTests {
  private func entry() -> AuditEntry {
    AuditEntry(
      number: 7, time: Date(timeIntervalSince1970: 1_800_000_000.123456), actor: UUID(),
      action: .studyJoined, subject: UUID(), object: "tyt",
      previousHash: AuditEntry.firstPreviousHash)
  }

  @Test func `every field is part of what is hashed`() {
    let original = entry()
    let changes: [(inout AuditEntry) -> Void] = [
      { $0.number = 8 }, { $0.time += 0.000_001 }, { $0.actor = nil }, { $0.action = .studyLeft },
      { $0.subject = nil }, { $0.object = "tys" }, { $0.previousHash[31] = 1 },
    ]
    for change in changes {
      var changed = original
      change(&changed)
      #expect(changed.canonicalBytes != original.canonicalBytes)
    }
    #expect(original.canonicalBytes == original.canonicalBytes)
  }

  @Test func `fields cannot flow into each other`() {
    var left = entry()
    left.actor = nil
    left.subject = nil
    var right = left
    left.subject = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
    left.object = ""
    right.object = "00000000-0000-0000-0000-000000000001"
    #expect(left.canonicalBytes != right.canonicalBytes)
  }

  @Test func `actions have distinct names without personal data`() {
    #expect(Set(AuditAction.allCases.map(\.rawValue)).count == AuditAction.allCases.count)
    #expect(AuditAction.allCases.allSatisfy { $0.rawValue.contains(".") })
  }
}
