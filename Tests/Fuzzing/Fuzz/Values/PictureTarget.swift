import Fields

/// The metadata of an uploaded picture or MP4 file: for any bytes the same answer each time, by a bounded number
/// of reads of a bounded size.
enum PictureTarget: FuzzTarget {
  static let name = "picture"

  static func run(_ input: [UInt8]) {
    for type in MediaType.pictures.union([.mp4]) {
      var reads = 0
      let metadata = CameraMetadata { offset, count in
        reads += 1
        precondition(offset >= 0 && 0...65_536 ~= count, "a read beyond all parts")
        guard offset < input.count else { return [] }
        return Array(input[offset..<min(input.count, offset + count)])
      }
      let found = (try? metadata.isPresent(in: type)) ?? true
      precondition(reads <= 200_002, "more reads than parts")
      precondition(found == ((try? metadata.isPresent(in: type)) ?? true), "another answer")
    }
    _ = MediaType(start: Array(input.prefix(MediaType.startBytes)))
  }
}
