/// Descriptions of the tables of an own export, by file name without extension. Tables of newer
/// services have none.
enum OwnExportTables {
  static let descriptions: [String: (en: String, de: String)] = [
    "accounts": (
      "Your account: name, address, language, what you agreed to.",
      "Ihr Konto: Name, Adresse, Sprache, wozu Sie eingewilligt haben."
    ),
    "account_roles": ("What your account may do.", "Was Ihr Konto darf."),
    "account_profiles": (
      "Your profile, and when you consented to its storage.",
      "Was Sie über sich selbst sagen, und seit wann es gespeichert werden darf."
    ),
    "email_changes": (
      "A new address that is not confirmed yet.",
      "Eine neue Adresse, die noch bestätigt werden muss."
    ),
    "messages": (
      "Messages between you and the teams of your studies.",
      "Was Sie und die Teams Ihrer Studien einander geschrieben haben."
    ),
    "message_reads": (
      "Which messages you have read, and when.",
      "Welche Nachrichten Sie wann gelesen haben."
    ),
    "led_studies": ("Studies that you lead.", "Studien, die Sie leiten."),
    "study_roles": (
      "Your further roles in studies.", "Ihre weiteren Rollen in Studien."
    ),
    "allocations": (
      "Your allocation to a group of a study.", "Ihre Zuteilung zu einer Gruppe einer Studie."
    ),
    "unblindings": (
      "Requests of a team to see your group in an emergency.",
      "Anfragen eines Teams, Ihre Gruppe in einem Notfall zu sehen."
    ),
    "enrolments": (
      "Studies that you take or took part in.", "Studien, an denen Sie teilnehmen oder teilnahmen."
    ),
    "consents": (
      "Which text of a study you agreed to, and when.",
      "Welchem Text einer Studie Sie wann zugestimmt haben."
    ),
    "join_requests": (
      "Your requests to join studies.", "Ihre Anfragen, an Studien teilzunehmen."
    ),
    "sessions": (
      "Devices that are signed in, by the day.", "Angemeldete Geräte, auf den Tag genau."
    ),
    "access_codes": (
      "Codes that were made for you, without the codes.",
      "Codes, die für Sie gemacht wurden, ohne die Codes selbst."
    ),
    "provider_identities": (
      "Your identity at the provider with which you sign in.",
      "Ihre Kennung bei dem Anbieter, mit dem Sie sich anmelden."
    ),
    "provider_roles": (
      "Roles that the provider gave you.",
      "Rollen, die der Anbieter Ihnen gegeben hat."
    ),
    "second_factors": (
      "Since when your sign-in needs one-time codes, without the secret.",
      "Seit wann Ihre Anmeldung Einmalcodes braucht, ohne das Geheimnis."
    ),
    "confirmation_codes": (
      "Whether a code to confirm your account is outstanding.",
      "Ob ein Code zur Bestätigung Ihres Kontos aussteht."
    ),
    "mail_outbox": (
      "Mails to you that are not sent yet.", "Mails an Sie, die noch nicht fort sind."
    ),
    "sent_mails": (
      "When mails went to your address, for 14 days.",
      "Wann Mails an Ihre Adresse gingen, 14 Tage lang."
    ),
    "answer_sheets": (
      "Questionnaires that you filled in: when, where, in which version.",
      "Fragebögen, die Sie ausgefüllt haben: wann, wo, in welcher Fassung."
    ),
    "answers": (
      "Your answers, with the questions as you were asked.",
      "Ihre Antworten, mit den Fragen, wie sie Ihnen gestellt wurden."
    ),
    "scores": (
      "Values computed from your answers.", "Werte, die aus Ihren Antworten berechnet wurden."
    ),
    "noise_measurements": (
      "How loud it was when you answered.", "Wie laut es war, als Sie geantwortet haben."
    ),
    "position_measurements": (
      "Where you were when you answered.", "Wo Sie waren, als Sie geantwortet haben."
    ),
    "referenced_answers": (
      "Earlier answers, and fields of your profile, that your device used to choose questions and to "
        + "compute.",
      "Frühere Antworten und Angaben Ihres Profils, nach denen Ihr Gerät Fragen ausgewählt und "
        + "gerechnet hat."
    ),
    "enrolment_changes": (
      "When you joined and left studies.",
      "Wann Sie Studien beigetreten sind und sie verlassen haben."
    ),
    "member_groups": (
      "Groups of studies that you belonged to.", "Gruppen von Studien, zu denen Sie gehörten."
    ),
    "sheet_usage": (
      "How much you sent to each study.", "Wie viel Sie an jede Studie gesendet haben."
    ),
    "comparison_contributors": (
      "Your mean in comparisons with all participants, or your points, as a share of the range.",
      "Ihr Mittelwert in Vergleichen mit allen Teilnehmenden, oder Ihre Punkte, als Anteil des Wertebereichs."
    ),
    "answer_files": (
      "Photos, recordings and drawings that you uploaded; the files themselves are in the folder "
        + "files.",
      "Fotos, Aufnahmen und Zeichnungen, die Sie hochgeladen haben; die Dateien selbst sind im "
        + "Ordner files."
    ),
    "answer_file_uses": (
      "Which of your answers are files.", "Welche Ihrer Antworten Dateien sind."
    ),
    "shares": (
      "Your links for physicians, without the shared contents.",
      "Ihre Links für Ärztinnen und Ärzte, ohne die freigegebenen Inhalte."
    ),
    "share_accesses": (
      "Who opened your links, as they gave their name.",
      "Wer Ihre Links geöffnet hat, mit dem Namen, der dabei angegeben wurde."
    ),
    "clinician_grants": (
      "Access to your data that you gave to clinicians.",
      "Zugriff auf Ihre Daten, den Sie Ärztinnen und Ärzten gegeben haben."
    ),
    "clinician_readings": (
      "When clinicians read your data.", "Wann Ärztinnen und Ärzte Ihre Daten gelesen haben."
    ),
    "clinician_acceptances": (
      "Access to data of others that you accepted as a clinician.",
      "Zugriff auf Daten anderer, den Sie als Ärztin oder Arzt angenommen haben."
    ),
    "sheet_drafts": (
      "Questionnaires that you began and did not send yet.",
      "Fragebögen, die Sie begonnen und noch nicht abgeschickt haben."
    ),
    "sheet_revisions": (
      "What you, or the study team, corrected or took back, with the former answers.",
      "Was Sie oder das Studienteam berichtigt oder zurückgenommen haben, mit dem, was zuvor dort stand."
    ),
    "sheet_reviews": (
      "What the study team corrected, marked, decided or noted about your sheets.",
      "Was das Studienteam an Ihren Antwortbögen berichtigt, markiert, entschieden oder dazu notiert hat."
    ),
    "health_records": (
      "Events, treatments, hearing tests and measurements that you keep.",
      "Ereignisse, Behandlungen, Hörtests und Messwerte, die Sie festhalten."
    ),
    "record_counters": (
      "How often you changed them.", "Wie oft Sie sie geändert haben."
    ),
    "rejected_sheets": (
      "Questionnaires that were rejected and can be corrected, for 30 days, as your device sent them.",
      "Fragebögen, die nicht angenommen wurden und sich verbessern lassen, 30 Tage lang, wie Ihr Gerät sie "
        + "gesendet hat."
    ),
    "test_participants": (
      "Whether your answers count as a test.", "Ob Ihre Antworten als Test gelten."
    ),
    "listening_sessions": (
      "Sounds that you listened to: when, for how long, and how you rated the change.",
      "Klänge, die Sie gehört haben: wann, wie lange, und wie Sie die Veränderung bewertet haben."
    ),
    "listening_usage": (
      "How many listening sessions you sent to each study.",
      "Wie viele Hörsitzungen Sie an jede Studie gesendet haben."
    ),
    "participant_settings": (
      "Your settings for all your devices.", "Was Sie für alle Ihre Geräte eingestellt haben."
    ),
    "participants": (
      "The time zone that you are notified in.", "Die Zeitzone, in der Sie erinnert werden."
    ),
    "own_schedules": (
      "Times that you chose, and pauses.", "Zeiten, die Sie gewählt haben, und Pausen."
    ),
    "completions": (
      "When you last filled in each questionnaire.",
      "Wann Sie jeden Fragebogen zuletzt ausgefüllt haben."
    ),
    "withdrawn_sheets": (
      "Filled-in questionnaires that you took back.",
      "Ausgefüllte Fragebögen, die Sie zurückgenommen haben."
    ),
    "plan_revisions": (
      "Schedules by which you were to be notified.", "Pläne, nach denen Sie erinnert wurden."
    ),
    "notifications": ("Your notifications.", "Ihre Erinnerungen."),
    "prompt_settings": (
      "When and how often you want to be asked.", "Wann und wie oft Sie gefragt werden möchten."
    ),
    "push_tokens": (
      "Devices that receive your notifications.",
      "Geräte, auf denen Sie an Fragebögen erinnert werden."
    ),
    "due_prompts": (
      "Notifications that are not delivered yet.",
      "Erinnerungen, die Ihnen noch mitgeteilt werden."
    ),
    "person_rules": (
      "Your notification rules for all studies.",
      "Regeln über alle Studien, nach denen Sie gefragt wurden."
    ),
    "unplaced_notifications": (
      "Notifications that did not fit your quiet hours or other rules.",
      "Erinnerungen, für die Ihre Ruhezeiten oder andere Regeln keinen Platz ließen."
    ),
    "trigger_occurrences": (
      "Events that trigger notifications, and whether they did.",
      "Was geschehen ist, wonach Sie gefragt werden sollten, und ob Sie gefragt wurden."
    ),
    "alerts": (
      "Alerts to the team of a study about you, and what the team noted.",
      "Alarme an das Team einer Studie, die Sie betreffen, und was das Team dazu notiert hat."
    ),
    "alert_deliveries": (
      "Ways by which these alerts reached the team.",
      "Auf welchen Wegen diese Alarme das Team erreicht haben."
    ),
    "participant_activity": (
      "When you last kept a health record or listened to a sound, in studies that contact you after a period "
        + "without entries.",
      "Wann Sie zuletzt einen Gesundheitseintrag gemacht oder einen Klang gehört haben, in Studien, die sich "
        + "melden, wenn sie nichts von Ihnen hören."
    ),
    "staff_dates": (
      "Dates that a study's team set for you.",
      "Termine, die das Team einer Studie für Sie gesetzt hat."
    ),
    "project_roles": ("Your roles in projects.", "Ihre Rollen in Projekten."),
    "projects": ("Projects that you founded.", "Projekte, die Sie gegründet haben."),
    "drafts": ("Drafts that you began.", "Entwürfe, die Sie begonnen haben."),
    "questionnaire_versions": (
      "Questionnaires that you published.", "Fragebögen, die Sie veröffentlicht haben."
    ),
    "study_revisions": ("Studies that you published.", "Studien, die Sie veröffentlicht haben."),
    "media": (
      "Sounds and pictures that you uploaded.",
      "Klänge und Bilder, die Sie hochgeladen haben."
    ),
    "library_versions": (
      "Parts of the library that you published.",
      "Teile der Bibliothek, die Sie veröffentlicht haben."
    ),
    "suspended_accounts": (
      "Whether your account was suspended.", "Ob Ihr Konto gesperrt war."
    ),
    "security_events": (
      "Exports and similar actions of your account, to the minute.",
      "Exporte und Ähnliches mit Ihrem Konto, auf die Minute genau."
    ),
  ]
}
