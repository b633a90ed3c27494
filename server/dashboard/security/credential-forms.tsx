/** The forms that change how an account signs in. */
import { useState } from "preact/hooks";
import type { Account } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { useAction } from "../loading.ts";
import { registry, signedIn } from "../session.ts";
import { NewPassword } from "../sign-in/sign-up.tsx";

/** The properties of the forms. */
export interface CredentialFormProps {
  account: Account;
  /** Called after the change. */
  onChanged: () => void;
}

/** Changes the password. A new key empties the form, so that no password stays on the page. */
export function PasswordForm({ account, onChanged }: CredentialFormProps) {
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
        verb="Change password"
        shown={["/current_password", "/new_password"]}
      >
        <Username account={account} />
        <CurrentPassword error={change.error} />
        <NewPassword error={change.error} of={{ label: "New password", name: "new_password" }} />
      </Form>
    </>
  );
}

/** Changes the e-mail address. An account without a password must have signed in recently. */
export function EmailForm({ account, onChanged }: CredentialFormProps) {
  const [changes, setChanges] = useState(0);
  const change = useAction(async (form: FormData) => {
    const changed = await registry.accounts.changeEmail({
      email: textOf(form, "email").trim(),
      ...passwordIn(form, account),
    });
    announce("E-mail address changed. You are signed out everywhere else.");
    setChanges(changes + 1);
    signedIn(changed.account);
    onChanged();
  });
  return (
    <>
      <h2>E-mail address</h2>
      <p>You sign in with it. A new one ends your sessions everywhere else.</p>
      <Form
        key={changes}
        action={change}
        verb="Change e-mail address"
        shown={["/email", "/current_password"]}
      >
        <Username account={account} />
        <Field
          label="New e-mail address"
          name="email"
          type="email"
          error={change.error}
          autocomplete="email"
          required
          maxLength={254}
        />
        <Confirmation account={account} error={change.error} label="Your password" />
      </Form>
    </>
  );
}

/** The user name, for password managers: otherwise they would take another input for it. */
export function Username({ account: { email } }: { account: Account }) {
  return <input type="hidden" name="username" autocomplete="username" value={email ?? ""} />;
}

/** The input that confirms a change: the current password, if the account has one. */
export function Confirmation({
  account,
  error,
  label,
}: {
  account: Account;
  error: unknown;
  label?: string;
}) {
  return account.sign_in.includes("password") ? (
    <CurrentPassword error={error} {...(label !== undefined && { label })} />
  ) : (
    <p class="small">You must have signed in with your organisation in the last 10 minutes.</p>
  );
}

/** The current password of a form, if the account has one. */
export function passwordIn(form: FormData, { sign_in }: Account): { current_password?: string } {
  return sign_in.includes("password") ? { current_password: textOf(form, "current_password") } : {};
}

function CurrentPassword({ error, label = "Current password" }: { error: unknown; label?: string }) {
  return (
    <Field
      label={label}
      name="current_password"
      type="password"
      error={error}
      autocomplete="current-password"
      required
      maxLength={256}
    />
  );
}
