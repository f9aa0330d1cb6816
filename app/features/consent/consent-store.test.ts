import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SPECULATION_SELECTOR } from "~/platform/pages/speculation-rules";
import { stubStorage } from "../../../tests/support/browser-storage";
import { CONSENT_KEY, DETAILS_KEY, EVERYTHING, encodeChoice, NOTHING } from "./choice";

const ONLY_MAP = { analytics: false, map: true };

let kept: Map<string, string>;
/** Every cookie that was written, in order. */
let cookies: string[];
let reports: string[];
/** True if the document still has its speculation rules. */
let fetchesAhead: boolean;
/** The module's listeners on the window. */
let hearing: Map<string, (event: object) => void>;
const announceStorage = (key: string | null) => hearing.get("storage")?.({ key });
const showAgain = () => hearing.get("pageshow")?.({ persisted: true });

beforeEach(() => {
  vi.resetModules();
  kept = stubStorage("localStorage");
  cookies = [];
  reports = [];
  fetchesAhead = true;
  hearing = new Map();
  vi.stubGlobal("window", {
    location: { protocol: "https:", hostname: "www.weef.example" },
    addEventListener: (type: string, listener: (event: object) => void) => void hearing.set(type, listener),
    removeEventListener: (type: string) => void hearing.delete(type),
  });
  vi.stubGlobal("document", {
    querySelector,
    get cookie() {
      return cookies.at(-1)?.split(";")[0] ?? "";
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  vi.stubGlobal("navigator", {
    sendBeacon: (address: string, body: Blob) => void body.text().then((text) => reports.push(`${address} ${text}`)),
  });
});
afterEach(() => vi.unstubAllGlobals());

function querySelector(selector: string) {
  if (selector !== SPECULATION_SELECTOR || !fetchesAhead) return null;
  return {
    remove: () => {
      fetchesAhead = false;
    },
  };
}

/** Loads the module afresh, as a new document does. */
const open = () => import("./consent-store");

it("keeps a refusal as 'false', and tells the server and the log", async () => {
  const { choose, currentChoice } = await open();
  expect(currentChoice()).toBeNull();
  choose(NOTHING, "nl");
  expect(kept.get(CONSENT_KEY)).toBe("false");
  expect(currentChoice()).toEqual(NOTHING);
  expect(cookies).toEqual([
    expect.stringMatching(/^cookie_consent=[\d.-]+; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/),
  ]);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatch(/^\/api\/consent \{"analytics":false,"map":false,"version":"[\d-]+","language":"nl"\}$/);
});

it("keeps consent to a part as 'true', with the part", async () => {
  (await open()).choose(ONLY_MAP, "en");
  expect(kept.get(CONSENT_KEY)).toBe("true");
  vi.resetModules();
  expect((await open()).currentChoice()).toEqual(ONLY_MAP);
});

it("drops the pages that were prefetched under the previous choice", async () => {
  (await open()).choose(EVERYTHING, "nl");
  expect(fetchesAhead).toBe(false);
});

it("tells listeners of a choice here and in another tab", async () => {
  const { choose, currentChoice, subscribeToChoice } = await open();
  const listener = vi.fn();
  const unsubscribe = subscribeToChoice(listener);
  choose(EVERYTHING, "nl");
  expect(listener).toHaveBeenCalledTimes(1);
  kept.set(CONSENT_KEY, "false");
  kept.set(DETAILS_KEY, encodeChoice(NOTHING, new Date()));
  announceStorage("language");
  announceStorage(DETAILS_KEY);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(currentChoice()).toEqual(NOTHING);
  kept.clear();
  announceStorage(null);
  expect(currentChoice()).toBeNull();
  unsubscribe();
  expect(hearing.size).toBe(0);
});

it("finds what was chosen on another page when this one is restored as it was left", async () => {
  const { choose, currentChoice, subscribeToChoice } = await open();
  const listener = vi.fn();
  subscribeToChoice(listener);
  choose(EVERYTHING, "nl");
  kept.set(CONSENT_KEY, "false");
  kept.set(DETAILS_KEY, encodeChoice(NOTHING, new Date()));
  showAgain();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(currentChoice()).toEqual(NOTHING);
});

it("lasts as long as the document where nothing can be stored or sent", async () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  vi.stubGlobal("navigator", { sendBeacon: refuse });
  vi.stubGlobal("document", {
    querySelector,
    get cookie() {
      return refuse();
    },
    set cookie(_text: string) {
      refuse();
    },
  });
  const { choose, currentChoice, subscribeToChoice } = await open();
  expect(currentChoice()).toBeNull();
  subscribeToChoice(() => {});
  choose(EVERYTHING, "nl");
  showAgain();
  expect(currentChoice()).toEqual(EVERYTHING);
});

it("is a refusal where cookies are disabled, until the visitor says otherwise", async () => {
  vi.stubGlobal("navigator", { cookieEnabled: false, sendBeacon: () => true });
  const { choose, currentChoice } = await open();
  expect(currentChoice()).toEqual(NOTHING);
  choose(EVERYTHING, "nl");
  expect(currentChoice()).toEqual(EVERYTHING);
});

it("is read from the cookie where only storage is blocked", async () => {
  cookies.push(`cookie_consent=${encodeChoice(ONLY_MAP, new Date())}`);
  vi.stubGlobal("localStorage", undefined);
  expect((await open()).currentChoice()).toEqual(ONLY_MAP);
});

it("brings the cookie in line with storage", async () => {
  kept.set(CONSENT_KEY, "true");
  const { alignCookie } = await open();
  alignCookie();
  expect(cookies).toEqual([expect.stringContaining(".analytics.map;")]);
  alignCookie();
  expect(cookies).toHaveLength(1);
  kept.clear();
  vi.resetModules();
  (await open()).alignCookie();
  expect(cookies.at(-1)).toContain("Max-Age=0");
});
