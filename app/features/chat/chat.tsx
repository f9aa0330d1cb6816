import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { showToast } from "~/components/ui/toast-store";
import { CHAT_ANCHOR } from "~/features/conversations/paths";
import type { ChatCopy } from "./chat-copy";
import { ChatLauncher } from "./chat-launcher";
import type { ChatRoomProps } from "./chat-room";
import { readToken } from "./chat-token";
import { FIELD_ID, PANEL_ID } from "./ids";
import { noteOpened, useAutoOpen, wasOpened } from "./use-auto-open";
import "./chat.css";

export interface ChatProps {
  copy: ChatCopy;
  /** When the page was there, in epoch milliseconds. */
  since: number;
}

const fetchRoom = () => import("./chat-room").then(({ ChatRoom }) => ChatRoom);

/** The launcher, and once it is wanted the conversation behind it. */
export function Chat({ copy, since }: ChatProps) {
  const { pathname, hash } = useLocation();
  const launcher = useRef<HTMLButtonElement>(null);
  const [Room, setRoom] = useState<ComponentType<ChatRoomProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasDot, setDot] = useState(wasOpened);
  const [news, setNews] = useState(0);

  useEffect(() => {
    // Somebody may answer a conversation that is going on.
    if (wasOpened() && readToken()) fetchRoom().then((room) => setRoom(() => room), ignore);
  }, []);
  const openForLink = useEffectEvent(() => void open());
  useEffect(() => {
    if (hash === CHAT_ANCHOR) openForLink();
  }, [hash]);
  useAutoOpen({ pathname, since, open: () => enter().catch(ignore) });

  async function enter() {
    const room = await fetchRoom();
    noteOpened();
    flushSync(() => {
      setRoom(() => room);
      setOpen(true);
      setDot(true);
    });
  }

  async function open() {
    try {
      await enter();
      // On a phone the field would bring up the keyboard before there is anything to type.
      const isTouch = window.matchMedia("(pointer: coarse)").matches;
      document.getElementById(isTouch ? PANEL_ID : FIELD_ID)?.focus();
    } catch {
      showToast({ id: "chat", type: "error", title: copy.unavailable.title, description: copy.unavailable.text });
    }
  }

  function close() {
    flushSync(() => setOpen(false));
    launcher.current?.focus();
  }

  return (
    <section aria-label={copy.label} className="chat no-print">
      <ChatLauncher
        ref={launcher}
        copy={copy}
        isOpen={isOpen}
        hasDot={hasDot}
        news={news}
        onOpen={open}
        // The rest is on its way before the click.
        onApproach={() => fetchRoom().catch(ignore)}
      />
      {Room && <Room copy={copy} isOpen={isOpen} onClose={close} onNews={setNews} />}
    </section>
  );
}

const ignore = () => undefined;
