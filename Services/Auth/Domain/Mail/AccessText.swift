import Fields

/// What mails say that have an access code, or tell that one was used.
enum AccessText {
  /// German for German speakers, English for everybody else.
  ///
  /// - Parameter link: of the code; nil where no base for links is set.
  static func compose(
    _ kind: Kind, username: String, code: String, link: String?, language: String
  ) -> (subject: String, body: String) {
    let isGerman = LanguageTag(language)?.primary == "de"
    let words = isGerman ? german(kind) : english(kind)
    var parts = [(isGerman ? "Guten Tag " : "Hello ") + username + ","]
    if kind == .passwordChanged {
      parts += [words.introduction, words.end]
    } else {
      parts += [words.introduction, indented(code)]
      if let link, kind.hasLink {
        parts += [
          isGerman ? "Oder folgen Sie diesem Link:" : "Or follow this link:", indented(link),
        ]
      }
      parts += [
        isGerman
          ? "Groß- und Kleinschreibung und die Bindestriche spielen keine Rolle."
          : "Upper and lower case and the hyphens do not matter.", words.end,
      ]
    }
    return (words.subject, parts.joined(separator: "\n\n") + "\n")
  }

  enum Kind: Sendable, Hashable {
    case reset
    case invitation
    case recovery
    case passwordChanged

    /// A recovery code is written down, not followed.
    var hasLink: Bool { self == .reset || self == .invitation }
  }

  private typealias Words = (subject: String, introduction: String, end: String)

  private static func indented(_ line: String) -> String { "    " + line }

  private static func german(_ kind: Kind) -> Words {
    switch kind {
    case .reset:
      (
        "Ein neues Passwort",
        "mit diesem Code wählen Sie ein neues Passwort:",
        """
        Er gilt 30 Minuten und nur einmal. Danach sind alle Geräte abgemeldet.

        Sie haben kein neues Passwort gewünscht? Dann brauchen Sie nichts zu tun: Ihr Passwort
        bleibt, wie es ist.
        """
      )
    case .invitation:
      (
        "Ihr Zugang",
        "für Sie wurde ein Zugang eingerichtet. Mit diesem Code wählen Sie Ihr Passwort:",
        """
        Er gilt sieben Tage und nur einmal. Niemand außer Ihnen kennt dann Ihr Passwort.

        Sie haben das nicht erwartet? Dann brauchen Sie nichts zu tun.
        """
      )
    case .recovery:
      (
        "Ihr Wiederherstellungscode",
        """
        Ihre Adresse wird nun gelöscht, und dies ist die letzte Nachricht an sie. Wenn Sie einmal
        Ihr Passwort vergessen, hilft nur dieser Code:
        """,
        """
        Bewahren Sie ihn gut auf. Wer ihn hat, kann Ihr Passwort ändern. Er gilt einmal; danach
        erhalten Sie einen neuen.
        """
      )
    case .passwordChanged:
      (
        "Ihr Passwort wurde geändert",
        "das Passwort Ihres Kontos wurde geändert, und alle Geräte wurden abgemeldet.",
        """
        Waren Sie das nicht? Dann lassen Sie sich sofort einen Code für ein neues Passwort senden, und
        ändern Sie das Passwort Ihres Postfachs.
        """
      )
    }
  }

  private static func english(_ kind: Kind) -> Words {
    switch kind {
    case .reset:
      (
        "A new password",
        "with this code you choose a new password:",
        """
        It is valid for 30 minutes and works once. All devices are signed out then.

        You did not ask for a new password? Then there is nothing to do: yours stays as it is.
        """
      )
    case .invitation:
      (
        "Your account",
        "an account was made for you. With this code you choose your password:",
        """
        It is valid for seven days and works once. Nobody but you knows your password then.

        You did not expect this? Then there is nothing to do.
        """
      )
    case .recovery:
      (
        "Your recovery code",
        """
        your address is deleted now, and this is the last mail to it. If you ever forget your
        password, only this code helps:
        """,
        """
        Keep it well. Whoever has it can change your password. It works once; you get another one
        then.
        """
      )
    case .passwordChanged:
      (
        "Your password was changed",
        "the password of your account was changed, and all devices were signed out.",
        """
        It was not you? Then ask for a code for a new password at once, and change the password of
        your mailbox.
        """
      )
    }
  }
}
