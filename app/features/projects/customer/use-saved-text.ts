import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { postJson } from "~/lib/http/post-json";
import { projectApiPath } from "../paths";
import { isPassing } from "./retry";
import { type SaveAnswer, type SaverState, type StoredText, TextSaver } from "./text-saver";

interface SavedText extends SaverState {
  field: RefObject<HTMLTextAreaElement | null>;
  onInput: () => void;
  /** Sends at once what has not been sent. True if all of it is stored. */
  flush: () => Promise<boolean>;
  choose: (which: "mine" | "theirs") => void;
}

/** A text field that stores itself. `onSaved` is told of each text that the server has stored. */
export function useSavedText(token: string, item: string, stored: StoredText, onSaved: () => void): SavedText {
  const field = useRef<HTMLTextAreaElement>(null);
  const saver = useRef<TextSaver>(null);
  const [state, setState] = useState<SaverState>({ status: "idle", theirs: "" });
  const first = useRef(stored);
  const tell = useEffectEvent(onSaved);

  useEffect(() => {
    const made = new TextSaver(item, first.current, {
      post: (text, version) => postText(projectApiPath(token, `items/${item}`), { text, version }),
      change: (next) => {
        setState(next);
        if (next.status === "saved") tell();
      },
    });
    saver.current = made;
    if (field.current) field.current.value = made.restore(field.current.value);
    const flush = () => void made.flush();
    const onHide = () => document.visibilityState === "hidden" && flush();
    window.addEventListener("online", flush);
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      made.stop();
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [token, item]);

  const { text, version } = stored;
  useEffect(() => {
    if (saver.current?.follow({ text, version }) && field.current) field.current.value = text ?? "";
  }, [text, version]);

  return {
    ...state,
    field,
    onInput: () => saver.current?.type(field.current?.value ?? ""),
    flush: async () => (await saver.current?.flush()) ?? true,
    choose: (which) => {
      const stays = saver.current?.choose(which);
      if (field.current && stays !== undefined) field.current.value = stays;
    },
  };
}

async function postText(address: string, body: { text: string; version: number }): Promise<SaveAnswer> {
  try {
    const response = await postJson(address, body);
    const { status } = response;
    if (status === 422) return { outcome: "invalid" };
    if (status === 404) return { outcome: "closed" };
    if (isPassing(status)) return { outcome: "failed" };
    if (!response.ok && status !== 409) return { outcome: "refused" };
    const { closed, text, version } = (await response.json()) as StoredText & { closed?: true };
    if (closed) return { outcome: "closed" };
    return { outcome: response.ok ? "saved" : "conflict", text, version };
  } catch {
    return { outcome: "failed" };
  }
}
