/** The dialog that shows a new API key. */
import { useMemo } from "preact/hooks";
import type { NewKey } from "../../../client/index.ts";
import { SecretDialog } from "../elements/secret-dialog.tsx";
import { newAgentId, samplesFor } from "./samples.ts";

/** Shows the raw key once, with code samples. */
export function NewKeyDialog({ made, onDone }: { made: NewKey; onDone: () => void }) {
  const snippets = useMemo(() => samplesFor(made, newAgentId()), [made]);
  return (
    <SecretDialog
      title={`Your key “${made.name}”`}
      what="API key"
      secret={made.raw_key}
      onDone={onDone}
      snippets={snippets}
    />
  );
}
