import { afterEach, expect, it, vi } from "vitest";
import { dropAnalyticsCookies } from "./browser-cookies";

afterEach(() => vi.unstubAllGlobals());

it("removes the cookies of analytics, on every domain that they can be set for, and no others", () => {
  const written: string[] = [];
  vi.stubGlobal("window", { location: { hostname: "www.weef.example" } });
  vi.stubGlobal("document", {
    get cookie() {
      return "language=nl; _ga=GA1.1.1; _ga_AB12=GS1.1; _gid=GA1.2; _gat=1; _gallery=open; cookie_consent=x";
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  dropAnalyticsCookies();
  const names = new Set(written.map((text) => text.split("=")[0]));
  expect([...names]).toEqual(["_ga", "_ga_AB12", "_gid", "_gat"]);
  expect(written.slice(0, 4)).toEqual([
    "_ga=; Path=/; Max-Age=0",
    "_ga=; Path=/; Max-Age=0; Domain=www.weef.example",
    "_ga=; Path=/; Max-Age=0; Domain=weef.example",
    "_ga=; Path=/; Max-Age=0; Domain=example",
  ]);
});
