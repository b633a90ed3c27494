/** The end of an agent's life: deprecation and deletion. */
import { useState } from "preact/hooks";
import type { Agent, StatusChange } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Question } from "../elements/dialog.tsx";
import { Failure } from "../elements/failure.tsx";
import { Field, TextField, textOf } from "../elements/field.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction } from "../loading.ts";
import { go } from "../router.ts";
import { registry } from "../session.ts";

/** What these controls, and their dialogs, are given. */
interface RetirementProps {
  agent: Agent;
  onChanged: (agent: Agent) => void;
}

/** Deprecate or reactivate, delete. */
export function Retirement({ agent, onChanged }: RetirementProps) {
  const [open, setOpen] = useState<"deprecate" | "remove" | null>(null);
  const close = () => setOpen(null);
  const again = useAction(async () => {
    onChanged(await registry.agents.setStatus(agent.agent_id, { status: "active" }));
    announce("Agent active again.");
  });
  return (
    <>
      <div class="actions">
        <Button onClick={() => setOpen("deprecate")}>
          {agent.status === "deprecated" ? "Change deprecation" : "Deprecate"}
        </Button>
        {agent.status !== "active" && (
          <Button busy={again.busy} onClick={() => void again.run()}>
            Make active again
          </Button>
        )}
        <Button look="danger" onClick={() => setOpen("remove")}>
          Delete
        </Button>
      </div>
      <Failure error={again.error} />
      {open === "deprecate" && (
        <Deprecate
          agent={agent}
          onLeave={close}
          onChanged={(changed) => {
            close();
            onChanged(changed);
          }}
        />
      )}
      {open === "remove" && <Remove agent={agent} onLeave={close} />}
    </>
  );
}

function Deprecate({ agent, onChanged, onLeave }: RetirementProps & { onLeave: () => void }) {
  const action = useAction(async (form: FormData) => {
    onChanged(await registry.agents.setStatus(agent.agent_id, changeOf(form)));
    announce("Agent deprecated.");
  });
  const { error } = action;
  return (
    <Question {...{ title: "Deprecate this agent", verb: "Deprecate", look: "primary", action, onLeave }}>
      <p>It stays listed, and tells whoever looks it up what to use instead.</p>
      <TextField
        {...{ label: "Why (optional)", name: "message", maxLength: 500, error }}
        defaultValue={agent.status_message ?? ""}
      />
      <Field
        {...{ label: "Id of its successor (optional)", name: "successor_agent_id", maxLength: 255, error }}
        {...{ defaultValue: agent.successor_agent_id ?? "", class: "code", autocomplete: "off" }}
      />
      <Field
        {...{
          label: "Stops working on (optional)",
          name: "sunset_at",
          type: "date",
          error,
          hint: "At 00:00 UTC.",
        }}
        defaultValue={agent.sunset_at?.slice(0, 10) ?? ""}
      />
    </Question>
  );
}

function changeOf(form: FormData): StatusChange {
  const [message, successor_agent_id, day] = ["message", "successor_agent_id", "sunset_at"].map((name) =>
    textOf(form, name).trim(),
  );
  return {
    status: "deprecated",
    ...(message && { message }),
    ...(successor_agent_id && { successor_agent_id }),
    ...(day && { sunset_at: `${day}T00:00:00Z` }),
  };
}

function Remove({ agent, onLeave }: { agent: Agent; onLeave: () => void }) {
  const action = useAction(async () => {
    await registry.agents.remove(agent.agent_id);
    announce("Agent deleted.");
    go("agents");
  });
  return (
    <Question {...{ title: "Delete this agent?", verb: "Delete for good", action, onLeave }}>
      <p>
        The record, the facts and the card of <Theirs class="address" text={agent.agent_id} /> are erased. Its
        id is remembered: only you can register it again.
      </p>
    </Question>
  );
}
