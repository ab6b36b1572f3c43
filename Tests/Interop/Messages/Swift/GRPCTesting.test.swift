// Generated from grpc/testing/test.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages

extension GRPCTesting {
  /// The descriptor of `grpc/testing/test.proto`.
  public static let testFile = ProtoFile(
    name: "grpc/testing/test.proto",
    dependencies: [GRPCTesting.emptyFile, GRPCTesting.messagesFile],
    base64: """
      ChdncnBjL3Rlc3RpbmcvdGVzdC5wcm90bxIMZ3JwYy50ZXN0aW5nGhhncnBjL3Rlc3RpbmcvZW1wdHkucHJvdG8aG2dycGMv\
      dGVzdGluZy9tZXNzYWdlcy5wcm90bzLLBQoLVGVzdFNlcnZpY2USNQoJRW1wdHlDYWxsEhMuZ3JwYy50ZXN0aW5nLkVtcHR5\
      GhMuZ3JwYy50ZXN0aW5nLkVtcHR5EkYKCVVuYXJ5Q2FsbBIbLmdycGMudGVzdGluZy5TaW1wbGVSZXF1ZXN0GhwuZ3JwYy50\
      ZXN0aW5nLlNpbXBsZVJlc3BvbnNlEk8KEkNhY2hlYWJsZVVuYXJ5Q2FsbBIbLmdycGMudGVzdGluZy5TaW1wbGVSZXF1ZXN0\
      GhwuZ3JwYy50ZXN0aW5nLlNpbXBsZVJlc3BvbnNlEmwKE1N0cmVhbWluZ091dHB1dENhbGwSKC5ncnBjLnRlc3RpbmcuU3Ry\
      ZWFtaW5nT3V0cHV0Q2FsbFJlcXVlc3QaKS5ncnBjLnRlc3RpbmcuU3RyZWFtaW5nT3V0cHV0Q2FsbFJlc3BvbnNlMAESaQoS\
      U3RyZWFtaW5nSW5wdXRDYWxsEicuZ3JwYy50ZXN0aW5nLlN0cmVhbWluZ0lucHV0Q2FsbFJlcXVlc3QaKC5ncnBjLnRlc3Rp\
      bmcuU3RyZWFtaW5nSW5wdXRDYWxsUmVzcG9uc2UoARJpCg5GdWxsRHVwbGV4Q2FsbBIoLmdycGMudGVzdGluZy5TdHJlYW1p\
      bmdPdXRwdXRDYWxsUmVxdWVzdBopLmdycGMudGVzdGluZy5TdHJlYW1pbmdPdXRwdXRDYWxsUmVzcG9uc2UoATABEmkKDkhh\
      bGZEdXBsZXhDYWxsEiguZ3JwYy50ZXN0aW5nLlN0cmVhbWluZ091dHB1dENhbGxSZXF1ZXN0GikuZ3JwYy50ZXN0aW5nLlN0\
      cmVhbWluZ091dHB1dENhbGxSZXNwb25zZSgBMAESPQoRVW5pbXBsZW1lbnRlZENhbGwSEy5ncnBjLnRlc3RpbmcuRW1wdHka\
      Ey5ncnBjLnRlc3RpbmcuRW1wdHkyVQoUVW5pbXBsZW1lbnRlZFNlcnZpY2USPQoRVW5pbXBsZW1lbnRlZENhbGwSEy5ncnBj\
      LnRlc3RpbmcuRW1wdHkaEy5ncnBjLnRlc3RpbmcuRW1wdHkyiQEKEFJlY29ubmVjdFNlcnZpY2USOwoFU3RhcnQSHS5ncnBj\
      LnRlc3RpbmcuUmVjb25uZWN0UGFyYW1zGhMuZ3JwYy50ZXN0aW5nLkVtcHR5EjgKBFN0b3ASEy5ncnBjLnRlc3RpbmcuRW1w\
      dHkaGy5ncnBjLnRlc3RpbmcuUmVjb25uZWN0SW5mb0rwBQqtAQoBDBIDAgASGqIBIEZvciB0ZXN0cyBvbmx5OiB0aGUgc2Vy\
      dmljZXMgb2YgZ1JQQydzIGludGVyb3BlcmFiaWxpdHkgdGVzdHMsIHJlc3RhdGVkIHdpdGggdGhlaXIgc3RhbmRhcmQKIG5h\
      bWVzLiBMZWZ0IG91dCBhcmUgdGhvc2UgdGhhdCBvbmx5IHRlc3RzIG9mIGJhbGFuY2VycyBhbmQgeERTIHVzZS4KCmwKBAYA\
      AgISAw0CQRpfIFVuYXJ5Q2FsbCB3aXRoIGNhY2hlIGNvbnRyb2wgaW4gdGhlIHJlc3BvbnNlJ3MgbWV0YWRhdGEsIHNvIHRo\
      YXQgYSBwcm94eSBtYXkgYW5zd2VyIHRoZSBuZXh0LgoKQQoEBgACAxIDDwJjGjQgT25lIHJlc3BvbnNlIGZvciBlYWNoIG9m\
      IHRoZSByZXF1ZXN0J3MgcGFyYW1ldGVycy4KCjEKBAYAAgQSAxECYBokIEFkZHMgdXAgdGhlIHNpemVzIG9mIHRoZSBwYXls\
      b2Fkcy4KClYKBAYAAgUSAxMCZRpJIEFuc3dlcnMgZWFjaCByZXF1ZXN0LCBhcyBTdHJlYW1pbmdPdXRwdXRDYWxsIGRvZXMs\
      IGFzIHNvb24gYXMgaXQgY29tZXMuCgpHCgQGAAIGEgMVAmUaOiBBbnN3ZXJzIGFsbCByZXF1ZXN0cywgaW4gb3JkZXIsIGFm\
      dGVyIHRoZSBsYXN0IGhhcyBjb21lLgoKQgoEBgACBxIDFwIvGjUgU2VydmVkIGJ5IG5vYm9keSwgYXMgYSBtZXRob2QgdGhh\
      dCBhIHNlcnZpY2UgbGFja3MuCgofCgIGARIEGwAdARoTIFNlcnZlZCBieSBub2JvZHkuCgpUCgIGAhIEIAAjARpIIFNlcnZl\
      ZCBhdCBhIHBvcnQgb2YgaXRzIG93biBieSB0aGUgc2VydmVyIHRoYXQgcGxheXMgdGhlIHJlZnVzaW5nIG9uZS4KYgZwcm90\
      bzM=
      """)
}
