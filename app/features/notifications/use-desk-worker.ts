import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { findDeskWorker, registerDeskWorker } from "./desk-worker-registration";
import { OPEN_MESSAGE } from "./worker/protocol";

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
