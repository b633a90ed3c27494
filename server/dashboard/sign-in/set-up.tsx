/** The form to set up a node without an owner. */
import { Field, textOf, trimmedOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { registry, signedIn } from "../session.ts";
import { EmailField, NewPassword } from "./sign-up.tsx";

/** Creates the owner account with the token of the set-up link. */
export function SetUp({ token }: { token: string }) {
  const action = useAction(async (form: FormData) => {
    const { account } = await registry.accounts.setup({
      token: trimmedOf(form, "token"),
      email: trimmedOf(form, "email"),
      password: textOf(form, "password"),
    });
    signedIn(account);
  });
  return (
    <>
      <Heading
        title="Set up this node"
        about="Create the owner account. It operates the node and administers accounts."
      />
      <Form
        action={action}
        verb="Create the owner account"
        shown={["/token", "/email", "/password"]}
        passwords
      >
        <Field
          label="Token from your setup link"
          name="token"
          defaultValue={token}
          required
          maxLength={200}
          autocomplete="off"
          spellcheck={false}
          class="code"
          hint="The node printed the link when it started."
        />
        <EmailField />
        <NewPassword />
      </Form>
      <p>
        Already set up? <a href="#/sign-in">Sign in</a>
      </p>
    </>
  );
}
