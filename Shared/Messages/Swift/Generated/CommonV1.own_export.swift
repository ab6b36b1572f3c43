// Generated from otolith/common/v1/own_export.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CommonV1 {
  /// Selects the participant and the position to start from.
  public struct ExportOwnRecordsRequest: Message {
    /// UUID of another participant (administrators only); empty: the caller.
    public var participantID: String
    /// BCP 47 language for questionnaire texts. If it is empty or a text has no translation, the
    /// questionnaire's default language is used. Keep it unchanged when resuming.
    public var language: String
    /// The latest `resume_token` received from the same service for the same participant and language;
    /// the stream continues after it. Empty: start from the beginning.
    public var resumeToken: String

    public init(participantID: String = "", language: String = "", resumeToken: String = "") {
      self.participantID = participantID
      self.language = language
      self.resumeToken = resumeToken
    }
  }

  /// A part of one file. A file is the concatenation of its parts in order; parts of different files
  /// may alternate.
  public struct ExportOwnRecordsResponse: Message {
    /// File name such as `answers.csv`: lower-case letters, digits, `_` and one dot. Files without
    /// records are sent too: CSV with its header line, JSON Lines empty.
    public var file: String
    /// Whole records, each ended by a line break; may be empty. At most about 256 KiB unless one
    /// record is larger.
    public var lines: [UInt8]
    /// Number of records in `lines`, not counting a CSV header line.
    public var records: UInt32
    /// Token to resume the stream after this part; everything up to here is complete. Empty if the
    /// stream cannot be resumed here. To resume, remove from the files all data received after the
    /// latest token.
    public var resumeToken: String
    /// Whether the export is complete. True only in the last message of the stream.
    public var complete: Bool

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

  /// The descriptor of `otolith/common/v1/own_export.proto`.
  public static let ownExportFile = ProtoFile(
    name: "otolith/common/v1/own_export.proto",
    dependencies: [],
    base64: "CiJvdG9saXRoL2NvbW1vbi92MS9vd25fZXhwb3J0LnByb3RvEhFvdG9saXRoLmNvbW1vbi52MSJ/ChdFeHBvcnRPd25SZWNvcmRzUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USIQoMcmVzdW1lX3Rva2VuGAMgASgJUgtyZXN1bWVUb2tlbiKdAQoYRXhwb3J0T3duUmVjb3Jkc1Jlc3BvbnNlEhIKBGZpbGUYASABKAlSBGZpbGUSFAoFbGluZXMYAiABKAxSBWxpbmVzEhgKB3JlY29yZHMYAyABKA1SB3JlY29yZHMSIQoMcmVzdW1lX3Rva2VuGAQgASgJUgtyZXN1bWVUb2tlbhIaCghjb21wbGV0ZRgFIAEoCFIIY29tcGxldGUyhgEKEE93bkV4cG9ydFNlcnZpY2UScgoQRXhwb3J0T3duUmVjb3JkcxIqLm90b2xpdGguY29tbW9uLnYxLkV4cG9ydE93blJlY29yZHNSZXF1ZXN0Gisub3RvbGl0aC5jb21tb24udjEuRXhwb3J0T3duUmVjb3Jkc1Jlc3BvbnNlIgOQAgIwAUJFChFvdG9saXRoLmNvbW1vbi52MVABWhpvdG9saXRoL2NvbW1vbi92MTtjb21tb252MaoCEU90b2xpdGguQ29tbW9uLlYxSt8iCnQKAQwSAwIAEhpqIERhdGEgdGhhdCBhIHNlcnZpY2Ugc3RvcmVzIGFib3V0IG9uZSBwYXJ0aWNpcGFudCwgZm9yIGFjY2VzcyBhbmQgcG9ydGFiaWxpdHkgKEdEUFIgYXJ0aWNsZXMgMTUKIGFuZCAyMCkuCgqjBwoCBgASBBsAOgEalgcgRXhwb3J0IG9mIGEgcGFydGljaXBhbnQncyBvd24gZGF0YS4gRWFjaCBvZiB0aGUgZm91ciBzZXJ2aWNlcyBzZXJ2ZXMgdGhpcyBzZXJ2aWNlIGFuZCBleHBvcnRzCiB3aGF0IGl0IHN0b3JlczoKCiAtIGF1dGg6IHRoZSBhY2NvdW50ICh3aXRob3V0IHNlY3JldHMpLCByb2xlcywgY29uc2VudHMsIGVucm9sbWVudHMsIGpvaW4gcmVxdWVzdHMsIHNlc3Npb25zIGJ5CiAgIGRheSwgcXVldWVkIG1haWxzCiAtIGNhdGFsb2d1ZTogcm9sZXMgaW4gcHJvamVjdHM7IHN0dWRpZXMgYW5kIHF1ZXN0aW9ubmFpcmVzIHRoYXQgdGhlIHBhcnRpY2lwYW50IGNyZWF0ZWQsIGVkaXRlZAogICBhbmQgcHVibGlzaGVkCiAtIGluZ2VzdGlvbjogYW5zd2VyIHNoZWV0cyB3aXRoIHRoZSB0ZXh0cyBvZiB0aGUgcXVlc3Rpb25zLCBhbmQgdGhlIGRhdGEgc3RvcmVkIHdpdGggdGhlbQogLSBwbGFubmluZzogdGltZSB6b25lLCBlbnJvbG1lbnRzLCBvd24gc2NoZWR1bGVzLCBwbGFucywgbm90aWZpY2F0aW9ucwoKIEZvciBhIGNvbXBsZXRlIGFyY2hpdmUsIGNhbGwgYWxsIGZvdXIgYW5kIGtlZXAgZWFjaCBzZXJ2aWNlJ3MgZmlsZXMgaW4gYSBmb2xkZXIgb2YgaXRzIG93biwgYXMKIGBvdG9saXRoY3RsIG93bi1leHBvcnRgIGRvZXMuIEEgZ2F0ZXdheSBtYXkgcGFzcyB0aGUgc3RyZWFtcyB0aHJvdWdoIHVuY2hhbmdlZC4KCiBXaGVyZSB0aGUgZm91ciBzZXJ2aWNlcyBzaGFyZSBvbmUgaG9zdCwgYXMgYmVoaW5kIHRoZSBuZ2lueCBjb25maWd1cmF0aW9uIG9mIHRoaXMgcmVwb3NpdG9yeSwgdGhlCiBtZXRhZGF0YSBgb3RvbGl0aC1zZXJ2aWNlYCBzZWxlY3RzIHRoZSBzZXJ2aWNlOiBgYXV0aGAsIGBjYXRhbG9ndWVgLCBgaW5nZXN0aW9uYCBvciBgcGxhbm5pbmdgLgogVGhlIHNlcnZpY2VzIHRoZW1zZWx2ZXMgaWdub3JlIGl0LgoKhhAKBAYAAgASBDcCOQMa9w8gUmV0dXJucyBldmVyeXRoaW5nIHRoZSBzZXJ2aWNlIHN0b3JlcyBhYm91dCB0aGUgY2FsbGVyLCBhcyBmaWxlcyBpbiB0d28gZm9ybXMsIEpTT04gTGluZXMKIChgYW5zd2Vycy5qc29ubGApIGFuZCBDU1YgYnkgUkZDIDQxODAgKGBhbnN3ZXJzLmNzdmApLCB3aXRoIHRoZSBzYW1lIHJlY29yZHMgYW5kIGNvbHVtbnMuIEJvdGgKIGFyZSBVVEYtOC4gVGltZXMgYXJlIFVUQywgUkZDIDMzMzkuIEluIENTViwgbGlzdCBlbGVtZW50cyBhcmUgam9pbmVkIGJ5IGA7YCwgYW5kIGEgdGV4dCBoYXMgYW4KIGFwb3N0cm9waGUgd2hlcmV2ZXIgYSBzcHJlYWRzaGVldCBtYXkgYmVnaW4gYSBmb3JtdWxhLCBvciBhbiBhcG9zdHJvcGhlIHN0YW5kcyBhbHJlYWR5OiBhdCB0aGUKIHN0YXJ0LCBhbmQgYmVoaW5kIGA7YCwgYHxgLCB0YWIsIGxpbmUgYnJlYWssIFUrMDYwQyBhbmQgVSswNjFCLiBSZW1vdmUgb25lIGFwb3N0cm9waGUgZnJvbSBlYWNoCiBzdWNoIHBsYWNlIHRvIHJlc3RvcmUgdGhlIHRleHQuCgogUmVxdWlyZXMgYSB2ZXJpZmljYXRpb24gb2YgdGhlIHBhc3N3b3JkIGF0IG1vc3QgZml2ZSBtaW51dGVzIGJlZm9yZSB0aGUgY2FsbCAoYGF1dGhfdGltZWAgb2YKIHRoZSB0b2tlbjsgc2VlIG90b2xpdGguYXV0aC52MSBQcm92ZVBhc3N3b3JkKS4gQW4gYW5vbnltb3VzIGFjY291bnQgaGFzIG5vIHBhc3N3b3JkOiBpdHMgdG9rZW4KIHN1ZmZpY2VzLiBBbiBhZG1pbmlzdHJhdG9yIG1heSBleHBvcnQgZm9yIGEgcGFydGljaXBhbnQgd2hvIGFza2VkIGluIHdyaXRpbmc7IHRoaXMgcmVxdWlyZXMgdGhlCiBhZG1pbmlzdHJhdG9yJ3Mgb3duIHZlcmlmaWNhdGlvbiBhbmQgaXMgcmVjb3JkZWQgd2l0aCBwYXJ0aWNpcGFudCBhbmQgYWRtaW5pc3RyYXRvci4KCiBDb250YWlucyB0aGUgZGF0YSBzdG9yZWQgd2hlbiB0aGUgY2FsbCBiZWdhbjsgbGF0ZXIgZGF0YSBtYXkgYmUgbWlzc2luZy4gSWYgcmVjb3JkcyBvZiBhIHN0dWR5CiBhcmUgZXJhc2VkIG1lYW53aGlsZSwgdGhvc2Ugbm90IHNlbnQgeWV0IGFyZSBtaXNzaW5nLiBPbmUgY2FsbCBhdCBhIHRpbWUgZm9yIGVhY2ggcGFydGljaXBhbnQKIGFuZCBjYWxsZXI6IGEgbmV3ZXIgb25lIGVuZHMgdGhlIHByZXZpb3VzIG9uZS4gQXQgbW9zdCAyMCBhbiBob3VyCiAoYE9UT0xJVEhfT1dOX0VYUE9SVFNfUEVSX0hPVVJgKS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgKFBBR0VfVE9LRU5fSU5WQUxJRCwgTEFOR1VBR0VfSU5WQUxJRCwgSURfSU5WQUxJRCk7IFBFUk1JU1NJT05fREVOSUVECiB3aXRoIHJlYXNvbiBGUkVTSF9QUk9PRl9SRVFVSVJFRCBvciBOT1RfQURNSU5JU1RSQVRPUjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogQUNDT1VOVF9FUkFTRUQsIGFsc28gaW4gdGhlIG1pZGRsZSBvZiB0aGUgc3RyZWFtOyBBQk9SVEVEIHdpdGggcmVhc29uIE9XTl9FWFBPUlRfU1VQRVJTRURFRDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBPV05fRVhQT1JUX1RPT19PRlRFTiBhbmQgUmV0cnlJbmZvLiBGcm9tIGF1dGggYWxzbwogKG90b2xpdGguYXV0aC52MSk6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV04gZm9yIGFuIGFkbWluaXN0cmF0b3I7IFVOQVVUSEVOVElDQVRFRAogd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCBpZiB0aGUgc2Vzc2lvbiBvZiB0aGUgdG9rZW4gaGFzIGVuZGVkICh0aGUgb3RoZXIgc2VydmljZXMgYWNjZXB0IHRoZQogdG9rZW4gdW50aWwgaXQgZXhwaXJlcywgYXQgbW9zdCBmaXZlIG1pbnV0ZXMgYWZ0ZXIgaXRzIHZlcmlmaWNhdGlvbikuIEZyb20gaW5nZXN0aW9uIGFsc28KIChvdG9saXRoLmluZ2VzdGlvbi52MSk6IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5SW5mbyB3aGlsZSB0aGUKIHRleHRzIG9mIGEgcXVlc3Rpb25uYWlyZSBhcmUgdW5rbm93biB0aGVyZS4gQWZ0ZXIgYW55IG90aGVyIGVuZCBvZiB0aGUgc3RyZWFtLCBjYWxsIGFnYWluIHdpdGgKIHRoZSBsYXRlc3QgYHJlc3VtZV90b2tlbmAuCgpFCgIEABIEPQBGARo5IFNlbGVjdHMgdGhlIHBhcnRpY2lwYW50IGFuZCB0aGUgcG9zaXRpb24gdG8gc3RhcnQgZnJvbS4KClQKBAQAAgASAz8CHBpHIFVVSUQgb2YgYW5vdGhlciBwYXJ0aWNpcGFudCAoYWRtaW5pc3RyYXRvcnMgb25seSk7IGVtcHR5OiB0aGUgY2FsbGVyLgoKtQEKBAQAAgESA0ICFhqnASBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIHF1ZXN0aW9ubmFpcmUgdGV4dHMuIElmIGl0IGlzIGVtcHR5IG9yIGEgdGV4dCBoYXMgbm8gdHJhbnNsYXRpb24sIHRoZQogcXVlc3Rpb25uYWlyZSdzIGRlZmF1bHQgbGFuZ3VhZ2UgaXMgdXNlZC4gS2VlcCBpdCB1bmNoYW5nZWQgd2hlbiByZXN1bWluZy4KCrABCgQEAAICEgNFAhoaogEgVGhlIGxhdGVzdCBgcmVzdW1lX3Rva2VuYCByZWNlaXZlZCBmcm9tIHRoZSBzYW1lIHNlcnZpY2UgZm9yIHRoZSBzYW1lIHBhcnRpY2lwYW50IGFuZCBsYW5ndWFnZTsKIHRoZSBzdHJlYW0gY29udGludWVzIGFmdGVyIGl0LiBFbXB0eTogc3RhcnQgZnJvbSB0aGUgYmVnaW5uaW5nLgoKfQoCBAESBEoAWQEacSBBIHBhcnQgb2Ygb25lIGZpbGUuIEEgZmlsZSBpcyB0aGUgY29uY2F0ZW5hdGlvbiBvZiBpdHMgcGFydHMgaW4gb3JkZXI7IHBhcnRzIG9mIGRpZmZlcmVudCBmaWxlcwogbWF5IGFsdGVybmF0ZS4KCq4BCgQEAQIAEgNNAhIaoAEgRmlsZSBuYW1lIHN1Y2ggYXMgYGFuc3dlcnMuY3N2YDogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGBfYCBhbmQgb25lIGRvdC4gRmlsZXMgd2l0aG91dAogcmVjb3JkcyBhcmUgc2VudCB0b286IENTViB3aXRoIGl0cyBoZWFkZXIgbGluZSwgSlNPTiBMaW5lcyBlbXB0eS4KCnsKBAQBAgESA1ACEhpuIFdob2xlIHJlY29yZHMsIGVhY2ggZW5kZWQgYnkgYSBsaW5lIGJyZWFrOyBtYXkgYmUgZW1wdHkuIEF0IG1vc3QgYWJvdXQgMjU2IEtpQiB1bmxlc3Mgb25lCiByZWNvcmQgaXMgbGFyZ2VyLgoKTAoEBAECAhIDUgIVGj8gTnVtYmVyIG9mIHJlY29yZHMgaW4gYGxpbmVzYCwgbm90IGNvdW50aW5nIGEgQ1NWIGhlYWRlciBsaW5lLgoK1wEKBAQBAgMSA1YCGhrJASBUb2tlbiB0byByZXN1bWUgdGhlIHN0cmVhbSBhZnRlciB0aGlzIHBhcnQ7IGV2ZXJ5dGhpbmcgdXAgdG8gaGVyZSBpcyBjb21wbGV0ZS4gRW1wdHkgaWYgdGhlCiBzdHJlYW0gY2Fubm90IGJlIHJlc3VtZWQgaGVyZS4gVG8gcmVzdW1lLCByZW1vdmUgZnJvbSB0aGUgZmlsZXMgYWxsIGRhdGEgcmVjZWl2ZWQgYWZ0ZXIgdGhlCiBsYXRlc3QgdG9rZW4uCgpbCgQEAQIEEgNYAhQaTiBXaGV0aGVyIHRoZSBleHBvcnQgaXMgY29tcGxldGUuIFRydWUgb25seSBpbiB0aGUgbGFzdCBtZXNzYWdlIG9mIHRoZSBzdHJlYW0uCmIGcHJvdG8z")
}

