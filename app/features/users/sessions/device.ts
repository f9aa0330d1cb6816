/** The names are the same in every language; null where the browser does not tell. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Order matters: most browsers also name others, to be treated like them. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.{0,60}\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

export function deviceOf(userAgent: string | null): Device {
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}

/** `[browser]` and `[system]` are placeholders. */
interface DeviceWords {
  on: string;
  unknown: string;
  otherBrowser: string;
}

export function deviceInWords({ browser, system }: Device, words: DeviceWords): string {
  if (!browser && !system) return words.unknown;
  if (!system) return browser ?? words.unknown;
  return words.on.replace("[browser]", browser ?? words.otherBrowser).replace("[system]", system);
}
