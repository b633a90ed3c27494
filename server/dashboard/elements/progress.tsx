/** Progress of longer work. */

/** An indeterminate progress bar. */
export function Progress({ what }: { what: string }) {
  return (
    <div class="progress">
      <progress aria-label={what} /> <span>{what}</span>
    </div>
  );
}
