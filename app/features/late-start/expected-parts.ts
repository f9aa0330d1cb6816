/** Milliseconds: how long a navigation waits for the parts of the page that the visitor leaves. */
const PATIENCE = 4_000;

const expected = new Set<Promise<void>>();

/** Registers a part that is in the document and not alive yet. Returns a function to call once it is. */
export function expectPart(): () => void {
  let tell = () => {};
  const part = new Promise<void>((resolve) => {
    tell = resolve;
  });
  expected.add(part);
  return () => {
    expected.delete(part);
    tell();
  };
}

/** Whether a part is not alive yet. */
export function isPartExpected(): boolean {
  return expected.size > 0;
}

/**
 * Resolves when all parts are alive, or when that takes too long. If the router navigated earlier, React would remove
 * the parts from the page that it still shows.
 */
export async function partsAlive(): Promise<void> {
  if (!isPartExpected()) return;
  await Promise.race([Promise.all(expected), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  expected.clear();
}
