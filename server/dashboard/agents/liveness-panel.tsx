/** Whether an agent responds, and how its owner lets it be probed. */
import { useId } from "preact/hooks";
import type { AgentLiveness } from "../../../client/index.ts";
import { probeLevels } from "../../display/probes.ts";
import { livenessTones } from "../../display/tones.ts";
import { ActionButton } from "../elements/action-button.tsx";
import { Badge } from "../elements/badge.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { Checkbox, textOf } from "../elements/field.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { TaskForm } from "../elements/task-form.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { useLoaded } from "../loading.ts";
import { nodeUrl, registry } from "../session.ts";
import { publicPage } from "./agent-link.tsx";

/** Shows the liveness of an agent, with the form of its owner. */
export function LivenessPanel({ id }: { id: string }) {
  const heading = useId();
  const loaded = useLoaded(
    async (signal) => {
      const { liveness } = await registry.liveness.get({ agent_id: id }, { signal });
      return liveness[0];
    },
    [id],
  );
  return (
    <section class="panel" aria-labelledby={heading}>
      <h2 id={heading}>Liveness</h2>
      <LoadedContent of={loaded} what="the liveness" rows={2}>
        {(liveness) => (
          <>
            <Present liveness={liveness} />
            {liveness.level !== "none" && <ProbeNow id={id} onProbed={loaded.set} />}
            <Choice liveness={liveness} onChanged={loaded.set} />
          </>
        )}
      </LoadedContent>
    </section>
  );
}

/** What is known now. */
function Present({ liveness }: { liveness: AgentLiveness }) {
  const { state, level, checked_at, outcome, auth_declared } = liveness;
  if (level === "none") return <p class="dim">This node does not probe the agent at present.</p>;
  return (
    <>
      <DetailList
        of={[
          [
            "State",
            <Badge key="state" tone={livenessTones[state]}>
              {state}
            </Badge>,
          ],
          ["Probed by", probeLevels[level].label],
          [
            "Last probe",
            checked_at === null ? (
              "not yet"
            ) : (
              <span key="last">
                <RelativeTime at={checked_at} />, <code>{outcome}</code>
                {auth_declared === false && ". Its card does not say how to authenticate."}
              </span>
            ),
          ],
          ["Uptime of 30 days", uptimeText(liveness)],
        ]}
      />
      <p class="small">
        <a href={`${publicPage(liveness.agent_id)}#liveness`}>Liveness</a>, as visitors see it
      </p>
    </>
  );
}

function uptimeText({ uptime_30d, history_hidden }: AgentLiveness): string {
  if (history_hidden) return "hidden";
  return uptime_30d === null ? "known after 20 probes" : `${Math.floor(uptime_30d.ratio * 1_000) / 10} %`;
}

/** Has the agent probed, for example after its owner has repaired it. */
function ProbeNow({ id, onProbed }: { id: string; onProbed: (liveness: AgentLiveness) => void }) {
  return (
    <div class="actions">
      <ActionButton
        act={() => registry.liveness.probe(id)}
        done={(found) =>
          found
            ? `Probed: ${found.outcome}.`
            : "The probe is made a little later, because the host was probed a moment ago, or is slow."
        }
        onDone={(found) => found && onProbed(found)}
      >
        Probe now
      </ActionButton>
    </div>
  );
}

/** The choices: their values in the form, labels and descriptions. */
const choices = [
  {
    value: "default",
    label: "default",
    description: "By its protocol if its URL is verified, otherwise by a GET request.",
  },
  ...(["task", "protocol", "reachable", "none"] as const).map((value) => ({ value, ...probeLevels[value] })),
];

/** The properties of the form. */
interface ChoiceProps {
  liveness: AgentLiveness;
  onChanged: (liveness: AgentLiveness) => void;
}

/** The form to choose how the agent may be probed. */
function Choice({ liveness, onChanged }: ChoiceProps) {
  const choose = (form: FormData) =>
    registry.liveness.choose(liveness.agent_id, {
      probes: probesOf(textOf(form, "probes")),
      hide_history: form.has("hide_history"),
    });
  const help = (
    <a class="small" href={`${nodeUrl}/docs/probes`}>
      What is sent
    </a>
  );
  return (
    <TaskForm
      act={choose}
      done="Saved how the agent is probed."
      onDone={onChanged}
      verb="Apply"
      look="plain"
      beside={help}
    >
      <fieldset>
        <legend>How this agent may be probed</legend>
        {choices.map(({ value, label, description }) => (
          <Checkbox
            key={value}
            type="radio"
            name="probes"
            value={value}
            label={label}
            hint={description}
            defaultChecked={value === (liveness.choice ?? "default")}
          />
        ))}
      </fieldset>
      <Checkbox
        label="Hide the history"
        name="hide_history"
        defaultChecked={liveness.history_hidden}
        hint="Nobody sees its uptime, days and latency. Its state stays visible."
      />
    </TaskForm>
  );
}

/** The level that a value of the form means; null for the default. */
function probesOf(value: string): AgentLiveness["choice"] {
  return (["task", "protocol", "reachable", "none"] as const).find((level) => level === value) ?? null;
}
