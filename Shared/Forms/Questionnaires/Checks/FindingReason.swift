/// Machine-readable reason why a definition was rejected.
public enum FindingReason: String, Sendable, Hashable, CaseIterable {
  case tooManyFindings = "TOO_MANY_FINDINGS"

  // Ids and codes
  case idInvalid = "ID_INVALID"
  case idDuplicate = "ID_DUPLICATE"
  case codeInvalid = "CODE_INVALID"
  case codeDuplicate = "CODE_DUPLICATE"

  // Texts
  case textMissing = "TEXT_MISSING"
  case textEmpty = "TEXT_EMPTY"
  case textTooLong = "TEXT_TOO_LONG"
  case textControlCharacter = "TEXT_CONTROL_CHARACTER"
  case textOutsideTranslations = "TEXT_OUTSIDE_TRANSLATIONS"
  case translationMissing = "TRANSLATION_MISSING"
  /// The source text changed after this translation was made. The translation may still be correct.
  case translationOutdated = "TRANSLATION_OUTDATED"
  case languageInvalid = "LANGUAGE_INVALID"
  case languageDuplicate = "LANGUAGE_DUPLICATE"
  case tooManyLanguages = "TOO_MANY_LANGUAGES"

  // Questionnaires
  case versionGiven = "VERSION_GIVEN"
  case contentHashDiffers = "CONTENT_HASH_DIFFERS"
  case doiInvalid = "DOI_INVALID"
  case tooManyAuthors = "TOO_MANY_AUTHORS"
  case originInvalid = "ORIGIN_INVALID"
  case annotationKeyInvalid = "ANNOTATION_KEY_INVALID"
  case annotationDuplicate = "ANNOTATION_DUPLICATE"
  case tooManyAnnotations = "TOO_MANY_ANNOTATIONS"
  case noElements = "NO_ELEMENTS"
  case tooManyElements = "TOO_MANY_ELEMENTS"
  case contentMissing = "CONTENT_MISSING"
  case sensorKindMissing = "SENSOR_KIND_MISSING"
  case sensorDuplicate = "SENSOR_DUPLICATE"
  case sensorCountOutOfRange = "SENSOR_COUNT_OUT_OF_RANGE"

  // Groups and pages
  case groupStyleMissing = "GROUP_STYLE_MISSING"
  case parentUnknown = "PARENT_UNKNOWN"
  case memberApart = "MEMBER_APART"
  case memberNotAllowed = "MEMBER_NOT_ALLOWED"
  case groupEmpty = "GROUP_EMPTY"
  case groupsTooDeep = "GROUPS_TOO_DEEP"
  case pageBreakInGroup = "PAGE_BREAK_IN_GROUP"
  case sharedAnswerMissing = "SHARED_ANSWER_MISSING"
  case sharedAnswerNotApplicable = "SHARED_ANSWER_NOT_APPLICABLE"

  // Questions
  case itemRecoded = "ITEM_RECODED"
  case countOutOfRange = "COUNT_OUT_OF_RANGE"
  case weightInvalid = "WEIGHT_INVALID"
  case dateInvalid = "DATE_INVALID"
  case patternInvalid = "PATTERN_INVALID"
  case patternHintMissing = "PATTERN_HINT_MISSING"
  case initialAnswerNotApplicable = "INITIAL_ANSWER_NOT_APPLICABLE"
  case initialAnswerInvalid = "INITIAL_ANSWER_INVALID"
  case typeNotSupported = "TYPE_NOT_SUPPORTED"
  case unsupportedRequired = "UNSUPPORTED_REQUIRED"
  case contentsInvalid = "CONTENTS_INVALID"
  case questionTypeMissing = "QUESTION_TYPE_MISSING"
  case tooFewOptions = "TOO_FEW_OPTIONS"
  case tooManyOptions = "TOO_MANY_OPTIONS"
  case exclusiveNotApplicable = "EXCLUSIVE_NOT_APPLICABLE"
  case rangeEmpty = "RANGE_EMPTY"
  case numberNotFinite = "NUMBER_NOT_FINITE"
  case stepNegative = "STEP_NEGATIVE"
  case stepDoesNotDivide = "STEP_DOES_NOT_DIVIDE"
  case dimensionMissing = "DIMENSION_MISSING"
  case boundNotInteger = "BOUND_NOT_INTEGER"
  case unitInvalid = "UNIT_INVALID"
  case lengthOutOfRange = "LENGTH_OUT_OF_RANGE"

