/** The dashboard: what somebody who is signed in does at this node. It speaks to it by the published client alone. */
import { render } from "preact";
import { App } from "./app.tsx";
import { checkSession } from "./session.ts";
import "./style/dashboard.css";

const root = document.getElementById("dashboard");
if (!root) throw new Error("The page has no place for the dashboard");
root.replaceChildren();
render(<App />, root);
void checkSession();
