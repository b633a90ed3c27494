/** What a receiver responded. */
import type { DeliveryDetail } from "../../../client/index.ts";
import { UntrustedBlock } from "../elements/untrusted-text.tsx";

/** How long nodes keep it. */
const keptMs = 7 * 86_400_000;

/** The properties of a response. */
interface ResponseBodyProps {
  response: Pick<
    DeliveryDetail["attempts"][number],
    "response_status" | "response_body" | "response_truncated"
  >;
  /** When the attempt began. Absent for one that has just been made. */
  at?: string;
}

/** Shows the beginning of the body of a response, or why there is none. */
export function ResponseBody({ response, at }: ResponseBodyProps) {
  const { response_status, response_body, response_truncated } = response;
  if (response_status === null) return null;
  if (response_body !== null) {
    const label = response_truncated ? "Beginning of the response body" : "Response body";
    return <UntrustedBlock label={label} text={response_body} />;
  }
  const isForgotten = at !== undefined && Date.parse(at) < Date.now() - keptMs;
  return (
    <p class="small">
      {isForgotten ? "Response bodies are kept for 7 days." : "The response body had no text."}
    </p>
  );
}
