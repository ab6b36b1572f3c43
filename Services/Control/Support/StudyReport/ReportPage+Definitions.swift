import ReportPages

/// The meaning of every number.
extension ReportPage {
  var definitions: String {
    let quality = report.questionnaires.compactMap(\.figures.quality).first
    let seconds = say.number(quality?.secondsPerAnswerMax ?? 1)
    let least = quality?.answersMin ?? 4
    let run = say.percent(quality?.runShareMin ?? 0.6)
    let deviation = say.percent(quality?.deviationMax ?? 0.05)
    return section(
      say("Definitions", "Definitionen"),
      ReportMarkup.facts(
        complianceTerms + [
          (
            say("Timed, minutes", "Dauer, Minuten"),
            say(
              "From the start to the end of a questionnaire by the device's clock; without implausible "
                + "clocks, and without durations above two hours.",
              "Vom Beginn bis zum Ende eines Fragebogens nach der Uhr des Geräts; ohne unplausible Uhren "
                + "und ohne Dauern über zwei Stunden.")
          ),
          (
            say("Minutes per person and day", "Minuten je Person und Tag"),
            say(
              "Sum of a participant's durations on a calendar day of the device; median over all such "
                + "days with a duration.",
              "Summe der Dauern einer Person an einem Kalendertag des Geräts; Median über alle solchen "
                + "Tage mit einer Dauer.")
          ),
          (
            say("Too fast", "Zu schnell"),
            say(
              "Share of timed questionnaires that took at most \(seconds) s for each answer.",
              "Anteil der Fragebögen mit Dauer, die höchstens \(seconds) s je Antwort brauchten.")
          ),
          (
            say("Long run, small deviation", "Lange Folge, kleine Streuung"),
            say(
              "Share of questionnaires with at least \(least) answers on one scale, in which equal "
                + "neighbouring answers cover at least \(run) of them, or whose standard deviation is at "
                + "most \(deviation) of the scale's range. They mark, and remove nothing (Jaso, Kraus and "
                + "Heller 2022).",
              "Anteil der Fragebögen mit mindestens \(least) Antworten auf einer Skala, bei denen gleiche "
                + "benachbarte Antworten mindestens \(run) davon ausmachen oder deren Standardabweichung "
                + "höchstens \(deviation) der Skala beträgt. Sie markieren und entfernen nichts (Jaso, "
                + "Kraus und Heller 2022).")
          ),
          (
            say("Share, mean, SD", "Anteil, Mittel, SD"),
            say(
              "Each participant has the same weight: the mean of the participants' own shares or means, and "
                + "the standard deviation of their means.",
              "Jede Person hat dasselbe Gewicht: Mittel der eigenen Anteile oder Mittelwerte der Personen, "
                + "und die Standardabweichung dieser Mittelwerte.")
          ),
          (
            say("Median, quartiles of answers", "Median, Quartile von Antworten"),
            say(
              "Each answer has the same weight, also if a few participants gave most of them.",
              "Jede Antwort hat dasselbe Gewicht, auch wenn wenige Personen die meisten gaben.")
          ),
          (
            "n",
            say(
              "Participants with an answer that is counted. Answers of earlier versions are counted if they "
                + "are on the scale of the newest one: numbers within its bounds, and all options. Exports "
                + "have all answers.",
              "Personen mit einer gezählten Antwort. Antworten früherer Versionen sind gezählt, wenn sie auf "
                + "der Skala der neuesten liegen: Zahlen in deren Grenzen, und alle Optionen. Exporte "
                + "enthalten alle Antworten.")
          ),
        ]))
  }

  private var complianceTerms: [(name: String, text: String)] {
    [
      (
        say("Planned", "Geplant"),
        say(
          "Notifications whose time has come, while the participant was enrolled with a valid consent and "
            + "the study was not paused. Cancelled ones are not counted.",
          "Benachrichtigungen, deren Zeitpunkt erreicht ist, während die Person mit gültiger Einwilligung "
            + "teilnahm und die Studie nicht pausierte. Abgesagte sind nicht gezählt.")
      ),
      (
        say("Sent, received, opened", "Gesendet, empfangen, geöffnet"),
        say(
          "Sent: fetched by a device, or pushed. Received: a device reported it as shown, or a later step. "
            + "Opened: opened or completed.",
          "Gesendet: von einem Gerät abgeholt oder an es geschickt. Empfangen: als angezeigt gemeldet, oder "
            + "ein späterer Schritt. Geöffnet: geöffnet oder beantwortet.")
      ),
      (
        say("Completed", "Beantwortet"),
        say(
          "A questionnaire was filled in for the notification, in time or late.",
          "Zu der Benachrichtigung wurde ein Fragebogen ausgefüllt, rechtzeitig oder verspätet.")
      ),
      (
        say("Missing", "Fehlend"),
        say(
          "The time for answering has passed: at the expiry, or with the next notification of the schedule.",
          "Die Zeit zum Antworten ist abgelaufen: zum Ablauf oder mit der nächsten Benachrichtigung des "
            + "Zeitplans.")
      ),
      (
        say("Day of study, weekday, hour", "Studientag, Wochentag, Stunde"),
        say(
          "In the participant's time zone; day 1 is the day of joining.",
          "In der Zeitzone der Person; Tag 1 ist der Tag des Beitritts.")
      ),
      (
        say("Enrolled, left, withdrawn", "Eingeschlossen, ausgeschieden, widerrufen"),
        say(
          "Days in UTC. Who joined again counts once as a participant, and twice as joined.",
          "Tage in UTC. Wer erneut beitritt, zählt einmal als Person und zweimal als Eintritt.")
      ),
    ]
  }
}
