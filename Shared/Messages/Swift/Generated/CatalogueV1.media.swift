// Generated from otolith/catalogue/v1/media.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// A stored file.
  public struct Media: Message {
    /// SHA-256 of the bytes, 64 lower-case hexadecimal digits.
    public var sha256: String
    /// IANA media type by the content, e.g. `audio/wav`.
    public var mediaType: String
    /// Size in bytes.
    public var byteCount: UInt64
    /// Value for `FileReference.location`: `media/`, the hash, and an extension by the type, e.g.
    /// `.wav`. Also the path below which a web server serves the folder.
    public var location: String
    /// Time at which the latest upload to the project was complete; absent without a project.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Whether a published version of the project names the file, so that it stays; false without a
    /// project.
    public var named: Bool

    public init(
      sha256: String = "",
      mediaType: String = "",
      byteCount: UInt64 = 0,
      location: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      named: Bool = false
    ) {
      self.sha256 = sha256
      self.mediaType = mediaType
      self.byteCount = byteCount
      self.location = location
      self.createTime = createTime
      self.named = named
    }
  }

  /// A chunk of a file, or a question for what has arrived.
  public struct UploadMediaChunkRequest: Message {
    /// The project that is to have the file; required.
    public var projectID: String
    /// SHA-256 of the whole file, 64 lower-case hexadecimal digits; required.
    public var sha256: String
    /// Size of the whole file in bytes, the same in each call. At least 1, at most
    /// `OTOLITH_MEDIA_FILE_MIB` (by default 100 MiB).
    public var byteCount: UInt64
    /// Position of the first byte of `data` in the file.
    public var offset: UInt64
    /// Up to 1,048,576 bytes. Empty: only return what has arrived.
    public var data: [UInt8]

    public init(
      projectID: String = "",
      sha256: String = "",
      byteCount: UInt64 = 0,
      offset: UInt64 = 0,
      data: [UInt8] = []
    ) {
      self.projectID = projectID
      self.sha256 = sha256
      self.byteCount = byteCount
      self.offset = offset
      self.data = data
    }
  }

  /// State of an upload after the call.
  public struct UploadMediaChunkResponse: Message {
    /// Number of bytes that have arrived without a gap; `byte_count` if the file is stored. The offset
    /// of the next chunk.
    public var receivedByteCount: UInt64
    /// The stored file; absent while bytes are missing.
    public var media: CatalogueV1.Media?

    public init(receivedByteCount: UInt64 = 0, media: CatalogueV1.Media? = nil) {
      self.receivedByteCount = receivedByteCount
      self.media = media
    }
  }

  /// Names a file.
  public struct GetMediaRequest: Message {
    /// SHA-256 of the file, 64 lower-case hexadecimal digits; required.
    public var sha256: String
    /// Project of which `create_time` and `named` are returned; needs the role reader in it. May be
    /// empty.
    public var projectID: String

    public init(sha256: String = "", projectID: String = "") {
      self.sha256 = sha256
      self.projectID = projectID
    }
  }

  /// A file.
  public struct GetMediaResponse: Message {
    /// The file.
    public var media: CatalogueV1.Media?

    public init(media: CatalogueV1.Media? = nil) {
      self.media = media
    }
  }

  /// Names a file and a range of it.
  public struct DownloadMediaRequest: Message {
    /// SHA-256 of the file, 64 lower-case hexadecimal digits; required.
    public var sha256: String
    /// First byte; at most the size of the file.
    public var offset: UInt64
    /// Maximum number of bytes; 0: up to the end.
    public var byteCount: UInt64

    public init(sha256: String = "", offset: UInt64 = 0, byteCount: UInt64 = 0) {
      self.sha256 = sha256
      self.offset = offset
      self.byteCount = byteCount
    }
  }

  /// The description of a file, or bytes of it.
  public struct DownloadMediaResponse: Message {
    /// The file, without `create_time` and `named`. Only in the first message.
    public var media: CatalogueV1.Media?
    /// The next bytes, at most 256 KiB. Empty in the first message.
    public var data: [UInt8]

    public init(media: CatalogueV1.Media? = nil, data: [UInt8] = []) {
      self.media = media
      self.data = data
    }
  }

  /// Selects a page of a project's files.
  public struct ListMediaRequest: Message {
    /// Required.
    public var projectID: String
    /// 1–1,000; 0 means 100.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(projectID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.projectID = projectID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of a project's files.
  public struct ListMediaResponse: Message {
    /// Files by hash.
    public var media: [CatalogueV1.Media]
    /// Empty on the last page.
    public var nextPageToken: String
    /// Size in bytes of all files of the project.
    public var totalByteCount: UInt64
    /// Maximum of `total_byte_count` in bytes: the project's quota (`OTOLITH_MEDIA_PROJECT_MIB`).
    public var quotaByteCount: UInt64

    public init(
      media: [CatalogueV1.Media] = [],
      nextPageToken: String = "",
      totalByteCount: UInt64 = 0,
      quotaByteCount: UInt64 = 0
    ) {
      self.media = media
      self.nextPageToken = nextPageToken
      self.totalByteCount = totalByteCount
      self.quotaByteCount = quotaByteCount
    }
  }

  /// Names a file of a project.
  public struct DeleteMediaRequest: Message {
    /// Required.
    public var projectID: String
    /// SHA-256 of the file, 64 lower-case hexadecimal digits; required.
    public var sha256: String

    public init(projectID: String = "", sha256: String = "") {
      self.projectID = projectID
      self.sha256 = sha256
    }
  }

  /// The result of the deletion.
  public struct DeleteMediaResponse: Message {
    /// Whether this call deleted the file from the project.
    public var deleted: Bool

    public init(deleted: Bool = false) {
      self.deleted = deleted
    }
  }

  /// The descriptor of `otolith/catalogue/v1/media.proto`.
  public static let mediaFile = ProtoFile(
    name: "otolith/catalogue/v1/media.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9tZWRpYS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8izAEKBU1lZGlhEhYKBnNoYTI1NhgBIAEoCVIGc2hhMjU2Eh0KCm1lZGlhX3R5cGUYAiABKAlSCW1lZGlhVHlwZRIdCgpieXRlX2NvdW50GAMgASgEUglieXRlQ291bnQSGgoIbG9jYXRpb24YBCABKAlSCGxvY2F0aW9uEjsKC2NyZWF0ZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRIUCgVuYW1lZBgGIAEoCFIFbmFtZWQimwEKF1VwbG9hZE1lZGlhQ2h1bmtSZXF1ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBIWCgZzaGEyNTYYAiABKAlSBnNoYTI1NhIdCgpieXRlX2NvdW50GAMgASgEUglieXRlQ291bnQSFgoGb2Zmc2V0GAQgASgEUgZvZmZzZXQSEgoEZGF0YRgFIAEoDFIEZGF0YSJ9ChhVcGxvYWRNZWRpYUNodW5rUmVzcG9uc2USLgoTcmVjZWl2ZWRfYnl0ZV9jb3VudBgBIAEoBFIRcmVjZWl2ZWRCeXRlQ291bnQSMQoFbWVkaWEYAiABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5NZWRpYVIFbWVkaWEiSAoPR2V0TWVkaWFSZXF1ZXN0EhYKBnNoYTI1NhgBIAEoCVIGc2hhMjU2Eh0KCnByb2plY3RfaWQYAiABKAlSCXByb2plY3RJZCJFChBHZXRNZWRpYVJlc3BvbnNlEjEKBW1lZGlhGAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuTWVkaWFSBW1lZGlhImUKFERvd25sb2FkTWVkaWFSZXF1ZXN0EhYKBnNoYTI1NhgBIAEoCVIGc2hhMjU2EhYKBm9mZnNldBgCIAEoBFIGb2Zmc2V0Eh0KCmJ5dGVfY291bnQYAyABKARSCWJ5dGVDb3VudCJeChVEb3dubG9hZE1lZGlhUmVzcG9uc2USMQoFbWVkaWEYASABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5NZWRpYVIFbWVkaWESEgoEZGF0YRgCIAEoDFIEZGF0YSJtChBMaXN0TWVkaWFSZXF1ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiLCAQoRTGlzdE1lZGlhUmVzcG9uc2USMQoFbWVkaWEYASADKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5NZWRpYVIFbWVkaWESJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEigKEHRvdGFsX2J5dGVfY291bnQYAyABKARSDnRvdGFsQnl0ZUNvdW50EigKEHF1b3RhX2J5dGVfY291bnQYBCABKARSDnF1b3RhQnl0ZUNvdW50IksKEkRlbGV0ZU1lZGlhUmVxdWVzdBIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSFgoGc2hhMjU2GAIgASgJUgZzaGEyNTYiLwoTRGVsZXRlTWVkaWFSZXNwb25zZRIYCgdkZWxldGVkGAEgASgIUgdkZWxldGVkMqMECgxNZWRpYVNlcnZpY2USdgoQVXBsb2FkTWVkaWFDaHVuaxItLm90b2xpdGguY2F0YWxvZ3VlLnYxLlVwbG9hZE1lZGlhQ2h1bmtSZXF1ZXN0Gi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuVXBsb2FkTWVkaWFDaHVua1Jlc3BvbnNlIgOQAgISXgoIR2V0TWVkaWESJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRNZWRpYVJlcXVlc3QaJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRNZWRpYVJlc3BvbnNlIgOQAgESbwoNRG93bmxvYWRNZWRpYRIqLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRvd25sb2FkTWVkaWFSZXF1ZXN0Gisub3RvbGl0aC5jYXRhbG9ndWUudjEuRG93bmxvYWRNZWRpYVJlc3BvbnNlIgOQAgEwARJhCglMaXN0TWVkaWESJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0TWVkaWFSZXF1ZXN0Gicub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdE1lZGlhUmVzcG9uc2UiA5ACARJnCgtEZWxldGVNZWRpYRIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRlbGV0ZU1lZGlhUmVxdWVzdBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRlbGV0ZU1lZGlhUmVzcG9uc2UiA5ACAkJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSq4xCkoKAQwSAwEAEhpAIEJ5dGVzIG9mIHRoZSBmaWxlcyB0aGF0IGRlZmluaXRpb25zIG5hbWU6IHNvdW5kcyBhbmQgcGljdHVyZXMuCgraBwoCBgASBBoATAEazQcgU3RvcmVzIGZpbGVzIGJ5IHRoZSBTSEEtMjU2IG9mIHRoZWlyIGJ5dGVzLiBBIGRlZmluaXRpb24gbmFtZXMgYSBzdG9yZWQgZmlsZSBieSBwdXR0aW5nCiBgTWVkaWEubG9jYXRpb25gIGludG8gRmlsZVJlZmVyZW5jZTsgaXQgY2FuIGJlIHB1Ymxpc2hlZCBvbmx5IGlmIGl0cyBwcm9qZWN0IGhhcyB0aGUgZmlsZS4KIFVwbG9hZGluZyBhbmQgZGVsZXRpbmcgbmVlZCB0aGUgcm9sZSBsZWFkZXIgaW4gdGhlIHByb2plY3QsIGxpc3RzIHRoZSByb2xlIHJlYWRlci4KCiBBIGZpbGUgdGhhdCBubyBwdWJsaXNoZWQgdmVyc2lvbiBuYW1lcyBpcyByZW1vdmVkIHNvbWUgdGltZSBhZnRlciBpdHMgdXBsb2FkCiAoYE9UT0xJVEhfTUVESUFfR1JBQ0VfREFZU2AsIGJ5IGRlZmF1bHQgMzAgZGF5cykuIEEgZmlsZSB0aGF0IGlzIG5hbWVkIHN0YXlzOiBwdWJsaXNoZWQgdmVyc2lvbnMKIGRvLgoKIEVhY2ggbWV0aG9kIG1heSByZXR1cm4gRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBNRURJQV9TVE9SRV9BQlNFTlQgaWYgdGhlIHNlcnZpY2UgaGFzIG5vCiBmb2xkZXIgZm9yIGZpbGVzIChgT1RPTElUSF9NRURJQV9ESVJFQ1RPUllgKSwgYW5kIFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIE1FRElBX1NUT1JFX1VOQVZBSUxBQkxFCiBpZiB0aGUgZm9sZGVyIGNhbm5vdCBiZSByZWFkIG9yIHdyaXR0ZW4uIFRvIGNhbGxlcnMgd2l0aG91dCBhIHJvbGUgaW4gdGhlIHByb2plY3QsIGl0IGRvZXMgbm90CiBleGlzdDogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBST0pFQ1RfVU5LTk9XTi4gQSByb2xlIHRoYXQgaXMgbm90IHN1ZmZpY2llbnQ6IFBFUk1JU1NJT05fREVOSUVECiB3aXRoIHJlYXNvbiBST0xFX0lOU1VGRklDSUVOVC4gUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIEFVVEhPUklOR19MSU1JVCBhbmQgUmV0cnlJbmZvOiB0b28KIG1hbnkgZmlsZXMgYXJlIGJlaW5nIHJlYWQgb3Igd3JpdHRlbi4KCvoHCgQGAAIAEgQpAisDGusHIFVwbG9hZHMgYSBmaWxlIGluIGNodW5rcywgYW5kIHJlc3VtZXMgYSBicm9rZW4gdXBsb2FkLiBTZW5kIHRoZSBjaHVua3MgaW4gb3JkZXIsIGVhY2ggYXQgdGhlCiBgcmVjZWl2ZWRfYnl0ZV9jb3VudGAgb2YgdGhlIHByZXZpb3VzIHJlc3BvbnNlLiBBIGNhbGwgd2l0aG91dCBkYXRhIHJldHVybnMgaG93IG1hbnkgYnl0ZXMgaGF2ZQogYXJyaXZlZCwgb2YgdGhpcyB1cGxvYWQgb3Igb2YgYW4gZWFybGllciBvbmUgYnkgYW55IG1lbWJlciBvZiB0aGUgcHJvamVjdC4gQSBjaHVuayBhdCBhbm90aGVyCiBvZmZzZXQgaXMgaWdub3JlZCwgc28gcmVwZWF0aW5nIGEgY2FsbCBpcyBzYWZlLiBUaGUgbGFzdCBjaHVuayBzdG9yZXMgdGhlIGZpbGUgYWZ0ZXIgaXRzIGhhc2gKIHdhcyB2ZXJpZmllZC4gSWYgdGhlIHByb2plY3QgYWxyZWFkeSBoYXMgdGhlIGZpbGUsIHRoZSBmaXJzdCByZXNwb25zZSBjb250YWlucyBpdC4gQW4KIGluY29tcGxldGUgdXBsb2FkIGlzIGtlcHQgZm9yIGEgZGF5IGFmdGVyIGl0cyBsYXN0IGNodW5rLgoKIEFjY2VwdGVkIGFyZSBQTkcsIEpQRUcsIFdlYlAsIFdBViwgRkxBQywgTVAzLCBPZ2cgYW5kIE1QNCAoTTRBKSwgcmVjb2duaXNlZCBieSB0aGVpciBjb250ZW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBNRURJQV9IQVNIX0lOVkFMSUQsIE1FRElBX1RPT19MQVJHRSwKIE1FRElBX0NIVU5LX0lOVkFMSUQsIE1FRElBX1RZUEVfTk9UX0FDQ0VQVEVEIG9yIE1FRElBX0NIRUNLU1VNX01JU01BVENIIChhZnRlciB0aGUgbGF0dGVyIHR3bywKIHRoZSByZWNlaXZlZCBieXRlcyBhcmUgcmVtb3ZlZCk7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBNRURJQV9RVU9UQV9FWENFRURFRCwKIFRPT19NQU5ZX01FRElBX1VQTE9BRFMgb3IgTUVESUFfU1RPUkVfRlVMTDsgQUJPUlRFRCB3aXRoIHJlYXNvbiBNRURJQV9VUExPQURFRF9DT05DVVJSRU5UTFkgYW5kCiBSZXRyeUluZm8uCgrmAQoEBgACARIEMAIyAxrXASBSZXR1cm5zIHRoZSBkZXNjcmlwdGlvbiBvZiBhIGZpbGUuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbiwgYXMgRG93bmxvYWRNZWRpYS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBNRURJQV9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIE1FRElBX0hBU0hfSU5WQUxJRDsKIFVOQVVUSEVOVElDQVRFRCBmb3IgYW4gaW52YWxpZCB0b2tlbi4KCq0FCgQGAAICEgQ8Aj4DGp4FIFJldHVybnMgdGhlIGJ5dGVzIG9mIGEgZmlsZSwgb3IgYSByYW5nZSBvZiB0aGVtLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4gZm9yIGEgZmlsZSB0aGF0IGEKIHB1Ymxpc2hlZCB2ZXJzaW9uIG5hbWVzOiBpdHMgaGFzaCBpcyBrbm93biBvbmx5IGZyb20gdGhlIGRlZmluaXRpb24gb3IgZnJvbSB0aGUgZmlsZSBpdHNlbGYuCiBPdGhlciBmaWxlcyBhcmUgTUVESUFfVU5LTk9XTiBleGNlcHQgZm9yIG1lbWJlcnMgb2YgYSBwcm9qZWN0IHRoYXQgaGFzIHRoZW0sIGFkbWluaXN0cmF0b3JzIGFuZAogc2VydmljZXMuIFRoZSBmaXJzdCBtZXNzYWdlIGhhcyB0aGUgZGVzY3JpcHRpb24sIHRoZSBmb2xsb3dpbmcgb25lcyB0aGUgYnl0ZXMgaW4gb3JkZXI7IGJ5dGVzCiBuZXZlciBjaGFuZ2UsIHNvIHRoYXQgYSBicm9rZW4gZG93bmxvYWQgY29udGludWVzIGF0IGl0cyBvZmZzZXQuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gTUVESUFfVU5LTk9XTjsgREFUQV9MT1NTIHdpdGggcmVhc29uIE1FRElBX0JZVEVTX01JU1NJTkc7CiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIE1FRElBX0hBU0hfSU5WQUxJRDsgT1VUX09GX1JBTkdFIHdpdGggcmVhc29uCiBNRURJQV9SQU5HRV9JTlZBTElEOyBVTkFVVEhFTlRJQ0FURUQgZm9yIGFuIGludmFsaWQgdG9rZW4uCgquAQoEBgACAxIEQgJEAxqfASBMaXN0cyB0aGUgZmlsZXMgb2YgYSBwcm9qZWN0IGJ5IGhhc2gsIHdpdGggdGhlaXIgdG90YWwgc2l6ZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCwgUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lOVkFMSUQuCgqKAgoEBgACBBIESQJLAxr7ASBEZWxldGVzIGEgZmlsZSBmcm9tIGEgcHJvamVjdC4gSXRzIGJ5dGVzIGFyZSByZW1vdmVkIHdoZW4gbm8gcHJvamVjdCBoYXMgdGhlIGZpbGUgYW55IG1vcmUuCgogRXJyb3JzOiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE1FRElBX0lOX1VTRSBpZiBhIHB1Ymxpc2hlZCB2ZXJzaW9uIG5hbWVzIHRoZSBmaWxlOwogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElEIG9yIE1FRElBX0hBU0hfSU5WQUxJRC4KChwKAgQAEgRPAF4BGhAgQSBzdG9yZWQgZmlsZS4KCkYKBAQAAgASA1ECFBo5IFNIQS0yNTYgb2YgdGhlIGJ5dGVzLCA2NCBsb3dlci1jYXNlIGhleGFkZWNpbWFsIGRpZ2l0cy4KCkAKBAQAAgESA1MCGBozIElBTkEgbWVkaWEgdHlwZSBieSB0aGUgY29udGVudCwgZS5nLiBgYXVkaW8vd2F2YC4KCh0KBAQAAgISA1UCGBoQIFNpemUgaW4gYnl0ZXMuCgqtAQoEBAACAxIDWAIWGp8BIFZhbHVlIGZvciBgRmlsZVJlZmVyZW5jZS5sb2NhdGlvbmA6IGBtZWRpYS9gLCB0aGUgaGFzaCwgYW5kIGFuIGV4dGVuc2lvbiBieSB0aGUgdHlwZSwgZS5nLgogYC53YXZgLiBBbHNvIHRoZSBwYXRoIGJlbG93IHdoaWNoIGEgd2ViIHNlcnZlciBzZXJ2ZXMgdGhlIGZvbGRlci4KCmUKBAQAAgQSA1oCLBpYIFRpbWUgYXQgd2hpY2ggdGhlIGxhdGVzdCB1cGxvYWQgdG8gdGhlIHByb2plY3Qgd2FzIGNvbXBsZXRlOyBhYnNlbnQgd2l0aG91dCBhIHByb2plY3QuCgp1CgQEAAIFEgNdAhEaaCBXaGV0aGVyIGEgcHVibGlzaGVkIHZlcnNpb24gb2YgdGhlIHByb2plY3QgbmFtZXMgdGhlIGZpbGUsIHNvIHRoYXQgaXQgc3RheXM7IGZhbHNlIHdpdGhvdXQgYQogcHJvamVjdC4KCkQKAgQBEgRhAG0BGjggQSBjaHVuayBvZiBhIGZpbGUsIG9yIGEgcXVlc3Rpb24gZm9yIHdoYXQgaGFzIGFycml2ZWQuCgo+CgQEAQIAEgNjAhgaMSBUaGUgcHJvamVjdCB0aGF0IGlzIHRvIGhhdmUgdGhlIGZpbGU7IHJlcXVpcmVkLgoKVQoEBAECARIDZQIUGkggU0hBLTI1NiBvZiB0aGUgd2hvbGUgZmlsZSwgNjQgbG93ZXItY2FzZSBoZXhhZGVjaW1hbCBkaWdpdHM7IHJlcXVpcmVkLgoKigEKBAQBAgISA2gCGBp9IFNpemUgb2YgdGhlIHdob2xlIGZpbGUgaW4gYnl0ZXMsIHRoZSBzYW1lIGluIGVhY2ggY2FsbC4gQXQgbGVhc3QgMSwgYXQgbW9zdAogYE9UT0xJVEhfTUVESUFfRklMRV9NSUJgIChieSBkZWZhdWx0IDEwMCBNaUIpLgoKQAoEBAECAxIDagIUGjMgUG9zaXRpb24gb2YgdGhlIGZpcnN0IGJ5dGUgb2YgYGRhdGFgIGluIHRoZSBmaWxlLgoKSgoEBAECBBIDbAIRGj0gVXAgdG8gMSwwNDgsNTc2IGJ5dGVzLiBFbXB0eTogb25seSByZXR1cm4gd2hhdCBoYXMgYXJyaXZlZC4KCjAKAgQCEgRwAHYBGiQgU3RhdGUgb2YgYW4gdXBsb2FkIGFmdGVyIHRoZSBjYWxsLgoKggEKBAQCAgASA3MCIRp1IE51bWJlciBvZiBieXRlcyB0aGF0IGhhdmUgYXJyaXZlZCB3aXRob3V0IGEgZ2FwOyBgYnl0ZV9jb3VudGAgaWYgdGhlIGZpbGUgaXMgc3RvcmVkLiBUaGUgb2Zmc2V0CiBvZiB0aGUgbmV4dCBjaHVuay4KCj8KBAQCAgESA3UCEhoyIFRoZSBzdG9yZWQgZmlsZTsgYWJzZW50IHdoaWxlIGJ5dGVzIGFyZSBtaXNzaW5nLgoKGwoCBAMSBHkAfwEaDyBOYW1lcyBhIGZpbGUuCgpPCgQEAwIAEgN7AhQaQiBTSEEtMjU2IG9mIHRoZSBmaWxlLCA2NCBsb3dlci1jYXNlIGhleGFkZWNpbWFsIGRpZ2l0czsgcmVxdWlyZWQuCgpzCgQEAwIBEgN+AhgaZiBQcm9qZWN0IG9mIHdoaWNoIGBjcmVhdGVfdGltZWAgYW5kIGBuYW1lZGAgYXJlIHJldHVybmVkOyBuZWVkcyB0aGUgcm9sZSByZWFkZXIgaW4gaXQuIE1heSBiZQogZW1wdHkuCgoXCgIEBBIGggEAhQEBGgkgQSBmaWxlLgoKGQoEBAQCABIEhAECEhoLIFRoZSBmaWxlLgoKLwoCBAUSBogBAI8BARohIE5hbWVzIGEgZmlsZSBhbmQgYSByYW5nZSBvZiBpdC4KClAKBAQFAgASBIoBAhQaQiBTSEEtMjU2IG9mIHRoZSBmaWxlLCA2NCBsb3dlci1jYXNlIGhleGFkZWNpbWFsIGRpZ2l0czsgcmVxdWlyZWQuCgo5CgQEBQIBEgSMAQIUGisgRmlyc3QgYnl0ZTsgYXQgbW9zdCB0aGUgc2l6ZSBvZiB0aGUgZmlsZS4KCjoKBAQFAgISBI4BAhgaLCBNYXhpbXVtIG51bWJlciBvZiBieXRlczsgMDogdXAgdG8gdGhlIGVuZC4KCjoKAgQGEgaSAQCXAQEaLCBUaGUgZGVzY3JpcHRpb24gb2YgYSBmaWxlLCBvciBieXRlcyBvZiBpdC4KClcKBAQGAgASBJQBAhIaSSBUaGUgZmlsZSwgd2l0aG91dCBgY3JlYXRlX3RpbWVgIGFuZCBgbmFtZWRgLiBPbmx5IGluIHRoZSBmaXJzdCBtZXNzYWdlLgoKTAoEBAYCARIElgECERo+IFRoZSBuZXh0IGJ5dGVzLCBhdCBtb3N0IDI1NiBLaUIuIEVtcHR5IGluIHRoZSBmaXJzdCBtZXNzYWdlLgoKNAoCBAcSBpoBAKEBARomIFNlbGVjdHMgYSBwYWdlIG9mIGEgcHJvamVjdCdzIGZpbGVzLgoKGQoEBAcCABIEnAECGBoLIFJlcXVpcmVkLgoKJwoEBAcCARIEngECFxoZIDHigJMxLDAwMDsgMCBtZWFucyAxMDAuCgpRCgQEBwICEgSgAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiwKAgQIEgakAQCtAQEaHiBBIHBhZ2Ugb2YgYSBwcm9qZWN0J3MgZmlsZXMuCgoeCgQECAIAEgSmAQIbGhAgRmlsZXMgYnkgaGFzaC4KCicKBAQIAgESBKgBAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKOgoEBAgCAhIEqgECHhosIFNpemUgaW4gYnl0ZXMgb2YgYWxsIGZpbGVzIG9mIHRoZSBwcm9qZWN0LgoKagoEBAgCAxIErAECHhpcIE1heGltdW0gb2YgYHRvdGFsX2J5dGVfY291bnRgIGluIGJ5dGVzOiB0aGUgcHJvamVjdCdzIHF1b3RhIChgT1RPTElUSF9NRURJQV9QUk9KRUNUX01JQmApLgoKKgoCBAkSBrABALUBARocIE5hbWVzIGEgZmlsZSBvZiBhIHByb2plY3QuCgoZCgQECQIAEgSyAQIYGgsgUmVxdWlyZWQuCgpQCgQECQIBEgS0AQIUGkIgU0hBLTI1NiBvZiB0aGUgZmlsZSwgNjQgbG93ZXItY2FzZSBoZXhhZGVjaW1hbCBkaWdpdHM7IHJlcXVpcmVkLgoKKwoCBAoSBrgBALsBARodIFRoZSByZXN1bHQgb2YgdGhlIGRlbGV0aW9uLgoKRAoEBAoCABIEugECExo2IFdoZXRoZXIgdGhpcyBjYWxsIGRlbGV0ZWQgdGhlIGZpbGUgZnJvbSB0aGUgcHJvamVjdC4KYgZwcm90bzM=")
}

