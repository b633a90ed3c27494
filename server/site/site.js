/* What pages gain where scripts run: buttons that copy commands, and what happened last as it happens. */

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

/** Reads this page anew and puts what it says now in the place of what it said, unless somebody is in there. */
async function refresh() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const now = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ["ledger", "figures", "newest"]) {
    const old = document.getElementById(id);
    const fresh = now.getElementById(id);
    if (old && fresh && !old.contains(document.activeElement)) old.replaceWith(fresh);
  }
}

/** Follows the journal while the page is seen, and reads the page anew at most once in two seconds. */
function follow({ live, seq }) {
  let stream;
  let due;
  const soon = () => {
    if (due) return;
    due = setTimeout(() => {
      due = undefined;
      refresh().catch(() => undefined); // the next event is another chance
    }, 2_000);
  };
  const look = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(`/events?after=${seq}`);
    for (const type of live.split(" ")) stream.addEventListener(type, soon);
  };
  document.addEventListener("visibilitychange", look);
  look();
}

for (const { dataset } of document.querySelectorAll("[data-live]")) follow(dataset);
