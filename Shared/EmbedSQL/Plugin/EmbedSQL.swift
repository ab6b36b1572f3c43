import Foundation
import PackagePlugin

/// Embeds the SQL files of a target's folder as `SQLFiles.all`, so adding a file adds a migration.
@main
struct EmbedSQL: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let folder = module.directoryURL
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    let files = found.compactMap { $0 as? URL }.filter { $0.pathExtension == "sql" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "SQLFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the SQL of \(target.name)",
        executable: try context.tool(named: "embed-sql").url,
        arguments: [output.path, folder.path] + files.map(\.path), inputFiles: files,
        outputFiles: [output])
    ]
  }
}
