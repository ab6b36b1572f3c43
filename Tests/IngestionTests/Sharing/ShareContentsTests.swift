import Foundation
import Testing

@testable import IngestionService

/// The contents of shares. The Bundle is the file that fhir.resources reads in `Tests/Formats`.
@Suite struct ShareContentsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Formats/Shares")

  @Test func theBundleIsTheOneThatIsChecked() throws {
    var bundle = ShareBundle(patientID: ShareSamples.id(0), at: ShareSamples.time)
    for (number, offset) in [(1, 120), (2, nil)] {
      let resource = SheetResource(
        record: ShareSamples.sheet(number, offset: offset), texts: ShareSamples.texts,
        subject: bundle.subject)
      bundle.add(url: resource.url) { resource.writeResponse(to: &$0) }
      for score in resource.scores { bundle.add { resource.write(score, to: &$0) } }
    }
    let series = SeriesResource(
      code: .own("loudness", ""), subject: bundle.subject, options: ["hiss": "Hiss"])
    bundle.add { series.write(.number(3), at: ShareSamples.time, to: &$0) }
    bundle.add { series.write(.codes(["hiss"]), at: ShareSamples.time, to: &$0) }
    let session = SessionResource(
      session: ShareSamples.session, subject: bundle.subject, title: "Rain")
    bundle.add { session.write(to: &$0) }
    #expect(bundle.resources == 7)
    let written = bundle.finished(
      report: "<p>Report</p>", title: "Report", language: "en", at: ShareSamples.time)
    let expected = try Data(contentsOf: Self.folder.appending(path: "bundle.json"))
    #expect(
      String(decoding: written, as: UTF8.self) + "\n" == String(decoding: expected, as: UTF8.self))
  }

  @Test(arguments: ["en", "de"]) func everyTextOfAPageIsEscaped(language: String) {
    let page = ParticipantPage(ShareSamples.report, language: language)
    let html = page.html
    #expect(!html.contains("<script"))
    #expect(html.components(separatedBy: "&lt;script&gt;").count > 8)
    #expect(html.contains("lang=\"\(language)\""))
    // Each chart has a name, and its numbers as a table.
    #expect(html.components(separatedBy: "<svg class=\"chart\"").count == 4)
    #expect(html.components(separatedBy: "role=\"img\" aria-label=\"").count == 4)
    #expect(!html.contains("NaN") && !html.contains("inf"))
  }

  @Test func anEmptyReportSaysSo() {
    let report = ParticipantReport(
      studyID: "ears", day: "2026-03-09", firstDay: "", lastDay: "", period: .day)
    #expect(report.isEmpty)
    #expect(ParticipantPage(report, language: "").html.contains("There is no data."))
  }
}
