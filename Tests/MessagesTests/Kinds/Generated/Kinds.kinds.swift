// Generated from kinds.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import CKinds
internal import Messages

extension Kinds {
  struct AllKinds: Message {
    enum Colour: RawRepresentable, CaseIterable, Sendable, Hashable {
      case unspecified
      case red
      case darkRed
      case belowZero
      /// A number that this version of the schema does not name.
      case unrecognized(Int32)

      /// All values with a name.
      static var allCases: [Self] { [.unspecified, .red, .darkRed, .belowZero] }

      init(rawValue: Int32) {
        self = switch rawValue {
          case 0: .unspecified
          case 1: .red
          case 2: .darkRed
          case -1: .belowZero
          default: .unrecognized(rawValue)
        }
      }

      var rawValue: Int32 {
        switch self {
          case .unspecified: 0
          case .red: 1
          case .darkRed: 2
          case .belowZero: -1
          case .unrecognized(let number): number
        }
      }
    }

    struct Inner: Message {
      var text: String
      var inner: [Kinds.AllKinds.Inner]

      /// Every field at its default.
      init() {
        self.text = ""
        self.inner = []
      }

      init(
        text: String = "",
        inner: [Kinds.AllKinds.Inner] = []
      ) {
        self.text = text
        self.inner = inner
      }
    }

    enum OneOfChoice: Sendable, Hashable {
      case chosenBool(Bool)
      case chosenInt64(Int64)
      case chosenDouble(Double)
      case chosenString(String)
      case chosenBytes([UInt8])
      case chosenColour(Kinds.AllKinds.Colour)
      case chosenInner(Kinds.AllKinds.Inner)
    }

    var aDouble: Double
    var aFloat: Float
    var anInt32: Int32
    var anInt64: Int64
    var aUint32: UInt32
    var aUint64: UInt64
    var aSint32: Int32
    var aSint64: Int64
    var aFixed32: UInt32
    var aFixed64: UInt64
    var anSfixed32: Int32
    var anSfixed64: Int64
    var aBool: Bool
    var aString: String
    var someBytes: [UInt8]
    var aColour: Kinds.AllKinds.Colour
    var anInner: Kinds.AllKinds.Inner?
    var doubles: [Double]
    var floats: [Float]
    var int32s: [Int32]
    var int64s: [Int64]
    var uint32s: [UInt32]
    var uint64s: [UInt64]
    var sint32s: [Int32]
    var sint64s: [Int64]
    var fixed32s: [UInt32]
    var fixed64s: [UInt64]
    var bools: [Bool]
    var strings: [String]
    var byteStrings: [[UInt8]]
    var colours: [Kinds.AllKinds.Colour]
    var inners: [Kinds.AllKinds.Inner]
    var byName: [String: Int32]
    var byNumber: [UInt64: Kinds.AllKinds.Inner]
    var unpacked: [Int32]
    var choice: Kinds.AllKinds.OneOfChoice?
    /// A keyword in C++, of which protoc-c takes account, and one in Swift.
    var `operator`: String
    var `repeat`: String
    var studyID: String
    var studyIDs: [String]
    var pageURL: String
    var csv: String

    /// Every field at its default.
    init() {
      self.aDouble = 0
      self.aFloat = 0
      self.anInt32 = 0
      self.anInt64 = 0
      self.aUint32 = 0
      self.aUint64 = 0
      self.aSint32 = 0
      self.aSint64 = 0
      self.aFixed32 = 0
      self.aFixed64 = 0
      self.anSfixed32 = 0
      self.anSfixed64 = 0
      self.aBool = false
      self.aString = ""
      self.someBytes = []
      self.aColour = Kinds.AllKinds.Colour(rawValue: 0)
      self.anInner = nil
      self.doubles = []
      self.floats = []
      self.int32s = []
      self.int64s = []
      self.uint32s = []
      self.uint64s = []
      self.sint32s = []
      self.sint64s = []
      self.fixed32s = []
      self.fixed64s = []
      self.bools = []
      self.strings = []
      self.byteStrings = []
      self.colours = []
      self.inners = []
      self.byName = [:]
      self.byNumber = [:]
      self.unpacked = []
      self.choice = nil
      self.`operator` = ""
      self.`repeat` = ""
      self.studyID = ""
      self.studyIDs = []
      self.pageURL = ""
      self.csv = ""
    }

