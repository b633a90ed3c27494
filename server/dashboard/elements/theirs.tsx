/** What somebody wrote, who may mean harm. */

/** A text, and the class of its element. */
interface TheirsProps {
  text: string | null | undefined;
  class?: string;
}

/**
 * What somebody wrote: it is kept from changing the direction of what stands around it, and characters that nobody sees, or
 * that turn the order of others around, are shown by their numbers. The node's other pages do the same.
 */
export function Theirs({ text, ...rest }: TheirsProps) {
  const parts = (text ?? "").split(unseen);
  return (
    <bdi {...rest}>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} class="unseen">
            {codeOf(part)}
          </span>
        ),
      )}
    </bdi>
  );
}

/**
 * Control and format characters (Unicode's `Cc` and `Cf`) but for line ends, tabs, and the joiner that makes one emoji of
 * several: names are forged with them.
 */
const unseen = /((?![\n\r\t\u200D])[\p{Cc}\p{Cf}])/u;

function codeOf(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${digits.padStart(4, "0")}`;
}
