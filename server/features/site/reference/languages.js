/* The script of the samples: the chosen language holds for all operations, and for the next pages. */

const stored = "registry-node:language";
const inputs = [...document.querySelectorAll(".languages input")];

/** Chooses a language for all operations; those that do not have it show the first. */
function choose(language) {
  for (const samples of document.querySelectorAll(".languages")) {
    const own =
      samples.querySelector(`input[value="${CSS.escape(language)}"]`) ?? samples.querySelector("input");
    own.checked = true;
  }
}

for (const input of inputs)
  input.addEventListener("change", () => {
    const { top } = input.getBoundingClientRect();
    choose(input.value);
    scrollBy(0, input.getBoundingClientRect().top - top); // samples above may have become longer or shorter
    try {
      localStorage.setItem(stored, input.value);
    } catch {
      // Without storage, the choice holds for this page.
    }
  });

/** The stored choice; null if there is none. */
function storedChoice() {
  try {
    return localStorage.getItem(stored);
  } catch {
    return null;
  }
}

const choice = storedChoice();
if (choice !== null) choose(choice);
