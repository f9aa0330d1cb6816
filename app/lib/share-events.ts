import { type HeardStream, type Listener, listenToEvents } from "./listen-to-events";

/** Milliseconds within which the page that holds the stream answers, unless it is suspended in the background. */
const PATIENCE = 3_000;

/** Messages between the pages of a browser. */
type Word =
  | { kind: "data"; data: unknown; id: string }
  | { kind: "back" }
  | { kind: "refused"; status: number }
  /** A page asks whether the stream is held; a page that `isNew` may have missed events while it loaded. */
  | { kind: "ask"; isNew: boolean }
  | { kind: "held" };

/**
 * Listens to a stream of server-sent events together with all other pages of this browser: one holds it (Web Locks) and
 * passes on what it hears (BroadcastChannel), since a browser opens no more than six connections to a server over
 * HTTP/1.1. When that page closes, the next takes over after the last event. If the browser lacks either feature, each
 * page has its own stream. Returns a function that stops listening. Browser only.
 */
export function shareEvents(path: string, listener: Listener): () => void {
  const { locks } = navigator;
  if (!locks || typeof BroadcastChannel === "undefined") {
    return listenToEvents(path, { ...listener, after: "" }).close;
  }
  const channel = new BroadcastChannel(path);
  let lastId = "";
  let stream: HeardStream | null = null;
  let turn = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;

  function hear(word: Word): void {
    clearTimeout(patience);
    switch (word.kind) {
      case "data":
        lastId = word.id;
        listener.onData(word.data);
        break;
      case "back":
        listener.onReconnect();
        break;
      case "refused":
        listener.onRefused(word.status);
        break;
      default:
    }
  }

  function answer({ isNew }: Extract<Word, { kind: "ask" }>): void {
    if (!stream) return;
    if (isNew || stream.isRefused()) stream.reopen();
    channel.postMessage({ kind: "held" } satisfies Word);
  }

  function tell(word: Word): void {
    hear(word);
    channel.postMessage(word);
  }

  function open(): HeardStream {
    clearTimeout(patience);
    stream = listenToEvents(path, {
      event: listener.event,
      after: lastId,
      onData: (data, id) => tell({ kind: "data", data, id }),
      onReconnect: () => tell({ kind: "back" }),
      onRefused: (status) => tell({ kind: "refused", status }),
    });
    return stream;
  }

  /** Holds the stream once it is this page's turn, until the page is done or another one has taken over. */
  async function takeTurn(turn: AbortSignal, options: LockOptions): Promise<void> {
    let held: HeardStream | undefined;
    const hold = async () => {
      // A lock that is stolen from another page is granted later, when this page may be done.
      if (turn.aborted) return;
      held = open();
      await new Promise((resolve) => turn.addEventListener("abort", resolve));
    };
    try {
      await locks.request(path, options, hold);
    } catch (error) {
      // Locks do not work after all: use a stream of its own.
      if (!turn.aborted && !(error instanceof DOMException && error.name === "AbortError")) {
        open();
        return;
      }
    }
    held?.close();
    if (stream === held) stream = null;
    if (!turn.aborted) await takeTurn(turn, { signal: turn });
  }

  function queue(isTaken: boolean): void {
    turn.abort();
    turn = new AbortController();
    void takeTurn(turn.signal, isTaken ? { steal: true } : { signal: turn.signal });
  }

  function ask(isNew: boolean): void {
    if (stream) return;
    channel.postMessage({ kind: "ask", isNew } satisfies Word);
    clearTimeout(patience);
    // A phone suspends pages in the background, and they keep their locks.
    patience = setTimeout(() => {
      if (document.visibilityState === "visible") queue(true);
    }, PATIENCE);
  }

  const onLook = () => {
    if (document.visibilityState === "visible") ask(false);
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Word>) =>
    data.kind === "ask" ? answer(data) : hear(data),
  );
  document.addEventListener("visibilitychange", onLook);
  ask(true);
  queue(false);

  return () => {
    turn.abort();
    clearTimeout(patience);
    document.removeEventListener("visibilitychange", onLook);
    stream?.close();
    channel.close();
  };
}
