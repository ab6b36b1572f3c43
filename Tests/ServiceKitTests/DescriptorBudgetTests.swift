import RPCServer
import Testing

@testable import ServiceKit
@testable import Settings
@testable import Telemetry

@Suite("Descriptors and connections")
struct DescriptorBudgetTests {
  private let budget = DescriptorBudget(open: 10, databaseConnections: 4, eventLoops: 2)

  @Test("With enough descriptors, the configured limits apply")
  func enough() throws {
    var limits = ServerLimits()
    let enough = budget.descriptors(forConnections: limits.connectionsMax)
    #expect(try !budget.apply(descriptorsMax: enough, to: &limits))
    #expect(limits == ServerLimits())
    #expect(try budget.apply(descriptorsMax: enough - 1, to: &limits))
    #expect(limits.connectionsMax == ServerLimits().connectionsMax - 1)
  }

  @Test("With fewer, the reserve is kept and the limit per address shrinks")
  func fewer() throws {
    var limits = ServerLimits()
    #expect(try budget.apply(descriptorsMax: 1_024, to: &limits))
    #expect(limits.connectionsMax == 1_024 - budget.reserve)
    #expect(limits.connectionsPerPeerMax == limits.connectionsMax / 5)
    #expect(budget.reserve > DescriptorBudget.spare + AdminService.connectionsMax)
    // Behind a proxy all clients share its address.
    var shared = ServerLimits()
    shared.connectionsPerPeerMax = shared.connectionsMax
    #expect(try budget.apply(descriptorsMax: 1_024, to: &shared))
    #expect(shared.connectionsPerPeerMax == shared.connectionsMax)
  }

  @Test("A lower configured limit stays")
  func configuredLower() throws {
    var limits = ServerLimits()
    limits.connectionsMax = 20
    #expect(try !budget.apply(descriptorsMax: 256, to: &limits))
    #expect(limits.connectionsMax == 20)
  }

  @Test("With too few, a service does not start")
  func tooFew() throws {
    let least = budget.descriptors(forConnections: DescriptorBudget.connectionsMin)
    var limits = ServerLimits()
    #expect(try budget.apply(descriptorsMax: least, to: &limits))
    #expect(limits.connectionsMax == DescriptorBudget.connectionsMin)
    limits = ServerLimits()
    #expect(throws: SettingsError.self) {
      try budget.apply(descriptorsMax: least - 1, to: &limits)
    }
  }
}
