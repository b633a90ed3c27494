/** Checks of the transparency log of the journal. */
import { setTimeout as pause } from "node:timers/promises";
import { openCheckpoint, parseVerifierKey, verifyProof } from "../../client/proof.ts";
import type { Schemas } from "../../generated/models.d.ts";
import { ensure, equal } from "../assertions.ts";
import { checksOf } from "../check.ts";
import type { Answer } from "../node/http.ts";
import type { Scene } from "../scene.ts";

/** How long an event may take to be in the log, in milliseconds. */
const sealingTimeoutMs = 15_000;

/** The keys of the log. */
async function keysOf(scene: Scene): Promise<string[]> {
  const { vkeys } = (await scene.get("/log")).expect(200).json<Schemas["LogInfo"]>();
  return vkeys.map(({ vkey }) => vkey);
}

/** The proof of an event, once it is in the log. */
async function proofOf(scene: Scene, seq: number): Promise<Answer> {
  const until = performance.now() + sealingTimeoutMs;
  for (;;) {
    const answer = await scene.get(`/events/${seq}/proof`);
    if (answer.status === 200 || performance.now() > until) return answer.expect(200);
    equal(answer.code, "event_not_sealed", "the code", answer.exchange);
    ensure(answer.header("retry-after") !== null, "`Retry-After` is missing", answer.exchange);
    await pause(200);
  }
}

export const logChecks = [
  ...checksOf("log", "log_checkpoint", {
    "the checkpoint is signed by a key of the log": async (scene) => {
      const { seq } = await scene.register();
      await proofOf(scene, seq); // now the log has entries
      const { origin } = (await scene.get("/log")).json<Schemas["LogInfo"]>();
      const keys = await Promise.all((await keysOf(scene)).map((key) => parseVerifierKey(key)));
      const answer = (await scene.get("/log/checkpoint")).expect(200);
      const checkpoint = await openCheckpoint(answer.text, keys).catch((error: Error) => error);
      ensure(!(checkpoint instanceof Error), `the checkpoint: ${String(checkpoint)}`, answer.exchange);
      equal(checkpoint.origin, origin, "the first line", answer.exchange);
      ensure(checkpoint.size > 0, "the size is 0 although an event is sealed", answer.exchange);
    },
  }),
  ...checksOf("log", "log_proof", {
    "the proof of an event verifies, and is that of its bytes": async (scene) => {
      const { seq } = await scene.register();
      const event = (await scene.get(`/events/${seq}`)).expect(200);
      const { event: type } = event.json<{ event: string }>();
      const answer = await proofOf(scene, seq);
      const keys = await keysOf(scene);
      const verified = await verifyProof(event.text, answer.text, { keys }).catch((error: Error) => error);
      ensure(!(verified instanceof Error), `the proof: ${String(verified)}`, answer.exchange);
      equal([verified.entry.seq, verified.entry.event], [seq, type], "the entry", answer.exchange);
    },
    "an event that does not exist has no proof": async (scene) => {
      const answer = await scene.get("/events/999999999999/proof");
      answer.expect(404);
    },
  }),
  ...checksOf("log", "log_tile", {
    "paths that no tile can have are not found": async (scene) => {
      for (const place of ["0/x000/001", "0/00", "0/000.p/256", "0/000.p/0", "0/x999/999", "64/000"]) {
        const answer = await scene.get(`/log/tile/${place}`);
        ensure([400, 404].includes(answer.status), `${place} is ${answer.status}`, answer.exchange);
      }
    },
  }),
];
