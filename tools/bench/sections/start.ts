import { rmSync } from "node:fs";
import { type Figure, median, type Scale } from "../harness.ts";
import { newFolder, startProduct } from "../processes.ts";

const TURNS = { quick: 2, full: 5 };

/** The time from a start on existing data to the first answer. */
export async function start(scale: Scale): Promise<Figure[]> {
  const dataDir = newFolder();
  const ready = async () => {
    await using product = await startProduct({ dataDir });
    return product.readyAfter;
  };
  // Makes the data, and lets the machine read the program once.
  await ready();
  const times: number[] = [];
  while (times.length < TURNS[scale]) times.push(await ready());
  rmSync(dataDir, { recursive: true });
  return [{ what: "ready after exec", on: "SQLite", value: median(times), unit: "ms", goal: { atMost: 700 } }];
}
