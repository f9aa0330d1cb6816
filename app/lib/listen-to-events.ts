/** Milliseconds before a stream that the server refused is asked for again: doubled each time, up to the last. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

interface Listener {
  /** The name of the events. */
  event: string;
  onData: (data: unknown) => void;
  /** The connection is back after a break, in which events may have been missed. */
  onReconnect: () => void;
  /** The server turned the stream down, with this status; it is asked for again all the same. */
  onRefused: (status: number) => void;
}

/**
 * Listens to a stream of server-sent events until it is closed. A browser reconnects by itself after a break, but not
 * after a refusal (503 while the database is away): this does. Gives what closes it. Browser only.
 */
export function listenToEvents(path: string, { event, onData, onReconnect, onRefused }: Listener): () => void {
  let pause = FIRST_PAUSE;
  let isBroken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = connect();

  function connect(): EventSource {
    const opened = new EventSource(path);
    opened.addEventListener("open", () => {
      pause = FIRST_PAUSE;
      if (isBroken) onReconnect();
      isBroken = false;
    });
    opened.addEventListener(event, ({ data }: MessageEvent<string>) => onData(JSON.parse(data)));
    opened.addEventListener("error", () => {
      isBroken = true;
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => {
        source = connect();
      }, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      void statusOf(path).then((status) => {
        if (status !== null && source === opened) onRefused(status);
      });
    });
    return opened;
  }

  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** How the server answers, which an `EventSource` does not tell; null when it does not. */
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
