import HTTP2
import RPCCore

/// What a request's header section holds, found in one pass: where the fields of the protocol are, of
/// which the first counts, and the custom metadata.
struct GRPCRequestFields {
  private(set) var method: Int?
  private(set) var path: Int?
  private(set) var contentType: Int?
  private(set) var encoding: Int?
  private(set) var acceptEncoding: Int?
  private(set) var timeout: Int?
  private(set) var metadata = Metadata()
  /// Why the metadata cannot be read.
  private(set) var metadataFault: RPCError?

  init(_ block: HTTP2HeaderBlock) {
    block.forEachName { index, name in
      switch name.count {
      case 5 where name.equals(":path"): path = path ?? index
      case 7 where name.equals(":method"): method = method ?? index
      case 12 where name.equals("content-type"): contentType = contentType ?? index
      case 12 where name.equals("grpc-timeout"): timeout = timeout ?? index
      case 13 where name.equals("grpc-encoding"): encoding = encoding ?? index
      case 20 where name.equals("grpc-accept-encoding"): acceptEncoding = acceptEncoding ?? index
      default:
        if name.first == UInt8(ascii: ":") || MetadataCodec.isReserved(name) { return }
        readMetadata(block, index, name)
      }
    }
  }

  private mutating func readMetadata(
    _ block: HTTP2HeaderBlock, _ index: Int, _ name: UnsafeBufferPointer<UInt8>
  ) {
    guard metadataFault == nil else { return }
    // A token, a user agent and a trace; more make it grow.
    if metadata.isEmpty { metadata.reserve(4) }
    do throws(RPCError) {
      try MetadataCodec.append(
        block, index, isBinary: MetadataCodec.isBinary(key: name), to: &metadata)
    } catch {
      metadataFault = error
    }
  }
}
