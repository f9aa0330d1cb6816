import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "../../tests/support/product.ts";
import { call, Unanswered } from "./call.ts";

const PAUSE = 10;

/** Starts the product again, and returns how many milliseconds it took until it reported that it can store requests. */
export async function startAgain(product: Product): Promise<number> {
  const start = performance.now();
  await product.start();
  await untilReady(product);
  return performance.now() - start;
}

/** Returns how many milliseconds it takes until the running product reports that it can store requests. */
export async function untilReady({ url }: Product): Promise<number> {
  const start = performance.now();
  while (!(await isReady(url))) await sleep(PAUSE);
  return performance.now() - start;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await call(`${url}/readyz`)).status === 200;
  } catch (error) {
    if (error instanceof Unanswered) return false;
    throw error;
  }
}

/** The middle value, rounded to a whole number. */
export function median(numbers: readonly number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0);
}
