/** TypeScript cannot load the types of pages and of workers together. */
export interface WorkerScope {
  registration: Pick<ServiceWorkerRegistration, "showNotification" | "getNotifications" | "pushManager">;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly DeskWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  navigator: { setAppBadge?: () => Promise<void> };
  addEventListener<K extends keyof WorkerEvents>(name: K, listener: (event: WorkerEvents[K]) => void): void;
  skipWaiting(): Promise<void>;
}

export interface DeskWindow {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Waiting;
  push: Waiting & { data: { json(): unknown } | null };
  notificationclick: Waiting & { action?: string; notification: Pick<Notification, "data" | "close"> };
  pushsubscriptionchange: Waiting & { oldSubscription?: PushSubscription | null };
}
