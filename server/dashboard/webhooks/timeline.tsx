/** The timeline of an attempt. */
import type { Schemas } from "../../../client/index.ts";
import { milliseconds } from "../times.ts";

const phases = [
  ["dns_ms", "DNS"],
  ["connect_ms", "Connect"],
  ["tls_ms", "TLS"],
  ["first_byte_ms", "First byte"],
] as const;

/** A phase: its start and its duration. */
interface Phase {
  label: string;
  from: number;
  took: number;
}

/** Shows the phases of an attempt as bars in time. */
export function Timeline({ timings }: { timings: Schemas["DeliveryTimings"] }) {
  const phases = phasesOf(timings);
  const total = Math.max(timings.total_ms, 0.001);
  return (
    <table class="timeline">
      <caption class="visually-hidden">Phases of the attempt</caption>
      <tbody>
        {phases.map(({ label, from, took }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect class="lane" width="100" height="8" />
                <rect
                  class="phase"
                  x={(from / total) * 100}
                  height={8}
                  width={Math.max(0.6, (took / total) * 100)}
                />
              </svg>
            </td>
            <td class="number">{milliseconds(took)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Total</th>
          <td />
          <td class="number">{milliseconds(timings.total_ms)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The phases that took place, in order. The rest of the time is the download of the response. */
function phasesOf(timings: Schemas["DeliveryTimings"]): Phase[] {
  const found: Phase[] = [];
  let from = 0;
  for (const [name, label] of phases) {
    const took = timings[name];
    if (took === null) continue;
    found.push({ label, from, took });
    from += took;
  }
  const rest = timings.total_ms - from;
  return rest > 0.05 ? [...found, { label: "Download", from, took: rest }] : found;
}
