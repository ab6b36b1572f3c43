// Generated from grpc/health/v1/health.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import CMessageSupport

extension GRPCHealthV1 {
  public struct HealthCheckRequest: Message {
    /// Full service name; empty: the whole server.
    public var service: String

    public init(service: String = "") {
      self.service = service
    }
  }

  public struct HealthCheckResponse: Message {
    public enum ServingStatus: RawRepresentable, CaseIterable, Sendable, Hashable {
      case unknown
      case serving
      case notServing
      /// Sent only by Watch.
      case serviceUnknown
      /// A number that this version of the schema does not name.
      case unrecognized(Int32)

      /// All values with a name.
      public static var allCases: [Self] { [.unknown, .serving, .notServing, .serviceUnknown] }

      public init(rawValue: Int32) {
        self = switch rawValue {
          case 0: .unknown
          case 1: .serving
          case 2: .notServing
          case 3: .serviceUnknown
          default: .unrecognized(rawValue)
        }
      }

      public var rawValue: Int32 {
        switch self {
          case .unknown: 0
          case .serving: 1
          case .notServing: 2
          case .serviceUnknown: 3
          case .unrecognized(let number): number
        }
      }
    }

    public var status: GRPCHealthV1.HealthCheckResponse.ServingStatus

    public init(
      status: GRPCHealthV1.HealthCheckResponse.ServingStatus = GRPCHealthV1.HealthCheckResponse.ServingStatus(rawValue: 0)
    ) {
      self.status = status
    }
  }

  /// The descriptor of `grpc/health/v1/health.proto`.
  public static let healthFile = ProtoFile(
    name: "grpc/health/v1/health.proto",
    dependencies: [],
    base64: "ChtncnBjL2hlYWx0aC92MS9oZWFsdGgucHJvdG8SDmdycGMuaGVhbHRoLnYxIi4KEkhlYWx0aENoZWNrUmVxdWVzdBIYCgdzZXJ2aWNlGAEgASgJUgdzZXJ2aWNlIrEBChNIZWFsdGhDaGVja1Jlc3BvbnNlEkkKBnN0YXR1cxgBIAEoDjIxLmdycGMuaGVhbHRoLnYxLkhlYWx0aENoZWNrUmVzcG9uc2UuU2VydmluZ1N0YXR1c1IGc3RhdHVzIk8KDVNlcnZpbmdTdGF0dXMSCwoHVU5LTk9XThAAEgsKB1NFUlZJTkcQARIPCgtOT1RfU0VSVklORxACEhMKD1NFUlZJQ0VfVU5LTk9XThADMq4BCgZIZWFsdGgSUAoFQ2hlY2sSIi5ncnBjLmhlYWx0aC52MS5IZWFsdGhDaGVja1JlcXVlc3QaIy5ncnBjLmhlYWx0aC52MS5IZWFsdGhDaGVja1Jlc3BvbnNlElIKBVdhdGNoEiIuZ3JwYy5oZWFsdGgudjEuSGVhbHRoQ2hlY2tSZXF1ZXN0GiMuZ3JwYy5oZWFsdGgudjEuSGVhbHRoQ2hlY2tSZXNwb25zZTABStECClIKAQwSAwEAEhpIIFRoZSBnUlBDIGhlYWx0aCBjaGVja2luZyBwcm90b2NvbCB3aXRoIGl0cyBzdGFuZGFyZCBuYW1lcyBhbmQgbnVtYmVycy4KCjoKBAQAAgASAwcCFRotIEZ1bGwgc2VydmljZSBuYW1lOyBlbXB0eTogdGhlIHdob2xlIHNlcnZlci4KCiQKBgQBBAACAxIDEAQYGhUgU2VudCBvbmx5IGJ5IFdhdGNoLgoKQwoEBgACABIDFwI+GjYgUmV0dXJucyB0aGUgc3RhdGUuIE5PVF9GT1VORCBmb3IgYW4gdW5rbm93biBzZXJ2aWNlLgoKVAoEBgACARIDGQJFGkcgU2VuZHMgdGhlIGN1cnJlbnQgc3RhdGUsIHRoZW4gZXZlcnkgY2hhbmdlLCB1bnRpbCB0aGUgY2FsbGVyIGNhbmNlbHMuCmIGcHJvdG8z")
}

extension GRPCHealthV1.HealthCheckRequest {
  public static var fullName: String { "grpc.health.v1.HealthCheckRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__health__v1__health_check_request__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Health__V1__HealthCheckRequest>) {
    self.service = Codec.string(c.pointee.service)
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthCheckRequest> {
    let c = arena.allocate(Grpc__Health__V1__HealthCheckRequest.self)
    grpc__health__v1__health_check_request__init(c)
    if !self.service.isEmpty { c.pointee.service = arena.string(self.service) }
    return c
  }
}

extension GRPCHealthV1.HealthCheckResponse {
  public static var fullName: String { "grpc.health.v1.HealthCheckResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__health__v1__health_check_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Health__V1__HealthCheckResponse>) {
    self.status = GRPCHealthV1.HealthCheckResponse.ServingStatus(rawValue: Int32(truncatingIfNeeded: c.pointee.status.rawValue))
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthCheckResponse> {
    let c = arena.allocate(Grpc__Health__V1__HealthCheckResponse.self)
    grpc__health__v1__health_check_response__init(c)
    c.pointee.status = Grpc__Health__V1__HealthCheckResponse__ServingStatus(rawValue: .init(truncatingIfNeeded: self.status.rawValue))
    return c
  }
}
