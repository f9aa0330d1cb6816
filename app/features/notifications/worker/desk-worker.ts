import { CALL_ACTION, OPEN_MESSAGE, PUSH_PATH, RECEIPT_PATH } from "./protocol";
import { noticeIn, type ShownData, shownOptions, windowFor } from "./shown-notice";
import type { WorkerScope } from "./worker-scope";

// Caches nothing and answers no requests, so that the desk is always the server's latest.
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const data = event.notification.data as ShownData;
  event.waitUntil(Promise.all([open(data), event.action === CALL_ACTION && report({ id: data.id, isCalling: true })]));
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
  await report({ id: notice.id });
  // The icon has a dot until the desk is opened, which alone knows how much is waiting.
  if (!isDeskInView) await worker.navigator.setAppBadge?.().catch(() => {});
}

/** The server mails a user whose devices report nothing. */
async function report(received: { id: string; isCalling?: boolean }): Promise<void> {
  await post(RECEIPT_PATH, received).catch(() => {});
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
  await post(PUSH_PATH, { ...renewed.toJSON(), replaces: old.endpoint });
}

async function post(path: string, body: object): Promise<void> {
  await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function deskWindows() {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname.startsWith("/admin"));
}
