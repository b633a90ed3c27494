/** Links to other sites. */
import { UntrustedText } from "./untrusted-text.tsx";

/** A link to an untrusted URL. Only http(s) URLs become links; anything else stays text. */
export function ExternalLink({ to }: { to: string }) {
  const shown = <UntrustedText class="address" text={to} />;
  if (!/^https?:$/.test(URL.parse(to)?.protocol ?? "")) return shown;
  return (
    <a href={to} rel="nofollow noopener noreferrer ugc" target="_blank">
      {shown}
      <span class="visually-hidden"> (another site, in a new tab)</span>
    </a>
  );
}
