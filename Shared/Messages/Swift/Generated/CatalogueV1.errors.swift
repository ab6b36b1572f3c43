// Generated from otolith/catalogue/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// Every reason of the catalogue's own. A value's name is the very string that stands in
  /// `google.rpc.ErrorInfo.reason` (domain `otolith`), in `google.rpc.BadRequest.FieldViolation.reason` or in
  /// Finding.reason, which is why values have no prefix. Reasons are added in later versions: whoever meets an
  /// unknown one goes by the status. What every service may answer alike (tokens, limits, the database, empty
  /// or malformed fields) stands in otolith.common.v1.ErrorReason.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used by the service.
    case unspecified
    /// NOT_FOUND: there is no study of this id.
    case studyUnknown
    /// NOT_FOUND: there is no such published version, or its project shares it with nobody. In an import also a
    /// FieldViolation: the study names a version that there is not; publish it first, or with the study.
    case questionnaireVersionUnknown
    /// NOT_FOUND: there is no project of this id in which the caller has a role.
    case projectUnknown
    /// NOT_FOUND: there is no draft of this id in a project in which the caller has a role.
    case draftUnknown
    /// NOT_FOUND: there is no such version of a sound collection. In an import a FieldViolation: neither the
    /// project has these sounds, nor does another one share such; publish them first, or with the study.
    case soundCollectionUnknown
    /// NOT_FOUND: there is no such version of a vocabulary. In an import a FieldViolation, as
    /// SOUND_COLLECTION_UNKNOWN.
    case vocabularyUnknown
    /// NOT_FOUND: the item bank has no such version of an item.
    case itemUnknown
    /// PERMISSION_DENIED: the caller has a role in the project, but a lower one than this needs; the message
    /// names it. Ask an owner for it.
    case roleInsufficient
    /// PERMISSION_DENIED: somebody else leads the study.
    case notStudyLeader
    /// PERMISSION_DENIED: a new study of the project needs an id that begins with the project's. Choose such an
    /// id, or ask an administrator.
    case studyIdOfAnotherProject
    /// PERMISSION_DENIED: the questionnaire belongs to another project. Choose an id of your own, or fork it.
    case questionnaireOfAnotherProject
    /// PERMISSION_DENIED: a study that the caller does not lead published the questionnaire first. Use its
    /// published contents unchanged, or choose an id of your own.
    case questionnaireOfAnotherStudy
    /// PERMISSION_DENIED: the sounds, vocabulary or item belong to another project. Choose an id of your own.
    case libraryEntryOfAnotherProject
    /// PERMISSION_DENIED: the role translator changes texts and nothing else.
    case textsOnly
    /// PERMISSION_DENIED, of any method that writes: everything of the caller, or of whom a role is about, was erased
    /// or is about to be; nothing was written. The caller's token is from before.
    case participantErased
    /// ABORTED: somebody else changed it meanwhile. Read it again and repeat the change on that.
    case etagMismatch
    /// ABORTED: a version was published that the draft does not take into account; the metadata's
    /// `newest_version` says which. Take over what changed and update the draft with that `base_version`.
    case publishedMeanwhile
    /// ABORTED with RetryInfo: it is being made by another call. Send the same again.
    case createdConcurrently
    /// ABORTED: the study is being imported by another call. Send the same again.
    case importedConcurrently
    /// ALREADY_EXISTS: the draft id was used for another draft. Make a new id.
    case draftExists
    /// ALREADY_EXISTS: another project has the id. Choose another one.
    case projectExists
    /// FAILED_PRECONDITION: the questionnaire is retired. Reinstate it before it is used or published anew.
    case questionnaireRetired
    /// FAILED_PRECONDITION: the project would have no owner. Make somebody else one first.
    case lastOwner
    /// FAILED_PRECONDITION: the draft cannot be published; a FieldViolation for each finding says why.
    case draftHasFindings
    /// RESOURCE_EXHAUSTED: the project has 1,000 drafts. Delete some.
    case tooManyDrafts
    /// RESOURCE_EXHAUSTED: the caller made 100 projects.
    case tooManyProjects
    /// RESOURCE_EXHAUSTED: 1,000 people have a role in the project. Take some away.
    case tooManyMembers
    /// RESOURCE_EXHAUSTED with RetryInfo: too many calls watch the feed, of all or of this caller. Use
    /// ListChanges, or try again later.
    case tooManyWatchers
    /// RESOURCE_EXHAUSTED: the versions asked for are too large together. Ask for fewer.
    case answerTooLarge
    /// RESOURCE_EXHAUSTED with RetryInfo: too many definitions are written, checked or compared at once. Send
    /// the same again later.
    case authoringLimit
    /// The cursor is none of this feed, or names what a restored catalogue has not reached. Begin anew without
    /// a cursor.
    case cursorInvalid
    /// The feed has no changes of this kind.
    case kindUnknown
    /// Name at most 100 versions, each once.
    case batchInvalid
    /// Name at most 20 studies, or none where the token is enrolled in more.
    case tooManyStudies
    /// The study is named twice.
    case studyDuplicate
    /// At most 500 characters are looked for.
    case queryTooLong
    /// The path of the mask names no field of the message; in an update also `*` beside other paths.
    case fieldUnknown
    /// The path of the mask names a field that the service sets.
    case fieldNotWritable
    /// More than 200 elements are named at once. Give `elements` in the mask instead.
    case tooManyFields
    /// The element stands not in the draft, or not in what was sent. Elements come and go by `elements` in the
    /// mask.
    case elementUnknown
    /// The base version is above the newest version.
    case versionUnknown
    /// The role is none that the service knows.
    case roleUnknown
    /// The value is none that the service knows: it would be taken for the narrowest until it does.
    case sharingUnknown
    /// The draft has more than 32 MiB.
    case draftTooLarge
    /// There are more findings than the 500 that are shown. Mend these first.
    case tooManyFindings
    /// The id is not of the form that the field's comment gives.
    case idInvalid
    /// The id stands twice.
    case idDuplicate
    /// The code is not 1–64 characters of letters, digits, `_`, `-`, `.`.
    case codeInvalid
    /// The code stands twice.
    case codeDuplicate
    /// A required text is absent, or not there in the default language.
    case textMissing
    /// A translation is empty. Write it, or leave it out.
    case textEmpty
    /// A text has more characters than its field may have.
    case textTooLong
    /// A text has control characters other than line feed and tab.
    case textControlCharacter
    /// `text` or `language` of a LocalizedText is set, which belong to answers. Put every language into
    /// `translations`.
    case textOutsideTranslations
    /// A language is promised, but the text is not there in it.
    case translationMissing
    /// The language is no BCP 47 tag. In any request, too.
    case languageInvalid
    /// A language stands twice.
    case languageDuplicate
    /// More than 50 languages.
    case tooManyLanguages
    /// Versions are counted by the catalogue. Leave 0.
    case versionGiven
    /// The hash that was given is not that of the contents. Leave it out if the change is meant.
    case contentHashDiffers
    /// The DOI is not of the form `10.1234/abc`.
    case doiInvalid
    /// More than 50 authors.
    case tooManyAuthors
    /// An origin needs project, questionnaire and a version.
    case originInvalid
    /// The key is not 1–64 lower-case letters, digits, `.`, `-`.
    case annotationKeyInvalid
    /// A key stands twice.
    case annotationDuplicate
    /// More than 50 annotations.
    case tooManyAnnotations
    /// A questionnaire needs an element.
    case noElements
    /// More than 5,000 elements.
    case tooManyElements
    /// An element is neither headline nor text, question, group or page break.
    case contentMissing
    /// The sensor is none that the service knows.
    case sensorKindMissing
    /// A sensor stands twice. Name it once, with its whole count.
    case sensorDuplicate
    /// The count is not 1–100.
    case sensorCountOutOfRange
    /// A group is neither section nor composite or matrix.
    case groupStyleMissing
    /// No group of this id stands before the element.
    case parentUnknown
    /// A member does not follow its group without a gap.
    case memberApart
    /// Members of a composite are questions, of a matrix questions of the type `inherited`.
    case memberNotAllowed
    /// No element names the group as its parent.
    case groupEmpty
    /// More than 5 groups stand in each other.
    case groupsTooDeep
    /// A page break stands in a group.
    case pageBreakInGroup
    /// A question is `inherited`, but neither its groups nor the questionnaire have a shared answer.
    case sharedAnswerMissing
    /// The shared answer is of a type that cannot be shared there.
    case sharedAnswerNotApplicable
    /// The item has other codes or another range elsewhere in the project, so answers could not be compared.
    /// Give the changed question an item id of its own.
    case itemRecoded
    /// More options are to be chosen than can be chosen together.
    case countOutOfRange
    /// A weight is not finite, or it or the sum of all is 0 where something is divided by it.
    case weightInvalid
    /// A date is not of the form `2026-01-31`.
    case dateInvalid
    /// A pattern is no regular expression, or one with look-around or back-references.
    case patternInvalid
    /// A warning: a pattern has no hint, and participants cannot read patterns.
    case patternHintMissing
    /// Questions of this type have no initial answer; on a scale it would bias.
    case initialAnswerNotApplicable
    /// The initial answer could not be given to the question.
    case initialAnswerInvalid
    /// A warning: clients will show the question as not supported.
    case typeNotSupported
    /// A question of an unsupported type is required. Make it optional.
    case unsupportedRequired
    /// The contents of an unsupported type are too long.
    case contentsInvalid
    /// A question has no type, or an item is `inherited`.
    case questionTypeMissing
    /// A single choice has fewer than two options, or a multiple choice none.
    case tooFewOptions
    /// More than 500 options.
    case tooManyOptions
    /// An option of a single choice is marked as exclusive.
    case exclusiveNotApplicable
    /// A minimum is above its maximum, or an earliest date after the latest.
    case rangeEmpty
    /// A number is infinite or none.
    case numberNotFinite
    /// A slider's step is negative.
    case stepNegative
    /// No whole number of steps leads from a slider's minimum to its maximum.
    case stepDoesNotDivide
    /// A manikin shows neither valence nor arousal or dominance.
    case dimensionMissing
    /// A bound of a whole number is none.
    case boundNotInteger
    /// The unit is no UCUM code of at most 64 characters.
    case unitInvalid
    /// A maximum length is above what an answer may have.
    case lengthOutOfRange
    /// More than 200 parts of a condition, or questions of a count.
    case tooManyConditions
    /// A combination has no parts, a count no questions, or parts do not stand after what they belong to.
    case conditionMalformed
    /// Combinations stand in each other more than 10 levels deep.
    case conditionTooDeep
    /// No answers make the condition hold. Mend it, or remove what depends on it.
    case unreachable
    /// Only next lists compare scores, of the questionnaire that they follow.
    case scoreNotApplicable
    /// The questionnaire has no such question.
    case questionUnknown
    /// The question does not stand before the element whose condition asks for it.
    case questionNotEarlier
    /// The study does not use the questionnaire.
    case questionnaireNotInStudy
    /// A warning: a condition asks about a questionnaire that is not published, or not for the caller. A study
    /// must have both.
    case questionnaireUnknown
    /// A comparison or count has no operator.
    case operatorMissing
    /// Answers of this type cannot be compared so.
    case operatorNotApplicable
    /// A comparison with a choice names no codes.
    case codesMissing
    /// Codes are named where none are compared.
    case codesNotApplicable
    /// No question asked about has an option of this code.
    case codeUnknown
    /// A text is given where none is compared.
    case textNotApplicable
    /// The text to compare with is absent, or not of the form in which answers are stored.
    case comparedTextInvalid
    /// A number is needed: to compare with, or of a term in a vocabulary with a unit.
    case numberMissing
    /// A number is given where none is compared.
    case numberNotApplicable
    /// No answer can reach the number.
    case numberOutOfRange
    /// A score is neither sum nor prorated sum or mean.
    case methodMissing
    /// More than 200 scores.
    case tooManyScores
    /// A score counts nothing.
    case noScoreItems
    /// More than 500 items of a score.
    case tooManyScoreItems
    /// A score counts something twice. Give it a weight instead.
    case scoreItemDuplicate
    /// There is no such score, or none before this one.
    case scoreUnknown
    /// A score counts answers that are no numbers and have no weights.
    case answerNotCountable
    /// Something is to be reversed that has no lowest and highest value.
    case rangeUnknown
    /// More items must be answered than the score has.
    case minimumAnsweredOutOfRange
    /// Bands do not stand in ascending order.
    case bandsNotAscending
    /// More than 50 bands of a score.
    case tooManyBands
    /// A study says not how people come to take part.
    case accessMissing
    /// A study with password access has no password.
    case passwordMissing
    /// The password has not 8–128 characters.
    case passwordLength
    /// A password is given, but access does not need one.
    case passwordNotApplicable
    /// A time is not in the years 1–9999.
    case instantInvalid
    /// A study ends before it starts.
    case periodEmpty
    /// A study needs a questionnaire.
    case noQuestionnaires
    /// A study has more than 48 MiB with its questionnaires, or more than 3 MiB in one language, which is what
    /// a device takes.
    case studyTooLarge
    /// More than 100 questionnaires.
    case tooManyQuestionnaires
    /// A questionnaire is imported or used twice.
    case questionnaireDuplicate
    /// A study uses version 0 of a questionnaire that does not come along. Add it, or name a version.
    case questionnaireNotImported
    /// A questionnaire comes along that the study does not use.
    case questionnaireNotUsed
    /// A use is neither one-time nor repeated.
    case recurrenceMissing
    /// The study has no such group.
    case groupUnknown
    /// More than 50 groups of a study.
    case tooManyGroups
    /// More than 87,840 hours (ten years).
    case repeatIntervalOutOfRange
    /// A one-time questionnaire has a repeat interval.
    case repeatIntervalNotApplicable
    /// More than 200 next lists.
    case tooManyNextLists
    /// A next list offers nothing.
    case noOffers
    /// A next list offers a questionnaire twice.
    case offerDuplicate
    /// Offers lead back to where they begin: the participant would never be done.
    case nextListCycle
    /// A sound has no file.
    case fileMissing
    /// Location, media type, hash or size of a file are not of the form that FileReference gives.
    case fileReferenceInvalid
    /// A collection needs a sound.
    case noSounds
    /// More than 1,000 sounds.
    case tooManySounds
    /// The collection has no such category.
    case categoryUnknown
    /// A sound has no length.
    case soundLengthMissing
    /// A number of loop minutes stands twice.
    case loopDuplicate
    /// A vocabulary needs a term.
    case noTerms
    /// More than 5,000 terms.
    case tooManyTerms
    /// A schedule has no plan.
    case planMissing
    /// Notifications a day are not 1–96.
    case perDayOutOfRange
    /// A plan has a window on no weekday.
    case noWindows
    /// A window does not hold the day's notifications at their minimum gap.
    case windowTooShort
    /// The minimum gap is above 720 minutes.
    case gapOutOfRange
    /// A window or time names no weekday.
    case dayMissing
    /// A weekday has two windows.
    case dayDuplicate
    /// Minutes since midnight are not 0–1439.
    case minuteOutOfRange
    /// A weekly or daily plan has no time.
    case noTimes
    /// More than 672 times a week, or 96 a day.
    case tooManyTimes
    /// A time of the week or the day stands twice.
    case timeDuplicate
    /// The day is not 1–31.
    case dayOfMonthOutOfRange
    /// The first day is above 3,660.
    case startDayOutOfRange
    /// A notification could be answered for more than 44,640 minutes (31 days).
    case expiryOutOfRange
    /// A translation was made from an earlier wording of the source text (a warning).
    case translationOutdated
    /// The consent lacks a language that the study speaks (a warning).
    case consentTranslationMissing
    /// A retention has no limit, and says nothing of withdrawals and erasures.
    case retentionEmpty
    /// A retention is above 36,500 days.
    case retentionOutOfRange
    /// A retention does not say what becomes of the answers.
    case retentionOutcomeMissing
    /// An open study would keep answers longer, or after withdrawals, or anonymise them where it was to erase them
    /// or where that was the participant's choice.
    case retentionLengthened
    /// A draft would stay for more than 3,660 days.
    case draftDaysOutOfRange
    /// A type of health records is missing.
    case recordTypeMissing
    /// A type of health records stands twice.
    case recordTypeDuplicate
    /// Events and therapies need the vocabulary of their kinds.
    case recordVocabularyMissing
    /// The study does not use the vocabulary of a type of health records.
    case recordVocabularyUnknown
    /// A questionnaire has more than 20 schedules.
    case tooManySchedules
    /// One of several schedules of a questionnaire has no id.
    case scheduleIdMissing
    /// A schedule counts from a day that is more than 3,660 days from what it is named by.
    case anchorInvalid
    /// A rhythm of days is out of its range, or the days of a sequence do not ascend.
    case rhythmOutOfRange
    /// A schedule counts for more than 3,660 days.
    case dayCountOutOfRange
    /// `until_date` lies before `from_date`.
    case datesEmpty
    /// Only a `standard` plan can be drawn once.
    case drawnOnceNotApplicable
    /// Bounds for participants' plans contradict each other or the schedule's own plan, or participants may not change
    /// it anyhow.
    case boundsInvalid
    /// `participant_may_mute` says nothing where participants may not change the schedule, or may switch it off anyhow.
    case muteNotApplicable
    /// A priority is above 100.
    case priorityOutOfRange
    /// The reminders of a schedule are not 1–10, not 1–1,440 minutes apart, or would come after the notification's expiry.
    case remindersOutOfRange
    /// A notification cannot be put off 1–10 times for 1–1,440 minutes.
    case snoozeOutOfRange
    /// `completion_minutes` is more than 1,440.
    case completionOutOfRange
    /// Numbers of the rules of prompts are out of their range.
    case promptRulesOutOfRange
    /// A holiday stands twice.
    case holidayDuplicate
    /// More than 1,000 holidays.
    case tooManyHolidays
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened, .draftDaysOutOfRange, .recordTypeMissing, .recordTypeDuplicate, .recordVocabularyMissing, .recordVocabularyUnknown, .tooManySchedules, .scheduleIdMissing, .anchorInvalid, .rhythmOutOfRange, .dayCountOutOfRange, .datesEmpty, .drawnOnceNotApplicable, .boundsInvalid, .muteNotApplicable, .priorityOutOfRange, .remindersOutOfRange, .snoozeOutOfRange, .completionOutOfRange, .promptRulesOutOfRange, .holidayDuplicate, .tooManyHolidays] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .studyUnknown
        case 2: .questionnaireVersionUnknown
        case 3: .projectUnknown
        case 4: .draftUnknown
        case 5: .soundCollectionUnknown
        case 6: .vocabularyUnknown
        case 7: .itemUnknown
        case 8: .roleInsufficient
        case 9: .notStudyLeader
        case 10: .studyIdOfAnotherProject
        case 11: .questionnaireOfAnotherProject
        case 12: .questionnaireOfAnotherStudy
        case 13: .libraryEntryOfAnotherProject
        case 14: .textsOnly
        case 44: .participantErased
        case 15: .etagMismatch
        case 16: .publishedMeanwhile
        case 17: .createdConcurrently
        case 18: .importedConcurrently
        case 19: .draftExists
        case 20: .projectExists
        case 21: .questionnaireRetired
        case 22: .lastOwner
        case 23: .draftHasFindings
        case 24: .tooManyDrafts
        case 25: .tooManyProjects
        case 26: .tooManyMembers
        case 27: .tooManyWatchers
        case 28: .answerTooLarge
        case 29: .authoringLimit
        case 30: .cursorInvalid
        case 31: .kindUnknown
        case 32: .batchInvalid
        case 33: .tooManyStudies
        case 34: .studyDuplicate
        case 35: .queryTooLong
        case 36: .fieldUnknown
        case 37: .fieldNotWritable
        case 38: .tooManyFields
        case 39: .elementUnknown
        case 40: .versionUnknown
        case 41: .roleUnknown
        case 42: .sharingUnknown
        case 43: .draftTooLarge
        case 101: .tooManyFindings
        case 102: .idInvalid
        case 103: .idDuplicate
        case 104: .codeInvalid
        case 105: .codeDuplicate
        case 106: .textMissing
        case 107: .textEmpty
        case 108: .textTooLong
        case 109: .textControlCharacter
        case 110: .textOutsideTranslations
        case 111: .translationMissing
        case 112: .languageInvalid
        case 113: .languageDuplicate
        case 114: .tooManyLanguages
        case 115: .versionGiven
        case 116: .contentHashDiffers
        case 117: .doiInvalid
        case 118: .tooManyAuthors
        case 119: .originInvalid
        case 120: .annotationKeyInvalid
        case 121: .annotationDuplicate
        case 122: .tooManyAnnotations
        case 123: .noElements
        case 124: .tooManyElements
        case 125: .contentMissing
        case 126: .sensorKindMissing
        case 127: .sensorDuplicate
        case 128: .sensorCountOutOfRange
        case 129: .groupStyleMissing
        case 130: .parentUnknown
        case 131: .memberApart
        case 132: .memberNotAllowed
        case 133: .groupEmpty
        case 134: .groupsTooDeep
        case 135: .pageBreakInGroup
        case 136: .sharedAnswerMissing
        case 137: .sharedAnswerNotApplicable
        case 138: .itemRecoded
        case 139: .countOutOfRange
        case 140: .weightInvalid
        case 141: .dateInvalid
        case 142: .patternInvalid
        case 143: .patternHintMissing
        case 144: .initialAnswerNotApplicable
        case 145: .initialAnswerInvalid
        case 146: .typeNotSupported
        case 147: .unsupportedRequired
        case 148: .contentsInvalid
        case 149: .questionTypeMissing
        case 150: .tooFewOptions
        case 151: .tooManyOptions
        case 152: .exclusiveNotApplicable
        case 153: .rangeEmpty
        case 154: .numberNotFinite
        case 155: .stepNegative
        case 156: .stepDoesNotDivide
        case 157: .dimensionMissing
        case 158: .boundNotInteger
        case 159: .unitInvalid
        case 160: .lengthOutOfRange
        case 161: .tooManyConditions
        case 162: .conditionMalformed
        case 163: .conditionTooDeep
        case 164: .unreachable
        case 165: .scoreNotApplicable
        case 166: .questionUnknown
        case 167: .questionNotEarlier
        case 168: .questionnaireNotInStudy
        case 169: .questionnaireUnknown
        case 170: .operatorMissing
        case 171: .operatorNotApplicable
        case 172: .codesMissing
        case 173: .codesNotApplicable
        case 174: .codeUnknown
        case 175: .textNotApplicable
        case 176: .comparedTextInvalid
        case 177: .numberMissing
        case 178: .numberNotApplicable
        case 179: .numberOutOfRange
        case 180: .methodMissing
        case 181: .tooManyScores
        case 182: .noScoreItems
        case 183: .tooManyScoreItems
        case 184: .scoreItemDuplicate
        case 185: .scoreUnknown
        case 186: .answerNotCountable
        case 187: .rangeUnknown
        case 188: .minimumAnsweredOutOfRange
        case 189: .bandsNotAscending
        case 190: .tooManyBands
        case 191: .accessMissing
        case 192: .passwordMissing
        case 193: .passwordLength
        case 194: .passwordNotApplicable
        case 195: .instantInvalid
        case 196: .periodEmpty
        case 197: .noQuestionnaires
        case 198: .studyTooLarge
        case 199: .tooManyQuestionnaires
        case 200: .questionnaireDuplicate
        case 201: .questionnaireNotImported
        case 202: .questionnaireNotUsed
        case 203: .recurrenceMissing
        case 204: .groupUnknown
        case 205: .tooManyGroups
        case 206: .repeatIntervalOutOfRange
        case 207: .repeatIntervalNotApplicable
        case 208: .tooManyNextLists
        case 209: .noOffers
        case 210: .offerDuplicate
        case 211: .nextListCycle
        case 212: .fileMissing
        case 213: .fileReferenceInvalid
        case 214: .noSounds
        case 215: .tooManySounds
        case 216: .categoryUnknown
        case 217: .soundLengthMissing
        case 218: .loopDuplicate
        case 219: .noTerms
        case 220: .tooManyTerms
        case 221: .planMissing
        case 222: .perDayOutOfRange
        case 223: .noWindows
        case 224: .windowTooShort
        case 225: .gapOutOfRange
        case 226: .dayMissing
        case 227: .dayDuplicate
        case 228: .minuteOutOfRange
        case 229: .noTimes
        case 230: .tooManyTimes
        case 231: .timeDuplicate
        case 232: .dayOfMonthOutOfRange
        case 233: .startDayOutOfRange
        case 234: .expiryOutOfRange
        case 235: .translationOutdated
        case 236: .consentTranslationMissing
        case 237: .retentionEmpty
        case 238: .retentionOutOfRange
        case 239: .retentionOutcomeMissing
        case 240: .retentionLengthened
        case 241: .draftDaysOutOfRange
        case 242: .recordTypeMissing
        case 243: .recordTypeDuplicate
        case 244: .recordVocabularyMissing
        case 245: .recordVocabularyUnknown
        case 246: .tooManySchedules
        case 247: .scheduleIdMissing
        case 248: .anchorInvalid
        case 249: .rhythmOutOfRange
        case 250: .dayCountOutOfRange
        case 251: .datesEmpty
        case 252: .drawnOnceNotApplicable
        case 253: .boundsInvalid
        case 254: .muteNotApplicable
        case 255: .priorityOutOfRange
        case 271: .remindersOutOfRange
        case 272: .snoozeOutOfRange
        case 273: .completionOutOfRange
        case 256: .promptRulesOutOfRange
        case 257: .holidayDuplicate
        case 258: .tooManyHolidays
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .studyUnknown: 1
        case .questionnaireVersionUnknown: 2
        case .projectUnknown: 3
        case .draftUnknown: 4
        case .soundCollectionUnknown: 5
        case .vocabularyUnknown: 6
        case .itemUnknown: 7
        case .roleInsufficient: 8
        case .notStudyLeader: 9
        case .studyIdOfAnotherProject: 10
        case .questionnaireOfAnotherProject: 11
        case .questionnaireOfAnotherStudy: 12
        case .libraryEntryOfAnotherProject: 13
        case .textsOnly: 14
        case .participantErased: 44
        case .etagMismatch: 15
        case .publishedMeanwhile: 16
        case .createdConcurrently: 17
        case .importedConcurrently: 18
        case .draftExists: 19
        case .projectExists: 20
        case .questionnaireRetired: 21
        case .lastOwner: 22
        case .draftHasFindings: 23
        case .tooManyDrafts: 24
        case .tooManyProjects: 25
        case .tooManyMembers: 26
        case .tooManyWatchers: 27
        case .answerTooLarge: 28
        case .authoringLimit: 29
        case .cursorInvalid: 30
        case .kindUnknown: 31
        case .batchInvalid: 32
        case .tooManyStudies: 33
        case .studyDuplicate: 34
        case .queryTooLong: 35
        case .fieldUnknown: 36
        case .fieldNotWritable: 37
        case .tooManyFields: 38
        case .elementUnknown: 39
        case .versionUnknown: 40
        case .roleUnknown: 41
        case .sharingUnknown: 42
        case .draftTooLarge: 43
        case .tooManyFindings: 101
        case .idInvalid: 102
        case .idDuplicate: 103
        case .codeInvalid: 104
        case .codeDuplicate: 105
        case .textMissing: 106
        case .textEmpty: 107
        case .textTooLong: 108
        case .textControlCharacter: 109
        case .textOutsideTranslations: 110
        case .translationMissing: 111
        case .languageInvalid: 112
        case .languageDuplicate: 113
        case .tooManyLanguages: 114
        case .versionGiven: 115
        case .contentHashDiffers: 116
        case .doiInvalid: 117
        case .tooManyAuthors: 118
        case .originInvalid: 119
        case .annotationKeyInvalid: 120
        case .annotationDuplicate: 121
        case .tooManyAnnotations: 122
        case .noElements: 123
        case .tooManyElements: 124
        case .contentMissing: 125
        case .sensorKindMissing: 126
        case .sensorDuplicate: 127
        case .sensorCountOutOfRange: 128
        case .groupStyleMissing: 129
        case .parentUnknown: 130
        case .memberApart: 131
        case .memberNotAllowed: 132
        case .groupEmpty: 133
        case .groupsTooDeep: 134
        case .pageBreakInGroup: 135
        case .sharedAnswerMissing: 136
        case .sharedAnswerNotApplicable: 137
        case .itemRecoded: 138
        case .countOutOfRange: 139
        case .weightInvalid: 140
        case .dateInvalid: 141
        case .patternInvalid: 142
        case .patternHintMissing: 143
        case .initialAnswerNotApplicable: 144
        case .initialAnswerInvalid: 145
        case .typeNotSupported: 146
        case .unsupportedRequired: 147
        case .contentsInvalid: 148
        case .questionTypeMissing: 149
        case .tooFewOptions: 150
        case .tooManyOptions: 151
        case .exclusiveNotApplicable: 152
        case .rangeEmpty: 153
        case .numberNotFinite: 154
        case .stepNegative: 155
        case .stepDoesNotDivide: 156
        case .dimensionMissing: 157
        case .boundNotInteger: 158
        case .unitInvalid: 159
        case .lengthOutOfRange: 160
        case .tooManyConditions: 161
        case .conditionMalformed: 162
        case .conditionTooDeep: 163
        case .unreachable: 164
        case .scoreNotApplicable: 165
        case .questionUnknown: 166
        case .questionNotEarlier: 167
        case .questionnaireNotInStudy: 168
        case .questionnaireUnknown: 169
        case .operatorMissing: 170
        case .operatorNotApplicable: 171
        case .codesMissing: 172
        case .codesNotApplicable: 173
        case .codeUnknown: 174
        case .textNotApplicable: 175
        case .comparedTextInvalid: 176
        case .numberMissing: 177
        case .numberNotApplicable: 178
        case .numberOutOfRange: 179
        case .methodMissing: 180
        case .tooManyScores: 181
        case .noScoreItems: 182
        case .tooManyScoreItems: 183
        case .scoreItemDuplicate: 184
        case .scoreUnknown: 185
        case .answerNotCountable: 186
        case .rangeUnknown: 187
        case .minimumAnsweredOutOfRange: 188
        case .bandsNotAscending: 189
        case .tooManyBands: 190
        case .accessMissing: 191
        case .passwordMissing: 192
        case .passwordLength: 193
        case .passwordNotApplicable: 194
        case .instantInvalid: 195
        case .periodEmpty: 196
        case .noQuestionnaires: 197
        case .studyTooLarge: 198
        case .tooManyQuestionnaires: 199
        case .questionnaireDuplicate: 200
        case .questionnaireNotImported: 201
        case .questionnaireNotUsed: 202
        case .recurrenceMissing: 203
        case .groupUnknown: 204
        case .tooManyGroups: 205
        case .repeatIntervalOutOfRange: 206
        case .repeatIntervalNotApplicable: 207
        case .tooManyNextLists: 208
        case .noOffers: 209
        case .offerDuplicate: 210
        case .nextListCycle: 211
        case .fileMissing: 212
        case .fileReferenceInvalid: 213
        case .noSounds: 214
        case .tooManySounds: 215
        case .categoryUnknown: 216
        case .soundLengthMissing: 217
        case .loopDuplicate: 218
        case .noTerms: 219
        case .tooManyTerms: 220
        case .planMissing: 221
        case .perDayOutOfRange: 222
        case .noWindows: 223
        case .windowTooShort: 224
        case .gapOutOfRange: 225
        case .dayMissing: 226
        case .dayDuplicate: 227
        case .minuteOutOfRange: 228
        case .noTimes: 229
        case .tooManyTimes: 230
        case .timeDuplicate: 231
        case .dayOfMonthOutOfRange: 232
        case .startDayOutOfRange: 233
        case .expiryOutOfRange: 234
        case .translationOutdated: 235
        case .consentTranslationMissing: 236
        case .retentionEmpty: 237
        case .retentionOutOfRange: 238
        case .retentionOutcomeMissing: 239
        case .retentionLengthened: 240
        case .draftDaysOutOfRange: 241
        case .recordTypeMissing: 242
        case .recordTypeDuplicate: 243
        case .recordVocabularyMissing: 244
        case .recordVocabularyUnknown: 245
        case .tooManySchedules: 246
        case .scheduleIdMissing: 247
        case .anchorInvalid: 248
        case .rhythmOutOfRange: 249
        case .dayCountOutOfRange: 250
        case .datesEmpty: 251
        case .drawnOnceNotApplicable: 252
        case .boundsInvalid: 253
        case .muteNotApplicable: 254
        case .priorityOutOfRange: 255
        case .remindersOutOfRange: 271
        case .snoozeOutOfRange: 272
        case .completionOutOfRange: 273
        case .promptRulesOutOfRange: 256
        case .holidayDuplicate: 257
        case .tooManyHolidays: 258
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/catalogue/v1/errors.proto",
    dependencies: [],
    base64: """
      CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKv0mCgtFcnJvclJlYXNv\
      bhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJT\
      SU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElP\
      Tl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSFQoRUk9MRV9JTlNVRkZJQ0lF\
      TlQQCBIUChBOT1RfU1RVRFlfTEVBREVSEAkSHwobU1RVRFlfSURfT0ZfQU5PVEhFUl9QUk9KRUNUEAoSJAogUVVFU1RJT05O\
      QUlSRV9PRl9BTk9USEVSX1BST0pFQ1QQCxIiCh5RVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFkQDBIkCiBMSUJSQVJZ\
      X0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVBANEg4KClRFWFRTX09OTFkQDhIWChJQQVJUSUNJUEFOVF9FUkFTRUQQLBIRCg1F\
      VEFHX01JU01BVENIEA8SFwoTUFVCTElTSEVEX01FQU5XSElMRRAQEhgKFENSRUFURURfQ09OQ1VSUkVOVExZEBESGQoVSU1Q\
      T1JURURfQ09OQ1VSUkVOVExZEBISEAoMRFJBRlRfRVhJU1RTEBMSEgoOUFJPSkVDVF9FWElTVFMQFBIZChVRVUVTVElPTk5B\
      SVJFX1JFVElSRUQQFRIOCgpMQVNUX09XTkVSEBYSFgoSRFJBRlRfSEFTX0ZJTkRJTkdTEBcSEwoPVE9PX01BTllfRFJBRlRT\
      EBgSFQoRVE9PX01BTllfUFJPSkVDVFMQGRIUChBUT09fTUFOWV9NRU1CRVJTEBoSFQoRVE9PX01BTllfV0FUQ0hFUlMQGxIU\
      ChBBTlNXRVJfVE9PX0xBUkdFEBwSEwoPQVVUSE9SSU5HX0xJTUlUEB0SEgoOQ1VSU09SX0lOVkFMSUQQHhIQCgxLSU5EX1VO\
      S05PV04QHxIRCg1CQVRDSF9JTlZBTElEECASFAoQVE9PX01BTllfU1RVRElFUxAhEhMKD1NUVURZX0RVUExJQ0FURRAiEhIK\
      DlFVRVJZX1RPT19MT05HECMSEQoNRklFTERfVU5LTk9XThAkEhYKEkZJRUxEX05PVF9XUklUQUJMRRAlEhMKD1RPT19NQU5Z\
      X0ZJRUxEUxAmEhMKD0VMRU1FTlRfVU5LTk9XThAnEhMKD1ZFUlNJT05fVU5LTk9XThAoEhAKDFJPTEVfVU5LTk9XThApEhMK\
      D1NIQVJJTkdfVU5LTk9XThAqEhMKD0RSQUZUX1RPT19MQVJHRRArEhUKEVRPT19NQU5ZX0ZJTkRJTkdTEGUSDgoKSURfSU5W\
      QUxJRBBmEhAKDElEX0RVUExJQ0FURRBnEhAKDENPREVfSU5WQUxJRBBoEhIKDkNPREVfRFVQTElDQVRFEGkSEAoMVEVYVF9N\
      SVNTSU5HEGoSDgoKVEVYVF9FTVBUWRBrEhEKDVRFWFRfVE9PX0xPTkcQbBIaChZURVhUX0NPTlRST0xfQ0hBUkFDVEVSEG0S\
      HQoZVEVYVF9PVVRTSURFX1RSQU5TTEFUSU9OUxBuEhcKE1RSQU5TTEFUSU9OX01JU1NJTkcQbxIUChBMQU5HVUFHRV9JTlZB\
      TElEEHASFgoSTEFOR1VBR0VfRFVQTElDQVRFEHESFgoSVE9PX01BTllfTEFOR1VBR0VTEHISEQoNVkVSU0lPTl9HSVZFThBz\
      EhgKFENPTlRFTlRfSEFTSF9ESUZGRVJTEHQSDwoLRE9JX0lOVkFMSUQQdRIUChBUT09fTUFOWV9BVVRIT1JTEHYSEgoOT1JJ\
      R0lOX0lOVkFMSUQQdxIaChZBTk5PVEFUSU9OX0tFWV9JTlZBTElEEHgSGAoUQU5OT1RBVElPTl9EVVBMSUNBVEUQeRIYChRU\
      T09fTUFOWV9BTk5PVEFUSU9OUxB6Eg8KC05PX0VMRU1FTlRTEHsSFQoRVE9PX01BTllfRUxFTUVOVFMQfBITCg9DT05URU5U\
      X01JU1NJTkcQfRIXChNTRU5TT1JfS0lORF9NSVNTSU5HEH4SFAoQU0VOU09SX0RVUExJQ0FURRB/Eh4KGVNFTlNPUl9DT1VO\
      VF9PVVRfT0ZfUkFOR0UQgAESGAoTR1JPVVBfU1RZTEVfTUlTU0lORxCBARITCg5QQVJFTlRfVU5LTk9XThCCARIRCgxNRU1C\
      RVJfQVBBUlQQgwESFwoSTUVNQkVSX05PVF9BTExPV0VEEIQBEhAKC0dST1VQX0VNUFRZEIUBEhQKD0dST1VQU19UT09fREVF\
      UBCGARIYChNQQUdFX0JSRUFLX0lOX0dST1VQEIcBEhoKFVNIQVJFRF9BTlNXRVJfTUlTU0lORxCIARIhChxTSEFSRURfQU5T\
      V0VSX05PVF9BUFBMSUNBQkxFEIkBEhEKDElURU1fUkVDT0RFRBCKARIXChJDT1VOVF9PVVRfT0ZfUkFOR0UQiwESEwoOV0VJ\
      R0hUX0lOVkFMSUQQjAESEQoMREFURV9JTlZBTElEEI0BEhQKD1BBVFRFUk5fSU5WQUxJRBCOARIZChRQQVRURVJOX0hJTlRf\
      TUlTU0lORxCPARIiCh1JTklUSUFMX0FOU1dFUl9OT1RfQVBQTElDQUJMRRCQARIbChZJTklUSUFMX0FOU1dFUl9JTlZBTElE\
      EJEBEhcKElRZUEVfTk9UX1NVUFBPUlRFRBCSARIZChRVTlNVUFBPUlRFRF9SRVFVSVJFRBCTARIVChBDT05URU5UU19JTlZB\
      TElEEJQBEhoKFVFVRVNUSU9OX1RZUEVfTUlTU0lORxCVARIUCg9UT09fRkVXX09QVElPTlMQlgESFQoQVE9PX01BTllfT1BU\
      SU9OUxCXARIdChhFWENMVVNJVkVfTk9UX0FQUExJQ0FCTEUQmAESEAoLUkFOR0VfRU1QVFkQmQESFgoRTlVNQkVSX05PVF9G\
      SU5JVEUQmgESEgoNU1RFUF9ORUdBVElWRRCbARIZChRTVEVQX0RPRVNfTk9UX0RJVklERRCcARIWChFESU1FTlNJT05fTUlT\
      U0lORxCdARIWChFCT1VORF9OT1RfSU5URUdFUhCeARIRCgxVTklUX0lOVkFMSUQQnwESGAoTTEVOR1RIX09VVF9PRl9SQU5H\
      RRCgARIYChNUT09fTUFOWV9DT05ESVRJT05TEKEBEhgKE0NPTkRJVElPTl9NQUxGT1JNRUQQogESFwoSQ09ORElUSU9OX1RP\
      T19ERUVQEKMBEhAKC1VOUkVBQ0hBQkxFEKQBEhkKFFNDT1JFX05PVF9BUFBMSUNBQkxFEKUBEhUKEFFVRVNUSU9OX1VOS05P\
      V04QpgESGQoUUVVFU1RJT05fTk9UX0VBUkxJRVIQpwESHwoaUVVFU1RJT05OQUlSRV9OT1RfSU5fU1RVRFkQqAESGgoVUVVF\
      U1RJT05OQUlSRV9VTktOT1dOEKkBEhUKEE9QRVJBVE9SX01JU1NJTkcQqgESHAoXT1BFUkFUT1JfTk9UX0FQUExJQ0FCTEUQ\
      qwESEgoNQ09ERVNfTUlTU0lORxCsARIZChRDT0RFU19OT1RfQVBQTElDQUJMRRCtARIRCgxDT0RFX1VOS05PV04QrgESGAoT\
      VEVYVF9OT1RfQVBQTElDQUJMRRCvARIaChVDT01QQVJFRF9URVhUX0lOVkFMSUQQsAESEwoOTlVNQkVSX01JU1NJTkcQsQES\
      GgoVTlVNQkVSX05PVF9BUFBMSUNBQkxFELIBEhgKE05VTUJFUl9PVVRfT0ZfUkFOR0UQswESEwoOTUVUSE9EX01JU1NJTkcQ\
      tAESFAoPVE9PX01BTllfU0NPUkVTELUBEhMKDk5PX1NDT1JFX0lURU1TELYBEhkKFFRPT19NQU5ZX1NDT1JFX0lURU1TELcB\
      EhkKFFNDT1JFX0lURU1fRFVQTElDQVRFELgBEhIKDVNDT1JFX1VOS05PV04QuQESGQoUQU5TV0VSX05PVF9DT1VOVEFCTEUQ\
      ugESEgoNUkFOR0VfVU5LTk9XThC7ARIiCh1NSU5JTVVNX0FOU1dFUkVEX09VVF9PRl9SQU5HRRC8ARIYChNCQU5EU19OT1Rf\
      QVNDRU5ESU5HEL0BEhMKDlRPT19NQU5ZX0JBTkRTEL4BEhMKDkFDQ0VTU19NSVNTSU5HEL8BEhUKEFBBU1NXT1JEX01JU1NJ\
      TkcQwAESFAoPUEFTU1dPUkRfTEVOR1RIEMEBEhwKF1BBU1NXT1JEX05PVF9BUFBMSUNBQkxFEMIBEhQKD0lOU1RBTlRfSU5W\
      QUxJRBDDARIRCgxQRVJJT0RfRU1QVFkQxAESFgoRTk9fUVVFU1RJT05OQUlSRVMQxQESFAoPU1RVRFlfVE9PX0xBUkdFEMYB\
      EhwKF1RPT19NQU5ZX1FVRVNUSU9OTkFJUkVTEMcBEhwKF1FVRVNUSU9OTkFJUkVfRFVQTElDQVRFEMgBEh8KGlFVRVNUSU9O\
      TkFJUkVfTk9UX0lNUE9SVEVEEMkBEhsKFlFVRVNUSU9OTkFJUkVfTk9UX1VTRUQQygESFwoSUkVDVVJSRU5DRV9NSVNTSU5H\
      EMsBEhIKDUdST1VQX1VOS05PV04QzAESFAoPVE9PX01BTllfR1JPVVBTEM0BEiEKHFJFUEVBVF9JTlRFUlZBTF9PVVRfT0Zf\
      UkFOR0UQzgESIwoeUkVQRUFUX0lOVEVSVkFMX05PVF9BUFBMSUNBQkxFEM8BEhgKE1RPT19NQU5ZX05FWFRfTElTVFMQ0AES\
      DgoJTk9fT0ZGRVJTENEBEhQKD09GRkVSX0RVUExJQ0FURRDSARIUCg9ORVhUX0xJU1RfQ1lDTEUQ0wESEQoMRklMRV9NSVNT\
      SU5HENQBEhsKFkZJTEVfUkVGRVJFTkNFX0lOVkFMSUQQ1QESDgoJTk9fU09VTkRTENYBEhQKD1RPT19NQU5ZX1NPVU5EUxDX\
      ARIVChBDQVRFR09SWV9VTktOT1dOENgBEhkKFFNPVU5EX0xFTkdUSF9NSVNTSU5HENkBEhMKDkxPT1BfRFVQTElDQVRFENoB\
      Eg0KCE5PX1RFUk1TENsBEhMKDlRPT19NQU5ZX1RFUk1TENwBEhEKDFBMQU5fTUlTU0lORxDdARIZChRQRVJfREFZX09VVF9P\
      Rl9SQU5HRRDeARIPCgpOT19XSU5ET1dTEN8BEhUKEFdJTkRPV19UT09fU0hPUlQQ4AESFQoQR0FQX09VVF9PRl9SQU5HRRDh\
      ARIQCgtEQVlfTUlTU0lORxDiARISCg1EQVlfRFVQTElDQVRFEOMBEhgKE01JTlVURV9PVVRfT0ZfUkFOR0UQ5AESDQoITk9f\
      VElNRVMQ5QESEwoOVE9PX01BTllfVElNRVMQ5gESEwoOVElNRV9EVVBMSUNBVEUQ5wESHgoZREFZX09GX01PTlRIX09VVF9P\
      Rl9SQU5HRRDoARIbChZTVEFSVF9EQVlfT1VUX09GX1JBTkdFEOkBEhgKE0VYUElSWV9PVVRfT0ZfUkFOR0UQ6gESGQoUVFJB\
      TlNMQVRJT05fT1VUREFURUQQ6wESIAobQ09OU0VOVF9UUkFOU0xBVElPTl9NSVNTSU5HEOwBEhQKD1JFVEVOVElPTl9FTVBU\
      WRDtARIbChZSRVRFTlRJT05fT1VUX09GX1JBTkdFEO4BEh4KGVJFVEVOVElPTl9PVVRDT01FX01JU1NJTkcQ7wESGQoUUkVU\
      RU5USU9OX0xFTkdUSEVORUQQ8AESHAoXRFJBRlRfREFZU19PVVRfT0ZfUkFOR0UQ8QESGAoTUkVDT1JEX1RZUEVfTUlTU0lO\
      RxDyARIaChVSRUNPUkRfVFlQRV9EVVBMSUNBVEUQ8wESHgoZUkVDT1JEX1ZPQ0FCVUxBUllfTUlTU0lORxD0ARIeChlSRUNP\
      UkRfVk9DQUJVTEFSWV9VTktOT1dOEPUBEhcKElRPT19NQU5ZX1NDSEVEVUxFUxD2ARIYChNTQ0hFRFVMRV9JRF9NSVNTSU5H\
      EPcBEhMKDkFOQ0hPUl9JTlZBTElEEPgBEhgKE1JIWVRITV9PVVRfT0ZfUkFOR0UQ+QESGwoWREFZX0NPVU5UX09VVF9PRl9S\
      QU5HRRD6ARIQCgtEQVRFU19FTVBUWRD7ARIeChlEUkFXTl9PTkNFX05PVF9BUFBMSUNBQkxFEPwBEhMKDkJPVU5EU19JTlZB\
      TElEEP0BEhgKE01VVEVfTk9UX0FQUExJQ0FCTEUQ/gESGgoVUFJJT1JJVFlfT1VUX09GX1JBTkdFEP8BEhsKFlJFTUlOREVS\
      U19PVVRfT0ZfUkFOR0UQjwISGAoTU05PT1pFX09VVF9PRl9SQU5HRRCQAhIcChdDT01QTEVUSU9OX09VVF9PRl9SQU5HRRCR\
      AhIeChlQUk9NUFRfUlVMRVNfT1VUX09GX1JBTkdFEIACEhYKEUhPTElEQVlfRFVQTElDQVRFEIECEhYKEVRPT19NQU5ZX0hP\
      TElEQVlTEIICQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIU\
      T3RvbGl0aC5DYXRhbG9ndWUuVjFKpYUBCiYKAQwSAwEAEhocIFdoeSB0aGUgY2F0YWxvZ3VlIHJlZnVzZXMuCgrjAwoCBQAS\
      BQ8A0gMBGtUDIEV2ZXJ5IHJlYXNvbiBvZiB0aGUgY2F0YWxvZ3VlJ3Mgb3duLiBBIHZhbHVlJ3MgbmFtZSBpcyB0aGUgdmVy\
      eSBzdHJpbmcgdGhhdCBzdGFuZHMgaW4KIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhg\
      KSwgaW4gYGdvb2dsZS5ycGMuQmFkUmVxdWVzdC5GaWVsZFZpb2xhdGlvbi5yZWFzb25gIG9yIGluCiBGaW5kaW5nLnJlYXNv\
      biwgd2hpY2ggaXMgd2h5IHZhbHVlcyBoYXZlIG5vIHByZWZpeC4gUmVhc29ucyBhcmUgYWRkZWQgaW4gbGF0ZXIgdmVyc2lv\
      bnM6IHdob2V2ZXIgbWVldHMgYW4KIHVua25vd24gb25lIGdvZXMgYnkgdGhlIHN0YXR1cy4gV2hhdCBldmVyeSBzZXJ2aWNl\
      IG1heSBhbnN3ZXIgYWxpa2UgKHRva2VucywgbGltaXRzLCB0aGUgZGF0YWJhc2UsIGVtcHR5CiBvciBtYWxmb3JtZWQgZmll\
      bGRzKSBzdGFuZHMgaW4gb3RvbGl0aC5jb21tb24udjEuRXJyb3JSZWFzb24uCgonCgQFAAIAEgMRAh8aGiBOb3QgdXNlZCBi\
      eSB0aGUgc2VydmljZS4KCnIKBAUAAgESAxYCFBoqIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3R1ZHkgb2YgdGhpcyBpZC4K\
      MjkgV2hhdCB0aGVyZSBpcyBub3QsIG9yIG5vdCBmb3IgdGhlIGNhbGxlciwgaW4gRXJyb3JJbmZvLgoK2wEKBAUAAgISAxkC\
      JBrNASBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggcHVibGlzaGVkIHZlcnNpb24sIG9yIGl0cyBwcm9qZWN0IHNoYXJl\
      cyBpdCB3aXRoIG5vYm9keS4gSW4gYW4gaW1wb3J0IGFsc28gYQogRmllbGRWaW9sYXRpb246IHRoZSBzdHVkeSBuYW1lcyBh\
      IHZlcnNpb24gdGhhdCB0aGVyZSBpcyBub3Q7IHB1Ymxpc2ggaXQgZmlyc3QsIG9yIHdpdGggdGhlIHN0dWR5LgoKWAoEBQAC\
      AxIDGwIWGksgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBwcm9qZWN0IG9mIHRoaXMgaWQgaW4gd2hpY2ggdGhlIGNhbGxlciBo\
      YXMgYSByb2xlLgoKYwoEBQACBBIDHQIUGlYgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBkcmFmdCBvZiB0aGlzIGlkIGluIGEg\
      cHJvamVjdCBpbiB3aGljaCB0aGUgY2FsbGVyIGhhcyBhIHJvbGUuCgrYAQoEBQACBRIDIAIfGsoBIE5PVF9GT1VORDogdGhl\
      cmUgaXMgbm8gc3VjaCB2ZXJzaW9uIG9mIGEgc291bmQgY29sbGVjdGlvbi4gSW4gYW4gaW1wb3J0IGEgRmllbGRWaW9sYXRp\
      b246IG5laXRoZXIgdGhlCiBwcm9qZWN0IGhhcyB0aGVzZSBzb3VuZHMsIG5vciBkb2VzIGFub3RoZXIgb25lIHNoYXJlIHN1\
      Y2g7IHB1Ymxpc2ggdGhlbSBmaXJzdCwgb3Igd2l0aCB0aGUgc3R1ZHkuCgqAAQoEBQACBhIDIwIZGnMgTk9UX0ZPVU5EOiB0\
      aGVyZSBpcyBubyBzdWNoIHZlcnNpb24gb2YgYSB2b2NhYnVsYXJ5LiBJbiBhbiBpbXBvcnQgYSBGaWVsZFZpb2xhdGlvbiwg\
      YXMKIFNPVU5EX0NPTExFQ1RJT05fVU5LTk9XTi4KCkcKBAUAAgcSAyUCExo6IE5PVF9GT1VORDogdGhlIGl0ZW0gYmFuayBo\
      YXMgbm8gc3VjaCB2ZXJzaW9uIG9mIGFuIGl0ZW0uCgq0AQoEBQACCBIDKwIYGocBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUg\
      Y2FsbGVyIGhhcyBhIHJvbGUgaW4gdGhlIHByb2plY3QsIGJ1dCBhIGxvd2VyIG9uZSB0aGFuIHRoaXMgbmVlZHM7IHRoZSBt\
      ZXNzYWdlCiBuYW1lcyBpdC4gQXNrIGFuIG93bmVyIGZvciBpdC4KMh0gV2hhdCB0aGUgY2FsbGVyIG1heSBub3QgZG8uCgpA\
      CgQFAAIJEgMtAhcaMyBQRVJNSVNTSU9OX0RFTklFRDogc29tZWJvZHkgZWxzZSBsZWFkcyB0aGUgc3R1ZHkuCgqWAQoEBQAC\
      ChIDMAIjGogBIFBFUk1JU1NJT05fREVOSUVEOiBhIG5ldyBzdHVkeSBvZiB0aGUgcHJvamVjdCBuZWVkcyBhbiBpZCB0aGF0\
      IGJlZ2lucyB3aXRoIHRoZSBwcm9qZWN0J3MuIENob29zZSBzdWNoIGFuCiBpZCwgb3IgYXNrIGFuIGFkbWluaXN0cmF0b3Iu\
      Cgp1CgQFAAILEgMyAigaaCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHF1ZXN0aW9ubmFpcmUgYmVsb25ncyB0byBhbm90aGVy\
      IHByb2plY3QuIENob29zZSBhbiBpZCBvZiB5b3VyIG93biwgb3IgZm9yayBpdC4KCq8BCgQFAAIMEgM1AiYaoQEgUEVSTUlT\
      U0lPTl9ERU5JRUQ6IGEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGRvZXMgbm90IGxlYWQgcHVibGlzaGVkIHRoZSBxdWVzdGlv\
      bm5haXJlIGZpcnN0LiBVc2UgaXRzCiBwdWJsaXNoZWQgY29udGVudHMgdW5jaGFuZ2VkLCBvciBjaG9vc2UgYW4gaWQgb2Yg\
      eW91ciBvd24uCgp1CgQFAAINEgM3AigaaCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHNvdW5kcywgdm9jYWJ1bGFyeSBvciBp\
      dGVtIGJlbG9uZyB0byBhbm90aGVyIHByb2plY3QuIENob29zZSBhbiBpZCBvZiB5b3VyIG93bi4KClUKBAUAAg4SAzkCEhpI\
      IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcm9sZSB0cmFuc2xhdG9yIGNoYW5nZXMgdGV4dHMgYW5kIG5vdGhpbmcgZWxzZS4K\
      CsoBCgQFAAIPEgM8AhoavAEgUEVSTUlTU0lPTl9ERU5JRUQsIG9mIGFueSBtZXRob2QgdGhhdCB3cml0ZXM6IGV2ZXJ5dGhp\
      bmcgb2YgdGhlIGNhbGxlciwgb3Igb2Ygd2hvbSBhIHJvbGUgaXMgYWJvdXQsIHdhcyBlcmFzZWQKIG9yIGlzIGFib3V0IHRv\
      IGJlOyBub3RoaW5nIHdhcyB3cml0dGVuLiBUaGUgY2FsbGVyJ3MgdG9rZW4gaXMgZnJvbSBiZWZvcmUuCgqMAQoEBQACEBID\
      QQIVGlsgQUJPUlRFRDogc29tZWJvZHkgZWxzZSBjaGFuZ2VkIGl0IG1lYW53aGlsZS4gUmVhZCBpdCBhZ2FpbiBhbmQgcmVw\
      ZWF0IHRoZSBjaGFuZ2Ugb24gdGhhdC4KMiIgV2hhdCBkb2VzIG5vdCBmaXQgd2hhdCBpcyB0aGVyZS4KCs4BCgQFAAIREgNE\
      AhsawAEgQUJPUlRFRDogYSB2ZXJzaW9uIHdhcyBwdWJsaXNoZWQgdGhhdCB0aGUgZHJhZnQgZG9lcyBub3QgdGFrZSBpbnRv\
      IGFjY291bnQ7IHRoZSBtZXRhZGF0YSdzCiBgbmV3ZXN0X3ZlcnNpb25gIHNheXMgd2hpY2guIFRha2Ugb3ZlciB3aGF0IGNo\
      YW5nZWQgYW5kIHVwZGF0ZSB0aGUgZHJhZnQgd2l0aCB0aGF0IGBiYXNlX3ZlcnNpb25gLgoKXQoEBQACEhIDRgIcGlAgQUJP\
      UlRFRCB3aXRoIFJldHJ5SW5mbzogaXQgaXMgYmVpbmcgbWFkZSBieSBhbm90aGVyIGNhbGwuIFNlbmQgdGhlIHNhbWUgYWdh\
      aW4uCgpZCgQFAAITEgNIAh0aTCBBQk9SVEVEOiB0aGUgc3R1ZHkgaXMgYmVpbmcgaW1wb3J0ZWQgYnkgYW5vdGhlciBjYWxs\
      LiBTZW5kIHRoZSBzYW1lIGFnYWluLgoKVgoEBQACFBIDSgIUGkkgQUxSRUFEWV9FWElTVFM6IHRoZSBkcmFmdCBpZCB3YXMg\
      dXNlZCBmb3IgYW5vdGhlciBkcmFmdC4gTWFrZSBhIG5ldyBpZC4KCk4KBAUAAhUSA0wCFhpBIEFMUkVBRFlfRVhJU1RTOiBh\
      bm90aGVyIHByb2plY3QgaGFzIHRoZSBpZC4gQ2hvb3NlIGFub3RoZXIgb25lLgoKcwoEBQACFhIDTgIdGmYgRkFJTEVEX1BS\
      RUNPTkRJVElPTjogdGhlIHF1ZXN0aW9ubmFpcmUgaXMgcmV0aXJlZC4gUmVpbnN0YXRlIGl0IGJlZm9yZSBpdCBpcyB1c2Vk\
      IG9yIHB1Ymxpc2hlZCBhbmV3LgoKYgoEBQACFxIDUAISGlUgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHByb2plY3Qgd291\
      bGQgaGF2ZSBubyBvd25lci4gTWFrZSBzb21lYm9keSBlbHNlIG9uZSBmaXJzdC4KCm4KBAUAAhgSA1ICGhphIEZBSUxFRF9Q\
      UkVDT05ESVRJT046IHRoZSBkcmFmdCBjYW5ub3QgYmUgcHVibGlzaGVkOyBhIEZpZWxkVmlvbGF0aW9uIGZvciBlYWNoIGZp\
      bmRpbmcgc2F5cyB3aHkuCgpuCgQFAAIZEgNXAhcaQCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwcm9qZWN0IGhhcyAxLDAw\
      MCBkcmFmdHMuIERlbGV0ZSBzb21lLgoyHyBPZiB3aGF0IHRoZXJlIG1heSBiZSBubyBtb3JlLgoKQAoEBQACGhIDWQIZGjMg\
      UkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2FsbGVyIG1hZGUgMTAwIHByb2plY3RzLgoKWwoEBQACGxIDWwIYGk4gUkVTT1VS\
      Q0VfRVhIQVVTVEVEOiAxLDAwMCBwZW9wbGUgaGF2ZSBhIHJvbGUgaW4gdGhlIHByb2plY3QuIFRha2Ugc29tZSBhd2F5LgoK\
      kQEKBAUAAhwSA14CGRqDASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGNhbGxzIHdhdGNo\
      IHRoZSBmZWVkLCBvZiBhbGwgb3Igb2YgdGhpcyBjYWxsZXIuIFVzZQogTGlzdENoYW5nZXMsIG9yIHRyeSBhZ2FpbiBsYXRl\
      ci4KCmAKBAUAAh0SA2ACGBpTIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHZlcnNpb25zIGFza2VkIGZvciBhcmUgdG9vIGxh\
      cmdlIHRvZ2V0aGVyLiBBc2sgZm9yIGZld2VyLgoKjAEKBAUAAh4SA2MCFxp/IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJl\
      dHJ5SW5mbzogdG9vIG1hbnkgZGVmaW5pdGlvbnMgYXJlIHdyaXR0ZW4sIGNoZWNrZWQgb3IgY29tcGFyZWQgYXQgb25jZS4g\
      U2VuZAogdGhlIHNhbWUgYWdhaW4gbGF0ZXIuCgrUAQoEBQACHxIDaQIWGnQgVGhlIGN1cnNvciBpcyBub25lIG9mIHRoaXMg\
      ZmVlZCwgb3IgbmFtZXMgd2hhdCBhIHJlc3RvcmVkIGNhdGFsb2d1ZSBoYXMgbm90IHJlYWNoZWQuIEJlZ2luIGFuZXcgd2l0\
      aG91dAogYSBjdXJzb3IuCjJRIEZpZWxkcyBvZiByZXF1ZXN0czogSU5WQUxJRF9BUkdVTUVOVCwgaW4gYSBGaWVsZFZpb2xh\
      dGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVsZC4KCjQKBAUAAiASA2sCFBonIFRoZSBmZWVkIGhhcyBubyBjaGFuZ2VzIG9mIHRo\
      aXMga2luZC4KCjQKBAUAAiESA20CFRonIE5hbWUgYXQgbW9zdCAxMDAgdmVyc2lvbnMsIGVhY2ggb25jZS4KClQKBAUAAiIS\
      A28CGBpHIE5hbWUgYXQgbW9zdCAyMCBzdHVkaWVzLCBvciBub25lIHdoZXJlIHRoZSB0b2tlbiBpcyBlbnJvbGxlZCBpbiBt\
      b3JlLgoKKAoEBQACIxIDcQIXGhsgVGhlIHN0dWR5IGlzIG5hbWVkIHR3aWNlLgoKNQoEBQACJBIDcwIWGiggQXQgbW9zdCA1\
      MDAgY2hhcmFjdGVycyBhcmUgbG9va2VkIGZvci4KCmwKBAUAAiUSA3UCFRpfIFRoZSBwYXRoIG9mIHRoZSBtYXNrIG5hbWVz\
      IG5vIGZpZWxkIG9mIHRoZSBtZXNzYWdlOyBpbiBhbiB1cGRhdGUgYWxzbyBgKmAgYmVzaWRlIG90aGVyIHBhdGhzLgoKSAoE\
      BQACJhIDdwIaGjsgVGhlIHBhdGggb2YgdGhlIG1hc2sgbmFtZXMgYSBmaWVsZCB0aGF0IHRoZSBzZXJ2aWNlIHNldHMuCgpd\
      CgQFAAInEgN5AhcaUCBNb3JlIHRoYW4gMjAwIGVsZW1lbnRzIGFyZSBuYW1lZCBhdCBvbmNlLiBHaXZlIGBlbGVtZW50c2Ag\
      aW4gdGhlIG1hc2sgaW5zdGVhZC4KCn0KBAUAAigSA3wCFxpwIFRoZSBlbGVtZW50IHN0YW5kcyBub3QgaW4gdGhlIGRyYWZ0\
      LCBvciBub3QgaW4gd2hhdCB3YXMgc2VudC4gRWxlbWVudHMgY29tZSBhbmQgZ28gYnkgYGVsZW1lbnRzYCBpbiB0aGUKIG1h\
      c2suCgo8CgQFAAIpEgN+AhcaLyBUaGUgYmFzZSB2ZXJzaW9uIGlzIGFib3ZlIHRoZSBuZXdlc3QgdmVyc2lvbi4KCjgKBAUA\
      AioSBIABAhQaKiBUaGUgcm9sZSBpcyBub25lIHRoYXQgdGhlIHNlcnZpY2Uga25vd3MuCgpsCgQFAAIrEgSCAQIXGl4gVGhl\
      IHZhbHVlIGlzIG5vbmUgdGhhdCB0aGUgc2VydmljZSBrbm93czogaXQgd291bGQgYmUgdGFrZW4gZm9yIHRoZSBuYXJyb3dl\
      c3QgdW50aWwgaXQgZG9lcy4KCi8KBAUAAiwSBIQBAhcaISBUaGUgZHJhZnQgaGFzIG1vcmUgdGhhbiAzMiBNaUIuCgqLAwoE\
      BQACLRIEiwECGhpIIFRoZXJlIGFyZSBtb3JlIGZpbmRpbmdzIHRoYW4gdGhlIDUwMCB0aGF0IGFyZSBzaG93bi4gTWVuZCB0\
      aGVzZSBmaXJzdC4KMrICIFdoYXQgaXMgd3Jvbmcgd2l0aCBhIGRlZmluaXRpb246IElOVkFMSURfQVJHVU1FTlQgd2hlbiBp\
      dCBpcyBpbXBvcnRlZCBvciBwdWJsaXNoZWQsIEZBSUxFRF9QUkVDT05ESVRJT04KIHdpdGggRFJBRlRfSEFTX0ZJTkRJTkdT\
      IHdoZW4gYSBkcmFmdCBpcyBwdWJsaXNoZWQsIGVhY2ggaW4gYSBGaWVsZFZpb2xhdGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVs\
      ZDsgaW4KIENoZWNrRHJhZnQgYW5kIGluIGFuc3dlcnMgdG8gYSBwdWJsaWNhdGlvbiBhIEZpbmRpbmcuIE1lbmQgd2hhdCB0\
      aGUgZmllbGQgc2F5cyBhbmQgc2VuZCBpdCBhZ2Fpbi4KCkkKBAUAAi4SBI0BAhMaOyBUaGUgaWQgaXMgbm90IG9mIHRoZSBm\
      b3JtIHRoYXQgdGhlIGZpZWxkJ3MgY29tbWVudCBnaXZlcy4KCiQKBAUAAi8SBI8BAhUaFiBUaGUgaWQgc3RhbmRzIHR3aWNl\
      LgoKVAoEBQACMBIEkQECFRpGIFRoZSBjb2RlIGlzIG5vdCAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMs\
      IGBfYCwgYC1gLCBgLmAuCgomCgQFAAIxEgSTAQIXGhggVGhlIGNvZGUgc3RhbmRzIHR3aWNlLgoKUAoEBQACMhIElQECFRpC\
      IEEgcmVxdWlyZWQgdGV4dCBpcyBhYnNlbnQsIG9yIG5vdCB0aGVyZSBpbiB0aGUgZGVmYXVsdCBsYW5ndWFnZS4KCkIKBAUA\
      AjMSBJcBAhMaNCBBIHRyYW5zbGF0aW9uIGlzIGVtcHR5LiBXcml0ZSBpdCwgb3IgbGVhdmUgaXQgb3V0LgoKQwoEBQACNBIE\
      mQECFho1IEEgdGV4dCBoYXMgbW9yZSBjaGFyYWN0ZXJzIHRoYW4gaXRzIGZpZWxkIG1heSBoYXZlLgoKSwoEBQACNRIEmwEC\
      Hxo9IEEgdGV4dCBoYXMgY29udHJvbCBjaGFyYWN0ZXJzIG90aGVyIHRoYW4gbGluZSBmZWVkIGFuZCB0YWIuCgqBAQoEBQAC\
      NhIEngECIhpzIGB0ZXh0YCBvciBgbGFuZ3VhZ2VgIG9mIGEgTG9jYWxpemVkVGV4dCBpcyBzZXQsIHdoaWNoIGJlbG9uZyB0\
      byBhbnN3ZXJzLiBQdXQgZXZlcnkgbGFuZ3VhZ2UgaW50bwogYHRyYW5zbGF0aW9uc2AuCgpICgQFAAI3EgSgAQIcGjogQSBs\
      YW5ndWFnZSBpcyBwcm9taXNlZCwgYnV0IHRoZSB0ZXh0IGlzIG5vdCB0aGVyZSBpbiBpdC4KCkMKBAUAAjgSBKIBAhkaNSBU\
      aGUgbGFuZ3VhZ2UgaXMgbm8gQkNQIDQ3IHRhZy4gSW4gYW55IHJlcXVlc3QsIHRvby4KCigKBAUAAjkSBKQBAhsaGiBBIGxh\
      bmd1YWdlIHN0YW5kcyB0d2ljZS4KCicKBAUAAjoSBKYBAhsaGSBNb3JlIHRoYW4gNTAgbGFuZ3VhZ2VzLgoKPwoEBQACOxIE\
      qAECFhoxIFZlcnNpb25zIGFyZSBjb3VudGVkIGJ5IHRoZSBjYXRhbG9ndWUuIExlYXZlIDAuCgppCgQFAAI8EgSqAQIdGlsg\
      VGhlIGhhc2ggdGhhdCB3YXMgZ2l2ZW4gaXMgbm90IHRoYXQgb2YgdGhlIGNvbnRlbnRzLiBMZWF2ZSBpdCBvdXQgaWYgdGhl\
      IGNoYW5nZSBpcyBtZWFudC4KCjkKBAUAAj0SBKwBAhQaKyBUaGUgRE9JIGlzIG5vdCBvZiB0aGUgZm9ybSBgMTAuMTIzNC9h\
      YmNgLgoKJQoEBQACPhIErgECGRoXIE1vcmUgdGhhbiA1MCBhdXRob3JzLgoKRQoEBQACPxIEsAECFxo3IEFuIG9yaWdpbiBu\
      ZWVkcyBwcm9qZWN0LCBxdWVzdGlvbm5haXJlIGFuZCBhIHZlcnNpb24uCgpLCgQFAAJAEgSyAQIfGj0gVGhlIGtleSBpcyBu\
      b3QgMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBgLmAsIGAtYC4KCiMKBAUAAkESBLQBAh0aFSBBIGtleSBz\
      dGFuZHMgdHdpY2UuCgopCgQFAAJCEgS2AQIdGhsgTW9yZSB0aGFuIDUwIGFubm90YXRpb25zLgoKMQoEBQACQxIEuAECFBoj\
      IEEgcXVlc3Rpb25uYWlyZSBuZWVkcyBhbiBlbGVtZW50LgoKKQoEBQACRBIEugECGhobIE1vcmUgdGhhbiA1LDAwMCBlbGVt\
      ZW50cy4KClcKBAUAAkUSBLwBAhgaSSBBbiBlbGVtZW50IGlzIG5laXRoZXIgaGVhZGxpbmUgbm9yIHRleHQsIHF1ZXN0aW9u\
      LCBncm91cCBvciBwYWdlIGJyZWFrLgoKOgoEBQACRhIEvgECHBosIFRoZSBzZW5zb3IgaXMgbm9uZSB0aGF0IHRoZSBzZXJ2\
      aWNlIGtub3dzLgoKSgoEBQACRxIEwAECGRo8IEEgc2Vuc29yIHN0YW5kcyB0d2ljZS4gTmFtZSBpdCBvbmNlLCB3aXRoIGl0\
      cyB3aG9sZSBjb3VudC4KCikKBAUAAkgSBMIBAiIaGyBUaGUgY291bnQgaXMgbm90IDHigJMxMDAuCgpDCgQFAAJJEgTEAQIc\
      GjUgQSBncm91cCBpcyBuZWl0aGVyIHNlY3Rpb24gbm9yIGNvbXBvc2l0ZSBvciBtYXRyaXguCgo+CgQFAAJKEgTGAQIXGjAg\
      Tm8gZ3JvdXAgb2YgdGhpcyBpZCBzdGFuZHMgYmVmb3JlIHRoZSBlbGVtZW50LgoKQQoEBQACSxIEyAECFRozIEEgbWVtYmVy\
      IGRvZXMgbm90IGZvbGxvdyBpdHMgZ3JvdXAgd2l0aG91dCBhIGdhcC4KCmQKBAUAAkwSBMoBAhsaViBNZW1iZXJzIG9mIGEg\
      Y29tcG9zaXRlIGFyZSBxdWVzdGlvbnMsIG9mIGEgbWF0cml4IHF1ZXN0aW9ucyBvZiB0aGUgdHlwZSBgaW5oZXJpdGVkYC4K\
      CjkKBAUAAk0SBMwBAhQaKyBObyBlbGVtZW50IG5hbWVzIHRoZSBncm91cCBhcyBpdHMgcGFyZW50LgoKNwoEBQACThIEzgEC\
      GBopIE1vcmUgdGhhbiA1IGdyb3VwcyBzdGFuZCBpbiBlYWNoIG90aGVyLgoKLwoEBQACTxIE0AECHBohIEEgcGFnZSBicmVh\
      ayBzdGFuZHMgaW4gYSBncm91cC4KCm0KBAUAAlASBNIBAh4aXyBBIHF1ZXN0aW9uIGlzIGBpbmhlcml0ZWRgLCBidXQgbmVp\
      dGhlciBpdHMgZ3JvdXBzIG5vciB0aGUgcXVlc3Rpb25uYWlyZSBoYXZlIGEgc2hhcmVkIGFuc3dlci4KCksKBAUAAlESBNQB\
      AiUaPSBUaGUgc2hhcmVkIGFuc3dlciBpcyBvZiBhIHR5cGUgdGhhdCBjYW5ub3QgYmUgc2hhcmVkIHRoZXJlLgoKqAEKBAUA\
      AlISBNcBAhUamQEgVGhlIGl0ZW0gaGFzIG90aGVyIGNvZGVzIG9yIGFub3RoZXIgcmFuZ2UgZWxzZXdoZXJlIGluIHRoZSBw\
      cm9qZWN0LCBzbyBhbnN3ZXJzIGNvdWxkIG5vdCBiZSBjb21wYXJlZC4KIEdpdmUgdGhlIGNoYW5nZWQgcXVlc3Rpb24gYW4g\
      aXRlbSBpZCBvZiBpdHMgb3duLgoKSgoEBQACUxIE2QECGxo8IE1vcmUgb3B0aW9ucyBhcmUgdG8gYmUgY2hvc2VuIHRoYW4g\
      Y2FuIGJlIGNob3NlbiB0b2dldGhlci4KCmYKBAUAAlQSBNsBAhcaWCBBIHdlaWdodCBpcyBub3QgZmluaXRlLCBvciBpdCBv\
      ciB0aGUgc3VtIG9mIGFsbCBpcyAwIHdoZXJlIHNvbWV0aGluZyBpcyBkaXZpZGVkIGJ5IGl0LgoKNwoEBQACVRIE3QECFRop\
      IEEgZGF0ZSBpcyBub3Qgb2YgdGhlIGZvcm0gYDIwMjYtMDEtMzFgLgoKXwoEBQACVhIE3wECGBpRIEEgcGF0dGVybiBpcyBu\
      byByZWd1bGFyIGV4cHJlc3Npb24sIG9yIG9uZSB3aXRoIGxvb2stYXJvdW5kIG9yIGJhY2stcmVmZXJlbmNlcy4KClgKBAUA\
      AlcSBOEBAh0aSiBBIHdhcm5pbmc6IGEgcGF0dGVybiBoYXMgbm8gaGludCwgYW5kIHBhcnRpY2lwYW50cyBjYW5ub3QgcmVh\
      ZCBwYXR0ZXJucy4KClgKBAUAAlgSBOMBAiYaSiBRdWVzdGlvbnMgb2YgdGhpcyB0eXBlIGhhdmUgbm8gaW5pdGlhbCBhbnN3\
      ZXI7IG9uIGEgc2NhbGUgaXQgd291bGQgYmlhcy4KCkYKBAUAAlkSBOUBAh8aOCBUaGUgaW5pdGlhbCBhbnN3ZXIgY291bGQg\
      bm90IGJlIGdpdmVuIHRvIHRoZSBxdWVzdGlvbi4KCksKBAUAAloSBOcBAhsaPSBBIHdhcm5pbmc6IGNsaWVudHMgd2lsbCBz\
      aG93IHRoZSBxdWVzdGlvbiBhcyBub3Qgc3VwcG9ydGVkLgoKUAoEBQACWxIE6QECHRpCIEEgcXVlc3Rpb24gb2YgYW4gdW5z\
      dXBwb3J0ZWQgdHlwZSBpcyByZXF1aXJlZC4gTWFrZSBpdCBvcHRpb25hbC4KCkEKBAUAAlwSBOsBAhkaMyBUaGUgY29udGVu\
      dHMgb2YgYW4gdW5zdXBwb3J0ZWQgdHlwZSBhcmUgdG9vIGxvbmcuCgpCCgQFAAJdEgTtAQIeGjQgQSBxdWVzdGlvbiBoYXMg\
      bm8gdHlwZSwgb3IgYW4gaXRlbSBpcyBgaW5oZXJpdGVkYC4KClYKBAUAAl4SBO8BAhgaSCBBIHNpbmdsZSBjaG9pY2UgaGFz\
      IGZld2VyIHRoYW4gdHdvIG9wdGlvbnMsIG9yIGEgbXVsdGlwbGUgY2hvaWNlIG5vbmUuCgomCgQFAAJfEgTxAQIZGhggTW9y\
      ZSB0aGFuIDUwMCBvcHRpb25zLgoKRAoEBQACYBIE8wECIRo2IEFuIG9wdGlvbiBvZiBhIHNpbmdsZSBjaG9pY2UgaXMgbWFy\
      a2VkIGFzIGV4Y2x1c2l2ZS4KClUKBAUAAmESBPUBAhQaRyBBIG1pbmltdW0gaXMgYWJvdmUgaXRzIG1heGltdW0sIG9yIGFu\
      IGVhcmxpZXN0IGRhdGUgYWZ0ZXIgdGhlIGxhdGVzdC4KCi0KBAUAAmISBPcBAhoaHyBBIG51bWJlciBpcyBpbmZpbml0ZSBv\
      ciBub25lLgoKLAoEBQACYxIE+QECFhoeIEEgc2xpZGVyJ3Mgc3RlcCBpcyBuZWdhdGl2ZS4KClYKBAUAAmQSBPsBAh0aSCBO\
      byB3aG9sZSBudW1iZXIgb2Ygc3RlcHMgbGVhZHMgZnJvbSBhIHNsaWRlcidzIG1pbmltdW0gdG8gaXRzIG1heGltdW0uCgpJ\
      CgQFAAJlEgT9AQIaGjsgQSBtYW5pa2luIHNob3dzIG5laXRoZXIgdmFsZW5jZSBub3IgYXJvdXNhbCBvciBkb21pbmFuY2Uu\
      CgoyCgQFAAJmEgT/AQIaGiQgQSBib3VuZCBvZiBhIHdob2xlIG51bWJlciBpcyBub25lLgoKQgoEBQACZxIEgQICFRo0IFRo\
      ZSB1bml0IGlzIG5vIFVDVU0gY29kZSBvZiBhdCBtb3N0IDY0IGNoYXJhY3RlcnMuCgpCCgQFAAJoEgSDAgIcGjQgQSBtYXhp\
      bXVtIGxlbmd0aCBpcyBhYm92ZSB3aGF0IGFuIGFuc3dlciBtYXkgaGF2ZS4KCkwKBAUAAmkSBIUCAhwaPiBNb3JlIHRoYW4g\
      MjAwIHBhcnRzIG9mIGEgY29uZGl0aW9uLCBvciBxdWVzdGlvbnMgb2YgYSBjb3VudC4KCnIKBAUAAmoSBIcCAhwaZCBBIGNv\
      bWJpbmF0aW9uIGhhcyBubyBwYXJ0cywgYSBjb3VudCBubyBxdWVzdGlvbnMsIG9yIHBhcnRzIGRvIG5vdCBzdGFuZCBhZnRl\
      ciB3aGF0IHRoZXkgYmVsb25nIHRvLgoKSgoEBQACaxIEiQICGxo8IENvbWJpbmF0aW9ucyBzdGFuZCBpbiBlYWNoIG90aGVy\
      IG1vcmUgdGhhbiAxMCBsZXZlbHMgZGVlcC4KCloKBAUAAmwSBIsCAhQaTCBObyBhbnN3ZXJzIG1ha2UgdGhlIGNvbmRpdGlv\
      biBob2xkLiBNZW5kIGl0LCBvciByZW1vdmUgd2hhdCBkZXBlbmRzIG9uIGl0LgoKVgoEBQACbRIEjQICHRpIIE9ubHkgbmV4\
      dCBsaXN0cyBjb21wYXJlIHNjb3Jlcywgb2YgdGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGV5IGZvbGxvdy4KCjcKBAUAAm4S\
      BI8CAhkaKSBUaGUgcXVlc3Rpb25uYWlyZSBoYXMgbm8gc3VjaCBxdWVzdGlvbi4KClsKBAUAAm8SBJECAh0aTSBUaGUgcXVl\
      c3Rpb24gZG9lcyBub3Qgc3RhbmQgYmVmb3JlIHRoZSBlbGVtZW50IHdob3NlIGNvbmRpdGlvbiBhc2tzIGZvciBpdC4KCjkK\
      BAUAAnASBJMCAiMaKyBUaGUgc3R1ZHkgZG9lcyBub3QgdXNlIHRoZSBxdWVzdGlvbm5haXJlLgoKiAEKBAUAAnESBJYCAh4a\
      eiBBIHdhcm5pbmc6IGEgY29uZGl0aW9uIGFza3MgYWJvdXQgYSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgbm90IHB1Ymxpc2hl\
      ZCwgb3Igbm90IGZvciB0aGUgY2FsbGVyLiBBIHN0dWR5CiBtdXN0IGhhdmUgYm90aC4KCjYKBAUAAnISBJgCAhkaKCBBIGNv\
      bXBhcmlzb24gb3IgY291bnQgaGFzIG5vIG9wZXJhdG9yLgoKOwoEBQACcxIEmgICIBotIEFuc3dlcnMgb2YgdGhpcyB0eXBl\
      IGNhbm5vdCBiZSBjb21wYXJlZCBzby4KCjoKBAUAAnQSBJwCAhYaLCBBIGNvbXBhcmlzb24gd2l0aCBhIGNob2ljZSBuYW1l\
      cyBubyBjb2Rlcy4KCjgKBAUAAnUSBJ4CAh0aKiBDb2RlcyBhcmUgbmFtZWQgd2hlcmUgbm9uZSBhcmUgY29tcGFyZWQuCgpD\
      CgQFAAJ2EgSgAgIVGjUgTm8gcXVlc3Rpb24gYXNrZWQgYWJvdXQgaGFzIGFuIG9wdGlvbiBvZiB0aGlzIGNvZGUuCgo3CgQF\
      AAJ3EgSiAgIcGikgQSB0ZXh0IGlzIGdpdmVuIHdoZXJlIG5vbmUgaXMgY29tcGFyZWQuCgpjCgQFAAJ4EgSkAgIeGlUgVGhl\
      IHRleHQgdG8gY29tcGFyZSB3aXRoIGlzIGFic2VudCwgb3Igbm90IG9mIHRoZSBmb3JtIGluIHdoaWNoIGFuc3dlcnMgYXJl\
      IHN0b3JlZC4KCl4KBAUAAnkSBKYCAhcaUCBBIG51bWJlciBpcyBuZWVkZWQ6IHRvIGNvbXBhcmUgd2l0aCwgb3Igb2YgYSB0\
      ZXJtIGluIGEgdm9jYWJ1bGFyeSB3aXRoIGEgdW5pdC4KCjkKBAUAAnoSBKgCAh4aKyBBIG51bWJlciBpcyBnaXZlbiB3aGVy\
      ZSBub25lIGlzIGNvbXBhcmVkLgoKLwoEBQACexIEqgICHBohIE5vIGFuc3dlciBjYW4gcmVhY2ggdGhlIG51bWJlci4KCkAK\
      BAUAAnwSBKwCAhcaMiBBIHNjb3JlIGlzIG5laXRoZXIgc3VtIG5vciBwcm9yYXRlZCBzdW0gb3IgbWVhbi4KCiUKBAUAAn0S\
      BK4CAhgaFyBNb3JlIHRoYW4gMjAwIHNjb3Jlcy4KCicKBAUAAn4SBLACAhcaGSBBIHNjb3JlIGNvdW50cyBub3RoaW5nLgoK\
      LwoEBQACfxIEsgICHRohIE1vcmUgdGhhbiA1MDAgaXRlbXMgb2YgYSBzY29yZS4KCkoKBQUAAoABEgS0AgIdGjsgQSBzY29y\
      ZSBjb3VudHMgc29tZXRoaW5nIHR3aWNlLiBHaXZlIGl0IGEgd2VpZ2h0IGluc3RlYWQuCgpBCgUFAAKBARIEtgICFhoyIFRo\
      ZXJlIGlzIG5vIHN1Y2ggc2NvcmUsIG9yIG5vbmUgYmVmb3JlIHRoaXMgb25lLgoKUAoFBQACggESBLgCAh0aQSBBIHNjb3Jl\
      IGNvdW50cyBhbnN3ZXJzIHRoYXQgYXJlIG5vIG51bWJlcnMgYW5kIGhhdmUgbm8gd2VpZ2h0cy4KClIKBQUAAoMBEgS6AgIW\
      GkMgU29tZXRoaW5nIGlzIHRvIGJlIHJldmVyc2VkIHRoYXQgaGFzIG5vIGxvd2VzdCBhbmQgaGlnaGVzdCB2YWx1ZS4KCkAK\
      BQUAAoQBEgS8AgImGjEgTW9yZSBpdGVtcyBtdXN0IGJlIGFuc3dlcmVkIHRoYW4gdGhlIHNjb3JlIGhhcy4KCjcKBQUAAoUB\
      EgS+AgIcGiggQmFuZHMgZG8gbm90IHN0YW5kIGluIGFzY2VuZGluZyBvcmRlci4KCi8KBQUAAoYBEgTAAgIXGiAgTW9yZSB0\
      aGFuIDUwIGJhbmRzIG9mIGEgc2NvcmUuCgo/CgUFAAKHARIEwgICFxowIEEgc3R1ZHkgc2F5cyBub3QgaG93IHBlb3BsZSBj\
      b21lIHRvIHRha2UgcGFydC4KCj4KBQUAAogBEgTEAgIZGi8gQSBzdHVkeSB3aXRoIHBhc3N3b3JkIGFjY2VzcyBoYXMgbm8g\
      cGFzc3dvcmQuCgo5CgUFAAKJARIExgICGBoqIFRoZSBwYXNzd29yZCBoYXMgbm90IDjigJMxMjggY2hhcmFjdGVycy4KCkMK\
      BQUAAooBEgTIAgIgGjQgQSBwYXNzd29yZCBpcyBnaXZlbiwgYnV0IGFjY2VzcyBkb2VzIG5vdCBuZWVkIG9uZS4KCjUKBQUA\
      AosBEgTKAgIYGiYgQSB0aW1lIGlzIG5vdCBpbiB0aGUgeWVhcnMgMeKAkzk5OTkuCgovCgUFAAKMARIEzAICFRogIEEgc3R1\
      ZHkgZW5kcyBiZWZvcmUgaXQgc3RhcnRzLgoKLwoFBQACjQESBM4CAhoaICBBIHN0dWR5IG5lZWRzIGEgcXVlc3Rpb25uYWly\
      ZS4KCokBCgUFAAKOARIE0QICGBp6IEEgc3R1ZHkgaGFzIG1vcmUgdGhhbiA0OCBNaUIgd2l0aCBpdHMgcXVlc3Rpb25uYWly\
      ZXMsIG9yIG1vcmUgdGhhbiAzIE1pQiBpbiBvbmUgbGFuZ3VhZ2UsIHdoaWNoIGlzIHdoYXQKIGEgZGV2aWNlIHRha2VzLgoK\
      LgoFBQACjwESBNMCAiAaHyBNb3JlIHRoYW4gMTAwIHF1ZXN0aW9ubmFpcmVzLgoKOwoFBQACkAESBNUCAiAaLCBBIHF1ZXN0\
      aW9ubmFpcmUgaXMgaW1wb3J0ZWQgb3IgdXNlZCB0d2ljZS4KCm8KBQUAApEBEgTXAgIjGmAgQSBzdHVkeSB1c2VzIHZlcnNp\
      b24gMCBvZiBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBkb2VzIG5vdCBjb21lIGFsb25nLiBBZGQgaXQsIG9yIG5hbWUgYSB2ZXJz\
      aW9uLgoKSQoFBQACkgESBNkCAh8aOiBBIHF1ZXN0aW9ubmFpcmUgY29tZXMgYWxvbmcgdGhhdCB0aGUgc3R1ZHkgZG9lcyBu\
      b3QgdXNlLgoKOAoFBQACkwESBNsCAhsaKSBBIHVzZSBpcyBuZWl0aGVyIG9uZS10aW1lIG5vciByZXBlYXRlZC4KCi0KBQUA\
      ApQBEgTdAgIWGh4gVGhlIHN0dWR5IGhhcyBubyBzdWNoIGdyb3VwLgoKMAoFBQAClQESBN8CAhgaISBNb3JlIHRoYW4gNTAg\
      Z3JvdXBzIG9mIGEgc3R1ZHkuCgo0CgUFAAKWARIE4QICJRolIE1vcmUgdGhhbiA4Nyw4NDAgaG91cnMgKHRlbiB5ZWFycyku\
      CgpACgUFAAKXARIE4wICJxoxIEEgb25lLXRpbWUgcXVlc3Rpb25uYWlyZSBoYXMgYSByZXBlYXQgaW50ZXJ2YWwuCgoqCgUF\
      AAKYARIE5QICHBobIE1vcmUgdGhhbiAyMDAgbmV4dCBsaXN0cy4KCiwKBQUAApkBEgTnAgISGh0gQSBuZXh0IGxpc3Qgb2Zm\
      ZXJzIG5vdGhpbmcuCgo6CgUFAAKaARIE6QICGBorIEEgbmV4dCBsaXN0IG9mZmVycyBhIHF1ZXN0aW9ubmFpcmUgdHdpY2Uu\
      CgpbCgUFAAKbARIE6wICGBpMIE9mZmVycyBsZWFkIGJhY2sgdG8gd2hlcmUgdGhleSBiZWdpbjogdGhlIHBhcnRpY2lwYW50\
      IHdvdWxkIG5ldmVyIGJlIGRvbmUuCgolCgUFAAKcARIE7QICFRoWIEEgc291bmQgaGFzIG5vIGZpbGUuCgprCgUFAAKdARIE\
      7wICHxpcIExvY2F0aW9uLCBtZWRpYSB0eXBlLCBoYXNoIG9yIHNpemUgb2YgYSBmaWxlIGFyZSBub3Qgb2YgdGhlIGZvcm0g\
      dGhhdCBGaWxlUmVmZXJlbmNlIGdpdmVzLgoKLAoFBQACngESBPECAhIaHSBBIGNvbGxlY3Rpb24gbmVlZHMgYSBzb3VuZC4K\
      CigKBQUAAp8BEgTzAgIYGhkgTW9yZSB0aGFuIDEsMDAwIHNvdW5kcy4KCjUKBQUAAqABEgT1AgIZGiYgVGhlIGNvbGxlY3Rp\
      b24gaGFzIG5vIHN1Y2ggY2F0ZWdvcnkuCgonCgUFAAKhARIE9wICHRoYIEEgc291bmQgaGFzIG5vIGxlbmd0aC4KCjcKBQUA\
      AqIBEgT5AgIXGiggQSBudW1iZXIgb2YgbG9vcCBtaW51dGVzIHN0YW5kcyB0d2ljZS4KCisKBQUAAqMBEgT7AgIRGhwgQSB2\
      b2NhYnVsYXJ5IG5lZWRzIGEgdGVybS4KCicKBQUAAqQBEgT9AgIXGhggTW9yZSB0aGFuIDUsMDAwIHRlcm1zLgoKKAoFBQAC\
      pQESBP8CAhUaGSBBIHNjaGVkdWxlIGhhcyBubyBwbGFuLgoKNAoFBQACpgESBIEDAh0aJSBOb3RpZmljYXRpb25zIGEgZGF5\
      IGFyZSBub3QgMeKAkzk2LgoKMwoFBQACpwESBIMDAhMaJCBBIHBsYW4gaGFzIGEgd2luZG93IG9uIG5vIHdlZWtkYXkuCgpV\
      CgUFAAKoARIEhQMCGRpGIEEgd2luZG93IGRvZXMgbm90IGhvbGQgdGhlIGRheSdzIG5vdGlmaWNhdGlvbnMgYXQgdGhlaXIg\
      bWluaW11bSBnYXAuCgo2CgUFAAKpARIEhwMCGRonIFRoZSBtaW5pbXVtIGdhcCBpcyBhYm92ZSA3MjAgbWludXRlcy4KCjMK\
      BQUAAqoBEgSJAwIUGiQgQSB3aW5kb3cgb3IgdGltZSBuYW1lcyBubyB3ZWVrZGF5LgoKKwoFBQACqwESBIsDAhYaHCBBIHdl\
      ZWtkYXkgaGFzIHR3byB3aW5kb3dzLgoKOQoFBQACrAESBI0DAhwaKiBNaW51dGVzIHNpbmNlIG1pZG5pZ2h0IGFyZSBub3Qg\
      MOKAkzE0MzkuCgo0CgUFAAKtARIEjwMCERolIEEgd2Vla2x5IG9yIGRhaWx5IHBsYW4gaGFzIG5vIHRpbWUuCgo5CgUFAAKu\
      ARIEkQMCFxoqIE1vcmUgdGhhbiA2NzIgdGltZXMgYSB3ZWVrLCBvciA5NiBhIGRheS4KCjwKBQUAAq8BEgSTAwIXGi0gQSB0\
      aW1lIG9mIHRoZSB3ZWVrIG9yIHRoZSBkYXkgc3RhbmRzIHR3aWNlLgoKJwoFBQACsAESBJUDAiIaGCBUaGUgZGF5IGlzIG5v\
      dCAx4oCTMzEuCgouCgUFAAKxARIElwMCHxofIFRoZSBmaXJzdCBkYXkgaXMgYWJvdmUgMyw2NjAuCgpZCgUFAAKyARIEmQMC\
      HBpKIEEgbm90aWZpY2F0aW9uIGNvdWxkIGJlIGFuc3dlcmVkIGZvciBtb3JlIHRoYW4gNDQsNjQwIG1pbnV0ZXMgKDMxIGRh\
      eXMpLgoKXwoFBQACswESBJsDAh0aUCBBIHRyYW5zbGF0aW9uIHdhcyBtYWRlIGZyb20gYW4gZWFybGllciB3b3JkaW5nIG9m\
      IHRoZSBzb3VyY2UgdGV4dCAoYSB3YXJuaW5nKS4KClAKBQUAArQBEgSdAwIkGkEgVGhlIGNvbnNlbnQgbGFja3MgYSBsYW5n\
      dWFnZSB0aGF0IHRoZSBzdHVkeSBzcGVha3MgKGEgd2FybmluZykuCgpYCgUFAAK1ARIEnwMCGBpJIEEgcmV0ZW50aW9uIGhh\
      cyBubyBsaW1pdCwgYW5kIHNheXMgbm90aGluZyBvZiB3aXRoZHJhd2FscyBhbmQgZXJhc3VyZXMuCgoyCgUFAAK2ARIEoQMC\
      HxojIEEgcmV0ZW50aW9uIGlzIGFib3ZlIDM2LDUwMCBkYXlzLgoKRgoFBQACtwESBKMDAiIaNyBBIHJldGVudGlvbiBkb2Vz\
      IG5vdCBzYXkgd2hhdCBiZWNvbWVzIG9mIHRoZSBhbnN3ZXJzLgoKqgEKBQUAArgBEgSmAwIdGpoBIEFuIG9wZW4gc3R1ZHkg\
      d291bGQga2VlcCBhbnN3ZXJzIGxvbmdlciwgb3IgYWZ0ZXIgd2l0aGRyYXdhbHMsIG9yIGFub255bWlzZSB0aGVtIHdoZXJl\
      IGl0IHdhcyB0byBlcmFzZSB0aGVtCiBvciB3aGVyZSB0aGF0IHdhcyB0aGUgcGFydGljaXBhbnQncyBjaG9pY2UuCgo9CgUF\
      AAK5ARIEqAMCIBouIEEgZHJhZnQgd291bGQgc3RheSBmb3IgbW9yZSB0aGFuIDMsNjYwIGRheXMuCgo1CgUFAAK6ARIEqgMC\
      HBomIEEgdHlwZSBvZiBoZWFsdGggcmVjb3JkcyBpcyBtaXNzaW5nLgoKNwoFBQACuwESBKwDAh4aKCBBIHR5cGUgb2YgaGVh\
      bHRoIHJlY29yZHMgc3RhbmRzIHR3aWNlLgoKSQoFBQACvAESBK4DAiIaOiBFdmVudHMgYW5kIHRoZXJhcGllcyBuZWVkIHRo\
      ZSB2b2NhYnVsYXJ5IG9mIHRoZWlyIGtpbmRzLgoKUwoFBQACvQESBLADAiIaRCBUaGUgc3R1ZHkgZG9lcyBub3QgdXNlIHRo\
      ZSB2b2NhYnVsYXJ5IG9mIGEgdHlwZSBvZiBoZWFsdGggcmVjb3Jkcy4KCjwKBQUAAr4BEgSyAwIbGi0gQSBxdWVzdGlvbm5h\
      aXJlIGhhcyBtb3JlIHRoYW4gMjAgc2NoZWR1bGVzLgoKRwoFBQACvwESBLQDAhwaOCBPbmUgb2Ygc2V2ZXJhbCBzY2hlZHVs\
      ZXMgb2YgYSBxdWVzdGlvbm5haXJlIGhhcyBubyBpZC4KCmQKBQUAAsABEgS2AwIXGlUgQSBzY2hlZHVsZSBjb3VudHMgZnJv\
      bSBhIGRheSB0aGF0IGlzIG1vcmUgdGhhbiAzLDY2MCBkYXlzIGZyb20gd2hhdCBpdCBpcyBuYW1lZCBieS4KCl8KBQUAAsEB\
      EgS4AwIcGlAgQSByaHl0aG0gb2YgZGF5cyBpcyBvdXQgb2YgaXRzIHJhbmdlLCBvciB0aGUgZGF5cyBvZiBhIHNlcXVlbmNl\
      IGRvIG5vdCBhc2NlbmQuCgo8CgUFAALCARIEugMCHxotIEEgc2NoZWR1bGUgY291bnRzIGZvciBtb3JlIHRoYW4gMyw2NjAg\
      ZGF5cy4KCjYKBQUAAsMBEgS8AwIUGicgYHVudGlsX2RhdGVgIGxpZXMgYmVmb3JlIGBmcm9tX2RhdGVgLgoKOgoFBQACxAES\
      BL4DAiIaKyBPbmx5IGEgYHN0YW5kYXJkYCBwbGFuIGNhbiBiZSBkcmF3biBvbmNlLgoKjAEKBQUAAsUBEgTBAwIXGn0gQm91\
      bmRzIGZvciBwYXJ0aWNpcGFudHMnIHBsYW5zIGNvbnRyYWRpY3QgZWFjaCBvdGhlciBvciB0aGUgc2NoZWR1bGUncyBvd24g\
      cGxhbiwgb3IgcGFydGljaXBhbnRzIG1heSBub3QgY2hhbmdlCiBpdCBhbnlob3cuCgqBAQoFBQACxgESBMMDAhwaciBgcGFy\
      dGljaXBhbnRfbWF5X211dGVgIHNheXMgbm90aGluZyB3aGVyZSBwYXJ0aWNpcGFudHMgbWF5IG5vdCBjaGFuZ2UgdGhlIHNj\
      aGVkdWxlLCBvciBtYXkgc3dpdGNoIGl0IG9mZiBhbnlob3cuCgopCgUFAALHARIExQMCHhoaIEEgcHJpb3JpdHkgaXMgYWJv\
      dmUgMTAwLgoKiAEKBQUAAsgBEgTHAwIfGnkgVGhlIHJlbWluZGVycyBvZiBhIHNjaGVkdWxlIGFyZSBub3QgMeKAkzEwLCBu\
      b3QgMeKAkzEsNDQwIG1pbnV0ZXMgYXBhcnQsIG9yIHdvdWxkIGNvbWUgYWZ0ZXIgdGhlIG5vdGlmaWNhdGlvbidzIGV4cGly\
      eS4KClUKBQUAAskBEgTJAwIcGkYgQSBub3RpZmljYXRpb24gY2Fubm90IGJlIHB1dCBvZmYgMeKAkzEwIHRpbWVzIGZvciAx\
      4oCTMSw0NDAgbWludXRlcy4KCjkKBQUAAsoBEgTLAwIgGiogYGNvbXBsZXRpb25fbWludXRlc2AgaXMgbW9yZSB0aGFuIDEs\
      NDQwLgoKSAoFBQACywESBM0DAiIaOSBOdW1iZXJzIG9mIHRoZSBydWxlcyBvZiBwcm9tcHRzIGFyZSBvdXQgb2YgdGhlaXIg\
      cmFuZ2UuCgooCgUFAALMARIEzwMCGhoZIEEgaG9saWRheSBzdGFuZHMgdHdpY2UuCgoqCgUFAALNARIE0QMCGhobIE1vcmUg\
      dGhhbiAxLDAwMCBob2xpZGF5cy4KYgZwcm90bzM=
      """)
}
