#!/bin/sh
# Makes and starts a database server as the entry point of Docker Hub's image does.
set -e
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  exec setpriv --reuid postgres --regid postgres --init-groups "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export POSTGRES_USER=postgres
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  # shellcheck disable=SC2086 -- These are several.
  initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256 $POSTGRES_INITDB_ARGS
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl -w start -o "-c listen_addresses=''"
  createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
  for script in /docker-entrypoint-initdb.d/*.sh; do sh "$script"; done
  pg_ctl -w stop
fi
exec postgres -c listen_addresses='*'
