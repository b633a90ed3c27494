/** How the node works. */
import type { Health, Stats } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { Failure } from "../elements/failure.tsx";
import { Heading } from "../elements/heading.tsx";
import { Badge, Facts, Skeleton } from "../elements/shown.tsx";
import { useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { counted, milliseconds } from "../times.ts";

/** Health and figures. */
export function NodeView() {
  const health = useLoaded((signal) => registry.node.health({ signal }), []);
  const stats = useLoaded((signal) => registry.node.stats({ signal }), []);
  const again = () => {
    health.reload();
    stats.reload();
  };
  return (
    <>
      <Heading title="Node" beside={<Button onClick={again}>Refresh</Button>} />
      <Failure error={health.error ?? stats.error} onRetry={again} />
      {health.value && <HealthFacts of={health.value} />}
      {stats.value && <Figures of={stats.value} />}
      {!stats.value && stats.error === undefined && <Skeleton what="figures" rows={4} />}
    </>
  );
}

function HealthFacts({ of }: { of: Health }) {
  return (
    <section class="panel" aria-labelledby="health">
      <h2 id="health">Health</h2>
      <p>
        <Badge mood={of.status === "ok" ? "good" : "bad"}>{of.status === "ok" ? "works" : "down"}</Badge>
      </p>
      <Facts
        of={[
          ["Version", of.version],
          [
            "Id",
            <code key="id" class="address">
              {of.node_id}
            </code>,
          ],
          ["Up for", uptime(of.uptime_s)],
          ...Object.entries(of.checks).map(
            ([name, check]) =>
              [`${name} answers`, `${check.status}, ${milliseconds(check.latency_ms)}`] as const,
          ),
        ]}
      />
    </section>
  );
}

function Figures({ of }: { of: Stats }) {
  const { subscriptions, deliveries } = of.webhooks;
  const figures: [string, number][] = [
    ["Agents", of.total_agents],
    ["New in 24 hours", of.new_agents["24h"]],
    ["Changes", of.events.last_seq],
    ["Certifications that hold", of.certifications.active],
    ["Open violations", of.compliance.open_violations],
    ["Agents with a score", of.reputation.rated],
    ["Peers", of.federation.peers],
    ["Active webhooks", subscriptions.active],
    ["Delivered", deliveries.delivered],
    ["Failed deliveries", deliveries.failed],
  ];
  return (
    <section class="panel" aria-labelledby="figures">
      <h2 id="figures">Figures</h2>
      <Facts of={figures.map(([name, value]) => [name, counted(value)] as const)} />
    </section>
  );
}

function uptime(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3_600) % 24, (seconds / 60) % 60].map(
    Math.floor,
  );
  return days ? `${days} d ${hours} h` : hours ? `${hours} h ${minutes} min` : `${minutes} min`;
}
