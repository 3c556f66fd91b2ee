#!/bin/sh
# Makes the shop's role and database in a new cluster, for patroni.yml: it owns its database and may create the roles of the row
# policies, and is no superuser. Patroni hands over the address of the new primary.
set -e
psql -v ON_ERROR_STOP=1 --dbname "$1" -v password="$KROK_PASSWORD" <<'SQL'
create role krok login createrole password :'password';
create database krok owner krok;
SQL
