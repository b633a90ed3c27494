/** The account view: the signed-in account and its sessions. */
import type { Session } from "../../client/index.ts";
import { browserName } from "../display/browser-name.ts";
import { announce } from "./elements/announcements.tsx";
import { Badge } from "./elements/badge.tsx";
import { Button } from "./elements/button.tsx";
import { DetailList } from "./elements/detail-list.tsx";
import { ErrorNotice } from "./elements/error-notice.tsx";
import { Heading } from "./elements/heading.tsx";
import { Skeleton } from "./elements/skeleton.tsx";
import { AbsoluteTime, RelativeTime } from "./elements/time.tsx";
import { UntrustedText } from "./elements/untrusted-text.tsx";
import { useAction, useLoaded } from "./loading.ts";
import { registry, signOut } from "./session.ts";
import type { ViewProps } from "./views.tsx";

/** Shows the account and its sessions. */
export function AccountView({ account }: ViewProps) {
  const { value, error, reload } = useLoaded((signal) => registry.accounts.sessions({ signal }), []);
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
      <ErrorNotice error={error} onRetry={reload} />
      {value === undefined && error === undefined && <Skeleton what="sessions" rows={2} />}
      <ul class="cards">
        {value?.sessions.map((each) => (
          <SessionCard key={each.id} session={each} onEnded={reload} />
        ))}
      </ul>
    </>
  );
}

function SessionCard({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const end = useAction(async () => {
    if (session.current) return signOut();
    await registry.accounts.endSession(session.id);
    announce("Session ended.");
    onEnded();
  });
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
      <ErrorNotice error={end.error} />
      <div class="actions">
        <Button busy={end.busy} onClick={() => void end.run()}>
          {session.current ? "Sign out here" : "End session"}
        </Button>
      </div>
    </li>
  );
}
