import workerUrl from "./worker/desk-worker?worker&url";
import { WORKER_SCOPE } from "./worker/protocol";

/**
 * Registers the worker of this release, or finds its registration. Browser only; throws where there are no service
 * workers.
 */
export function registerDeskWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl, { scope: WORKER_SCOPE });
}

/** The desk's registered worker, of whatever release; undefined when there is none. */
export async function findDeskWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
  return found && new URL(found.scope).pathname === WORKER_SCOPE ? found : undefined;
}
