// Generated from google/rpc/error_details.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import CMessageSupport

extension GoogleRPC {
  /// The time after which a caller may retry.
  public struct RetryInfo: Message {
    public var retryDelay: GoogleProtobuf.Duration?

    public init(retryDelay: GoogleProtobuf.Duration? = nil) {
      self.retryDelay = retryDelay
    }
  }

  /// A stable, machine-readable cause.
  public struct ErrorInfo: Message {
    /// UPPER_SNAKE_CASE, unique within the domain, e.g. `TOKEN_EXPIRED`.
    public var reason: String
    /// Always `otolith` for errors of Otolith.
    public var domain: String
    public var metadata: [String: String]

    public init(reason: String = "", domain: String = "", metadata: [String: String] = [:]) {
      self.reason = reason
      self.domain = domain
      self.metadata = metadata
    }
  }

  /// All invalid fields of a request.
  public struct BadRequest: Message {
    public struct FieldViolation: Message {
      /// Path of the field from the request's root, e.g. `sheets[3].answers[0].number`.
      public var field: String
      public var description: String
      /// Reason for programs in UPPER_SNAKE_CASE.
      public var reason: String

      public init(field: String = "", description: String = "", reason: String = "") {
        self.field = field
        self.description = description
        self.reason = reason
      }
    }

    public var fieldViolations: [GoogleRPC.BadRequest.FieldViolation]

    public init(fieldViolations: [GoogleRPC.BadRequest.FieldViolation] = []) {
      self.fieldViolations = fieldViolations
    }
  }

  /// The descriptor of `google/rpc/error_details.proto`.
  public static let errorDetailsFile = ProtoFile(
    name: "google/rpc/error_details.proto",
    dependencies: [GoogleProtobuf.durationFile],
    base64: "Ch5nb29nbGUvcnBjL2Vycm9yX2RldGFpbHMucHJvdG8SCmdvb2dsZS5ycGMaHmdvb2dsZS9wcm90b2J1Zi9kdXJhdGlvbi5wcm90byJHCglSZXRyeUluZm8SOgoLcmV0cnlfZGVsYXkYASABKAsyGS5nb29nbGUucHJvdG9idWYuRHVyYXRpb25SCnJldHJ5RGVsYXkiuQEKCUVycm9ySW5mbxIWCgZyZWFzb24YASABKAlSBnJlYXNvbhIWCgZkb21haW4YAiABKAlSBmRvbWFpbhI/CghtZXRhZGF0YRgDIAMoCzIjLmdvb2dsZS5ycGMuRXJyb3JJbmZvLk1ldGFkYXRhRW50cnlSCG1ldGFkYXRhGjsKDU1ldGFkYXRhRW50cnkSEAoDa2V5GAEgASgJUgNrZXkSFAoFdmFsdWUYAiABKAlSBXZhbHVlOgI4ASLAAQoKQmFkUmVxdWVzdBJQChBmaWVsZF92aW9sYXRpb25zGAEgAygLMiUuZ29vZ2xlLnJwYy5CYWRSZXF1ZXN0LkZpZWxkVmlvbGF0aW9uUg9maWVsZFZpb2xhdGlvbnMaYAoORmllbGRWaW9sYXRpb24SFAoFZmllbGQYASABKAlSBWZpZWxkEiAKC2Rlc2NyaXB0aW9uGAIgASgJUgtkZXNjcmlwdGlvbhIWCgZyZWFzb24YAyABKAlSBnJlYXNvbkq+BAp9CgEMEgMCABIacyBUaGUgc3RhbmRhcmQgZXJyb3IgZGV0YWlscyBvZiBnUlBDIHdpdGggdGhlaXIgcHVibGljIG5hbWVzIGFuZCBudW1iZXJzLCBsaW1pdGVkIHRvIHRoZSBraW5kcyB0aGF0CiBPdG9saXRoIHNlbmRzLgoKNgoCBAASBAkACwEaKiBUaGUgdGltZSBhZnRlciB3aGljaCBhIGNhbGxlciBtYXkgcmV0cnkuCgovCgIEARIEDgAUARojIEEgc3RhYmxlLCBtYWNoaW5lLXJlYWRhYmxlIGNhdXNlLgoKUAoEBAECABIDEAIUGkMgVVBQRVJfU05BS0VfQ0FTRSwgdW5pcXVlIHdpdGhpbiB0aGUgZG9tYWluLCBlLmcuIGBUT0tFTl9FWFBJUkVEYC4KCjYKBAQBAgESAxICFBopIEFsd2F5cyBgb3RvbGl0aGAgZm9yIGVycm9ycyBvZiBPdG9saXRoLgoKLgoCBAISBBcAIAEaIiBBbGwgaW52YWxpZCBmaWVsZHMgb2YgYSByZXF1ZXN0LgoKXwoGBAIDAAIAEgMaBBUaUCBQYXRoIG9mIHRoZSBmaWVsZCBmcm9tIHRoZSByZXF1ZXN0J3Mgcm9vdCwgZS5nLiBgc2hlZXRzWzNdLmFuc3dlcnNbMF0ubnVtYmVyYC4KCjkKBgQCAwACAhIDHQQWGiogUmVhc29uIGZvciBwcm9ncmFtcyBpbiBVUFBFUl9TTkFLRV9DQVNFLgpiBnByb3RvMw==")
}

