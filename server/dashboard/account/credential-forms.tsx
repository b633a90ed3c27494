/** The forms that change how an account signs in. */
import type { Account } from "../../../client/index.ts";
import { Field, textOf, trimmedOf } from "../elements/field.tsx";
import { TaskForm } from "../elements/task-form.tsx";
import { registry, signedIn } from "../session.ts";
import { NewPassword } from "../sign-in/sign-up.tsx";

/** The properties of the forms. */
export interface CredentialFormProps {
  account: Account;
  /** Called after the change. */
  onChanged: () => void;
}

/** Changes the password. The form is emptied, so that no password stays on the page. */
export function PasswordForm({ account, onChanged }: CredentialFormProps) {
  return (
    <>
      <h2>Password</h2>
      <p>A new password ends your sessions everywhere else. Your API keys stay.</p>
      <TaskForm
        act={(form) =>
          registry.accounts.changePassword({
            current_password: textOf(form, "current_password"),
            new_password: textOf(form, "new_password"),
          })
        }
        done="Password changed. You are signed out everywhere else."
        onDone={onChanged}
        verb="Change password"
        shown={["/current_password", "/new_password"]}
        passwords
        resets
      >
        <Username account={account} />
        <CurrentPassword />
        <NewPassword label="New password" name="new_password" />
      </TaskForm>
    </>
  );
}

/** Changes the e-mail address. An account without a password must have signed in recently. */
export function EmailForm({ account, onChanged }: CredentialFormProps) {
  return (
    <>
      <h2>E-mail address</h2>
      <p>You sign in with it. A new one ends your sessions everywhere else.</p>
      <TaskForm
        act={(form) =>
          registry.accounts.changeEmail({ email: trimmedOf(form, "email"), ...passwordIn(form, account) })
        }
        done="E-mail address changed. You are signed out everywhere else."
        onDone={(changed) => {
          signedIn(changed.account);
          onChanged();
        }}
        verb="Change e-mail address"
        shown={["/email", "/current_password"]}
        resets
      >
        <Username account={account} />
        <Field
          label="New e-mail address"
          name="email"
          type="email"
          autocomplete="email"
          required
          maxLength={254}
        />
        <Confirmation account={account} label="Your password" />
      </TaskForm>
    </>
  );
}

/** The user name, for password managers: otherwise they would take another input for it. */
export function Username({ account: { email } }: { account: Account }) {
  return <input type="hidden" name="username" autocomplete="username" value={email ?? ""} />;
}

/** The input that confirms a change: the current password, if the account has one. */
export function Confirmation({ account, label }: { account: Account; label?: string }) {
  return account.sign_in.includes("password") ? (
    <CurrentPassword {...(label !== undefined && { label })} />
  ) : (
    <p class="small">You must have signed in with your organisation in the last 10 minutes.</p>
  );
}

/** The current password of a form, if the account has one. */
export function passwordIn(form: FormData, { sign_in }: Account): { current_password?: string } {
  return sign_in.includes("password") ? { current_password: textOf(form, "current_password") } : {};
}

function CurrentPassword({ label = "Current password" }: { label?: string }) {
  return (
    <Field
      label={label}
      name="current_password"
      type="password"
      autocomplete="current-password"
      required
      maxLength={256}
    />
  );
}