    init(
      aDouble: Double = 0,
      aFloat: Float = 0,
      anInt32: Int32 = 0,
      anInt64: Int64 = 0,
      aUint32: UInt32 = 0,
      aUint64: UInt64 = 0,
      aSint32: Int32 = 0,
      aSint64: Int64 = 0,
      aFixed32: UInt32 = 0,
      aFixed64: UInt64 = 0,
      anSfixed32: Int32 = 0,
      anSfixed64: Int64 = 0,
      aBool: Bool = false,
      aString: String = "",
      someBytes: [UInt8] = [],
      aColour: Kinds.AllKinds.Colour = Kinds.AllKinds.Colour(rawValue: 0),
      anInner: Kinds.AllKinds.Inner? = nil,
      doubles: [Double] = [],
      floats: [Float] = [],
      int32s: [Int32] = [],
      int64s: [Int64] = [],
      uint32s: [UInt32] = [],
      uint64s: [UInt64] = [],
      sint32s: [Int32] = [],
      sint64s: [Int64] = [],
      fixed32s: [UInt32] = [],
      fixed64s: [UInt64] = [],
      bools: [Bool] = [],
      strings: [String] = [],
      byteStrings: [[UInt8]] = [],
      colours: [Kinds.AllKinds.Colour] = [],
      inners: [Kinds.AllKinds.Inner] = [],
      byName: [String: Int32] = [:],
      byNumber: [UInt64: Kinds.AllKinds.Inner] = [:],
      unpacked: [Int32] = [],
      choice: Kinds.AllKinds.OneOfChoice? = nil,
      `operator`: String = "",
      `repeat`: String = "",
      studyID: String = "",
      studyIDs: [String] = [],
      pageURL: String = "",
      csv: String = ""
    ) {
      self.aDouble = aDouble
      self.aFloat = aFloat
      self.anInt32 = anInt32
      self.anInt64 = anInt64
      self.aUint32 = aUint32
      self.aUint64 = aUint64
      self.aSint32 = aSint32
      self.aSint64 = aSint64
      self.aFixed32 = aFixed32
      self.aFixed64 = aFixed64
      self.anSfixed32 = anSfixed32
      self.anSfixed64 = anSfixed64
      self.aBool = aBool
      self.aString = aString
      self.someBytes = someBytes
      self.aColour = aColour
      self.anInner = anInner
      self.doubles = doubles
      self.floats = floats
      self.int32s = int32s
      self.int64s = int64s
      self.uint32s = uint32s
      self.uint64s = uint64s
      self.sint32s = sint32s
      self.sint64s = sint64s
      self.fixed32s = fixed32s
      self.fixed64s = fixed64s
      self.bools = bools
      self.strings = strings
      self.byteStrings = byteStrings
      self.colours = colours
      self.inners = inners
      self.byName = byName
      self.byNumber = byNumber
      self.unpacked = unpacked
      self.choice = choice
      self.`operator` = `operator`
      self.`repeat` = `repeat`
      self.studyID = studyID
      self.studyIDs = studyIDs
      self.pageURL = pageURL
      self.csv = csv
    }
  }
}