extension GoogleRPC.RetryInfo {
  public static var fullName: String { "google.rpc.RetryInfo" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__rpc__retry_info__init)

  @inlinable public init(_ c: UnsafePointer<Google__Rpc__RetryInfo>) {
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__RetryInfo> {
    let c = arena.allocate(Google__Rpc__RetryInfo.self)
    google__rpc__retry_info__init(c)
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
    return c
  }
}

extension GoogleRPC.ErrorInfo {
  public static var fullName: String { "google.rpc.ErrorInfo" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__rpc__error_info__init)

  @inlinable public init(_ c: UnsafePointer<Google__Rpc__ErrorInfo>) {
    self.reason = Codec.string(c.pointee.reason)
    self.domain = Codec.string(c.pointee.domain)
    self.metadata = Codec.map(c.pointee.metadata, c.pointee.n_metadata) { (Codec.string($0.pointee.key), Codec.string($0.pointee.value)) }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__ErrorInfo> {
    let c = arena.allocate(Google__Rpc__ErrorInfo.self)
    google__rpc__error_info__init(c)
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.domain.isEmpty { c.pointee.domain = arena.string(self.domain) }
    if !self.metadata.isEmpty {
      let entries = self.metadata.sorted { $0.key < $1.key }
      c.pointee.n_metadata = entries.count
      c.pointee.metadata = arena.array(entries) {
        let entry = arena.allocate(Google__Rpc__ErrorInfo__MetadataEntry.self)
        google__rpc__error_info__metadata_entry__init(entry)
        entry.pointee.key = arena.string($0.key)
        entry.pointee.value = arena.string($0.value)
        return entry as UnsafeMutablePointer<Google__Rpc__ErrorInfo__MetadataEntry>?
      }
    }
    return c
  }
}

extension GoogleRPC.BadRequest {
  public static var fullName: String { "google.rpc.BadRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__rpc__bad_request__init)

  @inlinable public init(_ c: UnsafePointer<Google__Rpc__BadRequest>) {
    self.fieldViolations = Codec.messages(c.pointee.field_violations, c.pointee.n_field_violations) { GoogleRPC.BadRequest.FieldViolation($0) }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__BadRequest> {
    let c = arena.allocate(Google__Rpc__BadRequest.self)
    google__rpc__bad_request__init(c)
    if !self.fieldViolations.isEmpty {
      c.pointee.n_field_violations = self.fieldViolations.count
      c.pointee.field_violations = arena.array(self.fieldViolations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Google__Rpc__BadRequest__FieldViolation>? }
    }
    return c
  }
}

extension GoogleRPC.BadRequest.FieldViolation {
  public static var fullName: String { "google.rpc.BadRequest.FieldViolation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__rpc__bad_request__field_violation__init)

  @inlinable public init(_ c: UnsafePointer<Google__Rpc__BadRequest__FieldViolation>) {
    self.field = Codec.string(c.pointee.field)
    self.description = Codec.string(c.pointee.description)
    self.reason = Codec.string(c.pointee.reason)
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__BadRequest__FieldViolation> {
    let c = arena.allocate(Google__Rpc__BadRequest__FieldViolation.self)
    google__rpc__bad_request__field_violation__init(c)
    if !self.field.isEmpty { c.pointee.field = arena.string(self.field) }
    if !self.description.isEmpty { c.pointee.description = arena.string(self.description) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    return c
  }
}
