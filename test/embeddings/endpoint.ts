/** A stand-in for an embeddings endpoint: a server on this machine whose vectors say which topics a text is about. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { EndpointSettings } from "../../server/features/embeddings/settings.ts";

/** The key that the endpoint requires. */
export const apiKey = "secret-key-of-the-endpoint";

/** Words by topic: texts of one topic are near to each other without a word in common. */
const topics = [
  ["hotel", "lodging", "slumber", "pillow"],
  ["tax", "accounting", "abacus"],
  ["rain", "forecast", "galoshes"],
  ["translate", "spanish", "language"],
];

/** The direction of a text: one for each topic, and one that all texts share. */
function vectorOf(text: string, turn: number): number[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = topics.map((topic) => words.filter((word) => topic.includes(word)).length);
  const vector = [...found, 0.3];
  return [...vector.slice(turn), ...vector.slice(0, turn)];
}

/** How the endpoint responds: with vectors, with an error, or not at all. */
export type Behaviour = "works" | "fails" | "hangs" | "rejects long texts" | "writes nonsense";

/** A request to the endpoint. */
interface Received {
  path: string;
  input: string[];
  model: string;
}

/** Starts an endpoint. */
export async function createEndpoint() {
  const received: Received[] = [];
  const hanging = new Set<ServerResponse>();
  const endpoint = {
    behaviour: "works" as Behaviour,
    /** All texts that were embedded for a model. */
    embedded: (model: string) =>
      received.filter((each) => each.model === model).flatMap(({ input }) => input),
    received,
    settings: { url: "", model: "model-a", apiKey, dimensions: null } as EndpointSettings,
    /** Lets requests fail or succeed that were not answered. */
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.headers.authorization !== `Bearer ${apiKey}`) return response.writeHead(401).end();
    const { input, model } = JSON.parse(Buffer.concat(chunks).toString());
    received.push({ path: request.url ?? "", input, model });
    const { behaviour } = endpoint;
    if (behaviour === "hangs") return hanging.add(response);
    if (behaviour === "fails") return response.writeHead(500).end(`an error that quotes ${apiKey}`);
    if (behaviour === "writes nonsense") return response.end('{"data":[{"embedding":"no vector"}]}');
    if (behaviour === "rejects long texts" && input.some((text: string) => text.includes("verylong")))
      return response.writeHead(400).end();
    const turn = model === "model-a" ? 0 : 1;
    const data = input.map((text: string, index: number) => ({ index, embedding: vectorOf(text, turn) }));
    return response.end(JSON.stringify({ data: data.reverse() })); // the order is that of the indexes
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  endpoint.settings.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // it listens on TCP
  return endpoint;
}

export type Endpoint = Awaited<ReturnType<typeof createEndpoint>>;
