// Generated from otolith/auth/v1/erasure.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// Treatment of a participant's answers.
  public enum ErasureMode: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not a valid choice.
    case unspecified
    /// Answers are erased with everything else.
    case eraseAnswers
    /// Studies keep the answers under a new pseudonym that cannot be linked to the participant.
    /// Positions, sheet ids, notification ids, and answers to questions for an e-mail address,
    /// telephone number or web address are removed. Free text (`text_line`, `text_area`) stays as
    /// written: a participant who wrote a name there should choose the other mode. All other data is
    /// erased.
    case anonymiseAnswers
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .eraseAnswers, .anonymiseAnswers] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .eraseAnswers
        case 2: .anonymiseAnswers
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .eraseAnswers: 1
        case .anonymiseAnswers: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// An erasure of the caller's data.
  public struct RequestErasureRequest: Message {
    /// UUID made by the client; use random ones (version 4), which cannot be guessed. Keep it: it is
    /// the only way to query the progress of the erasure.
    public var erasureID: String
    /// Study whose data is erased; empty: all data and the account.
    public var studyID: String
    /// Required.
    public var mode: AuthV1.ErasureMode
    /// The account's password, as at sign-in. Empty for an anonymous account, or if the access token
    /// carries a recent proof (see ProvePassword).
    public var password: String

    public init(
      erasureID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      password: String = ""
    ) {
      self.erasureID = erasureID
      self.studyID = studyID
      self.mode = mode
      self.password = password
    }
  }

  /// The started erasure.
  public struct RequestErasureResponse: Message {
    /// The current state.
    public var erasure: AuthV1.Erasure?

    public init(erasure: AuthV1.Erasure? = nil) {
      self.erasure = erasure
    }
  }

  /// An erasure requested in writing.
  public struct RequestErasureForRequest: Message {
    /// UUID made by the client.
    public var erasureID: String
    /// UUID.
    public var participantID: String
    /// Study whose data is erased; empty: all data and the account.
    public var studyID: String
    /// Required.
    public var mode: AuthV1.ErasureMode
    /// Whether to erase even if no account has this id (AIP-135): for data left in a restored backup
    /// or in a service that was disconnected. The id is not accepted for a participant afterwards.
    public var allowMissing: Bool

    public init(
      erasureID: String = "",
      participantID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      allowMissing: Bool = false
    ) {
      self.erasureID = erasureID
      self.participantID = participantID
      self.studyID = studyID
      self.mode = mode
      self.allowMissing = allowMissing
    }
  }

  /// The started erasure.
  public struct RequestErasureForResponse: Message {
    /// The current state.
    public var erasure: AuthV1.Erasure?

    public init(erasure: AuthV1.Erasure? = nil) {
      self.erasure = erasure
    }
  }

  /// Names an erasure.
  public struct GetErasureRequest: Message {
    /// UUID made by the client.
    public var erasureID: String

    public init(erasureID: String = "") {
      self.erasureID = erasureID
    }
  }

  /// An erasure, without the identity of its participant.
  public struct Erasure: Message {
    /// UUID made by the client.
    public var erasureID: String
    /// The study; empty: all data.
    public var studyID: String
    /// Treatment of the answers. For an account: of studies that leave the choice to the participant.
    public var mode: AuthV1.ErasureMode
    /// Time of the request.
    public var requestTime: GoogleProtobuf.Timestamp?
    /// Time at which the last service finished; absent while a receipt is missing.
    public var completeTime: GoogleProtobuf.Timestamp?
    /// Receipts of the services that have finished, by name.
    public var receipts: [AuthV1.ErasureReceipt]
    /// Names of the services that have not finished, sorted.
    public var pendingServices: [String]

    public init(
      erasureID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      requestTime: GoogleProtobuf.Timestamp? = nil,
      completeTime: GoogleProtobuf.Timestamp? = nil,
      receipts: [AuthV1.ErasureReceipt] = [],
      pendingServices: [String] = []
    ) {
      self.erasureID = erasureID
      self.studyID = studyID
      self.mode = mode
      self.requestTime = requestTime
      self.completeTime = completeTime
      self.receipts = receipts
      self.pendingServices = pendingServices
    }
  }

  /// Treatment of the answers of one study.
  public struct StudyErasureMode: Message {
    /// The study.
    public var studyID: String
    /// The mode prescribed by the study's consent.
    public var mode: AuthV1.ErasureMode

    public init(studyID: String = "", mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0)) {
      self.studyID = studyID
      self.mode = mode
    }
  }

  /// Data erased by one service.
  public struct ErasureReceipt: Message {
    /// Name of the service, e.g. `otolith-ingestion`.
    public var service: String
    /// Number of erased rows by kind.
    public var counts: [AuthV1.ErasureCount]
    /// Time at which the last row was erased.
    public var completeTime: GoogleProtobuf.Timestamp?

    public init(
      service: String = "",
      counts: [AuthV1.ErasureCount] = [],
      completeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.service = service
      self.counts = counts
      self.completeTime = completeTime
    }
  }

  /// Number of erased rows of one kind.
  public struct ErasureCount: Message {
    /// Kind of the rows, e.g. `answer_sheets`; with the suffix `.anonymised` if the rows were kept
    /// without the participant's identity.
    public var kind: String
    /// Number of rows.
    public var count: Int64

    public init(kind: String = "", count: Int64 = 0) {
      self.kind = kind
      self.count = count
    }
  }

  /// The descriptor of `otolith/auth/v1/erasure.proto`.
  public static let erasureFile = ProtoFile(
    name: "otolith/auth/v1/erasure.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "Ch1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvIp8BChVSZXF1ZXN0RXJhc3VyZVJlcXVlc3QSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEjAKBG1vZGUYAyABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUSGgoIcGFzc3dvcmQYBCABKAlSCHBhc3N3b3JkIkwKFlJlcXVlc3RFcmFzdXJlUmVzcG9uc2USMgoHZXJhc3VyZRgBIAEoCzIYLm90b2xpdGguYXV0aC52MS5FcmFzdXJlUgdlcmFzdXJlItIBChhSZXF1ZXN0RXJhc3VyZUZvclJlcXVlc3QSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEjAKBG1vZGUYBCABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUSIwoNYWxsb3dfbWlzc2luZxgFIAEoCFIMYWxsb3dNaXNzaW5nIk8KGVJlcXVlc3RFcmFzdXJlRm9yUmVzcG9uc2USMgoHZXJhc3VyZRgBIAEoCzIYLm90b2xpdGguYXV0aC52MS5FcmFzdXJlUgdlcmFzdXJlIjIKEUdldEVyYXN1cmVSZXF1ZXN0Eh0KCmVyYXN1cmVfaWQYASABKAlSCWVyYXN1cmVJZCLdAgoHRXJhc3VyZRIdCgplcmFzdXJlX2lkGAEgASgJUgllcmFzdXJlSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSMAoEbW9kZRgDIAEoDjIcLm90b2xpdGguYXV0aC52MS5FcmFzdXJlTW9kZVIEbW9kZRI9CgxyZXF1ZXN0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRI/Cg1jb21wbGV0ZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMY29tcGxldGVUaW1lEjsKCHJlY2VpcHRzGAYgAygLMh8ub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVSZWNlaXB0UghyZWNlaXB0cxIpChBwZW5kaW5nX3NlcnZpY2VzGAcgAygJUg9wZW5kaW5nU2VydmljZXMiXwoQU3R1ZHlFcmFzdXJlTW9kZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIwCgRtb2RlGAIgASgOMhwub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVNb2RlUgRtb2RlIqIBCg5FcmFzdXJlUmVjZWlwdBIYCgdzZXJ2aWNlGAEgASgJUgdzZXJ2aWNlEjUKBmNvdW50cxgCIAMoCzIdLm90b2xpdGguYXV0aC52MS5FcmFzdXJlQ291bnRSBmNvdW50cxI/Cg1jb21wbGV0ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMY29tcGxldGVUaW1lIjgKDEVyYXN1cmVDb3VudBISCgRraW5kGAEgASgJUgRraW5kEhQKBWNvdW50GAIgASgDUgVjb3VudCpvCgtFcmFzdXJlTW9kZRIcChhFUkFTVVJFX01PREVfVU5TUEVDSUZJRUQQABIeChpFUkFTVVJFX01PREVfRVJBU0VfQU5TV0VSUxABEiIKHkVSQVNVUkVfTU9ERV9BTk9OWU1JU0VfQU5TV0VSUxACMroCCg5FcmFzdXJlU2VydmljZRJmCg5SZXF1ZXN0RXJhc3VyZRImLm90b2xpdGguYXV0aC52MS5SZXF1ZXN0RXJhc3VyZVJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuUmVxdWVzdEVyYXN1cmVSZXNwb25zZSIDkAICEm8KEVJlcXVlc3RFcmFzdXJlRm9yEikub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RFcmFzdXJlRm9yUmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5SZXF1ZXN0RXJhc3VyZUZvclJlc3BvbnNlIgOQAgISTwoKR2V0RXJhc3VyZRIiLm90b2xpdGguYXV0aC52MS5HZXRFcmFzdXJlUmVxdWVzdBoYLm90b2xpdGguYXV0aC52MS5FcmFzdXJlIgOQAgFCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK3igKPgoBDBIDAQASGjQgRXJhc2luZyBhbGwgZGF0YSBvZiBhIHBhcnRpY2lwYW50IGluIGFsbCBzZXJ2aWNlcy4KCo8DCgIGABIEEAA2ARqCAyBFcmFzZXMgcGFydGljaXBhbnRzJyBkYXRhLiBBIHJlcXVlc3QgaXMgYSBzYWdhIG92ZXIgYWxsIHNlcnZpY2VzOiBlYWNoIHNlcnZpY2UgZXJhc2VzIGl0cyBkYXRhCiBhbmQgcmV0dXJucyBhIHJlY2VpcHQuIFdoZW4gYWxsIGhhdmUgZG9uZSBzbywgdGhlIGVyYXN1cmUgaXMgY29tcGxldGUgYW5kIG5vIHN0b3JlZCBkYXRhIG5hbWVzCiB0aGUgcGFydGljaXBhbnQuIFRoZSBleGNlcHRpb24gaXMgZnJlZSB0ZXh0IHdyaXR0ZW4gYnkgdGhlIHBhcnRpY2lwYW50IGluIGFuc3dlcnMgdGhhdCBhcmUga2VwdAogKGBFUkFTVVJFX01PREVfQU5PTllNSVNFX0FOU1dFUlNgKS4gU2VydmljZXMgdGhhdCBhcmUgZG93biBlcmFzZSB0aGVpciBkYXRhIHdoZW4gdGhleSBhcmUgYmFjay4KCuMJCgQGAAIAEgQiAiQDGtQJIEVyYXNlcyB0aGUgY2FsbGVyJ3MgYWNjb3VudCB3aXRoIGFsbCBpdHMgZGF0YSwgb3IgdGhlIGNhbGxlcidzIGRhdGEgb2Ygb25lIHN0dWR5LiBXaXRob3V0CiBgc3R1ZHlfaWRgLCB0aGUgYWNjb3VudCBlbmRzIGF0IG9uY2U6IGl0cyBzZXNzaW9ucywgbmFtZSBhbmQgYWRkcmVzcy4gV2l0aCBgc3R1ZHlfaWRgLCB0aGUKIGFjY291bnQgc3RheXMgYW5kIHRoZSBlbnJvbG1lbnQgZW5kcy4gUmVwZWF0aW5nIHRoZSBzYW1lIGBlcmFzdXJlX2lkYCByZXR1cm5zIHRoZSBzYW1lIGVyYXN1cmUuCgogQSBzdHVkeSBtYXkgcHJlc2NyaWJlIGluIGl0cyBjb25zZW50IGhvdyBlcmFzdXJlcyB0cmVhdCBpdHMgYW5zd2VycwogKGBTdHVkeVJldGVudGlvbi5vbl9lcmFzdXJlYCkuIEFuIGVyYXN1cmUgb2Ygc3VjaCBhIHN0dWR5J3MgZGF0YSB3aXRoIHRoZSBvdGhlciBtb2RlIGlzCiByZWplY3RlZC4gV2hlbiBhbiBhY2NvdW50IGlzIGVyYXNlZCwgZWFjaCBzdHVkeSdzIG93biBydWxlIGFwcGxpZXM7IGBtb2RlYCBhcHBsaWVzIHRvIHN0dWRpZXMKIHRoYXQgbGVhdmUgdGhlIGNob2ljZSB0byB0aGUgcGFydGljaXBhbnQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gQ1JFREVOVElBTFNfUkVKRUNURUQgKHRoZSBwYXNzd29yZCBpcwogd3JvbmcpIG9yIFNFU1NJT05fRU5ERUQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIEVSQVNVUkVfSURfUkVVU0VEOyBOT1RfRk9VTkQgd2l0aCByZWFzb24KIFNUVURZX1VOS05PV047IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mbzsgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCByZWFzb24gU1RBRkZfTk9UX0VSQVNBQkxFICh0aGUgYWNjb3VudCBsZWFkcyBzdHVkaWVzIG9yIGFkbWluaXN0ZXJzOyBhbiBhZG1pbmlzdHJhdG9yIG11c3QKIGVuZCBpdHMgcm9sZXMgZmlyc3Qgd2l0aCBBY2NvdW50QWRtaW5pc3RyYXRpb25TZXJ2aWNlLkVuZFN0YWZmUm9sZXM7IGRhdGEgb2Ygb25lIHN0dWR5IGNhbiBiZQogZXJhc2VkIG5ldmVydGhlbGVzcykgb3IgRVJBU1VSRV9NT0RFX1JFRlVTRUQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBGUkVTSF9QUk9PRl9SRVFVSVJFRCB3aXRob3V0IGEgcGFzc3dvcmQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQKIFJldHJ5SW5mby4KCvIDCgQGAAIBEgQsAi4DGuMDIEVyYXNlcyBkYXRhIGFzIFJlcXVlc3RFcmFzdXJlIGRvZXMsIGZvciBhIHBhcnRpY2lwYW50IHdobyBhc2tlZCBpbiB3cml0aW5nLiBOZWVkcyBhIHRva2VuIG9mIGFuCiBhZG1pbmlzdHJhdG9yOyByZWNvcmRlZCBpbiB0aGUgYXVkaXQgbG9nLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV04gKHRoZSBhY2NvdW50IGRvZXMgbm90IGV4aXN0CiBhbmQgYGFsbG93X21pc3NpbmdgIGlzIG5vdCBzZXQpIG9yLCBsaWtld2lzZSwgU1RVRFlfVU5LTk9XTjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24KIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mbzsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gRVJBU1VSRV9JRF9SRVVTRUQ7CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNUQUZGX05PVF9FUkFTQUJMRSBvciBFUkFTVVJFX01PREVfUkVGVVNFRC4KCtkBCgQGAAICEgQzAjUDGsoBIFJldHVybnMgdGhlIHByb2dyZXNzIG9mIGFuIGVyYXN1cmUuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbiwgYmVjYXVzZSB0aGUgYWNjb3VudCBtYXkgbm8gbG9uZ2VyCiBleGlzdDoga25vd2luZyB0aGUgaWQgaXMgc3VmZmljaWVudC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBFUkFTVVJFX1VOS05PV04uCgozCgIFABIEOQBEARonIFRyZWF0bWVudCBvZiBhIHBhcnRpY2lwYW50J3MgYW5zd2Vycy4KCiIKBAUAAgASAzsCHxoVIE5vdCBhIHZhbGlkIGNob2ljZS4KCjcKBAUAAgESAz0CIRoqIEFuc3dlcnMgYXJlIGVyYXNlZCB3aXRoIGV2ZXJ5dGhpbmcgZWxzZS4KCoUDCgQFAAICEgNDAiUa9wIgU3R1ZGllcyBrZWVwIHRoZSBhbnN3ZXJzIHVuZGVyIGEgbmV3IHBzZXVkb255bSB0aGF0IGNhbm5vdCBiZSBsaW5rZWQgdG8gdGhlIHBhcnRpY2lwYW50LgogUG9zaXRpb25zLCBzaGVldCBpZHMsIG5vdGlmaWNhdGlvbiBpZHMsIGFuZCBhbnN3ZXJzIHRvIHF1ZXN0aW9ucyBmb3IgYW4gZS1tYWlsIGFkZHJlc3MsCiB0ZWxlcGhvbmUgbnVtYmVyIG9yIHdlYiBhZGRyZXNzIGFyZSByZW1vdmVkLiBGcmVlIHRleHQgKGB0ZXh0X2xpbmVgLCBgdGV4dF9hcmVhYCkgc3RheXMgYXMKIHdyaXR0ZW46IGEgcGFydGljaXBhbnQgd2hvIHdyb3RlIGEgbmFtZSB0aGVyZSBzaG91bGQgY2hvb3NlIHRoZSBvdGhlciBtb2RlLiBBbGwgb3RoZXIgZGF0YSBpcwogZXJhc2VkLgoKLgoCBAASBEcAUgEaIiBBbiBlcmFzdXJlIG9mIHRoZSBjYWxsZXIncyBkYXRhLgoKoQEKBAQAAgASA0oCGBqTASBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudDsgdXNlIHJhbmRvbSBvbmVzICh2ZXJzaW9uIDQpLCB3aGljaCBjYW5ub3QgYmUgZ3Vlc3NlZC4gS2VlcCBpdDogaXQgaXMKIHRoZSBvbmx5IHdheSB0byBxdWVyeSB0aGUgcHJvZ3Jlc3Mgb2YgdGhlIGVyYXN1cmUuCgpLCgQEAAIBEgNMAhYaPiBTdHVkeSB3aG9zZSBkYXRhIGlzIGVyYXNlZDsgZW1wdHk6IGFsbCBkYXRhIGFuZCB0aGUgYWNjb3VudC4KChgKBAQAAgISA04CFxoLIFJlcXVpcmVkLgoKmgEKBAQAAgMSA1ECFhqMASBUaGUgYWNjb3VudCdzIHBhc3N3b3JkLCBhcyBhdCBzaWduLWluLiBFbXB0eSBmb3IgYW4gYW5vbnltb3VzIGFjY291bnQsIG9yIGlmIHRoZSBhY2Nlc3MgdG9rZW4KIGNhcnJpZXMgYSByZWNlbnQgcHJvb2YgKHNlZSBQcm92ZVBhc3N3b3JkKS4KCiIKAgQBEgRVAFgBGhYgVGhlIHN0YXJ0ZWQgZXJhc3VyZS4KCiEKBAQBAgASA1cCFhoUIFRoZSBjdXJyZW50IHN0YXRlLgoKLgoCBAISBFsAZwEaIiBBbiBlcmFzdXJlIHJlcXVlc3RlZCBpbiB3cml0aW5nLgoKJwoEBAICABIDXQIYGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgoUCgQEAgIBEgNfAhwaByBVVUlELgoKSwoEBAICAhIDYQIWGj4gU3R1ZHkgd2hvc2UgZGF0YSBpcyBlcmFzZWQ7IGVtcHR5OiBhbGwgZGF0YSBhbmQgdGhlIGFjY291bnQuCgoYCgQEAgIDEgNjAhcaCyBSZXF1aXJlZC4KCsoBCgQEAgIEEgNmAhkavAEgV2hldGhlciB0byBlcmFzZSBldmVuIGlmIG5vIGFjY291bnQgaGFzIHRoaXMgaWQgKEFJUC0xMzUpOiBmb3IgZGF0YSBsZWZ0IGluIGEgcmVzdG9yZWQgYmFja3VwCiBvciBpbiBhIHNlcnZpY2UgdGhhdCB3YXMgZGlzY29ubmVjdGVkLiBUaGUgaWQgaXMgbm90IGFjY2VwdGVkIGZvciBhIHBhcnRpY2lwYW50IGFmdGVyd2FyZHMuCgoiCgIEAxIEagBtARoWIFRoZSBzdGFydGVkIGVyYXN1cmUuCgohCgQEAwIAEgNsAhYaFCBUaGUgY3VycmVudCBzdGF0ZS4KCh8KAgQEEgRwAHMBGhMgTmFtZXMgYW4gZXJhc3VyZS4KCicKBAQEAgASA3ICGBoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKQwoCBAUSBXYAhQEBGjYgQW4gZXJhc3VyZSwgd2l0aG91dCB0aGUgaWRlbnRpdHkgb2YgaXRzIHBhcnRpY2lwYW50LgoKJwoEBAUCABIDeAIYGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgoqCgQEBQIBEgN6AhYaHSBUaGUgc3R1ZHk7IGVtcHR5OiBhbGwgZGF0YS4KCm0KBAQFAgISA3wCFxpgIFRyZWF0bWVudCBvZiB0aGUgYW5zd2Vycy4gRm9yIGFuIGFjY291bnQ6IG9mIHN0dWRpZXMgdGhhdCBsZWF2ZSB0aGUgY2hvaWNlIHRvIHRoZSBwYXJ0aWNpcGFudC4KCiMKBAQFAgMSA34CLRoWIFRpbWUgb2YgdGhlIHJlcXVlc3QuCgpbCgQEBQIEEgSAAQIuGk0gVGltZSBhdCB3aGljaCB0aGUgbGFzdCBzZXJ2aWNlIGZpbmlzaGVkOyBhYnNlbnQgd2hpbGUgYSByZWNlaXB0IGlzIG1pc3NpbmcuCgpFCgQEBQIFEgSCAQInGjcgUmVjZWlwdHMgb2YgdGhlIHNlcnZpY2VzIHRoYXQgaGF2ZSBmaW5pc2hlZCwgYnkgbmFtZS4KCkUKBAQFAgYSBIQBAicaNyBOYW1lcyBvZiB0aGUgc2VydmljZXMgdGhhdCBoYXZlIG5vdCBmaW5pc2hlZCwgc29ydGVkLgoKNgoCBAYSBogBAI0BARooIFRyZWF0bWVudCBvZiB0aGUgYW5zd2VycyBvZiBvbmUgc3R1ZHkuCgoaCgQEBgIAEgSKAQIWGgwgVGhlIHN0dWR5LgoKOwoEBAYCARIEjAECFxotIFRoZSBtb2RlIHByZXNjcmliZWQgYnkgdGhlIHN0dWR5J3MgY29uc2VudC4KCisKAgQHEgaQAQCXAQEaHSBEYXRhIGVyYXNlZCBieSBvbmUgc2VydmljZS4KCj4KBAQHAgASBJIBAhUaMCBOYW1lIG9mIHRoZSBzZXJ2aWNlLCBlLmcuIGBvdG9saXRoLWluZ2VzdGlvbmAuCgouCgQEBwIBEgSUAQIjGiAgTnVtYmVyIG9mIGVyYXNlZCByb3dzIGJ5IGtpbmQuCgo2CgQEBwICEgSWAQIuGiggVGltZSBhdCB3aGljaCB0aGUgbGFzdCByb3cgd2FzIGVyYXNlZC4KCjIKAgQIEgaaAQCgAQEaJCBOdW1iZXIgb2YgZXJhc2VkIHJvd3Mgb2Ygb25lIGtpbmQuCgqRAQoEBAgCABIEnQECEhqCASBLaW5kIG9mIHRoZSByb3dzLCBlLmcuIGBhbnN3ZXJfc2hlZXRzYDsgd2l0aCB0aGUgc3VmZml4IGAuYW5vbnltaXNlZGAgaWYgdGhlIHJvd3Mgd2VyZSBrZXB0CiB3aXRob3V0IHRoZSBwYXJ0aWNpcGFudCdzIGlkZW50aXR5LgoKHwoEBAgCARIEnwECEhoRIE51bWJlciBvZiByb3dzLgpiBnByb3RvMw==")
}

