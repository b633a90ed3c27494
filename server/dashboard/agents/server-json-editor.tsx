/** The editor for the `server.json` of an agent that is an MCP server. */
import { RegistryError, responseOf } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { JsonEditor, parseObject } from "./json-editor.tsx";
import type { KnownAgent } from "./known-agent.ts";

/** The properties of the editor. */
interface ServerJsonEditorProps {
  known: KnownAgent;
  onKnown: (known: KnownAgent) => void;
}

/** Edits the document by which MCP galleries list the agent. An empty text removes it. */
export function ServerJsonEditor({ known, onKnown }: ServerJsonEditorProps) {
  const { agent_id, agent_url } = known.agent;
  const loaded = useLoaded((signal) => serverJsonOf(agent_id, signal), [agent_id]);
  const action = useAction(async (form: FormData) => {
    const text = textOf(form, "server_json").trim();
    const server_json = text === "" ? null : parseServerJson(text);
    const changed = await registry.agents.register(
      { agent_id, agent_url, server_json },
      { ifMatch: known.etag },
    );
    onKnown({ ...known, agent: changed.agent, etag: responseOf(changed).etag ?? "*" });
    announce(server_json === null ? "server.json removed." : "server.json saved.");
  });
  return (
    <section>
      <h2>MCP server</h2>
      <LoadedContent of={loaded} what="server.json" rows={2}>
        {(value) => (
          <details class="more" open={value !== ""}>
            <summary>List it in MCP galleries under a name of its own</summary>
            <div class="panel">
              <Form action={action} verb="Save server.json" shown={["/server_json"]}>
                <JsonEditor
                  label="server.json (optional)"
                  name="server_json"
                  text={value}
                  rows={10}
                  within="/server_json"
                  optional
                />
              </Form>
            </div>
          </details>
        )}
      </LoadedContent>
    </section>
  );
}

/** The document that was sent, as text; empty if there is none. */
async function serverJsonOf(id: string, signal: AbortSignal): Promise<string> {
  try {
    return JSON.stringify(await registry.agents.serverJson(id, { signal }), null, 2);
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== "server_json_not_found") throw error;
    return "";
  }
}

/** Parses the document. Its name is what the node has to know; everything else it checks itself. */
function parseServerJson(text: string) {
  const { name, ...others } = parseObject(text);
  if (typeof name !== "string")
    throw new Error('Enter the name of the server, such as "name": "com.example/weather".');
  return { name, ...others };
}
