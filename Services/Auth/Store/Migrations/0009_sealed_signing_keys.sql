-- Seeds of signing keys are sealed with a key that is not in the database, so that a copy of it, such as
-- a backup, signs nothing. Those from before are sealed at the next start of the service.
-- Nothing here says anything about a person. Rows go when a key is no longer published (40 days after it
-- was made).
ALTER TABLE signing_keys
  ALTER COLUMN seed DROP NOT NULL,
  -- XChaCha20-Poly1305: nonce, 32 sealed bytes, tag; bound to the table's name and key_id.
  ADD COLUMN sealed_seed bytea CHECK (octet_length(sealed_seed) = 72),
  ADD CHECK (num_nonnulls(seed, sealed_seed) = 1);
