/* Sets the theme that the visitor chose, before the page is painted: the only script that a page waits for. */
try {
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto";
} catch {
  document.documentElement.dataset.theme = "auto"; // the browser denies access to what is stored
}
