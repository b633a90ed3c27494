#!/usr/bin/env bash
# Starts a standby. The first start copies the primary. Delete the data folder to copy it again.
set -euo pipefail

connection="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=replicator password=$REPLICATION_PASSWORD"

if [ ! -e "$PGDATA" ]; then
  copy="$PGDATA.copy" # renamed when it is complete
  rm -rf "$copy"
  pg_basebackup --dbname="$connection" --pgdata="$copy" --write-recovery-conf --checkpoint=fast
  chmod 0700 "$copy"
  mv "$copy" "$PGDATA"
fi

# Queries of nodes on the standby rarely conflict with changes (hot_standby_feedback). One that does is cancelled after 2
# seconds, so that the standby stays within the 5 seconds that nodes permit. The node then reads from the primary.
exec postgres -c hot_standby_feedback=on -c max_standby_streaming_delay=2s
