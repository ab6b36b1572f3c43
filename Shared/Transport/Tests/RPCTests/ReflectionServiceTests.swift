import MessageSupport
import RPCClient
import RPCServer
import RPCTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReflectionServiceTests {
  private typealias Request = GRPCReflectionV1.ServerReflectionRequest
  private typealias Response = GRPCReflectionV1.ServerReflectionResponse

  /// Runs a test against a server with health and reflection.
  private func withReflection(
    requestsMax: Int = 1_000, _ body: (RPCClient.Channel) async throws -> Void
  ) async throws {
    let reflection = try ReflectionService(
      describing: MethodRegistry([HealthService()]), requestsMax: requestsMax)
    let service = ClosureService { registry in
      registry.add(HealthService())
      registry.add(reflection)
    }
    try await withServer(service) { _, channel in try await body(channel) }
  }

  /// Generic clients decode `grpc-status-details-bin` with these, which no method names.
  @Test(arguments: ["Status", "ErrorInfo", "BadRequest", "RetryInfo"])
  func whatErrorsCarryIsKnown(message: String) async throws {
    try await withReflection { channel in
      let call = GRPCReflectionV1.ServerReflectionClient(channel).serverReflectionInfo()
      try await call.write(Request(messageRequest: .fileContainingSymbol("google.rpc.\(message)")))
      call.finish()
      for try await answer in call.responses {
        guard case .fileDescriptorResponse(let files) = answer.messageResponse else {
          Issue.record("\(answer)")
          return
        }
        // Dependencies are included, so that a client can build its types.
        #expect(files.fileDescriptorProto.count == 2)
      }
    }
  }

  @Test func answersComeInOrder() async throws {
    try await withReflection { channel in
      let call = GRPCReflectionV1.ServerReflectionClient(channel).serverReflectionInfo()
      let requests: [Request] = [
        Request(host: "here", messageRequest: .listServices("")),
        Request(messageRequest: .fileContainingSymbol("grpc.health.v1.Health")),
        Request(messageRequest: .fileByFilename("no.proto")),
        Request(
          messageRequest: .fileContainingExtension(
            .init(containingType: "grpc.health.v1.HealthCheckRequest", extensionNumber: 7))),
        Request(messageRequest: .allExtensionNumbersOfType("grpc.health.v1.HealthCheckRequest")),
        Request(),
      ]
      for request in requests { try await call.write(request) }
      call.finish()
      var answers: [Response] = []
      for try await answer in call.responses { answers.append(answer) }
      #expect(answers.map(\.originalRequest) == requests)
      #expect(answers.map(\.validHost) == ["here", "", "", "", "", ""])
      #expect(
        answers.map(\.messageResponse) == [
          .listServicesResponse(
            .init(service: [
              .init(name: "grpc.health.v1.Health"),
              .init(name: "grpc.reflection.v1.ServerReflection"),
              .init(name: "grpc.reflection.v1alpha.ServerReflection"),
            ])),
          .fileDescriptorResponse(
            .init(fileDescriptorProto: [GRPCHealthV1.healthFile.descriptor])),
          .errorResponse(.init(errorCode: 5, errorMessage: "unknown file")),
          .errorResponse(.init(errorCode: 5, errorMessage: "unknown extension")),
          .allExtensionNumbersResponse(
            .init(baseTypeName: "grpc.health.v1.HealthCheckRequest", extensionNumber: [])),
          .errorResponse(.init(errorCode: 3, errorMessage: "unknown kind of request")),
        ])
    }
  }

  @Test func theOldPackageIsAnsweredInItsOwnMessages() async throws {
    try await withReflection { channel in
      let call = GRPCReflectionV1alpha.ServerReflectionClient(channel).serverReflectionInfo()
      try await call.write(
        .init(
          host: "here",
          messageRequest: .fileContainingSymbol("grpc.reflection.v1alpha.ErrorResponse")))
      call.finish()
      var answers: [GRPCReflectionV1alpha.ServerReflectionResponse] = []
      for try await answer in call.responses { answers.append(answer) }
      #expect(
        answers.map(\.messageResponse) == [
          .fileDescriptorResponse(
            .init(fileDescriptorProto: [GRPCReflectionV1alpha.reflectionFile.descriptor]))
        ])
      #expect(answers.first?.originalRequest?.host == "here")
    }
  }

  @Test func requestsOnOneStreamAreLimited() async throws {
    try await withReflection(requestsMax: 3) { channel in
      let call = GRPCReflectionV1.ServerReflectionClient(channel).serverReflectionInfo()
      var answers = call.responses.makeAsyncIterator()
      for _ in 0..<3 {
        try await call.write(Request(messageRequest: .listServices("")))
        let answer = try await answers.next()
        #expect(answer?.messageResponse != nil)
      }
      let error = await failure {
        try await call.write(Request(messageRequest: .listServices("")))
        return try await answers.next()
      }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.message == "more than 3 requests on one stream")
    }
  }

  @Test(arguments: [true, false])
  func aServerAnswersIfToldSo(_ answersReflection: Bool) async throws {
    var configuration = ServerConfiguration(eventLoops: 1)
    configuration.answersReflection = answersReflection
    let server = Server(
      configuration: configuration, services: [HealthService()], logger: .silent)
    let reflection: Set<String> = answersReflection ? ReflectionService.services : []
    #expect(server.services == reflection.union([HealthService.service]))
    let port = try await server.start()
    let channel = RPCClient.Channel(host: "127.0.0.1", port: port, logger: .silent)
    let call = GRPCReflectionV1.ServerReflectionClient(channel).serverReflectionInfo()
    let error = await failure {
      try await call.write(Request(messageRequest: .listServices("")))
      call.finish()
      for try await _ in call.responses {}
      return true
    }
    #expect(error?.code == (answersReflection ? nil : .unimplemented))
    await channel.close()
    await server.shutdownGracefully(within: .seconds(5))
  }
}
