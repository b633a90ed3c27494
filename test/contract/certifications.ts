import type { Scenarios } from "../scenario.ts";

export const get: Scenarios["certifications"]["get"] = {
  200: () => Promise.reject(new Error("certifications.get 200: no scenario yet")),
  400: () => Promise.reject(new Error("certifications.get 400: no scenario yet")),
  404: () => Promise.reject(new Error("certifications.get 404: no scenario yet")),
};

export const issue: Scenarios["certifications"]["issue"] = {
  200: () => Promise.reject(new Error("certifications.issue 200: no scenario yet")),
  201: () => Promise.reject(new Error("certifications.issue 201: no scenario yet")),
  400: () => Promise.reject(new Error("certifications.issue 400: no scenario yet")),
  401: () => Promise.reject(new Error("certifications.issue 401: no scenario yet")),
  403: () => Promise.reject(new Error("certifications.issue 403: no scenario yet")),
  404: () => Promise.reject(new Error("certifications.issue 404: no scenario yet")),
  410: () => Promise.reject(new Error("certifications.issue 410: no scenario yet")),
  413: () => Promise.reject(new Error("certifications.issue 413: no scenario yet")),
  415: () => Promise.reject(new Error("certifications.issue 415: no scenario yet")),
  429: () => Promise.reject(new Error("certifications.issue 429: no scenario yet")),
};

export const list: Scenarios["certifications"]["list"] = {
  200: () => Promise.reject(new Error("certifications.list 200: no scenario yet")),
  400: () => Promise.reject(new Error("certifications.list 400: no scenario yet")),
};

export const revoke: Scenarios["certifications"]["revoke"] = {
  200: () => Promise.reject(new Error("certifications.revoke 200: no scenario yet")),
  400: () => Promise.reject(new Error("certifications.revoke 400: no scenario yet")),
  401: () => Promise.reject(new Error("certifications.revoke 401: no scenario yet")),
  403: () => Promise.reject(new Error("certifications.revoke 403: no scenario yet")),
  404: () => Promise.reject(new Error("certifications.revoke 404: no scenario yet")),
  413: () => Promise.reject(new Error("certifications.revoke 413: no scenario yet")),
  415: () => Promise.reject(new Error("certifications.revoke 415: no scenario yet")),
  429: () => Promise.reject(new Error("certifications.revoke 429: no scenario yet")),
};
