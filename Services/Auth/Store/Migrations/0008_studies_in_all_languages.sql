-- The catalogue is asked for studies in all languages. What it told in one, noted as a consent text in no
-- language at all, is not known: it is asked again when it matters.
UPDATE studies SET consent_languages = NULL WHERE consent_languages = '{}';
