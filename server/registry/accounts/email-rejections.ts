/** The problems of an e-mail address that an account cannot have. */
import { rejectWith } from "../../core/http/responses.ts";
import { emailFault, normalEmail } from "../../core/values/email.ts";

/** The problem of an address that is not valid, or could be mistaken for another one; undefined for any other. */
export function emailRejected(email: string) {
  const fault = emailFault(normalEmail(email));
  if (fault === null) return undefined;
  const errors = [{ pointer: "/email", detail: fault }];
  return rejectWith(400, "email_rejected", `\`email\` ${fault}.`, { errors });
}

/** The problem of an address that another account uses. */
export function emailTaken(email: string) {
  return rejectWith(409, "email_taken", `Another account uses ${email}: sign in, or use another address.`);
}
