/* The script of the search box of the reference: shows the results while a query is written. */

const input = document.getElementById("q");
const side = input.closest(".side");

const found = document.createElement("div");
found.dataset.foundNow = "";
found.hidden = true;
input.form.after(found);

const count = document.createElement("p");
count.className = "facts";
count.setAttribute("role", "status");
const list = document.createElement("div");
found.append(count, list);

/** The parts of the page of results, by query. The node searches, so that the results are the same without this script. */
const answers = new Map();

/** Reads the results of a query. */
async function search(query) {
  const page = new URL("../docs/reference", import.meta.url); // this file is in /assets/
  page.searchParams.set("q", query);
  const response = await fetch(page);
  if (!response.ok) throw new Error(`The node responded with ${response.status}`);
  const read = new DOMParser().parseFromString(await response.text(), "text/html");
  return { count: read.getElementById("count").textContent, list: read.querySelector(".found") };
}

function resultsOf(query) {
  if (!answers.has(query)) answers.set(query, search(query));
  return answers.get(query);
}

/** Shows or hides the results, in place of the list of pages. */
function setOpen(open) {
  found.hidden = !open;
  side.classList.toggle("searching", open);
}

async function show() {
  const query = input.value.trim();
  if (query === "") return setOpen(false);
  try {
    const results = await resultsOf(query);
    if (input.value.trim() !== query) return; // the query has changed meanwhile
    if (count.textContent !== results.count) count.textContent = results.count;
    list.replaceChildren(results.list ? results.list.cloneNode(true) : "");
    setOpen(true);
  } catch {
    answers.delete(query); // the button leads to the page of results
    setOpen(false);
  }
}

let timer;
input.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(show, 80);
});

/** Down and up move between the box and its results; Escape leads back to the box, and closes the results. */
side.addEventListener("keydown", (event) => {
  if (found.hidden || !event.target.closest(".find, [data-found-now]")) return;
  const stops = [input, ...list.querySelectorAll("a")];
  const steps = { ArrowDown: 1, ArrowUp: -1 };
  const current = stops.indexOf(document.activeElement);
  if (event.key === "Escape") {
    event.preventDefault();
    setOpen(false);
    input.focus();
  } else if (event.key in steps && current >= 0) {
    event.preventDefault();
    stops.at((current + steps[event.key]) % stops.length).focus();
  }
});

/** A result on this page closes the list. */
list.addEventListener("click", (event) => {
  if (event.target.closest("a")) setOpen(false);
});
