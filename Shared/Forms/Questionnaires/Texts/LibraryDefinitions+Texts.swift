extension StudyDefinition: LocalizedDefinition {
  /// A study requires no language except its default one.
  public var languages: [String] { [] }

  public mutating func transformTexts(_ body: (TextKey, inout TranslatedText) -> Void) {
    body(TextKey("title"), &title)
    body(TextKey("description"), &description)
    body(TextKey("text"), &text)
    body(TextKey("consent"), &consentText)
    for position in consentDetails.parts.indices {
      let id = consentDetails.parts[position].id
      body(TextKey("consent-parts.\(id)"), &consentDetails.parts[position].text)
    }
    for position in groups.indices {
      body(TextKey("groups.\(groups[position].id).title"), &groups[position].title)
      body(TextKey("groups.\(groups[position].id).consent"), &groups[position].consentText)
    }
    for list in nextLists.indices {
      for offer in nextLists[list].offers.indices {
        body(TextKey("next.\(list + 1).\(offer + 1)"), &nextLists[list].offers[offer].info)
      }
    }
    for position in comparisons.indices {
      body(TextKey("comparisons.\(comparisons[position].id).title"), &comparisons[position].title)
    }
    for position in feedback.indices {
      body(TextKey("feedback.\(position + 1)"), &feedback[position].text)
    }
    for position in triggers.indices {
      guard var alert = triggers[position].alert else { continue }
      body(TextKey("triggers.\(triggers[position].id).alert"), &alert.text)
      triggers[position].alert = alert
    }
    for position in information.indices {
      let kind = information[position].kind?.rawValue ?? "\(position + 1)"
      body(TextKey("texts.\(kind)"), &information[position].text)
    }
  }
}

extension SoundCollectionDefinition: LocalizedDefinition {
  public mutating func transformTexts(_ body: (TextKey, inout TranslatedText) -> Void) {
    body(TextKey("title"), &title)
    body(TextKey("description"), &description)
    for position in categories.indices {
      body(TextKey("categories.\(categories[position].id)"), &categories[position].title)
    }
    for position in sounds.indices {
      body(TextKey("sounds.\(sounds[position].id)"), &sounds[position].title)
    }
  }
}

extension VocabularyDefinition: LocalizedDefinition {
  public mutating func transformTexts(_ body: (TextKey, inout TranslatedText) -> Void) {
    body(TextKey("title"), &title)
    for position in terms.indices {
      body(TextKey("terms.\(terms[position].code)"), &terms[position].label)
    }
  }
}
