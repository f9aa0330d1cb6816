import { EventSourceParserStream } from "eventsource-parser/stream";
import * as z from "zod/mini";
import { type Attendance, CHAT_EVENTS_PATH, type ChatLine } from "../protocol";
import { attendanceSchema, authorization, lineSchema } from "./chat-api";

/** Milliseconds, doubled each time. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
/** Milliseconds. */
const SILENCE = 70_000;

interface StreamOptions {
  token: string;
  /** Called at every attempt. */
  lastSeq: () => number;
  onLine: (line: ChatLine) => void;
  onAttendance: (attendance: Attendance) => void;
  onGone: () => void;
}

/** Reconnects after every break. Returns the function that closes it. */
export function openChatStream(options: StreamOptions): () => void {
  const closed = new AbortController();
  void listenOn(options, closed.signal);
  return () => closed.abort();
}

async function listenOn(options: StreamOptions, closed: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE;
  for (;;) {
    const ending = await listenOnce(options, closed, () => {
      pause = FIRST_PAUSE;
    });
    if (closed.aborted) return;
    if (ending === "gone") return options.onGone();
    await online(pause, closed);
    if (closed.aborted) return;
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

/** "gone" when the server does not know the conversation. */
async function listenOnce(
  { token, lastSeq, onLine, onAttendance }: Omit<StreamOptions, "onGone">,
  closed: AbortSignal,
  onWord: () => void,
): Promise<"gone" | "broken"> {
  const ended = new AbortController();
  const end = () => ended.abort();
  closed.addEventListener("abort", end);
  let silence = setTimeout(end, SILENCE);
  const word = () => {
    clearTimeout(silence);
    silence = setTimeout(end, SILENCE);
    onWord();
  };
  try {
    const response = await fetch(CHAT_EVENTS_PATH, {
      headers: { ...authorization(token), Accept: "text/event-stream", "Last-Event-ID": String(lastSeq()) },
      cache: "no-store",
      signal: ended.signal,
    });
    if (response.status === 401 || response.status === 404) return "gone";
    if (!response.ok || !response.body) return "broken";
    word();
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: word }));
    for (const reader = events.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return "broken";
      word();
      const data: unknown = JSON.parse(value.data);
      if (value.event === "line") onLine(z.parse(lineSchema, data) as ChatLine);
      if (value.event === "attendance") onAttendance(z.parse(attendanceSchema, data));
    }
  } catch {
    return "broken";
  } finally {
    clearTimeout(silence);
    closed.removeEventListener("abort", end);
  }
}

/** `pause` is in milliseconds. */
function online(pause: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      closed.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    window.addEventListener("online", go);
    closed.addEventListener("abort", go);
  });
}
