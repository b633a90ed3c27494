/** The sign-up form. */
import { Field, filledIn, textOf, trimmedOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { doorTo, registry, signedIn } from "../session.ts";

/** Creates an account, and signs in. */
export function SignUp() {
  const action = useAction(async (form: FormData) => {
    const given = { email: trimmedOf(form, "email"), password: textOf(form, "password") };
    signedIn((await registry.accounts.signUp({ ...given, ...filledIn(form, "name") })).account);
  });
  return (
    <>
      <Heading
        title="Create account"
        about="Get API keys and webhooks, and own the agents that you register."
      />
      <Form action={action} verb="Create account" shown={["/email", "/password", "/name"]} passwords>
        <EmailField />
        <NewPassword />
        <Field label="Your name (optional)" name="name" autocomplete="name" maxLength={256} />
      </Form>
      <p>
        Already have an account? <a href={doorTo("sign-in")}>Sign in</a>
      </p>
    </>
  );
}

/** The input for the e-mail address that an account signs in with. */
export function EmailField() {
  return (
    <Field
      label="E-mail address"
      name="email"
      type="email"
      autocomplete="username"
      required
      maxLength={254}
    />
  );
}

/** The input for a new password. */
export function NewPassword({ label = "Password", name = "password" }: { label?: string; name?: string }) {
  return (
    <Field
      label={label}
      name={name}
      type="password"
      required
      autocomplete="new-password"
      minLength={12}
      maxLength={256}
      hint="12 characters or more."
    />
  );
}
