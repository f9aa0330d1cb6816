/**
 * Where a browser blocks session storage, reading the property throws, or returns null. The router's own script, which
 * follows in the document, fails on both before anything can catch it. This gives it an object that remembers as long
 * as the document lives.
 */
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