extension AuthV1.RequestErasureRequest {
  public static var fullName: String { "otolith.auth.v1.RequestErasureRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_erasure_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestErasureRequest>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureRequest.self)
    otolith__auth__v1__request_erasure_request__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.RequestErasureResponse {
  public static var fullName: String { "otolith.auth.v1.RequestErasureResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_erasure_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestErasureResponse>) {
    self.erasure = c.pointee.erasure.map { AuthV1.Erasure($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureResponse.self)
    otolith__auth__v1__request_erasure_response__init(c)
    if let value = self.erasure { c.pointee.erasure = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.RequestErasureForRequest {
  public static var fullName: String { "otolith.auth.v1.RequestErasureForRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_erasure_for_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestErasureForRequest>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
    self.allowMissing = c.pointee.allow_missing != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureForRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureForRequest.self)
    otolith__auth__v1__request_erasure_for_request__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    c.pointee.allow_missing = self.allowMissing ? 1 : 0
    return c
  }
}

extension AuthV1.RequestErasureForResponse {
  public static var fullName: String { "otolith.auth.v1.RequestErasureForResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_erasure_for_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestErasureForResponse>) {
    self.erasure = c.pointee.erasure.map { AuthV1.Erasure($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureForResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureForResponse.self)
    otolith__auth__v1__request_erasure_for_response__init(c)
    if let value = self.erasure { c.pointee.erasure = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.GetErasureRequest {
  public static var fullName: String { "otolith.auth.v1.GetErasureRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_erasure_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetErasureRequest>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetErasureRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetErasureRequest.self)
    otolith__auth__v1__get_erasure_request__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    return c
  }
}

extension AuthV1.Erasure {
  public static var fullName: String { "otolith.auth.v1.Erasure" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__erasure__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Erasure>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
    self.requestTime = c.pointee.request_time.map { GoogleProtobuf.Timestamp($0) }
    self.completeTime = c.pointee.complete_time.map { GoogleProtobuf.Timestamp($0) }
    self.receipts = Codec.messages(c.pointee.receipts, c.pointee.n_receipts) { AuthV1.ErasureReceipt($0) }
    self.pendingServices = Codec.array(c.pointee.pending_services, c.pointee.n_pending_services) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Erasure> {
    let c = arena.allocate(Otolith__Auth__V1__Erasure.self)
    otolith__auth__v1__erasure__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    if let value = self.requestTime { c.pointee.request_time = value.cStruct(in: arena) }
    if let value = self.completeTime { c.pointee.complete_time = value.cStruct(in: arena) }
    if !self.receipts.isEmpty {
      c.pointee.n_receipts = self.receipts.count
      c.pointee.receipts = arena.array(self.receipts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ErasureReceipt>? }
    }
    if !self.pendingServices.isEmpty {
      c.pointee.n_pending_services = self.pendingServices.count
      c.pointee.pending_services = arena.array(self.pendingServices) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1.StudyErasureMode {
  public static var fullName: String { "otolith.auth.v1.StudyErasureMode" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__study_erasure_mode__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__StudyErasureMode>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StudyErasureMode> {
    let c = arena.allocate(Otolith__Auth__V1__StudyErasureMode.self)
    otolith__auth__v1__study_erasure_mode__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    return c
  }
}

extension AuthV1.ErasureReceipt {
  public static var fullName: String { "otolith.auth.v1.ErasureReceipt" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__erasure_receipt__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ErasureReceipt>) {
    self.service = Codec.string(c.pointee.service)
    self.counts = Codec.messages(c.pointee.counts, c.pointee.n_counts) { AuthV1.ErasureCount($0) }
    self.completeTime = c.pointee.complete_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ErasureReceipt> {
    let c = arena.allocate(Otolith__Auth__V1__ErasureReceipt.self)
    otolith__auth__v1__erasure_receipt__init(c)
    if !self.service.isEmpty { c.pointee.service = arena.string(self.service) }
    if !self.counts.isEmpty {
      c.pointee.n_counts = self.counts.count
      c.pointee.counts = arena.array(self.counts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ErasureCount>? }
    }
    if let value = self.completeTime { c.pointee.complete_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ErasureCount {
  public static var fullName: String { "otolith.auth.v1.ErasureCount" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__erasure_count__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ErasureCount>) {
    self.kind = Codec.string(c.pointee.kind)
    self.count = c.pointee.count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ErasureCount> {
    let c = arena.allocate(Otolith__Auth__V1__ErasureCount.self)
    otolith__auth__v1__erasure_count__init(c)
    if !self.kind.isEmpty { c.pointee.kind = arena.string(self.kind) }
    c.pointee.count = self.count
    return c
  }
}
