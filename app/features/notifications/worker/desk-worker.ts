import { OPEN_MESSAGE, PUSH_PATH } from "./protocol";
import { noticeIn, type ShownData, shownOptions } from "./shown-notice";
import { windowFor } from "./window-for";
import type { WorkerScope } from "./worker-scope";

// Caches nothing and answers no requests, so that the desk is always the server's latest.
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as ShownData));
});
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));

async function show(data: unknown): Promise<void> {
  const notice = noticeIn(data);
  if (!notice) return;
  const [shown, windows] = await Promise.all([
    worker.registration.getNotifications({ tag: notice.topic }),
    deskWindows(),
  ]);
  const isDeskInView = windows.some(({ visibilityState }) => visibilityState === "visible");
  const surroundings = { shown: shown.map(({ data: carried }) => carried), isDeskInView, now: Date.now() };
  await worker.registration.showNotification(notice.title, shownOptions(notice, surroundings));
  // Only the desk knows how much is waiting: until it is opened, the icon has a dot.
  if (!isDeskInView) await worker.navigator.setAppBadge?.().catch(() => {});
}

async function open({ path }: ShownData): Promise<void> {
  const found = windowFor(await deskWindows(), path);
  if (!found) {
    await worker.clients.openWindow(path);
    return;
  }
  await found.window.focus();
  if (!found.isThere) found.window.postMessage({ kind: OPEN_MESSAGE, path });
}

/** A browser may end a subscription and begin another by itself. */
async function renew(old: PushSubscription | null | undefined): Promise<void> {
  if (!old) return;
  const renewed = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old.options.applicationServerKey,
  });
  await fetch(PUSH_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...renewed.toJSON(), replaces: old.endpoint }),
  });
}

async function deskWindows() {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname.startsWith("/admin"));
}
