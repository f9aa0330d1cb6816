import { expect, it } from "vitest";
import { EVERYTHING, encodeChoice } from "./features/consent/choice";
import { pageVisit } from "./page-visit.server";

const HOME = { method: "GET", path: "/", search: "", cookie: undefined, acceptLanguage: undefined };

const visit = (over: Partial<Record<keyof typeof HOME, string>>) => pageVisit({ ...HOME, ...over }, true);

it("is the same for all who read a page in one language, however that is chosen", () => {
  expect(visit({})?.key).toBe("nl /");
  expect(visit({ acceptLanguage: "en-GB,en;q=0.9" })?.key).toBe("en /");
  expect(visit({ acceptLanguage: "en", cookie: "other=1; language=nl" })?.key).toBe("nl /");
  expect(visit({ path: "/en/contact", cookie: "language=nl" })?.key).toBe("en /en/contact");
});

it("ignores query parameters that no page reads", () => {
  for (const search of ["?", "?utm_source=nieuwsbrief&fbclid=a%26b", "?sent=1", "?x=%", "?xstap=2", "?a=stap=2"])
    expect(visit({ search })?.key, search).toBe(visit({})?.key);
});

it("is null where the answer depends on more than that", () => {
  for (const search of [
    "?stap=2",
    "?utm_source=x&aanvraag=sent",
    "?concept",
    "?nieuwsbrief=blog",
    "?package=pro",
    "?st%61p=2",
  ])
    expect(visit({ search }), search).toBeNull();
  for (const path of [
    "/admin",
    "/contact.data",
    "/Contact",
    "/offerte/token",
    "/project/token",
    "/nergens",
    "/api/openapi.json",
    "/afspraak",
    "/en/afspraak",
  ])
    expect(visit({ path }), path).toBeNull();
  expect(visit({ method: "POST" })).toBeNull();
});

it("knows what the visitor allows", () => {
  const cookie = `cookie_consent=${encodeChoice(EVERYTHING, new Date())}`;
  expect(visit({})?.rights).toEqual({ analytics: false, map: false });
  expect(visit({ cookie })?.rights.analytics).toBe(true);
  expect(pageVisit({ ...HOME, cookie }, false)?.rights.analytics).toBe(false);
});
