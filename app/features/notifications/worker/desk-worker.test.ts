import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskWindow } from "./worker-scope";

const NOTICE = {
  id: "1",
  title: "Nieuwe aanvraag",
  body: "Anna · Webshop",
  topic: "lead:a",
  path: "/admin/leads/a",
  isUrgent: false,
  language: "nl",
};

/** The global scope of a service worker, with only what the tests put there. */
function makeScope() {
  const listeners = new Map<string, (event: object) => void>();
  const windows: DeskWindow[] = [];
  return {
    windows,
    skipWaiting: vi.fn(async () => {}),
    navigator: { setAppBadge: vi.fn(async () => {}) },
    registration: {
      showNotification: vi.fn(async (_title: string, _options: NotificationOptions) => {}),
      getNotifications: vi.fn(async () => []),
      pushManager: {
        subscribe: vi.fn(async () => ({ toJSON: () => ({ endpoint: "https://push.browser.example/new", keys: {} }) })),
      },
    },
    clients: { matchAll: async () => windows, openWindow: vi.fn(async (_url: string) => {}) },
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    /** Dispatches an event, and waits until the worker has handled it. */
    async happen(name: string, event: object = {}) {
      const work: Promise<unknown>[] = [];
      listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
      await Promise.all(work);
      return work.length;
    },
  };
}

function openWindow(path: string, visibilityState: DocumentVisibilityState = "visible") {
  return { url: `https://weef.example${path}`, visibilityState, focus: vi.fn(async () => {}), postMessage: vi.fn() };
}

let scope: ReturnType<typeof makeScope>;
const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response());
const posted = () => fetched.mock.calls.map(([address, { body }]) => [address, JSON.parse(String(body))]);
beforeEach(async () => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  scope = makeScope();
  vi.stubGlobal("self", scope);
  await import("./desk-worker");
});
afterEach(() => vi.unstubAllGlobals());

const push = (data: unknown) => scope.happen("push", { data: { json: () => data } });
const click = (path: string) => {
  const notification = { data: { id: "1", path }, close: vi.fn() };
  return scope.happen("notificationclick", { notification }).then(() => notification);
};

it("replaces its predecessor at once", async () => {
  expect(await scope.happen("install")).toBe(1);
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
});

it("shows a notice, and a dot on the icon while the desk is not in view", async () => {
  await push(NOTICE);
  expect(scope.registration.showNotification.mock.calls).toEqual([
    ["Nieuwe aanvraag", expect.objectContaining({ body: "Anna · Webshop", tag: "lead:a", silent: false })],
  ]);
  expect(scope.navigator.setAppBadge).toHaveBeenCalledOnce();
});

it("tells the server that it received a notice and, by its button, that somebody is calling", async () => {
  await push(NOTICE);
  const notification = { data: { id: "1", path: "/admin/leads/a" }, close: vi.fn() };
  await scope.happen("notificationclick", { action: "call", notification });
  expect(posted()).toEqual([
    ["/api/desk/push/received", { id: "1" }],
    ["/api/desk/push/received", { id: "1", isCalling: true }],
  ]);
  expect(scope.clients.openWindow).toHaveBeenCalledWith("/admin/leads/a");
});

it("shows a notice though the server cannot be told", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await push(NOTICE);
  expect(scope.navigator.setAppBadge).toHaveBeenCalledOnce();
});

it("is silent while the desk is in view, but not for the public site", async () => {
  scope.windows.push(openWindow("/contact"), openWindow("/admin", "hidden"));
  await push(NOTICE);
  scope.windows.push(openWindow("/admin"));
  await push(NOTICE);
  expect(scope.registration.showNotification.mock.calls.map(([, options]) => options.silent)).toEqual([false, true]);
  expect(scope.navigator.setAppBadge).toHaveBeenCalledOnce();
});

it("shows nothing for what is not a notice", async () => {
  await push({ hello: "world" });
  await push(undefined);
  expect(scope.registration.showNotification).not.toHaveBeenCalled();
});

it("takes a click to an open window of the desk, or opens one", async () => {
  const list = openWindow("/admin/chats");
  expect((await click("/admin/leads/a")).close).toHaveBeenCalledOnce();
  expect(scope.clients.openWindow).toHaveBeenCalledWith("/admin/leads/a");
  scope.windows.push(openWindow("/contact"), list);
  await click("/admin/leads/a");
  expect(list.focus).toHaveBeenCalledOnce();
  expect(list.postMessage).toHaveBeenCalledWith({ kind: "open", path: "/admin/leads/a" });
  expect(scope.clients.openWindow).toHaveBeenCalledOnce();
});

it("tells the server of a subscription that the browser renewed", async () => {
  const old = { endpoint: "https://push.browser.example/old", options: { applicationServerKey: new ArrayBuffer(65) } };
  await scope.happen("pushsubscriptionchange", { oldSubscription: old });
  const renewed = { endpoint: "https://push.browser.example/new", keys: {} };
  expect(posted()).toEqual([["/api/desk/push", { ...renewed, replaces: "https://push.browser.example/old" }]]);
});
