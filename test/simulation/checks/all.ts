/** All checks, by what they hold. A new capability adds its own here. */
import { accountsAreKnown } from "./accounts.ts";
import { cardsWereFetched } from "./cards.ts";
import { certificationsEnd } from "./certifications.ts";
import type { Check } from "./check.ts";
import { credentialsEnd, quotasHold, scopesHold } from "./credentials.ts";
import { deliveriesAreExact } from "./deliveries.ts";
import { sitesAgree } from "./federation.ts";
import { identitiesAreRight } from "./identities.ts";
import { journalIsWhole } from "./journal.ts";
import { logsAreWhole } from "./log.ts";
import { queriesAgree } from "./queries.ts";
import { recordsAreLinearizable } from "./records.ts";
import { repetitionsAreOne } from "./repetitions.ts";
import { reputationsFollow } from "./reputations.ts";
import { secretsStaySecret } from "./secrets.ts";

export const checks: Record<string, Check> = {
  "records are linearizable": recordsAreLinearizable,
  "cards were fetched": cardsWereFetched,
  "the journal is whole": journalIsWhole,
  "logs are whole": logsAreWhole,
  "deliveries are exact": deliveriesAreExact,
  "credentials end": credentialsEnd,
  "quotas hold": quotasHold,
  "scopes hold": scopesHold,
  "accounts are known": accountsAreKnown,
  "identities are right": identitiesAreRight,
  "certifications end": certificationsEnd,
  "reputations follow": reputationsFollow,
  "queries agree with the records": queriesAgree,
  "federated sites agree": sitesAgree,
  "repetitions are one request": repetitionsAreOne,
  "secrets stay secret": secretsStaySecret,
};
