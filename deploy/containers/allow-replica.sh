#!/bin/sh
# Runs once, when the primary makes its database: the role that the replica copies the database with.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE replica REPLICATION LOGIN PASSWORD :'password';
SQL
echo 'host replication replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