extension Kinds.AllKinds {
  static var fullName: String { "kinds.AllKinds" }

  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Kinds__AllKinds()
    kinds__all_kinds__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Kinds__AllKinds>) {
    self.aDouble = c.pointee.a_double
    self.aFloat = c.pointee.a_float
    self.anInt32 = c.pointee.an_int32
    self.anInt64 = c.pointee.an_int64
    self.aUint32 = c.pointee.a_uint32
    self.aUint64 = c.pointee.a_uint64
    self.aSint32 = c.pointee.a_sint32
    self.aSint64 = c.pointee.a_sint64
    self.aFixed32 = c.pointee.a_fixed32
    self.aFixed64 = c.pointee.a_fixed64
    self.anSfixed32 = c.pointee.an_sfixed32
    self.anSfixed64 = c.pointee.an_sfixed64
    self.aBool = c.pointee.a_bool != 0
    self.aString = Codec.string(c.pointee.a_string)
    self.someBytes = Codec.bytes(c.pointee.some_bytes)
    self.aColour = Kinds.AllKinds.Colour(rawValue: Int32(truncatingIfNeeded: c.pointee.a_colour.rawValue))
    self.anInner = c.pointee.an_inner.map { Kinds.AllKinds.Inner($0) }
    self.doubles = Codec.array(c.pointee.doubles, c.pointee.n_doubles) { $0 }
    self.floats = Codec.array(c.pointee.floats, c.pointee.n_floats) { $0 }
    self.int32s = Codec.array(c.pointee.int32s, c.pointee.n_int32s) { $0 }
    self.int64s = Codec.array(c.pointee.int64s, c.pointee.n_int64s) { $0 }
    self.uint32s = Codec.array(c.pointee.uint32s, c.pointee.n_uint32s) { $0 }
    self.uint64s = Codec.array(c.pointee.uint64s, c.pointee.n_uint64s) { $0 }
    self.sint32s = Codec.array(c.pointee.sint32s, c.pointee.n_sint32s) { $0 }
    self.sint64s = Codec.array(c.pointee.sint64s, c.pointee.n_sint64s) { $0 }
    self.fixed32s = Codec.array(c.pointee.fixed32s, c.pointee.n_fixed32s) { $0 }
    self.fixed64s = Codec.array(c.pointee.fixed64s, c.pointee.n_fixed64s) { $0 }
    self.bools = Codec.array(c.pointee.bools, c.pointee.n_bools) { $0 != 0 }
    self.strings = Codec.array(c.pointee.strings, c.pointee.n_strings) { Codec.string($0) }
    self.byteStrings = Codec.array(c.pointee.byte_strings, c.pointee.n_byte_strings) { Codec.bytes($0) }
    self.colours = Codec.array(c.pointee.colours, c.pointee.n_colours) { Kinds.AllKinds.Colour(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
    self.inners = Codec.messages(c.pointee.inners, c.pointee.n_inners) { Kinds.AllKinds.Inner($0) }
    self.byName = Codec.map(c.pointee.by_name, c.pointee.n_by_name) { (Codec.string($0.pointee.key), $0.pointee.value) }
    self.byNumber = Codec.map(c.pointee.by_number, c.pointee.n_by_number) { ($0.pointee.key, $0.pointee.value.map { Kinds.AllKinds.Inner($0) } ?? .init()) }
    self.unpacked = Codec.array(c.pointee.unpacked, c.pointee.n_unpacked) { $0 }
    self.choice = switch c.pointee.choice_case.rawValue {
      case 40: .chosenBool(c.pointee.chosen_bool != 0)
      case 41: .chosenInt64(c.pointee.chosen_int64)
      case 42: .chosenDouble(c.pointee.chosen_double)
      case 43: .chosenString(Codec.string(c.pointee.chosen_string))
      case 44: .chosenBytes(Codec.bytes(c.pointee.chosen_bytes))
      case 45: .chosenColour(Kinds.AllKinds.Colour(rawValue: Int32(truncatingIfNeeded: c.pointee.chosen_colour.rawValue)))
      case 46: .chosenInner(Kinds.AllKinds.Inner(c.pointee.chosen_inner!))
      default: nil
    }
    self.`operator` = Codec.string(c.pointee.operator_)
    self.`repeat` = Codec.string(c.pointee.`repeat`)
    self.studyID = Codec.string(c.pointee.study_id)
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
    self.pageURL = Codec.string(c.pointee.page_url)
    self.csv = Codec.string(c.pointee.csv)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__AllKinds> {
    let c = arena.allocate(Kinds__AllKinds.self)
    kinds__all_kinds__init(c)
    c.pointee.a_double = self.aDouble
    c.pointee.a_float = self.aFloat
    c.pointee.an_int32 = self.anInt32
    c.pointee.an_int64 = self.anInt64
    c.pointee.a_uint32 = self.aUint32
    c.pointee.a_uint64 = self.aUint64
    c.pointee.a_sint32 = self.aSint32
    c.pointee.a_sint64 = self.aSint64
    c.pointee.a_fixed32 = self.aFixed32
    c.pointee.a_fixed64 = self.aFixed64
    c.pointee.an_sfixed32 = self.anSfixed32
    c.pointee.an_sfixed64 = self.anSfixed64
    c.pointee.a_bool = self.aBool ? 1 : 0
    if !self.aString.isEmpty { c.pointee.a_string = arena.string(self.aString) }
    if !self.someBytes.isEmpty { c.pointee.some_bytes = ProtobufCBinaryData(len: self.someBytes.count, data: arena.bytes(self.someBytes)) }
    c.pointee.a_colour = Kinds__AllKinds__Colour(rawValue: .init(truncatingIfNeeded: self.aColour.rawValue))
    if let value = self.anInner { c.pointee.an_inner = value.cStruct(in: arena) }
    if !self.doubles.isEmpty {
      c.pointee.n_doubles = self.doubles.count
      c.pointee.doubles = arena.array(self.doubles) { $0 }
    }
    if !self.floats.isEmpty {
      c.pointee.n_floats = self.floats.count
      c.pointee.floats = arena.array(self.floats) { $0 }
    }
    if !self.int32s.isEmpty {
      c.pointee.n_int32s = self.int32s.count
      c.pointee.int32s = arena.array(self.int32s) { $0 }
    }
    if !self.int64s.isEmpty {
      c.pointee.n_int64s = self.int64s.count
      c.pointee.int64s = arena.array(self.int64s) { $0 }
    }
    if !self.uint32s.isEmpty {
      c.pointee.n_uint32s = self.uint32s.count
      c.pointee.uint32s = arena.array(self.uint32s) { $0 }
    }
    if !self.uint64s.isEmpty {
      c.pointee.n_uint64s = self.uint64s.count
      c.pointee.uint64s = arena.array(self.uint64s) { $0 }
    }
    if !self.sint32s.isEmpty {
      c.pointee.n_sint32s = self.sint32s.count
      c.pointee.sint32s = arena.array(self.sint32s) { $0 }
    }
    if !self.sint64s.isEmpty {
      c.pointee.n_sint64s = self.sint64s.count
      c.pointee.sint64s = arena.array(self.sint64s) { $0 }
    }
    if !self.fixed32s.isEmpty {
      c.pointee.n_fixed32s = self.fixed32s.count
      c.pointee.fixed32s = arena.array(self.fixed32s) { $0 }
    }
    if !self.fixed64s.isEmpty {
      c.pointee.n_fixed64s = self.fixed64s.count
      c.pointee.fixed64s = arena.array(self.fixed64s) { $0 }
    }
    if !self.bools.isEmpty {
      c.pointee.n_bools = self.bools.count
      c.pointee.bools = arena.array(self.bools) { $0 ? 1 : 0 }
    }
    if !self.strings.isEmpty {
      c.pointee.n_strings = self.strings.count
      c.pointee.strings = arena.array(self.strings) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.byteStrings.isEmpty {
      c.pointee.n_byte_strings = self.byteStrings.count
      c.pointee.byte_strings = arena.array(self.byteStrings) { ProtobufCBinaryData(len: $0.count, data: arena.bytes($0)) }
    }
    if !self.colours.isEmpty {
      c.pointee.n_colours = self.colours.count
      c.pointee.colours = arena.array(self.colours) { Kinds__AllKinds__Colour(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    if !self.inners.isEmpty {
      c.pointee.n_inners = self.inners.count
      c.pointee.inners = arena.array(self.inners) { $0.cStruct(in: arena) as UnsafeMutablePointer<Kinds__AllKinds__Inner>? }
    }
    if !self.byName.isEmpty {
      let entries = self.byName.sorted { $0.key < $1.key }
      c.pointee.n_by_name = entries.count
      c.pointee.by_name = arena.array(entries) {
        let entry = arena.allocate(Kinds__AllKinds__ByNameEntry.self)
        kinds__all_kinds__by_name_entry__init(entry)
        entry.pointee.key = arena.string($0.key)
        entry.pointee.value = $0.value
        return entry as UnsafeMutablePointer<Kinds__AllKinds__ByNameEntry>?
      }
    }
    if !self.byNumber.isEmpty {
      let entries = self.byNumber.sorted { $0.key < $1.key }
      c.pointee.n_by_number = entries.count
      c.pointee.by_number = arena.array(entries) {
        let entry = arena.allocate(Kinds__AllKinds__ByNumberEntry.self)
        kinds__all_kinds__by_number_entry__init(entry)
        entry.pointee.key = $0.key
        entry.pointee.value = $0.value.cStruct(in: arena)
        return entry as UnsafeMutablePointer<Kinds__AllKinds__ByNumberEntry>?
      }
    }
    if !self.unpacked.isEmpty {
      c.pointee.n_unpacked = self.unpacked.count
      c.pointee.unpacked = arena.array(self.unpacked) { $0 }
    }
    switch self.choice {
      case .chosenBool(let value)?:
        c.pointee.choice_case = .init(rawValue: 40)
        c.pointee.chosen_bool = value ? 1 : 0
      case .chosenInt64(let value)?:
        c.pointee.choice_case = .init(rawValue: 41)
        c.pointee.chosen_int64 = value
      case .chosenDouble(let value)?:
        c.pointee.choice_case = .init(rawValue: 42)
        c.pointee.chosen_double = value
      case .chosenString(let value)?:
        c.pointee.choice_case = .init(rawValue: 43)
        c.pointee.chosen_string = arena.string(value)
      case .chosenBytes(let value)?:
        c.pointee.choice_case = .init(rawValue: 44)
        c.pointee.chosen_bytes = ProtobufCBinaryData(len: value.count, data: arena.bytes(value))
      case .chosenColour(let value)?:
        c.pointee.choice_case = .init(rawValue: 45)
        c.pointee.chosen_colour = Kinds__AllKinds__Colour(rawValue: .init(truncatingIfNeeded: value.rawValue))
      case .chosenInner(let value)?:
        c.pointee.choice_case = .init(rawValue: 46)
        c.pointee.chosen_inner = value.cStruct(in: arena)
      case nil: break
    }
    if !self.`operator`.isEmpty { c.pointee.operator_ = arena.string(self.`operator`) }
    if !self.`repeat`.isEmpty { c.pointee.`repeat` = arena.string(self.`repeat`) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.pageURL.isEmpty { c.pointee.page_url = arena.string(self.pageURL) }
    if !self.csv.isEmpty { c.pointee.csv = arena.string(self.csv) }
    return c
  }
}

extension Kinds.AllKinds.Inner {
  static var fullName: String { "kinds.AllKinds.Inner" }

  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Kinds__AllKinds__Inner()
    kinds__all_kinds__inner__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Kinds__AllKinds__Inner>) {
    self.text = Codec.string(c.pointee.text)
    self.inner = Codec.messages(c.pointee.inner, c.pointee.n_inner) { Kinds.AllKinds.Inner($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__AllKinds__Inner> {
    let c = arena.allocate(Kinds__AllKinds__Inner.self)
    kinds__all_kinds__inner__init(c)
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    if !self.inner.isEmpty {
      c.pointee.n_inner = self.inner.count
      c.pointee.inner = arena.array(self.inner) { $0.cStruct(in: arena) as UnsafeMutablePointer<Kinds__AllKinds__Inner>? }
    }
    return c
  }
}

extension Kinds {
  /// The descriptor of `kinds.proto`.
  static let kindsFile = ProtoFile(
    name: "kinds.proto",
    dependencies: [],
    base64: """
      CgtraW5kcy5wcm90bxIFa2luZHMi+A4KCEFsbEtpbmRzEhkKCGFfZG91YmxlGAEgASgBUgdhRG91YmxlEhcKB2FfZmxvYXQY\
      AiABKAJSBmFGbG9hdBIZCghhbl9pbnQzMhgDIAEoBVIHYW5JbnQzMhIZCghhbl9pbnQ2NBgEIAEoA1IHYW5JbnQ2NBIZCghh\
      X3VpbnQzMhgFIAEoDVIHYVVpbnQzMhIZCghhX3VpbnQ2NBgGIAEoBFIHYVVpbnQ2NBIZCghhX3NpbnQzMhgHIAEoEVIHYVNp\
      bnQzMhIZCghhX3NpbnQ2NBgIIAEoElIHYVNpbnQ2NBIbCglhX2ZpeGVkMzIYCSABKAdSCGFGaXhlZDMyEhsKCWFfZml4ZWQ2\
      NBgKIAEoBlIIYUZpeGVkNjQSHwoLYW5fc2ZpeGVkMzIYCyABKA9SCmFuU2ZpeGVkMzISHwoLYW5fc2ZpeGVkNjQYDCABKBBS\
      CmFuU2ZpeGVkNjQSFQoGYV9ib29sGA0gASgIUgVhQm9vbBIZCghhX3N0cmluZxgOIAEoCVIHYVN0cmluZxIdCgpzb21lX2J5\
      dGVzGA8gASgMUglzb21lQnl0ZXMSMQoIYV9jb2xvdXIYECABKA4yFi5raW5kcy5BbGxLaW5kcy5Db2xvdXJSB2FDb2xvdXIS\
      MAoIYW5faW5uZXIYESABKAsyFS5raW5kcy5BbGxLaW5kcy5Jbm5lclIHYW5Jbm5lchIYCgdkb3VibGVzGBIgAygBUgdkb3Vi\
      bGVzEhYKBmZsb2F0cxgTIAMoAlIGZmxvYXRzEhYKBmludDMycxgUIAMoBVIGaW50MzJzEhYKBmludDY0cxgVIAMoA1IGaW50\
      NjRzEhgKB3VpbnQzMnMYFiADKA1SB3VpbnQzMnMSGAoHdWludDY0cxgXIAMoBFIHdWludDY0cxIYCgdzaW50MzJzGBggAygR\
      UgdzaW50MzJzEhgKB3NpbnQ2NHMYGSADKBJSB3NpbnQ2NHMSGgoIZml4ZWQzMnMYGiADKAdSCGZpeGVkMzJzEhoKCGZpeGVk\
      NjRzGBsgAygGUghmaXhlZDY0cxIUCgVib29scxgcIAMoCFIFYm9vbHMSGAoHc3RyaW5ncxgdIAMoCVIHc3RyaW5ncxIhCgxi\
      eXRlX3N0cmluZ3MYHiADKAxSC2J5dGVTdHJpbmdzEjAKB2NvbG91cnMYHyADKA4yFi5raW5kcy5BbGxLaW5kcy5Db2xvdXJS\
      B2NvbG91cnMSLQoGaW5uZXJzGCAgAygLMhUua2luZHMuQWxsS2luZHMuSW5uZXJSBmlubmVycxI0CgdieV9uYW1lGCEgAygL\
      Mhsua2luZHMuQWxsS2luZHMuQnlOYW1lRW50cnlSBmJ5TmFtZRI6CglieV9udW1iZXIYIiADKAsyHS5raW5kcy5BbGxLaW5k\
      cy5CeU51bWJlckVudHJ5UghieU51bWJlchIeCgh1bnBhY2tlZBgjIAMoBUICEABSCHVucGFja2VkEiEKC2Nob3Nlbl9ib29s\
      GCggASgISABSCmNob3NlbkJvb2wSIwoMY2hvc2VuX2ludDY0GCkgASgDSABSC2Nob3NlbkludDY0EiUKDWNob3Nlbl9kb3Vi\
      bGUYKiABKAFIAFIMY2hvc2VuRG91YmxlEiUKDWNob3Nlbl9zdHJpbmcYKyABKAlIAFIMY2hvc2VuU3RyaW5nEiMKDGNob3Nl\
      bl9ieXRlcxgsIAEoDEgAUgtjaG9zZW5CeXRlcxI9Cg1jaG9zZW5fY29sb3VyGC0gASgOMhYua2luZHMuQWxsS2luZHMuQ29s\
      b3VySABSDGNob3NlbkNvbG91chI6CgxjaG9zZW5faW5uZXIYLiABKAsyFS5raW5kcy5BbGxLaW5kcy5Jbm5lckgAUgtjaG9z\
      ZW5Jbm5lchIeCghvcGVyYXRvchj/////ASABKAlSCG9wZXJhdG9yEhcKBnJlcGVhdBjoByABKAlSBnJlcGVhdBIZCghzdHVk\
      eV9pZBgyIAEoCVIHc3R1ZHlJZBIbCglzdHVkeV9pZHMYMyADKAlSCHN0dWR5SWRzEhkKCHBhZ2VfdXJsGDQgASgJUgdwYWdl\
      VXJsEhAKA2Nzdhg1IAEoCVIDY3N2GkgKBUlubmVyEhIKBHRleHQYASABKAlSBHRleHQSKwoFaW5uZXIYAiADKAsyFS5raW5k\
      cy5BbGxLaW5kcy5Jbm5lclIFaW5uZXIaOQoLQnlOYW1lRW50cnkSEAoDa2V5GAEgASgJUgNrZXkSFAoFdmFsdWUYAiABKAVS\
      BXZhbHVlOgI4ARpSCg1CeU51bWJlckVudHJ5EhAKA2tleRgBIAEoBFIDa2V5EisKBXZhbHVlGAIgASgLMhUua2luZHMuQWxs\
      S2luZHMuSW5uZXJSBXZhbHVlOgI4ASJlCgZDb2xvdXISFgoSQ09MT1VSX1VOU1BFQ0lGSUVEEAASDgoKQ09MT1VSX1JFRBAB\
      EhMKD0NPTE9VUl9EQVJLX1JFRBACEh4KEUNPTE9VUl9CRUxPV19aRVJPEP///////////wFCCAoGY2hvaWNlSq0BClYKAQwS\
      AwEAEhpMIEV2ZXJ5IGtpbmQgb2YgZmllbGQgdGhhdCBwcm90bzMgaGFzIGFuZCB0aGUgcGx1Z2luIHdyaXRlcywgZm9yIHRl\
      c3RzIG9ubHkuCgpTCgQEAAIqEgM9Ah4aRiBBIGtleXdvcmQgaW4gQysrLCBvZiB3aGljaCBwcm90b2MtYyB0YWtlcyBhY2Nv\
      dW50LCBhbmQgb25lIGluIFN3aWZ0LgpiBnByb3RvMw==
      """)
}
