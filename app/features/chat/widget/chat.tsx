import "./chat.css";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ignoreSecondPress, isPressedByKey } from "~/components/ui/ignore-second-press";
import { showToast } from "~/components/ui/toast-store";
import type { Language } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { CHAT_ANCHOR, FIELD_ID, PANEL_ID } from "../paths";
import { ChatLauncher } from "./chat-launcher";
import type { ChatRoomProps } from "./chat-room";
import { readToken } from "./kept-in-browser";
import { recordOpened, useAutoOpen, wasLeftOpen, wasOpened } from "./use-auto-open";

export interface ChatProps {
  /** Epoch milliseconds. */
  since: number;
}

/** Wide enough for the chat to stay open on a page that a link in it leads to. */
const BESIDE_PAGE = "(width >= 48rem)";

interface LoadedRoom {
  Room: ComponentType<ChatRoomProps>;
  copy: ChatRoomProps["copy"];
}

async function fetchRoom(language: Language): Promise<LoadedRoom> {
  const [{ ChatRoom }, { fetchChatCopy }] = await Promise.all([import("./chat-room"), import("./chat-copy")]);
  return { Room: ChatRoom, copy: await fetchChatCopy(language) };
}

export function Chat({ since }: ChatProps) {
  const { t, language } = useLanguage();
  const { pathname, hash } = usePageAddress();
  const launcher = useRef<HTMLButtonElement>(null);
  const [room, setRoom] = useState<LoadedRoom | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasDot, setDot] = useState(wasOpened);
  const [news, setNews] = useState(0);

  useEffect(() => {
    // The desk may answer in a conversation that has begun.
    if (!room && wasOpened() && readToken()) fetchRoom(language).then(setRoom, ignore);
  }, [room, language]);
  const openForLink = useEffectEvent(() => void open());
  useEffect(() => {
    if (hash === CHAT_ANCHOR) openForLink();
  }, [hash]);
  const openAgain = useEffectEvent(() => void enter().catch(ignore));
  useEffect(() => {
    if (wasLeftOpen() && window.matchMedia(BESIDE_PAGE).matches) openAgain();
  }, []);
  useAutoOpen({
    pathname,
    since,
    open: (isWanted) => enter(isWanted).catch(ignore),
    hint: () => setDot(true),
  });

  async function enter(isWanted = () => true) {
    const fetched = await fetchRoom(language);
    // The visitor may have started something else on a slow connection.
    if (!isWanted()) return;
    recordOpened(true);
    flushSync(() => {
      setRoom(fetched);
      setOpen(true);
      setDot(true);
    });
  }

  async function open() {
    const isByKey = isPressedByKey();
    try {
      await enter();
      // The send button appears where the launcher was, and the field takes the focus.
      ignoreSecondPress(isByKey);
      // Focusing the field would open a phone's keyboard before there is anything to type.
      const isTouch = window.matchMedia("(pointer: coarse)").matches;
      document.getElementById(isTouch ? PANEL_ID : FIELD_ID)?.focus();
    } catch {
      showToast({
        id: "chat",
        type: "error",
        title: t("chat.unavailable.title"),
        description: t("chat.unavailable.text"),
      });
    }
  }

  function close() {
    recordOpened(false);
    // Otherwise a reload would follow the link again.
    if (hash === CHAT_ANCHOR) history.replaceState(history.state, "", location.pathname + location.search);
    flushSync(() => setOpen(false));
    launcher.current?.focus();
  }

  return (
    <section aria-label={t("chat.label")} className="chat no-print">
      <ChatLauncher
        ref={launcher}
        isOpen={isOpen}
        hasDot={hasDot}
        news={news}
        onOpen={open}
        // Fetches the rest before the click.
        onApproach={() => fetchRoom(language).catch(ignore)}
      />
      {room && <room.Room copy={room.copy} isOpen={isOpen} onClose={close} onNews={setNews} />}
    </section>
  );
}

const ignore = () => undefined;
