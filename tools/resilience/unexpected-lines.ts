import type { Product } from "../../tests/support/product.ts";
import type { Place } from "./place.ts";
import { examplesOf, type Finding } from "./scenario.ts";

/** Errors in the log, answers with status 500, and lines that are no log lines, except for one that a kill cut off. */
export function unexpectedLines({ name }: Place, product: Product): Finding {
  const lines = product.troubles().filter((line) => !isCut(line));
  return { what: "errors in the log", on: name, count: lines.length, goal: { atMost: 0 }, examples: examplesOf(lines) };
}

function isCut(line: string): boolean {
  if (!line.startsWith('{"level":')) return false;
  try {
    JSON.parse(line);
    return false;
  } catch {
    return true;
  }
}
