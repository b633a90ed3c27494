import type { Scenarios } from "../scenario.ts";

export const get: Scenarios["reputation"]["get"] = {
  200: () => Promise.reject(new Error("reputation.get 200: no scenario yet")),
  304: () => Promise.reject(new Error("reputation.get 304: no scenario yet")),
  400: () => Promise.reject(new Error("reputation.get 400: no scenario yet")),
};

export const report: Scenarios["reputation"]["report"] = {
  200: () => Promise.reject(new Error("reputation.report 200: no scenario yet")),
  400: () => Promise.reject(new Error("reputation.report 400: no scenario yet")),
  401: () => Promise.reject(new Error("reputation.report 401: no scenario yet")),
  403: () => Promise.reject(new Error("reputation.report 403: no scenario yet")),
  404: () => Promise.reject(new Error("reputation.report 404: no scenario yet")),
  410: () => Promise.reject(new Error("reputation.report 410: no scenario yet")),
  413: () => Promise.reject(new Error("reputation.report 413: no scenario yet")),
  415: () => Promise.reject(new Error("reputation.report 415: no scenario yet")),
  429: () => Promise.reject(new Error("reputation.report 429: no scenario yet")),
};
