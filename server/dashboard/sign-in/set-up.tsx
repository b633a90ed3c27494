/** Setting up a node that has no owner. */
import { Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { registry, signedIn } from "../session.ts";
import { NewPassword } from "./sign-up.tsx";

/** Makes the owner's account with the token of the set-up link. */
export function SetUp({ token }: { token: string }) {
  const action = useAction(async (form: FormData) => {
    const { account } = await registry.accounts.setup({
      ...{ token: textOf(form, "token").trim(), email: textOf(form, "email").trim() },
      password: textOf(form, "password"),
    });
    signedIn(account);
  });
  return (
    <>
      <Heading title="Set up this node">
        <p>Make the owner account: it operates the node, and administers its accounts.</p>
      </Heading>
      <Form action={action} verb="Make the owner account" shown={["/token", "/email", "/password"]}>
        <Field
          {...{ label: "Set-up token", name: "token", defaultValue: token, error: action.error }}
          {...{ required: true, maxLength: 200, autocomplete: "off", spellcheck: false, class: "code" }}
          hint="From the link that the node printed when it started."
        />
        <Field
          {...{ label: "E-mail address", name: "email", type: "email", error: action.error }}
          {...{ autocomplete: "username", required: true, maxLength: 254 }}
        />
        <NewPassword error={action.error} />
      </Form>
      <p>
        The node has its owner? <a href="#/sign-in">Sign in</a>
      </p>
    </>
  );
}
