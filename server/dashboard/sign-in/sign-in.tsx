/** The sign-in form. */
import type { WaysIn } from "../../../client/index.ts";
import { Field, textOf, trimmedOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { doorTo, registry, signedIn } from "../session.ts";
import { EmailField } from "./sign-up.tsx";

/** Who operates the node: a link, if the page has their contact. */
function Operator() {
  const contact = document.getElementById("dashboard")?.dataset.contact;
  if (!contact) return <>The operator of this node</>;
  const href = /^[a-z]+:/i.test(contact) ? contact : `mailto:${contact}`;
  return <a href={href}>The operator of this node</a>;
}

/** Signs in with a password, or with the node's identity provider if there is one. */
export function SignIn({ ways }: { ways: WaysIn }) {
  const action = useAction(async (form: FormData) => {
    const given = { email: trimmedOf(form, "email"), password: textOf(form, "password") };
    signedIn((await registry.accounts.signIn(given)).account);
  });
  return (
    <>
      <Heading title="Sign in" />
      {ways.set_up && (
        <p class="notice warn">
          <strong>This node has no owner yet.</strong> Find the set-up link in the output of the node.{" "}
          <a href="#/setup">Set up with the token</a>
        </p>
      )}
      <Form action={action} verb="Sign in" shown={["/email", "/password"]} passwords>
        <EmailField />
        <Field
          label="Password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxLength={256}
        />
      </Form>
      <p class="small">
        Forgot your password? <Operator /> can give you a link to set a new one.
      </p>
      {ways.oidc && (
        <p>
          <a class="button plain wide" href={registry.accounts.oidcStart()}>
            Sign in with your organisation
          </a>
        </p>
      )}
      {ways.sign_up ? (
        <p>
          New here? <a href={doorTo("sign-up")}>Create account</a>
        </p>
      ) : (
        <p class="small">
          This registry is private for now: only the owner can sign in. Reading needs no account.
        </p>
      )}
    </>
  );
}
