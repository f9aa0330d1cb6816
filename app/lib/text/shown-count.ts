const MOST_SHOWN = 99;
/** A stranger can create more than can be counted quickly on each page of the desk. */
export const MOST_COUNTED = MOST_SHOWN + 1;

/** `least` is the number it exceeds, when it is more than can be shown. */
export function shownCount(count: number): { text: string; least: number | null } {
  if (count <= MOST_SHOWN) return { text: String(count), least: null };
  return { text: `${MOST_SHOWN}+`, least: MOST_SHOWN };
}
