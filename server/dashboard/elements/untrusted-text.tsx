/** Untrusted text. */

/** The text, and the class of its element. */
interface UntrustedTextProps {
  text: string | null | undefined;
  class?: string;
}

/**
 * Text written by others. It cannot change the direction of the text around it, and invisible or direction characters are
 * shown as code points. The node's other pages do the same.
 */
export function UntrustedText({ text, ...rest }: UntrustedTextProps) {
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
 * Control and format characters (Unicode `Cc` and `Cf`), which can disguise names, except line ends, tabs and the emoji
 * joiner.
 */
const unseen = /((?![\n\r\t\u200D])[\p{Cc}\p{Cf}])/u;

function codeOf(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${digits.padStart(4, "0")}`;
}
