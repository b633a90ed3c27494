import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/dashboard/session.ts",
    replace: "if (now.id === account.id) return fetch(request);",
    by: "return fetch(request);",
    effect: "a tab of an account writes as the account that signed in meanwhile in another tab",
  },
  {
    file: "server/dashboard/drafts.ts",
    replace: 'name !== "" && !autocomplete.includes("password")',
    by: 'name !== ""',
    effect: "passwords that were typed when the session ended are kept in the storage of the browser",
  },
  {
    file: "server/dashboard/drafts.ts",
    replace: "if (drafts?.account !== account || Object.keys",
    by: "if (drafts === null || Object.keys",
    effect: "what one user typed appears in the forms of another who signs in after the session ended",
  },
  {
    file: "server/dashboard/agents/description.ts",
    replace: "return only(descriptionOf(after), differences(before, after));",
    by: "return descriptionOf(after);",
    effect: "saving an agent again after a conflict replaces the fields that another user has changed",
  },
  {
    file: "server/dashboard/overview.tsx",
    replace: "[newest(key).id, key.usage.used]",
    by: "[key.id, key.usage.used]",
    effect: "the overview counts the requests of a rotated key twice",
  },
  {
    file: "server/dashboard/webhooks/success-rate.ts",
    replace: "Math.floor(success_rate * 1_000) / 10",
    by: "Math.round(success_rate * 1_000) / 10",
    effect: "a webhook with a few failures is shown with a success rate of 100 %",
  },
  {
    file: "server/dashboard/webhooks/live-deliveries.ts",
    replace: "list.map((each) => states.get(each.id) ?? each)",
    by: "list",
    effect: "a pending delivery stays pending in the list of a webhook after it was delivered",
  },
  {
    file: "server/dashboard/loading.ts",
    replace: "const timer = setInterval(",
    by: "const timer = setTimeout(",
    effect: "the list of erasures is read again once, and shows a long one as running for ever",
  },
  {
    file: "server/dashboard/proof/verify-form.ts",
    replace: "const isGone = body.status === 410;",
    by: "const isGone = body.status !== 200;",
    effect: "an event that could not be read is shown as proved and deleted",
  },
];
