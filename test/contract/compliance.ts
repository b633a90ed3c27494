import type { Scenarios } from "../scenario.ts";

export const decide: Scenarios["compliance"]["decide"] = {
  200: () => Promise.reject(new Error("compliance.decide 200: no scenario yet")),
  400: () => Promise.reject(new Error("compliance.decide 400: no scenario yet")),
  401: () => Promise.reject(new Error("compliance.decide 401: no scenario yet")),
  403: () => Promise.reject(new Error("compliance.decide 403: no scenario yet")),
  404: () => Promise.reject(new Error("compliance.decide 404: no scenario yet")),
  413: () => Promise.reject(new Error("compliance.decide 413: no scenario yet")),
  415: () => Promise.reject(new Error("compliance.decide 415: no scenario yet")),
  429: () => Promise.reject(new Error("compliance.decide 429: no scenario yet")),
};

export const list: Scenarios["compliance"]["list"] = {
  200: () => Promise.reject(new Error("compliance.list 200: no scenario yet")),
  400: () => Promise.reject(new Error("compliance.list 400: no scenario yet")),
};

export const report: Scenarios["compliance"]["report"] = {
  200: () => Promise.reject(new Error("compliance.report 200: no scenario yet")),
  201: () => Promise.reject(new Error("compliance.report 201: no scenario yet")),
  400: () => Promise.reject(new Error("compliance.report 400: no scenario yet")),
  401: () => Promise.reject(new Error("compliance.report 401: no scenario yet")),
  403: () => Promise.reject(new Error("compliance.report 403: no scenario yet")),
  404: () => Promise.reject(new Error("compliance.report 404: no scenario yet")),
  410: () => Promise.reject(new Error("compliance.report 410: no scenario yet")),
  413: () => Promise.reject(new Error("compliance.report 413: no scenario yet")),
  415: () => Promise.reject(new Error("compliance.report 415: no scenario yet")),
  429: () => Promise.reject(new Error("compliance.report 429: no scenario yet")),
};
