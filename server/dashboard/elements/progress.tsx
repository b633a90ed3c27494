/** Work that takes a while. */

/** That something is under way which has no end in sight yet. */
export function Progress({ what }: { what: string }) {
  return (
    <div class="progress">
      <progress aria-label={what} /> <span>{what}</span>
    </div>
  );
}
