import type { Handlers } from "../context.ts";

/** Skeleton: answers 501 until it is written. */
export const adminCreate: Handlers["webhooks"]["adminCreate"] = async () => ({
  status: 501,
  problem: {
    code: "not_implemented",
    detail: "webhooks.adminCreate is in the contract and not yet written.",
  },
});

/** Skeleton: answers 501 until it is written. */
export const adminList: Handlers["webhooks"]["adminList"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.adminList is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const adminRemove: Handlers["webhooks"]["adminRemove"] = async () => ({
  status: 501,
  problem: {
    code: "not_implemented",
    detail: "webhooks.adminRemove is in the contract and not yet written.",
  },
});

/** Skeleton: answers 501 until it is written. */
export const create: Handlers["webhooks"]["create"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.create is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const deliver: Handlers["webhooks"]["deliver"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.deliver is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const deliveries: Handlers["webhooks"]["deliveries"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.deliveries is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const get: Handlers["webhooks"]["get"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.get is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const list: Handlers["webhooks"]["list"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.list is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const pause: Handlers["webhooks"]["pause"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.pause is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const redeliver: Handlers["webhooks"]["redeliver"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.redeliver is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const remove: Handlers["webhooks"]["remove"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.remove is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const replay: Handlers["webhooks"]["replay"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.replay is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const resume: Handlers["webhooks"]["resume"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.resume is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const rotateSecret: Handlers["webhooks"]["rotateSecret"] = async () => ({
  status: 501,
  problem: {
    code: "not_implemented",
    detail: "webhooks.rotateSecret is in the contract and not yet written.",
  },
});

/** Skeleton: answers 501 until it is written. */
export const test: Handlers["webhooks"]["test"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.test is in the contract and not yet written." },
});

/** Skeleton: answers 501 until it is written. */
export const update: Handlers["webhooks"]["update"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "webhooks.update is in the contract and not yet written." },
});
