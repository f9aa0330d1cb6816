import { afterEach, expect, it, vi } from "vitest";
import { postJson } from "./post-json";

afterEach(() => vi.unstubAllGlobals());

it("sends what was pressed even when the visitor follows a link before it has left the browser", async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    sent.push(init);
    return new Response();
  });
  await postJson("/api/offer-requests", { name: "Anna" });
  expect(sent).toMatchObject([{ body: '{"name":"Anna"}', keepalive: true }]);
});
