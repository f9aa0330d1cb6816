/** Where storage is blocked, drafts are in memory, as long as the document lives. Browser only. */
export function draftStore(area: () => Storage, prefix: string) {
  const memory = new Map<string, string>();
  const keyOf = (source: string) => `${prefix}${source}`;

  function drop(source: string): void {
    memory.delete(keyOf(source));
    try {
      area().removeItem(keyOf(source));
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
  }

  function read(source: string): unknown {
    try {
      return JSON.parse(memory.get(keyOf(source)) ?? area().getItem(keyOf(source)) ?? "null");
    } catch {
      return null;
    }
  }

  return {
    keyOf,
    /** Unvalidated; null when nothing was kept. */
    read,
    keep: (source: string, draft: object): void => {
      const text = JSON.stringify(draft);
      try {
        area().setItem(keyOf(source), text);
        memory.delete(keyOf(source));
      } catch {
        // Storage is blocked or full.
        memory.set(keyOf(source), text);
      }
    },
    drop,
    sweep: (isOutdated: (draft: unknown, source: string) => boolean): void => {
      let keys = [...memory.keys()];
      try {
        keys = [...new Set([...keys, ...Object.keys(area())])];
      } catch {
        // Storage is blocked: drafts are in memory instead.
      }
      const sources = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
      for (const source of sources) if (isOutdated(read(source), source)) drop(source);
    },
  };
}
