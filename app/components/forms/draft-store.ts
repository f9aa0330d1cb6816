import { browserStore } from "./browser-store";

/** Browser only. */
export function draftStore(area: () => Storage, prefix: string) {
  const store = browserStore(area);
  const keyOf = (source: string) => `${prefix}${source}`;
  const drop = (source: string) => store.drop(keyOf(source));

  function read(source: string): unknown {
    try {
      return JSON.parse(store.read(keyOf(source)) ?? "null");
    } catch {
      return null;
    }
  }

  return {
    keyOf,
    /** Unvalidated; null when nothing was kept. */
    read,
    keep: (source: string, draft: object): void => void store.keep(keyOf(source), JSON.stringify(draft)),
    drop,
    sweep: (isOutdated: (draft: unknown, source: string) => boolean): void => {
      const sources = store.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
      for (const source of sources) if (isOutdated(read(source), source)) drop(source);
    },
  };
}
