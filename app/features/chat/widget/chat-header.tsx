import { X } from "lucide-react";
import { BrandMark } from "~/components/illustrations/brand-mark";
import { Weave } from "~/components/illustrations/weave";
import { ignoreSecondPress } from "~/components/ui/ignore-second-press";
import { TITLE_ID } from "../paths";
import type { Attendance } from "../protocol";
import type { ChatCopy } from "./chat-copy";

interface ChatHeaderProps {
  copy: ChatCopy;
  by: Attendance["by"];
  onClose: () => void;
}

export function ChatHeader({ copy, by, onClose }: ChatHeaderProps) {
  function close() {
    ignoreSecondPress();
    onClose();
  }
  return (
    <header className="chat-header on-dark">
      <span className="chat-portrait">
        <BrandMark className="size-7" />
      </span>
      <div className="min-w-0">
        <h2 id={TITLE_ID} className="chat-title">
          {copy.title}
        </h2>
        <p className="chat-by" data-by={by}>
          {copy.by[by]}
        </p>
      </div>
      <button type="button" aria-label={copy.close} onClick={close} className="chat-close">
        <X aria-hidden="true" className="size-5.5" />
      </button>
      <span className="chat-selvedge">
        <Weave cloth="house" pitch={4} className="absolute inset-0" />
      </span>
    </header>
  );
}
