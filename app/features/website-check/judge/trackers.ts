import type { PageFacts } from "~/platform/parsing/page-facts";
import type { Finding } from "../check";
import { linkIn } from "../visit/same-site";
import type { Visit } from "../visit/visit";
import { judge, quote } from "./finding";

/** Host and beginning of the path, as a page or a script within it writes them. */
type Places = readonly string[];

/** Loads what its owner chose, with or without consent. */
const TAG_MANAGER = "Google Tag Manager";

/** Services that recognise visitors, or that set cookies, as soon as they are loaded. */
const TRACKERS: Record<string, Places> = {
  "Google Analytics": ["google-analytics.com/", "googletagmanager.com/gtag/"],
  [TAG_MANAGER]: ["googletagmanager.com/gtm.js"],
  "Google Ads": ["googleadservices.com/", "doubleclick.net/", "googlesyndication.com/"],
  "Meta Pixel": ["connect.facebook.net/"],
  "TikTok Pixel": ["analytics.tiktok.com/"],
  "LinkedIn Insight": ["snap.licdn.com/"],
  "Microsoft Clarity": ["clarity.ms/"],
  "Microsoft Advertising": ["bat.bing.com/"],
  Hotjar: ["static.hotjar.com/", "script.hotjar.com/"],
  Pinterest: ["s.pinimg.com/ct/"],
  Snapchat: ["sc-static.net/"],
  "X Ads": ["static.ads-twitter.com/"],
  HubSpot: ["js.hs-scripts.com/", "js.hs-analytics.net/"],
  Criteo: ["static.criteo.net/"],
  "Yandex Metrica": ["mc.yandex.ru/"],
  Leadinfo: ["cdn.leadinfo.net/"],
};

/** Frames that set cookies before a visitor touches them. */
const FRAMES: Record<string, Places> = {
  YouTube: ["youtube.com/embed"],
  "Google Maps": ["google.com/maps/", "google.nl/maps/", "maps.google.com/"],
  Facebook: ["facebook.com/plugins"],
};

const FONTS: Places = ["fonts.googleapis.com/", "use.typekit.net/", "use.fontawesome.com/", "kit.fontawesome.com/"];

/** Programs that ask for consent and hold others back until then. */
const CONSENT_TOOLS: Record<string, Places> = {
  Cookiebot: ["consent.cookiebot.com/", "consent.cookiebot.eu/"],
  CookieYes: ["cdn-cookieyes.com/", "cookie-law-info"],
  Complianz: ["complianz"],
  OneTrust: ["cdn.cookielaw.org/"],
  Usercentrics: ["usercentrics.eu/", "usercentrics.com/"],
  iubenda: ["iubenda.com/"],
  CookieScript: ["cookie-script.com/"],
  CookieFirst: ["cookiefirst.com/"],
  Termly: ["app.termly.io/"],
  "Borlabs Cookie": ["borlabs-cookie"],
  "Cookie Notice": ["cookie-notice"],
  "Moove GDPR": ["gdpr-cookie-compliance", "moove_gdpr"],
  Didomi: ["didomi.io/"],
  Osano: ["osano.com/", "cookieconsent"],
  tarteaucitron: ["tarteaucitron"],
  Klaro: ["klaro"],
};

/** Article 11.7a of the Dutch Telecommunications Act. */
export function judgeTrackers({ url, page }: Visit): Finding {
  const { good, bad, unknown } = judge("trackers");
  const scripts = addresses(page, url, ["script", "preload"]);
  const frames = addresses(page, url, ["frame"]);
  const texts = page.sheets.flatMap((sheet) => ("text" in sheet ? sheet.text : []));
  const styles = [...addresses(page, url, ["style", "preload"]), ...texts];
  const found = [
    ...namesIn(TRACKERS, [...addresses(page, url, ["script"]), page.scriptText]),
    ...namesIn(FRAMES, frames),
  ];
  const names = quote(found.join(", "), 120);
  if (found.length > 0) {
    const [tool] = namesIn(CONSENT_TOOLS, [...scripts, ...styles, page.scriptText]);
    if (tool) return unknown("consent_tool", { names, tool });
    if (hasConsentMode(page.scriptText)) return unknown("consent_mode", { names });
    if (names === TAG_MANAGER) return unknown("tag_manager", { names });
    return bad("before_consent", { names, count: found.length });
  }
  const font = FONTS.find(
    (place) => styles.some((text) => text.includes(place)) || scripts.some((text) => text.includes(place)),
  );
  return font ? bad("fonts", { host: font.replace("/", "") }) : good("none", {});
}

/** Google's scripts set no cookies while everything is denied by default. */
function hasConsentMode(script: string): boolean {
  return /['"]consent['"]\s*,\s*['"]default['"]/.test(script) && script.includes("denied");
}

function addresses(page: PageFacts, base: URL, kinds: readonly PageFacts["loads"][number]["kind"][]): string[] {
  return page.loads.flatMap(({ kind, url }) => {
    const address = kinds.includes(kind) ? linkIn(url, base) : null;
    return address ? [`${address.host}${address.pathname}`] : [];
  });
}

function namesIn(services: Record<string, Places>, texts: readonly string[]): string[] {
  return Object.entries(services)
    .filter(([, places]) => places.some((place) => texts.some((text) => text.includes(place))))
    .map(([name]) => name);
}
