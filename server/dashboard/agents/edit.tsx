/** The form to edit an agent. */
import { useState } from "preact/hooks";
import { type Account, PreconditionFailedError } from "../../../client/index.ts";
import { agentFields } from "../../display/agent-fields.ts";
import { announce } from "../elements/announcements.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { go, hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import {
  changesOf,
  differences,
  pointers,
  type Texts,
  textOfField,
  textsIn,
  textsOf,
} from "./description.ts";
import { DescriptionInput, DescriptionInputs, MoreFields } from "./description-fields.tsx";
import { type KnownAgent, mayChange, readAgent } from "./known-agent.ts";
import { RightsNotice } from "./rights-notice.tsx";

/** Edits the description of an agent that the account may change. */
export function EditView({ account, id }: ViewProps) {
  const loaded = useLoaded((signal) => readAgent(account, id, signal), [id]);
  return (
    <>
      <Heading
        kind="Edit agent"
        title={loaded.value?.agent.name ?? id}
        back={{ href: hrefOf("agents", id), name: loaded.value?.agent.name ?? id }}
      />
      <LoadedContent of={loaded} what="the agent" rows={4}>
        {(known) => (
          <>
            <RightsNotice known={known} account={account} />
            {mayChange(known, account) && <EditForm known={known} account={account} />}
          </>
        )}
      </LoadedContent>
    </>
  );
}

/** The properties of the form. */
interface EditFormProps {
  known: KnownAgent;
  account: Account;
}

/**
 * Sends only the fields that the user changed, and only if nobody else has changed the agent since it was read. Otherwise the
 * form says what is different now, and what the user typed stays.
 */
function EditForm({ known, account }: EditFormProps) {
  const [latest, setLatest] = useState(known);
  const { agent_id } = known.agent;
  const before = textsOf(known.agent);
  const action = useAction(async (form: FormData) => {
    const texts = textsIn(form);
    const changed = differences(before, texts);
    if (changed.length > 0 && !(await save(latest, texts))) return;
    announce(changed.length > 0 ? "Agent changed." : "Nothing changed.");
    go("agents", agent_id);
  });
  /** Changes a record; false if its description is no longer the one that the user has seen. */
  const save = async ({ agent, etag }: KnownAgent, texts: Texts): Promise<boolean> => {
    const { agent_url } = texts.agent_url === before.agent_url ? agent : texts;
    try {
      await registry.agents.register({ agent_id, agent_url, ...changesOf(before, texts) }, { ifMatch: etag });
      return true;
    } catch (error) {
      if (!(error instanceof PreconditionFailedError)) throw error;
    }
    const now = await readAgent(account, agent_id);
    if (differences(textsOf(agent), textsOf(now.agent)).length === 0) return save(now, texts); // its status changed, for example
    setLatest(now);
    return false;
  };
  return (
    <div class="panel">
      <Form
        action={action}
        verb="Save"
        shown={pointers}
        beside={
          <a class="button plain" href={hrefOf("agents", agent_id)}>
            Cancel
          </a>
        }
      >
        <DescriptionInput name="agent_url" texts={before} required />
        <DescriptionInput name="name" texts={before} hint="Defaults to the id." />
        <DescriptionInputs group="common" texts={before} />
        <MoreFields title="More fields" texts={before}>
          <DescriptionInputs group="other" texts={before} />
        </MoreFields>
        {latest !== known && <Conflict before={before} now={textsOf(latest.agent)} />}
      </Form>
    </div>
  );
}

/** Lists what another user changed meanwhile. */
function Conflict({ before, now }: { before: Texts; now: Texts }) {
  return (
    <div class="notice warn" role="alert">
      <p>
        <strong>This agent was changed while you edited it.</strong> What you typed is kept. Save again to
        replace the fields that you changed; all others stay as they are now.
      </p>
      <ul>
        {differences(before, now).map((field) => (
          <li key={field}>
            {agentFields[field].label} is now: <UntrustedText text={textOfField(now, field) || "(empty)"} />
          </li>
        ))}
      </ul>
    </div>
  );
}
