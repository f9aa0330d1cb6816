import { X } from "lucide-react";
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import type { QuickOption } from "../protocol";
import type { ChatCopy } from "./chat-copy";

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

/** Keys still work when the element with the focus is removed. */
export function useFocusPassedOn<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useLayoutEffect(() => {
    const part = place.current;
    return () => {
      if (part?.contains(document.activeElement))
        part.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}

interface ChatErrorProps {
  id?: string;
  children: string;
}

/** It may appear below the visible part, so it is scrolled into view. */
export function ChatError({ id, children }: ChatErrorProps) {
  return (
    <p ref={bringUp} id={id} role="alert" className="chat-error">
      {children}
    </p>
  );
}

const bringUp = (error: HTMLElement | null) => error?.scrollIntoView({ block: "nearest" });

const OPTIONS: readonly QuickOption[] = ["quote", "appointment", "other", "advice"];

interface QuickOptionsProps {
  copy: ChatCopy["quick"];
  onChoose: (label: string, option: QuickOption) => void;
}

export function QuickOptions({ copy, onChoose }: QuickOptionsProps) {
  const place = useFocusPassedOn<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div ref={place} role="group" aria-label={copy.label} className="chat-answers">
      {OPTIONS.map((option) => (
        <button key={option} type="button" onClick={() => onChoose(copy[option], option)} className="chat-label">
          {copy[option]}
        </button>
      ))}
    </div>
  );
}
