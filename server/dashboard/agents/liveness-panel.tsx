/** Whether an agent responds, and how its owner lets it be probed. */
import { useId } from "preact/hooks";
import type { AgentLiveness } from "../../../client/index.ts";
import { probeLevels } from "../../display/probes.ts";
import { livenessTones } from "../../display/tones.ts";
import { announce } from "../elements/announcements.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { textOf } from "../elements/field.tsx";
import { Skeleton } from "../elements/skeleton.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { nodeUrl, registry } from "../session.ts";
import { publicPage } from "./agent-link.tsx";

/** Shows the liveness of an agent, with the form of its owner. */
export function LivenessPanel({ id }: { id: string }) {
  const heading = useId();
  const { value, error, reload, set } = useLoaded(
    async (signal) => {
      const { liveness } = await registry.liveness.get({ agent_id: id }, { signal });
      return liveness[0];
    },
    [id],
  );
  return (
    <section class="panel" aria-labelledby={heading}>
      <h2 id={heading}>Liveness</h2>
      {value && (
        <>
          <Present liveness={value} />
          {value.level !== "none" && <ProbeNow id={id} onProbed={set} />}
          <Choice liveness={value} onChanged={set} />
        </>
      )}
      {!value && error === undefined && <Skeleton what="the liveness" rows={2} />}
      <ErrorNotice error={error} onRetry={reload} />
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
  const action = useAction(async () => {
    const found = await registry.liveness.probe(id);
    if (found) onProbed(found);
    announce(
      found
        ? `Probed: ${found.outcome}.`
        : "The probe is made a little later, because the host was probed a moment ago, or is slow.",
    );
  });
  return (
    <>
      <div class="actions">
        <Button busy={action.busy} onClick={() => void action.run()}>
          Probe now
        </Button>
      </div>
      <ErrorNotice error={action.error} />
    </>
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

/** The form to choose how the agent may be probed. */
function Choice({
  liveness,
  onChanged,
}: {
  liveness: AgentLiveness;
  onChanged: (liveness: AgentLiveness) => void;
}) {
  const id = useId();
  const action = useAction(async (form: FormData) => {
    const probes = probesOf(textOf(form, "probes"));
    const hide_history = form.has("hide_history");
    onChanged(await registry.liveness.choose(liveness.agent_id, { probes, hide_history }));
    announce("Saved how the agent is probed.");
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void action.run(new FormData(event.currentTarget));
      }}
    >
      <fieldset>
        <legend>How this agent may be probed</legend>
        {choices.map(({ value, label, description }) => (
          <div class="choice" key={value}>
            <input
              type="radio"
              name="probes"
              value={value}
              id={`${id}-${value}`}
              defaultChecked={value === (liveness.choice ?? "default")}
              aria-describedby={`${id}-${value}-hint`}
            />
            <div>
              <label for={`${id}-${value}`}>{label}</label>
              <small class="hint" id={`${id}-${value}-hint`}>
                {description}
              </small>
            </div>
          </div>
        ))}
      </fieldset>
      <div class="choice">
        <input
          type="checkbox"
          name="hide_history"
          id={`${id}-hide`}
          defaultChecked={liveness.history_hidden}
          aria-describedby={`${id}-hide-hint`}
        />
        <div>
          <label for={`${id}-hide`}>Hide the history</label>
          <small class="hint" id={`${id}-hide-hint`}>
            Nobody sees its uptime, days and latency. Its state stays visible.
          </small>
        </div>
      </div>
      <ErrorNotice error={action.error} />
      <div class="actions">
        <Button type="submit" busy={action.busy}>
          Apply
        </Button>
        <a class="small" href={`${nodeUrl}/docs/probes`}>
          What is sent
        </a>
      </div>
    </form>
  );
}

/** The level that a value of the form means; null for the default. */
function probesOf(value: string): AgentLiveness["choice"] {
  return (["task", "protocol", "reachable", "none"] as const).find((level) => level === value) ?? null;
}
