/** The address that `text` is; null when it is none. As `URL.parse`, which browsers of before 2024 lack. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
