import { createElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { documentRoutes, stepsBefore, stillRouter } from "./still-router";

const SITE = "https://weef.example";
const Page = () => null;
const modules = {
  root: { default: Page, Layout: () => createElement("html") },
  steps: { default: Page, handle: { a: 1 } },
};
const known = { root: { path: "" }, steps: { path: "/steps/:id" } } as unknown as Parameters<typeof documentRoutes>[0];

/** As much of a browser as the router needs, at one address. */
class Browser extends EventTarget {
  location = Object.assign(new URL("/steps/one?step=1", SITE), { assign: vi.fn(), replace: vi.fn() });
  history = {
    state: null as unknown,
    go: vi.fn(),
    pushState: vi.fn((state: unknown, _title: string, to: URL) => this.#move(state, to)),
    replaceState: vi.fn((state: unknown, _title: string, to: URL) => this.#move(state, to)),
  };

  #move(state: unknown, to: URL) {
    this.history.state = state;
    this.location.href = to.href;
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
  vi.stubGlobal("window", browser);
  vi.stubGlobal("document", { documentElement: { dataset: { path: "/steps/served" } } });
  return () => vi.unstubAllGlobals();
});

function router() {
  const made = stillRouter(documentRoutes(known, modules), { loaderData: { steps: "given" } });
  const heard: string[] = [];
  const stop = made.subscribe(({ location }) => heard.push(location.search + location.hash));
  return { made, heard, stop };
}

it("shows the routes of the document, with the data of their loaders and the parameters of their paths", () => {
  const { state } = router().made;
  expect(state.matches.map(({ route, params }) => [route.id, params])).toEqual([
    ["root", { id: "one" }],
    ["steps", { id: "one" }],
  ]);
  expect(state.matches.at(-1)?.route.handle).toEqual({ a: 1 });
  expect(state.loaderData).toEqual({ steps: "given" });
  expect(state.initialized).toBe(true);
});

it("shows the page that the server answered with, where the address could not be parsed", () => {
  browser.location.pathname = "/elsewhere";
  expect(router().made.state.matches.at(-1)).toMatchObject({ route: { id: "steps" }, params: { id: "served" } });
});

it("loads every other page as a document", async () => {
  const { made, heard } = router();
  await made.navigate("/contact");
  expect(String(browser.location.assign.mock.lastCall)).toBe(`${SITE}/contact`);
  await made.navigate({ search: "?step=2" }, { replace: true });
  expect(String(browser.location.replace.mock.lastCall)).toBe(`${SITE}/steps/one?step=2`);
  await made.navigate("/contact", { preventScrollReset: true });
  expect(browser.location.assign).toHaveBeenCalledTimes(2);
  await made.navigate(-1);
  expect(browser.history.go).toHaveBeenLastCalledWith(-1);
  expect(heard).toEqual([]);
});

it("counts the steps before an entry of the history", async () => {
  const { made } = router();
  expect(stepsBefore()).toBe(0);
  for (const step of [2, 3, 3]) await made.navigate({ search: `?step=${step}` }, { preventScrollReset: true });
  expect(stepsBefore()).toBe(2);
  await made.navigate({ search: "?step=4" }, { preventScrollReset: true, replace: true });
  expect(stepsBefore()).toBe(2);
});

it("navigates within a page that keeps its place, and notifies listeners", async () => {
  const { made, heard } = router();
  await made.navigate({ search: "?step=2" }, { preventScrollReset: true });
  await made.navigate({ search: "?step=3" }, { preventScrollReset: true, replace: true });
  expect([browser.history.pushState.mock.calls.length, browser.history.replaceState.mock.calls.length]).toEqual([1, 1]);
  expect(heard).toEqual(["?step=2", "?step=3"]);
  expect(browser.location.assign).not.toHaveBeenCalled();
});

it("leaves only one step to go back when a visitor presses twice", async () => {
  const { made } = router();
  const ways = [1, 2].map(() => made.navigate({ search: "?step=2" }, { preventScrollReset: true }));
  await Promise.all(ways);
  expect(browser.history.pushState).toHaveBeenCalledTimes(1);
});

it("reports Back, Forward and anchors, until nobody listens", async () => {
  const { heard, stop } = router();
  browser.location.hash = "#part";
  browser.dispatchEvent(new Event("hashchange"));
  await vi.waitFor(() => expect(heard).toEqual(["?step=1#part"]));
  stop();
  browser.dispatchEvent(new Event("popstate"));
  await Promise.resolve();
  expect(heard).toHaveLength(1);
});

it("tells a new listener where the visitor went in the meantime", async () => {
  const made = stillRouter(documentRoutes(known, modules), { loaderData: {} });
  browser.location.hash = "#part";
  const heard: string[] = [];
  made.subscribe(({ location }) => heard.push(location.hash));
  await vi.waitFor(() => expect(heard).toEqual(["#part"]));
});
