/** The disk space and the periodic jobs of the node. */
import type { AdminHealth } from "../../../client/index.ts";
import { bytes, minuteOf } from "../../display/formats.ts";
import { Badge } from "../elements/badge.tsx";
import { DetailList } from "../elements/detail-list.tsx";

/** Shows the disk and who fills it, and the jobs with those that fail or are late first. */
export function AdminHealthPanel({ of: { disk, storage, jobs } }: { of: AdminHealth }) {
  const failing = jobs.filter(({ status }) => status !== "ok");
  const fine = jobs.filter(({ status }) => status === "ok");
  return (
    <section class="panel" aria-labelledby="disk">
      <h2 id="disk">Disk and jobs</h2>
      <DetailList
        of={[
          ["Free disk space", <DiskText key="disk" of={disk} />],
          ["Database", disk.database_bytes === null ? "unknown" : bytes(disk.database_bytes)],
          ["Stored today without an account", <WithoutAccount key="stored" of={storage} />],
          ...storage.accounts.slice(0, 3).map(({ account_id, bytes: stored }) => {
            const label = `Stored today by ${account_id}`;
            return [label, bytes(stored)] as const;
          }),
          ...failing.map((job) => [job.name, <JobText key={job.name} of={job} />] as const),
          ["Jobs on time", `${fine.length} of ${jobs.length}`],
        ]}
      />
    </section>
  );
}

function DiskText({ of }: { of: AdminHealth["disk"] }) {
  const { status, free_bytes: free, total_bytes: total, warning_below_bytes: limit } = of;
  if (free === null || total === null || limit === null) return <>unknown</>;
  return (
    <>
      {bytes(free)} of {bytes(total)}
      {status === "warning" && (
        <>
          {" "}
          <Badge tone="bad">less than {bytes(limit)}</Badge>
        </>
      )}
    </>
  );
}

function WithoutAccount({ of }: { of: AdminHealth["storage"] }) {
  const { anonymous_bytes: today, anonymous_limit_bytes: limit, anonymous_total_bytes: total } = of;
  return (
    <>
      {bytes(today)}
      {limit !== null && ` of ${bytes(limit)}`}, {bytes(total)} in total
    </>
  );
}

function JobText({ of: { status, last_success_at: at } }: { of: AdminHealth["jobs"][number] }) {
  return (
    <>
      <Badge tone={status === "failed" ? "bad" : "warn"}>{status}</Badge>{" "}
      {at === null ? "no success since the start" : `last success ${minuteOf(at)}`}
    </>
  );
}
