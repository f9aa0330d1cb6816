import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFocusPassedOn } from "./use-focus-passed-on";

interface ChatPanelProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

export function ChatPanel({ title, closeLabel, onClose, children }: ChatPanelProps) {
  const titleId = useId();
  const place = useFocusPassedOn<HTMLElement>();
  return (
    <section ref={place} aria-labelledby={titleId} className="chat-card">
      <div className="chat-card-head">
        <h3 id={titleId}>{title}</h3>
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      {children}
    </section>
  );
}
