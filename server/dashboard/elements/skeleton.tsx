/** Placeholders for content that is being loaded. */

/** A placeholder for rows that are being loaded. */
export function Skeleton({ rows = 3, what }: { rows?: number; what: string }) {
  return (
    <div class="skeletons" aria-busy="true">
      <p class="visually-hidden">Loading {what} …</p>
      {Array.from({ length: rows }, (_, index) => (
        <div class="skeleton" aria-hidden="true" key={index} />
      ))}
    </div>
  );
}
