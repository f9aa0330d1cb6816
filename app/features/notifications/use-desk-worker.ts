import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import workerUrl from "./worker/desk-worker?worker&url";
import { OPEN_MESSAGE, WORKER_SCOPE } from "./worker/protocol";

export function useDeskWorker(): void {
  const navigate = useNavigate();
  const onMessage = useEffectEvent(({ data }: MessageEvent<{ kind?: string; path?: string } | null>) => {
    if (data?.kind === OPEN_MESSAGE && data.path) void navigate(data.path);
  });
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    const listener = (event: MessageEvent) => onMessage(event);
    serviceWorker.addEventListener("message", listener);
    serviceWorker.startMessages();
    void findDeskWorker()
      .then((found) => found && registerDeskWorker())
      // The next page tries again.
      .catch(() => {});
    return () => serviceWorker.removeEventListener("message", listener);
  }, []);
}

/** Throws where there are no service workers. */
export function registerDeskWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl, { scope: WORKER_SCOPE });
}

/** The worker may be of another release. */
export async function findDeskWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
  return found && new URL(found.scope).pathname === WORKER_SCOPE ? found : undefined;
}
