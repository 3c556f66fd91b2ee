#!/bin/sh
# Makes the shop's role in a new database server, for compose.yaml: it owns its database, may create the roles of the row
# policies and a database in which a backup is proved, and is no superuser. The superuser has no password afterwards, so that only `docker compose exec` reaches it.
set -e
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -v password="$POSTGRES_PASSWORD" <<'SQL'
create role krok login createrole createdb password :'password';
alter database krok owner to krok;
alter role current_user password null;
SQL
