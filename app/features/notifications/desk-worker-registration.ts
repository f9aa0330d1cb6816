import workerUrl from "./worker/desk-worker?worker&url";
import { WORKER_SCOPE } from "./worker/protocol";

/** Throws where there are no service workers. */
export function registerDeskWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl, { scope: WORKER_SCOPE });
}

/** The worker may be of another release. */
export async function findDeskWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
  return found && new URL(found.scope).pathname === WORKER_SCOPE ? found : undefined;
}
