import Foundation
import Testing

@testable import Audit
@testable import AuthService

@Suite struct AuditFormatTests {
  private struct Entry {
    var number = 7
    var time = Date(timeIntervalSince1970: 1_800_000_000.123456)
    var record = AuditRecord(
      action: .studyJoined, actor: UUID(uuidString: "00000000-0000-0000-0000-00000000000A"),
      subject: UUID(uuidString: "00000000-0000-0000-0000-00000000000B"), object: "tyt")
    var previousHash = [UInt8](repeating: 0, count: 32)

    var bytes: [UInt8] {
      record.hashedBytes(number: number, time: time, previousHash: previousHash)
    }
  }

  @Test func `the hashed bytes of an entry never change`() {
    let fields = [
      "otolith-audit-1", "7", "1800000000123456", "00000000-0000-0000-0000-00000000000A",
      "study.joined", "00000000-0000-0000-0000-00000000000B", "tyt",
    ]
    let bytes: [UInt8] = fields.flatMap { (field: String) -> [UInt8] in
      [0, 0, 0, UInt8(field.utf8.count)] + Array(field.utf8)
    }
    #expect(Entry().bytes == bytes + [0, 0, 0, 32] + [UInt8](repeating: 0, count: 32))
  }

  @Test func `every field is part of the hash`() {
    let changes: [(inout Entry) -> Void] = [
      { $0.number = 8 }, { $0.time += 0.000_001 }, { $0.record.actor = nil },
      { $0.record.action = .studyLeft }, { $0.record.subject = nil }, { $0.record.object = "tys" },
      { $0.previousHash[31] = 1 },
    ]
    for change in changes {
      var changed = Entry()
      change(&changed)
      #expect(changed.bytes != Entry().bytes)
    }
  }

  @Test func `fields cannot flow into each other`() {
    var left = Entry()
    left.record.actor = nil
    left.record.subject = nil
    var right = left
    left.record.subject = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
    left.record.object = ""
    right.record.object = "00000000-0000-0000-0000-000000000001"
    #expect(left.bytes != right.bytes)
  }

  @Test func `actions have distinct names without personal data`() {
    #expect(Set(AuditAction.allCases.map(\.rawValue)).count == AuditAction.allCases.count)
    #expect(AuditAction.allCases.allSatisfy { $0.rawValue.contains(".") })
  }
}
