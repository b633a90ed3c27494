/**
 * The script of the form that verifies an event of the log, on the pages of the log and of proofs. It reads the event and its proof
 * from the node, and verifies them in this browser with the key of the form. Without it the form is hidden.
 */
import { LogProofError, type VerifiedEvent, verifyProof } from "../../../client/proof.ts";

/** This file is in `/assets/`. */
const scriptUrl = new URL(import.meta.url);

/** Something that the node has, or why it does not. */
interface Fetched {
  status: number;
  text: string;
}

async function fetched(path: string): Promise<Fetched> {
  const response = await fetch(new URL(`..${path}`, scriptUrl), {
    headers: { accept: "application/json, text/plain" },
  });
  return { status: response.status, text: await response.text() };
}

/** What a problem response says. */
function detailOf({ status, text }: Fetched): string {
  try {
    const { detail } = JSON.parse(text) as { detail?: string }; // every other response is a problem
    return detail ?? `The node responded with status ${status}.`;
  } catch {
    return `The node responded with status ${status}.`;
  }
}

/** The result of the form, in words. */
interface Result {
  isProved: boolean;
  lines: string[];
}

async function verify(seq: string, keys: string[]): Promise<Result> {
  if (!("subtle" in crypto))
    return failed("Browsers verify signatures only on pages that are loaded by HTTPS, or from this machine.");
  const [body, proof] = await Promise.all([fetched(`/events/${seq}`), fetched(`/events/${seq}/proof`)]);
  if (proof.status !== 200) return failed(detailOf(proof));
  const isGone = body.status === 410;
  if (body.status !== 200 && !isGone) return failed(detailOf(body));
  return proved(await verifyProof(isGone ? null : body.text, proof.text, { keys }), isGone);
}

function proved({ origin, index, size, entry }: VerifiedEvent, isGone: boolean): Result {
  const about = isGone
    ? "Its body was deleted. The log still has the SHA-256 of it:"
    : "The body that this browser received has the SHA-256 in the entry:";
  return {
    isProved: true,
    lines: [
      `Proved: event ${entry.seq} (${entry.event}, ${entry.timestamp}) is entry ${index} of the ${size} entries of ${origin}.`,
      `${about} ${entry.body_sha256}`,
    ],
  };
}

function failed(reason: string): Result {
  return { isProved: false, lines: [`Not proved. ${reason}`] };
}

/** The result of what could not be verified. */
function failureOf(error: unknown): Result {
  if (error instanceof LogProofError) return failed(error.message);
  if (error instanceof DOMException && error.name === "NotSupportedError")
    return failed("This browser cannot verify Ed25519 signatures. Use a newer one, or a program.");
  return failed("The node did not respond. Try again.");
}

function show(output: HTMLElement, { isProved, lines }: Result): void {
  output.className = `notice ${isProved ? "good" : "bad"}`;
  output.replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })),
  );
}

async function submit(form: HTMLFormElement, output: HTMLElement): Promise<void> {
  const data = new FormData(form);
  const keys = String(data.get("keys")).split(/\s+/).filter(Boolean);
  output.className = "notice";
  output.textContent = "Verifying …";
  show(output, await verify(String(data.get("seq")), keys).catch(failureOf));
}

for (const form of document.querySelectorAll<HTMLFormElement>("form.verify-event")) {
  const output = form.querySelector("output");
  if (!output) continue;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit(form, output);
  });
  form.hidden = false;
}
