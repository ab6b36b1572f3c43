import CFuzzer
import Foundation

/// Entry points for libFuzzer: `fuzz --target=NAME [libFuzzer's options] [files or folders]`.
enum Entry {
  static var targets: [any FuzzTarget.Type] {
    [
      PrepassTarget.self, MessageTarget.self, MappingTarget.self, TimeoutTarget.self,
      MetadataTarget.self, StatusTarget.self, FramingTarget.self, SessionTarget.self,
      ServerTarget.self, ClientTarget.self, ChannelTarget.self, FieldTarget.self,
      TokenTarget.self, KeysTarget.self, NATSTarget.self, ColumnTarget.self, MailTarget.self,
      ReportTarget.self, PushTarget.self, ZoneTarget.self, PictureTarget.self,
      PatternTarget.self, DefinitionTarget.self, JSONTarget.self, XMLTarget.self, CSVTarget.self,
      ZipTarget.self,
      YAMLTarget.self, FormulaTarget.self, OtolithTarget.self, FHIRTarget.self, REDCapTarget.self,
      CodebookTarget.self, XLSFormTarget.self, WorkbookTarget.self, FormsTarget.self,
      TranslationTarget.self, SettingsTarget.self, WebTarget.self,
    ]
  }

  /// Written once, before the first input.
  nonisolated(unsafe) static var selected: (any FuzzTarget.Type)?

  static func select(_ arguments: [String]) throws {
    let first = arguments.first ?? ""
    let parts = first.split(separator: "=", maxSplits: 1).map(String.init)
    switch (parts.first, parts.last) {
    case ("--target", let name): selected = targets.first { $0.name == name }
    case ("--list", _):
      for target in targets { print(target.name) }
      exit(0)
    case ("--write-corpus", let folder?):
      try CorpusFiles.writeSeeds(of: targets, to: folder)
      exit(0)
    case ("--pack", let folder?):
      try CorpusFiles.pack(folder, sizeMax: 40_000)
      exit(0)
    case ("--unpack", let file?) where arguments.count == 2:
      try CorpusFiles.unpack(file, to: arguments[1])
      exit(0)
    default: break
    }
    if selected == nil {
      print("give --target= and one of: \(targets.map { $0.name }.joined(separator: " "))")
      exit(64)
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  Entry.selected?.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

@main enum Main {
  static func main() throws {
    try Entry.select(Array(CommandLine.arguments.dropFirst()))
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, testOneInput))
  }
}
