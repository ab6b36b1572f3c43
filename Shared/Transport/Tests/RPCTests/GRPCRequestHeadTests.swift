import HTTP2
import Testing

@testable import RPCCore
@testable import RPCServer

@Suite struct GRPCRequestHeadTests {
  private func block(
    method: String = "POST", contentType: String? = "application/grpc",
    _ more: [(String, String)] = []
  ) -> HTTP2HeaderBlock {
    HTTP2HeaderBlock(
      [(":method", method), (":scheme", "http"), (":path", "/a/b")]
        + (contentType.map { [("content-type", $0)] } ?? []) + more)
  }

  private func refusal(_ block: HTTP2HeaderBlock) -> GRPCRequestHead.Refusal? {
    do throws(GRPCRequestHead.Refusal) {
      _ = try GRPCRequestHead(block)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "application/grpc", "application/grpc+proto", "application/grpc; charset=utf-8",
    "application/grpc+proto;x", "Application/gRPC",
  ])
  func acceptsContentType(contentType: String) {
    #expect(refusal(block(contentType: contentType)) == nil)
  }

  @Test(arguments: [
    nil, "", "application/jsonx", "application/grpc-web+json", "application/grpc+json",
    "application/grp", "application/grpcx", "application/connect", "text/html",
  ])
  func refusesContentType(contentType: String?) {
    #expect(refusal(block(contentType: contentType)) == .notGRPC(httpStatus: 415))
  }

  @Test(arguments: [
    ("application/json", WebForm(.connectUnary, isJSON: true)),
    ("Application/JSON; charset=utf-8", WebForm(.connectUnary, isJSON: true)),
    ("application/proto", WebForm(.connectUnary)),
    ("application/connect+json", WebForm(.connectStream, isJSON: true)),
    ("application/connect+proto", WebForm(.connectStream)),
    ("application/grpc-web", WebForm(.grpcWeb)), ("application/grpc-web+proto", WebForm(.grpcWeb)),
  ])
  func otherFormsAreKnown(contentType: String, form: WebForm) throws {
    #expect(try GRPCRequestHead(block(contentType: contentType)).web == form)
  }

  @Test func refusesOtherMethods() {
    #expect(refusal(block(method: "GET")) == .notGRPC(httpStatus: 405))
  }

  @Test func readsTimeoutAndMetadata() throws {
    let head = try GRPCRequestHead(
      block([("te", "trailers"), ("grpc-timeout", "5S"), ("x", "1"), ("x", "2")]))
    #expect(head.path.elementsEqual("/a/b".utf8))
    #expect(head.timeout == .seconds(5))
    #expect(head.metadata.values(for: "x") == ["1", "2"])
  }

  @Test(arguments: [
    ("grpc-timeout", "5", 400, StatusCode.internalError),
    ("x-bin", "?", 400, .internalError),
    ("grpc-encoding", "br", 200, .unimplemented),
  ])
  func refusesBadFields(name: String, value: String, httpStatus: Int, code: StatusCode) {
    guard case .invalid(httpStatus, let error) = refusal(block([(name, value)])) else {
      Issue.record("not refused as expected")
      return
    }
    #expect(error.code == code)
  }

  @Test func identityIsNoCompression() {
    #expect(refusal(block([("grpc-encoding", "identity")])) == nil)
  }
}
