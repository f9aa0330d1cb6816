import { partsAlive } from "./expected-parts";
import { noteDeparture } from "./nearness";

/**
 * Brings all parts of the page to life before it calls `go`: React cannot change a page around parts that are not
 * there.
 */
export async function departing(go: () => unknown): Promise<void> {
  noteDeparture();
  await partsAlive();
  await go();
}
