@testable import AuthService

/// Reports of failed deliveries, as mails and as the fields in them: what is read is bounded, and the same each
/// time.
enum ReportTarget: FuzzTarget {
  static let name = "report"

  static func run(_ input: [UInt8]) {
    let report = DeliveryReportReader.report(of: input)
    expect(DeliveryReportReader.report(of: input) == report, "another report")
    if let report { check(report) }

    let groups = DeliveryStatusFields.groups(input)
    expect(groups.count <= DeliveryStatusFields.groupsMax, "\(groups.count) groups")
    for (name, value) in groups.joined() {
      expect(name == name.lowercased(), "\(name) is not in lower case")
      expect(!value.contains { $0.isNewline && $0 == "\n" }, "\(value) goes over lines")
    }
    if let report = DeliveryReport(messageID: messageID, status: input) { check(report) }
  }

  private static let messageID = "<7f0c5d9e-4a1b-4c57-9d58-2f1f0a6b3c11@example.org>"

  private static func check(_ report: DeliveryReport) {
    expect(
      report.failures.count < DeliveryStatusFields.groupsMax, "\(report.failures.count) failures")
    for code in report.failures {
      expect(code.allSatisfy { $0 == "." || ("0"..."9").contains($0) }, "\(code) is no code")
    }
    expect(
      !report.saysThatAddressIsUndeliverable || report.failures.contains { $0.hasPrefix("5.") },
      "\(report) is no failure for good")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let status = """
      Reporting-MTA: dns; mx.example.org

      Final-Recipient: rfc822; nobody@example.org
      Action: failed
      Status: 5.1.1 (nobody)
      Diagnostic-Code: smtp; 550 5.1.1
        nobody
      """
    func mail(_ last: String, encoding: String = "") -> String {
      """
      Content-Type: multipart/report; report-type=delivery-status; boundary=x
      In-Reply-To: \(messageID)

      --x
      Content-Type: text/plain

      Nobody here.
      --x
      Content-Type: message/delivery-status
      \(encoding)
      \(status)

      --x
      \(last)
      --x--
      """
    }
    let header = "Subject: x\nMessage-ID: \(messageID)\n"
    return [
      ("fields", status),
      ("headers", mail("Content-Type: text/rfc822-headers\n\n\(header)")),
      ("whole", mail("Content-Type: message/rfc822\n\n\(header)\ntext\n")),
      ("answer", mail("Content-Type: text/plain\n\nx\n")),
      (
        "encoded",
        mail(
          "Content-Type: text/rfc822-headers\n\n\(header)",
          encoding: "Content-Transfer-Encoding: quoted-printable\n")
      ),
      ("nested", mail("Content-Type: multipart/mixed; boundary=y\n\n--y\n\n--y--\n")),
      ("office", "Subject: out of office\n\nback soon\n"),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
