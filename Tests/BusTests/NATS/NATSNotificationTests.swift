import Testing

@testable import Bus
@testable import BusNATS

/// Notifications on NATS, which any account with a right to the subject may publish.
@Suite struct NATSNewsTests {
  @Test(arguments: [["a.B"], ["a.B", "c.D"], ["ends\r", "\rbegins"], ["e\u{301}"]])
  func `types come back as they were`(types: [String]) {
    let bytes = NATSNotification.encode(Set(types))
    guard case .types(let read) = NATSNotification.decode(bytes) else {
      Issue.record("\(types) became news of everything")
      return
    }
    #expect(read == Set(types))
  }

  @Test func `what cannot be listed is news of everything`() {
    let many = Set((0...NATSNotification.typesMax).map(String.init))
    for types in [many, ["a\nb"], ["a\r\nb"], []] {
      guard case .any = NATSNotification.decode(NATSNotification.encode(types)) else {
        Issue.record("\(types) became news of some types")
        continue
      }
    }
  }
}
