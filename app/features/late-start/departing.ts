import { partsAlive } from "./expected-parts";
import { noteDeparture } from "./nearness";

/** Lets all parts of the page come alive, then goes on: what React shows cannot change around parts that are not there. */
export async function departing(go: () => unknown): Promise<void> {
  noteDeparture();
  await partsAlive();
  await go();
}
