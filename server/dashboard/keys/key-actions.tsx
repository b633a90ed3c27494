/** The actions on an API key. */
import type { Key } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";

/** The action on a key whose dialog is open. */
export interface AskedAction {
  apiKey: Key;
  action: "rename" | "rotate" | "revoke";
}

/** The properties of the buttons. */
export interface KeyProps {
  apiKey: Key;
  onAsk: (asked: AskedAction) => void;
}

/** The buttons for an active key. */
export function KeyActions({ apiKey, onAsk }: KeyProps) {
  if (apiKey.status !== "active") return null;
  return (
    <>
      <Button onClick={() => onAsk({ apiKey, action: "rename" })} of={apiKey.name}>
        Rename
      </Button>
      {apiKey.rotated_to === null && (
        <Button onClick={() => onAsk({ apiKey, action: "rotate" })} of={apiKey.name}>
          Rotate
        </Button>
      )}
      <Button onClick={() => onAsk({ apiKey, action: "revoke" })} look="danger" of={apiKey.name}>
        Revoke
      </Button>
    </>
  );
}
