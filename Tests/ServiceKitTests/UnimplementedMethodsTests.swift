import Messages
import RPCClient
import RPCCore
import RPCServer
import Stubs
import TestSupport
import Testing

@Suite struct UnimplementedMethodsTests {
  private struct Empty: PlanningV1.PlanningServiceProtocol {
    func access(to method: PlanningV1.PlanningServiceMethod) -> MethodAccess { .open }
  }

  @Test func whatAHandlerDoesNotHaveIsUnimplemented() async throws {
    let server = Server(
      configuration: ServerConfiguration(host: "127.0.0.1", port: 0), services: [Empty()],
      interceptors: [], logger: TestLog.logger)
    let channel = Channel(host: "127.0.0.1", port: try await server.start())
    let error = await #expect(throws: RPCError.self) {
      try await PlanningV1.PlanningServiceClient(channel).getSchedule(.init())
    }
    #expect(error?.code == .unimplemented)
    #expect(error?.message == "GetSchedule is not implemented here")
    await channel.close()
    await server.shutdownGracefully(within: .zero)
  }
}
