/** The health and statistics of the node. */
import type { Health, Stats } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Heading } from "../elements/heading.tsx";
import { Skeleton } from "../elements/skeleton.tsx";
import { useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { milliseconds } from "../times.ts";
import { AdminHealthPanel } from "./admin-health.tsx";

/** Shows health and statistics. */
export function NodeView() {
  const health = useLoaded((signal) => registry.node.health({ signal }), []);
  const stats = useLoaded((signal) => registry.node.stats({ signal }), []);
  const admin = useLoaded((signal) => registry.node.adminHealth({ signal }), []);
  const again = () => {
    health.reload();
    admin.reload();
    stats.reload();
  };
  return (
    <>
      <Heading title="Node" beside={<Button onClick={again}>Refresh</Button>} />
      <ErrorNotice error={health.error ?? admin.error ?? stats.error} onRetry={again} />
      {health.value && <HealthFacts of={health.value} />}
      {admin.value && <AdminHealthPanel of={admin.value} />}
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
        <Badge tone={of.status === "ok" ? "good" : "bad"}>{of.status === "ok" ? "healthy" : "down"}</Badge>
      </p>
      <DetailList
        of={[
          ["Version", of.version],
          [
            "Id",
            <code key="id" class="address">
              {of.node_id}
            </code>,
          ],
          ["Uptime", uptime(of.uptime_s)],
          ...Object.entries(of.checks).map(
            ([name, check]) => [`${name}`, `${check.status}, ${milliseconds(check.latency_ms)}`] as const,
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
    ["Registered in 24 hours", of.new_agents["24h"]],
    ["Events", of.events.last_seq],
    ["Active certifications", of.certifications.active],
    ["Open violations", of.compliance.open_violations],
    ["Agents with a score", of.reputation.rated],
    ["Peers", of.federation.peers],
    ["Active webhooks", subscriptions.active],
    ["Delivered", deliveries.delivered],
    ["Failed deliveries", deliveries.failed],
  ];
  return (
    <section class="panel" aria-labelledby="figures">
      <h2 id="figures">Statistics</h2>
      <DetailList of={figures.map(([name, value]) => [name, grouped(value)] as const)} />
    </section>
  );
}

function uptime(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3_600) % 24, (seconds / 60) % 60].map(
    Math.floor,
  );
  return days ? `${days} d ${hours} h` : hours ? `${hours} h ${minutes} min` : `${minutes} min`;
}
