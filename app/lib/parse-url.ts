/** Parses `text` as a URL; null when it is not one. Like `URL.parse`, which browsers from before 2024 lack. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
