/*
 * The script of "Try it": sends the request of an operation to this node, with the key that the visitor enters or with the
 * session. It sends nothing before the button is pressed. The key is only ever in a header, and responses are shown as text.
 */

/** Where the key is kept, so that it is there on the next pages of this tab. */
const storedKey = "registry-node:reference-key";

/** How much of a body is shown, in characters. */
const maxShown = 100_000;

function readKey() {
  try {
    return sessionStorage.getItem(storedKey) ?? "";
  } catch {
    return ""; // without storage, each form has its own key
  }
}

function keepKey(key) {
  try {
    if (key === "") sessionStorage.removeItem(storedKey);
    else sessionStorage.setItem(storedKey, key);
  } catch {
    // The form still has it.
  }
}

/** The fields with a value, whose names begin with a place: `path.id`, `query.limit`, `header.Prefer`. */
function valuesIn(form, place) {
  return [...form.elements]
    .filter(({ name, value }) => name?.startsWith(`${place}.`) && value !== "")
    .map(({ name, value }) => [name.slice(place.length + 1), value]);
}

/** The URL of the request. */
function urlOf(form) {
  const values = new Map(valuesIn(form, "path"));
  const path = form.dataset.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = values.get(name) ?? "";
    if (/^\.{0,2}$/.test(value)) throw new Error(`${name} is missing, or a URL cannot carry it.`); // RFC 3986 section 5.2.4
    return encodeURIComponent(value);
  });
  const url = new URL(`..${path}`, import.meta.url); // this file is in /assets/
  for (const [name, value] of valuesIn(form, "query")) url.searchParams.append(name, value);
  return url;
}

/** The request: headers, body, and whether the browser adds its session. */
function requestOf(form) {
  const { credential, key, body } = form.elements;
  const headers = new Headers({ Accept: form.dataset.accept });
  for (const [name, value] of valuesIn(form, "header")) headers.set(name, value);
  if (credential?.value === "key") {
    if (key.value.trim() === "") throw new Error("Enter a key, or choose another credential.");
    headers.set("Authorization", `Bearer ${key.value.trim()}`);
  }
  if (body && body.value.trim() !== "") headers.set("Content-Type", body.dataset.media);
  return {
    method: form.dataset.method,
    headers,
    ...(body && body.value.trim() !== "" && { body: body.value }),
    credentials: credential?.value === "session" ? "same-origin" : "omit",
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(60_000),
  };
}

/** A body for people: JSON is indented, and a long text is cut. */
function shown(text) {
  let whole = text;
  try {
    whole = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It is not JSON.
  }
  return whole.length > maxShown ? `${whole.slice(0, maxShown)}\n… the first ${maxShown} characters` : whole;
}

function part(form, name) {
  return form.querySelector(`[data-part="${name}"]`);
}

/** Shows why there is no response, or hides it. */
function setFault(form, message) {
  const fault = part(form, "fault");
  fault.textContent = message;
  fault.hidden = message === "";
}

async function send(form) {
  setFault(form, "");
  part(form, "status").textContent = "";
  part(form, "rest").hidden = true;
  let url;
  let request;
  try {
    if (!form.reportValidity()) return;
    [url, request] = [urlOf(form), requestOf(form)];
  } catch (error) {
    return setFault(form, error.message);
  }
  part(form, "status").textContent = "Sending …";
  try {
    await showAnswer(form, url, request);
  } catch (error) {
    part(form, "status").textContent = "";
    setFault(form, `There is no response: ${error.message}`);
  }
}

async function showAnswer(form, url, request) {
  const started = performance.now();
  const response = await fetch(url, request);
  const text = await response.text();
  const time = Math.round(performance.now() - started);
  const size = new TextEncoder().encode(text).length;
  const status = `${response.status} ${response.statusText}`.trim();
  part(form, "status").textContent = `${status} · ${time} ms · ${size.toLocaleString("en")} bytes`;
  part(form, "request").textContent = `${request.method} ${url.pathname}${url.search}`;
  part(form, "headers").textContent = [...response.headers].map((pair) => pair.join(": ")).join("\n");
  part(form, "body").textContent = shown(text);
  part(form, "rest").hidden = false;
}

/** Shows what belongs to the chosen credential. */
function showCredential(form) {
  const { credential } = form.elements;
  for (const field of form.querySelectorAll("[data-credential]"))
    field.hidden = field.dataset.credential !== credential.value;
}

/** Makes the form of an operation. */
function formOf(template) {
  const form = template.content.firstElementChild.cloneNode(true);
  const { credential, key } = form.elements;
  if (credential) {
    credential.addEventListener("change", () => showCredential(form));
    key.addEventListener("input", () => keepKey(key.value));
    showCredential(form);
  }
  let sending = false;
  form.querySelector("button").addEventListener("click", async () => {
    if (sending) return;
    sending = true;
    await send(form);
    sending = false;
  });
  form.addEventListener("submit", (event) => event.preventDefault()); // Enter in a field sends nothing
  return form;
}

for (const template of document.querySelectorAll('template[data-part="form"]')) {
  const title = template.closest(".operation").querySelector("h3").textContent;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button try-open";
  const show = (open) => {
    button.textContent = open ? "Close" : "Try it";
    button.setAttribute("aria-label", `${button.textContent}: ${title}`);
    button.setAttribute("aria-expanded", String(open));
  };
  show(false);
  template.before(button);
  let form;
  button.addEventListener("click", () => {
    if (form) form.hidden = !form.hidden;
    else {
      form = formOf(template);
      template.before(form);
    }
    show(!form.hidden);
    if (!form.hidden && form.elements.key) form.elements.key.value = readKey();
  });
}
