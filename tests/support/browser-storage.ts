import { vi } from "vitest";

/** Gives the code under test this storage of a browser, empty, until `vi.unstubAllGlobals`. Returns what is in it. */
export function stubStorage(name: "localStorage" | "sessionStorage"): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
