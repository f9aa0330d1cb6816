import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../../../tests/support/browser-storage";
import { attributionSchema, formatTouch } from "./attribution";
import { attribution, recordOrigin } from "./origin";

const SITE = "https://weef.example";
let kept: Map<string, string>;
let leave: () => void;

let mayStore: boolean;

/** Opens a document of the site in this tab. */
function open(path: string, referrer = "") {
  leave = () => {};
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("window", {
    location: { href: SITE + path },
    addEventListener: (_type: string, listener: () => void) => {
      leave = listener;
    },
  });
  recordOrigin(() => mayStore);
}

beforeEach(() => {
  kept = stubStorage("sessionStorage");
  mayStore = true;
});
afterEach(() => vi.unstubAllGlobals());

it("knows the referring page without its query, and the campaign", () => {
  open("/prijzen?utm_source=nieuwsbrief&utm_medium=mail&x=1", "https://zoek.example/pagina?q=geheim");
  const touch = {
    referrer: "https://zoek.example/pagina",
    landing: "/prijzen",
    utm_source: "nieuwsbrief",
    utm_medium: "mail",
    utm_campaign: null,
    utm_term: null,
    utm_content: null,
  };
  expect(attribution()).toEqual({ first: touch, last: touch });
});

it("stores nothing before the visitor goes on to another document", () => {
  open("/?utm_source=nieuwsbrief");
  expect(kept.size).toBe(0);
  leave();
  open("/contact");
  expect(attribution()).toMatchObject({ first: { utm_source: "nieuwsbrief", landing: "/" } });
});

it("stores nothing for a visit that came from nowhere", () => {
  open("/diensten", `${SITE}/en/diensten`);
  leave();
  expect(kept.size).toBe(0);
  expect(attribution()).toMatchObject({ first: { referrer: null, landing: "/diensten" } });
});

it("stores nothing after a refusal, and drops what was stored before it", () => {
  open("/?utm_source=nieuwsbrief");
  leave();
  expect(kept.size).toBe(1);
  mayStore = false;
  open("/contact");
  expect(attribution()).toMatchObject({ first: { utm_source: null, landing: "/contact" } });
  leave();
  expect(kept.size).toBe(0);
  open("/prijzen?utm_source=advertentie");
  leave();
  expect(kept.size).toBe(0);
  expect(attribution()).toMatchObject({ last: { utm_source: "advertentie" } });
});

it("keeps the first touch, and the last that says where the visitor came from", () => {
  open("/", "https://zoek.example/");
  leave();
  open("/prijzen?utm_source=advertentie", "https://sociaal.example/");
  leave();
  open("/contact", SITE);
  expect(attribution()).toMatchObject({
    first: { referrer: "https://zoek.example/", landing: "/" },
    last: { referrer: "https://sociaal.example/", utm_source: "advertentie", landing: "/prijzen" },
  });
});

it("is known as long as the document lives where storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  open("/?utm_source=nieuwsbrief");
  leave();
  expect(attribution()).toMatchObject({ last: { utm_source: "nieuwsbrief" } });
});

it("cuts what is too long, and removes control characters", () => {
  open(`/?utm_source=${"a".repeat(500)}&utm_term=a%00b`);
  expect(attribution()?.first).toMatchObject({ utm_source: "a".repeat(200), utm_term: "ab" });
});

it("knows where a visit began, without the token of its link, also when an old page sends it", () => {
  const token = "k".repeat(43);
  open(`/en/afspraak/beheer/${token}?utm_source=mail`);
  expect(attribution()?.first).toMatchObject({ landing: "/en/afspraak/beheer/:token", utm_source: "mail" });
  const old = { landing: `/offerte/${token}` };
  expect(attributionSchema.parse({ first: old, last: {} })?.first).toEqual({ landing: "/offerte/:token" });
});

it("drops an emoji whole where it cuts, as half of one would cost the request its attribution", () => {
  open(`/?utm_campaign=${"a".repeat(199)}${encodeURIComponent("🎉")}`);
  expect(attribution()?.first).toMatchObject({ utm_campaign: "a".repeat(199) });
  expect(attributionSchema.parse(attribution())).toEqual(attribution());
});

it("is written in one line", () => {
  expect(formatTouch({ landing: "/prijzen", utm_source: "nieuwsbrief", utm_medium: "mail" })).toBe(
    "nieuwsbrief · mail → /prijzen",
  );
  expect(formatTouch({ landing: "/", referrer: "https://zoek.example/pagina" })).toBe("zoek.example → /");
  expect(formatTouch({})).toBeNull();
});
