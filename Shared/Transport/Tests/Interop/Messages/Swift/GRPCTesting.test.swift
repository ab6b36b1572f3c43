// Generated from grpc/testing/test.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import MessageSupport

extension GRPCTesting {
  /// The descriptor of `grpc/testing/test.proto`.
  public static let testFile = ProtoFile(
    name: "grpc/testing/test.proto",
    dependencies: [GRPCTesting.emptyFile, GRPCTesting.messagesFile],
    base64: """
      ChdncnBjL3Rlc3RpbmcvdGVzdC5wcm90bxIMZ3JwYy50ZXN0aW5nGhhncnBjL3Rlc3RpbmcvZW1wdHkucHJvdG8aG2dycGMv\
      dGVzdGluZy9tZXNzYWdlcy5wcm90bzL6BAoLVGVzdFNlcnZpY2USNQoJRW1wdHlDYWxsEhMuZ3JwYy50ZXN0aW5nLkVtcHR5\
      GhMuZ3JwYy50ZXN0aW5nLkVtcHR5EkYKCVVuYXJ5Q2FsbBIbLmdycGMudGVzdGluZy5TaW1wbGVSZXF1ZXN0GhwuZ3JwYy50\
      ZXN0aW5nLlNpbXBsZVJlc3BvbnNlEmwKE1N0cmVhbWluZ091dHB1dENhbGwSKC5ncnBjLnRlc3RpbmcuU3RyZWFtaW5nT3V0\
      cHV0Q2FsbFJlcXVlc3QaKS5ncnBjLnRlc3RpbmcuU3RyZWFtaW5nT3V0cHV0Q2FsbFJlc3BvbnNlMAESaQoSU3RyZWFtaW5n\
      SW5wdXRDYWxsEicuZ3JwYy50ZXN0aW5nLlN0cmVhbWluZ0lucHV0Q2FsbFJlcXVlc3QaKC5ncnBjLnRlc3RpbmcuU3RyZWFt\
      aW5nSW5wdXRDYWxsUmVzcG9uc2UoARJpCg5GdWxsRHVwbGV4Q2FsbBIoLmdycGMudGVzdGluZy5TdHJlYW1pbmdPdXRwdXRD\
      YWxsUmVxdWVzdBopLmdycGMudGVzdGluZy5TdHJlYW1pbmdPdXRwdXRDYWxsUmVzcG9uc2UoATABEmkKDkhhbGZEdXBsZXhD\
      YWxsEiguZ3JwYy50ZXN0aW5nLlN0cmVhbWluZ091dHB1dENhbGxSZXF1ZXN0GikuZ3JwYy50ZXN0aW5nLlN0cmVhbWluZ091\
      dHB1dENhbGxSZXNwb25zZSgBMAESPQoRVW5pbXBsZW1lbnRlZENhbGwSEy5ncnBjLnRlc3RpbmcuRW1wdHkaEy5ncnBjLnRl\
      c3RpbmcuRW1wdHkyVQoUVW5pbXBsZW1lbnRlZFNlcnZpY2USPQoRVW5pbXBsZW1lbnRlZENhbGwSEy5ncnBjLnRlc3Rpbmcu\
      RW1wdHkaEy5ncnBjLnRlc3RpbmcuRW1wdHkyiQEKEFJlY29ubmVjdFNlcnZpY2USOwoFU3RhcnQSHS5ncnBjLnRlc3Rpbmcu\
      UmVjb25uZWN0UGFyYW1zGhMuZ3JwYy50ZXN0aW5nLkVtcHR5EjgKBFN0b3ASEy5ncnBjLnRlc3RpbmcuRW1wdHkaGy5ncnBj\
      LnRlc3RpbmcuUmVjb25uZWN0SW5mb0r9BAqZAQoBDBIDAgASGo4BIFRlc3RzIG9ubHk6IHRoZSBzZXJ2aWNlcyBvZiBnUlBD\
      J3MgaW50ZXJvcGVyYWJpbGl0eSB0ZXN0cyB3aXRoIHRoZWlyIHN0YW5kYXJkIG5hbWVzLCB3aXRob3V0IHRob3NlCiB1c2Vk\
      IG9ubHkgYnkgdGVzdHMgb2YgYmFsYW5jZXJzIGFuZCB4RFMuCgpBCgQGAAICEgMNAmMaNCBPbmUgcmVzcG9uc2UgZm9yIGVh\
      Y2ggb2YgdGhlIHJlcXVlc3QncyBwYXJhbWV0ZXJzLgoKMQoEBgACAxIDDwJgGiQgQWRkcyB1cCB0aGUgc2l6ZXMgb2YgdGhl\
      IHBheWxvYWRzLgoKVgoEBgACBBIDEQJlGkkgQW5zd2VycyBlYWNoIHJlcXVlc3QsIGFzIFN0cmVhbWluZ091dHB1dENhbGwg\
      ZG9lcywgYXMgc29vbiBhcyBpdCBjb21lcy4KCkcKBAYAAgUSAxMCZRo6IEFuc3dlcnMgYWxsIHJlcXVlc3RzLCBpbiBvcmRl\
      ciwgYWZ0ZXIgdGhlIGxhc3QgaGFzIGNvbWUuCgpECgQGAAIGEgMVAi8aNyBOb3QgaW1wbGVtZW50ZWQgYnkgYW55IHNlcnZl\
      ciwgbGlrZSBhIG1pc3NpbmcgbWV0aG9kLgoKLAoCBgESBBkAGwEaICBOb3QgaW1wbGVtZW50ZWQgYnkgYW55IHNlcnZlci4K\
      ClQKAgYCEgQeACEBGkggU2VydmVkIGF0IGEgcG9ydCBvZiBpdHMgb3duIGJ5IHRoZSBzZXJ2ZXIgdGhhdCBwbGF5cyB0aGUg\
      cmVmdXNpbmcgb25lLgpiBnByb3RvMw==
      """)
}
