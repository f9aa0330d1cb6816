import type { QuickOption } from "../protocol";
import type { ChatCopy } from "./chat-copy";
import { useFocusPassedOn } from "./use-focus-passed-on";

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
