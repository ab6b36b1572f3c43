import AuthApplication
import AuthDomain
import AuthRPC
import Postgres
import ServiceKit

// The use-cases behind what is written to people.

extension MessageHandler {
  init(pool: PostgresPool, studies: StudyCache, clock: any WallClock, rules: SessionRules) {
    self.init(
      send: SendMessage(pool: pool, clock: clock, rules: rules),
      sendForTeam: SendStudyMessage(pool: pool, studies: studies, clock: clock),
      list: ListMessages(pool: pool),
      mark: MarkMessageRead(pool: pool, clock: clock, rules: rules))
  }
}

extension NewsletterHandler {
  /// - Parameter isAvailable: whether there is a page that ends the wish for newsletters.
  init(
    pool: PostgresPool, clock: any WallClock, mailSignal: MailSignal, isAvailable: Bool
  ) {
    self.init(
      send: SendNewsletter(
        pool: pool, clock: clock, mailSignal: mailSignal, isAvailable: isAvailable),
      end: EndNewsletter(pool: pool, clock: clock))
  }
}
