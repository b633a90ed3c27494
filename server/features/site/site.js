/* The script of all pages: copy buttons, local times, the theme, the link to the dashboard, a key for the search, live updates. */

const status = document.createElement("p");
status.className = "visually-hidden";
status.setAttribute("role", "status");
document.body.append(status);

/** Announces a text to screen readers. */
function announce(text) {
  status.textContent = "";
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}

/** Copies a text to the clipboard, as the dashboard does (elements/copy.tsx). If the browser does not allow it, selects the text. */
async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = "✓ Copied";
    announce("Copied.");
  } catch {
    getSelection().selectAllChildren(code);
    announce("Your browser blocked copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.");
  }
  setTimeout(() => {
    button.textContent = "Copy";
  }, 4_000);
}

for (const code of document.querySelectorAll("main figure > pre > code")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-button";
  button.textContent = "Copy";
  button.addEventListener("click", () => copy(code, button));
  code.parentElement.before(button);
}

/** The months as the node writes them. */
const months = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

/**
 * A time to the minute in the zone of the visitor, as the node writes it in UTC. The first use of Intl.DateTimeFormat would block
 * the page for some 20 ms on a slow phone.
 */
function localText(instant) {
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.abs(instant.getTimezoneOffset());
  const sign = instant.getTimezoneOffset() > 0 ? "-" : "+";
  const zone = `GMT${sign}${Math.floor(minutes / 60)}${minutes % 60 === 0 ? "" : `:${two(minutes % 60)}`}`;
  const day = `${instant.getDate()} ${months[instant.getMonth()]} ${instant.getFullYear()}`;
  return `${day}, ${two(instant.getHours())}:${two(instant.getMinutes())} ${zone}`;
}

/** Shows times in the zone of the visitor; the title has UTC. */
function localize(root) {
  for (const time of root.querySelectorAll("time")) {
    const instant = new Date(time.dateTime);
    if (!time.textContent.endsWith(" UTC") || instant.getTimezoneOffset() === 0) continue;
    time.title = time.textContent;
    time.textContent = localText(instant);
  }
}

localize(document);

/** Stores a choice or a fact for later pages; browsers may deny it. */
function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // later pages then do without
  }
}

/** Reads what an earlier page stored. */
function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The themes in the order in which the button shows them. */
const themes = { auto: "as on your system", light: "light", dark: "dark" };
const themeButton = document.getElementById("theme");

/** Shows a theme on the page, and what the button does. */
function showTheme(theme) {
  const names = Object.keys(themes);
  const shown = names.includes(theme) ? theme : "auto";
  const next = names[(names.indexOf(shown) + 1) % names.length];
  document.documentElement.dataset.theme = shown;
  themeButton.title = `Theme: ${themes[shown]}. Change to: ${themes[next]}.`;
  themeButton.setAttribute("aria-label", themeButton.title);
  themeButton.onclick = () => {
    remember("theme", next);
    showTheme(next);
    announce(`Theme: ${themes[next]}.`);
  };
}

showTheme(document.documentElement.dataset.theme);
addEventListener("storage", ({ key, newValue }) => key === "theme" && showTheme(newValue));

/* The dashboard has a navigation only for those who are signed in. Pages are the same for all, so this is how the next one
   knows. */
if (document.getElementById("dashboard"))
  addEventListener("pagehide", () =>
    remember("signed-in", document.querySelector("#dashboard nav") ? "yes" : "no"),
  );

const signInLink = document.getElementById("sign-in-link");
if (signInLink && recall("signed-in") === "yes") signInLink.textContent = "Dashboard";

/** `/` leads to the search, unless a text is being written. */
document.addEventListener("keydown", (event) => {
  const search = document.getElementById("q");
  const isWriting = event.target.closest("input, select, textarea, [contenteditable]");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting || !search) return;
  event.preventDefault();
  search.focus();
});

/** Loads this page again and replaces its live sections, except a section that has the focus. */
async function refresh() {
  const response = await fetch(location.href);
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const id of ["latest-changes", "figures", "newest"]) {
    const current = document.getElementById(id);
    const updated = page.getElementById(id);
    if (updated) localize(updated);
    if (current && updated && !current.contains(document.activeElement)) current.replaceWith(updated);
  }
}

/** Streams the journal while the page is visible, and refreshes the page at most every two seconds. */
function follow({ live, seq }) {
  let stream;
  let timer;
  const scheduleRefresh = () => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      refresh().catch(() => undefined); // the next event refreshes again
    }, 2_000);
  };
  const connect = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(new URL(`../events?after=${seq}`, import.meta.url)); // this file is in /assets/
    for (const type of live.split(" ")) stream.addEventListener(type, scheduleRefresh);
  };
  document.addEventListener("visibilitychange", connect);
  connect();
}

for (const { dataset } of document.querySelectorAll("[data-live]")) follow(dataset);
