import { CHOICE_DAYS, type Choice, CONSENT_COOKIE, decodeChoice, encodeChoice } from "./choice";
import { ANALYTICS_COOKIES } from "./purposes";

export function cookieChoice(): Choice | null {
  const found = cookies().find(([name]) => name === CONSENT_COOKIE);
  return decodeChoice(found?.[1], new Date());
}

export function saveCookieChoice(choice: Choice): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const age = CHOICE_DAYS * 24 * 60 * 60;
  write(`${CONSENT_COOKIE}=${encodeChoice(choice, new Date())}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`);
}

export function dropCookieChoice(): void {
  write(`${CONSENT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
}

/** Google sets them on the parent domains too. */
export function dropAnalyticsCookies(): void {
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  for (const [name] of cookies().filter(([name]) => isOfAnalytics(name))) {
    for (const domain of domains) write(`${name}=; Path=/; Max-Age=0${domain}`);
  }
}

function isOfAnalytics(name: string): boolean {
  return ANALYTICS_COOKIES.some((cookie) =>
    cookie.name.endsWith("*") ? name.startsWith(cookie.name.slice(0, -1)) : name === cookie.name,
  );
}

function cookies(): [name: string, value: string][] {
  try {
    return document.cookie.split("; ").map((pair) => {
      const end = pair.indexOf("=");
      return end < 0 ? ["", pair] : [pair.slice(0, end), pair.slice(end + 1)];
    });
  } catch {
    return [];
  }
}

function write(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers.
    document.cookie = cookie;
  } catch {
    // Cookies are blocked: the choice lasts as long as the document.
  }
}
