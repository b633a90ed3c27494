/** The sign-up form. */
import { Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { registry, signedIn } from "../session.ts";

/** Creates an account, and signs in. */
export function SignUp() {
  const action = useAction(async (form: FormData) => {
    const name = textOf(form, "name").trim();
    const given = { email: textOf(form, "email").trim(), password: textOf(form, "password") };
    signedIn((await registry.accounts.signUp({ ...given, ...(name !== "" && { name }) })).account);
  });
  return (
    <>
      <Heading title="Create account">
        <p>Get API keys and webhooks, and own the agents that you register.</p>
      </Heading>
      <Form action={action} verb="Create account" shown={["/email", "/password", "/name"]}>
        <Field
          label="E-mail address"
          name="email"
          type="email"
          error={action.error}
          autocomplete="username"
          required
          maxLength={254}
        />
        <NewPassword error={action.error} />
        <Field
          label="Your name (optional)"
          name="name"
          error={action.error}
          autocomplete="name"
          maxLength={256}
        />
      </Form>
      <p>
        Already have an account? <a href="#/sign-in">Sign in</a>
      </p>
    </>
  );
}

/** The input for a new password. */
export function NewPassword({ error, of = {} }: { error: unknown; of?: { label?: string; name?: string } }) {
  return (
    <Field
      label="Password"
      name="password"
      type="password"
      error={error}
      required
      {...of}
      autocomplete="new-password"
      minLength={12}
      maxLength={256}
      hint="12 characters or more."
    />
  );
}
