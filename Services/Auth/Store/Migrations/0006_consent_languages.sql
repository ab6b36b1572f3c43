-- In which languages the consent text of a study is, so that nobody's consent is recorded in another one.
-- Null for what was taken in before this column was there: the catalogue is asked when it matters. Says
-- nothing about people; lives as long as its row.
ALTER TABLE studies ADD consent_languages text[];
