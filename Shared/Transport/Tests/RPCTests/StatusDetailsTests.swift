import MessageSupport
import Testing

@testable import RPCCore

@Suite struct StatusDetailsTests {
  private func violations(_ count: Int) -> [FieldViolation] {
    (0..<count).map {
      FieldViolation(field: "sheets[\($0)].answers", reason: "TOO_LONG", description: "at most 10")
    }
  }

  @Test func roundTrips() throws {
    let error = RPCError(
      .invalidArgument, "bad", reason: "WHY", metadata: ["k": "v"],
      details: [
        .badRequest(violations(3)), .retryInfo(delay: .milliseconds(250)),
        .other(typeURL: "type.googleapis.com/x.Y", value: [8, 1]),
        .other(typeURL: "", value: []),
      ])
    let bytes = try #require(StatusDetailsCodec.encode(error))
    #expect(StatusDetailsCodec.decode(bytes) == error.details)
    let status = try GoogleRPC.Status(serialized: bytes)
    #expect(status.code == 3)
    #expect(status.message == "bad")
    #expect(status.details.first?.typeURL == "type.googleapis.com/google.rpc.ErrorInfo")
  }

  @Test func noDetailsNoTrailer() {
    #expect(StatusDetailsCodec.encode(RPCError(.notFound, "x")) == nil)
  }

  @Test func manyViolationsAreCutVisibly() throws {
    let error = RPCError.invalidArgument(violations(10_000))
    let bytes = try #require(StatusDetailsCodec.encode(error))
    #expect(bytes.count <= StatusDetailsCodec.sizeMax)
    guard case .badRequest(let kept) = StatusDetailsCodec.decode(bytes).first else {
      Issue.record("no violations")
      return
    }
    #expect(kept.count > 20)
    #expect(kept.last?.reason == "MORE_VIOLATIONS")
    #expect(kept.last?.description == "\(10_000 - (kept.count - 1)) more violations are not listed")
    #expect(kept.dropLast() == violations(10_000).prefix(kept.count - 1))
  }

  @Test func detailsThatCannotFitAreLeftOut() {
    let error = RPCError(
      .internalError, "x",
      details: [.other(typeURL: "t", value: [UInt8](repeating: 0, count: 6_000))])
    #expect(StatusDetailsCodec.encode(error) == nil)
  }

  @Test func garbageHasNoDetails() {
    #expect(StatusDetailsCodec.decode([0xff, 0xff, 0xff]).isEmpty)
    let wrong = GoogleRPC.Status(
      code: 3,
      details: [
        .init(typeURL: "type.googleapis.com/google.rpc.BadRequest", value: [0xff]),
        .init(
          typeURL: "type.googleapis.com/google.rpc.ErrorInfo",
          value: GoogleRPC.ErrorInfo(reason: "R", domain: "elsewhere").serialized()),
      ])
    let details = StatusDetailsCodec.decode(wrong.serialized())
    #expect(details.count == 2)
    #expect(
      details.allSatisfy { detail in
        if case .other = detail { true } else { false }
      })
  }

  /// A delay that `Duration` can hold but not split into components would crash the process that
  /// forwards it.
  @Test(
    arguments: [
      (seconds: 315_576_000_000, nanos: 0, isRead: true),
      (seconds: 315_576_000_001, nanos: 0, isRead: false),
      (seconds: -315_576_000_001, nanos: 0, isRead: false),
      (seconds: 0, nanos: 1_000_000_000, isRead: false),
      (seconds: Int64.max, nanos: Int32.max, isRead: false),
    ] as [(seconds: Int64, nanos: Int32, isRead: Bool)])
  func impossibleDelaysAreNotRead(seconds: Int64, nanos: Int32, isRead: Bool) throws {
    let info = GoogleRPC.RetryInfo(retryDelay: .init(seconds: seconds, nanos: nanos))
    let url = "type.googleapis.com/google.rpc.RetryInfo"
    let status = GoogleRPC.Status(
      code: 14, details: [.init(typeURL: url, value: info.serialized())])
    let details = StatusDetailsCodec.decode(status.serialized())
    #expect(
      details == [
        isRead
          ? .retryInfo(delay: .seconds(seconds) + .nanoseconds(Int64(nanos)))
          : .other(typeURL: url, value: info.serialized())
      ])
    // Decoded details can be encoded again.
    let passedOn = try #require(
      StatusDetailsCodec.encode(RPCError(.unavailable, "", details: details)))
    #expect(StatusDetailsCodec.decode(passedOn) == details)
  }

  @Test func delaysWithoutEndAreSentAsTheLongest() throws {
    let error = RPCError(
      .unavailable, "", details: [.retryInfo(delay: .seconds(Int64.max) + .seconds(1))])
    let bytes = try #require(StatusDetailsCodec.encode(error))
    #expect(StatusDetailsCodec.decode(bytes) == [.retryInfo(delay: .seconds(315_576_000_000))])
  }

  @Test func messagesAreShortenedVisibly() {
    let fits = String(repeating: "a", count: TrailerText.sizeMax)
    #expect(TrailerText.shortened(fits) == fits)
    let cut = TrailerText.shortened(fits + "a")
    #expect(cut.hasSuffix("…"))
    #expect(cut.utf8.count <= TrailerText.sizeMax)
    let wide = TrailerText.shortened(String(repeating: "😀", count: 1_000))
    #expect(wide.utf8.count <= TrailerText.sizeMax)
    #expect(wide.hasSuffix("😀…"))
  }

  @Test func invalidArgumentNamesTheFirstFields() {
    let error = RPCError.invalidArgument(violations(7))
    #expect(error.message.hasSuffix("; and 2 more"))
    #expect(error.violations.count == 7)
    #expect(RPCError.invalidArgument(violations(5)).message.hasSuffix("at most 10"))
  }
}
