import { RouterContextProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { type Services, servicesContext } from "~/services.server";
import { loader } from "./security";

afterEach(() => vi.useRealTimers());

async function textAt(moment: string): Promise<string> {
  vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
  const context = new RouterContextProvider();
  context.set(servicesContext, { env: { SITE_URL: "https://weef.example" } } as Services);
  return loader({ context } as unknown as Parameters<typeof loader>[0]).text();
}

it("is valid for half a year from the request, and changes once a month", async () => {
  const first = await textAt("2026-11-01T00:00:00Z");
  expect(first).toContain("Expires: 2027-05-01T00:00:00.000Z");
  expect(await textAt("2026-11-30T23:59:59Z")).toBe(first);
  expect(await textAt("2026-12-01T00:00:00Z")).toContain("Expires: 2027-06-01T00:00:00.000Z");
});
