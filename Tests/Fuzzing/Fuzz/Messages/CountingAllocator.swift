import COtolithMessages
import Foundation

/// `malloc` for protobuf-c, counting.
final class CountingAllocator {
  var allocator = ProtobufCAllocator()
  private(set) var allocated = 0
  private var live = 0

  init() {
    allocator.allocator_data = Unmanaged.passUnretained(self).toOpaque()
    allocator.alloc = { data, size in
      guard let data else { return nil }
      let counter = Unmanaged<CountingAllocator>.fromOpaque(data).takeUnretainedValue()
      counter.allocated += size
      counter.live += 1
      return malloc(size)
    }
    allocator.free = { data, memory in
      guard let data, let memory else { return }
      Unmanaged<CountingAllocator>.fromOpaque(data).takeUnretainedValue().live -= 1
      free(memory)
    }
  }

  /// All that was taken must have been given back.
  func finish() {
    expect(live == 0, "\(live) blocks leaked")
  }
}
