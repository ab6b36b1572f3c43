import Foundation
import NIOHTTP1
import Settings
import Testing

@testable import WebService

@Suite("Files of the pages")
final class PageFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "otolith-web-\(UUID().uuidString)")

  init() throws {
    try write("pages/participant/index.html", "<p>participant</p>")
    try write("pages/participant/app.js", String(repeating: "export const a = 1;\n", count: 50))
    try write("pages/participant/service-worker.js", "self.a = 1;")
    try write("pages/participant/manifest.webmanifest", "{}")
    try write("pages/participant/README.md", "not public")
    try write("pages/participant/.hidden.js", "not public")
    try write("pages/console/index.html", "<p>console</p>")
    try write("shared/otolith.js", "export {};")
    try write("secret.js", "not public")
    try link("pages/otolith", to: "shared")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: path), withDestinationURL: folder.appending(path: target))
  }

  private func files() throws -> PageFiles {
    try PageFiles(folder: folder.appending(path: "pages").path)
  }

  private func answer(
    _ files: PageFiles, _ uri: String, _ headers: [(String, String)] = [],
    method: HTTPMethod = .GET
  ) -> WebResponse {
    FileAnswers(files: InEffect(files)).answer(
      WebRequest(
        HTTPRequestHead(
          version: .http1_1, method: method, uri: uri, headers: HTTPHeaders(headers)), body: [],
        origin: RequestOrigin()))
  }

  @Test("Paths that people see lead to the pages")
  func places() throws {
    let files = try files()
    func text(_ path: String) -> String? {
      files[path].map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    for path in ["/", "/join/study-1", "/participant/index.html"] {
      #expect(text(path) == "<p>participant</p>")
    }
    for path in ["/console", "/console/"] { #expect(text(path) == "<p>console</p>") }
    #expect(text("/service-worker.js") == "self.a = 1;")
    #expect(text("/otolith/otolith.js") == "export {};")
  }

  @Test(
    "No path leaves the folder, and only public files are served",
    arguments: [
      "/participant/../../secret.js", "/../secret.js", "/participant/%2e%2e/%2e%2e/secret.js",
      "/participant/..%2f..%2fsecret.js", "/otolith/../secret.js", "//participant/index.html",
      "/participant/index.html%00", "/participant/index.html\0.js", "/participant/./index.html",
      "/participant", "/participant/", "/participant/README.md", "/participant/.hidden.js",
      "/secret.js", "/PARTICIPANT/index.html", "/join/", "/join/a/b", "", "participant/index.html",
      "/participant\\index.html", "/etc/passwd",
    ])
  func outside(path: String) throws {
    #expect(answer(try files(), path).status == 404)
  }

  @Test("A link out of the folder stops the start")
  func links() throws {
    try link("pages/participant/inside.js", to: "shared/otolith.js")
    #expect(try files()["/participant/inside.js"] != nil)
    try link("pages/participant/out.js", to: "secret.js")
    #expect(throws: SettingsError.self) { try files() }
  }

  @Test("A link to a folder above itself stops the start")
  func circle() throws {
    try link("pages/participant/again", to: "pages/participant")
    #expect(throws: SettingsError.self) { try files() }
  }

  @Test("A missing folder is named")
  func missing() {
    #expect(throws: SettingsError.self) { try PageFiles(folder: "/nowhere") }
  }

  @Test("A known file is not sent again")
  func etags() throws {
    let files = try files()
    let plain = answer(files, "/participant/app.js")
    let compressed = answer(files, "/participant/app.js", [("accept-encoding", "br, gzip")])
    func field(_ response: WebResponse, _ name: String) -> String? {
      response.headers.first { $0.name == name }?.value
    }
    #expect(field(plain, "content-encoding") == nil)
    #expect(field(compressed, "content-encoding") == "gzip")
    #expect(field(compressed, "vary") == "accept-encoding")
    #expect(field(plain, "cache-control") == "no-cache")
    let etag = try #require(field(plain, "etag"))
    #expect(etag != field(compressed, "etag"))
    #expect(answer(files, "/participant/app.js", [("if-none-match", etag)]).status == 304)
    #expect(answer(files, "/participant/app.js", [("if-none-match", "W/\(etag)")]).status == 304)
    #expect(answer(files, "/participant/app.js", [("if-none-match", "\"x\"")]).status == 200)
    let refused = answer(files, "/participant/app.js", [("accept-encoding", "gzip;q=0")])
    #expect(field(refused, "content-encoding") == nil)
    #expect(answer(files, "/", method: .POST).status == 405)
  }
}
