import Fields

/// What the mail says when everything that was to be erased is.
enum ErasureText {
  /// German for German speakers, English for everybody else.
  static func compose(language: String) -> (subject: String, body: String) {
    LanguageTag(language)?.primary == "de"
      ? (
        "Ihre Daten sind gelöscht",
        """
        Guten Tag,

        was Sie zu löschen gebeten haben, ist jetzt überall gelöscht. Mit dieser Nachricht wird auch Ihre \
        Adresse gelöscht, wenn Sie Ihr Konto gelöscht haben.

        """
      )
      : (
        "Your data is erased",
        """
        Hello,

        what you asked to be erased is now erased everywhere. If you erased your account, your address \
        goes with this message, too.

        """
      )
  }
}
