// Generated from kinds.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import CKinds
internal import MessageSupport

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

      init(text: String = "", inner: [Kinds.AllKinds.Inner] = []) {
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

  struct SignIn: Message {
    var username: String
    var password: String
    var audiences: [String]

    init(username: String = "", password: String = "", audiences: [String] = []) {
      self.username = username
      self.password = password
      self.audiences = audiences
    }
  }

  /// A batch of nested parts.
  struct Sheets: Message {
    var sheets: [Kinds.Sheet]

    init(sheets: [Kinds.Sheet] = []) {
      self.sheets = sheets
    }
  }

  struct Sheet: Message {
    var sheetID: String
    var version: UInt32
    var startTime: GoogleProtobuf.Timestamp?
    var appVersion: String
    var platform: String
    var answers: [Kinds.Answer]
    var positions: [Kinds.Position]
    var referencedAnswers: [Kinds.ReferencedAnswer]

    init(
      sheetID: String = "",
      version: UInt32 = 0,
      startTime: GoogleProtobuf.Timestamp? = nil,
      appVersion: String = "",
      platform: String = "",
      answers: [Kinds.Answer] = [],
      positions: [Kinds.Position] = [],
      referencedAnswers: [Kinds.ReferencedAnswer] = []
    ) {
      self.sheetID = sheetID
      self.version = version
      self.startTime = startTime
      self.appVersion = appVersion
      self.platform = platform
      self.answers = answers
      self.positions = positions
      self.referencedAnswers = referencedAnswers
    }
  }

  struct Answer: Message {
    enum OneOfValue: Sendable, Hashable {
      case choice(Kinds.Codes)
      case number(Double)
      case text(String)
    }

    var elementID: String
    var value: Kinds.Answer.OneOfValue?
    var answerTime: GoogleProtobuf.Timestamp?

    init(
      elementID: String = "",
      value: Kinds.Answer.OneOfValue? = nil,
      answerTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.elementID = elementID
      self.value = value
      self.answerTime = answerTime
    }
  }

  struct Codes: Message {
    var codes: [String]

    init(codes: [String] = []) {
      self.codes = codes
    }
  }

  struct Position: Message {
    var latitude: Double
    var longitude: Double
    var altitude: GoogleProtobuf.DoubleValue?

    init(latitude: Double = 0, longitude: Double = 0, altitude: GoogleProtobuf.DoubleValue? = nil) {
      self.latitude = latitude
      self.longitude = longitude
      self.altitude = altitude
    }
  }

  struct ReferencedAnswer: Message {
    var elementID: String
    var codes: [String]
    var text: String

    init(elementID: String = "", codes: [String] = [], text: String = "") {
      self.elementID = elementID
      self.codes = codes
      self.text = text
    }
  }

  /// The descriptor of `kinds.proto`.
  static let kindsFile = ProtoFile(
    name: "kinds.proto",
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile],
    base64: "CgtraW5kcy5wcm90bxIFa2luZHMaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90byL4DgoIQWxsS2luZHMSGQoIYV9kb3VibGUYASABKAFSB2FEb3VibGUSFwoHYV9mbG9hdBgCIAEoAlIGYUZsb2F0EhkKCGFuX2ludDMyGAMgASgFUgdhbkludDMyEhkKCGFuX2ludDY0GAQgASgDUgdhbkludDY0EhkKCGFfdWludDMyGAUgASgNUgdhVWludDMyEhkKCGFfdWludDY0GAYgASgEUgdhVWludDY0EhkKCGFfc2ludDMyGAcgASgRUgdhU2ludDMyEhkKCGFfc2ludDY0GAggASgSUgdhU2ludDY0EhsKCWFfZml4ZWQzMhgJIAEoB1IIYUZpeGVkMzISGwoJYV9maXhlZDY0GAogASgGUghhRml4ZWQ2NBIfCgthbl9zZml4ZWQzMhgLIAEoD1IKYW5TZml4ZWQzMhIfCgthbl9zZml4ZWQ2NBgMIAEoEFIKYW5TZml4ZWQ2NBIVCgZhX2Jvb2wYDSABKAhSBWFCb29sEhkKCGFfc3RyaW5nGA4gASgJUgdhU3RyaW5nEh0KCnNvbWVfYnl0ZXMYDyABKAxSCXNvbWVCeXRlcxIxCghhX2NvbG91chgQIAEoDjIWLmtpbmRzLkFsbEtpbmRzLkNvbG91clIHYUNvbG91chIwCghhbl9pbm5lchgRIAEoCzIVLmtpbmRzLkFsbEtpbmRzLklubmVyUgdhbklubmVyEhgKB2RvdWJsZXMYEiADKAFSB2RvdWJsZXMSFgoGZmxvYXRzGBMgAygCUgZmbG9hdHMSFgoGaW50MzJzGBQgAygFUgZpbnQzMnMSFgoGaW50NjRzGBUgAygDUgZpbnQ2NHMSGAoHdWludDMycxgWIAMoDVIHdWludDMycxIYCgd1aW50NjRzGBcgAygEUgd1aW50NjRzEhgKB3NpbnQzMnMYGCADKBFSB3NpbnQzMnMSGAoHc2ludDY0cxgZIAMoElIHc2ludDY0cxIaCghmaXhlZDMycxgaIAMoB1IIZml4ZWQzMnMSGgoIZml4ZWQ2NHMYGyADKAZSCGZpeGVkNjRzEhQKBWJvb2xzGBwgAygIUgVib29scxIYCgdzdHJpbmdzGB0gAygJUgdzdHJpbmdzEiEKDGJ5dGVfc3RyaW5ncxgeIAMoDFILYnl0ZVN0cmluZ3MSMAoHY29sb3VycxgfIAMoDjIWLmtpbmRzLkFsbEtpbmRzLkNvbG91clIHY29sb3VycxItCgZpbm5lcnMYICADKAsyFS5raW5kcy5BbGxLaW5kcy5Jbm5lclIGaW5uZXJzEjQKB2J5X25hbWUYISADKAsyGy5raW5kcy5BbGxLaW5kcy5CeU5hbWVFbnRyeVIGYnlOYW1lEjoKCWJ5X251bWJlchgiIAMoCzIdLmtpbmRzLkFsbEtpbmRzLkJ5TnVtYmVyRW50cnlSCGJ5TnVtYmVyEh4KCHVucGFja2VkGCMgAygFQgIQAFIIdW5wYWNrZWQSIQoLY2hvc2VuX2Jvb2wYKCABKAhIAFIKY2hvc2VuQm9vbBIjCgxjaG9zZW5faW50NjQYKSABKANIAFILY2hvc2VuSW50NjQSJQoNY2hvc2VuX2RvdWJsZRgqIAEoAUgAUgxjaG9zZW5Eb3VibGUSJQoNY2hvc2VuX3N0cmluZxgrIAEoCUgAUgxjaG9zZW5TdHJpbmcSIwoMY2hvc2VuX2J5dGVzGCwgASgMSABSC2Nob3NlbkJ5dGVzEj0KDWNob3Nlbl9jb2xvdXIYLSABKA4yFi5raW5kcy5BbGxLaW5kcy5Db2xvdXJIAFIMY2hvc2VuQ29sb3VyEjoKDGNob3Nlbl9pbm5lchguIAEoCzIVLmtpbmRzLkFsbEtpbmRzLklubmVySABSC2Nob3NlbklubmVyEh4KCG9wZXJhdG9yGP////8BIAEoCVIIb3BlcmF0b3ISFwoGcmVwZWF0GOgHIAEoCVIGcmVwZWF0EhkKCHN0dWR5X2lkGDIgASgJUgdzdHVkeUlkEhsKCXN0dWR5X2lkcxgzIAMoCVIIc3R1ZHlJZHMSGQoIcGFnZV91cmwYNCABKAlSB3BhZ2VVcmwSEAoDY3N2GDUgASgJUgNjc3YaSAoFSW5uZXISEgoEdGV4dBgBIAEoCVIEdGV4dBIrCgVpbm5lchgCIAMoCzIVLmtpbmRzLkFsbEtpbmRzLklubmVyUgVpbm5lcho5CgtCeU5hbWVFbnRyeRIQCgNrZXkYASABKAlSA2tleRIUCgV2YWx1ZRgCIAEoBVIFdmFsdWU6AjgBGlIKDUJ5TnVtYmVyRW50cnkSEAoDa2V5GAEgASgEUgNrZXkSKwoFdmFsdWUYAiABKAsyFS5raW5kcy5BbGxLaW5kcy5Jbm5lclIFdmFsdWU6AjgBImUKBkNvbG91chIWChJDT0xPVVJfVU5TUEVDSUZJRUQQABIOCgpDT0xPVVJfUkVEEAESEwoPQ09MT1VSX0RBUktfUkVEEAISHgoRQ09MT1VSX0JFTE9XX1pFUk8Q////////////AUIICgZjaG9pY2UiXgoGU2lnbkluEhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZRIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSHAoJYXVkaWVuY2VzGAMgAygJUglhdWRpZW5jZXMiLgoGU2hlZXRzEiQKBnNoZWV0cxgBIAMoCzIMLmtpbmRzLlNoZWV0UgZzaGVldHMi1AIKBVNoZWV0EhkKCHNoZWV0X2lkGAEgASgJUgdzaGVldElkEhgKB3ZlcnNpb24YBCABKA1SB3ZlcnNpb24SOQoKc3RhcnRfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZRIfCgthcHBfdmVyc2lvbhgLIAEoCVIKYXBwVmVyc2lvbhIaCghwbGF0Zm9ybRgMIAEoCVIIcGxhdGZvcm0SJwoHYW5zd2VycxgNIAMoCzINLmtpbmRzLkFuc3dlclIHYW5zd2VycxItCglwb3NpdGlvbnMYDyADKAsyDy5raW5kcy5Qb3NpdGlvblIJcG9zaXRpb25zEkYKEnJlZmVyZW5jZWRfYW5zd2VycxgQIAMoCzIXLmtpbmRzLlJlZmVyZW5jZWRBbnN3ZXJSEXJlZmVyZW5jZWRBbnN3ZXJzIsUBCgZBbnN3ZXISHQoKZWxlbWVudF9pZBgBIAEoCVIJZWxlbWVudElkEiYKBmNob2ljZRgCIAEoCzIMLmtpbmRzLkNvZGVzSABSBmNob2ljZRIYCgZudW1iZXIYAyABKAFIAFIGbnVtYmVyEhQKBHRleHQYBCABKAlIAFIEdGV4dBI7CgthbnN3ZXJfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmFuc3dlclRpbWVCBwoFdmFsdWUiHQoFQ29kZXMSFAoFY29kZXMYASADKAlSBWNvZGVzIn4KCFBvc2l0aW9uEhoKCGxhdGl0dWRlGAIgASgBUghsYXRpdHVkZRIcCglsb25naXR1ZGUYAyABKAFSCWxvbmdpdHVkZRI4CghhbHRpdHVkZRgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIIYWx0aXR1ZGUiWwoQUmVmZXJlbmNlZEFuc3dlchIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSFAoFY29kZXMYAyADKAlSBWNvZGVzEhIKBHRleHQYBSABKAlSBHRleHRK+AEKeQoBDBIDAQASGm8gRXZlcnkga2luZCBvZiBmaWVsZCB0aGF0IHByb3RvMyBoYXMgYW5kIHRoZSBwbHVnaW4gd3JpdGVzLCBhbmQgbWVzc2FnZXMgbGlrZSB0aG9zZSBvZiBhbiBBUEksIGZvciB0ZXN0cyBvbmx5LgoKUwoEBAACKhIDQAIeGkYgQSBrZXl3b3JkIGluIEMrKywgb2Ygd2hpY2ggcHJvdG9jLWMgdGFrZXMgYWNjb3VudCwgYW5kIG9uZSBpbiBTd2lmdC4KCiYKAgQCEgRPAFEBGhogQSBiYXRjaCBvZiBuZXN0ZWQgcGFydHMuCmIGcHJvdG8z")
}

