import { RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { createResourceHandler } from "./resource-routes.server";

const say = (text: string) => () => new Response(text);
const route = (path: string, module: object, parentId: string | undefined = "root") => ({ path, parentId, module });
const ROUTES = {
  root: { id: "root", module: { default: () => null } },
  admin: { id: "admin", ...route("admin", { middleware: [] }) },
  calls: { id: "calls", ...route("api/calls", { loader: say("got"), action: say("done") }) },
  reads: { id: "reads", ...route("robots.txt", { loader: say("read") }) },
  tasks: { id: "tasks", ...route("api/tasks", { action: say("done") }) },
  page: { id: "page", ...route("prijzen", { loader: say("data"), default: () => null }) },
  one: { id: "one", ...route("api/calls/:call", { loader: say("one") }) },
  guarded: { id: "guarded", ...route("admin/sign-out", { action: say("out") }, "admin") },
  refused: {
    id: "refused",
    ...route("api/refused", {
      loader: () => {
        throw new Response("no", { status: 403 });
      },
    }),
  },
  broken: { id: "broken", ...route("api/broken", { loader: () => Promise.reject(new Error("broken")) }) },
  wordy: { id: "wordy", ...route("api/wordy", { loader: () => "words" }) },
} as unknown as ServerBuild["routes"];

const handleError = vi.fn();
const handler = createResourceHandler({ routes: ROUTES, entry: { module: { handleError, default: vi.fn() } } });
const ask = (path: string, method = "GET") =>
  handler(new Request(`https://weef.example${path}`, { method }), new RouterContextProvider());

describe("a resource at one address", () => {
  it.each([
    ["/api/calls", "GET", "got"],
    ["/api/calls?limit=1", "GET", "got"],
    ["/api/calls", "POST", "done"],
    ["/API/Calls", "GET", "got"],
    ["/api/%63alls", "GET", "got"],
    ["/robots.txt", "GET", "read"],
  ])("%s answers %s", async (path, method, text) => {
    expect(await (await ask(path, method))?.text()).toBe(text);
  });

  it.each([
    ["/robots.txt", "POST", "GET, HEAD"],
    ["/api/tasks", "GET", "POST"],
    ["/%61pi/t%61sks", "GET", "POST"],
  ])("%s refuses %s and says what it allows", async (path, method, allowed) => {
    const answer = await ask(path, method);
    expect([answer?.status, answer?.headers.get("Allow")]).toEqual([405, allowed]);
  });

  it("answers with what it throws as an answer", async () => {
    expect((await ask("/api/refused"))?.status).toBe(403);
  });

  it.each(["/api/broken", "/api/wordy"])("%s tells of an error, and the visitor nothing of it", async (path) => {
    handleError.mockClear();
    const answer = await ask(path);
    expect(answer?.status).toBe(500);
    expect(await answer?.text()).toBe("Unexpected Server Error");
    expect(handleError).toHaveBeenCalledOnce();
  });
});

it.each([
  ["a page", "/prijzen", "GET"],
  ["an address with parts that vary", "/api/calls/:call", "GET"],
  ["what stands behind others", "/admin/sign-out", "POST"],
  ["what is not there", "/api/none", "GET"],
])("%s is left to the router", (_what, path, method) => {
  expect(ask(path, method)).toBeNull();
});
