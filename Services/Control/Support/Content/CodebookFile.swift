public import CatalogueFormats

/// Reads codebooks from files, within the limits.
public enum CodebookFile {
  /// - Throws: ``ContentError`` for a file that cannot be opened or is too large, `SourceError` with
  ///   every row that cannot be read.
  public static func read(
    at path: String, options: ReadOptions, codebook: CodebookOptions = CodebookOptions()
  ) throws -> Codebook {
    let bytes = try ContentFile.bytes(at: path, bytesMax: options.limits.bytesMax)
    return try CodebookReader(codebook).codebook(bytes, file: path, options: options)
  }
}
