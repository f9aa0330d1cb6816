/** Milliseconds before retrying a stream that the server refused: doubled each time, up to the maximum. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

interface Listener {
  /** The name of the events. */
  event: string;
  onData: (data: unknown) => void;
  /** The connection is back after an interruption, during which events may have been missed. */
  onReconnect: () => void;
  /** The server refused the stream with this status; it is retried all the same. */
  onRefused: (status: number) => void;
}

/**
 * Listens to a stream of server-sent events until it is closed. A browser reconnects by itself after an interruption,
 * but not after a refusal (503 while the database is away): this does. Returns a function that stops listening. Browser only.
 */
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

/** The status of the server's response, which an `EventSource` does not reveal; null when there is no response. */
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
