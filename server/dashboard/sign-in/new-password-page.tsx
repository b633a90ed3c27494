/** The page that a password link leads to. */
import { useLayoutEffect, useState } from "preact/hooks";
import { type Account, RegistryError } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { replaceRoute, route } from "../router.ts";
import { checkSession, registry } from "../session.ts";
import { NewPassword } from "./sign-up.tsx";

/** Sets a new password, also if the browser is signed in. The token is removed from the address bar and the history at once. */
export function NewPasswordPage() {
  const given = route.value.query.get("token");
  const [token, setToken] = useState(given ?? "");
  const [done, setDone] = useState<Account | null>(null);
  useLayoutEffect(() => {
    if (given === null) return;
    setToken(given);
    replaceRoute("#/password");
  }, [given]);
  const action = useAction(async (form: FormData) => {
    const new_password = String(form.get("new_password") ?? "");
    setDone((await registry.accounts.resetPassword({ token, new_password })).account);
    announce("Password set.");
    await checkSession(); // this browser is signed out
  });
  return (
    <main class="door" id="contents">
      {done ? <Done account={done} /> : <NewPasswordForm action={action} />}
    </main>
  );
}

function NewPasswordForm({ action }: { action: ReturnType<typeof useAction<[FormData]>> }) {
  const invalid = action.error instanceof RegistryError && action.error.code === "password_link_invalid";
  return (
    <>
      <Heading title="Set a new password" about="Your API keys stay. You are signed out everywhere." />
      <Form action={action} verb="Set password" shown={["/new_password"]} passwords>
        <NewPassword label="New password" name="new_password" />
      </Form>
      {invalid && (
        <p>
          Do you know your password? <a href="#/sign-in">Sign in</a>
        </p>
      )}
    </>
  );
}

function Done({ account }: { account: Account }) {
  return (
    <>
      <Heading title="Password set" />
      <p>
        Sign in as <UntrustedText class="address" text={account.email ?? ""} /> with your new password.
      </p>
      <p>
        <a class="button primary" href="#/sign-in">
          Sign in
        </a>
      </p>
    </>
  );
}
