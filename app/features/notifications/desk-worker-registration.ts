import workerUrl from "./worker/desk-worker?worker&url";
import { WORKER_SCOPE } from "./worker/protocol";

/** Registers the worker of this release, or finds it. Browser only; throws where there are no service workers. */
export function registerDeskWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl, { scope: WORKER_SCOPE });
}

/** The worker of the desk as it was registered, of whatever release; undefined where it was not. */
export async function findDeskWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
  return found && new URL(found.scope).pathname === WORKER_SCOPE ? found : undefined;
}
