/** The entry of the dashboard. It only uses the published client. */
import { render } from "preact";
import { App } from "./app.tsx";
import { route } from "./router.ts";
import { checkSession } from "./session.ts";
import { preload } from "./views.tsx";
import "./style/dashboard.css";

const root = document.getElementById("dashboard");
if (!root) throw new Error("The page has no element for the dashboard");
// Both are under way while the first view is rendered.
void checkSession();
preload(route.value.view);
root.replaceChildren();
render(<App />, root);
