/** The form to set up a node without an owner. */
import { Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { registry, signedIn } from "../session.ts";
import { NewPassword } from "./sign-up.tsx";

/** Creates the owner account with the token of the set-up link. */
export function SetUp({ token }: { token: string }) {
  const action = useAction(async (form: FormData) => {
    const { account } = await registry.accounts.setup({
      token: textOf(form, "token").trim(),
      email: textOf(form, "email").trim(),
      password: textOf(form, "password"),
    });
    signedIn(account);
  });
  return (
    <>
      <Heading title="Set up this node">
        <p>Create the owner account. It operates the node and administers accounts.</p>
      </Heading>
      <Form action={action} verb="Create the owner account" shown={["/token", "/email", "/password"]}>
        <Field
          label="Token from your setup link"
          name="token"
          defaultValue={token}
          error={action.error}
          required
          maxLength={200}
          autocomplete="off"
          spellcheck={false}
          class="code"
          hint="The node printed the link when it started."
        />
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
      </Form>
      <p>
        Already set up? <a href="#/sign-in">Sign in</a>
      </p>
    </>
  );
}
