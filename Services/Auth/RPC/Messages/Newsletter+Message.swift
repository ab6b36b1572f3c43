import Fields
import FoundationEssentials
import Messages
import ServiceKit

extension Newsletter {
  var message: AuthV1.Newsletter {
    AuthV1.Newsletter(
      newsletterID: newsletterID.text,
      createTime: GoogleProtobuf.Timestamp(createdAt),
      recipientCount: UInt64(clamping: recipientCount),
      completeTime: completedAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

/// Checks of newsletters.
extension FieldChecks {
  mutating func newsletterTexts(_ messages: [AuthV1.NewsletterText]) -> [NewsletterText] {
    if messages.isEmpty { reject("texts", .missing) }
    if messages.count > NewsletterText.textsMax {
      reject("texts", .tooMany(max: NewsletterText.textsMax))
      return []
    }
    var texts: [NewsletterText] = []
    for (position, message) in messages.enumerated() {
      let place = "texts[\(position)]"
      let language = language(message.language, field: "\(place).language")
      subject(message.subject, field: "\(place).subject")
      words(message.text, field: "\(place).text", max: NewsletterText.textLengthMax)
      guard let language else { continue }
      if texts.contains(where: { $0.language == language }) {
        reject("\(place).language", .invalid, "appears more than once")
      }
      texts.append(
        NewsletterText(language: language, subject: message.subject, text: message.text))
    }
    return texts
  }

  private mutating func subject(_ text: String, field: String) {
    words(text, field: field, max: NewsletterText.subjectLengthMax)
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      reject(field, .forbiddenCharacter, "must not have control characters")
    }
  }

  private mutating func words(_ text: String, field: String, max: Int) {
    if text.isEmpty { return reject(field, .missing) }
    if text.unicodeScalars.count > max {
      reject(field, .tooLong, "must have at most \(max) characters")
    }
    if text.utf8.contains(0) { reject(field, .invalid, "must not contain U+0000") }
  }
}
