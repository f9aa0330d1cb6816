/** Milliseconds: how long a visitor who goes on waits for the parts of the page before. */
const PATIENCE = 4_000;

const expected = new Set<Promise<void>>();

/** Counts a part that stands in the document and is not alive yet. Gives what tells that it is. */
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
 * Resolves when all parts are alive, or it takes too long: where the router goes on before, React takes them out of the page
 * that it still shows.
 */
export async function partsAlive(): Promise<void> {
  if (!isPartExpected()) return;
  await Promise.race([Promise.all(expected), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  expected.clear();
}
