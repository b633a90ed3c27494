/** The actions on an API key. */
import type { Key, NewKey } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { RenameKey } from "./rename-key.tsx";
import { RevokeKey } from "./revoke-key.tsx";
import { RotateKey } from "./rotate-key.tsx";

/** The action on a key whose dialog is open. */
export interface AskedAction {
  apiKey: Key;
  action: "rename" | "rotate" | "revoke";
}

/** The properties of what shows a key: its card, or its row in the table. */
export interface KeyProps {
  apiKey: Key;
  onAsk: (asked: AskedAction) => void;
  /** Whether its usage is shown. */
  charted: boolean;
  onChart: (charted: boolean) => void;
}

/** The buttons for an active key. */
export function KeyActions({ apiKey, onAsk }: Pick<KeyProps, "apiKey" | "onAsk">) {
  if (apiKey.status !== "active") return null;
  return (
    <>
      <Button onClick={() => onAsk({ apiKey, action: "rename" })}>
        Rename<span class="visually-hidden"> {apiKey.name}</span>
      </Button>
      {apiKey.rotated_to === null && (
        <Button onClick={() => onAsk({ apiKey, action: "rotate" })}>
          Rotate<span class="visually-hidden"> {apiKey.name}</span>
        </Button>
      )}
      <Button onClick={() => onAsk({ apiKey, action: "revoke" })} look="danger">
        Revoke<span class="visually-hidden"> {apiKey.name}</span>
      </Button>
    </>
  );
}

/** The properties of the dialog. */
interface KeyDialogProps {
  asked: AskedAction;
  onLeave: () => void;
  onRotated: (made: NewKey) => void;
  /** Called after the key was renamed or revoked. */
  onChanged: () => void;
}

/** The dialog of an action. */
export function KeyDialog({ asked: { apiKey, action }, onLeave, onRotated, onChanged }: KeyDialogProps) {
  if (action === "rename") return <RenameKey apiKey={apiKey} onLeave={onLeave} onRenamed={onChanged} />;
  if (action === "rotate") return <RotateKey apiKey={apiKey} onLeave={onLeave} onRotated={onRotated} />;
  return <RevokeKey apiKey={apiKey} onLeave={onLeave} onRevoked={onChanged} />;
}
