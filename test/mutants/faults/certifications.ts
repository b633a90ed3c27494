import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/certifications/certification-changes.ts",
    replace: ', level: { $ne: "self_attested" } }',
    by: " }",
    effect: "an issuer that becomes the owner of an agent loses its self-attested certification of it",
  },
  {
    file: "server/features/certifications/certification-changes.ts",
    replace: "at: row.expires_at ?? tx.now",
    by: "at: tx.now",
    effect: "a certification that expired while the node was stopped is said to have ended at the next start",
  },
  {
    file: "server/features/certifications/handlers.ts",
    replace: "const notOwn = active && requireOwnCertification(issuer, active);",
    by: "const notOwn = undefined;",
    effect:
      "an issuer with the same name as another one can renew and replace the certifications of that one",
  },
  {
    file: "server/features/certifications/issuer-name.ts",
    replace: "[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}]",
    by: "[\\p{C}\\p{Z}]",
    effect: "an account can issue certifications under the name of the node with an invisible letter in it",
  },
  {
    file: "server/features/certifications/issuers.ts",
    replace: "namesOfNode(publicUrl, owner?.name ?? null)",
    by: "namesOfNode(publicUrl, null)",
    effect: "an issuer that has the name of the operator issues certifications under that name",
  },
  {
    file: "server/features/certifications/records.ts",
    replace: '.where("key", ">=", last)',
    by: '.where("key", ">", last)',
    effect: "a filtered list of more than two thousand certifications leaves out one in every two thousand",
  },
];
