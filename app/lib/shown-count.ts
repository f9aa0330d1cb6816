/** What waits is shown as a number up to this, and as more beyond it. */
const MOST_SHOWN = 99;
/** Up to where what waits is counted: a stranger can make more of it than is quickly counted on each page of the desk. */
export const MOST_COUNTED = MOST_SHOWN + 1;

/** A count as it is shown. `least` is what it is more than, where it is more than is shown. */
export function shownCount(count: number): { text: string; least: number | null } {
  if (count <= MOST_SHOWN) return { text: String(count), least: null };
  return { text: `${MOST_SHOWN}+`, least: MOST_SHOWN };
}
