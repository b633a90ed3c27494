/** Receivers of deliveries, in a process of their own: `HOSTS` of them. Prints their URLs, their pins and their authority. */
import { authority } from "../../webhooks/authority.ts";
import { receiver } from "../../webhooks/receiver.ts";

const names = Array.from({ length: Number(process.env.HOSTS) }, (_, index) => `hook.example-${index}.test`);
const receivers = await Promise.all(names.map((name) => receiver(undefined, name)));
setInterval(() => {
  for (const { requests } of receivers) requests.length = 0; // nothing reads them
}, 1_000);

/** What the process prints. */
export interface Printed {
  urls: string[];
  pins: string;
  /** The certificate of the authority. */
  authority: string;
}

const printed: Printed = {
  urls: receivers.map(({ url }) => url()),
  pins: receivers.map(({ pin }) => pin).join(","),
  authority: (await authority()).cert,
};
console.log(`receivers ${JSON.stringify(printed)}`);