extension CatalogueV1.Media {
  public static var fullName: String { "otolith.catalogue.v1.Media" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__media__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Media>) {
    self.sha256 = Codec.string(c.pointee.sha256)
    self.mediaType = Codec.string(c.pointee.media_type)
    self.byteCount = c.pointee.byte_count
    self.location = Codec.string(c.pointee.location)
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.named = c.pointee.named != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Media> {
    let c = arena.allocate(Otolith__Catalogue__V1__Media.self)
    otolith__catalogue__v1__media__init(c)
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    if !self.mediaType.isEmpty { c.pointee.media_type = arena.string(self.mediaType) }
    c.pointee.byte_count = self.byteCount
    if !self.location.isEmpty { c.pointee.location = arena.string(self.location) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    c.pointee.named = self.named ? 1 : 0
    return c
  }
}

extension CatalogueV1.UploadMediaChunkRequest {
  public static var fullName: String { "otolith.catalogue.v1.UploadMediaChunkRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__upload_media_chunk_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__UploadMediaChunkRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.sha256 = Codec.string(c.pointee.sha256)
    self.byteCount = c.pointee.byte_count
    self.offset = c.pointee.offset
    self.data = Codec.bytes(c.pointee.data)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__UploadMediaChunkRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__UploadMediaChunkRequest.self)
    otolith__catalogue__v1__upload_media_chunk_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    c.pointee.byte_count = self.byteCount
    c.pointee.offset = self.offset
    if !self.data.isEmpty { c.pointee.data = ProtobufCBinaryData(len: self.data.count, data: arena.bytes(self.data)) }
    return c
  }
}

extension CatalogueV1.UploadMediaChunkResponse {
  public static var fullName: String { "otolith.catalogue.v1.UploadMediaChunkResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__upload_media_chunk_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__UploadMediaChunkResponse>) {
    self.receivedByteCount = c.pointee.received_byte_count
    self.media = c.pointee.media.map { CatalogueV1.Media($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__UploadMediaChunkResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__UploadMediaChunkResponse.self)
    otolith__catalogue__v1__upload_media_chunk_response__init(c)
    c.pointee.received_byte_count = self.receivedByteCount
    if let value = self.media { c.pointee.media = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.GetMediaRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetMediaRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_media_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetMediaRequest>) {
    self.sha256 = Codec.string(c.pointee.sha256)
    self.projectID = Codec.string(c.pointee.project_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetMediaRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetMediaRequest.self)
    otolith__catalogue__v1__get_media_request__init(c)
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    return c
  }
}

extension CatalogueV1.GetMediaResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetMediaResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_media_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetMediaResponse>) {
    self.media = c.pointee.media.map { CatalogueV1.Media($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetMediaResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetMediaResponse.self)
    otolith__catalogue__v1__get_media_response__init(c)
    if let value = self.media { c.pointee.media = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.DownloadMediaRequest {
  public static var fullName: String { "otolith.catalogue.v1.DownloadMediaRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__download_media_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DownloadMediaRequest>) {
    self.sha256 = Codec.string(c.pointee.sha256)
    self.offset = c.pointee.offset
    self.byteCount = c.pointee.byte_count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DownloadMediaRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__DownloadMediaRequest.self)
    otolith__catalogue__v1__download_media_request__init(c)
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    c.pointee.offset = self.offset
    c.pointee.byte_count = self.byteCount
    return c
  }
}

extension CatalogueV1.DownloadMediaResponse {
  public static var fullName: String { "otolith.catalogue.v1.DownloadMediaResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__download_media_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DownloadMediaResponse>) {
    self.media = c.pointee.media.map { CatalogueV1.Media($0) }
    self.data = Codec.bytes(c.pointee.data)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DownloadMediaResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__DownloadMediaResponse.self)
    otolith__catalogue__v1__download_media_response__init(c)
    if let value = self.media { c.pointee.media = value.cStruct(in: arena) }
    if !self.data.isEmpty { c.pointee.data = ProtobufCBinaryData(len: self.data.count, data: arena.bytes(self.data)) }
    return c
  }
}

extension CatalogueV1.ListMediaRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListMediaRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_media_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListMediaRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListMediaRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListMediaRequest.self)
    otolith__catalogue__v1__list_media_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension CatalogueV1.ListMediaResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListMediaResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_media_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListMediaResponse>) {
    self.media = Codec.messages(c.pointee.media, c.pointee.n_media) { CatalogueV1.Media($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.totalByteCount = c.pointee.total_byte_count
    self.quotaByteCount = c.pointee.quota_byte_count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListMediaResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListMediaResponse.self)
    otolith__catalogue__v1__list_media_response__init(c)
    if !self.media.isEmpty {
      c.pointee.n_media = self.media.count
      c.pointee.media = arena.array(self.media) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Media>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    c.pointee.total_byte_count = self.totalByteCount
    c.pointee.quota_byte_count = self.quotaByteCount
    return c
  }
}

extension CatalogueV1.DeleteMediaRequest {
  public static var fullName: String { "otolith.catalogue.v1.DeleteMediaRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__delete_media_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeleteMediaRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.sha256 = Codec.string(c.pointee.sha256)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeleteMediaRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeleteMediaRequest.self)
    otolith__catalogue__v1__delete_media_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    return c
  }
}

extension CatalogueV1.DeleteMediaResponse {
  public static var fullName: String { "otolith.catalogue.v1.DeleteMediaResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__delete_media_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeleteMediaResponse>) {
    self.deleted = c.pointee.deleted != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeleteMediaResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeleteMediaResponse.self)
    otolith__catalogue__v1__delete_media_response__init(c)
    c.pointee.deleted = self.deleted ? 1 : 0
    return c
  }
}