  // Conditions
  case tooManyConditions = "TOO_MANY_CONDITIONS"
  case conditionMalformed = "CONDITION_MALFORMED"
  case conditionTooDeep = "CONDITION_TOO_DEEP"
  case unreachable = "UNREACHABLE"
  case scoreNotApplicable = "SCORE_NOT_APPLICABLE"
  case questionUnknown = "QUESTION_UNKNOWN"
  case questionNotEarlier = "QUESTION_NOT_EARLIER"
  case questionnaireNotInStudy = "QUESTIONNAIRE_NOT_IN_STUDY"
  /// A condition refers to a questionnaire that is not published or not visible to its author. It
  /// may be published later, since two questionnaires may refer to each other; a study must contain
  /// both.
  case questionnaireUnknown = "QUESTIONNAIRE_UNKNOWN"
  case operatorMissing = "OPERATOR_MISSING"
  case operatorNotApplicable = "OPERATOR_NOT_APPLICABLE"
  case codesMissing = "CODES_MISSING"
  case codesNotApplicable = "CODES_NOT_APPLICABLE"
  case codeUnknown = "CODE_UNKNOWN"
  case textNotApplicable = "TEXT_NOT_APPLICABLE"
  case comparedTextInvalid = "COMPARED_TEXT_INVALID"
  case numberMissing = "NUMBER_MISSING"
  case numberNotApplicable = "NUMBER_NOT_APPLICABLE"
  case numberOutOfRange = "NUMBER_OUT_OF_RANGE"

  // Scores
  case methodMissing = "METHOD_MISSING"
  case tooManyScores = "TOO_MANY_SCORES"
  case noScoreItems = "NO_SCORE_ITEMS"
  case tooManyScoreItems = "TOO_MANY_SCORE_ITEMS"
  case scoreItemDuplicate = "SCORE_ITEM_DUPLICATE"
  case scoreUnknown = "SCORE_UNKNOWN"
  case answerNotCountable = "ANSWER_NOT_COUNTABLE"
  case negativeCodeCounted = "NEGATIVE_CODE_COUNTED"
  case rangeUnknown = "RANGE_UNKNOWN"
  case minimumAnsweredOutOfRange = "MINIMUM_ANSWERED_OUT_OF_RANGE"
  case bandsNotAscending = "BANDS_NOT_ASCENDING"
  case tooManyBands = "TOO_MANY_BANDS"

  // Studies
  /// The study supports a language that its consent lacks.
  case consentTranslationMissing = "CONSENT_TRANSLATION_MISSING"
  case accessMissing = "ACCESS_MISSING"
  case passwordMissing = "PASSWORD_MISSING"
  case passwordLength = "PASSWORD_LENGTH"
  case passwordNotApplicable = "PASSWORD_NOT_APPLICABLE"
  case instantInvalid = "INSTANT_INVALID"
  case periodEmpty = "PERIOD_EMPTY"
  case retentionEmpty = "RETENTION_EMPTY"
  case retentionOutOfRange = "RETENTION_OUT_OF_RANGE"
  case retentionOutcomeMissing = "RETENTION_OUTCOME_MISSING"
  case retentionLengthened = "RETENTION_LENGTHENED"
  case draftDaysOutOfRange = "DRAFT_DAYS_OUT_OF_RANGE"
  case recordTypeMissing = "RECORD_TYPE_MISSING"
  case recordTypeDuplicate = "RECORD_TYPE_DUPLICATE"
  case recordVocabularyMissing = "RECORD_VOCABULARY_MISSING"
  case recordVocabularyUnknown = "RECORD_VOCABULARY_UNKNOWN"
  case noQuestionnaires = "NO_QUESTIONNAIRES"
  case studyTooLarge = "STUDY_TOO_LARGE"
  case tooManyQuestionnaires = "TOO_MANY_QUESTIONNAIRES"
  case questionnaireDuplicate = "QUESTIONNAIRE_DUPLICATE"
  case questionnaireNotImported = "QUESTIONNAIRE_NOT_IMPORTED"
  case questionnaireNotUsed = "QUESTIONNAIRE_NOT_USED"
  case questionnaireVersionUnknown = "QUESTIONNAIRE_VERSION_UNKNOWN"
  case recurrenceMissing = "RECURRENCE_MISSING"

