// Generated from grpc/testing/messages.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import CTestingMessages
public import MessageSupport

extension GRPCTesting {
  public enum PayloadType: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Bytes that compress well: zeros.
    case compressable
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.compressable] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .compressable
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .compressable: 0
        case .unrecognized(let number): number
      }
    }
  }

  /// How a client came to a server behind a balancer.
  public enum GrpclbRouteType: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unknown
    case fallback
    case backend
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unknown, .fallback, .backend] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unknown
        case 1: .fallback
        case 2: .backend
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unknown: 0
        case .fallback: 1
        case .backend: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// A truth value that can be absent.
  public struct BoolValue: Message {
    public var value: Bool

    public init(value: Bool = false) {
      self.value = value
    }
  }

  public struct Payload: Message {
    public var type: GRPCTesting.PayloadType
    public var body: [UInt8]

    public init(
      type: GRPCTesting.PayloadType = GRPCTesting.PayloadType(rawValue: 0),
      body: [UInt8] = []
    ) {
      self.type = type
      self.body = body
    }
  }

  /// A status for the server to answer with.
  public struct EchoStatus: Message {
    public var code: Int32
    public var message: String

    public init(code: Int32 = 0, message: String = "") {
      self.code = code
      self.message = message
    }
  }

  public struct SimpleRequest: Message {
    public var responseType: GRPCTesting.PayloadType
    /// Bytes that the response's payload shall have.
    public var responseSize: Int32
    public var payload: GRPCTesting.Payload?
    /// Whether the response shall name the authenticated user, and the OAuth scope.
    public var fillUsername: Bool
    public var fillOauthScope: Bool
    /// Whether the response shall be compressed; absent if the client does not care.
    public var responseCompressed: GRPCTesting.BoolValue?
    /// If set, the call fails with it.
    public var responseStatus: GRPCTesting.EchoStatus?
    /// Whether this request claims to be compressed; the server answers INVALID_ARGUMENT if it is not.
    public var expectCompressed: GRPCTesting.BoolValue?
    public var fillServerID: Bool
    public var fillGrpclbRouteType: Bool
    /// Load figures to report in this call's trailers, and out of band.
    public var orcaPerQueryReport: GRPCTesting.TestOrcaReport?
    public var orcaOobReport: GRPCTesting.TestOrcaReport?

    public init(
      responseType: GRPCTesting.PayloadType = GRPCTesting.PayloadType(rawValue: 0),
      responseSize: Int32 = 0,
      payload: GRPCTesting.Payload? = nil,
      fillUsername: Bool = false,
      fillOauthScope: Bool = false,
      responseCompressed: GRPCTesting.BoolValue? = nil,
      responseStatus: GRPCTesting.EchoStatus? = nil,
      expectCompressed: GRPCTesting.BoolValue? = nil,
      fillServerID: Bool = false,
      fillGrpclbRouteType: Bool = false,
      orcaPerQueryReport: GRPCTesting.TestOrcaReport? = nil,
      orcaOobReport: GRPCTesting.TestOrcaReport? = nil
    ) {
      self.responseType = responseType
      self.responseSize = responseSize
      self.payload = payload
      self.fillUsername = fillUsername
      self.fillOauthScope = fillOauthScope
      self.responseCompressed = responseCompressed
      self.responseStatus = responseStatus
      self.expectCompressed = expectCompressed
      self.fillServerID = fillServerID
      self.fillGrpclbRouteType = fillGrpclbRouteType
      self.orcaPerQueryReport = orcaPerQueryReport
      self.orcaOobReport = orcaOobReport
    }
  }

  public struct SimpleResponse: Message {
    public var payload: GRPCTesting.Payload?
    public var username: String
    public var oauthScope: String
    /// The same in all answers of one server, and of no other.
    public var serverID: String
    public var grpclbRouteType: GRPCTesting.GrpclbRouteType
    public var hostname: String

    public init(
      payload: GRPCTesting.Payload? = nil,
      username: String = "",
      oauthScope: String = "",
      serverID: String = "",
      grpclbRouteType: GRPCTesting.GrpclbRouteType = GRPCTesting.GrpclbRouteType(rawValue: 0),
      hostname: String = ""
    ) {
      self.payload = payload
      self.username = username
      self.oauthScope = oauthScope
      self.serverID = serverID
      self.grpclbRouteType = grpclbRouteType
      self.hostname = hostname
    }
  }

  public struct StreamingInputCallRequest: Message {
    public var payload: GRPCTesting.Payload?
    /// Same as in SimpleRequest.
    public var expectCompressed: GRPCTesting.BoolValue?

    public init(payload: GRPCTesting.Payload? = nil, expectCompressed: GRPCTesting.BoolValue? = nil) {
      self.payload = payload
      self.expectCompressed = expectCompressed
    }
  }

  public struct StreamingInputCallResponse: Message {
    /// Bytes in the bodies of all payloads received.
    public var aggregatedPayloadSize: Int32

    public init(aggregatedPayloadSize: Int32 = 0) {
      self.aggregatedPayloadSize = aggregatedPayloadSize
    }
  }

  /// One response of a stream.
  public struct ResponseParameters: Message {
    /// Bytes that its payload shall have.
    public var size: Int32
    /// Pause before it in µs.
    public var intervalUs: Int32
    /// Whether it shall be compressed; absent if the client does not care.
    public var compressed: GRPCTesting.BoolValue?

    public init(size: Int32 = 0, intervalUs: Int32 = 0, compressed: GRPCTesting.BoolValue? = nil) {
      self.size = size
      self.intervalUs = intervalUs
      self.compressed = compressed
    }
  }

  public struct StreamingOutputCallRequest: Message {
    public var responseType: GRPCTesting.PayloadType
    /// The responses wanted, in order.
    public var responseParameters: [GRPCTesting.ResponseParameters]
    public var payload: GRPCTesting.Payload?
    /// If set, the call fails with it.
    public var responseStatus: GRPCTesting.EchoStatus?
    /// Load figures to report out of band.
    public var orcaOobReport: GRPCTesting.TestOrcaReport?

    public init(
      responseType: GRPCTesting.PayloadType = GRPCTesting.PayloadType(rawValue: 0),
      responseParameters: [GRPCTesting.ResponseParameters] = [],
      payload: GRPCTesting.Payload? = nil,
      responseStatus: GRPCTesting.EchoStatus? = nil,
      orcaOobReport: GRPCTesting.TestOrcaReport? = nil
    ) {
      self.responseType = responseType
      self.responseParameters = responseParameters
      self.payload = payload
      self.responseStatus = responseStatus
      self.orcaOobReport = orcaOobReport
    }
  }

  public struct StreamingOutputCallResponse: Message {
    public var payload: GRPCTesting.Payload?

    public init(payload: GRPCTesting.Payload? = nil) {
      self.payload = payload
    }
  }

  /// Parameters of the test of a client's back-off between connections.
  public struct ReconnectParams: Message {
    public var maxReconnectBackoffMs: Int32

    public init(maxReconnectBackoffMs: Int32 = 0) {
      self.maxReconnectBackoffMs = maxReconnectBackoffMs
    }
  }

  public struct ReconnectInfo: Message {
    public var passed: Bool
    public var backoffMs: [Int32]

    public init(passed: Bool = false, backoffMs: [Int32] = []) {
      self.passed = passed
      self.backoffMs = backoffMs
    }
  }

  /// Load figures as a server reports them (gRFC A51).
  public struct TestOrcaReport: Message {
    public var cpuUtilization: Double
    public var memoryUtilization: Double
    public var requestCost: [String: Double]
    public var utilization: [String: Double]

    public init(
      cpuUtilization: Double = 0,
      memoryUtilization: Double = 0,
      requestCost: [String: Double] = [:],
      utilization: [String: Double] = [:]
    ) {
      self.cpuUtilization = cpuUtilization
      self.memoryUtilization = memoryUtilization
      self.requestCost = requestCost
      self.utilization = utilization
    }
  }

  /// The descriptor of `grpc/testing/messages.proto`.
  public static let messagesFile = ProtoFile(
    name: "grpc/testing/messages.proto",
    dependencies: [],
    base64: "ChtncnBjL3Rlc3RpbmcvbWVzc2FnZXMucHJvdG8SDGdycGMudGVzdGluZyIhCglCb29sVmFsdWUSFAoFdmFsdWUYASABKAhSBXZhbHVlIkwKB1BheWxvYWQSLQoEdHlwZRgBIAEoDjIZLmdycGMudGVzdGluZy5QYXlsb2FkVHlwZVIEdHlwZRISCgRib2R5GAIgASgMUgRib2R5IjoKCkVjaG9TdGF0dXMSEgoEY29kZRgBIAEoBVIEY29kZRIYCgdtZXNzYWdlGAIgASgJUgdtZXNzYWdlIrkFCg1TaW1wbGVSZXF1ZXN0Ej4KDXJlc3BvbnNlX3R5cGUYASABKA4yGS5ncnBjLnRlc3RpbmcuUGF5bG9hZFR5cGVSDHJlc3BvbnNlVHlwZRIjCg1yZXNwb25zZV9zaXplGAIgASgFUgxyZXNwb25zZVNpemUSLwoHcGF5bG9hZBgDIAEoCzIVLmdycGMudGVzdGluZy5QYXlsb2FkUgdwYXlsb2FkEiMKDWZpbGxfdXNlcm5hbWUYBCABKAhSDGZpbGxVc2VybmFtZRIoChBmaWxsX29hdXRoX3Njb3BlGAUgASgIUg5maWxsT2F1dGhTY29wZRJIChNyZXNwb25zZV9jb21wcmVzc2VkGAYgASgLMhcuZ3JwYy50ZXN0aW5nLkJvb2xWYWx1ZVIScmVzcG9uc2VDb21wcmVzc2VkEkEKD3Jlc3BvbnNlX3N0YXR1cxgHIAEoCzIYLmdycGMudGVzdGluZy5FY2hvU3RhdHVzUg5yZXNwb25zZVN0YXR1cxJEChFleHBlY3RfY29tcHJlc3NlZBgIIAEoCzIXLmdycGMudGVzdGluZy5Cb29sVmFsdWVSEGV4cGVjdENvbXByZXNzZWQSJAoOZmlsbF9zZXJ2ZXJfaWQYCSABKAhSDGZpbGxTZXJ2ZXJJZBIzChZmaWxsX2dycGNsYl9yb3V0ZV90eXBlGAogASgIUhNmaWxsR3JwY2xiUm91dGVUeXBlEk8KFW9yY2FfcGVyX3F1ZXJ5X3JlcG9ydBgLIAEoCzIcLmdycGMudGVzdGluZy5UZXN0T3JjYVJlcG9ydFISb3JjYVBlclF1ZXJ5UmVwb3J0EkQKD29yY2Ffb29iX3JlcG9ydBgMIAEoCzIcLmdycGMudGVzdGluZy5UZXN0T3JjYVJlcG9ydFINb3JjYU9vYlJlcG9ydCKCAgoOU2ltcGxlUmVzcG9uc2USLwoHcGF5bG9hZBgBIAEoCzIVLmdycGMudGVzdGluZy5QYXlsb2FkUgdwYXlsb2FkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIfCgtvYXV0aF9zY29wZRgDIAEoCVIKb2F1dGhTY29wZRIbCglzZXJ2ZXJfaWQYBCABKAlSCHNlcnZlcklkEkkKEWdycGNsYl9yb3V0ZV90eXBlGAUgASgOMh0uZ3JwYy50ZXN0aW5nLkdycGNsYlJvdXRlVHlwZVIPZ3JwY2xiUm91dGVUeXBlEhoKCGhvc3RuYW1lGAYgASgJUghob3N0bmFtZSKSAQoZU3RyZWFtaW5nSW5wdXRDYWxsUmVxdWVzdBIvCgdwYXlsb2FkGAEgASgLMhUuZ3JwYy50ZXN0aW5nLlBheWxvYWRSB3BheWxvYWQSRAoRZXhwZWN0X2NvbXByZXNzZWQYAiABKAsyFy5ncnBjLnRlc3RpbmcuQm9vbFZhbHVlUhBleHBlY3RDb21wcmVzc2VkIlQKGlN0cmVhbWluZ0lucHV0Q2FsbFJlc3BvbnNlEjYKF2FnZ3JlZ2F0ZWRfcGF5bG9hZF9zaXplGAEgASgFUhVhZ2dyZWdhdGVkUGF5bG9hZFNpemUiggEKElJlc3BvbnNlUGFyYW1ldGVycxISCgRzaXplGAEgASgFUgRzaXplEh8KC2ludGVydmFsX3VzGAIgASgFUgppbnRlcnZhbFVzEjcKCmNvbXByZXNzZWQYAyABKAsyFy5ncnBjLnRlc3RpbmcuQm9vbFZhbHVlUgpjb21wcmVzc2VkIukCChpTdHJlYW1pbmdPdXRwdXRDYWxsUmVxdWVzdBI+Cg1yZXNwb25zZV90eXBlGAEgASgOMhkuZ3JwYy50ZXN0aW5nLlBheWxvYWRUeXBlUgxyZXNwb25zZVR5cGUSUQoTcmVzcG9uc2VfcGFyYW1ldGVycxgCIAMoCzIgLmdycGMudGVzdGluZy5SZXNwb25zZVBhcmFtZXRlcnNSEnJlc3BvbnNlUGFyYW1ldGVycxIvCgdwYXlsb2FkGAMgASgLMhUuZ3JwYy50ZXN0aW5nLlBheWxvYWRSB3BheWxvYWQSQQoPcmVzcG9uc2Vfc3RhdHVzGAcgASgLMhguZ3JwYy50ZXN0aW5nLkVjaG9TdGF0dXNSDnJlc3BvbnNlU3RhdHVzEkQKD29yY2Ffb29iX3JlcG9ydBgIIAEoCzIcLmdycGMudGVzdGluZy5UZXN0T3JjYVJlcG9ydFINb3JjYU9vYlJlcG9ydCJOChtTdHJlYW1pbmdPdXRwdXRDYWxsUmVzcG9uc2USLwoHcGF5bG9hZBgBIAEoCzIVLmdycGMudGVzdGluZy5QYXlsb2FkUgdwYXlsb2FkIkoKD1JlY29ubmVjdFBhcmFtcxI3ChhtYXhfcmVjb25uZWN0X2JhY2tvZmZfbXMYASABKAVSFW1heFJlY29ubmVjdEJhY2tvZmZNcyJGCg1SZWNvbm5lY3RJbmZvEhYKBnBhc3NlZBgBIAEoCFIGcGFzc2VkEh0KCmJhY2tvZmZfbXMYAiADKAVSCWJhY2tvZmZNcyKLAwoOVGVzdE9yY2FSZXBvcnQSJwoPY3B1X3V0aWxpemF0aW9uGAEgASgBUg5jcHVVdGlsaXphdGlvbhItChJtZW1vcnlfdXRpbGl6YXRpb24YAiABKAFSEW1lbW9yeVV0aWxpemF0aW9uElAKDHJlcXVlc3RfY29zdBgDIAMoCzItLmdycGMudGVzdGluZy5UZXN0T3JjYVJlcG9ydC5SZXF1ZXN0Q29zdEVudHJ5UgtyZXF1ZXN0Q29zdBJPCgt1dGlsaXphdGlvbhgEIAMoCzItLmdycGMudGVzdGluZy5UZXN0T3JjYVJlcG9ydC5VdGlsaXphdGlvbkVudHJ5Ugt1dGlsaXphdGlvbho+ChBSZXF1ZXN0Q29zdEVudHJ5EhAKA2tleRgBIAEoCVIDa2V5EhQKBXZhbHVlGAIgASgBUgV2YWx1ZToCOAEaPgoQVXRpbGl6YXRpb25FbnRyeRIQCgNrZXkYASABKAlSA2tleRIUCgV2YWx1ZRgCIAEoAVIFdmFsdWU6AjgBKh8KC1BheWxvYWRUeXBlEhAKDENPTVBSRVNTQUJMRRAAKm8KD0dycGNsYlJvdXRlVHlwZRIdChlHUlBDTEJfUk9VVEVfVFlQRV9VTktOT1dOEAASHgoaR1JQQ0xCX1JPVVRFX1RZUEVfRkFMTEJBQ0sQARIdChlHUlBDTEJfUk9VVEVfVFlQRV9CQUNLRU5EEAJKxQwK0AEKAQwSAwIAEhrFASBUZXN0cyBvbmx5OiB0aGUgbWVzc2FnZXMgb2YgZ1JQQydzIGludGVyb3BlcmFiaWxpdHkgdGVzdHMgKGRvYy9pbnRlcm9wLXRlc3QtZGVzY3JpcHRpb25zLm1kIG9mIGdSUEMpCiB3aXRoIHRoZWlyIHN0YW5kYXJkIG5hbWVzIGFuZCBudW1iZXJzLCB3aXRob3V0IHRob3NlIHVzZWQgb25seSBieSB0ZXN0cyBvZiBiYWxhbmNlcnMgYW5kIHhEUy4KCi8KAgQAEgQHAAkBGiMgQSB0cnV0aCB2YWx1ZSB0aGF0IGNhbiBiZSBhYnNlbnQuCgovCgQFAAIAEgMNAhMaIiBCeXRlcyB0aGF0IGNvbXByZXNzIHdlbGw6IHplcm9zLgoKNQoCBAISBBYAGQEaKSBBIHN0YXR1cyBmb3IgdGhlIHNlcnZlciB0byBhbnN3ZXIgd2l0aC4KCj4KAgUBEgQcACABGjIgSG93IGEgY2xpZW50IGNhbWUgdG8gYSBzZXJ2ZXIgYmVoaW5kIGEgYmFsYW5jZXIuCgo8CgQEAwIBEgMlAhoaLyBCeXRlcyB0aGF0IHRoZSByZXNwb25zZSdzIHBheWxvYWQgc2hhbGwgaGF2ZS4KClsKBAQDAgMSAygCGRpOIFdoZXRoZXIgdGhlIHJlc3BvbnNlIHNoYWxsIG5hbWUgdGhlIGF1dGhlbnRpY2F0ZWQgdXNlciwgYW5kIHRoZSBPQXV0aCBzY29wZS4KClwKBAQDAgUSAysCJBpPIFdoZXRoZXIgdGhlIHJlc3BvbnNlIHNoYWxsIGJlIGNvbXByZXNzZWQ7IGFic2VudCBpZiB0aGUgY2xpZW50IGRvZXMgbm90IGNhcmUuCgouCgQEAwIGEgMtAiEaISBJZiBzZXQsIHRoZSBjYWxsIGZhaWxzIHdpdGggaXQuCgpuCgQEAwIHEgMvAiIaYSBXaGV0aGVyIHRoaXMgcmVxdWVzdCBjbGFpbXMgdG8gYmUgY29tcHJlc3NlZDsgdGhlIHNlcnZlciBhbnN3ZXJzIElOVkFMSURfQVJHVU1FTlQgaWYgaXQgaXMgbm90LgoKTwoEBAMCChIDMwIsGkIgTG9hZCBmaWd1cmVzIHRvIHJlcG9ydCBpbiB0aGlzIGNhbGwncyB0cmFpbGVycywgYW5kIG91dCBvZiBiYW5kLgoKRgoEBAQCAxIDPAIXGjkgVGhlIHNhbWUgaW4gYWxsIGFuc3dlcnMgb2Ygb25lIHNlcnZlciwgYW5kIG9mIG5vIG90aGVyLgoKKAoEBAUCARIDRAIiGhsgU2FtZSBhcyBpbiBTaW1wbGVSZXF1ZXN0LgoKPAoEBAYCABIDSQIkGi8gQnl0ZXMgaW4gdGhlIGJvZGllcyBvZiBhbGwgcGF5bG9hZHMgcmVjZWl2ZWQuCgonCgIEBxIETQBUARobIE9uZSByZXNwb25zZSBvZiBhIHN0cmVhbS4KCjEKBAQHAgASA08CERokIEJ5dGVzIHRoYXQgaXRzIHBheWxvYWQgc2hhbGwgaGF2ZS4KCiYKBAQHAgESA1ECGBoZIFBhdXNlIGJlZm9yZSBpdCBpbiDCtXMuCgpSCgQEBwICEgNTAhsaRSBXaGV0aGVyIGl0IHNoYWxsIGJlIGNvbXByZXNzZWQ7IGFic2VudCBpZiB0aGUgY2xpZW50IGRvZXMgbm90IGNhcmUuCgouCgQECAIBEgNZAjYaISBUaGUgcmVzcG9uc2VzIHdhbnRlZCwgaW4gb3JkZXIuCgouCgQECAIDEgNcAiEaISBJZiBzZXQsIHRoZSBjYWxsIGZhaWxzIHdpdGggaXQuCgoyCgQECAIEEgNeAiUaJSBMb2FkIGZpZ3VyZXMgdG8gcmVwb3J0IG91dCBvZiBiYW5kLgoKUAoCBAoSBGYAaAEaRCBQYXJhbWV0ZXJzIG9mIHRoZSB0ZXN0IG9mIGEgY2xpZW50J3MgYmFjay1vZmYgYmV0d2VlbiBjb25uZWN0aW9ucy4KCj8KAgQMEgRwAHUBGjMgTG9hZCBmaWd1cmVzIGFzIGEgc2VydmVyIHJlcG9ydHMgdGhlbSAoZ1JGQyBBNTEpLgpiBnByb3RvMw==")
}

