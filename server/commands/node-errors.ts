/** Explains errors of a node that a command calls. */
import {
  AuthenticationError,
  ConnectionError,
  QuotaExceededError,
  RegistryError,
} from "../../client/index.ts";
import { StartError } from "../core/process/start-error.ts";

/**
 * Calls a node.
 * @param url the URL of the node.
 * @throws StartError with what to do instead of the client's errors.
 */
export async function nodeErrors<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectionError)
      throw new StartError(
        `${url} does not respond (${error.message}): start the node, or name another URL.`,
      );
    if (error instanceof AuthenticationError)
      throw new StartError(
        `${url} does not accept the key (${error.message}): set REGISTRY_KEY to a key of that node.`,
      );
    if (error instanceof QuotaExceededError)
      throw new StartError(
        `The quota of the key is used up (${error.message}). Run this again when it has reset, or with another key of the ` +
          "account: it goes on where it stopped.",
      );
    if (error instanceof RegistryError)
      throw new StartError(
        `${url} did not do it (${error.message}). Run this again: it goes on where it stopped.`,
      );
    if (error instanceof TypeError && /baseUrl|apiKey/.test(error.message))
      throw new StartError(`${error.message}.`);
    throw error;
  }
}
