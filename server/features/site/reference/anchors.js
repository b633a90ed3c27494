/* The script of the overview: links to a part of the reference, which was one page before, lead to the page that has it. */

/** Opens the page of the part that the fragment names, if the overview only has a link to it. */
function openPart() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const link = target?.closest("li, .group")?.querySelector("a[href]");
  if (link) location.replace(link.href);
}

openPart();
addEventListener("hashchange", openPart);
