/** Entries of the security log. */
import type { SecurityLogEntry } from "../../../client/index.ts";
import { Badge } from "../elements/badge.tsx";
import { Card } from "../elements/card.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { labelOf } from "./actions.ts";

/** The properties of the list. */
interface LogEntriesProps {
  entries: readonly SecurityLogEntry[];
  /** What an account is called in an entry with this action. */
  nameOf: (account: string, action: string) => string;
}

/** Lists entries: what happened, when, by whom and from where. */
export function LogEntries({ entries, nameOf }: LogEntriesProps) {
  return (
    <ul class="cards">
      {entries.map((entry) => (
        <LogEntry key={entry.id} entry={entry} nameOf={nameOf} />
      ))}
    </ul>
  );
}

function LogEntry({ entry, nameOf }: { entry: SecurityLogEntry } & Pick<LogEntriesProps, "nameOf">) {
  const { action, at, account_id, actor_id, subject_id, address, browser } = entry;
  const failed = action.endsWith("_failed");
  const byOther = actor_id !== null && actor_id !== account_id;
  const origin = [browser, address].filter((each) => each !== null).join(", ");
  return (
    <Card title={labelOf(action)} level={3} beside={failed && <Badge tone="bad">failed</Badge>}>
      <p class="small">
        <RelativeTime at={at} />
        {account_id !== null && (
          <>
            , <UntrustedText class="address" text={nameOf(account_id, action)} />
          </>
        )}
        {byOther && (
          <>
            , by <UntrustedText class="address" text={nameOf(actor_id, action)} />
          </>
        )}
        {origin !== "" && (
          <>
            , from <UntrustedText text={origin} />
          </>
        )}
        {subject_id !== null && (
          <>
            , <code class="address">{subject_id}</code>
          </>
        )}
      </p>
    </Card>
  );
}