  case soundCollectionUnknown = "SOUND_COLLECTION_UNKNOWN"
  case vocabularyUnknown = "VOCABULARY_UNKNOWN"
  case groupUnknown = "GROUP_UNKNOWN"
  case tooManyGroups = "TOO_MANY_GROUPS"
  case repeatIntervalOutOfRange = "REPEAT_INTERVAL_OUT_OF_RANGE"
  case repeatIntervalNotApplicable = "REPEAT_INTERVAL_NOT_APPLICABLE"
  case tooManyNextLists = "TOO_MANY_NEXT_LISTS"
  case noOffers = "NO_OFFERS"
  case offerDuplicate = "OFFER_DUPLICATE"
  case nextListCycle = "NEXT_LIST_CYCLE"

  // Files, sounds, vocabularies
  case fileMissing = "FILE_MISSING"
  case fileReferenceInvalid = "FILE_REFERENCE_INVALID"
  case noSounds = "NO_SOUNDS"
  case tooManySounds = "TOO_MANY_SOUNDS"
  case categoryUnknown = "CATEGORY_UNKNOWN"
  case soundLengthMissing = "SOUND_LENGTH_MISSING"
  case loopDuplicate = "LOOP_DUPLICATE"
  case frequencyOutOfRange = "FREQUENCY_OUT_OF_RANGE"
  case mediaUnknown = "MEDIA_UNKNOWN"
  case mediaDiffers = "MEDIA_DIFFERS"
  case noTerms = "NO_TERMS"
  case tooManyTerms = "TOO_MANY_TERMS"

  // Schedules
  case planMissing = "PLAN_MISSING"
  case perDayOutOfRange = "PER_DAY_OUT_OF_RANGE"
  case noWindows = "NO_WINDOWS"
  case windowTooShort = "WINDOW_TOO_SHORT"
  case gapOutOfRange = "GAP_OUT_OF_RANGE"
  case dayMissing = "DAY_MISSING"
  case dayDuplicate = "DAY_DUPLICATE"
  case minuteOutOfRange = "MINUTE_OUT_OF_RANGE"
  case noTimes = "NO_TIMES"
  case tooManyTimes = "TOO_MANY_TIMES"
  case timeDuplicate = "TIME_DUPLICATE"
  case dayOfMonthOutOfRange = "DAY_OF_MONTH_OUT_OF_RANGE"
  case startDayOutOfRange = "START_DAY_OUT_OF_RANGE"
  case expiryOutOfRange = "EXPIRY_OUT_OF_RANGE"
  case tooManySchedules = "TOO_MANY_SCHEDULES"
  case scheduleIDMissing = "SCHEDULE_ID_MISSING"
  case anchorInvalid = "ANCHOR_INVALID"
  case rhythmOutOfRange = "RHYTHM_OUT_OF_RANGE"
  case dayCountOutOfRange = "DAY_COUNT_OUT_OF_RANGE"
  case datesEmpty = "DATES_EMPTY"
  case drawnOnceNotApplicable = "DRAWN_ONCE_NOT_APPLICABLE"
  case boundsInvalid = "BOUNDS_INVALID"
  case muteNotApplicable = "MUTE_NOT_APPLICABLE"
  case priorityOutOfRange = "PRIORITY_OUT_OF_RANGE"
  case remindersOutOfRange = "REMINDERS_OUT_OF_RANGE"
  case snoozeOutOfRange = "SNOOZE_OUT_OF_RANGE"
  case completionOutOfRange = "COMPLETION_OUT_OF_RANGE"
  case promptRulesOutOfRange = "PROMPT_RULES_OUT_OF_RANGE"
  case holidayDuplicate = "HOLIDAY_DUPLICATE"
  case tooManyHolidays = "TOO_MANY_HOLIDAYS"
  case triggerAnchorMissing = "TRIGGER_ANCHOR_MISSING"
  case afterPlanNotApplicable = "AFTER_PLAN_NOT_APPLICABLE"
  case delayOutOfRange = "DELAY_OUT_OF_RANGE"

