/** Checks of accounts and sessions. */

import { ensure, equal, NotApplicable } from "../../assertions.ts";
import { checksOf } from "../../check.ts";
import { byKey } from "../../node/callers.ts";
import { createKey } from "./keys.ts";

interface WhoAmI {
  credential: string;
  account: { id: string; email: string };
  key: { id: string } | null;
}

export const accountChecks = [
  ...checksOf("keys", "accounts_whoami", {
    "a key and a session are of the same account": async (scene) => {
      scene.operation("accounts_whoami");
      const { id, raw_key } = await createKey(scene);
      const key = (await scene.send("GET", "/api/whoami", { as: byKey(raw_key) })).expect(200).json<WhoAmI>();
      const session = (await scene.send("GET", "/api/whoami", { as: scene.developer() }))
        .expect(200)
        .json<WhoAmI>();
      equal([key.credential, session.credential], ["key", "session"], "`credential`");
      equal(key.account, session.account, "`account`");
      equal(key.key?.id, id, "the id of the key");
    },
  }),
  ...checksOf("keys", "accounts_signIn", {
    "a wrong password and an unknown address have the same response": async (scene) => {
      scene.operation("accounts_signIn");
      const { account } = (await scene.send("GET", "/api/whoami", { as: scene.developer() })).json<WhoAmI>();
      const attempts = [account.email, `${scene.newId("nobody")}@example.com`].map((email) =>
        scene.send("POST", "/api/auth/sign-in", { body: { email, password: `wrong ${scene.newWord()}` } }),
      );
      const [known, unknown] = await Promise.all(attempts);
      equal(
        [known?.status, known?.code],
        [unknown?.status, unknown?.code],
        "status and code",
        known?.exchange,
      );
      ensure(known?.header("set-cookie") === null, "a failed sign-in sets a cookie", known?.exchange);
    },
  }),
  ...checksOf("keys", "accounts_session", {
    "responses to a session are not stored by caches": async (scene) => {
      scene.operation("accounts_session");
      const answer = await scene.send("GET", "/api/auth/session", { as: scene.developer() });
      equal(answer.expect(200).header("cache-control"), "no-store", "Cache-Control", answer.exchange);
    },
  }),
  ...checksOf("keys", "agents_mine", {
    "an account sees its own agents, deleted ones too": async (scene) => {
      scene.operation("agents_mine");
      const { raw_key } = await createKey(scene);
      const body = scene.registration();
      (await scene.registerWith(body, { as: byKey(raw_key) })).expect(201);
      (await scene.send("DELETE", `/agents/${body.agent_id}`, { as: byKey(raw_key) })).expect(200);
      scene.removed(`agent ${body.agent_id}`);
      const path = `/api/developers/agents?status=tombstoned&agent_id=${body.agent_id}`;
      const answer = await scene.send("GET", path, { as: scene.developer() });
      const { agents } = answer.expect(200).json<{ agents: { agent_id: string }[] }>();
      equal(
        agents.map(({ agent_id }) => agent_id),
        [body.agent_id],
        "the agents",
        answer.exchange,
      );
    },
  }),
  ...checksOf("keys", "audit_list", {
    "the security log records a new key, without the key": async (scene) => {
      scene.operation("audit_list");
      const { id } = await createKey(scene);
      const answer = await scene.send("GET", "/api/account/security-log?limit=20", { as: scene.developer() });
      ensure(answer.expect(200).text.includes(id), "no entry is about the new key", answer.exchange);
    },
  }),
  ...checksOf("keys", "accounts_signUp", {
    "a password that everybody uses is rejected": async (scene) => {
      scene.operation("accounts_signUp");
      const body = { email: `${scene.newId("nobody")}@example.com`, password: "password1234" };
      const answer = await scene.send("POST", "/api/auth/sign-up", { body });
      if (answer.code === "sign_up_closed") throw new NotApplicable("The node takes no sign-ups.");
      answer.expectProblem(400, "weak_password");
    },
  }),
  ...checksOf("keys", "accounts_changePassword", {
    "a wrong current password changes nothing": async (scene) => {
      scene.operation("accounts_changePassword");
      const body = { current_password: `wrong ${scene.newWord()}`, new_password: `new ${scene.newWord()}` };
      const answer = await scene.send("POST", "/api/auth/password", { as: scene.developer(), body });
      answer.expectProblem(403, "wrong_password");
      (await scene.send("GET", "/api/auth/session", { as: scene.developer() })).expect(200);
    },
  }),
];
