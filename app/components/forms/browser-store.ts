/** Texts by key. Where storage is blocked or full, they are in memory, as long as the document lives. Browser only. */
export function browserStore(area: () => Storage) {
  const memory = new Map<string, string>();
  return {
    /** Null when nothing was kept. */
    read: (key: string): string | null => {
      try {
        return memory.get(key) ?? area().getItem(key);
      } catch {
        return null;
      }
    },
    /** False if the text is only in memory. */
    keep: (key: string, text: string): boolean => {
      try {
        area().setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    drop: (key: string): void => {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Storage is blocked: there is nothing to remove.
      }
    },
    keys: (): string[] => {
      try {
        return [...new Set([...memory.keys(), ...Object.keys(area())])];
      } catch {
        return [...memory.keys()];
      }
    },
  };
}
