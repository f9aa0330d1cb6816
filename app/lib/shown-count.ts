/** Waiting items are shown as a number up to this, and as "more than" beyond it. */
const MOST_SHOWN = 99;
/**
 * The limit for counting waiting items: a stranger can create more than can be counted quickly on each page of the
 * desk.
 */
export const MOST_COUNTED = MOST_SHOWN + 1;

/** A count as it is shown. `least` is the number it exceeds, when it is more than can be shown. */
export function shownCount(count: number): { text: string; least: number | null } {
  if (count <= MOST_SHOWN) return { text: String(count), least: null };
  return { text: `${MOST_SHOWN}+`, least: MOST_SHOWN };
}
