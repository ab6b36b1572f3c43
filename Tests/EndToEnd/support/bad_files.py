"""An invalid file of each format: (format, contents, rule, place as a pattern)."""

BAD = [
    ("otolith",
     "questionnaire: bad\ntitle: {en: Bad}\ndefault-language: en\nelements:\n"
     "  - id: a\n    question: {en: One?}\n    type: yes-no\n"
     "  - id: a\n    question: {en: Two?}\n    type: yes-no\n",
     "ID_DUPLICATE", ":8:9"),
    ("fhir", '{"resourceType": "Patient"}\n', "FHIR_NO_QUESTIONNAIRE", ":1:1"),
    ("fhir", '{"resourceType": "Questionnaire", "item": [}\n', "JSON_SYNTAX", ":1:44"),
    ("redcap", "a,b\n1,2\n", "HEADER_MISSING", ""),
    ("codebook", "Title\nelementtype,questiontype,variable,key_1,item_en,en_1\n"
     "question,SingleChoice,a,1,,One\n", "TEXT_MISSING", ":3"),
    ("xlsform", "survey\n,type,name,label\n,select_one colours,a,Which?\n",
     "LIST_UNKNOWN", ":3:2"),
    ("forms", '{"form": {"fields": [{"type": "text"}]}}\n', "FORMS_NAME_MISSING", ":1:22"),
]
