import Foundation
import Testing

@testable import AuthService

@Suite struct DeliveryReportTests {
  private let mailID = UUID()

  private func status(_ code: String, action: String = "failed") -> [UInt8] {
    Array(
      """
      Reporting-MTA: dns; mx.example.org\r
      Arrival-Date: Mon, 23 Nov 2026 10:00:00 +0000\r
      \r
      Final-Recipient: rfc822; nobody@example.org\r
      ACTION : \(action)\r
      Status: \(code) (no mailbox)\r
      Diagnostic-Code: smtp; 550 \(code) nobody\r
        of this name\r

      """.utf8)
  }

  private func report(_ status: [UInt8]) throws -> DeliveryReport {
    try #require(DeliveryReport(messageID: "\(mailID.uuidString)@example.org", status: status))
  }

  @Test(arguments: ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1", "5.4.4"])
  func `without a mailbox an address is undeliverable`(_ code: String) throws {
    let report = try report(status(code))
    #expect(report.failures == [code])
    #expect(report.saysThatAddressIsUndeliverable)
  }

  @Test(arguments: ["5.2.2", "5.7.1", "4.1.1", "5.0.0", "5.1.11", "51.1.1", "", "x"])
  func `other failures say nothing of the address`(_ code: String) throws {
    #expect(try !report(status(code)).saysThatAddressIsUndeliverable)
  }

  @Test(arguments: ["delayed", "delivered", "relayed", "expanded", ""])
  func `a delayed delivery is not a failure`(_ action: String) throws {
    #expect(try report(status("5.1.1", action: action)).failures == [])
  }

  @Test func `fields of the mail itself and invalid lines are ignored`() throws {
    let text =
      "Status: 5.1.1\nAction: failed\n\n\nno field\n : 5\nAction: Failed\nAction: x\nStatus:5.1.1\n"
    #expect(try report(Array(text.utf8)).failures == ["5.1.1"])
    #expect(try report(Array("Status: 5.1.1\nAction: failed".utf8)).failures == [])
    #expect(try report([]).failures == [])
    #expect(try report([0xff, 0x0a, 0x00, 0x0a, 0x3a]).failures == [])
    // Our mails have one recipient.
    let many = String(repeating: "Action: failed\n\n", count: 100_000)
    #expect(
      try report(Array(many.utf8)).failures.count == DeliveryStatusFields.groupsMax - 1)
  }

  @Test(arguments: ["", "@", "x@example.org", "<>", "1234", "<\(UUID())"])
  func `a foreign mail is unknown`(_ messageID: String) {
    #expect(DeliveryReport(messageID: messageID, status: status("5.1.1")) == nil)
  }

  private func mail(
    _ type: String = "multipart/report; report-type=delivery-status", status: [UInt8]? = nil,
    last: String, header: String = ""
  ) -> [UInt8] {
    let status = String(decoding: status ?? self.status("5.1.1"), as: UTF8.self)
    let text = """
      From: MAILER-DAEMON@mx.example.org
      To: studies@example.org
      Subject: Undelivered
      MIME-Version: 1.0
      \(header)Content-Type: \(type);
       boundary="a b"

      This is a MIME message.
      --a b
      Content-Type: text/plain

      No such mailbox.
      --a b
      Content-Type: message/delivery-status

      \(status)
      --a b
      \(last)
      --a b--

      """
    return Array(text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n").utf8)
  }

  @Test func `reports are read as servers write them`() throws {
    let id = "Message-ID: <\(mailID.uuidString.lowercased())@example.org>"
    let whole = "Content-Type: message/rfc822\n\nSubject: x\n\(id)\n\ntext\n"
    let headers = "Content-Type: text/rfc822-headers\n\nSubject: x\n\(id)\n"
    let nothing = "Content-Type: text/plain\n\nnothing is given back\n"
    let answer = "In-Reply-To: <\(mailID)@example.org>\n"
    let expected = DeliveryReport(mailID: mailID, failures: ["5.1.1"])
    for mail in [
      mail(last: whole), mail(last: headers), mail(last: nothing, header: answer),
      Array(String(decoding: mail(last: whole), as: UTF8.self).replacing("\r\n", with: "\n").utf8),
    ] {
      #expect(DeliveryReportReader.report(of: mail) == expected)
    }
    let encoded = Data(status("5.1.1")).base64EncodedString(options: .lineLength76Characters)
    let base64 = String(decoding: mail(last: headers), as: UTF8.self).replacing(
      "message/delivery-status\r\n\r\n\(String(decoding: status("5.1.1"), as: UTF8.self))",
      with:
        "message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n\(encoded)\r\n")
    #expect(base64.contains("base64"))
    #expect(DeliveryReportReader.report(of: Array(base64.utf8)) == expected)
  }

  @Test func `other mails are no reports`() {
    let id = "Content-Type: text/rfc822-headers\n\nMessage-ID: <\(mailID)@example.org>\n"
    let nobodys = "Content-Type: text/rfc822-headers\n\nMessage-ID: <1@example.org>\n"
    for mail in [
      [], Array("\r\n".utf8), Array("Subject: out of office\r\n\r\nback soon\r\n".utf8),
      mail("multipart/mixed", last: id), mail(last: nobodys), mail(last: "Content-Type: x"),
      [UInt8](repeating: 0, count: 10_000), [UInt8](repeating: 0xff, count: 10_000),
    ] {
      #expect(DeliveryReportReader.report(of: mail) == nil)
    }
  }

  @Test func `nested parts without end end`() {
    var text = ""
    for depth in 0..<15_000 {
      text += "Content-Type: multipart/report; boundary=b\(depth)\n\n--b\(depth)\n"
    }
    #expect(text.utf8.count < ReturnedMaildir.bytesMax)
    #expect(DeliveryReportReader.report(of: Array(text.utf8)) == nil)
    let inner = String(repeating: "Content-Type: message/rfc822\n\n", count: 30_000)
    #expect(DeliveryReportReader.report(of: Array(inner.utf8)) == nil)
  }

  @Test func `a report cut off anywhere does not crash the parser`() {
    let whole = mail(
      last: "Content-Type: message/rfc822\n\nMessage-ID: <\(mailID)@example.org>\n\ntext\n")
    for count in stride(from: 0, to: whole.count, by: 3) {
      let report = DeliveryReportReader.report(of: Array(whole[..<count]))
      #expect(report == nil || report?.mailID == mailID)
    }
  }
}
