import { partsAlive } from "./expected-parts";
import { noteDeparture } from "./nearness";

/** React cannot change a page around parts that are not there. */
export async function departing(go: () => unknown): Promise<void> {
  noteDeparture();
  await partsAlive();
  await go();
}
