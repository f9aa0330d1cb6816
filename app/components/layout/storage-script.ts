/** The router's own script fails if session storage is blocked, before anything can catch that. */
export const STORAGE_SCRIPT = `(() => {
  try {
    sessionStorage.length;
  } catch {
    const kept = new Map();
    const value = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    };
    try {
      Object.defineProperty(window, "sessionStorage", { value });
    } catch {}
  }
})()`;
