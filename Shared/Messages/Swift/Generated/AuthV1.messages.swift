// Generated from otolith/auth/v1/messages.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// A message.
  public struct StudyMessage: Message {
    /// UUID made by the client.
    public var messageID: String
    /// The study.
    public var studyID: String
    /// Whether the study's team wrote the message.
    public var fromTeam: Bool
    /// The message as plain text.
    public var text: String
    /// Whether the other side may reply. For leaders also false if the writer is no longer enrolled.
    public var answerable: Bool
    /// Id of the message that this one replies to; empty if it is not a reply or that message was
    /// deleted.
    public var answerTo: String
    /// Address at which the participant wants a reply by mail; empty if none.
    public var replyEmail: String
    /// The writer or the recipient (`Member.member_id`); set for leaders only. Empty if the writer is
    /// not disclosed or there are several recipients.
    public var memberID: String
    /// Recipient group; empty for messages to all members or to one. Staff from whom groups are concealed
    /// see neither messages to groups nor replies to them.
    public var groupID: String
    /// Time of sending.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Time at which the participant read the message; set for participants only. Absent if unread or
    /// written by themselves.
    public var readTime: GoogleProtobuf.Timestamp?
    /// Whether the message has a reply.
    public var answered: Bool

    public init(
      messageID: String = "",
      studyID: String = "",
      fromTeam: Bool = false,
      text: String = "",
      answerable: Bool = false,
      answerTo: String = "",
      replyEmail: String = "",
      memberID: String = "",
      groupID: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      readTime: GoogleProtobuf.Timestamp? = nil,
      answered: Bool = false
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.fromTeam = fromTeam
      self.text = text
      self.answerable = answerable
      self.answerTo = answerTo
      self.replyEmail = replyEmail
      self.memberID = memberID
      self.groupID = groupID
      self.createTime = createTime
      self.readTime = readTime
      self.answered = answered
    }
  }

  /// A message to a team.
  public struct SendMessageRequest: Message {
    /// UUID made by the client. Keep it until a response arrives.
    public var messageID: String
    /// A study that the caller takes part in.
    public var studyID: String
    /// 1 to 4,000 characters, without U+0000.
    public var text: String
    /// Whether the team may reply here. If true, the team sees which member wrote the message;
    /// otherwise it does not.
    public var answerable: Bool
    /// Optional address for a reply by mail. The team sees it; it is deleted with the message.
    public var replyEmail: String
    /// Message of the team that this one replies to; empty if none. Without `answerable`, it must be a
    /// message to all members: a reply to a personal or group message would disclose the writer.
    public var answerTo: String

    public init(
      messageID: String = "",
      studyID: String = "",
      text: String = "",
      answerable: Bool = false,
      replyEmail: String = "",
      answerTo: String = ""
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.text = text
      self.answerable = answerable
      self.replyEmail = replyEmail
      self.answerTo = answerTo
    }
  }

  /// The stored message.
  public struct SendMessageResponse: Message {
    /// The message as stored.
    public var message: AuthV1.StudyMessage?

    public init(message: AuthV1.StudyMessage? = nil) {
      self.message = message
    }
  }

  /// Selects a page of the caller's messages.
  public struct ListOwnMessagesRequest: Message {
    /// Study to filter by; empty: all studies.
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of the caller's messages.
  public struct ListOwnMessagesResponse: Message {
    /// Messages, newest first.
    public var messages: [AuthV1.StudyMessage]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(messages: [AuthV1.StudyMessage] = [], nextPageToken: String = "") {
      self.messages = messages
      self.nextPageToken = nextPageToken
    }
  }

  /// The message to mark as read.
  public struct MarkMessageReadRequest: Message {
    /// UUID.
    public var messageID: String

    public init(messageID: String = "") {
      self.messageID = messageID
    }
  }

  /// Empty: the message is marked.
  public struct MarkMessageReadResponse: Message {
    public init() {}
  }

  /// A message from a team. At most one of `group_id`, `member_id`, `answer_to` and `subject_label` may be
  /// set; with none of them, the message goes to all members.
  public struct SendStudyMessageRequest: Message {
    /// UUID made by the client. Keep it until a response arrives.
    public var messageID: String
    /// A study where the caller has the method's right.
    public var studyID: String
    /// 1 to 4,000 characters, without U+0000.
    public var text: String
    /// Whether the recipients may reply.
    public var answerable: Bool
    /// Recipient group.
    public var groupID: String
    /// Recipient member.
    public var memberID: String
    /// Message to reply to; it must be answerable.
    public var answerTo: String
    /// Label of the recipient member (`Member.subject_label`), exactly as assigned; of several, the member
    /// who joined last. Needs the right `label.read`.
    public var subjectLabel: String

    public init(
      messageID: String = "",
      studyID: String = "",
      text: String = "",
      answerable: Bool = false,
      groupID: String = "",
      memberID: String = "",
      answerTo: String = "",
      subjectLabel: String = ""
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.text = text
      self.answerable = answerable
      self.groupID = groupID
      self.memberID = memberID
      self.answerTo = answerTo
      self.subjectLabel = subjectLabel
    }
  }

  /// The stored message.
  public struct SendStudyMessageResponse: Message {
    /// The message as stored.
    public var message: AuthV1.StudyMessage?

    public init(message: AuthV1.StudyMessage? = nil) {
      self.message = message
    }
  }

  /// Selects a page of a study's messages.
  public struct ListStudyMessagesRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Whether to list only answerable messages of enrolled participants that have no reply yet.
    public var waitingOnly: Bool
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      waitingOnly: Bool = false,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.waitingOnly = waitingOnly
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of a study's messages.
  public struct ListStudyMessagesResponse: Message {
    /// Messages, newest first.
    public var messages: [AuthV1.StudyMessage]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(messages: [AuthV1.StudyMessage] = [], nextPageToken: String = "") {
      self.messages = messages
      self.nextPageToken = nextPageToken
    }
  }

  /// The descriptor of `otolith/auth/v1/messages.proto`.
  public static let messagesFile = ProtoFile(
    name: "otolith/auth/v1/messages.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "Ch5vdG9saXRoL2F1dGgvdjEvbWVzc2FnZXMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byKhAwoMU3R1ZHlNZXNzYWdlEh0KCm1lc3NhZ2VfaWQYASABKAlSCW1lc3NhZ2VJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIbCglmcm9tX3RlYW0YAyABKAhSCGZyb21UZWFtEhIKBHRleHQYBCABKAlSBHRleHQSHgoKYW5zd2VyYWJsZRgFIAEoCFIKYW5zd2VyYWJsZRIbCglhbnN3ZXJfdG8YBiABKAlSCGFuc3dlclRvEh8KC3JlcGx5X2VtYWlsGAcgASgJUgpyZXBseUVtYWlsEhsKCW1lbWJlcl9pZBgIIAEoCVIIbWVtYmVySWQSGQoIZ3JvdXBfaWQYCSABKAlSB2dyb3VwSWQSOwoLY3JlYXRlX3RpbWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEjcKCXJlYWRfdGltZRgLIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHJlYWRUaW1lEhoKCGFuc3dlcmVkGAwgASgIUghhbnN3ZXJlZCLAAQoSU2VuZE1lc3NhZ2VSZXF1ZXN0Eh0KCm1lc3NhZ2VfaWQYASABKAlSCW1lc3NhZ2VJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBISCgR0ZXh0GAMgASgJUgR0ZXh0Eh4KCmFuc3dlcmFibGUYBCABKAhSCmFuc3dlcmFibGUSHwoLcmVwbHlfZW1haWwYBSABKAlSCnJlcGx5RW1haWwSGwoJYW5zd2VyX3RvGAYgASgJUghhbnN3ZXJUbyJOChNTZW5kTWVzc2FnZVJlc3BvbnNlEjcKB21lc3NhZ2UYASABKAsyHS5vdG9saXRoLmF1dGgudjEuU3R1ZHlNZXNzYWdlUgdtZXNzYWdlIm8KFkxpc3RPd25NZXNzYWdlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4ifAoXTGlzdE93bk1lc3NhZ2VzUmVzcG9uc2USOQoIbWVzc2FnZXMYASADKAsyHS5vdG9saXRoLmF1dGgudjEuU3R1ZHlNZXNzYWdlUghtZXNzYWdlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iNwoWTWFya01lc3NhZ2VSZWFkUmVxdWVzdBIdCgptZXNzYWdlX2lkGAEgASgJUgltZXNzYWdlSWQiGQoXTWFya01lc3NhZ2VSZWFkUmVzcG9uc2UigQIKF1NlbmRTdHVkeU1lc3NhZ2VSZXF1ZXN0Eh0KCm1lc3NhZ2VfaWQYASABKAlSCW1lc3NhZ2VJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBISCgR0ZXh0GAMgASgJUgR0ZXh0Eh4KCmFuc3dlcmFibGUYBCABKAhSCmFuc3dlcmFibGUSGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3VwSWQSGwoJbWVtYmVyX2lkGAYgASgJUghtZW1iZXJJZBIbCglhbnN3ZXJfdG8YByABKAlSCGFuc3dlclRvEiMKDXN1YmplY3RfbGFiZWwYCCABKAlSDHN1YmplY3RMYWJlbCJTChhTZW5kU3R1ZHlNZXNzYWdlUmVzcG9uc2USNwoHbWVzc2FnZRgBIAEoCzIdLm90b2xpdGguYXV0aC52MS5TdHVkeU1lc3NhZ2VSB21lc3NhZ2UilAEKGExpc3RTdHVkeU1lc3NhZ2VzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIhCgx3YWl0aW5nX29ubHkYAiABKAhSC3dhaXRpbmdPbmx5EhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuIn4KGUxpc3RTdHVkeU1lc3NhZ2VzUmVzcG9uc2USOQoIbWVzc2FnZXMYASADKAsyHS5vdG9saXRoLmF1dGgudjEuU3R1ZHlNZXNzYWdlUghtZXNzYWdlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4ypAQKDk1lc3NhZ2VTZXJ2aWNlEl0KC1NlbmRNZXNzYWdlEiMub3RvbGl0aC5hdXRoLnYxLlNlbmRNZXNzYWdlUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5TZW5kTWVzc2FnZVJlc3BvbnNlIgOQAgISaQoPTGlzdE93bk1lc3NhZ2VzEicub3RvbGl0aC5hdXRoLnYxLkxpc3RPd25NZXNzYWdlc1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdE93bk1lc3NhZ2VzUmVzcG9uc2UiA5ACARJpCg9NYXJrTWVzc2FnZVJlYWQSJy5vdG9saXRoLmF1dGgudjEuTWFya01lc3NhZ2VSZWFkUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5NYXJrTWVzc2FnZVJlYWRSZXNwb25zZSIDkAICEmwKEFNlbmRTdHVkeU1lc3NhZ2USKC5vdG9saXRoLmF1dGgudjEuU2VuZFN0dWR5TWVzc2FnZVJlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEuU2VuZFN0dWR5TWVzc2FnZVJlc3BvbnNlIgOQAgISbwoRTGlzdFN0dWR5TWVzc2FnZXMSKS5vdG9saXRoLmF1dGgudjEuTGlzdFN0dWR5TWVzc2FnZXNSZXF1ZXN0Gioub3RvbGl0aC5hdXRoLnYxLkxpc3RTdHVkeU1lc3NhZ2VzUmVzcG9uc2UiA5ACAUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUqpMArWAQoBDBIDBAASGssBIE1lc3NhZ2VzIGJldHdlZW4gcGFydGljaXBhbnRzIGFuZCB0aGUgdGVhbXMgb2YgdGhlaXIgc3R1ZGllcy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKxAEKAgYAEgQRAEABGrcBIE1lc3NhZ2VzIGJldHdlZW4gcGFydGljaXBhbnRzIGFuZCBzdHVkeSB0ZWFtcy4gVGhleSBhcmUgcmVhZCBoZXJlIGFuZCBuZXZlciBtYWlsZWQuIEEgbWVzc2FnZSBpcwogZGVsZXRlZCB3aXRoIHRoZSBwYXJ0aWNpcGFudCdzIGFjY291bnQgb3Igd2l0aCB0aGUgcGFydGljaXBhbnQncyBkYXRhIG9mIHRoZSBzdHVkeS4KCt8ECgQGAAIAEgQaAhwDGtAEIFNlbmRzIGEgbWVzc2FnZSB0byBhIHN0dWR5J3MgdGVhbS4gUmVwZWF0aW5nIHRoZSBzYW1lIGBtZXNzYWdlX2lkYCByZXR1cm5zIHRoZSBzYW1lIG1lc3NhZ2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbgogTUVTU0FHRV9VTktOT1dOIGFuZCBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE1FU1NBR0VfTk9UX0FOU1dFUkFCTEUgKG9mIGBhbnN3ZXJfdG9gKSBvcgogQU5TV0VSX1RFTExTX1dSSVRFUjsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gTUVTU0FHRV9JRF9SRVVTRUQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoCiByZWFzb24gTUVTU0FHRVNfTElNSVQgYW5kIFJldHJ5SW5mbyBhZnRlciAyMCBtZXNzYWdlcyBhIGRheSBmcm9tIHRoZSBwYXJ0aWNpcGFudCB0byBvbmUgc3R1ZHksCiA1MDAgZnJvbSBvbmUgbmV0d29yayBhZGRyZXNzIHRvIGl0LCBvciAxMCwwMDAgZnJvbSBhbGwgcGFydGljaXBhbnRzIHRvIGl0OyBVTkFVVEhFTlRJQ0FURUQgd2l0aAogcmVhc29uIFNFU1NJT05fRU5ERUQuCgrLAQoEBgACARIEIQIjAxq8ASBMaXN0cyB0aGUgY2FsbGVyJ3Mgc2VudCBhbmQgcmVjZWl2ZWQgbWVzc2FnZXMsIG5ld2VzdCBmaXJzdC4gTWVzc2FnZXMgdG8gYSB3aG9sZSBzdHVkeSBvciBncm91cAogYXJlIGluY2x1ZGVkIGlmIHRoZXkgd2VyZSBzZW50IHdoaWxlIHRoZSBjYWxsZXIgd2FzIGVucm9sbGVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCvEBCgQGAAICEgQoAioDGuIBIE1hcmtzIGEgbWVzc2FnZSBhcyByZWFkLiBBIG1lc3NhZ2UgdGhhdCB3YXMgYWxyZWFkeSByZWFkIGtlZXBzIGl0cyB0aW1lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIE1FU1NBR0VfVU5LTk9XTiwgYWxzbyBmb3IgbWVzc2FnZXMgdG8gb3RoZXIKIHBhcnRpY2lwYW50czsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgrMBQoEBgACAxIENAI2Axq9BSBTZW5kcyBhIG1lc3NhZ2UgdG8gYWxsIG1lbWJlcnMgb2YgYSBzdHVkeSwgdG8gYSBncm91cCwgdG8gb25lIG1lbWJlciwgb3IgaW4gcmVwbHkgdG8gYSBtZXNzYWdlLgogTmVlZHMgdGhlIHJpZ2h0IGBtZXNzYWdlLnNlbmRgLiBSZXBlYXRpbmcgdGhlIHNhbWUgYG1lc3NhZ2VfaWRgIHJldHVybnMgdGhlIHNhbWUgbWVzc2FnZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24gR1JPVVBfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVIgb3IgR1JPVVBTX0NPTkNFQUxFRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV04sIE1FTUJFUl9VTktOT1dOIChhbHNvCiBmb3IgYSBsYWJlbCkgb3IgTUVTU0FHRV9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE1FU1NBR0VfTk9UX0FOU1dFUkFCTEUgb3IKIFNVQkpFQ1RfTEFCRUxTX05PVF9VU0VEOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbgogTUVTU0FHRV9JRF9SRVVTRUQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBNRVNTQUdFU19MSU1JVCBhbmQgUmV0cnlJbmZvIGFmdGVyIDUwMAogbWVzc2FnZXMgYSBkYXkgZnJvbSBvbmUgc3R1ZHk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCoQDCgQGAAIEEgQ9Aj8DGvUCIExpc3RzIGEgc3R1ZHkncyBtZXNzYWdlcyBpbiBib3RoIGRpcmVjdGlvbnMsIG5ld2VzdCBmaXJzdC4gTmVlZHMgdGhlIHJpZ2h0IGBtZXNzYWdlLnJlYWRgLiBUaGUgd3JpdGVyCiBvZiBhIG1lc3NhZ2UgdGhhdCBhbGxvd3Mgbm8gcmVwbHkgaXMgbm90IHNob3duLiBTdWNoIGEgbWVzc2FnZSBpcyBkZWxldGVkIHdoZW4gaXRzIHdyaXRlcidzCiBkYXRhIG9mIHRoZSBzdHVkeSBpcyBlcmFzZWQ7IGEgbGVhZGVyIHdobyBrZXB0IGVhcmxpZXIgbGlzdHMgbWF5IHRoZW4gYmUgYWJsZSB0byBpbmZlciB0aGUKIHdyaXRlci4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgoYCgIEABIEQwBgARoMIEEgbWVzc2FnZS4KCicKBAQAAgASA0UCGBoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKGQoEBAACARIDRwIWGgwgVGhlIHN0dWR5LgoKOgoEBAACAhIDSQIVGi0gV2hldGhlciB0aGUgc3R1ZHkncyB0ZWFtIHdyb3RlIHRoZSBtZXNzYWdlLgoKKQoEBAACAxIDSwISGhwgVGhlIG1lc3NhZ2UgYXMgcGxhaW4gdGV4dC4KCmwKBAQAAgQSA00CFhpfIFdoZXRoZXIgdGhlIG90aGVyIHNpZGUgbWF5IHJlcGx5LiBGb3IgbGVhZGVycyBhbHNvIGZhbHNlIGlmIHRoZSB3cml0ZXIgaXMgbm8gbG9uZ2VyIGVucm9sbGVkLgoKcwoEBAACBRIDUAIXGmYgSWQgb2YgdGhlIG1lc3NhZ2UgdGhhdCB0aGlzIG9uZSByZXBsaWVzIHRvOyBlbXB0eSBpZiBpdCBpcyBub3QgYSByZXBseSBvciB0aGF0IG1lc3NhZ2Ugd2FzCiBkZWxldGVkLgoKVQoEBAACBhIDUgIZGkggQWRkcmVzcyBhdCB3aGljaCB0aGUgcGFydGljaXBhbnQgd2FudHMgYSByZXBseSBieSBtYWlsOyBlbXB0eSBpZiBub25lLgoKngEKBAQAAgcSA1UCFxqQASBUaGUgd3JpdGVyIG9yIHRoZSByZWNpcGllbnQgKGBNZW1iZXIubWVtYmVyX2lkYCk7IHNldCBmb3IgbGVhZGVycyBvbmx5LiBFbXB0eSBpZiB0aGUgd3JpdGVyIGlzCiBub3QgZGlzY2xvc2VkIG9yIHRoZXJlIGFyZSBzZXZlcmFsIHJlY2lwaWVudHMuCgqnAQoEBAACCBIDWAIWGpkBIFJlY2lwaWVudCBncm91cDsgZW1wdHkgZm9yIG1lc3NhZ2VzIHRvIGFsbCBtZW1iZXJzIG9yIHRvIG9uZS4gU3RhZmYgZnJvbSB3aG9tIGdyb3VwcyBhcmUgY29uY2VhbGVkCiBzZWUgbmVpdGhlciBtZXNzYWdlcyB0byBncm91cHMgbm9yIHJlcGxpZXMgdG8gdGhlbS4KCh8KBAQAAgkSA1oCLRoSIFRpbWUgb2Ygc2VuZGluZy4KCoUBCgQEAAIKEgNdAisaeCBUaW1lIGF0IHdoaWNoIHRoZSBwYXJ0aWNpcGFudCByZWFkIHRoZSBtZXNzYWdlOyBzZXQgZm9yIHBhcnRpY2lwYW50cyBvbmx5LiBBYnNlbnQgaWYgdW5yZWFkIG9yCiB3cml0dGVuIGJ5IHRoZW1zZWx2ZXMuCgovCgQEAAILEgNfAhUaIiBXaGV0aGVyIHRoZSBtZXNzYWdlIGhhcyBhIHJlcGx5LgoKIgoCBAESBGMAcgEaFiBBIG1lc3NhZ2UgdG8gYSB0ZWFtLgoKSQoEBAECABIDZQIYGjwgVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuIEtlZXAgaXQgdW50aWwgYSByZXNwb25zZSBhcnJpdmVzLgoKNQoEBAECARIDZwIWGiggQSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCjUKBAQBAgISA2kCEhooIDEgdG8gNCwwMDAgY2hhcmFjdGVycywgd2l0aG91dCBVKzAwMDAuCgp+CgQEAQIDEgNsAhYacSBXaGV0aGVyIHRoZSB0ZWFtIG1heSByZXBseSBoZXJlLiBJZiB0cnVlLCB0aGUgdGVhbSBzZWVzIHdoaWNoIG1lbWJlciB3cm90ZSB0aGUgbWVzc2FnZTsKIG90aGVyd2lzZSBpdCBkb2VzIG5vdC4KCmYKBAQBAgQSA24CGRpZIE9wdGlvbmFsIGFkZHJlc3MgZm9yIGEgcmVwbHkgYnkgbWFpbC4gVGhlIHRlYW0gc2VlcyBpdDsgaXQgaXMgZGVsZXRlZCB3aXRoIHRoZSBtZXNzYWdlLgoKygEKBAQBAgUSA3ECFxq8ASBNZXNzYWdlIG9mIHRoZSB0ZWFtIHRoYXQgdGhpcyBvbmUgcmVwbGllcyB0bzsgZW1wdHkgaWYgbm9uZS4gV2l0aG91dCBgYW5zd2VyYWJsZWAsIGl0IG11c3QgYmUgYQogbWVzc2FnZSB0byBhbGwgbWVtYmVyczogYSByZXBseSB0byBhIHBlcnNvbmFsIG9yIGdyb3VwIG1lc3NhZ2Ugd291bGQgZGlzY2xvc2UgdGhlIHdyaXRlci4KCiEKAgQCEgR1AHgBGhUgVGhlIHN0b3JlZCBtZXNzYWdlLgoKJQoEBAICABIDdwIbGhggVGhlIG1lc3NhZ2UgYXMgc3RvcmVkLgoKNwoCBAMSBXsAggEBGiogU2VsZWN0cyBhIHBhZ2Ugb2YgdGhlIGNhbGxlcidzIG1lc3NhZ2VzLgoKNgoEBAMCABIDfQIWGikgU3R1ZHkgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsIHN0dWRpZXMuCgojCgQEAwIBEgN/AhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBAMCAhIEgQECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgowCgIEBBIGhQEAigEBGiIgQSBwYWdlIG9mIHRoZSBjYWxsZXIncyBtZXNzYWdlcy4KCicKBAQEAgASBIcBAiUaGSBNZXNzYWdlcywgbmV3ZXN0IGZpcnN0LgoKPwoEBAQCARIEiQECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgosCgIEBRIGjQEAkAEBGh4gVGhlIG1lc3NhZ2UgdG8gbWFyayBhcyByZWFkLgoKFQoEBAUCABIEjwECGBoHIFVVSUQuCgorCgIEBhIEkwEAIhofIEVtcHR5OiB0aGUgbWVzc2FnZSBpcyBtYXJrZWQuCgqwAQoCBAcSBpcBAKkBARqhASBBIG1lc3NhZ2UgZnJvbSBhIHRlYW0uIEF0IG1vc3Qgb25lIG9mIGBncm91cF9pZGAsIGBtZW1iZXJfaWRgLCBgYW5zd2VyX3RvYCBhbmQgYHN1YmplY3RfbGFiZWxgIG1heSBiZQogc2V0OyB3aXRoIG5vbmUgb2YgdGhlbSwgdGhlIG1lc3NhZ2UgZ29lcyB0byBhbGwgbWVtYmVycy4KCkoKBAQHAgASBJkBAhgaPCBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4gS2VlcCBpdCB1bnRpbCBhIHJlc3BvbnNlIGFycml2ZXMuCgpACgQEBwIBEgSbAQIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgo2CgQEBwICEgSdAQISGiggMSB0byA0LDAwMCBjaGFyYWN0ZXJzLCB3aXRob3V0IFUrMDAwMC4KCjEKBAQHAgMSBJ8BAhYaIyBXaGV0aGVyIHRoZSByZWNpcGllbnRzIG1heSByZXBseS4KCiAKBAQHAgQSBKEBAhYaEiBSZWNpcGllbnQgZ3JvdXAuCgohCgQEBwIFEgSjAQIXGhMgUmVjaXBpZW50IG1lbWJlci4KCjsKBAQHAgYSBKUBAhcaLSBNZXNzYWdlIHRvIHJlcGx5IHRvOyBpdCBtdXN0IGJlIGFuc3dlcmFibGUuCgqkAQoEBAcCBxIEqAECGxqVASBMYWJlbCBvZiB0aGUgcmVjaXBpZW50IG1lbWJlciAoYE1lbWJlci5zdWJqZWN0X2xhYmVsYCksIGV4YWN0bHkgYXMgYXNzaWduZWQ7IG9mIHNldmVyYWwsIHRoZSBtZW1iZXIKIHdobyBqb2luZWQgbGFzdC4gTmVlZHMgdGhlIHJpZ2h0IGBsYWJlbC5yZWFkYC4KCiMKAgQIEgasAQCvAQEaFSBUaGUgc3RvcmVkIG1lc3NhZ2UuCgomCgQECAIAEgSuAQIbGhggVGhlIG1lc3NhZ2UgYXMgc3RvcmVkLgoKNQoCBAkSBrIBALsBARonIFNlbGVjdHMgYSBwYWdlIG9mIGEgc3R1ZHkncyBtZXNzYWdlcy4KCkAKBAQJAgASBLQBAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCmkKBAQJAgESBLYBAhgaWyBXaGV0aGVyIHRvIGxpc3Qgb25seSBhbnN3ZXJhYmxlIG1lc3NhZ2VzIG9mIGVucm9sbGVkIHBhcnRpY2lwYW50cyB0aGF0IGhhdmUgbm8gcmVwbHkgeWV0LgoKJAoEBAkCAhIEuAECFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQECQIDEgS6AQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCi0KAgQKEga+AQDDAQEaHyBBIHBhZ2Ugb2YgYSBzdHVkeSdzIG1lc3NhZ2VzLgoKJwoEBAoCABIEwAECJRoZIE1lc3NhZ2VzLCBuZXdlc3QgZmlyc3QuCgo/CgQECgIBEgTCAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KYgZwcm90bzM=")
}

extension AuthV1.StudyMessage {
  public static var fullName: String { "otolith.auth.v1.StudyMessage" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__study_message__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__StudyMessage>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.fromTeam = c.pointee.from_team != 0
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.answerTo = Codec.string(c.pointee.answer_to)
    self.replyEmail = Codec.string(c.pointee.reply_email)
    self.memberID = Codec.string(c.pointee.member_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.readTime = c.pointee.read_time.map { GoogleProtobuf.Timestamp($0) }
    self.answered = c.pointee.answered != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage> {
    let c = arena.allocate(Otolith__Auth__V1__StudyMessage.self)
    otolith__auth__v1__study_message__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.from_team = self.fromTeam ? 1 : 0
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    if !self.replyEmail.isEmpty { c.pointee.reply_email = arena.string(self.replyEmail) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.readTime { c.pointee.read_time = value.cStruct(in: arena) }
    c.pointee.answered = self.answered ? 1 : 0
    return c
  }
}

extension AuthV1.SendMessageRequest {
  public static var fullName: String { "otolith.auth.v1.SendMessageRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_message_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendMessageRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.replyEmail = Codec.string(c.pointee.reply_email)
    self.answerTo = Codec.string(c.pointee.answer_to)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendMessageRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendMessageRequest.self)
    otolith__auth__v1__send_message_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.replyEmail.isEmpty { c.pointee.reply_email = arena.string(self.replyEmail) }
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    return c
  }
}

extension AuthV1.SendMessageResponse {
  public static var fullName: String { "otolith.auth.v1.SendMessageResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_message_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendMessageResponse>) {
    self.message = c.pointee.message.map { AuthV1.StudyMessage($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendMessageResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendMessageResponse.self)
    otolith__auth__v1__send_message_response__init(c)
    if let value = self.message { c.pointee.message = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListOwnMessagesRequest {
  public static var fullName: String { "otolith.auth.v1.ListOwnMessagesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_own_messages_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnMessagesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnMessagesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnMessagesRequest.self)
    otolith__auth__v1__list_own_messages_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListOwnMessagesResponse {
  public static var fullName: String { "otolith.auth.v1.ListOwnMessagesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_own_messages_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnMessagesResponse>) {
    self.messages = Codec.messages(c.pointee.messages, c.pointee.n_messages) { AuthV1.StudyMessage($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnMessagesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnMessagesResponse.self)
    otolith__auth__v1__list_own_messages_response__init(c)
    if !self.messages.isEmpty {
      c.pointee.n_messages = self.messages.count
      c.pointee.messages = arena.array(self.messages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.MarkMessageReadRequest {
  public static var fullName: String { "otolith.auth.v1.MarkMessageReadRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__mark_message_read_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__MarkMessageReadRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__MarkMessageReadRequest> {
    let c = arena.allocate(Otolith__Auth__V1__MarkMessageReadRequest.self)
    otolith__auth__v1__mark_message_read_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    return c
  }
}

extension AuthV1.MarkMessageReadResponse {
  public static var fullName: String { "otolith.auth.v1.MarkMessageReadResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__mark_message_read_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__MarkMessageReadResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__MarkMessageReadResponse> {
    let c = arena.allocate(Otolith__Auth__V1__MarkMessageReadResponse.self)
    otolith__auth__v1__mark_message_read_response__init(c)
    return c
  }
}

extension AuthV1.SendStudyMessageRequest {
  public static var fullName: String { "otolith.auth.v1.SendStudyMessageRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_study_message_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendStudyMessageRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.groupID = Codec.string(c.pointee.group_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.answerTo = Codec.string(c.pointee.answer_to)
    self.subjectLabel = Codec.string(c.pointee.subject_label)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendStudyMessageRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendStudyMessageRequest.self)
    otolith__auth__v1__send_study_message_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
    return c
  }
}

extension AuthV1.SendStudyMessageResponse {
  public static var fullName: String { "otolith.auth.v1.SendStudyMessageResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_study_message_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendStudyMessageResponse>) {
    self.message = c.pointee.message.map { AuthV1.StudyMessage($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendStudyMessageResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendStudyMessageResponse.self)
    otolith__auth__v1__send_study_message_response__init(c)
    if let value = self.message { c.pointee.message = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListStudyMessagesRequest {
  public static var fullName: String { "otolith.auth.v1.ListStudyMessagesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_study_messages_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListStudyMessagesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.waitingOnly = c.pointee.waiting_only != 0
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListStudyMessagesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListStudyMessagesRequest.self)
    otolith__auth__v1__list_study_messages_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.waiting_only = self.waitingOnly ? 1 : 0
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListStudyMessagesResponse {
  public static var fullName: String { "otolith.auth.v1.ListStudyMessagesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_study_messages_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListStudyMessagesResponse>) {
    self.messages = Codec.messages(c.pointee.messages, c.pointee.n_messages) { AuthV1.StudyMessage($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListStudyMessagesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListStudyMessagesResponse.self)
    otolith__auth__v1__list_study_messages_response__init(c)
    if !self.messages.isEmpty {
      c.pointee.n_messages = self.messages.count
      c.pointee.messages = arena.array(self.messages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}
