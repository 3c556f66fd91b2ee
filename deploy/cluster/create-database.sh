#!/bin/sh
# Makes the shop's role and database in a new cluster, for patroni.yml: it owns its database, may create the roles of the row
# policies and the database in which a backup is tried, and is no superuser. Patroni hands over the address of the new primary.
set -e
psql -v ON_ERROR_STOP=1 --dbname "$1" -v password="$KROK_PASSWORD" <<'SQL'
create role krok login createrole createdb password :'password';
create database krok owner krok;
SQL
