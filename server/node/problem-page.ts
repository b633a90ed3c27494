/** The page that explains a problem. */
export function problemPage(
  code: string,
  problem: { status: number; title: string; meaning: string },
): string {
  return `<!doctype html><title>${problem.title}</title><h1>${problem.title}</h1><p><code>${code}</code> ${problem.status}</p><p>${problem.meaning}</p>`;
}
