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
    /// More than 100 triggers.
    case tooManyTriggers
    /// Another trigger of the study has this id.
    case triggerDuplicate
    /// A trigger does not say what it takes.
    case triggerCauseMissing
    /// The study has no trigger of this id.
    case triggerUnknown
    /// A number of a trigger is out of its range.
    case triggerOutOfRange
    /// How often a trigger prompts at most has no count or no period, or its pause leaves room for less anyhow.
    case triggerBoundInvalid
    /// The study takes no health records of the type.
    case recordTypeNotInStudy
    /// Only measurements have values to compare, and only some types have kinds.
    case recordCauseNotApplicable
    /// A comparison of a measured value has no unit.
    case comparedUnitMissing
    /// The unit of a level of noise is missing.
    case noiseUnitMissing
    /// No questionnaire of the study, or not this one, measures noise.
    case noiseNotMeasured
    /// The study has no sounds to listen to, or not this collection.
    case soundsNotInStudy
    /// A score of a rule stands twice.
    case scoreDuplicate
    /// A score has no such band.
    case bandUnknown
    /// Something that a list of a trigger names stands twice.
    case triggerEntryDuplicate
    /// An `after` plan does not count from a trigger.
    case triggerAnchorMissing
    /// Together with an `after` plan a field has no meaning.
    case afterPlanNotApplicable
    /// A delay is above 44,640 minutes, or the least of them above the most.
    case delayOutOfRange
    /// No schedule counts from a trigger (a warning).
    case triggerUnused
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened, .draftDaysOutOfRange, .recordTypeMissing, .recordTypeDuplicate, .recordVocabularyMissing, .recordVocabularyUnknown, .tooManySchedules, .scheduleIdMissing, .anchorInvalid, .rhythmOutOfRange, .dayCountOutOfRange, .datesEmpty, .drawnOnceNotApplicable, .boundsInvalid, .muteNotApplicable, .priorityOutOfRange, .remindersOutOfRange, .snoozeOutOfRange, .completionOutOfRange, .promptRulesOutOfRange, .holidayDuplicate, .tooManyHolidays, .tooManyTriggers, .triggerDuplicate, .triggerCauseMissing, .triggerUnknown, .triggerOutOfRange, .triggerBoundInvalid, .recordTypeNotInStudy, .recordCauseNotApplicable, .comparedUnitMissing, .noiseUnitMissing, .noiseNotMeasured, .soundsNotInStudy, .scoreDuplicate, .bandUnknown, .triggerEntryDuplicate, .triggerAnchorMissing, .afterPlanNotApplicable, .delayOutOfRange, .triggerUnused] }

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
        case 280: .tooManyTriggers
        case 281: .triggerDuplicate
        case 282: .triggerCauseMissing
        case 283: .triggerUnknown
        case 284: .triggerOutOfRange
        case 285: .triggerBoundInvalid
        case 286: .recordTypeNotInStudy
        case 287: .recordCauseNotApplicable
        case 288: .comparedUnitMissing
        case 289: .noiseUnitMissing
        case 290: .noiseNotMeasured
        case 291: .soundsNotInStudy
        case 292: .scoreDuplicate
        case 293: .bandUnknown
        case 294: .triggerEntryDuplicate
        case 295: .triggerAnchorMissing
        case 296: .afterPlanNotApplicable
        case 297: .delayOutOfRange
        case 298: .triggerUnused
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
        case .tooManyTriggers: 280
        case .triggerDuplicate: 281
        case .triggerCauseMissing: 282
        case .triggerUnknown: 283
        case .triggerOutOfRange: 284
        case .triggerBoundInvalid: 285
        case .recordTypeNotInStudy: 286
        case .recordCauseNotApplicable: 287
        case .comparedUnitMissing: 288
        case .noiseUnitMissing: 289
        case .noiseNotMeasured: 290
        case .soundsNotInStudy: 291
        case .scoreDuplicate: 292
        case .bandUnknown: 293
        case .triggerEntryDuplicate: 294
        case .triggerAnchorMissing: 295
        case .afterPlanNotApplicable: 296
        case .delayOutOfRange: 297
        case .triggerUnused: 298
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
      CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKvEqCgtFcnJvclJlYXNv\
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
      TElEQVlTEIICEhYKEVRPT19NQU5ZX1RSSUdHRVJTEJgCEhYKEVRSSUdHRVJfRFVQTElDQVRFEJkCEhoKFVRSSUdHRVJfQ0FV\
      U0VfTUlTU0lORxCaAhIUCg9UUklHR0VSX1VOS05PV04QmwISGQoUVFJJR0dFUl9PVVRfT0ZfUkFOR0UQnAISGgoVVFJJR0dF\
      Ul9CT1VORF9JTlZBTElEEJ0CEh0KGFJFQ09SRF9UWVBFX05PVF9JTl9TVFVEWRCeAhIgChtSRUNPUkRfQ0FVU0VfTk9UX0FQ\
      UExJQ0FCTEUQnwISGgoVQ09NUEFSRURfVU5JVF9NSVNTSU5HEKACEhcKEk5PSVNFX1VOSVRfTUlTU0lORxChAhIXChJOT0lT\
      RV9OT1RfTUVBU1VSRUQQogISGAoTU09VTkRTX05PVF9JTl9TVFVEWRCjAhIUCg9TQ09SRV9EVVBMSUNBVEUQpAISEQoMQkFO\
      RF9VTktOT1dOEKUCEhwKF1RSSUdHRVJfRU5UUllfRFVQTElDQVRFEKYCEhsKFlRSSUdHRVJfQU5DSE9SX01JU1NJTkcQpwIS\
      HgoZQUZURVJfUExBTl9OT1RfQVBQTElDQUJMRRCoAhIXChJERUxBWV9PVVRfT0ZfUkFOR0UQqQISEwoOVFJJR0dFUl9VTlVT\
      RUQQqgJCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9s\
      aXRoLkNhdGFsb2d1ZS5WMUq1jwEKJgoBDBIDAQASGhwgV2h5IHRoZSBjYXRhbG9ndWUgcmVmdXNlcy4KCuMDCgIFABIFDwD4\
      AwEa1QMgRXZlcnkgcmVhc29uIG9mIHRoZSBjYXRhbG9ndWUncyBvd24uIEEgdmFsdWUncyBuYW1lIGlzIHRoZSB2ZXJ5IHN0\
      cmluZyB0aGF0IHN0YW5kcyBpbgogYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApLCBp\
      biBgZ29vZ2xlLnJwYy5CYWRSZXF1ZXN0LkZpZWxkVmlvbGF0aW9uLnJlYXNvbmAgb3IgaW4KIEZpbmRpbmcucmVhc29uLCB3\
      aGljaCBpcyB3aHkgdmFsdWVzIGhhdmUgbm8gcHJlZml4LiBSZWFzb25zIGFyZSBhZGRlZCBpbiBsYXRlciB2ZXJzaW9uczog\
      d2hvZXZlciBtZWV0cyBhbgogdW5rbm93biBvbmUgZ29lcyBieSB0aGUgc3RhdHVzLiBXaGF0IGV2ZXJ5IHNlcnZpY2UgbWF5\
      IGFuc3dlciBhbGlrZSAodG9rZW5zLCBsaW1pdHMsIHRoZSBkYXRhYmFzZSwgZW1wdHkKIG9yIG1hbGZvcm1lZCBmaWVsZHMp\
      IHN0YW5kcyBpbiBvdG9saXRoLmNvbW1vbi52MS5FcnJvclJlYXNvbi4KCicKBAUAAgASAxECHxoaIE5vdCB1c2VkIGJ5IHRo\
      ZSBzZXJ2aWNlLgoKcgoEBQACARIDFgIUGiogTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdHVkeSBvZiB0aGlzIGlkLgoyOSBX\
      aGF0IHRoZXJlIGlzIG5vdCwgb3Igbm90IGZvciB0aGUgY2FsbGVyLCBpbiBFcnJvckluZm8uCgrbAQoEBQACAhIDGQIkGs0B\
      IE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBwdWJsaXNoZWQgdmVyc2lvbiwgb3IgaXRzIHByb2plY3Qgc2hhcmVzIGl0\
      IHdpdGggbm9ib2R5LiBJbiBhbiBpbXBvcnQgYWxzbyBhCiBGaWVsZFZpb2xhdGlvbjogdGhlIHN0dWR5IG5hbWVzIGEgdmVy\
      c2lvbiB0aGF0IHRoZXJlIGlzIG5vdDsgcHVibGlzaCBpdCBmaXJzdCwgb3Igd2l0aCB0aGUgc3R1ZHkuCgpYCgQFAAIDEgMb\
      AhYaSyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHByb2plY3Qgb2YgdGhpcyBpZCBpbiB3aGljaCB0aGUgY2FsbGVyIGhhcyBh\
      IHJvbGUuCgpjCgQFAAIEEgMdAhQaViBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIGRyYWZ0IG9mIHRoaXMgaWQgaW4gYSBwcm9q\
      ZWN0IGluIHdoaWNoIHRoZSBjYWxsZXIgaGFzIGEgcm9sZS4KCtgBCgQFAAIFEgMgAh8aygEgTk9UX0ZPVU5EOiB0aGVyZSBp\
      cyBubyBzdWNoIHZlcnNpb24gb2YgYSBzb3VuZCBjb2xsZWN0aW9uLiBJbiBhbiBpbXBvcnQgYSBGaWVsZFZpb2xhdGlvbjog\
      bmVpdGhlciB0aGUKIHByb2plY3QgaGFzIHRoZXNlIHNvdW5kcywgbm9yIGRvZXMgYW5vdGhlciBvbmUgc2hhcmUgc3VjaDsg\
      cHVibGlzaCB0aGVtIGZpcnN0LCBvciB3aXRoIHRoZSBzdHVkeS4KCoABCgQFAAIGEgMjAhkacyBOT1RfRk9VTkQ6IHRoZXJl\
      IGlzIG5vIHN1Y2ggdmVyc2lvbiBvZiBhIHZvY2FidWxhcnkuIEluIGFuIGltcG9ydCBhIEZpZWxkVmlvbGF0aW9uLCBhcwog\
      U09VTkRfQ09MTEVDVElPTl9VTktOT1dOLgoKRwoEBQACBxIDJQITGjogTk9UX0ZPVU5EOiB0aGUgaXRlbSBiYW5rIGhhcyBu\
      byBzdWNoIHZlcnNpb24gb2YgYW4gaXRlbS4KCrQBCgQFAAIIEgMrAhgahwEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjYWxs\
      ZXIgaGFzIGEgcm9sZSBpbiB0aGUgcHJvamVjdCwgYnV0IGEgbG93ZXIgb25lIHRoYW4gdGhpcyBuZWVkczsgdGhlIG1lc3Nh\
      Z2UKIG5hbWVzIGl0LiBBc2sgYW4gb3duZXIgZm9yIGl0LgoyHSBXaGF0IHRoZSBjYWxsZXIgbWF5IG5vdCBkby4KCkAKBAUA\
      AgkSAy0CFxozIFBFUk1JU1NJT05fREVOSUVEOiBzb21lYm9keSBlbHNlIGxlYWRzIHRoZSBzdHVkeS4KCpYBCgQFAAIKEgMw\
      AiMaiAEgUEVSTUlTU0lPTl9ERU5JRUQ6IGEgbmV3IHN0dWR5IG9mIHRoZSBwcm9qZWN0IG5lZWRzIGFuIGlkIHRoYXQgYmVn\
      aW5zIHdpdGggdGhlIHByb2plY3Qncy4gQ2hvb3NlIHN1Y2ggYW4KIGlkLCBvciBhc2sgYW4gYWRtaW5pc3RyYXRvci4KCnUK\
      BAUAAgsSAzICKBpoIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcXVlc3Rpb25uYWlyZSBiZWxvbmdzIHRvIGFub3RoZXIgcHJv\
      amVjdC4gQ2hvb3NlIGFuIGlkIG9mIHlvdXIgb3duLCBvciBmb3JrIGl0LgoKrwEKBAUAAgwSAzUCJhqhASBQRVJNSVNTSU9O\
      X0RFTklFRDogYSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgZG9lcyBub3QgbGVhZCBwdWJsaXNoZWQgdGhlIHF1ZXN0aW9ubmFp\
      cmUgZmlyc3QuIFVzZSBpdHMKIHB1Ymxpc2hlZCBjb250ZW50cyB1bmNoYW5nZWQsIG9yIGNob29zZSBhbiBpZCBvZiB5b3Vy\
      IG93bi4KCnUKBAUAAg0SAzcCKBpoIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc291bmRzLCB2b2NhYnVsYXJ5IG9yIGl0ZW0g\
      YmVsb25nIHRvIGFub3RoZXIgcHJvamVjdC4gQ2hvb3NlIGFuIGlkIG9mIHlvdXIgb3duLgoKVQoEBQACDhIDOQISGkggUEVS\
      TUlTU0lPTl9ERU5JRUQ6IHRoZSByb2xlIHRyYW5zbGF0b3IgY2hhbmdlcyB0ZXh0cyBhbmQgbm90aGluZyBlbHNlLgoKygEK\
      BAUAAg8SAzwCGhq8ASBQRVJNSVNTSU9OX0RFTklFRCwgb2YgYW55IG1ldGhvZCB0aGF0IHdyaXRlczogZXZlcnl0aGluZyBv\
      ZiB0aGUgY2FsbGVyLCBvciBvZiB3aG9tIGEgcm9sZSBpcyBhYm91dCwgd2FzIGVyYXNlZAogb3IgaXMgYWJvdXQgdG8gYmU7\
      IG5vdGhpbmcgd2FzIHdyaXR0ZW4uIFRoZSBjYWxsZXIncyB0b2tlbiBpcyBmcm9tIGJlZm9yZS4KCowBCgQFAAIQEgNBAhUa\
      WyBBQk9SVEVEOiBzb21lYm9keSBlbHNlIGNoYW5nZWQgaXQgbWVhbndoaWxlLiBSZWFkIGl0IGFnYWluIGFuZCByZXBlYXQg\
      dGhlIGNoYW5nZSBvbiB0aGF0LgoyIiBXaGF0IGRvZXMgbm90IGZpdCB3aGF0IGlzIHRoZXJlLgoKzgEKBAUAAhESA0QCGxrA\
      ASBBQk9SVEVEOiBhIHZlcnNpb24gd2FzIHB1Ymxpc2hlZCB0aGF0IHRoZSBkcmFmdCBkb2VzIG5vdCB0YWtlIGludG8gYWNj\
      b3VudDsgdGhlIG1ldGFkYXRhJ3MKIGBuZXdlc3RfdmVyc2lvbmAgc2F5cyB3aGljaC4gVGFrZSBvdmVyIHdoYXQgY2hhbmdl\
      ZCBhbmQgdXBkYXRlIHRoZSBkcmFmdCB3aXRoIHRoYXQgYGJhc2VfdmVyc2lvbmAuCgpdCgQFAAISEgNGAhwaUCBBQk9SVEVE\
      IHdpdGggUmV0cnlJbmZvOiBpdCBpcyBiZWluZyBtYWRlIGJ5IGFub3RoZXIgY2FsbC4gU2VuZCB0aGUgc2FtZSBhZ2Fpbi4K\
      ClkKBAUAAhMSA0gCHRpMIEFCT1JURUQ6IHRoZSBzdHVkeSBpcyBiZWluZyBpbXBvcnRlZCBieSBhbm90aGVyIGNhbGwuIFNl\
      bmQgdGhlIHNhbWUgYWdhaW4uCgpWCgQFAAIUEgNKAhQaSSBBTFJFQURZX0VYSVNUUzogdGhlIGRyYWZ0IGlkIHdhcyB1c2Vk\
      IGZvciBhbm90aGVyIGRyYWZ0LiBNYWtlIGEgbmV3IGlkLgoKTgoEBQACFRIDTAIWGkEgQUxSRUFEWV9FWElTVFM6IGFub3Ro\
      ZXIgcHJvamVjdCBoYXMgdGhlIGlkLiBDaG9vc2UgYW5vdGhlciBvbmUuCgpzCgQFAAIWEgNOAh0aZiBGQUlMRURfUFJFQ09O\
      RElUSU9OOiB0aGUgcXVlc3Rpb25uYWlyZSBpcyByZXRpcmVkLiBSZWluc3RhdGUgaXQgYmVmb3JlIGl0IGlzIHVzZWQgb3Ig\
      cHVibGlzaGVkIGFuZXcuCgpiCgQFAAIXEgNQAhIaVSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcHJvamVjdCB3b3VsZCBo\
      YXZlIG5vIG93bmVyLiBNYWtlIHNvbWVib2R5IGVsc2Ugb25lIGZpcnN0LgoKbgoEBQACGBIDUgIaGmEgRkFJTEVEX1BSRUNP\
      TkRJVElPTjogdGhlIGRyYWZ0IGNhbm5vdCBiZSBwdWJsaXNoZWQ7IGEgRmllbGRWaW9sYXRpb24gZm9yIGVhY2ggZmluZGlu\
      ZyBzYXlzIHdoeS4KCm4KBAUAAhkSA1cCFxpAIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHByb2plY3QgaGFzIDEsMDAwIGRy\
      YWZ0cy4gRGVsZXRlIHNvbWUuCjIfIE9mIHdoYXQgdGhlcmUgbWF5IGJlIG5vIG1vcmUuCgpACgQFAAIaEgNZAhkaMyBSRVNP\
      VVJDRV9FWEhBVVNURUQ6IHRoZSBjYWxsZXIgbWFkZSAxMDAgcHJvamVjdHMuCgpbCgQFAAIbEgNbAhgaTiBSRVNPVVJDRV9F\
      WEhBVVNURUQ6IDEsMDAwIHBlb3BsZSBoYXZlIGEgcm9sZSBpbiB0aGUgcHJvamVjdC4gVGFrZSBzb21lIGF3YXkuCgqRAQoE\
      BQACHBIDXgIZGoMBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgY2FsbHMgd2F0Y2ggdGhl\
      IGZlZWQsIG9mIGFsbCBvciBvZiB0aGlzIGNhbGxlci4gVXNlCiBMaXN0Q2hhbmdlcywgb3IgdHJ5IGFnYWluIGxhdGVyLgoK\
      YAoEBQACHRIDYAIYGlMgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgdmVyc2lvbnMgYXNrZWQgZm9yIGFyZSB0b28gbGFyZ2Ug\
      dG9nZXRoZXIuIEFzayBmb3IgZmV3ZXIuCgqMAQoEBQACHhIDYwIXGn8gUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJ\
      bmZvOiB0b28gbWFueSBkZWZpbml0aW9ucyBhcmUgd3JpdHRlbiwgY2hlY2tlZCBvciBjb21wYXJlZCBhdCBvbmNlLiBTZW5k\
      CiB0aGUgc2FtZSBhZ2FpbiBsYXRlci4KCtQBCgQFAAIfEgNpAhYadCBUaGUgY3Vyc29yIGlzIG5vbmUgb2YgdGhpcyBmZWVk\
      LCBvciBuYW1lcyB3aGF0IGEgcmVzdG9yZWQgY2F0YWxvZ3VlIGhhcyBub3QgcmVhY2hlZC4gQmVnaW4gYW5ldyB3aXRob3V0\
      CiBhIGN1cnNvci4KMlEgRmllbGRzIG9mIHJlcXVlc3RzOiBJTlZBTElEX0FSR1VNRU5ULCBpbiBhIEZpZWxkVmlvbGF0aW9u\
      IHRoYXQgbmFtZXMgdGhlIGZpZWxkLgoKNAoEBQACIBIDawIUGicgVGhlIGZlZWQgaGFzIG5vIGNoYW5nZXMgb2YgdGhpcyBr\
      aW5kLgoKNAoEBQACIRIDbQIVGicgTmFtZSBhdCBtb3N0IDEwMCB2ZXJzaW9ucywgZWFjaCBvbmNlLgoKVAoEBQACIhIDbwIY\
      GkcgTmFtZSBhdCBtb3N0IDIwIHN0dWRpZXMsIG9yIG5vbmUgd2hlcmUgdGhlIHRva2VuIGlzIGVucm9sbGVkIGluIG1vcmUu\
      CgooCgQFAAIjEgNxAhcaGyBUaGUgc3R1ZHkgaXMgbmFtZWQgdHdpY2UuCgo1CgQFAAIkEgNzAhYaKCBBdCBtb3N0IDUwMCBj\
      aGFyYWN0ZXJzIGFyZSBsb29rZWQgZm9yLgoKbAoEBQACJRIDdQIVGl8gVGhlIHBhdGggb2YgdGhlIG1hc2sgbmFtZXMgbm8g\
      ZmllbGQgb2YgdGhlIG1lc3NhZ2U7IGluIGFuIHVwZGF0ZSBhbHNvIGAqYCBiZXNpZGUgb3RoZXIgcGF0aHMuCgpICgQFAAIm\
      EgN3AhoaOyBUaGUgcGF0aCBvZiB0aGUgbWFzayBuYW1lcyBhIGZpZWxkIHRoYXQgdGhlIHNlcnZpY2Ugc2V0cy4KCl0KBAUA\
      AicSA3kCFxpQIE1vcmUgdGhhbiAyMDAgZWxlbWVudHMgYXJlIG5hbWVkIGF0IG9uY2UuIEdpdmUgYGVsZW1lbnRzYCBpbiB0\
      aGUgbWFzayBpbnN0ZWFkLgoKfQoEBQACKBIDfAIXGnAgVGhlIGVsZW1lbnQgc3RhbmRzIG5vdCBpbiB0aGUgZHJhZnQsIG9y\
      IG5vdCBpbiB3aGF0IHdhcyBzZW50LiBFbGVtZW50cyBjb21lIGFuZCBnbyBieSBgZWxlbWVudHNgIGluIHRoZQogbWFzay4K\
      CjwKBAUAAikSA34CFxovIFRoZSBiYXNlIHZlcnNpb24gaXMgYWJvdmUgdGhlIG5ld2VzdCB2ZXJzaW9uLgoKOAoEBQACKhIE\
      gAECFBoqIFRoZSByb2xlIGlzIG5vbmUgdGhhdCB0aGUgc2VydmljZSBrbm93cy4KCmwKBAUAAisSBIIBAhcaXiBUaGUgdmFs\
      dWUgaXMgbm9uZSB0aGF0IHRoZSBzZXJ2aWNlIGtub3dzOiBpdCB3b3VsZCBiZSB0YWtlbiBmb3IgdGhlIG5hcnJvd2VzdCB1\
      bnRpbCBpdCBkb2VzLgoKLwoEBQACLBIEhAECFxohIFRoZSBkcmFmdCBoYXMgbW9yZSB0aGFuIDMyIE1pQi4KCosDCgQFAAIt\
      EgSLAQIaGkggVGhlcmUgYXJlIG1vcmUgZmluZGluZ3MgdGhhbiB0aGUgNTAwIHRoYXQgYXJlIHNob3duLiBNZW5kIHRoZXNl\
      IGZpcnN0LgoysgIgV2hhdCBpcyB3cm9uZyB3aXRoIGEgZGVmaW5pdGlvbjogSU5WQUxJRF9BUkdVTUVOVCB3aGVuIGl0IGlz\
      IGltcG9ydGVkIG9yIHB1Ymxpc2hlZCwgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCBEUkFGVF9IQVNfRklORElOR1Mgd2hl\
      biBhIGRyYWZ0IGlzIHB1Ymxpc2hlZCwgZWFjaCBpbiBhIEZpZWxkVmlvbGF0aW9uIHRoYXQgbmFtZXMgdGhlIGZpZWxkOyBp\
      bgogQ2hlY2tEcmFmdCBhbmQgaW4gYW5zd2VycyB0byBhIHB1YmxpY2F0aW9uIGEgRmluZGluZy4gTWVuZCB3aGF0IHRoZSBm\
      aWVsZCBzYXlzIGFuZCBzZW5kIGl0IGFnYWluLgoKSQoEBQACLhIEjQECExo7IFRoZSBpZCBpcyBub3Qgb2YgdGhlIGZvcm0g\
      dGhhdCB0aGUgZmllbGQncyBjb21tZW50IGdpdmVzLgoKJAoEBQACLxIEjwECFRoWIFRoZSBpZCBzdGFuZHMgdHdpY2UuCgpU\
      CgQFAAIwEgSRAQIVGkYgVGhlIGNvZGUgaXMgbm90IDHigJM2NCBjaGFyYWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYF9g\
      LCBgLWAsIGAuYC4KCiYKBAUAAjESBJMBAhcaGCBUaGUgY29kZSBzdGFuZHMgdHdpY2UuCgpQCgQFAAIyEgSVAQIVGkIgQSBy\
      ZXF1aXJlZCB0ZXh0IGlzIGFic2VudCwgb3Igbm90IHRoZXJlIGluIHRoZSBkZWZhdWx0IGxhbmd1YWdlLgoKQgoEBQACMxIE\
      lwECExo0IEEgdHJhbnNsYXRpb24gaXMgZW1wdHkuIFdyaXRlIGl0LCBvciBsZWF2ZSBpdCBvdXQuCgpDCgQFAAI0EgSZAQIW\
      GjUgQSB0ZXh0IGhhcyBtb3JlIGNoYXJhY3RlcnMgdGhhbiBpdHMgZmllbGQgbWF5IGhhdmUuCgpLCgQFAAI1EgSbAQIfGj0g\
      QSB0ZXh0IGhhcyBjb250cm9sIGNoYXJhY3RlcnMgb3RoZXIgdGhhbiBsaW5lIGZlZWQgYW5kIHRhYi4KCoEBCgQFAAI2EgSe\
      AQIiGnMgYHRleHRgIG9yIGBsYW5ndWFnZWAgb2YgYSBMb2NhbGl6ZWRUZXh0IGlzIHNldCwgd2hpY2ggYmVsb25nIHRvIGFu\
      c3dlcnMuIFB1dCBldmVyeSBsYW5ndWFnZSBpbnRvCiBgdHJhbnNsYXRpb25zYC4KCkgKBAUAAjcSBKABAhwaOiBBIGxhbmd1\
      YWdlIGlzIHByb21pc2VkLCBidXQgdGhlIHRleHQgaXMgbm90IHRoZXJlIGluIGl0LgoKQwoEBQACOBIEogECGRo1IFRoZSBs\
      YW5ndWFnZSBpcyBubyBCQ1AgNDcgdGFnLiBJbiBhbnkgcmVxdWVzdCwgdG9vLgoKKAoEBQACORIEpAECGxoaIEEgbGFuZ3Vh\
      Z2Ugc3RhbmRzIHR3aWNlLgoKJwoEBQACOhIEpgECGxoZIE1vcmUgdGhhbiA1MCBsYW5ndWFnZXMuCgo/CgQFAAI7EgSoAQIW\
      GjEgVmVyc2lvbnMgYXJlIGNvdW50ZWQgYnkgdGhlIGNhdGFsb2d1ZS4gTGVhdmUgMC4KCmkKBAUAAjwSBKoBAh0aWyBUaGUg\
      aGFzaCB0aGF0IHdhcyBnaXZlbiBpcyBub3QgdGhhdCBvZiB0aGUgY29udGVudHMuIExlYXZlIGl0IG91dCBpZiB0aGUgY2hh\
      bmdlIGlzIG1lYW50LgoKOQoEBQACPRIErAECFBorIFRoZSBET0kgaXMgbm90IG9mIHRoZSBmb3JtIGAxMC4xMjM0L2FiY2Au\
      CgolCgQFAAI+EgSuAQIZGhcgTW9yZSB0aGFuIDUwIGF1dGhvcnMuCgpFCgQFAAI/EgSwAQIXGjcgQW4gb3JpZ2luIG5lZWRz\
      IHByb2plY3QsIHF1ZXN0aW9ubmFpcmUgYW5kIGEgdmVyc2lvbi4KCksKBAUAAkASBLIBAh8aPSBUaGUga2V5IGlzIG5vdCAx\
      4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYC1gLgoKIwoEBQACQRIEtAECHRoVIEEga2V5IHN0YW5k\
      cyB0d2ljZS4KCikKBAUAAkISBLYBAh0aGyBNb3JlIHRoYW4gNTAgYW5ub3RhdGlvbnMuCgoxCgQFAAJDEgS4AQIUGiMgQSBx\
      dWVzdGlvbm5haXJlIG5lZWRzIGFuIGVsZW1lbnQuCgopCgQFAAJEEgS6AQIaGhsgTW9yZSB0aGFuIDUsMDAwIGVsZW1lbnRz\
      LgoKVwoEBQACRRIEvAECGBpJIEFuIGVsZW1lbnQgaXMgbmVpdGhlciBoZWFkbGluZSBub3IgdGV4dCwgcXVlc3Rpb24sIGdy\
      b3VwIG9yIHBhZ2UgYnJlYWsuCgo6CgQFAAJGEgS+AQIcGiwgVGhlIHNlbnNvciBpcyBub25lIHRoYXQgdGhlIHNlcnZpY2Ug\
      a25vd3MuCgpKCgQFAAJHEgTAAQIZGjwgQSBzZW5zb3Igc3RhbmRzIHR3aWNlLiBOYW1lIGl0IG9uY2UsIHdpdGggaXRzIHdo\
      b2xlIGNvdW50LgoKKQoEBQACSBIEwgECIhobIFRoZSBjb3VudCBpcyBub3QgMeKAkzEwMC4KCkMKBAUAAkkSBMQBAhwaNSBB\
      IGdyb3VwIGlzIG5laXRoZXIgc2VjdGlvbiBub3IgY29tcG9zaXRlIG9yIG1hdHJpeC4KCj4KBAUAAkoSBMYBAhcaMCBObyBn\
      cm91cCBvZiB0aGlzIGlkIHN0YW5kcyBiZWZvcmUgdGhlIGVsZW1lbnQuCgpBCgQFAAJLEgTIAQIVGjMgQSBtZW1iZXIgZG9l\
      cyBub3QgZm9sbG93IGl0cyBncm91cCB3aXRob3V0IGEgZ2FwLgoKZAoEBQACTBIEygECGxpWIE1lbWJlcnMgb2YgYSBjb21w\
      b3NpdGUgYXJlIHF1ZXN0aW9ucywgb2YgYSBtYXRyaXggcXVlc3Rpb25zIG9mIHRoZSB0eXBlIGBpbmhlcml0ZWRgLgoKOQoE\
      BQACTRIEzAECFBorIE5vIGVsZW1lbnQgbmFtZXMgdGhlIGdyb3VwIGFzIGl0cyBwYXJlbnQuCgo3CgQFAAJOEgTOAQIYGikg\
      TW9yZSB0aGFuIDUgZ3JvdXBzIHN0YW5kIGluIGVhY2ggb3RoZXIuCgovCgQFAAJPEgTQAQIcGiEgQSBwYWdlIGJyZWFrIHN0\
      YW5kcyBpbiBhIGdyb3VwLgoKbQoEBQACUBIE0gECHhpfIEEgcXVlc3Rpb24gaXMgYGluaGVyaXRlZGAsIGJ1dCBuZWl0aGVy\
      IGl0cyBncm91cHMgbm9yIHRoZSBxdWVzdGlvbm5haXJlIGhhdmUgYSBzaGFyZWQgYW5zd2VyLgoKSwoEBQACURIE1AECJRo9\
      IFRoZSBzaGFyZWQgYW5zd2VyIGlzIG9mIGEgdHlwZSB0aGF0IGNhbm5vdCBiZSBzaGFyZWQgdGhlcmUuCgqoAQoEBQACUhIE\
      1wECFRqZASBUaGUgaXRlbSBoYXMgb3RoZXIgY29kZXMgb3IgYW5vdGhlciByYW5nZSBlbHNld2hlcmUgaW4gdGhlIHByb2pl\
      Y3QsIHNvIGFuc3dlcnMgY291bGQgbm90IGJlIGNvbXBhcmVkLgogR2l2ZSB0aGUgY2hhbmdlZCBxdWVzdGlvbiBhbiBpdGVt\
      IGlkIG9mIGl0cyBvd24uCgpKCgQFAAJTEgTZAQIbGjwgTW9yZSBvcHRpb25zIGFyZSB0byBiZSBjaG9zZW4gdGhhbiBjYW4g\
      YmUgY2hvc2VuIHRvZ2V0aGVyLgoKZgoEBQACVBIE2wECFxpYIEEgd2VpZ2h0IGlzIG5vdCBmaW5pdGUsIG9yIGl0IG9yIHRo\
      ZSBzdW0gb2YgYWxsIGlzIDAgd2hlcmUgc29tZXRoaW5nIGlzIGRpdmlkZWQgYnkgaXQuCgo3CgQFAAJVEgTdAQIVGikgQSBk\
      YXRlIGlzIG5vdCBvZiB0aGUgZm9ybSBgMjAyNi0wMS0zMWAuCgpfCgQFAAJWEgTfAQIYGlEgQSBwYXR0ZXJuIGlzIG5vIHJl\
      Z3VsYXIgZXhwcmVzc2lvbiwgb3Igb25lIHdpdGggbG9vay1hcm91bmQgb3IgYmFjay1yZWZlcmVuY2VzLgoKWAoEBQACVxIE\
      4QECHRpKIEEgd2FybmluZzogYSBwYXR0ZXJuIGhhcyBubyBoaW50LCBhbmQgcGFydGljaXBhbnRzIGNhbm5vdCByZWFkIHBh\
      dHRlcm5zLgoKWAoEBQACWBIE4wECJhpKIFF1ZXN0aW9ucyBvZiB0aGlzIHR5cGUgaGF2ZSBubyBpbml0aWFsIGFuc3dlcjsg\
      b24gYSBzY2FsZSBpdCB3b3VsZCBiaWFzLgoKRgoEBQACWRIE5QECHxo4IFRoZSBpbml0aWFsIGFuc3dlciBjb3VsZCBub3Qg\
      YmUgZ2l2ZW4gdG8gdGhlIHF1ZXN0aW9uLgoKSwoEBQACWhIE5wECGxo9IEEgd2FybmluZzogY2xpZW50cyB3aWxsIHNob3cg\
      dGhlIHF1ZXN0aW9uIGFzIG5vdCBzdXBwb3J0ZWQuCgpQCgQFAAJbEgTpAQIdGkIgQSBxdWVzdGlvbiBvZiBhbiB1bnN1cHBv\
      cnRlZCB0eXBlIGlzIHJlcXVpcmVkLiBNYWtlIGl0IG9wdGlvbmFsLgoKQQoEBQACXBIE6wECGRozIFRoZSBjb250ZW50cyBv\
      ZiBhbiB1bnN1cHBvcnRlZCB0eXBlIGFyZSB0b28gbG9uZy4KCkIKBAUAAl0SBO0BAh4aNCBBIHF1ZXN0aW9uIGhhcyBubyB0\
      eXBlLCBvciBhbiBpdGVtIGlzIGBpbmhlcml0ZWRgLgoKVgoEBQACXhIE7wECGBpIIEEgc2luZ2xlIGNob2ljZSBoYXMgZmV3\
      ZXIgdGhhbiB0d28gb3B0aW9ucywgb3IgYSBtdWx0aXBsZSBjaG9pY2Ugbm9uZS4KCiYKBAUAAl8SBPEBAhkaGCBNb3JlIHRo\
      YW4gNTAwIG9wdGlvbnMuCgpECgQFAAJgEgTzAQIhGjYgQW4gb3B0aW9uIG9mIGEgc2luZ2xlIGNob2ljZSBpcyBtYXJrZWQg\
      YXMgZXhjbHVzaXZlLgoKVQoEBQACYRIE9QECFBpHIEEgbWluaW11bSBpcyBhYm92ZSBpdHMgbWF4aW11bSwgb3IgYW4gZWFy\
      bGllc3QgZGF0ZSBhZnRlciB0aGUgbGF0ZXN0LgoKLQoEBQACYhIE9wECGhofIEEgbnVtYmVyIGlzIGluZmluaXRlIG9yIG5v\
      bmUuCgosCgQFAAJjEgT5AQIWGh4gQSBzbGlkZXIncyBzdGVwIGlzIG5lZ2F0aXZlLgoKVgoEBQACZBIE+wECHRpIIE5vIHdo\
      b2xlIG51bWJlciBvZiBzdGVwcyBsZWFkcyBmcm9tIGEgc2xpZGVyJ3MgbWluaW11bSB0byBpdHMgbWF4aW11bS4KCkkKBAUA\
      AmUSBP0BAhoaOyBBIG1hbmlraW4gc2hvd3MgbmVpdGhlciB2YWxlbmNlIG5vciBhcm91c2FsIG9yIGRvbWluYW5jZS4KCjIK\
      BAUAAmYSBP8BAhoaJCBBIGJvdW5kIG9mIGEgd2hvbGUgbnVtYmVyIGlzIG5vbmUuCgpCCgQFAAJnEgSBAgIVGjQgVGhlIHVu\
      aXQgaXMgbm8gVUNVTSBjb2RlIG9mIGF0IG1vc3QgNjQgY2hhcmFjdGVycy4KCkIKBAUAAmgSBIMCAhwaNCBBIG1heGltdW0g\
      bGVuZ3RoIGlzIGFib3ZlIHdoYXQgYW4gYW5zd2VyIG1heSBoYXZlLgoKTAoEBQACaRIEhQICHBo+IE1vcmUgdGhhbiAyMDAg\
      cGFydHMgb2YgYSBjb25kaXRpb24sIG9yIHF1ZXN0aW9ucyBvZiBhIGNvdW50LgoKcgoEBQACahIEhwICHBpkIEEgY29tYmlu\
      YXRpb24gaGFzIG5vIHBhcnRzLCBhIGNvdW50IG5vIHF1ZXN0aW9ucywgb3IgcGFydHMgZG8gbm90IHN0YW5kIGFmdGVyIHdo\
      YXQgdGhleSBiZWxvbmcgdG8uCgpKCgQFAAJrEgSJAgIbGjwgQ29tYmluYXRpb25zIHN0YW5kIGluIGVhY2ggb3RoZXIgbW9y\
      ZSB0aGFuIDEwIGxldmVscyBkZWVwLgoKWgoEBQACbBIEiwICFBpMIE5vIGFuc3dlcnMgbWFrZSB0aGUgY29uZGl0aW9uIGhv\
      bGQuIE1lbmQgaXQsIG9yIHJlbW92ZSB3aGF0IGRlcGVuZHMgb24gaXQuCgpWCgQFAAJtEgSNAgIdGkggT25seSBuZXh0IGxp\
      c3RzIGNvbXBhcmUgc2NvcmVzLCBvZiB0aGUgcXVlc3Rpb25uYWlyZSB0aGF0IHRoZXkgZm9sbG93LgoKNwoEBQACbhIEjwIC\
      GRopIFRoZSBxdWVzdGlvbm5haXJlIGhhcyBubyBzdWNoIHF1ZXN0aW9uLgoKWwoEBQACbxIEkQICHRpNIFRoZSBxdWVzdGlv\
      biBkb2VzIG5vdCBzdGFuZCBiZWZvcmUgdGhlIGVsZW1lbnQgd2hvc2UgY29uZGl0aW9uIGFza3MgZm9yIGl0LgoKOQoEBQAC\
      cBIEkwICIxorIFRoZSBzdHVkeSBkb2VzIG5vdCB1c2UgdGhlIHF1ZXN0aW9ubmFpcmUuCgqIAQoEBQACcRIElgICHhp6IEEg\
      d2FybmluZzogYSBjb25kaXRpb24gYXNrcyBhYm91dCBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyBub3QgcHVibGlzaGVkLCBv\
      ciBub3QgZm9yIHRoZSBjYWxsZXIuIEEgc3R1ZHkKIG11c3QgaGF2ZSBib3RoLgoKNgoEBQACchIEmAICGRooIEEgY29tcGFy\
      aXNvbiBvciBjb3VudCBoYXMgbm8gb3BlcmF0b3IuCgo7CgQFAAJzEgSaAgIgGi0gQW5zd2VycyBvZiB0aGlzIHR5cGUgY2Fu\
      bm90IGJlIGNvbXBhcmVkIHNvLgoKOgoEBQACdBIEnAICFhosIEEgY29tcGFyaXNvbiB3aXRoIGEgY2hvaWNlIG5hbWVzIG5v\
      IGNvZGVzLgoKOAoEBQACdRIEngICHRoqIENvZGVzIGFyZSBuYW1lZCB3aGVyZSBub25lIGFyZSBjb21wYXJlZC4KCkMKBAUA\
      AnYSBKACAhUaNSBObyBxdWVzdGlvbiBhc2tlZCBhYm91dCBoYXMgYW4gb3B0aW9uIG9mIHRoaXMgY29kZS4KCjcKBAUAAncS\
      BKICAhwaKSBBIHRleHQgaXMgZ2l2ZW4gd2hlcmUgbm9uZSBpcyBjb21wYXJlZC4KCmMKBAUAAngSBKQCAh4aVSBUaGUgdGV4\
      dCB0byBjb21wYXJlIHdpdGggaXMgYWJzZW50LCBvciBub3Qgb2YgdGhlIGZvcm0gaW4gd2hpY2ggYW5zd2VycyBhcmUgc3Rv\
      cmVkLgoKXgoEBQACeRIEpgICFxpQIEEgbnVtYmVyIGlzIG5lZWRlZDogdG8gY29tcGFyZSB3aXRoLCBvciBvZiBhIHRlcm0g\
      aW4gYSB2b2NhYnVsYXJ5IHdpdGggYSB1bml0LgoKOQoEBQACehIEqAICHhorIEEgbnVtYmVyIGlzIGdpdmVuIHdoZXJlIG5v\
      bmUgaXMgY29tcGFyZWQuCgovCgQFAAJ7EgSqAgIcGiEgTm8gYW5zd2VyIGNhbiByZWFjaCB0aGUgbnVtYmVyLgoKQAoEBQAC\
      fBIErAICFxoyIEEgc2NvcmUgaXMgbmVpdGhlciBzdW0gbm9yIHByb3JhdGVkIHN1bSBvciBtZWFuLgoKJQoEBQACfRIErgIC\
      GBoXIE1vcmUgdGhhbiAyMDAgc2NvcmVzLgoKJwoEBQACfhIEsAICFxoZIEEgc2NvcmUgY291bnRzIG5vdGhpbmcuCgovCgQF\
      AAJ/EgSyAgIdGiEgTW9yZSB0aGFuIDUwMCBpdGVtcyBvZiBhIHNjb3JlLgoKSgoFBQACgAESBLQCAh0aOyBBIHNjb3JlIGNv\
      dW50cyBzb21ldGhpbmcgdHdpY2UuIEdpdmUgaXQgYSB3ZWlnaHQgaW5zdGVhZC4KCkEKBQUAAoEBEgS2AgIWGjIgVGhlcmUg\
      aXMgbm8gc3VjaCBzY29yZSwgb3Igbm9uZSBiZWZvcmUgdGhpcyBvbmUuCgpQCgUFAAKCARIEuAICHRpBIEEgc2NvcmUgY291\
      bnRzIGFuc3dlcnMgdGhhdCBhcmUgbm8gbnVtYmVycyBhbmQgaGF2ZSBubyB3ZWlnaHRzLgoKUgoFBQACgwESBLoCAhYaQyBT\
      b21ldGhpbmcgaXMgdG8gYmUgcmV2ZXJzZWQgdGhhdCBoYXMgbm8gbG93ZXN0IGFuZCBoaWdoZXN0IHZhbHVlLgoKQAoFBQAC\
      hAESBLwCAiYaMSBNb3JlIGl0ZW1zIG11c3QgYmUgYW5zd2VyZWQgdGhhbiB0aGUgc2NvcmUgaGFzLgoKNwoFBQAChQESBL4C\
      AhwaKCBCYW5kcyBkbyBub3Qgc3RhbmQgaW4gYXNjZW5kaW5nIG9yZGVyLgoKLwoFBQAChgESBMACAhcaICBNb3JlIHRoYW4g\
      NTAgYmFuZHMgb2YgYSBzY29yZS4KCj8KBQUAAocBEgTCAgIXGjAgQSBzdHVkeSBzYXlzIG5vdCBob3cgcGVvcGxlIGNvbWUg\
      dG8gdGFrZSBwYXJ0LgoKPgoFBQACiAESBMQCAhkaLyBBIHN0dWR5IHdpdGggcGFzc3dvcmQgYWNjZXNzIGhhcyBubyBwYXNz\
      d29yZC4KCjkKBQUAAokBEgTGAgIYGiogVGhlIHBhc3N3b3JkIGhhcyBub3QgOOKAkzEyOCBjaGFyYWN0ZXJzLgoKQwoFBQAC\
      igESBMgCAiAaNCBBIHBhc3N3b3JkIGlzIGdpdmVuLCBidXQgYWNjZXNzIGRvZXMgbm90IG5lZWQgb25lLgoKNQoFBQACiwES\
      BMoCAhgaJiBBIHRpbWUgaXMgbm90IGluIHRoZSB5ZWFycyAx4oCTOTk5OS4KCi8KBQUAAowBEgTMAgIVGiAgQSBzdHVkeSBl\
      bmRzIGJlZm9yZSBpdCBzdGFydHMuCgovCgUFAAKNARIEzgICGhogIEEgc3R1ZHkgbmVlZHMgYSBxdWVzdGlvbm5haXJlLgoK\
      iQEKBQUAAo4BEgTRAgIYGnogQSBzdHVkeSBoYXMgbW9yZSB0aGFuIDQ4IE1pQiB3aXRoIGl0cyBxdWVzdGlvbm5haXJlcywg\
      b3IgbW9yZSB0aGFuIDMgTWlCIGluIG9uZSBsYW5ndWFnZSwgd2hpY2ggaXMgd2hhdAogYSBkZXZpY2UgdGFrZXMuCgouCgUF\
      AAKPARIE0wICIBofIE1vcmUgdGhhbiAxMDAgcXVlc3Rpb25uYWlyZXMuCgo7CgUFAAKQARIE1QICIBosIEEgcXVlc3Rpb25u\
      YWlyZSBpcyBpbXBvcnRlZCBvciB1c2VkIHR3aWNlLgoKbwoFBQACkQESBNcCAiMaYCBBIHN0dWR5IHVzZXMgdmVyc2lvbiAw\
      IG9mIGEgcXVlc3Rpb25uYWlyZSB0aGF0IGRvZXMgbm90IGNvbWUgYWxvbmcuIEFkZCBpdCwgb3IgbmFtZSBhIHZlcnNpb24u\
      CgpJCgUFAAKSARIE2QICHxo6IEEgcXVlc3Rpb25uYWlyZSBjb21lcyBhbG9uZyB0aGF0IHRoZSBzdHVkeSBkb2VzIG5vdCB1\
      c2UuCgo4CgUFAAKTARIE2wICGxopIEEgdXNlIGlzIG5laXRoZXIgb25lLXRpbWUgbm9yIHJlcGVhdGVkLgoKLQoFBQAClAES\
      BN0CAhYaHiBUaGUgc3R1ZHkgaGFzIG5vIHN1Y2ggZ3JvdXAuCgowCgUFAAKVARIE3wICGBohIE1vcmUgdGhhbiA1MCBncm91\
      cHMgb2YgYSBzdHVkeS4KCjQKBQUAApYBEgThAgIlGiUgTW9yZSB0aGFuIDg3LDg0MCBob3VycyAodGVuIHllYXJzKS4KCkAK\
      BQUAApcBEgTjAgInGjEgQSBvbmUtdGltZSBxdWVzdGlvbm5haXJlIGhhcyBhIHJlcGVhdCBpbnRlcnZhbC4KCioKBQUAApgB\
      EgTlAgIcGhsgTW9yZSB0aGFuIDIwMCBuZXh0IGxpc3RzLgoKLAoFBQACmQESBOcCAhIaHSBBIG5leHQgbGlzdCBvZmZlcnMg\
      bm90aGluZy4KCjoKBQUAApoBEgTpAgIYGisgQSBuZXh0IGxpc3Qgb2ZmZXJzIGEgcXVlc3Rpb25uYWlyZSB0d2ljZS4KClsK\
      BQUAApsBEgTrAgIYGkwgT2ZmZXJzIGxlYWQgYmFjayB0byB3aGVyZSB0aGV5IGJlZ2luOiB0aGUgcGFydGljaXBhbnQgd291\
      bGQgbmV2ZXIgYmUgZG9uZS4KCiUKBQUAApwBEgTtAgIVGhYgQSBzb3VuZCBoYXMgbm8gZmlsZS4KCmsKBQUAAp0BEgTvAgIf\
      GlwgTG9jYXRpb24sIG1lZGlhIHR5cGUsIGhhc2ggb3Igc2l6ZSBvZiBhIGZpbGUgYXJlIG5vdCBvZiB0aGUgZm9ybSB0aGF0\
      IEZpbGVSZWZlcmVuY2UgZ2l2ZXMuCgosCgUFAAKeARIE8QICEhodIEEgY29sbGVjdGlvbiBuZWVkcyBhIHNvdW5kLgoKKAoF\
      BQACnwESBPMCAhgaGSBNb3JlIHRoYW4gMSwwMDAgc291bmRzLgoKNQoFBQACoAESBPUCAhkaJiBUaGUgY29sbGVjdGlvbiBo\
      YXMgbm8gc3VjaCBjYXRlZ29yeS4KCicKBQUAAqEBEgT3AgIdGhggQSBzb3VuZCBoYXMgbm8gbGVuZ3RoLgoKNwoFBQACogES\
      BPkCAhcaKCBBIG51bWJlciBvZiBsb29wIG1pbnV0ZXMgc3RhbmRzIHR3aWNlLgoKKwoFBQACowESBPsCAhEaHCBBIHZvY2Fi\
      dWxhcnkgbmVlZHMgYSB0ZXJtLgoKJwoFBQACpAESBP0CAhcaGCBNb3JlIHRoYW4gNSwwMDAgdGVybXMuCgooCgUFAAKlARIE\
      /wICFRoZIEEgc2NoZWR1bGUgaGFzIG5vIHBsYW4uCgo0CgUFAAKmARIEgQMCHRolIE5vdGlmaWNhdGlvbnMgYSBkYXkgYXJl\
      IG5vdCAx4oCTOTYuCgozCgUFAAKnARIEgwMCExokIEEgcGxhbiBoYXMgYSB3aW5kb3cgb24gbm8gd2Vla2RheS4KClUKBQUA\
      AqgBEgSFAwIZGkYgQSB3aW5kb3cgZG9lcyBub3QgaG9sZCB0aGUgZGF5J3Mgbm90aWZpY2F0aW9ucyBhdCB0aGVpciBtaW5p\
      bXVtIGdhcC4KCjYKBQUAAqkBEgSHAwIZGicgVGhlIG1pbmltdW0gZ2FwIGlzIGFib3ZlIDcyMCBtaW51dGVzLgoKMwoFBQAC\
      qgESBIkDAhQaJCBBIHdpbmRvdyBvciB0aW1lIG5hbWVzIG5vIHdlZWtkYXkuCgorCgUFAAKrARIEiwMCFhocIEEgd2Vla2Rh\
      eSBoYXMgdHdvIHdpbmRvd3MuCgo5CgUFAAKsARIEjQMCHBoqIE1pbnV0ZXMgc2luY2UgbWlkbmlnaHQgYXJlIG5vdCAw4oCT\
      MTQzOS4KCjQKBQUAAq0BEgSPAwIRGiUgQSB3ZWVrbHkgb3IgZGFpbHkgcGxhbiBoYXMgbm8gdGltZS4KCjkKBQUAAq4BEgSR\
      AwIXGiogTW9yZSB0aGFuIDY3MiB0aW1lcyBhIHdlZWssIG9yIDk2IGEgZGF5LgoKPAoFBQACrwESBJMDAhcaLSBBIHRpbWUg\
      b2YgdGhlIHdlZWsgb3IgdGhlIGRheSBzdGFuZHMgdHdpY2UuCgonCgUFAAKwARIElQMCIhoYIFRoZSBkYXkgaXMgbm90IDHi\
      gJMzMS4KCi4KBQUAArEBEgSXAwIfGh8gVGhlIGZpcnN0IGRheSBpcyBhYm92ZSAzLDY2MC4KClkKBQUAArIBEgSZAwIcGkog\
      QSBub3RpZmljYXRpb24gY291bGQgYmUgYW5zd2VyZWQgZm9yIG1vcmUgdGhhbiA0NCw2NDAgbWludXRlcyAoMzEgZGF5cyku\
      CgpfCgUFAAKzARIEmwMCHRpQIEEgdHJhbnNsYXRpb24gd2FzIG1hZGUgZnJvbSBhbiBlYXJsaWVyIHdvcmRpbmcgb2YgdGhl\
      IHNvdXJjZSB0ZXh0IChhIHdhcm5pbmcpLgoKUAoFBQACtAESBJ0DAiQaQSBUaGUgY29uc2VudCBsYWNrcyBhIGxhbmd1YWdl\
      IHRoYXQgdGhlIHN0dWR5IHNwZWFrcyAoYSB3YXJuaW5nKS4KClgKBQUAArUBEgSfAwIYGkkgQSByZXRlbnRpb24gaGFzIG5v\
      IGxpbWl0LCBhbmQgc2F5cyBub3RoaW5nIG9mIHdpdGhkcmF3YWxzIGFuZCBlcmFzdXJlcy4KCjIKBQUAArYBEgShAwIfGiMg\
      QSByZXRlbnRpb24gaXMgYWJvdmUgMzYsNTAwIGRheXMuCgpGCgUFAAK3ARIEowMCIho3IEEgcmV0ZW50aW9uIGRvZXMgbm90\
      IHNheSB3aGF0IGJlY29tZXMgb2YgdGhlIGFuc3dlcnMuCgqqAQoFBQACuAESBKYDAh0amgEgQW4gb3BlbiBzdHVkeSB3b3Vs\
      ZCBrZWVwIGFuc3dlcnMgbG9uZ2VyLCBvciBhZnRlciB3aXRoZHJhd2Fscywgb3IgYW5vbnltaXNlIHRoZW0gd2hlcmUgaXQg\
      d2FzIHRvIGVyYXNlIHRoZW0KIG9yIHdoZXJlIHRoYXQgd2FzIHRoZSBwYXJ0aWNpcGFudCdzIGNob2ljZS4KCj0KBQUAArkB\
      EgSoAwIgGi4gQSBkcmFmdCB3b3VsZCBzdGF5IGZvciBtb3JlIHRoYW4gMyw2NjAgZGF5cy4KCjUKBQUAAroBEgSqAwIcGiYg\
      QSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzIGlzIG1pc3NpbmcuCgo3CgUFAAK7ARIErAMCHhooIEEgdHlwZSBvZiBoZWFsdGgg\
      cmVjb3JkcyBzdGFuZHMgdHdpY2UuCgpJCgUFAAK8ARIErgMCIho6IEV2ZW50cyBhbmQgdGhlcmFwaWVzIG5lZWQgdGhlIHZv\
      Y2FidWxhcnkgb2YgdGhlaXIga2luZHMuCgpTCgUFAAK9ARIEsAMCIhpEIFRoZSBzdHVkeSBkb2VzIG5vdCB1c2UgdGhlIHZv\
      Y2FidWxhcnkgb2YgYSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzLgoKPAoFBQACvgESBLIDAhsaLSBBIHF1ZXN0aW9ubmFpcmUg\
      aGFzIG1vcmUgdGhhbiAyMCBzY2hlZHVsZXMuCgpHCgUFAAK/ARIEtAMCHBo4IE9uZSBvZiBzZXZlcmFsIHNjaGVkdWxlcyBv\
      ZiBhIHF1ZXN0aW9ubmFpcmUgaGFzIG5vIGlkLgoKZAoFBQACwAESBLYDAhcaVSBBIHNjaGVkdWxlIGNvdW50cyBmcm9tIGEg\
      ZGF5IHRoYXQgaXMgbW9yZSB0aGFuIDMsNjYwIGRheXMgZnJvbSB3aGF0IGl0IGlzIG5hbWVkIGJ5LgoKXwoFBQACwQESBLgD\
      AhwaUCBBIHJoeXRobSBvZiBkYXlzIGlzIG91dCBvZiBpdHMgcmFuZ2UsIG9yIHRoZSBkYXlzIG9mIGEgc2VxdWVuY2UgZG8g\
      bm90IGFzY2VuZC4KCjwKBQUAAsIBEgS6AwIfGi0gQSBzY2hlZHVsZSBjb3VudHMgZm9yIG1vcmUgdGhhbiAzLDY2MCBkYXlz\
      LgoKNgoFBQACwwESBLwDAhQaJyBgdW50aWxfZGF0ZWAgbGllcyBiZWZvcmUgYGZyb21fZGF0ZWAuCgo6CgUFAALEARIEvgMC\
      IhorIE9ubHkgYSBgc3RhbmRhcmRgIHBsYW4gY2FuIGJlIGRyYXduIG9uY2UuCgqMAQoFBQACxQESBMEDAhcafSBCb3VuZHMg\
      Zm9yIHBhcnRpY2lwYW50cycgcGxhbnMgY29udHJhZGljdCBlYWNoIG90aGVyIG9yIHRoZSBzY2hlZHVsZSdzIG93biBwbGFu\
      LCBvciBwYXJ0aWNpcGFudHMgbWF5IG5vdCBjaGFuZ2UKIGl0IGFueWhvdy4KCoEBCgUFAALGARIEwwMCHBpyIGBwYXJ0aWNp\
      cGFudF9tYXlfbXV0ZWAgc2F5cyBub3RoaW5nIHdoZXJlIHBhcnRpY2lwYW50cyBtYXkgbm90IGNoYW5nZSB0aGUgc2NoZWR1\
      bGUsIG9yIG1heSBzd2l0Y2ggaXQgb2ZmIGFueWhvdy4KCikKBQUAAscBEgTFAwIeGhogQSBwcmlvcml0eSBpcyBhYm92ZSAx\
      MDAuCgqIAQoFBQACyAESBMcDAh8aeSBUaGUgcmVtaW5kZXJzIG9mIGEgc2NoZWR1bGUgYXJlIG5vdCAx4oCTMTAsIG5vdCAx\
      4oCTMSw0NDAgbWludXRlcyBhcGFydCwgb3Igd291bGQgY29tZSBhZnRlciB0aGUgbm90aWZpY2F0aW9uJ3MgZXhwaXJ5LgoK\
      VQoFBQACyQESBMkDAhwaRiBBIG5vdGlmaWNhdGlvbiBjYW5ub3QgYmUgcHV0IG9mZiAx4oCTMTAgdGltZXMgZm9yIDHigJMx\
      LDQ0MCBtaW51dGVzLgoKOQoFBQACygESBMsDAiAaKiBgY29tcGxldGlvbl9taW51dGVzYCBpcyBtb3JlIHRoYW4gMSw0NDAu\
      CgpICgUFAALLARIEzQMCIho5IE51bWJlcnMgb2YgdGhlIHJ1bGVzIG9mIHByb21wdHMgYXJlIG91dCBvZiB0aGVpciByYW5n\
      ZS4KCigKBQUAAswBEgTPAwIaGhkgQSBob2xpZGF5IHN0YW5kcyB0d2ljZS4KCioKBQUAAs0BEgTRAwIaGhsgTW9yZSB0aGFu\
      IDEsMDAwIGhvbGlkYXlzLgoKKAoFBQACzgESBNMDAhoaGSBNb3JlIHRoYW4gMTAwIHRyaWdnZXJzLgoKOgoFBQACzwESBNUD\
      AhoaKyBBbm90aGVyIHRyaWdnZXIgb2YgdGhlIHN0dWR5IGhhcyB0aGlzIGlkLgoKNgoFBQAC0AESBNcDAh4aJyBBIHRyaWdn\
      ZXIgZG9lcyBub3Qgc2F5IHdoYXQgaXQgdGFrZXMuCgo1CgUFAALRARIE2QMCGBomIFRoZSBzdHVkeSBoYXMgbm8gdHJpZ2dl\
      ciBvZiB0aGlzIGlkLgoKOwoFBQAC0gESBNsDAh0aLCBBIG51bWJlciBvZiBhIHRyaWdnZXIgaXMgb3V0IG9mIGl0cyByYW5n\
      ZS4KCnkKBQUAAtMBEgTdAwIeGmogSG93IG9mdGVuIGEgdHJpZ2dlciBwcm9tcHRzIGF0IG1vc3QgaGFzIG5vIGNvdW50IG9y\
      IG5vIHBlcmlvZCwgb3IgaXRzIHBhdXNlIGxlYXZlcyByb29tIGZvciBsZXNzIGFueWhvdy4KCj8KBQUAAtQBEgTfAwIhGjAg\
      VGhlIHN0dWR5IHRha2VzIG5vIGhlYWx0aCByZWNvcmRzIG9mIHRoZSB0eXBlLgoKWgoFBQAC1QESBOEDAiQaSyBPbmx5IG1l\
      YXN1cmVtZW50cyBoYXZlIHZhbHVlcyB0byBjb21wYXJlLCBhbmQgb25seSBzb21lIHR5cGVzIGhhdmUga2luZHMuCgo+CgUF\
      AALWARIE4wMCHhovIEEgY29tcGFyaXNvbiBvZiBhIG1lYXN1cmVkIHZhbHVlIGhhcyBubyB1bml0LgoKOQoFBQAC1wESBOUD\
      AhsaKiBUaGUgdW5pdCBvZiBhIGxldmVsIG9mIG5vaXNlIGlzIG1pc3NpbmcuCgpQCgUFAALYARIE5wMCGxpBIE5vIHF1ZXN0\
      aW9ubmFpcmUgb2YgdGhlIHN0dWR5LCBvciBub3QgdGhpcyBvbmUsIG1lYXN1cmVzIG5vaXNlLgoKTgoFBQAC2QESBOkDAhwa\
      PyBUaGUgc3R1ZHkgaGFzIG5vIHNvdW5kcyB0byBsaXN0ZW4gdG8sIG9yIG5vdCB0aGlzIGNvbGxlY3Rpb24uCgowCgUFAALa\
      ARIE6wMCGBohIEEgc2NvcmUgb2YgYSBydWxlIHN0YW5kcyB0d2ljZS4KCioKBQUAAtsBEgTtAwIVGhsgQSBzY29yZSBoYXMg\
      bm8gc3VjaCBiYW5kLgoKRwoFBQAC3AESBO8DAiAaOCBTb21ldGhpbmcgdGhhdCBhIGxpc3Qgb2YgYSB0cmlnZ2VyIG5hbWVz\
      IHN0YW5kcyB0d2ljZS4KCj8KBQUAAt0BEgTxAwIfGjAgQW4gYGFmdGVyYCBwbGFuIGRvZXMgbm90IGNvdW50IGZyb20gYSB0\
      cmlnZ2VyLgoKRgoFBQAC3gESBPMDAiIaNyBUb2dldGhlciB3aXRoIGFuIGBhZnRlcmAgcGxhbiBhIGZpZWxkIGhhcyBubyBt\
      ZWFuaW5nLgoKVgoFBQAC3wESBPUDAhsaRyBBIGRlbGF5IGlzIGFib3ZlIDQ0LDY0MCBtaW51dGVzLCBvciB0aGUgbGVhc3Qg\
      b2YgdGhlbSBhYm92ZSB0aGUgbW9zdC4KCj8KBQUAAuABEgT3AwIXGjAgTm8gc2NoZWR1bGUgY291bnRzIGZyb20gYSB0cmln\
      Z2VyIChhIHdhcm5pbmcpLgpiBnByb3RvMw==
      """)
}