extension CommonV1.ExportOwnRecordsRequest {
  public static var fullName: String { "otolith.common.v1.ExportOwnRecordsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__common__v1__export_own_records_request__init)

  init(_ c: UnsafePointer<Otolith__Common__V1__ExportOwnRecordsRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.language = Codec.string(c.pointee.language)
    self.resumeToken = Codec.string(c.pointee.resume_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Common__V1__ExportOwnRecordsRequest> {
    let c = arena.allocate(Otolith__Common__V1__ExportOwnRecordsRequest.self)
    otolith__common__v1__export_own_records_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    return c
  }
}

extension CommonV1.ExportOwnRecordsResponse {
  public static var fullName: String { "otolith.common.v1.ExportOwnRecordsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__common__v1__export_own_records_response__init)

  init(_ c: UnsafePointer<Otolith__Common__V1__ExportOwnRecordsResponse>) {
    self.file = Codec.string(c.pointee.file)
    self.lines = Codec.bytes(c.pointee.lines)
    self.records = c.pointee.records
    self.resumeToken = Codec.string(c.pointee.resume_token)
    self.complete = c.pointee.complete != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Common__V1__ExportOwnRecordsResponse> {
    let c = arena.allocate(Otolith__Common__V1__ExportOwnRecordsResponse.self)
    otolith__common__v1__export_own_records_response__init(c)
    if !self.file.isEmpty { c.pointee.file = arena.string(self.file) }
    if !self.lines.isEmpty { c.pointee.lines = ProtobufCBinaryData(len: self.lines.count, data: arena.bytes(self.lines)) }
    c.pointee.records = self.records
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    c.pointee.complete = self.complete ? 1 : 0
    return c
  }
}
