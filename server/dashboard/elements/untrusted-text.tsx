/** Untrusted text. */
import { partsOf } from "../../display/hidden-characters.ts";

/** The text, and the class of its element. */
interface UntrustedTextProps {
  text: string | null | undefined;
  class?: string;
}

/** Untrusted text of many lines, in a block that scrolls. */
export function UntrustedBlock({ label, text }: { label: string; text: string }) {
  return (
    <figure class="untrusted">
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard */}
      <pre tabIndex={0}>
        <code>
          <UntrustedText text={text} />
        </code>
      </pre>
    </figure>
  );
}

/**
 * Text written by others. It cannot change the direction of the text around it, and invisible or direction characters are
 * shown as code points. The node's other pages do the same.
 */
export function UntrustedText({ text, ...rest }: UntrustedTextProps) {
  return (
    <bdi {...rest}>
      {partsOf(text ?? "").map((part, at) =>
        part.isCodePoint ? (
          <span key={at} class="invisible-character">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
