import type { ChatCopy } from "./chat-copy";
import type { QuickOption } from "./protocol";

const OPTIONS: readonly QuickOption[] = ["quote", "appointment", "other", "advice"];

interface QuickOptionsProps {
  copy: ChatCopy["quick"];
  onChoose: (label: string, option: QuickOption) => void;
}

/** What most visitors come for. */
export function QuickOptions({ copy, onChoose }: QuickOptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={copy.label} className="chat-answers">
      {OPTIONS.map((option) => (
        <button key={option} type="button" onClick={() => onChoose(copy[option], option)} className="chat-label">
          {copy[option]}
        </button>
      ))}
    </div>
  );
}
