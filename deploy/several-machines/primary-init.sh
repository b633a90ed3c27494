#!/usr/bin/env bash
# Makes the roles and the database of a new primary. The image of PostgreSQL runs it once, when its data folder is empty.
set -euo pipefail

psql --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=registry_password="$REGISTRY_PASSWORD" --set=replication_password="$REPLICATION_PASSWORD" <<'SQL'
create role registry login password :'registry_password';
create role replicator login replication password :'replication_password';
create database registry owner registry;
\connect registry
create extension pg_trgm;
SQL

# The image lets every role with a password connect to databases, but not for replication.
echo "host replication replicator all scram-sha-256" >> "$PGDATA/pg_hba.conf"
