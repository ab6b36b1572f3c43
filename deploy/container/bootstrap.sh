#!/bin/sh
# PostgreSQL's image runs this at its first start, as the superuser.
set -e
psql -v ON_ERROR_STOP=1 -q -U "${POSTGRES_USER:-postgres}" -d otolith \
  -f /run/secrets/passwords.psql -f /otolith/bootstrap.sql
