/** The entry of the dashboard. It only uses the published client. */
import { render } from "preact";
import { App } from "./app.tsx";
import { checkSession } from "./session.ts";
import "./style/dashboard.css";

const root = document.getElementById("dashboard");
if (!root) throw new Error("The page has no element for the dashboard");
root.replaceChildren();
render(<App />, root);
void checkSession();
