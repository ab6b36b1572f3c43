import CSodium
package import IngestionDomain

extension RecordDigests {
  /// Of a change, with the text of its contents; none of a deletion.
  package static func of(_ change: RecordChange) -> (digests: RecordDigests, json: String?) {
    let json = change.isDeletion ? nil : change.record.contents.map { RecordJSON.text($0) }
    let contents = digest(RecordEncoding.contents(of: change, json ?? ""))
    let bytes =
      (json?.utf8.count ?? 0) + change.record.title.utf8.count + change.record.note.utf8.count
    return (
      RecordDigests(
        contents: contents, change: digest(RecordEncoding.change(change, contents: contents)),
        recordBytes: bytes), json
    )
  }

  /// The first half of SHA-256: it tells changes of one participant apart.
  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return Array(hash.prefix(byteCount))
  }
}
