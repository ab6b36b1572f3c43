import Fields

/// What the mail with a confirmation code says.
enum ConfirmationText {
  /// German for German speakers, English for everybody else.
  static func compose(
    username: String, code: String, language: String
  ) -> (subject: String, body: String) {
    LanguageTag(language)?.primary == "de"
      ? german(username: username, code: code) : english(username: username, code: code)
  }

  private static func german(username: String, code: String) -> (String, String) {
    (
      "Ihr Bestätigungscode",
      """
      Guten Tag \(username),

      mit diesem Code bestätigen Sie Ihr neues Konto:

          \(code)

      Er gilt 24 Stunden und nur einmal. Groß- und Kleinschreibung und der Bindestrich
      spielen keine Rolle.

      Sie haben sich nicht angemeldet? Dann brauchen Sie nichts zu tun: Ohne Bestätigung
      werden das Konto und Ihre Adresse nach sieben Tagen gelöscht.

      """
    )
  }

  private static func english(username: String, code: String) -> (String, String) {
    (
      "Your confirmation code",
      """
      Hello \(username),

      this code confirms your new account:

          \(code)

      It is valid for 24 hours and works once. Upper and lower case and the hyphen do not
      matter.

      You did not register? Then there is nothing to do: without a confirmation the account
      and your address are deleted after seven days.

      """
    )
  }
}
