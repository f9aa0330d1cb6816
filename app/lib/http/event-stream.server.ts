/** Milliseconds. How often a silent stream sends a sign of life, and how soon a browser reconnects. */
const HEARTBEAT = 25_000;
const RETRY = 3_000;
/** How many messages may wait for a slow reader: beyond that it is cut off, and resumes from its last id. */
const LONGEST_QUEUE = 256;
/** How many streams one process holds. */
const MOST = 2_000;

const HEADERS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store, no-transform",
  // Proxies that buffer answers pass this one on as it comes.
  "X-Accel-Buffering": "no",
};

/** One message of a stream. `data` is sent as JSON; `id` comes back as `Last-Event-ID` when the browser reconnects. */
export interface StreamMessage {
  event: string;
  data: unknown;
  id?: number;
}

export interface EventStream {
  /** Sends a message. Nothing happens after the end. */
  send(message: StreamMessage): void;
  /** Ends the stream; the browser connects again. */
  close(): void;
}

/** What a stream does while it is open. */
export interface StreamWork {
  /** Every heartbeat. */
  onHeartbeat: () => void;
  /** Once, when the browser is gone or the stream was closed. */
  onClose: () => void;
}

/** Whose streams are counted together, and how many there may be at once. */
export interface StreamBound {
  key: string;
  most: number;
}

/**
 * The server-sent events (HTML, "Server-sent events") that this process has open: counted, so that nobody holds more
 * than a share, and closed together when the server stops.
 */
export class EventStreams {
  readonly #isBounded: boolean;
  readonly #open = new Map<EventStream, StreamBound[]>();
  #isClosed = false;

  /** When not `isBounded`, nobody's share is counted. */
  constructor({ isBounded }: { isBounded: boolean }) {
    this.#isBounded = isBounded;
  }

  /** How many streams are open now. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * Answers with a stream that `start` feeds; null when one of the `bounds` is reached. After `close` it is a stream
   * that has already ended: the browser reconnects, to another process or once this one is back.
   */
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

  /** Ends all streams, and opens no more. */
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

/** The highest id of a message: the most that a column holds on PostgreSQL, which refuses to look for a higher one. */
const HIGHEST_ID = 2 ** 31 - 1;

/** Where a reconnecting browser left off; 0 for a new one, or one that sends something else. */
export function lastEventId(request: Request): number {
  const id = Number(request.headers.get("Last-Event-ID"));
  return Number.isInteger(id) && id > 0 && id <= HIGHEST_ID ? id : 0;
}
