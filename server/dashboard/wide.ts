/** Whether the window has room for tables with many columns. */
import { useEffect, useState } from "preact/hooks";

const wide = matchMedia("(min-width: 70rem)");

/** Whether the window is wide, also after it changes. */
export function useWide(): boolean {
  const [is, set] = useState(wide.matches);
  useEffect(() => {
    const update = () => set(wide.matches);
    wide.addEventListener("change", update);
    return () => wide.removeEventListener("change", update);
  }, []);
  return is;
}
