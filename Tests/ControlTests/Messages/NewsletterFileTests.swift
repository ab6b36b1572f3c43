import Testing

@testable import Control

@Suite struct NewsletterFileTests {
  @Test(arguments: [
    "Neues – für alle\n\nEine Zeile\n\nund noch eine\n",
    "\u{FEFF}Neues – für alle\r\n\r\nEine Zeile\r\n\r\nund noch eine\r\n\r\n",
    "Neues – für alle\n \n\n\nEine Zeile\n\nund noch eine",
  ])
  func subjectAndTextAreDividedByAnEmptyLine(_ file: String) throws {
    let newsletter = try NewsletterFile(bytes: Array(file.utf8))
    #expect(newsletter.subject == "Neues – für alle")
    #expect(newsletter.text == "Eine Zeile\n\nund noch eine")
  }

  @Test(arguments: [
    ("", NewsletterFile.Fault.noSubject), ("\n\ntext", .noSubject), (" \n\ntext", .noSubject),
    ("subject", .noText), ("subject\n", .noText), ("subject\n\n \n", .noText),
    ("subject\ntext", .noEmptyLine),
  ])
  func whatIsMissingIsSaid(_ file: String, _ fault: NewsletterFile.Fault) {
    #expect(throws: fault) { try NewsletterFile(bytes: Array(file.utf8)) }
  }

  @Test func otherEncodingsAreRefused() {
    #expect(throws: NewsletterFile.Fault.notUTF8) {
      try NewsletterFile(bytes: [0x4e, 0xfc, 0x0a, 0x0a, 0x78])
    }
  }
}
