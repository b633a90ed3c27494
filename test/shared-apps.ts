/**
 * The HTTP applications of worlds. Adding the routes of an app takes longer than most tests, and they are the same for every node:
 * an app whose node has stopped serves the next node with the same settings.
 */
import type { FastifyInstance } from "fastify";
import { createApp } from "../server/core/http/app.ts";
import type { CompleteOptions } from "../server/core/http/options.ts";
import type { Context, Handlers } from "../server/feature.ts";

type Options = CompleteOptions<Context>;

/** An app, and how it begins to serve another node. */
interface SharedApp {
  app: FastifyInstance;
  serve(options: Options): void;
}

/** The apps that serve no node, by their settings. */
const idle = new Map<string, SharedApp[]>();

/** Creates the app of a node, or takes an idle one. It is idle again when it is closed, unless it listened. */
export function createSharedApp(routes: Handlers, options: Options): FastifyInstance {
  if (options.tracer !== null) return createApp(routes, options);
  const settings = settingsOf(options);
  const waiting = idle.get(settings) ?? [];
  idle.set(settings, waiting);
  const shared = waiting.pop() ?? makeShared(routes, options);
  shared.serve(options);
  const { app } = shared;
  let listens = false;
  const listen: FastifyInstance["listen"] = (...given: unknown[]) => {
    listens = true;
    return Reflect.apply(app.listen, app, given);
  };
  const close = async () => {
    if (listens) await app.close();
    else waiting.push(shared);
  };
  return Object.create(app, { listen: { value: listen }, close: { value: close } });
}

/** What an app reads when it is created. It reads everything else for each request. */
function settingsOf(options: Options): string {
  const { publicUrl, logLevel, logAddresses, trustProxy, hosts, recorder, requests } = options;
  const { connections, connectionTimes, featuresOff } = options;
  return JSON.stringify([
    ...[publicUrl, logLevel, logAddresses, trustProxy, hosts && [...hosts], recorder === null, requests],
    ...[connections, connectionTimes, [...featuresOff]],
  ]);
}

function makeShared(routes: Handlers, first: Options): SharedApp {
  let current = first;
  let queueCounts: () => { running: number; waiting: number } = () => ({ running: 0, waiting: 0 });
  const followed = Object.fromEntries(
    Object.keys(first).map((name) => [name, following(() => current[name as keyof Options])]),
  ) as unknown as Options; // it has the members of the first
  const app = createApp(routes, {
    ...followed,
    recorder: first.recorder && {
      responded: (...response) => current.recorder?.responded(...response),
      connectionRejected: (reason) => current.recorder?.connectionRejected(reason),
      watchQueue: (counts) => {
        queueCounts = counts;
      },
    },
  });
  return {
    app,
    serve(options) {
      current = options;
      options.recorder?.watchQueue(queueCounts);
    },
  };
}

/** A value that is always the current one: a function calls it, and an object has its members. */
function following(current: () => unknown): unknown {
  const first = current();
  if (typeof first === "function")
    return (...given: unknown[]) => Reflect.apply(current() as () => unknown, undefined, given); // as the first
  if (typeof first !== "object" || first === null) return first;
  return new Proxy(first, {
    get(_, name) {
      const target = current() as object; // as the first
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
