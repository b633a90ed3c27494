import type { Scenarios } from "../scenario.ts";

export const adminCreate: Scenarios["webhooks"]["adminCreate"] = {
  201: () => Promise.reject(new Error("webhooks.adminCreate 201: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.adminCreate 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.adminCreate 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.adminCreate 403: no scenario yet")),
  409: () => Promise.reject(new Error("webhooks.adminCreate 409: no scenario yet")),
  413: () => Promise.reject(new Error("webhooks.adminCreate 413: no scenario yet")),
  415: () => Promise.reject(new Error("webhooks.adminCreate 415: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.adminCreate 429: no scenario yet")),
};

export const adminList: Scenarios["webhooks"]["adminList"] = {
  200: () => Promise.reject(new Error("webhooks.adminList 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.adminList 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.adminList 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.adminList 403: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.adminList 429: no scenario yet")),
};

export const adminRemove: Scenarios["webhooks"]["adminRemove"] = {
  200: () => Promise.reject(new Error("webhooks.adminRemove 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.adminRemove 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.adminRemove 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.adminRemove 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.adminRemove 404: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.adminRemove 429: no scenario yet")),
};

export const create: Scenarios["webhooks"]["create"] = {
  201: () => Promise.reject(new Error("webhooks.create 201: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.create 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.create 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.create 403: no scenario yet")),
  409: () => Promise.reject(new Error("webhooks.create 409: no scenario yet")),
  413: () => Promise.reject(new Error("webhooks.create 413: no scenario yet")),
  415: () => Promise.reject(new Error("webhooks.create 415: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.create 429: no scenario yet")),
};

export const deliver: Scenarios["webhooks"]["deliver"] = {
  200: () => Promise.reject(new Error("webhooks.deliver 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.deliver 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.deliver 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.deliver 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.deliver 404: no scenario yet")),
  409: () => Promise.reject(new Error("webhooks.deliver 409: no scenario yet")),
  413: () => Promise.reject(new Error("webhooks.deliver 413: no scenario yet")),
  415: () => Promise.reject(new Error("webhooks.deliver 415: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.deliver 429: no scenario yet")),
  502: () => Promise.reject(new Error("webhooks.deliver 502: no scenario yet")),
};

export const deliveries: Scenarios["webhooks"]["deliveries"] = {
  200: () => Promise.reject(new Error("webhooks.deliveries 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.deliveries 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.deliveries 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.deliveries 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.deliveries 404: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.deliveries 429: no scenario yet")),
};

export const get: Scenarios["webhooks"]["get"] = {
  200: () => Promise.reject(new Error("webhooks.get 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.get 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.get 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.get 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.get 404: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.get 429: no scenario yet")),
};

export const list: Scenarios["webhooks"]["list"] = {
  200: () => Promise.reject(new Error("webhooks.list 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.list 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.list 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.list 403: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.list 429: no scenario yet")),
};

export const pause: Scenarios["webhooks"]["pause"] = {
  200: () => Promise.reject(new Error("webhooks.pause 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.pause 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.pause 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.pause 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.pause 404: no scenario yet")),
  409: () => Promise.reject(new Error("webhooks.pause 409: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.pause 429: no scenario yet")),
};

export const redeliver: Scenarios["webhooks"]["redeliver"] = {
  200: () => Promise.reject(new Error("webhooks.redeliver 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.redeliver 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.redeliver 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.redeliver 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.redeliver 404: no scenario yet")),
  409: () => Promise.reject(new Error("webhooks.redeliver 409: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.redeliver 429: no scenario yet")),
};

export const remove: Scenarios["webhooks"]["remove"] = {
  200: () => Promise.reject(new Error("webhooks.remove 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.remove 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.remove 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.remove 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.remove 404: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.remove 429: no scenario yet")),
};

export const replay: Scenarios["webhooks"]["replay"] = {
  200: () => Promise.reject(new Error("webhooks.replay 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.replay 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.replay 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.replay 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.replay 404: no scenario yet")),
  413: () => Promise.reject(new Error("webhooks.replay 413: no scenario yet")),
  415: () => Promise.reject(new Error("webhooks.replay 415: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.replay 429: no scenario yet")),
};

export const resume: Scenarios["webhooks"]["resume"] = {
  200: () => Promise.reject(new Error("webhooks.resume 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.resume 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.resume 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.resume 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.resume 404: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.resume 429: no scenario yet")),
};

export const rotateSecret: Scenarios["webhooks"]["rotateSecret"] = {
  200: () => Promise.reject(new Error("webhooks.rotateSecret 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.rotateSecret 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.rotateSecret 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.rotateSecret 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.rotateSecret 404: no scenario yet")),
  413: () => Promise.reject(new Error("webhooks.rotateSecret 413: no scenario yet")),
  415: () => Promise.reject(new Error("webhooks.rotateSecret 415: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.rotateSecret 429: no scenario yet")),
};

export const test: Scenarios["webhooks"]["test"] = {
  200: () => Promise.reject(new Error("webhooks.test 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.test 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.test 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.test 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.test 404: no scenario yet")),
  413: () => Promise.reject(new Error("webhooks.test 413: no scenario yet")),
  415: () => Promise.reject(new Error("webhooks.test 415: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.test 429: no scenario yet")),
};

export const update: Scenarios["webhooks"]["update"] = {
  200: () => Promise.reject(new Error("webhooks.update 200: no scenario yet")),
  400: () => Promise.reject(new Error("webhooks.update 400: no scenario yet")),
  401: () => Promise.reject(new Error("webhooks.update 401: no scenario yet")),
  403: () => Promise.reject(new Error("webhooks.update 403: no scenario yet")),
  404: () => Promise.reject(new Error("webhooks.update 404: no scenario yet")),
  409: () => Promise.reject(new Error("webhooks.update 409: no scenario yet")),
  413: () => Promise.reject(new Error("webhooks.update 413: no scenario yet")),
  415: () => Promise.reject(new Error("webhooks.update 415: no scenario yet")),
  429: () => Promise.reject(new Error("webhooks.update 429: no scenario yet")),
};
