/** Milliseconds. */
const HEARTBEAT = 25_000;
const RETRY = 3_000;
/** A slower reader is cut off, and resumes from its last id. */
const LONGEST_QUEUE = 256;
const MOST = 2_000;

const HEADERS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store, no-transform",
  // Proxies that buffer answers pass this one on as it comes.
  "X-Accel-Buffering": "no",
};

/** `data` is sent as JSON; `id` comes back as `Last-Event-ID` when the browser reconnects. */
export interface StreamMessage {
  event: string;
  data: unknown;
  id?: number;
}

export interface EventStream {
  /** Nothing happens after the end. */
  send(message: StreamMessage): void;
  close(): void;
}

export interface StreamWork {
  onHeartbeat: () => void;
  onClose: () => void;
}

export interface StreamBound {
  key: string;
  most: number;
}

/** HTML, "Server-sent events". */
export class EventStreams {
  readonly #isBounded: boolean;
  readonly #open = new Map<EventStream, StreamBound[]>();
  #isClosed = false;

  /** Shares are counted if `isBounded`. */
  constructor({ isBounded }: { isBounded: boolean }) {
    this.#isBounded = isBounded;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Null when one of the `bounds` is reached. After `close` it has already ended: the browser reconnects. */
  open(bounds: StreamBound[], start: (stream: EventStream) => StreamWork): Response | null {
    if (this.#isClosed) return new Response(`retry: ${RETRY}\n\n`, { headers: HEADERS });
    if (this.#open.size >= MOST) return null;
    if (this.#isBounded && bounds.some((bound) => this.#isReached(bound))) return null;
    let close = () => {};
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          close = this.#feed(controller, bounds, start);
        },
        cancel: () => close(),
      },
      new CountQueuingStrategy({ highWaterMark: LONGEST_QUEUE }),
    );
    return new Response(body, { headers: HEADERS });
  }

  close(): void {
    this.#isClosed = true;
    for (const stream of [...this.#open.keys()]) stream.close();
  }

  #isReached({ key, most }: StreamBound): boolean {
    return [...this.#open.values()].filter((bounds) => bounds.some((bound) => bound.key === key)).length >= most;
  }

  #feed(
    controller: ReadableStreamDefaultController<Uint8Array>,
    bounds: StreamBound[],
    start: (stream: EventStream) => StreamWork,
  ): () => void {
    const encoder = new TextEncoder();
    let work: StreamWork | undefined;
    let isOpen = true;
    const write = (text: string) => {
      if (!isOpen) return;
      if ((controller.desiredSize ?? 0) <= 0) return stream.close();
      controller.enqueue(encoder.encode(text));
    };
    const stream: EventStream = {
      send: ({ event, data, id }) =>
        write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(beat);
        this.#open.delete(stream);
        work?.onClose();
        try {
          controller.close();
        } catch {
          // The browser closed it first.
        }
      },
    };
    const beat = setInterval(() => {
      write(": still here\n\n");
      if (isOpen) work?.onHeartbeat();
    }, HEARTBEAT).unref();
    this.#open.set(stream, bounds);
    write(`retry: ${RETRY}\n\n`);
    work = start(stream);
    return stream.close;
  }
}

/** The most that a column holds on PostgreSQL, which refuses to look for a higher one. */
const HIGHEST_ID = 2 ** 31 - 1;

/** 0 for a new browser, or one that sends something else. */
export function lastEventId(request: Request): number {
  const id = Number(request.headers.get("Last-Event-ID"));
  return Number.isInteger(id) && id > 0 && id <= HIGHEST_ID ? id : 0;
}

/** If requested while it runs, it runs once more afterwards. Errors go to `onError`. */
export function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isAskedAgain = false;
      await work().catch(onError);
    } while (isAskedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
