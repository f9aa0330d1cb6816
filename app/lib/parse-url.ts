/** Browsers from before 2024 lack `URL.parse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