extension Kinds.AllKinds {
  static var fullName: String { "kinds.AllKinds" }
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__all_kinds__init)

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
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__all_kinds__inner__init)

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

extension Kinds.SignIn {
  static var fullName: String { "kinds.SignIn" }
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__sign_in__init)

  init(_ c: UnsafePointer<Kinds__SignIn>) {
    self.username = Codec.string(c.pointee.username)
    self.password = Codec.string(c.pointee.password)
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__SignIn> {
    let c = arena.allocate(Kinds__SignIn.self)
    kinds__sign_in__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension Kinds.Sheets {
  static var fullName: String { "kinds.Sheets" }
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__sheets__init)

  init(_ c: UnsafePointer<Kinds__Sheets>) {
    self.sheets = Codec.messages(c.pointee.sheets, c.pointee.n_sheets) { Kinds.Sheet($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__Sheets> {
    let c = arena.allocate(Kinds__Sheets.self)
    kinds__sheets__init(c)
    if !self.sheets.isEmpty {
      c.pointee.n_sheets = self.sheets.count
      c.pointee.sheets = arena.array(self.sheets) { $0.cStruct(in: arena) as UnsafeMutablePointer<Kinds__Sheet>? }
    }
    return c
  }
}

extension Kinds.Sheet {
  static var fullName: String { "kinds.Sheet" }
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__sheet__init)

  init(_ c: UnsafePointer<Kinds__Sheet>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.version = c.pointee.version
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.appVersion = Codec.string(c.pointee.app_version)
    self.platform = Codec.string(c.pointee.platform)
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { Kinds.Answer($0) }
    self.positions = Codec.messages(c.pointee.positions, c.pointee.n_positions) { Kinds.Position($0) }
    self.referencedAnswers = Codec.messages(c.pointee.referenced_answers, c.pointee.n_referenced_answers) { Kinds.ReferencedAnswer($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__Sheet> {
    let c = arena.allocate(Kinds__Sheet.self)
    kinds__sheet__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    c.pointee.version = self.version
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if !self.appVersion.isEmpty { c.pointee.app_version = arena.string(self.appVersion) }
    if !self.platform.isEmpty { c.pointee.platform = arena.string(self.platform) }
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Kinds__Answer>? }
    }
    if !self.positions.isEmpty {
      c.pointee.n_positions = self.positions.count
      c.pointee.positions = arena.array(self.positions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Kinds__Position>? }
    }
    if !self.referencedAnswers.isEmpty {
      c.pointee.n_referenced_answers = self.referencedAnswers.count
      c.pointee.referenced_answers = arena.array(self.referencedAnswers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Kinds__ReferencedAnswer>? }
    }
    return c
  }
}

extension Kinds.Answer {
  static var fullName: String { "kinds.Answer" }
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__answer__init)

  init(_ c: UnsafePointer<Kinds__Answer>) {
    self.elementID = Codec.string(c.pointee.element_id)
    self.value = switch c.pointee.value_case.rawValue {
      case 2: .choice(Kinds.Codes(c.pointee.choice!))
      case 3: .number(c.pointee.number)
      case 4: .text(Codec.string(c.pointee.text))
      default: nil
    }
    self.answerTime = c.pointee.answer_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__Answer> {
    let c = arena.allocate(Kinds__Answer.self)
    kinds__answer__init(c)
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    switch self.value {
      case .choice(let value)?:
        c.pointee.value_case = .init(rawValue: 2)
        c.pointee.choice = value.cStruct(in: arena)
      case .number(let value)?:
        c.pointee.value_case = .init(rawValue: 3)
        c.pointee.number = value
      case .text(let value)?:
        c.pointee.value_case = .init(rawValue: 4)
        c.pointee.text = arena.string(value)
      case nil: break
    }
    if let value = self.answerTime { c.pointee.answer_time = value.cStruct(in: arena) }
    return c
  }
}

extension Kinds.Codes {
  static var fullName: String { "kinds.Codes" }
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__codes__init)

  init(_ c: UnsafePointer<Kinds__Codes>) {
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__Codes> {
    let c = arena.allocate(Kinds__Codes.self)
    kinds__codes__init(c)
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension Kinds.Position {
  static var fullName: String { "kinds.Position" }
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__position__init)

  init(_ c: UnsafePointer<Kinds__Position>) {
    self.latitude = c.pointee.latitude
    self.longitude = c.pointee.longitude
    self.altitude = c.pointee.altitude.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__Position> {
    let c = arena.allocate(Kinds__Position.self)
    kinds__position__init(c)
    c.pointee.latitude = self.latitude
    c.pointee.longitude = self.longitude
    if let value = self.altitude { c.pointee.altitude = value.cStruct(in: arena) }
    return c
  }
}

extension Kinds.ReferencedAnswer {
  static var fullName: String { "kinds.ReferencedAnswer" }
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(kinds__referenced_answer__init)

  init(_ c: UnsafePointer<Kinds__ReferencedAnswer>) {
    self.elementID = Codec.string(c.pointee.element_id)
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
    self.text = Codec.string(c.pointee.text)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Kinds__ReferencedAnswer> {
    let c = arena.allocate(Kinds__ReferencedAnswer.self)
    kinds__referenced_answer__init(c)
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    return c
  }
}
