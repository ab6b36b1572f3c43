/// A file to write, by its path below the output directory.
struct GeneratedFile {
  let name: String
  let contents: String
}
