import type { Ref } from "react";
import { useLanguage } from "~/lib/language/language-context";
import { PANEL_ID } from "../paths";

interface ChatLauncherProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  hasDot: boolean;
  news: number;
  onOpen: () => void;
  onApproach: () => void;
}

export function ChatLauncher({ ref, isOpen, hasDot, news, onOpen, onApproach }: ChatLauncherProps) {
  const { t } = useLanguage();
  const said = news === 1 ? t("chat.news.one") : `${news} ${t("chat.news.more")}`;
  return (
    <>
      <button
        ref={ref}
        type="button"
        hidden={isOpen}
        aria-label={news > 0 ? `${t("chat.open")}: ${said}` : t("chat.open")}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className="chat-launcher"
      >
        <Balloon />
        {hasDot && <span className="chat-dot">{news > 0 && Math.min(news, 9)}</span>}
      </button>
      <p role="status" className="sr-only">
        {!isOpen && news > 0 && said}
      </p>
    </>
  );
}

function Balloon() {
  return (
    <svg viewBox="0 0 64 64" className="chat-balloon" aria-hidden="true">
      <path
        d="M18 17H46A6 6 0 0 1 52 23V37A6 6 0 0 1 46 43H33L23 52V43H18A6 6 0 0 1 12 37V23A6 6 0 0 1 18 17Z"
        className="chat-balloon-cloth"
      />
      <path d="M22 27H42M22 34H35" className="chat-balloon-thread" />
    </svg>
  );
}
