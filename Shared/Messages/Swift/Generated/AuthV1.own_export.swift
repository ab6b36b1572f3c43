// Generated from otolith/auth/v1/own_export.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// Of whom, and from where on.
  public struct ExportOwnRecordsRequest: Message {
    /// Empty: the caller. Of another participant, a UUID: for administrators.
    public var participantID: String
    /// BCP 47: in which language texts of questionnaires are given, where they have it; otherwise and when empty,
    /// in the questionnaire's own. It stays the same when the export is resumed.
    public var language: String
    /// Empty: from the beginning. Otherwise the latest `resume_token` that came, for the same participant and
    /// language: the stream goes on behind it.
    public var resumeToken: String

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.language = ""
      self.resumeToken = ""
    }

    public init(
      participantID: String = "",
      language: String = "",
      resumeToken: String = ""
    ) {
      self.participantID = participantID
      self.language = language
      self.resumeToken = resumeToken
    }
  }
}

extension AuthV1.ExportOwnRecordsRequest {
  public static var fullName: String { "otolith.auth.v1.ExportOwnRecordsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ExportOwnRecordsRequest()
    otolith__auth__v1__export_own_records_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ExportOwnRecordsRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.language = Codec.string(c.pointee.language)
    self.resumeToken = Codec.string(c.pointee.resume_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ExportOwnRecordsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ExportOwnRecordsRequest.self)
    otolith__auth__v1__export_own_records_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    return c
  }
}

extension AuthV1 {
  /// A part of one file. A file is its parts in their order; parts of different files alternate.
  public struct ExportOwnRecordsResponse: Message {
    /// `answers.csv`: lower-case letters, digits, `_` and one dot. Every file comes, also one without records
    /// (as CSV with its line of names alone, as JSON Lines empty).
    public var file: String
    /// Whole records, each ended by a line break. May be empty. At most about 256 KiB, unless one record is
    /// larger.
    public var lines: [UInt8]
    /// How many records are in `lines`, without a CSV's line of names.
    public var records: UInt32
    /// Not empty where the stream can be resumed from: everything up to here is complete. Whoever resumes
    /// removes from the files what came after the latest one.
    public var resumeToken: String
    /// True in the last message of the stream: there is nothing more.
    public var complete: Bool

    /// Every field at its default.
    public init() {
      self.file = ""
      self.lines = []
      self.records = 0
      self.resumeToken = ""
      self.complete = false
    }

    public init(
      file: String = "",
      lines: [UInt8] = [],
      records: UInt32 = 0,
      resumeToken: String = "",
      complete: Bool = false
    ) {
      self.file = file
      self.lines = lines
      self.records = records
      self.resumeToken = resumeToken
      self.complete = complete
    }
  }
}

