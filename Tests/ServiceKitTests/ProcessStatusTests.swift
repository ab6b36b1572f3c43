import Testing

@testable import Telemetry

@Suite struct ProcessStatusTests {
  private static let machine = "cpu  1 2 3\nbtime 1700000000\nprocesses 5\n"

  private func read(_ process: String, machine: String = machine) -> ProcessStatus? {
    ProcessStatus(process: process, machine: machine, ticksPerSecond: 100, pageBytes: 4096)
  }

  @Test func whatLinuxTellsIsRead() throws {
    // The name may contain all field separators.
    let text = """
      42 (a b) R) S 1 42 42 0 -1 4194560 100 0 0 0 150 25 0 0 20 0 7 0 1234 5000000 300 \
      18446744073709551615 1 1 0
      """
    let status = try #require(read(text))
    #expect(status.processorSeconds == 1.75)
    #expect(status.startedAt == 1_700_000_012.34)
    #expect(status.virtualBytes == 5_000_000)
    #expect(status.residentBytes == 300 * 4096)
  }

  @Test(arguments: ["", "42", "42 (name", "42 (name) S 1 2", "42 (n) S 1 1 1 0 1 1 1 1 1 1 x 1"])
  func whatIsNoneIsNil(_ text: String) {
    #expect(read(text) == nil)
    #expect(read("42 (n) S", machine: "") == nil)
  }

  @Test func thisProcessIsThere() throws {
    let status = try #require(ProcessStatus.current)
    #expect(status.residentBytes > 1 << 20 && status.virtualBytes >= status.residentBytes)
    #expect(status.startedAt > 1_700_000_000 && status.processorSeconds >= 0)
  }
}
