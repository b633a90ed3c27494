/* What pages gain where scripts run: buttons that copy commands, and figures that stay true. */

const status = document.createElement("p");
status.className = "visually-hidden";
status.setAttribute("role", "status");
document.body.append(status);

/** Says something to those who do not see the page. */
function announce(text) {
  status.textContent = "";
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}

/** Copies a text; where a page may not, selects it for a person to copy. */
async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = "Copied";
    announce("Copied.");
  } catch {
    getSelection().selectAllChildren(code);
    button.textContent = "Selected";
    announce("Selected: copy it with Control or Command and C.");
  }
  setTimeout(() => {
    button.textContent = "Copy";
  }, 2_000);
}

for (const code of document.querySelectorAll("main figure > pre > code")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-button";
  button.textContent = "Copy";
  button.addEventListener("click", () => copy(code, button));
  code.parentElement.before(button);
}

/** Reads the figures of the node and writes them where they stand; the name of each is its path in `/stats`. */
async function refresh(figures) {
  const answer = await fetch("/stats");
  if (!answer.ok) return;
  const stats = await answer.json();
  for (const each of figures.querySelectorAll("[data-figure]")) {
    const figure = each.dataset.figure.split(" ").reduce((part, member) => part?.[member], stats);
    if (typeof figure === "number") each.textContent = figure.toLocaleString("en");
  }
}

/** Follows the journal while the page is seen, and reads the figures at most once in two seconds. */
function follow(figures) {
  let stream;
  let due;
  const soon = () => {
    if (due) return;
    due = setTimeout(() => {
      due = undefined;
      refresh(figures).catch(() => undefined); // the next event is another chance
    }, 2_000);
  };
  const look = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(`/events?after=${figures.dataset.seq}`);
    for (const type of figures.dataset.events.split(" ")) stream.addEventListener(type, soon);
  };
  document.addEventListener("visibilitychange", look);
  look();
}

for (const figures of document.querySelectorAll("[data-events]")) follow(figures);
