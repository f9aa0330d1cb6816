/** Milliseconds; doubled each time. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

interface Listener {
  event: string;
  onData: (data: unknown) => void;
  /** Events may have been missed. */
  onReconnect: () => void;
  onRefused: (status: number) => void;
}

/** A browser does not reconnect by itself after a refusal (503). Returns a function that stops. Browser only. */
export function listenToEvents(path: string, listener: Listener): () => void {
  let pause = FIRST_PAUSE;
  let isBroken = false;
  let lastId = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | null = connect();

  function connect(): EventSource {
    const opened = new EventSource(lastId ? `${path}?${new URLSearchParams({ after: lastId })}` : path);
    opened.addEventListener("open", () => {
      pause = FIRST_PAUSE;
      if (isBroken) listener.onReconnect();
      isBroken = false;
    });
    opened.addEventListener(listener.event, ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId;
      listener.onData(JSON.parse(data));
    });
    opened.addEventListener("error", () => {
      isBroken = true;
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(reopen, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      void statusOf(path).then((status) => {
        if (status !== null && source === opened) listener.onRefused(status);
      });
    });
    return opened;
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function reopen(): void {
    close();
    source = connect();
  }

  return close;
}

/** An `EventSource` does not reveal it; null when there is no response. */
async function statusOf(path: string): Promise<number | null> {
  const enough = new AbortController();
  try {
    return (await fetch(path, { signal: enough.signal })).status;
  } catch {
    return null;
  } finally {
    enough.abort();
  }
}
