/** The account view: the signed-in account and its sessions. */
import type { Session } from "../../client/index.ts";
import { browserName } from "../display/browser-name.ts";
import { ActionButton } from "./elements/action-button.tsx";
import { Badge } from "./elements/badge.tsx";
import { DetailList } from "./elements/detail-list.tsx";
import { Heading } from "./elements/heading.tsx";
import { LoadedContent } from "./elements/loaded-content.tsx";
import { AbsoluteTime, RelativeTime } from "./elements/time.tsx";
import { UntrustedText } from "./elements/untrusted-text.tsx";
import { useLoaded } from "./loading.ts";
import { registry, signOut } from "./session.ts";
import type { ViewProps } from "./view-props.ts";

/** Shows the account and its sessions. */
export function AccountView({ account }: ViewProps) {
  const sessions = useLoaded((signal) => registry.accounts.sessions({ signal }));
  const ways = useLoaded((signal) => registry.accounts.ways({ signal }), []);
  return (
    <>
      <Heading title="Account" />
      <DetailList
        of={[
          [
            "E-mail address",
            <UntrustedText key="email" text={account.email ?? "not shared by the identity provider"} />,
          ],
          ["Name", <UntrustedText key="name" text={account.name ?? "none"} />],
          ["Role", account.issuer ? `${account.role}, issuer of certifications` : account.role],
          ["Tier", account.tier],
          ["Sign-in method", account.sign_in.join(", ")],
          ["Created", <AbsoluteTime key="created" at={account.created_at} />],
        ]}
      />
      {ways.value?.oidc && !account.sign_in.includes("oidc") && (
        <p>
          <a class="button plain" href={registry.accounts.oidcStart()}>
            Connect your organisation account
          </a>
        </p>
      )}
      <p>
        <a href="#/security">Change your e-mail address or password, see what happened, close the account</a>
      </p>
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
