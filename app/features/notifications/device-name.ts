/** The first match counts: browsers name others too. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["CriOS", "Chrome"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

/** "Chrome, Android"; empty when nothing is known of it. */
export function deviceName(userAgent: string): string {
  const find = (known: readonly (readonly [string, string])[]) => known.find(([mark]) => userAgent.includes(mark))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(", ");
}