  // Triggers
  case tooManyTriggers = "TOO_MANY_TRIGGERS"
  case triggerDuplicate = "TRIGGER_DUPLICATE"
  case triggerCauseMissing = "TRIGGER_CAUSE_MISSING"
  case triggerUnknown = "TRIGGER_UNKNOWN"
  case triggerOutOfRange = "TRIGGER_OUT_OF_RANGE"
  case triggerBoundInvalid = "TRIGGER_BOUND_INVALID"
  case triggerEntryDuplicate = "TRIGGER_ENTRY_DUPLICATE"
  case triggerUnused = "TRIGGER_UNUSED"
  case triggerWithoutRoom = "TRIGGER_WITHOUT_ROOM"
  case recordTypeNotInStudy = "RECORD_TYPE_NOT_IN_STUDY"
  case recordCauseNotApplicable = "RECORD_CAUSE_NOT_APPLICABLE"
  case comparedUnitMissing = "COMPARED_UNIT_MISSING"
  case noiseUnitMissing = "NOISE_UNIT_MISSING"
  case noiseNotMeasured = "NOISE_NOT_MEASURED"
  case soundsNotInStudy = "SOUNDS_NOT_IN_STUDY"
  case scoreDuplicate = "SCORE_DUPLICATE"
  case bandUnknown = "BAND_UNKNOWN"

  // Comparisons and feedback texts
  case tooManyComparisons = "TOO_MANY_COMPARISONS"
  case comparedValueMissing = "COMPARED_VALUE_MISSING"
  case comparedValueNotNumeric = "COMPARED_VALUE_NOT_NUMERIC"
  case windowDaysOutOfRange = "WINDOW_DAYS_OUT_OF_RANGE"
  case tooManyFeedbackTexts = "TOO_MANY_FEEDBACK_TEXTS"
  case feedbackChangeEmpty = "FEEDBACK_CHANGE_EMPTY"

  // Rewards
  case rewardOutOfRange = "REWARD_OUT_OF_RANGE"
  case levelsNotAscending = "LEVELS_NOT_ASCENDING"
  case rewardWithoutPoints = "REWARD_WITHOUT_POINTS"

  // Information texts
  case informationKindMissing = "INFORMATION_KIND_MISSING"
  case informationKindDuplicate = "INFORMATION_KIND_DUPLICATE"

  // Calculations and constraints
  case tooManyCalculations = "TOO_MANY_CALCULATIONS"
  case calculationUnknown = "CALCULATION_UNKNOWN"
  case calculationCycle = "CALCULATION_CYCLE"
  case expressionMalformed = "EXPRESSION_MALFORMED"
  case expressionTooLarge = "EXPRESSION_TOO_LARGE"
  case expressionType = "EXPRESSION_TYPE"
  case tooManyConstraints = "TOO_MANY_CONSTRAINTS"
  case placeholderInvalid = "PLACEHOLDER_INVALID"
  case placeholderNotApplicable = "PLACEHOLDER_NOT_APPLICABLE"
  case requiredWhenNotApplicable = "REQUIRED_WHEN_NOT_APPLICABLE"
  case decimalsOutOfRange = "DECIMALS_OUT_OF_RANGE"

  // Rankings, orders and offers of options, sliders, countdowns
  case rankedCountOutOfRange = "RANKED_COUNT_OUT_OF_RANGE"
  case optionOrderNotApplicable = "OPTION_ORDER_NOT_APPLICABLE"
  case randomOrderReference = "RANDOM_ORDER_REFERENCE"
  case offeredByInvalid = "OFFERED_BY_INVALID"
  case offeredForInvalid = "OFFERED_FOR_INVALID"
  case sliderLabelInvalid = "SLIDER_LABEL_INVALID"
  case sliderMarksNotApplicable = "SLIDER_MARKS_NOT_APPLICABLE"
  case polesNotApplicable = "POLES_NOT_APPLICABLE"
  case countdownOutOfRange = "COUNTDOWN_OUT_OF_RANGE"
  case fileKindMissing = "FILE_KIND_MISSING"
  case fileLimitInvalid = "FILE_LIMIT_INVALID"

  // Repeating groups and profile fields
  case repeatOutOfRange = "REPEAT_OUT_OF_RANGE"
  case repeatNested = "REPEAT_NESTED"
  case repeatCountInvalid = "REPEAT_COUNT_INVALID"
  case repeatedReference = "REPEATED_REFERENCE"
  case calculationParentInvalid = "CALCULATION_PARENT_INVALID"
  case profileFieldUnknown = "PROFILE_FIELD_UNKNOWN"
  case profileFieldNotDeclared = "PROFILE_FIELD_NOT_DECLARED"
}

extension FindingReason {
  /// A warning if clients can still show the definition, as *not supported* or in plain words;
  /// otherwise an error.
  public var severity: FindingSeverity {
    switch self {
    case .typeNotSupported, .patternHintMissing, .questionnaireUnknown, .translationOutdated,
      .consentTranslationMissing, .triggerUnused, .negativeCodeCounted, .triggerWithoutRoom:
      .warning
    default: .error
    }
  }
}
