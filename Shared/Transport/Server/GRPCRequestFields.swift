import HTTP2
import RPCCore

/// The fields of a request's header section, found in one pass: positions of the protocol's fields
/// (the first of each name counts) and the custom metadata.
struct GRPCRequestFields {
  private(set) var method: Int?
  private(set) var path: Int?
  private(set) var contentType: Int?
  private(set) var encoding: Int?
  private(set) var acceptEncoding: Int?
  private(set) var timeout: Int?
  private(set) var metadata = Metadata()
  /// Why the metadata is invalid.
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
    // Room for a token, a user agent and a trace; it grows on demand.
    if metadata.isEmpty { metadata.reserve(4) }
    do throws(RPCError) {
      try MetadataCodec.append(
        block, index, isBinary: MetadataCodec.isBinary(key: name), to: &metadata)
    } catch {
      metadataFault = error
    }
  }
}
