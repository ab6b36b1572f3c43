-- Codes of 75 bits cannot be guessed: wrong ones use none up. Those of 50 bits that are still open are good no
-- more; who waits for one asks for another. Changes of addresses that wait are begun again.
ALTER TABLE confirmation_codes DROP COLUMN attempts;