extension GRPCTesting.BoolValue {
  public static var fullName: String { "grpc.testing.BoolValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__bool_value__init)

  init(_ c: UnsafePointer<Grpc__Testing__BoolValue>) {
    self.value = c.pointee.value != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__BoolValue> {
    let c = arena.allocate(Grpc__Testing__BoolValue.self)
    grpc__testing__bool_value__init(c)
    c.pointee.value = self.value ? 1 : 0
    return c
  }
}

extension GRPCTesting.Payload {
  public static var fullName: String { "grpc.testing.Payload" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__payload__init)

  init(_ c: UnsafePointer<Grpc__Testing__Payload>) {
    self.type = GRPCTesting.PayloadType(rawValue: Int32(truncatingIfNeeded: c.pointee.type.rawValue))
    self.body = Codec.bytes(c.pointee.body)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__Payload> {
    let c = arena.allocate(Grpc__Testing__Payload.self)
    grpc__testing__payload__init(c)
    c.pointee.type = Grpc__Testing__PayloadType(rawValue: .init(truncatingIfNeeded: self.type.rawValue))
    if !self.body.isEmpty { c.pointee.body = ProtobufCBinaryData(len: self.body.count, data: arena.bytes(self.body)) }
    return c
  }
}

extension GRPCTesting.EchoStatus {
  public static var fullName: String { "grpc.testing.EchoStatus" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__echo_status__init)

  init(_ c: UnsafePointer<Grpc__Testing__EchoStatus>) {
    self.code = c.pointee.code
    self.message = Codec.string(c.pointee.message)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__EchoStatus> {
    let c = arena.allocate(Grpc__Testing__EchoStatus.self)
    grpc__testing__echo_status__init(c)
    c.pointee.code = self.code
    if !self.message.isEmpty { c.pointee.message = arena.string(self.message) }
    return c
  }
}

extension GRPCTesting.SimpleRequest {
  public static var fullName: String { "grpc.testing.SimpleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__simple_request__init)

  init(_ c: UnsafePointer<Grpc__Testing__SimpleRequest>) {
    self.responseType = GRPCTesting.PayloadType(rawValue: Int32(truncatingIfNeeded: c.pointee.response_type.rawValue))
    self.responseSize = c.pointee.response_size
    self.payload = c.pointee.payload.map { GRPCTesting.Payload($0) }
    self.fillUsername = c.pointee.fill_username != 0
    self.fillOauthScope = c.pointee.fill_oauth_scope != 0
    self.responseCompressed = c.pointee.response_compressed.map { GRPCTesting.BoolValue($0) }
    self.responseStatus = c.pointee.response_status.map { GRPCTesting.EchoStatus($0) }
    self.expectCompressed = c.pointee.expect_compressed.map { GRPCTesting.BoolValue($0) }
    self.fillServerID = c.pointee.fill_server_id != 0
    self.fillGrpclbRouteType = c.pointee.fill_grpclb_route_type != 0
    self.orcaPerQueryReport = c.pointee.orca_per_query_report.map { GRPCTesting.TestOrcaReport($0) }
    self.orcaOobReport = c.pointee.orca_oob_report.map { GRPCTesting.TestOrcaReport($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__SimpleRequest> {
    let c = arena.allocate(Grpc__Testing__SimpleRequest.self)
    grpc__testing__simple_request__init(c)
    c.pointee.response_type = Grpc__Testing__PayloadType(rawValue: .init(truncatingIfNeeded: self.responseType.rawValue))
    c.pointee.response_size = self.responseSize
    if let value = self.payload { c.pointee.payload = value.cStruct(in: arena) }
    c.pointee.fill_username = self.fillUsername ? 1 : 0
    c.pointee.fill_oauth_scope = self.fillOauthScope ? 1 : 0
    if let value = self.responseCompressed { c.pointee.response_compressed = value.cStruct(in: arena) }
    if let value = self.responseStatus { c.pointee.response_status = value.cStruct(in: arena) }
    if let value = self.expectCompressed { c.pointee.expect_compressed = value.cStruct(in: arena) }
    c.pointee.fill_server_id = self.fillServerID ? 1 : 0
    c.pointee.fill_grpclb_route_type = self.fillGrpclbRouteType ? 1 : 0
    if let value = self.orcaPerQueryReport { c.pointee.orca_per_query_report = value.cStruct(in: arena) }
    if let value = self.orcaOobReport { c.pointee.orca_oob_report = value.cStruct(in: arena) }
    return c
  }
}

extension GRPCTesting.SimpleResponse {
  public static var fullName: String { "grpc.testing.SimpleResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__simple_response__init)

  init(_ c: UnsafePointer<Grpc__Testing__SimpleResponse>) {
    self.payload = c.pointee.payload.map { GRPCTesting.Payload($0) }
    self.username = Codec.string(c.pointee.username)
    self.oauthScope = Codec.string(c.pointee.oauth_scope)
    self.serverID = Codec.string(c.pointee.server_id)
    self.grpclbRouteType = GRPCTesting.GrpclbRouteType(rawValue: Int32(truncatingIfNeeded: c.pointee.grpclb_route_type.rawValue))
    self.hostname = Codec.string(c.pointee.hostname)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__SimpleResponse> {
    let c = arena.allocate(Grpc__Testing__SimpleResponse.self)
    grpc__testing__simple_response__init(c)
    if let value = self.payload { c.pointee.payload = value.cStruct(in: arena) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.oauthScope.isEmpty { c.pointee.oauth_scope = arena.string(self.oauthScope) }
    if !self.serverID.isEmpty { c.pointee.server_id = arena.string(self.serverID) }
    c.pointee.grpclb_route_type = Grpc__Testing__GrpclbRouteType(rawValue: .init(truncatingIfNeeded: self.grpclbRouteType.rawValue))
    if !self.hostname.isEmpty { c.pointee.hostname = arena.string(self.hostname) }
    return c
  }
}

extension GRPCTesting.StreamingInputCallRequest {
  public static var fullName: String { "grpc.testing.StreamingInputCallRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__streaming_input_call_request__init)

  init(_ c: UnsafePointer<Grpc__Testing__StreamingInputCallRequest>) {
    self.payload = c.pointee.payload.map { GRPCTesting.Payload($0) }
    self.expectCompressed = c.pointee.expect_compressed.map { GRPCTesting.BoolValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__StreamingInputCallRequest> {
    let c = arena.allocate(Grpc__Testing__StreamingInputCallRequest.self)
    grpc__testing__streaming_input_call_request__init(c)
    if let value = self.payload { c.pointee.payload = value.cStruct(in: arena) }
    if let value = self.expectCompressed { c.pointee.expect_compressed = value.cStruct(in: arena) }
    return c
  }
}

extension GRPCTesting.StreamingInputCallResponse {
  public static var fullName: String { "grpc.testing.StreamingInputCallResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__streaming_input_call_response__init)

  init(_ c: UnsafePointer<Grpc__Testing__StreamingInputCallResponse>) {
    self.aggregatedPayloadSize = c.pointee.aggregated_payload_size
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__StreamingInputCallResponse> {
    let c = arena.allocate(Grpc__Testing__StreamingInputCallResponse.self)
    grpc__testing__streaming_input_call_response__init(c)
    c.pointee.aggregated_payload_size = self.aggregatedPayloadSize
    return c
  }
}

extension GRPCTesting.ResponseParameters {
  public static var fullName: String { "grpc.testing.ResponseParameters" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__response_parameters__init)

  init(_ c: UnsafePointer<Grpc__Testing__ResponseParameters>) {
    self.size = c.pointee.size
    self.intervalUs = c.pointee.interval_us
    self.compressed = c.pointee.compressed.map { GRPCTesting.BoolValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__ResponseParameters> {
    let c = arena.allocate(Grpc__Testing__ResponseParameters.self)
    grpc__testing__response_parameters__init(c)
    c.pointee.size = self.size
    c.pointee.interval_us = self.intervalUs
    if let value = self.compressed { c.pointee.compressed = value.cStruct(in: arena) }
    return c
  }
}

extension GRPCTesting.StreamingOutputCallRequest {
  public static var fullName: String { "grpc.testing.StreamingOutputCallRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__streaming_output_call_request__init)

  init(_ c: UnsafePointer<Grpc__Testing__StreamingOutputCallRequest>) {
    self.responseType = GRPCTesting.PayloadType(rawValue: Int32(truncatingIfNeeded: c.pointee.response_type.rawValue))
    self.responseParameters = Codec.messages(c.pointee.response_parameters, c.pointee.n_response_parameters) { GRPCTesting.ResponseParameters($0) }
    self.payload = c.pointee.payload.map { GRPCTesting.Payload($0) }
    self.responseStatus = c.pointee.response_status.map { GRPCTesting.EchoStatus($0) }
    self.orcaOobReport = c.pointee.orca_oob_report.map { GRPCTesting.TestOrcaReport($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__StreamingOutputCallRequest> {
    let c = arena.allocate(Grpc__Testing__StreamingOutputCallRequest.self)
    grpc__testing__streaming_output_call_request__init(c)
    c.pointee.response_type = Grpc__Testing__PayloadType(rawValue: .init(truncatingIfNeeded: self.responseType.rawValue))
    if !self.responseParameters.isEmpty {
      c.pointee.n_response_parameters = self.responseParameters.count
      c.pointee.response_parameters = arena.array(self.responseParameters) { $0.cStruct(in: arena) as UnsafeMutablePointer<Grpc__Testing__ResponseParameters>? }
    }
    if let value = self.payload { c.pointee.payload = value.cStruct(in: arena) }
    if let value = self.responseStatus { c.pointee.response_status = value.cStruct(in: arena) }
    if let value = self.orcaOobReport { c.pointee.orca_oob_report = value.cStruct(in: arena) }
    return c
  }
}

extension GRPCTesting.StreamingOutputCallResponse {
  public static var fullName: String { "grpc.testing.StreamingOutputCallResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__streaming_output_call_response__init)

  init(_ c: UnsafePointer<Grpc__Testing__StreamingOutputCallResponse>) {
    self.payload = c.pointee.payload.map { GRPCTesting.Payload($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__StreamingOutputCallResponse> {
    let c = arena.allocate(Grpc__Testing__StreamingOutputCallResponse.self)
    grpc__testing__streaming_output_call_response__init(c)
    if let value = self.payload { c.pointee.payload = value.cStruct(in: arena) }
    return c
  }
}

extension GRPCTesting.ReconnectParams {
  public static var fullName: String { "grpc.testing.ReconnectParams" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__reconnect_params__init)

  init(_ c: UnsafePointer<Grpc__Testing__ReconnectParams>) {
    self.maxReconnectBackoffMs = c.pointee.max_reconnect_backoff_ms
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__ReconnectParams> {
    let c = arena.allocate(Grpc__Testing__ReconnectParams.self)
    grpc__testing__reconnect_params__init(c)
    c.pointee.max_reconnect_backoff_ms = self.maxReconnectBackoffMs
    return c
  }
}

extension GRPCTesting.ReconnectInfo {
  public static var fullName: String { "grpc.testing.ReconnectInfo" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__reconnect_info__init)

  init(_ c: UnsafePointer<Grpc__Testing__ReconnectInfo>) {
    self.passed = c.pointee.passed != 0
    self.backoffMs = Codec.array(c.pointee.backoff_ms, c.pointee.n_backoff_ms) { $0 }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__ReconnectInfo> {
    let c = arena.allocate(Grpc__Testing__ReconnectInfo.self)
    grpc__testing__reconnect_info__init(c)
    c.pointee.passed = self.passed ? 1 : 0
    if !self.backoffMs.isEmpty {
      c.pointee.n_backoff_ms = self.backoffMs.count
      c.pointee.backoff_ms = arena.array(self.backoffMs) { $0 }
    }
    return c
  }
}

extension GRPCTesting.TestOrcaReport {
  public static var fullName: String { "grpc.testing.TestOrcaReport" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__test_orca_report__init)

  init(_ c: UnsafePointer<Grpc__Testing__TestOrcaReport>) {
    self.cpuUtilization = c.pointee.cpu_utilization
    self.memoryUtilization = c.pointee.memory_utilization
    self.requestCost = Codec.map(c.pointee.request_cost, c.pointee.n_request_cost) { (Codec.string($0.pointee.key), $0.pointee.value) }
    self.utilization = Codec.map(c.pointee.utilization, c.pointee.n_utilization) { (Codec.string($0.pointee.key), $0.pointee.value) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__TestOrcaReport> {
    let c = arena.allocate(Grpc__Testing__TestOrcaReport.self)
    grpc__testing__test_orca_report__init(c)
    c.pointee.cpu_utilization = self.cpuUtilization
    c.pointee.memory_utilization = self.memoryUtilization
    if !self.requestCost.isEmpty {
      let entries = self.requestCost.sorted { $0.key < $1.key }
      c.pointee.n_request_cost = entries.count
      c.pointee.request_cost = arena.array(entries) {
        let entry = arena.allocate(Grpc__Testing__TestOrcaReport__RequestCostEntry.self)
        grpc__testing__test_orca_report__request_cost_entry__init(entry)
        entry.pointee.key = arena.string($0.key)
        entry.pointee.value = $0.value
        return entry as UnsafeMutablePointer<Grpc__Testing__TestOrcaReport__RequestCostEntry>?
      }
    }
    if !self.utilization.isEmpty {
      let entries = self.utilization.sorted { $0.key < $1.key }
      c.pointee.n_utilization = entries.count
      c.pointee.utilization = arena.array(entries) {
        let entry = arena.allocate(Grpc__Testing__TestOrcaReport__UtilizationEntry.self)
        grpc__testing__test_orca_report__utilization_entry__init(entry)
        entry.pointee.key = arena.string($0.key)
        entry.pointee.value = $0.value
        return entry as UnsafeMutablePointer<Grpc__Testing__TestOrcaReport__UtilizationEntry>?
      }
    }
    return c
  }
}