extension AuthV1.ExportOwnRecordsResponse {
  public static var fullName: String { "otolith.auth.v1.ExportOwnRecordsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ExportOwnRecordsResponse()
    otolith__auth__v1__export_own_records_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ExportOwnRecordsResponse>) {
    self.file = Codec.string(c.pointee.file)
    self.lines = Codec.bytes(c.pointee.lines)
    self.records = c.pointee.records
    self.resumeToken = Codec.string(c.pointee.resume_token)
    self.complete = c.pointee.complete != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ExportOwnRecordsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ExportOwnRecordsResponse.self)
    otolith__auth__v1__export_own_records_response__init(c)
    if !self.file.isEmpty { c.pointee.file = arena.string(self.file) }
    if !self.lines.isEmpty { c.pointee.lines = ProtobufCBinaryData(len: self.lines.count, data: arena.bytes(self.lines)) }
    c.pointee.records = self.records
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    c.pointee.complete = self.complete ? 1 : 0
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/own_export.proto`.
  public static let ownExportFile = ProtoFile(
    name: "otolith/auth/v1/own_export.proto",
    dependencies: [],
    base64: """
      CiBvdG9saXRoL2F1dGgvdjEvb3duX2V4cG9ydC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxIn8KF0V4cG9ydE93blJlY29yZHNS\
      ZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFn\
      ZRIhCgxyZXN1bWVfdG9rZW4YAyABKAlSC3Jlc3VtZVRva2VuIp0BChhFeHBvcnRPd25SZWNvcmRzUmVzcG9uc2USEgoEZmls\
      ZRgBIAEoCVIEZmlsZRIUCgVsaW5lcxgCIAEoDFIFbGluZXMSGAoHcmVjb3JkcxgDIAEoDVIHcmVjb3JkcxIhCgxyZXN1bWVf\
      dG9rZW4YBCABKAlSC3Jlc3VtZVRva2VuEhoKCGNvbXBsZXRlGAUgASgIUghjb21wbGV0ZTKCAQoQT3duRXhwb3J0U2Vydmlj\
      ZRJuChBFeHBvcnRPd25SZWNvcmRzEigub3RvbGl0aC5hdXRoLnYxLkV4cG9ydE93blJlY29yZHNSZXF1ZXN0Gikub3RvbGl0\
      aC5hdXRoLnYxLkV4cG9ydE93blJlY29yZHNSZXNwb25zZSIDkAICMAFCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgv\
      YXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK6RsKQgoBDBIDAQASGjggV2hhdCBhdXRoIGtlZXBzIG9mIG9uZSBw\
      YXJ0aWNpcGFudCwgdG8gYmUgdGFrZW4gYWxvbmcuCgrVAwoCBgASBA8AKQEayAMgQWNjZXNzIGFuZCBwb3J0YWJpbGl0eSAo\
      R0RQUiBhcnRpY2xlcyAxNSBhbmQgMjApLiBFYWNoIG9mIHRoZSBmb3VyIHNlcnZpY2VzIGhhcyB0aGlzIHNlcnZpY2Ugd2l0\
      aCB0aGUgc2FtZQogbWVzc2FnZXMsIGFuZCBnaXZlcyB3aGF0IGl0IGtlZXBzIGl0c2VsZjogdGhlIGFjY291bnQgKHdpdGhv\
      dXQgc2VjcmV0cyksIHJvbGVzLAogY29uc2VudHMsIGVucm9sbWVudHMsIHJlcXVlc3RzIHRvIGpvaW4sIHNlc3Npb25zIGJ5\
      IHRoZSBkYXksIG1haWxzIHRoYXQgd2FpdC4gQSBjbGllbnQgdGhhdCB3YW50cyBvbmUKIGFyY2hpdmUgYXNrcyB0aGUgZm91\
      ciBhbmQga2VlcHMgZWFjaCBzZXJ2aWNlJ3MgZmlsZXMgaW4gYSBmb2xkZXIgb2YgaXRzIG93biwgYXMgYG90b2xpdGhjdGwg\
      b3duLWV4cG9ydGAKIGRvZXM7IGEgZ2F0ZXdheSBtYXkgcGFzcyB0aGUgc3RyZWFtcyB0aHJvdWdoIGFzIHRoZXkgYXJlLgoK\
      8w0KBAYAAgASBCYCKAMa5A0gRXZlcnl0aGluZyB0aGF0IGlzIGtlcHQgb2YgdGhlIGNhbGxlciBoZXJlLCBhcyBmaWxlcyBp\
      biB0d28gZm9ybXMsIEpTT04gTGluZXMgKGBhbnN3ZXJzLmpzb25sYCkgYW5kIENTVgogYnkgUkZDIDQxODAgKGBhbnN3ZXJz\
      LmNzdmApLCB3aGljaCBoYXZlIHRoZSBzYW1lIHJlY29yZHMgYW5kIHRoZSBzYW1lIGNvbHVtbnMuIEJvdGggYXJlIFVURi04\
      LiBUaW1lcyBhcmUKIFVUQywgUkZDIDMzMzkuIEluIENTViBhIGxpc3QgaXMgam9pbmVkIGJ5IGA7YCwgYW5kIGEgdGV4dCB0\
      aGF0IGEgc3ByZWFkc2hlZXQgd291bGQgdGFrZSBmb3IgYSBmb3JtdWxhIGhhcwogYW4gYXBvc3Ryb3BoZSBpbiBmcm9udCAo\
      YXMgaGFzIG9uZSB3aXRoIGFuIGFwb3N0cm9waGU7IHRha2luZyBvbmUgYXdheSBnaXZlcyB0aGUgdGV4dCBiYWNrKS4KCiBO\
      ZWVkcyBhIHByb29mIG9mIHRoZSBwYXNzd29yZCB0aGF0IGlzIGF0IG1vc3QgZml2ZSBtaW51dGVzIG9sZCB3aGVuIHRoZSBj\
      YWxsIGJlZ2lucyAoYGF1dGhfdGltZWAgb2YgdGhlCiB0b2tlbjsgc2VlIG90b2xpdGguYXV0aC52MSBQcm92ZVBhc3N3b3Jk\
      KS4gQW4gYW5vbnltb3VzIGFjY291bnQgaGFzIG5vbmU6IGl0cyB0b2tlbiBpcyBlbm91Z2guIEFuCiBhZG1pbmlzdHJhdG9y\
      IG1heSBhc2sgZm9yIHNvbWVib2R5IHdobyBhc2tlZCBpbiB3cml0aW5nOyB0aGF0IGlzIHJlY29yZGVkIGhlcmUsIHdpdGgg\
      dGhlIHBhcnRpY2lwYW50IGFuZAogd2l0aCB0aGUgYWRtaW5pc3RyYXRvciwgYW5kIG5lZWRzIHRoZSBhZG1pbmlzdHJhdG9y\
      J3Mgb3duIHByb29mLgoKIENvbnRhaW5zIHdoYXQgd2FzIHN0b3JlZCB3aGVuIHRoZSBjYWxsIGJlZ2FuOyB3aGF0IGNvbWVz\
      IHdoaWxlIGl0IHJ1bnMgbWF5IGJlIG1pc3NpbmcuIE9mIGEgc3R1ZHkKIHdob3NlIHJlY29yZHMgYXJlIGVyYXNlZCBtZWFu\
      d2hpbGUsIHdoYXQgd2FzIG5vdCBzZW50IHlldCBpcyBtaXNzaW5nLCB0b28uIE9uZSBjYWxsIGF0IGEgdGltZQogZm9yIGVh\
      Y2ggcGFydGljaXBhbnQgYW5kIGNhbGxlcjogYSBuZXdlciBvbmUgZW5kcyB0aGUgb25lIGJlZm9yZSBpdC4gQXQgbW9zdCAy\
      MCBhbiBob3VyCiAoYE9UT0xJVEhfT1dOX0VYUE9SVFNfUEVSX0hPVVJgKS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQg\
      KFBBR0VfVE9LRU5fSU5WQUxJRCwgTEFOR1VBR0VfSU5WQUxJRCwgSURfSU5WQUxJRCk7IFBFUk1JU1NJT05fREVOSUVEIHdp\
      dGgKIHJlYXNvbiBGUkVTSF9QUk9PRl9SRVFVSVJFRCBvciBOT1RfQURNSU5JU1RSQVRPUjsgRkFJTEVEX1BSRUNPTkRJVElP\
      TiB3aXRoIHJlYXNvbiBBQ0NPVU5UX0VSQVNFRCwgYWxzbyBpbgogdGhlIG1pZGRsZSBvZiB0aGUgc3RyZWFtOyBBQk9SVEVE\
      IHdpdGggcmVhc29uIE9XTl9FWFBPUlRfU1VQRVJTRURFRDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBPV05f\
      RVhQT1JUX1RPT19PRlRFTiBhbmQgUmV0cnlJbmZvOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOIGZv\
      ciBhbiBhZG1pbmlzdHJhdG9yOyBVTkFVVEhFTlRJQ0FURUQgd2l0aAogcmVhc29uIFNFU1NJT05fRU5ERUQ6IHRoZSBzZXNz\
      aW9uIG9mIHRoZSB0b2tlbiBoYXMgZW5kZWQgKHRoZSBvdGhlciBzZXJ2aWNlcyBhbnN3ZXIgdW50aWwgdGhlIHRva2VuIGV4\
      cGlyZXMsCiBhdCBtb3N0IGZpdmUgbWludXRlcyBhZnRlciBpdHMgcHJvb2YpLiBBZnRlciBhbnkKIG90aGVyIGVuZCBvZiB0\
      aGUgc3RyZWFtIGNhbGwgYWdhaW4gd2l0aCB0aGUgbGF0ZXN0IGByZXN1bWVfdG9rZW5gLgoKKQoCBAASBCwANQEaHSBPZiB3\
      aG9tLCBhbmQgZnJvbSB3aGVyZSBvbi4KClUKBAQAAgASAy4CHBpIIEVtcHR5OiB0aGUgY2FsbGVyLiBPZiBhbm90aGVyIHBh\
      cnRpY2lwYW50LCBhIFVVSUQ6IGZvciBhZG1pbmlzdHJhdG9ycy4KCsUBCgQEAAIBEgMxAhYatwEgQkNQIDQ3OiBpbiB3aGlj\
      aCBsYW5ndWFnZSB0ZXh0cyBvZiBxdWVzdGlvbm5haXJlcyBhcmUgZ2l2ZW4sIHdoZXJlIHRoZXkgaGF2ZSBpdDsgb3RoZXJ3\
      aXNlIGFuZCB3aGVuIGVtcHR5LAogaW4gdGhlIHF1ZXN0aW9ubmFpcmUncyBvd24uIEl0IHN0YXlzIHRoZSBzYW1lIHdoZW4g\
      dGhlIGV4cG9ydCBpcyByZXN1bWVkLgoKnwEKBAQAAgISAzQCGhqRASBFbXB0eTogZnJvbSB0aGUgYmVnaW5uaW5nLiBPdGhl\
      cndpc2UgdGhlIGxhdGVzdCBgcmVzdW1lX3Rva2VuYCB0aGF0IGNhbWUsIGZvciB0aGUgc2FtZSBwYXJ0aWNpcGFudCBhbmQK\
      IGxhbmd1YWdlOiB0aGUgc3RyZWFtIGdvZXMgb24gYmVoaW5kIGl0LgoKaQoCBAESBDgARgEaXSBBIHBhcnQgb2Ygb25lIGZp\
      bGUuIEEgZmlsZSBpcyBpdHMgcGFydHMgaW4gdGhlaXIgb3JkZXI7IHBhcnRzIG9mIGRpZmZlcmVudCBmaWxlcyBhbHRlcm5h\
      dGUuCgqzAQoEBAECABIDOwISGqUBIGBhbnN3ZXJzLmNzdmA6IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBgX2AgYW5k\
      IG9uZSBkb3QuIEV2ZXJ5IGZpbGUgY29tZXMsIGFsc28gb25lIHdpdGhvdXQgcmVjb3JkcwogKGFzIENTViB3aXRoIGl0cyBs\
      aW5lIG9mIG5hbWVzIGFsb25lLCBhcyBKU09OIExpbmVzIGVtcHR5KS4KCnwKBAQBAgESAz4CEhpvIFdob2xlIHJlY29yZHMs\
      IGVhY2ggZW5kZWQgYnkgYSBsaW5lIGJyZWFrLiBNYXkgYmUgZW1wdHkuIEF0IG1vc3QgYWJvdXQgMjU2IEtpQiwgdW5sZXNz\
      IG9uZSByZWNvcmQgaXMKIGxhcmdlci4KCk4KBAQBAgISA0ACFRpBIEhvdyBtYW55IHJlY29yZHMgYXJlIGluIGBsaW5lc2As\
      IHdpdGhvdXQgYSBDU1YncyBsaW5lIG9mIG5hbWVzLgoKqgEKBAQBAgMSA0MCGhqcASBOb3QgZW1wdHkgd2hlcmUgdGhlIHN0\
      cmVhbSBjYW4gYmUgcmVzdW1lZCBmcm9tOiBldmVyeXRoaW5nIHVwIHRvIGhlcmUgaXMgY29tcGxldGUuIFdob2V2ZXIgcmVz\
      dW1lcwogcmVtb3ZlcyBmcm9tIHRoZSBmaWxlcyB3aGF0IGNhbWUgYWZ0ZXIgdGhlIGxhdGVzdCBvbmUuCgpNCgQEAQIEEgNF\
      AhQaQCBUcnVlIGluIHRoZSBsYXN0IG1lc3NhZ2Ugb2YgdGhlIHN0cmVhbTogdGhlcmUgaXMgbm90aGluZyBtb3JlLgpiBnBy\
      b3RvMw==
      """)
}
