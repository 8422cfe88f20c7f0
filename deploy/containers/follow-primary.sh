#!/bin/sh
# Copies the database of the primary at the first start, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -m 700 -o postgres -g postgres "$PGDATA"
  until gosu postgres pg_basebackup -h database -U replica -D "$PGDATA" -R -X stream; do sleep 1; done
fi
exec docker-entrypoint.sh postgres
