// Generated from otolith/catalogue/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// Error reasons of this service, in addition to those of otolith.common.v1.ErrorReason (tokens,
  /// limits, the database, empty or malformed fields). A value's name is sent as text, without a
  /// prefix: in `google.rpc.ErrorInfo.reason` (domain `otolith`), in
  /// `google.rpc.BadRequest.FieldViolation.reason`, or in Finding.reason. New reasons may be added:
  /// treat an unknown reason by its status code.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used by the service.
    case unspecified
    /// NOT_FOUND: the study does not exist.
    case studyUnknown
    /// NOT_FOUND: the version is not published, or its project does not share it. In an import also a
    /// FieldViolation: the study names a version that does not exist; publish it first, or with the
    /// study.
    case questionnaireVersionUnknown
    /// NOT_FOUND: the project does not exist, or the caller has no role in it.
    case projectUnknown
    /// NOT_FOUND: the draft does not exist, or the caller has no role in its project.
    case draftUnknown
    /// NOT_FOUND: the version of the sound collection does not exist. In an import a FieldViolation:
    /// neither this project nor another project that shares with anyone has the sounds; publish them
    /// first, or with the study.
    case soundCollectionUnknown
    /// NOT_FOUND: the version of the vocabulary does not exist. In an import a FieldViolation, as
    /// SOUND_COLLECTION_UNKNOWN.
    case vocabularyUnknown
    /// NOT_FOUND: the version of the item does not exist in the item bank.
    case itemUnknown
    /// NOT_FOUND: no file has this hash, or the caller may not read it. In a definition a
    /// FieldViolation: the project does not have the file; upload it first.
    case mediaUnknown
    /// PERMISSION_DENIED: the call needs a higher role in the project, which the message names. Ask an
    /// owner for it.
    case roleInsufficient
    /// PERMISSION_DENIED: another person leads the study.
    case notStudyLeader
    /// PERMISSION_DENIED: the id of a new study must start with the project's id. Choose such an id,
    /// or ask an administrator.
    case studyIdOfAnotherProject
    /// PERMISSION_DENIED: the questionnaire belongs to another project. Choose another id, or fork it.
    case questionnaireOfAnotherProject
    /// PERMISSION_DENIED: the questionnaire was first published by a study that the caller does not
    /// lead. Use its published contents unchanged, or choose another id.
    case questionnaireOfAnotherStudy
    /// PERMISSION_DENIED: the sound collection, vocabulary or item belongs to another project. Choose
    /// another id.
    case libraryEntryOfAnotherProject
    /// PERMISSION_DENIED: the sound collection or vocabulary was published by another study, or for the
    /// whole project; devices of other studies get its newest version. Use its published contents
    /// unchanged, choose another id, or ask for the role leader in the project.
    case libraryEntryOfAnotherStudy
    /// The existing study is in another project than `project_id`. Leave the field empty, or name that
    /// project.
    case studyOfAnotherProject
    /// PERMISSION_DENIED: the role translator may change only texts.
    case textsOnly
    /// PERMISSION_DENIED, of any writing method: the caller, or the person whose role is changed, was
    /// erased or is being erased; nothing was stored. The caller's token is from before.
    case participantErased
    /// ABORTED: the resource has changed. Read it again and repeat the change.
    case etagMismatch
    /// ABORTED: a version was published that the draft does not take into account, `newest_version` in
    /// the metadata. Merge its changes and update the draft with that `base_version`.
    case publishedMeanwhile
    /// ABORTED with RetryInfo: another call is creating it. Send the same request again.
    case createdConcurrently
    /// ABORTED: another call is importing the study. Send the same request again.
    case importedConcurrently
    /// ALREADY_EXISTS: the draft id was used for another draft. Use a new one.
    case draftExists
    /// ALREADY_EXISTS: another project has the id. Choose a different one.
    case projectExists
    /// FAILED_PRECONDITION: with this end or retention, the data of all participants would be erased at
    /// once. Correct it, or set `allow_erasure`.
    case retentionErasesNow
    /// FAILED_PRECONDITION: the questionnaire is retired. Reinstate it before using or publishing it.
    case questionnaireRetired
    /// FAILED_PRECONDITION: the study is retired. Reinstate it before importing it.
    case studyRetired
    /// FAILED_PRECONDITION: the study was deleted, and its id cannot be used again. Choose another one.
    case studyDeleted
    /// FAILED_PRECONDITION: the study has started and not ended or, for a deletion, ended less than one
    /// hour ago. End it first.
    case studyNotEnded
    /// FAILED_PRECONDITION: participants joined the study, and it keeps their answers without a limit
    /// after its end. Retire it instead.
    case studyHasParticipants
    /// FAILED_PRECONDITION: participants joined the study, and the days after its end for which it keeps
    /// answers have not passed for at least one day. Try again after `delete_time` in the metadata.
    case retentionNotPassed
    /// FAILED_PRECONDITION: the project would have no owner. Assign another owner first.
    case lastOwner
    /// FAILED_PRECONDITION: the draft cannot be published; a FieldViolation states each finding.
    case draftHasFindings
    /// FAILED_PRECONDITION: the service stores no files. Set `OTOLITH_MEDIA_DIRECTORY`.
    case mediaStoreAbsent
    /// UNAVAILABLE: the folder of files cannot be read or written. Try again later; if it lasts, see
    /// the service's log.
    case mediaStoreUnavailable
    /// RESOURCE_EXHAUSTED: the file system of the folder is full. Nothing of the chunk was kept.
    case mediaStoreFull
    /// DATA_LOSS: the file is known, but its bytes are missing or have another size, perhaps after a
    /// restore. Upload it again.
    case mediaBytesMissing
    /// FAILED_PRECONDITION: a published version names the file.
    case mediaInUse
    /// ABORTED with RetryInfo: another call is writing the same upload. Send the same request again.
    case mediaUploadedConcurrently
    /// RESOURCE_EXHAUSTED: the file does not fit into the project's quota, which the message names.
    /// Delete files.
    case mediaQuotaExceeded
    /// RESOURCE_EXHAUSTED: the project has 100 incomplete uploads. Complete them, or wait a day.
    case tooManyMediaUploads
    /// OUT_OF_RANGE: the offset is beyond the end of the file.
    case mediaRangeInvalid
    /// RESOURCE_EXHAUSTED: the project has 1,000 drafts. Delete some.
    case tooManyDrafts
    /// RESOURCE_EXHAUSTED: the caller has created 100 projects.
    case tooManyProjects
    /// RESOURCE_EXHAUSTED: the project has 1,000 members. Remove some.
    case tooManyMembers
    /// RESOURCE_EXHAUSTED with RetryInfo: too many calls, in total or of this caller, watch the feed.
    /// Use ListChanges, or try again later.
    case tooManyWatchers
    /// RESOURCE_EXHAUSTED: the requested versions are too large for one response. Request fewer.
    case answerTooLarge
    /// RESOURCE_EXHAUSTED with RetryInfo: too many definitions are being written, checked or compared,
    /// or files read or written. Send the same request again later.
    case authoringLimit
    /// The cursor does not belong to this feed, or lies beyond its end (after a restore). Start again
    /// without a cursor.
    case cursorInvalid
    /// The feed has no resources of this kind.
    case kindUnknown
    /// Not 1–100 distinct versions.
    case batchInvalid
    /// More than 20 studies are named, or none while the token has more than 20 enrolments.
    case tooManyStudies
    /// The study is named twice.
    case studyDuplicate
    /// The query exceeds 500 characters.
    case queryTooLong
    /// The path of the mask does not name a field of the message, or `*` is combined with other paths
    /// in an update.
    case fieldUnknown
    /// The path of the mask names a field that only the service sets.
    case fieldNotWritable
    /// More than 200 elements are named. Put `elements` into the mask instead.
    case tooManyFields
    /// The element is not in the draft, or not in the request. To add or remove elements, put
    /// `elements` into the mask.
    case elementUnknown
    /// The base version is higher than the newest version.
    case versionUnknown
    /// The service does not know the role.
    case roleUnknown
    /// The service does not know the value, and would treat it as the most restrictive one.
    case sharingUnknown
    /// The draft exceeds 32 MiB.
    case draftTooLarge
    /// Not 64 lower-case hexadecimal digits.
    case mediaHashInvalid
    /// The file is empty or exceeds the limit for one file, which the message names.
    case mediaTooLarge
    /// The chunk exceeds 1 MiB, or reaches beyond the end of the file.
    case mediaChunkInvalid
    /// The content is not a picture or sound of an accepted type. SVG is not accepted, since it can
    /// contain programs. The received bytes were removed.
    case mediaTypeNotAccepted
    /// The bytes do not have the announced hash. They were removed; upload the file again.
    case mediaChecksumMismatch
    /// There are more than the 500 findings shown. Correct these first.
    case tooManyFindings
    /// The id does not have the form given in the field's comment.
    case idInvalid
    /// The id occurs twice.
    case idDuplicate
    /// The code is not 1–64 characters of letters, digits, `_`, `-`, `.`.
    case codeInvalid
    /// The code occurs twice.
    case codeDuplicate
    /// A required text is absent, or missing in the default language.
    case textMissing
    /// A translation is empty. Write it or remove it.
    case textEmpty
    /// A text exceeds the maximum length of its field.
    case textTooLong
    /// A text has control characters other than line feed and tab.
    case textControlCharacter
    /// `text` or `language` of a LocalizedText is set; these are output only. Put every language into
    /// `translations`.
    case textOutsideTranslations
    /// The text is missing in a promised language.
    case translationMissing
    /// The language is not a BCP 47 tag. Used in any request.
    case languageInvalid
    /// A language occurs twice.
    case languageDuplicate
    /// More than 50 languages.
    case tooManyLanguages
    /// Versions are counted by the catalogue. Leave 0.
    case versionGiven
    /// The given hash does not match the contents. Leave it out if the change is intended.
    case contentHashDiffers
    /// The DOI does not have the form `10.1234/abc`.
    case doiInvalid
    /// More than 50 authors.
    case tooManyAuthors
    /// An origin needs project, questionnaire and a version.
    case originInvalid
    /// The key is not 1–64 lower-case letters, digits, `.`, `-`.
    case annotationKeyInvalid
    /// A key occurs twice.
    case annotationDuplicate
    /// More than 50 annotations.
    case tooManyAnnotations
    /// A questionnaire needs at least one element.
    case noElements
    /// More than 5,000 elements.
    case tooManyElements
    /// An element is neither headline, text, question, group nor page break.
    case contentMissing
    /// The sensor kind is unspecified or unknown.
    case sensorKindMissing
    /// A sensor occurs twice. List it once with the total count.
    case sensorDuplicate
    /// The count is not 1–100.
    case sensorCountOutOfRange
    /// The group style is unspecified or unknown.
    case groupStyleMissing
    /// No group with this id precedes the element.
    case parentUnknown
    /// A member does not follow its group without a gap.
    case memberApart
    /// Members of a composite are questions, of a matrix questions of the type `inherited`.
    case memberNotAllowed
    /// No element names the group as its parent.
    case groupEmpty
    /// Groups are nested more than 5 levels deep.
    case groupsTooDeep
    /// A page break is inside a group.
    case pageBreakInGroup
    /// A question is `inherited`, but neither its groups nor the questionnaire have a shared answer.
    case sharedAnswerMissing
    /// The shared answer is of a type that cannot be shared there.
    case sharedAnswerNotApplicable
    /// The item has other codes or another range elsewhere in the project, so answers would not be
    /// comparable. Give the changed question its own item id.
    case itemRecoded
    /// More options must be chosen than can be chosen together.
    case countOutOfRange
    /// A weight is not finite; or a weight, or the sum of all weights, is 0 although it is a divisor.
    case weightInvalid
    /// A date does not have the form `2026-01-31`.
    case dateInvalid
    /// A pattern is not a regular expression, or has look-around or back-references.
    case patternInvalid
    /// Warning: a pattern has no hint, and participants cannot read patterns.
    case patternHintMissing
    /// Questions of this type have no initial answer; on a scale it would bias answers.
    case initialAnswerNotApplicable
    /// The initial answer is not a valid answer to the question.
    case initialAnswerInvalid
    /// Warning: clients will show the question as not supported.
    case typeNotSupported
    /// A question of an unsupported type is required. Make it optional.
    case unsupportedRequired
    /// The contents of an unsupported type are too long.
    case contentsInvalid
    /// A question has no type, or an item is `inherited`.
    case questionTypeMissing
    /// A choice has no options.
    case tooFewOptions
    /// More than 500 options.
    case tooManyOptions
    /// An option of a single choice is marked as exclusive.
    case exclusiveNotApplicable
    /// A minimum exceeds its maximum, or an earliest date is after the latest.
    case rangeEmpty
    /// A number is infinite or not a number.
    case numberNotFinite
    /// A slider's step is negative.
    case stepNegative
    /// The distance from a slider's minimum to its maximum is not a multiple of its step.
    case stepDoesNotDivide
    /// The dimension of a manikin is unspecified or unknown.
    case dimensionMissing
    /// A bound of a whole number is not an integer.
    case boundNotInteger
    /// The unit is not a UCUM code of up to 64 characters.
    case unitInvalid
    /// A maximum length exceeds the maximum length of answers.
    case lengthOutOfRange
    /// More than 200 parts of a condition, or questions of a count.
    case tooManyConditions
    /// A combination has no parts, a count has no questions, or a part precedes the combination it
    /// belongs to.
    case conditionMalformed
    /// Combinations are nested more than 10 levels deep.
    case conditionTooDeep
    /// No possible answers fulfil the condition. Correct it, or remove the elements that depend on it.
    case unreachable
    /// Scores can be compared only in next lists, and only scores of the preceding questionnaire.
    case scoreNotApplicable
    /// The questionnaire does not have the question.
    case questionUnknown
    /// The question does not precede the element whose condition refers to it.
    case questionNotEarlier
    /// The study does not use the questionnaire.
    case questionnaireNotInStudy
    /// Warning: a condition refers to a questionnaire that is not published, or not visible to the
    /// caller. A study must have both.
    case questionnaireUnknown
    /// A comparison or count has no operator.
    case operatorMissing
    /// The operator does not apply to answers of this type.
    case operatorNotApplicable
    /// A comparison with a choice has no codes.
    case codesMissing
    /// Codes are given although none are compared.
    case codesNotApplicable
    /// The questions referred to have no option with this code.
    case codeUnknown
    /// A text is given although none is compared.
    case textNotApplicable
    /// The text to compare with is absent, or does not have the stored form of answers.
    case comparedTextInvalid
    /// A number is required: to compare with, or for a term of a vocabulary with a unit.
    case numberMissing
    /// A number is given although none is compared.
    case numberNotApplicable
    /// No answer can reach the number.
    case numberOutOfRange
    /// The method of a score is unspecified or unknown.
    case methodMissing
    /// More than 200 scores.
    case tooManyScores
    /// A score has no items.
    case noScoreItems
    /// More than 500 items of a score.
    case tooManyScoreItems
    /// A score has the same item twice. Use a weight instead.
    case scoreItemDuplicate
    /// The score does not exist, or does not precede this one.
    case scoreUnknown
    /// A score refers to answers that are neither numbers nor weighted.
    case answerNotCountable
    /// An item to be reversed has no lowest and highest value.
    case rangeUnknown
    /// The required number of answered items exceeds the score's items.
    case minimumAnsweredOutOfRange
    /// Bands are not in ascending order.
    case bandsNotAscending
    /// More than 50 bands of a score.
    case tooManyBands
    /// The access of a study is unspecified or unknown.
    case accessMissing
    /// A study with password access has no password.
    case passwordMissing
    /// The password does not have 8–128 characters.
    case passwordLength
    /// A password is given although access does not need one.
    case passwordNotApplicable
    /// A time is outside the years 1–9999.
    case instantInvalid
    /// A study ends before it starts.
    case periodEmpty
    /// A study needs at least one questionnaire.
    case noQuestionnaires
    /// A study with its questionnaires exceeds 48 MiB, or 3 MiB in one language, the limit of devices.
    case studyTooLarge
    /// More than 100 questionnaires.
    case tooManyQuestionnaires
    /// A questionnaire is imported or used twice.
    case questionnaireDuplicate
    /// A study uses version 0 of a questionnaire that the import does not contain. Add it, or name a
    /// version.
    case questionnaireNotImported
    /// The import contains a questionnaire that the study does not use.
    case questionnaireNotUsed
    /// The recurrence of a questionnaire is unspecified or unknown.
    case recurrenceMissing
    /// The study does not have the group.
    case groupUnknown
    /// A study has more than 50 groups.
    case tooManyGroups
    /// More than 87,840 hours (ten years).
    case repeatIntervalOutOfRange
    /// A one-time questionnaire has a repeat interval.
    case repeatIntervalNotApplicable
    /// More than 200 next lists.
    case tooManyNextLists
    /// A next list has no offers.
    case noOffers
    /// A next list offers a questionnaire twice.
    case offerDuplicate
    /// Offers form a cycle: the participant would never finish.
    case nextListCycle
    /// A sound has no file.
    case fileMissing
    /// Location, media type, hash or size of a file do not have the form given in FileReference.
    case fileReferenceInvalid
    /// A collection needs at least one sound.
    case noSounds
    /// More than 1,000 sounds.
    case tooManySounds
    /// The collection does not have the category.
    case categoryUnknown
    /// A sound has no length.
    case soundLengthMissing
    /// A number of loop minutes occurs twice.
    case loopDuplicate
    /// The kind of a question for a file is missing.
    case fileKindMissing
    /// The maximum size or length of a file is out of range, or does not apply to its kind.
    case fileLimitInvalid
    /// The hash, size or type of a reference differs from the file that its location names.
    case mediaDiffers
    /// The frequency of a sound is not 20–20,000 Hz.
    case frequencyOutOfRange
    /// A vocabulary needs at least one term.
    case noTerms
    /// More than 5,000 terms.
    case tooManyTerms
    /// A schedule has no plan.
    case planMissing
    /// The number of notifications per day is not 1–96.
    case perDayOutOfRange
    /// A plan has no windows.
    case noWindows
    /// A window is too short for the day's notifications at their minimum gap.
    case windowTooShort
    /// The minimum gap exceeds 720 minutes.
    case gapOutOfRange
    /// A window or time has no weekday.
    case dayMissing
    /// A weekday has two windows.
    case dayDuplicate
    /// A number of minutes since midnight is not 0–1439.
    case minuteOutOfRange
    /// A weekly or daily plan has no time.
    case noTimes
    /// More than 672 times per week, or 96 per day.
    case tooManyTimes
    /// A time of the week or day occurs twice.
    case timeDuplicate
    /// The day is not 1–31.
    case dayOfMonthOutOfRange
    /// The first day exceeds 3,660.
    case startDayOutOfRange
    /// The time for answering exceeds 44,640 minutes (31 days).
    case expiryOutOfRange
    /// Warning: a translation was made from an earlier wording of the source text.
    case translationOutdated
    /// Warning: the consent text is missing in a language of the study.
    case consentTranslationMissing
    /// The kind of an information text is unspecified or unknown.
    case informationKindMissing
    /// A kind of information text occurs twice.
    case informationKindDuplicate
    /// A retention has neither a limit nor a rule for withdrawals and erasures.
    case retentionEmpty
    /// A retention exceeds 36,500 days.
    case retentionOutOfRange
    /// The outcome of a retention is unspecified or unknown.
    case retentionOutcomeMissing
    /// A study that has opened would weaken its retention: keep answers longer, keep them after
    /// withdrawals, or anonymise them although they were to be erased or the participant could choose.
    case retentionLengthened
    /// Drafts would be kept for more than 3,660 days.
    case draftDaysOutOfRange
    /// A type of health records is unspecified or unknown.
    case recordTypeMissing
    /// A type of health records occurs twice.
    case recordTypeDuplicate
    /// Events and therapies need a vocabulary of their kinds.
    case recordVocabularyMissing
    /// The study does not use the vocabulary of a type of health records.
    case recordVocabularyUnknown
    /// A questionnaire has more than 20 schedules.
    case tooManySchedules
    /// One of several schedules of a questionnaire has no id.
    case scheduleIdMissing
    /// Day 0 of a schedule is more than 3,660 days from its anchor.
    case anchorInvalid
    /// A rhythm of days is out of range, or the days of a sequence do not ascend.
    case rhythmOutOfRange
    /// A schedule lasts more than 3,660 days.
    case dayCountOutOfRange
    /// `until_date` is before `from_date`.
    case datesEmpty
    /// `drawn_once` requires a `standard` plan.
    case drawnOnceNotApplicable
    /// Bounds of participants' plans contradict each other or the schedule's own plan, or participants
    /// may not change the plan.
    case boundsInvalid
    /// `participant_may_mute` has no effect: participants may not change the schedule, or may switch
    /// it off anyway.
    case muteNotApplicable
    /// A priority exceeds 100.
    case priorityOutOfRange
    /// Not 1–10 reminders, not 1–1,440 minutes apart, or reminders after the notification's expiry.
    case remindersOutOfRange
    /// Not 1–10 snoozes, or not 1–1,440 minutes each.
    case snoozeOutOfRange
    /// `completion_minutes` exceeds 1,440.
    case completionOutOfRange
    /// A number of the notification rules is out of range.
    case promptRulesOutOfRange
    /// A holiday occurs twice.
    case holidayDuplicate
    /// More than 1,000 holidays.
    case tooManyHolidays
    /// More than 100 triggers.
    case tooManyTriggers
    /// Another trigger of the study has this id.
    case triggerDuplicate
    /// A trigger has no cause.
    case triggerCauseMissing
    /// The study has no trigger with this id.
    case triggerUnknown
    /// A number of a trigger is out of range.
    case triggerOutOfRange
    /// The maximum number of a trigger's notifications has no count or no period, or its cooldown
    /// already allows fewer.
    case triggerBoundInvalid
    /// The study does not accept health records of this type.
    case recordTypeNotInStudy
    /// A value is compared although the records are not measurements, or kinds are given although
    /// records of the type have none.
    case recordCauseNotApplicable
    /// A comparison of a measured value has no unit.
    case comparedUnitMissing
    /// The unit of a noise level is unspecified or unknown.
    case noiseUnitMissing
    /// The study, or the named questionnaire, does not measure noise.
    case noiseNotMeasured
    /// The study has no sounds, or not this collection.
    case soundsNotInStudy
    /// A rule has the same score twice.
    case scoreDuplicate
    /// The score does not have the band.
    case bandUnknown
    /// An entry of a trigger's list occurs twice.
    case triggerEntryDuplicate
    /// The anchor of an `after` plan is not a trigger.
    case triggerAnchorMissing
    /// A field has no meaning with an `after` plan.
    case afterPlanNotApplicable
    /// Warning: on some days, notifications of the same or a higher priority reach `per_day_max`, so
    /// that none follows the trigger.
    case triggerWithoutRoom
    /// A delay exceeds 44,640 minutes, or the minimum exceeds the maximum.
    case delayOutOfRange
    /// Warning: no schedule uses the trigger, and it has no alert; or no schedule uses an option of its
    /// draw.
    case triggerUnused
    /// The alert of a trigger has no channel, more than 5, a duplicate, or a name that is not 1–64
    /// lower-case letters, digits and hyphens.
    case alertChannelInvalid
    /// An alert has channels for its escalation without a time, a time without channels, or a time over
    /// 44,640 minutes.
    case alertEscalationInvalid
    /// The draw of a trigger has no row or more than 50, a row without conditions before the last one,
    /// conditions although sheets of that questionnaire do not cause the trigger, more than 10 options,
    /// an option with an invalid id or twice, or probabilities that are 0 or sum up to more than 1.
    case triggerDrawInvalid
    /// The anchor's trigger has no draw with this option.
    case drawOptionUnknown
    /// More than 20 comparisons.
    case tooManyComparisons
    /// A comparison or a change names neither a question nor a score.
    case comparedValueMissing
    /// The answers to the question are not numbers.
    case comparedValueNotNumeric
    /// The window of a comparison exceeds 366 days.
    case windowDaysOutOfRange
    /// A number of the rewards is out of range, or rewards have neither points nor days in a row.
    case rewardOutOfRange
    /// More than 50 levels, or the points of a level do not exceed those of the one before.
    case levelsNotAscending
    /// Levels and ranking need points.
    case rewardWithoutPoints
    /// More than 200 feedback texts.
    case tooManyFeedbackTexts
    /// The change of a feedback text has no limit, or no number lies between its limits.
    case feedbackChangeEmpty
    /// Warning: a score counts a negative code whose opposite is no code.
    case negativeCodeCounted
    /// More than 200 calculations.
    case tooManyCalculations
    /// The questionnaire does not have the calculation.
    case calculationUnknown
    /// Calculations, or calculations and scores, refer to each other in a cycle.
    case calculationCycle
    /// An expression has no nodes, a node has no content or an unknown function, a function has
    /// another number of operands than it needs, or a node precedes its function.
    case expressionMalformed
    /// An expression has more than 500 nodes or 30 levels.
    case expressionTooLarge
    /// An operand, or the result of an expression, is not of the type that is needed there.
    case expressionType
    /// More than 200 constraints.
    case tooManyConstraints
    /// A text has a placeholder that is not complete, or that names an unknown question, calculation
    /// or score. Correct it, or remove the braces.
    case placeholderInvalid
    /// Placeholders are not replaced in this text.
    case placeholderNotApplicable
    /// Conditions for requiring an answer need a question with `optional_answer` outside of composites
    /// with `optional_answer`.
    case requiredWhenNotApplicable
    /// A number of decimal digits is above 10.
    case decimalsOutOfRange
    /// A ranking ranks more options than it has.
    case rankedCountOutOfRange
    /// A random order, fixed position or filter of options where there are no options to order.
    case optionOrderNotApplicable
    /// A member of a group with a random order refers to another member of the group, which may be
    /// shown later.
    case randomOrderReference
    /// The question that decides which options are offered is unknown, does not precede the question,
    /// or has no codes.
    case offeredByInvalid
    /// An option names codes of another question that decide when it is offered, but the question names
    /// no such question, the code is unknown, or there are more than 100.
    case offeredForInvalid
    /// A label of a slider is not at a value between its ends, not in ascending order, or there are
    /// more than 50.
    case sliderLabelInvalid
    /// Step marks of a slider without steps or with more than 100, or a knob that stands upright.
    case sliderMarksNotApplicable
    /// Poles of a question that does not share a scale with ends.
    case polesNotApplicable
    /// A countdown of 0 or more than 3,600 seconds.
    case countdownOutOfRange
    /// The numbers of a repetition are not 1–100, or the minimum exceeds the maximum or has no effect
    /// beside a count.
    case repeatOutOfRange
    /// A repeating group is in a repeating group.
    case repeatNested
    /// The count of a repetition is not a preceding question, outside of repeating groups, or a
    /// calculation, whose values are numbers.
    case repeatCountInvalid
    /// A rule or placeholder outside of a repeating group refers to its question or calculation. Use
    /// EACH, or the id with the number of the repetition.
    case repeatedReference
    /// The parent of a calculation is not a repeating group.
    case calculationParentInvalid
    /// The profile has no such field, or it is not allowed here.
    case profileFieldUnknown
    /// A questionnaire of the study uses a profile field that the study does not declare.
    case profileFieldNotDeclared
    /// More than 10 parts of the consent.
    case tooManyConsentParts
    /// A part of the consent, or the consent text of a group, is not in exactly the languages of the
    /// study's consent text.
    case consentLanguagesDiffer
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .mediaUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .libraryEntryOfAnotherStudy, .studyOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .retentionErasesNow, .questionnaireRetired, .studyRetired, .studyDeleted, .studyNotEnded, .studyHasParticipants, .retentionNotPassed, .lastOwner, .draftHasFindings, .mediaStoreAbsent, .mediaStoreUnavailable, .mediaStoreFull, .mediaBytesMissing, .mediaInUse, .mediaUploadedConcurrently, .mediaQuotaExceeded, .tooManyMediaUploads, .mediaRangeInvalid, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .mediaHashInvalid, .mediaTooLarge, .mediaChunkInvalid, .mediaTypeNotAccepted, .mediaChecksumMismatch, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .fileKindMissing, .fileLimitInvalid, .mediaDiffers, .frequencyOutOfRange, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .informationKindMissing, .informationKindDuplicate, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened, .draftDaysOutOfRange, .recordTypeMissing, .recordTypeDuplicate, .recordVocabularyMissing, .recordVocabularyUnknown, .tooManySchedules, .scheduleIdMissing, .anchorInvalid, .rhythmOutOfRange, .dayCountOutOfRange, .datesEmpty, .drawnOnceNotApplicable, .boundsInvalid, .muteNotApplicable, .priorityOutOfRange, .remindersOutOfRange, .snoozeOutOfRange, .completionOutOfRange, .promptRulesOutOfRange, .holidayDuplicate, .tooManyHolidays, .tooManyTriggers, .triggerDuplicate, .triggerCauseMissing, .triggerUnknown, .triggerOutOfRange, .triggerBoundInvalid, .recordTypeNotInStudy, .recordCauseNotApplicable, .comparedUnitMissing, .noiseUnitMissing, .noiseNotMeasured, .soundsNotInStudy, .scoreDuplicate, .bandUnknown, .triggerEntryDuplicate, .triggerAnchorMissing, .afterPlanNotApplicable, .triggerWithoutRoom, .delayOutOfRange, .triggerUnused, .alertChannelInvalid, .alertEscalationInvalid, .triggerDrawInvalid, .drawOptionUnknown, .tooManyComparisons, .comparedValueMissing, .comparedValueNotNumeric, .windowDaysOutOfRange, .rewardOutOfRange, .levelsNotAscending, .rewardWithoutPoints, .tooManyFeedbackTexts, .feedbackChangeEmpty, .negativeCodeCounted, .tooManyCalculations, .calculationUnknown, .calculationCycle, .expressionMalformed, .expressionTooLarge, .expressionType, .tooManyConstraints, .placeholderInvalid, .placeholderNotApplicable, .requiredWhenNotApplicable, .decimalsOutOfRange, .rankedCountOutOfRange, .optionOrderNotApplicable, .randomOrderReference, .offeredByInvalid, .offeredForInvalid, .sliderLabelInvalid, .sliderMarksNotApplicable, .polesNotApplicable, .countdownOutOfRange, .repeatOutOfRange, .repeatNested, .repeatCountInvalid, .repeatedReference, .calculationParentInvalid, .profileFieldUnknown, .profileFieldNotDeclared, .tooManyConsentParts, .consentLanguagesDiffer] }

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
        case 400: .mediaUnknown
        case 8: .roleInsufficient
        case 9: .notStudyLeader
        case 10: .studyIdOfAnotherProject
        case 11: .questionnaireOfAnotherProject
        case 12: .questionnaireOfAnotherStudy
        case 13: .libraryEntryOfAnotherProject
        case 310: .libraryEntryOfAnotherStudy
        case 311: .studyOfAnotherProject
        case 14: .textsOnly
        case 44: .participantErased
        case 15: .etagMismatch
        case 16: .publishedMeanwhile
        case 17: .createdConcurrently
        case 18: .importedConcurrently
        case 19: .draftExists
        case 20: .projectExists
        case 45: .retentionErasesNow
        case 21: .questionnaireRetired
        case 330: .studyRetired
        case 331: .studyDeleted
        case 332: .studyNotEnded
        case 333: .studyHasParticipants
        case 334: .retentionNotPassed
        case 22: .lastOwner
        case 23: .draftHasFindings
        case 401: .mediaStoreAbsent
        case 402: .mediaStoreUnavailable
        case 403: .mediaStoreFull
        case 404: .mediaBytesMissing
        case 405: .mediaInUse
        case 406: .mediaUploadedConcurrently
        case 407: .mediaQuotaExceeded
        case 408: .tooManyMediaUploads
        case 409: .mediaRangeInvalid
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
        case 410: .mediaHashInvalid
        case 411: .mediaTooLarge
        case 412: .mediaChunkInvalid
        case 413: .mediaTypeNotAccepted
        case 414: .mediaChecksumMismatch
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
        case 417: .fileKindMissing
        case 418: .fileLimitInvalid
        case 415: .mediaDiffers
        case 416: .frequencyOutOfRange
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
        case 335: .informationKindMissing
        case 336: .informationKindDuplicate
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
        case 305: .triggerWithoutRoom
        case 297: .delayOutOfRange
        case 298: .triggerUnused
        case 460: .alertChannelInvalid
        case 461: .alertEscalationInvalid
        case 462: .triggerDrawInvalid
        case 463: .drawOptionUnknown
        case 320: .tooManyComparisons
        case 321: .comparedValueMissing
        case 322: .comparedValueNotNumeric
        case 323: .windowDaysOutOfRange
        case 326: .rewardOutOfRange
        case 327: .levelsNotAscending
        case 328: .rewardWithoutPoints
        case 324: .tooManyFeedbackTexts
        case 325: .feedbackChangeEmpty
        case 299: .negativeCodeCounted
        case 350: .tooManyCalculations
        case 351: .calculationUnknown
        case 352: .calculationCycle
        case 353: .expressionMalformed
        case 354: .expressionTooLarge
        case 355: .expressionType
        case 356: .tooManyConstraints
        case 357: .placeholderInvalid
        case 358: .placeholderNotApplicable
        case 359: .requiredWhenNotApplicable
        case 360: .decimalsOutOfRange
        case 361: .rankedCountOutOfRange
        case 362: .optionOrderNotApplicable
        case 363: .randomOrderReference
        case 364: .offeredByInvalid
        case 365: .offeredForInvalid
        case 366: .sliderLabelInvalid
        case 367: .sliderMarksNotApplicable
        case 368: .polesNotApplicable
        case 369: .countdownOutOfRange
        case 436: .repeatOutOfRange
        case 437: .repeatNested
        case 438: .repeatCountInvalid
        case 439: .repeatedReference
        case 440: .calculationParentInvalid
        case 441: .profileFieldUnknown
        case 442: .profileFieldNotDeclared
        case 520: .tooManyConsentParts
        case 521: .consentLanguagesDiffer
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
        case .mediaUnknown: 400
        case .roleInsufficient: 8
        case .notStudyLeader: 9
        case .studyIdOfAnotherProject: 10
        case .questionnaireOfAnotherProject: 11
        case .questionnaireOfAnotherStudy: 12
        case .libraryEntryOfAnotherProject: 13
        case .libraryEntryOfAnotherStudy: 310
        case .studyOfAnotherProject: 311
        case .textsOnly: 14
        case .participantErased: 44
        case .etagMismatch: 15
        case .publishedMeanwhile: 16
        case .createdConcurrently: 17
        case .importedConcurrently: 18
        case .draftExists: 19
        case .projectExists: 20
        case .retentionErasesNow: 45
        case .questionnaireRetired: 21
        case .studyRetired: 330
        case .studyDeleted: 331
        case .studyNotEnded: 332
        case .studyHasParticipants: 333
        case .retentionNotPassed: 334
        case .lastOwner: 22
        case .draftHasFindings: 23
        case .mediaStoreAbsent: 401
        case .mediaStoreUnavailable: 402
        case .mediaStoreFull: 403
        case .mediaBytesMissing: 404
        case .mediaInUse: 405
        case .mediaUploadedConcurrently: 406
        case .mediaQuotaExceeded: 407
        case .tooManyMediaUploads: 408
        case .mediaRangeInvalid: 409
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
        case .mediaHashInvalid: 410
        case .mediaTooLarge: 411
        case .mediaChunkInvalid: 412
        case .mediaTypeNotAccepted: 413
        case .mediaChecksumMismatch: 414
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
        case .fileKindMissing: 417
        case .fileLimitInvalid: 418
        case .mediaDiffers: 415
        case .frequencyOutOfRange: 416
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
        case .informationKindMissing: 335
        case .informationKindDuplicate: 336
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
        case .triggerWithoutRoom: 305
        case .delayOutOfRange: 297
        case .triggerUnused: 298
        case .alertChannelInvalid: 460
        case .alertEscalationInvalid: 461
        case .triggerDrawInvalid: 462
        case .drawOptionUnknown: 463
        case .tooManyComparisons: 320
        case .comparedValueMissing: 321
        case .comparedValueNotNumeric: 322
        case .windowDaysOutOfRange: 323
        case .rewardOutOfRange: 326
        case .levelsNotAscending: 327
        case .rewardWithoutPoints: 328
        case .tooManyFeedbackTexts: 324
        case .feedbackChangeEmpty: 325
        case .negativeCodeCounted: 299
        case .tooManyCalculations: 350
        case .calculationUnknown: 351
        case .calculationCycle: 352
        case .expressionMalformed: 353
        case .expressionTooLarge: 354
        case .expressionType: 355
        case .tooManyConstraints: 356
        case .placeholderInvalid: 357
        case .placeholderNotApplicable: 358
        case .requiredWhenNotApplicable: 359
        case .decimalsOutOfRange: 360
        case .rankedCountOutOfRange: 361
        case .optionOrderNotApplicable: 362
        case .randomOrderReference: 363
        case .offeredByInvalid: 364
        case .offeredForInvalid: 365
        case .sliderLabelInvalid: 366
        case .sliderMarksNotApplicable: 367
        case .polesNotApplicable: 368
        case .countdownOutOfRange: 369
        case .repeatOutOfRange: 436
        case .repeatNested: 437
        case .repeatCountInvalid: 438
        case .repeatedReference: 439
        case .calculationParentInvalid: 440
        case .profileFieldUnknown: 441
        case .profileFieldNotDeclared: 442
        case .tooManyConsentParts: 520
        case .consentLanguagesDiffer: 521
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/catalogue/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/catalogue/v1/errors.proto",
    dependencies: [],
    base64: "CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKss6CgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJTSU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElPTl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSEgoNTUVESUFfVU5LTk9XThCQAxIVChFST0xFX0lOU1VGRklDSUVOVBAIEhQKEE5PVF9TVFVEWV9MRUFERVIQCRIfChtTVFVEWV9JRF9PRl9BTk9USEVSX1BST0pFQ1QQChIkCiBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfUFJPSkVDVBALEiIKHlFVRVNUSU9OTkFJUkVfT0ZfQU5PVEhFUl9TVFVEWRAMEiQKIExJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9QUk9KRUNUEA0SIwoeTElCUkFSWV9FTlRSWV9PRl9BTk9USEVSX1NUVURZELYCEh0KGFNUVURZX09GX0FOT1RIRVJfUFJPSkVDVBC3AhIOCgpURVhUU19PTkxZEA4SFgoSUEFSVElDSVBBTlRfRVJBU0VEECwSEQoNRVRBR19NSVNNQVRDSBAPEhcKE1BVQkxJU0hFRF9NRUFOV0hJTEUQEBIYChRDUkVBVEVEX0NPTkNVUlJFTlRMWRAREhkKFUlNUE9SVEVEX0NPTkNVUlJFTlRMWRASEhAKDERSQUZUX0VYSVNUUxATEhIKDlBST0pFQ1RfRVhJU1RTEBQSGAoUUkVURU5USU9OX0VSQVNFU19OT1cQLRIZChVRVUVTVElPTk5BSVJFX1JFVElSRUQQFRISCg1TVFVEWV9SRVRJUkVEEMoCEhIKDVNUVURZX0RFTEVURUQQywISFAoPU1RVRFlfTk9UX0VOREVEEMwCEhsKFlNUVURZX0hBU19QQVJUSUNJUEFOVFMQzQISGQoUUkVURU5USU9OX05PVF9QQVNTRUQQzgISDgoKTEFTVF9PV05FUhAWEhYKEkRSQUZUX0hBU19GSU5ESU5HUxAXEhcKEk1FRElBX1NUT1JFX0FCU0VOVBCRAxIcChdNRURJQV9TVE9SRV9VTkFWQUlMQUJMRRCSAxIVChBNRURJQV9TVE9SRV9GVUxMEJMDEhgKE01FRElBX0JZVEVTX01JU1NJTkcQlAMSEQoMTUVESUFfSU5fVVNFEJUDEiAKG01FRElBX1VQTE9BREVEX0NPTkNVUlJFTlRMWRCWAxIZChRNRURJQV9RVU9UQV9FWENFRURFRBCXAxIbChZUT09fTUFOWV9NRURJQV9VUExPQURTEJgDEhgKE01FRElBX1JBTkdFX0lOVkFMSUQQmQMSEwoPVE9PX01BTllfRFJBRlRTEBgSFQoRVE9PX01BTllfUFJPSkVDVFMQGRIUChBUT09fTUFOWV9NRU1CRVJTEBoSFQoRVE9PX01BTllfV0FUQ0hFUlMQGxIUChBBTlNXRVJfVE9PX0xBUkdFEBwSEwoPQVVUSE9SSU5HX0xJTUlUEB0SEgoOQ1VSU09SX0lOVkFMSUQQHhIQCgxLSU5EX1VOS05PV04QHxIRCg1CQVRDSF9JTlZBTElEECASFAoQVE9PX01BTllfU1RVRElFUxAhEhMKD1NUVURZX0RVUExJQ0FURRAiEhIKDlFVRVJZX1RPT19MT05HECMSEQoNRklFTERfVU5LTk9XThAkEhYKEkZJRUxEX05PVF9XUklUQUJMRRAlEhMKD1RPT19NQU5ZX0ZJRUxEUxAmEhMKD0VMRU1FTlRfVU5LTk9XThAnEhMKD1ZFUlNJT05fVU5LTk9XThAoEhAKDFJPTEVfVU5LTk9XThApEhMKD1NIQVJJTkdfVU5LTk9XThAqEhMKD0RSQUZUX1RPT19MQVJHRRArEhcKEk1FRElBX0hBU0hfSU5WQUxJRBCaAxIUCg9NRURJQV9UT09fTEFSR0UQmwMSGAoTTUVESUFfQ0hVTktfSU5WQUxJRBCcAxIcChdNRURJQV9UWVBFX05PVF9BQ0NFUFRFRBCdAxIcChdNRURJQV9DSEVDS1NVTV9NSVNNQVRDSBCeAxIVChFUT09fTUFOWV9GSU5ESU5HUxBlEg4KCklEX0lOVkFMSUQQZhIQCgxJRF9EVVBMSUNBVEUQZxIQCgxDT0RFX0lOVkFMSUQQaBISCg5DT0RFX0RVUExJQ0FURRBpEhAKDFRFWFRfTUlTU0lORxBqEg4KClRFWFRfRU1QVFkQaxIRCg1URVhUX1RPT19MT05HEGwSGgoWVEVYVF9DT05UUk9MX0NIQVJBQ1RFUhBtEh0KGVRFWFRfT1VUU0lERV9UUkFOU0xBVElPTlMQbhIXChNUUkFOU0xBVElPTl9NSVNTSU5HEG8SFAoQTEFOR1VBR0VfSU5WQUxJRBBwEhYKEkxBTkdVQUdFX0RVUExJQ0FURRBxEhYKElRPT19NQU5ZX0xBTkdVQUdFUxByEhEKDVZFUlNJT05fR0lWRU4QcxIYChRDT05URU5UX0hBU0hfRElGRkVSUxB0Eg8KC0RPSV9JTlZBTElEEHUSFAoQVE9PX01BTllfQVVUSE9SUxB2EhIKDk9SSUdJTl9JTlZBTElEEHcSGgoWQU5OT1RBVElPTl9LRVlfSU5WQUxJRBB4EhgKFEFOTk9UQVRJT05fRFVQTElDQVRFEHkSGAoUVE9PX01BTllfQU5OT1RBVElPTlMQehIPCgtOT19FTEVNRU5UUxB7EhUKEVRPT19NQU5ZX0VMRU1FTlRTEHwSEwoPQ09OVEVOVF9NSVNTSU5HEH0SFwoTU0VOU09SX0tJTkRfTUlTU0lORxB+EhQKEFNFTlNPUl9EVVBMSUNBVEUQfxIeChlTRU5TT1JfQ09VTlRfT1VUX09GX1JBTkdFEIABEhgKE0dST1VQX1NUWUxFX01JU1NJTkcQgQESEwoOUEFSRU5UX1VOS05PV04QggESEQoMTUVNQkVSX0FQQVJUEIMBEhcKEk1FTUJFUl9OT1RfQUxMT1dFRBCEARIQCgtHUk9VUF9FTVBUWRCFARIUCg9HUk9VUFNfVE9PX0RFRVAQhgESGAoTUEFHRV9CUkVBS19JTl9HUk9VUBCHARIaChVTSEFSRURfQU5TV0VSX01JU1NJTkcQiAESIQocU0hBUkVEX0FOU1dFUl9OT1RfQVBQTElDQUJMRRCJARIRCgxJVEVNX1JFQ09ERUQQigESFwoSQ09VTlRfT1VUX09GX1JBTkdFEIsBEhMKDldFSUdIVF9JTlZBTElEEIwBEhEKDERBVEVfSU5WQUxJRBCNARIUCg9QQVRURVJOX0lOVkFMSUQQjgESGQoUUEFUVEVSTl9ISU5UX01JU1NJTkcQjwESIgodSU5JVElBTF9BTlNXRVJfTk9UX0FQUExJQ0FCTEUQkAESGwoWSU5JVElBTF9BTlNXRVJfSU5WQUxJRBCRARIXChJUWVBFX05PVF9TVVBQT1JURUQQkgESGQoUVU5TVVBQT1JURURfUkVRVUlSRUQQkwESFQoQQ09OVEVOVFNfSU5WQUxJRBCUARIaChVRVUVTVElPTl9UWVBFX01JU1NJTkcQlQESFAoPVE9PX0ZFV19PUFRJT05TEJYBEhUKEFRPT19NQU5ZX09QVElPTlMQlwESHQoYRVhDTFVTSVZFX05PVF9BUFBMSUNBQkxFEJgBEhAKC1JBTkdFX0VNUFRZEJkBEhYKEU5VTUJFUl9OT1RfRklOSVRFEJoBEhIKDVNURVBfTkVHQVRJVkUQmwESGQoUU1RFUF9ET0VTX05PVF9ESVZJREUQnAESFgoRRElNRU5TSU9OX01JU1NJTkcQnQESFgoRQk9VTkRfTk9UX0lOVEVHRVIQngESEQoMVU5JVF9JTlZBTElEEJ8BEhgKE0xFTkdUSF9PVVRfT0ZfUkFOR0UQoAESGAoTVE9PX01BTllfQ09ORElUSU9OUxChARIYChNDT05ESVRJT05fTUFMRk9STUVEEKIBEhcKEkNPTkRJVElPTl9UT09fREVFUBCjARIQCgtVTlJFQUNIQUJMRRCkARIZChRTQ09SRV9OT1RfQVBQTElDQUJMRRClARIVChBRVUVTVElPTl9VTktOT1dOEKYBEhkKFFFVRVNUSU9OX05PVF9FQVJMSUVSEKcBEh8KGlFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZEKgBEhoKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThCpARIVChBPUEVSQVRPUl9NSVNTSU5HEKoBEhwKF09QRVJBVE9SX05PVF9BUFBMSUNBQkxFEKsBEhIKDUNPREVTX01JU1NJTkcQrAESGQoUQ09ERVNfTk9UX0FQUExJQ0FCTEUQrQESEQoMQ09ERV9VTktOT1dOEK4BEhgKE1RFWFRfTk9UX0FQUExJQ0FCTEUQrwESGgoVQ09NUEFSRURfVEVYVF9JTlZBTElEELABEhMKDk5VTUJFUl9NSVNTSU5HELEBEhoKFU5VTUJFUl9OT1RfQVBQTElDQUJMRRCyARIYChNOVU1CRVJfT1VUX09GX1JBTkdFELMBEhMKDk1FVEhPRF9NSVNTSU5HELQBEhQKD1RPT19NQU5ZX1NDT1JFUxC1ARITCg5OT19TQ09SRV9JVEVNUxC2ARIZChRUT09fTUFOWV9TQ09SRV9JVEVNUxC3ARIZChRTQ09SRV9JVEVNX0RVUExJQ0FURRC4ARISCg1TQ09SRV9VTktOT1dOELkBEhkKFEFOU1dFUl9OT1RfQ09VTlRBQkxFELoBEhIKDVJBTkdFX1VOS05PV04QuwESIgodTUlOSU1VTV9BTlNXRVJFRF9PVVRfT0ZfUkFOR0UQvAESGAoTQkFORFNfTk9UX0FTQ0VORElORxC9ARITCg5UT09fTUFOWV9CQU5EUxC+ARITCg5BQ0NFU1NfTUlTU0lORxC/ARIVChBQQVNTV09SRF9NSVNTSU5HEMABEhQKD1BBU1NXT1JEX0xFTkdUSBDBARIcChdQQVNTV09SRF9OT1RfQVBQTElDQUJMRRDCARIUCg9JTlNUQU5UX0lOVkFMSUQQwwESEQoMUEVSSU9EX0VNUFRZEMQBEhYKEU5PX1FVRVNUSU9OTkFJUkVTEMUBEhQKD1NUVURZX1RPT19MQVJHRRDGARIcChdUT09fTUFOWV9RVUVTVElPTk5BSVJFUxDHARIcChdRVUVTVElPTk5BSVJFX0RVUExJQ0FURRDIARIfChpRVUVTVElPTk5BSVJFX05PVF9JTVBPUlRFRBDJARIbChZRVUVTVElPTk5BSVJFX05PVF9VU0VEEMoBEhcKElJFQ1VSUkVOQ0VfTUlTU0lORxDLARISCg1HUk9VUF9VTktOT1dOEMwBEhQKD1RPT19NQU5ZX0dST1VQUxDNARIhChxSRVBFQVRfSU5URVJWQUxfT1VUX09GX1JBTkdFEM4BEiMKHlJFUEVBVF9JTlRFUlZBTF9OT1RfQVBQTElDQUJMRRDPARIYChNUT09fTUFOWV9ORVhUX0xJU1RTENABEg4KCU5PX09GRkVSUxDRARIUCg9PRkZFUl9EVVBMSUNBVEUQ0gESFAoPTkVYVF9MSVNUX0NZQ0xFENMBEhEKDEZJTEVfTUlTU0lORxDUARIbChZGSUxFX1JFRkVSRU5DRV9JTlZBTElEENUBEg4KCU5PX1NPVU5EUxDWARIUCg9UT09fTUFOWV9TT1VORFMQ1wESFQoQQ0FURUdPUllfVU5LTk9XThDYARIZChRTT1VORF9MRU5HVEhfTUlTU0lORxDZARITCg5MT09QX0RVUExJQ0FURRDaARIWChFGSUxFX0tJTkRfTUlTU0lORxChAxIXChJGSUxFX0xJTUlUX0lOVkFMSUQQogMSEgoNTUVESUFfRElGRkVSUxCfAxIbChZGUkVRVUVOQ1lfT1VUX09GX1JBTkdFEKADEg0KCE5PX1RFUk1TENsBEhMKDlRPT19NQU5ZX1RFUk1TENwBEhEKDFBMQU5fTUlTU0lORxDdARIZChRQRVJfREFZX09VVF9PRl9SQU5HRRDeARIPCgpOT19XSU5ET1dTEN8BEhUKEFdJTkRPV19UT09fU0hPUlQQ4AESFQoQR0FQX09VVF9PRl9SQU5HRRDhARIQCgtEQVlfTUlTU0lORxDiARISCg1EQVlfRFVQTElDQVRFEOMBEhgKE01JTlVURV9PVVRfT0ZfUkFOR0UQ5AESDQoITk9fVElNRVMQ5QESEwoOVE9PX01BTllfVElNRVMQ5gESEwoOVElNRV9EVVBMSUNBVEUQ5wESHgoZREFZX09GX01PTlRIX09VVF9PRl9SQU5HRRDoARIbChZTVEFSVF9EQVlfT1VUX09GX1JBTkdFEOkBEhgKE0VYUElSWV9PVVRfT0ZfUkFOR0UQ6gESGQoUVFJBTlNMQVRJT05fT1VUREFURUQQ6wESIAobQ09OU0VOVF9UUkFOU0xBVElPTl9NSVNTSU5HEOwBEh0KGElORk9STUFUSU9OX0tJTkRfTUlTU0lORxDPAhIfChpJTkZPUk1BVElPTl9LSU5EX0RVUExJQ0FURRDQAhIUCg9SRVRFTlRJT05fRU1QVFkQ7QESGwoWUkVURU5USU9OX09VVF9PRl9SQU5HRRDuARIeChlSRVRFTlRJT05fT1VUQ09NRV9NSVNTSU5HEO8BEhkKFFJFVEVOVElPTl9MRU5HVEhFTkVEEPABEhwKF0RSQUZUX0RBWVNfT1VUX09GX1JBTkdFEPEBEhgKE1JFQ09SRF9UWVBFX01JU1NJTkcQ8gESGgoVUkVDT1JEX1RZUEVfRFVQTElDQVRFEPMBEh4KGVJFQ09SRF9WT0NBQlVMQVJZX01JU1NJTkcQ9AESHgoZUkVDT1JEX1ZPQ0FCVUxBUllfVU5LTk9XThD1ARIXChJUT09fTUFOWV9TQ0hFRFVMRVMQ9gESGAoTU0NIRURVTEVfSURfTUlTU0lORxD3ARITCg5BTkNIT1JfSU5WQUxJRBD4ARIYChNSSFlUSE1fT1VUX09GX1JBTkdFEPkBEhsKFkRBWV9DT1VOVF9PVVRfT0ZfUkFOR0UQ+gESEAoLREFURVNfRU1QVFkQ+wESHgoZRFJBV05fT05DRV9OT1RfQVBQTElDQUJMRRD8ARITCg5CT1VORFNfSU5WQUxJRBD9ARIYChNNVVRFX05PVF9BUFBMSUNBQkxFEP4BEhoKFVBSSU9SSVRZX09VVF9PRl9SQU5HRRD/ARIbChZSRU1JTkRFUlNfT1VUX09GX1JBTkdFEI8CEhgKE1NOT09aRV9PVVRfT0ZfUkFOR0UQkAISHAoXQ09NUExFVElPTl9PVVRfT0ZfUkFOR0UQkQISHgoZUFJPTVBUX1JVTEVTX09VVF9PRl9SQU5HRRCAAhIWChFIT0xJREFZX0RVUExJQ0FURRCBAhIWChFUT09fTUFOWV9IT0xJREFZUxCCAhIWChFUT09fTUFOWV9UUklHR0VSUxCYAhIWChFUUklHR0VSX0RVUExJQ0FURRCZAhIaChVUUklHR0VSX0NBVVNFX01JU1NJTkcQmgISFAoPVFJJR0dFUl9VTktOT1dOEJsCEhkKFFRSSUdHRVJfT1VUX09GX1JBTkdFEJwCEhoKFVRSSUdHRVJfQk9VTkRfSU5WQUxJRBCdAhIdChhSRUNPUkRfVFlQRV9OT1RfSU5fU1RVRFkQngISIAobUkVDT1JEX0NBVVNFX05PVF9BUFBMSUNBQkxFEJ8CEhoKFUNPTVBBUkVEX1VOSVRfTUlTU0lORxCgAhIXChJOT0lTRV9VTklUX01JU1NJTkcQoQISFwoSTk9JU0VfTk9UX01FQVNVUkVEEKICEhgKE1NPVU5EU19OT1RfSU5fU1RVRFkQowISFAoPU0NPUkVfRFVQTElDQVRFEKQCEhEKDEJBTkRfVU5LTk9XThClAhIcChdUUklHR0VSX0VOVFJZX0RVUExJQ0FURRCmAhIbChZUUklHR0VSX0FOQ0hPUl9NSVNTSU5HEKcCEh4KGUFGVEVSX1BMQU5fTk9UX0FQUExJQ0FCTEUQqAISGQoUVFJJR0dFUl9XSVRIT1VUX1JPT00QsQISFwoSREVMQVlfT1VUX09GX1JBTkdFEKkCEhMKDlRSSUdHRVJfVU5VU0VEEKoCEhoKFUFMRVJUX0NIQU5ORUxfSU5WQUxJRBDMAxIdChhBTEVSVF9FU0NBTEFUSU9OX0lOVkFMSUQQzQMSGQoUVFJJR0dFUl9EUkFXX0lOVkFMSUQQzgMSGAoTRFJBV19PUFRJT05fVU5LTk9XThDPAxIZChRUT09fTUFOWV9DT01QQVJJU09OUxDAAhIbChZDT01QQVJFRF9WQUxVRV9NSVNTSU5HEMECEh8KGkNPTVBBUkVEX1ZBTFVFX05PVF9OVU1FUklDEMICEh0KGFdJTkRPV19EQVlTX09VVF9PRl9SQU5HRRDDAhIYChNSRVdBUkRfT1VUX09GX1JBTkdFEMYCEhkKFExFVkVMU19OT1RfQVNDRU5ESU5HEMcCEhoKFVJFV0FSRF9XSVRIT1VUX1BPSU5UUxDIAhIcChdUT09fTUFOWV9GRUVEQkFDS19URVhUUxDEAhIaChVGRUVEQkFDS19DSEFOR0VfRU1QVFkQxQISGgoVTkVHQVRJVkVfQ09ERV9DT1VOVEVEEKsCEhoKFVRPT19NQU5ZX0NBTENVTEFUSU9OUxDeAhIYChNDQUxDVUxBVElPTl9VTktOT1dOEN8CEhYKEUNBTENVTEFUSU9OX0NZQ0xFEOACEhkKFEVYUFJFU1NJT05fTUFMRk9STUVEEOECEhkKFEVYUFJFU1NJT05fVE9PX0xBUkdFEOICEhQKD0VYUFJFU1NJT05fVFlQRRDjAhIZChRUT09fTUFOWV9DT05TVFJBSU5UUxDkAhIYChNQTEFDRUhPTERFUl9JTlZBTElEEOUCEh8KGlBMQUNFSE9MREVSX05PVF9BUFBMSUNBQkxFEOYCEiEKHFJFUVVJUkVEX1dIRU5fTk9UX0FQUExJQ0FCTEUQ5wISGgoVREVDSU1BTFNfT1VUX09GX1JBTkdFEOgCEh4KGVJBTktFRF9DT1VOVF9PVVRfT0ZfUkFOR0UQ6QISIAobT1BUSU9OX09SREVSX05PVF9BUFBMSUNBQkxFEOoCEhsKFlJBTkRPTV9PUkRFUl9SRUZFUkVOQ0UQ6wISFwoST0ZGRVJFRF9CWV9JTlZBTElEEOwCEhgKE09GRkVSRURfRk9SX0lOVkFMSUQQ7QISGQoUU0xJREVSX0xBQkVMX0lOVkFMSUQQ7gISIAobU0xJREVSX01BUktTX05PVF9BUFBMSUNBQkxFEO8CEhkKFFBPTEVTX05PVF9BUFBMSUNBQkxFEPACEhsKFkNPVU5URE9XTl9PVVRfT0ZfUkFOR0UQ8QISGAoTUkVQRUFUX09VVF9PRl9SQU5HRRC0AxISCg1SRVBFQVRfTkVTVEVEELUDEhkKFFJFUEVBVF9DT1VOVF9JTlZBTElEELYDEhcKElJFUEVBVEVEX1JFRkVSRU5DRRC3AxIfChpDQUxDVUxBVElPTl9QQVJFTlRfSU5WQUxJRBC4AxIaChVQUk9GSUxFX0ZJRUxEX1VOS05PV04QuQMSHwoaUFJPRklMRV9GSUVMRF9OT1RfREVDTEFSRUQQugMSGwoWVE9PX01BTllfQ09OU0VOVF9QQVJUUxCIBBIdChhDT05TRU5UX0xBTkdVQUdFU19ESUZGRVIQiQRCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqFzQEKKwoBDBIDAQASGiEgRXJyb3IgcmVhc29ucyBvZiB0aGUgY2F0YWxvZ3VlLgoKmAMKAgUAEgUPALMFARqKAyBFcnJvciByZWFzb25zIG9mIHRoaXMgc2VydmljZSwgaW4gYWRkaXRpb24gdG8gdGhvc2Ugb2Ygb3RvbGl0aC5jb21tb24udjEuRXJyb3JSZWFzb24gKHRva2VucywKIGxpbWl0cywgdGhlIGRhdGFiYXNlLCBlbXB0eSBvciBtYWxmb3JtZWQgZmllbGRzKS4gQSB2YWx1ZSdzIG5hbWUgaXMgc2VudCBhcyB0ZXh0LCB3aXRob3V0IGEKIHByZWZpeDogaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApLCBpbgogYGdvb2dsZS5ycGMuQmFkUmVxdWVzdC5GaWVsZFZpb2xhdGlvbi5yZWFzb25gLCBvciBpbiBGaW5kaW5nLnJlYXNvbi4gTmV3IHJlYXNvbnMgbWF5IGJlIGFkZGVkOgogdHJlYXQgYW4gdW5rbm93biByZWFzb24gYnkgaXRzIHN0YXR1cyBjb2RlLgoKJwoEBQACABIDEQIfGhogTm90IHVzZWQgYnkgdGhlIHNlcnZpY2UuCgpkCgQFAAIBEgMWAhQaJiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBkb2VzIG5vdCBleGlzdC4KMi8gTWlzc2luZyBvciBpbnZpc2libGUgcmVzb3VyY2VzLCBpbiBFcnJvckluZm8uCgrUAQoEBQACAhIDGgIkGsYBIE5PVF9GT1VORDogdGhlIHZlcnNpb24gaXMgbm90IHB1Ymxpc2hlZCwgb3IgaXRzIHByb2plY3QgZG9lcyBub3Qgc2hhcmUgaXQuIEluIGFuIGltcG9ydCBhbHNvIGEKIEZpZWxkVmlvbGF0aW9uOiB0aGUgc3R1ZHkgbmFtZXMgYSB2ZXJzaW9uIHRoYXQgZG9lcyBub3QgZXhpc3Q7IHB1Ymxpc2ggaXQgZmlyc3QsIG9yIHdpdGggdGhlCiBzdHVkeS4KClYKBAUAAgMSAxwCFhpJIE5PVF9GT1VORDogdGhlIHByb2plY3QgZG9lcyBub3QgZXhpc3QsIG9yIHRoZSBjYWxsZXIgaGFzIG5vIHJvbGUgaW4gaXQuCgpdCgQFAAIEEgMeAhQaUCBOT1RfRk9VTkQ6IHRoZSBkcmFmdCBkb2VzIG5vdCBleGlzdCwgb3IgdGhlIGNhbGxlciBoYXMgbm8gcm9sZSBpbiBpdHMgcHJvamVjdC4KCucBCgQFAAIFEgMiAh8a2QEgTk9UX0ZPVU5EOiB0aGUgdmVyc2lvbiBvZiB0aGUgc291bmQgY29sbGVjdGlvbiBkb2VzIG5vdCBleGlzdC4gSW4gYW4gaW1wb3J0IGEgRmllbGRWaW9sYXRpb246CiBuZWl0aGVyIHRoaXMgcHJvamVjdCBub3IgYW5vdGhlciBwcm9qZWN0IHRoYXQgc2hhcmVzIHdpdGggYW55b25lIGhhcyB0aGUgc291bmRzOyBwdWJsaXNoIHRoZW0KIGZpcnN0LCBvciB3aXRoIHRoZSBzdHVkeS4KCoQBCgQFAAIGEgMlAhkadyBOT1RfRk9VTkQ6IHRoZSB2ZXJzaW9uIG9mIHRoZSB2b2NhYnVsYXJ5IGRvZXMgbm90IGV4aXN0LiBJbiBhbiBpbXBvcnQgYSBGaWVsZFZpb2xhdGlvbiwgYXMKIFNPVU5EX0NPTExFQ1RJT05fVU5LTk9XTi4KClIKBAUAAgcSAycCExpFIE5PVF9GT1VORDogdGhlIHZlcnNpb24gb2YgdGhlIGl0ZW0gZG9lcyBub3QgZXhpc3QgaW4gdGhlIGl0ZW0gYmFuay4KCqgBCgQFAAIIEgMqAhYamgEgTk9UX0ZPVU5EOiBubyBmaWxlIGhhcyB0aGlzIGhhc2gsIG9yIHRoZSBjYWxsZXIgbWF5IG5vdCByZWFkIGl0LiBJbiBhIGRlZmluaXRpb24gYQogRmllbGRWaW9sYXRpb246IHRoZSBwcm9qZWN0IGRvZXMgbm90IGhhdmUgdGhlIGZpbGU7IHVwbG9hZCBpdCBmaXJzdC4KCpABCgQFAAIJEgMwAhgacCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGwgbmVlZHMgYSBoaWdoZXIgcm9sZSBpbiB0aGUgcHJvamVjdCwgd2hpY2ggdGhlIG1lc3NhZ2UgbmFtZXMuIEFzayBhbgogb3duZXIgZm9yIGl0LgoyESBNaXNzaW5nIHJpZ2h0cy4KCkEKBAUAAgoSAzICFxo0IFBFUk1JU1NJT05fREVOSUVEOiBhbm90aGVyIHBlcnNvbiBsZWFkcyB0aGUgc3R1ZHkuCgqGAQoEBQACCxIDNQIjGnkgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBpZCBvZiBhIG5ldyBzdHVkeSBtdXN0IHN0YXJ0IHdpdGggdGhlIHByb2plY3QncyBpZC4gQ2hvb3NlIHN1Y2ggYW4gaWQsCiBvciBhc2sgYW4gYWRtaW5pc3RyYXRvci4KCm4KBAUAAgwSAzcCKBphIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcXVlc3Rpb25uYWlyZSBiZWxvbmdzIHRvIGFub3RoZXIgcHJvamVjdC4gQ2hvb3NlIGFub3RoZXIgaWQsIG9yIGZvcmsgaXQuCgqvAQoEBQACDRIDOgImGqEBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcXVlc3Rpb25uYWlyZSB3YXMgZmlyc3QgcHVibGlzaGVkIGJ5IGEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGRvZXMgbm90CiBsZWFkLiBVc2UgaXRzIHB1Ymxpc2hlZCBjb250ZW50cyB1bmNoYW5nZWQsIG9yIGNob29zZSBhbm90aGVyIGlkLgoKegoEBQACDhIDPQIoGm0gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzb3VuZCBjb2xsZWN0aW9uLCB2b2NhYnVsYXJ5IG9yIGl0ZW0gYmVsb25ncyB0byBhbm90aGVyIHByb2plY3QuIENob29zZQogYW5vdGhlciBpZC4KCpYCCgQFAAIPEgNBAicaiAIgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzb3VuZCBjb2xsZWN0aW9uIG9yIHZvY2FidWxhcnkgd2FzIHB1Ymxpc2hlZCBieSBhbm90aGVyIHN0dWR5LCBvciBmb3IgdGhlCiB3aG9sZSBwcm9qZWN0OyBkZXZpY2VzIG9mIG90aGVyIHN0dWRpZXMgZ2V0IGl0cyBuZXdlc3QgdmVyc2lvbi4gVXNlIGl0cyBwdWJsaXNoZWQgY29udGVudHMKIHVuY2hhbmdlZCwgY2hvb3NlIGFub3RoZXIgaWQsIG9yIGFzayBmb3IgdGhlIHJvbGUgbGVhZGVyIGluIHRoZSBwcm9qZWN0LgoKeAoEBQACEBIDRAIhGmsgVGhlIGV4aXN0aW5nIHN0dWR5IGlzIGluIGFub3RoZXIgcHJvamVjdCB0aGFuIGBwcm9qZWN0X2lkYC4gTGVhdmUgdGhlIGZpZWxkIGVtcHR5LCBvciBuYW1lIHRoYXQKIHByb2plY3QuCgpMCgQFAAIREgNGAhIaPyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHJvbGUgdHJhbnNsYXRvciBtYXkgY2hhbmdlIG9ubHkgdGV4dHMuCgrBAQoEBQACEhIDSQIaGrMBIFBFUk1JU1NJT05fREVOSUVELCBvZiBhbnkgd3JpdGluZyBtZXRob2Q6IHRoZSBjYWxsZXIsIG9yIHRoZSBwZXJzb24gd2hvc2Ugcm9sZSBpcyBjaGFuZ2VkLCB3YXMKIGVyYXNlZCBvciBpcyBiZWluZyBlcmFzZWQ7IG5vdGhpbmcgd2FzIHN0b3JlZC4gVGhlIGNhbGxlcidzIHRva2VuIGlzIGZyb20gYmVmb3JlLgoKewoEBQACExIDTgIVGkkgQUJPUlRFRDogdGhlIHJlc291cmNlIGhhcyBjaGFuZ2VkLiBSZWFkIGl0IGFnYWluIGFuZCByZXBlYXQgdGhlIGNoYW5nZS4KMiMgQ29uZmxpY3RzIHdpdGggdGhlIGN1cnJlbnQgc3RhdGUuCgq/AQoEBQACFBIDUQIbGrEBIEFCT1JURUQ6IGEgdmVyc2lvbiB3YXMgcHVibGlzaGVkIHRoYXQgdGhlIGRyYWZ0IGRvZXMgbm90IHRha2UgaW50byBhY2NvdW50LCBgbmV3ZXN0X3ZlcnNpb25gIGluCiB0aGUgbWV0YWRhdGEuIE1lcmdlIGl0cyBjaGFuZ2VzIGFuZCB1cGRhdGUgdGhlIGRyYWZ0IHdpdGggdGhhdCBgYmFzZV92ZXJzaW9uYC4KCmAKBAUAAhUSA1MCHBpTIEFCT1JURUQgd2l0aCBSZXRyeUluZm86IGFub3RoZXIgY2FsbCBpcyBjcmVhdGluZyBpdC4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKWQoEBQACFhIDVQIdGkwgQUJPUlRFRDogYW5vdGhlciBjYWxsIGlzIGltcG9ydGluZyB0aGUgc3R1ZHkuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KClYKBAUAAhcSA1cCFBpJIEFMUkVBRFlfRVhJU1RTOiB0aGUgZHJhZnQgaWQgd2FzIHVzZWQgZm9yIGFub3RoZXIgZHJhZnQuIFVzZSBhIG5ldyBvbmUuCgpSCgQFAAIYEgNZAhYaRSBBTFJFQURZX0VYSVNUUzogYW5vdGhlciBwcm9qZWN0IGhhcyB0aGUgaWQuIENob29zZSBhIGRpZmZlcmVudCBvbmUuCgqbAQoEBQACGRIDXAIcGo0BIEZBSUxFRF9QUkVDT05ESVRJT046IHdpdGggdGhpcyBlbmQgb3IgcmV0ZW50aW9uLCB0aGUgZGF0YSBvZiBhbGwgcGFydGljaXBhbnRzIHdvdWxkIGJlIGVyYXNlZCBhdAogb25jZS4gQ29ycmVjdCBpdCwgb3Igc2V0IGBhbGxvd19lcmFzdXJlYC4KCm0KBAUAAhoSA14CHRpgIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBxdWVzdGlvbm5haXJlIGlzIHJldGlyZWQuIFJlaW5zdGF0ZSBpdCBiZWZvcmUgdXNpbmcgb3IgcHVibGlzaGluZyBpdC4KClsKBAUAAhsSA2ACFhpOIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBpcyByZXRpcmVkLiBSZWluc3RhdGUgaXQgYmVmb3JlIGltcG9ydGluZyBpdC4KCm8KBAUAAhwSA2ICFhpiIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSB3YXMgZGVsZXRlZCwgYW5kIGl0cyBpZCBjYW5ub3QgYmUgdXNlZCBhZ2Fpbi4gQ2hvb3NlIGFub3RoZXIgb25lLgoKiAEKBAUAAh0SA2UCGBp7IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBoYXMgc3RhcnRlZCBhbmQgbm90IGVuZGVkIG9yLCBmb3IgYSBkZWxldGlvbiwgZW5kZWQgbGVzcyB0aGFuIG9uZQogaG91ciBhZ28uIEVuZCBpdCBmaXJzdC4KCpEBCgQFAAIeEgNoAh8agwEgRkFJTEVEX1BSRUNPTkRJVElPTjogcGFydGljaXBhbnRzIGpvaW5lZCB0aGUgc3R1ZHksIGFuZCBpdCBrZWVwcyB0aGVpciBhbnN3ZXJzIHdpdGhvdXQgYSBsaW1pdAogYWZ0ZXIgaXRzIGVuZC4gUmV0aXJlIGl0IGluc3RlYWQuCgrPAQoEBQACHxIDawIdGsEBIEZBSUxFRF9QUkVDT05ESVRJT046IHBhcnRpY2lwYW50cyBqb2luZWQgdGhlIHN0dWR5LCBhbmQgdGhlIGRheXMgYWZ0ZXIgaXRzIGVuZCBmb3Igd2hpY2ggaXQga2VlcHMKIGFuc3dlcnMgaGF2ZSBub3QgcGFzc2VkIGZvciBhdCBsZWFzdCBvbmUgZGF5LiBUcnkgYWdhaW4gYWZ0ZXIgYGRlbGV0ZV90aW1lYCBpbiB0aGUgbWV0YWRhdGEuCgpgCgQFAAIgEgNtAhIaUyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcHJvamVjdCB3b3VsZCBoYXZlIG5vIG93bmVyLiBBc3NpZ24gYW5vdGhlciBvd25lciBmaXJzdC4KCmgKBAUAAiESA28CGhpbIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBkcmFmdCBjYW5ub3QgYmUgcHVibGlzaGVkOyBhIEZpZWxkVmlvbGF0aW9uIHN0YXRlcyBlYWNoIGZpbmRpbmcuCgppCgQFAAIiEgN0AhsaUiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc2VydmljZSBzdG9yZXMgbm8gZmlsZXMuIFNldCBgT1RPTElUSF9NRURJQV9ESVJFQ1RPUllgLgoyCCBGaWxlcy4KCoABCgQFAAIjEgN3AiAacyBVTkFWQUlMQUJMRTogdGhlIGZvbGRlciBvZiBmaWxlcyBjYW5ub3QgYmUgcmVhZCBvciB3cml0dGVuLiBUcnkgYWdhaW4gbGF0ZXI7IGlmIGl0IGxhc3RzLCBzZWUKIHRoZSBzZXJ2aWNlJ3MgbG9nLgoKaAoEBQACJBIDeQIZGlsgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgZmlsZSBzeXN0ZW0gb2YgdGhlIGZvbGRlciBpcyBmdWxsLiBOb3RoaW5nIG9mIHRoZSBjaHVuayB3YXMga2VwdC4KCocBCgQFAAIlEgN8AhwaeiBEQVRBX0xPU1M6IHRoZSBmaWxlIGlzIGtub3duLCBidXQgaXRzIGJ5dGVzIGFyZSBtaXNzaW5nIG9yIGhhdmUgYW5vdGhlciBzaXplLCBwZXJoYXBzIGFmdGVyIGEKIHJlc3RvcmUuIFVwbG9hZCBpdCBhZ2Fpbi4KCkcKBAUAAiYSA34CFRo6IEZBSUxFRF9QUkVDT05ESVRJT046IGEgcHVibGlzaGVkIHZlcnNpb24gbmFtZXMgdGhlIGZpbGUuCgptCgQFAAInEgSAAQIkGl8gQUJPUlRFRCB3aXRoIFJldHJ5SW5mbzogYW5vdGhlciBjYWxsIGlzIHdyaXRpbmcgdGhlIHNhbWUgdXBsb2FkLiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uCgp7CgQFAAIoEgSDAQIdGm0gUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgZmlsZSBkb2VzIG5vdCBmaXQgaW50byB0aGUgcHJvamVjdCdzIHF1b3RhLCB3aGljaCB0aGUgbWVzc2FnZSBuYW1lcy4KIERlbGV0ZSBmaWxlcy4KCmkKBAUAAikSBIUBAh8aWyBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwcm9qZWN0IGhhcyAxMDAgaW5jb21wbGV0ZSB1cGxvYWRzLiBDb21wbGV0ZSB0aGVtLCBvciB3YWl0IGEgZGF5LgoKRwoEBQACKhIEhwECHBo5IE9VVF9PRl9SQU5HRTogdGhlIG9mZnNldCBpcyBiZXlvbmQgdGhlIGVuZCBvZiB0aGUgZmlsZS4KClkKBAUAAisSBIwBAhcaQCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwcm9qZWN0IGhhcyAxLDAwMCBkcmFmdHMuIERlbGV0ZSBzb21lLgoyCSBMaW1pdHMuCgpICgQFAAIsEgSOAQIZGjogUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2FsbGVyIGhhcyBjcmVhdGVkIDEwMCBwcm9qZWN0cy4KCk8KBAUAAi0SBJABAhgaQSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwcm9qZWN0IGhhcyAxLDAwMCBtZW1iZXJzLiBSZW1vdmUgc29tZS4KCpUBCgQFAAIuEgSTAQIZGoYBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgY2FsbHMsIGluIHRvdGFsIG9yIG9mIHRoaXMgY2FsbGVyLCB3YXRjaCB0aGUgZmVlZC4KIFVzZSBMaXN0Q2hhbmdlcywgb3IgdHJ5IGFnYWluIGxhdGVyLgoKaQoEBQACLxIElQECGBpbIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHJlcXVlc3RlZCB2ZXJzaW9ucyBhcmUgdG9vIGxhcmdlIGZvciBvbmUgcmVzcG9uc2UuIFJlcXVlc3QgZmV3ZXIuCgquAQoEBQACMBIEmAECFxqfASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGRlZmluaXRpb25zIGFyZSBiZWluZyB3cml0dGVuLCBjaGVja2VkIG9yIGNvbXBhcmVkLAogb3IgZmlsZXMgcmVhZCBvciB3cml0dGVuLiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gbGF0ZXIuCgrQAQoEBQACMRIEngECFhpzIFRoZSBjdXJzb3IgZG9lcyBub3QgYmVsb25nIHRvIHRoaXMgZmVlZCwgb3IgbGllcyBiZXlvbmQgaXRzIGVuZCAoYWZ0ZXIgYSByZXN0b3JlKS4gU3RhcnQgYWdhaW4KIHdpdGhvdXQgYSBjdXJzb3IuCjJNIFJlcXVlc3QgZmllbGRzOiBJTlZBTElEX0FSR1VNRU5ULCBpbiBhIEZpZWxkVmlvbGF0aW9uIHRoYXQgbmFtZXMgdGhlIGZpZWxkLgoKNwoEBQACMhIEoAECFBopIFRoZSBmZWVkIGhhcyBubyByZXNvdXJjZXMgb2YgdGhpcyBraW5kLgoKLgoEBQACMxIEogECFRogIE5vdCAx4oCTMTAwIGRpc3RpbmN0IHZlcnNpb25zLgoKZAoEBQACNBIEpAECGBpWIE1vcmUgdGhhbiAyMCBzdHVkaWVzIGFyZSBuYW1lZCwgb3Igbm9uZSB3aGlsZSB0aGUgdG9rZW4gaGFzIG1vcmUgdGhhbiAyMCBlbnJvbG1lbnRzLgoKKQoEBQACNRIEpgECFxobIFRoZSBzdHVkeSBpcyBuYW1lZCB0d2ljZS4KCjEKBAUAAjYSBKgBAhYaIyBUaGUgcXVlcnkgZXhjZWVkcyA1MDAgY2hhcmFjdGVycy4KCn0KBAUAAjcSBKsBAhUabyBUaGUgcGF0aCBvZiB0aGUgbWFzayBkb2VzIG5vdCBuYW1lIGEgZmllbGQgb2YgdGhlIG1lc3NhZ2UsIG9yIGAqYCBpcyBjb21iaW5lZCB3aXRoIG90aGVyIHBhdGhzCiBpbiBhbiB1cGRhdGUuCgpOCgQFAAI4EgStAQIaGkAgVGhlIHBhdGggb2YgdGhlIG1hc2sgbmFtZXMgYSBmaWVsZCB0aGF0IG9ubHkgdGhlIHNlcnZpY2Ugc2V0cy4KClcKBAUAAjkSBK8BAhcaSSBNb3JlIHRoYW4gMjAwIGVsZW1lbnRzIGFyZSBuYW1lZC4gUHV0IGBlbGVtZW50c2AgaW50byB0aGUgbWFzayBpbnN0ZWFkLgoKgQEKBAUAAjoSBLIBAhcacyBUaGUgZWxlbWVudCBpcyBub3QgaW4gdGhlIGRyYWZ0LCBvciBub3QgaW4gdGhlIHJlcXVlc3QuIFRvIGFkZCBvciByZW1vdmUgZWxlbWVudHMsIHB1dAogYGVsZW1lbnRzYCBpbnRvIHRoZSBtYXNrLgoKQwoEBQACOxIEtAECFxo1IFRoZSBiYXNlIHZlcnNpb24gaXMgaGlnaGVyIHRoYW4gdGhlIG5ld2VzdCB2ZXJzaW9uLgoKMwoEBQACPBIEtgECFBolIFRoZSBzZXJ2aWNlIGRvZXMgbm90IGtub3cgdGhlIHJvbGUuCgpkCgQFAAI9EgS4AQIXGlYgVGhlIHNlcnZpY2UgZG9lcyBub3Qga25vdyB0aGUgdmFsdWUsIGFuZCB3b3VsZCB0cmVhdCBpdCBhcyB0aGUgbW9zdCByZXN0cmljdGl2ZSBvbmUuCgopCgQFAAI+EgS6AQIXGhsgVGhlIGRyYWZ0IGV4Y2VlZHMgMzIgTWlCLgoKNQoEBQACPxIEvAECGxonIE5vdCA2NCBsb3dlci1jYXNlIGhleGFkZWNpbWFsIGRpZ2l0cy4KCl0KBAUAAkASBL4BAhgaTyBUaGUgZmlsZSBpcyBlbXB0eSBvciBleGNlZWRzIHRoZSBsaW1pdCBmb3Igb25lIGZpbGUsIHdoaWNoIHRoZSBtZXNzYWdlIG5hbWVzLgoKTwoEBQACQRIEwAECHBpBIFRoZSBjaHVuayBleGNlZWRzIDEgTWlCLCBvciByZWFjaGVzIGJleW9uZCB0aGUgZW5kIG9mIHRoZSBmaWxlLgoKoQEKBAUAAkISBMMBAiAakgEgVGhlIGNvbnRlbnQgaXMgbm90IGEgcGljdHVyZSBvciBzb3VuZCBvZiBhbiBhY2NlcHRlZCB0eXBlLiBTVkcgaXMgbm90IGFjY2VwdGVkLCBzaW5jZSBpdCBjYW4KIGNvbnRhaW4gcHJvZ3JhbXMuIFRoZSByZWNlaXZlZCBieXRlcyB3ZXJlIHJlbW92ZWQuCgpjCgQFAAJDEgTFAQIgGlUgVGhlIGJ5dGVzIGRvIG5vdCBoYXZlIHRoZSBhbm5vdW5jZWQgaGFzaC4gVGhleSB3ZXJlIHJlbW92ZWQ7IHVwbG9hZCB0aGUgZmlsZSBhZ2Fpbi4KCvgCCgQFAAJEEgTNAQIaGkIgVGhlcmUgYXJlIG1vcmUgdGhhbiB0aGUgNTAwIGZpbmRpbmdzIHNob3duLiBDb3JyZWN0IHRoZXNlIGZpcnN0LgoypQIgRXJyb3JzIG9mIGRlZmluaXRpb25zOiBJTlZBTElEX0FSR1VNRU5UIGluIGFuIGltcG9ydCBvciBwdWJsaWNhdGlvbiwgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiBEUkFGVF9IQVNfRklORElOR1Mgd2hlbiBhIGRyYWZ0IGlzIHB1Ymxpc2hlZDsgZWFjaCBpbiBhIEZpZWxkVmlvbGF0aW9uIHRoYXQgbmFtZXMgdGhlIGZpZWxkLgogQ2hlY2tEcmFmdCBhbmQgcmVzcG9uc2VzIHRvIHB1YmxpY2F0aW9ucyByZXR1cm4gdGhlbSBhcyBGaW5kaW5nLiBDb3JyZWN0IHRoZSBmaWVsZCBhbmQgc2VuZCBpdAogYWdhaW4uCgpLCgQFAAJFEgTPAQITGj0gVGhlIGlkIGRvZXMgbm90IGhhdmUgdGhlIGZvcm0gZ2l2ZW4gaW4gdGhlIGZpZWxkJ3MgY29tbWVudC4KCiQKBAUAAkYSBNEBAhUaFiBUaGUgaWQgb2NjdXJzIHR3aWNlLgoKVAoEBQACRxIE0wECFRpGIFRoZSBjb2RlIGlzIG5vdCAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwgYC1gLCBgLmAuCgomCgQFAAJIEgTVAQIXGhggVGhlIGNvZGUgb2NjdXJzIHR3aWNlLgoKTgoEBQACSRIE1wECFRpAIEEgcmVxdWlyZWQgdGV4dCBpcyBhYnNlbnQsIG9yIG1pc3NpbmcgaW4gdGhlIGRlZmF1bHQgbGFuZ3VhZ2UuCgo+CgQFAAJKEgTZAQITGjAgQSB0cmFuc2xhdGlvbiBpcyBlbXB0eS4gV3JpdGUgaXQgb3IgcmVtb3ZlIGl0LgoKPwoEBQACSxIE2wECFhoxIEEgdGV4dCBleGNlZWRzIHRoZSBtYXhpbXVtIGxlbmd0aCBvZiBpdHMgZmllbGQuCgpLCgQFAAJMEgTdAQIfGj0gQSB0ZXh0IGhhcyBjb250cm9sIGNoYXJhY3RlcnMgb3RoZXIgdGhhbiBsaW5lIGZlZWQgYW5kIHRhYi4KCn8KBAUAAk0SBOABAiIacSBgdGV4dGAgb3IgYGxhbmd1YWdlYCBvZiBhIExvY2FsaXplZFRleHQgaXMgc2V0OyB0aGVzZSBhcmUgb3V0cHV0IG9ubHkuIFB1dCBldmVyeSBsYW5ndWFnZSBpbnRvCiBgdHJhbnNsYXRpb25zYC4KCjsKBAUAAk4SBOIBAhwaLSBUaGUgdGV4dCBpcyBtaXNzaW5nIGluIGEgcHJvbWlzZWQgbGFuZ3VhZ2UuCgpGCgQFAAJPEgTkAQIZGjggVGhlIGxhbmd1YWdlIGlzIG5vdCBhIEJDUCA0NyB0YWcuIFVzZWQgaW4gYW55IHJlcXVlc3QuCgooCgQFAAJQEgTmAQIbGhogQSBsYW5ndWFnZSBvY2N1cnMgdHdpY2UuCgonCgQFAAJREgToAQIbGhkgTW9yZSB0aGFuIDUwIGxhbmd1YWdlcy4KCj8KBAUAAlISBOoBAhYaMSBWZXJzaW9ucyBhcmUgY291bnRlZCBieSB0aGUgY2F0YWxvZ3VlLiBMZWF2ZSAwLgoKYwoEBQACUxIE7AECHRpVIFRoZSBnaXZlbiBoYXNoIGRvZXMgbm90IG1hdGNoIHRoZSBjb250ZW50cy4gTGVhdmUgaXQgb3V0IGlmIHRoZSBjaGFuZ2UgaXMgaW50ZW5kZWQuCgo9CgQFAAJUEgTuAQIUGi8gVGhlIERPSSBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIGAxMC4xMjM0L2FiY2AuCgolCgQFAAJVEgTwAQIZGhcgTW9yZSB0aGFuIDUwIGF1dGhvcnMuCgpFCgQFAAJWEgTyAQIXGjcgQW4gb3JpZ2luIG5lZWRzIHByb2plY3QsIHF1ZXN0aW9ubmFpcmUgYW5kIGEgdmVyc2lvbi4KCksKBAUAAlcSBPQBAh8aPSBUaGUga2V5IGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYC1gLgoKIwoEBQACWBIE9gECHRoVIEEga2V5IG9jY3VycyB0d2ljZS4KCikKBAUAAlkSBPgBAh0aGyBNb3JlIHRoYW4gNTAgYW5ub3RhdGlvbnMuCgo7CgQFAAJaEgT6AQIUGi0gQSBxdWVzdGlvbm5haXJlIG5lZWRzIGF0IGxlYXN0IG9uZSBlbGVtZW50LgoKKQoEBQACWxIE/AECGhobIE1vcmUgdGhhbiA1LDAwMCBlbGVtZW50cy4KClUKBAUAAlwSBP4BAhgaRyBBbiBlbGVtZW50IGlzIG5laXRoZXIgaGVhZGxpbmUsIHRleHQsIHF1ZXN0aW9uLCBncm91cCBub3IgcGFnZSBicmVhay4KCjoKBAUAAl0SBIACAhwaLCBUaGUgc2Vuc29yIGtpbmQgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCkkKBAUAAl4SBIICAhkaOyBBIHNlbnNvciBvY2N1cnMgdHdpY2UuIExpc3QgaXQgb25jZSB3aXRoIHRoZSB0b3RhbCBjb3VudC4KCikKBAUAAl8SBIQCAiIaGyBUaGUgY291bnQgaXMgbm90IDHigJMxMDAuCgo6CgQFAAJgEgSGAgIcGiwgVGhlIGdyb3VwIHN0eWxlIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgo7CgQFAAJhEgSIAgIXGi0gTm8gZ3JvdXAgd2l0aCB0aGlzIGlkIHByZWNlZGVzIHRoZSBlbGVtZW50LgoKQQoEBQACYhIEigICFRozIEEgbWVtYmVyIGRvZXMgbm90IGZvbGxvdyBpdHMgZ3JvdXAgd2l0aG91dCBhIGdhcC4KCmQKBAUAAmMSBIwCAhsaViBNZW1iZXJzIG9mIGEgY29tcG9zaXRlIGFyZSBxdWVzdGlvbnMsIG9mIGEgbWF0cml4IHF1ZXN0aW9ucyBvZiB0aGUgdHlwZSBgaW5oZXJpdGVkYC4KCjkKBAUAAmQSBI4CAhQaKyBObyBlbGVtZW50IG5hbWVzIHRoZSBncm91cCBhcyBpdHMgcGFyZW50LgoKOgoEBQACZRIEkAICGBosIEdyb3VwcyBhcmUgbmVzdGVkIG1vcmUgdGhhbiA1IGxldmVscyBkZWVwLgoKLwoEBQACZhIEkgICHBohIEEgcGFnZSBicmVhayBpcyBpbnNpZGUgYSBncm91cC4KCm0KBAUAAmcSBJQCAh4aXyBBIHF1ZXN0aW9uIGlzIGBpbmhlcml0ZWRgLCBidXQgbmVpdGhlciBpdHMgZ3JvdXBzIG5vciB0aGUgcXVlc3Rpb25uYWlyZSBoYXZlIGEgc2hhcmVkIGFuc3dlci4KCksKBAUAAmgSBJYCAiUaPSBUaGUgc2hhcmVkIGFuc3dlciBpcyBvZiBhIHR5cGUgdGhhdCBjYW5ub3QgYmUgc2hhcmVkIHRoZXJlLgoKpAEKBAUAAmkSBJkCAhUalQEgVGhlIGl0ZW0gaGFzIG90aGVyIGNvZGVzIG9yIGFub3RoZXIgcmFuZ2UgZWxzZXdoZXJlIGluIHRoZSBwcm9qZWN0LCBzbyBhbnN3ZXJzIHdvdWxkIG5vdCBiZQogY29tcGFyYWJsZS4gR2l2ZSB0aGUgY2hhbmdlZCBxdWVzdGlvbiBpdHMgb3duIGl0ZW0gaWQuCgpICgQFAAJqEgSbAgIbGjogTW9yZSBvcHRpb25zIG11c3QgYmUgY2hvc2VuIHRoYW4gY2FuIGJlIGNob3NlbiB0b2dldGhlci4KCm4KBAUAAmsSBJ0CAhcaYCBBIHdlaWdodCBpcyBub3QgZmluaXRlOyBvciBhIHdlaWdodCwgb3IgdGhlIHN1bSBvZiBhbGwgd2VpZ2h0cywgaXMgMCBhbHRob3VnaCBpdCBpcyBhIGRpdmlzb3IuCgo7CgQFAAJsEgSfAgIVGi0gQSBkYXRlIGRvZXMgbm90IGhhdmUgdGhlIGZvcm0gYDIwMjYtMDEtMzFgLgoKXQoEBQACbRIEoQICGBpPIEEgcGF0dGVybiBpcyBub3QgYSByZWd1bGFyIGV4cHJlc3Npb24sIG9yIGhhcyBsb29rLWFyb3VuZCBvciBiYWNrLXJlZmVyZW5jZXMuCgpWCgQFAAJuEgSjAgIdGkggV2FybmluZzogYSBwYXR0ZXJuIGhhcyBubyBoaW50LCBhbmQgcGFydGljaXBhbnRzIGNhbm5vdCByZWFkIHBhdHRlcm5zLgoKYAoEBQACbxIEpQICJhpSIFF1ZXN0aW9ucyBvZiB0aGlzIHR5cGUgaGF2ZSBubyBpbml0aWFsIGFuc3dlcjsgb24gYSBzY2FsZSBpdCB3b3VsZCBiaWFzIGFuc3dlcnMuCgpJCgQFAAJwEgSnAgIfGjsgVGhlIGluaXRpYWwgYW5zd2VyIGlzIG5vdCBhIHZhbGlkIGFuc3dlciB0byB0aGUgcXVlc3Rpb24uCgpJCgQFAAJxEgSpAgIbGjsgV2FybmluZzogY2xpZW50cyB3aWxsIHNob3cgdGhlIHF1ZXN0aW9uIGFzIG5vdCBzdXBwb3J0ZWQuCgpQCgQFAAJyEgSrAgIdGkIgQSBxdWVzdGlvbiBvZiBhbiB1bnN1cHBvcnRlZCB0eXBlIGlzIHJlcXVpcmVkLiBNYWtlIGl0IG9wdGlvbmFsLgoKQQoEBQACcxIErQICGRozIFRoZSBjb250ZW50cyBvZiBhbiB1bnN1cHBvcnRlZCB0eXBlIGFyZSB0b28gbG9uZy4KCkIKBAUAAnQSBK8CAh4aNCBBIHF1ZXN0aW9uIGhhcyBubyB0eXBlLCBvciBhbiBpdGVtIGlzIGBpbmhlcml0ZWRgLgoKKAoEBQACdRIEsQICGBoaIEEgY2hvaWNlIGhhcyBubyBvcHRpb25zLgoKJgoEBQACdhIEswICGRoYIE1vcmUgdGhhbiA1MDAgb3B0aW9ucy4KCkQKBAUAAncSBLUCAiEaNiBBbiBvcHRpb24gb2YgYSBzaW5nbGUgY2hvaWNlIGlzIG1hcmtlZCBhcyBleGNsdXNpdmUuCgpXCgQFAAJ4EgS3AgIUGkkgQSBtaW5pbXVtIGV4Y2VlZHMgaXRzIG1heGltdW0sIG9yIGFuIGVhcmxpZXN0IGRhdGUgaXMgYWZ0ZXIgdGhlIGxhdGVzdC4KCjUKBAUAAnkSBLkCAhoaJyBBIG51bWJlciBpcyBpbmZpbml0ZSBvciBub3QgYSBudW1iZXIuCgosCgQFAAJ6EgS7AgIWGh4gQSBzbGlkZXIncyBzdGVwIGlzIG5lZ2F0aXZlLgoKYgoEBQACexIEvQICHRpUIFRoZSBkaXN0YW5jZSBmcm9tIGEgc2xpZGVyJ3MgbWluaW11bSB0byBpdHMgbWF4aW11bSBpcyBub3QgYSBtdWx0aXBsZSBvZiBpdHMgc3RlcC4KCkUKBAUAAnwSBL8CAhoaNyBUaGUgZGltZW5zaW9uIG9mIGEgbWFuaWtpbiBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKPAoEBQACfRIEwQICGhouIEEgYm91bmQgb2YgYSB3aG9sZSBudW1iZXIgaXMgbm90IGFuIGludGVnZXIuCgpDCgQFAAJ+EgTDAgIVGjUgVGhlIHVuaXQgaXMgbm90IGEgVUNVTSBjb2RlIG9mIHVwIHRvIDY0IGNoYXJhY3RlcnMuCgpHCgQFAAJ/EgTFAgIcGjkgQSBtYXhpbXVtIGxlbmd0aCBleGNlZWRzIHRoZSBtYXhpbXVtIGxlbmd0aCBvZiBhbnN3ZXJzLgoKTQoFBQACgAESBMcCAhwaPiBNb3JlIHRoYW4gMjAwIHBhcnRzIG9mIGEgY29uZGl0aW9uLCBvciBxdWVzdGlvbnMgb2YgYSBjb3VudC4KCnkKBQUAAoEBEgTKAgIcGmogQSBjb21iaW5hdGlvbiBoYXMgbm8gcGFydHMsIGEgY291bnQgaGFzIG5vIHF1ZXN0aW9ucywgb3IgYSBwYXJ0IHByZWNlZGVzIHRoZSBjb21iaW5hdGlvbiBpdAogYmVsb25ncyB0by4KCkIKBQUAAoIBEgTMAgIbGjMgQ29tYmluYXRpb25zIGFyZSBuZXN0ZWQgbW9yZSB0aGFuIDEwIGxldmVscyBkZWVwLgoKcAoFBQACgwESBM4CAhQaYSBObyBwb3NzaWJsZSBhbnN3ZXJzIGZ1bGZpbCB0aGUgY29uZGl0aW9uLiBDb3JyZWN0IGl0LCBvciByZW1vdmUgdGhlIGVsZW1lbnRzIHRoYXQgZGVwZW5kIG9uIGl0LgoKawoFBQAChAESBNACAh0aXCBTY29yZXMgY2FuIGJlIGNvbXBhcmVkIG9ubHkgaW4gbmV4dCBsaXN0cywgYW5kIG9ubHkgc2NvcmVzIG9mIHRoZSBwcmVjZWRpbmcgcXVlc3Rpb25uYWlyZS4KCj4KBQUAAoUBEgTSAgIZGi8gVGhlIHF1ZXN0aW9ubmFpcmUgZG9lcyBub3QgaGF2ZSB0aGUgcXVlc3Rpb24uCgpYCgUFAAKGARIE1AICHRpJIFRoZSBxdWVzdGlvbiBkb2VzIG5vdCBwcmVjZWRlIHRoZSBlbGVtZW50IHdob3NlIGNvbmRpdGlvbiByZWZlcnMgdG8gaXQuCgo6CgUFAAKHARIE1gICIxorIFRoZSBzdHVkeSBkb2VzIG5vdCB1c2UgdGhlIHF1ZXN0aW9ubmFpcmUuCgqNAQoFBQACiAESBNkCAh4afiBXYXJuaW5nOiBhIGNvbmRpdGlvbiByZWZlcnMgdG8gYSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgbm90IHB1Ymxpc2hlZCwgb3Igbm90IHZpc2libGUgdG8gdGhlCiBjYWxsZXIuIEEgc3R1ZHkgbXVzdCBoYXZlIGJvdGguCgo3CgUFAAKJARIE2wICGRooIEEgY29tcGFyaXNvbiBvciBjb3VudCBoYXMgbm8gb3BlcmF0b3IuCgpFCgUFAAKKARIE3QICIBo2IFRoZSBvcGVyYXRvciBkb2VzIG5vdCBhcHBseSB0byBhbnN3ZXJzIG9mIHRoaXMgdHlwZS4KCjkKBQUAAosBEgTfAgIWGiogQSBjb21wYXJpc29uIHdpdGggYSBjaG9pY2UgaGFzIG5vIGNvZGVzLgoKPAoFBQACjAESBOECAh0aLSBDb2RlcyBhcmUgZ2l2ZW4gYWx0aG91Z2ggbm9uZSBhcmUgY29tcGFyZWQuCgpJCgUFAAKNARIE4wICFRo6IFRoZSBxdWVzdGlvbnMgcmVmZXJyZWQgdG8gaGF2ZSBubyBvcHRpb24gd2l0aCB0aGlzIGNvZGUuCgo7CgUFAAKOARIE5QICHBosIEEgdGV4dCBpcyBnaXZlbiBhbHRob3VnaCBub25lIGlzIGNvbXBhcmVkLgoKYQoFBQACjwESBOcCAh4aUiBUaGUgdGV4dCB0byBjb21wYXJlIHdpdGggaXMgYWJzZW50LCBvciBkb2VzIG5vdCBoYXZlIHRoZSBzdG9yZWQgZm9ybSBvZiBhbnN3ZXJzLgoKYgoFBQACkAESBOkCAhcaUyBBIG51bWJlciBpcyByZXF1aXJlZDogdG8gY29tcGFyZSB3aXRoLCBvciBmb3IgYSB0ZXJtIG9mIGEgdm9jYWJ1bGFyeSB3aXRoIGEgdW5pdC4KCj0KBQUAApEBEgTrAgIeGi4gQSBudW1iZXIgaXMgZ2l2ZW4gYWx0aG91Z2ggbm9uZSBpcyBjb21wYXJlZC4KCjAKBQUAApIBEgTtAgIcGiEgTm8gYW5zd2VyIGNhbiByZWFjaCB0aGUgbnVtYmVyLgoKQQoFBQACkwESBO8CAhcaMiBUaGUgbWV0aG9kIG9mIGEgc2NvcmUgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCiYKBQUAApQBEgTxAgIYGhcgTW9yZSB0aGFuIDIwMCBzY29yZXMuCgomCgUFAAKVARIE8wICFxoXIEEgc2NvcmUgaGFzIG5vIGl0ZW1zLgoKMAoFBQAClgESBPUCAh0aISBNb3JlIHRoYW4gNTAwIGl0ZW1zIG9mIGEgc2NvcmUuCgpHCgUFAAKXARIE9wICHRo4IEEgc2NvcmUgaGFzIHRoZSBzYW1lIGl0ZW0gdHdpY2UuIFVzZSBhIHdlaWdodCBpbnN0ZWFkLgoKSAoFBQACmAESBPkCAhYaOSBUaGUgc2NvcmUgZG9lcyBub3QgZXhpc3QsIG9yIGRvZXMgbm90IHByZWNlZGUgdGhpcyBvbmUuCgpRCgUFAAKZARIE+wICHRpCIEEgc2NvcmUgcmVmZXJzIHRvIGFuc3dlcnMgdGhhdCBhcmUgbmVpdGhlciBudW1iZXJzIG5vciB3ZWlnaHRlZC4KCkgKBQUAApoBEgT9AgIWGjkgQW4gaXRlbSB0byBiZSByZXZlcnNlZCBoYXMgbm8gbG93ZXN0IGFuZCBoaWdoZXN0IHZhbHVlLgoKUQoFBQACmwESBP8CAiYaQiBUaGUgcmVxdWlyZWQgbnVtYmVyIG9mIGFuc3dlcmVkIGl0ZW1zIGV4Y2VlZHMgdGhlIHNjb3JlJ3MgaXRlbXMuCgoyCgUFAAKcARIEgQMCHBojIEJhbmRzIGFyZSBub3QgaW4gYXNjZW5kaW5nIG9yZGVyLgoKLwoFBQACnQESBIMDAhcaICBNb3JlIHRoYW4gNTAgYmFuZHMgb2YgYSBzY29yZS4KCkEKBQUAAp4BEgSFAwIXGjIgVGhlIGFjY2VzcyBvZiBhIHN0dWR5IGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgo+CgUFAAKfARIEhwMCGRovIEEgc3R1ZHkgd2l0aCBwYXNzd29yZCBhY2Nlc3MgaGFzIG5vIHBhc3N3b3JkLgoKPwoFBQACoAESBIkDAhgaMCBUaGUgcGFzc3dvcmQgZG9lcyBub3QgaGF2ZSA44oCTMTI4IGNoYXJhY3RlcnMuCgpHCgUFAAKhARIEiwMCIBo4IEEgcGFzc3dvcmQgaXMgZ2l2ZW4gYWx0aG91Z2ggYWNjZXNzIGRvZXMgbm90IG5lZWQgb25lLgoKNgoFBQACogESBI0DAhgaJyBBIHRpbWUgaXMgb3V0c2lkZSB0aGUgeWVhcnMgMeKAkzk5OTkuCgovCgUFAAKjARIEjwMCFRogIEEgc3R1ZHkgZW5kcyBiZWZvcmUgaXQgc3RhcnRzLgoKOgoFBQACpAESBJEDAhoaKyBBIHN0dWR5IG5lZWRzIGF0IGxlYXN0IG9uZSBxdWVzdGlvbm5haXJlLgoKcAoFBQACpQESBJMDAhgaYSBBIHN0dWR5IHdpdGggaXRzIHF1ZXN0aW9ubmFpcmVzIGV4Y2VlZHMgNDggTWlCLCBvciAzIE1pQiBpbiBvbmUgbGFuZ3VhZ2UsIHRoZSBsaW1pdCBvZiBkZXZpY2VzLgoKLgoFBQACpgESBJUDAiAaHyBNb3JlIHRoYW4gMTAwIHF1ZXN0aW9ubmFpcmVzLgoKOwoFBQACpwESBJcDAiAaLCBBIHF1ZXN0aW9ubmFpcmUgaXMgaW1wb3J0ZWQgb3IgdXNlZCB0d2ljZS4KCngKBQUAAqgBEgSaAwIjGmkgQSBzdHVkeSB1c2VzIHZlcnNpb24gMCBvZiBhIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGUgaW1wb3J0IGRvZXMgbm90IGNvbnRhaW4uIEFkZCBpdCwgb3IgbmFtZSBhCiB2ZXJzaW9uLgoKUQoFBQACqQESBJwDAh8aQiBUaGUgaW1wb3J0IGNvbnRhaW5zIGEgcXVlc3Rpb25uYWlyZSB0aGF0IHRoZSBzdHVkeSBkb2VzIG5vdCB1c2UuCgpNCgUFAAKqARIEngMCGxo+IFRoZSByZWN1cnJlbmNlIG9mIGEgcXVlc3Rpb25uYWlyZSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKMwoFBQACqwESBKADAhYaJCBUaGUgc3R1ZHkgZG9lcyBub3QgaGF2ZSB0aGUgZ3JvdXAuCgoxCgUFAAKsARIEogMCGBoiIEEgc3R1ZHkgaGFzIG1vcmUgdGhhbiA1MCBncm91cHMuCgo0CgUFAAKtARIEpAMCJRolIE1vcmUgdGhhbiA4Nyw4NDAgaG91cnMgKHRlbiB5ZWFycykuCgpACgUFAAKuARIEpgMCJxoxIEEgb25lLXRpbWUgcXVlc3Rpb25uYWlyZSBoYXMgYSByZXBlYXQgaW50ZXJ2YWwuCgoqCgUFAAKvARIEqAMCHBobIE1vcmUgdGhhbiAyMDAgbmV4dCBsaXN0cy4KCisKBQUAArABEgSqAwISGhwgQSBuZXh0IGxpc3QgaGFzIG5vIG9mZmVycy4KCjoKBQUAArEBEgSsAwIYGisgQSBuZXh0IGxpc3Qgb2ZmZXJzIGEgcXVlc3Rpb25uYWlyZSB0d2ljZS4KCkkKBQUAArIBEgSuAwIYGjogT2ZmZXJzIGZvcm0gYSBjeWNsZTogdGhlIHBhcnRpY2lwYW50IHdvdWxkIG5ldmVyIGZpbmlzaC4KCiUKBQUAArMBEgSwAwIVGhYgQSBzb3VuZCBoYXMgbm8gZmlsZS4KCmoKBQUAArQBEgSyAwIfGlsgTG9jYXRpb24sIG1lZGlhIHR5cGUsIGhhc2ggb3Igc2l6ZSBvZiBhIGZpbGUgZG8gbm90IGhhdmUgdGhlIGZvcm0gZ2l2ZW4gaW4gRmlsZVJlZmVyZW5jZS4KCjcKBQUAArUBEgS0AwISGiggQSBjb2xsZWN0aW9uIG5lZWRzIGF0IGxlYXN0IG9uZSBzb3VuZC4KCigKBQUAArYBEgS2AwIYGhkgTW9yZSB0aGFuIDEsMDAwIHNvdW5kcy4KCjsKBQUAArcBEgS4AwIZGiwgVGhlIGNvbGxlY3Rpb24gZG9lcyBub3QgaGF2ZSB0aGUgY2F0ZWdvcnkuCgonCgUFAAK4ARIEugMCHRoYIEEgc291bmQgaGFzIG5vIGxlbmd0aC4KCjcKBQUAArkBEgS8AwIXGiggQSBudW1iZXIgb2YgbG9vcCBtaW51dGVzIG9jY3VycyB0d2ljZS4KCj4KBQUAAroBEgS+AwIaGi8gVGhlIGtpbmQgb2YgYSBxdWVzdGlvbiBmb3IgYSBmaWxlIGlzIG1pc3NpbmcuCgplCgUFAAK7ARIEwAMCGxpWIFRoZSBtYXhpbXVtIHNpemUgb3IgbGVuZ3RoIG9mIGEgZmlsZSBpcyBvdXQgb2YgcmFuZ2UsIG9yIGRvZXMgbm90IGFwcGx5IHRvIGl0cyBraW5kLgoKZQoFBQACvAESBMIDAhYaViBUaGUgaGFzaCwgc2l6ZSBvciB0eXBlIG9mIGEgcmVmZXJlbmNlIGRpZmZlcnMgZnJvbSB0aGUgZmlsZSB0aGF0IGl0cyBsb2NhdGlvbiBuYW1lcy4KCkAKBQUAAr0BEgTEAwIfGjEgVGhlIGZyZXF1ZW5jeSBvZiBhIHNvdW5kIGlzIG5vdCAyMOKAkzIwLDAwMCBIei4KCjYKBQUAAr4BEgTGAwIRGicgQSB2b2NhYnVsYXJ5IG5lZWRzIGF0IGxlYXN0IG9uZSB0ZXJtLgoKJwoFBQACvwESBMgDAhcaGCBNb3JlIHRoYW4gNSwwMDAgdGVybXMuCgooCgUFAALAARIEygMCFRoZIEEgc2NoZWR1bGUgaGFzIG5vIHBsYW4uCgpDCgUFAALBARIEzAMCHRo0IFRoZSBudW1iZXIgb2Ygbm90aWZpY2F0aW9ucyBwZXIgZGF5IGlzIG5vdCAx4oCTOTYuCgonCgUFAALCARIEzgMCExoYIEEgcGxhbiBoYXMgbm8gd2luZG93cy4KClgKBQUAAsMBEgTQAwIZGkkgQSB3aW5kb3cgaXMgdG9vIHNob3J0IGZvciB0aGUgZGF5J3Mgbm90aWZpY2F0aW9ucyBhdCB0aGVpciBtaW5pbXVtIGdhcC4KCjUKBQUAAsQBEgTSAwIZGiYgVGhlIG1pbmltdW0gZ2FwIGV4Y2VlZHMgNzIwIG1pbnV0ZXMuCgoxCgUFAALFARIE1AMCFBoiIEEgd2luZG93IG9yIHRpbWUgaGFzIG5vIHdlZWtkYXkuCgorCgUFAALGARIE1gMCFhocIEEgd2Vla2RheSBoYXMgdHdvIHdpbmRvd3MuCgpECgUFAALHARIE2AMCHBo1IEEgbnVtYmVyIG9mIG1pbnV0ZXMgc2luY2UgbWlkbmlnaHQgaXMgbm90IDDigJMxNDM5LgoKNAoFBQACyAESBNoDAhEaJSBBIHdlZWtseSBvciBkYWlseSBwbGFuIGhhcyBubyB0aW1lLgoKPQoFBQACyQESBNwDAhcaLiBNb3JlIHRoYW4gNjcyIHRpbWVzIHBlciB3ZWVrLCBvciA5NiBwZXIgZGF5LgoKOAoFBQACygESBN4DAhcaKSBBIHRpbWUgb2YgdGhlIHdlZWsgb3IgZGF5IG9jY3VycyB0d2ljZS4KCicKBQUAAssBEgTgAwIiGhggVGhlIGRheSBpcyBub3QgMeKAkzMxLgoKLQoFBQACzAESBOIDAh8aHiBUaGUgZmlyc3QgZGF5IGV4Y2VlZHMgMyw2NjAuCgpJCgUFAALNARIE5AMCHBo6IFRoZSB0aW1lIGZvciBhbnN3ZXJpbmcgZXhjZWVkcyA0NCw2NDAgbWludXRlcyAoMzEgZGF5cykuCgpcCgUFAALOARIE5gMCHRpNIFdhcm5pbmc6IGEgdHJhbnNsYXRpb24gd2FzIG1hZGUgZnJvbSBhbiBlYXJsaWVyIHdvcmRpbmcgb2YgdGhlIHNvdXJjZSB0ZXh0LgoKUQoFBQACzwESBOgDAiQaQiBXYXJuaW5nOiB0aGUgY29uc2VudCB0ZXh0IGlzIG1pc3NpbmcgaW4gYSBsYW5ndWFnZSBvZiB0aGUgc3R1ZHkuCgpLCgUFAALQARIE6gMCIRo8IFRoZSBraW5kIG9mIGFuIGluZm9ybWF0aW9uIHRleHQgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjkKBQUAAtEBEgTsAwIjGiogQSBraW5kIG9mIGluZm9ybWF0aW9uIHRleHQgb2NjdXJzIHR3aWNlLgoKWQoFBQAC0gESBO4DAhgaSiBBIHJldGVudGlvbiBoYXMgbmVpdGhlciBhIGxpbWl0IG5vciBhIHJ1bGUgZm9yIHdpdGhkcmF3YWxzIGFuZCBlcmFzdXJlcy4KCjEKBQUAAtMBEgTwAwIfGiIgQSByZXRlbnRpb24gZXhjZWVkcyAzNiw1MDAgZGF5cy4KCkYKBQUAAtQBEgTyAwIiGjcgVGhlIG91dGNvbWUgb2YgYSByZXRlbnRpb24gaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCssBCgUFAALVARIE9QMCHRq7ASBBIHN0dWR5IHRoYXQgaGFzIG9wZW5lZCB3b3VsZCB3ZWFrZW4gaXRzIHJldGVudGlvbjoga2VlcCBhbnN3ZXJzIGxvbmdlciwga2VlcCB0aGVtIGFmdGVyCiB3aXRoZHJhd2Fscywgb3IgYW5vbnltaXNlIHRoZW0gYWx0aG91Z2ggdGhleSB3ZXJlIHRvIGJlIGVyYXNlZCBvciB0aGUgcGFydGljaXBhbnQgY291bGQgY2hvb3NlLgoKPwoFBQAC1gESBPcDAiAaMCBEcmFmdHMgd291bGQgYmUga2VwdCBmb3IgbW9yZSB0aGFuIDMsNjYwIGRheXMuCgpECgUFAALXARIE+QMCHBo1IEEgdHlwZSBvZiBoZWFsdGggcmVjb3JkcyBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKNwoFBQAC2AESBPsDAh4aKCBBIHR5cGUgb2YgaGVhbHRoIHJlY29yZHMgb2NjdXJzIHR3aWNlLgoKRwoFBQAC2QESBP0DAiIaOCBFdmVudHMgYW5kIHRoZXJhcGllcyBuZWVkIGEgdm9jYWJ1bGFyeSBvZiB0aGVpciBraW5kcy4KClMKBQUAAtoBEgT/AwIiGkQgVGhlIHN0dWR5IGRvZXMgbm90IHVzZSB0aGUgdm9jYWJ1bGFyeSBvZiBhIHR5cGUgb2YgaGVhbHRoIHJlY29yZHMuCgo8CgUFAALbARIEgQQCGxotIEEgcXVlc3Rpb25uYWlyZSBoYXMgbW9yZSB0aGFuIDIwIHNjaGVkdWxlcy4KCkcKBQUAAtwBEgSDBAIcGjggT25lIG9mIHNldmVyYWwgc2NoZWR1bGVzIG9mIGEgcXVlc3Rpb25uYWlyZSBoYXMgbm8gaWQuCgpNCgUFAALdARIEhQQCFxo+IERheSAwIG9mIGEgc2NoZWR1bGUgaXMgbW9yZSB0aGFuIDMsNjYwIGRheXMgZnJvbSBpdHMgYW5jaG9yLgoKWwoFBQAC3gESBIcEAhwaTCBBIHJoeXRobSBvZiBkYXlzIGlzIG91dCBvZiByYW5nZSwgb3IgdGhlIGRheXMgb2YgYSBzZXF1ZW5jZSBkbyBub3QgYXNjZW5kLgoKNwoFBQAC3wESBIkEAh8aKCBBIHNjaGVkdWxlIGxhc3RzIG1vcmUgdGhhbiAzLDY2MCBkYXlzLgoKNAoFBQAC4AESBIsEAhQaJSBgdW50aWxfZGF0ZWAgaXMgYmVmb3JlIGBmcm9tX2RhdGVgLgoKOQoFBQAC4QESBI0EAiIaKiBgZHJhd25fb25jZWAgcmVxdWlyZXMgYSBgc3RhbmRhcmRgIHBsYW4uCgqKAQoFBQAC4gESBJAEAhcaeyBCb3VuZHMgb2YgcGFydGljaXBhbnRzJyBwbGFucyBjb250cmFkaWN0IGVhY2ggb3RoZXIgb3IgdGhlIHNjaGVkdWxlJ3Mgb3duIHBsYW4sIG9yIHBhcnRpY2lwYW50cwogbWF5IG5vdCBjaGFuZ2UgdGhlIHBsYW4uCgp+CgUFAALjARIEkwQCHBpvIGBwYXJ0aWNpcGFudF9tYXlfbXV0ZWAgaGFzIG5vIGVmZmVjdDogcGFydGljaXBhbnRzIG1heSBub3QgY2hhbmdlIHRoZSBzY2hlZHVsZSwgb3IgbWF5IHN3aXRjaAogaXQgb2ZmIGFueXdheS4KCigKBQUAAuQBEgSVBAIeGhkgQSBwcmlvcml0eSBleGNlZWRzIDEwMC4KCnEKBQUAAuUBEgSXBAIfGmIgTm90IDHigJMxMCByZW1pbmRlcnMsIG5vdCAx4oCTMSw0NDAgbWludXRlcyBhcGFydCwgb3IgcmVtaW5kZXJzIGFmdGVyIHRoZSBub3RpZmljYXRpb24ncyBleHBpcnkuCgpDCgUFAALmARIEmQQCHBo0IE5vdCAx4oCTMTAgc25vb3plcywgb3Igbm90IDHigJMxLDQ0MCBtaW51dGVzIGVhY2guCgo0CgUFAALnARIEmwQCIBolIGBjb21wbGV0aW9uX21pbnV0ZXNgIGV4Y2VlZHMgMSw0NDAuCgpECgUFAALoARIEnQQCIho1IEEgbnVtYmVyIG9mIHRoZSBub3RpZmljYXRpb24gcnVsZXMgaXMgb3V0IG9mIHJhbmdlLgoKKAoFBQAC6QESBJ8EAhoaGSBBIGhvbGlkYXkgb2NjdXJzIHR3aWNlLgoKKgoFBQAC6gESBKEEAhoaGyBNb3JlIHRoYW4gMSwwMDAgaG9saWRheXMuCgooCgUFAALrARIEowQCGhoZIE1vcmUgdGhhbiAxMDAgdHJpZ2dlcnMuCgo6CgUFAALsARIEpQQCGhorIEFub3RoZXIgdHJpZ2dlciBvZiB0aGUgc3R1ZHkgaGFzIHRoaXMgaWQuCgooCgUFAALtARIEpwQCHhoZIEEgdHJpZ2dlciBoYXMgbm8gY2F1c2UuCgo3CgUFAALuARIEqQQCGBooIFRoZSBzdHVkeSBoYXMgbm8gdHJpZ2dlciB3aXRoIHRoaXMgaWQuCgo3CgUFAALvARIEqwQCHRooIEEgbnVtYmVyIG9mIGEgdHJpZ2dlciBpcyBvdXQgb2YgcmFuZ2UuCgqCAQoFBQAC8AESBK4EAh4acyBUaGUgbWF4aW11bSBudW1iZXIgb2YgYSB0cmlnZ2VyJ3Mgbm90aWZpY2F0aW9ucyBoYXMgbm8gY291bnQgb3Igbm8gcGVyaW9kLCBvciBpdHMgY29vbGRvd24KIGFscmVhZHkgYWxsb3dzIGZld2VyLgoKRwoFBQAC8QESBLAEAiEaOCBUaGUgc3R1ZHkgZG9lcyBub3QgYWNjZXB0IGhlYWx0aCByZWNvcmRzIG9mIHRoaXMgdHlwZS4KCosBCgUFAALyARIEswQCJBp8IEEgdmFsdWUgaXMgY29tcGFyZWQgYWx0aG91Z2ggdGhlIHJlY29yZHMgYXJlIG5vdCBtZWFzdXJlbWVudHMsIG9yIGtpbmRzIGFyZSBnaXZlbiBhbHRob3VnaAogcmVjb3JkcyBvZiB0aGUgdHlwZSBoYXZlIG5vbmUuCgo+CgUFAALzARIEtQQCHhovIEEgY29tcGFyaXNvbiBvZiBhIG1lYXN1cmVkIHZhbHVlIGhhcyBubyB1bml0LgoKRQoFBQAC9AESBLcEAhsaNiBUaGUgdW5pdCBvZiBhIG5vaXNlIGxldmVsIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgpPCgUFAAL1ARIEuQQCGxpAIFRoZSBzdHVkeSwgb3IgdGhlIG5hbWVkIHF1ZXN0aW9ubmFpcmUsIGRvZXMgbm90IG1lYXN1cmUgbm9pc2UuCgpBCgUFAAL2ARIEuwQCHBoyIFRoZSBzdHVkeSBoYXMgbm8gc291bmRzLCBvciBub3QgdGhpcyBjb2xsZWN0aW9uLgoKMQoFBQAC9wESBL0EAhgaIiBBIHJ1bGUgaGFzIHRoZSBzYW1lIHNjb3JlIHR3aWNlLgoKMgoFBQAC+AESBL8EAhUaIyBUaGUgc2NvcmUgZG9lcyBub3QgaGF2ZSB0aGUgYmFuZC4KCjsKBQUAAvkBEgTBBAIgGiwgQW4gZW50cnkgb2YgYSB0cmlnZ2VyJ3MgbGlzdCBvY2N1cnMgdHdpY2UuCgpACgUFAAL6ARIEwwQCHxoxIFRoZSBhbmNob3Igb2YgYW4gYGFmdGVyYCBwbGFuIGlzIG5vdCBhIHRyaWdnZXIuCgo9CgUFAAL7ARIExQQCIhouIEEgZmllbGQgaGFzIG5vIG1lYW5pbmcgd2l0aCBhbiBgYWZ0ZXJgIHBsYW4uCgqOAQoFBQAC/AESBMgEAh0afyBXYXJuaW5nOiBvbiBzb21lIGRheXMsIG5vdGlmaWNhdGlvbnMgb2YgdGhlIHNhbWUgb3IgYSBoaWdoZXIgcHJpb3JpdHkgcmVhY2ggYHBlcl9kYXlfbWF4YCwgc28KIHRoYXQgbm9uZSBmb2xsb3dzIHRoZSB0cmlnZ2VyLgoKVAoFBQAC/QESBMoEAhsaRSBBIGRlbGF5IGV4Y2VlZHMgNDQsNjQwIG1pbnV0ZXMsIG9yIHRoZSBtaW5pbXVtIGV4Y2VlZHMgdGhlIG1heGltdW0uCgp4CgUFAAL+ARIEzQQCFxppIFdhcm5pbmc6IG5vIHNjaGVkdWxlIHVzZXMgdGhlIHRyaWdnZXIsIGFuZCBpdCBoYXMgbm8gYWxlcnQ7IG9yIG5vIHNjaGVkdWxlIHVzZXMgYW4gb3B0aW9uIG9mIGl0cwogZHJhdy4KCpgBCgUFAAL/ARIE0AQCHhqIASBUaGUgYWxlcnQgb2YgYSB0cmlnZ2VyIGhhcyBubyBjaGFubmVsLCBtb3JlIHRoYW4gNSwgYSBkdXBsaWNhdGUsIG9yIGEgbmFtZSB0aGF0IGlzIG5vdCAx4oCTNjQKIGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zLgoKggEKBQUAAoACEgTTBAIhGnMgQW4gYWxlcnQgaGFzIGNoYW5uZWxzIGZvciBpdHMgZXNjYWxhdGlvbiB3aXRob3V0IGEgdGltZSwgYSB0aW1lIHdpdGhvdXQgY2hhbm5lbHMsIG9yIGEgdGltZSBvdmVyCiA0NCw2NDAgbWludXRlcy4KCrECCgUFAAKBAhIE1wQCHRqhAiBUaGUgZHJhdyBvZiBhIHRyaWdnZXIgaGFzIG5vIHJvdyBvciBtb3JlIHRoYW4gNTAsIGEgcm93IHdpdGhvdXQgY29uZGl0aW9ucyBiZWZvcmUgdGhlIGxhc3Qgb25lLAogY29uZGl0aW9ucyBhbHRob3VnaCBzaGVldHMgb2YgdGhhdCBxdWVzdGlvbm5haXJlIGRvIG5vdCBjYXVzZSB0aGUgdHJpZ2dlciwgbW9yZSB0aGFuIDEwIG9wdGlvbnMsCiBhbiBvcHRpb24gd2l0aCBhbiBpbnZhbGlkIGlkIG9yIHR3aWNlLCBvciBwcm9iYWJpbGl0aWVzIHRoYXQgYXJlIDAgb3Igc3VtIHVwIHRvIG1vcmUgdGhhbiAxLgoKQwoFBQACggISBNkEAhwaNCBUaGUgYW5jaG9yJ3MgdHJpZ2dlciBoYXMgbm8gZHJhdyB3aXRoIHRoaXMgb3B0aW9uLgoKKgoFBQACgwISBNsEAh0aGyBNb3JlIHRoYW4gMjAgY29tcGFyaXNvbnMuCgpPCgUFAAKEAhIE3QQCHxpAIEEgY29tcGFyaXNvbiBvciBhIGNoYW5nZSBuYW1lcyBuZWl0aGVyIGEgcXVlc3Rpb24gbm9yIGEgc2NvcmUuCgo9CgUFAAKFAhIE3wQCIxouIFRoZSBhbnN3ZXJzIHRvIHRoZSBxdWVzdGlvbiBhcmUgbm90IG51bWJlcnMuCgo9CgUFAAKGAhIE4QQCIRouIFRoZSB3aW5kb3cgb2YgYSBjb21wYXJpc29uIGV4Y2VlZHMgMzY2IGRheXMuCgprCgUFAAKHAhIE4wQCHBpcIEEgbnVtYmVyIG9mIHRoZSByZXdhcmRzIGlzIG91dCBvZiByYW5nZSwgb3IgcmV3YXJkcyBoYXZlIG5laXRoZXIgcG9pbnRzIG5vciBkYXlzIGluIGEgcm93LgoKZQoFBQACiAISBOUEAh0aViBNb3JlIHRoYW4gNTAgbGV2ZWxzLCBvciB0aGUgcG9pbnRzIG9mIGEgbGV2ZWwgZG8gbm90IGV4Y2VlZCB0aG9zZSBvZiB0aGUgb25lIGJlZm9yZS4KCjAKBQUAAokCEgTnBAIeGiEgTGV2ZWxzIGFuZCByYW5raW5nIG5lZWQgcG9pbnRzLgoKLgoFBQACigISBOkEAiAaHyBNb3JlIHRoYW4gMjAwIGZlZWRiYWNrIHRleHRzLgoKYgoFBQACiwISBOsEAh4aUyBUaGUgY2hhbmdlIG9mIGEgZmVlZGJhY2sgdGV4dCBoYXMgbm8gbGltaXQsIG9yIG5vIG51bWJlciBsaWVzIGJldHdlZW4gaXRzIGxpbWl0cy4KClMKBQUAAowCEgTtBAIeGkQgV2FybmluZzogYSBzY29yZSBjb3VudHMgYSBuZWdhdGl2ZSBjb2RlIHdob3NlIG9wcG9zaXRlIGlzIG5vIGNvZGUuCgosCgUFAAKNAhIE7wQCHhodIE1vcmUgdGhhbiAyMDAgY2FsY3VsYXRpb25zLgoKQQoFBQACjgISBPEEAhwaMiBUaGUgcXVlc3Rpb25uYWlyZSBkb2VzIG5vdCBoYXZlIHRoZSBjYWxjdWxhdGlvbi4KCloKBQUAAo8CEgTzBAIaGksgQ2FsY3VsYXRpb25zLCBvciBjYWxjdWxhdGlvbnMgYW5kIHNjb3JlcywgcmVmZXIgdG8gZWFjaCBvdGhlciBpbiBhIGN5Y2xlLgoKtgEKBQUAApACEgT2BAIdGqYBIEFuIGV4cHJlc3Npb24gaGFzIG5vIG5vZGVzLCBhIG5vZGUgaGFzIG5vIGNvbnRlbnQgb3IgYW4gdW5rbm93biBmdW5jdGlvbiwgYSBmdW5jdGlvbiBoYXMKIGFub3RoZXIgbnVtYmVyIG9mIG9wZXJhbmRzIHRoYW4gaXQgbmVlZHMsIG9yIGEgbm9kZSBwcmVjZWRlcyBpdHMgZnVuY3Rpb24uCgpECgUFAAKRAhIE+AQCHRo1IEFuIGV4cHJlc3Npb24gaGFzIG1vcmUgdGhhbiA1MDAgbm9kZXMgb3IgMzAgbGV2ZWxzLgoKZQoFBQACkgISBPoEAhgaViBBbiBvcGVyYW5kLCBvciB0aGUgcmVzdWx0IG9mIGFuIGV4cHJlc3Npb24sIGlzIG5vdCBvZiB0aGUgdHlwZSB0aGF0IGlzIG5lZWRlZCB0aGVyZS4KCisKBQUAApMCEgT8BAIdGhwgTW9yZSB0aGFuIDIwMCBjb25zdHJhaW50cy4KCpwBCgUFAAKUAhIE/wQCHBqMASBBIHRleHQgaGFzIGEgcGxhY2Vob2xkZXIgdGhhdCBpcyBub3QgY29tcGxldGUsIG9yIHRoYXQgbmFtZXMgYW4gdW5rbm93biBxdWVzdGlvbiwgY2FsY3VsYXRpb24KIG9yIHNjb3JlLiBDb3JyZWN0IGl0LCBvciByZW1vdmUgdGhlIGJyYWNlcy4KCjwKBQUAApUCEgSBBQIjGi0gUGxhY2Vob2xkZXJzIGFyZSBub3QgcmVwbGFjZWQgaW4gdGhpcyB0ZXh0LgoKiQEKBQUAApYCEgSEBQIlGnogQ29uZGl0aW9ucyBmb3IgcmVxdWlyaW5nIGFuIGFuc3dlciBuZWVkIGEgcXVlc3Rpb24gd2l0aCBgb3B0aW9uYWxfYW5zd2VyYCBvdXRzaWRlIG9mIGNvbXBvc2l0ZXMKIHdpdGggYG9wdGlvbmFsX2Fuc3dlcmAuCgo4CgUFAAKXAhIEhgUCHhopIEEgbnVtYmVyIG9mIGRlY2ltYWwgZGlnaXRzIGlzIGFib3ZlIDEwLgoKOgoFBQACmAISBIgFAiIaKyBBIHJhbmtpbmcgcmFua3MgbW9yZSBvcHRpb25zIHRoYW4gaXQgaGFzLgoKaQoFBQACmQISBIoFAiQaWiBBIHJhbmRvbSBvcmRlciwgZml4ZWQgcG9zaXRpb24gb3IgZmlsdGVyIG9mIG9wdGlvbnMgd2hlcmUgdGhlcmUgYXJlIG5vIG9wdGlvbnMgdG8gb3JkZXIuCgp6CgUFAAKaAhIEjQUCHxprIEEgbWVtYmVyIG9mIGEgZ3JvdXAgd2l0aCBhIHJhbmRvbSBvcmRlciByZWZlcnMgdG8gYW5vdGhlciBtZW1iZXIgb2YgdGhlIGdyb3VwLCB3aGljaCBtYXkgYmUKIHNob3duIGxhdGVyLgoKgQEKBQUAApsCEgSQBQIbGnIgVGhlIHF1ZXN0aW9uIHRoYXQgZGVjaWRlcyB3aGljaCBvcHRpb25zIGFyZSBvZmZlcmVkIGlzIHVua25vd24sIGRvZXMgbm90IHByZWNlZGUgdGhlIHF1ZXN0aW9uLAogb3IgaGFzIG5vIGNvZGVzLgoKtgEKBQUAApwCEgSTBQIcGqYBIEFuIG9wdGlvbiBuYW1lcyBjb2RlcyBvZiBhbm90aGVyIHF1ZXN0aW9uIHRoYXQgZGVjaWRlIHdoZW4gaXQgaXMgb2ZmZXJlZCwgYnV0IHRoZSBxdWVzdGlvbiBuYW1lcwogbm8gc3VjaCBxdWVzdGlvbiwgdGhlIGNvZGUgaXMgdW5rbm93biwgb3IgdGhlcmUgYXJlIG1vcmUgdGhhbiAxMDAuCgp8CgUFAAKdAhIElgUCHRptIEEgbGFiZWwgb2YgYSBzbGlkZXIgaXMgbm90IGF0IGEgdmFsdWUgYmV0d2VlbiBpdHMgZW5kcywgbm90IGluIGFzY2VuZGluZyBvcmRlciwgb3IgdGhlcmUgYXJlCiBtb3JlIHRoYW4gNTAuCgprCgUFAAKeAhIEmAUCJBpcIFN0ZXAgbWFya3Mgb2YgYSBzbGlkZXIgd2l0aG91dCBzdGVwcyBvciB3aXRoIG1vcmUgdGhhbiAxMDAsIG9yIGEga25vYiB0aGF0IHN0YW5kcyB1cHJpZ2h0LgoKSwoFBQACnwISBJoFAh0aPCBQb2xlcyBvZiBhIHF1ZXN0aW9uIHRoYXQgZG9lcyBub3Qgc2hhcmUgYSBzY2FsZSB3aXRoIGVuZHMuCgo9CgUFAAKgAhIEnAUCHxouIEEgY291bnRkb3duIG9mIDAgb3IgbW9yZSB0aGFuIDMsNjAwIHNlY29uZHMuCgqCAQoFBQACoQISBJ8FAhwacyBUaGUgbnVtYmVycyBvZiBhIHJlcGV0aXRpb24gYXJlIG5vdCAx4oCTMTAwLCBvciB0aGUgbWluaW11bSBleGNlZWRzIHRoZSBtYXhpbXVtIG9yIGhhcyBubyBlZmZlY3QKIGJlc2lkZSBhIGNvdW50LgoKOwoFBQACogISBKEFAhYaLCBBIHJlcGVhdGluZyBncm91cCBpcyBpbiBhIHJlcGVhdGluZyBncm91cC4KCpIBCgUFAAKjAhIEpAUCHRqCASBUaGUgY291bnQgb2YgYSByZXBldGl0aW9uIGlzIG5vdCBhIHByZWNlZGluZyBxdWVzdGlvbiwgb3V0c2lkZSBvZiByZXBlYXRpbmcgZ3JvdXBzLCBvciBhCiBjYWxjdWxhdGlvbiwgd2hvc2UgdmFsdWVzIGFyZSBudW1iZXJzLgoKowEKBQUAAqQCEgSnBQIbGpMBIEEgcnVsZSBvciBwbGFjZWhvbGRlciBvdXRzaWRlIG9mIGEgcmVwZWF0aW5nIGdyb3VwIHJlZmVycyB0byBpdHMgcXVlc3Rpb24gb3IgY2FsY3VsYXRpb24uIFVzZQogRUFDSCwgb3IgdGhlIGlkIHdpdGggdGhlIG51bWJlciBvZiB0aGUgcmVwZXRpdGlvbi4KCkYKBQUAAqUCEgSpBQIjGjcgVGhlIHBhcmVudCBvZiBhIGNhbGN1bGF0aW9uIGlzIG5vdCBhIHJlcGVhdGluZyBncm91cC4KCkoKBQUAAqYCEgSrBQIeGjsgVGhlIHByb2ZpbGUgaGFzIG5vIHN1Y2ggZmllbGQsIG9yIGl0IGlzIG5vdCBhbGxvd2VkIGhlcmUuCgpjCgUFAAKnAhIErQUCIxpUIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkgdXNlcyBhIHByb2ZpbGUgZmllbGQgdGhhdCB0aGUgc3R1ZHkgZG9lcyBub3QgZGVjbGFyZS4KCjMKBQUAAqgCEgSvBQIfGiQgTW9yZSB0aGFuIDEwIHBhcnRzIG9mIHRoZSBjb25zZW50LgoKhQEKBQUAAqkCEgSyBQIhGnYgQSBwYXJ0IG9mIHRoZSBjb25zZW50LCBvciB0aGUgY29uc2VudCB0ZXh0IG9mIGEgZ3JvdXAsIGlzIG5vdCBpbiBleGFjdGx5IHRoZSBsYW5ndWFnZXMgb2YgdGhlCiBzdHVkeSdzIGNvbnNlbnQgdGV4dC4KYgZwcm90bzM=")
}
