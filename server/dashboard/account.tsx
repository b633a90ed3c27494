/** The account of whoever is signed in, and where it is signed in. */
import { useState } from "preact/hooks";
import type { Session } from "../../client/index.ts";
import { announce } from "./elements/announcements.tsx";
import { Button } from "./elements/button.tsx";
import { Failure } from "./elements/failure.tsx";
import { Field, textOf } from "./elements/field.tsx";
import { Form } from "./elements/form.tsx";
import { Heading } from "./elements/heading.tsx";
import { Badge, Facts, Minute, Moment, Skeleton } from "./elements/shown.tsx";
import { Theirs } from "./elements/theirs.tsx";
import { useAction, useLoaded } from "./loading.ts";
import { registry, signOut } from "./session.ts";
import { NewPassword } from "./sign-in/sign-up.tsx";
import type { ViewProps } from "./views.tsx";

/** Shows the account, and its sessions, each of which can be ended. */
export function AccountView({ account }: ViewProps) {
  const { value, error, reload } = useLoaded((signal) => registry.accounts.sessions({ signal }), []);
  const ways = useLoaded((signal) => registry.accounts.ways({ signal }), []);
  return (
    <>
      <Heading title="Account" />
      <Facts
        of={[
          [
            "E-mail address",
            <Theirs key="email" text={account.email ?? "none told by the identity provider"} />,
          ],
          ["Name", <Theirs key="name" text={account.name ?? "none"} />],
          ["Role", account.issuer ? `${account.role}, issuer of certifications` : account.role],
          ["Tier", account.tier],
          ["Signs in by", account.sign_in.join(", ")],
          ["Made", <Minute key="made" at={account.created_at} />],
        ]}
      />
      {ways.value?.oidc && !account.sign_in.includes("oidc") && (
        <p>
          <a class="button plain" href={registry.accounts.oidcStart()}>
            Sign in with your organisation too
          </a>
        </p>
      )}
      {account.sign_in.includes("password") && <PasswordForm email={account.email} onChanged={reload} />}
      <h2>Where you are signed in</h2>
      <Failure error={error} onRetry={reload} />
      {value === undefined && error === undefined && <Skeleton what="sessions" rows={2} />}
      <ul class="cards">
        {value?.sessions.map((each) => (
          <SessionCard key={each.id} session={each} onEnded={reload} />
        ))}
      </ul>
    </>
  );
}

/** Changes the password. The form is emptied by its key: what was typed is not to stay on the page. */
function PasswordForm({ email, onChanged }: { email: string | null; onChanged: () => void }) {
  const [changes, setChanges] = useState(0);
  const change = useAction(async (form: FormData) => {
    await registry.accounts.changePassword({
      current_password: textOf(form, "current_password"),
      new_password: textOf(form, "new_password"),
    });
    announce("Password changed. You are signed out everywhere else.");
    setChanges(changes + 1);
    onChanged();
  });
  return (
    <>
      <h2>Password</h2>
      <p>A new password ends your sessions everywhere else. Your API keys stay.</p>
      <Form
        key={changes}
        action={change}
        verb="Change the password"
        shown={["/current_password", "/new_password"]}
      >
        {/* So that a password manager knows whose password it is. */}
        <input type="hidden" name="username" autocomplete="username" value={email ?? ""} />
        <Field
          {...{ label: "Current password", name: "current_password", type: "password", error: change.error }}
          {...{ autocomplete: "current-password", required: true, maxLength: 256 }}
        />
        <NewPassword error={change.error} of={{ label: "New password", name: "new_password" }} />
      </Form>
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
        <h3>
          <Theirs text={session.user_agent ?? "A browser that does not name itself"} />
        </h3>
        {session.current && <Badge mood="good">this one</Badge>}
      </div>
      <p class="small">
        Signed in <Moment at={session.created_at} />, last used <Moment at={session.last_used_at} />, ends{" "}
        <Moment at={session.expires_at} /> if it is not used.
      </p>
      <Failure error={end.error} />
      <div class="actions">
        <Button busy={end.busy} onClick={() => void end.run()}>
          {session.current ? "Sign out here" : "End this session"}
        </Button>
      </div>
    </li>
  );
}
