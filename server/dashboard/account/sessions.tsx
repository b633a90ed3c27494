/** Where the user is signed in. */
import type { Session } from "../../../client/index.ts";
import { browserName } from "../../display/browser-name.ts";
import { ActionButton } from "../elements/action-button.tsx";
import { Badge } from "../elements/badge.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useLoaded } from "../loading.ts";
import { registry, signOut } from "../session.ts";

/** Lists the sessions, with buttons to end them. */
export function Sessions() {
  const sessions = useLoaded((signal) => registry.accounts.sessions({ signal }));
  return (
    <>
      <h2>Active sessions</h2>
      <LoadedContent of={sessions} what="sessions" rows={2}>
        {({ sessions: own }) => (
          <ul class="cards">
            {own.map((each) => (
              <SessionCard key={each.id} session={each} onEnded={sessions.reload} />
            ))}
          </ul>
        )}
      </LoadedContent>
    </>
  );
}

function SessionCard({ session, onEnded }: { session: Session; onEnded: () => void }) {
  return (
    <li class="card">
      <div class="card-head">
        <h3 title={session.user_agent ?? undefined}>
          <UntrustedText text={browserName(session.user_agent)} />
        </h3>
        {session.current && <Badge tone="good">this device</Badge>}
      </div>
      <p class="small">
        Signed in <RelativeTime at={session.created_at} />, last used{" "}
        <RelativeTime at={session.last_used_at} />, expires <RelativeTime at={session.expires_at} /> if it is
        not used again.
      </p>
      <div class="actions">
        {session.current ? (
          <ActionButton act={signOut}>Sign out here</ActionButton>
        ) : (
          <ActionButton
            act={() => registry.accounts.endSession(session.id)}
            done="Session ended."
            onDone={onEnded}
          >
            End session
          </ActionButton>
        )}
      </div>
    </li>
  );
}
