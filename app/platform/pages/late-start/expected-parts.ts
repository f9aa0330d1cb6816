/** Milliseconds. */
const PATIENCE = 4_000;

const expected = new Set<Promise<void>>();

/** Returns a function to call once it is alive. */
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

export function isPartExpected(): boolean {
  return expected.size > 0;
}

/** If the router navigated earlier, React would remove the parts from the page that it still shows. */
export async function partsAlive(): Promise<void> {
  if (!isPartExpected()) return;
  await Promise.race([Promise.all(expected), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  expected.clear();
}
